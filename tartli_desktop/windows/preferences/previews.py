"""Choices about the look of the cards, and small pictures for these: packs, backs, cloths and woods."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.surfaces.theme import theme
from tartli_desktop.packs import packs
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.settings import CardBack, Cloth, Wood
from tartli_desktop.table.card_faces.card_fan import FAN_SIZE, draw_fan
from tartli_desktop.table.card_faces.corner_indices import CornerIndices
from tartli_desktop.table.card_faces.faces import ASPECT, CardFaces
from tartli_desktop.table.felt import RIM, paint_table
from tartli_desktop.text.card_names import SuitSystem, suits_of
from tartli_desktop.widgets.dialogs.forms import Labels
from tartli_desktop.widgets.dialogs.picture_choice import PictureChoice

CARD_SIZE = QSize(42, 64)
PACK_SIZE = FAN_SIZE
TWO_CARDS_SIZE = QSize(2 * CARD_SIZE.width() + 6, CARD_SIZE.height())
STUFF_SIZE = QSize(96, 62)

_EDGE = QColor(30, 20, 12, 150)
_GERMAN_FAN: tuple[Card, ...] = (german.Card.LA, german.Card.HK, german.Card.AO)
_TAROKK_FAN: tuple[Card, ...] = (tarokk.Card.I, tarokk.Card.XXI, tarokk.Card.SKIZ)

_TABLE = 340.0
_NEAR = 1.7
"""The size in logical pixels of the table whose corner shows the wood, and the corner's magnification."""

_CORNER = 5.0


