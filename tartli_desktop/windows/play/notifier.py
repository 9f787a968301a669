"""A sentence for the player: written beside the trick, and told to screen readers."""

from __future__ import annotations

from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel


class Notifier:
    """Tells the player what they should know now.

    Args:
        panel: where it is written.
        announcer: has screen readers told.
    """

    def __init__(self, panel: TablePanel, announcer: Announcer) -> None:
        self._panel = panel
        self._announcer = announcer

    def notify(self, sentence: str, rule: str = "") -> None:
        """Write a sentence, with the rule behind it, and let it be heard."""
        self._panel.notice(sentence, rule)
        self._announcer.announce(sentence)
