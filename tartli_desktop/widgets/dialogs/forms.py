"""The forms that dialogs are made of: labelled, explained fields on a scrolling page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QGroupBox,
    QLabel,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.colours import mixed
from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.looks.style_sheets import grow_mark
from tartli_desktop.text.typed_names import LONGEST_NAME, one_line
from tartli_desktop.widgets.scroll_fade import ScrollFade

LARGEST_TARGET = 20
"""The most games that can be agreed for a match (R10.1)."""

_SHARE_OF_SCREEN = 0.92
_HEADING = 1.2
"""How much larger than its fields the heading of a group is."""


def plain(label: str) -> str:
    """A label as it is read aloud: without the mark of its key and the colon."""
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip(":")


def fit_to_screen(dialog: QDialog) -> None:
    """Give a dialog that has not been resized the size it wishes, as far as the screen has room."""
    if not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        room = dialog.screen().availableSize() * _SHARE_OF_SCREEN
        dialog.resize(dialog.sizeHint().boundedTo(room))


@dataclass(frozen=True)
class Words:
    """What a field says, in the user's language."""

    label: str
    """With the mark of its key: "&Speed:"."""

    sentences: Sequence[str] = ()
    """One that explains the field, or one for each of its options."""

    options: Sequence[str] = ()
    """The values of a choice, by name."""

    barred: str = ""
    """Why the field has no effect at present; said in place of the sentence when it is disabled."""

    unit: str = ""
    """What follows a number."""


class Explanation(QLabel):
    """A sentence that wraps, a little quieter than the words around it; as loud where all is on black."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._quieten()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ParentChange):
            self._quieten()

    def _quieten(self) -> None:
        palette = self.palette()
        # The text on a field is the one foreground that this label does not set itself.
        loud, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Window)
        # Black is the ground for eyes that need contrast.
        quiet = loud if ground == QColor("black") else mixed(loud, ground, 0.25)
        if palette.color(QPalette.ColorRole.WindowText) != quiet:
            palette.setColor(QPalette.ColorRole.WindowText, quiet)
            self.setPalette(palette)


class Field(QObject):
    """One value that the user can choose: a control, its label and a sentence below them."""

    changed = Signal(str)
    """The user has changed the value of the field with this name. Putting a value does not emit it."""

    def __init__(self, control: QWidget, label: QLabel | None = None) -> None:
        super().__init__(control)
        self.control = control
        self.label = label
        self.explanation = Explanation()
        self._words = Words("")
        self._shown = True
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)
        self._keep_legible()
        if label is not None:
            label.setBuddy(control)

    def value(self) -> Any:
        """What is chosen."""
        raise NotImplementedError

    def put(self, value: Any) -> None:
        """Show a value without emitting ``changed``."""
        with QSignalBlocker(self.control):
            self._show(value)
        self._explain()

    def set_words(self, words: Words) -> None:
        """Give the field its words, at first and in another language."""
        self._words = words
        self.control.setAccessibleName(plain(words.label))
        with QSignalBlocker(self.control):
            self._name(words)
        self._explain()

    def allow(self, allowed: bool) -> None:
        """Let the user change the field, or say why that would have no effect."""
        self.control.setEnabled(allowed)
        self._explain()

    def set_shown(self, shown: bool) -> None:
        """Take the field out of its form, or put it back."""
        self._shown = shown
        for part in (self.control, self.label):
            if part is not None:
                part.setVisible(shown)
        self._explain()

    def add_to(self, form: QFormLayout) -> None:
        """Put the field at the end of a form."""
        if form.rowCount():
            gap = self.control.fontMetrics().height() // 2
            form.addItem(QSpacerItem(0, gap, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed))
        if self.label is None:
            form.addRow(self.control)
        else:
            self.control.setMinimumWidth(self.control.fontMetrics().averageCharWidth() * 28)
            form.addRow(self.label, self.control)
        form.addRow(self.explanation)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the page, not change a value that happens to pass under the mouse."""
        if watched is self.control and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        if watched is self.control and event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.EnabledChange,
        ):
            self._keep_legible()
        return super().eventFilter(watched, event)

    def _keep_legible(self) -> None:
        """Grey a disabled control so that it can still be read; styles make it paler than that.

        Only then has it a palette of its own: Qt keeps names of what it draws with each for good.
        """
        if self.control.isEnabled():
            if self.control.testAttribute(Qt.WidgetAttribute.WA_SetPalette):
                self.control.setPalette(QPalette())
            return
        palette = self.control.palette()
        ground = palette.color(QPalette.ColorRole.Window)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            grey = mixed(palette.color(QPalette.ColorGroup.Active, role), ground, 0.33)
            palette.setColor(QPalette.ColorGroup.Disabled, role, grey)
        if palette != self.control.palette():
            self.control.setPalette(palette)

    def _show(self, value: Any) -> None:
        raise NotImplementedError

    def _name(self, words: Words) -> None:
        if self.label is not None:
            self.label.setText(words.label)

    def _chosen_sentence(self) -> int:
        """Which of several sentences holds for the value."""
        return 0

    def _explain(self) -> None:
        sentences = self._words.sentences
        text = sentences[min(self._chosen_sentence(), len(sentences) - 1)] if sentences else ""
        if self._words.barred and not self.control.isEnabled():
            text = self._words.barred
        self.explanation.setText(text)
        self.explanation.setHidden(not (text and self._shown))
        self.control.setAccessibleDescription(text)

    def _tell(self) -> None:
        self._explain()
        self.changed.emit(self.objectName())


