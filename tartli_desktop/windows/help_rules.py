"""The rules of the game, for the help: of one variant, and in the words of one pack.

Points, orders and limits are asked of the engine. Each paragraph can be found by the numbers of its rules in
the contract, and what other players do otherwise is marked.
"""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import (
    AUSTRIAN,
    BELA_POINTS,
    GAME_POINTS,
    HAND_POINTS,
    HUNGARIAN,
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
from tartli_desktop.filling import fill
from tartli_desktop.speech import (
    SuitSystem,
    double_word,
    is_austrian,
    length_word,
    meld_name,
    rank_name,
    ranks_name,
    set_word,
    suit_name,
)
from tartli_desktop.windows.rich_text import Section, at, cards, either, heading, listed, said, table
from tartli_desktop.windows.variant_marks import mark

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
        at("R9", "")
        + fill(
            translate(
                "Help",
                "A game is a race to <b>%1 points</b>. You score for melds, which you declare aloud, and "
                "for the cards in the tricks you win. As soon as you have %1 points you <b>go out</b>, and "
                "the game is yours. It usually takes several hands.",
            ),
            GAME_POINTS,
        ),
    )
    match = at("R10 R10.1 R10.2", _own(variant)) + _worth(variant)
    return text + said(match, _end_of_match(variant))


def _own(variant: Variant) -> str:
    """Whose way of counting games it is; how many win the match is agreed each time, and so no rule."""
    name = AUSTRIAN.name if is_austrian(variant) else HUNGARIAN.name
    return mark(HUNGARIAN if name == HUNGARIAN.name else AUSTRIAN, "name")


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
    last_draw = at("R4.3", translate("Help", "The turned card is the last; the loser of trick 7 gets it."))
    if variant.show_trick_7_draw:
        last_draw += " " + at("R4.4", mark(variant, "show_trick_7_draw"))
        last_draw += translate("Help", "The winner of trick 7 shows the card drawn after it.")
    steps = (
        at("R3 R3.1", "")
        + fill(
            translate("Help", "At first both of you draw a card, and the lower one deals: the order is %1."),
            row,
        )
        + " "
        + translate("Help", "Equal ranks draw again.")
        + " "
        + at("R3.5", mark(variant, "next_dealer"))
        + dealing,
        at("R3.2", translate("Help", "The dealer shuffles, and the other player cuts.")),
        at("R3.3", translate("Help", "Each player gets nine cards, three at a time."))
        + " "
        + at("R3.4", mark(variant, "turned_card"))
        + turned
        + " "
        + translate("Help", "The other cards lie across it, face down: the <b>talon</b>."),
        at(
            "R4",
            translate(
                "Help",
                "The player who did <b>not</b> deal leads to the first trick, and the winner of a trick to "
                "the next. There are 16 tricks.",
            ),
        ),
        _order_of_a_trick(variant),
        at(
            "R4.1",
            translate(
                "Help",
                "<b>Tricks 1 to 7:</b> play any card you like. After each trick the winner draws a card from "
                "the talon, then the loser.",
            ),
        )
        + " "
        + last_draw,
        at(
            "R4.2",
            translate(
                "Help",
                "<b>Tricks 8 to 16:</b> follow suit. If you cannot, you must play a trump; if you have none, "
                "play any card. You need not win the trick.",
            ),
        ),
        translate(
            "Help",
            "The highest trump wins a trick; without a trump, the highest card of the suit that was led.",
        ),
    )
    return listed(steps)


def _order_of_a_trick(variant: Variant) -> str:
    """The steps of R4."""
    if variant.exchange == "leader":
        return translate(
            "Help",
            "<b>The order in a trick:</b> whoever leads may exchange the Seven, then declare melds, and "
            "plays a card. The other player may declare, and plays a card. Now melds score. Whoever has won "
            "the trick gathers it, and only then do its cards count.",
        )
    return translate(
        "Help",
        "<b>The order in a trick:</b> whoever leads may declare melds, and plays a card. The other player "
        "may declare, and plays a card. Now melds score. Whoever has won the trick gathers it, and only then "
        "do its cards count.",
    )


def _cards(suits: SuitSystem) -> str:
    """R1.4 to R1.6."""

    def order(trump: Suit) -> list[Rank]:
        return sorted(Rank, key=lambda rank: STRENGTH[trump][Card.of(Suit.ACORNS, rank)], reverse=True)

    names = [suit_name(suit, suits) for suit in Suit]
    ranks = ", ".join(rank_name(rank, suits) for rank in Rank)
    pack = fill(
        translate("Help", "There are 32 cards. The four suits are %1, each with eight ranks: %2."),
        ", ".join(names),
        ranks,
    )
    court = fill(
        translate("Help", "The %1 of each suit:", "a rank, before pictures of cards"),
        rank_name(Rank.OVER, suits),
    )
    under = fill(
        translate("Help", "The %1 of each suit:", "a rank, before pictures of cards"),
        rank_name(Rank.UNDER, suits),
    )
    pictures = said(court) + said(cards("AO LO HO BO")) + said(under) + said(cards("AU LU HU BU"))
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
    differ = translate("Help", "Order and points are not the same in trumps and in the other suits:")
    return (
        said(at("R1 R1.1", pack))
        + pictures
        + said(at("R1.4 R1.5", differ))
        + table(head, rows, numbers=(1, 3))
        + said(at("R1.6", fill(last, LAST_TRICK_POINTS, HAND_POINTS)))
    )


