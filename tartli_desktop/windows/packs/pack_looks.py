"""The pictures of a pack that is being made: how they look, and how the mouse carries them."""

import os
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QDrag, QDropEvent, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces

_CARRIED = f"application/x-tartli-picture-{os.getpid()}"
"""The kind of data the mouse carries: the number of a picture, which another copy of the program lacks."""


def carry(source: QWidget, number: int, pixmap: QPixmap) -> None:
    """Let the mouse carry a picture away, until it is dropped somewhere."""
    drag, data = QDrag(source), QMimeData()
    data.setData(_CARRIED, str(number).encode())
    drag.setMimeData(data)
    drag.setPixmap(pixmap)
    drag.setHotSpot(QRectF(QPointF(), pixmap.deviceIndependentSize()).center().toPoint())
    drag.exec(Qt.DropAction.MoveAction)


def accept_carried(event: QDropEvent) -> int | None:
    """Accept the picture that the mouse carries and return its number; None if it carries something else."""
    if not event.mimeData().hasFormat(_CARRIED):
        event.ignore()
        return None
    event.acceptProposedAction()
    return int(event.mimeData().data(_CARRIED).data())


FADED = 0.3
"""The opacity of a built-in face in place of a missing picture."""

_LARGEST = 300


class Looks:
    """The pictures of a draft as pixmaps, each read only once."""

    def __init__(self) -> None:
        self._images: dict[int, tuple[Path, QImage]] = {}

    def pixmap(self, picture: StraightPicture, width: int, ratio: float) -> QPixmap:
        """A picture of this width."""
        file, image = self._images.get(picture.number, (None, QImage()))
        if file != picture.file:
            image = QImage(str(picture.file))
            if not image.isNull():
                image = image.scaledToWidth(
                    round(_LARGEST * max(1.0, ratio)), Qt.TransformationMode.SmoothTransformation
                )
            self._images[picture.number] = (picture.file, image)
        size = QSize(round(width * ratio), round(width * ratio * ASPECT))
        if image.isNull():
            return QPixmap(size)
        pixmap = QPixmap.fromImage(
            image.scaled(
                size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
        )
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


class LargeFace(QWidget):
    """A single face, as large as there is room for."""

    def __init__(self, kind: PackKind, faces: CardFaces, looks: Looks) -> None:
        super().__init__()
        self._kind = kind
        self._faces = faces
        self._looks = looks
        self._face: str | None = None
        self._picture: StraightPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_face(self, face: str | None, picture: StraightPicture | None) -> None:
        """Show a picture, or the built-in face without one."""
        self._face, self._picture = face, picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, round(180 * ASPECT))

    def minimumSizeHint(self) -> QSize:
        return QSize(64, round(64 * ASPECT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._face is None and self._picture is None:
            return
        width = int(min(self.width(), self.height() / ASPECT, _LARGEST))
        with QPainter(self) as painter:
            if self._picture is not None:
                pixmap = self._looks.pixmap(self._picture, width, self.devicePixelRatioF())
            else:
                card = None if self._face is None else self._kind.card_of(self._face)
                pixmap = self._faces.pixmap(card, width, self.devicePixelRatioF())
                painter.setOpacity(FADED)
            left, top = (self.width() - width) / 2, (self.height() - width * ASPECT) / 2
            painter.drawPixmap(QPointF(round(left), round(top)), pixmap)
