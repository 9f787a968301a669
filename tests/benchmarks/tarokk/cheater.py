"""A player who sees all cards, to measure how much there is to know; no opponent of the program."""

from __future__ import annotations

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import Match
from tartli_desktop.games.tarokk.opponents import heuristic
from tartli_desktop.games.tarokk.opponents.search.endgame import Memory, net_after
from tartli_desktop.games.tarokk.opponents.search.payoff import Payoff
from tartli_desktop.games.tarokk.opponents.search.rollout import playout
from tartli_desktop.games.tarokk.opponents.search.simulation import deal_of, share, true_sides
from tartli_desktop.games.tarokk.rules.actions import Action, Play


def decide(match: Match) -> Action:
    """The card that pays most as the cards lie; before the play like the heuristic player."""
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    usual = heuristic.decide(view)
    if view.phase != "play" or len(view.legal) == 1 or view.contract is None:
        return usual
    seats = range(len(view.sizes))
    hands = [mask_of(match.view(each).hand) for each in seats]
    discards = [mask_of(match.view(each).discards) for each in seats]
    sides = true_sides(view, hands)
    deal = deal_of(view, hands, discards, sides)
    payoff = Payoff(view.rules, view.contract, {(kind, owner): level for kind, owner, level in view.items})
    memory: Memory = {}
    values: dict[Action, int] = {}
    for action in view.legal:
        assert isinstance(action, Play)
        if len(view.winners) >= 6:
            net = net_after(deal, action.card, payoff, memory)
        else:
            twin = deal.copy()
            pagat = twin.play(action.card)
            net = payoff.net(playout(twin) if twin.tricks < 9 else twin.outcome(pagat))
        values[action] = share(net, seat, sides)
    best = max(values.values())
    return usual if values[usual] == best else max(values, key=lambda action: values[action])
