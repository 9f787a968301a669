"""The face of a player at the table with its marks for dealer, declarer and hat."""

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tartli_desktop.looks.fonts import table_font
from tartli_desktop.looks.portraits import portrait

from .plate_content import PlateContent

HAT = 0.47
"""How far a hat rises above the portrait, relative to its width."""
_MARK, _ONE_OF_TWO = 0.42, 0.34
"""The width of a dealer's or declarer's mark relative to the portrait; a player who is both has two smaller
ones, which leave the face free."""
_OUTSIDE = 0.28
"""The part of the declarer's mark that lies outside the portrait."""
_MEDALLIONS = tuple(map(QColor, ("#7A4B2A", "#3D5A80", "#44703D", "#8E3128", "#5B4A6F", "#8A6416")))
"""The grounds of monograms, chosen by name."""
_CROWN = ((-0.27, 0.2), (-0.31, -0.17), (-0.13, 0.0), (0.0, -0.25), (0.13, 0.0), (0.31, -0.17), (0.27, 0.2))
"""The corners of a crown around the middle of its coin, as parts of the width of the coin."""
_PALE = 0.4
"""The opacity of the portrait of a player who sits out."""


def draw_face(painter: QPainter, content: PlateContent, medallion: QRectF, scale: float) -> None:
    """Draw a portrait, pale for a player who sits out; without one, a medallion with the name's first letter.

    Args:
        painter: draws it.
        content: the content of the player's plate.
        medallion: the place of the face.
        scale: pixels per unit of the painter.
    """
    if content.portrait:
        face = portrait(content.portrait, medallion.width() * scale)
        painter.setOpacity(_PALE if content.sits_out else 1.0)
        painter.drawPixmap(medallion, face, QRectF(face.rect()))
        painter.setOpacity(1.0)
    else:
        _draw_monogram(painter, medallion, content.name)


def draw_marks(
    painter: QPainter, content: PlateContent, medallion: QRectF, *, dealers_within: float = 1 - _OUTSIDE
) -> None:
    """Draw the marks at a face; ``dealers_within`` is the part of the dealer's mark on the portrait."""
    plays = content.is_declarer or content.is_partner
    side = medallion.width() * (_ONE_OF_TWO if content.is_dealer and plays else _MARK)
    top = medallion.bottom() - side * 0.9
    if content.is_dealer:
        left = medallion.right() - side * dealers_within
        _draw_dealers_mark(painter, QRectF(left, top, side, side))
    if plays:
        coin = QRectF(medallion.left() - side * _OUTSIDE, top, side, side)
        _draw_declarers_mark(painter, coin, is_partner=content.is_partner)
    if content.wears_hat:
        _draw_hat(painter, medallion)


def _draw_monogram(painter: QPainter, area: QRectF, name: str) -> None:
    """Draw a medallion with the first letter of a name."""
    painter.setPen(QPen(QColor("#5A3A22"), 2))
    painter.setBrush(QColor("#B98A4A"))
    painter.drawEllipse(area)
    inner = area.adjusted(4, 4, -4, -4)
    painter.setPen(QPen(QColor("#5A3A22"), 1))
    painter.setBrush(_MEDALLIONS[crc32(name.encode()) % len(_MEDALLIONS)])
    painter.drawEllipse(inner)
    painter.setPen(QPen(QColor(245, 236, 218, 130), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(inner.adjusted(4, 4, -4, -4))
    painter.setPen(QColor("#F5ECDA"))
    painter.setFont(table_font(inner.height() * 0.52))
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, name.strip()[:1].upper())


def _draw_dealers_mark(painter: QPainter, area: QRectF) -> None:
    """Draw a brass coin with two cards on it."""
    _draw_coin(painter, area, "#4F3510", "#D9A336", "#F6DC94")
    wide, high = area.width() * 0.30, area.width() * 0.46
    painter.setPen(QPen(QColor("#2B211C"), 1.2))
    painter.setBrush(QColor("#F5ECDA"))
    for aside, turn in ((-0.10, -14), (0.10, 12)):
        painter.save()
        painter.translate(area.center() + QPointF(aside * area.width(), 0))
        painter.rotate(turn)
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), 1.5, 1.5)
        painter.restore()


def _draw_coin(painter: QPainter, area: QRectF, rim: str, metal: str, ring: str) -> None:
    painter.setPen(QPen(QColor(rim), 1.4))
    painter.setBrush(QColor(metal))
    painter.drawEllipse(area)
    painter.setPen(QPen(QColor(ring), 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area.adjusted(2.4, 2.4, -2.4, -2.4))


def _draw_hat(painter: QPainter, head: QRectF) -> None:
    """Draw a top hat, far too large and askew, on the head of a portrait."""
    painter.save()
    wide = head.width()
    painter.translate(head.center().x() + wide * 0.06, head.top() + wide * 0.19)
    painter.rotate(-11)
    ink, felt, band = QColor("#14100D"), QColor("#2F2A33"), QColor("#B8372B")
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(felt)
    crown = QPainterPath(QPointF(-wide * 0.27, 0))
    crown.quadTo(QPointF(-wide * 0.22, -wide * 0.2), QPointF(-wide * 0.32, -wide * 0.42))
    crown.quadTo(QPointF(0, -wide * 0.5), QPointF(wide * 0.32, -wide * 0.42))
    crown.quadTo(QPointF(wide * 0.22, -wide * 0.2), QPointF(wide * 0.27, 0))
    crown.closeSubpath()
    painter.drawPath(crown)
    painter.setBrush(band)
    painter.drawRect(QRectF(-wide * 0.25, -wide * 0.13, wide * 0.5, wide * 0.1))
    painter.setBrush(felt)
    painter.drawEllipse(QRectF(-wide * 0.47, -wide * 0.07, wide * 0.94, wide * 0.14))
    painter.setBrush(QColor("#D9A336"))
    painter.setPen(QPen(ink, 1))
    feather = QPainterPath(QPointF(wide * 0.16, -wide * 0.08))
    feather.quadTo(QPointF(wide * 0.46, -wide * 0.22), QPointF(wide * 0.5, -wide * 0.52))
    feather.quadTo(QPointF(wide * 0.24, -wide * 0.38), QPointF(wide * 0.16, -wide * 0.08))
    painter.drawPath(feather)
    painter.restore()


def _draw_declarers_mark(painter: QPainter, area: QRectF, *, is_partner: bool = False) -> None:
    """Draw a red coin with a crown; for the partner a smaller silver one."""
    if is_partner:
        area = area.adjusted(2, 2, -2, -2)
    _draw_coin(painter, area, "#4A120D", *(("#8C9299", "#DDE2E6") if is_partner else ("#A3271C", "#E9A79B")))
    crown = [area.center() + QPointF(x, y) * area.width() for x, y in _CROWN]
    painter.setPen(QPen(QColor("#4A120D"), 1))
    painter.setBrush(QColor("#F6DC94"))
    painter.drawPolygon(crown)
