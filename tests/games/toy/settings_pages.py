"""What the settings dialog has of the toy: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.widgets.dialogs.forms import Field, Tick, Words

from .options import Options

translate = QCoreApplication.translate


class ToyPages(SettingsPages):
    """One box to tick."""

    options = Options
    follows: Mapping[str, str] = {"last_card_by_itself": "play_by"}

    @cached_property
    def fields(self) -> dict[str, Field]:
        """By its name."""
        return {"last_card_by_itself": Tick()}

    def title(self) -> str:
        """What a group of its own would be called."""
        return translate("Toy.Settings", "Toy")

    def words(self) -> dict[str, Words]:
        """What the box says."""
        label = translate("Toy.Settings", "Play the last card b&y itself")
        sentence = translate("Toy.Settings", "There is nothing to choose in the last trick.")
        return {"last_card_by_itself": Words(label, (sentence,))}
