"""Tartli's part of the dialog before a match."""

from tartli_desktop.games.tartli.dialogs.new_match import TartliMatchForm
from tartli_desktop.windows.new_match.new_match import NewMatchDialog


def form_of(dialog: NewMatchDialog) -> TartliMatchForm:
    """Tartli's part of the dialog."""
    assert isinstance(dialog.form, TartliMatchForm)
    return dialog.form
