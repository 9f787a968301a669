"""Prints what each position of a study is worth, without a window: ``--study FILE``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tartli_desktop.app.match_file import found_in, in_own_language, name_shown, printable
from tartli_desktop.app.terminal import print_line, translate
from tartli_desktop.store import record_files
from tartli_desktop.study.asking import Worths, asking, evaluates
from tartli_desktop.study.positions import Positions
from tartli_desktop.study.study import Study
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.typed_names import one_line

if TYPE_CHECKING:
    from tartli_desktop.face.learning.hint import Hints
    from tartli_desktop.game.match import View

_QUESTIONS = 2
"""How many questions are put at each position: there may be many positions."""


def study(path: Path) -> int:
    """Print what can be done at each position of a study is worth. Returns the exit code, 0 or 1."""
    found = found_in(path)
    if found is None:
        return 1
    return in_own_language(lambda: _tell(path, found))


def _tell(path: Path, found: record_files.ReadMatch | record_files.ReadStudy) -> int:
    if not isinstance(found, record_files.ReadStudy):
        text = translate("StudyText", "%1 is a match, not a study.")
        print_line(printable(fill(text, path)), error=False)
        return 1
    for line in _lines(found.study):
        print_line(printable(line), error=False)
    return 0


def _lines(study: Study) -> Iterator[str]:
    """The study in lines: each step, and what can be done after it with its worth."""
    from tartli_desktop.face import face_of
    from tartli_desktop.text.program_names import is_you
    from tartli_desktop.windows.coach.worths import WorthRow

    face, positions, rules = face_of(study.setup.game), Positions(), study.setup.rules
    hints = face.hints
    names = [name_shown(one_line(name)) for name in study.setup.players]
    yield one_line(study.title) or face.game_name()
    for number in _in_order(study):
        node = study.nodes[number]
        if node.step is not None:
            before = positions.view_at(study, node.parent, node.step.seat)
            action = node.step.action(rules)
            told = translate("StudyText", "not known") if action is None else str(action)
            if hints is not None and action is not None:
                told = hints.action_name(action, before)
            text = translate("StudyText", "Step %1, after %2: %3: %4")
            yield fill(text, number, node.parent, names[node.step.seat], told)
        yield from ("  " + line for line in node.note.splitlines())
        seat = positions.match_at(study, number).to_move
        if seat is None or hints is None or not evaluates(rules):
            continue
        view = positions.view_at(study, number, seat).knowing(positions.given(study, number, seat))
        if len(view.legal) > 1:
            text = translate("StudyText", "%1 can do this:")
            if is_you(study.setup.players[seat]):
                text = translate("StudyText", "You can do this:")
            yield "  " + fill(text, names[seat])
        for action, worth in _worths(study, view, hints).items() if len(view.legal) > 1 else ():
            words = hints.action_name(action, view, worth)
            yield "    " + WorthRow(action, words, hints.figures(worth, view)).spoken


def _in_order(study: Study) -> Iterator[int]:
    """The nodes from the deal on, each followed by its main line."""
    to_do = [0]
    while to_do:
        number = to_do.pop()
        yield number
        to_do += reversed(study.nodes[number].children)


def _worths(study: Study, view: View, hints: Hints) -> Worths:
    """What can be done in a view is worth."""
    evaluate = import_module(study.setup.rules.opponents.module).evaluate
    run = asking(study.setup.rules, view, lambda worth: hints.figures(worth, view))
    query = next(run)
    for _ in range(_QUESTIONS):
        try:
            query = run.send(evaluate(query.view, seed=query.seed, seconds=query.seconds))
        except StopIteration as end:
            found: Worths = end.value
            return found
    run.close()
    return query.so_far if isinstance(query.so_far, Mapping) else {}
