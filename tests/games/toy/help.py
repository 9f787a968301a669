"""The toy's part of the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.pages.rich_text import Section, said

from .rules import Variant

tr = Context("Toy.Help")


class ToyHelp(HelpOf[Variant]):
    """The rules in a sentence."""

    def chapters(self, variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
        """A single chapter, with an anchor for one rule."""
        rules = tr("Follow suit, or else play any card. The highest trump takes the trick.")
        return (Section(tr("The toy"), said(f'<a name="Y3">{rules}</a>')),)
