"""The four suits are told apart by shape alone, and by colour with every kind of colour vision.

The faces are those of the contact sheet, 64 by 100 pixels; colour vision is simulated as described in
`tests/pictures/colour_vision.py`, which names the papers.
"""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.resources import resources_folder
from tartli_desktop.table.card_faces.corner_indices import (
    PAPER,
    CornerIndices,
    ground_colour,
    letter_colour,
    letter_colour_on_ground,
)
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.text.card_names import SuitSystem
from tests.pictures.colour_vision import MACHADO, Lab, distance, lab, picture_seen_as, seen_as
from tests.windows.legibility import contrast

PACKS = {"tell": SuitSystem.GERMAN, "french": SuitSystem.FRENCH}
PAIRS = list(combinations(Suit, 2))

pytestmark = pytest.mark.usefixtures("qapp")


# Colours


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("vision", MACHADO)
def test_the_four_colours_are_far_apart_for_everybody(pack: str, vision: str) -> None:
    grounds = {suit: lab(seen_as(ground_colour(suit, PACKS[pack]), vision)) for suit in Suit}
    assert min(distance(grounds[one], grounds[other]) for one, other in PAIRS) >= 18


@pytest.mark.parametrize("pack", PACKS)
def test_letters_are_read_on_paper_and_on_their_colour(pack: str) -> None:
    for suit in Suit:
        suits = PACKS[pack]
        assert contrast(letter_colour(suit, suits), PAPER) >= 4.5
        assert contrast(letter_colour(suit, suits, large=True), PAPER) >= 7
        assert contrast(letter_colour_on_ground(suit, suits), ground_colour(suit, suits)) >= 4.5


@cache
def corner_on_the_sheet(pack: str, suit: Suit, vision: str, four_colours: bool) -> Lab:
    """The average colour of the upper left corners of a suit's eight cards, as seen with this vision."""
    faces = CardFaces(pack)
    faces.corners = CornerIndices("en", coloured=four_colours)
    width, height = 14, 22
    parts = [0.0, 0.0, 0.0]
    for card in (card for card in CARDS if card.suit is suit):
        corner = faces.pixmap(card, 64).toImage().copy(0, 0, width, height)
        seen = picture_seen_as(corner, vision)
        for x in range(width):
            for y in range(height):
                for place, part in enumerate(lab(seen.pixelColor(x, y))):
                    parts[place] += part / (8 * width * height)
    return parts[0], parts[1], parts[2]


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("vision", MACHADO)
def test_four_colours_keep_the_corners_apart_on_the_contact_sheet(pack: str, vision: str) -> None:
    def nearest(*, four_colours: bool) -> float:
        seen = {suit: corner_on_the_sheet(pack, suit, vision, four_colours) for suit in Suit}
        return min(distance(seen[one], seen[other]) for one, other in PAIRS)

    assert nearest(four_colours=True) >= 7
    assert nearest(four_colours=True) > 1.5 * nearest(four_colours=False)


# Shapes


@cache
def shape(pack: str, suit: Suit) -> frozenset[tuple[int, int]]:
    """The pixels of a sign, in its size in the corner of an easy-to-read card, without colour."""
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        sign = resources_folder() / "cards" / "signs" / f"{pack}-{'ALHB'[suit]}.svg"
        QSvgRenderer(str(sign)).render(painter, QRectF(0, 0, 40, 40))
    return frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).alpha() > 127)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0].name}-{pair[1].name}")
def test_the_signs_differ_without_any_colour(pack: str, pair: tuple[Suit, Suit]) -> None:
    one, other = (shape(pack, suit) for suit in pair)
    assert min(len(one), len(other)) > 300
    # The area covered by only one sign, relative to the area covered by either: 0 for the same shape.
    assert len(one ^ other) / len(one | other) > 0.12


# Indices


# Large corners


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("card", [Card.A7, Card.LX, Card.HO, Card.BA])
def test_large_corners_are_seen_where_cards_overlap(pack: str, card: Card) -> None:
    usual, large = CardFaces(pack), CardFaces(pack)
    large.corners = CornerIndices("en", large=True)
    # With ten cards in the hand, 43 % of each card's width is visible, on the left.
    one, other = (faces.pixmap(card, 200).toImage() for faces in (usual, large))
    changed = [(x, y) for x in range(200) for y in range(312) if one.pixel(x, y) != other.pixel(x, y)]
    upper = [(x, y) for x, y in changed if y < 156]
    assert max(x for x, _ in upper) < 0.43 * 200
    dark = letter_colour(card.suit, PACKS[pack], large=True).rgb()
    letter = [(x, y) for x, y in upper if other.pixel(x, y) == dark]
    height = max(y for _, y in letter) - min(y for _, y in letter)
    # The usual height is a tenth of the card's width.
    assert height > 0.22 * 200
    # The same, upside down.
    assert {(199 - x, other.height() - 1 - y) for x, y in letter[:50]} <= {
        (x, y) for x, y in changed if y > 156
    }
