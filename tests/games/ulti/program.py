"""The program with Ulti among its games: ``python -m tests.games.ulti.program`` and the usual arguments.

Players are not offered it before it is whole at the table.
"""

from __future__ import annotations

import sys

import tartli_desktop.game.registry
from tartli_desktop.__main__ import main

ULTI = "tartli_desktop.games.ulti"


def register() -> None:
    """Add Ulti to the registry, as its one line will."""
    tartli_desktop.game.registry.GAMES = (*tartli_desktop.game.registry.GAMES, ULTI)


if __name__ == "__main__":
    register()
    sys.exit(main())
