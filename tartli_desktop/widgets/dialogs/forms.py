"""The parts of form dialogs: labelled and explained fields on a scrolling page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent, QValidator
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

from .dialog_geometry import room_on_screen

LARGEST_TARGET = 20
"""The largest number of games that can be agreed for a match (R10.1)."""

_HEADING = 1.2
"""The size of a group's heading, relative to its fields."""


def plain(label: str) -> str:
    """A label as it is read aloud: without the mnemonic mark and the colon."""
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip(":")


def fit_to_screen(dialog: QDialog) -> None:
    """Give a dialog that has not been resized its preferred size, as far as the screen has room."""
    if not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        dialog.resize(dialog.sizeHint().boundedTo(room_on_screen(dialog)))


@dataclass(frozen=True)
class Labels:
    """What a field says, in the user's language."""

    label: str
    """With its mnemonic mark: "&Speed:"."""

    sentences: Sequence[str] = ()
    """A sentence that explains the field, or one for each of its options; empty if their names say enough."""

    options: Sequence[str] = ()
    """The names of the values of a choice."""

    barred: str = ""
    """Why the field has no effect at present; replaces the sentence while the field is disabled."""

    unit: str = ""
    """The unit after a number."""


class Explanation(QLabel):
    """A wrapped sentence, a little paler than the words around it except on a black ground."""

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
        # The text colour of fields is the one foreground that this label does not set itself.
        loud, ground = palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Window)
        # A black ground is for eyes that need contrast.
        quiet = loud if ground == QColor("black") else mixed(loud, ground, 0.25)
        if palette.color(QPalette.ColorRole.WindowText) != quiet:
            palette.setColor(QPalette.ColorRole.WindowText, quiet)
            self.setPalette(palette)


class Field(QObject):
    """One value that the user can choose: a control with a label, and a sentence below them."""

    changed = Signal(str)
    """The user has changed the value of the field with this name. :meth:`put` does not emit it."""

    def __init__(self, control: QWidget, label: QLabel | None = None) -> None:
        super().__init__(control)
        self.control = control
        self.label = label
        self.explanation = Explanation()
        self._words = Labels("")
        self._shown = True
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)
        self._keep_legible()
        if label is not None:
            label.setBuddy(control)

    def value(self) -> Any:
        """The chosen value."""
        raise NotImplementedError

    def put(self, value: object) -> None:
        """Show a value without emitting :attr:`changed`."""
        with QSignalBlocker(self.control):
            self._show(value)
        self._explain()

    def set_words(self, words: Labels) -> None:
        """Set the words of the field, at first and after a change of language."""
        self._words = words
        self.control.setAccessibleName(plain(words.label))
        with QSignalBlocker(self.control):
            self._name(words)
        self._explain()

    def allow(self, allowed: bool) -> None:
        """Enable the field, or disable it and say why a change would have no effect."""
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
        """Append the field to a form."""
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
        """Let the wheel scroll the page instead of changing a value that passes under the pointer."""
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
        """Grey a disabled control so that it is still legible; styles make it paler than that.

        It has a palette of its own only while disabled: Qt keeps cache keys for each palette for good.
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

    def _show(self, value: object) -> None:
        raise NotImplementedError

    def _name(self, words: Labels) -> None:
        if self.label is not None:
            self.label.setText(words.label)

    def _chosen_sentence(self) -> int:
        """The index of the sentence that applies to the value."""
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
    """A check box whose empty square is visible in a dark palette too, and grows with its letters.

    Signals:
        mark_grown: the square has changed its size.
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
    """Draw a thin line in the text colour around a part of a widget."""
    palette = widget.palette()
    text, ground = palette.color(widget.foregroundRole()), palette.color(QPalette.ColorRole.Window)
    with QPainter(widget) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(mixed(text, ground, 0.45))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Tick(Field):
    """A box to tick."""

    def __init__(self) -> None:
        self.box = ClearCheckBox()
        super().__init__(self.box)
        self._indent()
        self.box.mark_grown.connect(self._indent)
        self.box.toggled.connect(self._tell)

    def _indent(self) -> None:
        """Align the explanation with the words of the box."""
        style = self.box.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self.box)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing, None, self.box)
        self.explanation.setIndent(indent)

    def value(self) -> bool:
        return self.box.isChecked()

    def _show(self, value: object) -> None:
        self.box.setChecked(bool(value))

    def _name(self, words: Labels) -> None:
        self.box.setText(words.label)


