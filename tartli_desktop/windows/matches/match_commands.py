"""What the menus do with the match on the table, and with matches in files."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import structs
from PySide6.QtCore import QObject, Signal

from tartli_desktop.face import face_of
from tartli_desktop.files.problems import StoreError, read_or
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.windows.copied_hands import copy_hand
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.program_window import ProgramWindow
from tartli_desktop.windows.review.reviewed_hand import last_finished

tr = Context("MainWindow")

_SLATE_SCALE = 3.0
"""Pixels of a saved slate for each pixel on a standard screen."""


class MatchCommands(QObject):
    """Imports and exports matches, copies and reviews hands.

    Signals:
        imported(match_id): matches have been imported; the last of them is to be shown.
    """

    imported = Signal(int)

    def __init__(self, window: ProgramWindow) -> None:
        super().__init__(window)
        self._window = window

    def choose_to_import(self) -> None:
        """Let the player choose match files, and import them."""
        from .match_files import choose

        self.import_files(choose(self._window))

    def import_files(self, paths: Sequence[Path]) -> None:
        """Import matches and list them with the last one selected; say what was wrong with the others."""
        taken = self.take_in(paths)
        if taken is not None:
            self.imported.emit(taken)

    def take_in(self, paths: Sequence[Path]) -> int | None:
        """Import matches from files and say what was wrong with some; return the number of the last one."""
        from .match_files import MatchFiles

        return MatchFiles(self._window).take_in(paths) if paths else None

    def export_match(self) -> None:
        """Export the match on the table to a file that the player chooses."""
        from .match_files import MatchFiles

        window, on_table = self._window, self._window.on_table
        if on_table.session is None or on_table.match_id is None:
            return
        try:
            # A match that is only watched is not saved from here.
            stored = window.saving.load() or window.saving.store.load(on_table.match_id)
        except StoreError as error:
            title = tr("Your matches")
            window.messages.show_message(title, troubles.not_saved(error))
            return
        # Even what could not be saved.
        stored = structs.replace(stored, record=on_table.session.record())
        MatchFiles(self._window).export([stored], window, window.area.notify)

    def copy_hand(self) -> None:
        """Copy to the clipboard, as text, the review or study that is open, or else the hand on the table."""
        window, session = self._window, self._window.on_table.session
        if (aside := window.review or window.study) is not None:
            aside.actions_here.copy.trigger()
        elif session is not None and not session.hands_played:
            window.area.notify(tr("No hand has been dealt yet."))
        elif session is not None:
            events, record = session.events_shown, None
            if session.hand_is_over:
                # The hand is over, so nothing in it is secret any more.
                events, record = session.played().events, session.record()["hands"][-1]
            records, number = face_of(session.rules.name).records, session.hands_played
            text = records.hand_text(
                number, events, session.names, session.variant, record, viewer=session.viewer
            )
            copy_hand(text, session.record(), number, session.viewer, is_over=session.hand_is_over)
            window.area.notify(tr("Hand copied to the clipboard as text."))

    def save_slate(self) -> None:
        """Save the present slate as a picture where the player chooses."""
        from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save

        window, title = self._window, tr("Save the slate")
        if window.area.score is None:
            return
        path = chosen_to_save(window, title, tr("slate.png"), tr("Pictures (*.png)"), ".png")
        if path is None:
            return
        if window.area.score.picture(_SLATE_SCALE).save(str(path)):
            window.area.notify(fill(tr("Slate saved as %1."), path))
        else:
            text = tr("The slate could not be saved as %1. Choose another folder.")
            window.messages.show_message(title, fill(text, path))

    def review_last(self) -> None:
        """Review the last finished hand of the match on the table."""
        window, session = self._window, self._window.on_table.session
        if session is None or face_of(window.game).reviews is None:
            return
        number = last_finished(session.record(), is_over=session.hand_is_over)
        if number:
            self.review(number)
        else:
            window.area.notify(tr("No hand of this match is over yet."))

    def review(self, number: int) -> None:
        """Review a finished hand of the match on the table, counted from 1."""
        window, session = self._window, self._window.on_table.session
        assert session is not None
        stored = read_or(None, window.saving.load, "the match of a hand cannot be read")
        window.reviews.open_of_table(session, number, stored, window.on_table.match_id)
