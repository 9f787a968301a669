"""The settings that hold now, and the parts that follow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .game_options import GameOptions
from .settings import Settings

_Options = TypeVar("_Options", bound=GameOptions)

Listener = Callable[[Settings], object]
"""Takes what it needs of the settings that hold from now on."""


class CurrentSettings:
    """One set of settings for all parts of the program; each part takes what it needs.

    It tells its followers in the order in which they came: a part that lays out what another has made
    larger comes after that part.
    """

    def __init__(self, settings: Settings) -> None:
        self._now = settings
        self._followers: list[Listener] = []

    @property
    def now(self) -> Settings:
        """The settings that hold."""
        return self._now

    def game(self, kind: type[_Options]) -> _Options:
        """The options of a game that hold."""
        return self._now.game(kind)

    def follow(self, listener: Listener) -> None:
        """Tell a listener whenever other settings hold."""
        self._followers.append(listener)

    def leave(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        self._followers.remove(listener)

    def change(self, settings: Settings) -> None:
        """Go by other settings from now on."""
        self._now = settings
        for tell in tuple(self._followers):
            tell(settings)

    def change_game(self, options: GameOptions) -> None:
        """Go by other options of a game from now on."""
        self.change(self._now.with_game(options))

    def keep(self, settings: Settings) -> None:
        """Hold settings that differ only in what nobody goes by while the program runs.

        As where windows were when they were closed: there is nothing to follow.
        """
        self._now = settings
