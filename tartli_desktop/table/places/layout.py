"""Where everything lies on the table: pure geometry in scene units, shared by tables of two to five seats.

The scene is :data:`HEIGHT` units high and as wide as the window's shape requires; the view scales it. A
card's place is that of its centre.
"""

from math import ceil, cos, radians, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tartli_desktop.table.card_faces.corner_indices import Edge
from tartli_desktop.table.card_faces.faces import ASPECT

HEIGHT = 900.0
"""The height of a table, except in a window that is higher than the narrowest table requires."""
_NARROWEST, _WIDEST = {2: 840.0, 3: 840.0, 4: 840.0, 5: 1200.0}, 1960.0
"""The least width of a table, by the number of seats, and the greatest: everything moves together, so that
the cards stay large."""
USUAL_WIDTH = 1220.0
"""The width of a table in a window of the usual shape."""
_ROOMY = 1110.0
"""The least width of a table with room for full plates beside its hands."""
NARROW_PLATE, NARROW_PLATE_HEIGHT = 84.0, 116.0
"""Width and height of a plate on a narrower table: portrait and count."""
_HIGHEST = 1300.0
"""The greatest height of a table: in a higher window, hands and trick keep together in its middle."""

OWN_Y = 728.0
"""The y of the middle card of the player's fan."""
TALON_Y = 378.0
"""The y of the talon's middle: between the upper hand and the player's note below."""
_BESIDE_TRICK = 140.0
"""The distance from the axis beyond which nothing of the trick lies."""
RAISED_BY = 28.0
"""How far the card that the player points at stands out of the fan."""
OWN_WIDTH = 174.0
"""Width of a card in the player's hand."""
TABLE_WIDTH = 150.0
"""Width of a card in the trick, of the talon and of the pack."""
FAR_WIDTH = 118.0
"""Width of a card in the opponent's hand."""
PILE_WIDTH = 84.0
"""Width of a gathered card."""
SMALL_WIDTH = 60.0
"""The width of a gathered card where more than two play."""
POT = 108.0
"""The diameter of a pot."""
LIES = 2.0
"""The lift of a single card on the cloth."""
_BETWEEN_BATCHES = 24.0
"""The gap between the batches from which players choose."""
_THICK, _STACK_LEANS, _FEW = 1.6, 0.7, 14
"""The steps between the cards of a stack upwards and to the left, and how many cards keep the first step."""
OWN_PLATE, OWN_PLATE_HEIGHT = 148.0, 196.0
"""Width and height of the player's plate."""
FAR_PLATE = 124.0
"""Width of the plate of another player."""
_BESIDE_OWN, _BESIDE_NARROW = 186.0, 106.0
"""The room left free at both sides of the player's fan; the smaller one beside a small plate."""
_LEANS = 32.0
"""How much broader than an upright card the two outermost cards of the fan are, which lean outwards."""
_WIDEST_STEP = 110.0
"""The greatest distance between neighbouring cards of the player's fan."""
LARGE_CORNER = 0.375
"""How much of the width of a card its corner takes."""
_SAGS, _TURNS = 1.1, 1.7
"""How much lower a card of a small fan lies, and how far it turns, per card of distance from the middle."""
_RIM = 23.0
"""The greatest height of the rim along the lower edge: that in the smallest window."""


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
    """Whether it lies under others in a stack, so that only two of its edges are visible."""
    parted: bool = True
    """Whether a line then separates it from the card above; a dense stack has only some of these lines."""
    lift: float = 0.0
    """Its height above the cloth on which its shadow falls; 0 where no shadow is visible."""
    edge: Edge | None = None
    """The only edge that the cards beside it leave visible, which then shows letter and sign."""


class NoteRoom(Struct, frozen=True):
    """The room for a note, which stands at the foot of a rectangle without cards, or hangs from its top."""

    left: float
    top: float
    width: float
    height: float
    anchor: float
    """The left edge of the note, unless the note is too wide for that."""
    at_top: bool = False
    """Whether the note hangs from the top of the rectangle."""


def scene_size(view_width: float, view_height: float, seats: int = 2) -> tuple[float, float]:
    """Return width and height of the scene for a view of this shape."""
    shape = view_width / max(view_height, 1.0)
    width = min(max(HEIGHT * shape, _NARROWEST[seats]), _WIDEST)
    return width, min(max(width / max(shape, 0.1), HEIGHT), _HIGHEST)


