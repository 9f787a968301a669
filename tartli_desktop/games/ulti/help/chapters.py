"""What Ulti tells in the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.learning.help import Help
from tartli_desktop.games.ulti.rules.contracts import LADDER
from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.money import worth
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section, at, listed, said, table

translate = QCoreApplication.translate


class UltiHelp(Help):
    """The rules in short, each found by its number, and the ladder of bids."""

    def chapters(self, variant: Rules, suits: SuitSystem) -> Sequence[Section]:
        """The course of a hand, the auction, play, doubling, what is paid, and all bids."""
        return (_course(), _auction(), _play(), _doubling(), _paying(), _bids())


def _course() -> Section:
    return Section(
        translate("Ulti.Help", "A hand of Ulti"),
        said(
            at("U2 U2.1 U2.4", ""),
            translate(
                "Ulti.Help",
                "Three play with 32 cards. Who opens the auction is dealt twelve cards, the others ten. "
                "Two cards are laid away as the talon. Who bids highest plays alone against the two others.",
            ),
        )
        + said(
            at("U1.3 U1.4 U1.5", ""),
            translate(
                "Ulti.Help",
                "With trumps the cards rank Ace, Ten, King, Over, Under, Nine, Eight, Seven; "
                "without trumps the Ten ranks beneath the Under. "
                "Each Ace, each Ten and the last trick bring 10 points.",
            ),
        ),
    )


def _auction() -> Section:
    return Section(
        translate("Ulti.Help", "The auction"),
        listed(
            [
                at("U4.1", "")
                + translate(
                    "Ulti.Help", "The first bidder lays two cards away and must bid, a Simple at least."
                ),
                at("U4.2 U4.3", "")
                + translate(
                    "Ulti.Help",
                    "Then each in turn passes, or takes the talon up, lays two cards away and bids higher. "
                    "Who has passed may still take the talon later.",
                ),
                at("U4.4 U4.5 U4.6", "")
                + translate(
                    "Ulti.Help", "Three passes in a row end it; the highest bidder too may bid higher."
                ),
                at("U3.8", "")
                + translate(
                    "Ulti.Help", "A bid may be made without the cards for it; what cannot be won is lost."
                ),
                at("U5.1 U5.2", "")
                + translate(
                    "Ulti.Help",
                    "The soloist then names the trumps, which are never Hearts unless Hearts were bid. "
                    "A Simple may be thrown in instead, at twice its value.",
                ),
            ]
        ),
    )


def _play() -> Section:
    return Section(
        translate("Ulti.Help", "The play"),
        listed(
            [
                at("U9.1", "")
                + translate("Ulti.Help", "The soloist leads; who takes a trick leads to the next."),
                at("U9.2", "") + translate("Ulti.Help", "Follow suit."),
                at("U9.4 U9.5", "")
                + translate("Ulti.Help", "Who cannot follow plays a trump, if there is one."),
                at("U9.3", "") + translate("Ulti.Help", "Who can beat the trick by this must beat it."),
                at("U9.6", "")
                + translate(
                    "Ulti.Help",
                    "Who has bid Ulti keeps the Seven of trumps for the last trick while it can be.",
                ),
                at("U7.2 U7.3", "")
                + translate(
                    "Ulti.Help",
                    "Where a Simple is played, King and Over of a suit may be announced with the own first "
                    "card: 40 points in trumps, 20 in another suit.",
                ),
                at("U10.1 U10.2", "")
                + translate("Ulti.Help", "In open games hands are laid open after the first trick."),
                at("U13.2 U13.3 U13.4", "")
                + translate(
                    "Ulti.Help",
                    "From the second trick on the soloist may claim the rest, to which both defenders must "
                    "agree, and may give up a contract without trumps.",
                ),
            ]
        ),
    )


def _doubling() -> Section:
    rows = [[terms.level_word(level), f"×{2**level}"] for level in range(1, 8)]
    return Section(
        translate("Ulti.Help", "Doubling"),
        said(
            at("U8.3 U8.4 U8.5 U8.6", ""),
            translate(
                "Ulti.Help",
                "A defender may double each bet of the contract with the own first card. After the first "
                "trick the soloist may answer, then the defenders again, until one side has nothing to say.",
            ),
        )
        + table([translate("Ulti.Help", "Said"), translate("Ulti.Help", "Worth")], rows, (1,)),
    )


def _paying() -> Section:
    return Section(
        translate("Ulti.Help", "What is paid"),
        said(
            at("U12.1 U12.2 U12.3", ""),
            translate(
                "Ulti.Help",
                "Each bet is won or lost separately, and paid by each defender to the soloist or by the "
                "soloist to each. A lost Ulti costs as much again, which no double touches.",
            ),
        )
        + said(
            at("U11.1 U11.2 U11.3 U11.4", ""),
            translate(
                "Ulti.Help",
                "What happens without having been bid is paid as well: 100 points in a Simple, an Ulti, "
                "all four Aces, all tricks. Lost, such a silent bid costs twice its value.",
            ),
        ),
    )


def _bids() -> Section:
    bets = [
        at(number, "") + f"{terms.component_name(name)}: {terms.component_sentence(name, contract)}."
        for number, name, contract in (
            ("U6.1", "simple", LADDER[0]),
            ("U6.2", "40-100", LADDER[2]),
            ("U6.2", "20-100", LADDER[10]),
            ("U6.3", "ulti", LADDER[4]),
            ("U6.4", "aces", LADDER[3]),
            ("U6.5", "durchmars", LADDER[6]),
            ("U6.6", "betli", LADDER[5]),
        )
    ]
    rows = [
        [str(contract.rank), terms.bid_name(contract.text), worth(contract)] for contract in reversed(LADDER)
    ]
    head = [
        translate("Ulti.Help", "Step"),
        translate("Ulti.Help", "Bid"),
        translate("Ulti.Help", "Value"),
    ]
    return Section(
        translate("Ulti.Help", "The ladder of bids"),
        listed(bets) + at("U3.5 U3.6", "") + table(head, rows, (0,)),
    )
