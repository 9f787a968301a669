"""Void hands, doubled rounds, five players, the end of a match and the hat, for the help (T2, T7)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, either, listed

translate = QCoreApplication.translate


def rounds(variant: Rules) -> tuple[Section, ...]:
    """What carries on from hand to hand."""
    return (
        Section(translate("Tarokk.Help", "Void hands and doubled rounds"), _void(variant)),
        Section(translate("Tarokk.Help", "Five players, notice, the hat"), _match(variant)),
    )


def _void(variant: Rules) -> str:
    when = translate("Tarokk.Help", "after all have discarded")
    if variant.annul_when == "before_discard":
        when = translate("Tarokk.Help", "before anybody discards")
    if variant.annul_holdings:
        holdings = either([terms.holding_name(holding) for holding in variant.annul_holdings])
        annul = fill(
            translate(
                "Tarokk.Help",
                "<b>Annulling:</b> all are asked in turn, %1. The hand can be annulled with %2.",
            ),
            when,
            holdings,
        )
    else:
        annul = translate("Tarokk.Help", "No hand can be annulled.")
    doubled = {
        "stack": translate(
            "Tarokk.Help",
            "After a void hand the same dealer deals again, and a doubled round begins: everything counts "
            "double until each has dealt once. Doubled rounds may overlap; then they multiply.",
        ),
        "append": translate(
            "Tarokk.Help",
            "After a void hand the same dealer deals again, and a doubled round begins: everything counts "
            "double until each has dealt once. A further one begins only when the first is over.",
        ),
        "quad": translate(
            "Tarokk.Help",
            "After a void hand the same dealer deals again, and a doubled round begins: everything counts "
            "double until each has dealt once. After a void hand in it, everything counts four times for a "
            "whole round.",
        ),
        "none": translate("Tarokk.Help", "After a void hand the next player deals; nothing is doubled."),
    }[variant.void_hands]
    lines = [
        at("T7 T7.1", translate("Tarokk.Help", "If all four pass, the hand is void: nobody pays.")),
        at("T7.2 T7.4", annul),
        at("T7.5", doubled),
    ]
    if not variant.annul_after_tarokk_discard and variant.annul_when == "after_discard":
        lines.insert(
            2,
            at(
                "T7.3",
                translate(
                    "Tarokk.Help", "A player who has discarded a tarokk can annul only with four Kings."
                ),
            ),
        )
    return listed(lines)


def _match(variant: Rules) -> str:
    if variant.rounds is None:
        end = translate(
            "Tarokk.Help", "A match goes on for as long as you like; the score is a balance of points."
        )
    else:
        text = translate("Tarokk.Help", "The match is over when each has dealt this many times: %1.")
        end = fill(text, variant.rounds)
    lines = [
        at(
            "T2.1 T2.2 T14.3",
            translate(
                "Tarokk.Help",
                "With five players the dealer sits out: no cards, no bids, no payment. But the dealer "
                "looks through the discards of all but the declarer.",
            ),
        ),
        at("T2.4 T2.5", end),
        at(
            "T2.6",
            translate(
                "Tarokk.Help",
                "<b>Notice:</b> between two hands anybody can say “the Skíz deals, and does not deal”, "
                "once in a match. The next hand that is paid shows who holds the Skíz. If it is the "
                "dealer, the match is over when that player is to deal again; otherwise, when that player "
                "is to deal for the second time.",
            ),
        ),
        at(
            "T2.8",
            translate(
                "Tarokk.Help",
                "<b>The hat:</b> the player whose XXI was caught last wears the mayor’s hat until the next "
                "XXI is caught. It has no effect on play or payment.",
            ),
        ),
    ]
    return listed(lines)
