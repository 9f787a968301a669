"""The round of announcements, kontras and sides, for the help (T9, T10)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.actions import BONUSES, KONTRAS
from tartli_desktop.games.tarokk.rules.variant import Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.money import silent_value
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, at, listed, said, table

translate = QCoreApplication.translate


def announcing(variant: Rules) -> tuple[Section, ...]:
    """What can be said before the play, and by whom."""
    return (
        Section(translate("Tarokk.Help", "Announcements"), _announcements(variant)),
        Section(translate("Tarokk.Help", "Kontras"), _kontras()),
        Section(translate("Tarokk.Help", "Who is on which side"), _sides(variant)),
    )


def values(kind: str, variant: Rules) -> tuple[str, str]:
    """What a bonus is worth silent and announced; double game and volát by the value of the game."""
    silent = silent_value(kind, variant, 1)
    text = translate("Tarokk.Help", "%1 × game") if kind in ("double", "volat") else "%1"
    return fill(text, silent), fill(text, 2 * silent)


def _announcements(variant: Rules) -> str:
    head = (
        translate("Tarokk.Help", "Bonus"),
        translate("Tarokk.Help", "How your side makes it"),
        translate("Tarokk.Help", "Silent"),
        translate("Tarokk.Help", "Announced"),
    )
    rows = [
        (f"<b>{terms.item_name(kind)}</b>", terms.bonus_sentence(kind), *values(kind, variant))
        for kind in BONUSES
    ]
    turns = translate(
        "Tarokk.Help",
        "The declarer calls and speaks first, then the others in turn, round and round. In your turn you "
        "say as much as you like and end with “Pass”. After three empty turns in a row, play begins.",
    )
    double = {
        "not_same_turn": translate(
            "Tarokk.Help",
            "Double Game and Volát cannot be announced in the same turn, nor Double Game after Volát. "
            "Volát may follow in a later turn, or from the partner.",
        ),
        "same_turn": translate(
            "Tarokk.Help", "Double Game and Volát may be announced together, but not Double Game after Volát."
        ),
        "not_same_player": translate(
            "Tarokk.Help", "No player announces both Double Game and Volát; the partner may."
        ),
    }[variant.double_and_volat]
    lines = (
        at(
            "T9.5",
            translate(
                "Tarokk.Help",
                "You announce for your side, whatever you hold yourself. Each side can announce each bonus "
                "once; both sides can announce the same.",
            ),
        ),
        at("T9.7", double),
        at(
            "T9.3 T9.12",
            translate(
                "Tarokk.Help",
                "<b>You may declare eight or nine tarokks</b> in your nine cards, once, at the beginning "
                "of a turn, giving the true number.",
            )
            if variant.declarations == "free"
            else translate(
                "Tarokk.Help",
                "<b>You may declare eight or nine tarokks</b> in your nine cards, once, giving the true "
                "number. That shows your side like an announcement.",
            ),
        ),
        at(
            "T9.4",
            translate(
                "Tarokk.Help",
                "With eight or nine tarokks you must declare them before you announce Pagátultimó or say "
                "any kontra to one.",
            ),
        ),
        at("T9.11", translate("Tarokk.Help", "Announcements and kontras may be mixed in one turn.")),
    )
    return said(at("T9 T9.1 T9.2", turns)) + at("T9.6", "") + table(head, rows, (2, 3)) + listed(lines)


def _kontras() -> str:
    against = translate("Tarokk.Help", "the other side")
    own = translate("Tarokk.Help", "the side that owns it")
    head = (
        translate("Tarokk.Help", "Level"),
        translate("Tarokk.Help", "Said by"),
        translate("Tarokk.Help", "Factor"),
    )
    rows = [
        (terms.kontra_word(level), against if level % 2 else own, f"×{2**level}")
        for level in range(1, len(KONTRAS) + 1)
    ]
    what = translate(
        "Tarokk.Help",
        "Kontra can be said to the game, which belongs to the declarer’s side, and to every announced "
        "bonus, each on its own, step by step. Silent bonuses get none.",
    )
    kings = translate(
        "Tarokk.Help",
        "If both sides have announced the same bonus, these are two things: “kontra” means that of the "
        "others, “rekontra” your own.",
    )
    return said(at("T9.10", what)) + table(head, rows, (2,)) + said(kings)


def _sides(variant: Rules) -> str:
    intro = translate(
        "Tarokk.Help",
        "You know your own side as soon as the card is called. The others know of you only what has been "
        "proved; the program shows no more than that.",
    )
    lines = [
        at(
            "T10.1",
            translate(
                "Tarokk.Help",
                "A player’s side is proved by an announcement, by a kontra, by a promise that had to be "
                "called, or by playing the called tarokk. Once the partner is proved, the other two are "
                "opponents; once two are proved opponents, the third is the partner.",
            ),
        ),
        at(
            "T10.2",
            translate(
                "Tarokk.Help",
                "But not after a call of the XX, which the declarer may hold, nor if another player has "
                "discarded a tarokk, which may be the called one.",
            ),
        ),
        at(
            "T10.3",
            translate(
                "Tarokk.Help",
                "<b>The presumed side:</b> if your side is not proved, an announcement of yours counts for "
                "the side that announced or said kontra last, at first for the declarer’s. If that is not "
                "your side, you must say a kontra before you announce.",
            ),
        ),
        at("T10.4", translate("Tarokk.Help", "A kontra can be said at any time: it is a proof itself.")),
        at(
            "T10.6",
            translate(
                "Tarokk.Help",
                "What follows from bids, from suits not followed or from a caught card is not proved; "
                "working that out is up to you.",
            ),
        ),
    ]
    return said(at("T10", intro)) + listed(lines)
