"""What the player chooses for tarokk before a match: the rules, how many play, and for how many rounds."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.games.tarokk.rules.variant import FOR_FIVE, HOLDINGS, PRESETS, Variant
from tartli_desktop.kit.house_rules import RulesDialog, Values
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels

tr = Context("Tarokk.NewMatch")


_ANNUL = {f"annul_{holding}": holding for holding in HOLDINGS}
"""The holdings that entitle to annul, by the names of their fields."""


class TarokkRulesDialog(RulesDialog[Variant]):
    """Every switch of T15; how many play, and how long, is agreed before each match."""

    game = "tarokk"
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


_ROUNDS = (1, 2, 3, 5, 8, 12)
"""The lengths of a match on offer besides an endless one, in rounds of deals."""


class TarokkMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    length = "rounds"
    house_rules = TarokkRulesDialog

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(TarokkOptions)
        self._lengths = (None, *sorted({*_ROUNDS, options.rounds or _ROUNDS[0]}))
        fields = {"seats": Choice((4, 5)), "rounds": Choice(self._lengths)}
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
