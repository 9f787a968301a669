"""A season of the league while the program runs: the others play their tables, and all of it is saved."""

import logging
import random
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.characters.characters import character_of, level_of
from tartli_desktop.files.problems import StoreError
from tartli_desktop.game.evening import Evening, evening_of
from tartli_desktop.game.match import Match
from tartli_desktop.league.schedule import PLAYER, Table
from tartli_desktop.league.season import Season, write
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.thinking.thinker import Thinker

from .background_hand import BackgroundHand

SECONDS = 0.2
"""After this time somebody at a table of others must take the best action so far."""

_log = logging.getLogger(__name__)


class SeasonInPlay(QObject):
    """Carries on one season of the store.

    A hand that is lost, since the program was ended in the middle of it or could not save, is played again.

    Args:
        number: the number of the season, which the store has claimed.
        thinker: thinks for the tables of others; one that works in the background.

    Signals:
        changed(): a hand has ended, or the tables have begun or stopped to play.
        not_saved(error): a write failed with this StoreError, and the others pause; the next write saves that
            too.
        lost: the process that thinks for the others was lost, and they pause.
    """

    changed = Signal()
    not_saved = Signal(object)
    lost = Signal()

    def __init__(
        self, number: int, season: Season, store: MatchStore, thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.number, self.season = number, season
        self._store, self._thinker = store, thinker
        self._hand: BackgroundHand | None = None
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._play)

    @property
    def is_playing(self) -> bool:
        """Whether the others are playing now."""
        return self._hand is not None or self._next.isActive()

    def start(self) -> None:
        """Let the others play the rest of this evening."""
        if not self.is_playing and self.season.to_play is not None:
            self._next.start(0)
            self.changed.emit()

    def stop(self) -> None:
        """Let the others pause; the hand that is being played is played again."""
        was_playing = self.is_playing
        self._next.stop()
        if self._hand is not None:
            self._hand.stop()
            self._hand.deleteLater()
            self._hand = None
        if was_playing:
            self.changed.emit()

    def enter(self, evening: int, result: Evening) -> None:
        """Enter how the player's evening ended, unless that is known."""
        if self.season.results_of(evening)[0] is None:
            self._take(self.season.with_result(evening, 0, result))

    def _play(self) -> None:
        """Play the next hand at a table of others."""
        season, table = self.season, self.season.to_play
        if table is None:
            self.changed.emit()
            return
        people = season.table_of(season.now, table)
        seed = self._seed(table)
        match = self._match(people, seed)
        pack = list(season.rules.form.pack.cards)
        random.Random(f"{seed} {len(match.hands)}").shuffle(pack)
        match.deal(pack)
        levels = [_level(season, member) for member in people]
        hand = BackgroundHand(season.rules, match, levels, seed, self._thinker, seconds=SECONDS, parent=self)
        self._hand = hand
        hand.over.connect(partial(self._end_hand, table))
        hand.lost.connect(self._lose)
        hand.start()

    def _lose(self) -> None:
        self.stop()
        self.lost.emit()

    def _match(self, people: Table, seed: int) -> Match:
        season = self.season
        if season.running is not None:
            return season.rules.match.from_record(season.running.record)
        names = [_name(member) for member in people]
        variant = season.rules.form.variant_from(season.variant)
        return season.rules.match(variant, seed % len(people), names)

    def _seed(self, table: int) -> int:
        return self.season.seed + 100 * self.season.now + table

    def _end_hand(self, table: int, match: Match) -> None:
        season = self.season
        assert self._hand is not None
        self._hand.deleteLater()
        self._hand = None
        if match.is_over or len(match.hands) >= season.hands:
            after = season.with_result(season.now, table, evening_of(season.rules, match))
        else:
            after = season.with_running(table, match.to_record())
        if after.now == season.now:
            self._next.start(0)
        self._take(after)

    def _take(self, season: Season) -> None:
        self.season = season
        try:
            self._store.seasons.save(self.number, write(season))
        except StoreError as error:
            _log.warning("season %s was not saved: %s", self.number, error)
            self.stop()
            self.not_saved.emit(error)
        self.changed.emit()


def _name(member: str) -> str:
    character = character_of(member)
    assert character is not None, "the player sits at another table"
    return character.name


def _level(season: Season, member: str) -> str:
    character = character_of(member)
    assert member != PLAYER
    assert character is not None
    return level_of(character, season.rules.opponents.levels)
