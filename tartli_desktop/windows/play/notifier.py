"""Sentences for the player, written beside the trick and spoken by screen readers."""

from __future__ import annotations

from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel


class Notifier:
    """Tells players what they should know now.

    Args:
        panel: where sentences are written.
        announcer: speaks to screen readers.
    """

    def __init__(self, panel: TablePanel, announcer: Announcer) -> None:
        self._panel = panel
        self._announcer = announcer

    def notify(self, sentence: str, rule: str = "") -> None:
        """Write and announce a sentence, with the rule behind it."""
        self._panel.notice(sentence, rule)
        self._announcer.announce(sentence)
