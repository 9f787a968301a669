"""What the mouse and the keys do, for the help."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import Card, Rank, Suit
from tartli_desktop.filling import fill
from tartli_desktop.speech import SuitSystem, card_name
from tartli_desktop.table.typed import keys_of, rank_letter, suit_letter
from tartli_desktop.windows.commands import shown_key
from tartli_desktop.windows.rich_text import Section, heading, listed, said, table
from tartli_desktop.windows.why import WhyLabel

translate = QCoreApplication.translate

_TYPED = Card.HO
"""A card, to show how one is typed."""


def mouse_and_keys(keys: Iterable[tuple[str, str]], suits: SuitSystem = SuitSystem.GERMAN) -> Section:
    """What the mouse and the keys do.

    Args:
        keys: those of the menus, each with what it does, in plain text.
        suits: those of the pack that is played with.
    """
    return Section(translate("Help", "Mouse and keys"), _text(keys, suits))


def _text(keys: Iterable[tuple[str, str]], suits: SuitSystem) -> str:
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
        + table(head, _bold_first(_table_keys(suits)))
        + heading(translate("Help", "When you declare melds"))
        + table(head, _bold_first(_meld_keys()))
        + heading(translate("Help", "In the list of matches"))
        + table(head, _bold_first(_library_keys()))
        + heading(translate("Help", "In this help"))
        + table(head, _bold_first(_help_keys()))
        + heading(translate("Help", "At any time"))
        + table(head, _bold_first((escape(key), escape(text)) for key, text in keys))
        + said(translate("Help", "The keys of commands can be changed: Match menu, Settings, Keys."))
    )


def _bold_first(rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(f"<b>{key}</b>", text) for key, text in rows]


def _table_keys(suits: SuitSystem) -> tuple[tuple[str, str], ...]:
    return (
        ("← →", translate("Help", "Point at a card in your hand")),
        (
            translate("Help", "Home, End", "keys"),
            translate("Help", "Point at the first card, at the last card"),
        ),
        (
            translate("Help", "Shift and a letter", "keys"),
            fill(
                translate(
                    "Help",
                    "Point at the next card of a suit (%1); then the letter or figure of a rank (%2) points "
                    "at that card of it: %3 and %4 for the %5",
                ),
                ", ".join(suit_letter(suit, suits) for suit in Suit),
                ", ".join(rank_letter(rank, suits) for rank in reversed(Rank)),
                *keys_of(_TYPED, suits).split(", "),
                card_name(_TYPED, suits),
            ),
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
    why = shown_key(WhyLabel.key), translate("Help", "Read the rule by which a meld may not be declared")
    return (
        ("↑ ↓", translate("Help", "Go through the melds")),
        ("→ ←", translate("Help", "Show and hide the parts of a sequence")),
        (translate("Help", "Space", "a key"), translate("Help", "Tick a meld, or take the tick away")),
        *((why,) if WhyLabel.key else ()),
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
