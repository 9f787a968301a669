"""The lesson of every game: played to its end, strayed from, with whole texts and sound advice."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from tartli_desktop.cards import german, tarokk
from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.ending_paper import EndingPaper
from tartli_desktop.game.registry import games
from tartli_desktop.game.rules import seated
from tartli_desktop.games.tarokk.dialogs.announcing import AnnouncingPaper
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text import catalogues
from tartli_desktop.text.catalogues import LOCALES
from tartli_desktop.widgets.panel.action_button import ActionButton
from tartli_desktop.windows.play.play_area import PlayArea
from tests.session.playing import keep, settle
from tests.windows.languages import english_again
from tests.windows.lesson.school import School
from tests.windows.play.match.desk import leading
from tests.windows.simulated_user import ByMouse, answer, button, click, tap, the

LESSONS = [
    (name, number)
    for name in games()
    if (course := face_of(name).course) is not None
    for number in range(1, len(course.hands) + 1)
]
TAUGHT = [name for name in games() if face_of(name).course is not None]
DUTY_TO_BEAT = re.compile(r"(must|has to|have to|had to) (beat|overtake|take|win)")


def first_hand(game: str) -> Any:
    course = face_of(game).course
    assert course is not None
    return course.hands[0]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_offer_to_go_back_stays_until_the_learner_answers_it(school: School, game: str) -> None:
    """Neither an opponent nor what the program does by itself is an answer."""
    school.begin(game)
    guide, strayed = school.guide, 0
    for _ in school.until_the_end():
        asked, legal = guide.asked, school.lesson.view.legal
        others = [each for each in legal if type(each) is type(asked) and each != asked]
        if others and school.lesson.phase is Phase.DECIDE:
            school.lesson.do(others[-1])
            settle()
            if not school.lesson.is_over:
                strayed += 1
                assert [each.text() for each in guide.note.buttons] == ["Go back", "Play on"], asked
                assert "the lesson had something else in mind: " in guide.note.words
                click(school.qtbot, button(guide.note, "Go back"))
                assert guide.asked == asked
        school.by_mouse()
    assert strayed > 4


def lit(area: PlayArea) -> list[str]:
    """The buttons of the panel that stand out by their light ground, below the words of the lesson."""
    picture = area.grab().toImage()
    buttons = [*area.panel.choices, *area.panel.findChildren(ActionButton)]
    shown = {each: each.mapTo(area, QPoint(6, each.height() // 2)) for each in buttons if each.isVisible()}
    return [each.words for each, at in shown.items() if picture.pixelColor(at).lightness() > 150]


@pytest.mark.parametrize("game", TAUGHT)
def test_begun_again_it_shows_nothing_from_before_and_goes_on_by_enter(school: School, game: str) -> None:
    school.begin(game)
    first = school.guide.note.words
    area, refusal = school.window.area, "Not this card."
    for _ in range(8):
        school.by_mouse()
    area.panel.notice(refusal)
    school.window.lessons.begin(game)
    answer(school.qtbot, school.window, "Start again")
    assert school.guide.note.words == first
    assert refusal not in area.panel.notice_text
    while school.guide.asked is None:
        step = school.step
        assert QApplication.focusWidget() is school.guide.note.buttons[0]
        assert lit(area) == []
        tap(school.qtbot, QApplication.focusWidget(), Qt.Key.Key_Return)
        assert school.step != step
    assert bool(lit(area)) == (game != "ulti")


def test_ulti_is_played_to_its_end_by_keys(school: School) -> None:
    school.begin("ulti")
    lesson = first_hand("ulti")
    school.to_the_end("keys")
    settle()
    assert school.actions == list(lesson.line)
    assert school.steps == [step.name for step in lesson.steps]
    # The last paper tells the count and who pays whom (U7.4, U12.1).
    paper = the(school.window, EndingPaper)
    assert "50 points and your marriage 40: 90 to 60 in all" in paper.ending.spoken
    assert "Each of the others pays you 1 point(s) (10 forints)." in paper.ending.spoken
    assert QApplication.focusWidget() is button(paper, "Now the puzzle")


@pytest.mark.parametrize(
    ("game", "step", "card", "words"),
    [
        ("tartli", "follow", "HK", "you must follow suit: Leaves were led"),  # R4.2
        ("ulti", "ruff", "LA", "You have no Bells: you must play a trump (Acorns)."),  # U9.4
    ],
)
def test_a_card_that_may_not_be_played_gets_its_usual_sentence(
    school: School, game: str, step: str, card: str, words: str
) -> None:
    """The lesson goes on waiting."""
    school.begin(game)
    school.go_to(step)
    actions = school.actions
    ByMouse(school.qtbot, school.window.area).hand.click(card)
    assert words in school.window.area.panel.notice_text
    assert school.actions == actions
    assert school.step == step


def test_what_is_pressed_next_stands_out_and_nothing_else(school: School) -> None:
    school.begin("ulti")
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
            assert area.panel.choices[0].text() == "Simple: 1 point(s)"
            assert area.panel.choices[0].hasFocus()


def test_enter_goes_on_and_then_takes_the_choice_that_is_meant(school: School) -> None:
    school.begin("ulti", 4)
    assert school.step == "aim"
    for step in ("pass", "double"):
        tap(school.qtbot, QApplication.focusWidget(), Qt.Key.Key_Return)
        assert school.step == step
    assert school.actions[-1] == "2:play B9"


def test_what_was_carried_on_past_and_undone_is_asked_for_again(school: School) -> None:
    school.begin("ulti")
    school.go_to("marriage")
    area = school.window.area
    ByMouse(school.qtbot, area).hand.click("AA")
    click(school.qtbot, button(school.guide.note, "Play on"))
    area.table_actions.take_back.trigger()
    settle()
    assert "1:play AA" not in school.actions
    assert school.step == "marriage"
    school.by_mouse()
    assert school.step == "lead"
    assert "something else in mind" not in school.guide.note.words


def test_tarokk_asks_only_for_what_it_has_explained(school: School) -> None:
    """T5: "Two needs the XIX" tells nothing to a player who does not yet know what a bid is."""
    school.begin("tarokk")
    panel = school.window.area.panel
    assert panel.prompt == "Your bid?"
    school.go_to("declare")
    assert panel.prompt == "First declare your eight tarokks."
    focused = QApplication.focusWidget()
    assert focused in panel.choices
    assert focused.words.startswith("Declare 8 tarokks")
    tap(school.qtbot, focused, Qt.Key.Key_Return)
    assert school.step == "call"
    assert panel.prompt.startswith("Call the XX")


def test_after_an_announcement_its_paper_makes_way_for_what_the_lesson_says_next(school: School) -> None:
    school.begin("tarokk", 7)
    school.go_to("trull")
    area = school.window.area
    click(school.qtbot, area.panel.button(area.commands["announce"]))
    click(school.qtbot, button(the(school.window, AnnouncingPaper), "Trull (2)"))
    assert [each for each in area.findChildren(AnnouncingPaper) if each.isVisible()] == []
    assert school.step == "ultimo"
    assert school.guide.note.isVisible()


def test_a_guided_hand_is_chosen_from_the_help_and_checked_once_it_is_finished(school: School) -> None:
    window = school.open()
    betli = school.hands_in_the_help("Ulti")[1]
    assert (betli.text(), betli.isChecked()) == ("Betli: Win no trick at all.", False)
    betli.trigger()
    settle()
    window.area.guard_input(0)
    assert window.windowTitle().startswith("Guided hand 2")
    assert school.guide.note.heading == "Betli · 1 of 11"
    school.to_the_end()
    assert [each.isChecked() for each in school.hands_in_the_help("Ulti")[:3]] == [False, True, False]
    # The next one is that of the same game, though the first hand is not finished either.
    settle()
    click(school.qtbot, button(the(window, EndingPaper), "Next lesson: 40-100"))
    assert window.windowTitle().startswith("Guided hand 3")
    assert school.step == "cards"
    # Left halfway, it is taken up there, and the first hand is not begun in its place.
    school.go_to("take")
    window.on_table.put_away()
    school.hands_in_the_help("Ulti")[2].trigger()
    settle()
    assert school.step == "take"
    school.guide.lesson_asked.emit()
    answer(school.qtbot, window, "Start again")
    assert window.windowTitle().startswith("Guided hand 3")
    assert school.step == "cards"


def test_a_lesson_is_chosen_from_the_welcome(school: School) -> None:
    window = school.open()
    window.begin()
    click(school.qtbot, button(window.area.panel, "Learn to play…"))
    (menu,) = [each for each in window.findChildren(QMenu) if each.isVisible() and each.actions()]
    assert [action.text() for action in menu.actions()] == ["Tartli", "Ulti", "Tarokk"]
    school.choose_game(1)
    assert window.game == "ulti"
    assert window.windowTitle().startswith("Guided first hand")
    assert school.actions == []


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_hand_is_played_to_its_end_with_whole_and_true_texts_in_every_language(
    school: School, qapp: QApplication, game: str, number: int
) -> None:
    school.begin(game, number)
    course = face_of(game).course
    assert course is not None
    hand, guide, said = course.hands[number - 1], school.guide, []
    for _ in school.until_the_end():
        said.append(guide.note.words)
        school.by_mouse()
    assert school.actions == [*hand.line]
    assert school.steps == [step.name for step in hand.steps]
    # R4.2, T11.2: a card of the suit or a trump must be played, a higher one need not.
    assert game == "ulti" or [words for words in said if DUTY_TO_BEAT.search(words)] == []
    with english_again(qapp):
        for language in LOCALES:
            # The window itself need not be laid out in it.
            assert catalogues.install(language)
            guide.show_end()
            ending = the(school.window, EndingPaper).ending
            said += [ending.result, ending.beside, ending.more, *ending.shown, *course.titles()[number - 1]]
            said += [guide.words(step, school.lesson.view) for step in hand.steps]
    assert all(said)
    assert [words for words in said if re.search(r"[{}\[\]*]|%\d|  ", words)] == []


def test_the_card_that_can_still_beat_the_learners_is_the_only_one(school: School) -> None:
    school.begin("tarokk")
    school.go_to("ruff")
    (threat,) = re.findall(r"only the (\w+) can still beat", school.guide.note.words)
    hand = first_hand("tarokk")
    match = hand.new_match("You")
    for text in hand.line:
        if text == "0:play XVII":
            break
        match.apply(*seated(hand.rules, text))
    held = [card for seat in (1, 2) for card in match.view(seat).hand if card.suit is None]
    assert [str(card) for card in held if card < tarokk.Card.XVII] == [threat]


def test_the_sevens_and_hearts_stay_out_of_the_talon_under_a_simple() -> None:
    """An opponent who takes the talon would get the Seven for an Ulti, or a Heart for the bids in Hearts."""
    hand = first_hand("ulti")
    (laid,) = [text.removeprefix("0:lay ") for text in hand.line if text.startswith("0:lay")]
    cards = [german.Card.parse(text) for text in laid.split(" ")]
    assert not [card for card in cards if card.rank is german.Rank.SEVEN or card.suit is german.Suit.HEARTS]


def lowest_that_wins(legal: list[Any], trick: list[Any], strength: Any) -> Any:
    """The lowest trump that wins a trick to which only this card is missing; None if none does."""
    winners = [card for card in legal if strength(card) > max(map(strength, trick))]
    return min(winners, key=strength, default=None)


@pytest.mark.parametrize("game", ["ulti", "tarokk"])
def test_who_plays_last_takes_a_trick_with_no_higher_trump_than_needed(game: str) -> None:
    hand = first_hand(game)
    match = hand.new_match("You")
    seats = len(match.players)

    def strength(card: Any) -> int:
        if game == "tarokk":
            return 100 - card if card.suit is None else 0
        return 1 + HIGH_TEN.index(str(card.rank)) if card.suit is german.Suit.ACORNS else 0

    checked = 0
    for text in hand.line:
        seat, action = seated(hand.rules, text)
        view = match.view(seat)
        card = getattr(action, "card", None)
        if seat == hand.seat and card is not None and len(view.trick) == seats - 1 and strength(card):
            trick = [each if game == "ulti" else each[1] for each in view.trick]
            legal = [each.card for each in view.legal if type(each) is type(action)]
            assert card == lowest_that_wins(legal, trick, strength), text
            checked += 1
        match.apply(seat, action)
    assert checked


@pytest.mark.parametrize("is_resumed", [False, True])
@pytest.mark.parametrize("game", TAUGHT)
def test_escape_and_a_button_lead_from_a_lesson_to_the_match_that_was_left(
    school: School, game: str, is_resumed: bool
) -> None:
    window = school.open()
    if is_resumed:
        window.lessons.begin(game)
        settle()
    left = keep(window.saving.store, leading(), practice=False)
    assert window.on_table.resume(left)
    settle()
    # The match that was left is the same after another lesson.
    for each in (*(other for other in TAUGHT if other != game), game):
        window.lessons.begin(each)
        settle()
    leave = window.area.panel.button(window.area.table_actions.leave)
    assert leave.isVisible()
    assert leave.words == "Back to the match (Esc)"
    tap(school.qtbot, QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.on_table.is_on_table(left)
    assert window.saving.store.unfinished()[0] == left, "at the next start it comes to the table"
    assert not window.area.panel.button(window.area.table_actions.leave).isVisible()


def test_a_lesson_without_a_match_before_it_is_left_for_the_welcome(school: School) -> None:
    school.begin()
    leave = school.window.area.panel.button(school.window.area.table_actions.leave)
    assert leave.words == "Leave the lesson (Esc)"
    click(school.qtbot, leave)
    assert school.window.on_table.session is None
