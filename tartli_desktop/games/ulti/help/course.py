"""What the chapters on the course of a hand fill in: the order of the cards, trumps and points."""

from __future__ import annotations

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.ulti import CONTRACTS, Variant
from tartli_desktop.games.ulti.rules.actions import TRUMPS
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN, LAST_TRICK_POINTS, LOW_TEN
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import loss
from tartli_desktop.text.card_names import SuitSystem, rank_name
from tartli_desktop.widgets.pages.rich_text import Section, either
from tartli_desktop.widgets.pages.rule_book import chapters


def course(variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
    """How a hand goes under a set of rules, in the words of one pack."""

    def row(order: str) -> str:
        return ", ".join(rank_name(Rank.parse(letter), suits) for letter in reversed(order))

    values = {
        "high_ten": row(HIGH_TEN),
        "low_ten": row(LOW_TEN),
        "ace": rank_name(Rank.ACE, suits),
        "ten": rank_name(Rank.TEN, suits),
        "last_trick": LAST_TRICK_POINTS,
        "trumps": either([terms.trump_name(action.suit, suits) for action in TRUMPS]),
        # Twice its value to each of two.
        "lost": 2 * loss(CONTRACTS["simple"]),
    }
    return chapters("ulti", "course", variant.to_dict() | values)
