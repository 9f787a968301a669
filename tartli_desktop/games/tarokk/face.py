"""How Hungarian Tarokk looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.face import FaceOf
from tartli_desktop.face.late_part import late
from tartli_desktop.games.tarokk.game import RULES
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.events import (
    Discarded,
    Event,
    HandScored,
    HatMoved,
    Played,
    TalonDrawn,
    TrickWon,
)
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.people.remarks import Moment
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks

translate = QCoreApplication.translate

_MUCH = 10
"""How many points a hand must bring a player for a remark."""


class TarokkFace(FaceOf[Match, View, Event, Action, Variant]):
    """All that is shown of tarokk."""

    rules = RULES
    emblem = Card.I, Card.SKIZ, Card.XXI
    level_name = staticmethod(terms.level_of_play)
    variant_name = staticmethod(terms.variant_name)

    words = late(".table.table_words", "TableWords", made=True)
    plan = late(".table.plan", "PLAN")
    commands = late(".commands", "COMMANDS")
    choices = late(".table.choices", "choices_of")
    status = late(".table.status", "status_of")
    looked_at = late(".table.status", "status_looked_at")
    example_view = late(".table.example", "example_view")
    hints = late(".table.hints")
    dialogs = late(".dialogs.table_dialogs", "TarokkDialogs")
    new_match_form = late(".dialogs.new_match", "TarokkMatchForm")
    demo = late(".dialogs.demo", "TarokkDemo", made=True)
    score_sheet = late(".score.ledger_sheet", "LedgerSheet")
    settings_pages = late(".settings_pages", "TarokkPages")
    refusals = late(".words.refusals", "sentences")
    records = late(".words.records", "TarokkRecords", made=True)
    statistics = late(".words.statistics", "TarokkStatistics", made=True)
    reviews = late(".review", "TarokkReviews", made=True)
    lesson = late(".lesson.first_hand", "LESSON")
    help = late(".help.chapters", "TarokkHelp", made=True)

    def game_name(self) -> str:
        """The name of the game."""
        return translate("Tarokk.Face", "Tarokk")

    def game_line(self) -> str:
        """What kind of game it is, in a few words."""
        return translate("Tarokk.Face", "A secret partner")

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """What plays a match of this kind: the lesson, or any other."""
        if marks.lesson:
            from .lesson.first_hand import Lesson

            return Lesson
        return Session

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


FACE = TarokkFace()
