"""How the toy looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.choices import Choices, Ways, usual_choices
from tartli_desktop.face.status import Status
from tartli_desktop.session.session import Session
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks

from .game import RULES
from .rules import DECK, SEATS, Event, Match, Played, TrickTaken, Variant, View

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from tartli_desktop.face.demo import Demo
    from tartli_desktop.face.help import Help
    from tartli_desktop.face.records import Records
    from tartli_desktop.face.statistics import Statistics
    from tartli_desktop.face.table_dialogs import TableDialogs
    from tartli_desktop.face.table_parts import TableParts
    from tartli_desktop.settings.current_settings import CurrentSettings
    from tartli_desktop.settings.settings import Settings
    from tartli_desktop.sound.table_sounds import TableSounds
    from tartli_desktop.table.faces import CardFaces
    from tartli_desktop.table.piles import TablePlan
    from tartli_desktop.text.card_names import SuitSystem

    from .commands import ToyActions
    from .new_match import ToyMatchForm
    from .settings_pages import ToyPages
    from .words import ToyWords

translate = QCoreApplication.translate


class ToyFace:
    """All that is shown of the toy."""

    rules = RULES

    def game_name(self) -> str:
        """What the game is called."""
        return translate("Toy.Face", "Toy")

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """It has no lesson, and nobody shares a computer."""
        return Session

    @property
    def words(self) -> ToyWords:
        """What it says at the table."""
        from .words import ToyWords

        return ToyWords()

    @property
    def plan(self) -> TablePlan:
        """How it lies on the table."""
        from .plan import PLAN

        return PLAN

    def actions(self, owner: QWidget) -> ToyActions:
        """What can be done beside playing a card: nothing."""
        from .commands import ToyActions

        return ToyActions()

    def two_people(self, table: TableParts) -> None:
        """They cannot share a table."""

    def example_view(self) -> View:
        """The first hand of a match, with the pack in order."""
        match = Match(Variant(3), 0, ("",) * len(SEATS))
        match.deal(DECK.cards)
        return match.view(0)

    def choices(self, session: Session, ways: Ways) -> Choices | None:
        """Nothing but what any game offers."""
        return usual_choices(session, ways)

    def status(self, session: Session, settings: Settings, suits: SuitSystem, *, dealing: bool) -> Status:
        """The tricks of each seat, trumps and points, and what may be played."""
        view = session.view
        line = self.words.state_line(view, session.names, suits, tells_counts=settings.show_counts)
        return Status(
            plates=tuple(f"{name} · {taken}" for name, taken in zip(session.names, view.taken, strict=True)),
            caption="" if dealing else line,
            playable={play.card for play in view.legal} or None if settings.show_legal else None,
        )

    def dialogs(
        self, faces: CardFaces, settings: CurrentSettings, undo: QAction, over: QWidget
    ) -> TableDialogs:
        """The summary of a hand."""
        from .dialogs import ToyDialogs

        return ToyDialogs(faces, settings, undo, over)

    def score_sheet(self, settings: CurrentSettings, heard: TableSounds, parent: QWidget) -> None:
        """It has none: the table has all the room."""

    def level_name(self, level: str) -> str:
        """What a level of play is called."""
        names = {
            "careless": translate("Toy.Face", "Careless"),
            "careful": translate("Toy.Face", "Careful"),
            "keen": translate("Toy.Face", "Keen"),
        }
        return names[level]

    def variant_name(self, variant: Variant) -> str:
        """How many hands win the match."""
        hands = variant.target
        return translate("Toy.Face", "first to %n hand(s)", None, hands)

    def refusals(self) -> dict[str, str]:
        """How each sentence is said by which the rules refuse a record, by its key."""
        return {
            "no action": translate("Toy.Refusals", "%1 is no action"),
            "not on turn": translate("Toy.Refusals", "it is not this player's turn"),
            "not in hand": translate("Toy.Refusals", "this player does not hold %1"),
            "follow suit": translate("Toy.Refusals", "the suit that was led must be followed"),
            "wrong variant": translate(
                "Toy.Refusals", "the variant has a target from 1 to 9, and nothing else"
            ),
        }

    points_card = None
    hints = None
    lesson = None

    @property
    def help(self) -> Help:
        """What the help tells of it."""
        from . import help as chapters

        return chapters

    def sound_of(self, event: Event) -> Sound | None:
        """A card is laid down, a trick is taken."""
        if isinstance(event, Played):
            return Sound.DOWN
        return Sound.SLIDE if isinstance(event, TrickTaken) else None

    def settings_pages(self) -> ToyPages:
        """One box to tick."""
        from .settings_pages import ToyPages

        return ToyPages()

    @property
    def demo(self) -> Demo:
        """The pictures of the demonstration."""
        from . import demo

        return demo

    @property
    def statistics(self) -> Statistics:
        """Those of any game."""
        from tartli_desktop.face.statistics import FiguresOfAnyGame

        return FiguresOfAnyGame(RULES.name, RULES.levels, self.level_name)

    @property
    def records(self) -> Records:
        """Hands that are looked at again, in words."""
        from . import records

        return records

    def new_match_form(self, settings: Settings, parent: QWidget) -> ToyMatchForm:
        """How many hands win the match."""
        from .new_match import ToyMatchForm

        return ToyMatchForm(settings, parent)


FACE = ToyFace()
