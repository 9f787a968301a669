"""What a sampled hand pays when the rest is spoken and played by rules of thumb."""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeVar

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk.opponents import heuristic
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import pot_worth
from tartli_desktop.games.tarokk.rules.card_values import HIGH_HONOURS
from tartli_desktop.games.tarokk.rules.hand import Hand
from tartli_desktop.games.tarokk.rules.legal import legal_actions
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.games.tarokk.rules.view import MatchState, View, view_of

from .payoff import Payoff
from .rollout import KnownDeal, playout

Net = TypeVar("Net", int, float)

_SIDE_NUMBER = {"F": 0, "O": 1}


def deal_of(
    view: View, hands: Sequence[int], discards: Sequence[int], sides: Sequence[Side | None]
) -> KnownDeal:
    """A hand in play with all cards known, in the form that the playouts need."""
    active = view.active
    numbers = [_SIDE_NUMBER[sides[seat] or "O"] for seat in active]
    declarer = view.declarer
    assert declarer is not None
    won = [discards[declarer], 0]
    f_tricks = catcher = 0
    for place, winner in enumerate(view.winners):
        side = numbers[active.index(winner)]
        trick = view.tricks[4 * place : 4 * place + 4]
        f_tricks += not side
        owner = {card: seat for seat, card in trick}
        for card in owner:
            won[side] |= 1 << card
        if Card.SKIZ in owner and Card.XXI in owner and owner[Card.SKIZ] == winner:
            loser = numbers[active.index(owner[Card.XXI])]
            if loser != side:
                catcher = side + 1
    trick = view.trick
    leader = trick[0][0] if trick else view.winners[-1] if view.winners else active[0]
    items = [(kind, owner) for kind, owner, _ in view.items]
    held = [hands[seat] for seat in active]
    return KnownDeal(
        hands=held,
        sides=numbers,
        keeps_pagat=announced(items, "ultimo"),
        trulls=_known_trulls(items, held, numbers),
        won=won,
        tricks=len(view.winners),
        f_tricks=f_tricks,
        catcher=catcher,
        leader=active.index(leader),
        open=[card for _, card in trick],
    )


def announced(items: Collection[tuple[str, Side]], bonus: str) -> tuple[bool, bool]:
    """Whether F and O have announced a bonus."""
    return (bonus, DECLARERS) in items, (bonus, OPPONENTS) in items


def _known_trulls(
    items: Collection[tuple[str, Side]], hands: Sequence[int], sides: Sequence[int]
) -> tuple[bool, bool]:
    """Whether F and O have announced trull and no foe of theirs holds a high honour.

    One who announced it without SKIZ learns from a kontra or an announced catch where it is, so no side may
    trust in it where it is not true: its XXI would be caught in every deal.
    """
    said = announced(items, "trull")
    held = [0, 0]
    for hand, side in zip(hands, sides, strict=True):
        held[side] |= hand
    return said[0] and not held[1] & HIGH_HONOURS, said[1] and not held[0] & HIGH_HONOURS


def true_sides(view: View, hands: Sequence[int]) -> list[Side | None]:
    """The side of each seat if ``hands`` are the cards still held; the cards played are the view's."""
    called, declarer = view.called, view.declarer
    sides: list[Side | None] = [None] * len(view.sizes)
    for seat in view.active:
        held = called is not None and hands[seat] >> called & 1
        shown = (seat, called) in view.tricks
        sides[seat] = DECLARERS if seat == declarer or held or shown else "O"
    return sides


def share(net: Net, seat: int, sides: Sequence[Side | None], settler: int | None = None) -> Net:
    """What a seat is paid for the net value V (T14.1, T14.2).

    ``settler`` is a declarer who settles with the dealer, too (T22.8).
    """
    if sides[seat] != DECLARERS:
        return -net
    times = 1 if sum(side == DECLARERS for side in sides) == 2 else 3
    return net * (times + (seat == settler))


class Table:
    """Speaks for all seats of a sampled hand up to the play, and plays the cards out.

    ``point`` is what a card point counts besides what is paid.
    """

    __slots__ = ("_multiplier", "_payoffs", "_point", "_pot", "_variant")

    def __init__(self, view: View, point: float = 0.0) -> None:
        self._point = point
        self._variant = view.rules
        self._pot = pot_worth(view)
        self._multiplier = view.multiplier
        self._payoffs: dict[tuple[object, ...], Payoff] = {}

    def view(self, hand: Hand, seat: int) -> View:
        """What a seat sees of a sampled hand."""
        state = MatchState(
            variant=self._variant,
            phase="deal" if hand.phase == "ended" else hand.phase,
            dealer=hand.dealer,
            multiplier=self._multiplier,
            rounds_left=(),
            balance=(0,) * self._variant.players,
            hat=None,
            notice=None,
            pot=hand.pot,
        )
        return view_of(hand, seat, state)

    def payoff(
        self, level: int, levels: Mapping[tuple[str, Side], int], seat: int, sides: Sequence[Side | None]
    ) -> Payoff:
        """What outcomes pay a seat's side at this level with these announcements."""
        side, stake = sides[seat], None
        if self._pot and side is not None and ("ultimo", side) in levels:
            taken = self._pot / sides.count(side)
            stake = 1 + _SIDE_NUMBER[side], taken / abs(share(1, seat, sides))
        key = (level, tuple(sorted(levels.items())), stake)
        payoff = self._payoffs.get(key)
        if payoff is None:
            payoff = self._payoffs[key] = Payoff(self._variant, level, dict(levels), stake, self._point)
        return payoff

    def share(self, net: float, seat: int, sides: Sequence[Side | None], declarer: int | None) -> float:
        """What a seat is paid for the net value V, by these rules."""
        return share(net, seat, sides, declarer if self._variant.dealer_shares else None)

    def finish(self, hand: Hand, seat: int) -> float:
        """What a seat is paid if the rest of a hand goes by rules of thumb; ``hand`` is used up."""
        while hand.phase not in ("play", "ended"):
            speaker = hand.to_move
            assert speaker is not None
            # Most have nothing to choose here, and a view takes longer than this.
            legal = legal_actions(hand, speaker) if hand.phase in ("auction", "annul") else ()
            only = legal[0] if len(legal) == 1 else None
            hand.apply(speaker, only or heuristic.decide(self.view(hand, speaker)))
        if hand.phase == "ended":
            assert hand.result is not None
            # Nothing multiplies the pot (T22.10), so it counts for less in a doubled round.
            potted = sum(item.value for item in hand.result.items if item.kind == "pot" and item.seat == seat)
            return hand.result.payments[seat] + potted - potted / self._multiplier
        announcements = hand.announcements
        assert announcements is not None
        assert announcements.sides is not None
        assert hand.level is not None
        sides = announcements.sides.true
        held = [hand.hands[each] for each in hand.order]
        numbers = [_SIDE_NUMBER[sides[each] or "O"] for each in hand.order]
        deal = KnownDeal(
            hands=held,
            sides=numbers,
            keeps_pagat=announced(announcements.levels, "ultimo"),
            trulls=_known_trulls(announcements.levels, held, numbers),
            won=[hand.discarded[hand.declarer or 0], 0],
        )
        net = self.payoff(hand.level, announcements.levels, seat, sides).net(playout(deal))
        return self.share(net, seat, sides, hand.declarer)
