"""What is offered to somebody who has just had the guided first hand, and has not played yet."""

from __future__ import annotations

import logging

import msgspec

from tartli_desktop import ai
from tartli_desktop.practice import LESSON
from tartli_desktop.store.matches import MatchStore
from tartli_desktop.store.problems import StoreError
from tartli_desktop.store.settings import Settings

_log = logging.getLogger(__name__)


def for_first_match(settings: Settings, store: MatchStore) -> Settings:
    """The settings, with the level for the first day where nothing but the lesson has been played."""
    try:
        played, lessons = {row.id for row in store.list()}, store.marked(LESSON)
    except StoreError as error:
        _log.info("whether anything was played cannot be read: %s", error)
        return settings
    if not played or not played <= lessons:
        return settings
    return msgspec.structs.replace(settings, opponent_level=ai.LEVELS[0])
