"""A dialog for a player's own rules of tarokk (T15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tartli_desktop.games.tarokk.rules.variant import HOLDINGS, ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Field, Labels, Tick

_ANNUL = "annul "
"""Begins the name of the field of a holding that entitles to annul."""


class TarokkRulesDialog(RulesDialog[Variant]):
    """Every switch of T15; how many play, and how long, is agreed before each match."""

    presets = (PASKIEVICS, ONLINE)

    def switches(self) -> Sequence[Mapping[str, Field]]:
        return (
            {
                "hold": Choice(("bidders", "earlier")),
                "cue_bids": Choice(("jump", "level", "online", "none")),
                "opening_cue": Choice(("yes", "no", "if_passed")),
                "cue_debt": Choice(("always", "accepted")),
                "yield_high_honour": Tick(),
                "sole_bidder_raise": Tick(),
                "trial_price": Choice((None, 1, 2, 4, 8)),
            },
            {
                "discard_xx": Tick(),
                "annul_when": Choice(("after_discard", "before_discard")),
                **{_holding(holding): Tick() for holding in HOLDINGS},
                "annul_after_tarokk_discard": Tick(),
                "void_hands": Choice(("stack", "append", "quad", "none")),
            },
            {
                "free_call": Tick(),
                "tell_discarded_call": Tick(),
                "double_and_volat": Choice(("not_same_turn", "same_turn", "not_same_player")),
                "declarations": Choice(("free", "bind")),
            },
            {
                "kontra_needs_48": Tick(),
                "kings_value": Choice((1, 2)),
                "ultimo_value": Choice((5, 6)),
                "catch_value": Choice((21, 30)),
                "silent_with_volat": Choice(("none", "trull")),
                "kings_with_double": Tick(),
                "kontra_on_silent": Tick(),
                "undeclared_tarokks": Choice(("partner", "if_covered", "never")),
            },
        )

    def with_values(self, variant: Variant, values: Values) -> Variant:
        switches = {name: value for name, value in values.items() if not name.startswith(_ANNUL)}
        holdings = tuple(each for each in HOLDINGS if values[_holding(each)])
        return replace(variant, **switches, annul_holdings=holdings)

    def value(self, variant: Variant, switch: str) -> object:
        if switch.startswith(_ANNUL):
            return switch.removeprefix(_ANNUL) in variant.annul_holdings
        return super().value(variant, switch)

    def words(self) -> RulesWords:
        sentences = (
            self.tr("These are the Paskievics rules. Change anything you like."),
            self.tr("These are the rules as played online. Change anything you like."),
        )
        return RulesWords(
            self.tr("House rules for tarokk"),
            (
                self.tr("Auction"),
                self.tr("Discards and void hands"),
                self.tr("Calls and announcements"),
                self.tr("What is paid"),
            ),
            tuple(zip(map(terms.variant_name, self.presets), sentences, strict=True)),
            self._auction_words() | self._void_words() | self._announcing_words() | self._payment_words(),
        )

    def _auction_words(self) -> dict[str, Labels]:
        return {
            "hold": Labels(
                self.tr("Who may &hold:"),
                (
                    self.tr("Any bidder who was outbid may hold."),
                    self.tr("Only a bidder who spoke before the last bidder may hold."),
                ),
                (self.tr("Any bidder"), self.tr("Only an earlier bidder")),
            ),
            "cue_bids": Labels(
                self.tr("Cue bid&s:"),
                (
                    self.tr("A jump of one promises the XIX, a jump of two the XVIII."),
                    self.tr("A jump that only Solo can overcall promises the XVIII, any other the XIX."),
                    self.tr("As played online; a cue bid can be rejected by a hold."),
                    self.tr("No bid promises a card, and no game is yielded."),
                ),
                (
                    self.tr("By the size of the jump"),
                    self.tr("By the level"),
                    self.tr("As played online"),
                    self.tr("None"),
                ),
            ),
            "opening_cue": Labels(
                self.tr("The first bid as a cue b&id:"),
                (
                    self.tr("A first bid of Two or One is a cue bid."),
                    self.tr("The first bid never promises a card."),
                    self.tr("It promises the card only if the bidder passes later."),
                ),
                (self.tr("Yes"), self.tr("No"), self.tr("If the bidder passes")),
            ),
            "cue_debt": Labels(
                self.tr("A cue bid with the Pagát alone o&wes Pagátultimó:"),
                options=(self.tr("Always"), self.tr("If the card is called")),
            ),
            "yield_high_honour": Labels(
                self.tr("&Yielding promises a high honour"),
                (self.tr("The player who yields holds the Skíz or the XXI as well as the XX."),),
            ),
            "sole_bidder_raise": Labels(
                self.tr("A lone Three &may be raised"),
                (self.tr("A declarer whose Three was the only bid may make it Two or One."),),
            ),
            "trial_price": Labels(
                self.tr("A failed trial pays each of the others:"),
                options=(self.tr("The value of the bid"), *map(str, (1, 2, 4, 8))),
            ),
        }

    def _void_words(self) -> dict[str, Labels]:
        holdings = {
            _holding(each): Labels(
                fill(self.tr("A hand with %1 can be annulled"), terms.holding_name(each)).replace("&", "&&")
            )
            for each in HOLDINGS
        }
        return holdings | {
            "discard_xx": Labels(self.tr("The &XX may be discarded")),
            "annul_when": Labels(
                self.tr("&Annulling comes:"),
                options=(self.tr("After discarding"), self.tr("Before discarding")),
            ),
            "annul_after_tarokk_discard": Labels(
                self.tr("Annulling is allowed after discarding a tarokk, too")
            ),
            "void_hands": Labels(
                self.tr("After a &void hand:"),
                (
                    self.tr("A round of deals counts double; overlapping rounds multiply."),
                    self.tr("A round of deals counts double; rounds follow one another."),
                    self.tr("A round of deals counts double, after a second void hand four times."),
                    self.tr("Nothing is doubled, and the deal passes on."),
                ),
                (
                    self.tr("Doubled rounds that multiply"),
                    self.tr("Doubled rounds in a row"),
                    self.tr("Twice, then four times"),
                    self.tr("Nothing"),
                ),
            ),
        }

    def _announcing_words(self) -> dict[str, Labels]:
        return {
            "free_call": Labels(
                self.tr("&Free call after discarded tarokks"),
                (self.tr("If another player has discarded a tarokk, any tarokk may be called."),),
            ),
            "tell_discarded_call": Labels(
                self.tr("Te&ll that a called tarokk was discarded"),
                (self.tr("Otherwise its player only says kontra, and nobody else knows why."),),
            ),
            "double_and_volat": Labels(
                self.tr("&Double Game and Volát:"),
                options=(
                    self.tr("Not in the same turn"),
                    self.tr("Also in the same turn"),
                    self.tr("Never by the same player"),
                ),
            ),
            "declarations": Labels(
                self.tr("D&eclaring eight or nine tarokks:"),
                options=(self.tr("Shows no side"), self.tr("Shows the side, like a bonus")),
            ),
        }

    def _payment_words(self) -> dict[str, Labels]:
        return {
            "kontra_needs_48": Labels(
                self.tr("If the game is &kontra’d, the declarer wins with 47 points, too")
            ),
            "kings_value": Labels(self.tr("Silent Four Kin&gs:"), options=("1", "2")),
            "ultimo_value": Labels(self.tr("Silent Pagát&ultimó:"), options=("5", "6")),
            "catch_value": Labels(self.tr("Silent XXI-Catch:"), options=("21", "30")),
            "silent_with_volat": Labels(
                self.tr("Silent b&onuses beside Volát:"),
                options=(self.tr("None"), self.tr("Trull only")),
            ),
            "kings_with_double": Labels(self.tr("Silent Four Kings count beside silent Dou&ble Game")),
            "kontra_on_silent": Labels(self.tr("The kontra multiplies silent Double Game and Volát")),
            "undeclared_tarokks": Labels(
                self.tr("Undeclared eight or nine tarokks are &paid:"),
                options=(
                    self.tr("By the partner"),
                    self.tr("By the partner, if the side has won that much"),
                    self.tr("Never"),
                ),
            ),
        }


def _holding(name: str) -> str:
    """The field of a holding that entitles to annul."""
    return f"{_ANNUL}{name}"