class Choice(Field):
    """One of a few values."""

    def __init__(self, values: Sequence[object]) -> None:
        self.box = QComboBox()
        super().__init__(self.box, QLabel(textFormat=Qt.TextFormat.PlainText))
        self._values = list(values)
        # The options may be longer in another language than when the box was first shown.
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.box.addItems([""] * len(values))
        self.box.currentIndexChanged.connect(self._tell)

    def value(self) -> Any:
        return self._values[self.box.currentIndex()]

    def _show(self, value: object) -> None:
        self.box.setCurrentIndex(self._values.index(value))

    def _name(self, words: Labels) -> None:
        super()._name(words)
        for index, option in enumerate(words.options):
            self.box.setItemText(index, option)

    def _chosen_sentence(self) -> int:
        return self.box.currentIndex()


class WholeBox(QSpinBox):
    """A box in which a number above the limit can be typed: it becomes the largest one when it is entered."""

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        return _with_large_ones(self, super().validate(input, pos))

    def fixup(self, input: str) -> str:
        return self.textFromValue(self.maximum()) if _is_above(self, input) else super().fixup(input)


class DecimalBox(QDoubleSpinBox):
    """The same for numbers with decimals."""

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        return _with_large_ones(self, super().validate(input, pos))

    def fixup(self, input: str) -> str:
        return self.textFromValue(self.maximum()) if _is_above(self, input) else super().fixup(input)


def _with_large_ones(
    box: WholeBox | DecimalBox, found: tuple[QValidator.State, str, int]
) -> tuple[QValidator.State, str, int]:
    """The verdict on a text, which lets numbers above the limit be typed: Qt refuses the key in silence."""
    state, text, place = found
    is_typed = state == QValidator.State.Invalid and _is_above(box, text)
    return (QValidator.State.Intermediate if is_typed else state, text, place)


def _is_above(box: WholeBox | DecimalBox, text: str) -> bool:
    number, is_number = box.locale().toDouble(text.removesuffix(box.suffix()).strip())
    return is_number and number > box.maximum()


class Number(Field):
    """A number within limits."""

    def __init__(self, box: WholeBox | DecimalBox, least: float, most: float, step: float = 1) -> None:
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
        # On Windows, the box computes 0.8 - 0.1 as 0.7000000000000001.
        return round(self.box.value(), self.box.decimals())

    def _show(self, value: Any) -> None:
        self.box.setValue(value)

    def _name(self, words: Labels) -> None:
        super()._name(words)
        self.box.setSuffix(words.unit)


class Name(Field):
    """A short text, with a default for an empty one, and names to pick from if any are offered."""

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

    def _show(self, value: object) -> None:
        with QSignalBlocker(self.line):
            self.line.setText(str(value))


def form_layout(parent: QWidget | None = None) -> QFormLayout:
    """A grid of labels and fields that puts a field below its label if there is no room for both."""
    form = QFormLayout(parent) if parent else QFormLayout()
    form.setContentsMargins(0, 0, 0, 0)
    form.setVerticalSpacing(3)
    # With a smaller gap, a long label would run into its field.
    form.setHorizontalSpacing(12)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
    return form


