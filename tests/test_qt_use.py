"""How the sources use Qt and types, where a slip would show itself only later or on another computer."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tartli_desktop

ROOT = Path(__file__).resolve().parents[1]


def trees(*folders: str, having: str) -> Iterator[tuple[str, ast.Module]]:
    """The syntax of every file that has a text of this pattern."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if re.search(having, source):
                yield str(path.relative_to(ROOT)), ast.parse(source)


def bare_painters(*folders: str) -> list[str]:
    return [
        f"{file}:{call.lineno}"
        for file, tree in trees(*folders, having=r"Painter\(")
        for around in ast.walk(tree)
        if not isinstance(around, ast.withitem)
        for call in ast.iter_child_nodes(around)
        if isinstance(call, ast.Call) and call.args
        if ast.unparse(call.func) in {"QPainter", "QStylePainter"}
    ]


def keywords_with_i(*folders: str) -> list[str]:
    def is_of_qt(name: str) -> bool:
        return name[0] == "Q" and name[1:2].isupper()

    return [
        f"{file}:{call.lineno} {keyword.arg}"
        for file, tree in trees(*folders, having=r"\bi\w*=")
        for around in ast.walk(tree)
        if isinstance(around, ast.ClassDef | ast.Module)
        for call in ast.walk(around)
        if isinstance(call, ast.Call) and any(each.arg and each.arg[0] == "i" for each in call.keywords)
        if (
            ast.unparse(call.func) == "super().__init__"
            and any(is_of_qt(ast.unparse(base)) for base in around.bases)
            if isinstance(around, ast.ClassDef)
            else isinstance(around, ast.Module) and is_of_qt(ast.unparse(call.func))
        )
        for keyword in call.keywords
        if keyword.arg and keyword.arg.startswith("i")
    ]


def test_every_painter_ends_with_its_block() -> None:
    """One that is still active after an exception ends the process, or leaves its picture unusable."""
    assert bare_painters("tartli_desktop", "packaging", "tests") == []


PAINTING = {
    "data",
    "drawBackground",
    "drawComplexControl",
    "drawControl",
    "drawForeground",
    "drawPrimitive",
    "headerData",
    "initStyleOption",
    "loadResource",
    "paint",
}
"""Methods that Qt calls while it paints something else; their first arguments are those of Qt."""


def unguarded(*folders: str) -> list[str]:
    return [
        f"{file}:{method.lineno} {method.name}"
        for file, tree in trees(*folders, having=rf"def ({'|'.join(PAINTING)})\(")
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and method.name in PAINTING and len(method.args.args) > 2
        if not any(ast.unparse(each) == "told_at_once" for each in method.decorator_list)
    ]


def test_an_error_amid_painting_does_not_spoil_the_rest() -> None:
    """``tartli_desktop/looks/paint_errors.py`` says what would happen."""
    assert unguarded("tartli_desktop") == []


def test_no_property_with_i_is_set_by_keyword() -> None:
    """PySide makes ``setInterval`` of ``interval`` with the C library, where Turkish has no such capital.

    WORKAROUND (PySide 6.8 to 6.11): the setter itself works everywhere.
    """
    assert keywords_with_i("tartli_desktop") == []


_MOST = 132
"""What the package has today. Lower it with every change that replaces some; never raise it."""


def test_lines_with_any_only_become_fewer() -> None:
    package = Path(tartli_desktop.__file__).parent
    texts = (path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    lines = sum(bool(re.search(r"\bAny\b", line)) for text in texts for line in text.splitlines())
    assert lines <= _MOST, "say what a value is; where any game's comes, use a protocol of game/rules.py"
    assert lines > _MOST - 20, f"lower the number to {lines}"
