"""Aids for seeing: large letters, high contrast, and time to read. Everything stays within reach."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import Card
from tartli_desktop.chalk.stone import PLAIN_STONE
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.games.tartli import AUSTRIAN, MeldsScored, Play
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.looks.colours import LEAST_CONTRAST, apply_colour_scheme, own_palette
from tartli_desktop.looks.surfaces.theme import apply_theme
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Cloth, ColourScheme, GatherPolicy, Wood
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_tracker import CardMark
from tartli_desktop.table.felt import PLAIN_BAIZE
from tartli_desktop.table.piles import SHOW
from tartli_desktop.widgets.panel.action_button import ActionButton
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.widgets.questions.question import warning
from tartli_desktop.widgets.questions.questions import ask_over
from tartli_desktop.windows.duel.day_dialog import Calendar
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.games.tartli.new_match import form_of
from tests.games.tartli.rules.positions import dealt
from tests.looks.test_colours import TEXT_ON_GROUND
from tests.on_screen import in_front, on_screen
from tests.session.playing import quick, settle
from tests.windows.legibility import (
    brightest_and_ground,
    brightest_and_middle,
    contrast,
    cut_off,
    ink_and_middle,
)
from tests.windows.programs import Windows
from tests.windows.simulated_user import the, turn_to
from tests.windows.tables import Table, opened

Role = QPalette.ColorRole


@pytest.fixture(autouse=True)
def _as_usual(qapp: QApplication) -> Iterator[None]:
    yield
    apply_text_scale(1.0)
    apply_colour_scheme(ColourScheme.SYSTEM)
    apply_theme(Cloth.GREEN, Wood.WALNUT)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """A table where the person leads to trick 1 and Bells are trumps."""
    with opened(qtbot, 1024, 600) as area:
        at = Table(qtbot, area)
        at.seat(dealt(hands=("HA HK HO A7 A8 L7 L9 B9 BX", ""), turned="B7", dealer=1))
        yield at
        at.leave()


@pytest.fixture
def area(table: Table) -> PlayArea:
    return table.area


def letters(label: QWidget) -> int:
    return QFontInfo(label.font()).pixelSize()


# The size of letters


def test_the_scale_is_on_top_of_the_font_of_the_system(qapp: QApplication, large_font: None) -> None:
    before = qapp.font().pointSizeF()
    apply_text_scale(2.0)
    assert qapp.font().pointSizeF() == pytest.approx(2 * before)
    apply_text_scale(1.5)
    assert qapp.font().pointSizeF() == pytest.approx(1.5 * before)
    apply_text_scale(1.0)
    assert qapp.font().pointSizeF() == pytest.approx(before)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 760)])
@pytest.mark.parametrize("scale", [1.2, 2.0])
def test_all_words_at_the_table_grow(area: PlayArea, size: tuple[int, int], scale: float) -> None:
    area.resize(*size)
    QApplication.processEvents()
    prompt = area.panel.findChild(QLabel, "prompt")
    assert prompt is not None
    usual = {"prompt": letters(prompt), "button": letters(area.panel.button(area.commands["go_out"]))}
    usual_names = area.slate.plan().names[0].height()
    area.settings.change(quick(text_scale=scale))
    QApplication.processEvents()
    assert letters(prompt) >= 0.93 * scale * usual["prompt"]
    assert letters(area.panel.button(area.commands["go_out"])) >= 0.93 * scale * usual["button"]
    assert area.slate.plan().names[0].height() >= min(scale, 1.6) * usual_names - 1
    assert "Trumps: Bells" in area.column.lines


class Layouts(QObject):
    """Counts layout requests of the watched object."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self._count = 0
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self._count += event.type() == QEvent.Type.LayoutRequest
        return False

    def since_last_asked(self) -> int:
        counted, self._count = self._count, 0
        return counted


