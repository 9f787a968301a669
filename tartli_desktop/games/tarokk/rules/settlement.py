"""What a hand is worth, and who pays whom (T12 to T14)."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tartli_desktop.cards.tarokk import Card, mask_of

from .actions import GAME
from .card_values import ALL_POINTS, KINGS, points_of
from .sides import DECLARERS, OPPONENTS, Side, other
from .variant import Variant

GAME_POINTS = 48
"""The points that the declarer's side needs to win the game (T12.2)."""

DOUBLE_POINTS = 71
"""The points that a side needs for double (T12.3)."""

TRICKS = 9

SILENT_TRULL = 1
"""The value of a silent trull; an announced one is worth twice as much (T9.6)."""

TRULL = mask_of((Card.SKIZ, Card.XXI, Card.I))

TALON_VALUES = {Card.SKIZ: 3, Card.XXI: 2, Card.I: 1}
"""What an honour from the talon costs the seat that drew it (T22.7)."""

Kind = Literal["played", "passed", "annulled", "trial"]
Levels = Mapping[tuple[str, Side], int]
"""The kontra level of each item, by kind and owner (T9.10)."""


class Item(Struct, frozen=True):
    """One line of the settlement (T18.4)."""

    kind: str
    """``game``, one of the six bonuses, ``tarokks``, ``trial``, ``talon`` (T22.7) or ``pot`` (T22.10)."""
    side: Side | None
    """Who owns or made it, for the game and the bonuses."""
    seat: int | None
    """For ``tarokks`` and ``talon`` the seat that is paid, for ``trial`` the seat that pays, for ``pot`` the
    seat that pays or takes; else None."""
    others: tuple[int, ...] | None
    """For ``tarokks``, ``talon`` and ``trial``, the seats on the other end, in order; else None."""
    announced: bool
    kontra: int
    """From 0 for none to 5 for mordkontra."""
    value: int
    """Before the multiplier, signed for F; with ``others``, the amount for each of them; for ``pot``, what is
    paid in, or negative what is taken, which nothing multiplies."""


class HandResult(Struct, frozen=True):
    """How a hand ended (T18.4)."""

    kind: Kind
    declarer: int | None
    partner: int | None
    """None if the declarer played alone, or if the hand was not played."""
    contract: int | None
    """The level, 1 to 4."""
    points: tuple[int, int] | None
    """The points of F and O (T12.1)."""
    tricks: tuple[int, int] | None
    multiplier: int
    items: tuple[Item, ...]
    payments: tuple[int, ...]
    """The payment of each seat, multiplied, and what it paid into the pot or took."""
    pot: int = 0
    """What is in the pot after the hand (T22.10)."""


class PlayedHand(Struct, frozen=True):
    """What the settlement needs of a hand that was played to the end."""

    level: int
    """The level of the contract, which is also its base value (T4.1)."""
    won: tuple[int, int]
    """The cards in the tricks of F and O, as masks."""
    tricks: int
    """How many tricks F has won."""
    declarers_discards: int
    """The declarer's discards, as a mask (T6.4)."""
    pagat_last: Side | None
    """The side that played I to the last trick."""
    pagat_won: bool
    """Whether I won the last trick."""
    catcher: Side | None
    """The side whose SKIZ caught the other side's XXI (T13.9)."""

    @property
    def points(self) -> tuple[int, int]:
        """The points of F and O (T12.1)."""
        declarers = points_of(self.won[0] | self.declarers_discards)
        return declarers, ALL_POINTS - declarers


def settle(variant: Variant, hand: PlayedHand, levels: Levels) -> tuple[Item, ...]:
    """The lines of T13 that score, none of value 0, in the order in which the account shows them."""
    items = game_lines(variant, hand.level, hand.points[0], hand.tricks, levels)
    silent_doubles = [item.side for item in items if item.kind == "double" and not item.announced]
    for side in (DECLARERS, OPPONENTS):
        won = hand.won[side == OPPONENTS]
        volat = hand.tricks == (TRICKS if side == DECLARERS else 0)
        barred = {
            "trull": volat and variant.silent_with_volat == "none",
            "kings": volat or (side in silent_doubles and not variant.kings_with_double),
        }
        made = {
            "trull": won & TRULL == TRULL,
            "kings": won & KINGS == KINGS,
            "ultimo": hand.pagat_last == side and hand.pagat_won,
            "catch": hand.catcher == side,
        }
        for bonus, value in _silent_values(variant).items():
            level = levels.get((bonus, side))
            if level is not None:
                items.append(_line(bonus, side, made[bonus], 2 * value, announced=True, kontra=level))
            elif bonus == "ultimo" and hand.pagat_last == side:
                items.append(_line(bonus, side, made[bonus], value))
            elif made[bonus] and not barred.get(bonus):
                items.append(_line(bonus, side, True, value))
    return tuple(items)


