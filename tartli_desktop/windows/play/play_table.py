"""What everything at one table works with."""

from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.at_the_table.two_people import TwoAtTable
from tartli_desktop.face.face import Face
from tartli_desktop.session.session import Session
from tartli_desktop.sound.table_sounds import TableSounds

from .lesson_at_table import LessonAtTable
from .table_actions import TableActions


class PlayTable(TableParts, frozen=True):
    """One table, with the match on it."""

    face: Face
    """How the game looks and speaks."""

    score: ScoreSheet | None
    """The score sheet, if the game has one."""

    sounds: TableSounds
    table_actions: TableActions
    """What can be done beside playing a card, in every game and in this one."""

    two: TwoAtTable
    """Turns the table between two people who share it."""

    lesson: LessonAtTable
    """The lesson of the game."""

    @property
    def session(self) -> Session | None:
        """The match on the table."""
        return self.dialogs.session

    def notify(self, sentence: str, rule: str = "") -> None:
        """Tell players what they should know now: write and announce it, with the rule behind it.

        While a paper covers the panel, it stands on the paper, too.
        """
        self.panel.notice(sentence, rule)
        if (paper := self.dialogs.paper_in_sight()) is not None:
            paper.tell(sentence)
        self.announcer.announce(sentence)
