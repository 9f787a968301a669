"""The guided first hand: how the cards lie, how it is played, and the opponent who plays along.

The match has two hands before it, since only so does the hand begin with scores from which 501 is reached
(R14). In it, everything comes up once that the program explains; :data:`LINE` is how.
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
"""How the opponent plays where the learner has left the line: its decisions are the same each time."""

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
"""The hands before, in which nobody has won yet: the pack, and what was done."""

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
"""How the lesson goes, trick by trick, as R14 writes it."""

Course = tuple[Event, ...]
"""What has happened in the hand, as one seat knows it."""


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
    """Every moment of the line as the learner knows it, with what is done next."""
    match = new_match(("", ""))
    found: dict[Course, str | None] = {}
    for text in LINE:
        found[match.view(LEARNER).events] = text
        match.apply(*parse_seated(text))
    return found


@cache
def _replies() -> dict[Course, Action | None]:
    """Every moment of the line as the opponent knows it, with what it does; None where it is not to move."""
    match = new_match(("", ""))
    found: dict[Course, Action | None] = {}
    for text in LINE:
        seat, action = parse_seated(text)
        found[match.view(1 - LEARNER).events] = None if seat == LEARNER else action
        match.apply(seat, action)
    return found


def is_on_line(view: View) -> bool:
    """Whether the learner has done all that was to be done so far, and nothing else."""
    return view.events in _courses()


def reply(request: Request) -> Action | None:
    """What the opponent does: the line as long as the learner keeps to it, and then it just plays."""
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


class Lesson(LessonSession):
    """The match of the lesson: over with its hand."""

    def reply(self, request: Request) -> Action | None:
        """What the opponent does who is asked."""
        return reply(request)

    @property
    def is_over(self) -> bool:
        """Whether the hand of the lesson is over."""
        hands = len(self._match.hands)
        return bool(self.winners) or (self._match.needs_deck and hands > len(_BEFORE))

    def unhurried(self, settings: Settings) -> Settings:
        """The settings, so that nobody goes out for the learner either."""
        settings = super().unhurried(settings)
        options = msgspec.structs.replace(settings.game(TartliOptions), go_out=GoOut.REMIND)
        return settings.with_game(options)
