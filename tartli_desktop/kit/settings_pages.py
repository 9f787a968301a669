"""What games add alike to the settings dialog."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.settings_pages import SettingsPages
from tartli_desktop.widgets.dialogs.forms import Field, Labels, Tick

translate = QCoreApplication.translate


class TrickPages(SettingsPages):
    """Boxes to tick, at first that of :class:`~tartli_desktop.settings.game_options.TrickOptions`."""

    follows: Mapping[str, str] = {}

    @cached_property
    def fields(self) -> dict[str, Field]:
        """A box for each option."""
        return {name: Tick() for name in ("last_card_by_itself", *self.follows)}

    def words(self) -> dict[str, Labels]:
        """What the boxes say."""
        return {
            "last_card_by_itself": Labels(
                translate("GameSettings", "Play the last card &automatically"),
                (translate("GameSettings", "There is nothing to choose in the last trick."),),
            )
        }
