"""What the player chooses for tarokk before a match: the rules, how many play, and for how many rounds."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.games.tarokk.rules.variant import FOR_FIVE, HOLDINGS, PRESETS, Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.kit.house_rules import RulesDialog, RulesWords, Values
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels

tr = Context("Tarokk.NewMatch")
tr_rules = Context("Tarokk.HouseRules")


_ANNUL = {f"annul {holding}": holding for holding in HOLDINGS}
"""The holdings that entitle to annul, by the names of their fields."""


class TarokkRulesDialog(RulesDialog[Variant]):
    """Every switch of T15; how many play, and how long, is agreed before each match."""

    presets = PRESETS
    choices = MappingProxyType({"trial_price": (None, 1, 2, 4, 8), **dict.fromkeys(_ANNUL, (False, True))})

    def with_values(self, variant: Variant, values: Values) -> Variant:
        switches = {name: value for name, value in values.items() if name not in _ANNUL}
        holdings = tuple(holding for name, holding in _ANNUL.items() if values[name])
        # These rules need a fifth player; with four, a match is played without them (T22.7, T22.8).
        players = 5 if any(values[name] for name in FOR_FIVE) else variant.players
        return replace(variant, **switches, annul_holdings=holdings, players=players)

    @staticmethod
    def value(variant: Variant, switch: str) -> object:
        if switch in _ANNUL:
            return _ANNUL[switch] in variant.annul_holdings
        return getattr(variant, switch)

    def follow(self) -> None:
        """Disable the switches that others leave without effect (T22.4, T22.10, T22.11)."""
        super().follow()
        shown = {name: field.value() for name, field in self.fields.items()}
        self.fields["opening_cue"].allow(shown["cue_accept"] == "any")
        self.fields["trial_price"].allow(not shown["ultimo_pot"])
        self.fields["free_call"].allow(shown["discards_told"] == "at_once")

    def words(self) -> RulesWords:
        sentences = (
            tr_rules("These are the Paskievics rules. Change anything you like."),
            tr_rules("These are the rules as played online. Change anything you like."),
            tr_rules("These are the rules as played online, with the pot. Change anything you like."),
        )
        named = zip(map(terms.variant_name, self.presets), sentences, strict=True)
        return RulesWords(tr_rules("House rules for tarokk"), tuple(named), switch_words())


def switch_words() -> Mapping[str, Mapping[str, Labels]]:
    """What is said of each switch, in groups with titles."""
    return {
        tr_rules("Deal and auction"): _auction_words(),
        tr_rules("Cue bids"): _cue_words(),
        tr_rules("Discards"): _discard_words(),
        tr_rules("Void hands"): _void_words(),
        tr_rules("Announcements"): _announcing_words(),
        tr_rules("Payment"): _payment_words(),
        tr_rules("Silent bonuses"): _silent_words(),
    }


def _auction_words() -> dict[str, Labels]:
    return {
        "cut": Labels(
            tr_rules("&Before the deal:"),
            (
                tr_rules("The player at the dealer’s left cuts the pack."),
                tr_rules("That player may knock instead; then everybody chooses one of four batches."),
            ),
            (tr_rules("The pack is cut"), tr_rules("Cutting or knocking")),
        ),
        "hold": Labels(
            tr_rules("Who may &hold:"),
            (
                tr_rules("Any bidder who was outbid may hold."),
                tr_rules("Only a bidder who spoke before the last bidder may hold."),
            ),
            (tr_rules("Any bidder"), tr_rules("Only an earlier bidder")),
        ),
        "sole_bidder_raise": Labels(
            tr_rules("A lone Three &may be raised"),
            (tr_rules("A declarer whose Three was the only bid may make it Two or One."),),
        ),
        "trial_price": Labels(
            tr_rules("A failed trial pays &each of the others:"),
            options=(tr_rules("The value of the bid"), *map(str, (1, 2, 4, 8))),
            barred=tr_rules("Only applies without a pot, which gets 8 points."),
        ),
    }


def _cue_words() -> dict[str, Labels]:
    return {
        "cue_bids": Labels(
            tr_rules("Cue bid&s:"),
            (
                tr_rules("A jump of one promises the XIX, a jump of two the XVIII."),
                tr_rules("A jump that only Solo can overcall promises the XVIII, any other the XIX."),
                tr_rules("As played online; a cue bid can be rejected by a hold."),
                tr_rules("No bid promises a card, and no game is yielded."),
                tr_rules("By size, but a jump of one after a bid without a jump promises the XVII."),
            ),
            (
                tr_rules("By the size of the jump"),
                tr_rules("By the level"),
                tr_rules("As played online"),
                tr_rules("None"),
                tr_rules("With the XVII, as in Pais"),
            ),
        ),
        "cue_accept": Labels(
            tr_rules("&A cue bid counts:"),
            (
                tr_rules("If another player becomes declarer, the promised card must be called."),
                tr_rules("It invites those who have bid; only a player who holds it must call the card."),
            ),
            (tr_rules("For every declarer"), tr_rules("For the bidder who holds it")),
        ),
        "opening_cue": Labels(
            tr_rules("The first bid as a cue b&id:"),
            (
                tr_rules("A first bid of Two or One is a cue bid."),
                tr_rules("The first bid never promises a card."),
                tr_rules("It promises the card only if the bidder passes later."),
            ),
            (tr_rules("Yes"), tr_rules("No"), tr_rules("If the bidder passes")),
            barred=tr_rules("Only applies if a cue bid counts for every declarer."),
        ),
        "cue_debt": Labels(
            tr_rules("A cue bid with the Pagát alone o&wes Pagátultimó:"),
            options=(tr_rules("Always"), tr_rules("If the card is called")),
        ),
        "yield_high_honour": Labels(
            tr_rules("&Yielding promises a high honour"),
            (tr_rules("The player who yields holds the Skíz or the XXI as well as the XX."),),
        ),
    }


def _discard_words() -> dict[str, Labels]:
    return {
        "discard_xx": Labels(tr_rules("The &XX may be discarded")),
        "xx_if_invited": Labels(
            tr_rules("The XX may be discarded &if another card must be called"),
            (tr_rules("After a cue bid of another tarokk, also where the XX is otherwise kept."),),
        ),
        "discards_told": Labels(
            tr_rules("Discarded tarokks are tol&d:"),
            (
                tr_rules("Everybody hears of them as soon as all have discarded."),
                tr_rules("All say so when they first speak; until then, no free call."),
            ),
            (tr_rules("After the last discard"), tr_rules("In each player’s first turn")),
        ),
        "annul_after_tarokk_discard": Labels(
            tr_rules("&Annulling is allowed after discarding a tarokk, too")
        ),
    }


def _void_words() -> dict[str, Labels]:
    holdings = {
        name: Labels(
            fill(tr_rules("A hand with %1 can be annulled"), terms.holding_name(each)).replace("&", "&&")
        )
        for name, each in _ANNUL.items()
    }
    return {
        "annul_when": Labels(
            tr_rules("&Annulling comes:"),
            options=(tr_rules("After discarding"), tr_rules("Before discarding")),
        ),
        **holdings,
        "void_hands": Labels(
            tr_rules("After a &void hand:"),
            (
                tr_rules("A round of deals counts double; overlapping rounds multiply."),
                tr_rules("A round of deals counts double; rounds follow one another."),
                tr_rules("A round of deals counts double, after a second void hand four times."),
                tr_rules("Nothing is doubled, and the deal passes on."),
            ),
            (
                tr_rules("Doubled rounds that multiply"),
                tr_rules("Doubled rounds in a row"),
                tr_rules("Twice, then four times"),
                tr_rules("Nothing"),
            ),
        ),
    }


def _announcing_words() -> dict[str, Labels]:
    return {
        "free_call": Labels(
            tr_rules("&Free call after discarded tarokks"),
            (tr_rules("If another player has discarded a tarokk, any tarokk may be called."),),
            barred=tr_rules("Only applies if discarded tarokks are told after the last discard."),
        ),
        "tell_discarded_call": Labels(
            tr_rules("Te&ll that a called tarokk was discarded"),
            (tr_rules("Otherwise its player only says kontra, and nobody else knows why."),),
        ),
        "double_and_volat": Labels(
            tr_rules("&Double Game and Volát:"),
            options=(
                tr_rules("Not in the same turn"),
                tr_rules("Also in the same turn"),
                tr_rules("Never by the same player"),
            ),
        ),
        "declarations": Labels(
            tr_rules("D&eclaring eight or nine tarokks:"),
            (
                tr_rules("They are declared at the beginning of a turn, or never."),
                tr_rules("They are declared like a bonus, which shows the side."),
                tr_rules(
                    "Those who announce or say kontra must declare in that turn; the partner waits until "
                    "the side is known."
                ),
            ),
            (tr_rules("Shows no side"), tr_rules("Shows the side, like a bonus"), tr_rules("As in Pais")),
        ),
    }


def _payment_words() -> dict[str, Labels]:
    return {
        "kontra_needs_48": Labels(
            tr_rules("If the game is &kontra’d, the declarer wins with 47 points, too")
        ),
        "game_beside_double": Labels(
            tr_rules("The game with Double Game and &Volát:"),
            (
                tr_rules("The game is not paid to a side that made or announced one of them."),
                tr_rules(
                    "Without a kontra the game is not paid if either side made or announced one of them."
                ),
            ),
            (tr_rules("For each side"), tr_rules("Never paid")),
        ),
        "undeclared_tarokks": Labels(
            tr_rules("Undeclared eight or nine tarokks are &paid:"),
            options=(
                tr_rules("By the partner"),
                tr_rules("By the partner, from winnings"),
                tr_rules("Never"),
            ),
        ),
        "ultimo_pot": Labels(
            tr_rules("A pot for Pagát&ultimó"),
            (
                tr_rules(
                    "Void hands and failed trials fill it; a side that makes an announced Pagátultimó takes "
                    "it, one that fails doubles it."
                ),
            ),
        ),
        "talon_honours": Labels(
            tr_rules("The dealer of five is paid for &honours from the talon"),
            (tr_rules("The Skíz costs the player who draws it 3, the XXI 2, the Pagát 1."),),
        ),
        "dealer_shares": Labels(
            tr_rules("The &dealer of five wins and loses with the opponents"),
            (tr_rules("The declarer settles it: with a partner, the declarer wins or loses twice."),),
        ),
    }


def _silent_words() -> dict[str, Labels]:
    return {
        "kings_value": Labels(tr_rules("Silent Four Kin&gs:"), options=("1", "2")),
        "ultimo_value": Labels(tr_rules("Silent Pagát&ultimó:"), options=("5", "6")),
        "catch_value": Labels(tr_rules("Silent XXI-Catch:"), options=("21", "30")),
        "silent_with_volat": Labels(
            tr_rules("Silent b&onuses with Volát:"),
            options=(tr_rules("None", "no bonus"), tr_rules("Trull only")),
        ),
        "kings_with_double": Labels(tr_rules("Silent Four Kings count with silent Dou&ble Game")),
        "kontra_on_silent": Labels(tr_rules("The kontra &multiplies silent Double Game and Volát")),
        "silent_needs_kontra": Labels(
            tr_rules("The opponents score silent Double Game and Volát only after &kontra"),
            (tr_rules("Without a kontra of the game they are paid the game."),),
        ),
    }


_ROUNDS = (1, 2, 3, 5, 8, 12)
"""The lengths of a match on offer besides an endless one, in rounds of deals."""


class TarokkMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    level_sentence = staticmethod(terms.level_sentence)
    presets = TarokkRulesDialog.presets
    length = "rounds"
    house_rules = TarokkRulesDialog

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(TarokkOptions)
        self._lengths = (None, *sorted({*_ROUNDS, options.rounds or _ROUNDS[0]}))
        fields = {
            "seats": Choice((4, 5)),
            "rounds": Choice(self._lengths),
        }
        super().__init__(options, VariantChoice, fields, parent)
        self.fields["seats"].changed.connect(lambda name: self.changed.emit())

    @property
    def seats(self) -> int:
        return int(self.fields["seats"].value())

    def words(self) -> Mapping[str, Labels]:
        endless = tr("Until you stop")
        one = tr("1 round of deals")
        more = tr("%1 rounds of deals")
        lengths = [endless, one, *(fill(more, count) for count in self._lengths[2:])]
        return {
            "seats": Labels(tr("&Players:"), options=[tr("Four"), tr("Five; the dealer sits out")]),
            "rounds": Labels(tr("The match &lasts:"), options=lengths),
        }

    def rules_words(self) -> Mapping[StrEnum, tuple[str, str]]:
        return {
            VariantChoice.PASKIEVICS: (
                tr("Paskie&vics"),
                tr("The usual game, calling the XX: with cue bids, and double stakes after a void hand."),
            ),
            VariantChoice.ONLINE: (
                tr("As played onl&ine"),
                tr("The XX is never discarded, fewer hands are annulled, nothing is doubled."),
            ),
            VariantChoice.ONLINE_POT: (
                tr("Online, with the po&t"),
                tr("The same, with a pot for Pagátultimó."),
            ),
        }
