"""Where everything lies at a table of three, four or five.

The others sit at the right, opposite and at the left, their hands smaller and closer together. Their notes
have a row along the upper edge, so that no hand lies between note and trick.
"""

from math import cos, radians, sin

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tartli_desktop.table.card_faces.corner_indices import Edge
from tartli_desktop.table.card_faces.faces import ASPECT

from .layout import (
    FAR_PLATE,
    FAR_WIDTH,
    HEIGHT,
    LIES,
    NARROW_PLATE,
    NARROW_PLATE_HEIGHT,
    OWN_PLATE,
    OWN_PLATE_HEIGHT,
    PILE_WIDTH,
    POT,
    SMALL_WIDTH,
    USUAL_WIDTH,
    NoteRoom,
    Place,
    Seats,
)
from .two_seats import TwoSeats

_OPEN_WIDTH, _OPEN_STEP = 90.0, 33.0
"""The greatest width of a card of an open hand at a side, and the greatest distance to the next one."""
_OPEN_OPPOSITE, _OPEN_TOP = 62.0, 20.0
"""The greatest width of a card of an open hand opposite, and the distance of that hand from the edge."""
_UPPER_EDGE, _LEFT_EDGE = 0.305, 0.375
"""How much of its width a card in a column shows of its upper edge, and one in a row of its left edge."""
_LAID_WIDTH = 72.0
"""The width of a card laid open at the side, with four or five players."""
_SIDE = 48.0
"""The distance of the hands at the sides from the edge."""
_BESIDE_SIDE = 122.0
"""The distance from the edge beyond which nothing of those hands lies."""


_TALON_Y = 284.0
"""The y of the talon's middle."""
_MOST_RISE = 2.5
"""The greatest height of gathered cards piled up at the sides."""

_PLATE_HEIGHT = 132.0
_NOTE_HEIGHT = 134.0
"""The greatest height of the note of a player at the side: as far as the board of cards."""
_NOTE_WIDTH, _BESIDE_PLATE = 206.0, 6.0
"""The greatest width of such a note, and the least gap between it and what stands beside it."""
_GAP = 2.0
"""The least gap between a note and what it must not cover."""
_TAKEN, _FREE = 52.0, 8.0
"""How far gathered cards that lie crosswise reach from their middle, and the gap left beside an open hand."""
_WIDER = 26.0
"""How much wider the plates of a wide table become at most, so that long names keep their size."""


class _Chair(Struct, frozen=True):
    """The seat of another player."""

    x: float
    y: float
    """The y of the middle of the hand."""
    turn: float
    """The direction of its cards, in degrees clockwise from straight up."""
    long: float
    """The greatest length of the hand, from the middle of its first card to that of its last."""
    step: float
    """The greatest distance between its neighbouring cards."""


