"""The parts of a face that are imported on first use have the types that the windows expect.

``late`` names them by texts, which mypy cannot follow. ``python -m tests.games.contract.typed_faces`` writes
what mypy can follow, for ``make types``: after the package, whose types are known then, it takes no time.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import tartli_desktop
from tartli_desktop.game.registry import GAMES

PACKAGE = Path(tartli_desktop.__file__).parent
HEAD = """
from tartli_desktop.face.face import FaceOf
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.match import R

def of_its_game(face: FaceOf[M, V, E, A, R]) -> FaceOf[M, V, E, A, R]:
    return face
"""


def late_parts(face: str) -> Iterator[tuple[str, ast.Call]]:
    """The name of each part in the source of a face, and the call of ``late`` that declares it."""
    for node in ast.walk(ast.parse(face)):
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("late")) as call):
                yield name, call


def as_assignments(package: str) -> Iterator[str]:
    """The parts of a game's face, each assigned to a variable with the type that its face names."""
    game = package.rpartition(".")[2]
    yield f"from {package}.face import FACE as {game}"
    sources = PACKAGE / "kit" / "face.py", PACKAGE.joinpath(*package.split(".")[1:], "face.py")
    parts = {name: call for path in sources for name, call in late_parts(path.read_text(encoding="utf-8"))}
    for name, call in parts.items():
        if name.startswith("_"):
            continue
        module, *part = (ast.literal_eval(each).replace("*", game.title()) for each in call.args)
        parent, own = (f"{package}{module}", part[0]) if part else f"{package}{module}".rsplit(".", 1)
        yield f"from {parent} import {own} as {game}_part_{name}"
        yield f"{game}_{name} = of_its_game({game}).{name}"
        yield f"{game}_{name} = {game}_part_{name}{'()' if call.keywords else ''}"


if __name__ == "__main__":
    lines = [line for package in GAMES for line in as_assignments(package)]
    assert len(lines) > 150
    print(HEAD, *lines, sep="\n")