class ClearCheckBox(QCheckBox):
    """A check box whose empty square can be seen in a dark palette, too, and is as large as its letters.

    Signals:
        mark_grown: the square has another size.
    """

    mark_grown = Signal()

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        grow_mark(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            grow_mark(self)
            self.mark_grown.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        square = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        outline(self, QRectF(square), square.width() / 7)


def outline(widget: QWidget, area: QRectF, radius: float) -> None:
    """Draw a thin line, in the colour of the text, around a part of a widget."""
    palette = widget.palette()
    text, ground = palette.color(widget.foregroundRole()), palette.color(QPalette.ColorRole.Window)
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(mixed(text, ground, 0.45))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()


class Tick(Field):
    """A box to tick."""

    def __init__(self) -> None:
        self.box = ClearCheckBox()
        super().__init__(self.box)
        self._indent()
        self.box.mark_grown.connect(self._indent)
        self.box.toggled.connect(self._tell)

    def _indent(self) -> None:
        """Let the explanation begin where the words of the box do."""
        style = self.box.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self.box)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing, None, self.box)
        self.explanation.setIndent(indent)

    def value(self) -> bool:
        return self.box.isChecked()

    def _show(self, value: Any) -> None:
        self.box.setChecked(value)

    def _name(self, words: Words) -> None:
        self.box.setText(words.label)


