"""The guided first hand: the deal, its course, and the opponent who plays along.

The match has two earlier hands, because a record cannot begin with points (R14) and the hand needs scores
from which 501 can be reached. Everything the program explains comes up once; :data:`LINE` is the course.
"""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import opponents
from tartli_desktop.games.tartli.options import GoOut, TartliOptions
from tartli_desktop.games.tartli.rules import HUNGARIAN, Action, Event, Match, View, parse_seated
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.settings.settings import Settings
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request

LEARNER = 0
"""The seat of the learner."""

LEVEL = "heuristic"
"""The opponent's level once the learner has left the line: its decisions are always the same."""

_BEFORE = (
    (
        "BK LK BU B7 LU HK AX H8 HU H7 A8 LO AK L9 L7 BA HO A9 A7 BO BX AU LX AO HA H9 L8 HX B8 B9 AA LA",
        (
            "0:play L7; 1:play B7; 0:gather; 0:declare BK3; 0:play L9; 1:play H7; 0:gather; 0:play H8; "
            "1:declare LO3; 1:play HK; 1:gather; 1:play HO; 0:play HA; 0:gather; 0:play H9; 1:play L8; "
            "0:gather; 0:play HU; 1:play B8; 0:gather; 0:play B9; 1:play BX; 1:gather; 1:play AO; 0:play A7; "
            "1:gather; 1:play A9; 0:play AU; 1:gather; 1:play AA; 0:play AK; 1:gather; 1:play LA; 0:play LK; "
            "1:gather; 1:play BA; 0:play BU; 1:gather; 1:play LU; 0:play AX; 0:gather; 0:play BO; 1:play A8; "
            "1:gather; 1:play LX; 0:play BK; 1:gather; 1:play LO; 0:play HX; 1:gather "
        ),
    ),
    (
        "A8 HU BK LK LO BO A9 LA BU AK L9 AU LX L7 B7 B8 HX HO H9 BA HA A7 L8 AA LU AO AX BX HK H8 H7 B9",
        (
            "1:play B7; 0:play B8; 0:gather; 0:play AU; 1:play L7; 0:gather; 0:play A7; 1:play L8; 0:gather; "
            "0:play L9; 1:play A8; 0:gather; 0:declare OOOO AA3; 0:play AO; 1:play AX; 1:gather; 0:bela; "
            "1:play A9; 0:play AA; 0:gather; 0:play BO; 1:play LU; 0:gather; 0:play HO; 1:play H7; 0:gather; "
            "0:play LO; 1:play LA; 1:gather; 1:play H9; 0:play H8; 1:gather; 1:play LX; 0:play LK; 1:gather; "
            "1:play BK; 0:play B9; 1:gather; 1:play BU; 0:play BA; 0:gather; 0:play AK; 1:play HU; 1:gather; "
            "1:play BX; 0:play HX; 0:gather; 0:play HK; 1:play HA; 1:gather "
        ),
    ),
)
"""The earlier hands, after which nobody has won yet: the pack and the actions."""

DECK = "HK LA LK AO AU AX LO BK BO BA L7 B7 BU B8 AA BX A7 LX HO H8 A8 H7 AK B9 A9 HU L8 H9 LU HX L9 HA"
"""The pack of the lesson; the opponent deals."""

LINE = (
    *("0:declare LA3", "0:play B8", "1:play BA", "1:gather"),
    *("1:declare AO3", "1:play AU", "0:declare BK3", "0:play AA", "0:gather"),
    *("0:exchange", "0:bela", "0:play LA", "1:play L7", "0:gather"),
    *("0:play A8", "1:play AX", "1:gather"),
    *("1:play B7", "0:play BK", "0:gather"),
    *("0:play B9", "1:play BX", "1:gather"),
    *("1:play A7", "0:play L8", "1:gather"),
    *("1:play LX", "0:play L9", "1:gather"),
    *("1:play AO", "0:play HO", "0:gather"),
    "0:out",
)
"""The course of the lesson, trick by trick, as R14 writes it."""

Course = tuple[Event, ...]
"""The events of the hand so far, as one seat knows them."""


def new_match(players: tuple[str, str]) -> Match:
    """The match of the lesson with its hand dealt."""
    match = Match.new(replace(HUNGARIAN, match_target=1), first_dealer=1, players=players)
    for deck, actions in _BEFORE:
        match.deal(map(Card.parse, deck.split(" ")))
        for action in actions.strip().rstrip(";").split("; "):
            match.apply(*parse_seated(action))
    match.deal(map(Card.parse, DECK.split(" ")))
    return match


@cache
def _courses() -> dict[Course, str | None]:
    """Every moment of the line as the learner knows it, with the next action."""
    match = new_match(("", ""))
    found: dict[Course, str | None] = {}
    for text in LINE:
        found[match.view(LEARNER).events] = text
        match.apply(*parse_seated(text))
    return found


@cache
def _replies() -> dict[Course, Action | None]:
    """Every moment of the line as the opponent knows it, with its action; None if it is not to move."""
    match = new_match(("", ""))
    found: dict[Course, Action | None] = {}
    for text in LINE:
        seat, action = parse_seated(text)
        found[match.view(1 - LEARNER).events] = None if seat == LEARNER else action
        match.apply(seat, action)
    return found


def is_on_line(view: View) -> bool:
    """Whether the learner has followed the line exactly so far."""
    return view.events in _courses()


def reply(request: Request) -> Action | None:
    """The opponent's action: from the line while the learner follows it, else by its level."""
    view = request.view
    if request.asked is Asked.INTERJECT:
        # On the line nothing is said out of turn.
        if view.events in _replies():
            return None
        return opponents.interject(view, LEVEL, seed=request.seed)
    action = _replies().get(view.events)
    if action is None or action not in view.legal:
        return opponents.choose(view, LEVEL, seed=request.seed)
    return action


class Lesson(LessonSession[Match, View, Event, Action]):
    """The match of the lesson, which ends with its hand."""

    def reply(self, request: Request) -> Action | None:
        """The opponent's answer to a request."""
        return reply(request)

    @property
    def is_over(self) -> bool:
        """Whether the hand of the lesson is over."""
        hands = len(self._match.hands)
        return bool(self.winners) or (self._match.needs_deck and hands > len(_BEFORE))

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, changed so that the program does not go out for the learner."""
        settings = super().unhurried(settings)
        options = msgspec.structs.replace(settings.game(TartliOptions), go_out=GoOut.REMIND)
        return settings.with_game(options)