def _melds(variant: Variant, suits: SuitSystem) -> str:
    """R2, R5, R6."""
    row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
    return (
        said(
            at("R5 R5.1 R5.2 R5.5", "")
            + translate(
                "Help",
                "In <b>tricks 1 to 8</b>, before you play your card, you may declare cards that you hold. "
                "You never have to, and a card of a meld may be played at once.",
            )
        )
        + said(at("R2 R2.2", mark(variant, "set_of_nines")) + _sets_in_words(variant, suits))
        + table(
            (translate("Help", "Meld"), translate("Help", "What it is"), translate("Help", "Points")),
            meld_rows(variant, suits),
            numbers=(2,),
        )
        + said(
            at("R1.3 R2.1", fill(translate("Help", "In a row means in this order: %1."), row)),
            translate("Help", "Of a longer row you may declare a part, too."),
        )
        + said(fill(translate("Help", "Such as a %1:", "a meld"), length_word(3, variant)))
        + said(cards("LK LO LU"))
        + said(fill(translate("Help", "Or %1:", "a meld"), _example_set(variant, suits)))
        + said(cards("AO LO HO BO"))
        + heading(translate("Help", "Declaring"))
        + listed(_declaring(variant))
        + heading(translate("Help", "Whose melds are better"))
        + listed(_comparing(variant, suits))
        + heading(translate("Help", "Declaring again"))
        + listed(_again(variant, suits))
    )


def meld_rows(variant: Variant, suits: SuitSystem) -> list[tuple[str, str, str]]:
    """Each kind of meld with what it is and its points, for a table (R2.1 to R2.3)."""
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


def _sets_in_words(variant: Variant, suits: SuitSystem) -> str:
    if variant.set_of_nines:
        text = translate("Help", "Four %1 are a set; four %2 or %3 are none.", "ranks")
    else:
        text = translate("Help", "Four %1 are no set, nor are four %2 or %3.", "ranks")
    return fill(text, *(ranks_name(rank, suits) for rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN)))


def _example_set(variant: Variant, suits: SuitSystem) -> str:
    return meld_name(FourOfAKind(Rank.OVER), variant, suits)


def _bela_cards(suits: SuitSystem) -> str:
    text = translate("Help", "%1 and %2 of trumps", "King and Over")
    return fill(text, rank_name(Rank.KING, suits), rank_name(Rank.OVER, suits))


def _sets(variant: Variant) -> list[FourOfAKind]:
    """The sets that count, the best first (R2.2, R2.4, R2.5)."""
    ranks = set(Rank) - {Rank.SEVEN, Rank.EIGHT} - (set() if variant.set_of_nines else {Rank.NINE})
    return sorted(map(FourOfAKind, ranks), key=lambda item: standing(item, 0, variant), reverse=True)


def _declaring(variant: Variant) -> tuple[str, ...]:
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
    answer = translate(
        "Help",
        "Beside such a meld the answer may hold weaker ones. Whether it wins in the end is not asked, only "
        "what was said aloud.",
    )
    return (
        mark(variant, "sequences_per_trick") + how_many,
        at("R5.3 R5.4", fill(said, *words)) + " " + answer,
    )


def _comparing(variant: Variant, suits: SuitSystem) -> tuple[str, ...]:
    """R2.4, R6.1."""
    ranks = ", ".join(ranks_name(item.rank, suits) for item in _sets(variant))
    best = translate(
        "Help",
        "If both of you declare in a trick, the best meld decides: whoever holds it scores everything "
        "they have declared in this trick, and the other one nothing.",
    )
    order = fill(
        translate(
            "Help",
            "Any set is better than any sequence; the best sets are, in this order: %1. A longer "
            "sequence is better than a shorter one; then the higher top card decides, then trumps, then "
            "who led.",
        ),
        ranks,
    )
    words = translate(
        "Help",
        "If the words do not decide it, the leader names the rank of the set or the top card of the "
        "sequence. The answer is “Good.” if that is better, or else “Higher here.”",
    )
    in_full = translate(
        "Help",
        "When both cards lie on the table, the melds that score are named in full, and their cards may be "
        "seen. Of the others nothing more is said.",
    )
    return (
        at("R6 R6.1 R6.2", best),
        at("R2.4 R2.5", mark(variant, "tens_below_unders")) + order,
        at("R6.3", words),
        at("R6.4 R6.5", in_full),
    )


