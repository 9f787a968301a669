"""The single reader of a view's events: what was done and said in a hand, trick by trick."""

from collections.abc import Callable

from msgspec import Struct

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.rules import events
from tartli_desktop.games.tartli.rules.melds import Meld, Word
from tartli_desktop.games.tartli.rules.view import View


class Heard(Struct):
    """One declaration of the opponent, and what the contest said about it (R6)."""

    words: tuple[Word, ...]
    """What was said aloud (R5.3)."""
    led: bool
    """Whether the opponent led to that trick."""
    before: int
    """The cards that either player had played before it."""
    mine: tuple[Meld, ...] | None
    """What this player declared in the same trick."""
    top: Rank | None = None
    """The rank that the opponent named (R6.3)."""
    higher: bool | None = None
    """Whether the second player said to have the better meld (R6.3)."""
    named: bool = False
    """Whether the melds have scored and so are known."""


class EventReader:
    """Reads events in their order, from the side of the seat whose view it is.

    It keeps what every player needs. A subclass that needs more extends the methods named after the events.
    """

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.trick = 1
        """The trick in which the next event happens."""
        self.played = 0
        """The cards played so far."""
        self.gathered: list[tuple[int, int, int]] = []
        """Winner, number and points of every trick gathered."""
        self.my_melds: tuple[Meld, ...] | None = None
        """What this player declared in this trick."""
        self.heard: Heard | None = None
        """What the opponent declared in this trick."""
        self.all_heard: list[Heard] = []
        """What the opponent declared in this hand."""
        self.said_bela = False
        """Whether this player declared béla in this hand."""
        self.bela_scored_now = False
        """Whether béla has scored in this trick under R7.2."""
        self._leader: int | None = None
        """The first seat to declare or play in this trick."""
        self._bela_with_melds = view.variant.bela_with_melds

    @property
    def their_words(self) -> tuple[Word, ...] | None:
        """What the opponent said aloud in this trick (R5.3)."""
        return None if self.heard is None else self.heard.words

    def read(self, view: View) -> None:
        """Read all events of the view."""
        methods: dict[type, Callable[..., None]] = {
            events.CardPlayed: self.card_played,
            events.TrickGathered: self.trick_gathered,
            events.Declared: self.declared,
            events.ContestAnswered: self.contest_answered,
            events.RankNamed: self.rank_named,
            events.MeldsScored: self.melds_scored,
            events.BelaDeclared: self.bela_declared,
            events.BelaScored: self.bela_scored,
            events.Exchanged: self.exchanged,
        }
        for event in view.events:
            method = methods.get(type(event))
            if method is not None:
                method(event)

    def card_played(self, event: events.CardPlayed) -> None:
        """Note the card (R4.2)."""
        self._lead(event.seat)
        self.played |= 1 << event.card

    def trick_gathered(self, event: events.TrickGathered) -> None:
        """Note the trick and begin the next one (R4.3)."""
        self.gathered.append((event.seat, event.number, event.points))
        self.my_melds = self.heard = self._leader = None
        self.bela_scored_now = False
        self.trick += 1

    def declared(self, event: events.Declared) -> None:
        """Note the melds or the words (R5.3)."""
        self._lead(event.seat)
        if event.seat != self.seat:
            led = self._leader == event.seat
            self.heard = Heard(event.words, led, self.played, self.my_melds)
            self.all_heard.append(self.heard)
            return
        self.my_melds = event.items
        if self.heard is not None:
            self.heard.mine = event.items

    def contest_answered(self, event: events.ContestAnswered) -> None:
        """Note the answer (R6.3)."""
        if self.heard is not None:
            self.heard.higher = event.higher

    def rank_named(self, event: events.RankNamed) -> None:
        """Note the rank that the opponent named (R6.3)."""
        if self.heard is not None and event.seat != self.seat:
            self.heard.top = event.rank

    def melds_scored(self, event: events.MeldsScored) -> None:
        """Note that the opponent's melds are known (R6.1)."""
        if self.heard is not None and event.seat != self.seat:
            self.heard.named = True

    def bela_declared(self, event: events.BelaDeclared) -> None:
        """Note béla (R7)."""
        self.said_bela |= event.seat == self.seat

    def bela_scored(self, event: events.BelaScored) -> None:
        """Note that béla scored in this trick (R7.2)."""
        self.bela_scored_now = self._bela_with_melds

    def exchanged(self, event: events.Exchanged) -> None:
        """For subclasses (R8)."""

    def _lead(self, seat: int) -> None:
        if self._leader is None:
            self._leader = seat
