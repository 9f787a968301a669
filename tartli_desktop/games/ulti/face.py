"""How Ulti looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.face import FaceOf
from tartli_desktop.face.late_part import late
from tartli_desktop.games.ulti.game import RULES
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.events import (
    Event,
    HandEnded,
    HandsOpened,
    Laid,
    Played,
    Taken,
    TrickWon,
)
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.variant import Variant
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.people.remarks import Moment
from tartli_desktop.sound.player import Sound
from tartli_desktop.store.match_kinds import MatchMarks

translate = QCoreApplication.translate

_MUCH = 20
"""How many points a hand must bring a player for a remark."""


class UltiFace(FaceOf[Match, View, Event, Action, Variant]):
    """All that is shown of Ulti."""

    rules = RULES
    emblem = Card.LA, Card.H7, Card.BA
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
    dialogs = late(".dialogs.table_dialogs", "UltiDialogs")
    new_match_form = late(".dialogs.new_match", "UltiMatchForm")
    demo = late(".dialogs.demo", "UltiDemo", made=True)
    score_sheet = late(".score.ledger_sheet", "LedgerSheet")
    settings_pages = late(".settings_pages", "UltiPages")
    refusals = late(".words.refusals", "sentences")
    records = late(".words.records", "UltiRecords", made=True)
    statistics = late(".words.statistics", "UltiStatistics", made=True)
    reviews = late(".review", "UltiReviews", made=True)
    lesson = late(".lesson.first_hand", "LESSON")
    help = late(".help.chapters", "UltiHelp", made=True)

    def game_name(self) -> str:
        """The name of the game."""
        return translate("Ulti.Face", "Ulti")

    def game_line(self) -> str:
        """What kind of game it is, in a few words."""
        return translate("Ulti.Face", "One plays alone against two")

    def session_type(self, marks: MatchMarks) -> type[Session]:
        """What plays a match of this kind: the lesson, or any other."""
        if marks.lesson:
            from .lesson.first_hand import Lesson

            return Lesson
        return Session

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


FACE = UltiFace()
