"""Tartli's chapters of the help, and what they fill in; see :mod:`tartli_desktop.face.learning.help`."""

from itertools import chain

from msgspec.structs import fields
from PySide6.QtGui import QImage

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.tartli import AUSTRIAN, BELA_POINTS, GAME_POINTS, HUNGARIAN, TURN_POSITIONS, Variant
from tartli_desktop.games.tartli.rules.cards import (
    HAND_POINTS,
    LAST_TRICK_POINTS,
    PLAIN_POINTS,
    STRENGTH,
    TRUMP_POINTS,
)
from tartli_desktop.games.tartli.words.terms import double_word, game_word, is_austrian, length_word, set_word
from tartli_desktop.text.card_names import SuitSystem, rank_name, ranks_name, suit_name, suits_in_use
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun
from tartli_desktop.widgets.pages.rich_text import Section, cards, either
from tartli_desktop.widgets.pages.rule_book import chapters

from . import slate
from .melds import bela_cards, in_parts, meld_rows, sets

tr = Context("Tartli.Help")

_CHALK = "chalk:"
_SIGN = 2.2
"""Height of a chalk mark, in letter heights."""


class TartliHelp(HelpOf[Variant]):
    """Rules, advice, glossary, and the signs on the slate with their pictures."""

    def variants(self, played: Variant) -> tuple[Variant, ...]:
        """The two standard variants, for a match whose target may differ."""
        known = {variant.name: variant for variant in (HUNGARIAN, AUSTRIAN)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant) -> tuple[Section, ...]:
        """The chapters: rules, advice, glossary and the signs on the slate."""
        parts = (part(name, variant) for name in ("rules", "advice", "words"))
        return (*chain.from_iterable(parts), slate.signs_on_the_slate())

    def picture(self, name: str, size: float, ratio: float) -> QImage | None:
        """The picture of some chalk marks, such as ``chalk:67``, or None."""
        marks = slate.PICTURES.get(name.removeprefix(_CHALK)) if name.startswith(_CHALK) else None
        return None if marks is None else slate.picture(marks, _SIGN * size, ratio)

    def picture_words(self, name: str) -> str:
        return slate.picture_words(name.removeprefix(_CHALK))


def part(name: str, variant: Variant) -> tuple[Section, ...]:
    """The rules of a variant, marked where variants differ; advice; or the words of the game."""
    return chapters("tartli", name, _values(variant))


def _values(variant: Variant) -> dict[str, object]:
    """The values of the chapters by name: switches, marks, words, numbers, pictures and rows."""
    row = [rank_name(rank) for rank in sorted(Rank, reverse=True)]
    double = double_word(variant)
    return {
        **variant.to_dict(),
        **_marks(variant),
        **{rank.name.lower(): rank_name(rank) for rank in Rank},
        **{f"{rank.name.lower()}s": ranks_name(rank) for rank in Rank},
        **{f"length_{length}": length_word(length, variant) for length in (3, 4, 5)},
        **in_parts(variant),
        "is_austrian": is_austrian(variant),
        "is_german": suits_in_use() is SuitSystem.GERMAN,
        "game_points": GAME_POINTS,
        "hand_points": HAND_POINTS,
        "last_trick": LAST_TRICK_POINTS,
        "bela_points": BELA_POINTS,
        "most_for_double": variant.double_below - 1,
        "double": double,
        "double_begun": begun(double),
        "games_to_win": game_word(variant.match_target or 0, variant),
        "positions": either([str(position) for position in TURN_POSITIONS]),
        "suits": ", ".join(suit_name(suit) for suit in Suit),
        **{suit.name.lower(): suit_name(suit) for suit in Suit},
        "ranks": ", ".join(rank_name(rank) for rank in Rank),
        "ranks_in_a_row": ", ".join(row),
        "set": set_word(variant),
        "set_said": begun(set_word(variant)),
        "length_3_said": begun(length_word(3, variant)),
        "sets": ", ".join(ranks_name(item.rank) for item in sets(variant)),
        "bela": bela_cards(),
        "orders": _orders(),
        "melds": meld_rows(variant),
        "overs_shown": cards("AO LO HO BO"),
        "unders_shown": cards("AU LU HU BU"),
        "sequence_shown": cards("LK LO LU"),
        "bela_shown": cards("HK HO"),
        "seven_shown": cards("H7"),
    }


def _marks(variant: Variant) -> dict[str, str]:
    """Whose rule a switch makes, to stand before the rule or on a line below another one."""
    switches = [field.name for field in fields(Variant) if field.name != "name"]
    own = AUSTRIAN if is_austrian(variant) else HUNGARIAN
    return {
        **{f"mark_{switch}": _mark(variant, switch) for switch in switches},
        **{f"mark_{switch}_below": _mark(variant, switch, on_new_line=True) for switch in switches},
        # The number of games that wins the match is agreed, so it is not marked.
        "mark_games": _mark(own, "name"),
        "mark_austrian_below": _mark(AUSTRIAN, "name", on_new_line=True) if own is AUSTRIAN else "",
        "mark_further": _mark(variant, "further_sequences", "bar_touching_sequences"),
    }


def _orders() -> list[tuple[str, ...]]:
    """The ranks of trumps and of other suits with their points, and in a row (R1.3 to R1.5)."""

    def order(trump: Suit) -> list[Rank]:
        return sorted(Rank, key=lambda rank: STRENGTH[trump][Card.of(Suit.ACORNS, rank)], reverse=True)

    ranks = zip(order(Suit.ACORNS), order(Suit.BELLS), sorted(Rank, reverse=True), strict=True)
    return [
        (
            rank_name(trump),
            str(TRUMP_POINTS[trump]),
            rank_name(plain),
            str(PLAIN_POINTS[plain]),
            rank_name(row),
        )
        for trump, plain, row in ranks
    ]


def _mark(variant: Variant, *switches: str, on_new_line: bool = False) -> str:
    """A word before a rule: Hungarian, Austrian or house rule; nothing where all variants agree.

    Args:
        variant: the rules described.
        switches: the switches (R11) that the rule depends on.
        on_new_line: whether the mark starts a new line, below another sentence.
    """
    words = _whose(variant, switches)
    if not words:
        return ""
    whole = words.replace(" ", "&nbsp;")
    return f'{"<br/>" if on_new_line else ""}<span class="mark">&nbsp;{whole}&nbsp;</span> '


def _whose(variant: Variant, switches: tuple[str, ...]) -> str:
    def values(of: Variant) -> tuple[object, ...]:
        return tuple(getattr(of, switch) for switch in switches)

    here, hungarian, austrian = values(variant), values(HUNGARIAN), values(AUSTRIAN)
    if here not in (hungarian, austrian):
        return tr("House rule", "a mark before a rule")
    if hungarian == austrian:
        return ""
    if here == hungarian:
        return tr("Hungarian rule", "a mark before a rule")
    return tr("Austrian rule", "a mark before a rule")
