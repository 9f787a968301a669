"""A study in the window, set up and played through by keys and mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.windows.study import position_finder
from tartli_desktop.windows.study.setup_paper import SetupPaper
from tartli_desktop.windows.study.study_place import StudyPlace
from tests.session.playing import settle
from tests.windows.programs import Program

Key, Mod = Qt.Key, Qt.KeyboardModifier
HAND = "hu ho ha hk h8 lu bk b7 a9"
"""Nine cards of Tartli as they are typed in English."""


class Studying:
    """The program with a study in the place of its table."""

    def __init__(self, program: Program) -> None:
        self.program, self.qtbot = program, program.qtbot

    def begin(self, hand: str = HAND, turned: str = "l9") -> StudyPlace:
        """Set up a hand of Tartli, the own one and the card that is turned up."""
        if not hasattr(self.program, "window"):
            self.program.open()
        self.key(Key.Key_E, Mod.ControlModifier)
        self.write(f"{hand} {turned} ")
        self.key(Key.Key_Return)
        self.wait()
        return self.place

    @property
    def place(self) -> StudyPlace:
        place = self.program.window.study
        assert place is not None
        return place

    @property
    def setup(self) -> SetupPaper:
        assert self.place.setup_paper is not None
        return self.place.setup_paper

    def key(self, key: Key, held: Mod = Mod.NoModifier) -> None:
        self.qtbot.keyClick(QApplication.focusWidget() or self.program.window, key, held)
        settle()

    def write(self, text: str) -> None:
        """Type into the field that has the focus."""
        field = QApplication.focusWidget()
        assert field is not None
        self.qtbot.keyClicks(field, text)
        settle()

    def enter(self, *texts: str) -> None:
        """Type what was done, step by step."""
        for text in texts:
            study = self.place.study
            self.write(text)
            self.key(Key.Key_Return)
            self.qtbot.waitUntil(lambda study=study: self.place.study is not study)  # type: ignore[misc]
            self.wait()

    def wait(self) -> None:
        """Wait until it is found out what can be done."""
        paper = self.place.paper

        def has_come() -> bool:
            return paper.worths.isHidden() or paper.worths.rows.has_rows

        self.qtbot.waitUntil(has_come)
        settle()

    @property
    def rows(self) -> list[str]:
        """The words of the list."""
        rows = self.place.paper.worths.rows
        return [str(rows.index(place, 0).data()) for place in range(rows.rowCount())]

    @property
    def lines(self) -> list[str]:
        """The steps of the path to the position that is shown."""
        return [str(step) for step in self.place.study.line(self.place.opened.at)]

    @property
    def other_cards(self) -> set[Card | None]:
        """The cards of the other hand as they lie on the table."""
        return {item.card for item in self.place.view.scene().items_in("OTHER_HAND", 1)}


@pytest.fixture
def studying(program: Program, monkeypatch: pytest.MonkeyPatch) -> Studying:
    # What a hand rarely allows is found by the tests of all games.
    monkeypatch.setattr(position_finder, "DEALS", position_finder.FEW_DEALS)
    QApplication.clipboard().clear()
    return Studying(program)
