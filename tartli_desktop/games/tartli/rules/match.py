"""A match: hand after hand, the games won in it, and its record (R9.5 to R10, R14)."""

from collections.abc import Iterable
from typing import ClassVar

from tartli_desktop.cards.german import DECK, Card
from tartli_desktop.game.errors import Refusal, Sentence
from tartli_desktop.game.match import MatchBase
from tartli_desktop.game.record import HAND_NOTES, HEAD_NOTES, Form, is_seat, read_seated

from . import legal
from .actions import Action
from .events import Event, GameWon, MatchWon, SuddenDeathNext
from .hand import GAME_POINTS, Hand, is_sudden_death
from .variant import Variant
from .view import View, view_of

FORM = Form(
    format="tartli-match",
    version=1,
    rule="R14",
    seats=(2,),
    pack=DECK,
    parse=Action.parse,
    variant_from=Variant.from_dict,
    code_rule="R1.2",
    deck_rule="R3.2",
    over_rule="R10.1",
)
"""The form of Tartli records (R14); see :mod:`tartli_desktop.game.record`."""


def parse_seated(text: object) -> tuple[int, Action]:
    """Parse the seat and action of a text such as ``"1:play HU"``. Raises ActionTextError."""
    seat, action = read_seated(text, 2, FORM)
    return seat, action


class Match(MatchBase[Hand, View, Event, Action, Variant]):
    """A match of Tartli between seats 0 and 1.

    It is given the packs and the players' actions and works out the rest. Nothing here is random: the
    embedding program shuffles (R3.2).

    Attributes:
        scores: game points at the start of the hand; after a hand, those the next one starts with.
        games: bulis or stakes that each seat has won (R10).
        winner: the seat that won the match, or None.
    """

    __slots__ = ("_game_events", "games", "scores", "winner")

    form: ClassVar[Form] = FORM
    no_hand: ClassVar[Refusal] = Refusal("R14", Sentence("no hand is being played"))
    legal_in = staticmethod(legal.legal_actions)
    refusal_in = staticmethod(legal.refusal)

    def __init__(self, variant: Variant, first_dealer: int, players: Iterable[str]) -> None:
        super().__init__(variant, first_dealer, players)
        self.scores = self.games = (0, 0)
        self.winner: int | None = None
        self._game_events: tuple[Event, ...] = ()
        """The events of this game's finished hands."""

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
        return Hand(self.variant, self.dealer, self.scores, deck)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if self._hand is not None and not is_seat(seat, 2):
            return Refusal("R14", Sentence("{seat} is not a seat", seat=repr(seat)))
        return super().refusal(seat, action)

    def view(self, seat: int) -> View:
        """What a seat may know now (R12). Raises ValueError for a seat that is not 0 or 1."""
        self.check_seat(seat, 2)
        if self._hand is None:
            return View(
                seat=seat,
                variant=self.variant,
                dealer=self.dealer,
                scores=self.scores,
                games=self.games,
                leader=1 - self.dealer,
            )
        return view_of(self._hand, seat, self.dealer, self.scores, self.games)

    def ended(self, hand: Hand) -> None:
        """After a hand, settle who won a game, who deals next and the scores the next hand starts with."""
        counts = hand.counts
        game = _game_winner(hand)
        if game is None:
            self.scores = counts
            if is_sudden_death(counts):
                hand.log.append(SuddenDeathNext(counts))
        else:
            worth = 2 if counts[1 - game] < self.variant.double_below else 1
            self.scores = (0, 0)
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
