"""A simulated person who plays hand after hand of a game in the real window, and opens every dialog."""

import importlib
import logging
import pkgutil
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

from PIL import Image
from PySide6.QtCore import QMimeDatabase
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

import tartli_desktop.games
from tartli_desktop import widgets, windows
from tartli_desktop.app.crash_log import CrashLog
from tartli_desktop.app.crash_reporter import CrashReporter
from tartli_desktop.face import face_of
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.kit.house_rules import RulesDialog
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import ColourScheme
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.duel.day_dialog import DayDialog
from tartli_desktop.windows.errors.crash_dialog import CrashDialog
from tartli_desktop.windows.help.how_to_play import HowToPlay
from tartli_desktop.windows.league.league_page import LeaguePage
from tartli_desktop.windows.league.new_season import NewSeasonDialog
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.matches.deal_check import DealCheck
from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
from tartli_desktop.windows.matches.record_view import RecordView
from tartli_desktop.windows.new_match.new_match import TWO, NewMatchDialog
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.people.people_dialog import PeopleDialog
from tartli_desktop.windows.people.person_dialog import PersonDialog
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.session.playing import quick
from tests.settings.choices import with_choices
from tests.windows.simulated_user import ByMouse, asked, click, the

from .counts import Count, counted
from .waiting import rest, until


class Fingers:
    """The part of pytest-qt's QtBot that the simulated user needs, without pytest."""

    mouseClick = staticmethod(QTest.mouseClick)  # noqa: N815
    mousePress = staticmethod(QTest.mousePress)  # noqa: N815
    mouseMove = staticmethod(QTest.mouseMove)  # noqa: N815
    mouseRelease = staticmethod(QTest.mouseRelease)  # noqa: N815


FINGERS = cast(QtBot, Fingers())
MOST_STEPS = 1500
"""Most steps in one hand; more mean that it is stuck."""
LOOKS = (
    {"language": "de_AT", "text_scale": 2.0, "colour_scheme": ColourScheme.DARK},
    {"language": "hu", "text_scale": 1.1, "colour_scheme": ColourScheme.HIGH_CONTRAST},
    {"language": "en", "text_scale": 1.0, "colour_scheme": ColourScheme.SYSTEM},
)
"""Chosen one after the other in each round; the last are the usual ones."""
LEFT_OUT = {"", "Quit", "Full screen"}
"""Commands that would end the evening, or that the platform without a screen lacks."""


def dialogs_of(game: str) -> set[type[QDialog]]:
    """Every dialog that a player of a game may meet, without base classes."""
    for package in (tartli_desktop.games, widgets, windows):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    others = tuple(f"tartli_desktop.games.{each}." for each in games() if each != game)
    found: set[type[QDialog]] = set()
    waiting: list[type[QDialog]] = [QDialog]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        waiting += subclasses
        found |= {each for each in subclasses if not each.__subclasses__()}
    return {
        each
        for each in found
        if each.__module__.startswith("tartli_desktop.") and not each.__module__.startswith(others)
    }


