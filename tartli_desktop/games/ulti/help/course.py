"""The course of a hand, for the help: deal, cards, auction, play, marriages. Found by the rules' numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.ulti.rules.actions import TRUMPS
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN, LAST_TRICK_POINTS, LOW_TEN
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import loss
from tartli_desktop.text.card_names import SuitSystem, rank_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, either, listed, said, table

translate = QCoreApplication.translate


def course(variant: Rules, suits: SuitSystem) -> tuple[Section, ...]:
    """How a hand goes under a set of rules, in the words of one pack."""
    return (
        Section(translate("Ulti.Help", "A hand of Ulti"), _hand(variant)),
        Section(translate("Ulti.Help", "The cards"), _cards(suits)),
        Section(translate("Ulti.Help", "The auction"), _auction(variant, suits)),
        Section(translate("Ulti.Help", "The play"), _play(variant)),
        Section(translate("Ulti.Help", "Marriages and the score"), _score()),
    )


def _hand(variant: Rules) -> str:
    three = translate(
        "Ulti.Help",
        "Three people play, one against two. The player who bids highest in the auction is the "
        "<b>soloist</b> and plays alone; the other two are the <b>defenders</b>. If the soloist keeps the "
        "promise, each defender pays; if not, the soloist pays each of them.",
    )
    deal = translate(
        "Ulti.Help",
        "Everything goes to the right: the deal, the bidding, the play. The player to the right of the "
        "dealer bids first and gets 12 cards, the others 10 each. After every hand the next player deals.",
    )
    if variant.auction == "two_rounds":
        deal = translate(
            "Ulti.Help",
            "Everything goes to the right: the deal, the bidding, the play. First everybody gets five "
            "cards for a first round of bidding. Then its winner gets two more cards, or the player to the "
            "right of the dealer if nobody has bid, and everybody another five. After every hand the next "
            "player deals.",
        )
    end = translate("Ulti.Help", "A match goes on for as long as you like; the score is a balance of points.")
    hands = variant.target_hands
    if hands is not None:
        end = translate("Ulti.Help", "The match is over after %n hand(s).", None, hands)
    return said(three) + said(at("U2 U2.1 U2.2 U2.3 U2.4 U2.5", deal)) + said(at("U14 U14.1 U14.2", end))


def _cards(suits: SuitSystem) -> str:
    def row(order: str) -> str:
        return ", ".join(rank_name(Rank.parse(letter), suits) for letter in reversed(order))

    head = (translate("Ulti.Help", "Contract"), translate("Ulti.Help", "From the highest card to the lowest"))
    rows = [
        (at("U1.3", translate("Ulti.Help", "with trumps")), row(HIGH_TEN)),
        (at("U1.4", translate("Ulti.Help", "without trumps")), row(LOW_TEN)),
    ]
    text = translate(
        "Ulti.Help",
        "Each %1 and each %2 counts 10 points, all other cards nothing. The last trick counts %3 more: 90 in "
        "all.",
        "Ace, Ten",
    )
    points = fill(text, rank_name(Rank.ACE, suits), rank_name(Rank.TEN, suits), LAST_TRICK_POINTS)
    return at("U1 U1.1", "") + table(head, rows) + said(at("U1.5", points))


def _auction(variant: Rules, suits: SuitSystem) -> str:
    lines = [
        at(
            "U4 U4.1",
            translate(
                "Ulti.Help", "The first bidder discards two cards face down and must bid at least a Simple."
            ),
        ),
        translate(
            "Ulti.Help", "Until you bid you can still take the two cards back (Undo) and discard others."
        ),
        at(
            "U4.2 U4.3",
            translate(
                "Ulti.Help",
                "Then each player in turn either passes, or picks up the talon, discards two cards and "
                "bids higher. A player who has passed may still pick it up later.",
            ),
        ),
        at(
            "U4.4",
            translate(
                "Ulti.Help",
                "Three passes in a row end the auction; the highest bidder is asked, "
                "too, and may bid higher.",
            ),
        ),
        at(
            "U3.5 U4.5 U4.6",
            translate(
                "Ulti.Help",
                "A bid is higher if it is worth more. Of two that are worth the same, the one with fewer "
                "parts is higher; the ladder settles the rest. Nothing can be bid over the top step, so "
                "the talon cannot be picked up then.",
            ),
        ),
        at(
            "U4.7 U4.8",
            translate(
                "Ulti.Help",
                "The discards are not shown. A player who picks up the talon knows what the one before "
                "discarded.",
            ),
        ),
        at(
            "U3.8",
            translate("Ulti.Help", "You may bid without the cards you need; what you cannot win is lost."),
        ),
    ]
    if variant.auction == "two_rounds":
        lines.append(
            at(
                "U4.9",
                translate(
                    "Ulti.Help",
                    "In the first round, with five cards and no talon, every bid counts double. Its winner "
                    "discards two cards and keeps the bid at that value, or bids higher at the normal "
                    "value and of the same kind: with trumps to be named, of Hearts, or without trumps. "
                    "All later bids count once.",
                ),
            )
        )
    lines.append(
        at(
            "U5 U5.1",
            fill(
                translate(
                    "Ulti.Help",
                    "After a trump bid in any suit but Hearts, the soloist names the trump suit: %1. "
                    "Hearts are trumps only if they were bid, and then everything counts double.",
                ),
                either([terms.trump_name(action.suit, suits) for action in TRUMPS]),
            ),
        )
    )
    lines.append(_forfeit(variant))
    return listed(lines)


def _forfeit(variant: Rules) -> str:
    # Twice its value to each of two.
    lost = 2 * loss(CONTRACTS["simple"])
    if variant.forfeit_simple == "none":
        text = translate("Ulti.Help", "A Simple must be played; it cannot be thrown in.")
    elif variant.forfeit_simple == "automatic":
        text = fill(
            translate(
                "Ulti.Help",
                "A Simple that nobody outbids is not played: it is thrown in and costs %1 points in all. A "
                "Simple of Hearts is played.",
            ),
            lost,
        )
    else:
        text = fill(
            translate(
                "Ulti.Help",
                "Instead of naming trumps for a Simple, the soloist may throw it in; that costs %1 points "
                "in all.",
            ),
            lost,
        )
    if variant.auction == "two_rounds" and variant.forfeit_simple != "none":
        twice = translate("Ulti.Help", "A Simple kept from the first round costs twice that.")
        text = f"{text} {twice}"
    return at("U5.2 U5.3", text)


def _play(variant: Rules) -> str:
    open_hands = translate(
        "Ulti.Help", "In open games all three hands are laid open after the first trick and any doubling."
    )
    if variant.open_hands == "soloist":
        open_hands = translate(
            "Ulti.Help",
            "In open games the soloist’s hand is laid open after the first trick and any doubling.",
        )
    return listed(
        (
            at(
                "U9 U9.1",
                translate(
                    "Ulti.Help",
                    "The soloist leads to the first trick; the winner of a trick leads to the next.",
                ),
            ),
            at("U9.2", translate("Ulti.Help", "<b>Follow suit:</b> play a card of the suit led.")),
            at(
                "U9.3",
                translate(
                    "Ulti.Help",
                    "<b>Beat the trick:</b> if one of the cards that you may play would win it, you must "
                    "play such a card. If the trick has already been trumped, any card of the suit led "
                    "will do.",
                ),
            ),
            at(
                "U9.4",
                translate(
                    "Ulti.Help",
                    "<b>Trump:</b> if you have none of the suit led, you must play a trump, and beat any "
                    "trump in the trick if you can.",
                ),
            ),
            at("U9.5", translate("Ulti.Help", "If you have neither, play any card.")),
            at(
                "U9.6",
                translate(
                    "Ulti.Help",
                    "A soloist who has bid Ulti must keep the Seven of trumps for the last trick as long "
                    "as another card may be played.",
                ),
            ),
            at(
                "U9.7",
                translate(
                    "Ulti.Help",
                    "The highest trump wins the trick, or without trumps the highest card of the suit led.",
                ),
            ),
            at("U10 U10.1 U10.2", open_hands),
            at(
                "U13 U13.1 U13.2",
                translate(
                    "Ulti.Help",
                    "A hand ends with the tenth trick. Without trumps it ends as soon as the soloist has "
                    "lost: with a trick won in a Betli, or a trick lost in a Durchmars.",
                ),
            ),
            at(
                "U13.3",
                translate(
                    "Ulti.Help",
                    "From the second trick on, the soloist may claim the rest, once in each trick. If both "
                    "defenders agree, the hand is paid as if all tricks left had gone that way; if one "
                    "refuses, play goes on.",
                ),
            ),
            at(
                "U13.4 U13.5",
                translate(
                    "Ulti.Help",
                    "From the second trick on, the soloist may give up a contract without trumps. With "
                    "trumps the hand must be played out, because silent bids are still possible.",
                ),
            ),
        )
    )


def _score() -> str:
    return listed(
        (
            at(
                "U7 U7.1 U7.2",
                translate(
                    "Ulti.Help",
                    "King and Over of one suit in the same hand are a marriage: 40 points in trumps, 20 in "
                    "another suit. You announce all your marriages once, before your first card, and say "
                    "only the values.",
                ),
            ),
            at(
                "U7.3",
                translate(
                    "Ulti.Help",
                    "Marriages are announced only in contracts with a Simple: the Simple itself, and Ulti "
                    "and Four Aces without a hundred or Durchmars.",
                ),
            ),
            at(
                "U7.4",
                translate(
                    "Ulti.Help",
                    "The soloist scores Aces, Tens and last trick, and the marriages announced. The "
                    "defenders score together, and the Aces and Tens in the talon count for them, too. The "
                    "two scores are never equal.",
                ),
            ),
            at(
                "U7.5 U7.6",
                translate("Ulti.Help", "The marriages of a side that wins no trick do not count."),
            ),
        )
    )
