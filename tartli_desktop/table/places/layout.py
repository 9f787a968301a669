"""Where everything lies on the table: pure geometry, in scene units. What two to five seats share.

The scene is :data:`HEIGHT` units high and as wide as the window's shape asks for; the view scales it.
A card's place is that of its centre.
"""

from __future__ import annotations

from math import ceil, cos, radians, sin

from msgspec import Struct

from tartli_desktop.table.card_faces.faces import ASPECT

HEIGHT = 900.0
"""Height of a table, but in a window that is higher than the narrowest table asks for."""
NARROWEST, _WIDEST = 1220.0, 1960.0
"""Width of a table on which words stand: at least, and at most."""
_NARROWEST_BESIDE = 840.0
"""The same where no words stand on the table: all moves together, so that the cards stay large."""
HIGHEST = 1300.0
"""Height of a table at most: in a higher window hands and trick keep together in its middle."""
TALL_HEIGHT, _TALL_HIGHEST = 1340.0, 2000.0
"""Height of a tall table, on which the words stand under the trick: at least, and at most."""
_TALL_NARROWEST = {2: 840.0, 3: 1000.0, 4: 1080.0, 5: 1240.0}
"""Width of a tall table at least, by the number of seats: those opposite need more."""
_TALL = 0.8
"""Up to this shape, width by height, a table is a tall one."""

OWN_Y = 728.0
"""Height of the middle card of the player's fan."""
TALON_Y = 378.0
"""Height of the middle of the talon: between the caption above it and the player's note below."""
PANEL_Y, PANEL_HEIGHT = 168.0, 392.0
"""Top and height of the words and buttons: from the other player's plate to the fan below."""
RAISED_BY = 28.0
"""How far a card stands out of the fan that the player points at."""
OWN_WIDTH = 166.0
"""Width of a card in the player's hand."""
LARGE_OWN_WIDTH = 174.0
"""The same where letters are so large that the words stand beside the table."""
TABLE_WIDTH = 150.0
"""Width of a card in the trick, of the talon and of the pack."""
FAR_WIDTH = 118.0
"""Width of a card in the opponent's hand."""
PILE_WIDTH = 84.0
"""Width of a gathered card."""
SMALL_WIDTH = 60.0
"""The same where more than two play."""
LIES = 2.0
"""The lift of a card that lies by itself on the cloth."""
_THICK, _STACK_LEANS, _FEW = 1.6, 0.7, 14
"""How far the cards of a stack lie above and beside each other, and up to how many lie so far."""
OWN_PLATE, OWN_PLATE_HEIGHT = 148.0, 196.0
"""Width and height of the player's plate."""
FAR_PLATE = 124.0
"""Width of the plate of another player."""
_BESIDE_OWN, _BESIDE_NARROW = 186.0, 92.0
"""What is left free at both sides of the player's fan; less where no plate stands there."""
_LEANS = 32.0
"""By how much the two outermost cards of the fan, which lean outwards, are broader than a card."""
_WIDEST_STEP = 110.0
"""How far cards of the player's fan lie from each other at most."""
_SAGS, _TURNS = 1.1, 1.7
"""By how much a card of a small fan lies lower and is turned, by its distance from the middle in cards."""
_RIM = 23.0
"""How high the rim along the lower edge is at most, which is in the smallest window."""


class Place(Struct, frozen=True):
    """Where and how a card lies."""

    x: float
    y: float
    width: float
    rotation: float = 0.0
    """Degrees, clockwise."""
    z: float = 0.0
    face_up: bool = False
    covered: bool = False
    """Whether it lies in a stack under others, so that only two of its edges are seen."""
    parted: bool = True
    """Whether a line is seen then between it and the card on it: in a dense stack only between some."""
    lift: float = 0.0
    """How high it is above the cloth, on which its shadow falls; 0 where none is seen."""
    in_column: bool = False
    """Whether it lies open under others that leave its upper edge free, where letter and sign then stand."""


class NoteRoom(Struct, frozen=True):
    """Where a note may be: at the foot of a rectangle in which no card lies, or at its head."""

    left: float
    top: float
    width: float
    height: float
    anchor: float
    """Its left edge, if the note is not too wide for that."""
    at_top: bool = False
    """Whether it hangs at the head of the rectangle instead."""


