"""What a game adds to the dialog before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs.forms import Field, Words


class NewMatchForm(Protocol):
    """The rules of one game to be chosen from, made for one dialog. Who plays is asked by the dialog."""

    @property
    def content(self) -> QWidget:
        """What stands in the box of the rules."""

    @property
    def fields(self) -> Mapping[str, Field]:
        """What else is chosen, by name: the first fields in the box of the match."""

    @property
    def changed(self) -> SignalInstance:
        """Something is chosen by which the fields have other words."""

    @property
    def opens(self) -> SignalInstance:
        """It is about to open the dialog that this signal has."""

    @property
    def seats(self) -> int:
        """By how many the match is played."""

    @property
    def level(self) -> str:
        """How well the opponents play by the settings; perhaps none of the levels."""

    def variant(self) -> Any:
        """What the match is played by, as it is chosen now."""

    def remembered(self, settings: Settings, level: str) -> Settings:
        """The settings with these choices, and with that level, for the next match."""

    def take_keyboard(self) -> None:
        """Give the keyboard to what is chosen of the rules."""

    def words(self) -> Mapping[str, Words]:
        """What its fields say now."""

    def level_sentence(self, level: str) -> str:
        """A sentence about how a level plays; empty for an unknown one."""

    def retranslate(self) -> None:
        """Say the rules in the language that is spoken now. The dialog gives the fields their words."""
