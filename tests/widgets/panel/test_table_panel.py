"""The text and buttons on the baize."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAction, QColor, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import contrast
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Cloth, Settings
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tartli_desktop.widgets.panel.action_button import ActionButton
from tartli_desktop.widgets.panel.table_panel import TablePanel
from tests.windows.simulated_user import click


@pytest.fixture
def baize(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(500, 500)
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def action(baize: QWidget) -> QAction:
    made = QAction("&Béla", baize)
    made.setShortcut(QKeySequence("B"))
    made.setToolTip("Declare King and Over")
    return made


@pytest.fixture
def panel(qtbot: QtBot, baize: QWidget, action: QAction) -> TablePanel:
    made = TablePanel([action], baize)
    with qtbot.waitExposed(baize):
        baize.show()
    made.show_choices((), play=True)
    made.set_text_size(20)
    made.occupy(QRectF(0, 0, 400, 450))
    return made


def shown(panel: TablePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_an_empty_panel_shows_nothing(panel: TablePanel) -> None:
    panel.show_choices(())
    assert shown(panel) == []
    assert panel.choices == []
    assert panel.covered.isEmpty()


def test_prompt_and_notice(panel: TablePanel) -> None:
    panel.set_prompt("Your card.")
    panel.notice("It is not your turn.")
    assert (panel.prompt, panel.notice_text) == ("Your card.", "It is not your turn.")
    assert shown(panel) == ["Your card.", "It is not your turn."]
    panel.notice("")
    assert shown(panel) == ["Your card."]


def test_names_with_signs_are_shown_as_they_are(panel: TablePanel) -> None:
    panel.set_prompt("<b>Kata</b> & Co lead")
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in panel.findChildren(QLabel))


def test_a_button_follows_its_action(panel: TablePanel, action: QAction) -> None:
    button = panel.button(action)
    assert button.text() == "&Béla (B)"
    assert button.accessibleName() == "Béla"
    assert button.toolTip() == "Declare King and Over"
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setEnabled(True)
    assert button.isEnabled()


def test_what_a_button_does_ends_with_one_full_stop(panel: TablePanel, action: QAction) -> None:
    action.setToolTip("There is nothing to undo yet.")
    assert panel.button(action).accessibleDescription() == "There is nothing to undo yet. Key: B"


def test_one_tab_goes_to_the_link_above_the_buttons_and_one_on(qtbot: QtBot, panel: TablePanel) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before, after = QPushButton("Table", window), QPushButton("Slate", window)
    panel.setParent(window)
    panel.order_tabs(before, after)
    panel.show_choices((), play=True)
    panel.notice("You must follow suit.", "R4.2")
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    panel.show()
    before.setFocus()
    asked: list[str] = []
    panel.why_asked.connect(asked.append)
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    link = window.focusWidget()
    assert isinstance(link, WhyLabel)
    qtbot.keyClick(link, Qt.Key.Key_Return)
    assert asked == ["R4.2"]
    qtbot.keyClick(link, Qt.Key.Key_Tab)
    assert isinstance(window.focusWidget(), ActionButton)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Backtab)
    assert window.focusWidget() is link
    qtbot.keyClick(link, Qt.Key.Key_Return)
    assert asked == ["R4.2"] * 2


def test_a_button_does_what_its_action_does(qtbot: QtBot, panel: TablePanel, action: QAction) -> None:
    with qtbot.waitSignal(action.triggered):
        click(qtbot, panel.button(action))
    action.setEnabled(False)
    with qtbot.assertNotEmitted(action.triggered):
        click(qtbot, panel.button(action))


def test_choices_do_what_they_say_and_answer_enter(qtbot: QtBot, panel: TablePanel) -> None:
    done: list[str] = []
    panel.show_choices([("Continue", lambda: done.append("on")), ("Look", lambda: done.append("look"))])
    assert [button.text() for button in panel.choices] == ["Continue", "Look"]
    click(qtbot, panel.choices[1])
    qtbot.keyClick(panel.choices[0], Qt.Key.Key_Return)
    assert done == ["look", "on"]


def test_left_and_right_go_along_a_row_and_never_out_of_the_panel(qtbot: QtBot, panel: TablePanel) -> None:
    panel.show_choices([(name, lambda: None) for name in ("One", "Two", "Three")], columns=2)
    QApplication.processEvents()
    one, two, three = panel.choices
    one.setFocus()
    for key, reached in (("Right", two), ("Right", two), ("Left", one), ("Left", one)):
        focused = panel.window().focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key[f"Key_{key}"])
        assert reached.hasFocus(), key
    three.setFocus()
    for key in ("Left", "Right"):
        qtbot.keyClick(three, Qt.Key[f"Key_{key}"])
        assert three.hasFocus(), key


@pytest.mark.parametrize(("width", "columns"), [(300, 2), (150, 1)])
def test_in_large_letters_choices_lie_side_by_side_where_they_have_room(
    panel: TablePanel, width: int, columns: int
) -> None:
    panel.set_free(True)
    panel.set_widest(width)
    panel.resize(width, panel.height())
    panel.show_choices([(f"Card {number}", lambda: None) for number in range(4)], columns=2)
    QApplication.processEvents()
    places = [choice.geometry() for choice in panel.choices]
    assert len({place.left() for place in places}) == columns
    assert len({place.top() for place in places}) == 4 // columns
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])


def test_a_choice_may_replace_the_choices(qtbot: QtBot, panel: TablePanel) -> None:
    panel.show_choices([("Continue", lambda: panel.show_choices([("Cut", lambda: None)]))])
    click(qtbot, panel.choices[0])
    assert [button.text() for button in panel.choices] == ["Cut"]
    panel.show_choices(())
    assert panel.choices == []


@pytest.mark.parametrize("play", [True, False])
def test_the_buttons_of_play_are_there_when_a_hand_is_played(
    panel: TablePanel, action: QAction, play: bool
) -> None:
    panel.show_choices((), play=play)
    assert panel.button(action).isVisible() == play


def test_an_urgent_button_looks_so(panel: TablePanel, action: QAction) -> None:
    button = panel.button(action)
    pictures = []
    for weight in ("", "urgent", ""):
        button.weight = weight
        pictures.append(button.grab().toImage())
    assert pictures[0] == pictures[2] != pictures[1]


def test_it_takes_the_room_it_is_given(panel: TablePanel) -> None:
    panel.set_text_size(20)
    panel.occupy(QRectF(40, 30, 300, 420))
    assert (panel.x(), panel.y(), panel.width(), panel.height()) == (40, 30, 300, 420)


# Nothing moves under the pointer


NOTICES = (
    "",
    "You can go out.",
    "From trick 8 on you must follow suit: Acorns were led, and you have some.",
    "A nyolcadik ütéstől kezdve színre színt kell adni: makkot hívtak, és van a kezedben makk. " * 2,
)


@pytest.mark.parametrize("size", [(440, 376, 22), (300, 257, 15), (600, 460, 27)])
def test_the_buttons_of_play_never_move(
    panel: TablePanel, action: QAction, size: tuple[int, int, int]
) -> None:
    """In windows of 1280x800, 1024x640 and 1920x1080."""
    width, height, letters = size
    panel.set_text_size(letters)
    panel.occupy(QRectF(0, 0, width, height))
    button = panel.button(action)
    places = set()
    gather = set()
    for prompt in (
        "",
        "Your card.",
        "Boldizsárné Szentmihályi Klementina led the Eight of Leaves. Your card.",
    ):
        for notice in NOTICES:
            for choices in ([], [("Gather", print)], [("Gather", print), ("Show melds", print)]):
                panel.set_prompt(prompt)
                panel.notice(notice)
                panel.show_choices(choices, play=True)
                QApplication.processEvents()
                places.add((button.mapTo(panel, QPoint()).toTuple(), button.size().toTuple()))
                if choices:
                    only = panel.choices[0]
                    gather.add((only.mapTo(panel, QPoint()).toTuple(), only.size().toTuple()))
    assert len(places) == 1
    assert len(gather) == 1


@pytest.mark.parametrize("size", [(440, 376, 22), (300, 257, 15), (600, 460, 27)])
def test_the_words_do_not_move_when_a_trick_can_be_gathered(
    panel: TablePanel, size: tuple[int, int, int]
) -> None:
    width, height, letters = size
    panel.set_text_size(letters)
    panel.occupy(QRectF(0, 0, width, height))
    prompt = panel.findChild(QLabel, "prompt")
    assert isinstance(prompt, QLabel)
    tops = set()
    for asked in ("You lead to trick 3.", "Kata led the Eight of Leaves. What do you play?"):
        panel.show_choices((), play=True)
        panel.set_prompt(asked)
        QApplication.processEvents()
        tops.add(prompt.mapTo(panel, QPoint()).y())
        panel.set_prompt("The trick is yours.")
        panel.show_choices([("Gather", print)], play=True)
        QApplication.processEvents()
        tops.add(prompt.mapTo(panel, QPoint()).y())
    assert len(tops) == 1


@pytest.mark.parametrize("size", [(440, 376, 22), (300, 257, 15), (600, 460, 27)])
@pytest.mark.parametrize("notice", NOTICES[1:3])
def test_what_is_waited_for_keeps_its_size_beside_a_notice(
    panel: TablePanel, size: tuple[int, int, int], notice: str
) -> None:
    width, height, letters = size
    panel.set_text_size(letters)
    panel.occupy(QRectF(0, 0, width, height))
    panel.show_choices((), play=True)
    prompt = panel.findChild(QLabel, "prompt")
    assert isinstance(prompt, QLabel)
    sizes = set()
    for told in ("", notice, ""):
        panel.set_prompt("You lead to trick 3.", "Your turn.")
        panel.notice(told)
        QApplication.processEvents()
        assert prompt.isVisible()
        sizes.add(prompt.font().pixelSize())
    assert len(sizes) == 1


def test_a_long_notice_is_written_large_rather_than_beside_the_prompt(panel: TablePanel) -> None:
    panel.set_text_size(15)
    panel.occupy(QRectF(0, 0, 250, 120))
    panel.set_prompt("Kata led the Nine of Hearts. Your card.")
    assert len(shown(panel)) == 1
    panel.notice(NOTICES[2])
    assert shown(panel) == [held_together(NOTICES[2])]
    notice = panel.findChild(QLabel, "notice")
    assert notice is not None
    assert notice.font().pixelSize() >= 13
    assert notice.height() >= notice.heightForWidth(notice.width())
    panel.notice("")
    assert prompt_lines(panel) == ["Kata led the", "Nine of Hearts.", "Your card."]


def prompt_lines(panel: TablePanel) -> list[str]:
    """The lines of the prompt, as it is broken on purpose."""
    (text,) = shown(panel)
    return text.replace("\u00a0", " ").split("\n")


def test_no_line_of_a_prompt_ends_with_a_short_word_that_begins_a_sentence(panel: TablePanel) -> None:
    panel.set_text_size(15)
    panel.occupy(QRectF(0, 0, 200, 100))
    told = "Double: Simple. Do you answer? At stake for you now: +4 points (+40 Ft) or −4 (−40 Ft)."
    panel.set_prompt(told)
    assert " ".join(prompt_lines(panel)) == told
    assert not [line for line in prompt_lines(panel) if line.endswith((" Do", " At"))]


def test_each_sentence_of_a_prompt_has_a_line_where_one_more_has_room(panel: TablePanel) -> None:
    panel.set_text_size(15)
    for high, lines in ((300, 2), (60, 1)):
        panel.occupy(QRectF(0, 0, 420, high))
        panel.set_prompt("Kata led the Nine of Hearts. Your card.")
        QApplication.processEvents()
        assert len(prompt_lines(panel)) == lines


@pytest.mark.parametrize("size", [(240, 165, 13), (250, 160, 15), (300, 257, 15), (440, 376, 22)])
@pytest.mark.parametrize("notice", NOTICES[1:])
def test_no_notice_hides_whose_turn_it_is(panel: TablePanel, size: tuple[int, int, int], notice: str) -> None:
    width, height, letters = size
    panel.set_text_size(letters)
    panel.occupy(QRectF(0, 0, width, height))
    prompt = "Boldizsárné Szentmihályi Klementina led the Eight of Leaves. Your card."
    panel.set_prompt(prompt, "Your turn.")
    panel.notice(notice)
    # Set again, as when cards get other names.
    panel.set_prompt(prompt, "Your turn.")
    QApplication.processEvents()
    words = [label for label in panel.findChildren(QLabel) if label.isVisible()]
    assert words[0].accessibleName() in (panel.prompt, "Your turn.")
    assert words[1].text() == held_together(notice)
    for label in words:
        assert label.height() >= label.heightForWidth(label.width())
    panel.notice("")
    assert " ".join(prompt_lines(panel)) == panel.prompt


@pytest.mark.usefixtures("painted_as_for_a_player")
@pytest.mark.parametrize("notice", NOTICES)
@pytest.mark.parametrize("size", [(440, 376, 22), (300, 257, 15), (250, 145, 15)])
def test_words_once_written_rest(panel: TablePanel, size: tuple[int, int, int], notice: str) -> None:
    width, height, letters = size
    panel.set_text_size(letters)
    panel.occupy(QRectF(0, 0, width, height))
    panel.set_prompt("Kata led the Nine of Hearts. Your card.")
    panel.notice(notice)
    for _ in range(10):
        QApplication.processEvents()
    painted = Painted()
    for label in panel.findChildren(QLabel):
        label.installEventFilter(painted)
    for _ in range(10):
        QApplication.processEvents()
    assert painted.times == 0


class Painted(QObject):
    """Counts the paint events of the widgets it filters."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.times += event.type() == QEvent.Type.Paint
        return False


