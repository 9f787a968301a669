"""The guided first hand: played to its end by clicks and by keys, left and taken up again, strayed from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.engine import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAIN_POINTS,
    Action,
    BelaScored,
    Card,
    ContestAnswered,
    Declare,
    Exchanged,
    MeldsScored,
    Play,
    WentOut,
    parse_seated,
)
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.lesson.deal import LINE, Lesson, Teacher, is_on_line, new_match
from tartli_desktop.games.tartli.lesson.steps import STEPS
from tartli_desktop.session.session import Phase
from tartli_desktop.settings.settings import ColourScheme, Gather, GoOut, Settings, SlateStyle
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.store.statistics import Choice
from tartli_desktop.thinking.thinker import Asked, Request
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.lesson.guided_hand import GuidedHand
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.engine.positions import dealt
from tests.session.playing import Scripted, keep, quick, settle
from tests.windows.legibility import brightest_and_ground, contrast
from tests.windows.programs import Windows
from tests.windows.simulated_user import ByKeyboard, ByMouse, answer, button, click, find, the

Key = Qt.Key
NAMES = [step.name for step in STEPS]


class School(Windows):
    """A window with a learner at it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.steps: list[str] = []
        """As they came up."""

    @property
    def guide(self) -> GuidedHand:
        return self.window.area.guide

    @property
    def lesson(self) -> Lesson:
        assert self.guide.session is not None
        return self.guide.session

    @property
    def actions(self) -> list[str]:
        store, journal = self.window.saving.store, self.window.saving.journal
        assert journal is not None
        return list(store.load(journal.match_id).record["hands"][-1]["actions"])

    def note_step(self) -> None:
        step = self.guide.step
        if step is not None and step.name not in self.steps[-1:]:
            self.steps.append(step.name)

    def go_to(self, name: str) -> None:
        """To the step of this name, by clicks."""
        for _ in range(80):
            if self.guide.step is not None and self.guide.step.name == name:
                return
            self.by_mouse()
        raise AssertionError(f"{name} does not come up")

    def by_mouse(self) -> None:
        """What the lesson asks for, by a click."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByMouse(self.qtbot, area)
        if self.guide.step is not None and asked is None:
            click(self.qtbot, self.guide.note.buttons[0])
        elif isinstance(asked, Declare):
            click(self.qtbot, area.panel.button(area.declare_action))
            click(self.qtbot, the(area, MeldDialog).declare_button)
        elif asked in (BELA, EXCHANGE, OUT):
            click(self.qtbot, area.panel.button(self.button_of(asked)))
        elif isinstance(asked, Play):
            person.hand.click(asked.card)
        elif self.lesson.phase is Phase.GATHER:
            person.hand.click(person.hand.middle)
        settle()

    def by_keys(self) -> None:
        """The same by the keyboard alone."""
        self.note_step()
        area, asked = self.window.area, self.guide.asked
        person = ByKeyboard(self.qtbot, area)
        if self.guide.step is not None and asked is None:
            person.key(Key.Key_Return)
        elif isinstance(asked, Declare):
            person.key(Key.Key_D)
            person.key(Key.Key_Return)
        elif asked in (BELA, EXCHANGE, OUT):
            person.key({BELA: Key.Key_B, EXCHANGE: Key.Key_X, OUT: Key.Key_G}[asked])
        elif isinstance(asked, Play):
            person.key(Key.Key_Home)
            for _ in range(area.view.scene().own_cards.index(asked.card)):
                person.key(Key.Key_Right)
            person.key(Key.Key_Return)
        elif self.lesson.phase is Phase.GATHER:
            person.key(Key.Key_Space)
        settle()

    def button_of(self, action: Action | None) -> QAction:
        area = self.window.area
        return {BELA: area.bela_action, EXCHANGE: area.exchange_action, OUT: area.out_action}[action]  # type: ignore[index]


@pytest.fixture
def school(qtbot: QtBot, tmp_path: Path, scripted: list[Scripted]) -> Iterator[School]:
    made = School(qtbot, tmp_path / "tartli")
    yield made
    made.leave()


# The deal


def test_everything_comes_up_in_the_hand() -> None:
    match = new_match(("You", "Kata"))
    start = match.counts
    assert start[0] < 501
    assert match.dealer == 1, "the learner leads first"
    told = []
    for text in LINE:
        seat, action = parse_seated(text)
        view = match.view(0)
        if text == "0:play L9":
            # R4.2: Leaves were led, and there are other cards.
            assert {card.suit for card in view.hand} > {
                each.card.suit for each in view.legal if isinstance(each, Play)
            }
        if text == "0:play HO":
            assert {each.card.suit for each in view.legal if isinstance(each, Play)} == {view.trump}
        told += match.apply(seat, action)
    kinds = {type(event): event for event in told}
    assert {Exchanged, BelaScored, MeldsScored, ContestAnswered, WentOut} <= kinds.keys()
    assert match.winner == 0
    # Not twofold, which would be one thing more to explain (R9.3).
    assert match.games == (1, 0)
    assert match.counts[0] >= 501 > match.counts[0] - 23


def test_no_points_are_given_to_a_trick_that_is_lost() -> None:
    """R1.5: where the learner cannot win the trick, of the cards that may be played the cheapest is given."""
    match = new_match(("You", "Kata"))
    answered = []
    for text in LINE:
        seat, action = parse_seated(text)
        view = match.view(0)
        if seat == 0 and isinstance(action, Play) and view.trick and text not in ("0:play AA", "0:play BK"):
            legal = [each.card for each in view.legal if isinstance(each, Play)]
            assert view.trump is not None
            points = {card: PLAIN_POINTS[card.rank] for card in legal if card.suit is not view.trump}
            if action.card in points:
                assert points[action.card] == min(points.values()), text
                answered.append(text)
        match.apply(seat, action)
    assert answered == ["0:play L8", "0:play L9"]


def test_each_step_comes_up_once_on_the_line_in_this_order() -> None:
    match, over = new_match(("You", "Kata")), []
    for text in LINE:
        view = match.view(0)
        assert is_on_line(view)
        while True:
            step = next((step for step in STEPS if step.name not in over and step.comes_up(view)), None)
            if step is None or (view.to_move != 0 and step.expected != GATHER):
                break
            over.append(step.name)
            if step.asks_for(view) is not None:
                assert str(step.asks_for(view)) == text[2:]
                break
        match.apply(*parse_seated(text))
    assert over == NAMES


def test_the_opponent_plays_on_where_the_learner_leaves_the_line(qapp: object) -> None:
    match = new_match(("You", "Kata"))
    teacher, answers = Teacher(), []
    match.apply(0, Play(Card.HK))
    assert not is_on_line(match.view(0))
    for _ in range(2):
        request = Request(Asked.CHOOSE, match.view(1), "heuristic", 0)
        request.answered.connect(answers.append)
        teacher.ask(request)
    assert answers[0] == answers[1]
    assert answers[0] in match.legal_actions(1)


# Played


def test_played_to_the_end_by_clicks(school: School) -> None:
    window = school.open()
    announced: list[str] = []

    def hear(text: str) -> None:
        if text == school.guide.note.words:
            announced.append(text)

    window.area.announcer.announced.connect(hear)
    window.begin()
    click(school.qtbot, button(window.area.panel, "Learn to play"))
    settle()
    assert window.windowTitle().startswith("Guided first hand")
    for _ in range(80):
        if school.lesson.is_over:
            break
        school.by_mouse()
    assert school.lesson.winner == 0
    assert school.steps == NAMES
    assert school.actions == list(LINE)
    # Each was read aloud, and once.
    assert len(announced) == len(set(announced)) > len(STEPS)
    # It is kept as any match, marked, and not counted.
    stored = window.saving.store.load(1)
    assert stored.marks.lesson
    assert stored.row.finished
    assert window.saving.store.statistics(Choice()).levels == ()
    window.open_matches()
    dialog = the(window, MatchesDialog)
    assert [line.title for line in dialog.model.lines] == ["Guided first hand"]
    dialog.close()
    # A word of praise, and doors.
    assert "Well done!" in school.guide.note.words
    click(school.qtbot, button(school.guide.note, "Read the rules"))
    the(window, HowToPlay).close()
    click(school.qtbot, button(school.guide.note, "Play a match"))
    # Whoever has learned it a minute ago is not sent to the café.
    offered = the(window, NewMatchDialog)
    # The player's own level is kept; which one suits a first match is said beside it.
    assert offered.chosen().level == Settings().opponent_level
    assert "For your first match, try Beginner." in texts_of(offered)
    offered.close()


def test_who_has_played_before_keeps_their_level_after_the_lesson(school: School) -> None:
    window = school.open(opponent_level="casual")
    keep(window.saving.store, dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))
    window.begin_lesson()
    settle()
    window.open_new_match()
    offered = the(window, NewMatchDialog)
    assert offered.chosen().level == "casual"
    offered.close()


def test_played_to_the_end_by_keys(school: School) -> None:
    window = school.open()
    window.begin()
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    settle()
    for _ in range(80):
        if school.lesson.is_over:
            break
        school.by_keys()
    assert school.lesson.winner == 0
    assert school.steps == NAMES
    assert QApplication.focusWidget() is school.guide.note.buttons[0]
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    the(window, NewMatchDialog).close()


def texts_of(dialog: QWidget) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("step", ["talon", "contest won", "seven"])
def test_it_can_be_begun_again_from_the_menu_at_any_moment(school: School, step: str) -> None:
    window = school.open()
    window.begin_lesson()
    settle()
    first = school.guide.note.words
    if step != "talon":
        school.go_to(step)
    played = window.saving.journal
    window.begin_lesson()
    answer(school.qtbot, window, "Carry on")
    assert step == "talon" or school.guide.note.words != first
    window.begin_lesson()
    answer(school.qtbot, window, "Start again")
    settle()
    assert (school.guide.note.words, school.actions) == (first, [])
    # No other match is left behind.
    assert window.saving.journal is played
    assert len(window.saving.store.list()) == 1
    school.steps.clear()
    for _ in range(60):
        if school.lesson.is_over:
            break
        school.by_mouse()
    assert school.steps == NAMES


def test_who_has_strayed_can_begin_again(school: School) -> None:
    school.open().begin_lesson()
    settle()
    first = school.guide.note.words
    school.go_to("ace")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("A8")
    settle()
    click(school.qtbot, button(school.guide.note, "Carry on"))
    settle()
    person.hand.click(person.hand.middle)
    settle()
    assert school.lesson.phase is Phase.PLAY
    again = button(school.guide.note, "Start again")
    # The keys stay with the cards.
    assert QApplication.focusWidget() is not again
    click(school.qtbot, again)
    answer(school.qtbot, school.window, "Start again")
    settle()
    assert (school.guide.note.words, school.actions) == (first, [])


def test_left_and_taken_up_again(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("seven")
    words = school.guide.note.words
    window = school.windows.pop()
    window.close()
    window.deleteLater()
    school.open().begin()
    settle()
    assert school.guide.step is not None
    assert (school.guide.step.name, school.guide.note.words) == ("seven", words)
    for _ in range(60):
        if school.lesson.is_over:
            break
        school.by_mouse()
    assert school.steps == NAMES
    assert school.actions == list(LINE)


def test_the_menu_takes_up_a_lesson_that_was_left(school: School) -> None:
    window = school.open()
    window.begin_lesson()
    settle()
    school.go_to("contest")
    first = window.saving.journal.match_id  # type: ignore[union-attr]
    chosen = list(window.menus)[-1].actions()[1]
    assert "Guided" in chosen.text()
    # On the table it stays as it is.
    chosen.trigger()
    assert window.saving.journal.match_id == first  # type: ignore[union-attr]
    window.on_table.put_away()
    chosen.trigger()
    settle()
    assert window.saving.journal.match_id == first  # type: ignore[union-attr]
    assert school.guide.step is not None
    assert school.guide.step.name == "contest"


# While the learner has nothing to do but wait, or to gather


def test_the_note_tells_of_the_moment_and_never_of_the_one_before(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("contest won")
    said = school.guide.note.words
    asked = "the Ace of Acorns beats"
    assert asked in said
    stood: list[str] = []
    school.lesson.happened.connect(lambda events: stood.append(school.guide.note.words))
    school.by_mouse()
    assert stood
    assert all(asked not in words for words in stood)
    # Off the line nothing is explained of a trick, but what it waits for.
    school.go_to("ace")
    ByMouse(school.qtbot, school.window.area).hand.click("A8")
    settle()
    click(school.qtbot, button(school.guide.note, "Carry on"))
    settle()
    assert school.lesson.phase is Phase.GATHER
    assert school.guide.note.words == "The trick is yours. Click the table or “Gather”, or press Space."
    ByKeyboard(school.qtbot, school.window.area).key(Key.Key_Space)
    settle()
    assert school.lesson.phase is Phase.PLAY
    assert school.guide.note.words == "It is your turn. Play as you like."


@pytest.mark.parametrize(("step", "card", "winner"), [("first lead", "HK", 0), ("contest won", "LA", 1)])
def test_space_gathers_the_trick_before_it_presses_what_the_note_offers(
    school: School, step: str, card: str, winner: int
) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to(step)
    ByMouse(school.qtbot, school.window.area).hand.click(card)
    settle()
    assert school.lesson.phase is Phase.GATHER
    back = button(school.guide.note, "Go back")
    assert school.window.focusWidget() is back
    school.qtbot.keyClick(back, Key.Key_Space)
    settle()
    assert f"0:play {card}" in school.actions
    assert f"{winner}:gather" in school.actions[school.actions.index(f"0:play {card}") :]
    # And that is to go on like this.
    assert not any("Go back" in each.text() for each in school.guide.note.buttons)


def test_each_step_names_the_keys_that_are_set(school: School) -> None:
    window = school.open(keys=Keys(declare="J"))
    window.begin_lesson()
    settle()
    said: dict[str, str] = {}
    for _ in range(90):
        if school.lesson.is_over:
            break
        step = school.guide.step
        if step is not None:
            said[step.name] = school.guide.note.words
        asked = school.guide.asked
        if isinstance(asked, Declare):
            assert school.lesson.do(asked) is None
            settle()
        else:
            school.by_keys()
    for name, keys in {
        "terc": "Keys: J, then Enter.",
        "first lead": "Keys: the arrows select a card, Enter plays it.",
        "first trick": "“Gather”, or press Space.",
        "contest won": "type it: Shift+A, A, then Enter.",
        "seven": "Key: X.",
        "béla": "Key: B.",
        "out": "Key: G.",
    }.items():
        assert keys in said[name], name


@pytest.mark.parametrize(
    ("style", "twenty"), [(SlateStyle.HUNGARIAN, "/ is 20"), (SlateStyle.BECK, "| is 20")]
)
def test_the_signs_of_the_slate_are_explained_as_they_are_drawn(
    school: School, style: SlateStyle, twenty: str
) -> None:
    school.open(slate_style=style).begin_lesson()
    settle()
    school.go_to("slate")
    assert twenty in school.guide.note.words
    school.go_to("chalk")
    assert school.lesson.phase is Phase.GATHER
    assert "Melds are chalked up at once" in school.guide.note.words


# Another card


def test_a_legal_move_that_was_not_meant_is_taken_back(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("first lead")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("HK")
    settle()
    assert "allowed" in school.guide.note.words
    assert "Eight of Bells" in school.guide.note.words
    assert school.actions[1] == "0:play HK"
    click(school.qtbot, button(school.guide.note, "Go back"))
    settle()
    assert school.actions == ["0:declare LA3"]
    assert school.guide.step is not None
    assert school.guide.step.name == "first lead"
    for _ in range(80):
        if school.lesson.is_over:
            break
        school.by_mouse()
    assert school.actions == list(LINE)


def test_who_goes_on_in_spite_is_told_what_still_comes_up(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("contest won")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("LA")
    settle()
    click(school.qtbot, button(school.guide.note, "Carry on"))
    settle()
    assert not is_on_line(school.lesson.view)
    seen: list[str] = []
    for _ in range(90):
        step, session = school.guide.step, school.lesson
        if session.is_over:
            break
        if step is not None and step.name not in seen:
            seen.append(step.name)
        if find(school.window, QMessageBox) is not None:
            answer(school.qtbot, school.window.area, "Play on")
        elif session.phase is Phase.GATHER:
            person.hand.click(person.hand.middle)
        elif school.guide.asked in (EXCHANGE, BELA, OUT):
            click(school.qtbot, school.window.area.panel.button(school.button_of(school.guide.asked)))
        elif session.phase is Phase.PLAY:
            person.hand.click(next(each.card for each in session.view.legal if isinstance(each, Play)))
        settle()
    assert session.is_over
    assert "follow" in seen or "trump" in seen
    assert school.guide.note.buttons


def test_a_game_that_is_lost_can_be_gone_back_from(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("terc")
    area = school.window.area
    click(school.qtbot, area.panel.button(area.out_action))
    answer(school.qtbot, area, "Go out and lose")
    settle()
    assert school.lesson.winner == 1
    assert "Well done" not in school.guide.note.words
    click(school.qtbot, button(school.guide.note, "Go back a step"))
    settle()
    assert school.actions == []
    assert school.guide.step is not None
    assert school.guide.step.name == "terc"


def test_a_card_that_may_not_be_played_gets_its_usual_sentence(school: School) -> None:
    school.open().begin_lesson()
    settle()
    school.go_to("follow")
    ByMouse(school.qtbot, school.window.area).hand.click("HK")
    settle()
    assert "follow suit" in school.window.area.panel.notice_text
    assert school.guide.step is not None
    assert school.guide.step.name == "follow"


def test_the_key_of_hints_says_the_step_again(school: School) -> None:
    window = school.open()
    window.begin_lesson()
    settle()
    school.go_to("low")
    heard: list[str] = []
    window.area.announcer.announced.connect(heard.append)
    assert not window.area.panel.button(window.area.hint_action).isVisible()
    ByKeyboard(school.qtbot, window.area).key(Key.Key_H)
    assert heard == [school.guide.note.words]


def test_the_key_of_what_was_said_last_says_the_step_again(school: School) -> None:
    window = school.open()
    window.begin_lesson()
    settle()
    for name in ("terc", "low"):
        school.go_to(name)
        heard: list[str] = []
        window.area.announcer.announced.connect(heard.append)
        ByKeyboard(school.qtbot, window.area).key(Key.Key_L)
        assert heard == [school.guide.note.words]
        # They stand there already.
        assert window.area.panel.notice_text == ""


def test_settings_do_not_do_the_learners_work(school: School) -> None:
    school.open(go_out=GoOut.BY_ITSELF, gather=Gather.CLICK_OR_TIMED).begin_lesson()
    settle()
    school.go_to("out")
    assert not school.lesson.is_over
    school.by_mouse()
    assert school.lesson.winner == 0


# Shown


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_all_words_have_room_and_cover_no_card(school: School, size: tuple[int, int]) -> None:
    window = school.open(*size)
    window.begin_lesson()
    settle()
    view, note = school.lesson.view, school.guide.note
    for pack in ("tell", "french"):
        window.area.settings.change(quick(pack=pack))
        for step in STEPS:
            if step.name in ("follow", "trump"):
                continue
            note.say("Heading", school.guide.words(step, view), [("Continue", settle)])
            assert not note.is_cut, step.name
            assert note.words_label.font().pixelSize() >= 12, step.name
    # Beside the table, not on it.
    right = window.area.view.mapTo(window, window.area.view.rect().topRight()).x()
    assert note.mapTo(window, note.rect().topLeft()).x() > right
    assert note.geometry().top() >= window.area.slate.geometry().bottom()
    assert window.area.rect().contains(note.geometry())


@pytest.mark.parametrize("size", [(940, 560), (1280, 800)])
@pytest.mark.parametrize("scale", [1.1, 1.5, 2.0])
def test_the_words_grow_with_all_others_and_can_be_scrolled(
    school: School, size: tuple[int, int], scale: float
) -> None:
    window = school.open(*size)
    window.begin_lesson()
    settle()
    note, view = school.guide.note, school.lesson.view
    parts = (note.words_label, note.heading_label, note.buttons[0])
    usual = [QFontInfo(part.font()).pixelSize() for part in parts]
    window.area.settings.change(quick(text_scale=scale))
    settle()
    for part, pixels in zip(parts, usual, strict=True):
        assert QFontInfo(part.font()).pixelSize() >= 0.93 * scale * pixels
    bar = note.scroller.verticalScrollBar()
    for step in STEPS:
        if step.name in ("follow", "trump"):
            continue
        words = school.guide.words(step, view)
        note.say("Your first hand", words, [("Continue", settle)])
        settle()
        assert bar.value() == 0
        metrics = QFontMetrics(note.words_label.font())
        room = QRect(0, 0, note.words_label.width(), 10_000)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        assert note.words_label.height() >= needed, step.name
        assert note.scroller.viewport().height() + bar.maximum() >= note.words_label.height()
        # Who has no wheel comes to it by Tab, and scrolls by the arrows.
        scrolls = bool(note.scroller.focusPolicy() & Qt.FocusPolicy.TabFocus)
        assert scrolls or bar.maximum() == 0
        assert note.rect().contains(note.foot.geometry())
    assert window.area.rect().contains(note.geometry())


def test_the_slate_that_is_explained_can_be_seen_beside_large_letters(school: School) -> None:
    window = school.open(1024, 640, text_scale=2.0)
    window.begin_lesson()
    settle()
    school.go_to("slate")
    column, slate = window.area.column.viewport(), window.area.slate
    seen = column.rect().intersected(QRect(slate.mapTo(column, QPoint(0, 0)), slate.size()))
    assert seen.height() > 0.8 * min(slate.height(), column.height())
    school.go_to("terc")
    declare = window.area.panel.button(window.area.declare_action)
    assert column.rect().contains(QRect(declare.mapTo(column, QPoint(0, 0)), declare.size()))


def test_many_buttons_in_large_letters_scroll_with_the_words(school: School) -> None:
    window = school.open(940, 560, text_scale=2.0)
    window.begin_lesson()
    settle()
    note = school.guide.note
    note.say("Heading", "Words. " * 20, [(text, settle) for text in ("One", "Two", "Three", "Four")])
    settle()
    assert QApplication.focusWidget() is note.buttons[0]
    bar = note.scroller.verticalScrollBar()
    last = note.buttons[-1]
    bar.setValue(bar.maximum())
    settle()
    seen = note.scroller.viewport()
    assert seen.rect().contains(QRect(last.mapTo(seen, QPoint(0, 0)), last.size()))
    note.say("Heading", "Words.", [("One", settle)])
    settle()
    assert QApplication.focusWidget() is note.buttons[0]
    assert note.rect().contains(QRect(note.buttons[0].mapTo(note, QPoint(0, 0)), note.buttons[0].size()))


def test_going_on_moves_the_keyboard_once(school: School) -> None:
    school.open()
    school.window.begin_lesson()
    settle()
    note = school.guide.note
    assert note.buttons
    focused: list[QWidget] = []
    QApplication.instance().focusChanged.connect(  # type: ignore[union-attr]
        lambda before, now: focused.append(now) if now is not None else None
    )
    school.qtbot.keyClick(note.buttons[0], Qt.Key.Key_Return)
    assert note.buttons
    assert focused == [note.buttons[0]]


def test_with_high_contrast_it_is_white_on_black(school: School) -> None:
    window = school.open(colour_scheme=ColourScheme.HIGH_CONTRAST)
    window.begin_lesson()
    settle()
    note = school.guide.note
    image = note.grab().toImage()
    for part in (note.heading_label, note.words_label, note.buttons[0]):
        there = QRect(part.mapTo(note, QPoint(0, 0)), part.size()).adjusted(6, 3, -6, -3)
        text, ground = brightest_and_ground(image, there)
        assert contrast(text, ground) >= 12
    window.area.settings.change(quick())
    image = note.grab().toImage()
    there = QRect(note.words_label.mapTo(note, QPoint(0, 0)), note.words_label.size())
    assert brightest_and_ground(image, there)[1] == QColor("#F7EFD9")


def test_what_is_spoken_of_is_pointed_at(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    school.go_to("terc")
    assert len(scene.pointers.tips) == 3
    fan = {item.card: item for item in scene.own_items}
    for tip, card in zip(scene.pointers.tips, (Card.LA, Card.LK, Card.LO), strict=True):
        assert fan[card].sceneBoundingRect().contains(tip)
    area = school.window.area
    assert area.panel.button(area.declare_action).weight == "urgent"
    school.by_mouse()
    assert area.panel.button(area.declare_action).weight == ""
    assert len(scene.pointers.tips) == 1
    school.window.on_table.put_away()
    assert scene.pointers.tips == []
    assert not school.guide.note.isVisible()


def test_what_points_at_a_card_does_not_cover_its_letter(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    for item in scene.own_items:
        scene.pointers.point_at([item])
        (tip,) = scene.pointers.tips
        assert item.contains_point(tip)
        # However the card leans, only the arrow's very tip is on it.
        assert item.mapFromScene(tip).y() < item.boundingRect().top() + 12


def test_what_points_at_the_talon_does_not_cover_the_line_above_it(school: School) -> None:
    school.open().begin_lesson()
    settle()
    scene = school.window.area.view.scene()
    assert len(scene.pointers.tips) == 1
    assert not scene.pointers.sceneBoundingRect().intersects(scene.caption_item.sceneBoundingRect())


def test_other_matches_are_not_disturbed(school: School) -> None:
    window = school.open()
    match_id = keep(window.saving.store, dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))
    assert window.resume(match_id)
    settle()
    assert window.area.session is not None
    assert window.area.session.phase is Phase.PLAY
    assert not school.guide.note.isVisible()
    assert school.guide.session is None
    assert window.area.view.scene().pointers.tips == []