class Page(QScrollArea):
    """A page that asks for room for all its contents, and scrolls if it gets less."""

    def __init__(self) -> None:
        super().__init__()
        self.characters = 94
        """The preferred width."""
        content = QWidget()
        self.rows = QVBoxLayout(content)
        # With room for the focus ring.
        self.rows.setContentsMargins(4, 0, 4, 0)
        self.setWidget(content)
        ScrollFade(self)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        self.rows.activate()
        # The dialog adds margins around the page.
        margins = 2 * self.fontMetrics().height()
        room = room_on_screen(self).width() - margins
        wished = self.fontMetrics().averageCharWidth() * self.characters
        width = max(self.rows.minimumSize().width(), min(wished, room))
        # Once a scroll bar was needed, Qt keeps it until there is room for it beside the contents.
        beside = width - self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return QSize(width, max(map(self.rows.totalHeightForWidth, (width, beside))))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            # The contents need more or less room, which a scroll area does not report by itself.
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
    """The contents of a group."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        layout = self.layout()
        if layout is not None:
            # WORKAROUND Qt 6.11: a form divides its height by the number of lines that its sentences had
            # before.
            layout.invalidate()


class Group(QGroupBox):
    """Fields that belong together, without a frame, under a heading and a thin line."""

    # Set on the class: Qt sends events while the group is being built.
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
        """The heading of the group."""
        return "" if self._heading is None else self._heading.text()

    def setTitle(self, title: str) -> None:
        """Set the heading; an empty title removes it."""
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
        with QPainter(self) as painter:
            painter.setPen(mixed(text, ground, 0.75))
            painter.drawLine(
                heading.x(), heading.geometry().bottom() + 1, self.width(), heading.geometry().bottom() + 1
            )


class FormDialog(QDialog):
    """A dialog with named fields in groups on a scrolling page, above a row of buttons.

    A subclass sets all its texts in ``_say``, which is called again after a change of language.

    Args:
        parent: the window of the dialog.
        body: stands above the buttons instead of the page, and contains pages itself.

    Signals:
        opens(dialog): the dialog is about to open another one.
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
        """The size that the player gave it; an empty size if it has that of its contents."""
        return self._size_by_hand if self.size() == self._own_size else self.size()

    def take_size(self, size: QSize) -> None:
        """Become at least as large as the player once made the dialog."""
        self._size_by_hand = size
        self._resize(self.sizeHint().expandedTo(size))

    def showEvent(self, event: QShowEvent) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized) or self.size() == self._own_size:
            self._resize(self.sizeHint().expandedTo(self._size_by_hand))
        self._wanted = self.sizeHint()
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            # If a sentence has become longer, none may end below the edge while the screen has room.
            before, self._wanted = self._wanted, self.sizeHint()
            if self._wanted.height() > max(before.height(), self.height()):
                self.grow()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # Numbers follow the language too.
            self.setLocale(QLocale())
            self.retranslate()
            for layout in self.findChildren(QLayout):
                # Forms cache the heights of their sentences.
                layout.invalidate()
        elif event.type() == QEvent.Type.FontChange and self.isVisible():
            # After all children have got the new font.
            self.grow()

    def grow(self) -> None:
        """Grow for larger letters or more words, as far as the screen has room, once they are laid out."""
        QTimer.singleShot(0, self, self._grow)

    def _grow(self) -> None:
        self._size_by_hand = self.size_by_hand
        self.page.updateGeometry()
        self._resize(self.size().expandedTo(self.sizeHint()))
        over = self.frameGeometry().bottom() - self.screen().availableGeometry().bottom()
        if over > 0 and self.isVisible():
            self.move(self.x(), max(0, self.y() - over))

    def _resize(self, size: QSize) -> None:
        self.resize(size.boundedTo(room_on_screen(self)))
        self._own_size = self.size()

    def retranslate(self) -> None:
        raise NotImplementedError

    def _add_box(self, rows: QVBoxLayout | None = None) -> tuple[Group, QWidget]:
        """Append a titled group and a widget to fill to these rows, by default to those of the page."""
        box = Group()
        (rows or self.page.rows).addWidget(box)
        return box, box.content

    def _add_group(self, added: Mapping[str, Field], rows: QVBoxLayout | None = None) -> Group:
        """Append fields in a group of their own to these rows, by default to those of the page."""
        box, content = self._add_box(rows)
        form = form_layout(content)
        for name, field in added.items():
            field.setObjectName(name)
            field.add_to(form)
        self.fields.update(added)
        return box

    def _say_fields(self, words: Mapping[str, Labels]) -> None:
        for name, field in self.fields.items():
            field.set_words(words[name])
        # Align the controls of all groups.
        labels = [field.label for field in self.fields.values() if field.label is not None]
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
