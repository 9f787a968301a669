"""Imports of modules whose sources nobody has to read."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn


@contextmanager
def sources_unread() -> Iterator[None]:
    """Let modules be imported without PySide6 reading their sources.

    WORKAROUND: PySide6 6.8 to 6.11 looks into the source of every module that is imported after it, to see
    whether it may use ``__feature__``, which takes a fifth of the start. Where there is no source, as in a
    frozen program, it takes the module for one that does not.
    """
    getsource = inspect.getsource

    def none(_: object) -> NoReturn:
        raise OSError("not read")

    inspect.getsource = none  # type: ignore[assignment]
    try:
        yield
    finally:
        inspect.getsource = getsource
