"""Rows of cards on papers."""

from __future__ import annotations

from itertools import pairwise, product

from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.widgets.papers.sheet import CardRow

MARKS = [
    CornerIndices("en", large=large, coloured=coloured)
    for large, coloured in product((False, True), repeat=2)
]


def test_in_every_width_each_mark_in_a_corner_is_seen_whole_or_not_at_all(qtbot: QtBot) -> None:
    faces = CardFaces()
    for marks, overlaps, scale, count in product(MARKS, (False, True), (0.9, 1.6), (2, 5, 9)):
        faces.corners = marks
        row = CardRow("Cards", CARDS[:count], faces, scale, overlaps=overlaps)
        qtbot.addWidget(row)
        card, mark = row.card_width, round(row.card_width * marks.reach)
        for width in range(row.minimumSizeHint().width(), row.sizeHint().width() + 20, 3):
            row.resize(width, row.sizeHint().height())
            for left, following in pairwise(row.lefts):
                assert following - left >= mark
                assert following <= left + card - mark or following >= left + card
            assert row.lefts[-1] + card <= width
