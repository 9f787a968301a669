"""Questions in the window of a match: menus and table wait, and whatever else happens, nothing is lost."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tartli_desktop.games.tartli import AUSTRIAN
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.felt import RIM
from tartli_desktop.widgets.questions.question import warning
from tests.games.tartli.rules.positions import dealt, play
from tests.session.playing import settle
from tests.windows.languages import marked
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, asked, is_asked, messages, the

from .desk import Desk, Key, leading


def go_out(desk: Desk) -> None:
    """Try to go out with too few points, which the program questions (R9.2)."""
    desk.area.view.setFocus()
    desk.qtbot.keyClick(desk.area.view, Key.Key_G)
    assert asked(desk.window).question.title == "Go out?"


def test_menus_and_buttons_wait_for_the_answer(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    assert not desk.window.menuBar().isEnabled()
    assert not desk.area.panel.isVisible()
    answer(desk.qtbot, desk.window, "Play on")
    assert desk.window.menuBar().isEnabled()
    assert desk.area.panel.isVisible()
    assert QApplication.focusWidget() is desk.area.view


def test_the_whole_menu_bar_stays_bright_in_a_window_that_grows_meanwhile(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    window = desk.window
    window.resize(window.width() + 150, window.height())
    settle()
    image, middle = window.grab().toImage(), window.menuBar().geometry().center()
    right = QPoint(window.width() - 4, middle.y())
    assert window.menuBar().geometry().contains(right)
    assert image.pixelColor(right) == image.pixelColor(middle)


def test_no_file_is_taken_in_meanwhile(desk: Desk) -> None:
    desk.lay(leading())
    assert desk.window.acceptDrops()
    go_out(desk)
    assert not desk.window.acceptDrops()
    answer(desk.qtbot, desk.window, "Play on")
    assert desk.window.acceptDrops()


def test_keys_and_clicks_on_the_table_do_nothing(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    paper = asked(desk.window)
    for key in (Key.Key_X, Key.Key_D, Key.Key_S, Key.Key_F9, Key.Key_F1):
        focused = QApplication.focusWidget()
        assert focused is not None
        desk.qtbot.keyClick(focused, key)
    view, slate = desk.area.view, desk.area.slate
    assert slate is not None
    for part, place in ((view.viewport(), desk.hand.on(desk.hand.item("LA"))), (slate, QPoint(20, 60))):
        spot = part.mapTo(desk.window, place)
        touched = desk.window.childAt(spot)
        assert touched is not None
        desk.qtbot.mouseClick(touched, Qt.MouseButton.LeftButton, pos=touched.mapFrom(desk.window, spot))
    settle()
    assert asked(desk.window) is paper
    assert desk.actions == []
    assert slate.isVisible()
    assert not slate.hasFocus()


def test_the_cards_in_the_hand_and_in_the_middle_can_be_seen(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    paper, area = asked(desk.window), desk.area
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        desk.window.resize(*size)
        settle()
        assert area.view.geometry().translated(area.mapTo(desk.window, QPoint())).contains(paper.geometry())
        assert area.rooms.in_sight().cards
        there = paper.geometry().adjusted(12, 12, -12, -12)
        for cards in area.rooms.in_sight().cards:
            assert not there.intersects(cards.translated(area.mapTo(desk.window, QPoint()))), size


def test_cloth_is_seen_between_a_wide_paper_and_the_frame_of_the_table(desk: Desk) -> None:
    match = dealt(AUSTRIAN, hands=("A7", "LAKO AK HK BK"), turned="H7")
    play(match, "1:declare LA3 KKKK 1:play LA 0:play A7")
    desk.lay(match)
    for size in ((1024, 640), (1280, 800)):
        desk.window.resize(*size)
        settle()
        desk.area.commands["see_melds"].trigger()
        paper, view = the(desk.area, ShownMelds), desk.area.view.geometry()
        there = paper.geometry().adjusted(12, 12, -12, -12)
        assert view.left() + RIM + 10 <= there.left() < there.right() <= view.right() - RIM - 10, size
        paper.close()
        settle()


def test_a_window_that_is_closed_meanwhile_keeps_the_match_as_it_is(desk: Desk, windows: Windows) -> None:
    match_id = desk.lay(leading())
    go_out(desk)
    assert desk.window.close()
    with MatchStore.open(windows.paths.database).store as store:
        assert store.load(match_id).record == leading().to_record()


def test_what_is_taken_back_takes_the_question_along(desk: Desk) -> None:
    desk.lay(leading())
    desk.hand.click("LA")
    go_out(desk)
    desk.area.table_actions.take_back.trigger()
    settle()
    assert not is_asked(desk.window)
    assert desk.actions == []


def test_another_match_takes_the_question_along(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    desk.lay(leading())
    assert not is_asked(desk.window)
    assert desk.window.menuBar().isEnabled()
    assert desk.actions == []


def test_it_is_asked_in_the_language_that_is_chosen_meanwhile(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    with marked():
        settle()
        assert asked(desk.window).question.title.startswith("‹")
    settle()
    answer(desk.qtbot, desk.window, "Play on")
    assert desk.actions == []


def test_a_message_comes_above_a_question_and_leaves_it(desk: Desk) -> None:
    desk.lay(leading())
    go_out(desk)
    desk.window.messages.show_message("Settings", "They could not be saved.")
    desk.qtbot.waitUntil(lambda: len(messages(desk.window)) == 2)
    assert asked(desk.window).question.text == "They could not be saved."
    answer(desk.qtbot, desk.window, "OK")
    answer(desk.qtbot, desk.window, "Play on")
    assert not is_asked(desk.window)


def test_after_a_message_the_keyboard_is_where_it_was(desk: Desk) -> None:
    desk.lay(leading())
    button = desk.area.panel.button(desk.area.commands["go_out"])
    button.setFocus()
    desk.window.questions.ask(warning("Settings", "They could not be saved."))
    settle()
    focused = QApplication.focusWidget()
    assert focused is not None
    desk.qtbot.keyClick(focused, Key.Key_Return)
    assert QApplication.focusWidget() is button
