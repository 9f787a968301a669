"""The cloth and the wood of table and slate. The whole program has one theme."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tartli_desktop.looks.colours import seen_on
from tartli_desktop.looks.surfaces.textures import texture
from tartli_desktop.settings.settings import Cloth, Wood

PLAIN_CLOTH = {Cloth.GREEN: "#3E6B4B", Cloth.RED: "#78343A", Cloth.BLUE: "#335770", Cloth.BROWN: "#645646"}
"""The colours to use instead of textures that cannot be read."""

PLAIN_WOOD = {Wood.WALNUT: "#5F3A23", Wood.OAK: "#966C43", Wood.CHERRY: "#774330", Wood.EBONY: "#2C2522"}

_FAR_FROM_LAMP = {Cloth.GREEN: "#000C04", Cloth.RED: "#0E0203", Cloth.BLUE: "#00060E", Cloth.BROWN: "#0A0704"}

_SHADE = {Cloth.GREEN: "#0C2014", Cloth.RED: "#260B0E", Cloth.BLUE: "#0A1A27", Cloth.BROWN: "#1F1911"}
_SHADE_ALPHA = 135

_now = (Cloth.GREEN, Wood.WALNUT)


def apply_theme(cloth: Cloth, wood: Wood) -> None:
    """Change the cloth and the wood, and paint everything on the screen again."""
    global _now
    if (cloth, wood) == _now:
        return
    _now = (cloth, wood)
    for widget in QApplication.allWidgets():
        # WORKAROUND: in PySide6 6.8.3 a list has only update(index). Its viewport is a widget of its own.
        # By name, since PySide6 makes each type when it is first used, and no list is open at the start.
        if not widget.inherits("QAbstractItemView"):
            widget.update()


def theme() -> tuple[Cloth, Wood]:
    """The current cloth and wood. A cached background must be painted again when this changes."""
    return _now


def cloth_texture(cloth: Cloth | None = None) -> QImage:
    """A tile of a cloth, by default the theme's."""
    cloth = cloth or _now[0]
    return texture(f"cloth-{cloth.value}", PLAIN_CLOTH[cloth])


def wood_texture(wood: Wood | None = None) -> QImage:
    """A wood, by default the theme's: four planks below each other, with the grain running along them."""
    wood = wood or _now[1]
    return texture(f"wood-{wood.value}", PLAIN_WOOD[wood])


def far_from_lamp(cloth: Cloth | None = None) -> QColor:
    """The colour of a cloth where little light falls on it."""
    return QColor(_FAR_FROM_LAMP[cloth or _now[0]])


def shade() -> QColor:
    """The translucent colour that darkens the cloth in its own tone, under buttons."""
    colour = QColor(_SHADE[_now[0]])
    colour.setAlpha(_SHADE_ALPHA)
    return colour


def shaded() -> QColor:
    """The approximate colour of the cloth under its shade."""
    return seen_on(shade(), QColor(PLAIN_CLOTH[_now[0]]))
