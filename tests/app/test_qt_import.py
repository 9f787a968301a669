"""What stays of Python's imports after Qt has been imported."""

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
