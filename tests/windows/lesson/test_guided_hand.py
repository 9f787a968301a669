"""The guided first hand: played to its end by clicks and by keys, left and resumed, strayed from."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import seated
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Declare, Play
from tartli_desktop.games.tartli.lesson import COURSE
from tartli_desktop.games.tartli.options import GoOut, SlateStyle
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.tartli.rules.positions import dealt
from tests.session.playing import keep, settle
from tests.store.store_samples import statistics_of
from tests.windows.lesson.school import School
from tests.windows.simulated_user import ByKeyboard, ByMouse, answer, button, click, find, is_asked, tap, the

LESSON = COURSE.hands[0]

Key = Qt.Key
NAMES = [step.name for step in LESSON.steps]


# Playing


def test_played_to_the_end_by_clicks(school: School) -> None:
    window = school.open()
    announced: list[str] = []
    heard: list[str] = []

    def hear(text: str) -> None:
        heard.append(text)
        if text == school.guide.note.words:
            announced.append(text)

    window.area.announcer.announced.connect(hear)
    window.begin()
    click(school.qtbot, button(window.area.panel, "Learn to play…"))
    school.choose_game()
    assert window.windowTitle() == "Guided first hand – Tartli"
    school.to_the_end()
    assert school.lesson.winners == (0,)
    assert school.steps == NAMES
    assert school.actions == list(LESSON.line)
    # Each step was read aloud exactly once.
    assert len(announced) == len(set(announced)) == len(LESSON.steps)
    # It is kept like any match, but marked and not counted.
    stored = window.saving.store.load(1)
    assert stored.marks.lesson
    assert stored.row.finished
    assert statistics_of(window.saving.store).levels == ()
    window.dialogs.open_matches()
    dialog = the(window, MatchesDialog)
    assert [line.title for line in dialog.model.lines] == ["Guided first hand"]
    dialog.close()
    # Praise, the new knowledge, and ways on; the paper is announced, and does not hide the hand.
    paper = the(window, EndingPaper)
    assert "Well done!" in paper.headline.text()
    assert {"Now you know:", "Going out in time"} <= set(texts_of(paper).split("\n"))
    assert paper.ending.spoken in heard
    assert "You went out with 510" in paper.ending.spoken
    assert school.guide.note.words in paper.ending.spoken
    assert not paper.hides
    assert school.guide.note.buttons == []
    click(school.qtbot, button(paper, "Read the rules"))
    the(window, HowToPlay).close()
    click(school.qtbot, button(paper, "Play a match"))
    # A player who has just learned the game is not sent to the café.
    offered = the(window, NewMatchDialog)
    # The level that is recommended for a first match is chosen already.
    assert offered.chosen().level == "beginner"
    assert "A good choice for your first match." in texts_of(offered)
    offered.close()
    # When the paper is gone, the note offers the same choices.
    assert [each.text() for each in school.guide.note.buttons] == [
        *("Play a match…", "Next lesson: Ulti", "Read the rules")
    ]
    click(school.qtbot, button(school.guide.note, "Next lesson"))
    assert window.game == "ulti"
    assert window.area.guide.step is not None


def test_who_has_played_before_keeps_their_level_after_the_lesson(school: School) -> None:
    window = school.open(opponent_level="casual")
    keep(window.saving.store, dealt(hands=("AA LA", "BA HA"), turned="H7", dealer=1))
    window.lessons.begin("tartli")
    settle()
    window.dialogs.open_new_match()
    offered = the(window, NewMatchDialog)
    assert offered.chosen().level == "casual"
    offered.close()


def test_played_to_the_end_by_keys(school: School) -> None:
    window = school.open()
    window.begin()
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    school.choose_game()
    school.to_the_end("keys")
    assert school.lesson.winners == (0,)
    assert school.steps == NAMES
    paper = the(window, EndingPaper)
    assert QApplication.focusWidget() is button(paper, "Play a match")
    # The paper can be closed for a look at the table; its choices then stand on the note.
    tap(school.qtbot, QApplication.focusWidget(), Key.Key_Escape)
    assert QApplication.focusWidget() is school.guide.note.buttons[0]
    school.qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    the(window, NewMatchDialog).close()


def texts_of(dialog: QWidget) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("step", ["talon", "seven"])
def test_it_can_be_begun_again_from_the_menu_at_any_moment(school: School, step: str) -> None:
    window = school.open()
    window.lessons.begin("tartli")
    settle()
    first = school.guide.note.words
    if step != "talon":
        school.go_to(step)
    played = window.saving.journal
    window.lessons.begin("tartli")
    answer(school.qtbot, window, "Carry on")
    assert step == "talon" or school.guide.note.words != first
    window.lessons.begin("tartli")
    answer(school.qtbot, window, "Start again")
    assert (school.guide.note.words, school.actions) == (first, [])
    # No second match is left behind.
    assert window.saving.journal is played
    assert len(window.saving.store.list()) == 1
    school.steps.clear()
    school.to_the_end()
    assert school.steps == NAMES


def test_who_has_strayed_can_begin_again(school: School) -> None:
    school.begin()
    first = school.guide.note.words
    school.go_to("ace")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("A8")
    click(school.qtbot, button(school.guide.note, "Play on"))
    person.hand.click(person.hand.middle)
    assert school.lesson.phase is Phase.DECIDE
    again = button(school.guide.note, "Start again")
    # The focus stays with the cards.
    assert QApplication.focusWidget() is not again
    click(school.qtbot, again)
    answer(school.qtbot, school.window, "Start again")
    assert (school.guide.note.words, school.actions) == (first, [])


def test_left_and_taken_up_again(school: School) -> None:
    school.begin()
    school.go_to("seven")
    words = school.guide.note.words
    window = school.windows.pop()
    window.close()
    window.deleteLater()
    school.open().begin()
    settle()
    assert (school.step, school.guide.note.words) == ("seven", words)
    school.to_the_end()
    assert school.steps == NAMES
    assert school.actions == list(LESSON.line)


def test_the_menu_takes_up_a_lesson_that_was_left(school: School) -> None:
    window = school.open()
    window.lessons.begin("tartli")
    settle()
    school.go_to("contest")
    first = window.saving.journal.match_id  # type: ignore[union-attr]
    (chosen,) = school.hands_in_the_help("Tartli")
    # If it is on the table, it stays unchanged.
    chosen.trigger()
    assert window.saving.journal.match_id == first  # type: ignore[union-attr]
    window.on_table.put_away()
    (chosen,) = school.hands_in_the_help("Tartli")
    chosen.trigger()
    settle()
    assert window.saving.journal.match_id == first  # type: ignore[union-attr]
    assert school.step == "contest"


# While the learner has nothing to do but wait or gather


def test_the_note_tells_of_the_moment_and_never_of_the_one_before(school: School) -> None:
    school.begin()
    school.go_to("contest won")
    said = school.guide.note.words
    asked = "the Ace of Acorns beats"
    assert asked in said
    stood: list[str] = []
    school.lesson.happened.connect(lambda events: stood.append(school.guide.note.words))
    school.by_mouse()
    assert stood
    assert all(asked not in words for words in stood)
    # Off the line, the note explains nothing about a trick but how to gather it.
    school.go_to("ace")
    ByMouse(school.qtbot, school.window.area).hand.click("A8")
    click(school.qtbot, button(school.guide.note, "Play on"))
    assert school.lesson.phase is Phase.PAUSE
    assert school.guide.note.words == "The trick is yours. Click the table or “Gather”, or press Space."
    ByKeyboard(school.qtbot, school.window.area).key(Key.Key_Space)
    settle()
    assert school.lesson.phase is Phase.DECIDE
    assert school.guide.note.words == "It is your turn. Play as you like."


@pytest.mark.parametrize(("step", "card", "winner"), [("first lead", "HK", 0), ("contest won", "LA", 1)])
def test_space_gathers_the_trick_before_it_presses_what_the_note_offers(
    school: School, step: str, card: str, winner: int
) -> None:
    school.begin()
    school.go_to(step)
    ByMouse(school.qtbot, school.window.area).hand.click(card)
    assert school.lesson.phase is Phase.PAUSE
    back = button(school.guide.note, "Go back")
    assert school.window.focusWidget() is back
    tap(school.qtbot, back, Key.Key_Space)
    assert f"0:play {card}" in school.actions
    assert f"{winner}:gather" in school.actions[school.actions.index(f"0:play {card}") :]
    # The choice to go back is gone, too.
    assert not any("Go back" in each.text() for each in school.guide.note.buttons)


def test_each_step_names_the_keys_that_are_set(school: School) -> None:
    window = school.open(keys={"declare": "J"})
    window.lessons.begin("tartli")
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


@pytest.mark.parametrize(("style", "twenty"), [(SlateStyle.HUNGARIAN, "/ = 20"), (SlateStyle.BECK, "| = 20")])
def test_the_signs_of_the_slate_are_explained_as_they_are_drawn(
    school: School, style: SlateStyle, twenty: str
) -> None:
    school.open(slate_style=style).lessons.begin("tartli")
    settle()
    school.go_to("slate")
    assert twenty in school.guide.note.words
    school.go_to("chalk")
    assert school.lesson.phase is Phase.PAUSE
    assert "Melds are chalked up at once" in school.guide.note.words


# Another card


def test_a_legal_move_that_was_not_meant_is_taken_back(school: School) -> None:
    school.begin()
    school.go_to("first lead")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("HK")
    assert "allowed" in school.guide.note.words
    assert "Eight of Bells" in school.guide.note.words
    assert school.actions[1] == "0:play HK"
    click(school.qtbot, button(school.guide.note, "Go back"))
    assert school.actions == ["0:declare LA3"]
    assert school.step == "first lead"
    school.to_the_end()
    assert school.actions == list(LESSON.line)


def test_who_goes_on_in_spite_is_told_what_still_comes_up(school: School) -> None:
    school.begin()
    school.go_to("contest won")
    person = ByMouse(school.qtbot, school.window.area)
    person.hand.click("LA")
    click(school.qtbot, button(school.guide.note, "Play on"))
    assert not LESSON.is_on_line(school.lesson.view)
    seen: list[str] = []
    for _ in range(90):
        step, session = school.guide.step, school.lesson
        if session.is_over:
            break
        if step is not None and step.name not in seen:
            seen.append(step.name)
        if is_asked(school.window):
            answer(school.qtbot, school.window.area, "Play on")
        elif session.phase is Phase.PAUSE:
            person.hand.click(person.hand.middle)
        elif school.guide.asked in (EXCHANGE, BELA, OUT):
            school.by_mouse()
        elif session.phase is Phase.DECIDE:
            person.hand.click(next(each.card for each in session.view.legal if isinstance(each, Play)))
        settle()
    assert session.is_over
    assert "follow" in seen or "trump" in seen
    assert find(school.window, EndingPaper)


def finish_lesson(school: School, game: str) -> None:
    """Store all finished lessons of another game."""
    rules, course, store = rules_of(game), face_of(game).course, school.window.saving.store
    assert course is not None
    for number, hand in enumerate(course.hands, 1):
        match = hand.new_match("Anna")
        for text in hand.line:
            match.apply(*seated(rules, text))
        marks = MatchMarks(practice=True, lesson=number)
        stored = new_stored(match, title="", human_seat=0, level=hand.level, extras=marks.to_extras())
        store.set_result(store.add(stored), stored.row.standings, finished=True)


@pytest.mark.parametrize(
    ("finished", "offered"), [(("ulti",), "Next lesson: Tarokk"), (("ulti", "tarokk"), None)]
)
def test_the_next_lesson_is_one_that_is_not_finished_yet(
    school: School, finished: tuple[str, ...], offered: str | None
) -> None:
    school.begin()
    for game in finished:
        finish_lesson(school, game)
    school.to_the_end()
    paper = the(school.window, EndingPaper)
    lessons = [
        each.text().replace("&", "") for each in paper.findChildren(QPushButton) if "lesson" in each.text()
    ]
    assert lessons == ([] if offered is None else [offered])
    told = "You have now finished the lessons of all games."
    assert (told in paper.ending.more) is (offered is None)
    assert QApplication.focusWidget() is button(paper, "Play a match")


def test_a_game_that_is_lost_can_be_gone_back_from(school: School) -> None:
    school.begin()
    school.go_to("terc")
    area = school.window.area
    click(school.qtbot, area.panel.button(area.commands["go_out"]))
    answer(school.qtbot, area, "Go out and lose")
    assert school.lesson.winners == (1,)
    paper = the(school.window, EndingPaper)
    assert "Well done" not in paper.ending.spoken
    click(school.qtbot, button(paper, "Go back a step"))
    assert school.actions == []
    assert school.step == "terc"


def test_the_keys_of_hints_and_of_what_was_said_last_say_the_step_again(school: School) -> None:
    school.begin()
    area = school.window.area
    assert not area.panel.button(area.table_actions.hint).isVisible()
    for name in ("terc", "low"):
        school.go_to(name)
        heard: list[str] = []
        area.announcer.announced.connect(heard.append)
        for key in (Key.Key_L, Key.Key_H):
            ByKeyboard(school.qtbot, area).key(key)
        assert heard == [school.guide.note.words] * 2
        # The words are on the note already.
        assert area.panel.notice_text == ""


def test_settings_do_not_do_the_learners_work(school: School) -> None:
    school.open(go_out=GoOut.BY_ITSELF, gather=GatherPolicy.CLICK_OR_TIMED).lessons.begin("tartli")
    settle()
    school.go_to("out")
    assert not school.lesson.is_over
    school.by_mouse()
    assert school.lesson.winners == (0,)
