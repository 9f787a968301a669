"""Light and dark windows, also on systems without colour schemes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolTip,
    QVBoxLayout,
)
from pytestqt.qtbot import QtBot

from tartli_desktop.looks import colours
from tartli_desktop.looks.colours import apply_colour_scheme, contrast, felt_pen, mend_contrast, own_palette
from tartli_desktop.looks.focus_frame import ring_colour
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.widgets.papers.table_paper import PAPER, paper_palette
from tests.on_screen import in_front

Role, Group = QPalette.ColorRole, QPalette.ColorGroup
OWN = (ColourScheme.LIGHT, ColourScheme.DARK)

TEXT_ON_GROUND = [
    (Role.WindowText, Role.Window),
    (Role.WindowText, Role.Base),
    (Role.Text, Role.Base),
    (Role.Text, Role.AlternateBase),
    (Role.Text, Role.Window),
    (Role.ButtonText, Role.Button),
    (Role.ButtonText, Role.Midlight),
    (Role.BrightText, Role.Window),
    (Role.PlaceholderText, Role.Base),
    (Role.HighlightedText, Role.Highlight),
    (Role.Link, Role.Window),
    (Role.Link, Role.Base),
    (Role.LinkVisited, Role.Window),
    (Role.LinkVisited, Role.Base),
    (Role.ToolTipText, Role.ToolTipBase),
]
DISABLED = [
    (Role.WindowText, Role.Window),
    (Role.Text, Role.Base),
    (Role.Text, Role.Window),
    (Role.ButtonText, Role.Button),
    (Role.PlaceholderText, Role.Base),
]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", OWN)
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_can_be_read(scheme: ColourScheme, text: Role, ground: Role) -> None:
    palette = own_palette(scheme)
    for group in (Group.Active, Group.Inactive):
        assert contrast(palette.color(group, text), palette.color(group, ground)) >= 4.5


@pytest.mark.parametrize("scheme", OWN)
@pytest.mark.parametrize(("text", "ground"), DISABLED)
def test_what_cannot_be_chosen_is_pale_and_can_be_read(
    scheme: ColourScheme, text: Role, ground: Role
) -> None:
    palette = own_palette(scheme)
    pale = contrast(palette.color(Group.Disabled, text), palette.color(Group.Disabled, ground))
    assert 3.0 <= pale < contrast(palette.color(text), palette.color(ground))


@pytest.mark.parametrize("scheme", OWN)
def test_what_is_chosen_stands_out_from_its_ground(scheme: ColourScheme) -> None:
    palette = own_palette(scheme)
    for ground in (Role.Window, Role.Base):
        assert contrast(palette.color(Role.Highlight), palette.color(ground)) >= 3.0


def test_dark_and_light_are_so_where_the_system_knows_neither(qapp: QApplication) -> None:
    assert qapp.styleHints().colorScheme() == Qt.ColorScheme.Unknown
    apply_colour_scheme(ColourScheme.DARK)
    assert qapp.palette().color(Role.Window).lightness() < 60
    apply_colour_scheme(ColourScheme.LIGHT)
    assert qapp.palette().color(Role.Window).lightness() > 200


def test_the_house_is_dark_where_the_system_is(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colours, "system_is_dark", lambda: True)
    apply_colour_scheme(ColourScheme.HOUSE)
    assert qapp.palette().color(Role.Window) == own_palette(ColourScheme.DARK).color(Role.Window)
    apply_colour_scheme(ColourScheme.LIGHT)
    assert qapp.palette().color(Role.Window).lightness() > 200


def test_a_system_with_high_contrast_keeps_its_colours(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply_colour_scheme(ColourScheme.SYSTEM)
    given = qapp.palette().color(Role.Window)
    monkeypatch.setattr(colours, "wants_high_contrast", lambda scheme: True)
    apply_colour_scheme(ColourScheme.HOUSE)
    assert qapp.palette().color(Role.Window) == given


def test_following_the_system_gives_its_colours_back(qapp: QApplication) -> None:
    before = QPalette(qapp.palette())
    tips = QPalette(QToolTip.palette())
    for scheme in (*OWN, ColourScheme.SYSTEM):
        apply_colour_scheme(scheme)
    for group in (Group.Active, Group.Inactive, Group.Disabled):
        for role in Role:
            if role is not Role.NColorRoles:
                assert qapp.palette().color(group, role) == before.color(group, role)
                assert QToolTip.palette().color(group, role) == tips.color(group, role)


def test_what_is_open_changes_its_colours_at_once(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    parts = [QLabel("Words"), QPushButton("Deal"), QLineEdit(), QListWidget()]
    for part in parts:
        column.addWidget(part)
    message, menu = QMessageBox(dialog), QMenu(dialog)
    dialog.show()
    grounds = []
    for scheme in OWN:
        apply_colour_scheme(scheme)
        QApplication.processEvents()
        # A menu looks like the same paper as its bar.
        paper, of_menu = own_palette(scheme).color(Role.Window), menu.palette().color(Role.Base).lighter(108)
        assert abs(paper.lightness() - of_menu.lightness()) <= 2
        for part in (dialog, message, *parts):
            for role in (Role.Window, Role.Base, Role.Text, Role.WindowText):
                assert part.palette().color(role) == own_palette(scheme).color(role), type(part)
        assert QToolTip.palette().color(Role.ToolTipText) == own_palette(scheme).color(Role.ToolTipText)
        grounds.append(dialog.grab().toImage().pixelColor(2, 2).lightness())
    assert grounds[0] > 200
    assert grounds[1] < 60


@pytest.mark.parametrize("colours", [("#ffffff", "#7f7f7f", "#308cc6"), ("#202020", "#585858", "#63c7ff")])
def test_what_the_system_shows_too_faintly_is_mended(
    qapp: QApplication, colours: tuple[str, str, str]
) -> None:
    ground, faint, selected = map(QColor, colours)
    given = QPalette()
    for role, colour in (
        (Role.Base, ground),
        (Role.PlaceholderText, faint),
        (Role.Highlight, selected),
        (Role.HighlightedText, QColor("white")),
    ):
        given.setColor(role, colour)
    qapp.setPalette(given)
    mend_contrast()
    palette = qapp.palette()
    for text, behind in ((Role.PlaceholderText, Role.Base), (Role.HighlightedText, Role.Highlight)):
        assert contrast(palette.color(text), palette.color(behind)) >= 4.5
    assert palette.color(Role.WindowText) == QPalette().color(Role.WindowText)


def test_fields_and_selected_rows_can_be_read_by_the_colours_of_the_system(qapp: QApplication) -> None:
    apply_colour_scheme(ColourScheme.SYSTEM)
    palette = qapp.palette()
    assert palette.color(Role.PlaceholderText).alpha() == 255
    for text, behind in ((Role.PlaceholderText, Role.Base), (Role.HighlightedText, Role.Highlight)):
        assert contrast(palette.color(text), palette.color(behind)) >= 4.5


def test_a_button_keeps_the_keyboard_while_all_are_styled(qtbot: QtBot) -> None:
    apply_colour_scheme(ColourScheme.SYSTEM)
    dialog = QDialog()
    buttons = QDialogButtonBox()
    row = QVBoxLayout(dialog)
    row.addWidget(QPushButton("Review"))
    row.addWidget(buttons)
    following = buttons.addButton("Next hand", QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.addButton("Look at the table", QDialogButtonBox.ButtonRole.RejectRole)
    following.setDefault(True)
    in_front(qtbot, dialog)
    following.setFocus()
    for scheme in (ColourScheme.LIGHT, ColourScheme.HIGH_CONTRAST, ColourScheme.SYSTEM):
        apply_colour_scheme(scheme)
        assert dialog.focusWidget() is following
        assert following.isDefault()


def test_the_ring_of_the_focus_stands_out_from_all_it_lies_on() -> None:
    """WCAG 2, 1.4.11 and 2.4.11: three to one, on windows, papers, buttons and selected items."""
    roles = (Role.Window, Role.Base, Role.AlternateBase, Role.Button)
    for scheme in (*OWN, ColourScheme.HIGH_CONTRAST):
        palette = own_palette(scheme)
        grounds = [*(palette.color(role) for role in roles), felt_pen(palette)]
        for ground in grounds:
            assert contrast(ring_colour(palette), ground) >= 3, (scheme, ground.name())
    assert contrast(ring_colour(paper_palette()), PAPER) >= 3
