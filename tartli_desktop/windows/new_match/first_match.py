"""What somebody has played apart from the guided first hand."""

from __future__ import annotations

import logging

from tartli_desktop.files.problems import StoreError
from tartli_desktop.store.match_kinds import LESSON
from tartli_desktop.store.match_store import MatchStore

_log = logging.getLogger(__name__)


def games_played(store: MatchStore) -> frozenset[str] | None:
    """The games of which more than the lesson has been played; None if that cannot be read."""
    try:
        lessons = store.marked(LESSON)
        return frozenset(row.head.game for row in store.list() if row.hands and row.id not in lessons)
    except StoreError as error:
        _log.info("whether anything was played cannot be read: %s", error)
        return None
