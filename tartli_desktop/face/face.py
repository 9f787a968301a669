"""The face of a game: everything that the windows show. A game has one, ``FACE`` in its module ``face``.

A game derives its face from :class:`Face`. The bodies there suit a game without extras: no hints, reviews,
puzzles, guided hands or score sheet, no actions beside playing cards, and the statistics of any game.

Parts that a window rarely needs are :func:`.late_part.late`, so that a table opens fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.choices import Choices, PanelCallbacks, usual_choices
from tartli_desktop.face.at_the_table.table_dialogs import DialogParts, TableDialogsOf
from tartli_desktop.face.at_the_table.two_people import TwoAtTableOf
from tartli_desktop.game.match import A, Action, E, Event, M, Match, R, V, View
from tartli_desktop.game.rules import RulesOf
from tartli_desktop.game.training import TrainingOf
from tartli_desktop.session.session import SessionOf
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tartli_desktop.cards.any_pack import Card
    from tartli_desktop.characters.remarks import Moment
    from tartli_desktop.face.at_the_table.commands import CommandOf
    from tartli_desktop.face.at_the_table.score_sheet import ScoreSheetOf
    from tartli_desktop.face.at_the_table.status import Status
    from tartli_desktop.face.at_the_table.table_parts import TableParts
    from tartli_desktop.face.learning.help import CardValues, HelpOf
    from tartli_desktop.face.learning.hint import HintsOf
    from tartli_desktop.face.learning.puzzles import PuzzlesOf
    from tartli_desktop.face.learning.review import ReviewsOf
    from tartli_desktop.face.lesson.guided_hand import CourseOf
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.piles import TablePlanOf

    from .demo import Demo
    from .new_match import NewMatchForm
    from .records import RecordsOf
    from .settings_pages import SettingsPages
    from .statistics import Statistics
    from .words import WordsOf

tr = Context("MainWindow")


class FaceOf(Protocol[M, V, E, A, R]):
    """How one game looks and speaks; :data:`Face` is that of any game."""

    @property
    def rules(self) -> RulesOf[M, V, E, A, Any, R]:
        """The rules of the game."""

    @property
    def words(self) -> WordsOf[M, V, E, A, Any]:
        """What the game says at the table."""

    def game_name(self) -> str:
        """The name of the game."""

    def game_line(self) -> str:
        """What kind of game it is, in a few words for those who do not know it."""

    @property
    def emblem(self) -> tuple[Card, Card, Card]:
        """The three cards of its emblem, the best known one in the middle."""

    def welcome(self) -> str:
        """The greeting for a player with no match to go on with."""
        return fill(tr("Welcome to %1.", "a game"), self.game_name())

    def session_type(self, marks: MatchMarks) -> Callable[..., SessionOf[M, V, E, A]]:
        """What makes the session that plays a match of this kind."""
        return SessionOf

    @property
    def plan(self) -> TablePlanOf[V, E, A, Any]:
        """Where the cards lie on the table, and how events move them."""

    @property
    def commands(self) -> Sequence[CommandOf[M, V, E, A]]:
        """What a player can do beside playing a card."""
        return ()

    def two_people(self, table: TableParts, /) -> TwoAtTableOf[M, V, E, A]:
        """Make what turns a table between two people; by default it never does."""
        return TwoAtTableOf(table.owner)

    def example_view(self, seats: int, /) -> V:
        """A player's view of a made-up hand with this many players, for pictures of a table."""

    def choices(self, session: SessionOf[M, V, E, A], panel: PanelCallbacks, /) -> Choices | None:
        """The choices in this phase of a match; None where there is nothing to choose."""
        return usual_choices(session, panel)

    def status(self, session: SessionOf[M, V, E, A], settings: Settings, /, *, dealing: bool) -> Status:
        """The state of a match, as much of it as the player has chosen to see.

        Args:
            session: the match.
            settings: the player's settings.
            dealing: whether the cards are still being dealt, so that nothing may reveal them.
        """

    def position_status(self, view: V, players: Sequence[tuple[str, str]], settings: Settings, /) -> Status:
        """The state of a position that is only looked at, as in a review; by default whose turn it is.

        Args:
            view: the view of the player who sits below.
            players: name and portrait of each player, by seat.
            settings: the player's settings.
        """
        from tartli_desktop.face.at_the_table.status import Status
        from tartli_desktop.table.notes.plate_content import PlateContent

        plates = (
            PlateContent(name, portrait=portrait, is_to_act=seat == view.to_move, text=name)
            for seat, (name, portrait) in enumerate(players)
        )
        return Status(tuple(plates))

    def dialogs(self, table: DialogParts, /) -> TableDialogsOf[M, V, E, A]:
        """Make the dialogs over one table; see :class:`.table_dialogs.TableDialogsOf`."""
        return TableDialogsOf(table)

    def score_sheet(
        self, settings: CurrentSettings, sounds: TableSounds, parent: QWidget, /
    ) -> ScoreSheetOf[M, E] | None:
        """Make the score sheet beside one table; None if the table takes all the room."""
        return None

    def level_name(self, level: str, /) -> str:
        """The name of a level of play."""

    def variant_name(self, variant: R, /) -> str:
        """The name of a variant."""
        return self.rules.variant_text(variant, QCoreApplication.translate)

    def sound_of(self, event: E) -> Sound | None:
        """The sound of an event; ``DOWN`` for a card that is laid on the table."""
        return None

    def moments_of(self, event: E, view: V, /) -> Mapping[int, Moment]:
        """The moments for a remark that an event gives to players, by seat; for most events none.

        The same event always gives the same moments, so that a match that is resumed sounds as before.
        """

    def settings_pages(self) -> SettingsPages:
        """Make what the game adds to the settings dialog."""

    @property
    def records(self) -> RecordsOf[M, E, R]:
        """Describes past hands in words."""

    def new_match_form(self, settings: Settings, parent: QWidget) -> NewMatchForm:
        """Make the form before a match, filled in from the settings; ``parent`` is the dialog."""

    @property
    def statistics(self) -> Statistics:
        """The statistics of the game; by default those of any game."""
        from .statistics import UsualStatistics

        return UsualStatistics[None](self.rules.name, self.rules.opponents.levels, self.level_name)

    def card_values(self, variant: R, trump: Any, /) -> CardValues:
        """The order and the points of the cards; ``trump`` is the suit that is trumps now, if any is."""

    @property
    def help(self) -> HelpOf[R]:
        """The game's chapters in the help."""

    @property
    def hints(self) -> HintsOf[V, A, Any] | None:
        """Makes hints and puts them into words; None if the game has none."""
        return None

    @property
    def reviews(self) -> ReviewsOf[M, Any] | None:
        """Reviews finished hands with the strongest level; None if the game has no reviews."""
        return None

    @property
    def puzzles(self) -> PuzzlesOf[M, Any, Any] | None:
        """Positions to solve at the table; None if the game has none."""
        return None

    @property
    def training(self) -> TrainingOf[M, V, A] | None:
        """Kinds of hands and decisions to practise; None if the game has none."""
        return None

    @property
    def course(self) -> CourseOf[M, V, E, A] | None:
        """The guided hands; None if the game has none."""
        return None

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""


Face = FaceOf[Match, View, Event, Action, Any]
"""The face of any game."""
