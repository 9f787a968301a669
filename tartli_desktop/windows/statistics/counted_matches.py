"""The figures of all matches, counted for the dialog and exported to a file for other programs."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from tartli_desktop.files import durable
from tartli_desktop.files.long_work import at_once
from tartli_desktop.files.problems import StoreError, trouble_of_system
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import Counted
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save
from tartli_desktop.windows.errors import troubles

from .statistics_words import csv_file

tr = Context("MainWindow")

ShowMessage = Callable[[str, str], None]


def results_are_derived(store: MatchStore, show_message: ShowMessage, window: QWidget) -> bool:
    """Compute the results of hands where they are missing; False if the player did not wait."""
    try:
        if not store.results.lacks_many():
            return True
        words = tr("Counting what was played…")
        left = progress.with_store(
            window, words, store, lambda each, report: at_once(each.results.deriving(), report), is_long=True
        )
    except StoreError as error:
        show_message(tr("Statistics"), troubles.not_saved(error))
        return False
    return left is not None


def counted(store: MatchStore, game: str, show_message: ShowMessage) -> Counted | None:
    """The figures of a game; None, after telling the player, where they cannot be read."""
    try:
        return store.results.counted(game)
    except StoreError as error:
        show_message(tr("Statistics"), troubles.not_saved(error))
        return None


def export(table: Sequence[Sequence[str | int | float]], show_message: ShowMessage, over: QWidget) -> None:
    """Save the figures in a file that the player chooses."""
    content = csv_file(table)
    name, kinds = tr("tartli-statistics.csv"), tr("Tables (*.csv)")
    path = chosen_to_save(over, tr("Export statistics"), name, kinds, ".csv")
    if path is None:
        return
    try:
        durable.replace(path, content)
    except OSError as error:
        text = tr("The statistics could not be saved as %1. %2")
        reason = troubles.reason(trouble_of_system(error))
        show_message(tr("Export statistics"), fill(text, path, reason))
