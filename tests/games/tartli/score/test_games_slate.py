"""The slate of all games of a match: what is chalked on it does not touch."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tartli_desktop.games.tartli.rules.match_story import BestHand, MatchStory, PlayedGame
from tartli_desktop.games.tartli.score.games_slate import paint_games


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("wide", "high"), [(246, 218), (330, 300), (560, 520)])
def test_the_ring_around_the_winning_total_touches_neither_line_nor_frame(wide: int, high: int) -> None:
    games = tuple(PlayedGame(((501, 100),), winner=0, worth=worth) for worth in (2, 2, 1))
    story = MatchStory(games, BestHand(0, 300, 1))
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_games(painter, QRectF(image.rect()), story, ("A", "B"), (0, 1), 1.0, high_contrast=True)
    white = [
        any(image.pixelColor(x, y).lightness() > 60 for x in range(wide // 5, wide // 3))
        for y in range(high // 2, high - 12)
    ]
    chalked = [at for at, is_white in enumerate(white) if is_white]
    gaps = [later - earlier - 1 for earlier, later in pairwise(chalked)]
    # Between the line and the ring, and below the ring.
    assert max(gaps) >= 4
    assert len(white) - 1 - chalked[-1] >= 2