def test_the_second_click_of_a_double_click_hits_no_other_button(qtbot: QtBot, panel: TablePanel) -> None:
    done: list[str] = []
    panel.show_choices([("Continue", lambda: panel.show_choices([("Cut", lambda: done.append("cut"))]))])
    click(qtbot, panel.choices[0])
    QApplication.processEvents()
    cut = panel.choices[0]
    # Qt sends this to a widget that has just appeared under the mouse.
    middle = QPointF(cut.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(cut, QMouseEvent(kind, middle, cut.mapToGlobal(middle), left, left, none))
    assert done == []
    click(qtbot, cut)
    assert done == ["cut"]


def test_words_that_are_wider_than_the_panel_may_be_stand_in_two_lines(panel: TablePanel) -> None:
    panel.show_choices([("Show the count of this hand again", print)])
    wide = panel.choices[0].sizeHint().width()
    panel.set_widest(wide)
    assert panel.choices[0].text().split("\n") == ["Show the count of", "this hand again"]
    assert panel.choices[0].sizeHint().width() < wide
    panel.set_widest(0)
    assert panel.choices[0].text() == "Show the count of this hand again"


def test_a_key_in_brackets_stays_together_in_the_second_line(panel: TablePanel) -> None:
    panel.show_choices([("Anna goes out (Ctrl+G)", print)])
    panel.set_widest(panel.choices[0].sizeHint().width() - 8)
    assert panel.choices[0].text().split("\n") == ["Anna goes out", "(Ctrl+G)"]
    # If there is no room for that, as narrow as possible.
    panel.set_widest(60)
    assert panel.choices[0].text().split("\n") == ["Anna goes", "out (Ctrl+G)"]


def test_a_choice_is_never_wider_than_the_panel_beside_the_trick(panel: TablePanel) -> None:
    panel.set_text_size(20)
    panel.show_choices([("Throw it in: −4 points (−40)", print), ("Acorns", print)], play=True)
    usual = panel.choices[1].fontInfo().pixelSize()
    panel.occupy(QRectF(0, 0, 900, 450))
    needed = panel.choices[0].sizeHint().width()
    around = 900 - panel.choices[0].width()
    for part, lines, is_smaller in ((1.2, 1, False), (0.9, 1, True), (0.65, 2, False), (1.2, 1, False)):
        wide = round(part * needed) + around
        panel.occupy(QRectF(0, 0, wide, 450))
        for choice in panel.choices:
            assert choice.sizeHint().width() <= choice.width() <= wide
        long, short = panel.choices
        name = QAccessible.queryAccessibleInterface(long).text(QAccessible.Text.Name)
        assert name == "Throw it in: −4 points (−40)"
        assert len(long.text().split("\n")) == lines
        assert (long.fontInfo().pixelSize() < usual) is is_smaller
        assert short.fontInfo().pixelSize() == usual


def test_without_a_button_there_is_no_tray(panel: TablePanel, action: QAction, qtbot: QtBot) -> None:
    tray = panel.button(action).parentWidget()
    assert tray is not None
    assert tray.isVisible()
    for visible in (False, True):
        action.setVisible(visible)
        qtbot.waitUntil(lambda: tray.isVisible() == visible)  # noqa: B023
    panel.show_choices([("Continue", lambda: None)])
    action.setVisible(False)
    action.setVisible(True)
    QApplication.processEvents()
    assert not tray.isVisible()


def test_in_large_letters_only_what_can_be_done_now_has_a_button(panel: TablePanel, action: QAction) -> None:
    QApplication.processEvents()
    button = panel.button(action)
    assert button.isVisible()
    action.setEnabled(False)
    assert button.isVisible()
    panel.set_free(True)
    QApplication.processEvents()
    assert not button.isVisible()
    action.setEnabled(True)
    QApplication.processEvents()
    assert button.isVisible()
    panel.set_free(False)
    action.setEnabled(False)
    QApplication.processEvents()
    assert button.isVisible()


@pytest.mark.parametrize("cloth", Cloth)
def test_buttons_lie_in_the_shade_of_their_cloth(
    baize: QWidget, panel: TablePanel, action: QAction, cloth: Cloth
) -> None:
    ground = QColor(theme.PLAIN_CLOTH[cloth])
    palette = baize.palette()
    palette.setColor(baize.backgroundRole(), ground)
    baize.setPalette(palette)
    panel.follow_settings(Settings(cloth=cloth))
    tray = panel.button(action).parentWidget()
    assert tray is not None
    # Between the button and the edge, clear of the round corner.
    seen = baize.grab().toImage().pixelColor(tray.mapTo(baize, QPoint(tray.width() // 2, 2)))
    assert seen.lightness() < ground.lightness() - 20
    channels = [(colour.red(), colour.green(), colour.blue()) for colour in (seen, ground)]
    one, other = (max(range(3), key=shares.__getitem__) for shares in channels)
    assert one == other, "as red, green or blue as the cloth"
    for ink in ("#E6E2D2", "#BFBDAA"):
        assert contrast(QColor(ink), seen) >= 4.5


# What cannot be pressed


@pytest.fixture
def three(qtbot: QtBot, baize: QWidget) -> tuple[TablePanel, list[QAction]]:
    actions = [QAction(name, baize) for name in ("Hint", "Béla", "Go out")]
    made = TablePanel(actions, baize)
    made.set_text_size(20)
    made.occupy(QRectF(0, 0, 400, 450))
    with qtbot.waitExposed(baize):
        baize.show()
    made.show_choices((), play=True)
    return made, actions


@pytest.mark.parametrize("able", range(4))
def test_beside_a_choice_dead_buttons_leave_their_room_above_the_first_live_one(
    three: tuple[TablePanel, list[QAction]], able: int
) -> None:
    panel, actions = three
    for number, action in enumerate(actions):
        action.setEnabled(number == able)
    QApplication.processEvents()
    buttons = [panel.button(action) for action in actions]
    places = [button.mapTo(panel, QPoint()) for button in buttons]
    assert all(button.isVisible() for button in buttons)
    panel.show_choices([("Gather", print)], play=True)
    QApplication.processEvents()
    assert [button.isVisible() for button in buttons] == [number >= able for number in range(3)]
    for button, place in zip(buttons[able:], places[able:], strict=True):
        assert button.mapTo(panel, QPoint()) == place
    panel.show_choices((), play=True)
    QApplication.processEvents()
    assert [button.mapTo(panel, QPoint()) for button in buttons] == places


def test_a_button_that_can_be_pressed_again_comes_back_beside_a_choice(
    three: tuple[TablePanel, list[QAction]],
) -> None:
    panel, actions = three
    for action in actions:
        action.setEnabled(False)
    panel.show_choices([("Gather", print)], play=True)
    QApplication.processEvents()
    shown = [panel.button(action).isVisible() for action in actions]
    assert shown == [False, False, False]
    actions[1].setEnabled(True)
    QApplication.processEvents()
    assert [panel.button(action).isVisible() for action in actions] == [False, True, True]


def test_the_words_are_the_head_of_what_lies_under_the_buttons(
    three: tuple[TablePanel, list[QAction]],
) -> None:
    panel, actions = three
    ground = panel.findChild(QWidget, "ground")
    prompt, notice = panel.findChild(QLabel, "prompt"), panel.findChild(QLabel, "notice")
    assert ground is not None
    assert prompt is not None
    assert notice is not None
    for told in ("", "You can go out."):
        for choices in ([], [("Gather", print)]):
            panel.set_prompt("You lead.")
            panel.notice(told)
            panel.show_choices(choices, play=True)
            QApplication.processEvents()
            for part in (prompt, notice, *panel.choices, *(panel.button(action) for action in actions)):
                if part.isVisible():
                    there = part.rect().translated(part.mapTo(panel, QPoint()))
                    assert ground.geometry().adjusted(3, 3, -3, -3).contains(there)
            first = min(
                part.mapTo(panel, QPoint()).y()
                for part in (*panel.choices, *(panel.button(action) for action in actions))
                if part.isVisible()
            )
            words = notice if told else prompt
            under = words.mapTo(panel, QPoint()).y() + words.heightForWidth(words.width())
            assert 0 < first - under < 60


def test_in_high_contrast_what_cannot_be_pressed_has_no_frame(
    three: tuple[TablePanel, list[QAction]],
) -> None:
    panel, actions = three
    panel.set_high_contrast(True)
    dead = panel.button(actions[0])
    actions[0].setEnabled(False)
    QApplication.processEvents()
    image = panel.grab().toImage()
    there = dead.rect().translated(dead.mapTo(panel, QPoint()))
    edge = [image.pixelColor(x, there.top()) for x in range(there.left() + 8, there.right() - 8)]
    assert set(map(QColor.name, edge)) == {"#000000"}


def test_in_large_letters_what_stands_below_stays_there_through_a_hand(panel: TablePanel) -> None:
    panel.set_free(True)
    panel.set_prompt("Your card.")
    choice, two = [("Take the trick", lambda: None)], [("Pass", lambda: None), ("Bid", lambda: None)]
    heights = []

    def offer(choices: list[tuple[str, Callable[[], None]]], *, play: bool = True) -> None:
        panel.show_choices(choices, play=play)
        QApplication.processEvents()
        heights.append(panel.height())

    panel.show()
    for choices in (two, choice, [], choice):
        offer(choices)
    bidding, *played = heights
    assert bidding > played[0]
    assert len(set(played)) == 1
    # What is told below must stay in sight.
    panel.keep_at_most(played[0] - 20)
    offer([])
    assert heights[-1] == played[0] - 20
    panel.keep_at_most(played[0])
    offer([])
    assert heights[-1] == played[0]
    panel.hide()
    offer(two)
    assert heights[-1] == played[0]
    panel.show()
    QApplication.processEvents()
    assert panel.height() == bidding
    offer([], play=False)
    assert heights[-1] == played[0]


def test_in_large_letters_the_buttons_stand_directly_below_fewer_words_again(panel: TablePanel) -> None:
    panel.set_free(True)
    panel.set_text_size(36)
    panel.show()
    tops = []
    for words in (
        "Your card.",
        "Vilma led the Ten of Acorns, and nobody has taken it yet. Your card.",
        "Your card.",
    ):
        panel.set_prompt(words)
        panel.show_choices([("Gather", lambda: None)], play=True)
        QApplication.processEvents()
        button = panel.choices[0]
        tops.append(button.mapTo(panel, QPoint()).y())
    assert tops[0] == tops[2] < tops[1]


def test_in_large_letters_it_takes_no_room_for_nothing_where_what_stands_below_need_not_stay(
    qtbot: QtBot, panel: TablePanel
) -> None:
    panel.set_free(True)
    panel.set_prompt("Your card.")
    panel.show_choices([("Take the trick", lambda: None)], play=True)
    panel.show()
    QApplication.processEvents()
    kept = panel.height()
    panel.set_prompt("")
    panel.show_choices([], play=False)
    QApplication.processEvents()
    assert panel.height() == kept
    panel.keep_place(False)
    assert panel.height() < kept / 3
    panel.keep_place(True)
    assert panel.height() == kept


def test_a_choice_that_only_shows_something_is_quieter_than_the_one_that_leads_on(
    baize: QWidget, panel: TablePanel
) -> None:
    panel.show_choices(
        [("Gather the trick", lambda: None), ("Scored melds", lambda: None)], play=True, asides=1
    )
    image = baize.grab().toImage()

    def lightness(button: QWidget) -> int:
        return image.pixelColor(button.mapTo(baize, QPoint(12, button.height() // 2))).lightness()

    gather, melds = panel.choices
    assert lightness(gather) > lightness(melds) + 50
    assert gather.mapTo(panel, QPoint()).y() > melds.mapTo(panel, QPoint()).y()


def test_in_large_letters_what_stands_below_stays_there_from_trick_to_trick(panel: TablePanel) -> None:
    panel.set_free(True)
    panel.set_text_size(36)
    panel.show()
    heights = []

    def ask(words: str, choices: int, *, play: bool = True) -> None:
        panel.set_prompt(words)
        panel.show_choices([(str(choice), lambda: None) for choice in range(choices)], play=play)
        QApplication.processEvents()
        heights.append(panel.height())

    led = "Vilma led the Ten of Acorns. Your card."
    ask("You drew two cards, the King and the Over. Lay two away.", 1)
    ask("Which of these do you bid?", 3)
    # Something below would rather have more room than the first prompts of the hand took.
    panel.keep_at_most(900, rather=20)
    for words in (led, "Gather.", led, "Gather."):
        ask(words, 1)
    panel.keep_at_most(900)
    ask("Gather.", 1)
    ask("It is over.", 0, play=False)
    first, question, *tricks = heights
    assert len(set(tricks)) == 1
    assert tricks[0] < first < question
