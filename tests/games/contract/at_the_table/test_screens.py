"""Every window and dialog with a match of every game: all texts are translated."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.game.rules import Rules
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tests.games.contract.programs import IN_ONE, ByMouse, Program, dialogs_over, settle
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import AtOnce
from tests.games.contract.walks import new_match, walk
from tests.windows.languages import hear, marked, speak, texts
from tests.windows.simulated_user import the

NO_WORDS = re.compile(
    r"[\W\d]| and |English|Magyar|Deutsch .*|An evening.*|Tartli|tartli|toy|[AKOUXM](, [AKOUXM])*"
)
"""Texts that need no translation: numbers, letters, languages, a player's title, the "and" between names."""


pytestmark = pytest.mark.usefixtures("english_afterwards")


@pytest.fixture
def program(qtbot: QtBot, rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """The program with one saved match that is in its second hand."""
    monkeypatch.setattr(main_window, "Thinker", AtOnce)
    program = Program(qtbot, tmp_path / "own")
    match = new_match(rules, rules.form.seats[-1], dealer=PERSON)
    for state in walk(rules, match, 90, 10_000):
        if len(state.hands) == 2:
            break
    program.keep(rules, match)
    yield program
    close_all(program.window)
    program.close()


def look(window: MainWindow) -> None:
    window.dialogs.open_matches()
    the(window, MatchesDialog).look_button.click()


OPENED: dict[str, Callable[[MainWindow], object]] = {
    "new match": lambda window: window.dialogs.open_new_match(),
    "matches": lambda window: window.dialogs.open_matches(),
    "a match": look,
    "statistics": lambda window: window.dialogs.open_statistics(),
    "settings": lambda window: window.dialogs.open_settings(),
    "how to play": lambda window: window.dialogs.open_how_to_play(),
    "keys": lambda window: window.dialogs.open_key_list(),
    "deals": lambda window: window.dialogs.open_deal_check(),
    "about": lambda window: window.dialogs.open_about(),
}

OF_WINDOW = ("matches", "settings", "deals", "about")
"""Those that are the same whatever is played."""


def opened_by(program: Program) -> dict[str, Callable[[MainWindow], object]]:
    """What is opened in a game: what is the same in all of them only in one."""
    is_one = program.session.rules.name == "tartli"
    return {name: opened for name, opened in OPENED.items() if is_one or name not in OF_WINDOW}


def open_dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def not_said_again(program: Program, window: QWidget) -> list[str]:
    """The texts, other than names, without the marks that a retranslated text has."""
    characters = [person.name for person in CHARACTERS]
    names = "|".join(map(re.escape, [*program.session.names, *characters]))
    told = re.compile(rf"({NO_WORDS.pattern}|{names})*")
    found = [text for text in texts(window) if "‹" not in text and not told.fullmatch(text)]
    return [text for text in found if text not in titles_of_help()]


@cache
def titles_of_help() -> set[str]:
    """What is in files, which the pseudo-language lacks."""
    files = (resources_folder() / "help").glob("*/en/*.md")
    return {line.removeprefix("# ") for file in files for line in file.read_text("utf-8").splitlines()}


def phases(program: Program) -> Iterator[Phase]:
    """Each phase of a hand in turn, at the table."""
    person = ByMouse(program)
    for phase in (Phase.DECIDE, Phase.PAUSE, Phase.HAND_OVER):
        wanted = (Phase.HAND_OVER, Phase.MATCH_OVER) if phase is Phase.HAND_OVER else (phase,)
        person.play_until(lambda session: session.phase in wanted)  # noqa: B023
        yield phase


def test_the_table_is_retranslated_in_every_phase(program: Program) -> None:
    window = program.open()
    seen = []
    for phase in phases(program):
        record = program.session.record()
        with marked():
            assert not_said_again(program, window) == [], phase
            for dialog in dialogs_over(program.area):
                assert not_said_again(program, dialog) == [], phase
        assert not any("‹" in text for text in texts(window))
        assert program.session.record() == record
        assert program.session.phase in (phase, Phase.MATCH_OVER)
        seen.append(phase)
    assert len(seen) == 3


def test_what_is_opened_is_translated(program: Program) -> None:
    window = program.open()
    with marked():
        for name, opened in opened_by(program).items():
            opened(window)
            settle()
            assert open_dialogs(window)
            for dialog in open_dialogs(window):
                assert not_said_again(program, dialog) == [], name
            close_all(window)


@IN_ONE
def test_the_settings_are_said_again(program: Program) -> None:
    """The language is chosen in them, while no other dialog is open."""
    window = program.open()
    window.dialogs.open_settings()
    hear()
    (dialog,) = open_dialogs(window)
    with marked():
        assert not_said_again(program, dialog) == []
    assert not any("‹" in text for text in texts(dialog))
    close_all(window)


def close_all(window: MainWindow) -> None:
    for dialog in open_dialogs(window):
        dialog.close()
    settle()


def test_the_slate_stands_still_while_a_hand_is_played(program: Program) -> None:
    # Whose words are the longest.
    speak("de")
    program.open(width=1280, height=760)
    places = set()

    def is_over(session: Session) -> bool:
        # Auctions ask longer questions.
        assert program.area.slate is not None
        if len(session.view.hand) < 9:
            places.add((program.area.slate.mapTo(program.window, QPoint()), program.area.slate.size()))
        return session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)

    ByMouse(program).play_until(is_over)
    assert len(places) == 1
