"""The program in a separate process, worked and heard through its accessible objects."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from jeepney.wrappers import DBusErrorResponse

from .screen_reader import ENABLED, Desk, ScreenReader, Thing

ROOT = Path(__file__).resolve().parents[2]


class Listener:
    """A running program, and a screen reader that listens to it.

    Args:
        desk: the screen and buses on which the program runs.
        folder: the folder with its settings and matches.
    """

    def __init__(self, desk: Desk, folder: Path) -> None:
        command = [sys.executable, "-m", "tartli_desktop", "--portable", str(folder)]
        self.process = desk.start(command, cwd=ROOT)
        self.reader = ScreenReader(desk.environment["DBUS_SESSION_BUS_ADDRESS"])
        self.program = self.reader.until(self.reader.program, "the program")

    def button(self, words: str) -> Thing:
        reader = self.reader
        return reader.until(lambda: reader.find(self.program, "push button", words), f"a button “{words}”")

    def press(self, words: str) -> None:
        reader = self.reader
        reader.press_when(
            lambda: reader.find(self.program, "push button", words), f"a button “{words}” to press"
        )

    def press_in(self, title: str, words: str) -> None:
        """Press a button of the question with this title; buttons elsewhere may begin with the same words."""
        reader = self.reader

        def question() -> Thing | None:
            windows = reader.children(self.program)
            asks = next((each for each in windows if reader.name(each) == title), None)
            return asks or reader.find(self.program, "dialog", title)

        asked = reader.until(question, f"a question “{title}”")
        reader.press_when(lambda: reader.find(asked, "push button", words), f"“{words}” there")

    def dialog(self) -> Thing | None:
        """Return the dialog that is open, as a window or as a paper on the table, if any."""
        for window in self.reader.children(self.program):
            with contextlib.suppress(DBusErrorResponse):
                if self.reader.role(window) == "dialog":
                    return window
        return self.reader.find(self.program, "dialog", "")

    def part(self, words: str) -> Thing:
        reader = self.reader
        return reader.until(lambda: reader.find(self.program, "list", words), f"a list “{words}”")

    def hand(self) -> list[Thing]:
        return self.reader.children(self.part("Your hand"))

    def free_card(self) -> Thing | None:
        """The first card of the hand that may be played."""
        return next((card for card in self.hand() if self.reader.has(card, ENABLED)), None)


@contextlib.contextmanager
def listening(scratch: Path, folder: Path) -> Iterator[Listener]:
    """Start the program and listen to it; its log must hold no error when it has ended."""
    desk = Desk(scratch)
    try:
        desk.environment["PYTHONPATH"] = str(ROOT)
        desk.environment["PYTHONFAULTHANDLER"] = "1"
        listener = Listener(desk, folder)
        try:
            yield listener
        finally:
            listener.reader.close()
    finally:
        desk.close()
    said = desk.log()
    assert "Traceback" not in said, said
    assert "Fatal" not in said, said
