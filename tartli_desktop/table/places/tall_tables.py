"""Where everything lies on tables that are much higher than wide, with the words under the trick.

So the table can be narrow while the cards stay large. The near player's plate and gathered cards lie above
the fan, which has the whole width.
"""

from __future__ import annotations

from msgspec.structs import replace

from tartli_desktop.table.card_faces.faces import ASPECT

from .layout import (
    OWN_PLATE,
    OWN_PLATE_HEIGHT,
    PANEL_HEIGHT,
    TABLE_WIDTH,
    TALL_HEIGHT,
    NoteRoom,
    PlateRoom,
    Seats,
)
from .round_table import RoundTable
from .two_seats import BESIDE_TRICK, EDGE, PANEL_WIDTH, TwoSeats

_SHARE = 0.35
"""The part of a table's extra height that lies above the trick."""
_BESIDE_FAN = 30.0
"""The breadth of the strip left free at both sides of the player's fan."""
_ABOVE_FAN = 340.0
"""The distance from the lower edge above which nothing of the fan lies."""
_BOARD = 260.0
_NOTE = 250.0
"""The breadth of the room for notes at the sides of a table for four."""


class TallTwoSeats(TwoSeats, frozen=True):
    """The places of a tall table for two."""

    @property
    def beside_own(self) -> float:
        return _BESIDE_FAN

    @property
    def sunk(self) -> float:
        return 22.0 + _SHARE * (self.height - TALL_HEIGHT)

    @property
    def _talon_x(self) -> float:
        return max((EDGE + self.axis - BESIDE_TRICK) / 2 - 62, 116.0)

    @property
    def _turned_aside(self) -> float:
        return min(84.0, self.axis - BESIDE_TRICK - TABLE_WIDTH * ASPECT / 2 - self._talon_x)

    @property
    def _under_trick(self) -> float:
        return self.middle[1] + 160.0

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the room for words and buttons: under the trick, at the right."""
        return _panel(self, self._under_trick)

    def note(self, place: int) -> NoteRoom:
        """The room for what a player says: under the other player's fan, or under the talon."""
        if not place:
            return _own_note(self, EDGE + 4, self._under_trick)
        left, top = self._talon_x + 190, 172.0
        return NoteRoom(left, top, self.board[0] - 10 - left, self.middle[1] - 160 - top, left)

    def drawn_note(self, place: int) -> NoteRoom:
        """The room for the name of a card of the draw: above the opponent's card, under the player's."""
        room = super().drawn_note(place)
        if place:
            return room
        right = self.panel[0] - 20
        return replace(room, left=EDGE, width=right - EDGE, anchor=right - 260)

    def plate(self, place: int) -> PlateRoom:
        """The room of a player's plate; the near player's is above the left end of the fan."""
        return super().plate(place) if place else _own_plate(self)

    @property
    def _own_taken(self) -> tuple[float, float]:
        return _beside_plate(self)

    @property
    def board(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the board of cards: under the other player's plate."""
        left = max(self.width - EDGE - _BOARD, self.axis + BESIDE_TRICK - 4)
        return (left, 174.0, self.width - EDGE - left, super().board[3])


class TallRoundTable(RoundTable, frozen=True):
    """The places of a tall table for three to five."""

    @property
    def beside_own(self) -> float:
        return _BESIDE_FAN

    @property
    def sunk(self) -> float:
        return 62.0 + _SHARE * (self.height - TALL_HEIGHT)

    @property
    def _under_trick(self) -> float:
        return self.middle[1] + 168.0

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the room for words and buttons: under the trick, at the right."""
        return _panel(self, self._under_trick)

    def note(self, place: int) -> NoteRoom:
        """The room for what a player says: beside the plate, or for the near player above it.

        Where players sit opposite, the room beside the side plates is theirs, and side notes are lower.
        """
        if not place:
            return _own_note(self, 130.0, self._under_trick)
        if self.seats != 4 or self._is_opposite(place):
            return super().note(place)
        plate = self.plate(place)
        left = plate.left + plate.width - _NOTE if place == 1 else plate.left
        return NoteRoom(left, plate.top + plate.height + 8, _NOTE, 56, left, at_top=True)

    def plate(self, place: int) -> PlateRoom:
        """The room of a player's plate; the near player's is above the left end of the fan."""
        return super().plate(place) if place else _own_plate(self)

    @property
    def _open_room(self) -> tuple[float, float]:
        # With three, hands lie open during the play, beside the words.
        bottom = self.panel[1] if self.seats == 3 else self.plate(0).top
        return super()._open_room[0], bottom - 8

    def _near_plate(self, place: int) -> tuple[float, float]:
        return super()._near_plate(place) if place else _beside_plate(self)

    @property
    def board(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the board of cards: above the talon."""
        left, usual, width, _ = super().board
        return (left, usual - 48.0, width, 88.0)

    @property
    def board_key(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the key to the board's marks: beside it or a wide trick."""
        left, top, width, height = self.board
        return (self.axis + 190 if self.seats == 5 else left + width + 10, top, 152.0, height)


def _panel(seats: Seats, top: float) -> tuple[float, float, float, float]:
    spare = seats.height - _ABOVE_FAN - PANEL_HEIGHT - top
    return (seats.width - EDGE - PANEL_WIDTH, top + spare / 2, PANEL_WIDTH, PANEL_HEIGHT)


def _own_plate(seats: Seats) -> PlateRoom:
    top = seats.height - _ABOVE_FAN - 20 - OWN_PLATE_HEIGHT
    return PlateRoom(EDGE, top, OWN_PLATE, OWN_PLATE_HEIGHT)


def _beside_plate(seats: Seats) -> tuple[float, float]:
    plate = _own_plate(seats)
    return (plate.left + plate.width + 100, plate.top + plate.height / 2)


def _own_note(seats: Seats, left: float, top: float) -> NoteRoom:
    return NoteRoom(left, top, seats.panel[0] - 20 - left, _own_plate(seats).top - 24 - top, left)
