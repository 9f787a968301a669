"""Tables without a window."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Signals and timers need an application."""
