"""The window before a match, its dialogs, and its messages."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from screenshots.recorded import resumed
from screenshots.studio import SetUp, Studio
from tartli_desktop import __version__
from tartli_desktop.characters.characters import SIGNS
from tartli_desktop.files.problems import CannotOpen, Trouble
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings.people import People
from tartli_desktop.store.match_kinds import TWO
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.errors.crash_dialog import CrashDialog, CrashMoment
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tartli_desktop.windows.people.people_dialog import PeopleDialog
from tartli_desktop.windows.people.person_dialog import PersonDialog


def first_start(studio: Studio) -> MainWindow:
    return studio.begun()


def dialog(opening: str) -> SetUp:
    """A dialog that a method of the window opens."""

    def opened(studio: Studio) -> MainWindow:
        window = studio.begun()
        getattr(window.dialogs, opening)()
        return window

    return opened


def players(*names: str) -> SetUp:
    """The welcome of Anna, who shares the computer with people of these names."""

    def begun(studio: Studio) -> MainWindow:
        people = People(UserPaths.under(studio.folder()), "Anna")
        for name, sign in zip(names, [*SIGNS][1:], strict=False):
            people.add(name, sign)
        return studio.begun(people=people)

    return begun


def list_of_players(studio: Studio) -> MainWindow:
    window = players("Béla", "Cili", "Dóra")(studio)
    removed = window.people.everybody[-1]
    window.people.change(replace(removed, removed=True))
    window.dialogs.open_people()
    return window


def new_player(studio: Studio) -> MainWindow:
    window = list_of_players(studio)
    window.findChild(PeopleDialog).add_button.click()
    window.findChild(PersonDialog).name.line.setText("béla")
    return window


def house_rules(studio: Studio) -> MainWindow:
    window = studio.begun()
    window.dialogs.open_new_match()
    window.findChild(NewMatchDialog).form.edit_button.click()
    return window


def new_match_of_two(studio: Studio) -> MainWindow:
    window = studio.begun()
    window.dialogs.open_new_match()
    field = window.findChild(NewMatchDialog).fields["opponent"]
    field.put(TWO)
    field.changed.emit("opponent")
    return window


def message(studio: Studio) -> MainWindow:
    window, _ = studio.window()
    database = Path("/home/anna/.local/share/tartli/matches.sqlite3")
    window.messages.offer_unsaved(troubles.not_opened(CannotOpen(database, Trouble.NO_ACCESS, "")))
    window.begin()
    return window


def crash(studio: Studio) -> MainWindow:
    window = resumed(studio, "own-lead")
    trace = (
        f"Tartli {__version__}, Python 3.11.2, Qt 6.11.3, Linux\n\nTraceback (most recent call last):\n"
        '  File "tartli_desktop/session/session.py", line 246, in gather\n'
        "    self._apply(self._seat, GATHER)\n"
        "ValueError: there is no trick\n"
    )
    told = CrashDialog(CrashMoment.IN_PLAY, trace, Path("/home/anna/tartli.log"), parent=window)
    window.dialogs.shades.watch(told)
    told.show()
    return window


def menu(studio: Studio) -> MainWindow:
    window = resumed(studio, "own-lead")
    bar = window.menuBar()
    action = bar.actions()[1]
    action.menu().popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
    return window
