"""The ledger of a match: see :class:`tartli_desktop.face.at_the_table.score_sheet.ScoreSheet`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QImage, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from tartli_desktop.chalk import ledger, stone
from tartli_desktop.games.ulti.rules.events import Event, HandEnded
from tartli_desktop.games.ulti.rules.match import Match
from tartli_desktop.games.ulti.rules.settlement import HandResult, Seats
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import signed
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.table_sounds import TableSounds
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.accessible_pictures import Picture

translate = QCoreApplication.translate

_NARROWEST = 190
_FOCUS = QColor("#D9A336")
_EXAMPLE_NAMES = ("Vilma", "Lajos", "Ilona")
_EXAMPLE = ((4, -2, -2), (-5, 10, -5), (-2, -2, 4), (18, -9, -9))
_TOLD = 5
"""How many of the last hands are read out."""


class LedgerSlate(Picture):
    """A slate with a column for each player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ("", "", "")
        """By column."""
        self.rows: list[tuple[Seats, str]] = []
        """The points of each hand by column, and its contract."""
        self.unit = 10
        """What a point is worth."""
        self._high_contrast = False
        self._scale = 1.0
        self._drawn: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.renew()

    def renew(self) -> None:
        """What stands on it is another."""
        self._drawn = None
        self.setAccessibleName(translate("Ulti.Ledger", "Slate"))
        self.setAccessibleDescription(self._told())
        self.setToolTip(self.accessibleDescription())
        self.update()

    def set_looks(self, scale: float, *, high_contrast: bool) -> None:
        """How large it is written, and whether for eyes that need contrast."""
        self._scale, self._high_contrast = scale, high_contrast
        self.updateGeometry()
        self.renew()

    @property
    def balance(self) -> Seats:
        """The points of all hands, by column."""
        first, second, third = (sum(points[column] for points, _ in self.rows) for column in range(3))
        return first, second, third

    def _told(self) -> str:
        """The balance and the last hands in words; nothing without players."""
        if not any(self.names):
            return ""
        text = translate("Ulti.Ledger", "%1: %2 points, %3 forints.")
        told = [
            fill(text, name, signed(points), signed(points * self.unit))
            for name, points in zip(self.names, self.balance, strict=True)
        ]
        for points, contract in self.rows[-_TOLD:]:
            told.append(f"{terms.bid_name(contract)}: {', '.join(map(signed, points))}.")
        return " ".join(told)

    def _content(self) -> ledger.Ledger:
        money = tuple(signed(points * self.unit) for points in self.balance)
        return ledger.Ledger(
            heads=self.names,
            rows=[tuple(map(signed, points)) for points, _ in self.rows],
            sums=(tuple(map(signed, self.balance)), money) if any(self.names) else (),
            sum_heads=(translate("Ulti.Ledger", "Points"), translate("Ulti.Ledger", "Forints")),
        )

    def _paint(self, painter: QPainter, ratio: float) -> None:
        whole = QRectF(self.rect())
        frame = min(max(9.0, 0.052 * whole.width()), 20.0)
        ground = whole.adjusted(frame, frame, -frame, -frame)
        if self._high_contrast:
            stone.paint_plain(painter, whole, ground)
        else:
            stone.paint(painter, whole, ground, ratio)
        if any(self.names):
            inner = ground.adjusted(8, 8, -8, -8)
            for _ in range(3 if self._high_contrast else 1):
                ledger.draw(painter, self._content(), inner, ratio, self._scale)

    def grab_image(self, scale: float) -> QImage:
        """It as a picture for a file, with ``scale`` pixels for a logical one."""
        size = QSize(max(1, round(self.width() * scale)), max(1, round(self.height() * scale)))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(scale)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._paint(painter, scale)
        painter.end()
        return image

    def sizeHint(self) -> QSize:
        return QSize(300, 720)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(_NARROWEST * max(1.0, self._scale)), 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = QPixmap.fromImage(self.grab_image(ratio))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        if self.hasFocus():
            painter.setPen(QPen(_FOCUS, 3))
            painter.drawRect(self.rect().adjusted(2, 2, -2, -2))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._drawn = None
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renew()


class LedgerSheet(QObject):
    """Keeps the slate true to the match.

    Args:
        heard: the sounds of the table.
        parent: the Qt parent of the slate.
    """

    settled = Signal()

    is_settled = True
    """What is written stands there at once."""

    def __init__(self, heard: TableSounds, parent: QWidget) -> None:
        super().__init__(parent)
        self._heard = heard
        self.widget = LedgerSlate(parent)
        self._first = 0

    def lay(self, match: Match, first: int) -> None:
        """Show how a match stands; ``first`` is the seat of the left column."""
        self._first = first
        self.widget.unit = match.rules.unit
        self.widget.rows = [self._row(result) for result in match.results]
        self.widget.renew()

    def lay_example(self) -> None:
        """Show some hands of people of the café."""
        self.widget.names = _EXAMPLE_NAMES
        self.widget.rows = [(points, "simple") for points in _EXAMPLE]
        self.widget.renew()

    def name(self, names: Sequence[str], first: int) -> None:
        """Write the names above the columns."""
        self._first = first
        self.widget.names = tuple(names[(first + column) % 3] for column in range(3))
        self.widget.renew()

    def write(self, event: Event) -> None:
        """Write what a hand brought."""
        if isinstance(event, HandEnded):
            self.widget.rows.append(self._row(event.result))
            self.widget.renew()
            self._heard.chalk()

    def _row(self, result: HandResult) -> tuple[Seats, str]:
        first, second, third = (result.points[(self._first + column) % 3] for column in range(3))
        return (first, second, third), result.contract

    def finish(self) -> None:
        """All stands there already."""

    def clear(self) -> None:
        """Leave nothing on it."""
        self.widget.names, self.widget.rows = ("", "", ""), []
        self.widget.renew()

    def follow_settings(self, settings: Settings) -> None:
        """Write as large and as clear as the player has chosen."""
        high = wants_high_contrast(settings.colour_scheme)
        self.widget.set_looks(settings.text_scale, high_contrast=high)

    def picture(self, scale: float) -> QImage:
        """The slate as a picture for a file."""
        return self.widget.grab_image(scale)
