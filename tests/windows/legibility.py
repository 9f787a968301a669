"""Whether a window's contents can be read: room for its texts, and contrast."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QAbstractProxyModel, QEvent, QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QImage, QKeySequence, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGraphicsView,
    QGroupBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QWidget,
)

from tartli_desktop.looks import text_size
from tartli_desktop.looks.colours import contrast, luminance
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.notes.notes import Note
from tartli_desktop.table.notes.plate import PlateItem
from tartli_desktop.widgets.dialogs.dialog_geometry import room_on_screen
from tartli_desktop.widgets.dialogs.forms import FormDialog, Page
from tartli_desktop.windows.packs.pack_sheet import ContactSheet
from tartli_desktop.windows.review.decision_bar import DecisionMark
from tartli_desktop.windows.statistics.chalked_slate import ChalkedSlate


def cut_off(dialog: QWidget) -> list[str]:
    """The texts and buttons of a dialog that have less room than they need."""
    # Once for the size of the dialog, once for its scrolled content.
    QApplication.processEvents()
    QApplication.processEvents()
    found = []
    for widget in dialog.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton | QCheckBox | QToolButton):
            continue
        needed = widget.minimumSizeHint()
        if widget.hasHeightForWidth():
            needed.setHeight(widget.heightForWidth(widget.width()))
        right = widget.mapTo(dialog, widget.rect().topRight()).x()
        if widget.width() < needed.width() or widget.height() < needed.height() or right > dialog.width():
            found.append(widget.text() or widget.accessibleName() or widget.objectName())
    return found


def shared_letters(dialog: QWidget) -> list[str]:
    """Mnemonics that lead to more than one thing in a window, or on a paper in one, with the texts of those.

    The letters of a paper have nothing to do with those of the window it lies on: while it has the keys, it
    takes them all.
    """
    labels = [each for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    menus = [entry for bar in dialog.findChildren(QMenuBar) for entry in bar.actions()]
    led_to: dict[str, list[str]] = {}
    for widget in (*labels, *dialog.findChildren(QAbstractButton), *menus):
        letter = QKeySequence.mnemonic(widget.text()).toString()
        if letter and widget.isVisible() and (widget in menus or _dialog_around(widget) is dialog):
            led_to.setdefault(letter, []).append(widget.text())
    return [f"{letter}: {', '.join(texts)}" for letter, texts in led_to.items() if len(texts) > 1]


def _dialog_around(widget: QWidget) -> QWidget:
    """The window or paper that a widget belongs to."""
    around = widget.parentWidget()
    while around is not None and not (around.isWindow() or isinstance(around, QDialog)):
        around = around.parentWidget()
    return around or widget


def brightest_and_middle(image: QImage, area: QRect) -> tuple[QColor, QColor]:
    """The lightest and the median colour in a part of a picture, whose background may have a texture."""
    _, middle, lightest = _darkest_median_and_lightest(image, area)
    return lightest, middle


def ink_and_middle(image: QImage, area: QRect) -> tuple[QColor, QColor]:
    """The colour that stands out most, light or dark, and the median one in a part of a picture."""
    darkest, middle, lightest = _darkest_median_and_lightest(image, area)
    return max(darkest, lightest, key=lambda colour: contrast(colour, middle)), middle


def _darkest_median_and_lightest(image: QImage, area: QRect) -> tuple[QColor, QColor, QColor]:
    counts = Counter(pixels(image, area & image.rect()))
    colours = sorted(counts, key=_luminance)
    before = list(accumulate(counts[colour] for colour in colours))
    middle = colours[bisect_right(before, before[-1] // 2)]
    return QColor.fromRgba(colours[0]), QColor.fromRgba(middle), QColor.fromRgba(colours[-1])


@lru_cache(maxsize=100_000)
def _luminance(pixel: int) -> float:
    """The luminance of a pixel, cached since the textures of papers and cloths repeat few colours."""
    return luminance(QColor.fromRgba(pixel))


def brightest_and_ground(image: QImage, area: QRect) -> tuple[QColor, QColor]:
    """The lightest and the most common colour in a part of a picture."""
    counts = Counter(pixels(image, area))
    ground, _ = counts.most_common(1)[0]
    return max(map(QColor, counts), key=lambda colour: contrast(colour, QColor("black"))), QColor(ground)


def pixels(image: QImage, area: QRect | None = None) -> list[int]:
    """The colours of a picture, or of a part of it, line by line, in the format of ``QImage.pixel``."""
    part = (image if area is None else image.copy(area)).convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(part.constBits()).cast("I").tolist()


# Room for every text


def texts_without_room(top: QWidget) -> Iterator[str]:
    """The texts of a window, a dialog or a menu that have less room than they need."""
    screen = top.screen().availableGeometry()
    if isinstance(top, QMenu):
        needed = top.sizeHint()
        if needed.width() > screen.width() or needed.height() > screen.height():
            yield f"{top.title()} (menu)"
        return
    if top.width() > screen.width() or top.height() > screen.height():
        yield f"{top.windowTitle()} (larger than the screen)"
    if isinstance(top, FormDialog) and top.height() < room_on_screen(top).height():
        for page in top.findChildren(Page):
            if page.window() is top and page.isVisible() and page.verticalScrollBar().maximum() > 0:
                yield f"{top.windowTitle()} (scrolls, where the screen has room)"
    for widget in (top, *top.findChildren(QWidget)):
        if widget.isVisible() and widget.window() is top:
            for text in _without_room(widget):
                yield f"{text} ({type(widget).__name__} in {type(top).__name__})"


def _without_room(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, DecisionMark):
        # Marks of many decisions in a trick overlap, and have no text.
        return
    if isinstance(widget, QLabel | QAbstractButton):
        if (widget.text() or isinstance(widget, QAbstractButton)) and not _has_room(widget):
            yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from _wide_options(widget)
    elif isinstance(widget, QAbstractSpinBox):
        if widget.width() < widget.minimumSizeHint().width():
            yield widget.text()
    elif isinstance(widget, QLineEdit):
        if widget.isVisible() and _wide(widget, widget.placeholderText()) > widget.contentsRect().width() - 8:
            yield widget.placeholderText()
        is_key = isinstance(widget.parent(), QKeySequenceEdit)
        if is_key and _wide(widget, widget.text()) > widget.contentsRect().width() - 8:
            yield widget.text()
    elif isinstance(widget, QGroupBox):
        if _wide(widget, widget.title()) > widget.width() - 8:
            yield widget.title()
    elif isinstance(widget, QMenuBar):
        places = [widget.actionGeometry(action) for action in widget.actions()]
        if any(place.right() > widget.width() or place.height() > widget.height() for place in places):
            yield " ".join(action.text() for action in widget.actions())
    elif isinstance(widget, QTabBar):
        for index in filter(widget.isTabVisible, range(widget.count())):
            place = widget.tabRect(index)
            if place.right() > widget.width() or place.width() < _wide(widget, widget.tabText(index)):
                yield widget.tabText(index)
    elif isinstance(widget, QStatusBar):
        if _wide(widget, widget.currentMessage()) > widget.width() - 8:
            yield widget.currentMessage()
    elif isinstance(widget, QListWidget):
        # Pictures in the tray have file names, which are shortened in the middle.
        if widget.textElideMode() is not Qt.TextElideMode.ElideMiddle and not widget.wordWrap():
            for row in range(widget.count()):
                if widget.visualItemRect(widget.item(row)).width() < _wide(widget, widget.item(row).text()):
                    yield widget.item(row).text()
    elif isinstance(widget, QTableView):
        yield from _wide_cells(widget)
    elif isinstance(widget, ContactSheet):
        yield from _shortened_headings(widget)
    elif isinstance(widget, ChalkedSlate):
        yield from _painted_beyond(widget)
    elif isinstance(widget, QGraphicsView):
        yield from _crowded(widget)
    yield from _outside(widget)


def _has_room(widget: QLabel | QAbstractButton) -> bool:
    if isinstance(widget.parent(), QLineEdit) and not widget.text():
        # The button that clears a line edit is only an icon.
        return widget.width() >= widget.iconSize().width() and widget.height() >= widget.iconSize().height()
    if widget.hasHeightForWidth():
        return widget.height() >= widget.heightForWidth(widget.width()) and widget.width() >= min(
            widget.minimumSizeHint().width(), widget.sizeHint().width()
        )
    needed = widget.sizeHint() if isinstance(widget, QAbstractButton) else widget.minimumSizeHint()
    return widget.width() >= needed.width() and widget.height() >= widget.minimumSizeHint().height()


def _outside(widget: QWidget) -> Iterator[str]:
    """The text of a label or button that is partly outside a parent, unless it can be scrolled into view."""
    if not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
        return
    inner, outer = widget, widget.parentWidget()
    while outer is not None and not inner.isWindow():
        area = QRect(widget.mapTo(outer, QPoint()), widget.size())
        scrolls = isinstance(outer.parentWidget(), QScrollArea) and outer is outer.parentWidget().viewport()
        within = outer.rect()
        if scrolls:
            # It may lie anywhere in the scrolled area, but must fit there.
            area.moveTop(within.top())
            if outer.parentWidget().horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
                area.moveLeft(within.left())
            within.setHeight(max(within.height(), area.height()))
        if not within.contains(area):
            yield f"{widget.text()} beyond {type(outer).__name__}"
            return
        if scrolls:
            return
        inner, outer = outer, outer.parentWidget()


def _wide(widget: QWidget, text: str) -> int:
    """The width of the longest line."""
    return max(map(QFontMetrics(widget.font()).horizontalAdvance, text.replace("&", "").split("\n")))


def _wide_options(box: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    option.initFrom(box)
    option.editable = box.isEditable()
    part = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box).width()
    for index in range(box.count()):
        if _wide(box, box.itemText(index)) > room:
            yield box.itemText(index)


def _wide_cells(table: QTableView) -> Iterator[str]:
    """Headings and cells that lack room for their lines."""
    model, header = table.model(), table.horizontalHeader()
    columns = [column for column in range(model.columnCount()) if not table.isColumnHidden(column)]
    for column in columns:
        heading = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        if not header.isHidden() and header.sectionSize(column) < _wide(header, heading) + 4:
            yield f"{heading} (heading)"
        for row in range(model.rowCount()):
            index = model.index(row, column)
            text, font = _shown_in(table, index), index.data(Qt.ItemDataRole.FontRole) or table.font()
            wide = max(map(QFontMetrics(font).horizontalAdvance, text.splitlines()), default=0)
            is_shortened = any(line.endswith("…") for line in text.splitlines())
            if is_shortened and not _is_typed_and_told(index):
                yield text
            if table.wordWrap() and table.rowHeight(row) >= 2 * QFontMetrics(font).lineSpacing():
                # The heading wraps.
                space = QRect(0, 0, header.sectionSize(column) - 8, 0)
                wrapped = QFontMetrics(font).boundingRect(space, Qt.TextFlag.TextWordWrap, text)
                if wrapped.width() > space.width() or wrapped.height() > table.rowHeight(row):
                    yield text
            elif wide + 4 > header.sectionSize(column) and not _is_typed_and_told(index):
                yield text
    beside = table.verticalHeader()
    for row in range(0 if beside.isHidden() else model.rowCount()):
        heading = str(model.headerData(row, Qt.Orientation.Vertical) or "")
        if beside.width() < _wide(beside, heading) + 4:
            yield f"{heading} (heading)"
    is_list = isinstance(model, QAbstractProxyModel)
    if not is_list and text_size.text_scale() <= 1 and header.length() > table.viewport().width():
        # Columns may need scrolling only with large letters.
        yield f"{header.length()} wide columns in {table.viewport().width()}"
    for column in range(model.columnCount()):
        # A column wider than the viewport can never be read entirely.
        if header.sectionSize(column) > table.viewport().width():
            yield f"{header.sectionSize(column)} wide column in {table.viewport().width()}"


def _is_typed_and_told(cell: QModelIndex) -> bool:
    """Whether players type what stands in a cell, however long, and its tool tip tells all of it."""
    typed = cell.flags() & Qt.ItemFlag.ItemIsEditable
    return bool(typed) and cell.data() in str(cell.data(Qt.ItemDataRole.ToolTipRole))


def _shown_in(table: QTableView, cell: QModelIndex) -> str:
    """The lines in which a cell is shown, including text of other columns."""
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    table.itemDelegateForIndex(cell).initStyleOption(option, cell)
    return option.text.replace("\u2028", "\n")


def _painted_beyond(slate: ChalkedSlate) -> Iterator[str]:
    """Texts chalked on a slate of the statistics that are shortened or reach over its edge."""
    found, write = [], ChalkedSlate.write

    def note(self, painter, text, font, at, ratio) -> None:
        right = at.x() + QFontMetricsF(font).horizontalAdvance(text)
        if text.endswith("…") or right > slate.width() or at.y() > slate.height():
            found.append(text)

    ChalkedSlate.write = note  # type: ignore[method-assign]
    # A font change makes the slate draw again.
    redraw = QEvent(QEvent.Type.FontChange)
    try:
        QApplication.sendEvent(slate, redraw)
        slate.grab()
    finally:
        ChalkedSlate.write = write  # type: ignore[method-assign]
        QApplication.sendEvent(slate, redraw)
    yield from found


def _shortened_headings(sheet: ContactSheet) -> Iterator[str]:
    """The headings over the columns of a pack that lack room even in small letters."""
    found, write = [], ContactSheet.write

    def note(self, painter, area, word) -> None:
        wide = QFontMetricsF(sheet.heading_font(word, area.width())).horizontalAdvance(word)
        if wide > area.width() or area.right() > sheet.width():
            found.append(word)

    ContactSheet.write = note  # type: ignore[method-assign]
    try:
        sheet.grab()
    finally:
        ContactSheet.write = write  # type: ignore[method-assign]
    yield from found


def _words_of(line: PlateItem) -> QRectF:
    """The area of the paper, without its shadow."""
    return line.mapRectToScene(line.paper)


def _crowded(view: QGraphicsView) -> Iterator[str]:
    """Notes that are higher than their room, and texts on the table that overlap cards or leave the table."""
    whole = view.mapToScene(view.viewport().rect()).boundingRect()
    items = [item for item in view.scene().items() if item.isVisible()]
    cards = [item for item in items if isinstance(item, CardItem)]
    lines = [item for item in items if isinstance(item, PlateItem) and item.text()]
    for note in items:
        if isinstance(note, Note) and (
            note.paper.height() > note.room.height or not whole.contains(note.sceneBoundingRect())
        ):
            yield note.text
    for line in lines:
        area = _words_of(line)
        others = [each for each in lines if each is not line and _words_of(each).intersects(area)]
        # Without the margin for a card's shadow.
        faces = (card.mapToScene(card.boundingRect().adjusted(4, 4, -14, -18)) for card in cards)
        over = [face for face in faces if face.intersects(QPolygonF(area))]
        if over or others or not whole.contains(area):
            yield line.text()