@pytest.mark.parametrize("size", [(1024, 600), (1280, 760)])
def test_with_large_letters_at_rest_nothing_is_laid_out_again(
    qtbot: QtBot, area: PlayArea, size: tuple[int, int]
) -> None:
    area.resize(*size)
    area.settings.change(quick(text_scale=2.0))
    assert area.column.isVisible()
    content = area.column.widget()
    assert content is not None
    layouts = Layouts(content)

    def is_at_rest() -> bool:
        QApplication.processEvents()
        return layouts.since_last_asked() == 0

    # Otherwise the program would keep a core busy as long as its window is open.
    qtbot.waitUntil(is_at_rest, timeout=3_000)


def test_notes_grow_and_stay_clear_of_the_cards(area: PlayArea) -> None:
    scene = area.view.scene()
    heights = []
    for scale in (1.0, 2.0):
        area.settings.change(quick(text_scale=scale))
        note = scene.notes[0]
        note.clear()
        note.set_line("Terc!")
        heights.append(note.letters.pixelSize() * area.view.transform().m11())
        paper = note.mapToScene(note.paper).boundingRect()
        for item in (*scene.trick_items, *scene.stock_items, *scene.own_items):
            assert not paper.intersects(item.sceneBoundingRect().adjusted(6, 6, -16, -20))
        note.clear()
    assert heights[1] >= 1.4 * heights[0]


@pytest.mark.parametrize("size", [(1024, 600), (940, 520)])
def test_everything_at_the_table_is_within_reach_of_the_mouse_and_the_keys(
    qtbot: QtBot, area: PlayArea, size: tuple[int, int]
) -> None:
    area.resize(*size)
    area.settings.change(quick(text_scale=2.0))
    QApplication.processEvents()
    column = area.column
    assert column.isVisible()
    assert column.width() <= area.width() / 2
    seen = QRect(QPoint(0, 0), column.viewport().size())
    for button in area.panel.findChildren(QWidget):
        if button.isVisible() and button.focusPolicy() & Qt.FocusPolicy.TabFocus:
            column.ensureWidgetVisible(button)
            there = QRect(button.mapTo(column.viewport(), QPoint(0, 0)), button.size())
            assert seen.top() <= there.top()
            assert there.bottom() <= seen.bottom() + 1
            # Visible as a whole, or its end can be scrolled into view.
            assert there.width() <= seen.width() + column.horizontalScrollBar().maximum()
    area.view.setFocus()
    area.table_actions.slate.trigger()
    assert area.slate.hasFocus()
    top = area.slate.mapTo(column.viewport(), QPoint(0, 0)).y()
    assert 0 <= top + area.slate.height() <= seen.height() + 60
    area.table_actions.slate.trigger()
    assert area.view.hasFocus()
    assert area.panel.mapTo(column.viewport(), QPoint(0, 0)).y() >= 0


@pytest.mark.parametrize("size", [(1024, 614), (1920, 1054)])
def test_cards_are_as_large_with_the_largest_letters(area: PlayArea, size: tuple[int, int]) -> None:
    area.resize(*size)
    widths = []
    for scale in (1.0, 2.0):
        area.settings.change(quick(text_scale=scale))
        QApplication.processEvents()
        item = area.view.scene().own_items[0]
        widths.append(item.place.width * area.view.transform().m11())
    assert widths[1] >= 0.95 * widths[0]


# Dialogs


OPENINGS = {
    "new match": lambda window: window.dialogs.open_new_match(),
    "house rules": lambda window: (window.dialogs.open_new_match(), form_of(_top()).edit_button.click()),
    "matches": lambda window: window.dialogs.open_matches(),
    "statistics": lambda window: window.dialogs.open_statistics(),
    "settings": lambda window: window.dialogs.open_settings(),
    "help": lambda window: window.dialogs.open_how_to_play(),
    "about": lambda window: window.dialogs.open_about(),
    "own pack": lambda window: (window.dialogs.open_settings(), _own_pack(_top())),
    "message": lambda window: ask_over(window, warning("Not saved", "The disk is full. " * 12)),
}


def _top() -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


