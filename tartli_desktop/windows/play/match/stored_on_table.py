"""A stored match, opened as it was left; a match that cannot be continued is told to the player."""

import logging
from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tartli_desktop.game.errors import RecordError
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.store.match_head import MatchRow
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import title_kept, title_shown
from tartli_desktop.widgets.dialogs import progress

Tell = Callable[[str, str], object]
"""Shows the player a message, given its title."""

_log = logging.getLogger(__name__)
tr = Context("MainWindow")


def load(
    store: MatchStore, match_id: int, window: QWidget, tell: Tell
) -> tuple[StoredMatch, Match | None] | None:
    """Load a stored match as it was left; None if it cannot be played on, or the player would not wait.

    Raises StoreError.
    """

    def loading(store: MatchStore, report: progress.ReportShare) -> tuple[StoredMatch, Match | RecordError]:
        stored = store.load(match_id)
        return stored, _replayed(stored, report)

    words = tr("Opening the match…")
    found = progress.with_store(window, words, store, loading, is_long=store.is_long(match_id))
    return None if found is None else (found[0], _playable(*found, tell))


def replay(stored: StoredMatch, tell: Tell) -> Match | None:
    """Replay a match as it was left; return None, and tell the player, if it cannot be played on."""
    return _playable(stored, _replayed(stored), tell)


def _playable(stored: StoredMatch, match: Match | RecordError, tell: Tell) -> Match | None:
    """Return the replayed match, or None, and tell the player, if it cannot be played on."""
    if stored.broken_at is not None:
        text = tr("The match “%1” is damaged from hand %2 on and cannot be continued. It is kept as it is.")
        tell(tr("Your matches"), fill(text, title_of(stored.row), stored.broken_at[0]))
        return None
    if not isinstance(match, RecordError):
        return match
    _log.error("match %s cannot be replayed: %s", stored.row.id, match)
    text = tr("The match “%1” cannot be continued: it breaks a rule in hand %2. It is kept as it is.")
    title = title_of(stored.row)
    tell(tr("Your matches"), fill(text, title, match.hand))
    return None


def _replayed(stored: StoredMatch, report: progress.ReportShare = lambda share: None) -> Match | RecordError:
    """The match of a record, replayed hand by hand, or what is wrong with it."""
    try:
        replay = rules_of_record(stored.record).match.replaying(stored.record)
        match = next(replay)
        for number, _ in enumerate(replay, 1):
            report(number / len(stored.record["hands"]))
    except RecordError as error:
        return error
    return match


def title_of(row: MatchRow) -> str:
    """The title of a stored match."""
    return title_shown(title_kept(row.head.title, row.head.names))
