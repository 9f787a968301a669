"""The view of the table: its size, mouse and keyboard."""

import math
from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsItem, QGraphicsView, QWidget

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.looks.colours import high_contrast
from tartli_desktop.looks.paint_errors import told_at_once
from tartli_desktop.looks.surfaces.theme import theme
from tartli_desktop.settings.settings import PlayBy, Settings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.places.layout import OWN_WIDTH, RAISED_BY, scene_size
from tartli_desktop.table.screen_reader.accessible import (
    AccessibleContext,
    AccessibleTable,
    TableReader,
    TableViewport,
)
from tartli_desktop.table.screen_reader.interfaces import install

from .card_item import Rendering
from .felt import RIM, painted_table, table_area
from .keyboard import INTERRUPTIONS, Keyboard
from .mouse import Mouse
from .painted import PaintedAreas
from .piles import TablePlan
from .scene import TableScene

_ENDS = frozenset(
    (
        QEvent.Type.Hide,
        QEvent.Type.TouchCancel,
        QEvent.Type.UngrabMouse,
        QEvent.Type.WindowBlocked,
        QEvent.Type.WindowDeactivate,
    )
)
"""What takes the pointer from the table before the button is released."""


class CardTableView(AccessibleTable):
    """The card table as the player sees and touches it."""

    def __init__(
        self, faces: CardFaces, plan: TablePlan, seats: int = 2, parent: QWidget | None = None
    ) -> None:
        # Before Qt can ask for an interface: it keeps the first one that it gets.
        install()
        super().__init__(parent)
        # A viewport made here: to wrap one made by Qt, PySide6 creates all widget types with their enums.
        surface = TableViewport(self)
        surface.setMouseTracking(True)
        self.setViewport(surface)
        # The table covers every pixel, so Qt need not fill the viewport first.
        surface.setAutoFillBackground(False)
        surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._rendering = Rendering(faces)
        self._scene = TableScene(self._rendering, plan, seats, self)
        self.setScene(self._scene)
        self._painted = PaintedAreas(self._scene.items())
        self._native: QWindow | None = None
        """The window of the system that the table is in."""
        self.may_play = lambda card: False
        self.resized: Callable[[], None] = lambda: None
        self.seen: Callable[[], AccessibleContext] = AccessibleContext
        """What the player knows, for screen readers; the table itself knows no rules."""
        self._background = QPixmap()
        self._table = QRectF()
        """The area of the table in the viewport."""
        self._background_is_of: object = None
        """The looks and the area that the background was painted for."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 420)
        self.reader = TableReader(self)
        self.keyboard = Keyboard(self._scene, self.faces, self)
        self.card_pointed.connect(self.reader.point)
        self.mouse = Mouse(self._scene, self.keyboard, self)
        self.setAccessibleName(self.tr("Card table"))
        self.is_made = True

    def show_hint(self, cards: Collection[Card]) -> None:
        """Frame the cards of the fan that a hint names; Enter then chooses them."""
        self._scene.show_hint(cards)
        self.keyboard.follow_hint()

    def point_again(self, late_for: int) -> None:
        """Stop pointing at a card, since the table has changed by itself.

        The keyboard points at no card until the player points again. For ``late_for`` milliseconds, Space,
        Enter and clicks by a mouse that has not moved choose no card, and nothing is said about it.
        """
        self.keyboard.point_again(late_for)
        self.mouse.has_moved = False

    def point_at_only(self) -> None:
        """Point at the only card that may be played, if there is one and the table has the keyboard."""
        if self.hasFocus():
            self.keyboard.point_at_only()

    def refresh_faces(self) -> None:
        """Repaint and rename all cards after the faces or the language have changed."""
        self.setAccessibleName(self.tr("Card table"))
        self._scene.retranslate()
        self.viewport().update()

    def follow_settings(self, settings: Settings) -> None:
        """Follow the player's choices about playing, sorting, moving and showing cards, and about letters."""
        self.viewport().update()
        self._scene.follow_settings(settings)
        self._scene.fit_letters()
        # A hidden table is fitted when it is shown, in the size that it has then.
        if self.isVisible():
            self._fit()
        self.mouse.by_click = settings.play_by is not PlayBy.DRAG
        self.mouse.by_drag = settings.play_by is not PlayBy.CLICK

    def to_viewport(self, area: QRectF) -> QRectF:
        """An area of the scene in pixels of the viewport."""
        return QRectF(self.mapFromScene(area.topLeft()), self.mapFromScene(area.bottomRight()))

    def own_cards_place(self) -> QRectF:
        """The area of the viewer's cards and their motion, in pixels of the viewport."""
        plan = self.scene().layout
        top = plan.own_y - 0.8 * OWN_WIDTH - RAISED_BY
        return self.to_viewport(QRectF(0, top, plan.width, plan.height - top))

    def cards_in_sight(self) -> list[QRectF]:
        """The areas of the cards whose faces are visible, in pixels of the viewport."""
        scene = self._scene
        open_cards = [
            item
            for item in (*scene.own_items, *scene.trick_items, *scene.stock_items, *scene.open_items)
            if item.card is not None and item.isVisible()
        ]
        return [self.to_viewport(item.sceneBoundingRect()) for item in open_cards]

    def players_in_sight(self) -> list[QRectF]:
        """The areas of the players' plates, in pixels of the viewport."""
        plates = filter(QGraphicsItem.isVisible, self._scene.plate_items)
        return [self.to_viewport(plate.sceneBoundingRect()) for plate in plates]

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        native = self.window().windowHandle()
        if native is not None and native is not self._native:
            self._native = native
            native.installEventFilter(self)

    def _fit(self) -> None:
        size = self.viewport().size()
        if size.isEmpty():
            return
        layout = self._scene.layout
        width, height = scene_size(size.width(), size.height(), layout.seats)
        if (width, height) != (self._scene.layout.width, self._scene.layout.height):
            self._scene.set_size(width, height)
        scale = min(size.width() / width, size.height() / height)
        self.resetTransform()
        self.scale(scale, scale)
        ratio = self.devicePixelRatioF()
        if (scale, ratio) != (self._rendering.scale, self._rendering.ratio):
            self.faces.forget_sizes()
        self._rendering.scale, self._rendering.ratio = scale, ratio
        self._table = table_area(size.toSizeF(), QSizeF(width * scale, height * scale))
        self._rendering.cloth = self._table.adjusted(RIM, RIM, -RIM, -RIM)
        self.resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._rendering.exposed = event.region()
        self._rendering.to_viewport = self.viewportTransform()
        left = self._painted.left_behind(self._rendering.exposed, self._rendering.to_viewport)
        self._rendering.crowded = self._scene.motion.is_crowded
        super().paintEvent(event)
        if not left.isEmpty():
            self.viewport().update(left)

    @told_at_once
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        device_size = QSize(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
        device_size = device_size.expandedTo(QSize(1, 1))
        looks = device_size, theme(), high_contrast(), self._table
        if self._background_is_of != looks:
            self._background_is_of = looks
            self._background = painted_table(device_size, ratio, self._table)
        exposed = self.mapFromScene(rect).boundingRect().adjusted(-2, -2, 2, 2)
        painter.save()
        # Pixel on pixel, many times quicker than any scaling.
        painter.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        shown = QRectF(exposed.topLeft() * ratio, exposed.size().toSizeF() * ratio).toAlignedRect()
        painter.drawPixmap(shown.topLeft(), self._background, shown)
        painter.restore()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            at = event.position().toPoint()
            self.mouse.press(at, self.mapToScene(at))
        else:
            self.mouse.cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Many people double-click out of habit: ignore the second click.
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            # The release went elsewhere, for example to a menu.
            self.mouse.cancel()
        at = event.position().toPoint()
        self.mouse.move(at, self.mapToScene(at), over_table=self._table.contains(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            at = event.position().toPoint()
            self.mouse.release(at, self.mapToScene(at), over_table=self._table.contains(at))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in _ENDS:
            self.mouse.cancel()
        return super().viewportEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Of a cancelled touch only the window hears; Qt then makes up a release.
        if watched is self._native and event.type() in _ENDS:
            self.mouse.cancel()
        return super().eventFilter(watched, event)

    # Keyboard

    def event(self, event: QEvent) -> bool:
        """Follow the screen, and keep keys that type a card's name or put one back from commands."""
        if event.type() in _ENDS and self.is_made:
            self.mouse.cancel()
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.is_made:
            # On another screen the same size has more or fewer dots.
            self._fit()
            self.viewport().update()
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (self._puts_back(event) or self.keyboard.types(event))
        ):
            event.accept()
            return True
        return super().event(event)

    def _puts_back(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.mouse.is_down

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = QApplication.focusWidget()
        if self._puts_back(event):
            self.mouse.cancel()
        elif self.keyboard.press(event):
            # It may come from a button on the cloth that has no use for it.
            if QApplication.focusWidget() is focused is not self:
                self.setFocus()
        elif event.key() == Qt.Key.Key_Escape and not self.hasFocus() and self._scene.own_items:
            self.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keyboard.come(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in INTERRUPTIONS:
            self.mouse.cancel()
        self.keyboard.go(event.reason())