def _own_pack(settings: QDialog) -> None:
    settings.tabs.setCurrentIndex(0)
    settings.pack_choice.add_button.click()


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_dialog_can_be_used_with_the_largest_letters(
    qtbot: QtBot, windows: Windows, opening: str
) -> None:
    apply_text_scale(2.0)
    window = windows.open(text_scale=2.0)
    window.begin()
    OPENINGS[opening](window)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = _top()
    for _ in range(3):
        QApplication.processEvents()
    # The room on a screen of 1024 by 640, below the title bar.
    dialog.resize(960, 590)
    for _ in range(3):
        QApplication.processEvents()
    assert dialog.width() <= 1024
    assert dialog.height() <= 600
    beyond = []
    for part in dialog.findChildren(QWidget):
        reached_by_tab = part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled()
        if not part.isVisible() or not reached_by_tab or _scrolls(part, dialog):
            continue
        area = QRect(part.mapTo(dialog, QPoint(0, 0)), part.size())
        if not dialog.rect().contains(area):
            beyond.append((type(part).__name__, part.accessibleName(), area))
    assert beyond == []
    while (shown := QApplication.activeModalWidget()) is not None:
        shown.close()
        QApplication.processEvents()


def test_the_dialog_of_the_settings_grows_with_them(qtbot: QtBot, tmp_path: Path) -> None:
    window = in_front(qtbot, MainWindow(UserPaths.under(tmp_path), quick(), MatchStore.in_memory()))
    window.begin()
    window.dialogs.open_settings()
    dialog = _top()
    assert isinstance(dialog, SettingsDialog)
    box = dialog.fields["text_scale"].control
    turn_to(dialog.tabs, box)
    usual, before = letters(box), dialog.width()
    qtbot.keyClick(box, Qt.Key.Key_PageUp)
    qtbot.waitUntil(lambda: dialog.width() > before)
    assert letters(box) == pytest.approx(2 * usual, abs=2)
    qtbot.waitUntil(lambda: dialog.screen().availableGeometry().contains(dialog.geometry()))
    # The tab bar has scroll buttons on narrow screens.
    assert [words for words in cut_off(dialog) if not words.startswith("Scroll ")] == []
    qtbot.keyClick(box, Qt.Key.Key_PageDown)
    QApplication.processEvents()
    assert letters(box) == usual
    dialog.close()
    assert window.settings.now.dialog_places == {}, "the player has neither moved nor resized it"


def _scrolls(part: QWidget, dialog: QWidget) -> bool:
    """Whether the widget can be scrolled into view."""
    above = part.parentWidget()
    while above is not None and above is not dialog:
        if (
            isinstance(above, QScrollArea)
            and above.widget() is not None
            and above.widget().isAncestorOf(part)
        ):
            return True
        above = above.parentWidget()
    return False


# Words on the cloth


def test_another_cloth_wood_and_back_are_seen_at_once(qtbot: QtBot, window: MainWindow) -> None:
    before = window.area.grab().toImage()
    window.dialogs.open_settings()
    dialog = _top()
    assert isinstance(dialog, SettingsDialog)
    for name in ("cloth", "wood", "card_back"):
        control = dialog.fields[name].control
        turn_to(dialog.tabs, control)
        qtbot.keyClick(next(iter(dialog.fields[name].buttons.values())), Qt.Key.Key_End)
        after = window.area.grab().toImage()
        assert after != before, name
        before = after
    dialog.close()


@pytest.mark.parametrize("cloth", Cloth)
def test_notices_on_the_cloth_can_be_read(area: PlayArea, cloth: Cloth) -> None:
    apply_theme(cloth, Wood.WALNUT)
    area.panel.notice("From trick 8 on you must follow suit: Leaves were led, and you hold some.", "R4.2")
    QApplication.processEvents()
    for name in ("notice", "prompt"):
        label = area.panel.findChild(QLabel, name)
        assert label is not None
        image = area.grab().toImage()
        there = QRect(label.mapTo(area, QPoint(0, 0)), label.size())
        text, ground = brightest_and_middle(image, there)
        assert contrast(text, ground) >= 4.5, name


