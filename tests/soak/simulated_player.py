"""A simulated person who plays match after match in the real window, and opens every dialog."""

from __future__ import annotations

import collections
import importlib
import inspect
import logging
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import shiboken6
from PIL import Image
from PySide6.QtCore import QMimeDatabase, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop import widgets, windows
from tartli_desktop.app import crash_log
from tartli_desktop.app.crash_log import CrashLog
from tartli_desktop.app.crash_reporter import CrashReporter
from tartli_desktop.files.user_paths import Places
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog
from tartli_desktop.games.tartli.dialogs.meld_dialog import MeldDialog
from tartli_desktop.games.tartli.dialogs.scored_melds import ShownMelds
from tartli_desktop.games.tartli.words.statistics import TartliFilters
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text import catalogues
from tartli_desktop.widgets.panel import click_guard
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.about import AboutDialog
from tartli_desktop.windows.errors.crash_dialog import CrashDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.deal_check import DealCheck
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog
from tartli_desktop.windows.window_place import LEAST_SIZE
from tests.games.tartli.new_match import form_of
from tests.session.playing import quick
from tests.windows.simulated_user import ByKeyboard, ByMouse, Character, answer, button, click, find, the

from . import tables
from .counts import Count, counted
from .waiting import rest, until


class Fingers:
    """The part of pytest-qt's QtBot that the simulated user needs, without pytest."""

    mouseClick = staticmethod(QTest.mouseClick)  # noqa: N815
    mousePress = staticmethod(QTest.mousePress)  # noqa: N815
    mouseMove = staticmethod(QTest.mouseMove)  # noqa: N815
    mouseRelease = staticmethod(QTest.mouseRelease)  # noqa: N815
    keyClick = staticmethod(QTest.keyClick)  # noqa: N815

    def waitUntil(self, holds: Callable[[], bool]) -> None:  # noqa: N802
        until(holds)


MOST_STEPS = 3000
"""Most steps of the person in one match; more mean that the match is stuck."""

FINGERS = cast(QtBot, Fingers())
# They are quicker than any player.
click_guard.NEW_FOR = 0


@contextmanager
def _unlogged(trace: str) -> Iterator[None]:
    """Keep an expected trace out of the output; all others are meant to be seen."""
    log = logging.getLogger(crash_log.__name__)

    def is_another(record: logging.LogRecord) -> bool:
        return trace not in record.getMessage()

    log.addFilter(is_another)
    try:
        yield
    finally:
        log.removeFilter(is_another)


def dialogs_of_program() -> set[type[QDialog]]:
    """Every dialog of the program, without base classes."""
    for package in (tartli, widgets, windows):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    found: set[type[QDialog]] = set()
    waiting = [QDialog]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        waiting += subclasses
        found |= {
            each
            for each in subclasses
            if each.__module__.startswith("tartli_desktop.") and not each.__subclasses__()
        }
    return found


