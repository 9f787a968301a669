"""Sentences for the player, written beside the trick and spoken by screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tartli_desktop.widgets.announcer import Announcer
from tartli_desktop.widgets.panel.table_panel import TablePanel

if TYPE_CHECKING:
    from tartli_desktop.widgets.papers.table_paper import TablePaper


class Notifier:
    """Tells players what they should know now.

    Args:
        panel: where sentences are written.
        announcer: speaks to screen readers.
    """

    def __init__(self, panel: TablePanel, announcer: Announcer) -> None:
        self._panel = panel
        self._announcer = announcer
        self.paper: Callable[[], TablePaper | None] = lambda: None
        """The paper that covers the panel, on which they are written meanwhile."""

    def notify(self, sentence: str, rule: str = "") -> None:
        """Write and announce a sentence, with the rule behind it."""
        if (paper := self.paper()) is None:
            self._panel.notice(sentence, rule)
        else:
            paper.tell(sentence)
        self._announcer.announce(sentence)
