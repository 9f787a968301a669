"""The portrait for each seat of a match."""

from collections.abc import Sequence

from tartli_desktop.characters.characters import GUESTS, character_of
from tartli_desktop.session.session import AnySession


def portraits_of(session: AnySession) -> tuple[str, ...]:
    """The names of the portraits, by seat: those of people of the café, or the stand-ins for guests."""
    return portraits_by([person.id if person else "" for person in session.characters], session.person)


def portraits_by(characters: Sequence[str], own: int) -> tuple[str, ...]:
    """The same from the ids of the people of the café, by seat, and the seat of the person at the table."""
    guest, others = GUESTS
    return tuple(
        each if character_of(each) is not None else guest if seat == own else others
        for seat, each in enumerate(characters)
    )
