"""How Ulti looks and speaks: what the windows ask for, see :class:`tartli_desktop.face.face.Face`.

Parts that a window needs only now and then are imported on demand, so that a table opens fast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.face import Face
from tartli_desktop.face.late_part import LatePart
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.rules.events import (
    Event,
    HandEnded,
    HandsOpened,
    Laid,
    Played,
    Taken,
    TrickWon,
)
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.people.remarks import Moment
from tartli_desktop.session.session import Session
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tartli_desktop.face.at_the_table.choices import Choices, Ways
    from tartli_desktop.face.at_the_table.commands import GameActions
    from tartli_desktop.face.at_the_table.dialog_parts import DialogParts
    from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
    from tartli_desktop.face.at_the_table.status import Status
    from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
    from tartli_desktop.face.demo import Demo
    from tartli_desktop.face.learning.help import Help
    from tartli_desktop.face.learning.hint import Hints
    from tartli_desktop.face.learning.lesson import Lesson
    from tartli_desktop.face.learning.review import Reviews
    from tartli_desktop.face.records import Records
    from tartli_desktop.face.statistics import Statistics
    from tartli_desktop.face.words import Words
    from tartli_desktop.games.ulti.dialogs.new_match import UltiMatchForm
    from tartli_desktop.games.ulti.settings_pages import UltiPages
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.piles import TablePlan
    from tartli_desktop.text.card_names import SuitSystem

translate = QCoreApplication.translate

_MUCH = 20
"""How many points a hand must bring a player for a remark."""


class UltiFace(Face):
    """All that is shown of Ulti."""

    rules = RULES

    def game_name(self) -> str:
        """What the game is called."""
        return translate("Ulti.Face", "Ulti")

    def game_line(self) -> str:
        """What game it is, in a few words."""
        return translate("Ulti.Face", "One plays alone against two")

    @property
    def emblem(self) -> tuple[Card, Card, Card]:
        """Three of its cards."""
        return Card.LA, Card.H7, Card.BA

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """What plays a match of this kind: the lesson, or any other."""
        if marks.lesson:
            from tartli_desktop.games.ulti.lesson.deal import Lesson

            return Lesson
        return Session

    @property
    def words(self) -> Words:
        """The sentences said at the table."""
        from tartli_desktop.games.ulti.table.table_words import TableWords

        return TableWords()

    @property
    def plan(self) -> TablePlan:
        """How Ulti lies on the table."""
        from tartli_desktop.games.ulti.table.plan import PLAN

        return PLAN

    def actions(self, owner: QWidget) -> GameActions:
        """The commands besides playing a card."""
        from tartli_desktop.games.ulti.commands import UltiActions

        return UltiActions(owner)

    def example_view(self, seats: int) -> View:
        """A hand in which the first bid has been made."""
        from tartli_desktop.games.ulti.table.example import example_view

        return example_view()

    def choices(self, session: Session, ways: Ways) -> Choices | None:
        """What can be chosen in this phase of a match."""
        from tartli_desktop.games.ulti.table.choices import choices_of

        return choices_of(session, ways)

    def status(self, session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
        """How a match stands."""
        from tartli_desktop.games.ulti.table.status import status_of

        return status_of(session, settings, suits, dealing=dealing)

    def looked_at(
        self, view: View, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem
    ) -> Status:
        """How a position of a hand stands: what is played, by whom, and what each side has."""
        from tartli_desktop.games.ulti.table.status import status_looked_at

        return status_looked_at(view, players, suits)

    def dialogs(self, table: DialogParts) -> TableDialogs:
        """The ladder of bids, doubling, marriages and the account of a hand."""
        from tartli_desktop.games.ulti.dialogs.table_dialogs import UltiDialogs

        return UltiDialogs(table)

    def score_sheet(self, settings: CurrentSettings, heard: TableSounds, parent: QWidget) -> ScoreSheet:
        """The ledger in chalk."""
        from tartli_desktop.games.ulti.score.ledger_sheet import LedgerSheet

        return LedgerSheet(heard, parent)

    def level_name(self, level: str) -> str:
        """What a level of play is called."""
        return terms.level_of_play(level)

    def variant_name(self, variant: Rules) -> str:
        """What the rules of a match are called."""
        return terms.rules_name(variant)

    def refusals(self) -> Mapping[str, str]:
        """The words for each sentence by which the rules refuse a record, by key (U17.4)."""
        from tartli_desktop.games.ulti.words import refusals

        return refusals.sentences()

    def sound_of(self, event: Event) -> Sound | None:
        """The sound of cards laid down, taken, gathered or laid open."""
        if isinstance(event, Played | Laid):
            return Sound.DOWN
        return Sound.SLIDE if isinstance(event, TrickWon | Taken | HandsOpened) else None

    def moments_of(self, event: Event, view: View) -> Mapping[int, Moment]:
        """Players who win or lose much in a hand have something to say."""
        if not isinstance(event, HandEnded):
            return {}
        points = event.result.points
        return {
            seat: Moment.WON_HAND if points[seat] > 0 else Moment.LOST_HAND
            for seat in range(3)
            if abs(points[seat]) >= _MUCH
        }

    def settings_pages(self) -> UltiPages:
        """What Ulti adds to the settings dialog."""
        from tartli_desktop.games.ulti.settings_pages import UltiPages

        return UltiPages()

    @property
    def statistics(self) -> Statistics:
        """What was played, in figures."""
        from tartli_desktop.games.ulti.words.statistics import UltiStatistics

        return UltiStatistics()

    @property
    def reviews(self) -> Reviews:
        """Reviews finished hands with the strongest level."""
        return cast("Reviews", _REVIEWS)

    @property
    def lesson(self) -> Lesson:
        """The guided first hand."""
        return cast("Lesson", _LESSON)

    @property
    def hints(self) -> Hints:
        """Makes hints and puts them into words."""
        from tartli_desktop.games.ulti.table import hints

        return hints

    @property
    def records(self) -> Records:
        """Finished hands in words."""
        from tartli_desktop.games.ulti.words.records import UltiRecords

        return UltiRecords()

    def new_match_form(self, settings: Settings, parent: QWidget) -> UltiMatchForm:
        """The rules and the length of a new match."""
        from tartli_desktop.games.ulti.dialogs.new_match import UltiMatchForm

        return UltiMatchForm(settings, parent)

    @property
    def help(self) -> Help:
        """What the help says about Ulti."""
        from tartli_desktop.games.ulti.help.chapters import UltiHelp

        return UltiHelp()

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""
        from tartli_desktop.games.ulti.dialogs.demo import UltiDemo

        return UltiDemo()


_REVIEWS = LatePart("tartli_desktop.games.ulti.review.wording")
_LESSON = LatePart("tartli_desktop.games.ulti.lesson.first_hand")

FACE = UltiFace()
