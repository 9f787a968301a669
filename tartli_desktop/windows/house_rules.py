"""A dialog for a player's own rules, and the form that this and other dialogs are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QShowEvent
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
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpacerItem,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.engine import AUSTRIAN, HUNGARIAN, Variant

LONGEST_NAME = 60
"""What a settings file takes, for the names of people and of rules."""

LARGEST_TARGET = 20
"""The most games that can be agreed for a match (R10.1)."""

_SHARE_OF_SCREEN = 0.92

_PRESET_NAMES = (HUNGARIAN.name, AUSTRIAN.name)
_NAMELESS = ("", "own")


def one_line(text: str) -> str:
    """A typed or pasted text without line breaks, control characters and needless blanks."""
    visible = "".join(sign for sign in " ".join(text.split()) if sign.isprintable())
    return visible[:LONGEST_NAME].strip()


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
    """A sentence that wraps, a little quieter than the words around it in a light and a dark palette."""

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
        quiet = mixed(loud, ground, 0.25)
        if palette.color(QPalette.ColorRole.WindowText) != quiet:
            palette.setColor(QPalette.ColorRole.WindowText, quiet)
            self.setPalette(palette)


def mixed(colour: QColor, other: QColor, share: float) -> QColor:
    """A colour with a share, 0 to 1, of another one."""
    parts = zip(colour.getRgb()[:3], other.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(one + (two - one) * share) for one, two in parts))


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
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self)
        self._keep_legible()
        if label is not None:
            label.setBuddy(control)

    def value(self) -> Any:
        """What is chosen."""
        raise NotImplementedError

    def put(self, value: Any) -> None:
        """Show a value without emitting `changed`."""
        with QSignalBlocker(self.control):
            self._show(value)
        self._explain()

    def say(self, words: Words) -> None:
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
        if watched is self.control and event.type() == QEvent.Type.PaletteChange:
            self._keep_legible()
        return super().eventFilter(watched, event)

    def _keep_legible(self) -> None:
        """Grey a disabled control so that it can still be read; styles make it paler than that."""
        palette = self.control.palette()
        ground = palette.color(QPalette.ColorRole.Window)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            grey = mixed(palette.color(QPalette.ColorGroup.Active, role), ground, 0.4)
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
        self.explanation.setHidden(not text)
        self.control.setAccessibleDescription(text)

    def _tell(self) -> None:
        self._explain()
        self.changed.emit(self.objectName())


class ClearCheckBox(QCheckBox):
    """A check box whose empty square can be seen in a dark palette, too."""

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
        style = self.box.style()
        indent = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self.box)
        indent += style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing, None, self.box)
        self.explanation.setIndent(indent)
        self.box.toggled.connect(self._tell)

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
        super().__init__(self.box, QLabel())
        self._values = list(values)
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
        super().__init__(box, QLabel())
        if isinstance(box, QSpinBox):
            box.setRange(int(least), int(most))
            box.setSingleStep(int(step))
        else:
            box.setRange(least, most)
            box.setSingleStep(step)
        box.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        box.valueChanged.connect(self._tell)

    def value(self) -> Any:
        return self.box.value()

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
            super().__init__(self.line, QLabel())
        else:
            box = QComboBox()
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            box.addItems(list(offered))
            box.setLineEdit(self.line)
            super().__init__(box, QLabel())
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
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
    form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
    return form


class Page(QScrollArea):
    """A page that asks for the room of all that is on it, and scrolls where it does not get it."""

    def __init__(self) -> None:
        super().__init__()
        content = QWidget()
        self.rows = QVBoxLayout(content)
        self.rows.setContentsMargins(0, 0, 4, 0)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        self.rows.activate()
        width = max(self.rows.minimumSize().width(), self.fontMetrics().averageCharWidth() * 94)
        return QSize(width, self.rows.totalHeightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        return QSize(self.rows.minimumSize().width() + bar, self.fontMetrics().height() * 6)


def _line() -> QFrame:
    line = QFrame()
    line.setFrameStyle(QFrame.Shape.HLine | QFrame.Shadow.Sunken)
    return line


class FormDialog(QDialog):
    """A dialog with fields by name, in groups on a page that scrolls, above a row of buttons.

    A dialog made from it gives all its texts in `_say`, which is called again in another language.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, Field] = {}
        self.page = Page()
        self.buttons = QDialogButtonBox()
        rows = QVBoxLayout(self)
        rows.addWidget(self.page, 1)
        rows.addWidget(_line())
        rows.addWidget(self.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        fit_to_screen(self)
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _say(self) -> None:
        raise NotImplementedError

    def _add_box(self) -> tuple[QGroupBox, QWidget]:
        """A group with a title, and what can be filled, at the end of the page."""
        box = QGroupBox()
        content = QWidget()
        QVBoxLayout(box).addWidget(content)
        # A bold title, without bold words inside the group.
        for widget, bold in ((box, True), (content, False)):
            font = QFont()
            font.setBold(bold)
            widget.setFont(font)
        self.page.rows.addWidget(box)
        return box, content

    def _add_group(self, added: Mapping[str, Field]) -> QGroupBox:
        """Put fields in a group of their own at the end of the page."""
        box, content = self._add_box()
        form = form_layout(content)
        for name, field in added.items():
            field.setObjectName(name)
            field.add_to(form)
        self.fields.update(added)
        return box

    def _say_fields(self, words: Mapping[str, Words]) -> None:
        for name, field in self.fields.items():
            field.say(words[name])
        # The controls stand below each other in all groups.
        labels = [field.label for field in self.fields.values() if field.label is not None]
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)


