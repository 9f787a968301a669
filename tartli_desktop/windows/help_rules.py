"""The rules in short, for the help: of one variant, and in the words of one pack.

Points, orders and limits are asked of the engine. Rules are cited by their numbers in the contract.
"""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import (
    BELA_POINTS,
    GAME_POINTS,
    HAND_POINTS,
    LAST_TRICK_POINTS,
    PLAIN_POINTS,
    STRENGTH,
    TRUMP_POINTS,
    TURN_POSITIONS,
    Card,
    FourOfAKind,
    Rank,
    Sequence,
    Suit,
    Variant,
    standing,
)
from tartli_desktop.speech import (
    SuitSystem,
    double_word,
    is_austrian,
    length_word,
    rank_name,
    ranks_name,
    set_word,
)
from tartli_desktop.translation import fill
from tartli_desktop.windows.rich_text import Section, either, listed, said, table

translate = QCoreApplication.translate


def rules(variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
    """The rules of a variant.

    Args:
        variant: the rules; all its switches are minded.
        suits: those of the pack that is played with.
    """
    return (
        Section(translate("Help", "The aim"), _aim(variant)),
        Section(translate("Help", "A hand"), _hand(variant, suits)),
        Section(translate("Help", "The cards"), _cards(suits)),
        Section(translate("Help", "Melds"), _melds(variant, suits)),
        Section(translate("Help", "Béla and the Seven"), _bela_and_seven(variant, suits)),
        Section(translate("Help", "Winning a game"), _winning(variant)),
    )


def _aim(variant: Variant) -> str:
    """R9.2, R10."""
    text = said(
        fill(
            translate(
                "Help",
                "A game is a race to <b>%1 points</b>. You score for melds, which you declare aloud, and "
                "for the cards in the tricks you win. As soon as you have %1 points you <b>go out</b>, and "
                "the game is yours. It usually takes several hands.",
            ),
            GAME_POINTS,
        )
    )
    return text + said(_worth(variant), _end_of_match(variant))


def _worth(variant: Variant) -> str:
    if is_austrian(variant):
        return translate(
            "Help", "Each game stands alone: it wins one stake, or two if the loser is far behind."
        )
    return translate("Help", "A game won is one buli point, or two if the loser is far behind.")


def _end_of_match(variant: Variant) -> str:
    if variant.match_target is None:
        return translate("Help", "The match has no set end: play as long as you like.")
    text = translate(
        "Help", "Whoever is the first to win %1 of them wins the match; you agree on the number beforehand."
    )
    return fill(text, variant.match_target)


def _hand(variant: Variant, suits: SuitSystem) -> str:
    """R3, R4."""
    row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
    turned = (
        translate("Help", "The next card, the 19th, is turned up: its suit is <b>trumps</b>.")
        if variant.turned_card == "nineteenth"
        else fill(
            translate(
                "Help",
                "One card is turned up: its suit is <b>trumps</b>. The player who does not deal may say "
                "beforehand which card of the pack that shall be, number %1. Otherwise it is the 19th.",
            ),
            either([str(position) for position in TURN_POSITIONS]),
        )
    )
    dealing = (
        translate("Help", "After that you take turns to deal.")
        if variant.next_dealer == "alternate"
        else translate(
            "Help",
            "After that the winner of a hand deals the next one: whoever got more points out of it or, if "
            "it ended early, whoever won the game.",
        )
    )
    last_draw = translate("Help", "The turned card is the last; the loser of trick 7 gets it.")
    if variant.show_trick_7_draw:
        last_draw += " " + translate("Help", "The winner of trick 7 shows the card drawn after it.")
    steps = (
        fill(
            translate("Help", "At first both of you draw a card, and the lower one deals: the order is %1."),
            row,
        )
        + " "
        + dealing,
        translate("Help", "Each player gets nine cards, three at a time.")
        + " "
        + turned
        + " "
        + translate("Help", "The other cards lie across it, face down: the <b>talon</b>."),
        translate(
            "Help",
            "The player who did <b>not</b> deal leads to the first trick, and the winner of a trick to the "
            "next. There are 16 tricks.",
        ),
        translate(
            "Help",
            "<b>Tricks 1 to 7:</b> play any card you like. After each trick the winner draws a card from "
            "the talon, then the loser.",
        )
        + " "
        + last_draw,
        translate(
            "Help",
            "<b>Tricks 8 to 16:</b> follow suit. If you cannot, you must play a trump; if you have none, "
            "play any card. You need not win the trick.",
        ),
        translate(
            "Help",
            "The highest trump wins a trick; without a trump, the highest card of the suit that was led.",
        ),
    )
    return listed(steps)


def _cards(suits: SuitSystem) -> str:
    """R1.4 to R1.6."""

    def order(trump: Suit) -> list[Rank]:
        return sorted(Rank, key=lambda rank: STRENGTH[trump][Card.of(Suit.ACORNS, rank)], reverse=True)

    rows = [
        (
            rank_name(trump, suits),
            str(TRUMP_POINTS[trump]),
            rank_name(plain, suits),
            str(PLAIN_POINTS[plain]),
        )
        for trump, plain in zip(order(Suit.ACORNS), order(Suit.BELLS), strict=True)
    ]
    points = translate("Help", "Points")
    head = (translate("Help", "Trumps, best first"), points, translate("Help", "Other suits"), points)
    last = translate(
        "Help", "The last trick is worth %1 more. All tricks of a hand together bring %2 points."
    )
    return table(head, rows, numbers=(1, 3)) + said(fill(last, LAST_TRICK_POINTS, HAND_POINTS))


def _melds(variant: Variant, suits: SuitSystem) -> str:
    """R2, R5, R6."""
    row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
    return (
        said(
            translate(
                "Help",
                "In <b>tricks 1 to 8</b>, before you play your card, you may declare cards that you hold. "
                "You never have to, and a card of a meld may be played at once.",
            )
        )
        + table(
            (translate("Help", "Meld"), translate("Help", "What it is"), translate("Help", "Points")),
            _meld_rows(variant, suits),
            numbers=(2,),
        )
        + said(
            fill(translate("Help", "In a row means in this order: %1."), row),
            translate("Help", "Of a longer row you may declare a part, too."),
        )
        + listed((*_declaring(variant), *_comparing(variant, suits), *_again(variant)))
    )


def _meld_rows(variant: Variant, suits: SuitSystem) -> list[tuple[str, str, str]]:
    runs = [Sequence(Suit.HEARTS, Rank.ACE, length) for length in range(3, 9)]
    rows = []
    for points, alike in groupby(runs, key=lambda run: run.points):
        lengths = [run.length for run in alike]
        names = ", ".join(length_word(length, variant) for length in lengths)
        text = translate("Help", "%1 cards of a suit in a row", "a number, or some: 5, 6, 7 or 8")
        rows.append((names, fill(text, either([str(length) for length in lengths])), str(points)))
    sets = sorted(_sets(variant), key=lambda item: item.points, reverse=True)
    for points, some in groupby(sets, key=lambda item: item.points):
        ranks = [ranks_name(item.rank, suits) for item in some]
        text = translate("Help", "All four %1", "a rank, or some: Aces, Tens or Kings")
        rows.append((set_word(variant), fill(text, either(ranks)), str(points)))
    rows.append((translate("Help", "béla"), _bela_cards(suits), str(BELA_POINTS)))
    return rows


def _bela_cards(suits: SuitSystem) -> str:
    text = translate("Help", "%1 and %2 of trumps", "King and Over")
    return fill(text, rank_name(Rank.KING, suits), rank_name(Rank.OVER, suits))


def _sets(variant: Variant) -> list[FourOfAKind]:
    """The sets that count, the best first (R2.2, R2.4, R2.5)."""
    ranks = set(Rank) - {Rank.SEVEN, Rank.EIGHT} - (set() if variant.set_of_nines else {Rank.NINE})
    return sorted(map(FourOfAKind, ranks), key=lambda item: standing(item, 0, variant), reverse=True)


def _declaring(variant: Variant) -> tuple[str, str]:
    """R5.1, R5.3, R5.4."""
    how_many = (
        translate("Help", "In one trick you may declare one set and one sequence. They may share a card.")
        if variant.sequences_per_trick == "one"
        else translate(
            "Help",
            "In one trick you may declare one set, and a sequence of each suit. They may share a card.",
        )
    )
    said = translate(
        "Help",
        "Only the word is said, “%1!” or “%2!”, not which cards. The player who answers may declare what "
        "could be better by that word: a set against a set; else a set, or a sequence of that length or "
        "longer.",
    )
    words = (each[:1].upper() + each[1:] for each in (length_word(3, variant), set_word(variant)))
    return how_many, fill(said, *words)


def _comparing(variant: Variant, suits: SuitSystem) -> tuple[str, str]:
    """R2.4, R6.1."""
    ranks = ", ".join(ranks_name(item.rank, suits) for item in _sets(variant))
    return (
        translate(
            "Help",
            "If both of you declare in a trick, the best meld decides: whoever holds it scores everything "
            "they have declared in this trick, and the other one nothing.",
        ),
        fill(
            translate(
                "Help",
                "Any set is better than any sequence; the best sets are, in this order: %1. A longer "
                "sequence is better than a shorter one; then the higher top card decides, then trumps, then "
                "who led.",
            ),
            ranks,
        ),
    )


def _again(variant: Variant) -> tuple[str, ...]:
    """R5.6 to R5.10."""
    anew = translate(
        "Help",
        "What has not scored may be declared again in a later trick, as long as you hold all its cards. A "
        "set scores once in a hand.",
    )
    if variant.further_sequences == "not_inside":
        return anew, translate(
            "Help",
            "After a sequence has scored, another one in that suit must hold a card that it did not hold.",
        )
    further = translate(
        "Help",
        "After a sequence has scored, another one in that suit must reach higher, or have the same top card "
        "and be longer, or lie below it with a gap of at least one card.",
    )
    if variant.bar_touching_sequences:
        further += " " + translate("Help", "Nor may it begin right beside one that has scored.")
    return anew, further


def _bela_and_seven(variant: Variant, suits: SuitSystem) -> str:
    """R7, R8."""
    when = (
        translate("Help", "Say it before you play your card in tricks 1 to 8; it scores when melds do.")
        if variant.bela_with_melds
        else translate(
            "Help", "Say it at any moment until trick 8 is gathered, even when it is not your turn."
        )
    )
    bela = fill(
        translate("Help", "<b>Béla</b>, %1, is %2 points, whatever else is declared."),
        _bela_cards(suits),
        BELA_POINTS,
    )
    if variant.exchange == "leader":
        seven = translate(
            "Help",
            "<b>The Seven of trumps</b> may be exchanged for the turned card: in tricks 1 to 7, when you "
            "lead, before you declare and play.",
        )
    else:
        seven = translate(
            "Help",
            "<b>The Seven of trumps</b> may be exchanged for the turned card at any moment of tricks 1 to "
            "7, as long as that lies there. Only if you declare a sequence with the Seven in it, you must "
            "wait until the trick is gathered.",
        )
    return said(bela, when) + said(seven)


def _winning(variant: Variant) -> str:
    """R9."""
    points = [
        translate(
            "Help",
            "<b>Count along.</b> Your count is what you had at the start of the hand, your melds that have "
            "scored in it, and the cards in the tricks you have gathered.",
        ),
        fill(
            translate(
                "Help",
                "<b>Go out</b> at any moment with %1 or more, and you win, even if your opponent has more. "
                "Cards still on the table count for nobody. But whoever goes out with less than %1 "
                "<b>loses</b> the game.",
            ),
            GAME_POINTS,
        ),
        fill(
            translate(
                "Help",
                "If nobody goes out, the hand is added up at its end, and a player with %1 or more wins the "
                "game. If both have that, the higher count wins. If the counts are equal, the next hand is "
                "sudden death: the first points in it win, and nobody goes out.",
            ),
            GAME_POINTS,
        ),
    ]
    if variant.stichmatsch:
        text = translate(
            "Help",
            "<b>Stichmatsch:</b> whoever wins all of tricks 8 to 16 gets all %1 points of the tricks, those "
            "of the other player too. The hand must be played to its end.",
        )
        points.append(fill(text, HAND_POINTS))
    text = translate(
        "Help",
        "<b>%1:</b> if the loser has only %2 points or less, the game counts twice. The same holds for "
        "whoever goes out by mistake.",
        "maccs, or Double",
    )
    word = double_word(variant)
    points.append(fill(text, word[:1].upper() + word[1:], variant.double_below - 1))
    points.append(translate("Help", "After a game both of you start again from 0."))
    return listed(points)
