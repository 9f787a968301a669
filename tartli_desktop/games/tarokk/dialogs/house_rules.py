"""A dialog for a player's own rules of tarokk (T15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Labels

tr = Context("Tarokk.HouseRules")

_ANNUL = {f"annul {holding}": holding for holding in HOLDINGS}
"""The holdings that entitle to annul, by the names of their fields."""


class TarokkRulesDialog(RulesDialog[Variant]):
    """Every switch of T15; how many play, and how long, is agreed before each match."""

    presets = (PASKIEVICS, ONLINE)
    choices = MappingProxyType({"trial_price": (None, 1, 2, 4, 8), **dict.fromkeys(_ANNUL, (False, True))})

    def with_values(self, variant: Variant, values: Values) -> Variant:
        switches = {name: value for name, value in values.items() if name not in _ANNUL}
        holdings = tuple(holding for name, holding in _ANNUL.items() if values[name])
        return replace(variant, **switches, annul_holdings=holdings)

    @staticmethod
    def value(variant: Variant, switch: str) -> Any:
        if switch in _ANNUL:
            return _ANNUL[switch] in variant.annul_holdings
        return getattr(variant, switch)

    def words(self) -> RulesWords:
        sentences = (
            tr("These are the Paskievics rules. Change anything you like."),
            tr("These are the rules as played online. Change anything you like."),
        )
        named = zip(map(terms.variant_name, self.presets), sentences, strict=True)
        return RulesWords(tr("House rules for tarokk"), tuple(named), switch_words())


def switch_words() -> Mapping[str, Mapping[str, Labels]]:
    """What is said of each switch, in groups with titles."""
    return {
        tr("Auction"): _auction_words(),
        tr("Discards and void hands"): _void_words(),
        tr("Calls and announcements"): _announcing_words(),
        tr("What is paid"): _payment_words(),
    }


def _auction_words() -> dict[str, Labels]:
    return {
        "hold": Labels(
            tr("Who may &hold:"),
            (
                tr("Any bidder who was outbid may hold."),
                tr("Only a bidder who spoke before the last bidder may hold."),
            ),
            (tr("Any bidder"), tr("Only an earlier bidder")),
        ),
        "cue_bids": Labels(
            tr("Cue bid&s:"),
            (
                tr("A jump of one promises the XIX, a jump of two the XVIII."),
                tr("A jump that only Solo can overcall promises the XVIII, any other the XIX."),
                tr("As played online; a cue bid can be rejected by a hold."),
                tr("No bid promises a card, and no game is yielded."),
            ),
            (
                tr("By the size of the jump"),
                tr("By the level"),
                tr("As played online"),
                tr("None"),
            ),
        ),
        "opening_cue": Labels(
            tr("The first bid as a cue b&id:"),
            (
                tr("A first bid of Two or One is a cue bid."),
                tr("The first bid never promises a card."),
                tr("It promises the card only if the bidder passes later."),
            ),
            (tr("Yes"), tr("No"), tr("If the bidder passes")),
        ),
        "cue_debt": Labels(
            tr("A cue bid with the Pagát alone o&wes Pagátultimó:"),
            options=(tr("Always"), tr("If the card is called")),
        ),
        "yield_high_honour": Labels(
            tr("&Yielding promises a high honour"),
            (tr("The player who yields holds the Skíz or the XXI as well as the XX."),),
        ),
        "sole_bidder_raise": Labels(
            tr("A lone Three &may be raised"),
            (tr("A declarer whose Three was the only bid may make it Two or One."),),
        ),
        "trial_price": Labels(
            tr("A failed trial pays each of the others:"),
            options=(tr("The value of the bid"), *map(str, (1, 2, 4, 8))),
        ),
    }


def _void_words() -> dict[str, Labels]:
    holdings = {
        name: Labels(fill(tr("A hand with %1 can be annulled"), terms.holding_name(each)).replace("&", "&&"))
        for name, each in _ANNUL.items()
    }
    return {
        "discard_xx": Labels(tr("The &XX may be discarded")),
        "annul_when": Labels(
            tr("&Annulling comes:"),
            options=(tr("After discarding"), tr("Before discarding")),
        ),
        **holdings,
        "annul_after_tarokk_discard": Labels(tr("Annulling is allowed after discarding a tarokk, too")),
        "void_hands": Labels(
            tr("After a &void hand:"),
            (
                tr("A round of deals counts double; overlapping rounds multiply."),
                tr("A round of deals counts double; rounds follow one another."),
                tr("A round of deals counts double, after a second void hand four times."),
                tr("Nothing is doubled, and the deal passes on."),
            ),
            (
                tr("Doubled rounds that multiply"),
                tr("Doubled rounds in a row"),
                tr("Twice, then four times"),
                tr("Nothing"),
            ),
        ),
    }


def _announcing_words() -> dict[str, Labels]:
    return {
        "free_call": Labels(
            tr("&Free call after discarded tarokks"),
            (tr("If another player has discarded a tarokk, any tarokk may be called."),),
        ),
        "tell_discarded_call": Labels(
            tr("Te&ll that a called tarokk was discarded"),
            (tr("Otherwise its player only says kontra, and nobody else knows why."),),
        ),
        "double_and_volat": Labels(
            tr("&Double Game and Volát:"),
            options=(
                tr("Not in the same turn"),
                tr("Also in the same turn"),
                tr("Never by the same player"),
            ),
        ),
        "declarations": Labels(
            tr("D&eclaring eight or nine tarokks:"),
            options=(tr("Shows no side"), tr("Shows the side, like a bonus")),
        ),
    }


def _payment_words() -> dict[str, Labels]:
    return {
        "kontra_needs_48": Labels(tr("If the game is &kontra’d, the declarer wins with 47 points, too")),
        "kings_value": Labels(tr("Silent Four Kin&gs:"), options=("1", "2")),
        "ultimo_value": Labels(tr("Silent Pagát&ultimó:"), options=("5", "6")),
        "catch_value": Labels(tr("Silent XXI-Catch:"), options=("21", "30")),
        "silent_with_volat": Labels(
            tr("Silent b&onuses beside Volát:"),
            options=(tr("None"), tr("Trull only")),
        ),
        "kings_with_double": Labels(tr("Silent Four Kings count beside silent Dou&ble Game")),
        "kontra_on_silent": Labels(tr("The kontra multiplies silent Double Game and Volát")),
        "undeclared_tarokks": Labels(
            tr("Undeclared eight or nine tarokks are &paid:"),
            options=(
                tr("By the partner"),
                tr("By the partner, if the side has won that much"),
                tr("Never"),
            ),
        ),
    }
