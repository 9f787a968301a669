"""A player who sees all cards, to measure what hidden cards are worth; no opponent of the program."""

from collections.abc import Sequence

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import Action, Announce, Card, Match, Play, SayKontra, View
from tartli_desktop.games.tarokk.opponents import heuristic
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.discarding import ranked
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import Situation
from tartli_desktop.games.tarokk.opponents.search.endgame import Memory, net_after
from tartli_desktop.games.tarokk.opponents.search.payoff import Payoff
from tartli_desktop.games.tarokk.opponents.search.rollout import playout
from tartli_desktop.games.tarokk.opponents.search.simulation import Table, deal_of, share, true_sides
from tartli_desktop.games.tarokk.rules.hand import Hand

DISCARDS = 12
"""How many discards it tries."""


def decide(match: Match, deck: Sequence[Card], done: Sequence[tuple[int, Action]]) -> Action:
    """The action that pays most as the cards lie, with the rest of the hand played by rules of thumb.

    Args:
        match: the match at its first hand.
        deck: the deck of that hand.
        done: the actions so far.
    """
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    usual = heuristic.decide(view)
    if len(view.legal) == 1:
        return usual
    values = _cards(match, view) if view.phase == "play" else _before_the_play(view, usual, deck, done)
    best = max(values.values())
    return usual if values.get(usual) == best else max(values, key=lambda action: values[action])


def _before_the_play(
    view: View, usual: Action, deck: Sequence[Card], done: Sequence[tuple[int, Action]]
) -> dict[Action, int]:
    hand = Hand(view.rules, view.dealer, tuple(deck), 1)
    for seat, action in done:
        hand.apply(seat, action)
    actions: Sequence[Action] = view.legal
    if view.phase == "discard":
        actions = ranked(Situation(view))[:DISCARDS]
    elif view.phase == "announce":
        # Opponents who answer and play better than rules of thumb would ruin it, so it dares no more.
        actions = [action for action in view.legal if action == usual or _is_modest(action)]
    table = Table(view.rules)
    values: dict[Action, int] = {}
    for action in actions:
        twin = hand.copy()
        twin.apply(view.seat, action)
        values[action] = table.finish(twin, view.seat)
    return values


def _is_modest(action: Action) -> bool:
    """Whether the action announces no bonus and answers no kontra."""
    return not isinstance(action, Announce) and not (isinstance(action, SayKontra) and action.level > 1)


def _cards(match: Match, view: View) -> dict[Action, int]:
    assert view.contract is not None
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
        values[action] = share(net, view.seat, sides)
    return values
