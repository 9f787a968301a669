"""What tarokk tells in the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.learning.help import Help
from tartli_desktop.games.tarokk.rules.actions import ITEMS
from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section, table

translate = QCoreApplication.translate


class TarokkHelp(Help):
    """The game and its bonuses."""

    def chapters(self, variant: Rules, suits: SuitSystem) -> Sequence[Section]:
        """What each bonus asks for."""
        rows = [(escape(terms.item_name(item)), escape(terms.bonus_sentence(item))) for item in ITEMS]
        head = (translate("Tarokk.Help", "Bonus"), translate("Tarokk.Help", "Won by"))
        return (Section(translate("Tarokk.Help", "Bonuses"), table(head, rows)),)
