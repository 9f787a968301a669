"""Tartli's choices before a match: the rules, and how many games win it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec.structs import replace
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.dialogs.house_rules import HouseRulesDialog
from tartli_desktop.games.tartli.options import TartliOptions, VariantChoice
from tartli_desktop.games.tartli.words.terms import double_word, game_word
from tartli_desktop.kit.house_rules import NamedRules
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import LARGEST_TARGET, Choice, Labels

tr = Context("Tartli.NewMatch")


class TartliMatchForm(RulesForm):
    """Form for the Hungarian, Austrian or own rules, and the target, which each of them remembers.

    Args:
        settings: the choices so far.
        parent: the dialog.
    """

    house_rules = HouseRulesDialog
    length = "match_target"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(TartliOptions)
        self._targets: dict[StrEnum, int | None] = {
            VariantChoice.HUNGARIAN: HUNGARIAN.match_target,
            VariantChoice.AUSTRIAN: AUSTRIAN.match_target,
            VariantChoice.OWN: options.own_variant.match_target,
            options.variant: options.match_target,
        }
        target = Choice((*range(1, LARGEST_TARGET + 1), None))
        super().__init__(options, VariantChoice, {"match_target": target}, parent)
        for panel in self.panels.values():
            panel.radio.toggled.connect(self._show_target)
        target.changed.connect(self._keep_target)

    def prefer_local(self) -> None:
        """The Austrian rules where German is spoken."""
        austrian = QLocale().language() == QLocale.Language.German
        if austrian and self.chosen().variant is TartliOptions().variant:
            self.panels[VariantChoice.AUSTRIAN].radio.setChecked(True)

    def variant(self) -> Variant:
        """The chosen rules, including the target."""
        options = self.chosen()
        variant: Variant = options.next_variant
        return replace(variant, name=self.name_of(variant), match_target=options.match_target)

    def take_own(self, variant: NamedRules) -> None:
        super().take_own(variant)
        self._targets[VariantChoice.OWN] = self.chosen().own_variant.match_target
        self._show_target(True)

    def _show_target(self, picked: bool) -> None:
        if picked:
            self.fields["match_target"].put(self._targets[self.choice])
            self.changed.emit()

    def _keep_target(self) -> None:
        self._targets[self.choice] = self.fields["match_target"].value()

    def words(self) -> Mapping[str, Labels]:
        """The texts of the target field, by the chosen rules."""
        variant = self.chosen().next_variant
        targets = [game_word(games, variant) for games in range(1, LARGEST_TARGET + 1)]
        return {
            "match_target": Labels(
                tr("The match &goes to:"), (self._double_sentence(),), options=(*targets, tr("No target"))
            )
        }

    def _double_sentence(self) -> str:
        variant = self.chosen().next_variant
        text = tr("If the loser of a game has %1 points or fewer, the game counts double: %2.")
        return fill(text, variant.double_below - 1, double_word(variant))
