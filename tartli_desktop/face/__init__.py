"""What the windows ask of how a game looks and speaks. Games are known here only by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QLocale

from tartli_desktop.game import registry

if TYPE_CHECKING:
    from .face import Face


def face_of(name: str) -> Face:
    """The face of a game, loaded when it is first asked for. Raises KeyError for an unknown game."""
    return _face_in(registry.package_of(name))


@cache
def _face_in(package: str) -> Face:
    return cast("Face", import_module(f"{package}.face").FACE)


def games_with(offers: Callable[[Face], object]) -> str:
    """The names of the games that offer something, as a list in words."""
    faces = (face_of(name) for name in registry.games())
    return QLocale().createSeparatedList([face.game_name() for face in faces if offers(face) is not None])
