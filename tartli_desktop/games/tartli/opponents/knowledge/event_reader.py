"""The single reader of a view's events: what was done and said in a hand, trick by trick."""

from __future__ import annotations

from collections.abc import Callable

from tartli_desktop.games.tartli.rules import events
from tartli_desktop.games.tartli.rules.melds import Meld, Word
from tartli_desktop.games.tartli.rules.view import View


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
        self.their_words: tuple[Word, ...] | None = None
        """What the opponent said aloud in this trick (R5.3)."""
        self.answered_higher: bool | None = None
        """How the second player answered in this trick's contest (R6.3)."""
        self.said_bela = False
        """Whether this player declared béla in this hand."""
        self.bela_scored_now = False
        """Whether béla has scored in this trick under R7.2."""
        self._bela_with_melds = view.variant.bela_with_melds

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
        self.played |= 1 << event.card

    def trick_gathered(self, event: events.TrickGathered) -> None:
        """Note the trick and begin the next one (R4.3)."""
        self.gathered.append((event.seat, event.number, event.points))
        self.my_melds = self.their_words = self.answered_higher = None
        self.bela_scored_now = False
        self.trick += 1

    def declared(self, event: events.Declared) -> None:
        """Note the melds or the words (R5.3)."""
        if event.seat == self.seat:
            self.my_melds = event.items
        else:
            self.their_words = event.words

    def contest_answered(self, event: events.ContestAnswered) -> None:
        """Note the answer (R6.3)."""
        self.answered_higher = event.higher

    def rank_named(self, event: events.RankNamed) -> None:
        """For subclasses (R6.3)."""

    def melds_scored(self, event: events.MeldsScored) -> None:
        """For subclasses (R6.1)."""

    def bela_declared(self, event: events.BelaDeclared) -> None:
        """Note béla (R7)."""
        self.said_bela |= event.seat == self.seat

    def bela_scored(self, event: events.BelaScored) -> None:
        """Note that béla scored in this trick (R7.2)."""
        self.bela_scored_now = self._bela_with_melds

    def exchanged(self, event: events.Exchanged) -> None:
        """For subclasses (R8)."""