@dataclass
class Evening:
    """One run of the program, from opening its window to closing it."""

    folder: Path
    opened: collections.Counter[type] = field(default_factory=collections.Counter)
    """How often each dialog was opened."""
    played: int = 0
    taken_back: int = 0
    dealt_again: int = 0
    changed: int = 0
    """How often the looks were changed."""
    reminded: int = 0
    """How often the question whether to declare a meld first was asked."""
    fingers = FINGERS

    def __post_init__(self) -> None:
        self.places = Places.under(self.folder / "places")
        settings = quick(match_target=1, opponent_level="beginner", **tables.USUAL_LOOKS)
        catalogues.install(settings.language)
        settings_file.save(self.places.settings_file, settings)
        self.pictures = self.folder / "pictures"
        self.pictures.mkdir()
        Image.new("RGB", (114, 178), "#B8372B").save(self.pictures / "HO.png")
        self.no_match = self.folder / "no match.json"
        self.no_match.write_text("{}")
        self.window = MainWindow(self.places, settings, MatchStore.open(self.places.database).store)
        self.crashes = CrashLog(self.places.crash_file)
        CrashReporter(self.crashes, self.window, self.places.log_file)
        # A smaller window has less to paint.
        self.window.resize(LEAST_SIZE)
        self.area = self.window.area
        # Without the wait before the count of a hand can be closed, for which this player has no time.
        self.area.guard_input(0)
        self.window.show()
        self.window.begin()
        self.characters: tuple[Character, ...] = (
            ByMouse(FINGERS, self.area),
            ByKeyboard(FINGERS, self.area),
        )

    def counted(self) -> Count:
        """Count the resources now."""
        # The locks of deleted matches are held until the program ends, since the matches can be brought back,
        # except those over MOST_TRASHED_CLAIMS.
        store = self.window.saving.store
        locks = sum(match_id in store._claims.held for together in store.trashed for match_id in together)
        guide = self.area.guide
        offered = len(self.area.panel.choices) + (0 if guide is None else len(guide.note.buttons))
        return counted(self.played, kept_open=locks, offered=offered)

    # A match

    @property
    def person(self) -> Any:
        return self.characters[self.played % len(self.characters)]

    def play_match(self) -> None:
        """Play one match from its dialog to its last count, which is closed."""
        number = self.played
        practice = number % 5 == 1
        # The first match has both, so that everything they need is made early.
        if number % 3 or not number:
            tables.learn(self, to_the_end=number % 3 == 2)
        if not number % 3:
            tables.two_at_table(self)
        self.begin(number, practice=practice)
        points = tables.lay_points(self)
        if number % 7 == 2:
            self.leave_and_come_back()
        self.ask_for_melds_and_out()
        tables.ask_for_a_hint(self, waits=number % 2 == 1)
        if number % 4 < len(tables.LOOKS):
            tables.change_looks(self)
        steps, reminded = 0, self.reminded
        while self.person.step() is not Phase.MATCH_OVER:
            steps += 1
            assert steps < MOST_STEPS, f"match {number} does not go on: {self.person.session.phase}"
            if self.reminded == reminded and tables.may_declare(self):
                tables.be_reminded(self)
            if practice and steps % 9 == 8:
                self.take_back()
            if self.area.commands["see_melds"].isEnabled() and not QApplication.activeModalWidget():
                self.area.commands["see_melds"].trigger()
                melds = the(self.area, ShownMelds)
                self.opened[ShownMelds] += 1
                self.close(melds)
        if practice:
            self.deal_again(swapped=number % 2 == 0)
        click(FINGERS, self.summary().look_button)
        self.close(points)
        self.played += 1

    def begin(self, number: int, *, practice: bool = False) -> None:
        """Agree on a match to one buli, taking the rules in turn."""
        self.menu("New match…")
        dialog = the(self.window, NewMatchDialog)
        rules = list(form_of(dialog).panels.values())[number % 3]
        if number % 3 == 2:
            click(FINGERS, form_of(dialog).edit_button)
            house_rules = the(dialog, HouseRulesDialog)
            FINGERS.keyClick(house_rules.start_from, Qt.Key.Key_End if number % 2 else Qt.Key.Key_Home)
            click(FINGERS, house_rules.take_button)
            click(FINGERS, house_rules.keep_button)
            rest()
        rules.radio.click()
        dialog.fields["match_target"].put(1)
        dialog.fields["opponent"].put("pista")
        dialog.fields["practice"].put(practice)
        click(FINGERS, dialog.deal_button)
        rest()
        assert self.person.session.view.variant.match_target == 1
        assert self.person.session.is_practice == practice

    def leave_and_come_back(self) -> None:
        """Leave the match for another one, and resume it from the list."""
        for _ in range(12):
            self.person.step()
        self.begin(self.played + 1)
        # Only matches with a dealt hand are kept and listed.
        while not self.person.session.hands_played:
            self.person.step()
        self.menu("My matches…")
        dialog = the(self.window, MatchesDialog)
        dialog.table.selectRow(1)
        click(FINGERS, dialog.resume_button)
        rest()

    def ask_for_melds_and_out(self) -> None:
        """Look at the melds, and go out too early, which the program questions first."""
        while (
            not self.area.commands["look_at_melds"].isEnabled()
            or self.person.session.phase is not Phase.DECIDE
        ):
            self.person.step()
            until(lambda: self.person.session.phase is not Phase.OPPONENT)
        self.area.commands["look_at_melds"].trigger()
        self.opened[MeldDialog] += 1
        self.close(the(self.window, MeldDialog))
        if self.area.commands["go_out"].isEnabled() and not self.person.can_claim:
            self.area.commands["go_out"].trigger()
            self.opened[QuestionPaper] += 1
            answer(FINGERS, self.area, "Play on")

    def take_back(self) -> None:
        """Take back the last decision, if there is one."""
        until(lambda: self.person.session.phase is not Phase.OPPONENT)
        if self.area.table_actions.take_back.isEnabled():
            self.area.table_actions.take_back.trigger()
            self.taken_back += 1

    def deal_again(self, *, swapped: bool) -> None:
        """Play the finished deal again, and go back to its match."""
        summary = self.summary()
        if summary.turn_button.isVisible():
            click(FINGERS, summary.turn_button)
        # The buttons for it are in a menu where the paper is narrow.
        (self.area.table_actions.play_swapped if swapped else self.area.table_actions.play_again).trigger()
        rest()
        while self.person.step() is not Phase.MATCH_OVER:
            pass
        click(FINGERS, self.summary().next_button)
        rest()
        self.dealt_again += 1

    def summary(self) -> HandSummary:
        """The count of the finished hand, fully written."""
        until(lambda: find(self.area, HandSummary) is not None)
        summary = the(self.area, HandSummary)
        summary.shorten()
        until(summary.next_button.isVisible)
        self.opened[HandSummary] += 1
        return summary

    # Every dialog

    def open_all(self) -> None:
        """Open and close every dialog that can be reached from the menus."""
        for look in (
            self.see_help,
            self.see_settings,
            self.see_statistics,
            self.see_matches,
            self.see_files,
            self.see_what_broke,
        ):
            look()
            rest()

    def see_help(self) -> None:
        self.menu("How to play")
        dialog = the(self.window, HowToPlay)
        for choice in dialog.choices.values():
            choice.click()
        for row in range(dialog.headings.count()):
            dialog.headings.setCurrentRow(row)
        self.close(dialog)
        self.menu("About Tartli")
        self.close(the(self.window, AboutDialog))

    def see_settings(self) -> None:
        self.menu("Settings…")
        dialog = the(self.window, SettingsDialog)
        for index in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(index)
            QApplication.processEvents()
        dialog.fields["alternate_colours"].control.click()
        tables.press_a_key(self, dialog)
        click(FINGERS, dialog.restore_button)
        click(FINGERS, button(the(dialog, QMessageBox), "Keep my settings"))
        list(dialog.pack_choice.buttons.values())[self.played % 2].click()
        dialog.pack_choice.add_button.click()
        self.see_own_pack(the(dialog, OwnPackDialog))
        self.close(dialog)

    def see_own_pack(self, dialog: OwnPackDialog) -> None:
        click(FINGERS, dialog.folder_button)
        self.close(the(dialog, QFileDialog))
        dialog.bring_in([self.pictures])
        click(FINGERS, dialog.cancel_button)
        question = find(dialog, QMessageBox)
        if question is not None:
            click(FINGERS, button(question, "Discard"))

    def see_statistics(self) -> None:
        self.menu("Statistics…")
        dialog = the(self.window, StatisticsDialog)
        for index in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(index)
            QApplication.processEvents()
        filters = dialog.filters
        assert isinstance(filters, TartliFilters)
        for index in range(filters.variants.count()):
            filters.variants.setCurrentIndex(index)
        filters.house_rules.click()
        click(FINGERS, dialog.export_button)
        self.close(dialog)

    def see_matches(self) -> None:
        self.menu("My matches…")
        dialog = the(self.window, MatchesDialog)
        dialog.table.selectRow(0)
        # On a narrow screen some of the buttons are in a menu.
        dialog.resize(1000, 600)
        click(FINGERS, dialog.look_button)
        record = the(dialog, RecordView)
        until(lambda: record.is_complete)
        for row in range(record.hands_model.rowCount()):
            record.hands.selectRow(row)
        click(FINGERS, record.copy_button)
        click(FINGERS, record.check_button)
        check = the(record, DealCheck)
        click(FINGERS, check.check_button)
        self.close(check)
        self.close(record)
        click(FINGERS, dialog.duplicate_button)
        click(FINGERS, dialog.delete_button)
        click(FINGERS, dialog.undo_button)
        click(FINGERS, dialog.delete_button)
        dialog.search.setText("Kat")
        dialog.search.clear()
        click(FINGERS, dialog.export_button)
        question = find(dialog, QMessageBox)
        if question is not None:
            # A match left for another one is not over.
            click(FINGERS, button(question, "Leave out that hand"))
        click(FINGERS, dialog.import_button)
        # The file contained no match.
        until(lambda: find(self.window, QMessageBox) is not None)
        click(FINGERS, button(the(self.window, QMessageBox), "OK"))
        self.close(dialog)

    def see_files(self) -> None:
        self.menu("Verify this deal…")
        check = the(self.window, DealCheck)
        click(FINGERS, check.check_button)
        self.close(check)
        self.menu("Save the slate as a picture…")
        self.menu("Copy this hand as text")
        self.menu("Export this match…")

    def see_what_broke(self) -> None:
        trace = f"made on purpose after match {self.played}"
        with _unlogged(trace):
            self.crashes.take(trace)
        until(lambda: find(self.window, CrashDialog) is not None)
        dialog = the(self.window, CrashDialog)
        click(FINGERS, dialog.copy_button)
        self.close(dialog)

    def menu(self, words: str) -> None:
        """Choose a menu entry."""
        actions = self.window.findChildren(QAction)
        action = next(each for each in actions if each.text().replace("&", "") == words)
        assert action.isEnabled(), words
        action.trigger()
        QApplication.processEvents()

    def close(self, dialog: QWidget) -> None:
        """Close a dialog as Escape does."""
        FINGERS.keyClick(dialog, Qt.Key.Key_Escape)
        assert not shiboken6.isValid(dialog) or not dialog.isVisible(), f"{dialog} does not close"
        QApplication.processEvents()

    # Beginning and end

    def __enter__(self) -> Evening:
        self._note_what_opens()
        # Qt keeps the system's MIME database open from the first file dialog on.
        QMimeDatabase().mimeTypeForFile(str(self.no_match))
        self._asked = {
            name: inspect.getattr_static(QFileDialog, name)
            for name in ("getSaveFileName", "getOpenFileNames", "getExistingDirectory")
        }
        folder = self.folder
        answers = {
            "getSaveFileName": lambda _parent, _title, name, *_: (str(folder / Path(name).name), ""),
            "getOpenFileNames": lambda *_: ([str(self.no_match)], ""),
            "getExistingDirectory": lambda *_: str(folder),
        }
        for name, chosen in answers.items():
            setattr(QFileDialog, name, staticmethod(chosen))
        return self

    def _note_what_opens(self) -> None:
        opened = self.opened

        def noting(open_dialog: Callable[..., None]) -> Callable[..., None]:
            def noted(dialog: QDialog, *words: object) -> None:
                opened[type(dialog)] += 1
                open_dialog(dialog, *words)

            return noted

        # Two of Qt's own dialogs open differently.
        self._opens = {kind: kind.open for kind in (QDialog, QMessageBox, QFileDialog)}
        for kind, open_dialog in self._opens.items():
            kind.open = noting(open_dialog)  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        for kind, open_dialog in self._opens.items():
            kind.open = open_dialog  # type: ignore[method-assign]
        for name, asked in self._asked.items():
            setattr(QFileDialog, name, asked)
        self.window.close()
