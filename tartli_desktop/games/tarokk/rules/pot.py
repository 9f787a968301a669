"""The ultimó pot: what is paid into it and taken from it, multiplied by nothing (T22.10)."""

from collections.abc import Iterable, Sequence

from .settlement import Item

VOID_PRICE = 2
"""What each active seat pays for a void hand."""

TRIAL_PRICE = 8
"""What the declarer pays for a failed trial, instead of T4.12."""


def void_lines(order: Iterable[int]) -> tuple[Item, ...]:
    """What the active seats pay for a void hand."""
    return tuple(pot_line(seat, VOID_PRICE) for seat in sorted(order))


def ultimo_lines(pot: int, announcers: Iterable[tuple[Sequence[int], bool]]) -> tuple[Item, ...]:
    """What an announced pagátultimó takes from the pot, or pays into it.

    ``announcers`` are the seats of each side that has announced it, and whether it was made, F before O.
    """
    lines: list[Item] = []
    for seats, made in sorted(announcers, key=lambda each: not each[1]):
        share = -(pot // len(seats)) if made else -(-pot // len(seats))
        lines += [pot_line(seat, share) for seat in sorted(seats) if share]
        pot += share * len(seats)
    return tuple(lines)


def last_shares(pot: int, seats: int, first_dealer: int) -> tuple[Item, ...]:
    """How the pot is shared when the match is over; what is left goes round from the first dealer."""
    share, rest = divmod(pot, seats)
    taken = [share + ((seat - first_dealer) % seats < rest) for seat in range(seats)]
    return tuple(pot_line(seat, -amount) for seat, amount in enumerate(taken) if amount)


def pot_line(seat: int, value: int) -> Item:
    """A line of the account: what a seat pays in, or negative what it takes."""
    return Item("pot", None, seat, None, False, 0, value)


def paid_in(items: Iterable[Item]) -> int:
    """By how much the pot grows."""
    return sum(item.value for item in items if item.kind == "pot")
