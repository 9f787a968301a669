"""What the help says about the program, beside the game itself: its chapters are files of the house."""

from __future__ import annotations

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.text.card_names import SuitSystem, names_of_cards
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.widgets.pages.rule_book import chapters


def what_the_program_offers(game: str) -> Section:
    """A tour of the program for a game; commands have their names from the menus."""
    face = face_of(game)
    values: dict[str, object] = {
        **{name: f"<b>{words}</b>" for name, words in face.settings_pages().command_names().items()},
        "lesson": face.lesson is not None,
        "hints": face.hints is not None,
        "reviews": face.reviews is not None,
        "points_card": face.points_card is not None,
        "while_you_learn": list(face.help.while_you_learn()),
        "matches_of_the_game": list(face.help.matches()),
        "levels": ", ".join(map(face.level_name, rules_of(game).levels)),
    }
    (section,) = chapters("house", "program", values)
    return section


def checking_a_deal(suits: SuitSystem) -> Section:
    """Five lines on the check number of a deal, with the pack's names for cards (R14)."""
    (section,) = chapters("house", "deals", names_of_cards(suits) | {"tarokk": suits is SuitSystem.TAROKK})
    return section
