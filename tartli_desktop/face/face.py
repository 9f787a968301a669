"""The face of a game: everything that the windows show. A game has one, ``FACE`` in its module ``face``.

A game derives its face from :class:`Face`. What has a body there is what a game has that brings nothing of
its own: neither hints, reviews, puzzles nor a lesson, no score sheet, no actions but cards, and the
statistics of any game.

Modules that a window needs only now and then are loaded when they are asked for, so that a table opens fast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.at_the_table.choices import Choices, Ways, usual_choices
from tartli_desktop.face.at_the_table.commands import GameActions, NoActions
from tartli_desktop.face.at_the_table.table_dialogs import TableDialogs
from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.session import Session
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.placeholders import fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tartli_desktop.cards.any_pack import Card
    from tartli_desktop.face.at_the_table.dialog_parts import DialogParts
    from tartli_desktop.face.at_the_table.points_card import CardOfPoints
    from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
    from tartli_desktop.face.at_the_table.status import Status
    from tartli_desktop.face.at_the_table.table_parts import TableParts
    from tartli_desktop.face.at_the_table.two_people import TwoAtTable
    from tartli_desktop.face.learning.help import Help
    from tartli_desktop.face.learning.hint import Hints
    from tartli_desktop.face.learning.lesson import Lesson
    from tartli_desktop.face.learning.puzzles import Puzzles
    from tartli_desktop.face.learning.review import Reviews
    from tartli_desktop.people.remarks import Moment
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.card_faces.faces import CardFaces
    from tartli_desktop.table.piles import TablePlan
    from tartli_desktop.text.card_names import SuitSystem

    from .demo import Demo
    from .new_match import NewMatchForm
    from .records import Records
    from .statistics import Statistics
    from .words import Words

translate = QCoreApplication.translate


class Face(Protocol):
    """How one game looks and speaks."""

    @property
    def rules(self) -> Rules:
        """What it is played by."""

    @property
    def words(self) -> Words:
        """What it says at the table."""

    def game_name(self) -> str:
        """What the game is called."""

    def game_line(self) -> str:
        """What game it is, in a few words for who does not know it."""

    @property
    def emblem(self) -> tuple[Card, Card, Card]:
        """The three cards that stand for it in a small picture, the middle one its best known."""

    def welcome(self) -> str:
        """What a player is told who has no match to go on with."""
        return fill(translate("MainWindow", "Welcome to %1.", "a game"), self.game_name())

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """What plays a match of this kind."""
        return Session

    @property
    def plan(self) -> TablePlan:
        """How it lies on the table."""

    def actions(self, owner: QWidget, /) -> GameActions:
        """What can be done beside playing a card, made for one table; their keys hold in its window."""
        return NoActions()

    def two_people(self, table: TableParts, /) -> TwoAtTable | None:
        """What turns a table between two people; None where they cannot share one."""
        return None

    def example_view(self, seats: int, /) -> Any:
        """What a player sees of a made-up hand between this many people, to look at."""

    def choices(self, session: Session, ways: Ways, /) -> Choices | None:
        """What can be chosen in this phase of a match; None where there is nothing to choose."""
        return usual_choices(session, ways)

    def status(self, session: Session, settings: Settings, suits: SuitSystem, /, *, dealing: bool) -> Status:
        """How a match stands, as far as the player has chosen to be shown.

        Args:
            session: the match.
            settings: what the player has chosen.
            suits: by which cards are called.
            dealing: whether the cards are still being dealt, so that nothing may tell what they are.
        """

    def looked_at(
        self, view: Any, players: Sequence[tuple[str, str]], settings: Settings, suits: SuitSystem, /
    ) -> Status:
        """How a position stands that is only looked at, as in a review; by default whose turn it is.

        Args:
            view: what is known there to the player who sits below.
            players: name and portrait of each player, by seat.
            settings: what the player has chosen.
            suits: by which cards are called.
        """
        from tartli_desktop.face.at_the_table.status import Status
        from tartli_desktop.table.notes.plate_content import PlateContent

        plates = (
            PlateContent(name, portrait=portrait, is_to_act=seat == view.to_move, text=name)
            for seat, (name, portrait) in enumerate(players)
        )
        return Status(tuple(plates))

    def dialogs(self, table: DialogParts, /) -> TableDialogs:
        """What opens over the table, made for one table; see :class:`.table_dialogs.TableDialogs`."""
        return TableDialogs(table)

    def score_sheet(
        self, settings: CurrentSettings, heard: TableSounds, parent: QWidget, /
    ) -> ScoreSheet | None:
        """What stands beside the table, made for one table; None where the table has all the room."""
        return None

    def level_name(self, level: str) -> str:
        """What a level of play is called."""

    def variant_name(self, variant: Any) -> str:
        """What the rules of a match are called."""

    def refusals(self) -> Mapping[str, str]:
        """How each sentence is said by which the rules refuse a record, by its key; %1 is its first value.

        What the house says of any record (:mod:`tartli_desktop.text.record_errors`) may be left out.
        """

    def sound_of(self, event: Any) -> Sound | None:
        """What is heard of an event; ``DOWN`` for a card that is laid on the table."""
        return None

    def moments_of(self, event: Any, view: Any, /) -> Mapping[int, Moment]:
        """Whose moment an event is to say a word, by seat; of most events nobody's.

        It is the same whenever it is asked: a match that is taken up again sounds as it did.
        """

    def settings_pages(self) -> SettingsPages:
        """What it adds to the settings dialog, made for one dialog."""

    @property
    def records(self) -> Records:
        """Hands that are looked at again, in words."""

    def new_match_form(self, settings: Settings, parent: QWidget) -> NewMatchForm:
        """What it asks before a match, by what was chosen before, in the dialog that is given."""

    @property
    def statistics(self) -> Statistics:
        """What was played, in figures; by default in those of any game."""
        from .statistics import FiguresOfAnyGame

        return FiguresOfAnyGame(self.rules.name, self.rules.levels, self.level_name)

    @property
    def points_card(self) -> Callable[[CardFaces, QWidget], CardOfPoints] | None:
        """What makes a card of its points, with a pack and in a window; None where there is no such card."""
        return None

    @property
    def help(self) -> Help:
        """What the help tells about it."""

    @property
    def hints(self) -> Hints | None:
        """What makes and tells its hints; None where there are none."""
        return None

    @property
    def reviews(self) -> Reviews | None:
        """What goes through its finished hands with its strongest level; None where nothing does."""
        return None

    @property
    def puzzles(self) -> Puzzles | None:
        """Positions to be solved at the table; None where there are none."""
        return None

    @property
    def lesson(self) -> Lesson | None:
        """Its guided first hand; None where there is none."""
        return None

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""
