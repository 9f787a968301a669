"""What a finished hand pays to whom (U6, U7, U11, U12)."""

from dataclasses import dataclass
from typing import Literal

from tartli_desktop.cards.german import Card

from .cards import ACES, LAST_TRICK_POINTS, NO_TRUMP, PAIRS, pair_of, points_in
from .contracts import Contract
from .variant import Variant

End = Literal["played", "early", "claim", "concede", "forfeit"]
"""How a hand ends (U13)."""

Seats = tuple[int, int, int]
"""A number for each seat."""

_NOBODY: Seats = (0, 0, 0)

HUNDREDS = {"40-100": 60, "20-100": 80}
"""The card points that each of these needs; the marriage makes up the rest of the 100 (U6.2)."""

SILENT_HUNDRED = 100
"""The lowest score that makes a silent 100 (U11.1)."""


@dataclass(frozen=True, slots=True)
class Component:
    """One part of a hand, settled (U18.4)."""

    name: str
    """Its word of U3.1, or ``silent-100``, ``silent-ulti``, ``silent-aces``, ``silent-durchmars``."""
    seat: int
    """The seat it belongs to: the soloist, even when a silent bid is lost; a defender only in U11.8."""
    won: bool
    value: int
    """Hearts and m are counted in, doubles and the double loss of a silent bid (U11.5) are not."""
    levels: Seats
    """The level of doubling that concerns each seat, 0 for the soloist (U8.1)."""
    paid: Seats
    """What it brings each seat; the sum is 0."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """A hand that is over (U18.4)."""

    number: int
    """Counted from 1."""
    dealer: int
    soloist: int
    contract: str
    """Its text code (U3.6)."""
    multiplier: int
    trump: str | None
    """A L H B, or None without trumps and after a forfeit."""
    end: End
    scores: tuple[int, int] | None
    """The soloist's and the defenders' scores (U7.4); None without Simple."""
    trick_points: int | None
    """The soloist's card points; None without trumps."""
    talon: tuple[Card, Card] | None
    """None after a forfeit (U16.3)."""
    components: tuple[Component, ...]
    """Those of the contract in the order of U3.1, then the silent ones that happened."""
    points: Seats
    """What each seat wins or loses; the sum is 0 (U12)."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything in a finished hand that the settlement needs. Sets of cards are masks."""

    number: int
    dealer: int
    variant: Variant
    soloist: int
    contract: Contract
    multiplier: int
    trump: int
    """A suit, or :data:`NO_TRUMP`."""
    end: End
    held: int
    """The soloist's ten cards at the end of the auction (U6)."""
    talon: int
    won: Seats
    """The cards in each seat's tricks."""
    tricks: Seats
    """How many tricks each seat has won."""
    last: int | None
    """Who won trick 10."""
    seven: int | None
    """Who played the trump VII to trick 10."""
    marriages: tuple[tuple[int, ...], ...]
    """What each seat announced (U7.2)."""
    levels: tuple[tuple[str, Seats], ...]
    """The level of doubling of each component by seat (U18.4)."""

    @property
    def defenders(self) -> tuple[int, int]:
        """The two defenders, first the one who sits next after the soloist."""
        return (self.soloist + 1) % 3, (self.soloist + 2) % 3


def settle(facts: Facts) -> HandResult:
    """The result of a hand."""
    contract, is_forfeit = facts.contract, facts.end == "forfeit"
    trick_points = scores = None
    if not is_forfeit:
        trick_points = None if contract.kind == "plain" else card_points(facts, facts.soloist)
        scores = scores_of(facts) if contract.has("simple") else None
        components = (*_bid_components(facts, trick_points, scores), *_silent_components(facts, scores))
    else:
        components = (_settled(facts, "simple", won=False, value=2 * facts.multiplier, levels=_NOBODY),)
    first, second, third = (sum(component.paid[seat] for component in components) for seat in range(3))
    return HandResult(
        number=facts.number,
        dealer=facts.dealer,
        soloist=facts.soloist,
        contract=contract.text,
        multiplier=facts.multiplier,
        trump="ALHB"[facts.trump] if not is_forfeit and facts.trump != NO_TRUMP else None,
        end=facts.end,
        scores=scores,
        trick_points=trick_points,
        talon=None if is_forfeit else pair_of(facts.talon),
        components=components,
        points=(first, second, third),
    )


def card_points(facts: Facts, *seats: int) -> int:
    """The card points in the tricks of some seats, with the ten for the last trick (U1.5)."""
    points = sum(points_in(facts.won[seat]) for seat in seats)
    return points + LAST_TRICK_POINTS if facts.last in seats else points