def scene_size(
    view_width: float, view_height: float, *, words_beside: bool = False, seats: int = 2
) -> tuple[float, float]:
    """Width and height of the scene for a view of that shape."""
    narrowest = _NARROWEST_BESIDE if words_beside else NARROWEST
    shape = view_width / max(view_height, 1.0)
    if shape <= _TALL and not words_beside:
        width = max(TALL_HEIGHT * shape, _TALL_NARROWEST[seats])
        return width, min(width / max(shape, 0.1), _TALL_HIGHEST)
    width = min(max(HEIGHT * shape, narrowest), _WIDEST)
    return width, min(max(width / max(shape, 0.1), HEIGHT), HIGHEST)


class PlateRoom(Struct, frozen=True):
    """The room of a player's plate."""

    left: float
    top: float
    width: float
    height: float


class CaptionRoom(Struct, frozen=True):
    """Where the card with what is played may lie: a rectangle in which nothing else does."""

    left: float
    top: float
    width: float
    height: float
    axis: float
    """On which it is centred as far as it can be, from left to right."""
    level: float
    """The same from top to bottom."""


class Seats(Struct, frozen=True):
    """The places of a table of some width, at which two to five sit.

    A player's place is counted from the player who looks, who sits below and has place 0, counter-clockwise:
    place 1 is at that player's right. An index of a card counts from 0, in a stack from below.
    """

    width: float
    seats: int = 2
    words_beside: bool = False
    """Whether the words and buttons stand beside the table, and leave their room on it to the notes."""
    height: float = HEIGHT

    # What each number of seats has elsewhere

    @property
    def middle(self) -> tuple[float, float]:
        """Centre of the trick."""
        raise NotImplementedError

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the room for words and buttons, right of the trick."""
        raise NotImplementedError

    def far(self, place: int, index: int, count: int, *, face_up: bool = False) -> Place:
        """A card in the hand of another player than the one below."""
        raise NotImplementedError

    def held_up(self, place: int, index: int, count: int) -> Place:
        """A card that another player shows for a moment, in front of their hand."""
        raise NotImplementedError

    def talon(self, index: int, count: int) -> Place:
        """A face-down card of the talon."""
        raise NotImplementedError

    @property
    def turned(self) -> Place:
        """A card that lies face up at the talon."""
        raise NotImplementedError

    def trick(self, place: int, nth: int) -> Place:
        """A card of the trick; ``nth``: how many were played before it."""
        raise NotImplementedError

    def drawn(self, place: int) -> Place:
        """A card of the draw for first dealer."""
        raise NotImplementedError

    def taken(self, place: int, index: int) -> Place:
        """A gathered card, near the plate of the player whose trick it was."""
        raise NotImplementedError

    def row(self, place: int | None, index: int, count: int) -> Place:
        """A card that lies open before a player, or in the middle."""
        raise NotImplementedError

    def pack(self, place: int, index: int, count: int) -> Place:
        """A card of the pack before the deal, in front of the dealer."""
        raise NotImplementedError

    def note(self, place: int) -> NoteRoom:
        """The room for what a speaker says."""
        raise NotImplementedError

    def note_before_deal(self, place: int) -> NoteRoom:
        """The room for what a speaker says who holds no cards yet."""
        return self.note(place)

    def drawn_note(self, place: int) -> NoteRoom:
        """The room for the name of a card of the draw for first dealer."""
        raise NotImplementedError

    def plate(self, place: int) -> PlateRoom:
        """The room of a player's plate, upright, beside their hand."""
        raise NotImplementedError

    def caption(self, *, is_free: bool) -> CaptionRoom:
        """Where is told what is played; ``is_free``: no cards lie in the middle."""
        raise NotImplementedError

    @property
    def talon_middle(self) -> tuple[float, float]:
        """The middle of the place of talon and turned card."""
        raise NotImplementedError

    @property
    def board(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the board of cards."""
        raise NotImplementedError

    @property
    def board_key(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what the marks on the board mean; no size where only its
        tool tip tells."""
        raise NotImplementedError

    @property
    def panel_under_board(self) -> tuple[float, float, float, float]:
        """What the board of cards leaves of the panel, which reaches over the key where it is full."""
        return self.panel

    def note_beside_board(self, place: int) -> NoteRoom:
        """The room for what a speaker says while the board of cards is there."""
        return self.note(place)

    # What is alike

    @property
    def beside_trick(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all that is right of the trick, above the player's fan."""
        left, bottom = self.panel[0] - 6, self.own_y - self.own_width * ASPECT / 2
        return (left, 0.0, self.width - 14 - left, bottom)

    @property
    def is_narrow(self) -> bool:
        """Whether it is narrower than a table on which words stand."""
        return self.words_beside and self.width < NARROWEST

    @property
    def own_width(self) -> float:
        """Width of a card in the player's hand."""
        return LARGE_OWN_WIDTH if self.words_beside else OWN_WIDTH

    def stacked(self, x: float, y: float, width: float, index: int, count: int) -> Place:
        """A face-down card of a stack, whose lowest card is there: each is seen by its edges."""
        aside = (index * 37 % 7 - 3) * 0.17
        above = _THICK if count <= _FEW else _THICK * _FEW / count
        return Place(
            x=x - index * _STACK_LEANS + aside,
            y=y - index * above,
            width=width,
            z=5 + index,
            covered=index < count - 1,
            parted=not index % ceil(_THICK / above),
            lift=0.0 if index else LIES + 0.15 * min(count, _FEW),
        )

    @property
    def axis(self) -> float:
        """On what the player's fan and the trick are centred."""
        return self.width / 2

    @property
    def sunk(self) -> float:
        """How much lower than usual lies what is in the middle of a high table."""
        return (self.height - HEIGHT) / 2

    @property
    def below(self) -> float:
        """The same of what lies before the player."""
        return self.height - HEIGHT

    @property
    def beside_own(self) -> float:
        """How broad a strip is left free at both sides of the player's fan, for plate and gathered cards."""
        return _BESIDE_NARROW if self.is_narrow else _BESIDE_OWN

    @property
    def own_y(self) -> float:
        """Height of the middle card of the player's fan."""
        return OWN_Y + self.below

    def own(self, index: int, count: int, *, raised: bool = False) -> Place:
        """A card of the player's fan; a raised one stands out."""
        off = index - (count - 1) / 2
        middle, wide = self._own_room(count)
        step = min(_WIDEST_STEP, (wide - self.own_width - _LEANS) / max(count - 1, 1))
        bend = self._bend(count)
        return Place(
            x=middle + off * step,
            y=self.own_y + off * off * _SAGS * bend - (RAISED_BY if raised else 0),
            width=self.own_width,
            rotation=off * _TURNS * bend,
            z=100 + index,
            face_up=True,
        )

    def _own_room(self, count: int) -> tuple[float, float]:
        """The middle of the player's fan, and how wide it may be."""
        half = min(self.axis, self.width - self.axis) - self.beside_own
        if not self.is_narrow:
            return self.axis, 2 * half
        # Many cards take the room at both sides, so that each can be told from the others.
        all_room = self.width - 2 * self.beside_own
        wanted = _WIDEST_STEP * (count - 1) + self.own_width + _LEANS
        wide = min(max(wanted, 2 * half), all_room)
        least, most = self.beside_own + wide / 2, self.width - self.beside_own - wide / 2
        return min(max(self.axis, least), most), wide

    def _bend(self, count: int) -> float:
        """How much the player's fan is bent: a large one so little that no corner reaches the rim."""
        outermost = (count - 1) / 2
        half_wide, half_high = self.own_width / 2, self.own_width * ASPECT / 2
        turned = radians(outermost * _TURNS)
        lower = outermost**2 * _SAGS + half_wide * sin(turned) - half_high * (1 - cos(turned))
        room = self.height - _RIM - self.own_y - half_high
        return min(1.0, room / lower) if lower > 0 else 1.0

    def spread(self, index: int, count: int) -> Place:
        """A card of the pack spread out for the cut: before the player, who holds no cards then."""
        left = self.beside_own + TABLE_WIDTH / 2
        right = 2 * self.axis - left
        return Place(
            x=left + (right - left) * index / (count - 1), y=self.own_y - 24, width=TABLE_WIDTH, z=index
        )

    def is_middle(self, x: float, y: float) -> bool:
        """Whether a card let go there is meant to be played."""
        return y < self.own_y - self.own_width * ASPECT * 0.62

    def own_index(self, x: float, count: int) -> int:
        """The place in the player's fan that is nearest to ``x``."""
        return min(range(count), key=lambda index: abs(self.own(index, count).x - x), default=0)
