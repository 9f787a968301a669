"""Parts of a face that are imported on first use are what the windows expect, which no type checker sees."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.face.demo import Demo
from tartli_desktop.face.face import FaceOf
from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.face.learning.lesson import Lesson
from tartli_desktop.face.learning.puzzles import Puzzles
from tartli_desktop.face.learning.review import Reviews
from tartli_desktop.face.records import RecordsOf
from tartli_desktop.face.statistics import Statistics
from tartli_desktop.face.words import WordsOf
from tartli_desktop.table.piles import TablePlanOf

PARTS = {
    "words": WordsOf,
    "plan": TablePlanOf,
    "records": RecordsOf,
    "statistics": Statistics,
    "help": HelpOf,
    "demo": Demo,
    "hints": Hints,
    "reviews": Reviews,
    "puzzles": Puzzles,
    "lesson": Lesson,
}
METHODS = [
    name for name, made in vars(FaceOf).items() if inspect.isfunction(made) and not name.startswith("_")
]


def members(protocol: type) -> list[str]:
    """The public names of a protocol and of those it derives from."""
    kinds = [kind for kind in protocol.__mro__ if kind.__module__.startswith("tartli_desktop")]
    names = {name for kind in kinds for name in (*vars(kind), *inspect.get_annotations(kind))}
    return sorted(name for name in names if not name.startswith("_"))


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.usefixtures("qapp")
def test_a_part_has_all_that_its_protocol_names(game: str, name: str) -> None:
    part: Any = getattr(face_of(game), name)
    if part is not None:
        assert [member for member in members(PARTS[name]) if not hasattr(part, member)] == []


@pytest.mark.parametrize("name", METHODS)
def test_a_part_is_called_as_the_face_says(game: str, name: str) -> None:
    wanted = inspect.signature(getattr(FaceOf, name))
    part = getattr(face_of(game), name)
    called = inspect.signature(getattr(part, "_part", part))
    usual = [each for each in wanted.parameters.values() if each.name != "self"]
    by_place = ["x" for each in usual if each.kind is not inspect.Parameter.KEYWORD_ONLY]
    by_name = {each.name: "x" for each in usual if each.kind is inspect.Parameter.KEYWORD_ONLY}
    called.bind(*by_place, **by_name)
