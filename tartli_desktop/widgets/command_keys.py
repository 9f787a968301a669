"""The commands that have keys: how they get the keys that the player has chosen."""

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QAction, QKeySequence

from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Commands")

_ENTER = ("Return", "Enter")
"""What Qt calls the key that the keyboard calls by one word."""


def describe(action: QAction, words: str) -> None:
    """Describe a command; its tool tip may say for a while why the command is not possible."""
    action.setWhatsThis(words)
    action.setToolTip(words)


def description_of(action: QAction) -> str:
    """What a command does, whether possible now or not."""
    return action.whatsThis() or action.toolTip().removesuffix(" …").removesuffix("…")


def give_keys(actions: Mapping[str, QAction], keys: Mapping[str, str]) -> None:
    """Give commands their keys; both are found by the names of the commands."""
    for name, action in actions.items():
        sequence = sequence_of(keys[name])
        # Setting the same shortcut would make buttons and menus repaint.
        if action.shortcut() != sequence:
            action.setShortcut(sequence)


def sequence_of(key: str) -> QKeySequence:
    """Convert a key of the settings for Qt."""
    return QKeySequence(key, QKeySequence.SequenceFormat.PortableText)


def key_of(sequence: QKeySequence) -> str:
    """Convert a key of Qt for the settings."""
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def shown_key(key: str | QKeySequence) -> str:
    """A key, of Qt or of the settings, as the keyboard calls it; Qt would write "Ctrl+Return"."""
    sequence = sequence_of(key) if isinstance(key, str) else key
    shown = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    *held, last = shown.rsplit("+", 1)
    return "+".join((*held, tr("Enter", "a key"))) if last in _ENTER else shown


def with_key(words: str, key: str | QKeySequence) -> str:
    """The words of a button with its key behind them, if it has one."""
    text = tr("%1 (%2)", "a button's words and its key")
    return fill(text, words, shown) if (shown := shown_key(key)) else words


def fixed_keys(actions: Iterable[QAction]) -> dict[str, str]:
    """The words of those actions whose keys nobody can change, by key."""
    return {
        key_of(sequence): action.text().replace("&", "").removesuffix(" …")
        for action in actions
        for sequence in action.shortcuts()
    }
