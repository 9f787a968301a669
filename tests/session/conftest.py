"""Tables without a window."""

from collections.abc import Iterator

import pytest

from . import playing


@pytest.fixture(autouse=True)
def left_at_the_end(qapp: object) -> Iterator[None]:
    """Signals and timers need an application, and stop when the games are left."""
    games: list[playing.Game] = []
    playing.seated = games
    yield
    playing.seated = None
    for game in games:
        game.leave()
