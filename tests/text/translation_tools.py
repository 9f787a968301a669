"""Where PySide6 has its tools for translators, which Windows' embedded Python lacks."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest


@cache
def parsed(path: Path) -> ast.Module:
    """A module of the program, parsed once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


def need_translation_tools() -> None:
    """Skip the test if Windows' Python was unpacked without its scripts, as under Wine."""
    if sys.platform == "win32" and not Path(sys.executable).with_name("pyside6-lrelease.exe").is_file():
        pytest.skip("this Python of Windows has no pyside6-lupdate and pyside6-lrelease beside it")
