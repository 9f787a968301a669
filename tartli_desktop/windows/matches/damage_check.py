"""Checks the finished matches for damage while the window is open, a little at a time."""

import logging
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from tartli_desktop.files.problems import StoreError
from tartli_desktop.store.damage_search import damaged_matches
from tartli_desktop.store.match_head import MatchRow
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.context import Context
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.match.stored_on_table import title_of

_log = logging.getLogger(__name__)
tr = Context("MainWindow")

FIRST = 3000
"""Milliseconds before the first check, so that it does not slow down the start."""

BETWEEN = 30
"""Milliseconds between two checks, which take about one each."""


class LookingOver(QObject):
    """Checks each finished match once, and reports every damaged one.

    Args:
        show_message: shows the player a message, given its title.
    """

    def __init__(
        self, store: MatchStore, show_message: Callable[[str, str], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._show_message = show_message
        self._looks: Iterator[MatchRow | None] = damaged_matches(store)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._look)
        self._timer.start(FIRST)

    def _look(self) -> None:
        try:
            damaged = next(self._looks)
        except StopIteration:
            self.deleteLater()
            return
        except StoreError as error:
            _log.warning("the finished matches are not looked over: %s", error)
            self.deleteLater()
            return
        if damaged is not None:
            text = troubles.damaged_match(title_of(damaged))
            self._show_message(tr("Your matches"), text)
        self._timer.start(BETWEEN)