def test_what_cannot_be_done_now_and_what_can_is_legible_on_its_button(area: PlayArea) -> None:
    area.resize(1280, 760)
    QApplication.processEvents()
    shown = [button for button in area.panel.findChildren(ActionButton) if button.isVisible()]
    assert {button.isEnabled() for button in shown} == {False, True}
    for button in shown:
        image = area.grab().toImage()
        # Beside the picture, and within the rim.
        there = QRect(button.mapTo(area, QPoint(0, 0)), button.size()).adjusted(40, 4, -4, -4)
        ink, ground = ink_and_middle(image, there)
        assert contrast(ink, ground) >= 4.5, button.text()


@pytest.mark.parametrize("cloth", Cloth)
def test_the_letters_of_cards_that_are_gone_can_be_read(area: PlayArea, cloth: Cloth) -> None:
    apply_theme(cloth, Wood.WALNUT)
    board = area.view.scene().board
    board.show_marks(dict.fromkeys(Card, CardMark.GONE))
    QApplication.processEvents()
    image = area.view.grab().toImage()
    for card in Card:
        there = area.view.mapFromScene(board.mapRectToScene(board.cell_of(card))).boundingRect()
        text, ground = brightest_and_middle(image, there)
        assert contrast(text, ground) >= 4.5, card


def test_the_key_of_the_board_follows_the_name_while_the_marks_stay(area: PlayArea) -> None:
    area.resize(1280, 760)
    board = area.view.scene().board
    pictures = []
    for name in ("Anna", "Ilona"):
        board.show_marks(dict.fromkeys(Card, CardMark.THEIRS), other=name)
        QApplication.processEvents()
        there = area.view.mapFromScene(board.key.sceneBoundingRect()).boundingRect()
        pictures.append(area.view.grab(there).toImage())
    assert pictures[0] != pictures[1]


def test_the_board_of_gone_cards_has_large_letters(area: PlayArea) -> None:
    area.resize(1024, 600)
    board = area.view.scene().board
    heights = []
    for scale in (1.0, 1.5, 2.0):
        area.settings.change(quick(text_scale=scale))
        QApplication.processEvents()
        board.show_marks(dict.fromkeys(Card, CardMark.GONE))
        heights.append(board.letter_height * area.view.transform().m11())
        there = board.sceneBoundingRect()
        for item in (
            *area.view.scene().trick_items,
            *area.view.scene().stock_items,
            *area.view.scene().own_items,
        ):
            assert not there.intersects(item.sceneBoundingRect().adjusted(6, 6, -6, -6))
    # Right of the trick there is room for large letters in any case.
    assert min(heights) > 24


# High contrast


@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_with_high_contrast_windows_have_seven_to_one(text: Role, ground: Role) -> None:
    palette = own_palette(ColourScheme.HIGH_CONTRAST)
    for group in QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive:
        assert contrast(palette.color(group, text), palette.color(group, ground)) >= 7
    pale = palette.color(QPalette.ColorGroup.Disabled, text)
    assert contrast(pale, palette.color(QPalette.ColorGroup.Disabled, ground)) >= 4.5 or text in (
        Role.HighlightedText,
        Role.Link,
        Role.LinkVisited,
        Role.ToolTipText,
    )


@pytest.mark.parametrize("kind", [QLineEdit, QPushButton, QComboBox, QSpinBox, QListWidget, QPlainTextEdit])
def test_with_high_contrast_fields_and_buttons_have_an_outline(qtbot: QtBot, kind: type[QWidget]) -> None:
    apply_colour_scheme(ColourScheme.HIGH_CONTRAST)
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    column.addWidget(QCheckBox("First"))
    part = kind()
    column.addWidget(part)
    on_screen(qtbot, dialog)
    image = dialog.grab().toImage()
    middle = part.geometry().center().y()
    edge = [image.pixelColor(part.x() + x, middle) for x in range(4)]
    outside = image.pixelColor(part.x() - 3, middle)
    assert max(contrast(colour, outside) for colour in edge) >= 3


