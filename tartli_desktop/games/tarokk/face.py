"""How Hungarian Tarokk looks and speaks: see :class:`tartli_desktop.face.face.Face`.

Parts that a window needs only now and then are imported on demand, so that a table opens fast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.face import Face
from tartli_desktop.face.late_part import LatePart
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.rules.events import (
    Discarded,
    Event,
    HandScored,
    HatMoved,
    Played,
    TalonDrawn,
    TrickWon,
)
from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.words import terms
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
    from tartli_desktop.games.tarokk.dialogs.new_match import TarokkMatchForm
    from tartli_desktop.games.tarokk.settings_pages import TarokkPages
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.piles import TablePlan
    from tartli_desktop.text.card_names import SuitSystem

translate = QCoreApplication.translate

_MUCH = 10
"""How many points a hand must bring a player for a remark."""


class TarokkFace(Face):
    """All that is shown of tarokk."""

    rules = RULES

    def game_name(self) -> str:
        """What the game is called."""
        return translate("Tarokk.Face", "Tarokk")

    def game_line(self) -> str:
        """What game it is, in a few words."""
        return translate("Tarokk.Face", "A secret partner")

    @property
    def emblem(self) -> tuple[Card, Card, Card]:
        """Three of its cards."""
        return Card.I, Card.SKIZ, Card.XXI

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """What plays a match of this kind: the lesson, or any other."""
        if marks.lesson:
            from tartli_desktop.games.tarokk.lesson.deal import Lesson

            return Lesson
        return Session

    @property
    def words(self) -> Words:
        """The sentences said at the table."""
        from tartli_desktop.games.tarokk.table.table_words import TableWords

        return TableWords()

    @property
    def plan(self) -> TablePlan:
        """How tarokk lies on the table."""
        from tartli_desktop.games.tarokk.table.plan import PLAN

        return PLAN

    def actions(self, owner: QWidget) -> GameActions:
        """The commands besides playing a card."""
        from tartli_desktop.games.tarokk.commands import TarokkActions

        return TarokkActions(owner)

    def example_view(self, seats: int) -> View:
        """A hand in which nobody has bid."""
        from tartli_desktop.games.tarokk.table.example import example_view

        return example_view(seats)

    def choices(self, session: Session, ways: Ways) -> Choices | None:
        """What can be chosen in this phase of a match."""
        from tartli_desktop.games.tarokk.table.choices import choices_of

        return choices_of(session, ways)

    def status(self, session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
        """How a match stands."""
        from tartli_desktop.games.tarokk.table.status import status_of

        return status_of(session, settings, dealing=dealing)

    def looked_at(
        self, view: View, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem
    ) -> Status:
        """How a position of a hand stands: what is played and who is known to play with whom."""
        from tartli_desktop.games.tarokk.table.status import status_looked_at

        return status_looked_at(view, players)

    def dialogs(self, table: DialogParts) -> TableDialogs:
        """The round of announcements and the account of a hand."""
        from tartli_desktop.games.tarokk.dialogs.table_dialogs import TarokkDialogs

        return TarokkDialogs(table)

    def score_sheet(self, settings: CurrentSettings, heard: TableSounds, parent: QWidget) -> ScoreSheet:
        """The ledger in chalk."""
        from tartli_desktop.games.tarokk.score.ledger_sheet import LedgerSheet

        return LedgerSheet(heard, parent)

    def level_name(self, level: str) -> str:
        """What a level of play is called."""
        return terms.level_of_play(level)

    def variant_name(self, variant: Rules) -> str:
        """What the rules of a match are called."""
        return terms.rules_name(variant)

    def refusals(self) -> Mapping[str, str]:
        """The words for each sentence by which the rules refuse a record, by key (T17.4)."""
        from tartli_desktop.games.tarokk.words import refusals

        return refusals.sentences()

    def sound_of(self, event: Event) -> Sound | None:
        """The sound of cards laid down, drawn or gathered."""
        if isinstance(event, Played | Discarded):
            return Sound.DOWN
        return Sound.SLIDE if isinstance(event, TrickWon | TalonDrawn) else None

    def moments_of(self, event: Event, view: View) -> Mapping[int, Moment]:
        """Players who win or lose much in a hand, or lose the XXI, have something to say."""
        if isinstance(event, HatMoved):
            return {event.seat: Moment.LOST_HAND}
        if not isinstance(event, HandScored):
            return {}
        paid = event.result.payments
        return {
            seat: Moment.WON_HAND if amount > 0 else Moment.LOST_HAND
            for seat, amount in enumerate(paid)
            if abs(amount) >= _MUCH
        }

    def settings_pages(self) -> TarokkPages:
        """What tarokk adds to the settings dialog."""
        from tartli_desktop.games.tarokk.settings_pages import TarokkPages

        return TarokkPages()

    @property
    def statistics(self) -> Statistics:
        """What was played, in figures."""
        from tartli_desktop.games.tarokk.words.statistics import TarokkStatistics

        return TarokkStatistics()

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
        from tartli_desktop.games.tarokk.table import hints

        return hints

    @property
    def records(self) -> Records:
        """Finished hands in words."""
        from tartli_desktop.games.tarokk.words.records import TarokkRecords

        return TarokkRecords()

    def new_match_form(self, settings: Settings, parent: QWidget) -> TarokkMatchForm:
        """The rules, the number of players and the length of a new match."""
        from tartli_desktop.games.tarokk.dialogs.new_match import TarokkMatchForm

        return TarokkMatchForm(settings, parent)

    @property
    def help(self) -> Help:
        """What the help says about tarokk."""
        from tartli_desktop.games.tarokk.help.chapters import TarokkHelp

        return TarokkHelp()

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""
        from tartli_desktop.games.tarokk.dialogs.demo import TarokkDemo

        return TarokkDemo()


_REVIEWS = LatePart("tartli_desktop.games.tarokk.review.wording")
_LESSON = LatePart("tartli_desktop.games.tarokk.lesson.first_hand")

FACE = TarokkFace()
