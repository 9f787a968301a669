"""Melds, for the help: what they are, how to declare them, which is better (R2, R5, R6)."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli.rules import AUSTRIAN, BELA_POINTS, FourOfAKind, Sequence, Variant, standing
from tartli_desktop.games.tartli.words.meld_list import short_name
from tartli_desktop.games.tartli.words.terms import is_austrian, length_word, set_word
from tartli_desktop.text.card_names import SuitSystem, rank_name, ranks_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import at, cards, either, heading, listed, said, table

from .rule_marks import mark

translate = QCoreApplication.translate

PARTS = (
    (Rank.TEN, 3),
    (Rank.UNDER, 3),
    (Rank.UNDER, 4),
    (Rank.OVER, 3),
    (Rank.OVER, 4),
    (Rank.OVER, 5),
)
"""Top and length of the sequences in an Over-kvint, in the order in which all of them score (R5.7)."""


def melds(variant: Variant, suits: SuitSystem) -> str:
    """The section on melds, with a pack's names of cards."""
    row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
    return (
        said(
            at("R5 R5.1 R5.2 R5.5", "")
            + translate(
                "Tartli.Help",
                "In <b>tricks 1 to 8</b>, before you play your card, you may declare melds that you hold. "
                "You never have to. A card of a meld may be played to the same trick.",
            ),
        )
        + said(
            translate(
                "Tartli.Help",
                "A <b>sequence</b> is three or more cards of one suit in a row. A <b>set</b> is four of a "
                "kind, all four cards of one rank.",
            ),
            at("R2 R2.2", mark(variant, "set_of_nines")) + _sets_in_words(variant, suits),
        )
        + table(
            (
                translate("Tartli.Help", "Meld"),
                translate("Tartli.Help", "What it is"),
                translate("Tartli.Help", "Points"),
            ),
            meld_rows(variant, suits),
            numbers=(2,),
        )
        + said(
            at("R1.3 R2.1", fill(translate("Tartli.Help", "In a row means in this order: %1."), row)),
            translate("Tartli.Help", "You may also declare just a part of a longer sequence."),
        )
        + said(fill(translate("Tartli.Help", "For example, a %1:", "a meld"), length_word(3, variant)))
        + cards("LK LO LU")
        + said(_example_set(variant, suits))
        + cards("AO LO HO BO")
        + heading(translate("Tartli.Help", "Declaring"))
        + listed(_declaring(variant))
        + heading(translate("Tartli.Help", "Whose melds are better"))
        + listed(_comparing(variant, suits))
        + heading(translate("Tartli.Help", "Declaring again"))
        + listed(_again(variant, suits))
    )


def meld_rows(variant: Variant, suits: SuitSystem, *, is_brief: bool = False) -> list[tuple[str, str, str]]:
    """Each kind of meld with its description and points, for a table (R2.1 to R2.3).

    ``is_brief`` shortens the descriptions for readers who know the game.
    """
    runs = [Sequence(Suit.HEARTS, Rank.ACE, length) for length in range(3, 9)]
    rows = []
    for points, alike in groupby(runs, key=lambda run: run.points):
        lengths = [run.length for run in alike]
        names = ", ".join(length_word(length, variant) for length in lengths)
        text = translate("Tartli.Help", "%1 cards of a suit in a row", "a number, or some: 5–8")
        if is_brief:
            text = translate("Tartli.Help", "%1 in a row", "a number, or some: 5–8")
        many = f"{lengths[0]}–{lengths[-1]}" if len(lengths) > 1 else str(lengths[0])
        rows.append((names, fill(text, many), str(points)))
    sets = sorted(_sets(variant), key=lambda item: item.points, reverse=True)
    for points, some in groupby(sets, key=lambda item: item.points):
        ranks = [ranks_name(item.rank, suits) for item in some]
        text = translate("Tartli.Help", "all four %1", "a rank, or some: Aces, Tens or Kings")
        if is_brief:
            text = translate("Tartli.Help", "four %1", "a rank, or some: Aces, Tens or Kings")
        rows.append((set_word(variant), fill(text, either(ranks)), str(points)))
    rows.append((translate("Tartli.Help", "béla"), bela_cards(suits), str(BELA_POINTS)))
    return rows


def _sets_in_words(variant: Variant, suits: SuitSystem) -> str:
    if variant.set_of_nines:
        text = translate("Tartli.Help", "Four %1 are a set; four %2 or four %3 are not.", "ranks")
    else:
        text = translate("Tartli.Help", "Four %1 are not a set, nor are four %2 or four %3.", "ranks")
    return fill(text, *(ranks_name(rank, suits) for rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN)))


def _example_set(variant: Variant, suits: SuitSystem) -> str:
    text = translate("Tartli.Help", "Or a %1 of %2:", "a set: vannak, Overs")
    return fill(text, set_word(variant), ranks_name(Rank.OVER, suits))


def bela_cards(suits: SuitSystem) -> str:
    """The cards of béla: "King and Over of trumps" (R2.3)."""
    text = translate("Tartli.Help", "%1 and %2 of trumps", "King and Over")
    return fill(text, rank_name(Rank.KING, suits), rank_name(Rank.OVER, suits))


def _sets(variant: Variant) -> list[FourOfAKind]:
    """The sets that count, best first (R2.2, R2.4, R2.5)."""
    ranks = set(Rank) - {Rank.SEVEN, Rank.EIGHT} - (set() if variant.set_of_nines else {Rank.NINE})
    return sorted(map(FourOfAKind, ranks), key=lambda item: standing(item, 0, variant), reverse=True)


