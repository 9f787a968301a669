"""What the player chooses for Ulti before a match: the rules, how many hands, and what a point is worth."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.ulti.options import UltiOptions, VariantChoice
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.kit.house_rules import RulesDialog, Values
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels, Number, WholeBox

tr = Context("Ulti.NewMatch")


class UltiRulesDialog(RulesDialog[Variant]):
    """Every switch of U15; length and unit are agreed before each match."""

    game = "ulti"
    presets = (ASSOCIATION, SOCIAL, TWO_ROUNDS)
    choices = MappingProxyType({"double_cap": range(8)})

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)


_HANDS = (3, 6, 12, 18, 30, 60)
"""The lengths of a match on offer besides an endless one: whole rounds of three deals."""


class UltiMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    length = "hands"
    house_rules = UltiRulesDialog

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(UltiOptions)
        self._lengths = (None, *sorted({*_HANDS, options.hands or _HANDS[0]}))
        fields = {"hands": Choice(self._lengths), "unit": Number(WholeBox(), 1, 100_000)}
        super().__init__(options, VariantChoice, fields, parent)

    def words(self) -> Mapping[str, Labels]:
        endless = tr("Until you stop")
        hands = tr("%1 hands")
        return {
            "hands": Labels(
                tr("The match &lasts:"),
                options=[endless if count is None else fill(hands, count) for count in self._lengths],
            ),
            "unit": Labels(tr("A &point is worth:"), unit="\u00a0Ft"),
        }
