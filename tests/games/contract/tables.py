"""A match of any game at a table that shows everything at once."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer

from tartli_desktop.game.match import Event, Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Packs, Session
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import OpponentTrouble, Request, Thinker

from .made_up import made_up
from .stored import head_of

QUICK = Settings(motion=False, sound=False, opponent_pause=0.0, gather=GatherPolicy.CLICK)


def _values(request: Request) -> dict[Any, Any]:
    """Those of a request, made up since the coach would need a while."""
    game = request.opponents.module.split(".")[-2]
    return made_up(game, (*request.view.legal, *request.also))


class AtOnce(Thinker):
    """Answers at once, with a decision of the weakest level of a game."""

    def ask(self, request: Request) -> None:
        opponents = import_module(request.opponents.module)
        if request.asked is Asked.EVALUATE:
            request.answer(_values(request))
            return
        if request.asked is Asked.FIND:
            # It looks for a hand as long as anybody waits.
            return
        decide = opponents.interject if request.asked is Asked.INTERJECT else opponents.choose
        request.answer(decide(request.view, request.opponents.levels[0], seed=request.seed))


class Soon(AtOnce):
    """Answers in the next turn of the event loop, until it is told to leave a question unanswered."""

    left: int | None = None
    """How many questions it still answers; None for all."""

    is_lost: bool = False
    """Whether its process dies over every question, so that a simpler level would have to decide."""

    def ask(self, request: Request) -> None:
        if self.left is not None:
            self.left -= 1
        if self.left is None or self.left > 0:
            QTimer.singleShot(0, partial(self._answer, request))

    def _answer(self, request: Request) -> None:
        if self.is_lost:
            request.report_trouble(OpponentTrouble.RESTARTED)
            request.report_trouble(OpponentTrouble.SIMPLER_LEVEL)
        if request.is_awaited:
            super().ask(request)


@dataclass
class Table:
    """A session whose table shows everything at once, and the events it was sent."""

    session: Session
    store: MatchStore
    match_id: int
    events: list[Event] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session.happened.connect(self._show)
        self.session.phase_changed.connect(self.phases.append)

    def _show(self, events: tuple[Event, ...]) -> None:
        self.events += events
        self.session.presented()

    @property
    def saved(self) -> dict[str, Any]:
        """The record as it is in the store."""
        return self.store.load(self.match_id).record

    def play_on(self, chance: random.Random, until: Callable[[], bool]) -> None:
        """Play at random for the person until ``until`` returns true or the match is over."""
        session = self.session
        while True:
            QCoreApplication.processEvents()
            if until() or session.phase is Phase.MATCH_OVER:
                return
            go_on(session, chance)

    def has_played(self, hands: int) -> bool:
        """Whether at least this many hands have been played and the last one is over."""
        return self.session.hands_played >= hands and self.session.phase is Phase.HAND_OVER


def go_on(session: Session, chance: random.Random | None = None) -> None:
    """Do the next step of a match; where the person decides, what is done for want of time, or its like."""
    if session.phase is Phase.DECIDE:
        usual = session.rules.fallback(session.played(), session.person)
        alike = [each for each in session.view.legal if type(each) is type(usual)]
        assert session.do(usual if chance is None else chance.choice(alike)) is None
    elif session.phase is Phase.CUT:
        session.cut(9)
    elif session.phase in (Phase.OPENING, Phase.HAND_OVER):
        session.go_on()
    elif session.phase is Phase.PAUSE:
        session.gather()


def sit_down(
    rules: Rules,
    match: Match,
    store: MatchStore,
    *,
    person: int | None,
    practice: bool = False,
    settings: Settings = QUICK,
    marks: MatchMarks | None = None,
    packs: Packs | None = None,
) -> Table:
    """Seat a match at a table, with a person in one seat or with opponents only."""
    match_id = store.create(head_of(rules, match), extras={"practice": "1"} if practice else {})
    for deck, actions in match.hands:
        store.add_hand(match_id, " ".join(map(str, deck)))
        for action in actions:
            store.add_action(match_id, action)
    levels = [None if seat == person else rules.opponents.levels[0] for seat in range(len(match.players))]
    session = Session(
        rules,
        match,
        levels,
        Journal(store, match_id),
        AtOnce(),
        settings,
        seed=1,
        shuffle=random.Random(40).shuffle,
        marks=marks or MatchMarks(practice=practice),
        packs=packs,
    )
    return Table(session, store, match_id)


Seated = Callable[..., Table]
"""Seats a match as :func:`sit_down` does, in the store of the test."""
