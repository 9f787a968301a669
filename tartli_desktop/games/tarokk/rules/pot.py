"""The ultimó pot: what is paid into it and taken from it, multiplied by nothing (T22.10)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from .settlement import HandResult, Item, Levels
from .sides import DECLARERS, OPPONENTS, Side

_VOID_PRICE, _TRIAL_PRICE = 2, 8


def void_lines(order: Iterable[int]) -> tuple[Item, ...]:
    """What each active seat pays for a void hand."""
    return tuple(pot_line(seat, _VOID_PRICE) for seat in sorted(order))


def trial_lines(declarer: int) -> tuple[Item, ...]:
    """What the declarer pays for a failed trial, instead of T4.12."""
    return (pot_line(declarer, _TRIAL_PRICE),)


def ultimo_lines(
    pot: int, sides: Sequence[Side | None], levels: Levels, made: Side | None
) -> tuple[Item, ...]:
    """What each side that has announced pagátultimó takes from the pot, or pays into it.

    Args:
        pot: what is in it.
        sides: the true side of each seat.
        levels: the items; pagátultimó is among them where it was announced.
        made: the side that has made pagátultimó, if one has.
    """
    lines: list[Item] = []
    announcers = [side for side in (DECLARERS, OPPONENTS) if ("ultimo", side) in levels]
    for side in sorted(announcers, key=lambda side: side != made):
        seats = [seat for seat, each in enumerate(sides) if each == side]
        share = -(pot // len(seats)) if side == made else -(-pot // len(seats))
        lines += [pot_line(seat, share) for seat in seats if share]
        pot += share * len(seats)
    return tuple(lines)


def shared_out(result: HandResult, first_dealer: int) -> HandResult:
    """The result of the last hand of a match, with the pot shared out; the odd points go to the first dealer
    and the seats after."""
    seats = len(result.payments)
    share, rest = divmod(result.pot, seats)
    taken = [share + ((seat - first_dealer) % seats < rest) for seat in range(seats)]
    lines = tuple(pot_line(seat, -amount) for seat, amount in enumerate(taken) if amount)
    paid = tuple(before + amount for before, amount in zip(result.payments, taken, strict=True))
    return replace(result, items=result.items + lines, payments=paid, pot=0)


def pot_line(seat: int, value: int) -> Item:
    """A line of the account: what a seat pays in, or negative what it takes."""
    return Item("pot", None, seat, None, False, 0, value)


def paid_in(items: Iterable[Item]) -> int:
    """By how much the pot grows."""
    return sum(item.value for item in items if item.kind == "pot")
