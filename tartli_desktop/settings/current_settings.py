"""The current settings, and the parts of the program that follow them."""

from collections.abc import Callable
from typing import TypeVar

from .game_options import GameOptions
from .settings import Settings

_Options = TypeVar("_Options", bound=GameOptions)

Listener = Callable[[Settings], object]
"""Takes what it needs from new settings."""


class CurrentSettings:
    """One set of settings for all parts of the program; each part takes what it needs.

    Followers are told in the order in which they came: a part that lays out what another has enlarged must
    come after it.
    """

    def __init__(self, settings: Settings) -> None:
        self.now = settings
        """The current settings."""
        self._followers: list[Listener] = []

    def game(self, kind: type[_Options]) -> _Options:
        """The current options of a game."""
        return self.now.game(kind)

    def follow(self, listener: Listener) -> None:
        """Call a listener whenever the settings change."""
        self._followers.append(listener)

    def leave(self, listener: Listener) -> None:
        """Stop calling a listener."""
        self._followers.remove(listener)

    def change(self, settings: Settings) -> None:
        """Change the settings, and tell all followers."""
        self.now = settings
        for tell in tuple(self._followers):
            tell(settings)

    def change_game(self, options: GameOptions) -> None:
        """Change the options of a game, and tell all followers."""
        self.change(self.now.with_game(options))

    def keep(self, settings: Settings) -> None:
        """Change the settings without telling anybody.

        For values that nothing follows while the program runs, such as where windows were closed.
        """
        self.now = settings
