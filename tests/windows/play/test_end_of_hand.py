"""The end of a hand, and of a match, is visible before a paper on the table sums it up."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import HUNGARIAN, OUT, Match, Variant
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.match_page import MatchPage
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.session.match_state import Phase
from tartli_desktop.widgets.pane import Pane
from tartli_desktop.widgets.papers.table_paper import Shade
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.games.tartli.rules.positions import dealt, play
from tests.session.playing import quick, settle
from tests.windows.programs import Program
from tests.windows.simulated_user import button, click, find, tap, the
from tests.windows.tables import Table

Key, Button = Qt.Key, Qt.MouseButton
MOVING = quick(motion=True, speed=3.0)


def about_to_go_out(variant: Variant = HUNGARIAN) -> Match:
    """Seat 0 leads with 504 points (R9.2)."""
    return dealt(variant, hands=("HKO", ""), turned="H7", scores=(464, 300), played="0:bela")


def won() -> Match:
    """A match to one game, lost by a false claim (R9.2)."""
    match = dealt(
        msgspec.structs.replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1
    )
    play(match, "1:out")
    return match


def go_out(table: Table) -> None:
    session = table.area.session
    assert session is not None
    session.do(OUT)


@pytest.fixture
def moving(table: Table) -> Table:
    """A table with moving cards and chalk that writes stroke by stroke."""
    table.seat(about_to_go_out(), settings=MOVING)
    return table


def test_the_word_and_the_chalk_come_before_the_paper(moving: Table, qtbot: QtBot) -> None:
    slate = the(moving.area, Slate)
    go_out(moving)
    notes = moving.area.view.scene().notes
    qtbot.waitUntil(lambda: any("I’m out!" in note.text for note in notes))
    # The words stay for a while before anything is counted.
    assert moving.phase is not Phase.HAND_OVER
    assert slate.games == (0, 0)
    qtbot.waitUntil(lambda: moving.phase is Phase.HAND_OVER)
    # The game is in its column before the sponge starts.
    assert find(moving.area, HandSummary) is None
    with qtbot.waitSignal(slate.wiping_began):
        pass
    assert slate.games == (1, 0)
    assert find(moving.area, HandSummary) is None
    with qtbot.waitSignal(slate.settled):
        pass
    qtbot.waitUntil(lambda: find(moving.area, HandSummary) is not None)


def test_the_paper_comes_while_a_long_writing_goes_on(moving: Table, qtbot: QtBot) -> None:
    slate = the(moving.area, Slate)
    slate.set_motion(MOVING.speed / 10)
    go_out(moving)
    qtbot.waitUntil(lambda: moving.phase is Phase.HAND_OVER)
    qtbot.waitUntil(lambda: find(moving.area, HandSummary) is not None)
    assert not slate.is_settled
    with qtbot.waitSignal(slate.settled):
        slate.finish()
    assert slate.games == (1, 0)
    assert find(moving.area, HandSummary) is not None


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_shortens_it(moving: Table, qtbot: QtBot, by: str) -> None:
    go_out(moving)
    qtbot.waitUntil(lambda: moving.phase is Phase.HAND_OVER)
    slate, view = the(moving.area, Slate), moving.area.view
    if by == "click":
        qtbot.mouseClick(view.viewport(), Button.LeftButton)
    else:
        qtbot.keyClick(view, Key.Key_Space)
    assert slate.is_settled
    summary = the(moving.area, HandSummary)
    assert moving.phase is Phase.HAND_OVER
    assert not summary.next_button.isVisible()
    # A click or key also shortens the count.
    if by == "click":
        qtbot.mouseClick(the(moving.area, Shade), Button.LeftButton)
    else:
        qtbot.keyClick(summary, Key.Key_Return)
    assert summary.next_button.isVisible()
    assert moving.phase is Phase.HAND_OVER


def test_nothing_leads_on_before_the_end_has_been_told(moving: Table, qtbot: QtBot) -> None:
    go_out(moving)
    qtbot.waitUntil(lambda: moving.phase is Phase.HAND_OVER)
    panel = moving.area.panel
    # A second click where "Go out" was must not skip the count.
    assert panel.choices == []
    qtbot.mouseClick(moving.area.view.viewport(), Button.LeftButton)
    the(moving.area, HandSummary)
    assert [choice.words for choice in panel.choices] == ["Next hand", "Show the score again"]


def test_the_count_adds_up_row_by_row(moving: Table, qtbot: QtBot) -> None:
    go_out(moving)
    qtbot.waitUntil(lambda: find(moving.area, HandSummary) is not None, timeout=15_000)
    summary = the(moving.area, HandSummary)
    shown = {label.text() for label in summary.findChildren(QLabel) if label.isVisible()}
    assert "Score now" not in shown
    with qtbot.waitSignal(summary.reveal.done):
        pass
    shown = {label.text() for label in summary.findChildren(QLabel) if label.isVisible()}
    assert {"Béla", "40", "Score now", "504"} <= shown
    assert summary.next_button.hasFocus()


def test_going_on_during_the_chalk_leaves_no_paper_behind(moving: Table, qtbot: QtBot) -> None:
    go_out(moving)
    qtbot.waitUntil(lambda: moving.phase is Phase.HAND_OVER)
    session = moving.area.session
    assert session is not None
    session.go_on()
    the(moving.area, Slate).finish()
    assert moving.phase is not Phase.HAND_OVER
    assert find(moving.area, HandSummary) is None


def test_it_is_read_out_and_keeps_the_keyboard(table: Table, qtbot: QtBot) -> None:
    told: list[str] = []
    table.area.announcer.announced.connect(told.append)
    table.seat(about_to_go_out())
    go_out(table)
    settle()
    summary = the(table.area, HandSummary)
    assert told[-1].startswith("You go out with 504 and win the game")
    assert "Hand total: A 40, B 0." in told[-1]
    interface = QAccessible.queryAccessibleInterface(summary)
    assert interface.role() == QAccessible.Role.Dialog
    assert interface.text(QAccessible.Text.Name) == "End of the game"
    for _ in range(8):
        qtbot.keyClick(table.area.window().focusWidget(), Key.Key_Tab)
        assert summary.isAncestorOf(table.area.window().focusWidget())
    qtbot.keyClick(table.area.window().focusWidget(), Key.Key_Escape)
    assert find(table.area, HandSummary) is None
    assert find(table.area, Shade) is None
    assert table.area.view.hasFocus()


def test_a_click_on_it_leaves_the_keyboard_where_it_was(table: Table, qtbot: QtBot) -> None:
    table.seat(about_to_go_out())
    go_out(table)
    summary = the(table.area, HandSummary)
    click(qtbot, summary.headline)
    assert summary.next_button.hasFocus()
    focused = table.area.window().focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Key.Key_Return)
    assert table.phase is not Phase.HAND_OVER


def test_it_lies_on_the_table_beside_the_slate_at_every_size(table: Table) -> None:
    table.seat(about_to_go_out())
    go_out(table)
    settle()
    summary, slate = the(table.area, HandSummary), the(table.area, Slate)
    for width, height in ((1280, 800), (1024, 640), (1600, 700)):
        table.area.resize(width, height)
        settle()
        assert table.area.view.geometry().contains(summary.geometry())
        assert not summary.geometry().intersects(table.area.column.geometry())
        assert slate.isVisible()


# The end of a match


def test_the_end_of_a_match_tells_how_it_went(program: Program) -> None:
    program.keep(won())
    window = program.open()
    summary = the(window, HandSummary)
    page = the(summary, MatchPage)
    assert page.slate.accessibleDescription().startswith("Game 1: 0 to 0, won by ")
    # Nobody scored, so no hand was the best.
    assert page.facts.text() == ""
    assert summary.rematch_button.hasFocus()
    # The count of the last hand is on the other side.
    click(program.qtbot, summary.turn_button)
    assert find(summary, MatchPage) is None
    assert "Hand total" in {label.text() for label in summary.findChildren(QLabel) if label.isVisible()}
    click(program.qtbot, summary.turn_button)
    assert find(summary, MatchPage) is page


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_end_of_a_match_is_seen_as_a_whole(program: Program, size: tuple[int, int], scale: float) -> None:
    program.set(text_scale=scale)
    program.keep(won())
    window = program.open()
    window.resize(*size)
    settle()
    summary = the(window, HandSummary)
    page = the(summary, MatchPage)
    assert window.area.rect().contains(summary.geometry())
    bar = the(summary, Pane).verticalScrollBar()
    assert bar.maximum() == 0
    assert min(page.chart.height(), page.slate.height()) > 100
    buttons = [each for each in summary.findChildren(QPushButton) if each.isVisible()]
    # Large letters in a small window need two rows.
    is_tight = scale > 1 and size == (1024, 640)
    assert len({each.mapTo(summary, QPoint()).y() for each in buttons}) == (2 if is_tight else 1)


def test_the_same_players_play_again(program: Program) -> None:
    program.keep(won())
    window = program.open()
    before = window.area.session
    tap(program.qtbot, window.focusWidget(), Key.Key_Return)
    session = window.area.session
    assert session is not None
    assert session is not before
    assert (session.hands_played, session.variant.match_target) == (0, 1)
    assert session.names[1] == "B"
    assert find(window, NewMatchDialog) is None


def test_the_same_person_of_the_cafe_sits_there_again(program: Program) -> None:
    program.keep(won())
    window = program.open()
    chosen = window.on_table.another()
    assert chosen is not None
    window.begin_match(replace(chosen, names=("", "Franz"), characters=("", "franz")))
    settle()
    again = window.on_table.another()
    assert again is not None
    assert again.characters == ("", "franz")


def test_its_hands_can_be_looked_at(program: Program) -> None:
    program.keep(won())
    window = program.open()
    click(program.qtbot, the(window, HandSummary).hands_button)
    assert the(window, RecordView).hands_model.rowCount() == 1


def test_a_picture_of_it_is_copied_and_saved(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.keep(won())
    window = program.open()
    summary = the(window, HandSummary)
    save, copy = summary.picture_button.menu().actions()
    copy.trigger()
    assert QGuiApplication.clipboard().image().width() == 1080
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "match"), ""))
    save.trigger()
    assert QImage(str(tmp_path / "match.png")).height() == 1350
    assert "match.png" in " ".join(label.text() for label in summary.findChildren(QLabel))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "m.png"), ""))
    save.trigger()
    assert "could not be saved" in " ".join(label.text() for label in summary.findChildren(QLabel))
    assert button(summary, "Play again").isVisible()


def test_when_the_pack_is_cut_for_the_next_game_the_plates_begin_at_nothing_too(table: Table) -> None:  # R9.3
    table.seat(about_to_go_out())

    def counted() -> list[str]:
        plates = table.area.view.scene().plate_items
        return ["" if plate.content is None else plate.content.figures for plate in plates]

    go_out(table)
    settle()
    assert counted() == ["504", "300"]
    table.game.session.go_on()
    settle()
    assert table.phase is Phase.CUT
    assert counted() == ["0", "0"]
