"""The switches on which tables differ, for the help, with their values in the known rules (T15)."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Rules
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.widgets.pages.rich_text import table

translate = QCoreApplication.translate


def switches(variant: Rules) -> str:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {rules.name: rules for rules in (PASKIEVICS, ONLINE)} | {variant.name: variant}
    head = (
        translate("Tarokk.Help", "Rule"),
        *(escape(terms.rules_name(rules)) for rules in shown.values()),
    )
    columns = [switch_words(rules) for rules in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return table(head, rows)


def switch_words(rules: Rules) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    return _of_bids(rules) | _of_the_talon(rules) | _of_announcements(rules) | _of_the_score(rules)


def _yes(value: bool) -> str:
    return translate("Tarokk.Help", "yes") if value else translate("Tarokk.Help", "no")


def _of_bids(rules: Rules) -> dict[str, str]:
    no = _yes(False)
    return {
        translate("Tarokk.Help", "who may hold"): {
            "bidders": translate("Tarokk.Help", "every bidder who was outbid"),
            "earlier": translate("Tarokk.Help", "only a bidder who spoke before the last one"),
        }[rules.hold],
        translate("Tarokk.Help", "raising a Three that was the only bid"): _yes(rules.sole_bidder_raise),
        translate("Tarokk.Help", "price of a failed trial"): translate("Tarokk.Help", "the value of the bid")
        if rules.trial_price is None
        else str(rules.trial_price),
        translate("Tarokk.Help", "cue bids"): {
            "jump": translate("Tarokk.Help", "by the size of the jump"),
            "level": translate("Tarokk.Help", "by the level that is reached"),
            "online": translate("Tarokk.Help", "as played online"),
            "none": no,
        }[rules.cue_bids],
        translate("Tarokk.Help", "the first bid as a cue bid"): {
            "yes": _yes(True),
            "no": no,
            "if_passed": translate("Tarokk.Help", "if its bidder passes later"),
        }[rules.opening_cue],
        translate("Tarokk.Help", "Pagátultimó owed for a cue bid with the Pagát"): {
            "always": translate("Tarokk.Help", "always"),
            "accepted": translate("Tarokk.Help", "if the card must be called"),
        }[rules.cue_debt],
        translate("Tarokk.Help", "high honour in a yielded game"): _yes(rules.yield_high_honour),
    }


def _of_the_talon(rules: Rules) -> dict[str, str]:
    held = [terms.holding_name(each) for each in HOLDINGS if each in rules.annul_holdings]
    return {
        translate("Tarokk.Help", "discarding the XX"): _yes(rules.discard_xx),
        translate("Tarokk.Help", "annulling with"): "; ".join(held) or _yes(False),
        translate("Tarokk.Help", "annulling after discarding a tarokk"): _yes(
            rules.annul_after_tarokk_discard
        ),
        translate("Tarokk.Help", "when annulling is asked for"): {
            "after_discard": translate("Tarokk.Help", "after discarding"),
            "before_discard": translate("Tarokk.Help", "before discarding"),
        }[rules.annul_when],
        translate("Tarokk.Help", "after a void hand"): {
            "stack": translate("Tarokk.Help", "a doubled round; several multiply"),
            "append": translate("Tarokk.Help", "a doubled round; several follow each other"),
            "quad": translate("Tarokk.Help", "a doubled round; at most four times"),
            "none": translate("Tarokk.Help", "the next deal, not doubled"),
        }[rules.void_hands],
        translate("Tarokk.Help", "free call after a discarded tarokk"): _yes(rules.free_call),
        translate("Tarokk.Help", "telling that the called card was discarded"): _yes(
            rules.tell_discarded_call
        ),
    }


def _of_announcements(rules: Rules) -> dict[str, str]:
    return {
        translate("Tarokk.Help", "Double Game and Volát"): {
            "not_same_turn": translate("Tarokk.Help", "not in one turn"),
            "same_turn": translate("Tarokk.Help", "together, too"),
            "not_same_player": translate("Tarokk.Help", "not by one player"),
        }[rules.double_and_volat],
        translate("Tarokk.Help", "declared tarokks show the side"): _yes(rules.declarations == "bind"),
    }


def _of_the_score(rules: Rules) -> dict[str, str]:
    return {
        translate("Tarokk.Help", "points the declarer needs if the game is kontra’d"): str(
            GAME_POINTS - rules.kontra_needs_48
        ),
        terms.item_name("kings"): f"{rules.kings_value} / {2 * rules.kings_value}",
        terms.item_name("ultimo"): f"{rules.ultimo_value} / {2 * rules.ultimo_value}",
        terms.item_name("catch"): f"{rules.catch_value} / {2 * rules.catch_value}",
        translate("Tarokk.Help", "silent Trull beside Volát"): _yes(rules.silent_with_volat == "trull"),
        translate("Tarokk.Help", "silent Four Kings beside silent Double Game"): _yes(
            rules.kings_with_double
        ),
        translate("Tarokk.Help", "kontra of the game multiplies silent Double Game and Volát"): _yes(
            rules.kontra_on_silent
        ),
        translate("Tarokk.Help", "undeclared tarokks are paid"): {
            "partner": translate("Tarokk.Help", "by the partner"),
            "if_covered": translate("Tarokk.Help", "by the partner, from what was won"),
            "never": translate("Tarokk.Help", "never"),
        }[rules.undeclared_tarokks],
    }
