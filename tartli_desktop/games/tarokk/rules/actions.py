"""What a player can do, and its text (T17)."""

from __future__ import annotations

from functools import lru_cache
from reprlib import repr as short

from msgspec.structs import force_setattr

from tartli_desktop.cards.tarokk import CARDS, Card, cards_of, mask_of
from tartli_desktop.game.errors import ActionTextError, Sentence
from tartli_desktop.game.match import ActionBase

LEVELS = ("three", "two", "one", "solo")
"""The bids, low to high; the place counted from 1 is the level and the base value of the game (T4.1)."""

BONUSES = ("trull", "kings", "double", "volat", "ultimo", "catch")
"""The bonuses that can be announced (T9.6)."""

GAME = "game"
"""The one item besides the bonuses that can be kontra'd (T9.10)."""

ITEMS = (GAME, *BONUSES)
"""Everything that can be kontra'd."""

KONTRAS = ("kontra", "rekontra", "szubkontra", "hirskontra", "mordkontra")
"""The words of the kontras; the place counted from 1 is the level (T9.10)."""

MOST_DISCARDS = 3
"""The most cards that one seat discards (T6.1)."""

_LONGEST = 64
"""The most letters that the text of an action may have; three cards need less than half as many."""


class Action(ActionBase, frozen=True):
    """One of the actions below.

    ``str(action)`` is its text of T17 without the seat, :meth:`parse` the inverse.
    """

    @staticmethod
    def parse(text: str) -> Action:
        """The action of a text of T17, without the seat. Raises ActionTextError, a ValueError."""
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise no_action(text)
        action = _BY_TEXT.get(text)
        if action is not None:
            return action
        word, *codes = text.split(" ")
        if word != "discard" or not 1 <= len(codes) <= MOST_DISCARDS:
            raise no_action(text)
        try:
            cards = [Card.parse(code) for code in codes]
        except ValueError:
            raise no_action(text) from None
        if len(set(cards)) < len(cards):
            raise no_action(text)
        return discard_of(mask_of(cards))


def no_action(text: object) -> ActionTextError:
    """The exception for a text that is no action (T17.4)."""
    return ActionTextError("T17.4", Sentence("{text} is not an action", text=short(text)))


class Bid(Action, frozen=True):
    """Bid three, two, one or solo (T4.1), or raise one's own three (T4.10)."""

    level: int
    """1 for three to 4 for solo; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if type(self.level) is not int or not 1 <= self.level <= len(LEVELS):
            raise no_action(self.level)

    def __str__(self) -> str:
        return f"bid {LEVELS[self.level - 1]}"


class Hold(Action, frozen=True):
    """Make the bid of another seat one's own (T4.4)."""


class Pass(Action, frozen=True):
    """Leave the auction (T4.5), yield the game (T5.7), keep the three (T4.10), close a turn (T9.1)."""


class Discard(Action, frozen=True):
    """Discard as many cards as were drawn (T6.3)."""

    cards: tuple[Card, ...]
    """One to three cards, kept in canonical order however they are given."""

    def __post_init__(self) -> None:
        cards = tuple(sorted(self.cards))
        if cards != self.cards:
            force_setattr(self, "cards", cards)
        if not 1 <= len(set(cards)) == len(cards) <= MOST_DISCARDS:
            raise no_action(str(self))

    @property
    def mask(self) -> int:
        """The cards as a bit mask."""
        return mask_of(self.cards)


class Annul(Action, frozen=True):
    """Make the hand void (T7.2)."""


class Keep(Action, frozen=True):
    """Let the hand be played (T7.2)."""


class Batch(Action, frozen=True):
    """Choose one of the four batches that lie on the table after a knock (T22.2)."""

    number: int
    """1 to 4; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if type(self.number) is not int or not 1 <= self.number <= 4:
            raise no_action(self.number)


class DeclareTarokks(Action, frozen=True):
    """Declare eight or nine tarokks (T9.3)."""

    word = "tarokks"

    count: int
    """8 or 9; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if type(self.count) is not int or self.count not in (8, 9):
            raise no_action(self.count)


class Call(Action, frozen=True):
    """Call a partner by a card (T8)."""

    card: Card


class Announce(Action, frozen=True):
    """Announce a bonus on behalf of one's side (T9.5)."""

    bonus: str
    """One of :data:`BONUSES`; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if self.bonus not in BONUSES:
            raise no_action(self.bonus)

    def __str__(self) -> str:
        return self.bonus


class SayKontra(Action, frozen=True):
    """Double the game or an announced bonus (T9.10)."""

    level: int
    """1 for kontra to 5 for mordkontra; ActionTextError for any other."""
    item: str
    """One of :data:`ITEMS`; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if type(self.level) is not int or not 1 <= self.level <= len(KONTRAS) or self.item not in ITEMS:
            raise no_action(f"{self.level} {self.item}")

    def __str__(self) -> str:
        return f"{KONTRAS[self.level - 1]} {self.item}"


class Play(Action, frozen=True):
    """Play a card (T11)."""

    card: Card


BIDS = tuple(Bid(level) for level in range(1, len(LEVELS) + 1))
HOLD, PASS, ANNUL, KEEP = Hold(), Pass(), Annul(), Keep()
BATCHES = tuple(Batch(number) for number in range(1, 5))
EIGHT, NINE = DeclareTarokks(8), DeclareTarokks(9)
CALLS = tuple(Call(card) for card in CARDS)
ANNOUNCEMENTS = tuple(Announce(bonus) for bonus in BONUSES)
KONTRA_WORDS = {
    (level, item): SayKontra(level, item) for level in range(1, len(KONTRAS) + 1) for item in ITEMS
}
"""The kontra of a level to an item."""
PLAYS = tuple(Play(card) for card in CARDS)

_BY_TEXT: dict[str, Action] = {
    str(action): action
    for action in (
        *BATCHES,
        *BIDS,
        *(HOLD, PASS, ANNUL, KEEP, EIGHT, NINE),
        *CALLS,
        *ANNOUNCEMENTS,
        *KONTRA_WORDS.values(),
        *PLAYS,
    )
}


# There are 12,383 in all, and up to 220 are legal at once.
@lru_cache(maxsize=1000)
def discard_of(mask: int) -> Discard:
    """The discard of one to three cards."""
    return Discard(cards_of(mask))
