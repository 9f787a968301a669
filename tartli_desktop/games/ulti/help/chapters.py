"""What the help says about Ulti: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.ulti.dialogs.house_rules import UltiRulesDialog, switch_words
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words.terms import variant_name
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section
from tartli_desktop.widgets.pages.rule_book import chapters

from .bids import contract_pages, ladder
from .course import course
from .payment import payment


class UltiHelp(HelpOf[Variant]):
    """The rules with their numbers, a page for each contract, the ladder, advice and the words."""

    def variants(self, played: Variant) -> Sequence[Variant]:
        """The three known games; the one that is played may have other switches, or another unit."""
        known = {variant.name: variant for variant in (ASSOCIATION, SOCIAL, TWO_ROUNDS)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant, suits: SuitSystem) -> Sequence[Section]:
        """The course of a hand, the contracts, the ladder, what is paid, own rules, advice and words."""
        shown = {variant_name(each): each for each in self.variants(variant)}
        switches = UltiRulesDialog.compared(shown, switch_words())
        return (
            *course(variant, suits),
            *contract_pages(variant, suits),
            ladder(variant),
            *payment(variant),
            *chapters("ulti", "house_rules", {"switches": switches}),
            *chapters("ulti", "advice", variant.to_dict()),
            *chapters("ulti", "words", {}),
        )
