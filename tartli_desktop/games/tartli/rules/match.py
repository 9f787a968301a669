"""A match: hand after hand, the games won in it, and its record (R9.5 to R10, R14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from tartli_desktop.cards.german import Card
from tartli_desktop.game.errors import Refusal, Sentence
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import MatchBase
from tartli_desktop.game.record import HAND_NOTES, HEAD_NOTES, Form, is_seat

from . import legal
from .actions import Action
from .events import Event, GameWon, MatchWon, SuddenDeathNext
from .hand import GAME_POINTS, Hand
from .record import FORM
from .variant import Variant
from .view import View, empty_view, view_of


class Match(MatchBase[Hand, View, Event, Action, Variant]):
    """A match of Tartli between seats 0 and 1.

    It is given the packs and the players' actions and works out the rest. Nothing here is random: the
    embedding program shuffles (R3.2).

    Attributes:
        scores: game points at the start of the hand; after a hand, those the next one starts with.
        games: bulis or stakes that each seat has won (R10).
        winner: the seat that won the match, or None.
    """

    __slots__ = ("_begun_at", "_game_events", "_sudden_death", "games", "scores", "winner")

    form: ClassVar[Form] = FORM
    no_hand: ClassVar[Refusal] = Refusal("R14", Sentence("no hand is being played"))
    legal_in = staticmethod(legal.legal_actions)
    refusal_in = staticmethod(legal.refusal)

    def __init__(
        self, variant: Variant, first_dealer: int, players: Iterable[str], *, scores: tuple[int, int] = (0, 0)
    ) -> None:
        super().__init__(variant, first_dealer, players)
        self._begun_at = self.scores = (scores[0], scores[1])
        self.games = (0, 0)
        self.winner: int | None = None
        self._game_events: tuple[Event, ...] = ()
        """The events of this game's finished hands."""
        self._sudden_death = scores[0] == scores[1] >= GAME_POINTS

    @classmethod
    def new(
        cls,
        variant: Variant,
        *,
        first_dealer: int,
        players: Iterable[str] | None = None,
        scores: tuple[int, int] = (0, 0),
    ) -> Self:
        """A match that waits for its first pack. Raises ValueError for a wrong seat or number of names.

        ``scores`` other than 0 are for exercises: a match that begins with points has no record.
        """
        return cls(variant, first_dealer, "AB" if players is None else players, scores=scores)

    def to_record(self) -> JsonDict:
        """The record of the match so far, ready for JSON (R14).

        Raises ValueError for a match that did not begin at 0 : 0, which no record can express.
        """
        if self._begun_at != (0, 0):
            raise ValueError(Sentence("a match that begins with points has no record"))
        return super().to_record()

    def note(self, hand: int, key: str, value: object) -> None:
        """Set an optional key of the record (R14): in its head for hand 0, else in that hand, from 1.

        Raises ValueError for a hand that does not exist, or a key that the record does not have there.
        """
        if not 0 <= hand <= len(self.hands):
            raise ValueError(Sentence("there is no hand {number}", number=hand))
        if key not in (HAND_NOTES if hand else HEAD_NOTES):
            raise ValueError(Sentence("the key {name} is unknown", name=repr(key)))
        super().note(hand, key, value)

    @property
    def needs_deck(self) -> bool:
        """Whether the match waits for the pack of the next hand."""
        return self.winner is None and self.to_move is None

    @property
    def standings(self) -> tuple[int, ...]:
        """The bulis or stakes of each seat (R10)."""
        return self.games

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won the match (R10)."""
        return () if self.winner is None else (self.winner,)

    @property
    def counts(self) -> tuple[int, int]:
        """The count of each seat (R9.1); between hands the last hand's final counts, at first (0, 0)."""
        return (0, 0) if self._hand is None else self._hand.counts

    @property
    def game_events(self) -> tuple[Event, ...]:
        """Every event of the running game, nothing hidden; none between two games (R9.3)."""
        if self._hand is None or self._hand.ending is not None:
            return self._game_events
        return (*self._game_events, *self._hand.log)

    def begun(self, deck: tuple[Card, ...]) -> Hand:
        """The next hand (R3.2)."""
        return Hand(self.variant, self.dealer, self.scores, self._sudden_death, deck)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """The rule that an action would break now, and one sentence; None where it is legal."""
        if self._hand is not None and not is_seat(seat, 2):
            return Refusal("R14", Sentence("{seat} is not a seat", seat=repr(seat)))
        return super().refusal(seat, action)

    def view(self, seat: int) -> View:
        """What a seat may know now (R12). Raises ValueError for a seat that is not 0 or 1."""
        self.check_seat(seat, 2)
        if self._hand is None:
            return empty_view(seat, self.variant, self.dealer, self.scores, self.games)
        return view_of(self._hand, seat, self.dealer, self.scores, self.games)

    def ended(self, hand: Hand) -> None:
        """After a hand, settle who won a game, who deals next and the scores the next hand starts with."""
        counts = hand.counts
        game = _game_winner(hand)
        if game is None:
            self.scores = counts
            self._sudden_death = counts[0] >= GAME_POINTS and counts[0] == counts[1]
            if self._sudden_death:
                hand.log.append(SuddenDeathNext(counts))
        else:
            worth = 2 if counts[1 - game] < self.variant.double_below else 1
            self.scores = (0, 0)
            self._sudden_death = False
            self.games = (
                (self.games[0] + worth, self.games[1])
                if game == 0
                else (self.games[0], self.games[1] + worth)
            )
            hand.log.append(GameWon(game, worth, counts))
            target = self.variant.match_target
            if target is not None and self.games[game] >= target:
                self.winner = game
                hand.log.append(MatchWon(game, self.games))
        if self.variant.next_dealer == "alternate":
            self.dealer = 1 - self.dealer
        elif hand.ending == "played out" or game is None:
            gains = [counts[seat] - hand.start[seat] for seat in (0, 1)]
            self.dealer = 0 if gains[0] > gains[1] else 1
        else:
            self.dealer = game
        self._game_events = () if game is not None else (*self._game_events, *hand.log)


def _game_winner(hand: Hand) -> int | None:
    """Who won a game with a hand that has ended, or None (R9.2, R9.5, R7.2)."""
    mine, theirs = hand.counts
    if hand.claimant is not None and hand.ending in ("out", "false claim"):
        return hand.claimant if hand.ending == "out" else 1 - hand.claimant
    if mine == theirs or max(mine, theirs) < GAME_POINTS:
        return None
    return 0 if mine > theirs else 1
