"""How Python's imports behave once Qt has been imported."""

from __future__ import annotations

import subprocess
import sys

LOOKED_AT = """
import inspect

read = []
inspect.getsource = lambda module: read.append(module.__name__) or ""

from tartli_desktop.app.qt_import import import_qt

import_qt()
read.clear()
import tartli_desktop.looks.fonts
print(read)
"""


def test_qt_reads_the_source_of_no_module_that_is_imported_after_it() -> None:
    run = subprocess.run([sys.executable, "-c", LOOKED_AT], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


COMPLAINED = """
import re

long = []
compile_it = re.compile


def noted(pattern, flags=0):
    if len(pattern) >= 1000:
        long.append(pattern)
    return compile_it(pattern, flags)


re.compile = noted

from tartli_desktop.app.qt_import import import_qt

import_qt()
print(len(long))
from PySide6.QtCore import QPoint

try:
    QPoint("left", "top")
except TypeError as error:
    print("(xpos: int, ypos: int, /)" in str(error))
"""


def test_qt_compiles_what_reads_signatures_when_it_must_complain() -> None:
    run = subprocess.run([sys.executable, "-c", COMPLAINED], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0", "True"]
