"""What a seat can tell at a glance from its view, as masks: the cards that are gone, friends and foes."""

from collections.abc import Sequence
from enum import IntEnum

from tartli_desktop.cards.tarokk import ALL, TAROKKS, iterate, mask_of
from tartli_desktop.games.tarokk.rules.card_values import FOLLOWING, HIGH_HONOURS, HONOURS, KINGS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS
from tartli_desktop.games.tarokk.rules.view import View, not_shown_out

_LARGEST_POT = 10**9


def pot_worth(view: View) -> float:
    """What is in the pot, in points before the multiplier: nothing multiplies the pot (T22.10)."""
    return min(view.pot, _LARGEST_POT) / view.multiplier


class Relation(IntEnum):
    """How another seat stands to the seat of the view."""

    FOE = -1
    UNKNOWN = 0
    FRIEND = 1


class Situation:
    """The facts that decisions need from a view.

    Attributes:
        view: the view.
        hand: the seat's cards.
        played: the cards that have been played.
        unseen: the cards hidden in other hands, in others' discards or in the talon.
        trick: the cards on the table.
        relations: friend, foe or unknown for each seat, as far as it is proved.
    """

    __slots__ = ("hand", "played", "relations", "trick", "unseen", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand = mask_of(view.hand)
        self.played = mask_of(card for _, card in view.tricks)
        told = mask_of(view.told[0]) if view.told is not None else 0
        self.unseen = ALL & ~(self.hand | self.played | mask_of(view.discards) | told)
        self.trick = mask_of(card for _, card in view.trick)
        self.relations = relations(view)

    @property
    def tarokks(self) -> int:
        """How many tarokks the seat holds."""
        return (self.hand & TAROKKS).bit_count()

    def is_friend(self, seat: int) -> bool:
        """Whether another seat is known to be on the same side."""
        return seat != self.view.seat and self.relations[seat] == Relation.FRIEND

    def proved_honours(self, seats: Sequence[int], *, friends: bool) -> int:
        """The honours that friends among seats, or the others, must hold: the last that a bid promises."""
        held = 0
        for seat, honours in promised_honours(self.view).items():
            left = honours & self.unseen
            if seat in seats and self.is_friend(seat) == friends and not left & (left - 1):
                held |= left
        return held

    @property
    def ruffed_kings(self) -> int:
        """The kings of suits of which a seat that is no friend has shown that it has none, but may ruff."""
        ruffed = 0
        for seat, allowed in not_shown_out(self.view).items():
            if self.relations[seat] != Relation.FRIEND and allowed & self.unseen & TAROKKS:
                ruffed |= mask_of(king for king in iterate(KINGS) if not allowed & FOLLOWING[king])
        return ruffed

    @property
    def still_to_play(self) -> list[int]:
        """The other seats that still play to the open trick."""
        spoken = {seat for seat, _ in self.view.trick}
        return [seat for seat in self.view.active if seat not in spoken and seat != self.view.seat]

    def may_be_beaten(self, over: int) -> bool:
        """Whether a seat that is no known friend still plays to the trick and may hold one of these cards."""
        held, hidden = not_shown_out(self.view), self.foes_cards & ~self._called_by_friends
        return any(
            not self.is_friend(seat) and held[seat] & over & hidden != 0 for seat in self.still_to_play
        )

    @property
    def _called_by_friends(self) -> int:
        """The called card, for the declarer; for the partner, the higher ones that were not called (T8.3)."""
        view = self.view
        if view.called is None or view.side != DECLARERS:
            return 0
        if view.seat == view.declarer:
            return 1 << view.called
        told = None if view.told is None else view.told[1]
        calls_any = told is None or (told > 0 if isinstance(told, int) else any(count for _, count in told))
        return 0 if calls_any or view.promise is not None else ((1 << view.called) - 1) & ~HIGH_HONOURS

    @property
    def foes_cards(self) -> int:
        """The unseen cards that foes may hold: no high honours where the seat's side has announced trull.

        Foes who doubled it, or announced to catch the XXI, have one.
        """
        side = self.view.side
        trull = any(
            kind == "trull" and owner == side and not level % 2 for kind, owner, level in self.view.items
        )
        catch = any(kind == "catch" and owner != side for kind, owner, _ in self.view.items)
        return self.unseen & ~HIGH_HONOURS if trull and not catch else self.unseen


def promised_honours(view: View) -> dict[int, int]:
    """The honours of which each seat that has bid was dealt at least one, as a mask (T4.3, T5.7, T9.8)."""
    spoken = view.auction
    if [text for _, text in spoken[:3]] == ["pass"] * 3:
        # A trial bid proves none.
        return {}
    promised = {seat: HONOURS for seat, text in spoken if text != "pass"}
    if view.promise is None:
        return promised
    kind, seat, card = view.promise
    yielded = kind == "yield" and view.rules.yield_high_honour
    # With the pagát alone it could not have passed before pagátultimó was announced (T5.4, T5.11, T9.8).
    binds = kind in ("cue", "yield") and (view.rules.cue_debt == "always" or view.called == card)
    free = binds and (seat, "pass") in view.said and all(item != "ultimo" for item, _, _ in view.items)
    if seat in promised and (yielded or free):
        promised[seat] = HIGH_HONOURS
    return promised


def relations(view: View) -> tuple[Relation, ...]:
    """Friend, foe or unknown for each seat, from the viewer's side and what is public (T10.1).

    The holder of the called card knows every side, and so does a declarer who called their own XX. An
    opponent knows them as soon as the partner is proved.
    """
    seats = range(len(view.sizes))
    if view.side is None:
        return tuple(Relation.FRIEND if seat == view.seat else Relation.UNKNOWN for seat in seats)
    sides = list(view.sides)
    sides[view.seat] = view.side
    others = [seat for seat in view.active if seat != view.declarer]
    if view.alone:
        for seat in others:
            sides[seat] = OPPONENTS
    if any(sides[seat] == DECLARERS for seat in others):
        for seat in others:
            sides[seat] = sides[seat] or OPPONENTS
    return tuple(
        Relation.UNKNOWN if side is None else Relation.FRIEND if side == view.side else Relation.FOE
        for side in sides
    )
