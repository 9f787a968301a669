"""Exports from the table to other programs: a hand as text, the slate as a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.score_sheet import ScoreSheet
from tartli_desktop.session.session import Session
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("MainWindow")

_SLATE_SCALE = 3.0
"""Pixels of a saved slate for each pixel on a standard screen."""


def copy_hand(session: Session, suits: SuitSystem, notify: Callable[[str], None]) -> None:
    """Copy the hand on the table to the clipboard as text."""
    if not session.hands_played:
        notify(tr("No hand has been dealt yet."))
        return
    events, players, record = session.events_shown, session.names, None
    if session.hand_is_over:
        # The hand is over, so nothing in it is secret any more.
        events = session.played().events
        record = session.record()["hands"][-1]
    text = face_of(session.rules.name).records.hand_text(
        session.hands_played,
        events,
        players,
        session.variant,
        suits,
        record,
        viewer=session.viewer,
    )
    QApplication.clipboard().setText(text)
    notify(tr("Hand copied to the clipboard as text."))


def save_slate(
    score: ScoreSheet,
    show_message: Callable[[str, str], None],
    notify: Callable[[str], None],
    window: QWidget,
) -> None:
    """Save the present slate as a picture where the player chooses."""
    from tartli_desktop.widgets.dialogs.last_folder import chosen_to_save

    title = tr("Save the slate")
    path = chosen_to_save(window, title, tr("slate.png"), tr("Pictures (*.png)"))
    if path is None:
        return
    path = path if path.suffix else path.with_suffix(".png")
    if not score.picture(_SLATE_SCALE).save(str(path)):
        text = tr("The slate could not be saved as %1. Choose another folder.")
        show_message(title, fill(text, path))
        return
    notify(fill(tr("Slate saved as %1."), path))
