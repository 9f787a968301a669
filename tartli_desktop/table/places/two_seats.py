"""Where everything lies at a table for two, who sit opposite each other."""

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tartli_desktop.table.card_faces.faces import ASPECT

from .layout import (
    FAR_PLATE,
    FAR_WIDTH,
    LARGE_CORNER,
    LIES,
    OWN_PLATE,
    OWN_PLATE_HEIGHT,
    PILE_WIDTH,
    SMALL_WIDTH,
    TABLE_WIDTH,
    TALON_Y,
    NoteRoom,
    Place,
    Seats,
)

_TALON_AT_MOST = 13
"""The number of face-down cards after the deal."""
_OPEN_STEP, _NARROW_OPEN_STEP, _OPEN_Y = 52.0, 42.0, 117.0
"""The greatest distance between the opponent's open cards, on a usual and on a narrow table, and the y of
their middle."""
_OPEN_IN_ROW, _GAP = 7, 8.0
"""How many cards of an open talon lie in a row, and the gap between its rows."""
_BESIDE_TAKEN = 160.0
"""The distance from the left edge at which those cards are clear of the gathered ones."""
EDGE = 30.0
"""The distance from the edge that stays free."""
BESIDE_TRICK = 146.0
"""The distance from the axis beyond which nothing of the trick lies."""
_NARROW_TALON = 118.0
"""The middle of a narrow table's talon; the whole pack, which leans to the left, lies on the cloth."""
_BOARD, _KEY = 252.0, 128.0
"""The height of the board of cards, and of its key."""
_WIDEST_BOARD, _BESIDE_BOARD = 420.0, 22.0
"""The greatest width of the board, and the gap right of it."""
_FARTHEST = 410.0
"""The greatest distance of the middle of the talon from the axis, on a wide table near the trick."""


