"""The course of a hand, for the help: cards, deal, talon, partner and play. Found by the rules' numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.tarokk import CARDS, Card
from tartli_desktop.games.tarokk.rules.card_values import ALL_POINTS, POINTS
from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.talon import talon_shares
from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, cards, listed, said, table

translate = QCoreApplication.translate


def cards_and_course(variant: Rules) -> tuple[Section, ...]:
    """What a hand is about, and the pack."""
    return (
        Section(translate("Tarokk.Help", "A hand of tarokk"), _hand(variant)),
        Section(translate("Tarokk.Help", "The cards"), _cards()),
    )


def talon_and_partner(variant: Rules) -> tuple[Section, ...]:
    """What comes between the auction and the announcements."""
    return (
        Section(translate("Tarokk.Help", "The talon"), _talon(variant)),
        Section(translate("Tarokk.Help", "Calling a partner"), _calling(variant)),
    )


def _hand(variant: Rules) -> str:
    two = translate(
        "Tarokk.Help",
        "Four play, usually two against two. The auction finds the <b>declarer</b>, who calls a tarokk: the "
        "player who holds it is the <b>partner</b>. The two others are the <b>opponents</b>. Only the "
        "partner knows at first who the partner is.",
    )
    course = translate(
        "Tarokk.Help",
        "A hand goes like this: the deal, the auction, the talon, the call, the round of announcements, nine "
        "tricks. What counts is the points in the tricks, and the bonuses: feats that are worth more if "
        "they were announced.",
    )
    deal = translate(
        "Tarokk.Help",
        "Everything goes to the right. Six cards are dealt to the talon, then five and four to each player, "
        "beginning with the player to the right of the dealer: the <b>forehand</b>, who bids first and leads "
        "to the first trick, no matter who the declarer is.",
    )
    return said(two) + said(course) + said(at("T2 T2.3 T3 T3.1 T3.2 T3.3", deal))


def _cards() -> str:
    tarokks = translate(
        "Tarokk.Help",
        "There are 42 cards. 22 are <b>tarokks</b>, which are always trumps: the Skíz, then XXI down to II, "
        "and last the Pagát, which has the number I. The four suits have five cards each: King, Queen, "
        "Rider, Jack, and last the Ace in the red suits, the Ten in the black ones.",
    )
    honours = translate(
        "Tarokk.Help",
        "Skíz, XXI and Pagát are the <b>honours</b>; Skíz and XXI are the <b>high honours</b>.",
    )
    head = (translate("Tarokk.Help", "Card"), translate("Tarokk.Help", "Points"))
    rows = [
        (translate("Tarokk.Help", "Skíz, XXI, Pagát, each King"), str(POINTS[Card.SKIZ])),
        (translate("Tarokk.Help", "each Queen"), str(POINTS[Card.HQ])),
        (translate("Tarokk.Help", "each Rider"), str(POINTS[Card.HR])),
        (translate("Tarokk.Help", "each Jack"), str(POINTS[Card.HJ])),
        (translate("Tarokk.Help", "each Ace, Ten and other tarokk"), str(POINTS[Card.II])),
    ]
    total = fill(
        translate("Tarokk.Help", "Together they are %1 points. The declarer’s side wins the game with %2."),
        ALL_POINTS,
        GAME_POINTS,
    )
    return (
        said(at("T1 T1.1 T1.3", tarokks))
        + said(cards("SKIZ XXI XX XIX XVIII II I"))
        + said(at("T1.5", honours))
        + at("T1.4", "")
        + table(head, rows, (1,))
        + said(total)
    )


def _talon(variant: Rules) -> str:
    head = (
        translate("Tarokk.Help", "Bid"),
        translate("Tarokk.Help", "Declarer"),
        translate("Tarokk.Help", "2nd"),
        translate("Tarokk.Help", "3rd"),
        translate("Tarokk.Help", "4th"),
    )
    rows = []
    for level in range(1, 5):
        shares = talon_shares(CARDS, (0, 1, 2, 3), 0, level)
        rows.append((terms.bid_name(level), *(str(len(shares[seat])) for seat in range(4))))
    never = translate(
        "Tarokk.Help", "Kings, honours and a card that you have promised in the auction are never laid away."
    )
    if not variant.discard_xx:
        never = translate(
            "Tarokk.Help",
            "Kings, honours, the XX and a card that you have promised in the auction are never laid away.",
        )
    told = translate(
        "Tarokk.Help",
        "When all have laid away, the tarokks among those cards are told: the declarer’s are shown, and the "
        "others say how many each has laid away.",
    )
    if variant.players == 5:
        told = translate(
            "Tarokk.Help",
            "When all have laid away, the tarokks among those cards are told: the declarer’s are shown, and "
            "the dealer, who looks through the others’ cards, says how many there are together.",
        )
    lines = (
        at(
            "T6.3",
            translate(
                "Tarokk.Help",
                "<b>Lay away as many cards as you drew,</b> face down, the declarer first. Everybody has "
                "nine again.",
            ),
        ),
        at("T6.5 T5.8", never),
        at(
            "T6.4",
            translate(
                "Tarokk.Help",
                "What the declarer lays away counts for the declarer’s side. What the others lay away counts "
                "for the opponents, the partner’s cards too.",
            ),
        ),
        at("T6.6", told),
    )
    drawn = translate(
        "Tarokk.Help",
        "A bid is called after the number of cards that the declarer draws from the talon. The others share "
        "the rest, in turn from the declarer’s right.",
    )
    return said(at("T6 T6.1 T6.2", drawn)) + table(head, rows, (1, 2, 3, 4)) + listed(lines)


def _calling(variant: Rules) -> str:
    lines = [
        at(
            "T8.2 T5.6",
            translate(
                "Tarokk.Help",
                "<b>A card that another player has promised must be called.</b> See the chapter on cue bids.",
            ),
        ),
        at(
            "T8.3",
            translate(
                "Tarokk.Help",
                "<b>Else you call the XX.</b> If you have it yourself, you call the highest tarokk below it "
                "that you do not have; or you call your own XX and play alone against three, which nobody "
                "else knows.",
            ),
        ),
        at(
            "T8.4",
            translate(
                "Tarokk.Help",
                "Only the tarokks from II to XX are called, none that you have laid away, and none that you "
                "hold but the XX.",
            ),
        ),
        at(
            "T8.5 T9.9",
            translate(
                "Tarokk.Help",
                "If another player has laid the called tarokk away, you play alone against three. That "
                "player must say kontra to the game in the first turn.",
            ),
        ),
    ]
    if variant.free_call:
        lines.insert(
            2,
            translate(
                "Tarokk.Help",
                "If any of the others has laid a tarokk away, you may call whichever tarokk you like.",
            ),
        )
    if variant.tell_discarded_call:
        lines.append(
            translate(
                "Tarokk.Help", "At that player’s first turn everybody is told that the card lies there."
            )
        )
    intro = translate(
        "Tarokk.Help",
        "The declarer begins the round of announcements by calling a tarokk. The player who holds it is the "
        "partner, and says nothing.",
    )
    return said(at("T8 T8.1", intro)) + listed(lines)


def the_play() -> Section:
    """The nine tricks."""
    lines = (
        at(
            "T11 T11.1",
            translate(
                "Tarokk.Help",
                "The forehand leads to the first trick; the player who wins a trick leads to the next.",
            ),
        ),
        at(
            "T11.2",
            translate(
                "Tarokk.Help",
                "<b>Follow suit.</b> Without the suit that was led, play a tarokk. Without either, play what "
                "you like. You need not win the trick.",
            ),
        ),
        at(
            "T11.3 T11.5",
            translate(
                "Tarokk.Help",
                "The highest tarokk wins the trick; without one, the highest card of the suit led.",
            ),
        ),
        at(
            "T11.4",
            translate(
                "Tarokk.Help",
                "<b>Keep the Pagát</b> as long as you can play another card if your side has announced "
                "pagátultimó, also when you lead.",
            ),
        ),
        at(
            "T10.5",
            translate(
                "Tarokk.Help",
                "Everybody’s tricks lie apart until all sides are known; then those of partners lie "
                "together.",
            ),
        ),
    )
    return Section(translate("Tarokk.Help", "The play"), listed(lines))
