"""What the settings dialog has of the toy."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets import command_keys
from tartli_desktop.widgets.dialogs.forms import Field, Tick, Words

from .options import Options

translate = QCoreApplication.translate


class ToyPages:
    """One box to tick."""

    options = Options
    follows: Mapping[str, str] = {"last_card_by_itself": "play_by"}

    def __init__(self) -> None:
        self.fields: Mapping[str, Field] = {"last_card_by_itself": Tick()}

    def title(self) -> str:
        """What a group of its own would be called."""
        return translate("Toy.Settings", "Toy")

    def words(self) -> dict[str, Words]:
        """What the box says."""
        label = translate("Toy.Settings", "Play the last card b&y itself")
        sentence = translate("Toy.Settings", "There is nothing to choose in the last trick.")
        return {"last_card_by_itself": Words(label, (sentence,))}

    def command_names(self) -> Mapping[str, str]:
        """The commands of any game; it has none of its own."""
        return command_keys.command_names()
