"""How to check a deal by hand, for the help (R14)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.windows.rich_text import Section, listed

translate = QCoreApplication.translate


def checking_a_deal() -> Section:
    """Five lines on the check number of a deal."""
    lines = (
        translate(
            "Help",
            "Before a hand, open <b>Match → Check this deal</b> and note the check number of the hand that "
            "is dealt next.",
        ),
        translate(
            "Help",
            "After the hand, copy <b>Cards and salt</b> from there: 32 cards, the top one first, and the "
            "salt, with one blank between each. A is Acorns, L Leaves, H Hearts, B Bells; X is a Ten, "
            "U an Under, O an Over.",
        ),
        translate("Help", "In a terminal, type: <code>printf %s 'CARDS AND SALT' | sha256sum</code>"),
        translate(
            "Help",
            "The same number comes out: this pack was fixed before the deal, and before you cut. Your cut "
            "puts the first cards below the rest; when your opponent cuts, it has done so before.",
        ),
        translate(
            "Help",
            "An exported match holds all of it as <code>deal_proof</code>, and "
            "<code>tartli-desktop --check FILE</code> checks every hand.",
        ),
    )
    return Section(translate("Help", "Checking a deal"), listed(lines))
