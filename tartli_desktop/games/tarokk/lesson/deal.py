"""The guided first hand of tarokk: how the cards lie, how it is played, and opponents who play along.

The learner bids a Three, calls the XX, announces Trull and wins both, as in :data:`LINE`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import msgspec

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.games.tarokk import opponents
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.events import Event
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.record import parse_seated
from tartli_desktop.games.tarokk.rules.variant import PASKIEVICS
from tartli_desktop.games.tarokk.rules.view import View
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.settings.settings import Settings
from tartli_desktop.thinking.thinker import Request

LEARNER = 0
"""The seat of the learner, who speaks first."""

LEVEL = "heuristic"
"""The opponents' level once the learner has left the line: its decisions are the same each time."""

DECK = (
    "XXI HR XVII DR DJ CJ HK DA CT IX VI XVI II XVIII XIV III SK HA CQ DQ VIII DK X SQ CK XX "
    "VII XII IV SKIZ HJ HQ CR XV V XI I XIX ST XIII SR SJ"
)
"""The pack as it lies, the talon first (T3.2)."""

LINE = (
    *("0:bid three", "1:pass", "2:pass", "3:pass"),
    *("0:discard HR DA CT", "1:discard DR", "2:discard CQ", "3:discard ST"),
    *("0:keep", "1:keep", "2:keep", "3:keep"),
    *("0:tarokks 8", "0:call XX", "0:trull", "0:pass", "1:pass", "2:pass", "3:pass"),
    *("0:play SKIZ", "1:play II", "2:play V", "3:play X"),
    *("0:play XXI", "1:play III", "2:play VIII", "3:play XIII"),
    *("0:play IX", "1:play XIV", "2:play XIX", "3:play XX"),
    *("3:play DK", "0:play XVII", "1:play XVIII", "2:play DQ"),
    *("1:play CR", "2:play I", "3:play CJ", "0:play IV"),
    *("0:play XII", "1:play XV", "2:play XI", "3:play SJ"),
    *("1:play HJ", "2:play HA", "3:play SR", "0:play HK"),
    *("0:play VI", "1:play XVI", "2:play SK", "3:play SQ"),
    *("1:play HQ", "2:play DJ", "3:play CK", "0:play VII"),
)
"""How the lesson goes, trick by trick."""

_NOBODY = ("0", "1", "2", "3")
"""Placeholder names, since a match must have names."""

Course = tuple[object, ...]
"""What has happened in the hand, as one seat knows it."""


def new_match(players: tuple[str, ...]) -> Match:
    """The match of the lesson, with its cards dealt."""
    match = Match.new(replace(PASKIEVICS, rounds=1), first_dealer=3, players=players)
    match.deal(map(Card.parse, DECK.split(" ")))
    return match


def course_of(view: View) -> Course:
    """What a seat knows about the course of the hand."""
    return view.phase, view.to_move, view.auction, view.discards, view.annul, view.said, view.tricks


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
    """The match of the lesson, which is one hand."""

    @property
    def is_over(self) -> bool:
        """Whether the hand is over."""
        return self.hand_is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is paid for it."""
        result = self.view.result
        if result is None:
            return ()
        return tuple(seat for seat, paid in enumerate(result.payments) if paid > 0)

    def reply(self, request: Request) -> Action:
        """The action of an opponent."""
        return reply(request)

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, changed so that no card is played for the learner."""
        settings = super().unhurried(settings)
        options = msgspec.structs.replace(settings.game(TarokkOptions), last_card_by_itself=False)
        return settings.with_game(options)
