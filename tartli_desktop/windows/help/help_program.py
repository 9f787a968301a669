"""What the help says about the program: its chapters are files of the house, to which a game's own may add.

A game's ``program`` has paragraphs on what helps beginners there, on its matches and on the mouse; its
``keys`` are tables of the keys that only this game has.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from tartli_desktop.cards import german, tarokk
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.settings.shortcuts import Keys
from tartli_desktop.table.typed_cards import keys_of, rank_letters, suit_letters
from tartli_desktop.text.card_names import SuitSystem, card_name, names_of_cards
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.pages.rich_text import Section, heading
from tartli_desktop.widgets.pages.rule_book import chapters, has_file, items


def what_the_program_offers(game: str) -> Section:
    """A tour of the program for a game; commands have their names from the menus."""
    face = face_of(game)
    values: dict[str, object] = {
        **_called(game),
        "lesson": face.lesson is not None,
        "hints": face.hints is not None,
        "reviews": face.reviews is not None,
        "while_you_learn": _added(game, "while-you-learn"),
        "matches_of_the_game": _added(game, "matches"),
        "levels": ", ".join(map(face.level_name, rules_of(game).opponents.levels)),
    }
    (section,) = chapters("house", "program", values)
    return section


def checking_a_deal(suits: SuitSystem) -> Section:
    """Five lines on the check number of a deal, with the pack's names for cards (R14)."""
    (section,) = chapters("house", "deals", names_of_cards(suits) | {"tarokk": suits is SuitSystem.TAROKK})
    return section


def mouse_and_keys(
    game: str, keys: Iterable[tuple[str, str]], suits: SuitSystem = SuitSystem.GERMAN, why: str = Keys().why
) -> Section:
    """The chapter on what the mouse and the keys do.

    Args:
        game: the game.
        keys: the keys of the menus with what they do, in plain text.
        suits: the suits of the pack in use.
        why: the key that asks for the rule behind a refusal; empty for none.
    """
    typed = tarokk.Card.XVII if suits is SuitSystem.TAROKK else german.Card.HO
    suit_key, rank_key = keys_of(typed, suits).split(", ")
    own = chapters(game, "keys", {"why": shown_key(why)}) if has_file(game, "keys") else ()
    values: dict[str, object] = {
        "mouse_of_the_game": _added(game, "mouse"),
        "chooses_several": bool(face_of(game).words.confirms()),
        "suit_letters": suit_letters(suits),
        "rank_letters": rank_letters(suits),
        "suit_key": suit_key,
        "rank_key": rank_key,
        "typed": card_name(typed, suits),
        "keys_of_the_game": "".join(heading(each.title) + each.body for each in own),
        "keys_of_commands": [(f"<b>{escape(key)}</b>", escape(text)) for key, text in keys],
    }
    (section,) = chapters("house", "keys", values)
    return section


def _called(game: str) -> dict[str, str]:
    """The commands by name, as the menus call them."""
    names = face_of(game).settings_pages().command_names()
    return {name: f"<b>{words}</b>" for name, words in names.items()}


def _added(game: str, name: str) -> list[str]:
    """The paragraphs under this name that a game adds, if any."""
    return items(game, "program", _called(game)).get(name, []) if has_file(game, "program") else []
