"""Help for tests of matches at the table: opponents with scripted answers, a table that shows at once."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import OUT, Action, Event, Match, Play, Turn, View
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.store.match_kinds import PRACTICE, MatchMarks, ReplayedDeal
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker
from tests.games.tartli.rules.positions import dealt
from tests.settings.choices import settings_with, with_choices
from tests.store.store_samples import head_of

SLIGHT = SearchSettings(worlds=3, first=2, solved=1, finalists=2)
"""The search strength for hints."""

QUICK = settings_with(
    motion=False, sound=False, opponent_pause=0.0, gather=GatherPolicy.CLICK, remind_melds=False
)
"""No motion, sound, waiting or questions, and a full trick lies until it is gathered."""


def quick(**changes: Any) -> Settings:
    """:data:`QUICK` with other choices."""
    return with_choices(QUICK, **changes)


# Opponents


@lru_cache(maxsize=1000)
def _weighed(view: View, seed: int) -> Mapping[Action, Value]:
    """The values of the actions in a view, cached since many tests use the same hand."""
    return evaluate(view, seed=seed, strength=SLIGHT)


def first_card(view: View) -> Action:
    """The first card that may be played, or the last that may be turned up."""
    return next(action for action in reversed(view.legal) if isinstance(action, Play | Turn))


def silent(view: View) -> Action | None:
    return None


class Scripted(Thinker):
    """An opponent with scripted answers, given at once or on demand."""

    def __init__(
        self,
        parent: object = None,
        *,
        choose: Callable[[View], Any] = first_card,
        interject: Callable[[View], Any] = silent,
        on_demand: bool = False,
    ) -> None:
        super().__init__()
        self.chooses, self.interjects = choose, interject
        self.on_demand = on_demand
        self.asked: list[Request] = []
        self.weighed: list[Request] = []

    def ask(self, request: Request) -> None:
        if request.asked is Asked.EVALUATE:
            self.weighed.append(request)
            if not self.on_demand:
                self.answer_weighed()
        else:
            self.asked.append(request)
            if not self.on_demand:
                self.answer(request)

    def answer_weighed(self) -> None:
        """Answer the last question about the values of actions, quickly."""
        request = self.weighed[-1]
        request.answer(dict(_weighed(request.view, request.seed)))

    def answer(self, request: Request | None = None) -> None:
        """Answer a question, by default the last one."""
        request = request or self.asked[-1]
        decide = self.interjects if request.asked is Asked.INTERJECT else self.chooses
        try:
            action = decide(request.view)
        except RuntimeError as error:
            request.fail(str(error))
        else:
            request.answer(action)

    @property
    def in_turn(self) -> list[Request]:
        """Requests to act in turn."""
        return [request for request in self.asked if request.asked is Asked.CHOOSE]

    @property
    def out_of_turn(self) -> list[Request]:
        """Requests to say something out of turn."""
        return [request for request in self.asked if request.asked is Asked.INTERJECT]


# A match at a table that shows at once, or when told

Levels = tuple[str | None, str | None]
"""The level of each seat; None is the person."""


@dataclass
class Game:
    session: Session
    journal: Journal
    store: MatchStore
    match_id: int
    thinker: Scripted
    shows: bool = True
    """Whether the table has at once shown what it is told."""
    told: list[Event] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)
    on_told: Callable[[], object] = lambda: None

    def __post_init__(self) -> None:
        self.session.happened.connect(self._hear)
        self.session.phase_changed.connect(self.phases.append)

    def _hear(self, events: tuple[Event, ...]) -> None:
        self.told += events
        self.on_told()
        if self.shows:
            self.session.presented()

    @property
    def view(self) -> View:
        return self.session.view

    @property
    def phase(self) -> Phase:
        return self.session.phase

    @property
    def saved(self) -> dict[str, Any]:
        """The record as it stands in the store."""
        return self.store.load(self.match_id).record

    @property
    def actions(self) -> list[str]:
        """The actions of the current hand, as saved."""
        hands = self.saved["hands"]
        return list(hands[-1]["actions"]) if hands else []

    def do(self, text: str) -> str | None:
        """Let the person at the table act."""
        refused = self.session.do(Action.parse(text))
        settle()
        return refused

    def trick(self, code: str) -> None:
        """Let the person play a card; gather the trick when it is full."""
        assert self.do(f"play {code}") is None
        self.gather()

    def gather(self) -> None:
        if self.phase is Phase.PAUSE:
            self.session.gather()
            settle()

    def leave(self) -> None:
        if not self.session.is_left:
            self.session.close()
        self.thinker.close()
        self.store.close()


def settle() -> None:
    """Process everything that needs no person and no time."""
    for _ in range(6):
        QCoreApplication.processEvents()


def keep(
    store: MatchStore,
    match: Match,
    levels: Levels = (None, "heuristic"),
    *,
    practice: bool = False,
    extras: Mapping[str, str] | None = None,
) -> int:
    """Save a match in its present state, with the data kept beside its record."""
    head = head_of(
        match.variant.to_dict(),
        match.players,
        match.first_dealer,
        levels.index(None) if None in levels else None,
        next(level for level in levels if level is not None),
    )
    match_id = store.create(head, extras={**(extras or {}), **({PRACTICE: "1"} if practice else {})})
    for deck, actions in match.hands:
        store.add_hand(match_id, " ".join(map(str, deck)))
        for action in actions:
            store.add_action(match_id, action)
    return match_id


def sit_down(
    match: Match,
    thinker: Scripted | None = None,
    settings: Settings = QUICK,
    *,
    levels: Levels = (None, "heuristic"),
    decks: Iterable[Sequence[Card]] = (),
    seed: int = 0,
    shows: bool = True,
    start: bool = True,
    practice: bool = False,
    again: ReplayedDeal | None = None,
    characters: tuple[str, ...] = (),
) -> Game:
    """Put a match on the table. ``decks``: the next packs after the person's or the opponent's cut."""
    store = MatchStore.in_memory()
    match_id = keep(store, match, levels, practice=practice)
    journal = Journal(store, match_id)
    thinker = thinker or Scripted()
    session = Session(
        RULES,
        match,
        levels,
        journal,
        thinker,
        settings,
        seed=seed,
        shuffle=stack(decks, random.Random(seed)),
        marks=MatchMarks(practice=practice, again=again, characters=characters),
    )
    game = Game(session, journal, store, match_id, thinker, shows)
    if seated is not None:
        seated.append(game)
    if start:
        session.start()
        settle()
    return game


def stack(decks: Iterable[Sequence[Card]], chance: random.Random) -> Callable[[list[Any]], None]:
    """A shuffle that yields these packs one after the other, then random ones.

    They are arranged for a cut of one card: when the first card goes below the rest, they are as given.
    """
    waiting = [list(deck) for deck in decks]

    def shuffle(things: list[Any]) -> None:
        if len(things) == 32 and waiting:
            deck = waiting.pop(0)
            things[:] = [deck[-1], *deck[:-1]]
        elif len(things) == 31 and decks:
            things.sort()
        else:
            chance.shuffle(things)

    return shuffle


def at_random(chance: random.Random, *, claims: float = 0.02) -> Callable[[View], Action]:
    """A choice of any legal action; going out seldom, unless it wins."""

    def choose(view: View) -> Action:
        actions = [
            action
            for action in view.legal
            if action != OUT or view.counts[view.seat] >= 501 or chance.random() < claims
        ]
        return chance.choice(actions or list(view.legal))

    return choose


def now_and_then(chance: random.Random) -> Callable[[View], Action | None]:
    """A choice that sometimes says what may be said out of turn."""

    def speak(view: View) -> Action | None:
        said = [
            action
            for action in view.legal
            if str(action) in ("bela", "exchange") or (action == OUT and view.counts[view.seat] >= 501)
        ]
        return chance.choice(said) if said and chance.random() < 0.5 else None

    return speak


seated: list[Game] | None = None
"""The games of the running test, if they are to be left at its end."""
PAIR = ("AA LA", "BA HA")
"""Hands of the person and of the opponent; hearts are trumps if the seven of hearts is turned."""


def person_leads(**changes: object) -> Game:
    """The person leads, with the hands of :data:`PAIR` and these settings."""
    return sit_down(dealt(hands=PAIR, turned="H7", dealer=1), settings=quick(**changes))
