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
        "Most hands are decided before the first card is led, by the bid and the discards. How to win each "
        "contract is told on its own page.",
    )
    doubling = [
        translate(
            "Ulti.Help",
            "<b>Double what you can beat on your own.</b> Double an Ulti with four trumps or more, and a "
            "Betli with low cards of a suit in which the soloist may have a gap.",
        ),
        translate(
            "Ulti.Help",
            "<b>Playing last helps:</b> you see two cards of the first trick before you double.",
        ),
    ]
    body = (
        said(intro)
        + heading(translate("Ulti.Help", "In the auction"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>Count before you bid:</b> trumps, sure tricks, points. The card you hope for is "
                    "seldom in the talon.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Mind the price.</b> A contract that you win half the time earns nothing; an Ulti "
                    "must succeed two times in three, because losing it costs double.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>The talon travels.</b> The next player may pick up what you discard: an Ace there "
                    "is a gift.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Discard a whole suit.</b> You can trump what you no longer hold.",
                ),
            )
        )
        + heading(translate("Ulti.Help", "As the soloist"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>Draw trumps</b> while you have more than the defenders, and count them: there are "
                    "eight.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>They must beat your cards</b> if they can: lead a middle card, and a defender has "
                    "to give up a high one.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Think of silent bids:</b> with the Seven of trumps in hand, plan the last trick "
                    "early, or get rid of the Seven before it.",
                ),
            )
        )
        + heading(translate("Ulti.Help", "As a defender"))
        + listed(
            (
                translate(
                    "Ulti.Help",
                    "<b>You are a team.</b> Your partner’s tricks are yours, too: put Aces and Tens on "
                    "them when you can.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Lead through the soloist,</b> so that your partner plays last, and lead what your "
                    "partner is strong in.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Against Ulti</b> keep leading a suit that the soloist must trump: every trump it "
                    "costs brings the Seven closer to its fall.",
                ),
                translate(
                    "Ulti.Help",
                    "<b>Against a Betli</b> find the suit in which the soloist has a gap, and lead low "
                    "cards of it.",
                ),
            )
        )
    )
    if variant.double_cap:
        body += heading(translate("Ulti.Help", "Doubling")) + listed(doubling)
    return Section(translate("Ulti.Help", "Playing well"), body)
