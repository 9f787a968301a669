"""Whose portrait stands for each seat of a match."""

from __future__ import annotations

from tartli_desktop.people.people import GUESTS
from tartli_desktop.session.session import Session


def portraits_of(session: Session) -> tuple[str, ...]:
    """The names of the portraits, by seat: those of people of the café, and heads of cut paper for guests."""
    own, others = GUESTS
    return tuple(
        person.id if person is not None else own if seat == session.person else others
        for seat, person in enumerate(session.people)
    )
