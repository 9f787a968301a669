"""How to check a deal by hand, for the help (R14)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards import tarokk
from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.text import tarokk_card_names
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, listed

translate = QCoreApplication.translate


def checking_a_deal(suits: SuitSystem) -> Section:
    """Five lines on the check number of a deal, with the pack's names for cards."""
    if suits is SuitSystem.TAROKK:
        codes = translate(
            "Help",
            "After the hand, copy <b>Cards and salt</b> from the same place: 42 cards, the top one first, "
            "then the salt, all separated by single spaces. Tarokks stand as their numerals, the skíz as "
            "SKIZ; H is %1, D %2, C %3, S %4; K, Q, R, J are %5, %6, %7, %8, A and T the lowest cards.",
        )
        names = [suit_name(each, suits) for each in tarokk.Suit]
        courts = [rank for rank in tarokk.Rank if rank is not tarokk.Rank.LOW]
        names += [tarokk_card_names.rank_name(rank, tarokk.Suit.HEARTS) for rank in courts]
        return _section(fill(codes, *names))
    codes = translate(
        "Help",
        "After the hand, copy <b>Cards and salt</b> from the same place: 32 cards, the top one first, then "
        "the salt, all separated by single spaces. A is %1, L %2, H %3, B %4; X is %5, U %6, O %7.",
    )
    names = [suit_name(suit, suits) for suit in Suit]
    names += [rank_name(rank, suits) for rank in (Rank.TEN, Rank.UNDER, Rank.OVER)]
    return _section(fill(codes, *names))


def _section(codes: str) -> Section:
    lines = (
        translate(
            "Help",
            "Before a hand, open <b>Match → Verify this deal</b> and note the check number of the next hand.",
        ),
        codes,
        translate("Help", "In a terminal, type: <code>echo -n 'CARDS AND SALT' | sha256sum</code>"),
        translate(
            "Help",
            "If you get the same number, the order of the cards was set before the deal and before you cut. "
            "Your cut puts the first cards below the rest; if another player cuts, that has already "
            "happened.",
        ),
        translate(
            "Help",
            "An exported match contains all this as <code>deal_proof</code>, and "
            "<code>tartli-desktop --check FILE</code> checks every hand in it.",
        ),
    )
    return Section(translate("Help", "Checking a deal"), listed(lines))
