"""What the house does with a match, whichever game it is of: tried with the fewest players and with the most.

What a game itself must do for it, such as playing a hand again as it was, is tried with every game.
"""

import pytest


@pytest.fixture(params=["tartli", "tarokk"])
def game(request: pytest.FixtureRequest, _all_are_registered: None) -> str:
    """The name of each of two games in turn."""
    return str(request.param)
