"""The toy in the settings dialog: see :class:`tartli_desktop.face.settings_pages.SettingsPages`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.widgets.dialogs.forms import Field, Tick, Words

from .options import Options

translate = QCoreApplication.translate


class ToyPages(SettingsPages):
    """One check box."""

    options = Options
    follows: Mapping[str, str] = {"last_card_by_itself": "play_by"}

    @cached_property
    def fields(self) -> dict[str, Field]:
        """The check box by name."""
        return {"last_card_by_itself": Tick()}

    def title(self) -> str:
        """The title that a separate group would have."""
        return translate("Toy.Settings", "Toy")

    def words(self) -> dict[str, Words]:
        """The label and sentence of the check box."""
        label = translate("Toy.Settings", "Play the last card b&y itself")
        sentence = translate("Toy.Settings", "There is nothing to choose in the last trick.")
        return {"last_card_by_itself": Words(label, (sentence,))}
