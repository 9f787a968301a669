"""What a game adds to the dialog before a match."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from tartli_desktop.game.registry import rules_of
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.forms import Field, Labels


class NewMatchForm(QObject):
    """The choice of rules in one dialog, which itself asks who plays; a game derives its own.

    Attributes:
        content: the content of the box of rules.
        fields: other choices, by the names of their options: the first fields in the box of the match.

    Args:
        options: the game's options with the earlier choices.
        content: see above.
        fields: see above.
        parent: the dialog.

    Signals:
        changed: a choice changes the words of the fields.
        opens(dialog): the form is about to open a dialog.
    """

    length = ""
    """The name of the field that says when a match is over; empty without one."""

    changed = Signal()
    opens = Signal(QDialog)

    def __init__(self, options: Any, content: QWidget, fields: Mapping[str, Field], parent: QWidget) -> None:
        super().__init__(parent)
        self._options = options
        self.content = content
        self.fields = fields
        for name, field in fields.items():
            field.put(getattr(options, name))

    @property
    def seats(self) -> int:
        """The number of players."""
        return rules_of(self._options.game).form.seats_of(self.variant())

    @property
    def level(self) -> str:
        """The level of the opponents in the settings, which may be unknown."""
        return str(self._options.opponent_level)

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of the people who were invited, by opponent; some may be unknown."""
        return tuple(self._options.people.split())

    def chosen(self) -> Any:
        """The game's options with what is chosen now."""
        return replace(self._options, **{name: field.value() for name, field in self.fields.items()})

    def variant(self) -> Any:
        """The variant that is chosen now."""
        return self.chosen().next_variant

    def remembered(self, settings: Settings, level: str, people: tuple[str, ...]) -> Settings:
        """The settings with these choices, this level and these people, for the next match."""
        return settings.with_game(replace(self.chosen(), opponent_level=level, people=" ".join(people)))

    def take_keyboard(self) -> None:
        """Give the focus to the choice of rules, or to the first field."""
        next(iter(self.fields.values())).control.setFocus()

    def prefer_local(self) -> None:
        """Choose the rules of the country whose language is spoken, unless others have been chosen."""

    def words(self) -> Mapping[str, Labels]:
        """The words of the fields now."""
        raise NotImplementedError

    def level_sentence(self, level: str) -> str:
        """A sentence about how a level plays; empty for an unknown one."""
        return ""

    def retranslate(self) -> None:
        """Write the rules in the current language. The dialog gives the fields their words."""
