"""The dialog for declaring melds."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Declared, View
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.words.terms import spoken
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.labels.rule_link import WhyLabel
from tartli_desktop.widgets.papers.sheet import CardRow
from tests.games.tartli.meld_positions import answers, leads, line_of
from tests.games.tartli.rules.positions import dealt, late, play
from tests.on_screen import in_front

SMALLEST = QSize(940, 520)
"""The room for a sheet in the smallest window, beside large letters."""


RICH = "AO LO HOUX9 BO AKU"
"""Four Overs, a Heart Over kvart, an Acorn King terc."""

LOW = "L78"
"""Two cards that belong to no meld."""


# The dialog


def opened(qtbot: QtBot, view: View) -> MeldDialog:
    return in_front(qtbot, MeldDialog(view, CardFaces()))


Laid = Callable[[View, QSize], MeldDialog]


@pytest.fixture
def laid(qtbot: QtBot) -> Laid:
    """Lays the sheet on a table of a given size."""
    tables: list[QWidget] = []

    def lay(view: View, size: QSize) -> MeldDialog:
        table = QWidget()
        tables.append(table)
        table.resize(size)
        dialog = MeldDialog(view, CardFaces(), table)
        in_front(qtbot, table)
        dialog.lie_in(table.rect())
        dialog.show()
        QApplication.processEvents()
        return dialog

    return lay


def check(dialog: QWidget, name: str) -> QCheckBox:
    return next(box for box in dialog.findChildren(QCheckBox) if box.text() == name)


def ticked(dialog: QWidget) -> list[str]:
    return [box.text() for box in dialog.findChildren(QCheckBox) if box.isChecked()]


def texts(dialog: QWidget) -> list[str]:
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.sentence if isinstance(label, WhyLabel) else label.text() for label in labels]


def opener(dialog: QWidget) -> QToolButton:
    return dialog.findChild(QToolButton)


def press(qtbot: QtBot, dialog: MeldDialog, key: Qt.Key) -> None:
    qtbot.keyClick(dialog.focusWidget(), key)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_enter_declares_what_is_ticked_at_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over kvart"]
    assert "Overs vannak, Hearts Over kvart: 250 points" in texts(dialog)
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert str(dialog.chosen()) == "declare OOOO HO4"


def test_what_will_be_said_is_what_the_other_seat_hears(qtbot: QtBot) -> None:
    for variant in (HUNGARIAN, AUSTRIAN):
        match = dealt(variant, hands=(RICH, ""), turned="LK", dealer=1)
        dialog = opened(qtbot, match.view(0))
        click(qtbot, dialog.declare_button)
        chosen = dialog.chosen()
        assert chosen is not None
        event = next(event for event in match.apply(0, chosen) if isinstance(event, Declared))
        assert dialog.spoken_note.text() == f"You will say: {spoken(event.seen_by(1), variant)}"


def test_leaving_declares_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    press(qtbot, dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.chosen() is None
    dialog = opened(qtbot, leads(RICH))
    click(qtbot, dialog.leave_button)
    assert not dialog.isVisible()
    assert dialog.chosen() is None


def test_a_click_on_another_sequence_unticks_the_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    click(qtbot, check(dialog, "Acorns King terc"))
    assert ticked(dialog) == ["Overs vannak", "Acorns King terc"]
    click(qtbot, check(dialog, "Acorns King terc"))
    click(qtbot, dialog.declare_button)
    assert str(dialog.chosen()) == "declare OOOO"


def test_the_cards_can_be_clicked_too(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    row = next(row for row in dialog.findChildren(CardRow) if row.accessibleName().startswith("Acorns King"))
    click(qtbot, row)
    assert ticked(dialog) == ["Overs vannak", "Acorns King terc"]
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")


def test_with_nothing_ticked_there_is_nothing_to_declare(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX {LOW} B78 BK LA"))
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert ticked(dialog) == []
    assert not dialog.declare_button.isEnabled()
    assert {"Nothing is ticked.", "You will say nothing."} <= set(texts(dialog))
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert dialog.declare_button.isEnabled()


def test_arrows_and_space_go_through_the_list(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(RICH))
    assert dialog.focusWidget() is check(dialog, "Overs vannak")
    keys = [Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space]
    for key in keys:
        press(qtbot, dialog, key)
    # The first Space opened the parts, the second ticked the first of them.
    assert dialog.focusWidget() is check(dialog, "Hearts Under terc")
    assert ticked(dialog) == ["Overs vannak", "Hearts Under terc"]
    press(qtbot, dialog, Qt.Key.Key_End)
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")
    press(qtbot, dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is check(dialog, "Acorns King terc")
    press(qtbot, dialog, Qt.Key.Key_Home)
    press(qtbot, dialog, Qt.Key.Key_Up)
    assert dialog.focusWidget() is check(dialog, "Overs vannak")


def test_right_and_left_show_and_hide_the_parts(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    part = check(dialog, "Hearts Ten terc")
    assert not part.isVisible()
    press(qtbot, dialog, Qt.Key.Key_Right)
    assert part.isVisible()
    for _ in range(3):
        press(qtbot, dialog, Qt.Key.Key_Down)
    assert dialog.focusWidget() is check(dialog, "Hearts Under terc")
    press(qtbot, dialog, Qt.Key.Key_Left)
    assert not part.isVisible()
    assert dialog.focusWidget() is check(dialog, "Hearts Over kvint")


def test_parts_that_bring_more_than_the_whole_stand_out_before_they_are_shown(qtbot: QtBot) -> None:
    run = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    assert not check(run, "Hearts Ten terc").isVisible()
    assert "in parts, it can score 260 points" in opener(run).text()
    assert opener(run).font().bold()
    match = late(hands=("HAKOUX987 LA", "AAKOUX987 L7"), turned="A7")
    only_now = opened(qtbot, match.view(0))  # R5.1: trick 8 is the last one for melds
    assert not opener(only_now).font().bold()


def test_what_a_run_can_still_bring_is_told_in_order(qtbot: QtBot) -> None:
    dialog = opened(qtbot, leads(f"HOUX98 {LOW} B7 AK"))
    assert opener(dialog).text() == "Declared in parts, it can score 260 points over 6 trick(s)"
    click(qtbot, opener(dialog))
    sentence = (
        "With 8 trick(s) left, these could score 260 points in this order: "
        "Ten terc, Under terc, Under kvart, Over terc, Over kvart, Over kvint."
    )
    assert sentence in texts(dialog)
    click(qtbot, opener(dialog))
    assert sentence not in texts(dialog)


def test_the_last_trick_for_melds_says_so(qtbot: QtBot) -> None:
    match = late(hands=("HAKOUX987 LA", "AAKOUX987 L7"), turned="A7")
    dialog = opened(qtbot, match.view(0))
    assert opener(dialog).text() == "Its parts"
    click(qtbot, opener(dialog))
    assert "With 1 trick(s) left for melds, one of these could still score: Ace okt." in texts(dialog)


def test_parts_are_shown_where_only_they_may_be_declared(qtbot: QtBot) -> None:
    match = dealt(hands=("HAKOUX987 L8", "A8"), talon="B9 A7", turned="LK", dealer=1)
    play(match, "0:declare HA4 HA/A8")
    view = match.view(0)
    dialog = opened(qtbot, view)
    assert line_of(view, "HK7").barred == "R5.7"
    assert check(dialog, "Hearts Nine terc").isVisible()
    assert ticked(dialog) == ["Hearts Nine terc"]
    assert dialog.focusWidget() is check(dialog, "Hearts Nine terc")


def test_a_weaker_meld_waits_for_a_stronger_one(qtbot: QtBot) -> None:
    dialog = opened(qtbot, answers(f"HOUX AO LO BO {LOW} B7", "AX4"))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over terc"]
    assert "Only together with a stronger meld: alone it could not score now." in texts(dialog)
    click(qtbot, check(dialog, "Overs vannak"))
    assert ticked(dialog) == []
    click(qtbot, check(dialog, "Hearts Over terc"))
    assert ticked(dialog) == []
    click(qtbot, check(dialog, "Overs vannak"))
    click(qtbot, check(dialog, "Hearts Over terc"))
    assert ticked(dialog) == ["Overs vannak", "Hearts Over terc"]


def test_a_barred_meld_is_reached_read_and_not_ticked(qtbot: QtBot) -> None:
    dialog = opened(qtbot, answers(f"HOUX9 BOUX {LOW}", "AX4"))
    barred = check(dialog, "Bells Over terc")
    press(qtbot, dialog, Qt.Key.Key_End)
    assert dialog.focusWidget() is barred
    press(qtbot, dialog, Qt.Key.Key_Space)
    assert ticked(dialog) == ["Hearts Over kvart"]
    interface = QAccessible.queryAccessibleInterface(barred)
    assert interface.text(QAccessible.Text.Name) == "Bells Over terc, 20 points"
    told = "After what was just declared, this could not score now."
    assert interface.text(QAccessible.Text.Description) == told


@pytest.mark.parametrize(
    ("view", "headline", "sentence"),
    [
        (
            dealt(hands=(RICH, ""), turned="LK").view(0),
            "Your melds",
            "You can declare when it is your turn, before you play your card.",
        ),
        (
            leads("A89 L89 H89 B78 AK"),
            "Your melds",
            "You have no meld: three cards of a suit in a row, or four of a kind.",
        ),
        (
            answers(f"BOUX {LOW} AKU LA", "AX4"),
            "Nothing can be declared now",
            "Your opponent said: Kvart! You need a set, or at least a kvart, to score.",
        ),
    ],
    ids=["not my turn", "no meld", "all barred"],
)
def test_it_opens_where_nothing_may_be_declared(
    qtbot: QtBot, view: View, headline: str, sentence: str
) -> None:
    dialog = opened(qtbot, view)
    assert dialog.headline.text() == headline
    assert sentence in texts(dialog)
    assert not dialog.declare_button.isVisible()
    assert not dialog.declare_button.isEnabled()
    assert dialog.leave_button.text() == "&Close"
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.chosen() is None


# Layout


def test_the_focus_scrolls_into_sight(qtbot: QtBot, laid: Laid) -> None:
    dialog = laid(leads("HAKOUX987 L7"), SMALLEST)
    press(qtbot, dialog, Qt.Key.Key_Right)
    QApplication.processEvents()
    press(qtbot, dialog, Qt.Key.Key_End)
    last = dialog.focusWidget()
    assert last.text() == "Hearts Ace szept"
    assert not last.visibleRegion().isEmpty()
