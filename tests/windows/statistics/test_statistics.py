"""The statistics: opened by key, filtered by rules, drawn, read, and exported for a spreadsheet."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6 import QtGui
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Variant
from tartli_desktop.games.tartli.words.statistics import CountedMatches, TartliFilters, TartliStatistics, sums
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tartli_desktop.windows.statistics.statistics_words import csv_file
from tests.store.versions.make_database import kept, played
from tests.windows.simulated_user import click, find, messages, the

SHORT = replace(HUNGARIAN, match_target=1)
TARTL = replace(AUSTRIAN, match_target=1)
HOUSE = replace(SHORT, name="Pista’s rules", set_of_nines=False)


def match_won_by(seat: int, variant: Variant = SHORT) -> Match:
    return next(match for seed in range(80) if (match := played(variant, 30, seed)).winner == seat)


@pytest.fixture
def of_a_locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


def opened(qtbot: QtBot, window: MainWindow) -> StatisticsDialog:
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialog = the(window, StatisticsDialog)
    with qtbot.waitExposed(dialog):
        pass
    return dialog


def filters_of(dialog: StatisticsDialog) -> TartliFilters:
    """The filters for Tartli."""
    assert isinstance(dialog.filters, TartliFilters)
    return dialog.filters


def table(dialog: StatisticsDialog) -> dict[str, list[str]]:
    """The rows of the table by name; the first has the column headings."""
    shown = dialog.table
    columns = range(shown.columnCount())
    found = {"": [shown.horizontalHeaderItem(column).text() for column in columns]}
    for row in range(shown.rowCount()):
        name = shown.verticalHeaderItem(row).text().strip()
        found[name] = [shown.item(row, column).text() for column in columns]
    return found


def test_a_key_opens_them_and_nothing_played_is_said(qtbot: QtBot, window: MainWindow) -> None:
    dialog = opened(qtbot, window)
    assert dialog.empty_label.isVisible()
    assert "yet" in dialog.empty_label.text()
    assert not dialog.export_button.isEnabled()
    assert not dialog.note.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert find(window, StatisticsDialog) is None


def test_every_level_has_a_column_and_all_have_one(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    kept(store, match_won_by(0), "strong")
    kept(store, match_won_by(1), "beginner")
    kept(store, match_won_by(0), "beginner")
    found = table(opened(qtbot, window))
    assert found[""] == ["Beginner", "Master", "All levels"]
    assert found["Matches"] == ["2", "1", "3"]
    assert found["Matches won : lost"] == ["1 : 1", "1 : 0", "2 : 1"]
    assert found["Longest winning streak"] == ["1", "1", "1"]
    assert {"Stichmatsch", "False claims", "Points per hand", "from tricks", "from melds"} <= found.keys()
    assert found["Your best meld"][2] in found["Your best meld"][:2]


def test_the_rules_are_chosen_and_house_rules_count_or_not(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    for variant in (SHORT, HOUSE, TARTL):
        kept(store, match_won_by(0, variant), "casual")
    dialog = opened(qtbot, window)
    assert table(dialog)["Matches"][-1] == "3"
    filters_of(dialog).variants.setFocus()
    qtbot.keyClick(filters_of(dialog).variants, Qt.Key.Key_Down)
    assert filters_of(dialog).variants.currentText() == "Hungarian"
    assert table(dialog)["Matches"][-1] == "2"
    assert "Maccs won : lost" in table(dialog)
    click(qtbot, filters_of(dialog).house_rules)
    assert table(dialog)["Matches"][-1] == "1"
    qtbot.keyClick(filters_of(dialog).variants, Qt.Key.Key_Down)
    assert table(dialog)["Matches"][-1] == "1"
    assert "Double won : lost" in table(dialog)


def test_matches_with_hints_are_counted_and_can_be_chosen(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    kept(store, match_won_by(0), "casual", helped="1")
    kept(store, match_won_by(1), "casual")
    kept(store, match_won_by(1), "casual")
    dialog = opened(qtbot, window)
    assert table(dialog)["Matches"] == ["3", "3"]
    assert table(dialog)["Matches with hints"] == ["1", "1"]
    assert not dialog.note.isVisible()
    dialog.hints.setFocus()
    found = []
    for _ in range(2):
        qtbot.keyClick(dialog.hints, Qt.Key.Key_Down)
        found.append((dialog.hints.currentText(), table(dialog)["Matches won : lost"][-1]))
    assert found == [("With hints", "1 : 0"), ("Without hints", "0 : 2")]


def test_rules_by_which_nothing_was_played_are_empty_and_can_be_left(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    kept(store, match_won_by(0), "casual")
    dialog = opened(qtbot, window)
    filters_of(dialog).variants.setFocus()
    qtbot.keyClick(filters_of(dialog).variants, Qt.Key.Key_End)
    assert dialog.empty_label.isVisible()
    qtbot.keyClick(filters_of(dialog).variants, Qt.Key.Key_Home)
    assert dialog.tabs.isVisible()


def test_what_is_drawn_and_each_number_can_be_read(
    qtbot: QtBot, window: MainWindow, store: MatchStore
) -> None:
    kept(store, match_won_by(0), "casual")
    kept(store, match_won_by(1), "casual")
    dialog = opened(qtbot, window)
    assert "1 won, 1 lost" in dialog.slate.accessibleDescription()
    assert "Sunday player" in dialog.slate.accessibleDescription()
    item = dialog.table.item(2, 0)
    read = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert read == "Matches won : lost, Sunday player: 1 to 1"


def test_the_line_rises_with_a_match_won_and_tells_of_it(
    qtbot: QtBot, window: MainWindow, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seat in (0, 0):
        kept(store, match_won_by(seat), "casual")
    record = match_won_by(1).to_record()
    lost = Match.from_record(record | {"players": [record["players"][0], '<img src="file:///tmp/a.png">']})
    kept(store, lost, "casual")
    dialog = opened(qtbot, window)
    slate = dialog.slate
    slate.grab()
    first, second, third = slate.places
    assert first.y() > second.y() < third.y()
    assert first.y() == third.y()
    assert first.x() < second.x() < third.x()
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda pos, text, widget: said.append(text))
    for place in (third.toPoint(), QPoint(3, 3)):
        help_event = QHelpEvent(QEvent.Type.ToolTip, place, slate.mapToGlobal(place))
        QApplication.sendEvent(slate, help_event)
    assert 'lost to <img src="file:///tmp/a.png"> (Sunday player), 0 : ' in said[0].replace("\u2060", "")
    # The name may come from a stranger.
    assert not QtGui.Qt.mightBeRichText(said[0])
    assert said[1] == ""


# Export


def read_back(content: bytes, delimiter: str) -> list[dict[str, str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    text = content.decode("utf-8-sig")
    assert text.endswith("\r\n")
    return list(csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter))


@pytest.mark.usefixtures("of_a_locale")
@pytest.mark.parametrize(("locale", "delimiter", "point"), [("en_GB", ",", "."), ("hu_HU", ";", ",")])
def test_a_file_opens_in_the_spreadsheet_of_the_language(
    store: MatchStore, qapp: QApplication, locale: str, delimiter: str, point: str
) -> None:
    QLocale.setDefault(QLocale(locale))
    kept(store, match_won_by(0), "heuristic")
    kept(store, match_won_by(1), "heuristic", helped="1")
    counted, statistics = store.results.counted("tartli"), TartliStatistics()
    found = statistics.table(counted, CountedMatches("hungarian"), None)
    (row,) = read_back(csv_file(found), delimiter)
    assert row["Rules"] == "Hungarian"
    assert row["Level"] == "Café regular"
    assert (row["Matches won"], row["Matches lost"]) == ("1", "1")
    assert (row["Matches"], row["Matches with hints"]) == ("2", "1")
    *_, hands = statistics.columns(counted.matches)
    average = sums(hands, "tricks", "melds")[0] / len(hands)
    assert row["Points per hand, mine"] == f"{average:.2f}".replace(".", point)


def test_the_figures_are_kept_where_the_player_says(
    qtbot: QtBot, window: MainWindow, store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(store, match_won_by(0), "casual")
    kept(store, match_won_by(0, TARTL), "strong")
    chosen = tmp_path / "őszi eredmények"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    dialog = opened(qtbot, window)
    click(qtbot, dialog.export_button)
    delimiter = ";" if QLocale().decimalPoint() == "," else ","
    found = read_back(chosen.with_suffix(".csv").read_bytes(), delimiter)
    assert [(row["Rules"], row["Level"]) for row in found] == [
        ("Hungarian", "Sunday player"),
        ("Austrian", "Master"),
    ]
    assert messages(window) == []


def test_what_cannot_be_written_is_told_in_a_sentence(
    qtbot: QtBot, window: MainWindow, store: MatchStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(store, match_won_by(0), "casual")
    chosen = tmp_path / "no such folder" / "table.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    dialog = opened(qtbot, window)
    click(qtbot, dialog.export_button)
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    assert str(chosen) in messages(window)[0]
    assert not chosen.exists()
