"""Where everything lies on the table: pure geometry, in scene units.

The scene is :data:`HEIGHT` units high and as wide as the window's shape asks for; the view scales it.
A card's place is that of its centre.
"""

from __future__ import annotations

from msgspec import Struct

from .faces import ASPECT

HEIGHT = 900.0
_NARROWEST, _WIDEST = 1120.0, 1720.0
_NARROWEST_BESIDE = 840.0
"""The same where no words stand on the table: all moves together, so that the cards stay large."""

OWN_Y = 728.0
"""Height of the middle card of the player's fan."""
TALON_Y = 368.0
"""Height of the middle of the talon: between the caption above it and the player's note below."""
PANEL_Y, PANEL_HEIGHT = 158.0, 390.0
"""Top and height of the words and buttons: from the board of cards and the other fan to the plate below."""
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
_TALON_AT_MOST = 13
"""How many cards lie face down after the deal."""
PILE_WIDTH = 84.0
"""Width of a gathered card."""


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


class NoteRoom(Struct, frozen=True):
    """Where a note may be: at the foot of a rectangle in which no card lies."""

    left: float
    top: float
    width: float
    height: float
    anchor: float
    """Its left edge, if the note is not too wide for that."""


def scene_width(view_width: float, view_height: float, *, words_beside: bool = False) -> float:
    """Width of the scene for a view of that shape."""
    narrowest = _NARROWEST_BESIDE if words_beside else _NARROWEST
    return min(max(HEIGHT * view_width / max(view_height, 1.0), narrowest), _WIDEST)


class Layout(Struct, frozen=True):
    """The places of a table of some width."""

    width: float
    words_beside: bool = False
    """Whether the words and buttons stand beside the table, and leave their room on it to the notes."""

    @property
    def is_narrow(self) -> bool:
        """Whether it is narrower than a table on which words stand."""
        return self.width < _NARROWEST

    @property
    def middle(self) -> tuple[float, float]:
        """Centre of the trick: right of the turned card, however narrow the table is."""
        return (max(self.width * 0.5, self._talon_x + 346), 418.0)

    @property
    def _talon_x(self) -> float:
        """Middle of the talon, which moves to the rim of a narrow table."""
        return min(150.0, self.width * 0.134)

    @property
    def own_width(self) -> float:
        """Width of a card in the player's hand."""
        return LARGE_OWN_WIDTH if self.words_beside else OWN_WIDTH

    @property
    def panel(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the room for words and buttons, right of the trick."""
        left = self.middle[0] + 190
        return (left, PANEL_Y, self.width - left - 24, PANEL_HEIGHT)

    def own(self, index: int, count: int, *, raised: bool = False) -> Place:
        """A card of the player's fan; a raised one stands out of it."""
        off = index - (count - 1) / 2
        # From the left rim, or the middle, to the gathered cards.
        left, right = (46.0, self.width - 162) if self.is_narrow else (116.0, self.width - 184)
        step = min(104.0, (right - left - self.own_width) / max(count - 1, 1))
        return Place(
            x=(left + right) / 2 + off * step,
            y=OWN_Y + off * off * 1.1 - (RAISED_BY if raised else 0),
            width=self.own_width,
            rotation=off * 1.7,
            z=100 + index,
            face_up=True,
        )

    def far(self, index: int, count: int) -> Place:
        """A card of the opponent's fan, its face away from the player."""
        off = index - (count - 1) / 2
        aside, step = (20, 40) if self.is_narrow else (0, 52)
        return Place(
            x=self.width / 2 - aside - off * step,
            y=66 - off * off * 1.2,
            width=FAR_WIDTH,
            rotation=180 + off * 2.2,
            z=20 + index,
        )

    def shown(self, index: int, count: int) -> Place:
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

    def trick(self, place: int, *, reply: bool) -> Place:
        """A card of the trick; the reply lies over the card that was led."""
        x, y = self.middle
        own = place == 0
        return Place(
            x=x + (46 if own else -46),
            y=y + (30 if own else -30),
            width=TABLE_WIDTH,
            rotation=4 if own else -5,
            z=51 if reply else 50,
            face_up=True,
        )

    def drawn(self, place: int) -> Place:
        """A card of the draw for first dealer, nearer to the player who drew it."""
        x, y = self.middle
        if self.is_narrow:
            x -= 30
        aside = -82 if place else 82
        return Place(x=x + aside, y=y + aside / 2, width=TABLE_WIDTH, rotation=aside / 27, z=50, face_up=True)

    def pile(self, place: int, index: int) -> Place:
        """A gathered card, at the right hand of the player whose trick it was."""
        lean = (index * 37 % 11 - 5) * 1.3
        x, y = (self.width - 94, 762.0) if place == 0 else (94.0, 98.0)
        return Place(
            x=x, y=y - index * 0.8, width=PILE_WIDTH, rotation=lean + (index // 2 % 2) * 90, z=10 + index
        )

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

    def spread(self, index: int, count: int) -> Place:
        """A card of the pack spread out for the cut."""
        left, right = 130.0, self.panel[0] - TABLE_WIDTH / 2 - 16
        if self.words_beside:
            right = self.width - 130
        return Place(x=left + (right - left) * index / (count - 1), y=418, width=TABLE_WIDTH, z=index)

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

    def plate(self, place: int) -> tuple[float, float]:
        """Where a player's name stands: its right edge and its top."""
        return (self.width - 34, 26.0 if place else 552.0)

    def plate_room(self, place: int) -> float:
        """How wide a player's name may be: up to the full fan of the other player, if it lies beside it."""
        right, _ = self.plate(place)
        return right - (self.far(0, 9).x + FAR_WIDTH * 0.51 + 8 if place else 0.0)

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

    def is_middle(self, x: float, y: float) -> bool:
        """Whether a card let go there is meant to be played."""
        return y < OWN_Y - self.own_width * ASPECT * 0.62

    def own_index(self, x: float, count: int) -> int:
        """The place in the player's fan that is nearest to ``x``."""
        return min(range(count), key=lambda index: abs(self.own(index, count).x - x), default=0)
