"""Changing the looks of all widgets at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def all_widgets_kept() -> Iterator[None]:
    """Let no widget go meanwhile.

    WORKAROUND (Qt 6.11): to style all widgets, Qt walks over a list of them, and crashes where Python's
    collector of garbage deletes one that is still to come.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
