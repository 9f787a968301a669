"""The parts of form dialogs: labelled and explained fields on a scrolling page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent, QShowEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QLayout,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QSpacerItem,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.looks.fonts import heading_font
from tartli_desktop.text.typed_names import LONGEST_NAME, one_line
from tartli_desktop.widgets.pane import Pane, rule

from .dialog_geometry import SHOWN_AT, on_screen, room_on_screen

LARGEST_TARGET = 20
"""The largest number of games that can be agreed for a match (R10.1)."""

_HEADING = 1.2
"""The size of a group's heading, relative to its fields."""


def plain(label: str) -> str:
    """A label as it is read aloud: without the mnemonic mark and the colon."""
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip(":")


class FittedDialog(QDialog):
    """A dialog that opens in its preferred size, as far as the screen has room, until it is resized."""

    def showEvent(self, event: QShowEvent) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self.resize(self.sizeHint().boundedTo(room_on_screen(self)))
        super().showEvent(event)


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
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)


class Field(QObject):
    """One value that the user can choose: a control with a label, and a sentence below them."""

    changed = Signal(str)
    """The user has changed the value of the field with this name. :meth:`put` does not emit it."""

    def __init__(self, control: QWidget, label: QLabel | None = None) -> None:
        super().__init__(control)
        self.control = control
        self.label = label
        self.explanation = Explanation()
        # Not every form shows it.
        control.destroyed.connect(self.explanation.deleteLater)
        self._words = Labels("")
        self._shown = True
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)
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
        self._add_control(form)
        form.addRow(self.explanation)

    def _add_control(self, form: QFormLayout) -> None:
        if self.label is None:
            form.addRow(self.control)
        else:
            self.control.setMinimumWidth(self.control.fontMetrics().averageCharWidth() * 28)
            form.addRow(self.label, self.control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the page instead of changing a value that passes under the pointer."""
        if watched is self.control and event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _show(self, value: object) -> None:
        raise NotImplementedError

    def _name(self, words: Labels) -> None:
        if self.label is not None:
            self.label.setText(words.label)

    def _chosen_sentence(self) -> int:
        """The index of the sentence that applies to the value."""
        return 0

    def _sentence(self) -> str:
        """What explains the field now; empty if its name says enough."""
        if self._words.barred and not self.control.isEnabled():
            return self._words.barred
        sentences = self._words.sentences
        return sentences[min(self._chosen_sentence(), len(sentences) - 1)] if sentences else ""

    def _explain(self) -> None:
        text = self._sentence()
        self.explanation.setText(text)
        self.explanation.setHidden(not (text and self._shown))
        self.control.setAccessibleDescription(text)

    def _tell(self) -> None:
        self._explain()
        self.changed.emit(self.objectName())


class Tick(Field):
    """A box to tick."""

    def __init__(self) -> None:
        self.box = QCheckBox()
        super().__init__(self.box)
        self._indent()
        self.box.toggled.connect(self._tell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._indent()
        return super().eventFilter(watched, event)

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


class RadioGroup(QButtonGroup):
    """Radio buttons of which one is chosen; Tab stops only there, from either side.

    WORKAROUND: Qt 6.11 leaves the others out only after one of them has had the focus.
    """

    def add(self, button: QRadioButton) -> None:
        """Take a button into the group."""
        self.addButton(button)
        button.toggled.connect(partial(self._follow, button))
        self._follow(button, button.isChecked())

    def _follow(self, button: QRadioButton, chosen: bool) -> None:
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)


class RadioField(Field):
    """One of a few values, each with a radio button of its own.

    Args:
        wall: contains the buttons.
        buttons: the button of each value, at least one.
        label: stands before or above them.
    """

    def __init__(
        self, wall: QWidget, buttons: Mapping[Any, QRadioButton], label: QLabel | None = None
    ) -> None:
        super().__init__(wall, label)
        self.buttons: dict[Any, QRadioButton] = {}
        """The button of each value."""
        self._group = RadioGroup(self)
        # Tab goes to the chosen button.
        wall.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        first = next(iter(buttons.values()))
        first.setChecked(True)
        wall.setFocusProxy(first)
        for value, button in buttons.items():
            self._follow(value, button)

    def _follow(self, value: object, button: QRadioButton) -> None:
        self.buttons[value] = button
        self._group.add(button)
        button.toggled.connect(self._toggled)

    def value(self) -> Any:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def _show(self, value: object) -> None:
        with QSignalBlocker(self):
            self.buttons[value].setChecked(True)
        self.control.setFocusProxy(self.buttons[value])

    def _chosen_sentence(self) -> int:
        return list(self.buttons).index(self.value())

    def _explain(self) -> None:
        super()._explain()
        for button in self.buttons.values():
            button.setAccessibleDescription(self.explanation.text() if button.isChecked() else "")

    def _toggled(self, picked: bool) -> None:
        if picked:
            self.control.setFocusProxy(self.buttons[self.value()])
            self._tell()


class DecimalBox(QDoubleSpinBox):
    """A box in which a number above the limit can be typed: it becomes the largest one when it is entered.

    Qt would refuse the key in silence.
    """

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        state, text, place = super().validate(input, pos)
        is_typed = state == QValidator.State.Invalid and self._is_above(text)
        return (QValidator.State.Intermediate if is_typed else state, text, place)

    def fixup(self, input: str) -> str:
        return self.textFromValue(self.maximum()) if self._is_above(input) else super().fixup(input)

    def _is_above(self, text: str) -> bool:
        number, is_number = self.locale().toDouble(text.removesuffix(self.suffix()).strip())
        return is_number and number > self.maximum()


class WholeBox(DecimalBox):
    """The same for whole numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.setDecimals(0)


class Number(Field):
    """A number within limits."""

    def __init__(self, box: DecimalBox, least: float, most: float, step: float = 1) -> None:
        self.box = box
        super().__init__(box, QLabel(textFormat=Qt.TextFormat.PlainText))
        box.setRange(least, most)
        box.setSingleStep(step)
        box.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        box.valueChanged.connect(self._tell)

    def value(self) -> Any:
        # On Windows, the box computes 0.8 - 0.1 as 0.7000000000000001.
        return round(self.box.value(), self.box.decimals() or None)

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
            box = QComboBox(editable=True)
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


class Page(Pane):
    """A page of groups that asks for room for all its contents, and scrolls if it gets less."""

    def __init__(self) -> None:
        content = QWidget()
        self.rows = QVBoxLayout(content)
        # With room for the focus ring.
        self.rows.setContentsMargins(4, 0, 4, 0)
        super().__init__(content)


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

    def __init__(self) -> None:
        super().__init__()
        self.content = _Content()
        self._heading, self._rule = QLabel(textFormat=Qt.TextFormat.PlainText), rule()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        for part in (self._heading, self._rule, self.content):
            rows.addWidget(part)
        self.setTitle("")

    def title(self) -> str:
        """The heading of the group."""
        return self._heading.text()

    def setTitle(self, title: str) -> None:
        """Set the heading; an empty title removes it."""
        self._heading.setText(title)
        self._heading.setFont(heading_font(self.font(), _HEADING))
        for part in (self._heading, self._rule):
            part.setVisible(bool(title))
        self.setAccessibleName(title)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self.setTitle(self.title())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no frame."""


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
        self.fields: dict[str, Field] = {}
        if body is None:
            body = self.page = Page()
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(body, 1)
        rows.addWidget(rule())
        rows.addWidget(self.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        # Also with more words than when the player gave it a size. A move would keep Qt from putting it over
        # its window.
        self._take_size()
        super().showEvent(event)
        self._stay_on_screen()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if (
            event.type() == QEvent.Type.LayoutRequest
            and self._is_as_shown()
            and self._wanted() != self.size()
        ):
            # The heights of words that wrap are known once all is laid out.
            self._grow()
        return done

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            # After all children have got the new font.
            self.grow()

    def grow(self) -> None:
        """Grow for larger letters or more words, as far as the screen has room, once they are laid out."""
        QTimer.singleShot(0, self, self._grow)

    def _grow(self) -> None:
        by_itself = self._is_as_shown()
        self._take_size()
        if self.isVisible():
            self._stay_on_screen()
        if by_itself:
            self.setProperty(SHOWN_AT, self.geometry())

    def _take_size(self) -> None:
        for layout in self.findChildren(QLayout):
            # Forms cache the heights of their sentences.
            layout.invalidate()
        self.resize(self._wanted())

    def _stay_on_screen(self) -> None:
        area = on_screen(QRect(self.pos(), self.size()), [self.screen().availableGeometry()])
        if area is not None:
            self.move(area.topLeft())

    def _wanted(self) -> QSize:
        """The size for all its words, and no less than now, as far as the screen has room."""
        resized = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        wanted = self.sizeHint().expandedTo(self.size()) if resized else self.sizeHint()
        return wanted.boundedTo(room_on_screen(self))

    def _is_as_shown(self) -> bool:
        """Whether the player has not given it another size."""
        shown = self.property(SHOWN_AT)
        return shown is not None and shown.size() == self.size()

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

    def _add_tab(self, tabs: QTabWidget, *groups: Mapping[str, Field]) -> list[Group]:
        """Append a tab with these groups of fields; it becomes the page for what is added after it."""
        self.page = Page()
        boxes = [self._add_group(fields) for fields in groups]
        self.page.rows.addStretch(1)
        margin = self.fontMetrics().height() // 2
        self.page.rows.setContentsMargins(margin, margin, margin, margin)
        tabs.addTab(self.page, "")
        return boxes

    def _say_fields(self, words: Mapping[str, Labels]) -> None:
        for name, field in self.fields.items():
            field.set_words(words[name])
        # Align the controls of all groups.
        labels = [field.label for field in self.fields.values() if field.label is not None]
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