class TwoSeats(Seats, frozen=True):
    """The places of a table for two."""

    @property
    def middle(self) -> tuple[float, float]:
        """Centre of the trick, halfway between the two hands."""
        return (self.axis, 408.0 + self.sunk)

    @property
    def _talon_x(self) -> float:
        """The middle of the talon, which lies with the turned card halfway between left rim and trick."""
        if self.is_narrow:
            return _NARROW_TALON
        return max((EDGE + self.axis - BESIDE_TRICK) / 2, self.axis - _FARTHEST) - 62

    def far(self, place: int, index: int, count: int, *, face_up: bool = False) -> Place:
        """A card of the opponent's fan; an open card lies upright, so that it can be read."""
        off = index - (count - 1) / 2
        if face_up:
            return Place(
                x=self.axis + off * self._open_step(count),
                y=_OPEN_Y,
                width=FAR_WIDTH,
                z=20 + index,
                face_up=True,
            )
        return Place(
            x=self.axis - off * (40 if self.is_narrow else 46),
            y=66 - off * off * 1.2,
            width=FAR_WIDTH,
            rotation=180 + off * 2.2,
            z=20 + index,
            face_up=face_up,
        )

    def _open_step(self, count: int) -> float:
        """The distance between the opponent's cards that lie open, clear of the gathered ones."""
        if self.is_narrow:
            return _NARROW_OPEN_STEP
        half = self.axis - _BESIDE_TAKEN
        return max(_NARROW_OPEN_STEP, min(_OPEN_STEP, (2 * half - FAR_WIDTH) / max(count - 1, 1)))

    def held_up(self, place: int, index: int, count: int) -> Place:
        """A card that the opponent shows for a moment, in front of the fan."""
        off = index - (count - 1) / 2
        return Place(x=self.axis + off * 86, y=96, width=FAR_WIDTH, z=300 + index, face_up=True)

    def talon(self, index: int, count: int) -> Place:
        """A face-down card of the talon, counted from the bottom."""
        return self.stacked(self._talon_x, self._talon_y, TABLE_WIDTH, index, count)

    @property
    def _talon_y(self) -> float:
        return TALON_Y + self.sunk

    @property
    def turned(self) -> Place:
        """The turned card, crosswise under the talon."""
        x, y = self._talon_x + self._turned_aside, self._talon_y + 6
        return Place(x, y, width=TABLE_WIDTH, rotation=90, z=2, face_up=True, lift=LIES)

    @property
    def _turned_aside(self) -> float:
        """How far the turned card stands out from the talon."""
        if self.is_narrow:
            return min(60.0, self.axis - BESIDE_TRICK - TABLE_WIDTH * ASPECT / 2 - self._talon_x)
        return 84.0

    def trick(self, place: int, nth: int) -> Place:
        """A card of the trick; the second card, the reply, lies over the one led."""
        x, y = self.middle
        own = place == 0
        return Place(
            x=x + (46 if own else -46),
            y=y + (30 if own else -30),
            width=TABLE_WIDTH,
            rotation=4 if own else -5,
            z=50 + nth,
            face_up=True,
            lift=LIES,
        )

    def drawn(self, place: int) -> Place:
        """A card of the draw for first dealer, nearer to its player."""
        x, y = self.middle
        if self.is_narrow:
            x -= 30
        aside = -82 if place else 82
        return Place(
            x + aside, y + aside / 2, TABLE_WIDTH, rotation=aside / 27, z=50, face_up=True, lift=LIES
        )

    def taken(self, place: int, index: int) -> Place:
        """A gathered card, at the right hand of the player who won the trick."""
        lean = (index * 37 % 11 - 5) * 1.3
        x, y = (94.0, 94.0) if place else (self.width - 94, 762.0 + self.below)
        width, across = PILE_WIDTH, 90
        if self.is_narrow:
            # The fans take more of the room.
            x, width, across = 58.0 if place else self.width - 58, SMALL_WIDTH, 6
        return Place(
            x=x,
            y=y - index * 1.0,
            width=width,
            rotation=lean + (index // 2 % 2) * across,
            z=10 + index,
            lift=0.0 if index else LIES,
        )

    def row(self, place: int | None, index: int, count: int) -> Place:
        """A card that lies open; those of the talon in two rows right of the trick, each with its corner."""
        x, y = self.middle
        if place is not None:
            off = index - (count - 1) / 2
            return Place(
                x=x + off * 60, y=y + (-96 if place else 96), width=PILE_WIDTH, z=30 + index, face_up=True
            )
        left, right = x + BESIDE_TRICK, self.width - EDGE
        below, nth = divmod(index, _OPEN_IN_ROW)
        width = min(PILE_WIDTH, (right - left) / (1 + LARGE_CORNER * (_OPEN_IN_ROW - 1)))
        step = min(_OPEN_STEP, (right - left - width) / (_OPEN_IN_ROW - 1))
        return Place(
            x=left + width / 2 + nth * step,
            y=y + (below - 0.5) * (width * ASPECT + _GAP),
            width=width,
            z=30 + index,
            face_up=True,
        )

    def pack(self, place: int, index: int, count: int) -> Place:
        """A card of the pack before the deal, counted from the bottom, in front of the dealer."""
        x, y = self.middle
        y += -50 if place else 54
        return replace(self.stacked(x, y, TABLE_WIDTH, index, count), z=index)

    def note(self, place: int) -> NoteRoom:
        """The room for what a player says: before the fan, and clear of trick, talon and turned card."""
        if self.is_narrow:
            return self._large_note(place)
        if place:
            left = self.axis - 214
            return NoteRoom(left=left, top=160, width=354, height=90 + self.sunk, anchor=left + 54)
        # Under the talon and left of the card that was led, above any card that stands out of the fan.
        return NoteRoom(
            left=34, top=500 + self.sunk, width=self.axis - 116 - 34, height=66 + self.sunk, anchor=34
        )

    def note_before_deal(self, place: int) -> NoteRoom:
        """The room for what a player says who holds no cards yet; the opponent's is in place of the fan."""
        note = self.note(place)
        if self.is_narrow or not place:
            return note
        return replace(note, top=36)

    def _large_note(self, place: int) -> NoteRoom:
        """The room for a note in large letters, right of the trick; the opponent's is above the player's."""
        left = self.axis + 140
        top, height = (176.0, 182.0) if place else (372.0, 184.0)
        return NoteRoom(left, top + self.sunk, self.width - left - 20, height, left)

    def drawn_note(self, place: int) -> NoteRoom:
        """The room for the name of a card of the draw: above the opponent's card, under the player's."""
        if self.is_narrow:
            return self._large_note(place)
        card = self.drawn(place)
        left, half = card.x - 150, TABLE_WIDTH * ASPECT / 2
        top, height = (card.y - half - 112, 94) if place else (card.y + half + 10, 58)
        return NoteRoom(left=left, top=top, width=300, height=height, anchor=card.x - 75)

    def plate(self, place: int) -> QRectF:
        """The room of a player's plate, in the corner without gathered cards."""
        if self.is_narrow:
            other = QRectF(self.width - 20 - FAR_PLATE, 18, FAR_PLATE, 136)
            return other if place else self.narrow_own_plate
        if place:
            return QRectF(self.width - 28 - FAR_PLATE, 20, FAR_PLATE, 144)
        return QRectF(30, 872 - OWN_PLATE_HEIGHT + self.below, OWN_PLATE, OWN_PLATE_HEIGHT)

    @property
    def talon_middle(self) -> QPointF:
        left = self._talon_x - TABLE_WIDTH / 2
        right = self.turned.x + TABLE_WIDTH * ASPECT / 2
        return QPointF((left + right) / 2, self._talon_y)

    @property
    def board(self) -> QRectF:
        """The area of the board of cards: right of the trick."""
        right = self.width - _BESIDE_BOARD
        # Clear of the note of the opponent.
        left = max(self._large_note(1).left + 4, right - _WIDEST_BOARD)
        return QRectF(left, 164 if self.is_narrow else 180, right - left, _BOARD)

    @property
    def board_key(self) -> QRectF:
        """The area of the key to the board's marks: under the board.

        On a narrow table the player's note has that room, and only the tool tip explains the marks.
        """
        board = self.board
        return QRectF() if self.is_narrow else QRectF(board.left(), board.bottom() + 4, board.width(), _KEY)

    def note_beside_board(self, place: int) -> NoteRoom:
        """The room for what a player says while the board of cards is shown.

        With large letters the board takes the usual room; then the opponent's note is above the talon, the
        player's under it.
        """
        if not self.is_narrow:
            return self.note(place)
        board, left, top = self.board, self.board.left(), self.board.top()
        if place:
            talon = self.talon(_TALON_AT_MOST - 1, _TALON_AT_MOST).y - TABLE_WIDTH * ASPECT / 2
            return NoteRoom(30.0, top, left - 12 - 30.0, talon - 4 - top, 30.0)
        room, under = self._large_note(0), board.bottom() + 6
        return NoteRoom(left, under, board.width(), room.top + room.height - under, left)