class Seats(Struct, frozen=True):
    """What the places of all tables share; each table has the rest.

    Places are counted counter-clockwise from the viewer, who sits at the near side and has place 0; place 1
    is at the viewer's right. Card indices count from 0, in a stack from the bottom.
    """

    width: float
    seats: int = 2
    height: float = HEIGHT

    @property
    def beside_trick(self) -> QRectF:
        """The area of everything right of the trick, above the player's fan."""
        left, bottom = self.axis + _BESIDE_TRICK, self.own_y - OWN_WIDTH * ASPECT / 2
        return QRectF(left, 0, self.width - 14 - left, bottom)

    @property
    def is_narrow(self) -> bool:
        """Whether the table has no room for full plates beside its hands."""
        return self.width < _ROOMY

    def stacked(self, x: float, y: float, width: float, index: int, count: int) -> Place:
        """A face-down card of a stack whose lowest card lies at this place; the edges of each card show."""
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
    def middle(self) -> tuple[float, float]:
        """Centre of the trick."""
        raise NotImplementedError

    @property
    def talon_middle(self) -> QPointF:
        """The middle of the room of talon and turned card."""
        raise NotImplementedError

    @property
    def pot_middle(self) -> QPointF:
        """The middle of a pot beside the talon."""
        return self.talon_middle

    def batch(self, nth: int, batches: int, index: int, count: int) -> Place:
        """A card of one of the batches in the middle from which players choose their hands, side by side."""
        x, y = self.middle
        width = PILE_WIDTH if self.is_narrow else FAR_WIDTH
        step = width + _BETWEEN_BATCHES
        # Right of the talon, and of a pot beside it.
        first = max(x - step * (batches - 1) / 2, self.talon_middle.x() + PILE_WIDTH + step / 2)
        return self.stacked(first + nth * step, y, width, index, count)

    def note(self, place: int) -> NoteRoom:
        """The room for what a player says."""
        raise NotImplementedError

    def drawn_note(self, place: int) -> NoteRoom:
        """The room for the name of a card of the draw for first dealer."""
        return self.note(place)

    def note_before_deal(self, place: int) -> NoteRoom:
        """The room for what a player says who holds no cards yet."""
        return self.note(place)

    def note_beside_board(self, place: int) -> NoteRoom:
        """The room for what a player says while the board of cards is shown."""
        return self.note(place)

    @property
    def axis(self) -> float:
        """The x on which the player's fan and the trick are centred."""
        return self.width / 2

    @property
    def sunk(self) -> float:
        """How much lower than usual the middle of a high table lies."""
        return (self.height - HEIGHT) / 2

    @property
    def below(self) -> float:
        """How much lower than usual everything before the player lies."""
        return self.height - HEIGHT

    @property
    def beside_own(self) -> float:
        """The breadth of the strip at both sides of the player's fan, for plate and gathered cards."""
        return _BESIDE_NARROW if self.is_narrow else _BESIDE_OWN

    @property
    def own_y(self) -> float:
        """The y of the middle card of the player's fan."""
        return OWN_Y + self.below

    def own(self, index: int, count: int, *, raised: bool = False) -> Place:
        """A card of the player's fan; a raised one stands out."""
        off = index - (count - 1) / 2
        middle, wide = self._own_room(count)
        # Each card shows its whole corner.
        width = min(OWN_WIDTH, (wide - _LEANS) / (1 + LARGE_CORNER * (count - 1)))
        step = min(_WIDEST_STEP, (wide - width - _LEANS) / max(count - 1, 1))
        bend = self._bend(count)
        # Smaller cards end at the same height.
        lower = (OWN_WIDTH - width) * ASPECT / 2
        return Place(
            x=middle + off * step,
            y=self.own_y + lower + off * off * _SAGS * bend - (RAISED_BY if raised else 0),
            width=width,
            rotation=off * _TURNS * bend,
            z=100 + index,
            face_up=True,
        )

    def _own_room(self, count: int) -> tuple[float, float]:
        """The middle of the player's fan, and its greatest width."""
        half = min(self.axis, self.width - self.axis) - self.beside_own
        if not self.is_narrow:
            return self.axis, 2 * half
        # Many cards take the room at both sides, so that they can be told apart.
        all_room = self.width - 2 * self.beside_own
        wanted = _WIDEST_STEP * (count - 1) + OWN_WIDTH + _LEANS
        wide = min(max(wanted, 2 * half), all_room)
        least, most = self.beside_own + wide / 2, self.width - self.beside_own - wide / 2
        return min(max(self.axis, least), most), wide

    def _bend(self, count: int) -> float:
        """The curvature of the player's fan: a large fan bends so little that no corner reaches the rim."""
        outermost = (count - 1) / 2
        half_wide, half_high = OWN_WIDTH / 2, OWN_WIDTH * ASPECT / 2
        turned = radians(outermost * _TURNS)
        lower = outermost**2 * _SAGS + half_wide * sin(turned) - half_high * (1 - cos(turned))
        room = self.height - _RIM - self.own_y - half_high
        return min(1.0, room / lower) if lower > 0 else 1.0

    @property
    def narrow_own_plate(self) -> QRectF:
        """The room of the player's plate on a narrow table: in the strip beside the fan."""
        high = NARROW_PLATE_HEIGHT + 60
        return QRectF(20, 872 - high + self.below, NARROW_PLATE, high)

    def spread(self, index: int, count: int) -> Place:
        """A card of the pack spread for the cut, before the player, who holds no cards then."""
        left = self.beside_own + TABLE_WIDTH / 2
        right = 2 * self.axis - left
        return Place(
            x=left + (right - left) * index / (count - 1), y=self.own_y - 24, width=TABLE_WIDTH, z=index
        )

    def is_middle(self, y: float) -> bool:
        """Whether a card dropped at this height is meant to be played."""
        return y < self.own_y - OWN_WIDTH * ASPECT * 0.62

    def own_index(self, x: float, count: int) -> int:
        """The index in the player's fan nearest to ``x``."""
        return min(range(count), key=lambda index: abs(self.own(index, count).x - x), default=0)
