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
        "Four people play, usually two against two. The auction finds the <b>declarer</b>, who calls a "
        "tarokk: the player who holds it is the <b>partner</b>. The other two are the <b>opponents</b>. At "
        "first only the partner knows who that is.",
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
        + cards("SKIZ XXI XX XIX XVIII II I")
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
        "Tarokk.Help", "You may not discard Kings, honours, or a card that you have promised in the auction."
    )
    if not variant.discard_xx:
        never = translate(
            "Tarokk.Help",
            "You may not discard Kings, honours, the XX, or a card that you have promised in the auction.",
        )
    told = translate(
        "Tarokk.Help",
        "When everybody has discarded, all learn of the tarokks among the discards: the declarer’s are "
        "shown, and each of the others says how many.",
    )
    if variant.players == 5:
        told = translate(
            "Tarokk.Help",
            "When everybody has discarded, all learn of the tarokks among the discards: the declarer’s are "
            "shown, and the dealer, who looks through the others’ cards, says how many there are together.",
        )
    lines = (
        at(
            "T6.3",
            translate(
                "Tarokk.Help",
                "<b>Discard as many cards as you drew,</b> face down, the declarer first. Everybody has "
                "nine again.",
            ),
        ),
        at("T6.5 T5.8", never),
        at(
            "T6.4",
            translate(
                "Tarokk.Help",
                "The declarer’s discards count for the declarer’s side, those of the three others for the "
                "opponents, the partner’s too.",
            ),
        ),
        at("T6.6", told),
    )
    drawn = translate(
        "Tarokk.Help",
        "A bid is named after the number of cards that the declarer draws from the talon; Solo draws none. "
        "The others share the rest, in turn from the declarer’s right.",
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
                "<b>Otherwise you call the XX.</b> If you hold or have discarded it, you call the highest "
                "tarokk below it that you neither hold nor have discarded. Or you call the XX in your own "
                "hand and play alone against three, which nobody else knows.",
            ),
        ),
        at(
            "T8.4",
            translate(
                "Tarokk.Help",
                "Only tarokks from II to XX can be called, none that you have discarded, and none that you "
                "hold except the XX.",
            ),
        ),
        at(
            "T8.5 T9.9",
            translate(
                "Tarokk.Help",
                "If another player has discarded the called tarokk, you play alone against three. That "
                "player must say kontra to the game in the first turn, unless another opponent already has.",
            ),
        ),
    ]
    if variant.free_call:
        lines.insert(
            2,
            translate(
                "Tarokk.Help",
                "If any of the others has discarded a tarokk, you may call whichever tarokk you like.",
            ),
        )
    if variant.tell_discarded_call:
        lines.append(
            translate(
                "Tarokk.Help", "At that player’s first turn everybody is told that the card was discarded."
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
                "<b>Follow suit.</b> Without the suit led, play a tarokk. Without either, play any card. "
                "You never have to win the trick.",
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
                "Pagátultimó, even when you lead.",
            ),
        ),
        at(
            "T10.5",
            translate(
                "Tarokk.Help",
                "Each player’s tricks lie apart until all sides are known; then those of partners lie "
                "together.",
            ),
        ),
    )
    return Section(translate("Tarokk.Help", "The play"), listed(lines))