class RoundTable(Seats, frozen=True):
    """The places of a table for three to five."""

    @property
    def axis(self) -> float:
        """The x on which hands and trick are centred: a little left where large notes need the room."""
        return self.width * (0.455 if self.is_narrow else 0.5)

    @property
    def middle(self) -> tuple[float, float]:
        # Lower where the notes of two players opposite need the room.
        return (self.axis, (384.0 if self._is_full else 372.0) + self.sunk)

    @property
    def _is_full(self) -> bool:
        """Whether two players sit opposite, so that their notes hang in a row under the hands there."""
        return self.seats == 5

    def _chair(self, place: int) -> _Chair:
        """The seat of a player; place 1 is at the right of the near one."""
        axis, right = self.axis, self.width - _SIDE
        if self.seats == 3:
            # Lower than plate and gathered cards in the corner, where the plate is.
            y = (318 if self.is_narrow else 406) + self.sunk
            return (_Chair(right, y, 262, 250, 24), _Chair(_SIDE, y, 98, 250, 24))[place - 1]
        y = (350 if self.is_narrow else 412) + self.sunk
        sides = (_Chair(right, y, 270, 240, 24), _Chair(_SIDE, y, 90, 240, 24))
        if self.seats == 4:
            return (sides[0], _Chair(axis, 46, 180, 218, 26), sides[1])[place - 1]
        opposite = (_Chair(axis + 172, 40, 184, 110, 18), _Chair(axis - 136, 40, 176, 110, 18))
        return (sides[0], *opposite, sides[1])[place - 1]

    def _is_opposite(self, place: int) -> bool:
        """Whether a player sits at the upper edge rather than at a side or at the near edge."""
        return 1 < place < self.seats - 1

    def far(self, place: int, index: int, count: int, *, face_up: bool = False) -> Place:
        """A card in another player's hand, an arc that opens towards the middle."""
        if face_up:
            return self._open(place, index, count)
        chair = self._chair(place)
        off = index - (count - 1) / 2
        step = min(chair.step, chair.long / max(count - 1, 1))
        along, back = off * step, off * off * step * 0.028
        angle = radians(chair.turn)
        return Place(
            x=chair.x + along * cos(angle) - back * sin(angle),
            y=chair.y + along * sin(angle) + back * cos(angle),
            width=PILE_WIDTH,
            rotation=(chair.turn + off * step * 0.075) % 360,
            z=20 + index,
        )

    def _open(self, place: int, index: int, count: int) -> Place:
        """A card of an open hand, upright: in a column at the side, in a row opposite."""
        if not self._is_opposite(place):
            # Below what is laid open or gathered there; a note in large letters has the corner, and the near
            # player's fan takes all below.
            top, bottom = (160.0 if self.seats == 3 else 200.0) + self.sunk, 560.0 + self.sunk
            if not self.is_narrow:
                top, bottom = (260.0 if self.seats == 3 else 320.0) + self.sunk, 668.0 + self.below
            return _in_column(68.0 if place > 1 else self.width - 68, top, bottom, index, count)
        left = self._near_plate(place)[0] + _TAKEN
        right = self.plate(place).left() - _FREE
        if self.seats == 5 and place == 3:
            right = self._near_plate(2)[0] - _TAKEN
        return _in_row(left, right, _OPEN_TOP, _OPEN_OPPOSITE, index, count)

    def held_up(self, place: int, index: int, count: int) -> Place:
        """A card that another player shows for a moment, in front of that player's hand."""
        card = self.row(place, index, count)
        return Place(card.x, card.y, FAR_WIDTH, z=300 + index, face_up=True)

    @property
    def _talon_x(self) -> float:
        """The middle between the hand at the left and the trick."""
        return max((_BESIDE_SIDE + self.axis - 164) / 2, self.axis - 410)

    def talon(self, index: int, count: int) -> Place:
        """A face-down card of the talon."""
        return self.stacked(self._talon_x - 2, self._talon_y, PILE_WIDTH, index, count)

    @property
    def _talon_y(self) -> float:
        # Under the board of cards, which does not fit into a row of notes, and under a note in large letters.
        lower = 84.0 if self._is_full else 22.0 if self.is_narrow else 0.0
        return _TALON_Y + lower + self.sunk

    @property
    def turned(self) -> Place:
        """A face-up card at the talon: crosswise under it, or above it on a narrow table."""
        x, y = self._talon_x, self._talon_y
        if self.is_narrow:
            return Place(x=x - 2, y=y - 62, width=PILE_WIDTH, z=2, face_up=True, lift=LIES)
        return Place(x=x + 40, y=y + 4, width=PILE_WIDTH, rotation=90, z=2, face_up=True, lift=LIES)

    def _at_trick(self, place: int) -> tuple[float, float, float]:
        """The offset of a card of the trick from the middle, and its rotation."""
        return {
            3: ((0, 58, 2), (76, -28, -6), (-76, -28, 7)),
            4: ((0, 64, 2), (82, 4, -5), (0, -62, -3), (-82, -4, 6)),
            5: ((0, 70, 2), (94, 26, -6), (58, -60, 5), (-58, -60, -5), (-94, 26, 6)),
        }[self.seats][place]

    def trick(self, place: int, nth: int) -> Place:
        """A card of the trick, on its player's side; ``nth`` is the number of cards played before it."""
        x, y = self.middle
        aside, down, rotation = self._at_trick(place)
        return Place(x + aside, y + down, FAR_WIDTH, rotation, z=50 + nth, face_up=True, lift=LIES)

    def drawn(self, place: int) -> Place:
        """A card of the draw for first dealer; the near player's lies on top."""
        return self.trick(place, self.seats - place)

    def taken(self, place: int, index: int) -> Place:
        """A gathered card, near the plate of the player who won the trick."""
        lean = (index * 37 % 11 - 5) * 1.3
        x, y = self._near_plate(place)
        # At the sides, a plate is above the cards.
        is_at_side = place in (1, self.seats - 1)
        rise = min(index * 0.5, _MOST_RISE) if is_at_side else index * 0.5
        return Place(
            x=x,
            y=y - rise,
            width=PILE_WIDTH if place == 0 and not self.is_narrow else SMALL_WIDTH,
            rotation=lean + (index // self.seats % 2) * (12 if place == 0 and self.is_narrow else 90),
            z=10 + index,
            lift=0.0 if index else LIES,
        )

    def _near_plate(self, place: int) -> tuple[float, float]:
        """The place of a player's gathered cards: by the plate, so that nobody takes them for another's."""
        if place == 0:
            return (self.width - (48 if self.is_narrow else 94), 770.0 + self.below)
        between_plate_and_hand = 206.0 + self.sunk
        if place == 1:
            narrow = (self.width - 58, 620.0 + self.sunk)
            return narrow if self.is_narrow else (self.width - 70, between_plate_and_hand)
        if place == self.seats - 1:
            # On a narrow table the plate has the corner, a note the room below it.
            return (58.0, 620.0 + self.sunk) if self.is_narrow else (70.0, between_plate_and_hand)
        chair = self._chair(place)
        return (chair.x - chair.long / 2 - PILE_WIDTH / 2 - (48 if self.seats == 4 else 36), 62.0)

    def row(self, place: int | None, index: int, count: int) -> Place:
        """A card that lies open, before the near player or beside another player's hand."""
        if place is None:
            return self._open_talon(index, count)
        if place == 0:
            # Left of the near player's card in the trick; with five, under that of the player at the left.
            right, top = self.middle[0] - 64.0, 466.0 + (38.0 if self.seats == 5 else 0.0)
            return _in_row(right - 99.5, right, top + self.sunk, SMALL_WIDTH, index, count)
        if self.seats == 3:
            # Whole hands lie open on the hand's place.
            return self._open(place, index, count)
        # By the gathered cards, since on the hand the card would seem to belong to it.
        x, y = self._near_plate(place)
        if self._is_opposite(place):
            width, top = SMALL_WIDTH, y + _TAKEN + _FREE
        else:
            # With five, a note hangs between plate and hand; on a narrow table the near fan reaches there.
            above = 4 if self.is_narrow else -1 if self.seats == 5 else 1
            width, top = _LAID_WIDTH, y - above * _TAKEN
            x += (_TAKEN + _LAID_WIDTH / 2 + _FREE) * (1 if place > 1 else -1)
        middle = top + width * ASPECT / 2
        return Place(x, middle + index * width / 3, width, z=60 + index, face_up=True, edge=Edge.TOP)

    def _open_talon(self, index: int, count: int) -> Place:
        """A card of the talon that lies open: in a row, or on a narrow table in a column."""
        board = self.board
        top = self._talon_y - PILE_WIDTH * ASPECT / 2
        if self.is_narrow:
            return _in_column(self._talon_x, top, 560.0 + self.sunk, index, count)
        return _in_row(board.left(), board.right(), top, PILE_WIDTH, index, count)

    def pack(self, place: int, index: int, count: int) -> Place:
        """A card of the pack before the deal, in front of the dealer."""
        x, y = self.middle
        aside, down, _ = self._at_trick(place)
        stacked = self.stacked(x + aside * 0.6, y + down * 0.9, FAR_WIDTH, index, count)
        return replace(stacked, z=index)

    def note(self, place: int) -> NoteRoom:
        """The room for what a player says: beside the plate, or above the near player's fan."""
        if self.is_narrow:
            return self._large_note(place)
        if place == 0:
            width = self.axis - 174 - 130
            top = 484
            return NoteRoom(left=130, top=top + self.sunk, width=width, height=566 - top, anchor=130)
        if self.seats == 5:
            return self._note_of_five(place)
        if self._is_opposite(place):
            left = self.axis - 160
            return NoteRoom(left, 120, 320, 86, left + 60, at_top=True)
        width, plate = _NOTE_WIDTH, self.plate(place)
        if place == 1:
            right = plate.left() - _BESIDE_PLATE
            if self.seats == 4:
                # Up to the plate of the player opposite.
                width = min(width, right - self.plate(2).right() - _BESIDE_PLATE)
            return NoteRoom(right - width, 20, width, _NOTE_HEIGHT, plate.left(), at_top=True)
        left = plate.right() + _BESIDE_PLATE
        if self.seats == 4:
            # Up to the gathered cards of the player opposite.
            width = min(width, self._near_plate(2)[0] - PILE_WIDTH / 2 - _BESIDE_PLATE - left)
        return NoteRoom(left, 20, width, _NOTE_HEIGHT, left, at_top=True)

    def _note_of_five(self, place: int) -> NoteRoom:
        """The room for a note where two sit opposite: side by side, under hands and plates."""
        right = self.width - 130.0
        lefts = (self.axis + 240, self.axis + 4, self.axis - 230, 130.0)
        rights = (right, self.axis + 230, self.axis - 6, self.axis - 240)
        left, end = lefts[place - 1], rights[place - 1]
        # Under the speaker's hand, and at the right under the plate.
        anchor = (right, self.axis + 80, left, left)[place - 1]
        # Trick cards reach up between the other two.
        high = 52.0 if self._is_opposite(place) else 84.0
        return NoteRoom(left, 152, end - left, high, anchor, at_top=True)

    def _large_note(self, place: int) -> NoteRoom:
        """The room for a note on a narrow table, where only small plates stand in the corners."""
        middle = self.middle[0]
        if place == 0:
            top = self.board.bottom() + _GAP
            foot = 578 + self.sunk * 1.25
            return NoteRoom(left=110, top=top, width=middle - 174 - 110, height=foot - top, anchor=110)
        if place == self.seats - 1:
            # Beside the plate, or under the hand opposite.
            top, height = (14.0, 140.0) if self.seats == 3 else (122.0, 54.0)
            left = 20 + NARROW_PLATE + _BESIDE_PLATE
            return NoteRoom(left, top, middle - 12 - left, height, left, at_top=True)
        # The others are right of the trick, the player at the right below those opposite.
        left = middle + 164
        height = 390.0 / (self.seats - 2)
        top = 158 + self.sunk + (self.seats - 2 - place) * height
        end = top + height - 10
        if self.seats == 4 and place == 2:
            # Close under the speaker's hand and plate.
            top -= 20
        width = self.width - left - _BESIDE_SIDE
        # Beside the hand at the right, not under the words from opposite.
        anchor = left + width if place == 1 else left
        return NoteRoom(left, top, width, end - top, anchor, at_top=True)

    def plate(self, place: int) -> QRectF:
        """The room of a player's plate.

        At the sides it is in the corner above the hand; opposite it is on the side of the hand away from that
        player's gathered cards.
        """
        if self.is_narrow:
            return self._narrow_plate(place)
        high = _PLATE_HEIGHT
        wide = FAR_PLATE + min(max(self.width - USUAL_WIDTH, 0.0) / 8, _WIDER)
        # With four others, their notes have room under the plates.
        top = 16 if self.seats == 5 else 20
        if place == 0:
            return QRectF(30, 872 - OWN_PLATE_HEIGHT + self.below, OWN_PLATE, OWN_PLATE_HEIGHT)
        if place == 1:
            return QRectF(self.width - 20 - wide, top, wide, high)
        if place == self.seats - 1:
            return QRectF(20, top, wide, high)
        if self.seats == 4:
            return QRectF(self.axis + 176, top, wide, high)
        left = self.axis + 286 if place == 2 else self.axis - 322 - wide
        return QRectF(left, top, wide, high)

    def _narrow_plate(self, place: int) -> QRectF:
        """The room of a small plate: in a corner, or beside the hand opposite."""
        wide, high = NARROW_PLATE, NARROW_PLATE_HEIGHT
        if place == 0:
            return self.narrow_own_plate
        if self._is_opposite(place):
            return QRectF(self.axis + 176, 18, wide, high)
        return QRectF(self.width - 20 - wide if place == 1 else 20, 18, wide, high)

    @property
    def talon_middle(self) -> QPointF:
        return QPointF(self._talon_x, self._talon_y)

    @property
    def pot_middle(self) -> QPointF:
        """The middle of a pot: under the talon, or left of it where notes need the room there."""
        if self._is_full:
            return QPointF(self._talon_x - PILE_WIDTH / 2 - 6 - POT / 2, self._talon_y)
        return QPointF(self._talon_x, self._talon_y + PILE_WIDTH * ASPECT / 2 + 6 + POT / 2)

    @property
    def board(self) -> QRectF:
        """The area of the board of cards: above the talon, under the notes there.

        On a narrow table it is under the talon.
        """
        top, height = 156.0 + self.sunk, 46.0
        if self.is_narrow:
            top, height = self._talon_y + PILE_WIDTH * ASPECT / 2 + 36, 78.0
        elif self.seats == 5:
            top, height = 240.0 + self.sunk, 36.0
        return QRectF(130, top, self.axis - 164 - 130, height)

    @property
    def board_key(self) -> QRectF:
        """The area of the key to the board's marks: at the right of the player's fan.

        On a narrow table the fan takes that room, and only the tool tip explains the marks.
        """
        if self.is_narrow:
            return QRectF()
        return QRectF(self.width - 172, 596 + self.below, 152, 84)


def _in_column(x: float, top: float, bottom: float, index: int, count: int) -> Place:
    """A card of a column in the middle of this room, so small that the upper edge of each card is visible."""
    room = bottom - top
    width = min(_OPEN_WIDTH, room / (ASPECT + _UPPER_EDGE * (count - 1)))
    step = min(_OPEN_STEP, (room - width * ASPECT) / max(count - 1, 1))
    y = (top + bottom) / 2 + (index - (count - 1) / 2) * step
    return Place(x, y, width, z=20 + index, face_up=True, edge=Edge.TOP)


def _in_row(left: float, right: float, top: float, widest: float, index: int, count: int) -> Place:
    """A card of a row in the middle of this room, so small that the left edge of each card is visible."""
    room = right - left
    width = min(widest, room / (1 + _LEFT_EDGE * (count - 1)))
    step = min(width + _GAP, (room - width) / max(count - 1, 1))
    x = (left + right) / 2 + (index - (count - 1) / 2) * step
    edge = Edge.LEFT if count > 1 and step < width else None
    return Place(x, top + width * ASPECT / 2, width, z=20 + index, face_up=True, edge=edge)


def seats_of(count: int, width: float, height: float = HEIGHT) -> TwoSeats | RoundTable:
    """Return the places of a table of this size, in scene units, for two to five players."""
    return (TwoSeats if count == 2 else RoundTable)(width, count, height)
