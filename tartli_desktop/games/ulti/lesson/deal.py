"""The guided first hand of Ulti: how the cards lie, how it is played, and opponents who play along.

The learner opens, bids a Simple and wins it by 90 to 60, as in :data:`LINE`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec

from tartli_desktop.cards.german import Card
from tartli_desktop.games.ulti import opponents
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.events import Event
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.record import parse_seated
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.settings.settings import Settings
from tartli_desktop.thinking.thinker import Request

LEARNER = 0
"""The seat of the learner, who opens."""

LEVEL = "heuristic"
"""The opponents' level once the learner has left the line: its decisions are the same each time."""

HANDS = (
    "AA AK AO A9 A7 LA LX L8 HU H8 B9 B8",
    "AX A8 LK LO L7 HA HO BA BO B7",
    "AU LU L9 HX HK H9 H7 BX BK BU",
)
"""The cards of each seat."""

LINE = (
    *("0:lay B9 B8", "0:bid simple", "1:pass", "2:pass", "0:pass", "0:trump A"),
    *("0:marriage 40", "0:play AA", "1:marriage 20", "1:play A8", "2:play AU"),
    *("0:play A9", "1:play AX", "2:play BX"),
    *("1:play HO", "2:play HX", "0:play H8"),
    *("2:play H9", "0:play HU", "1:play HA"),
    *("1:play BA", "2:play BU", "0:play A7"),
    *("0:play LA", "1:play L7", "2:play L9"),
    *("0:play LX", "1:play LO", "2:play LU"),
    *("0:play L8", "1:play LK", "2:play H7"),
    *("1:play BO", "2:play BK", "0:play AO"),
    *("0:play AK", "1:play B7", "2:play HK"),
)
"""How the lesson goes, trick by trick."""

_NOBODY = ("0", "1", "2")
"""Placeholder names, since a match must have names."""

Course = tuple[object, ...]
"""What has happened in the hand, as one seat knows it."""


def new_match(players: tuple[str, str, str]) -> Match:
    """The match of the lesson, of one hand, with its cards dealt."""
    match = Match.new(replace(ASSOCIATION, target_hands=1), first_dealer=2, players=players)
    first, second, third = (text.split(" ") for text in HANDS)
    # U2.4: seven to the forehand, five to the others, and five to each.
    deck = first[:7] + second[:5] + third[:5] + first[7:] + second[5:] + third[5:]
    match.deal(map(Card.parse, deck))
    return match


def course_of(view: View) -> Course:
    """What a seat knows about the course of the hand."""
    said = view.auction, view.lays, view.trump, view.marriages, view.doubles, view.claims
    return view.phase, view.to_move, said, view.tricks, view.trick


@cache
def _courses(seat: int) -> dict[Course, Action | None]:
    """Every moment of the line as a seat knows it, with the seat's action, or None if another acts."""
    match = new_match(_NOBODY)
    found: dict[Course, Action | None] = {}
    for text in LINE:
        mover, action = parse_seated(text)
        found[course_of(match.view(seat))] = action if mover == seat else None
        match.apply(mover, action)
    found[course_of(match.view(seat))] = None
    return found


def is_on_line(view: View) -> bool:
    """Whether the learner has followed the line so far."""
    return course_of(view) in _courses(LEARNER)


def reply(request: Request) -> Action:
    """An opponent's action: from the line while the learner keeps to it, then as its level plays."""
    view: View = request.view
    action = _courses(view.seat).get(course_of(view))
    if action is None or action not in view.legal:
        return opponents.choose(view, LEVEL, seed=request.seed)
    return action


class Lesson(LessonSession[Match, View, Event, Action]):
    """The match of the lesson."""

    def reply(self, request: Request) -> Action:
        """The action of an opponent."""
        return reply(request)

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, changed so that no card is played for the learner."""
        settings = super().unhurried(settings)
        options = msgspec.structs.replace(settings.game(UltiOptions), last_card_by_itself=False)
        return settings.with_game(options)
