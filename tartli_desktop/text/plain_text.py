"""Texts in which Qt would find something else: markup, a mnemonic, the placeholder in a window title.

Names, titles and files may come from a stranger. Every label of the program is set to show plain text; a tool
tip, a button and a window title have no such setting.
"""

from PySide6.QtGui import Qt

_JOINER = "\u2060"
"""The word joiner, which is invisible and has no width."""


def plain_tip(text: str) -> str:
    """A text for a tool tip of any widget, item or model, to be shown as it is.

    Qt treats a tip that looks like markup as markup, and even opens the pictures that it names.
    """
    if not Qt.mightBeRichText(text):
        return text
    # Neither "<" nor "&" begins anything unless a letter follows.
    return text.replace("<", f"<{_JOINER}").replace("&", f"&{_JOINER}")


def plain_title(text: str) -> str:
    """A text for a window title, in which "[*]" would be a placeholder for the mark of unsaved changes."""
    return text.replace("[*]", "[*][*]")


def plain_button(text: str) -> str:
    """A text for a button, a menu or a tab, in which no "&" marks a mnemonic."""
    return text.replace("&", "&&")
