"""Imports Qt, and leaves Python's imports as they are."""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import what every start needs of Qt.

    WORKAROUND: PySide6 6.8 to 6.11 puts a function in the place of ``__import__`` that looks at
    every import and reads the source of every module, to see whether it wants ``__feature__``. That takes a
    fifth of the start, and no module of ours wants it.
    """
    from PySide6 import QtWidgets  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
