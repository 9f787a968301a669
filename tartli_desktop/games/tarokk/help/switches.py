"""The switches on which tables differ, for the help, with their values in the known rules (T15)."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.widgets.pages.rich_text import table

translate = QCoreApplication.translate


def switches(variant: Variant) -> str:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {variant.name: variant for variant in (PASKIEVICS, ONLINE)} | {variant.name: variant}
    head = (
        translate("Tarokk.Help", "Rule"),
        *(escape(terms.variant_name(variant)) for variant in shown.values()),
    )
    columns = [switch_words(variant) for variant in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return table(head, rows)


def switch_words(variant: Variant) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    return _of_bids(variant) | _of_the_talon(variant) | _of_announcements(variant) | _of_the_score(variant)


def _yes(value: bool) -> str:
    return translate("Tarokk.Help", "yes") if value else translate("Tarokk.Help", "no")


def _of_bids(variant: Variant) -> dict[str, str]:
    no = _yes(False)
    return {
        translate("Tarokk.Help", "who may hold"): {
            "bidders": translate("Tarokk.Help", "every bidder who was outbid"),
            "earlier": translate("Tarokk.Help", "only a bidder who spoke before the last one"),
        }[variant.hold],
        translate("Tarokk.Help", "raising a Three that was the only bid"): _yes(variant.sole_bidder_raise),
        translate("Tarokk.Help", "price of a failed trial"): translate("Tarokk.Help", "the value of the bid")
        if variant.trial_price is None
        else str(variant.trial_price),
        translate("Tarokk.Help", "cue bids"): {
            "jump": translate("Tarokk.Help", "by the size of the jump"),
            "level": translate("Tarokk.Help", "by the level that is reached"),
            "online": translate("Tarokk.Help", "as played online"),
            "none": no,
        }[variant.cue_bids],
        translate("Tarokk.Help", "the first bid as a cue bid"): {
            "yes": _yes(True),
            "no": no,
            "if_passed": translate("Tarokk.Help", "if its bidder passes later"),
        }[variant.opening_cue],
        translate("Tarokk.Help", "Pagátultimó owed for a cue bid with the Pagát"): {
            "always": translate("Tarokk.Help", "always"),
            "accepted": translate("Tarokk.Help", "if the card must be called"),
        }[variant.cue_debt],
        translate("Tarokk.Help", "high honour in a yielded game"): _yes(variant.yield_high_honour),
    }


def _of_the_talon(variant: Variant) -> dict[str, str]:
    held = [terms.holding_name(each) for each in HOLDINGS if each in variant.annul_holdings]
    return {
        translate("Tarokk.Help", "discarding the XX"): _yes(variant.discard_xx),
        translate("Tarokk.Help", "annulling with"): "; ".join(held) or _yes(False),
        translate("Tarokk.Help", "annulling after discarding a tarokk"): _yes(
            variant.annul_after_tarokk_discard
        ),
        translate("Tarokk.Help", "when annulling is asked for"): {
            "after_discard": translate("Tarokk.Help", "after discarding"),
            "before_discard": translate("Tarokk.Help", "before discarding"),
        }[variant.annul_when],
        translate("Tarokk.Help", "after a void hand"): {
            "stack": translate("Tarokk.Help", "a doubled round; several multiply"),
            "append": translate("Tarokk.Help", "a doubled round; several follow each other"),
            "quad": translate("Tarokk.Help", "a doubled round; at most four times"),
            "none": translate("Tarokk.Help", "the next deal, not doubled"),
        }[variant.void_hands],
        translate("Tarokk.Help", "free call after a discarded tarokk"): _yes(variant.free_call),
        translate("Tarokk.Help", "telling that the called card was discarded"): _yes(
            variant.tell_discarded_call
        ),
    }


def _of_announcements(variant: Variant) -> dict[str, str]:
    return {
        translate("Tarokk.Help", "Double Game and Volát"): {
            "not_same_turn": translate("Tarokk.Help", "not in one turn"),
            "same_turn": translate("Tarokk.Help", "together, too"),
            "not_same_player": translate("Tarokk.Help", "not by one player"),
        }[variant.double_and_volat],
        translate("Tarokk.Help", "declared tarokks show the side"): _yes(variant.declarations == "bind"),
    }


def _of_the_score(variant: Variant) -> dict[str, str]:
    return {
        translate("Tarokk.Help", "points the declarer needs if the game is kontra’d"): str(
            GAME_POINTS - variant.kontra_needs_48
        ),
        terms.item_name("kings"): f"{variant.kings_value} / {2 * variant.kings_value}",
        terms.item_name("ultimo"): f"{variant.ultimo_value} / {2 * variant.ultimo_value}",
        terms.item_name("catch"): f"{variant.catch_value} / {2 * variant.catch_value}",
        translate("Tarokk.Help", "silent Trull beside Volát"): _yes(variant.silent_with_volat == "trull"),
        translate("Tarokk.Help", "silent Four Kings beside silent Double Game"): _yes(
            variant.kings_with_double
        ),
        translate("Tarokk.Help", "kontra of the game multiplies silent Double Game and Volát"): _yes(
            variant.kontra_on_silent
        ),
        translate("Tarokk.Help", "undeclared tarokks are paid"): {
            "partner": translate("Tarokk.Help", "by the partner"),
            "if_covered": translate("Tarokk.Help", "by the partner, from what was won"),
            "never": translate("Tarokk.Help", "never"),
        }[variant.undeclared_tarokks],
    }
