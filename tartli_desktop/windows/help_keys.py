"""What the mouse and the keys do, for the help."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.windows import why
from tartli_desktop.windows.rich_text import Section, heading, listed, table

translate = QCoreApplication.translate


def mouse_and_keys(keys: Iterable[tuple[str, str]]) -> Section:
    """What the mouse and the keys do.

    Args:
        keys: those of the menus, each with what it does, in plain text.
    """
    return Section(translate("Help", "Mouse and keys"), _text(keys))


def _text(keys: Iterable[tuple[str, str]]) -> str:
    mouse = (
        translate("Help", "Drag a card to the middle, or click it, to play it."),
        translate("Help", "Drag a card along your hand to move it."),
        translate("Help", "Click the middle to gather a full trick."),
        translate("Help", "Click the talon to exchange the Seven."),
        translate("Help", "Click a card of the spread pack to cut there."),
    )
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    return (
        listed(mouse)
        + heading(translate("Help", "At the table"))
        + table(head, _bold_first(_table_keys()))
        + heading(translate("Help", "When you declare melds"))
        + table(head, _bold_first(_meld_keys()))
        + heading(translate("Help", "In the list of matches"))
        + table(head, _bold_first(_library_keys()))
        + heading(translate("Help", "In this help"))
        + table(head, _bold_first(_help_keys()))
        + heading(translate("Help", "At any time"))
        + table(head, _bold_first((escape(key), escape(text)) for key, text in keys))
    )


def _bold_first(rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(f"<b>{key}</b>", text) for key, text in rows]


def _table_keys() -> tuple[tuple[str, str], ...]:
    return (
        ("← →", translate("Help", "Point at a card in your hand")),
        (
            translate("Help", "Home, End", "keys"),
            translate("Help", "Point at the first card, at the last card"),
        ),
        (translate("Help", "Enter, Space", "keys"), translate("Help", "Play the card you point at")),
        (
            translate("Help", "Space", "a key"),
            translate("Help", "With no card pointed at: gather the trick, cut the pack, or go on"),
        ),
        (translate("Help", "Ctrl ← →", "keys"), translate("Help", "Move the card you point at")),
        (
            translate("Help", "Tab", "a key"),
            translate("Help", "Go to the buttons and the slate; Space presses a button"),
        ),
        (
            translate("Help", "Esc", "a key"),
            translate("Help", "Point at no card any more; close a window such as this"),
        ),
    )


def _meld_keys() -> tuple[tuple[str, str], ...]:
    return (
        ("↑ ↓", translate("Help", "Go through the melds")),
        ("→ ←", translate("Help", "Show and hide the parts of a sequence")),
        (translate("Help", "Space", "a key"), translate("Help", "Tick a meld, or take the tick away")),
        (why.KEY, translate("Help", "Read the rule by which a meld may not be declared")),
        (translate("Help", "Enter", "a key"), translate("Help", "Declare what is ticked")),
        (translate("Help", "Esc", "a key"), translate("Help", "Say nothing")),
    )


def _help_keys() -> tuple[tuple[str, str], ...]:
    return (
        ("Ctrl F", translate("Help", "Search")),
        (translate("Help", "Enter, F3", "keys"), translate("Help", "Go to the next place that was found")),
        (
            translate("Help", "Shift Enter, Shift F3", "keys"),
            translate("Help", "Go to the place that was found before"),
        ),
        (translate("Help", "Esc", "a key"), translate("Help", "Take the search away; close the help")),
    )


def _library_keys() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Help", "Enter", "a key"),
            translate("Help", "Play the match on, or look at it where it is finished"),
        ),
        ("Ctrl F", translate("Help", "Search")),
        ("Ctrl 1 … Ctrl 7", translate("Help", "Sort by a column; again: the other way round")),
        ("F2", translate("Help", "Give the match another title")),
        (translate("Help", "Del, Ctrl Z", "keys"), translate("Help", "Delete matches; bring them back")),
        ("Ctrl D, Ctrl E", translate("Help", "Duplicate matches; export them")),
        (
            translate("Help", "↑ ↓ in the words of a hand", "keys"),
            translate("Help", "Go from trick to trick, and on into the next hand"),
        ),
    )
