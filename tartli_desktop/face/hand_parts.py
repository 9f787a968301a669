"""A hand described in parts: the deal, what was said, each trick, and the result."""

from collections.abc import Sequence
from typing import Generic

from msgspec import Struct
from PySide6.QtCore import QLocale

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.match import R
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import is_you

tr = Context("HandText")


class Line(Struct, frozen=True):
    """A line about a hand."""

    words: str
    """The line as plain text; an indented line begins with spaces."""

    cards: tuple[Card, ...] = ()
    """The cards to show with the line, such as a hand or a meld."""

    stands_out: bool = False
    """Whether the line is the result of the part."""


class OneHand(Struct, Generic[R], frozen=True):
    """The hand that is described, and for whom."""

    number: int
    """Its number in the match, from 1."""
    players: Sequence[str]
    """The names, seat by seat."""
    variant: R
    """The variant that is played."""
    viewer: int = 0
    """The seat that comes first."""
    is_over: bool = False
    """Whether the hand is finished."""


class HandPart(Struct):
    """A part of a hand, filled in line by line."""

    head: str

    lines: list[Line] = []

    played: list[tuple[int, Card]] = []
    """The cards of a trick with their seats, in the order of play."""

    taker: int | None = None
    """The seat that took the trick."""

    @property
    def text(self) -> str:
        """The whole part as plain text."""
        return "\n".join((self.head, *(line.words for line in self.lines)))


class HandParts:
    """The parts of a hand, one after the other; each begins as soon as something happens in it."""

    def __init__(self, first: HandPart) -> None:
        self.found = [first]
        self.coming = ""
        """The head of the next part, used once something begins it."""

    def begin(self, head: str) -> None:
        """Begin a part at once."""
        self.found.append(HandPart(head))

    def add(self, lines: Sequence[Line], *, to_last: bool = False) -> None:
        """Add lines to the part that is coming, which they begin, or to the last one."""
        if self.coming and lines and not to_last:
            self.begin(self.coming)
            self.coming = ""
        self.found[-1].lines += lines

    def play(self, seat: int, card: Card) -> None:
        """Add a card to the trick."""
        self.found[-1].played.append((seat, card))

    def take(self, seat: int, trick: int) -> None:
        """End a trick, counted from 1: a seat takes it."""
        self.found[-1].taker = seat
        self.coming = trick_head(trick + 1)


def trick_head(number: int) -> str:
    """The head of the part about a trick."""
    return fill(tr("Trick %1"), number)


def first_part(game: str, hand: OneHand[R], rules: str, dealer: int | None) -> HandPart:
    """The part that begins a hand: the game, the players with the viewer first, the rules and the dealer.

    ``dealer`` is None as long as the events do not tell.
    """
    players, number, viewer = hand.players, hand.number, hand.viewer
    names = QLocale().createSeparatedList([*players[viewer:], *players[:viewer]])
    text = tr("%1: %2, hand %3. Rules: %4.", "game, players, number, name of the rules")
    part = HandPart(fill(text, game, names, number, rules))
    if dealer is not None:
        mine, theirs = tr("Dealer: you."), tr("Dealer: %1.")
        name = players[dealer]
        part.lines.append(Line(mine if is_you(name) else fill(theirs, name)))
    return part