class Choice(Field):
    """One of a few values."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.box = QComboBox()
        super().__init__(self.box, QLabel(textFormat=Qt.TextFormat.PlainText))
        self._values = list(values)
        # In another language they may be longer than when they were first shown.
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.box.addItems([""] * len(values))
        self.box.currentIndexChanged.connect(self._tell)

    def value(self) -> Any:
        return self._values[self.box.currentIndex()]

    def _show(self, value: Any) -> None:
        self.box.setCurrentIndex(self._values.index(value))

    def _name(self, words: Words) -> None:
        super()._name(words)
        for index, option in enumerate(words.options):
            self.box.setItemText(index, option)

    def _chosen_sentence(self) -> int:
        return self.box.currentIndex()


class Number(Field):
    """A number within limits."""

    def __init__(self, box: QSpinBox | QDoubleSpinBox, least: float, most: float, step: float = 1) -> None:
        self.box = box
        super().__init__(box, QLabel(textFormat=Qt.TextFormat.PlainText))
        if isinstance(box, QSpinBox):
            box.setRange(int(least), int(most))
            box.setSingleStep(int(step))
        else:
            box.setRange(least, most)
            box.setSingleStep(step)
        box.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        box.valueChanged.connect(self._tell)

    def value(self) -> Any:
        if isinstance(self.box, QSpinBox):
            return self.box.value()
        # On Windows the box makes 0.7000000000000001 of 0.8 less 0.1.
        return round(self.box.value(), self.box.decimals())

    def _show(self, value: Any) -> None:
        self.box.setValue(value)

    def _name(self, words: Words) -> None:
        super()._name(words)
        self.box.setSuffix(words.unit)


class Name(Field):
    """A short text, with a default for an empty one; with names to pick from if some are offered."""

    def __init__(self, offered: Sequence[str] | None = None) -> None:
        self.line = QLineEdit()
        if offered is None:
            super().__init__(self.line, QLabel(textFormat=Qt.TextFormat.PlainText))
        else:
            box = QComboBox()
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.addItems(list(offered))
            box.setLineEdit(self.line)
            super().__init__(box, QLabel(textFormat=Qt.TextFormat.PlainText))
        self.line.setMaxLength(LONGEST_NAME)
        self.line.textChanged.connect(self._tell)

    def value(self) -> str:
        return one_line(self.line.text())

    def _show(self, value: Any) -> None:
        with QSignalBlocker(self.line):
            self.line.setText(value)


def form_layout(parent: QWidget | None = None) -> QFormLayout:
    """A grid of labels and fields that puts a field below its label where both have no room."""
    form = QFormLayout(parent) if parent else QFormLayout()
    form.setContentsMargins(0, 0, 0, 0)
    form.setVerticalSpacing(3)
    # Else a long label reads as one with its field.
    form.setHorizontalSpacing(12)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
    return form


class Page(QScrollArea):
    """A page that asks for the room of all that is on it, and scrolls where it does not get it."""

    def __init__(self) -> None:
        super().__init__()
        self.characters = 94
        """How wide it would like to be."""
        content = QWidget()
        self.rows = QVBoxLayout(content)
        # With room for the ring around what has the keyboard.
        self.rows.setContentsMargins(4, 0, 4, 0)
        self.setWidget(content)
        ScrollFade(self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        self.rows.activate()
        # The dialog has margins around it.
        margins = 2 * self.fontMetrics().height()
        room = round(self.screen().availableSize().width() * _SHARE_OF_SCREEN) - margins
        wished = self.fontMetrics().averageCharWidth() * self.characters
        width = max(self.rows.minimumSize().width(), min(wished, room))
        # Qt keeps a scroll bar that was once needed as long as there is no room for all beside it.
        beside = width - self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return QSize(width, max(map(self.rows.totalHeightForWidth, (width, beside))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            # What is on it needs more or less room, which a scrolling area tells nobody by itself.
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return QSize(self.rows.minimumSize().width() + bar, self.fontMetrics().height() * 6)


def _line() -> QFrame:
    line = QFrame()
    line.setFrameStyle(QFrame.Shape.HLine | QFrame.Shadow.Sunken)
    return line


class _Content(QWidget):
    """What is in a group."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            # WORKAROUND Qt 6.11: a form shares its height out by how many lines its sentences had before.
            layout.invalidate()


class Group(QGroupBox):
    """Fields that belong together, under a heading over a thin line, with no frame around them."""

    # Qt sends events while it still builds the group.
    _heading: QLabel | None = None

    def __init__(self) -> None:
        super().__init__()
        self.content = _Content()
        self._heading = QLabel(textFormat=Qt.TextFormat.PlainText)
        self._heading.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._heading)
        rows.addWidget(self.content)
        self._write()

    def title(self) -> str:
        """What stands over it."""
        return "" if self._heading is None else self._heading.text()

    def setTitle(self, title: str) -> None:
        """Write a heading over it; none where it is empty."""
        assert self._heading is not None
        self._heading.setText(title)
        self._heading.setVisible(bool(title))
        self.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._write()

    def _write(self) -> None:
        if self._heading is not None:
            self._heading.setFont(heading_font(self.font(), _HEADING))

    def paintEvent(self, event: QPaintEvent) -> None:
        heading = self._heading
        if heading is None or heading.isHidden():
            return
        palette = self.palette()
        text, ground = palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        painter = QPainter(self)
        painter.setPen(mixed(text, ground, 0.75))
        painter.drawLine(
            heading.x(), heading.geometry().bottom() + 1, self.width(), heading.geometry().bottom() + 1
        )
        painter.end()