def scores_of(facts: Facts) -> tuple[int, int]:
    """The score of the soloist and of the defenders (U7.4, U7.5)."""
    soloist, defenders = facts.soloist, facts.defenders
    mine = card_points(facts, soloist)
    if facts.tricks[soloist]:
        mine += sum(facts.marriages[soloist])
    theirs = card_points(facts, *defenders) + points_in(facts.talon)
    if any(facts.tricks[seat] for seat in defenders):
        theirs += sum(sum(facts.marriages[seat]) for seat in defenders)
    return mine, theirs


def component_won(facts: Facts, name: str, trick_points: int | None, scores: tuple[int, int] | None) -> bool:
    """Whether the soloist has won a component of the contract (U6)."""
    soloist = facts.soloist
    others = sum(facts.tricks[seat] for seat in facts.defenders)
    if facts.end == "concede":
        return False
    if name == "simple":
        return scores is not None and scores[0] > scores[1]
    if name in ("40-100", "20-100"):
        pairs = [suit for suit, pair in enumerate(PAIRS) if facts.held & pair == pair]
        fits = [suit for suit in pairs if (suit == facts.trump) == (name == "40-100")]
        return bool(fits) and (trick_points or 0) >= HUNDREDS[name]
    if name == "ulti":
        return facts.seven == soloist == facts.last
    if name == "aces":
        return facts.won[soloist] & ACES == ACES
    if name == "betli":
        return facts.tricks[soloist] == 0
    return others == 0


def _bid_components(
    facts: Facts, trick_points: int | None, scores: tuple[int, int] | None
) -> list[Component]:
    levels = dict(facts.levels)
    settled = []
    for name, single in facts.contract.components:
        won = component_won(facts, name, trick_points, scores)
        value = single * facts.multiplier
        # U11.6: under ``replaces``, a hundred that was not bid doubles the Simple.
        if (
            name == "simple"
            and scores
            and max(scores) >= SILENT_HUNDRED
            and facts.variant.silent_hundred == "replaces"
        ):
            value *= 2
        # U12.2: doubles do not multiply this.
        penalty = 4 * facts.contract.factor * facts.multiplier if name == "ulti" and not won else 0
        settled.append(_settled(facts, name, won=won, value=value, levels=levels[name], penalty=penalty))
    return settled


def _silent_components(facts: Facts, scores: tuple[int, int] | None) -> list[Component]:
    """The silent bids that happened (U11)."""
    contract, variant, soloist = facts.contract, facts.variant, facts.soloist
    if contract.kind == "plain":
        return []
    levels = dict(facts.levels)[contract.carrier]
    each = contract.factor * facts.multiplier
    silent = []

    def happened(name: str, value: int, won: bool) -> None:
        silent.append(
            _settled(facts, name, won=won, value=value * each, levels=levels, times=1 if won else 2)
        )

    if scores is not None and variant.silent_hundred == "added" and max(scores) >= SILENT_HUNDRED:
        happened("silent-100", 2, scores[0] >= SILENT_HUNDRED)
    if facts.seven is not None:
        if facts.seven != soloist:
            if variant.silent_ulti == "anyone":
                silent.append(_defenders_ulti(facts, facts.seven, 2 * each))
        elif variant.silent_ulti != "none" and not contract.has("ulti"):
            happened("silent-ulti", 2, facts.last == soloist)
    if not contract.durchmars:
        if variant.silent_aces and not contract.has("aces"):
            holders = [seat for seat in range(3) if facts.won[seat] & ACES == ACES]
            if holders:
                happened("silent-aces", 2, holders[0] == soloist)
        if variant.silent_durchmars != "none":
            winners = [seat for seat in range(3) if facts.tricks[seat] == 10]
            if winners:
                more = variant.silent_durchmars == "four_in_simple" and contract.names == ("simple",)
                happened("silent-durchmars", 4 if more else 3, winners[0] == soloist)
    return silent


def _settled(
    facts: Facts, name: str, *, won: bool, value: int, levels: Seats, times: int = 1, penalty: int = 0
) -> Component:
    """A component, settled between the soloist and each defender (U12.1)."""
    paid = [0, 0, 0]
    for seat in facts.defenders:
        amount = (value * times << levels[seat]) + penalty
        if not won:
            amount = -amount
        paid[facts.soloist] += amount
        paid[seat] -= amount
    return Component(name, facts.soloist, won, value, levels, (paid[0], paid[1], paid[2]))


def _defenders_ulti(facts: Facts, seat: int, value: int) -> Component:
    """A defender's silent Ulti, settled with each of the two others (U11.8)."""
    won = facts.last == seat
    amount = value if won else -2 * value
    paid = [-amount, -amount, -amount]
    paid[seat] = 2 * amount
    return Component("silent-ulti", seat, won, value, _NOBODY, (paid[0], paid[1], paid[2]))