class Evening:
    """One run of the program, from opening its window to closing it."""

    def __init__(self, game: str, folder: Path, seed: int) -> None:
        self.game, self.folder = game, folder
        self.chance = random.Random(seed)
        self.rounds = 0
        self.opened: Counter[type[QDialog]] = Counter()
        """How often each dialog was open."""
        self.done: Counter[str] = Counter()
        """How often each command was given."""
        self.pictures = folder / "pictures"
        self.pictures.mkdir()
        Image.new("RGB", (114, 178), "#B8372B").save(self.pictures / "HO.png")
        no_match = folder / "no match.json"
        no_match.write_text("{}")
        # Qt keeps the system's MIME database open from the first file dialog on.
        QMimeDatabase().mimeTypeForFile(str(no_match))
        self._files: dict[str, Callable[..., object]] = {
            "getSaveFileName": lambda _parent, _title, name, *_: (str(folder / Path(name).name), ""),
            "getOpenFileNames": lambda *_: ([str(no_match)], ""),
            "getExistingDirectory": lambda *_: str(folder),
        }
        for name, chosen in self._files.items():
            setattr(QFileDialog, name, staticmethod(chosen))
        paths = UserPaths.under(folder / "paths")
        options = rules_of(game).options(opponent_level="beginner")
        settings = quick(last_game=game, **LOOKS[-1]).with_game(options)
        settings_file.save(paths.settings_file, settings)
        self.window = MainWindow(paths, settings, MatchStore.open(paths.database).store)
        self.crashes = CrashLog(paths.crash_file)
        CrashReporter(self.crashes, self.window, paths.log_file)
        self.window.resize(1024, 640)
        # Nobody waits here before the account of a hand can be closed.
        self.area.guard_input(0)
        self.window.show()
        self.window.begin()

    @property
    def area(self) -> PlayArea:
        """The table of the game that is on it: that of another game has another."""
        return self.window.area

    def play_round(self) -> None:
        """Play a hand of a new match, look at its account, and give every command there is."""
        if not self.rounds:
            self.play_deal_of_day()
        two = bool(self.area.two.commands) and self.rounds % 3 == 1
        self.begin(practice=self.rounds % 2 == 0, two=two)
        self.play_hand()
        match_id = self.window.on_table.match_id
        for looks in LOOKS:
            self.window.settings_writer.change(with_choices(self.window.settings.now, **looks))
            rest()
        self.give_every_command(lambda: self.put_back(match_id))
        if face_of(self.game).course is not None:
            self.learn()
        self.see_what_broke()
        self.rounds += 1

    def begin(self, *, practice: bool = False, two: bool = False) -> None:
        """Agree on a match by its dialog, every second time by rules of the player's own."""
        self.window.dialogs.open_new_match()
        dialog = the(self.window, NewMatchDialog)
        if isinstance(dialog.form, RulesForm):
            click(FINGERS, dialog.form.edit_button)
            rules = the(dialog, RulesDialog)
            self.note_dialogs()
            click(FINGERS, rules.keep_button if self.rounds % 2 else rules.cancel_button)
            rest()
        if two:
            dialog.fields["opponent"].put(TWO)
            dialog.fields["opponent"].changed.emit("opponent")
        dialog.fields["practice"].put(practice)
        self.note_dialogs()
        click(FINGERS, dialog.deal_button)
        rest()

    def play_deal_of_day(self) -> None:
        """Play the deal of the day, and look at what the levels made of it."""
        self.window.duels.choose_day()
        click(FINGERS, the(self.window, DayDialog).play_button)
        rest()
        self.play_hand()
        self.window.duels.show()
        self.close_dialogs()

    # A hand

    def play_hand(self) -> None:
        """Play to the account of a hand, and close that."""
        session, steps = self.area.session, 0
        assert session is not None
        while session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            self.step()
            steps += 1
            assert steps < MOST_STEPS, f"the hand is stuck: {session.phase}"
        until(lambda: bool(self.shown()))
        self.close_dialogs()

    def step(self) -> None:
        """Do what the match waits for, or now and then give a command of the table."""
        session = self.area.session
        assert session is not None
        match session.phase:
            case Phase.DECIDE | Phase.PAUSE if self.has_given_a_command():
                pass
            case Phase.OPENING:
                session.go_on()
            case Phase.CUT:
                session.cut(self.chance.randrange(2, 30))
            case Phase.PAUSE:
                session.gather()
            case Phase.CURTAIN:
                click(FINGERS, self.area.two.curtain.open_button)
            case Phase.SPEAK:
                click(FINGERS, self.area.panel.choices[0])
            case Phase.DECIDE:
                self.decide(session)
            case _:
                until(lambda: session.phase is not Phase.OPPONENT)
        rest()

    def has_given_a_command(self) -> bool:
        actions = self.area.table_actions
        commands = actions.game.commands | {"hint": actions.hint, "undo": actions.take_back}
        for name, action in commands.items():
            if action.isEnabled() and self.chance.random() < max(0.03, (1 + self.done[name]) ** -2):
                self.give(name, action, takes=self.chance.random() < 0.5)
                return True
        return False

    def decide(self, session: Session) -> None:
        """Do something legal, cards by mouse."""
        view, plan = session.view, face_of(self.game).plan
        usual = type(session.rules.fallback(session.played(), view.seat))
        action = self.chance.choice([each for each in view.legal if type(each) is usual])
        hand = ByMouse(FINGERS, self.area).hand
        if plan.chosen_at_once(view):
            for card in action.cards:
                hand.click(card)
                rest()
            click(FINGERS, self.area.panel.choices[0])
        elif hasattr(action, "card") and action == plan.choosing((action.card,), view):
            hand.click(action.card)
        else:
            session.do(action)

    def learn(self) -> None:
        """Play the guided first hand as it asks."""
        self.window.lessons.begin(self.game)
        rest()
        session, guide = self.area.session, self.area.guide
        assert session is not None
        for _ in range(MOST_STEPS):
            if session.phase is Phase.MATCH_OVER:
                break
            if session.phase is Phase.PAUSE:
                session.gather()
            elif guide.note.buttons:
                # Also the way back, after a command has done something else than what the hand asks for.
                click(FINGERS, guide.note.buttons[0])
            elif session.phase is Phase.DECIDE and guide.asked is not None:
                session.do(guide.asked)
            else:
                self.step()
            rest()
        assert session.phase is Phase.MATCH_OVER
        until(lambda: bool(self.shown()))
        self.close_dialogs()

    # Every dialog

    def give_every_command(self, put_back: Callable[[], object]) -> None:
        """Give each command that can be given now, and close what it opens."""
        given: set[str] = set()
        while found := [each for each in self.commands() if each[0] not in given]:
            name, action = found[0]
            given.add(name)
            self.give(name, action)
            put_back()

    def commands(self) -> list[tuple[str, QAction]]:
        """The commands in the menus, as they are now."""
        for menu in self.window.menus:
            menu.aboutToShow.emit()
        actions = {each.text().replace("&", ""): each for each in self.window.menus.actions()}
        return [
            (name, action)
            for name, action in actions.items()
            if action.isEnabled() and action.isVisible() and not action.menu() and name not in LEFT_OUT
        ]

    def give(self, name: str, action: QAction, *, takes: bool = False) -> None:
        """Give a command, twice if it turns something on and off; take or close what it opens."""
        for _ in range(1 + action.isCheckable()):
            action.trigger()
            rest()
            until(lambda: not self.area.hints.is_thinking)
        self.done[name] += 1
        for dialog in self.shown():
            self.look_at(dialog)
            for button in dialog.findChildren(QPushButton) if takes else ():
                if button.isVisible() and button.isEnabled() and button.isDefault():
                    self.note_dialogs()
                    click(FINGERS, button)
                    break
        self.close_dialogs()

    def look_at(self, dialog: QDialog) -> None:
        """Turn the pages of a dialog, and open what it leads to."""
        for tabs in dialog.findChildren(QTabWidget):
            for index in range(tabs.count()):
                tabs.setCurrentIndex(index)
                rest()
        match dialog:
            case HowToPlay():
                for row in range(dialog.headings.count()):
                    dialog.headings.setCurrentRow(row)
            case SettingsDialog():
                packs = list(dialog.pack_choice.buttons.values())
                packs[self.rounds % len(packs)].click()
                click(FINGERS, dialog.restore_button)
                self.note_dialogs()
                asked(dialog).reject()
                dialog.pack_choice.add_button.click()
                the(dialog, OwnPackDialog).bring_in([self.pictures])
                self.note_dialogs()
                click(FINGERS, the(dialog, OwnPackDialog).cancel_button)
            case PeopleDialog():
                click(FINGERS, dialog.add_button)
                self.note_dialogs()
                the(dialog, PersonDialog).reject()
            case LeaguePage():
                click(FINGERS, dialog.new_button)
                self.note_dialogs()
                the(dialog, NewSeasonDialog).reject()
            case MatchesDialog():
                dialog.table.selectRow(0)
                # On a narrow screen some of the buttons are in a menu.
                dialog.resize(1000, 600)
                click(FINGERS, dialog.look_button)
                record = the(dialog, RecordView)
                click(FINGERS, record.check_button)
                click(FINGERS, the(record, DealCheck).check_button)
                self.note_dialogs()
                the(record, DealCheck).reject()
                record.reject()
                for pressed in (dialog.duplicate_button, dialog.delete_button, dialog.undo_button):
                    click(FINGERS, pressed)
                click(FINGERS, dialog.delete_button)
        rest()

    def see_what_broke(self) -> None:
        logging.disable()
        self.crashes.take(f"made on purpose in round {self.rounds}")
        logging.disable(logging.NOTSET)
        until(lambda: any(isinstance(each, CrashDialog) for each in self.shown()))
        self.close_dialogs()

    def put_back(self, match_id: int | None) -> None:
        """Put the match of this round on the table again, if a command has replaced it."""
        self.window.reviews.close()
        self.window.studies.close()
        if match_id is not None and self.window.on_table.match_id != match_id:
            assert self.window.on_table.resume(match_id)
            rest()
            self.close_dialogs()

    def shown(self) -> list[QDialog]:
        """The dialogs that are open, those on the table and over it too."""
        return [each for each in self.window.findChildren(QDialog) if each.isVisible()]

    def note_dialogs(self) -> None:
        self.opened.update(type(each) for each in self.shown())

    def close_dialogs(self) -> None:
        """Close what is open, the last first."""
        rest()
        for _ in range(20):
            self.note_dialogs()
            if not (shown := self.shown()):
                return
            shown[-1].reject()
            rest()
        raise AssertionError(f"{self.shown()} stay open")

    # Counting and leaving

    def counted(self) -> Count:
        """Count the resources after a hand of a match like any other."""
        self.begin()
        self.play_hand()
        self.area.view.scene().remarks.take_away()
        # The locks of deleted matches are held until the program ends, since the matches can be brought back.
        store = self.window.saving.store
        locks = sum(match_id in store._claims.held for together in store.trashed for match_id in together)
        guide: QWidget | None = self.area.guide
        offered = len(self.area.panel.choices) + (0 if guide is None else len(guide.note.buttons))
        return counted(self.rounds, kept_open=locks, offered=offered)

    def end(self) -> None:
        for name in self._files:
            delattr(QFileDialog, name)
        self.window.close()
        self.window.deleteLater()
        rest()
