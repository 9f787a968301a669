"""What the help says of melds in tables and examples (R2, R5)."""

from itertools import groupby

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli import BELA_POINTS, FourOfAKind, Sequence, Variant, standing
from tartli_desktop.games.tartli.words.meld_list import short_name
from tartli_desktop.games.tartli.words.terms import length_word, set_word
from tartli_desktop.text.card_names import rank_name, ranks_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import either

tr = Context("Tartli.Help")

PARTS = ((Rank.TEN, 3), (Rank.UNDER, 3), (Rank.UNDER, 4), (Rank.OVER, 3), (Rank.OVER, 4), (Rank.OVER, 5))
"""Top and length of the sequences in an Over-kvint, in the order in which all of them score (R5.7)."""


def meld_rows(variant: Variant, *, is_brief: bool = False) -> list[tuple[str, str, str]]:
    """Each kind of meld with its description and points, for a table (R2.1 to R2.3).

    ``is_brief`` shortens the descriptions for readers who know the game.
    """
    runs = [Sequence(Suit.HEARTS, Rank.ACE, length) for length in range(3, 9)]
    rows = []
    for points, alike in groupby(runs, key=lambda run: run.points):
        lengths = [run.length for run in alike]
        names = ", ".join(length_word(length, variant) for length in lengths)
        text = tr("%1 cards of a suit in a row", "a number, or some: 5–8")
        if is_brief:
            text = tr("%1 in a row", "a number, or some: 5–8")
        many = f"{lengths[0]}–{lengths[-1]}" if len(lengths) > 1 else str(lengths[0])
        rows.append((names, fill(text, many), str(points)))
    ranked = sorted(sets(variant), key=lambda item: item.points, reverse=True)
    for points, some in groupby(ranked, key=lambda item: item.points):
        ranks = [ranks_name(item.rank) for item in some]
        text = tr("all four %1", "a rank, or some: Aces, Tens or Kings")
        if is_brief:
            text = tr("four %1", "a rank, or some: Aces, Tens or Kings")
        rows.append((set_word(variant), fill(text, either(ranks)), str(points)))
    rows.append((tr("béla"), bela_cards(), str(BELA_POINTS)))
    return rows


def bela_cards() -> str:
    """The cards of béla: "King and Over of trumps" (R2.3)."""
    text = tr("%1 and %2 of trumps", "King and Over")
    return fill(text, rank_name(Rank.KING), rank_name(Rank.OVER))


def sets(variant: Variant) -> list[FourOfAKind]:
    """The sets that count, best first (R2.2, R2.4, R2.5)."""
    ranks = set(Rank) - {Rank.SEVEN, Rank.EIGHT} - (set() if variant.set_of_nines else {Rank.NINE})
    return sorted(map(FourOfAKind, ranks), key=lambda item: standing(item, 0, variant), reverse=True)


def in_parts(variant: Variant) -> dict[str, object]:
    """How a long sequence scores in several tricks (R5.7, R5.8, R5.10): it, its parts and their points."""
    items = [Sequence(Suit.HEARTS, top, length) for top, length in PARTS]
    names = [short_name(item, variant) for item in items]
    return {"long": names[-1], "parts": ", ".join(names), "points": sum(item.points for item in items)}
