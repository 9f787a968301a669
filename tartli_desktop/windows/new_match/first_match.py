"""Whether somebody has had only the guided first hand so far."""

from __future__ import annotations

import logging

from tartli_desktop.files.problems import StoreError
from tartli_desktop.store.match_kinds import LESSON
from tartli_desktop.store.match_store import MatchStore

_log = logging.getLogger(__name__)


def is_first_match(store: MatchStore) -> bool:
    """Whether nothing but the lesson has been played."""
    try:
        return {row.id for row in store.list() if row.hands} <= store.marked(LESSON)
    except StoreError as error:
        _log.info("whether anything was played cannot be read: %s", error)
        return False
