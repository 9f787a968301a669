"""The icons of menus and buttons, in colours that suit their background."""

from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QMenu

from tartli_desktop.resources import resources_folder

_INK, _PAPER = "#2B211C", "#F5ECDA"
_ON_DARK = {"#B8372B": "#D8594A", "#44703D": "#6FA063", "#3D5A80": "#7298C8", "#7A4B2A": "#B07B4E"}
"""The flat colours of the cards, with lighter ones for a dark background."""
_MENU_SIZES = (16, 32, 64)
_FAINT = 0.46
"""The opacity of the icon of a disabled action."""
_PICTURE, _COLOURS = "picture", "colours of the picture"


def picture(name: str, ink: QColor, ground: QColor, sizes: Sequence[int]) -> QIcon:
    """The picture of this name, in these sizes in pixels, drawn with an ink on a background."""
    return _drawn(name, ink.name(), ground.name(), tuple(sizes))


@lru_cache(maxsize=256)
def _drawn(name: str, ink: str, ground: str, sizes: tuple[int, ...]) -> QIcon:
    words = _drawing(name)
    if QColor(ink).lightness() > QColor(ground).lightness():
        for colour, lighter in _ON_DARK.items():
            words = words.replace(colour, lighter)
    # Through a placeholder, since the ink may have the colour of paper.
    words = words.replace(_INK, "ink").replace(_PAPER, ground).replace("ink", ink)
    renderer = QSvgRenderer(QByteArray(words.encode()))
    icon = QIcon()
    for size in sizes:
        for mode, share in ((QIcon.Mode.Normal, 1.0), (QIcon.Mode.Disabled, _FAINT)):
            icon.addPixmap(_rendered(renderer, size, share), mode)
    return icon


def set_picture(action: QAction, name: str) -> None:
    """Set the picture of an action; menus and buttons draw it when they are shown."""
    action.setProperty(_PICTURE, name)


def picture_of(action: QAction) -> str:
    """The name of the picture of an action; empty if it has none."""
    return str(action.property(_PICTURE) or "")


def illustrate(menu: QMenu) -> None:
    """Draw the pictures of a menu's entries whenever it opens in other colours than before."""
    menu.aboutToShow.connect(lambda: _draw_entries(menu))


def _draw_entries(menu: QMenu) -> None:
    palette = menu.palette()
    ink, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base)
    colours = ink.name() + ground.name()
    for action in menu.actions():
        name = picture_of(action)
        if name and action.property(_COLOURS) != colours:
            action.setIcon(picture(name, ink, ground, _MENU_SIZES))
            action.setProperty(_COLOURS, colours)


@cache
def _drawing(name: str) -> str:
    return (resources_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


def _rendered(renderer: QSvgRenderer, size: int, share: float) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        renderer.render(painter, QRectF(0, 0, size, size))
        # Fades the whole picture at once, so that no colour shows through another.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(pixmap.rect(), QColor.fromRgbF(0, 0, 0, share))
    return pixmap