def _declaring(variant: Variant) -> tuple[str, ...]:
    """R5.1, R5.3, R5.4."""
    how_many = (
        translate(
            "Tartli.Help", "In one trick you may declare one set and one sequence. They may share a card."
        )
        if variant.sequences_per_trick == "one"
        else translate(
            "Tartli.Help",
            "In one trick you may declare one set, and one sequence in each suit. A set and a sequence may "
            "share a card.",
        )
    )
    together = translate("Tartli.Help", "You declare everything at once, and only once in a trick.")
    said = translate(
        "Tartli.Help",
        "You say only the word, “%1!” or “%2!”, not which cards: the set first, then the sequences, the "
        "longest first.",
    )
    words = (each[:1].upper() + each[1:] for each in (length_word(3, variant), set_word(variant)))
    answer = translate(
        "Tartli.Help",
        "After the leader, the other player may declare only what could be better, going by those words "
        "alone: against a set another set; against sequences a set, or a sequence at least as long as the "
        "longest. Weaker melds may be declared along with it. Whether it really is better comes out only "
        "afterwards.",
    )
    return (
        mark(variant, "sequences_per_trick") + how_many + " " + together,
        at("R5.3", fill(said, *words)),
        at("R5.4", answer),
    )


def _comparing(variant: Variant, suits: SuitSystem) -> tuple[str, ...]:
    """R2.4, R6."""
    ranks = ", ".join(ranks_name(item.rank, suits) for item in _sets(variant))
    best = translate(
        "Tartli.Help",
        "If both of you declare in a trick, the best single meld decides this contest: the player who holds "
        "it scores everything declared with it in the trick, and the other player scores nothing.",
    )
    order = fill(
        translate(
            "Tartli.Help",
            "Any set is better than any sequence. The sets, best first: %1. A longer sequence is better "
            "than a shorter one; if they are equally long, the higher top card decides; if that is equal "
            "too, the one in trumps is better, and if neither is in trumps, the leader’s.",
        ),
        ranks,
    )
    words = translate(
        "Tartli.Help",
        "If the words leave it open, you settle it before the second card is played. The leader names the "
        "rank of the set, or the top card of the sequence. The other player answers “Not good.” with "
        "a better meld, and otherwise “Good.”",
    )
    in_full = translate(
        "Tartli.Help",
        "When both cards lie on the table, the melds that score are named in full. About the others nothing "
        "more is said.",
    )
    seen = (
        translate("Tartli.Help", "The other player may ask to see their cards at the end of the trick.")
        if is_austrian(variant)
        else translate("Tartli.Help", "Now that they are known, you may look at their cards on the table.")
    )
    return (
        at("R6 R6.1 R6.2", best),
        at("R2.4 R2.5", mark(variant, "tens_below_unders")) + order,
        at("R6.3", words),
        at("R6.4", in_full)
        + at("R6.5", mark(AUSTRIAN, "name", on_new_line=True) if is_austrian(variant) else " ")
        + seen,
    )


def _again(variant: Variant, suits: SuitSystem) -> tuple[str, ...]:
    """R5.6 to R5.10."""
    again = translate(
        "Tartli.Help",
        "A meld that was declared but did not score may be declared again in a later trick, as long as you "
        "hold all its cards. A set can score only once in a hand.",
    )
    switches = ("further_sequences", "bar_touching_sequences")
    marked = at("R5.7 R5.8 R5.10", mark(variant, *switches))
    further = _further(variant, suits)
    return at("R5.6 R5.9", again), marked + further, _in_parts(variant, suits)


def _further(variant: Variant, suits: SuitSystem) -> str:
    """R5.7, R5.8, R5.10."""
    king, ace = (rank_name(rank, suits) for rank in (Rank.KING, Rank.ACE))
    over, under = (rank_name(rank, suits) for rank in (Rank.OVER, Rank.UNDER))
    three, four, five = (length_word(length, variant) for length in (3, 4, 5))
    if variant.further_sequences == "not_inside":
        rule = translate(
            "Tartli.Help",
            "Once you have scored a sequence, a further one in that suit must include a card that the first "
            "did not. This goes for every sequence you have scored in the suit.",
        )
        example = translate(
            "Tartli.Help",
            "After a %1 %4, for example, the %3 %5 of that suit may score, but not the %2 %5.",
            "King, Over and Under; four and three cards in a row",
        )
        return rule + " " + fill(example, king, over, under, four, three)
    rule = translate(
        "Tartli.Help",
        "Once you have scored a sequence, a further one in that suit must be higher, or have the same top "
        "card and be longer, or lie below it with at least one rank between them. If you have scored several "
        "in the suit, this goes for each of them.",
    )
    if variant.bar_touching_sequences:
        rule += " " + translate(
            "Tartli.Help", "It may not start right next to one that has scored, unless the two share a card."
        )
    example = translate(
        "Tartli.Help",
        "After a %1 %5, for example, the %3 %4 or the %1 %6 of that suit may score, but neither the "
        "%1 %4 nor the %2 %6.",
        "King, Over and Ace; three, four and five cards in a row",
    )
    return rule + " " + fill(example, king, over, ace, three, four, five)


def _in_parts(variant: Variant, suits: SuitSystem) -> str:
    """How a long sequence scores in several tricks, which R5.8 and R5.10 also allow."""
    items = [Sequence(Suit.HEARTS, top, length) for top, length in PARTS]
    names = [short_name(item, variant, suits) for item in items]
    points = sum(item.points for item in items)
    text = translate(
        "Tartli.Help",
        "So a long sequence can score in parts, one in each trick, if you begin low. For example, the %1 "
        "scores six times in this order, for %3 points in all: %2.",
        "Over kvint; its parts; their points",
    )
    return fill(text, names[-1], ", ".join(names), points)