def own_name(name: str, nameless: str) -> str:
    """The name of own rules as it is shown; `nameless` for none, and never that of a preset.

    The presets are told by their names, and have words of their own.
    """
    if name in _NAMELESS:
        return nameless
    return name.capitalize() if name in _PRESET_NAMES else name


class HouseRulesDialog(FormDialog):
    """Every switch of a variant (R11), each explained in a sentence."""

    def __init__(self, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = QLabel()
        self._known.setWordWrap(True)
        self.take_hungarian = QPushButton()
        self.take_austrian = QPushButton()
        self.keep_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._groups = self._build()
        self._connect()
        self._show_variant(variant)
        self._say()
        name = variant.name if variant.name not in _PRESET_NAMES else ""
        self.fields["name"].put(own_name(name, self._nameless()))
        self.keep_button.setDefault(True)
        self.fields["name"].control.setFocus()

    def variant(self) -> Variant:
        """The rules as they are shown."""
        values = {name: field.value() for name, field in self.fields.items()}
        return Variant(**{**values, "name": own_name(values["name"], self._nameless())})

    def _build(self) -> tuple[QGroupBox, ...]:
        name = Name()
        form = form_layout()
        name.add_to(form)
        self.fields["name"] = name
        known = QHBoxLayout()
        known.addWidget(self.take_hungarian)
        known.addWidget(self.take_austrian)
        known.addStretch(1)
        self.page.rows.addLayout(form)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        self.page.rows.addWidget(self._known)
        self.page.rows.addLayout(known)
        self.page.rows.addSpacing(self.fontMetrics().height() // 2)
        groups = (
            self._add_group(
                {
                    "turned_card": Choice(("nineteenth", "choice")),
                    "next_dealer": Choice(("alternate", "winner")),
                    "show_trick_7_draw": Tick(),
                }
            ),
            self._add_group(
                {
                    "set_of_nines": Tick(),
                    "tens_below_unders": Tick(),
                    "sequences_per_trick": Choice(("one", "one_per_suit")),
                    "further_sequences": Choice(("higher_or_apart", "not_inside")),
                    "bar_touching_sequences": Tick(),
                }
            ),
            self._add_group({"exchange": Choice(("leader", "any_time")), "bela_with_melds": Tick()}),
            self._add_group(
                {
                    "stichmatsch": Tick(),
                    "double_below": Number(QSpinBox(), 1, 501),
                    "match_target": Choice((*range(1, LARGEST_TARGET + 1), None)),
                }
            ),
        )
        self.page.rows.addStretch(1)
        return groups

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self._follow)
        self.take_hungarian.clicked.connect(self._show_hungarian)
        self.take_austrian.clicked.connect(self._show_austrian)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _show_hungarian(self) -> None:
        self._show_variant(HUNGARIAN)

    def _show_austrian(self) -> None:
        self._show_variant(AUSTRIAN)

    def _show_variant(self, variant: Variant) -> None:
        """Show all switches, and leave the name alone."""
        for switch in fields(variant):
            if switch.name != "name":
                self.fields[switch.name].put(getattr(variant, switch.name))
        self._follow()

    def _follow(self) -> None:
        """Say what depends on several switches."""
        # R5.10: without R5.7 there is nothing to bar.
        further = self.fields["further_sequences"].value()
        self.fields["bar_touching_sequences"].allow(further == "higher_or_apart")
        variant = self.variant()
        if variant == replace(HUNGARIAN, name=variant.name):
            text = self.tr("These are the rules of the Hungarian game. Change what you like.")
        elif variant == replace(AUSTRIAN, name=variant.name):
            text = self.tr("These are the rules of the Austrian game. Change what you like.")
        else:
            text = self.tr("These are rules of your own. You can also start again from a known game.")
        self._known.setText(text)

    def _nameless(self) -> str:
        return self.tr("My own rules")

    def _say(self) -> None:
        self.setWindowTitle(self.tr("House rules"))
        self.take_hungarian.setText(self.tr("Start from &Hungarian"))
        self.take_austrian.setText(self.tr("Start from &Austrian"))
        self.keep_button.setText(self.tr("&Keep these rules"))
        self.cancel_button.setText(self.tr("&Cancel"))
        titles = (
            self.tr("Deal"),
            self.tr("Melds"),
            self.tr("Béla and the VII"),
            self.tr("Counting"),
        )
        for group, title in zip(self._groups, titles, strict=True):
            group.setTitle(title)
        self._say_fields(self._name_words() | self._deal_words() | self._meld_words() | self._count_words())
        self._follow()

    def _name_words(self) -> dict[str, Words]:
        return {"name": Words(self.tr("&Name of these rules:"))}

    def _deal_words(self) -> dict[str, Words]:
        return {
            "turned_card": Words(
                self.tr("&Turned-up card:"),
                (
                    self.tr("The 19th card is turned up after the deal and makes trumps."),
                    self.tr("The player who does not deal may ask for an earlier card to make trumps."),
                ),
                (self.tr("Always the 19th"), self.tr("Asked for")),
            ),
            "next_dealer": Words(
                self.tr("Next &dealer:"),
                (
                    self.tr("You and your opponent take turns to deal."),
                    self.tr("The player with more points out of a hand deals the next one."),
                ),
                (self.tr("By turns"), self.tr("The winner")),
            ),
            "show_trick_7_draw": Words(
                self.tr("&Show the draw of trick 7"),
                (self.tr("The winner of trick 7 lets the other player see the card drawn after it."),),
            ),
        }

    def _meld_words(self) -> dict[str, Words]:
        higher_or_apart = self.tr("Higher, or a card apart")
        barred = self.tr("This has an effect only if further sequences are: %1.")
        return {
            "set_of_nines": Words(
                self.tr("Four N&ines are a set"),
                (self.tr("Four Nines in one hand can be declared for 150 points."),),
            ),
            "tens_below_unders": Words(
                self.tr("Four &Unders beat four Tens"),
                (self.tr("Tens become the lowest set when both players declare one."),),
            ),
            "sequences_per_trick": Words(
                self.tr("Se&quences in a trick:"),
                (
                    self.tr("You may declare one sequence in a trick, with or without a set."),
                    self.tr("You may declare a sequence in each suit in one trick, with or without a set."),
                ),
                (self.tr("Only one"), self.tr("One in each suit")),
            ),
            "further_sequences": Words(
                self.tr("&Further sequences:"),
                (
                    self.tr(
                        "After a sequence has scored, the next one in that suit must reach higher, be longer"
                        " with the same top card, or lie below it with a gap of a card."
                    ),
                    self.tr("After a sequence has scored, the next one in that suit must bring a new card."),
                ),
                (higher_or_apart, self.tr("With a new card")),
            ),
            "bar_touching_sequences": Words(
                self.tr("&Bar sequences that touch"),
                (self.tr("The next one in that suit may not begin right beside one that has scored."),),
                barred=barred.replace("%1", higher_or_apart),
            ),
            "exchange": Words(
                self.tr("&Exchange of the VII:"),
                (
                    self.tr("The trump VII is exchanged for the turned-up card before you lead to a trick."),
                    self.tr("The trump VII is exchanged for the turned-up card whenever its holder likes."),
                ),
                (self.tr("By the leader"), self.tr("At any time")),
            ),
            "bela_with_melds": Words(
                self.tr("Béla goes with the &melds"),
                (self.tr("Béla is declared before you play a card, and scores when melds do."),),
            ),
        }

    def _count_words(self) -> dict[str, Words]:
        targets = [self.locale().toString(games) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "stichmatsch": Words(
                self.tr("Stichmatsch c&ounts"),
                (self.tr("Whoever wins all of the last nine tricks takes all 161 points for tricks."),),
            ),
            "double_below": Words(
                self.tr("A game counts t&wice below:"),
                (self.tr("The winner of a game gets two for it if the loser has fewer points than this."),),
            ),
            "match_target": Words(
                self.tr("&Games to win the match:"),
                (self.tr("What a new match begins with; you can still agree on another number then."),),
                (*targets, self.tr("No target")),
            ),
        }
