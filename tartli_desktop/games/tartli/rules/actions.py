"""What a player can do, and its text (R14)."""

from __future__ import annotations

from reprlib import repr as short

from msgspec.structs import force_setattr

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.game.errors import ActionTextError, Sentence
from tartli_desktop.game.match import ActionBase

from .melds import Meld, in_order, parse_meld

TURN_POSITIONS = (4, 7, 10, 13, 16, 19)
"""Where the turned card may lie in the pack, counted from 1 (R3.4)."""

_LONGEST = 256
"""The most characters an action's text may have: nine cards make no declaration half as long."""

_NO_TURN = Sentence("the 4th, 7th, 10th, 13th, 16th or 19th card may be turned")


class Action(ActionBase, frozen=True):
    """Base of the actions below. ``str(action)`` is its text (R14); :meth:`parse` is the inverse."""

    @staticmethod
    def parse(text: str) -> Action:
        """Parse an action's text (R14), without the seat. Raises ActionTextError, a ValueError."""
        if not isinstance(text, str):
            raise ActionTextError("R14", Sentence("{text} is not a text", text=repr(text)))
        if len(text) > _LONGEST:
            raise ActionTextError("R14", Sentence("{text} is not an action", text=short(text)))
        word, *rest = text.split(" ")
        if not rest and word in _BARE:
            return _BARE[word]
        if word == "play" and len(rest) == 1:
            card = Card.__members__.get(rest[0])
            if card is None:
                raise ActionTextError("R14", Sentence("{card} is not a card", card=repr(rest[0])))
            return PLAYS[card]
        if word == "turn" and len(rest) == 1:
            if rest[0] not in _TURN_BY_TEXT:
                raise ActionTextError("R3.4", _NO_TURN)
            return _TURN_BY_TEXT[rest[0]]
        if word == "declare" and rest:
            return Declare(tuple(parse_meld(item) for item in rest))
        raise ActionTextError("R14", Sentence("{text} is not an action", text=repr(text)))


class Turn(Action, frozen=True):
    """Ask for the turned card to be the ``position``-th of the pack (R3.4)."""

    position: int
    """One of :data:`TURN_POSITIONS`; ActionTextError for any other."""

    def __post_init__(self) -> None:
        if type(self.position) is not int or self.position not in TURN_POSITIONS:
            raise ActionTextError("R3.4", _NO_TURN)


class Exchange(Action, frozen=True):
    """Exchange the trump VII for the turned-up card (R8)."""


class Declare(Action, frozen=True):
    """Declare melds, all items of the trick together (R5)."""

    items: tuple[Meld, ...]
    """The melds, in the order of R14 whatever order they are given in."""

    def __post_init__(self) -> None:
        items = tuple(self.items)
        if not items or not all(isinstance(item, Meld) for item in items):
            raise ActionTextError("R14", Sentence("a declaration holds at least one meld, and nothing else"))
        if len(items) > 1:
            items = in_order(items)
        force_setattr(self, "items", items)


class Bela(Action, frozen=True):
    """Declare King and Over of trumps (R7)."""


class Play(Action, frozen=True):
    """Play a card (R4 steps 3 and 6)."""

    card: Card


class Gather(Action, frozen=True):
    """Gather the trick and draw (R4 steps 8 and 9), by its winner."""


class Out(Action, frozen=True):
    """Go out (R9.2)."""


TURNS = tuple(Turn(position) for position in TURN_POSITIONS)
_TURN_BY_TEXT = {str(turn.position): turn for turn in TURNS}
PLAYS = tuple(Play(card) for card in CARDS)
EXCHANGE: Action = Exchange()
BELA: Action = Bela()
GATHER: Action = Gather()
OUT: Action = Out()
_BARE: dict[str, Action] = {str(action): action for action in (EXCHANGE, BELA, GATHER, OUT)}
