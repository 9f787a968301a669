"""The text and buttons on the baize."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QMouseEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.looks.colours import contrast
from tartli_desktop.looks.surfaces import theme
from tartli_desktop.settings.settings import Cloth, Settings, Wood
from tartli_desktop.text.line_breaks import held_together
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tartli_desktop.widgets.panel import panel_button
from tartli_desktop.widgets.panel.action_button import ActionButton
from tartli_desktop.widgets.panel.lesson_note import LessonNote
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
    made.resize(400, 450)
    made.set_widest(400)
    return made


def shown(panel: TablePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


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


def test_one_letter_in_brackets_or_an_ellipsis_never_stands_alone_on_a_line(panel: TablePanel) -> None:
    whole = ("Look at\nbids (B)", "Lay away\n(Ctrl+Enter)", "Spielen\nlernen …", "Einstellungen …")
    panel.show_choices([(each.replace("\n", " "), print) for each in whole])
    for choice, lines in zip(panel.choices, whole, strict=True):
        for wide in (choice.sizeHint().width() - 8, 60):
            panel.set_widest(wide)
            assert choice.text() == lines


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


@pytest.fixture
def green_again() -> Iterator[None]:
    yield
    theme.apply_theme(Cloth.GREEN, Wood.WALNUT)


@pytest.mark.usefixtures("green_again")
@pytest.mark.parametrize("cloth", Cloth)
def test_buttons_lie_in_the_shade_of_their_cloth(
    baize: QWidget, panel: TablePanel, action: QAction, cloth: Cloth
) -> None:
    ground = QColor(theme.PLAIN_CLOTH[cloth])
    palette = baize.palette()
    palette.setColor(baize.backgroundRole(), ground)
    baize.setPalette(palette)
    theme.apply_theme(cloth, Wood.WALNUT)
    panel.follow_settings(Settings())
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


def test_a_choice_that_only_shows_something_is_quieter_than_the_one_that_leads_on(
    baize: QWidget, panel: TablePanel
) -> None:
    baize.setPalette(QPalette(QColor("#233F2C")))
    panel.show_choices(
        [("Gather the trick", lambda: None), ("Scored melds", lambda: None)], play=True, asides=1
    )
    image = baize.grab().toImage()

    def lightness(button: QWidget) -> int:
        return image.pixelColor(button.mapTo(baize, QPoint(12, button.height() // 2))).lightness()

    gather, melds = panel.choices
    assert lightness(gather) > lightness(melds) + 50
    assert gather.mapTo(panel, QPoint()).y() > melds.mapTo(panel, QPoint()).y()


@pytest.mark.parametrize(("width", "columns"), [(300, 2), (150, 1)])
def test_choices_lie_side_by_side_where_they_have_room(panel: TablePanel, width: int, columns: int) -> None:
    panel.set_widest(width)
    panel.resize(width, panel.height())
    panel.show_choices([(f"Card {number}", lambda: None) for number in range(4)], columns=2)
    QApplication.processEvents()
    places = [choice.geometry() for choice in panel.choices]
    assert len({place.left() for place in places}) == columns
    assert len({place.top() for place in places}) == 4 // columns
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])


# Nothing moves under the pointer


def test_no_words_and_no_choices_move_the_buttons_of_play(panel: TablePanel, action: QAction) -> None:
    foot = QWidget(panel.parentWidget())
    column = QVBoxLayout(foot)
    column.addStretch(1)
    column.addWidget(panel)
    foot.resize(400, 700)
    foot.show()
    button, places, onward = panel.button(action), set(), set()
    for prompt in (
        "",
        "Your card.",
        "Boldizsárné Szentmihályi Klementina led the Eight of Leaves. Your card.",
    ):
        for notice in ("", "From trick 8 on you must follow suit: Acorns were led, and you have some."):
            for choices, goes_on in (
                ([], False),
                ([("Gather", print)], True),
                ([("Good", print)] * 2, False),
            ):
                panel.set_prompt(prompt)
                panel.notice(notice)
                panel.show_choices(choices, play=True, goes_on=goes_on)
                QApplication.processEvents()
                places.add((button.mapTo(foot, QPoint()).toTuple(), button.size().toTuple()))
                there = [(each.mapTo(foot, QPoint()).y(), goes_on) for each in panel.choices]
                onward |= {y for y, goes in there if goes}
                assert not any(y in onward for y, goes in there if not goes), "a place of its own"
    assert len(places) == 1
    assert len(onward) == 1


def test_each_sentence_of_a_prompt_has_a_line_where_one_more_is_enough(panel: TablePanel) -> None:
    prompt = panel.findChild(QLabel, "prompt")
    assert prompt is not None
    panel.set_text_size(15)
    panel.set_prompt("Kata led the Nine of Hearts. Your card.")
    QApplication.processEvents()
    assert prompt.text().replace("\u00a0", " ").split("\n") == ["Kata led the Nine of Hearts.", "Your card."]


def test_the_words_of_a_lesson_take_the_place_of_the_prompt(panel: TablePanel) -> None:
    note = LessonNote()
    panel.teach(note)
    panel.set_prompt("Your card.")
    note.set_words("First hand", "This is a trick.", [("Continue", print)])
    assert shown(panel) == ["First hand", held_together("This is a trick.")]
    note.set_words("First hand", "")
    assert shown(panel) == ["Your card."]


def test_a_panel_that_moves_takes_the_first_click(
    qtbot: QtBot, panel: TablePanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    panel.show_choices([("Next hand", lambda: done.append("next"))])
    QApplication.processEvents()
    monkeypatch.setattr(panel_button, "NEW_FOR", 60_000)
    panel.move(60, 20)
    QApplication.processEvents()
    click(qtbot, panel.choices[0])
    assert done == ["next"]
