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
            "Each side counts the points in its tricks and in its discards. The declarer’s side wins the "
            "game with %1 points, the opponents with %2.",
        ),
        GAME_POINTS,
        GAME_POINTS - 1,
    )
    if variant.kontra_needs_48:
        more = translate(
            "Tarokk.Help", "If the game was kontra’d, %1 points are enough for the declarer’s side, too."
        )
        count = f"{count} {fill(more, GAME_POINTS - 1)}"
    return (
        said(at("T12 T12.1 T12.2", count))
        + _values(variant)
        + heading(translate("Tarokk.Help", "Game, Double Game, Volát"))
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
        "If the game was kontra’d, it is always paid, and a silent Double Game or Volát besides.",
    )
    if variant.kontra_on_silent:
        silent = translate(
            "Tarokk.Help",
            "If the game was kontra’d and ends in a silent Double Game or Volát, the kontra multiplies "
            "that, and the game itself is not paid.",
        )
    return [
        at(
            "T12.3 T13.3 T13.4",
            fill(
                translate(
                    "Tarokk.Help",
                    "If nothing was announced, only the highest of game, Double Game (%1 points) and Volát "
                    "(all tricks) is paid.",
                ),
                DOUBLE_POINTS,
            ),
        ),
        at(
            "T13 T13.1 T13.2 T13.6",
            translate(
                "Tarokk.Help",
                "An announced Double Game or Volát is paid to the side that announced it if it is made, "
                "otherwise to the other side, which is paid for what it has made itself as well.",
            ),
        ),
        at(
            "T13.5",
            translate(
                "Tarokk.Help",
                "A side that has announced Double Game or Volát is not paid for winning the plain game.",
            )
            + f" {silent}",
        ),
    ]


def _others(variant: Rules) -> list[str]:
    volat = translate(
        "Tarokk.Help", "A side that wins all nine tricks is not paid for silent Trull or Four Kings."
    )
    if variant.silent_with_volat == "trull":
        volat = translate(
            "Tarokk.Help",
            "A side that wins all nine tricks is paid for silent Trull, too, but not for silent Four Kings.",
        )
    if not variant.kings_with_double:
        more = translate("Tarokk.Help", "Silent Four Kings are not paid beside a silent Double Game.")
        volat = f"{volat} {more}"
    return [
        at(
            "T13.7 T13.11",
            fill(
                translate(
                    "Tarokk.Help",
                    "<b>Trull and Four Kings</b> are paid to the side that makes them. %1",
                ),
                volat,
            ),
        ),
        at(
            "T13.8",
            translate(
                "Tarokk.Help",
                "<b>Pagátultimó</b> is won if the Pagát itself wins the last trick. Even if nobody "
                "announced it, it is lost if the Pagát is played to the last trick and beaten, even by the "
                "partner.",
            ),
        ),
        at(
            "T13.9",
            translate(
                "Tarokk.Help",
                "<b>The XXI is caught</b> if the other side’s Skíz is played to the same trick. Between "
                "partners it counts for nothing.",
            ),
        ),
        at(
            "T13.10",
            translate(
                "Tarokk.Help",
                "What was announced and not made is paid to the other side. If both sides announced the "
                "same bonus, each announcement is settled separately.",
            ),
        ),
    ]


def _paid(variant: Rules) -> str:
    undeclared = {
        "partner": translate(
            "Tarokk.Help",
            "A player who did not declare them gets the same from each player of the same side, and nothing "
            "from the others.",
        ),
        "if_covered": translate(
            "Tarokk.Help",
            "A player who did not declare them gets the same from each player of the same side, if that side "
            "has won that much.",
        ),
        "never": translate("Tarokk.Help", "Undeclared they bring nothing."),
    }[variant.undeclared_tarokks]
    lines = [
        at(
            "T14 T14.1",
            translate(
                "Tarokk.Help",
                "Everything is added up. With two against two, each loser pays one winner that sum.",
            ),
        ),
        at(
            "T14.2",
            translate(
                "Tarokk.Help",
                "A declarer who plays alone gets that sum from each of the three others, or pays it to each.",
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
