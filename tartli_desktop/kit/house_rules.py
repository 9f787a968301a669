"""A dialog for a player's own rules of a game."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args, get_type_hints

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tartli_desktop.text.context import Context
from tartli_desktop.widgets.dialogs.box_buttons import add_button
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import (
    Choice,
    Field,
    FormDialog,
    Labels,
    Name,
    Tick,
    form_layout,
    plain,
)
from tartli_desktop.widgets.paged_tabs import PagedTabs
from tartli_desktop.widgets.pages.rich_text import table

tr = Context("HouseRules")


class NamedRules(Protocol):
    """The rules of a match: one of the known sets, or the player's own."""

    @property
    def name(self) -> str:
        """The name of a known set, or the one that the player gave."""


Rules = TypeVar("Rules", bound=NamedRules)
Values = dict[str, Any]
"""What the fields of a form show, by their names."""


_NAMELESS = ("", "own")
"""The names of unnamed own rules in settings and records."""


def nameless() -> str:
    """What own rules without a name are called."""
    return tr("My own rules")


def shown_name(name: str, presets: Iterable[NamedRules]) -> str:
    """The name of own rules as it is shown: never that of a known set, which is shown in other words."""
    if name in _NAMELESS:
        return nameless()
    return name.capitalize() if any(name == preset.name for preset in presets) else name


def known_rules(game: str) -> tuple[str, dict[str, Labels]]:
    """The title of the dialog for one game, and the words of its known sets of rules, by their names.

    Each has two sentences: what it is, and what the dialog says while its rules are the ones shown.
    """
    [words] = field_words(game, "known_rules").items()
    return words


class RulesDialog(FormDialog, Generic[Rules]):
    """Every switch of a set of rules, each explained in a sentence, on tabs.

    The words are in the files ``known_rules`` and ``switches`` of the game's help.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
    """

    game: ClassVar[str]
    """The folder of the game's help."""

    presets: Sequence[Rules]
    """The known sets of rules, from which the player can start."""

    choices: ClassVar[Mapping[str, Sequence[object]]] = MappingProxyType({})
    """The values of switches whose type does not name them, in the order of their words."""

    def __init__(self, variant: Rules, parent: QWidget | None = None) -> None:
        body = QWidget()
        super().__init__(parent, body)
        self._variant = variant
        self.known = QLabel(textFormat=Qt.TextFormat.PlainText)
        """Says which rules are shown."""
        self.known.setWordWrap(True)
        self.start_from = QComboBox()
        """The known rules that the button beside it loads."""
        self.take_button = QPushButton(tr("Start from &these"))
        roles = QDialogButtonBox.ButtonRole
        self.keep_button = add_button(self.buttons, tr("Save &rules"), roles.AcceptRole)
        self.cancel_button = add_button(self.buttons, tr("&Cancel"), roles.RejectRole)
        title, self._known = known_rules(self.game)
        self.setWindowTitle(title)
        self.tabs = PagedTabs()
        """A tab for each group of switches."""
        rows = QVBoxLayout(body)
        rows.setContentsMargins(0, 0, 0, 0)
        self._build_head(rows)
        rows.addWidget(self.tabs, 1)
        groups = self.words()
        for place, (title, group) in enumerate(groups.items()):
            self._add_tab(self.tabs, {switch: self.field(switch) for switch in group})
            self.tabs.setTabText(place, title)
        self._connect()
        self._show_variant(variant)
        fields = {switch: labels for group in groups.values() for switch, labels in group.items()}
        self._say_fields({"name": Labels(tr("&Name of these rules:")), **fields})
        self.follow()
        known = variant.name in [preset.name for preset in self.presets]
        self.fields["name"].put(shown_name("" if known else variant.name, self.presets))
        self.keep_button.setDefault(True)
        self.fields["name"].control.setFocus()

    @classmethod
    def values_of(cls, switch: str) -> Sequence[object]:
        """The values that a switch can have."""
        if switch in cls.choices:
            return cls.choices[switch]
        kind = get_type_hints(type(cls.presets[0]))[switch]
        return (False, True) if kind is bool else get_args(kind)

    def field(self, switch: str) -> Field:
        """A new field for a switch."""
        values = self.values_of(switch)
        return Tick() if values == (False, True) else Choice(values)

    @classmethod
    def compared(cls, variants: Mapping[str, Rules]) -> str:
        """A table for the help, with a line for each switch and a column for each variant, by their names."""

        def told(switch: str, labels: Labels, variant: Rules) -> str:
            value, values = cls.value(variant, switch), cls.values_of(switch)
            if values == (False, True):
                return tr("yes") if value else tr("no")
            return labels.options[values.index(value)] if value in values else str(value)

        rows = [
            [plain(labels.label), *(told(switch, labels, variant) for variant in variants.values())]
            for group in field_words(cls.game, "switches").values()
            for switch, labels in group.items()
        ]
        return table((tr("Rule"), *map(escape, variants)), [[*map(escape, row)] for row in rows])

    def words(self) -> Mapping[str, Mapping[str, Labels]]:
        """What is said of all switches, by their names, in groups with titles."""
        return field_words(self.game, "switches")

    def with_values(self, variant: Rules, values: Values) -> Rules:
        """The variant with these values of the fields, and with this name."""
        raise NotImplementedError

    @staticmethod
    def value(variant: Rules, switch: str) -> object:
        """What the field of this switch shows of a variant."""
        return getattr(variant, switch)

    def variant(self) -> Rules:
        """The rules as they are shown."""
        name = shown_name(self.fields["name"].value(), self.presets)
        return self.with_values(self._variant, {**self._values(), "name": name})

    def follow(self) -> None:
        """Say which rules are shown; called after each change."""
        shown = self._values()
        for place, (preset, words) in enumerate(zip(self.presets, self._known.values(), strict=True)):
            if shown == self._values_of(preset):
                self.known.setText(words.sentences[1])
                self.start_from.setCurrentIndex(place)
                return
        self.known.setText(tr("These are your own rules. You can also start over from a known set."))

    def _build_head(self, rows: QVBoxLayout) -> None:
        name = Name()
        form = form_layout()
        name.add_to(form)
        self.fields["name"] = name
        known = QHBoxLayout()
        self.start_from.setAccessibleName(tr("Known rules"))
        self.start_from.addItems([plain(words.label) for words in self._known.values()])
        known.addWidget(self.start_from)
        known.addWidget(self.take_button)
        known.addStretch(1)
        rows.addLayout(form)
        rows.addSpacing(self.fontMetrics().height() // 2)
        rows.addWidget(self.known)
        rows.addLayout(known)
        rows.addSpacing(self.fontMetrics().height() // 2)

    def _connect(self) -> None:
        for field in self.fields.values():
            field.changed.connect(self.follow)
        self.take_button.clicked.connect(self._take_preset)

    def _take_preset(self) -> None:
        self._show_variant(self.presets[self.start_from.currentIndex()])
        self.follow()

    def _show_variant(self, variant: Rules) -> None:
        """Show all switches without changing the name."""
        for name, value in self._values_of(variant).items():
            self.fields[name].put(value)

    def _values(self) -> Values:
        return {name: field.value() for name, field in self.fields.items() if name != "name"}

    def _values_of(self, variant: Rules) -> Values:
        return {name: self.value(variant, name) for name in self.fields if name != "name"}
