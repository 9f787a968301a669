"""Ulti's guided first hand: played by mouse and by keys, with unexpected actions, begun at the welcome."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.games.ulti import Announce, Lay, MakeBid, NameTrump, Pass, Play
from tartli_desktop.games.ulti.dialogs.doubling import MarriagePaper
from tartli_desktop.games.ulti.lesson.first_hand import LESSON
from tartli_desktop.games.ulti.lesson.guided_hand import UltiGuide
from tartli_desktop.session.match_state import Phase
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByKeyboard, ByMouse, button, click, the

Key = Qt.Key
NAMES = [step.name for step in LESSON.steps]


class School(Windows):
    """The window of the program with a learner of Ulti at it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.steps: list[str] = []
        """The names of the steps in the order in which they came up."""

    @property
    def guide(self) -> UltiGuide:
        guide = self.window.area.guide
        assert isinstance(guide, UltiGuide)
        return guide

    @property
    def phase(self) -> Phase:
        assert self.guide.session is not None
        return self.guide.session.phase

    def said(self) -> list[str]:
        assert self.guide.session is not None
        return list(self.guide.session.record()["hands"][-1]["actions"])

    def begin(self) -> None:
        self.open().begin_lesson("ulti")
        settle()

    def note_step(self) -> None:
        step = self.guide.step
        if step is not None and step.name not in self.steps[-1:]:
            self.steps.append(step.name)

    def choice(self, text: str) -> None:
        (found,) = [each for each in self.window.area.panel.choices if each.words.startswith(text)]
        click(self.qtbot, found)

    def by_mouse(self) -> None:
        """Do what the lesson asks for, by clicks."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        hand = ByMouse(self.qtbot, area).hand
        match asked:
            case None if self.guide.step is not None:
                click(self.qtbot, self.guide.note.buttons[0])
            case Lay(cards):
                for card in cards:
                    hand.click(card)
                    settle()
                self.choice("Discard")
            case MakeBid():
                self.choice("Simple (1)")
            case Pass():
                self.choice("Pass: play it")
            case NameTrump():
                self.choice("Acorns")
            case Announce():
                click(self.qtbot, area.panel.button(area.commands["marriage"]))
                settle()
                click(self.qtbot, button(the(area, MarriagePaper), "40"))
            case Play(card):
                hand.click(card)
            case _ if self.phase is Phase.PAUSE:
                hand.click(hand.middle)
        settle()

    def go_to(self, name: str) -> None:
        """Go to the step of this name, by clicks."""
        for _ in range(80):
            if self.guide.step is not None and self.guide.step.name == name:
                return
            self.by_mouse()
        raise AssertionError(f"{name} does not come up")

    def by_keys(self) -> None:
        """Do what the lesson asks for, by the keyboard alone."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByKeyboard(self.qtbot, area)
        match asked:
            case Lay(cards):
                for card in cards:
                    self._point_at(person, card)
                    person.key(Key.Key_Space)
                    settle()
                person.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            case MakeBid() | Pass() | NameTrump():
                person.key(Key.Key_Return)
            case Announce():
                area.commands["marriage"].trigger()
                settle()
                person.key(Key.Key_Return)
            case Play(card):
                self._point_at(person, card)
                person.key(Key.Key_Return)
            case None if self.guide.step is not None:
                person.key(Key.Key_Return)
            case _ if self.phase is Phase.PAUSE:
                person.key(Key.Key_Space)
        settle()

    def _point_at(self, person: ByKeyboard, card: object) -> None:
        person.key(Key.Key_Home)
        for _ in range(self.window.area.view.scene().own_cards.index(card)):
            person.key(Key.Key_Right)


@pytest.fixture
def school(qtbot: QtBot, tmp_path: Path) -> Iterator[School]:
    made = School(qtbot, tmp_path / "tartli")
    yield made
    made.leave()


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_played_to_the_end(school: School, way: str) -> None:
    school.begin()
    for _ in range(120):
        if school.phase is Phase.MATCH_OVER:
            break
        (school.by_mouse if way == "mouse" else school.by_keys)()
    assert school.said() == list(LESSON.line)
    assert school.steps == NAMES
    # The last paper tells the count and who pays whom (U7.4, U12.1).
    paper = the(school.window, EndingPaper)
    assert "50 points and your marriage 40: 90 to 60 in all" in paper.ending.spoken
    assert "Each of the others pays you 1 point(s) (10 forints)." in paper.ending.spoken
    assert QApplication.focusWidget() is button(paper, "Play a match")


def test_a_card_that_may_not_be_played_is_answered_in_a_sentence(school: School) -> None:
    """U9.4; the lesson goes on waiting."""
    school.begin()
    school.go_to("ruff")
    said = school.said()
    ByMouse(school.qtbot, school.window.area).hand.click("LA")
    settle()
    assert school.window.area.panel.notice_text.startswith(
        "You have no Bells: you must play a trump (Acorns)."
    )
    assert school.said() == said
    assert school.guide.step is not None
    assert school.guide.step.name == "ruff"


def test_what_is_pressed_next_stands_out_and_nothing_else(school: School) -> None:
    school.begin()
    area = school.window.area
    for step, marked in (("bid", []), ("marriage", ["marriage"])):
        school.go_to(step)
        urgent = [
            name for name in ("bid", "marriage") if area.panel.button(area.commands[name]).weight == "urgent"
        ]
        assert urgent == marked
        assert not (urgent and any(choice.hasFocus() for choice in area.panel.choices))
        if step == "bid":
            # The bid that the lesson means has its own button, with the focus.
            assert area.panel.choices[0].text() == "Simple (1)"
            assert area.panel.choices[0].hasFocus()


def test_what_the_lesson_did_not_mean_is_allowed_and_can_be_undone(school: School) -> None:
    school.begin()
    school.go_to("lay")
    hand = ByMouse(school.qtbot, school.window.area).hand
    for card in ("H8", "HU"):
        hand.click(card)
        settle()
    school.choice("Discard")
    settle()
    assert (
        "something else in mind: Discard the Nine of Bells and the Eight of Bells. Go back,"
        in school.guide.note.words
    )
    click(school.qtbot, button(school.guide.note, "Go back"))
    settle()
    assert school.said() == []
    assert school.guide.step is not None
    assert school.guide.step.name == "lay"


def test_what_was_carried_on_past_and_undone_is_asked_for_again(school: School) -> None:
    school.begin()
    school.go_to("marriage")
    area = school.window.area
    ByMouse(school.qtbot, area).hand.click("AA")
    settle()
    click(school.qtbot, button(school.guide.note, "Play on"))
    settle()
    area.table_actions.take_back.trigger()
    settle()
    assert "1:play AA" not in school.said()
    assert school.guide.step is not None
    assert school.guide.step.name == "marriage"
    school.by_mouse()
    assert school.guide.step is not None
    assert school.guide.step.name == "lead"
    assert "something else in mind" not in school.guide.note.words


def test_it_is_chosen_from_the_welcome(school: School) -> None:
    window = school.open()
    window.begin()
    click(school.qtbot, button(window.area.panel, "Learn to play…"))
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible() and each.actions()]
    assert [action.text() for action in menu.actions()] == ["Tartli", "Ulti", "Tarokk"]
    school.qtbot.keyClick(menu, Key.Key_Down)
    school.qtbot.keyClick(menu, Key.Key_Return)
    settle()
    assert window.game == "ulti"
    assert window.windowTitle().startswith("Guided first hand")
    assert school.said() == []