def _again(variant: Variant, suits: SuitSystem) -> tuple[str, ...]:
    """R5.6 to R5.10."""
    anew = translate(
        "Help",
        "What has not scored may be declared again in a later trick, as long as you hold all its cards. A "
        "set scores once in a hand.",
    )
    switches = ("further_sequences", "bar_touching_sequences")
    marked = at("R5.7 R5.8 R5.10", mark(variant, *switches))
    king, ace = (rank_name(rank, suits) for rank in (Rank.KING, Rank.ACE))
    over, under = (rank_name(rank, suits) for rank in (Rank.OVER, Rank.UNDER))
    three, four, five = (length_word(length, variant) for length in (3, 4, 5))
    if variant.further_sequences == "not_inside":
        further = translate(
            "Help",
            "After a sequence has scored, another one in that suit must hold a card that it did not hold.",
        )
        example = fill(
            translate(
                "Help",
                "After a %1 %4, for example, the %3 %5 of that suit may score, but not the %2 %5.",
                "King, Over and Under; four and three cards in a row",
            ),
            king,
            over,
            under,
            four,
            three,
        )
    else:
        further = translate(
            "Help",
            "After a sequence has scored, another one in that suit must reach higher, or have the same top "
            "card and be longer, or lie below it with a gap of at least one card.",
        )
        example = fill(
            translate(
                "Help",
                "After a %1 %5, for example, the %3 %4 or the %1 %6 of that suit may score, but neither the "
                "%1 %4 nor the %2 %6.",
                "King, Over and Ace; three, four and five cards in a row",
            ),
            king,
            over,
            ace,
            three,
            four,
            five,
        )
        if variant.bar_touching_sequences:
            further += " " + translate("Help", "Nor may it begin right beside one that has scored.")
    return at("R5.6 R5.9", anew), marked + further + " " + example


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
    both_out = (
        translate(
            "Help",
            "If both of you stand at 501 or more after it, and one goes out before the trick is gathered, "
            "the higher count wins; if they are equal, the next points decide.",
        )
        if variant.bela_with_melds
        else ""
    )
    once = translate("Help", "It scores once in a hand, and you must hold both cards as you say it.")
    shown = translate("Help", "Your opponent sees the exchange, and so knows where both cards are.")
    example = said(fill(translate("Help", "If %1 are trumps:", "a suit"), suit_name(Suit.HEARTS, suits)))
    return (
        said(at("R2.3 R7 R7.1", bela), at("R7.2", mark(variant, "bela_with_melds")) + when, once, both_out)
        + example
        + said(cards("HK HO"))
        + said(at("R8 R8.1 R8.2 R8.3", mark(variant, "exchange")) + seven, at("R8.4", shown))
        + said(cards("H7"))
    )


def _winning(variant: Variant) -> str:
    """R9."""
    points = [
        at("R9.1", "")
        + translate(
            "Help",
            "<b>Count along.</b> Your count is what you had at the start of the hand, your melds that have "
            "scored in it, and the cards in the tricks you have gathered.",
        ),
        at("R9.2", "")
        + fill(
            translate(
                "Help",
                "<b>Go out</b> at any moment with %1 or more, and you win, even if your opponent has more. "
                "Cards still on the table count for nobody. But whoever goes out with less than %1 "
                "<b>loses</b> the game.",
            ),
            GAME_POINTS,
        ),
        at("R9.5", "")
        + fill(
            translate(
                "Help",
                "If nobody goes out, the hand is added up at its end, and a player with %1 or more wins the "
                "game. If both have that, the higher count wins. If the counts are equal, the next hand is "
                "sudden death: the first points in it win, and nobody goes out.",
            ),
            GAME_POINTS,
        ),
    ]
    stichmatsch = at("R9.4", mark(variant, "stichmatsch"))
    if variant.stichmatsch:
        text = translate(
            "Help",
            "<b>Stichmatsch:</b> whoever wins all of tricks 8 to 16 gets all %1 points of the tricks, those "
            "of the other player too. The hand must be played to its end.",
        )
        points.append(stichmatsch + fill(text, HAND_POINTS))
    else:
        points.append(
            stichmatsch + translate("Help", "Whoever wins all of the last tricks gets nothing more for it.")
        )
    text = translate(
        "Help",
        "<b>%1:</b> if the loser has only %2 points or less, the game counts twice. The same holds for "
        "whoever goes out by mistake.",
        "maccs, or Double",
    )
    word = double_word(variant)
    double = at("R9.3", mark(variant, "double_below"))
    points.append(double + fill(text, word[:1].upper() + word[1:], variant.double_below - 1))
    points.append(at("R9.6", "") + translate("Help", "After a game both of you start again from 0."))
    return listed(points)
