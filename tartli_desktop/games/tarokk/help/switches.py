"""The switches on which tables differ, for the help, with their values in the known rules (T15)."""

from __future__ import annotations

from html import escape

from tartli_desktop.games.tarokk.rules.settlement import GAME_POINTS
from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.pages.rich_text import table

tr = Context("Tarokk.Help")


def switches(variant: Variant) -> str:
    """The known rules side by side, with ``variant`` if it is none of them."""
    shown = {variant.name: variant for variant in (PASKIEVICS, ONLINE)} | {variant.name: variant}
    head = (tr("Rule"), *(escape(terms.variant_name(variant)) for variant in shown.values()))
    columns = [switch_words(variant) for variant in shown.values()]
    rows = [(name, *(column[name] for column in columns)) for name in columns[0]]
    return table(head, rows)


def switch_words(variant: Variant) -> dict[str, str]:
    """The values of a set of rules in words, by the names of the switches in words."""
    return _of_bids(variant) | _of_the_talon(variant) | _of_announcements(variant) | _of_the_score(variant)


def _yes(value: bool) -> str:
    return tr("yes") if value else tr("no")


def _of_bids(variant: Variant) -> dict[str, str]:
    no = _yes(False)
    return {
        tr("who may hold"): {
            "bidders": tr("every bidder who was outbid"),
            "earlier": tr("only a bidder who spoke before the last one"),
        }[variant.hold],
        tr("raising a Three that was the only bid"): _yes(variant.sole_bidder_raise),
        tr("price of a failed trial"): tr("the value of the bid")
        if variant.trial_price is None
        else str(variant.trial_price),
        tr("cue bids"): {
            "jump": tr("by the size of the jump"),
            "level": tr("by the level that is reached"),
            "online": tr("as played online"),
            "none": no,
        }[variant.cue_bids],
        tr("the first bid as a cue bid"): {
            "yes": _yes(True),
            "no": no,
            "if_passed": tr("if its bidder passes later"),
        }[variant.opening_cue],
        tr("Pagátultimó owed for a cue bid with the Pagát"): {
            "always": tr("always"),
            "accepted": tr("if the card must be called"),
        }[variant.cue_debt],
        tr("high honour in a yielded game"): _yes(variant.yield_high_honour),
    }


def _of_the_talon(variant: Variant) -> dict[str, str]:
    held = [terms.holding_name(each) for each in HOLDINGS if each in variant.annul_holdings]
    return {
        tr("discarding the XX"): _yes(variant.discard_xx),
        tr("annulling with"): "; ".join(held) or _yes(False),
        tr("annulling after discarding a tarokk"): _yes(variant.annul_after_tarokk_discard),
        tr("when annulling is asked for"): {
            "after_discard": tr("after discarding"),
            "before_discard": tr("before discarding"),
        }[variant.annul_when],
        tr("after a void hand"): {
            "stack": tr("a doubled round; several multiply"),
            "append": tr("a doubled round; several follow each other"),
            "quad": tr("a doubled round; at most four times"),
            "none": tr("the next deal, not doubled"),
        }[variant.void_hands],
        tr("free call after a discarded tarokk"): _yes(variant.free_call),
        tr("telling that the called card was discarded"): _yes(variant.tell_discarded_call),
    }


def _of_announcements(variant: Variant) -> dict[str, str]:
    return {
        tr("Double Game and Volát"): {
            "not_same_turn": tr("not in one turn"),
            "same_turn": tr("together, too"),
            "not_same_player": tr("not by one player"),
        }[variant.double_and_volat],
        tr("declared tarokks show the side"): _yes(variant.declarations == "bind"),
    }


def _of_the_score(variant: Variant) -> dict[str, str]:
    return {
        tr("points the declarer needs if the game is kontra’d"): str(GAME_POINTS - variant.kontra_needs_48),
        terms.item_name("kings"): f"{variant.kings_value} / {2 * variant.kings_value}",
        terms.item_name("ultimo"): f"{variant.ultimo_value} / {2 * variant.ultimo_value}",
        terms.item_name("catch"): f"{variant.catch_value} / {2 * variant.catch_value}",
        tr("silent Trull beside Volát"): _yes(variant.silent_with_volat == "trull"),
        tr("silent Four Kings beside silent Double Game"): _yes(variant.kings_with_double),
        tr("kontra of the game multiplies silent Double Game and Volát"): _yes(variant.kontra_on_silent),
        tr("undeclared tarokks are paid"): {
            "partner": tr("by the partner"),
            "if_covered": tr("by the partner, from what was won"),
            "never": tr("never"),
        }[variant.undeclared_tarokks],
    }
