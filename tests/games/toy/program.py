"""The program with the toy among its games: ``python -m tests.games.toy.program`` and the usual arguments."""

import sys

import tartli_desktop.game.registry
from tartli_desktop.__main__ import main

TOY = "tests.games.toy"


def register() -> None:
    """Add the toy to the registry, as its one line would."""
    tartli_desktop.game.registry.GAMES = (*tartli_desktop.game.registry.GAMES, TOY)


if __name__ == "__main__":
    register()
    sys.exit(main())
