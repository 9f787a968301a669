"""A dialog for a player's own rules (R11)."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.kit.house_rules import RulesDialog, Values
from tartli_desktop.text.card_names import ranks_name
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import LARGEST_TARGET, Field, Labels, Number, WholeBox


class HouseRulesDialog(RulesDialog[Variant]):
    """Every switch of R11.

    Args:
        variant: the rules shown at first.
        parent: the window it belongs to.
    """

    game = "tartli"
    presets = (HUNGARIAN, AUSTRIAN)
    choices = MappingProxyType({"match_target": (*range(1, LARGEST_TARGET + 1), None)})

    def field(self, switch: str) -> Field:
        return Number(WholeBox(), 1, 501) if switch == "double_below" else super().field(switch)

    def with_values(self, variant: Variant, values: Values) -> Variant:
        return replace(variant, **values)

    def follow(self) -> None:
        # R5.10 has no effect without R5.7.
        further = self.fields["further_sequences"].value()
        self.fields["bar_touching_sequences"].allow(further == "higher_or_apart")
        super().follow()

    def words(self) -> Mapping[str, Mapping[str, Labels]]:
        targets = [self.locale().toString(games) for games in range(1, LARGEST_TARGET + 1)]
        values = {"unders": ranks_name(Rank.UNDER), "targets": targets}
        return field_words(self.game, "switches", values)
