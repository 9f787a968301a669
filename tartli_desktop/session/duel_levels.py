"""The levels of a game play the hands of a duel in the person's seat, while the person plays."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.duel.code import Duel
from tartli_desktop.duel.deals import PERSON, pack
from tartli_desktop.duel.results import ByLevel, PlayedHand, gain, kept
from tartli_desktop.game.match import Match
from tartli_desktop.thinking.thinker import Thinker

from .background_hand import BackgroundHand
from .match_state import Phase
from .session import Session

SECONDS = 3.0
"""What a decision may take: more than its deals need, so that a level plays alike on any machine."""

_AGAIN = 30_000
"""Milliseconds after which a hand begins again whose thinking process was lost."""


class DuelLevels(QObject):
    """Plays each hand of a duel at every level, with the match as it stood before that hand.

    Args:
        session: the match; it is not started yet.
        extras: what is kept with the match.
        thinker: works in the background.
        keep: keeps a hand, by its number from 1, as each level has played it.

    Signals:
        found(number): it is known how one more level played this hand.
    """

    found = Signal(int)

    def __init__(
        self,
        session: Session,
        duel: Duel,
        extras: Mapping[str, str],
        thinker: Thinker,
        keep: Callable[[int, ByLevel], object],
    ) -> None:
        super().__init__(session)
        self._session, self._duel, self._thinker, self._keep = session, duel, thinker, keep
        self.levels = session.rules.opponents.levels
        """The levels that play, the weakest first."""
        self._hands = {number: kept(extras, number, duel.seats) for number in range(1, duel.hands + 1)}
        self._before: dict[int, Match] = {}
        """The match before each hand that is to be played."""
        self._running: BackgroundHand | None = None
        self._again = QTimer(self, singleShot=True)
        self._again.setInterval(_AGAIN)
        self._again.timeout.connect(self.start)
        self._remember_before()
        self._follow(Phase.OPENING)
        session.phase_changed.connect(self._follow)

    def _remember_before(self) -> None:
        """Find the match before each hand that was begun, and that not all levels have played."""
        begun = range(1, self._session.hands_played + 1)
        if not all(map(self.is_whole, begun)):
            replay = self._session.rules.match.replaying(self._session.record())
            states = zip(begun, replay, strict=False)
            self._before = {number: match.copy() for number, match in states if not self.is_whole(number)}

    def of(self, number: int) -> ByLevel:
        """How the levels played a hand, as far as it is known; nothing before the person is through it."""
        return self._hands[number] if number <= self.hands_over else {}

    @property
    def hands_over(self) -> int:
        """How many hands the person has played to their end."""
        played = self._session.hands_played
        return played if self._session.hand_is_over else max(0, played - 1)

    def is_whole(self, number: int) -> bool:
        """Whether every level has played a hand."""
        return len(self._hands[number]) == len(self.levels)

    def start(self) -> None:
        """Begin, or go on; what the person is waiting for comes first."""
        if self._session.is_left:
            return
        ways = ((number, level) for number in sorted(self._before) for level in self.levels)
        missing = ((number, level) for number, level in ways if level not in self._hands[number])
        self._next(next(missing, None))

    def stop(self) -> None:
        """Play no more; what is known so far is kept."""
        self._again.stop()
        if self._running is not None:
            self._running.stop()
            self._running.deleteLater()
            self._running = None

    def _follow(self, phase: Phase) -> None:
        """Remember the match before each hand, and begin to play that hand."""
        number = self._session.hands_played + 1
        if phase not in (Phase.OPENING, Phase.HAND_OVER) or self._session.is_over:
            return
        if number in self._hands and number not in self._before and not self.is_whole(number):
            played = self._session.played()
            if played.needs_deck:
                self._before[number] = played
        if self._running is None and phase is Phase.HAND_OVER:
            self.start()

    def _next(self, task: tuple[int, str] | None) -> None:
        self.stop()
        if task is None:
            return
        number, level = task
        rules, match = self._session.rules, self._before[number].copy()
        cards = rules.form.cards
        match.deal(tuple(cards[code] for code in pack(self._duel, number)))
        levels = [level if each is None else each for each in self._session.levels]
        hand = self._running = BackgroundHand(
            rules, match, levels, self._session.seed, self._thinker, seconds=SECONDS, parent=self
        )
        hand.over.connect(lambda match: self._note(number, level, match))
        hand.lost.connect(self._lose)
        hand.start()

    def _note(self, number: int, level: str, match: Match) -> None:
        scores = self._session.rules.hand_result(match).scores
        self._hands[number][level] = PlayedHand(scores, match.hands[number - 1][1])
        self._keep(number, self._hands[number])
        if self.is_whole(number):
            del self._before[number]
        self.found.emit(number)
        # Later, so that hands that are over at once do not pile up.
        QTimer.singleShot(0, self, self.start)

    def _lose(self) -> None:
        """Wait a while, since the process that thinks was lost."""
        self.stop()
        self._again.start()

    def gains(self, number: int) -> dict[str, int]:
        """What a hand that is over brought each level, as far as it is known."""
        return {level: gain(hand.scores, PERSON) for level, hand in self.of(number).items()}