class FormDialog(QDialog):
    """A dialog with fields by name, in groups on a page that scrolls, above a row of buttons.

    A dialog made from it gives all its texts in ``_say``, which is called again in another language.

    Args:
        parent: the window it belongs to.
        body: stands above the buttons in place of the page, and holds pages itself.

    Signals:
        opens(dialog): it is about to open another dialog.
    """

    opens = Signal(QDialog)

    def __init__(self, parent: QWidget | None = None, body: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own_size = QSize()
        self._wanted = QSize()
        self._size_by_hand = QSize(0, 0)
        self.fields: dict[str, Field] = {}
        self.page = Page()
        self.buttons = QDialogButtonBox()
        rows = QVBoxLayout(self)
        rows.addWidget(body or self.page, 1)
        rows.addWidget(_line())
        rows.addWidget(self.buttons)

    @property
    def size_by_hand(self) -> QSize:
        """The size that the player gave it; 0 by 0 where it is as large as its content wants."""
        return self._size_by_hand if self.size() == self._own_size else self.size()

    def take_size(self, size: QSize) -> None:
        """Be at least as large as the player once made it."""
        self._size_by_hand = size
        self._resize(self.sizeHint().expandedTo(size))

    def showEvent(self, event: QShowEvent) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized) or self.size() == self._own_size:
            self._resize(self.sizeHint().expandedTo(self._size_by_hand))
        self._wanted = self.sizeHint()
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            # A sentence has become longer: none may end below the edge while the screen has room.
            before, self._wanted = self._wanted, self.sizeHint()
            if self._wanted.height() > max(before.height(), self.height()):
                self.grow()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # Numbers are written as in that language, too.
            self.setLocale(QLocale())
            self.retranslate()
            for layout in self.findChildren(QLayout):
                # Forms keep the heights that they have once found for their sentences.
                layout.invalidate()
        elif event.type() == QEvent.Type.FontChange and self.isVisible():
            # When all that is in it has the new font.
            self.grow()

    def grow(self) -> None:
        """Make room for larger letters or more words, as far as the screen has it, when they are laid out."""
        QTimer.singleShot(0, self, self._grow)

    def _grow(self) -> None:
        self._size_by_hand = self.size_by_hand
        self.page.updateGeometry()
        self._resize(self.size().expandedTo(self.sizeHint()))
        over = self.frameGeometry().bottom() - self.screen().availableGeometry().bottom()
        if over > 0 and self.isVisible():
            self.move(self.x(), max(0, self.y() - over))

    def _resize(self, size: QSize) -> None:
        self.resize(size.boundedTo(self.screen().availableSize() * _SHARE_OF_SCREEN))
        self._own_size = self.size()

    def retranslate(self) -> None:
        raise NotImplementedError

    def _add_box(self, rows: QVBoxLayout | None = None) -> tuple[Group, QWidget]:
        """A group with a title, and what can be filled, at the end of these rows: of the page by default."""
        box = Group()
        (rows or self.page.rows).addWidget(box)
        return box, box.content

    def _add_group(self, added: Mapping[str, Field], rows: QVBoxLayout | None = None) -> Group:
        """Put fields in a group of their own at the end of these rows: of the page by default."""
        box, content = self._add_box(rows)
        form = form_layout(content)
        for name, field in added.items():
            field.setObjectName(name)
            field.add_to(form)
        self.fields.update(added)
        return box

    def _say_fields(self, words: Mapping[str, Words]) -> None:
        for name, field in self.fields.items():
            field.set_words(words[name])
        # The controls stand below each other in all groups.
        labels = [field.label for field in self.fields.values() if field.label is not None]
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
