"""What the help says about Hungarian Tarokk: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.tarokk.dialogs.house_rules import TarokkRulesDialog, switch_words
from tartli_desktop.games.tarokk.rules.variant import ONLINE, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.words.terms import variant_name
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.widgets.pages.rule_book import chapters

from .figures import figures

FILES = (
    *("course", "bidding", "talon", "announcing", "play", "payment", "rounds", "house_rules", "advice"),
    "words",
)
"""The files with the chapters, in the order in which a hand meets them."""


class TarokkHelp(HelpOf[Variant]):
    """The rules with their numbers, in the order in which a hand meets them, advice and the words."""

    def variants(self, played: Variant) -> Sequence[Variant]:
        """The two known sets of rules; the one that is played may have other switches."""
        known = {variant.name: variant for variant in (PASKIEVICS, ONLINE)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant, suits: SuitSystem) -> Sequence[Section]:
        """The course of a hand, what is paid for it, own rules, advice and words."""
        shown = {variant_name(each): each for each in self.variants(variant)}
        values = figures(variant) | {"switches": TarokkRulesDialog.compared(shown, switch_words())}
        return tuple(each for name in FILES for each in chapters("tarokk", name, values))
