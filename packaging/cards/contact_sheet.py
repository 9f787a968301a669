"""Renders contact sheets of packs and portraits, as QtSvg draws them: contact_sheet.py [folder]."""

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
FOUR_SUITS = [[*(suit + rank for rank in RANKS), *(["back"] if suit == SUITS[0] else [])] for suit in SUITS]
TAROKK = [
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"],
    ["XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "SKIZ"],
    [*(suit + rank for suit in "HD" for rank in "KQRJA4"), "back"],
    [suit + rank for suit in "CS" for rank in "KQRJT"],
]
PACKS = {"tell": FOUR_SUITS, "french": FOUR_SUITS, "tarokk": TAROKK}
EXAMPLES = [["I", "XVI", "XXI", "SKIZ", "HK", "DQ"]]
"""Tarokk cards large enough to be looked at in the README."""


def contact_sheet(pack: str, rows: list[list[str]], width: int, height: int) -> QImage:
    """Cards of a pack in rows."""
    gap = max(4, width // 16)
    sheet = QImage(
        gap + max(map(len, rows)) * (width + gap),
        gap + len(rows) * (height + gap),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    sheet.fill(QColor(BAIZE))
    with QPainter(sheet) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, codes in enumerate(rows):
            for column, code in enumerate(codes):
                renderer = QSvgRenderer(str(RESOURCES / "cards" / pack / f"{code}.svg"))
                if not renderer.isValid():
                    raise SystemExit(f"{pack}/{code}.svg is no valid SVG")
                renderer.render(
                    painter, QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
                )
    return sheet


def portraits(sizes: tuple[int, ...]) -> QImage:
    """All portraits, once in each size."""
    files = sorted((RESOURCES / "portraits").glob("*.svg"))
    columns = -(-len(files) // 2)
    width = 8 + columns * (max(sizes) + 8)
    height = 8 + sum((2 if size == max(sizes) else 1) * (size + 8) for size in sizes)
    sheet = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(QColor(BAIZE))
    with QPainter(sheet) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 8
        for size in sizes:
            each_row = columns if size == max(sizes) else len(files)
            for start in range(0, len(files), each_row):
                for column, file in enumerate(files[start : start + each_row]):
                    QSvgRenderer(str(file)).render(painter, QRectF(8 + column * (size + 8), top, size, size))
                top += size + 8
    return sheet


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path()
    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    sheets = [
        (f"{pack}-{width}x{height}", pack, rows, width, height)
        for pack, rows in PACKS.items()
        for width, height in SIZES
    ]
    for name, pack, rows, width, height in [*sheets, ("tarokk-examples", "tarokk", EXAMPLES, 160, 250)]:
        path = folder / f"{name}.png"
        contact_sheet(pack, rows, width, height).save(str(path))
        print(path)
    path = folder / "portraits.png"
    portraits((400, 96, 48)).save(str(path))
    print(path)
    del app


if __name__ == "__main__":
    main()
