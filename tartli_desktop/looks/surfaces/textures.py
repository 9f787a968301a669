"""The textures of woods, stone and cloths; packaging/textures/make.py draws them."""

from functools import cache

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageReader

from tartli_desktop.resources import ResourcesMissing, resources_folder

from . import png_check


@cache
def texture(name: str, plain: str) -> QImage:
    """A texture, ready to paint with.

    Args:
        name: the name of its file.
        plain: the colour to use instead if the file cannot be read.
    """
    picture = _read(name)
    if picture.isNull():
        picture = QImage(1, 1, QImage.Format.Format_ARGB32)
        picture.fill(QColor(plain))
    seen_through = picture.hasAlphaChannel()
    return picture.convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied if seen_through else QImage.Format.Format_RGB32
    )


def _read(name: str) -> QImage:
    try:
        content = (resources_folder() / "textures" / f"{name}.png").read_bytes()
    except (OSError, ResourcesMissing):
        return QImage()
    if not png_check.is_whole(content):
        return QImage()
    buffer = QBuffer()
    buffer.setData(content)
    # The format is given, so that Qt does not load its plugins for all other formats.
    return QImageReader(buffer, QByteArray(b"png")).read()
