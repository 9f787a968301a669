"""Imports Qt, and keeps Python's imports as they are."""

from __future__ import annotations

import builtins

from .compiled_once import compiled_once
from .patterns_when_used import long_patterns_when_used


def import_qt() -> None:
    """Import the parts of Qt that every start needs.

    WORKAROUND: PySide6 6.8 to 6.11 replaces ``__import__`` by a function that examines every import and reads
    the source of every module, to see whether it uses ``__feature__``. That takes a fifth of the start, and
    no module here uses it.

    WORKAROUND: PySide6 6.8 to 6.11 carries some of its modules as text and compiles them at every start,
    which takes a twelfth of it.

    WORKAROUND: PySide6 6.8 to 6.11 compiles regular expressions of some thousand characters at every start,
    which takes a tenth of it. They read signatures, for error messages and type stubs.
    """
    with compiled_once("pyside6"), long_patterns_when_used():
        from PySide6 import QtWidgets  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
