"""What a player can do, and its text (U17.1)."""

from __future__ import annotations

from itertools import combinations
from reprlib import repr as short

from msgspec.structs import force_setattr

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.game.errors import ActionTextError, Sentence
from tartli_desktop.game.match import ActionBase

from .cards import sorted_cards
from .contracts import COMPONENT_ORDER, CONTRACTS

_LONGEST = 256
"""The most letters that the text of an action may have; the longest valid one has less than half as many."""

_IN_SEATS = ("betli", "durchmars")
"""The components that may be doubled against one defender (U8.4)."""


class Action(ActionBase, frozen=True):
    """One of the actions below. ``str(action)`` is its text of U17.1, :meth:`parse` the inverse."""

    @staticmethod
    def parse(text: str) -> Action:
        """The action of a text of U17.1, without the seat. Raises ActionTextError, a ValueError."""
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise _unreadable(text)
        if text in _BY_TEXT:
            return _BY_TEXT[text]
        word, *rest = text.split(" ")
        if word == "lay" and len(rest) == 2 and all(code in Card.__members__ for code in rest):
            return Lay((Card[rest[0]], Card[rest[1]]))
        if word == "marriage" and all(value in ("40", "20") for value in rest):
            return Announce(tuple(int(value) for value in rest))
        if word == "double":
            return Double(tuple(rest))
        raise _unreadable(text)


def _unreadable(said: object) -> ActionTextError:
    text = str(said) if isinstance(said, Action) else said
    return ActionTextError("U17.1", Sentence("{text} is not an action", text=short(text)))


class Lay(Action, frozen=True):
    """Lay two cards face down as the talon (U4.1)."""

    cards: tuple[Card, Card]
    """Two different cards; kept in the order of U1.2 however they are given."""

    def __post_init__(self) -> None:
        if len(self.cards) != 2 or self.cards[0] == self.cards[1]:
            raise _unreadable(self)
        force_setattr(self, "cards", sorted_cards(self.cards))


class MakeBid(Action, frozen=True):
    """Bid a bid of the ladder (U4.1, U4.2)."""

    word = "bid"

    bid: str
    """Its text code (U3.6)."""

    def __post_init__(self) -> None:
        if self.bid not in CONTRACTS:
            raise _unreadable(self)


class Pass(Action, frozen=True):
    """Make no bid (U4.2)."""


class Take(Action, frozen=True):
    """Take the talon into the hand (U4.2)."""


class Keep(Action, frozen=True):
    """Keep the bid of the first round (U4.9)."""


class NameTrump(Action, frozen=True):
    """Name the trump suit of a single-value trump bid (U5.1)."""

    word = "trump"

    suit: str
    """``A``, ``L`` or ``B``; Hearts cannot be named."""

    def __post_init__(self) -> None:
        if self.suit not in ("A", "L", "B"):
            raise _unreadable(self)


class Forfeit(Action, frozen=True):
    """Throw a Simple in (U5.2)."""


class Announce(Action, frozen=True):
    """Announce marriages with the first card, by their values (U7.2)."""

    word = "marriage"

    values: tuple[int, ...]
    """40 at most once, 20 at most three times; kept with the 40 first."""

    def __post_init__(self) -> None:
        force_setattr(self, "values", tuple(sorted(self.values, reverse=True)))
        if self.values not in MARRIAGES:
            raise _unreadable(self)


MARRIAGES: tuple[tuple[int, ...], ...] = tuple(
    (40,) * forty + (20,) * twenty for forty in (0, 1) for twenty in range(4) if forty + twenty
)
"""All sets of values that can be announced (U7.2)."""


class Double(Action, frozen=True):
    """Double components, or raise doubles, each by one level (U8.5, U8.6)."""

    words: tuple[str, ...]
    """Words of U3.1, or ``betli/s`` and ``durchmars/s`` with the seat of a defender (U8.7); kept in the
    order of U3.1, lower seats first."""

    def __post_init__(self) -> None:
        words = tuple(self.words)
        if not words or len(set(words)) != len(words) or not all(word in _WORDS for word in words):
            raise _unreadable(self)
        force_setattr(self, "words", tuple(sorted(words, key=_WORDS.__getitem__)))


def _words() -> dict[str, tuple[int, int]]:
    words = {name: (place, -1) for name, place in COMPONENT_ORDER.items()}
    for name in _IN_SEATS:
        words |= {f"{name}/{seat}": (COMPONENT_ORDER[name], seat) for seat in range(3)}
    return words


_WORDS = _words()


class Good(Action, frozen=True):
    """Raise no double (U8.6)."""


class Play(Action, frozen=True):
    """Play a card (U9.1)."""

    card: Card


class Claim(Action, frozen=True):
    """Claim all tricks not yet gathered; in a Betli none of them (U13.3)."""


class Agree(Action, frozen=True):
    """Agree to a claim (U13.3)."""


class Refuse(Action, frozen=True):
    """Refuse a claim (U13.3)."""


class Concede(Action, frozen=True):
    """Give up a contract without trumps (U13.4)."""


PASS, TAKE, KEEP, FORFEIT, GOOD = Pass(), Take(), Keep(), Forfeit(), Good()
CLAIM, AGREE, REFUSE, CONCEDE = Claim(), Agree(), Refuse(), Concede()
PLAYS: tuple[Play, ...] = tuple(Play(card) for card in CARDS)
BIDS: dict[str, MakeBid] = {text: MakeBid(text) for text in CONTRACTS}
TRUMPS: tuple[NameTrump, ...] = tuple(NameTrump(letter) for letter in "ALB")
ANNOUNCEMENTS: dict[tuple[int, ...], Announce] = {values: Announce(values) for values in MARRIAGES}
LAYS: dict[tuple[Card, Card], Lay] = {pair: Lay(pair) for pair in combinations(sorted_cards(CARDS), 2)}
"""Every pair of cards, in the order of U1.2."""

_BARE: tuple[Action, ...] = (PASS, TAKE, KEEP, FORFEIT, GOOD, CLAIM, AGREE, REFUSE, CONCEDE)
_BY_TEXT: dict[str, Action] = {str(action): action for action in (*_BARE, *PLAYS, *BIDS.values(), *TRUMPS)}
