"""The rules of the game, for the help: for one variant, with one pack's names of cards.

Points, orders and limits come from the engine. Each paragraph can be found by its rule numbers in the
contract, and rules that differ between variants are marked.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.games.tartli.rules import (
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
    Variant,
)
from tartli_desktop.games.tartli.words.terms import double_word, game_word, is_austrian
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, cards, either, listed, said, table

from .melds import bela_cards, melds
from .rule_marks import mark

translate = QCoreApplication.translate


def rules(variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
    """The rules of a variant.

    Args:
        variant: the rules; the text follows all its switches.
        suits: the suits of the pack in play.
    """
    return (
        Section(translate("Tartli.Help", "Aim"), _aim(variant)),
        Section(translate("Tartli.Help", "The course of a hand"), _hand(variant, suits)),
        Section(translate("Tartli.Help", "The cards"), _cards(suits)),
        Section(translate("Tartli.Help", "Melds"), melds(variant, suits)),
        Section(translate("Tartli.Help", "Béla and the Seven"), _bela_and_seven(variant, suits)),
        Section(translate("Tartli.Help", "Winning a game"), _winning(variant)),
    )


def _aim(variant: Variant) -> str:
    """R9.2, R10."""
    text = said(
        at("R9", "")
        + fill(
            translate(
                "Tartli.Help",
                "A game is a race to <b>%1 points</b>. You score for melds, which are combinations of cards "
                "that you declare aloud, and for the cards in the tricks you win. As soon as you have %1 "
                "points you <b>go out</b>, and the game is yours. It usually takes several hands.",
            ),
            GAME_POINTS,
        ),
    )
    match = at("R10 R10.1 R10.2", _own(variant)) + _worth(variant)
    return text + said(match, _end_of_match(variant))


def _own(variant: Variant) -> str:
    """Which variant counts games this way; the number that wins the match is agreed, so it is not marked."""
    name = AUSTRIAN.name if is_austrian(variant) else HUNGARIAN.name
    return mark(HUNGARIAN if name == HUNGARIAN.name else AUSTRIAN, "name")


def _worth(variant: Variant) -> str:
    if is_austrian(variant):
        return translate(
            "Tartli.Help", "Each game stands alone: it wins one stake, or two if the loser is far behind."
        )
    return translate("Tartli.Help", "Each game you win is worth one buli, or two if the loser is far behind.")


def _end_of_match(variant: Variant) -> str:
    if variant.match_target is None:
        return translate("Tartli.Help", "The match has no set end: play as long as you like.")
    text = translate(
        "Tartli.Help",
        "The first player with %1 wins the match; you agree on the number beforehand.",
        "5 bulis",
    )
    return fill(text, game_word(variant.match_target, variant))


def _hand(variant: Variant, suits: SuitSystem) -> str:
    """R3, R4."""
    return listed(
        (
            _first_dealer(variant, suits),
            at("R3.2", translate("Tartli.Help", "The dealer shuffles, and the other player cuts.")),
            _deal(variant),
            at(
                "R4",
                translate(
                    "Tartli.Help",
                    "The player who did <b>not</b> deal leads to the first trick, and the winner of each "
                    "trick leads to the next. There are 16 tricks.",
                ),
            ),
            _order_of_a_trick(variant),
            at(
                "R4.1",
                translate(
                    "Tartli.Help",
                    "<b>Tricks 1 to 7:</b> play any card you like; nobody has to follow suit. After each "
                    "trick the winner draws a card from the talon, then the loser.",
                ),
            )
            + " "
            + _last_draw(variant),
            at(
                "R4.2",
                translate(
                    "Tartli.Help",
                    "<b>Tricks 8 to 16:</b> follow suit. If you cannot, you must play a trump; if you have "
                    "no trump either, play any card. You never have to win the trick: a lower card will do.",
                ),
            ),
            translate(
                "Tartli.Help",
                "The highest trump wins a trick; without a trump, the highest card of the suit that was led.",
            ),
        )
    )


def _first_dealer(variant: Variant, suits: SuitSystem) -> str:
    """R3.1, R3.5."""
    row = ", ".join(rank_name(rank, suits) for rank in sorted(Rank, reverse=True))
    draw = translate(
        "Tartli.Help",
        "To begin, each of you draws a card; the one with the lower card deals. From high to low the order "
        "is %1. If the ranks are equal, draw again.",
    )
    then = (
        translate("Tartli.Help", "After that you take turns to deal.")
        if variant.next_dealer == "alternate"
        else translate(
            "Tartli.Help",
            "After that the winner of a hand deals the next one: the player who got more points out of it "
            "or, if it ended early, the one who won the game.",
        )
    )
    return at("R3 R3.1", fill(draw, row)) + at("R3.5", mark(variant, "next_dealer", on_new_line=True)) + then


def _deal(variant: Variant) -> str:
    """R3.3, R3.4."""
    turned = (
        translate("Tartli.Help", "The next card, the 19th, is turned up: its suit is <b>trumps</b>.")
        if variant.turned_card == "nineteenth"
        else fill(
            translate(
                "Tartli.Help",
                "One card is turned up: its suit is <b>trumps</b>. The player who does not deal may ask "
                "beforehand for card number %1 of the pack. Otherwise it is the 19th.",
            ),
            either([str(position) for position in TURN_POSITIONS]),
        )
    )
    packets = translate(
        "Tartli.Help",
        "Each player gets nine cards in packets of three; the first packet goes to the player who does not "
        "deal.",
    )
    talon = translate(
        "Tartli.Help",
        "The other 13 cards are laid across it, face down. Together these 14 cards are the <b>talon</b>, "
        "from which you draw.",
    )
    return (
        at("R3.3", packets)
        + at("R3.4", mark(variant, "turned_card", on_new_line=True))
        + turned
        + " "
        + talon
    )


def _last_draw(variant: Variant) -> str:
    """R4.3, R4.4."""
    text = at(
        "R4.3",
        translate("Tartli.Help", "The turned-up card is drawn last, and the loser of trick 7 gets it."),
    )
    if variant.show_trick_7_draw:
        text += at("R4.4", mark(variant, "show_trick_7_draw", on_new_line=True))
        text += translate("Tartli.Help", "The winner of trick 7 shows the card drawn after it.")
    return text


def _order_of_a_trick(variant: Variant) -> str:
    """The steps of R4."""
    leads = (
        translate(
            "Tartli.Help",
            "<b>The order in a trick:</b> the leader may exchange the Seven, then may declare melds, and "
            "plays a card.",
        )
        if variant.exchange == "leader"
        else translate(
            "Tartli.Help", "<b>The order in a trick:</b> the leader may declare melds, and plays a card."
        )
    )
    answers = translate(
        "Tartli.Help",
        "Then the other player may declare. If both have declared, you find out whose melds are better. The "
        "other player plays a card, and the better melds score. Last, the winner of the trick gathers it, "
        "and only then do its cards count.",
    )
    return f"{leads} {answers}"


def _cards(suits: SuitSystem) -> str:
    """R1.3 to R1.6."""

    def order(trump: Suit) -> list[Rank]:
        return sorted(Rank, key=lambda rank: STRENGTH[trump][Card.of(Suit.ACORNS, rank)], reverse=True)

    names = [suit_name(suit, suits) for suit in Suit]
    ranks = ", ".join(rank_name(rank, suits) for rank in Rank)
    pack = fill(
        translate("Tartli.Help", "There are 32 cards. The four suits are %1, each with eight ranks: %2."),
        ", ".join(names),
        ranks,
    )
    court = fill(
        translate("Tartli.Help", "The %1 of each suit:", "a rank, before pictures of cards"),
        rank_name(Rank.OVER, suits),
    )
    under = fill(
        translate("Tartli.Help", "The %1 of each suit:", "a rank, before pictures of cards"),
        rank_name(Rank.UNDER, suits),
    )
    pictures = said(court) + cards("AO LO HO BO") + said(under) + cards("AU LU HU BU")
    if suits is SuitSystem.GERMAN:
        pictures += said(
            translate(
                "Tartli.Help",
                "The suit sign tells them apart: the Over has it at the top, the Under lower down.",
            )
        )
    rows = [
        (
            rank_name(trump, suits),
            str(TRUMP_POINTS[trump]),
            rank_name(plain, suits),
            str(PLAIN_POINTS[plain]),
            rank_name(row, suits),
        )
        for trump, plain, row in zip(
            order(Suit.ACORNS), order(Suit.BELLS), sorted(Rank, reverse=True), strict=True
        )
    ]
    points = translate("Tartli.Help", "Points")
    head = (
        translate("Tartli.Help", "Trumps"),
        points,
        translate("Tartli.Help", "Other suits"),
        points,
        translate("Tartli.Help", "In a row"),
    )
    last = translate(
        "Tartli.Help",
        "The last trick is worth %1 points more. The tricks of a hand are worth %2 points in all.",
    )
    differ = translate("Tartli.Help", "The cards of a suit have three orders, each for a purpose of its own:")
    return (
        said(at("R1 R1.1", pack))
        + pictures
        + said(at("R1.4 R1.5", differ))
        + table(head, rows, numbers=(1, 3))
        + listed(_purposes(suits))
        + said(at("R1.6", fill(last, LAST_TRICK_POINTS, HAND_POINTS)))
    )


def _purposes(suits: SuitSystem) -> tuple[str, ...]:
    """What each of the three orders is for."""
    over, nine, ace, ten, king = (
        rank_name(rank, suits) for rank in (Rank.OVER, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING)
    )
    trumps = translate(
        "Tartli.Help",
        "<b>Trumps</b> win by the first order. %1 and %2, modest cards elsewhere, rise to the top.",
        "Over, Nine",
    )
    plain = translate(
        "Tartli.Help",
        "<b>The other suits</b> win by the second, in which a card is the stronger the more it is worth: "
        "%1, %2, %3 and so on.",
        "Ace, Ten, King",
    )
    row = translate(
        "Tartli.Help",
        "<b>In a row</b>, for sequences and when you draw for the deal, points do not matter: the cards "
        "stand as they follow each other in the pack, with the %1 between %2 and %3.",
        "Ten, Under, Nine",
    )
    return (
        fill(trumps, over, nine),
        fill(plain, ace, ten, king),
        fill(row, ten, rank_name(Rank.UNDER, suits), nine),
    )


def _bela_and_seven(variant: Variant, suits: SuitSystem) -> str:
    """R7, R8."""
    when = (
        translate(
            "Tartli.Help",
            "Declare it in tricks 1 to 8 before you play your card; it scores when the melds do, even if "
            "your own melds lose.",
        )
        if variant.bela_with_melds
        else translate(
            "Tartli.Help",
            "Declare it at any moment until trick 8 is gathered, even when it is not your turn.",
        )
    )
    bela = fill(
        translate("Tartli.Help", "<b>Béla</b>, %1, is worth %2 points, whatever else is declared."),
        bela_cards(suits),
        BELA_POINTS,
    )
    once = translate(
        "Tartli.Help", "You must hold both cards at that moment, and it scores only once in a hand."
    )
    example = said(
        fill(translate("Tartli.Help", "If %1 are trumps:", "a suit"), suit_name(Suit.HEARTS, suits))
    )
    return (
        said(
            at("R2.3 R7 R7.1", bela),
            at("R7.2", mark(variant, "bela_with_melds")) + when,
            once,
            _both_out(variant) if variant.bela_with_melds else "",
        )
        + example
        + cards("HK HO")
        + said(at("R8 R8.1 R8.2 R8.3", mark(variant, "exchange")) + _seven(variant), at("R8.4", _shown()))
        + cards("H7")
    )


def _both_out(variant: Variant) -> str:
    """R7.2."""
    both = translate(
        "Tartli.Help",
        "If both of you have 501 or more after it and one goes out before the trick is gathered, the higher "
        "count wins. If the counts are equal, you play on, nobody may go out any more, and the next points "
        "decide. Such a game counts once.",
    )
    if variant.exchange != "leader":
        return both
    first = translate(
        "Tartli.Help", "If you lead, exchange the Seven first: once you have declared béla it is too late."
    )
    return f"{first} {both}"


def _seven(variant: Variant) -> str:
    """R8.1 to R8.3."""
    if variant.exchange == "leader":
        return translate(
            "Tartli.Help",
            "<b>The Seven of trumps</b> may be exchanged for the turned-up card in tricks 1 to 7, when you "
            "lead, before you declare and play.",
        )
    return translate(
        "Tartli.Help",
        "<b>The Seven of trumps</b> may be exchanged for the turned-up card at any moment of tricks 1 to 7, "
        "as long as that card lies there. But if you declare a sequence that contains the Seven, you must "
        "wait until the trick is gathered.",
    )


def _shown() -> str:
    """R8.4."""
    return translate(
        "Tartli.Help",
        "You never have to. Your opponent sees the exchange, and so knows where both cards are.",
    )


def _winning(variant: Variant) -> str:
    """R9."""
    stichmatsch = (
        fill(
            translate(
                "Tartli.Help",
                "<b>Stichmatsch:</b> a player who wins all of tricks 8 to 16 gets all %1 points for tricks, "
                "and the other player none. Melds and béla stay. It counts only if the hand is played to its "
                "end.",
            ),
            HAND_POINTS,
        )
        if variant.stichmatsch
        else translate("Tartli.Help", "Winning all of tricks 8 to 16 brings nothing extra.")
    )
    double = translate(
        "Tartli.Help",
        "<b>%1:</b> if the loser has %2 points or less, the game counts double. A false claim costs the "
        "same, by the count of the player who made it.",
        "maccs, or Double",
    )
    word = double_word(variant)
    return listed(
        (
            at(
                "R9.1",
                translate(
                    "Tartli.Help",
                    "<b>Keep count.</b> Your count is what you had at the start of the hand, plus the melds "
                    "and béla that have scored in it, plus the cards in the tricks you have gathered. "
                    "Nobody may look through gathered tricks.",
                ),
            ),
            at("R9.2", _going_out(variant)),
            at("R9.5", _totalling()),
            at("R9.4", mark(variant, "stichmatsch")) + stichmatsch,
            at("R9.3", mark(variant, "double_below"))
            + fill(double, word[:1].upper() + word[1:], variant.double_below - 1),
            at("R9.6", translate("Tartli.Help", "After a game both of you start again from 0.")),
        )
    )


def _going_out(variant: Variant) -> str:
    """R9.2."""
    text = translate(
        "Tartli.Help",
        "<b>Go out</b> with %1 or more at any moment, even in the middle of a trick, and you win. If both of "
        "you have enough, the first to go out wins, even with fewer points. Cards still on the table count "
        "for nobody. But if you go out with less than %1, you <b>lose</b> the game.",
    )
    told = fill(text, GAME_POINTS)
    if variant.bela_with_melds:
        told += " " + translate(
            "Tartli.Help",
            "One exception: when béla has just scored, the higher count wins, as described above.",
        )
    return told


def _totalling() -> str:
    """R9.5."""
    text = translate(
        "Tartli.Help",
        "If nobody goes out, the hand is totalled as soon as the last trick is gathered; nobody can go out "
        "in between. A player with %1 or more wins the game, and if both have that, the higher count wins. "
        "If the counts are equal, the next hand is <b>sudden death</b>: nobody can go out, and the first "
        "points in it win the game, which counts once.",
    )
    return fill(text, GAME_POINTS)
