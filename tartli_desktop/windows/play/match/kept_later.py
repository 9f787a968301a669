"""What comes of exercises: kept in the store as soon as that can be, and told where a game has none."""

import logging
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QLocale

from tartli_desktop.face import face_of
from tartli_desktop.face.face import Face
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.registry import games

_log = logging.getLogger(__name__)
S = TypeVar("S")
"""The part of the store where it is kept."""


class KeptLater(Generic[S]):
    """Keeps results in order; what cannot be saved now is tried again with the next one.

    Args:
        store: returns the part of the store.
    """

    def __init__(self, store: Callable[[], S]) -> None:
        self._store = store
        self._unsaved: list[Callable[[S], None]] = []

    def add(self, keep: Callable[[S], None]) -> None:
        """Keep one more result."""
        self._unsaved.append(keep)
        self.save()

    def save(self) -> None:
        """Save what could not be saved yet."""
        try:
            while self._unsaved:
                self._unsaved[0](self._store())
                del self._unsaved[0]
        except StoreError as error:
            _log.warning("what came of an exercise is not saved yet: %s", error)


def games_with(offers: Callable[[Face], object]) -> str:
    """The names of the games that offer something, as a list in words."""
    faces = (face_of(name) for name in games())
    return QLocale().createSeparatedList([face.game_name() for face in faces if offers(face) is not None])
