"""What a hand is worth and who pays whom, for the help; the figures come from the rules (T12 to T14)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.settlement import DOUBLE_POINTS, GAME_POINTS
from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.money import silent_value, stake
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, heading, listed, said, table

translate = QCoreApplication.translate


def payment(variant: Rules) -> tuple[Section, ...]:
    """What is scored, and who pays."""
    return (
        Section(translate("Tarokk.Help", "What is scored"), _scored(variant)),
        Section(translate("Tarokk.Help", "What is paid"), _paid(variant)),
    )


def _scored(variant: Rules) -> str:
    count = fill(
        translate(
            "Tarokk.Help",
            "Each side counts the points in its tricks and in the cards laid away that are its own. The "
            "declarer’s side wins the game with %1 points, the opponents with %2.",
        ),
        GAME_POINTS,
        GAME_POINTS - 1,
    )
    if variant.kontra_needs_48:
        more = translate("Tarokk.Help", "If the game was doubled, %1 are enough for the declarer’s side too.")
        count = f"{count} {fill(more, GAME_POINTS - 1)}"
    return (
        said(at("T12 T12.1 T12.2", count))
        + _values(variant)
        + heading(translate("Tarokk.Help", "Game, double game, volát"))
        + listed(_games(variant))
        + heading(translate("Tarokk.Help", "The other bonuses"))
        + listed(_others(variant))
    )


def _values(variant: Rules) -> str:
    """Game, double game and volát in each bid."""
    head = (
        translate("Tarokk.Help", "Bid"),
        terms.item_name(GAME),
        translate("Tarokk.Help", "silent Double Game"),
        translate("Tarokk.Help", "silent Volát"),
        translate("Tarokk.Help", "announced Double Game"),
        translate("Tarokk.Help", "announced Volát"),
    )
    rows = [
        (
            terms.bid_name(level),
            str(stake(GAME, variant, level)),
            str(silent_value("double", variant, level)),
            str(silent_value("volat", variant, level)),
            str(stake("double", variant, level)),
            str(stake("volat", variant, level)),
        )
        for level in range(1, 5)
    ]
    return table(head, rows, (1, 2, 3, 4, 5))


def _games(variant: Rules) -> list[str]:
    silent = translate(
        "Tarokk.Help",
        "If the game was doubled, it is always paid, and a silent double game or volát beside it.",
    )
    if variant.kontra_on_silent:
        silent = translate(
            "Tarokk.Help",
            "If the game was doubled and ends in a silent double game or volát, the kontra multiplies that, "
            "and the game itself is not paid.",
        )
    return [
        at(
            "T12.3 T13.3 T13.4",
            fill(
                translate(
                    "Tarokk.Help",
                    "If nothing was announced, only the highest of game, double game (%1 points) and volát "
                    "(all tricks) is paid.",
                ),
                DOUBLE_POINTS,
            ),
        ),
        at(
            "T13 T13.1 T13.2 T13.6",
            translate(
                "Tarokk.Help",
                "An announced double game or volát is paid to the side if it was made, else to the others, "
                "who get what they have made themselves beside it.",
            ),
        ),
        at(
            "T13.5",
            translate(
                "Tarokk.Help",
                "A side that has announced double game or volát is not paid for the plain game it has won.",
            )
            + f" {silent}",
        ),
    ]


def _others(variant: Rules) -> list[str]:
    volat = translate(
        "Tarokk.Help", "A side that is paid for all nine tricks is paid for no silent trull or kings."
    )
    if variant.silent_with_volat == "trull":
        volat = translate(
            "Tarokk.Help",
            "A side that is paid for all nine tricks is paid for a silent trull, too, but not for silent "
            "kings.",
        )
    if not variant.kings_with_double:
        more = translate("Tarokk.Help", "Silent kings are not paid beside a silent double game.")
        volat = f"{volat} {more}"
    return [
        at(
            "T13.7 T13.11",
            fill(
                translate(
                    "Tarokk.Help",
                    "<b>Trull and four kings</b> are paid to the side that has made them. %1",
                ),
                volat,
            ),
        ),
        at(
            "T13.8",
            translate(
                "Tarokk.Help",
                "<b>Pagátultimó</b> is won if the Pagát itself wins the last trick. It is lost silently, "
                "too, if the Pagát is played to the last trick and beaten, even by the partner.",
            ),
        ),
        at(
            "T13.9",
            translate(
                "Tarokk.Help",
                "<b>The XXI is caught</b> if it falls to the Skíz of the other side in one trick. Between "
                "partners it counts for nothing.",
            ),
        ),
        at(
            "T13.10",
            translate(
                "Tarokk.Help",
                "What was announced and not made is paid to the others. Both sides’ announcements of one "
                "bonus are settled separately.",
            ),
        ),
    ]


def _paid(variant: Rules) -> str:
    undeclared = {
        "partner": translate(
            "Tarokk.Help",
            "Those who did not declare them get the same from their own side, and nothing from the others.",
        ),
        "if_covered": translate(
            "Tarokk.Help",
            "Those who did not declare them get the same from their own side, if it has won that much.",
        ),
        "never": translate("Tarokk.Help", "Without a word they bring nothing."),
    }[variant.undeclared_tarokks]
    lines = [
        at(
            "T14 T14.1",
            translate(
                "Tarokk.Help",
                "Everything is added up. Two against two, each loser pays one winner that sum.",
            ),
        ),
        at(
            "T14.2",
            translate(
                "Tarokk.Help",
                "A declarer who plays alone gets the sum from each of the three others, or pays it to each.",
            ),
        ),
        at(
            "T14.4 T14.5",
            translate(
                "Tarokk.Help",
                "Eight declared tarokks bring 1 point from each of the three others, nine bring 2: from the "
                "partner too, and no matter who wins.",
            )
            + f" {undeclared}",
        ),
        at(
            "T14.6 T7.6",
            translate("Tarokk.Help", "In a doubled round every payment is doubled; see the next chapter."),
        ),
    ]
    return listed(lines)
