"""Tartli's chapters of the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section

from . import slate
from .rules import playing_well, rules, words_of_the_game

_CHALK = "chalk:"
_SIGN = 2.2
"""Height of a chalk mark, in letter heights."""


class TartliHelp(HelpOf[Variant]):
    """Rules, advice, glossary, and the signs on the slate with their pictures."""

    def variants(self, played: Variant) -> tuple[Variant, ...]:
        """The two standard variants, for a match whose target may differ."""
        known = {variant.name: variant for variant in (HUNGARIAN, AUSTRIAN)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Variant, suits: SuitSystem) -> tuple[Section, ...]:
        """The chapters: rules, advice, glossary and the signs on the slate."""
        return (
            *rules(variant, suits),
            *playing_well(variant, suits),
            *words_of_the_game(variant, suits),
            slate.signs_on_the_slate(),
        )

    def picture(self, name: str, size: float, ratio: float) -> QImage | None:
        """The picture of some chalk marks, such as ``chalk:67``, or None."""
        marks = slate.PICTURES.get(name.removeprefix(_CHALK)) if name.startswith(_CHALK) else None
        return None if marks is None else slate.picture(marks, _SIGN * size, ratio)

    def picture_words(self, name: str) -> str:
        """What such a picture shows, in words; empty for any other name."""
        return slate.picture_words(name.removeprefix(_CHALK))
