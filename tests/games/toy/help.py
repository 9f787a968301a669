"""The toy's part of the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.face.learning.help import CardValues, HelpOf
from tartli_desktop.text.card_names import rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.pages.rich_text import Section, said

from .rules import POINTS, Variant

tr = Context("Toy.Help")


class ToyHelp(HelpOf[Variant]):
    """The rules in a sentence."""

    def chapters(self, variant: Variant) -> tuple[Section, ...]:
        """A single chapter, with an anchor for one rule."""
        rules = tr("Follow suit, or else play any card. The highest trump takes the trick.")
        return (Section(tr("The toy"), said(f'<a name="Y3">{rules}</a>')),)


def card_values(variant: Variant, trump: Suit | None) -> CardValues:
    """Each suit alike (Y1)."""
    ranks = [(rank_name(rank), POINTS[rank]) for rank in reversed(Rank)]
    return CardValues(2 * ((tr("Each suit"), ranks),), "")
