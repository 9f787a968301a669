"""The window onto the table: size, mouse and keyboard."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tartli_desktop.cards.any_pack import Card, Suit
from tartli_desktop.looks.colours import wants_high_contrast
from tartli_desktop.looks.theme import theme
from tartli_desktop.settings.settings import PlayBy, Settings
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.places.layout import RAISED_BY, scene_size
from tartli_desktop.text import card_names
from tartli_desktop.text.placeholders import fill

from . import typed_cards
from .accessible import AccessibleContext, AccessibleTable, TableReader, TableViewport
from .accessible_interfaces import install
from .card_item import FINE, CardItem, Rendering, hidden_parts
from .felt import RIM, painted_table
from .painted import PaintedAreas
from .piles import TablePlan
from .scene import TableScene

_HELD_KEYS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock),
)
"""Those that come before another key, and mean nothing themselves."""


class CardTableView(AccessibleTable):
    """The card table as the player sees and touches it.

    Mouse, touch and keyboard end in :attr:`card_chosen` or :attr:`card_dropped`. Whether the card may be
    played is for others to say.

    Signals:
        card_chosen(card): the player wants to play this card.
        card_dropped(card): the same, by dragging it onto the table.
        table_pressed: the player pressed the middle, as to gather a full trick.
        stock_pressed: the player pressed the talon or the turned card.
        pack_cut(position): the player cut the spread pack.
        cut_pointed(position): the keyboard points at a place in the spread pack, at which it can be cut.
        order_changed(cards): the player moved a card within the fan.
        told(sentence): why nothing was found for what was typed, or what can be typed.
    """

    card_chosen = Signal(object)
    card_dropped = Signal(object)
    table_pressed = Signal()
    pack_cut = Signal(int)
    cut_pointed = Signal(int)
    order_changed = Signal(object)
    told = Signal(str)

    def __init__(
        self, faces: CardFaces, plan: TablePlan, seats: int = 2, parent: QWidget | None = None
    ) -> None:
        # Before Qt can ask for it: what it was given once, it keeps.
        install()
        super().__init__(parent)
        # Its own, since PySide6 makes all types of widgets, with their enums, to name one it did not make.
        surface = TableViewport(self)
        surface.setMouseTracking(True)
        self.setViewport(surface)
        # Each pixel gets the table, which Qt need not fill with a colour before.
        surface.setAutoFillBackground(False)
        surface.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._rendering = Rendering(faces)
        self._scene = TableScene(self._rendering, plan, seats, self)
        self.setScene(self._scene)
        self._painted = PaintedAreas(self._scene.items())
        self._patches: list[QRect] = []
        """Where cards have moved since they were painted."""
        self._scene.motion.moved.connect(self._update_moved)
        self.by_click = True
        self.by_drag = True
        self._cutting = False
        self._cut_at: int | None = None
        """The place in the spread pack that the keyboard points at."""
        self._is_picture = False
        self.may_play: Callable[[Card], bool] = lambda card: False
        self.resized: Callable[[], None] = lambda: None
        self.seen: Callable[[], AccessibleContext] = AccessibleContext
        """What the player knows, for screen readers; the table itself knows no rules."""
        self._pressed: CardItem | None = None
        self._press_at = QPoint()
        self._grip = QPointF()
        self._dragging = False
        self._pressing = False
        self._typed_suits: frozenset[Suit | None] = frozenset()
        """Those whose letter was typed, while the rank is awaited."""
        self._gap: int | None = None
        """The place in the fan where the card stood that was played by keyboard last."""
        self._asked_to_point = QElapsedTimer()
        self._late_for = 0
        self._mouse_moved = True
        """Whether the mouse has moved since the player was asked to point again."""
        self._background = QPixmap()
        self._background_is_of = theme()
        """The theme it was painted with."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 420)
        self.reader = TableReader(self)
        self.setAccessibleName(self.tr("Card table"))
        self.is_made = True

    def scene(self) -> TableScene:
        """The cards, where they lie, and how they move."""
        return self._scene

    @property
    def cutting(self) -> bool:
        """Whether the pack is to be cut."""
        return self._cutting

    @cutting.setter
    def cutting(self, cutting: bool) -> None:
        self._point_in_pack(None)
        self._cutting = cutting

    @property
    def is_picture(self) -> bool:
        """Whether the cards are only something to look at: no match is played."""
        return self._is_picture

    @is_picture.setter
    def is_picture(self, is_picture: bool) -> None:
        self._is_picture = is_picture
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_picture else Qt.FocusPolicy.StrongFocus)

    @property
    def _pointed(self) -> int | None:
        """The place in the fan of the card that the keyboard points at."""
        return next((index for index, item in enumerate(self._scene.own_items) if item.focused), None)

    @property
    def pointed_item(self) -> CardItem | None:
        """The card of the fan that the keyboard points at."""
        index = self._pointed
        return None if index is None else self._scene.own_items[index]

    def point_at_item(self, item: CardItem) -> None:
        """Point at a card of the fan, as the arrow keys do."""
        self._point_at(self._scene.own_items.index(item))

    @property
    def faces(self) -> CardFaces:
        """The pack that is played with."""
        return self._rendering.faces

    def refresh_faces(self) -> None:
        """Repaint and rename all cards, after the faces or the language changed."""
        self.setAccessibleName(self.tr("Card table"))
        self._scene.retranslate()
        self.viewport().update()

    def follow_settings(self, settings: Settings) -> None:
        """Let cards be played, sorted, moved and seen as the player has chosen."""
        self.set_high_contrast(wants_high_contrast(settings.colour_scheme))
        self._scene.follow_settings(settings)
        self.by_click = settings.play_by is not PlayBy.DRAG
        self.by_drag = settings.play_by is not PlayBy.CLICK

    def set_high_contrast(self, on: bool) -> None:
        """Show the table without wood and grain, and what may not be played crossed out."""
        if on != self._rendering.high_contrast:
            self._rendering.high_contrast = on
            self._background = QPixmap()
            self.viewport().update()

    def set_looks(self, *, text_scale: float, words_beside: bool) -> None:
        """How many times as large as usual all is written, and whether the words stand beside the table."""
        self._scene.set_looks(text_scale=text_scale, words_beside=words_beside)
        self._fit()

    def let_go(self) -> None:
        """Forget what the mouse holds, as when the cards are laid out again under it."""
        self._pressed = None
        self._pressing = self._dragging = False
        self._scene.hold(None)
        self._scene.show_target(False)

    def point_again(self, late_for: int) -> None:
        """Take what the player points at for meant no more: the table has changed by itself.

        The keyboard points at no card until the player does so again. For ``late_for`` milliseconds Space and
        Enter do nothing, nor does a click on a card with a mouse that has not moved, and nothing is told.
        """
        index = self._pointed
        self._point_at(None)
        self._gap = index
        self._typed_suits = frozenset()
        self._mouse_moved = False
        self._late_for = late_for
        self._asked_to_point.start()

    @property
    def _is_late(self) -> bool:
        """Whether what is pressed now was meant for the table as it was before."""
        return self._asked_to_point.isValid() and self._asked_to_point.elapsed() < self._late_for

    def to_viewport(self, area: tuple[float, float, float, float]) -> QRectF:
        """A rectangle of the scene (left, top, width, height) in pixels of the viewport."""
        left, top, width, height = area
        return QRectF(self.mapFromScene(left, top), self.mapFromScene(left + width, top + height))

    # Size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        size = self.viewport().size()
        if size.isEmpty():
            return
        layout = self._scene.layout
        width, height = scene_size(
            size.width(), size.height(), words_beside=layout.words_beside, seats=layout.seats
        )
        if (width, height) != (self._scene.layout.width, self._scene.layout.height):
            self._scene.set_size(width, height)
        scale = min(size.width() / width, size.height() / height)
        self.resetTransform()
        self.scale(scale, scale)
        ratio = self.devicePixelRatioF()
        if (scale, ratio) != (self._rendering.scale, self._rendering.ratio):
            self.faces.forget_sizes()
        self._rendering.scale, self._rendering.ratio = scale, ratio
        self._rendering.cloth = QRectF(self.viewport().rect()).adjusted(RIM, RIM, -RIM, -RIM)
        self.resized()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._rendering.exposed = event.region()
        self._rendering.to_viewport = self.viewportTransform()
        left = self._painted.left_behind(self._rendering.exposed, self._rendering.to_viewport)
        patches = [patch & self.viewport().rect() for patch in self._patches]
        # If something else has to be painted, too, these are not all there is.
        self._rendering.patches = patches if _joined(patches) == event.region() else []
        self._patches = []
        crowded = self._rendering.ratio >= FINE and self._scene.motion.is_crowded
        self._rendering.crowded = self._scene.motion.is_crowded
        self._rendering.hidden = hidden_parts(self._scene.items_of_pack) if crowded else {}
        super().paintEvent(event)
        if not left.isEmpty():
            self.viewport().update(left)

    def _update_moved(self) -> None:
        """Repaint whole rectangles around what has moved, which is quicker than pieces of many shapes."""
        self._patches = self._painted.patches_of_moved(self.viewportTransform())
        self.viewport().update(_joined(self._patches))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._rendering.to_device = painter.deviceTransform()
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        device_size = QSize(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
        device_size = device_size.expandedTo(QSize(1, 1))
        if (self._background.size(), self._background_is_of) != (device_size, theme()):
            self._background_is_of = theme()
            self._background = painted_table(device_size, ratio, high_contrast=self._rendering.high_contrast)
        exposed = self.mapFromScene(rect).boundingRect().adjusted(-2, -2, 2, 2)
        painter.save()
        # Pixel on pixel, which is many times quicker than any scaling.
        painter.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        patches = self._rendering.patches
        for piece in patches or [exposed]:
            shown = QRectF(piece.topLeft() * ratio, piece.size().toSizeF() * ratio).toAlignedRect()
            if patches:
                painter.setClipRect(shown)
            painter.drawPixmap(shown.topLeft(), self._background, shown)
        painter.restore()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pressing = True
        self._scene.point_out_stock(False)
        point = self.mapToScene(event.position().toPoint())
        item = self._own_at(point)
        self._press_at = event.position().toPoint()
        self._pressed = item
        if item is not None:
            self._grip = item.pos() - point
            self._point_at(None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Many people double-click out of habit: the second click is none.
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._mouse_moved = True
        item = self._pressed
        if item is None:
            self._hover(self.mapToScene(point))
            return
        if not self._dragging:
            if (point - self._press_at).manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._dragging = True
            self._scene.raise_card(None)
            self._scene.hold(item)
        item.take_along(self.mapToScene(point) + self._grip)
        card = item.card
        playable = self.by_drag and card is not None and self.may_play(card)
        self._scene.show_target(playable and self._over_middle(item))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or not self._pressing:
            return
        self._pressing = False
        item, self._pressed = self._pressed, None
        dragged, self._dragging = self._dragging, False
        point = self.mapToScene(event.position().toPoint())
        if item is None:
            self._press_table(point)
        elif dragged:
            self._drop(item)
        elif item.card is not None and self.by_click and (self._mouse_moved or not self._is_late):
            self.card_chosen.emit(item.card)

    def _drop(self, item: CardItem) -> None:
        """A card let go: played in the middle, moved within the fan, or glided back."""
        scene = self._scene
        scene.show_target(False)
        scene.hold(None)
        items = scene.own_items
        index = scene.layout.own_index(item.pos().x(), len(items))
        if self._over_middle(item):
            if item.card is not None and self.by_drag:
                self.card_dropped.emit(item.card)
        elif item in items and index != items.index(item):
            scene.move_own(item, index)
            self.order_changed.emit(scene.own_cards)
        scene.glide_back()

    def _over_middle(self, item: CardItem) -> bool:
        return self._scene.layout.is_middle(item.pos().x(), item.pos().y())

    def _hover(self, point: QPointF) -> None:
        pointed = next((item for item in self._scene.own_items if item.focused), None)
        self._scene.raise_card(self._own_at(point) or pointed)

    def _press_table(self, point: QPointF) -> None:
        if self.cutting:
            for index, item in enumerate(reversed(self._scene.pack_items)):
                if item.contains_point(point):
                    self.pack_cut.emit(max(1, len(self._scene.pack_items) - 1 - index))
                    return
        elif any(item.contains_point(point) for item in self._scene.stock_items):
            self.stock_pressed.emit()
        else:
            self.table_pressed.emit()

    def _own_at(self, point: QPointF) -> CardItem | None:
        items = self._scene.own_items
        for item in reversed(items):
            # A raised card is felt where it was, too, or it would flutter under the pointer.
            if item.contains_point(point) or (
                item is self._scene.raised and item.contains_point(point - QPointF(0, RAISED_BY))
            ):
                return item
        return None

    # Keyboard

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a card that is being typed from the commands."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._types(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _types(self, event: QKeyEvent) -> bool:
        """Whether a key is of a card that is typed, and not of a command."""
        suits, held = self.faces.suits, event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.ShiftModifier and typed_cards.suits_typed(event.text(), suits):
            return True
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        return plain and bool(typed_cards.cards_typed(event.text(), self._typed_suits, suits))

    def _type(self, event: QKeyEvent) -> None:
        """Point at the card that is typed: of a suit the next one, and of suit and rank the one there is."""
        hand, suits, index = self._scene.own_cards, self.faces.suits, self._pointed
        pointed = None if index is None else hand[index]
        typed = typed_cards.cards_typed(event.text(), self._typed_suits, suits)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        among = typed_cards.suits_typed(event.text(), suits) if shift else frozenset()
        held = typed_cards.held_of(hand, typed, pointed)
        if typed and (not among or (among != self._typed_suits and held is not None)):
            # The rank after its suit; with Shift still held, where that is not meant for another suit.
            found = held
            refusal = fill(self.tr("You do not have the %1."), card_names.card_name(typed[0], suits))
            self._typed_suits = frozenset()
        else:
            found = typed_cards.next_of_suit(hand, among, pointed)
            refusal = fill(self.tr("You have no %1."), typed_cards.name_of(among, suits))
            self._typed_suits = among if found is not None else frozenset()
        if found is None:
            self.told.emit(refusal)
        else:
            self._point_at(hand.index(found))

    def _means_a_card(self, event: QKeyEvent) -> bool:
        """Whether a letter or figure can only have been meant for a card: it is no command's, either."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if not (plain and event.text().isalnum() and self._scene.own_cards) or event.isAutoRepeat():
            return False
        # Also of those that cannot be called now: their own words tell why.
        pressed = QKeySequence(event.keyCombination())
        return all(action.shortcut() != pressed for action in self.window().findChildren(QAction))

    def _tell_of(self, event: QKeyEvent) -> None:
        """Tell which letters stand for suits, or after a suit for ranks.

        Of a command's key with Shift it is told that it is not available, or it does what it does without.
        """
        suits, sign = self.faces.suits, event.text().upper()
        ranks = typed_cards.rank_letters(suits)
        plain = QKeySequence(event.key())
        command = next(
            (action for action in self.window().findChildren(QAction) if action.shortcut() == plain), None
        )
        if command is not None and command.isEnabled():
            command.trigger()
            return
        if command is not None:
            self.told.emit(fill(self.tr("%1 isn’t available right now.", "a key"), sign))
            return
        if self._typed_suits:
            text = self.tr("%1 is not a rank. After the suit comes one of %2.", "%1 is a key")
            self.told.emit(fill(text, sign, ranks))
        else:
            text = self.tr(
                "%1 does nothing right now. To pick a card, press Shift with one of %2, then one of %3.",
                "%1 is a key, %2 are letters of suits, %3 those of ranks",
            )
            self.told.emit(fill(text, sign, typed_cards.suit_letters(suits), ranks))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._scene.point_out_stock(False)
        if self._types(event):
            self._type(event)
            return
        if event.key() not in _HELD_KEYS:
            if self._means_a_card(event):
                self._tell_of(event)
            self._typed_suits = frozenset()
        if self._cutting and self._cut_by_key(event):
            return
        count = len(self._scene.own_items)
        index = self._pointed
        hinted = self._hinted
        if hinted is None:
            first, last = self._gap or 0, (self._gap or count) - 1
        else:
            # The keyboard begins at the card that a hint names.
            first = last = hinted
        moves = {
            Qt.Key.Key_Left: last if index is None else index - 1,
            Qt.Key.Key_Right: first if index is None else index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        key = Qt.Key(event.key())
        if key in moves and count:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier and index is not None:
                target = min(max(moves[key], 0), count - 1)
                self._scene.move_own(self._scene.own_items[index], target)
                self.order_changed.emit(self._scene.own_cards)
                self._point_at(target)
            else:
                self._point_at(moves[key] % count)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.play_pointed()
        elif key == Qt.Key.Key_Escape and index is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def _cut_by_key(self, event: QKeyEvent) -> bool:
        """Go through the places at which the pack can be cut, or cut there; whether the key does so."""
        last = len(self._scene.pack_items) - 1
        at = self._cut_at
        before = (last + 1) // 2 if at is None else at
        moves = {
            Qt.Key.Key_Left: before - 1,
            Qt.Key.Key_Right: before + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in moves and last > 0:
            self._point_in_pack(min(max(moves[key], 1), last))
        elif at is not None and key == Qt.Key.Key_Escape:
            self._point_in_pack(None)
        elif at is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._point_in_pack(None)
                self.pack_cut.emit(at)
        else:
            return False
        return True

    def _point_in_pack(self, at: int | None) -> None:
        """Frame the card of the spread pack above which it would be cut."""
        if at == self._cut_at:
            return
        self._cut_at = at
        for place, item in enumerate(self._scene.pack_items):
            item.focused = place == at
        if at is not None:
            self.cut_pointed.emit(at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self._pointed is None and self._scene.own_items:
            self._point_at(0)
        elif self._pointed is not None:
            # After Qt has told of the table itself, as when the window is come back to.
            QTimer.singleShot(0, self, self._tell_pointed)

    def _tell_pointed(self) -> None:
        pointed = self.pointed_item
        if pointed is not None:
            self.reader.point(pointed)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A dialog or a menu only comes between: the player goes on where they were.
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.MenuBarFocusReason,
        ):
            self._typed_suits = frozenset()
            self._point_at(None)

    def play_pointed(self) -> None:
        """Choose the card that is pointed at; with none, press the middle of the table.

        Where a card is to be played and none is pointed at, the card that a hint names is pointed at:
        it is played when Enter is pressed once more. Without a hint, it is told how to point.
        """
        index = self._pointed
        if index is None:
            if self._may_play_any():
                if self._is_late:
                    return
                if self._hinted is not None:
                    self._point_at(self._hinted)
                else:
                    self.told.emit(self.tr("Choose a card first, with the arrow keys."))
            else:
                self.table_pressed.emit()
            return
        item = self._scene.own_items[index]
        if item.card is not None:
            self.card_chosen.emit(item.card)
        items = self._scene.own_items
        if item not in items:
            self._point_at(None)
            self._gap = index
        elif item.focused:
            self._point_at(items.index(item))

    @property
    def _hinted(self) -> int | None:
        """The place in the fan of the first card that a hint names."""
        return next((place for place, item in enumerate(self._scene.own_items) if item.hinted), None)

    def _may_play_any(self) -> bool:
        return any(card is not None and self.may_play(card) for card in self._scene.own_cards)

    def _point_at(self, index: int | None) -> None:
        items = self._scene.own_items
        if index is not None and (not 0 <= index < len(items) or items[index].card is None):
            index = None
        self._gap = None
        before = self.pointed_item
        for place, item in enumerate(items):
            item.focused = place == index
        self._scene.raise_card(items[index] if index is not None else None)
        if index is not None and items[index] is not before:
            self.reader.point(items[index])


def _joined(areas: list[QRect]) -> QRegion:
    region = QRegion()
    for area in areas:
        region += area
    return region
