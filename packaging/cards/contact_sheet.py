"""Renders contact sheets of both packs, as QtSvg draws them: contact_sheet.py [folder for the PNGs]."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from assemble import RANKS, RESOURCES, SUITS
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

BAIZE = "#35593F"
SIZES = ((64, 100), (400, 620))


def contact_sheet(pack: str, width: int, height: int) -> QImage:
    """One row for each suit, the back at the end of the first."""
    gap = max(4, width // 16)
    columns = len(RANKS) + 1
    sheet = QImage(
        gap + columns * (width + gap),
        gap + len(SUITS) * (height + gap),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    sheet.fill(QColor(BAIZE))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    codes = [
        (row, column, suit + rank) for row, suit in enumerate(SUITS) for column, rank in enumerate(RANKS)
    ]
    for row, column, code in [*codes, (0, len(RANKS), "back")]:
        renderer = QSvgRenderer(str(RESOURCES / "cards" / pack / f"{code}.svg"))
        if not renderer.isValid():
            raise SystemExit(f"{pack}/{code}.svg is no valid SVG")
        renderer.render(
            painter, QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
        )
    painter.end()
    return sheet


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    for pack in ("tell", "french"):
        for width, height in SIZES:
            path = folder / f"{pack}-{width}x{height}.png"
            contact_sheet(pack, width, height).save(str(path))
            print(path)
    del app


if __name__ == "__main__":
    main()
