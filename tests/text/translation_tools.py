"""Where PySide6 has its tools for translators, which Windows' embedded Python lacks."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest


@cache
def calls_in(path: Path) -> tuple[ast.Call, ...]:
    """Every call in a module of the program, which is read once for all tests."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return tuple(each for each in nodes if isinstance(each, ast.Call))


def need_translation_tools() -> None:
    """Skip the test if Windows' Python was unpacked without its scripts, as under Wine."""
    if sys.platform == "win32" and not Path(sys.executable).with_name("pyside6-lrelease.exe").is_file():
        pytest.skip("this Python of Windows has no pyside6-lupdate and pyside6-lrelease beside it")
