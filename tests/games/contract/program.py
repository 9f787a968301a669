"""The program with every registered game and the toy: ``python -m tests.games.contract.program``."""

import sys

import tartli_desktop.game.registry
from tartli_desktop.__main__ import main
from tartli_desktop.game.registry import GAMES
from tests.games.toy.program import TOY

PACKAGES = (*GAMES, TOY)


def register() -> None:
    """Register all of them."""
    tartli_desktop.game.registry.GAMES = PACKAGES


if __name__ == "__main__":
    register()
    sys.exit(main())
