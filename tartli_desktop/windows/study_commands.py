"""Where studies come from: at first an empty board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU

from .program_window import ProgramWindow

if TYPE_CHECKING:
    from tartli_desktop.study.study import Study

tr = Context("Study")


class StudyCommands:
    """Begins studies in a window."""

    def __init__(self, window: ProgramWindow) -> None:
        self._window = window

    def set_up(self, game: str = "") -> None:
        """Set up a hand of a game on an empty board, by default of the game on the table."""
        known = [name for name in games() if can_be_studied(name)]
        usual = self._window.game if self._window.game in known else known[0]
        self._window.studies.open_study(self._empty(game or usual), sets_up=True)

    def _empty(self, game: str) -> Study:
        """A study of a hand in which the player leads."""
        from tartli_desktop.study.study import Setup, Study
        from tartli_desktop.windows.new_match.new_match import NAMES

        rules = rules_of(game)
        variant = self._window.settings.game(rules.options).next_variant
        seats = rules.form.seats_of(variant)
        setup = Setup(game, variant, (YOU, *NAMES[: seats - 1]), seats - 1, 0, ((),) * seats)
        day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
        return Study.of(setup, fill(tr("%1, %2", "a game, and the day"), face_of(game).game_name(), day))


def can_be_studied(game: str) -> bool:
    """Whether a game can be studied."""
    return face_of(game).hints is not None
