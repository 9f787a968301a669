"""What games say from text files stands there, under the names and with the values that they use."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tartli_desktop.game.registry import games
from tartli_desktop.resources import resources_folder

GAMES = Path(__file__).resolve().parents[2] / "tartli_desktop" / "games"
NAMED = re.compile(r"^# \{#(.+)\}$([^#]*)", re.MULTILINE)
VALUE = re.compile(r"\{(?:if (?:not )?)?(\w+)[^}]*\}")


def collections(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Name and file of each collection of sentences that a module makes."""
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("Sentences"), [_, ast.Constant(str(file))])):
                yield name, file


def asked(nodes: Sequence[ast.AST], module: str, name: str, *, is_own: bool) -> Iterator[ast.Call]:
    """The calls of a collection of a module, there or in another module."""
    is_known = is_own
    for node in nodes:
        match node:
            case ast.ImportFrom(str(source), names) if source.endswith(module):
                is_known |= name in [alias.name for alias in names]
            case ast.Call(ast.Name(called)) if called == name and is_known:
                yield node
            case ast.Call(ast.Attribute(ast.Name(owner), called)) if (owner, called) == (module, name):
                yield node


@pytest.mark.parametrize("game", games())
def test_a_sentence_that_is_asked_for_by_name_gets_all_that_it_fills_in(game: str) -> None:
    sources = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (GAMES / game).rglob("*.py")}
    nodes = {
        path: [each for each in ast.walk(tree) if isinstance(each, ast.ImportFrom | ast.Call)]
        for path, tree in sources.items()
    }
    checked = 0
    for path, tree in sources.items():
        for name, file in collections(tree):
            text = (resources_folder() / "help" / game / "en" / f"{file}.md").read_text(encoding="utf-8")
            parts = dict(NAMED.findall(text))
            for other, found in nodes.items():
                for call in asked(found, path.stem, name, is_own=other == path):
                    given = {each.arg for each in call.keywords}
                    match call.args:
                        case [ast.Constant(str(part))]:
                            wanted = {*VALUE.findall(parts[part])} - {"else", "end"}
                            assert None in given or wanted <= given, (file, part)
                            checked += 1
    assert checked > 50
