"""What a game adds to the dialog before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.forms import Field, Labels


class NewMatchForm(Protocol):
    """The choice of rules in one dialog. The dialog itself asks who plays."""

    @property
    def content(self) -> QWidget:
        """The content of the box of rules."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """Other choices, by name: the first fields in the box of the match."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted when a choice changes the words of the fields."""

    @property
    def opens(self) -> SignalInstance:
        """Carries a dialog that the form is about to open."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def level(self) -> str:
        """The level of the opponents in the settings, which may be unknown."""

    def variant(self) -> object:
        """The variant that is chosen now."""

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with these choices and this level, for the next match."""

    def take_keyboard(self) -> None:
        """Give the focus to the choice of rules."""

    def prefer_local(self) -> None:
        """Choose the rules of the country whose language is spoken, unless others have been chosen."""

    def words(self) -> Mapping[str, Labels]:
        """The words of the fields now."""

    def level_sentence(self, level: str) -> str:
        """A sentence about how a level plays; empty for an unknown one."""

    def retranslate(self) -> None:
        """Write the rules in the current language. The dialog gives the fields their words."""
