"""What the player chooses for Ulti before a match: the rules, how many hands, and what a point is worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.ulti.dialogs.house_rules import UltiRulesDialog
from tartli_desktop.games.ulti.options import UltiOptions, VariantChoice
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels, Number, WholeBox

tr = Context("Ulti.NewMatch")

_HANDS = (3, 6, 12, 18, 30, 60)
"""The lengths of a match on offer besides an endless one: whole rounds of three deals."""


class UltiMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    level_sentence = staticmethod(terms.level_sentence)
    presets = UltiRulesDialog.presets
    house_rules = UltiRulesDialog

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        options = settings.game(UltiOptions)
        self._lengths = (None, *sorted({*_HANDS, options.hands or _HANDS[0]}))
        fields = {
            "hands": Choice(self._lengths),
            "unit": Number(WholeBox(), 1, 100_000),
        }
        super().__init__(options, VariantChoice, fields, parent)

    def words(self) -> Mapping[str, Labels]:
        """What the choices say."""
        endless = tr("Until you stop")
        hands = tr("%1 hands")
        return {
            "hands": Labels(
                tr("&Length:"),
                options=[endless if count is None else fill(hands, count) for count in self._lengths],
            ),
            "unit": Labels(tr("A &point is worth:"), unit="\u00a0Ft"),
        }

    def rules_words(self) -> Mapping[StrEnum, tuple[str, str]]:
        return {
            VariantChoice.ASSOCIATION: (tr("&Association"), tr("The association’s game, with all 54 bids.")),
            VariantChoice.SOCIAL: (
                tr("Clu&b evening"),
                tr(
                    "As in the clubs: a Simple is always thrown in, unless it is of Hearts; no Four Aces, no "
                    "doubling beyond Redouble."
                ),
            ),
            VariantChoice.TWO_ROUNDS: (
                tr("&Two rounds of bids"),
                tr("The association’s game, with a first round of bidding on five cards."),
            ),
        }
