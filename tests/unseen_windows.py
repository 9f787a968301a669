"""Leaves windows unpainted as long as no test looks at them.

Most tests ask for a window's contents and never look; painting it after each move took a third of their time.
Code that grabs or renders a widget gets the picture that the program paints. A test that wants everything
painted as for a player asks for the fixture ``painted_as_for_a_player``.
"""

from collections.abc import Iterator

import pytest

from tests.unpainted_windows import leave_unpainted, looked_at


@pytest.fixture
def painted_as_for_a_player() -> Iterator[None]:
    """Everything is painted whenever it changes."""
    with looked_at():
        yield


@pytest.fixture(scope="session", autouse=True)
def _unpainted_unless_looked_at() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        leave_unpainted(patch.setattr)
        yield