def game_lines(variant: Variant, base: int, points: int, tricks: int, levels: Levels) -> list[Item]:
    """Game, double and volát (T13.1 to T13.5).

    Args:
        variant: the switches.
        base: the base value g of the contract.
        points, tricks: the points and the tricks of F.
        levels: the level of each item that was announced; the game is among them.
    """
    items: list[Item] = []
    kontra = levels.get((GAME, DECLARERS), 0)
    needed = GAME_POINTS - (1 if kontra and variant.kontra_needs_48 else 0)
    winner = DECLARERS if points >= needed else OPPONENTS
    silent_kontra = kontra if variant.kontra_on_silent else 0
    silent, never = False, variant.game_beside_double == "never"
    for side in (DECLARERS, OPPONENTS):
        double = (points if side == DECLARERS else ALL_POINTS - points) >= DOUBLE_POINTS
        volat = tricks == (TRICKS if side == DECLARERS else 0)
        said_double, said_volat = levels.get(("double", side)), levels.get(("volat", side))
        if said_double is not None:
            items.append(_line("double", side, double, 4 * base, announced=True, kontra=said_double))
        if said_volat is not None:
            items.append(_line("volat", side, volat, 6 * base, announced=True, kontra=said_volat))
        if side == OPPONENTS and variant.silent_needs_kontra and not kontra:
            continue
        if volat and said_volat is None:
            silent = True
            items.append(_line("volat", side, True, 3 * base, kontra=silent_kontra))
        barred = any(("volat", each) in levels for each in ((DECLARERS, OPPONENTS) if never else (side,)))
        if double and not volat and said_double is None and not barred:
            silent = True
            items.append(_line("double", side, True, 2 * base, kontra=silent_kontra))
    announcers = (DECLARERS, OPPONENTS) if never else (winner,)
    announced = any((kind, side) in levels for kind in ("double", "volat") for side in announcers)
    covered = silent and variant.kontra_on_silent if kontra else silent or announced
    if not covered:
        items.append(Item(GAME, DECLARERS, None, None, False, kontra, _signed(winner, base * 2**kontra)))
    return items


def payments(
    seats: int,
    order: tuple[int, ...],
    true_sides: tuple[Side | None, ...],
    items: tuple[Item, ...],
    multiplier: int,
    sharing: tuple[int, int] | None = None,
) -> tuple[int, ...]:
    """The payment of each seat (T14), from the lines, the sides and the multiplier alone.

    ``sharing`` are the declarer and a dealer who wins and loses with the opponents (T22.8).
    """
    pays = [0] * seats
    net = net_value(items)
    declarers = sum(side == DECLARERS for side in true_sides)
    for seat in order:
        if true_sides[seat] == OPPONENTS:
            pays[seat] -= net
        elif true_sides[seat] == DECLARERS:
            pays[seat] += net if declarers == 2 else 3 * net
    if sharing is not None:
        declarer, dealer = sharing
        pays[declarer] += net
        pays[dealer] -= net
    for item in items:
        if item.seat is not None and item.others is not None:
            sign = -1 if item.kind == "trial" else 1
            pays[item.seat] += sign * item.value * len(item.others)
            for other_seat in item.others:
                pays[other_seat] -= sign * item.value
    pays = [multiplier * amount for amount in pays]
    for item in items:
        if item.kind == "pot" and item.seat is not None:
            pays[item.seat] -= item.value
    return tuple(pays)


def net_value(items: tuple[Item, ...]) -> int:
    """The net value V for F of the lines of T13."""
    return sum(item.value for item in items if item.side is not None)


def tarokk_lines(
    variant: Variant,
    order: tuple[int, ...],
    true_sides: tuple[Side | None, ...],
    counts: tuple[int, ...],
    declared: tuple[int, ...],
    net: int,
) -> tuple[Item, ...]:
    """Declared and undeclared tarokks (T14.4, T14.5).

    Args:
        variant: the switches.
        order: the active seats.
        true_sides: the side of each seat.
        counts: how many tarokks each seat had after the discards.
        declared: how many of them it declared, 0 if it did not.
        net: the net value V for F.
    """
    items = []
    for seat in sorted(order):
        amount = counts[seat] - 7
        if amount <= 0:
            continue
        if declared[seat]:
            others = tuple(sorted(each for each in order if each != seat))
            items.append(Item("tarokks", None, seat, others, True, 0, amount))
            continue
        side = true_sides[seat]
        covered = (net if side == DECLARERS else -net) >= amount
        if variant.undeclared_tarokks == "never" or (
            variant.undeclared_tarokks == "if_covered" and not covered
        ):
            continue
        fellows = tuple(sorted(each for each in order if each != seat and true_sides[each] == side))
        if fellows:
            items.append(Item("tarokks", None, seat, fellows, False, 0, amount))
    return tuple(items)


def talon_lines(dealer: int, drawn: Sequence[int]) -> tuple[Item, ...]:
    """What the dealer of five is paid for the honours that each seat drew, by seat (T22.7)."""
    return tuple(
        Item("talon", None, dealer, (seat,), False, 0, value)
        for seat, cards in enumerate(drawn)
        for card, value in TALON_VALUES.items()
        if cards >> card & 1
    )


def _silent_values(variant: Variant) -> dict[str, int]:
    """The silent value of each bonus that is worth the same in every contract (T9.6, T13.11)."""
    return {
        "trull": SILENT_TRULL,
        "kings": variant.kings_value,
        "ultimo": variant.ultimo_value,
        "catch": variant.catch_value,
    }


def _line(kind: str, side: Side, made: bool, value: int, *, announced: bool = False, kontra: int = 0) -> Item:
    """A line for a bonus of one side: paid to that side if it was made, else to the other."""
    winner = side if made else other(side)
    return Item(kind, side, None, None, announced, kontra, _signed(winner, value * 2**kontra))


def _signed(winner: Side, value: int) -> int:
    return value if winner == DECLARERS else -value