def test_with_high_contrast_a_checked_button_stands_out(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.HIGH_CONTRAST)
    dialog = QDialog()
    column = QVBoxLayout(dialog)
    column.addWidget(QCheckBox("First"))
    buttons = [QPushButton("Hearts", checkable=True, checked=on) for on in (True, False)]
    for button in buttons:
        column.addWidget(button)
    on_screen(qtbot, dialog)
    grounds = [button.grab().toImage().pixelColor(8, button.height() // 2) for button in buttons]
    assert contrast(*grounds) >= 7


@pytest.mark.parametrize("scheme", [ColourScheme.LIGHT, ColourScheme.DARK, ColourScheme.HIGH_CONTRAST])
def test_the_days_of_a_weekend_are_as_legible_as_others(qtbot: QtBot, scheme: ColourScheme) -> None:
    apply_colour_scheme(scheme)
    calendar = Calendar()
    qtbot.addWidget(calendar)
    letters = calendar.weekdayTextFormat(Qt.DayOfWeek.Sunday).foreground().color()
    least = 7 if scheme is ColourScheme.HIGH_CONTRAST else LEAST_CONTRAST
    assert contrast(letters, calendar.palette().base().color()) >= least


def test_with_high_contrast_letters_on_a_paper_are_as_large_as_in_other_colours(qtbot: QtBot) -> None:
    heights = []
    for scheme in (ColourScheme.LIGHT, ColourScheme.HIGH_CONTRAST):
        apply_colour_scheme(scheme)
        table = QWidget()
        table.resize(1900, 1000)
        paper = TablePaper(table)
        pane = QWidget()
        words = QLabel("Hand total", pane)
        paper.body.addWidget(pane)
        on_screen(qtbot, table)
        paper.show()
        paper.lie_in(table.rect())
        QApplication.processEvents()
        heights.append(QFontInfo(words.font()).pixelSize())
    assert heights[0] == heights[1] > QFontInfo(QApplication.font()).pixelSize()


def test_with_high_contrast_the_slate_is_white_on_black(qtbot: QtBot) -> None:
    slate = Slate()
    qtbot.addWidget(slate)
    slate.resize(230, 600)
    slate.set_names("Anna", "Kata")
    slate.put((20, 50, 33), (100,))
    for scheme in (ColourScheme.LIGHT, ColourScheme.HIGH_CONTRAST):
        apply_colour_scheme(scheme)
        slate.follow_looks()
        slate.set_motion(None)
        image = slate.grab().toImage()
    plan = slate.plan()
    for part in (*plan.names, plan.columns[0]):
        text, ground = brightest_and_ground(image, part.toAlignedRect())
        assert ground == PLAIN_STONE
        assert contrast(text, ground) >= 12
    # Most of the chalked pixels differ clearly from the stone.
    lights = [
        contrast(image.pixelColor(x, y), PLAIN_STONE)
        for x in range(int(plan.columns[0].left()), int(plan.columns[0].right()))
        for y in range(int(plan.columns[0].top()), int(plan.columns[0].top() + 60))
    ]
    touched = [light for light in lights if light > 1.5]
    assert sum(light >= 7 for light in touched) > 0.55 * len(touched) > 0


def test_with_high_contrast_table_and_panel_have_seven_to_one(area: PlayArea) -> None:
    apply_colour_scheme(ColourScheme.HIGH_CONTRAST)
    area.settings.change(quick(colour_scheme=ColourScheme.HIGH_CONTRAST))
    image = area.view.grab().toImage()
    assert image.pixelColor(area.view.width() // 2, area.view.height() // 2 - 20) == PLAIN_BAIZE
    for written in area.view.scene().plate_items:
        place = area.view.mapFromScene(written.sceneBoundingRect()).boundingRect()
        text, ground = brightest_and_ground(image, place)
        assert contrast(ground, PLAIN_BAIZE) < 1.3
        assert contrast(text, ground) >= 7
    panel = area.panel.grab().toImage()
    for button in (area.panel.button(area.commands["go_out"]), area.panel.button(area.commands["bela"])):
        there = QRect(button.mapTo(area.panel, QPoint(0, 0)), button.size()).adjusted(6, 6, -6, -6)
        text, ground = brightest_and_ground(panel, there)
        assert contrast(text, ground) >= 7


def test_with_high_contrast_what_may_not_be_played_is_crossed_out(area: PlayArea) -> None:
    area.resize(1280, 800)
    scene = area.view.scene()
    item = scene.own_items[0]
    pictures = []
    for scheme in (ColourScheme.LIGHT, ColourScheme.HIGH_CONTRAST):
        apply_colour_scheme(scheme)
        area.settings.change(quick(colour_scheme=scheme))
        item.dimmed = True
        place = area.view.mapFromScene(item.sceneBoundingRect()).boundingRect().adjusted(8, 8, -30, -30)
        image = area.view.grab().toImage()
        points = [
            (x, y) for x in range(place.left(), place.right()) for y in range(place.top(), place.bottom())
        ]
        pictures.append(sum(image.pixelColor(*at) == QColor("white") for at in points))
    assert pictures[0] == 0
    assert pictures[1] > 15


# Time to read


def test_melds_are_shown_as_long_as_the_player_needs(area: PlayArea) -> None:
    match = dealt(hands=("HA HK HO A7 A8 L7 L9 B9 BX", ""), turned="B7", dealer=1)
    view = match.view(0)
    melds = [item for action in view.legal for item in getattr(action, "items", ())]
    scene = area.view.scene()
    scene.lay_out(view)
    scored = MeldsScored(seat=0, items=(melds[0],), points=20)
    clock = scene.motion.findChild(QVariantAnimation)
    assert clock is not None
    times = []
    for reading_time in (1.0, 5.0):
        area.settings.change(quick(reading_time=reading_time))
        scene.motion.set_speed(1.0)
        scene.present([scored], view)
        times.append(clock.duration())
        scene.motion.finish()
    shown = times[1] - times[0]
    assert shown == 4 * SHOW


def test_a_full_trick_stays_as_long_as_the_player_needs(table: Table) -> None:
    settings = quick(gather=GatherPolicy.TIMED, gather_after=2.0, reading_time=10.0)
    table.area.settings.change(settings)
    assert table.game.do("play HA") is None
    assert table.phase is Phase.PAUSE
    timers = table.game.session.findChildren(QTimer)
    assert [timer.interval() for timer in timers if timer.isActive()] == [20_000]
    table.game.session.gather()


def test_scored_melds_lie_rather_over_large_words_than_over_the_cards(table: Table) -> None:  # R6.5
    match = dealt(AUSTRIAN, hands=("A7", "LAKO AK HK BK"), turned="H7", played="1:declare LA3 KKKK 1:play LA")
    table.seat(match, settings=quick(text_scale=2.0))
    table.area.resize(1024, 600)
    apply_text_scale(2.0)
    assert table.game.session.do(Play(Card.A7)) is None
    settle()
    table.area.commands["see_melds"].trigger()
    settle()
    paper = the(table.area, ShownMelds)
    sight = table.area.rooms.in_sight().cards
    cards = sum(card.width() * card.height() for card in sight)
    assert paper.geometry().right() > table.area.view.geometry().right()
    assert paper.hides < 0.2 * cards
    paper.close()


@pytest.mark.parametrize("size", [(1280, 765), (1024, 605)])
def test_beside_large_letters_all_of_the_slate_is_seen(area: PlayArea, size: tuple[int, int]) -> None:
    area.settings.change(replace(area.settings.now, text_scale=2.0))
    area.resize(*size)
    settle()
    assert area.column.verticalScrollBar().maximum() == 0
    assert area.column.rect().contains(QRect(area.slate.mapTo(area.column, QPoint()), area.slate.size()))
