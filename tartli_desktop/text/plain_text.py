"""Texts that Qt would take for something else: markup, the mark of a key, the place of a mark in a title.

Names, titles and files may come from a stranger. A label shows them as plain text when it is told to, which
every label of the program is; a tool tip, a button and the title of a window cannot be told.
"""

from __future__ import annotations

from PySide6.QtGui import Qt

_JOINER = "\u2060"
"""The word joiner, which is not seen and takes no room."""


def plain_tip(text: str) -> str:
    """A text for a tool tip, in whatever widget, item or model, that is shown as it is.

    Qt takes a tip for markup if it looks like that, and then even opens the pictures that it names.
    """
    if not Qt.mightBeRichText(text):
        return text
    # Neither "<" nor "&" begins anything where a letter does not follow.
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def plain_title(text: str) -> str:
    """A text in the title of a window: "[*]" stands there for the mark of what is not saved."""
    return text.replace("[*]", "[*][*]")


def plain_button(text: str) -> str:
    """A text on a button, in a menu or on a tab, in which no "&" marks a key."""
    return text.replace("&", "&&")


def plain_format(text: str) -> str:
    """A text in the format of a progress bar, where %p, %v and %m stand for numbers."""
    return text.replace("%", f"%{_JOINER}")
