"""How Tartli looks and speaks in the windows: see :class:`tartli_desktop.face.face.Face`.

Parts that a window seldom needs are imported on first use, so that a table opens fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.face import Face
from tartli_desktop.face.late_part import LatePart
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.rules import Event, Variant, View
from tartli_desktop.games.tartli.table import sounds
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.session.session import Session
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tartli_desktop.face.at_the_table.choices import Choices, Ways
    from tartli_desktop.face.at_the_table.commands import GameActions
    from tartli_desktop.face.at_the_table.dialog_parts import DialogParts
    from tartli_desktop.face.at_the_table.points_card import CardOfPoints
    from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
    from tartli_desktop.face.at_the_table.status import Status
    from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
    from tartli_desktop.face.at_the_table.table_parts import TableParts
    from tartli_desktop.face.at_the_table.two_people import TwoAtTable
    from tartli_desktop.face.demo import Demo
    from tartli_desktop.face.learning.help import Help
    from tartli_desktop.face.learning.hint import Hints
    from tartli_desktop.face.learning.lesson import Lesson
    from tartli_desktop.face.learning.puzzles import Puzzles
    from tartli_desktop.face.learning.review import Reviews
    from tartli_desktop.face.records import Records
    from tartli_desktop.face.statistics import Statistics
    from tartli_desktop.face.words import Words
    from tartli_desktop.games.tartli.dialogs.new_match import TartliMatchForm
    from tartli_desktop.games.tartli.settings_pages import TartliPages
    from tartli_desktop.people.remarks import Moment
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.card_faces.faces import CardFaces
    from tartli_desktop.table.piles import TablePlan
    from tartli_desktop.text.card_names import SuitSystem

translate = QCoreApplication.translate


class TartliFace(Face):
    """Everything that is shown of Tartli."""

    rules = RULES

    def game_name(self) -> str:
        """The name of the game."""
        return translate("Tartli.Face", "Tartli")

    def game_line(self) -> str:
        """The game described in a few words."""
        return translate("Tartli.Face", "Melds and tricks, to 501 points")

    @property
    def emblem(self) -> tuple[Card, Card, Card]:
        """Three cards that stand for the game."""
        return Card.HK, Card.HO, Card.H9

    def welcome(self) -> str:
        """The text for a player with no match to continue."""
        return translate("Tartli.Face", "Welcome to Tartli, the old card game of Hungary and Austria.")

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """The session class for a match of this kind: two people, a puzzle, the lesson, or any other."""
        if marks.two:
            from tartli_desktop.games.tartli.two_people.session import TwoPeople

            return TwoPeople
        if marks.puzzle:
            from tartli_desktop.games.tartli.puzzles.session import PuzzleSession

            return PuzzleSession
        if marks.lesson:
            from tartli_desktop.games.tartli.lesson.deal import Lesson

            return Lesson
        return Session

    @property
    def words(self) -> Words:
        """The texts of the table."""
        from tartli_desktop.games.tartli.table.table_words import TableWords

        return TableWords()

    @property
    def plan(self) -> TablePlan:
        """The layout of the table."""
        from tartli_desktop.games.tartli.table.plan import PLAN

        return PLAN

    def actions(self, owner: QWidget) -> GameActions:
        """The actions other than playing a card."""
        from tartli_desktop.games.tartli.commands import TartliActions

        return TartliActions(owner)

    def two_people(self, table: TableParts) -> TwoAtTable:
        """The part that turns the table between two people."""
        from tartli_desktop.games.tartli.two_people.turning_table import TurningTable

        return TurningTable(table)

    def example_view(self, seats: int) -> View:
        """A hand just dealt."""
        from tartli_desktop.games.tartli.table.example import example_view

        return example_view()

    def choices(self, session: Session, ways: Ways) -> Choices | None:
        """The choices open in this phase of a match."""
        from tartli_desktop.games.tartli.table.choices import choices_of

        return choices_of(session, ways)

    def status(self, session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
        """The state of a match in words."""
        from tartli_desktop.games.tartli.table.status import status_of

        return status_of(session, settings, suits, dealing=dealing)

    def looked_at(
        self, view: View, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem
    ) -> Status:
        """The state of a position in a finished hand, with the counts even if play hides them."""
        from tartli_desktop.games.tartli.table.status import status_looked_at

        return status_looked_at(view, players, settings, suits)

    def dialogs(self, table: DialogParts) -> TableDialogs:
        """The dialogs: melds, the summary of a hand, and questions before something rash."""
        from tartli_desktop.games.tartli.dialogs.table_dialogs import TartliDialogs

        return TartliDialogs(table)

    def score_sheet(self, settings: CurrentSettings, heard: TableSounds, parent: QWidget) -> ScoreSheet:
        """The slate."""
        from tartli_desktop.games.tartli.score.slate_sync import SlateSync

        return SlateSync(settings, heard, parent)

    def level_name(self, level: str) -> str:
        """The name of an opponent's level."""
        return terms.level_name(level)

    def variant_name(self, variant: Variant) -> str:
        """The name of a variant: "Hungarian", or the user's own."""
        return terms.variant_name(variant)

    def refusals(self) -> Mapping[str, str]:
        """The sentences with which the rules refuse a record, in the user's language, by key (R14)."""
        from tartli_desktop.games.tartli.words import refused_records

        return refused_records.sentences()

    def sound_of(self, event: Event) -> Sound | None:
        """The sound of an event, or None."""
        return sounds.sound_of(event)

    def moments_of(self, event: Event, view: View) -> Mapping[int, Moment]:
        """The seats for which an event is a moment to comment on, with the moment."""
        from tartli_desktop.games.tartli.table.moments import moments_of

        return moments_of(event, view)

    def settings_pages(self) -> TartliPages:
        """Tartli's part of the settings dialog."""
        from tartli_desktop.games.tartli.settings_pages import TartliPages

        return TartliPages()

    @property
    def records(self) -> Records:
        """The texts for looking at finished hands."""
        from tartli_desktop.games.tartli.words import records

        return records

    def new_match_form(self, settings: Settings, parent: QWidget) -> TartliMatchForm:
        """The form for the rules and the target of a new match."""
        from tartli_desktop.games.tartli.dialogs.new_match import TartliMatchForm

        return TartliMatchForm(settings, parent)

    @property
    def statistics(self) -> Statistics:
        """The statistics of the matches played."""
        from tartli_desktop.games.tartli.dialogs.statistics_filters import TartliStatistics

        return TartliStatistics()

    @property
    def points_card(self) -> Callable[[CardFaces, QWidget], CardOfPoints]:
        """A factory for the card of orders and points."""
        return _points_card

    @property
    def help(self) -> Help:
        """Tartli's chapters of the help."""
        from tartli_desktop.games.tartli.help import chapters

        return chapters

    @property
    def hints(self) -> Hints:
        """The hints and their wording."""
        from tartli_desktop.games.tartli.table import hints

        return hints

    @property
    def reviews(self) -> Reviews:
        """The coach's reviews of finished hands."""
        return cast("Reviews", _REVIEWS)

    @property
    def puzzles(self) -> Puzzles:
        """Positions to solve at the table."""
        return cast("Puzzles", _PUZZLES)

    @property
    def lesson(self) -> Lesson:
        """The guided first hand."""
        return cast("Lesson", _LESSON)

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""
        from tartli_desktop.games.tartli.dialogs import demo

        return demo


def _points_card(faces: CardFaces, parent: QWidget) -> CardOfPoints:
    from tartli_desktop.games.tartli.help.points_card import PointsCard

    return PointsCard(faces, parent)


# At first the program only asks whether these parts exist; loading the first two loads the opponents.
_REVIEWS = LatePart("tartli_desktop.games.tartli.review.wording")
_PUZZLES = LatePart("tartli_desktop.games.tartli.puzzles.wording", "PUZZLES")
_LESSON = LatePart("tartli_desktop.games.tartli.lesson.first_hand")

FACE = TartliFace()
