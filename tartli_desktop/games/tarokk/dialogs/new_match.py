"""What the player chooses for tarokk before a match: the rules, how many play, and for how many rounds."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tarokk.dialogs.house_rules import TarokkRulesDialog
from tartli_desktop.games.tarokk.options import TarokkOptions, VariantChoice
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.kit.new_match import RulesForm
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Choice, Labels

tr = Context("Tarokk.NewMatch")

_ROUNDS = (1, 2, 3, 5, 8, 12)
"""The lengths of a match on offer besides an endless one, in rounds of deals."""


class TarokkMatchForm(RulesForm):
    """The rules of the next match, with the other choices beneath them."""

    level_sentence = staticmethod(terms.level_sentence)
    presets = TarokkRulesDialog.presets
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
        """How many play."""
        return int(self.fields["seats"].value())

    def words(self) -> Mapping[str, Labels]:
        """What the choices say."""
        endless = tr("Until you stop")
        one = tr("1 round of deals")
        more = tr("%1 rounds of deals")
        lengths = [endless, one, *(fill(more, count) for count in self._lengths[2:])]
        return {
            "seats": Labels(tr("&Players:"), options=[tr("Four"), tr("Five; the dealer sits out")]),
            "rounds": Labels(tr("&Length:"), options=lengths),
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
        }
