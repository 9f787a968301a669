"""What is compiled at the start is compiled once, and stale or damaged files in the cache do no harm."""

from __future__ import annotations

import ast
import builtins
import marshal
import os
import subprocess
import sys
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from typing import Any

import pytest

from tartli_desktop.app.compiled_once import compiled_once

SOURCE = b"answer = 6 * 7"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All sources that Python itself compiled, in order."""
    sources: list[bytes] = []
    compile_it = builtins.compile

    def noted(source: Any, *others: Any, **named: Any) -> Any:
        sources.append(source)
        return compile_it(source, *others, **named)

    monkeypatch.setattr(builtins, "compile", noted)
    return sources


def answer(source: bytes = SOURCE) -> object:
    """Compile a source and return what it answers."""
    names: dict[str, object] = {}
    with compiled_once("example"):
        code = compile(source, "example.py", "exec")
    exec(code, names)
    return names["answer"]


def cache(folder: Path) -> Path:
    (file,) = (path for path in folder.rglob("*") if path.is_file())
    return file


def test_a_source_is_compiled_at_the_first_start_only(compiled: list[bytes]) -> None:
    assert [answer(), answer()] == [42, 42]
    assert compiled == [SOURCE]


def test_a_source_that_has_changed_is_compiled_again(compiled: list[bytes]) -> None:
    assert [answer(), answer(b"answer = 43"), answer(b"answer = 43")] == [42, 43, 43]
    assert compiled == [SOURCE, b"answer = 43"]


def test_what_is_not_asked_for_any_more_is_not_kept(tmp_path: Path) -> None:
    answer()
    answer(b"answer = 43")
    kept = marshal.loads(cache(tmp_path).read_bytes()[len(MAGIC_NUMBER) :])
    assert list(kept) == [source_hash(b"answer = 43")]


@pytest.mark.parametrize(
    "found",
    [
        b"",
        b"nonsense",
        MAGIC_NUMBER,
        MAGIC_NUMBER + b"nonsense",
        MAGIC_NUMBER + marshal.dumps([1, 2]),
        MAGIC_NUMBER + marshal.dumps({source_hash(SOURCE): 5}),
        b"\0\0\0\0" + marshal.dumps({}),
    ],
    ids=["empty", "nonsense", "nothing", "no code", "a list", "a number", "another Python"],
)
def test_what_cannot_be_read_is_compiled_again(found: bytes, tmp_path: Path, compiled: list[bytes]) -> None:
    answer()
    cache(tmp_path).write_bytes(found)
    assert [answer(), answer()] == [42, 42]
    assert compiled == [SOURCE, SOURCE]


def test_a_file_that_was_cut_short_is_compiled_again(tmp_path: Path) -> None:
    answer()
    whole = cache(tmp_path).read_bytes()
    for length in range(len(whole)):
        cache(tmp_path).write_bytes(whole[:length])
        assert answer() == 42


def test_nothing_is_written_where_python_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert answer() == 42
    assert not list(tmp_path.iterdir())


def test_a_packaged_program_is_left_as_it_was_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert answer() == 42
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a file"
    file.touch()
    monkeypatch.setattr(sys, "pycache_prefix", str(file))
    assert answer() == 42


def test_other_ways_to_compile_are_as_ever() -> None:
    with compiled_once("example"):
        assert eval(compile("6 * 7", "example.py", "eval")) == 42
        assert isinstance(ast.parse("6 * 7"), ast.Module)
        assert isinstance(compile(SOURCE, "example.py", "exec", ast.PyCF_ONLY_AST), ast.Module)
    assert builtins.compile.__module__ == "builtins"


COUNTED = """
import builtins

sources = []
compile_it = builtins.compile


def noted(source, *others, **named):
    sources.append(source)
    return compile_it(source, *others, **named)


builtins.compile = noted

from tartli_desktop.app.qt_import import import_qt

import_qt()
print(len(sources))
"""


def test_qt_compiles_its_own_modules_once(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    counts = [
        int(
            subprocess.run(
                [sys.executable, "-c", COUNTED], env=environment, capture_output=True, text=True, check=True
            ).stdout
        )
        for _ in range(2)
    ]
    assert counts[0] > 5
    assert counts[1] == 0