class Previews:
    """Draws the pictures, and keeps the faces for them.

    Args:
        own_packs: the folder of the user's own packs.
    """

    def __init__(self, own_packs: Path | None) -> None:
        self._own_packs = own_packs
        self._faces: dict[str, CardFaces] = {}
        self.pack = ""
        """The pack whose own back is drawn."""

    @property
    def own_back(self) -> CardBack | None:
        """The common back that is the pack's own; None if it has a back of its own."""
        return self._of(self.pack).own_back

    def draw_pack(self, pack: str, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw three cards of a pack in a fan."""
        fan = _TAROKK_FAN if suits_of(pack) is SuitSystem.TAROKK else _GERMAN_FAN
        draw_fan(painter, area, self._of(pack), fan, ratio)

    def draw_low_red(self, fours: bool, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw the lowest Hearts and Diamonds of the tarokk pack."""
        faces = self._of(self.pack)
        usual, faces.corners = faces.corners, CornerIndices(red_fours=fours)
        width = area.height() / ASPECT
        for left, card in zip((area.left(), area.right() - width), tarokk.LOW_RED, strict=True):
            painter.drawPixmap(QPointF(left, area.top()), faces.pixmap(card, width, ratio))
        faces.corners = usual

    def draw_back(self, back: CardBack, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a face-down card."""
        faces = self._of(self.pack)
        faces.back = back
        width = area.height() / ASPECT
        pixmap = faces.pixmap(None, width, ratio)
        faces.back = CardBack.OF_PACK
        painter.drawPixmap(QPointF(area.center().x() - width / 2, area.top()), pixmap)

    def draw_cloth(self, cloth: Cloth, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a piece of cloth in the light of the lamp."""
        _draw_cut(painter, area, _stuff(area.width(), area.height(), ratio, cloth, theme()[1]))

    def draw_wood(self, wood: Wood, painter: QPainter, area: QRectF, ratio: float) -> None:
        """Draw a magnified corner of a table."""
        _draw_cut(painter, area, _stuff(area.width(), area.height(), ratio, theme()[0], wood, near=_NEAR))

    def _of(self, pack: str) -> CardFaces:
        if pack not in self._faces:
            self._faces[pack] = CardFaces(pack, "", self._own_packs)
        return self._faces[pack]


@lru_cache(maxsize=32)
def _stuff(width: float, height: float, ratio: float, cloth: Cloth, wood: Wood, near: float = 0.0) -> QPixmap:
    """Paint the cloth without its rim, or ``near`` times as large the upper left corner of a table."""
    table = QRectF(0, 0, _TABLE, _TABLE) if near else QRectF(-RIM, -RIM, width + 2 * RIM, height + 2 * RIM)
    scale = (near or 1.0) * ratio
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        paint_table(painter, table, scale, cloth, wood)
    return pixmap


def _draw_cut(painter: QPainter, area: QRectF, pixmap: QPixmap) -> None:
    """Draw a picture with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, _CORNER, _CORNER)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
    painter.restore()
    painter.setPen(QPen(_EDGE, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER, _CORNER)


class PackChoice(PictureChoice):
    """The built-in packs of some kind and the user's own, with buttons to add or remove one."""

    def __init__(self, kind: PackKind, folder: Path | None, previews: Previews) -> None:
        self._kind = kind
        self._folder = folder
        super().__init__(self._there_are(), PACK_SIZE, previews.draw_pack)
        self.add_button = QPushButton()
        self.remove_button = QPushButton()
        for button in (self.add_button, self.remove_button):
            button.setAutoDefault(False)
            button.setVisible(folder is not None)

    def _add_control(self, form: QFormLayout) -> None:
        assert self.label is not None
        form.addRow(self.label)
        buttons = QVBoxLayout()
        buttons.setSpacing(6)
        buttons.addStretch(1)
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.remove_button)
        beside = QHBoxLayout()
        beside.addWidget(self.control, 1)
        beside.addLayout(buttons)
        form.addRow(beside)

    def offer_again(self) -> None:
        """Offer the packs that exist now."""
        self._offer(self._there_are())

    def _there_are(self) -> list[str]:
        """The packs that exist now."""
        self._own = packs.own_packs(self._folder, self._kind) if self._folder is not None else ()
        return [*self._kind.built_in, *(pack.identifier for pack in self._own)]

    def own_name(self, identifier: str) -> str:
        """The name of one of the user's own packs."""
        known = (pack.name for pack in self._own if pack.identifier == identifier)
        return next(known, identifier.removeprefix(self._kind.own_prefix))

    def _offer(self, values: list[str]) -> None:
        self.offer(values)
        self.set_words(self._words)

    def _name(self, words: Labels) -> None:
        own = list(self.buttons)[len(self._kind.built_in) :]
        super()._name(replace(words, options=[*words.options, *map(self.own_name, own)]))

    def _show(self, value: Any) -> None:
        if value not in self.buttons:
            # The pack's folder is gone, but the pack is still the chosen one.
            self._offer([*self.buttons, value])
        super()._show(value)

    def _explain(self) -> None:
        super()._explain()
        self.remove_button.setEnabled(self.value() not in self._kind.built_in)


class BackChoice(PictureChoice):
    """The back of the pack, or another one that any pack can have; each back is offered once."""

    def __init__(self, previews: Previews) -> None:
        self._previews = previews
        self._put = CardBack.OF_PACK
        self._own: CardBack | None = None
        """The back that is the pack's own, which is not offered a second time."""
        super().__init__(tuple(CardBack), CARD_SIZE, previews.draw_back)

    def follow(self, pack: str) -> None:
        """Offer the pack's own back, and the others."""
        self._previews.pack = pack
        chosen = self.value()
        self._own = self._previews.own_back
        for back, button in self.buttons.items():
            button.setHidden(back is self._own)
            button.update()
        self._show(chosen)

    def value(self) -> CardBack:
        shown: CardBack = super().value()
        # If the chosen back is the pack's own, keep it for other packs.
        return self._put if shown is CardBack.OF_PACK and self._put is self._own else shown

    def _show(self, value: Any) -> None:
        self._put = value
        super()._show(CardBack.OF_PACK if value is self._own else value)
