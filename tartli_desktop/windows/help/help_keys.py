"""What the mouse and the keys do, for the help."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards import german, tarokk
from tartli_desktop.face.learning.help import Help
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.table.typed_cards import keys_of, rank_letters, suit_letters
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, listed, said, table

translate = QCoreApplication.translate

_TYPED, _TYPED_TAROKK = german.Card.HO, tarokk.Card.XVII
"""Cards that serve as examples of typing."""


def mouse_and_keys(
    game: Help, keys: Iterable[tuple[str, str]], suits: SuitSystem = SuitSystem.GERMAN, why: str = Keys().why
) -> Section:
    """The section on what the mouse and the keys do.

    Args:
        game: what the game adds.
        keys: the keys of the menus with what they do, in plain text.
        suits: the suits of the pack in use.
        why: the key that asks for the rule behind a refusal; empty for none.
    """
    return Section(translate("Help", "Mouse and keys"), _text(game, keys, suits, why))


def _text(game: Help, keys: Iterable[tuple[str, str]], suits: SuitSystem, why: str) -> str:
    mouse = (
        translate("Help", "Drag a card to the middle, or click it, to play it."),
        translate("Help", "Drag a card along your hand to move it."),
        translate("Help", "Click the middle to gather a full trick."),
        *game.mouse(),
        translate("Help", "Click a card of the spread pack to cut there."),
    )
    head = (translate("Help", "Key"), translate("Help", "What it does"))
    keys = (*keys, ("F10", translate("Help", "Open the menus")))
    return (
        listed(mouse)
        + heading(translate("Help", "At the table"))
        + table(head, _bold_first(_table_keys(game, suits)))
        + "".join(heading(title) + table(head, _bold_first(rows)) for title, rows in game.keys(why))
        + heading(translate("Help", "Going through a hand"))
        + table(head, _bold_first(_review_keys()))
        + heading(translate("Help", "In the list of matches"))
        + table(head, _bold_first(_library_keys()))
        + heading(translate("Help", "In this help"))
        + table(head, _bold_first(_help_keys()))
        + heading(translate("Help", "At any time"))
        + table(head, _bold_first((escape(key), escape(text)) for key, text in keys))
        + said(translate("Help", "You can change the keys of commands: Match menu, Settings, Keys."))
    )


def _bold_first(rows: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(f"<b>{key}</b>", text) for key, text in rows]


def _table_keys(game: Help, suits: SuitSystem) -> tuple[tuple[str, str], ...]:
    typed = _TYPED_TAROKK if suits is SuitSystem.TAROKK else _TYPED
    several = translate("Help", "Ctrl+Enter", "keys"), translate("Help", "Discard the chosen cards")
    return (
        ("← →", translate("Help", "Select a card in your hand")),
        (
            translate("Help", "Home, End", "keys"),
            translate("Help", "Select the first or the last card"),
        ),
        (
            translate("Help", "Shift and a letter", "keys"),
            fill(
                translate(
                    "Help",
                    "Select the next card of a suit (%1); then the letter or figure of a rank (%2) selects "
                    "that card: %3 and %4 for the %5",
                ),
                suit_letters(suits),
                rank_letters(suits),
                *keys_of(typed, suits).split(", "),
                card_name(typed, suits),
            ),
        ),
        (translate("Help", "Enter, Space", "keys"), translate("Help", "Play the selected card")),
        *((several,) if game.chooses_several else ()),
        (
            translate("Help", "Space", "a key"),
            translate("Help", "With no card selected: gather the trick, cut the pack, or go on"),
        ),
        ("← →", translate("Help", "While the pack is spread: choose where to cut; Space cuts")),
        (translate("Help", "Ctrl+← →", "keys"), translate("Help", "Move the selected card")),
        (
            translate("Help", "Tab", "a key"),
            translate("Help", "Move to the buttons, and on through the window; Space presses a button"),
        ),
        (
            translate("Help", "Esc", "a key"),
            translate("Help", "Clear the selection; close a window like this one"),
        ),
    )


def _help_keys() -> tuple[tuple[str, str], ...]:
    return (
        ("↑ ↓", translate("Help", "Move from paragraph to paragraph")),
        (
            translate("Help", "H, Shift+H", "keys"),
            translate("Help", "Move to the next heading; to the previous one"),
        ),
        (translate("Help", "Ctrl+F", "keys"), translate("Help", "Search")),
        (translate("Help", "Enter, F3", "keys"), translate("Help", "Go to the next place found")),
        (
            translate("Help", "Shift+Enter, Shift+F3", "keys"),
            translate("Help", "Go back to the previous one"),
        ),
        (translate("Help", "Esc", "a key"), translate("Help", "Clear the search; close the help")),
    )


def _review_keys() -> tuple[tuple[str, str], ...]:
    return (
        ("← →", translate("Help", "One step back; one step forward")),
        (translate("Help", "PgUp, PgDn", "keys"), translate("Help", "The previous trick; the next trick")),
        (
            translate("Help", "Ctrl+← →", "keys"),
            translate("Help", "The previous mistake; the next mistake"),
        ),
        (translate("Help", "Home, End", "keys"), translate("Help", "To the deal; to the end of the hand")),
        ("O", translate("Help", "Open all hands, or show only what you knew")),
        ("T", translate("Help", "Play on from this position, as practice")),
        (translate("Help", "Esc", "a key"), translate("Help", "Back to the match")),
    )


def _library_keys() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Help", "Enter", "a key"),
            translate("Help", "Continue the match, or view it if it is finished"),
        ),
        (translate("Help", "Ctrl+F", "keys"), translate("Help", "Search")),
        (
            translate("Help", "Ctrl+1 to 7", "keys"),
            translate("Help", "Sort by a column; press again to reverse"),
        ),
        ("F2", translate("Help", "Rename the match")),
        (translate("Help", "Del, Ctrl+Z", "keys"), translate("Help", "Delete matches; restore them")),
        (translate("Help", "Ctrl+D, Ctrl+E", "keys"), translate("Help", "Duplicate matches; export them")),
        (
            translate("Help", "↑ ↓ in the text of a hand", "keys"),
            translate("Help", "Move from trick to trick, and on to the next hand"),
        ),
    )
