"""How to check a deal by hand, for the help (R14)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, listed

translate = QCoreApplication.translate


def checking_a_deal(suits: SuitSystem) -> Section:
    """Five lines on the check number of a deal, in the words of a pack."""
    codes = translate(
        "Help",
        "After the hand, copy <b>Cards and salt</b> from the same place: 32 cards, the top one first, then "
        "the salt, all separated by single spaces. A is %1, L %2, H %3, B %4; X is %5, U %6, O %7.",
    )
    names = [suit_name(suit, suits) for suit in Suit]
    names += [rank_name(rank, suits) for rank in (Rank.TEN, Rank.UNDER, Rank.OVER)]
    lines = (
        translate(
            "Help",
            "Before a hand, open <b>Match → Check this deal</b> and note the check number of the next hand.",
        ),
        fill(codes, *names),
        translate("Help", "In a terminal, type: <code>echo -n 'CARDS AND SALT' | sha256sum</code>"),
        translate(
            "Help",
            "If you get the same number, the order of the cards was set before the deal and before you cut. "
            "Your cut puts the first cards below the rest; if your opponent cuts, that has already happened.",
        ),
        translate(
            "Help",
            "An exported match contains all this as <code>deal_proof</code>, and "
            "<code>tartli-desktop --check FILE</code> checks every hand in it.",
        ),
    )
    return Section(translate("Help", "Checking a deal"), listed(lines))
