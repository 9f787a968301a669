"""Card faces as pixmaps, sharp at every size and screen scale."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tartli_desktop.engine import Card, Rank, Suit
from tartli_desktop.resources import resources_folder

ASPECT = 89 / 57
"""Height of a card by its width."""

CORNER = 0.04
"""Radius of a corner by the width."""

_INDEX_COLOURS = {
    Suit.ACORNS: "#5B3A20",
    Suit.LEAVES: "#2F5A2B",
    Suit.HEARTS: "#9C2B21",
    Suit.BELLS: "#8A5F0B",
}
_INDEX_LETTERS = {
    # VII to Ace, after the words of each language.
    "en": ("VII", "VIII", "IX", "X", "U", "O", "K", "A"),
    "de": ("VII", "VIII", "IX", "X", "U", "O", "K", "A"),
    "hu": ("VII", "VIII", "IX", "X", "A", "F", "K", "Á"),
}


class CardFaces:
    """The faces of one pack. Pixmaps are made once for each size and kept."""

    def __init__(self, pack: str = "tell", index_letters: str = "en") -> None:
        self._folder: Path = resources_folder() / "cards" / pack
        self._letters = index_letters
        self._pixmaps: dict[tuple[Card | None, int, float], QPixmap] = {}

    @property
    def index_letters(self) -> str:
        """Language of the letters in two corners, ``"en"``, ``"de"`` or ``"hu"``; empty for none."""
        return self._letters

    @index_letters.setter
    def index_letters(self, language: str) -> None:
        if language != self._letters:
            self._letters = language
            self._pixmaps.clear()

    def pixmap(self, card: Card | None, width: float, ratio: float = 1.0) -> QPixmap:
        """The face of a card, or the back for None.

        Args:
            card: which card.
            width: in logical pixels; the height follows from :data:`ASPECT`.
            ratio: device pixel ratio of the screen it is shown on.
        """
        pixels = max(8, round(width * ratio))
        key = (card, pixels, ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._render(card, pixels, ratio)
        return pixmap

    def forget_other_sizes(self, width: float, ratio: float) -> None:
        """Let go of pixmaps of other sizes, after the window was resized."""
        keep = max(8, round(width * ratio))
        self._pixmaps = {key: pixmap for key, pixmap in self._pixmaps.items() if key[1] == keep}

    def _render(self, card: Card | None, pixels: int, ratio: float) -> QPixmap:
        height = round(pixels * ASPECT)
        pixmap = QPixmap(pixels, height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        area = QRectF(0, 0, pixels, height)
        renderer = QSvgRenderer(str(self._folder / f"{'back' if card is None else card}.svg"))
        if renderer.isValid():
            renderer.render(painter, area)
        else:
            _plain_face(painter, card, area)
        if card is not None and self._letters:
            self._draw_index(painter, card, area)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _draw_index(self, painter: QPainter, card: Card, area: QRectF) -> None:
        """The rank in two corners, upright and turned."""
        path = QPainterPath()
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(6, round(area.width() * 0.15)))
        path.addText(QPointF(0, 0), font, _INDEX_LETTERS[self._letters][card.rank])
        box = path.boundingRect()
        room = area.width() * 0.16
        scale = min(1.0, room / box.width())
        margin = area.width() * 0.035
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(area.width(), area.height())
                painter.rotate(180)
            painter.translate(margin, margin)
            painter.scale(scale, 1)
            painter.translate(-box.left(), -box.top())
            # A rim of paper keeps the letter legible where the picture comes near.
            painter.setPen(QPen(QColor("#F5ECDA"), area.width() * 0.03))
            painter.drawPath(path)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_INDEX_COLOURS[card.suit]))
            painter.drawPath(path)
            painter.restore()


def _plain_face(painter: QPainter, card: Card | None, area: QRectF) -> None:
    """A face in plain letters, for a picture that cannot be read."""
    painter.setPen(QPen(QColor("#2B211C"), 1))
    painter.setBrush(QColor("#F5ECDA") if card is not None else QColor("#7A4B2A"))
    radius = area.width() * CORNER
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if card is None:
        return
    font = QFont()
    font.setPixelSize(round(area.width() * 0.3))
    painter.setFont(font)
    painter.setPen(QColor(_INDEX_COLOURS[card.suit]))
    painter.drawText(
        area, Qt.AlignmentFlag.AlignCenter, f"{_SUIT_WORDS[card.suit]}\n{_RANK_SIGNS[card.rank]}"
    )


_SUIT_WORDS = ("Ac.", "Le.", "He.", "Be.")
_RANK_SIGNS = dict(zip(Rank, _INDEX_LETTERS["en"], strict=True))
