"""Advice on playing well, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.ulti.rules.variant import Rules
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section, heading, listed, said

translate = QCoreApplication.translate


def playing_well(variant: Rules, suits: SuitSystem) -> Section:
    """A chapter on strategy."""
    intro = translate(
        "Ulti.Help",
        "Most hands are won or lost before the first card: by what is bid and what is laid away. How to "
        "win each "
        "contract stands on its page.",
    )
    doubling = [
        translate(
            "Ulti.Help",
            "<b>Double what you can beat yourself.</b> An Ulti is doubled with four trumps or more, a Betli "
            "with a suit in which you hold the low cards, too.",
        ),
        translate(
            "Ulti.Help",
            "<b>Being last helps:</b> you see two cards of the first trick before you double.",
        ),
    ]
    body = (
        said(intro)
        + heading(translate("Ulti.Help", "In the auction"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>Count before you bid:</b> trumps, sure tricks, points. What you hope to find in "
                    "the talon "
                    "is seldom there.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Mind the price.</b> A contract that you win half the time brings nothing; an Ulti "
                    "must be "
                    "won more often than lost, because a lost one costs double.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>The talon tells.</b> What you lay away, the next one may take up: an Ace laid "
                    "there is a "
                    "gift.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Lay away to be short.</b> A suit that you no longer have is one that you can trump.",
                ),
            )
        )
        + heading(translate("Ulti.Help", "As the soloist"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>Draw trumps</b> while you have more than they, and count them: there are eight.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Use the duty to beat.</b> A middle card led through a defender forces a high one "
                    "out.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Think of silent bids:</b> with the Seven of trumps in hand, plan the last trick "
                    "early, or "
                    "be rid of the Seven before it.",
                ),
            )
        )
        + heading(translate("Ulti.Help", "As a defender"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>You are two.</b> What your partner takes is yours: put Aces and Tens on those "
                    "tricks where "
                    "you are free to.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Lead through the soloist,</b> so that your partner plays last; lead up to your "
                    "partner’s "
                    "high cards.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Against Ulti</b> keep leading a suit that the soloist must trump: each trump spent "
                    "brings "
                    "the Seven nearer to its fall.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Against a Betli</b> find the one suit in which the soloist has a gap, and lead low "
                    "in it.",
                ),
            )
        )
    )
    if variant.double_cap:
        body += heading(translate("Ulti.Help", "Doubling")) + listed(doubling)
    return Section(translate("Ulti.Help", "Playing well"), body)
