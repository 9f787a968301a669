"""Caches code that a program compiles at its start, as Python does for the modules in files."""

from __future__ import annotations

import builtins
import marshal
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any


@contextmanager
def compiled_once(name: str) -> Iterator[None]:
    """Take the code of modules that a package carries as text from a file beside Python's own cache.

    Code that is missing or unreadable is compiled, and written to that file if possible.

    Args:
        name: the package of the modules, which gives the file its name.
    """
    file = Path(cache_from_source(str(Path(__file__).with_name(f"{name}.py"))))
    kept = _read(file)
    used: dict[bytes, CodeType] = {}
    compile_each_time = builtins.compile

    def compile_once(source: Any, filename: Any, mode: str, *others: Any, **named: Any) -> Any:
        if mode != "exec" or others or named or not isinstance(source, bytes):
            return compile_each_time(source, filename, mode, *others, **named)
        key = source_hash(source)
        used[key] = kept.get(key) or compile_each_time(source, filename, mode)
        return used[key]

    builtins.compile = compile_once
    try:
        yield
    finally:
        builtins.compile = compile_each_time
    # A packaged program stays as it was installed.
    if used.keys() - kept.keys() and not sys.dont_write_bytecode and not getattr(sys, "frozen", False):
        _write(file, used)


def _read(file: Path) -> dict[bytes, CodeType]:
    """The code in a file, by the hash of its source; empty if there is none for this Python."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = file.read_bytes()
        if content.startswith(MAGIC_NUMBER):
            kept = marshal.loads(content[len(MAGIC_NUMBER) :])
            if isinstance(kept, dict) and all(isinstance(code, CodeType) for code in kept.values()):
                return kept
    return {}


def _write(file: Path, kept: dict[bytes, CodeType]) -> None:
    scratch = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            scratch.write_bytes(MAGIC_NUMBER + marshal.dumps(kept))
            scratch.replace(file)
        finally:
            scratch.unlink(missing_ok=True)
