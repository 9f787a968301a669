"""The window of the program as its menus, dialogs and other parts know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.people import People
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.widgets.questions.questions import Questions
from tartli_desktop.windows.errors.messages import Messages
from tartli_desktop.windows.play.match.match_on_table import MatchOnTable
from tartli_desktop.windows.play.match.match_saver import Saving
from tartli_desktop.windows.play.match.puzzles import PuzzlesAtTable
from tartli_desktop.windows.play.match.replay_deal import DealAgain
from tartli_desktop.windows.play.play_area import PlayArea
from tartli_desktop.windows.preferences.settings_writer import SettingsWriter
from tartli_desktop.windows.review.review_opener import ReviewOpener
from tartli_desktop.windows.training.training_at_table import TrainingAtTable

from .menus import Menus

if TYPE_CHECKING:
    from tartli_desktop.windows.review.review_place import ReviewPlace
    from tartli_desktop.windows.study.study_opener import StudyOpener
    from tartli_desktop.windows.study.study_place import StudyPlace


class ProgramWindow(QMainWindow):
    """What the parts of the window find in it; :class:`~.main_window.MainWindow` makes them all."""

    people: People
    """Everybody who plays at this computer, and who of them plays here."""
    paths: UserPaths
    """The folders and files of the person who plays."""
    settings: CurrentSettings
    """The current settings of the program."""
    settings_writer: SettingsWriter
    """Saves the settings."""
    thinker: Thinker
    """Asks the opponents."""
    background: Thinker
    """Asks opponents who play while the player does something else."""
    questions: Questions
    """Asks the player what must be answered before anything else."""
    messages: Messages
    """Shows messages one after the other."""
    saving: Saving
    """Saves the match on the table."""
    on_table: MatchOnTable
    """The match on the table."""
    again: DealAgain
    """Puts deals on the table again."""
    puzzles: PuzzlesAtTable
    """Puts puzzles on the table."""
    training: TrainingAtTable
    """Puts questions and hands of a kind on the table."""
    show_duel: Callable[[int], object]
    """Shows the table of a stored duel, by the number of its match."""
    reviews: ReviewOpener
    """Opens the review of a finished hand."""
    studies: StudyOpener
    """Opens studies."""
    menus: Menus
    area: PlayArea
    """The table of the game that is played, or at first of the last one begun.

    A table for another game or another number of players takes its place.
    """

    @property
    def game(self) -> str:
        """The game of the match on the table, or else of the last match."""
        return self.area.game

    @property
    def review(self) -> ReviewPlace | None:
        """The review that takes the place of the table, if one is open; the match there is not touched."""
        return self.reviews.place

    @property
    def study(self) -> StudyPlace | None:
        """The study that takes the place of the table, if one is open."""
        return self.studies.place

    def rules_to_show(self) -> object:
        """The rules of the match on the table, or else those of the next one."""
        session = self.on_table.session
        if session is not None:
            return session.variant
        return self.settings.game(self.settings_writer.options).next_variant
