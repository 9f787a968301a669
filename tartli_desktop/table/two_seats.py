"""Where everything lies at a table of two: the players sit opposite each other."""

from __future__ import annotations

from .faces import ASPECT
from .layout import (
    FAR_WIDTH,
    PANEL_HEIGHT,
    PANEL_Y,
    PILE_WIDTH,
    TABLE_WIDTH,
    TALON_Y,
    NoteRoom,
    Place,
    PlateRoom,
    Seats,
)

_FULL_FAN = 9
"""With how many cards the other hand reaches as far as its player's name."""
_TALON_AT_MOST = 13
"""How many cards lie face down after the deal."""


class TwoSeats(Seats, frozen=True):
    """The places of a table of two."""

    @property
    def middle(self) -> tuple[float, float]:
        """Centre of the trick: right of the turned card, however narrow the table is."""
        return (max(self.width * 0.5, self._talon_x + 346), 418.0)

    @property
    def _talon_x(self) -> float:
        """Middle of the talon, which moves to the rim of a narrow table."""
        return min(150.0, self.width * 0.134)

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the room for words and buttons, right of the trick."""
        left = self.middle[0] + 190
        return (left, PANEL_Y, self.width - left - 24, PANEL_HEIGHT)

    def far(self, place: int, index: int, count: int, *, face_up: bool = False) -> Place:
        """A card of the opponent's fan."""
        off = index - (count - 1) / 2
        aside, step = (20, 40) if self.is_narrow else (0, 52)
        return Place(
            x=self.width / 2 - aside - off * step,
            y=66 - off * off * 1.2,
            width=FAR_WIDTH,
            rotation=180 + off * 2.2,
            z=20 + index,
            face_up=face_up,
        )

    def held_up(self, place: int, index: int, count: int) -> Place:
        """A card that the opponent shows for a moment, in front of their fan."""
        off = index - (count - 1) / 2
        return Place(x=self.width / 2 + off * 86, y=96, width=FAR_WIDTH, z=300 + index, face_up=True)

    def talon(self, index: int, count: int) -> Place:
        """A face-down card of the talon, counted from below."""
        return Place(
            x=self._talon_x - index * 0.7,
            y=TALON_Y - index * 1.1,
            width=TABLE_WIDTH,
            z=5 + index,
            covered=index < count - 1,
        )

    @property
    def turned(self) -> Place:
        """The turned card, crosswise under the talon."""
        return Place(x=self._talon_x + 84, y=TALON_Y + 6, width=TABLE_WIDTH, rotation=90, z=2, face_up=True)

    def trick(self, place: int, nth: int) -> Place:
        """A card of the trick; the reply, which is 1, lies over the card that was led."""
        x, y = self.middle
        own = place == 0
        return Place(
            x=x + (46 if own else -46),
            y=y + (30 if own else -30),
            width=TABLE_WIDTH,
            rotation=4 if own else -5,
            z=50 + nth,
            face_up=True,
        )

    def drawn(self, place: int) -> Place:
        """A card of the draw for first dealer, nearer to the player who drew it."""
        x, y = self.middle
        if self.is_narrow:
            x -= 30
        aside = -82 if place else 82
        return Place(x=x + aside, y=y + aside / 2, width=TABLE_WIDTH, rotation=aside / 27, z=50, face_up=True)

    def taken(self, place: int, index: int) -> Place:
        """A gathered card, at the right hand of the player whose trick it was."""
        lean = (index * 37 % 11 - 5) * 1.3
        x, y = (self.width - 94, 762.0) if place == 0 else (94.0, 98.0)
        return Place(
            x=x, y=y - index * 0.8, width=PILE_WIDTH, rotation=lean + (index // 2 % 2) * 90, z=10 + index
        )

    def row(self, place: int | None, index: int, count: int) -> Place:
        """A card that lies open before a player, or in the middle."""
        x, y = self.middle
        off = index - (count - 1) / 2
        y += 0 if place is None else -96 if place else 96
        return Place(x=x + off * 60, y=y, width=PILE_WIDTH, z=30 + index, face_up=True)

    def pack(self, place: int, index: int, count: int) -> Place:
        """A card of the pack before the deal, counted from below, in front of the dealer."""
        y = 360.0 if place else 470.0
        return Place(
            x=self.middle[0] - index * 0.4,
            y=y - index * 0.7,
            width=TABLE_WIDTH,
            z=index,
            covered=index < count - 1,
        )

    def note(self, place: int) -> NoteRoom:
        """The room for what a speaker says: before their fan, and clear of trick, talon and turned card."""
        middle = self.middle[0]
        if self.words_beside:
            return self._large_note(place)
        if place:
            return NoteRoom(left=middle - 270, top=164, width=440, height=94, anchor=middle - 195)
        # Under the talon and left of the card that was led, above any card that stands out of the fan.
        return NoteRoom(left=34, top=492, width=middle - 116 - 34, height=72, anchor=34)

    def _large_note(self, place: int) -> NoteRoom:
        """The room for a note in large letters: right of the trick, the opponent's above the player's."""
        left = self.middle[0] + 150
        return NoteRoom(left, 176 if place else 372, self.width - left - 20, 182 if place else 184, left)

    def drawn_note(self, place: int) -> NoteRoom:
        """The room for the name of a card of the draw: above the opponent's card, under the player's."""
        if self.words_beside:
            return self._large_note(place)
        card = self.drawn(place)
        left, half = card.x - 150, TABLE_WIDTH * ASPECT / 2
        top, height = (card.y - half - 112, 94) if place else (card.y + half + 10, 58)
        return NoteRoom(left=left, top=top, width=300, height=height, anchor=card.x - 75)

    def plate(self, place: int) -> PlateRoom:
        """Where a player's name stands: up to the full fan of the other player, if it lies beside it."""
        left = self.far(1, 0, _FULL_FAN).x + FAR_WIDTH * 0.51 + 8 if place else 0.0
        return PlateRoom(left, self.width - 34, 26.0 if place else 552.0, at_right=True)

    @property
    def caption(self) -> tuple[float, float, float, float]:
        """Where trumps and trick are told, above the talon: left, top, width and height."""
        left, top = 44.0, 170.0
        talon = self.talon(_TALON_AT_MOST - 1, _TALON_AT_MOST).y - TABLE_WIDTH * ASPECT / 2
        return (left, top, self.note(1).anchor - 8 - left, talon - 4 - top)

    @property
    def board(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the board of cards: right of the other fan, above the panel.

        Where letters are large it has the room of the caption, under the other fan and left of the notes.
        """
        if self.words_beside:
            left, top = 30.0, 164.0
            talon = self.talon(_TALON_AT_MOST - 1, _TALON_AT_MOST).y - TABLE_WIDTH * ASPECT / 2
            return (left, top, self._large_note(1).left - 12 - left, talon - 4 - top)
        left = self.middle[0] + 296
        return (left, 60.0, self.width - 34 - left, 92.0)
