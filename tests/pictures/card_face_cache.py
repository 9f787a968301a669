"""Draws each card face only once in each size, however many windows a run of tests opens."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from tartli_desktop.table.card_faces import faces

draw_svg_each_time = faces.draw_svg
"""The program's own function."""


def patched() -> Iterator[None]:
    """The body of a fixture: until it is done, faces are drawn by :func:`draw_svg`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(faces, "draw_svg", draw_svg)
        yield


def draw_svg(painter: QPainter, file: Path, area: QRectF, leave_out: bytes = b"") -> bool:
    """Replaces ``faces.draw_svg``; faces are drawn on a transparent image, so that the result is the same."""
    if not file.is_file():
        return False
    stamp = file.stat()
    image = _drawn(file, stamp.st_mtime_ns, stamp.st_size, area.size().toSize(), leave_out)
    if image is None:
        return False
    painter.drawImage(area.topLeft(), image)
    return True


@lru_cache(maxsize=512)
def _drawn(file: Path, _changed: int, _length: int, size: QSize, leave_out: bytes) -> QImage | None:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        whole = QRectF(0, 0, size.width(), size.height())
        is_drawn = draw_svg_each_time(painter, file, whole, leave_out)
    return image if is_drawn else None
