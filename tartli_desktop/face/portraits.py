"""Whose portrait stands for each seat of a match."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.people.people import GUESTS, PEOPLE
from tartli_desktop.session.session import Session


def portraits_of(session: Session) -> tuple[str, ...]:
    """The names of the portraits, by seat: those of people of the café, and heads of cut paper for guests."""
    return _portraits(session.names, session.person)


def _portraits(names: Sequence[str], person: int) -> tuple[str, ...]:
    known = {each.name: each.id for each in PEOPLE}
    own, others = GUESTS
    return tuple(known.get(name, own if seat == person else others) for seat, name in enumerate(names))
