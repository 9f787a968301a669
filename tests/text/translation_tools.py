"""Where PySide6 has its tools for translators, which Windows' embedded Python lacks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def need_translation_tools() -> None:
    """Skip the test if Windows' Python was unpacked without its scripts, as under Wine."""
    if sys.platform == "win32" and not Path(sys.executable).with_name("pyside6-lrelease.exe").is_file():
        pytest.skip("this Python of Windows has no pyside6-lupdate and pyside6-lrelease beside it")
