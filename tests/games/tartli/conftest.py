"""What the tests of Tartli's dialogs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import card_face_cache


@pytest.fixture(scope="package", autouse=True)
def faces_drawn_once() -> Iterator[None]:
    """What cards look like is for the tests of the table; here they are only in every dialog."""
    yield from card_face_cache.patched()
