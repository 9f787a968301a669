"""Tartli's chapters of the help: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from tartli_desktop.face.learning.help import HelpOf
from tartli_desktop.games.tartli.commands import command_names
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant
from tartli_desktop.games.tartli.score import sample
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key
from tartli_desktop.widgets.pages.rich_text import Section

from . import slate
from .rules import playing_well, rules, words_of_the_game

translate = QCoreApplication.translate

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
        return None if marks is None else sample.picture(marks, _SIGN * size, ratio)

    def picture_words(self, name: str) -> str:
        """What such a picture shows, in words; empty for any other name."""
        return slate.picture_words(name.removeprefix(_CHALK))

    def while_you_learn(self) -> tuple[str, ...]:
        """Texts on the list of melds and on what the table can show."""
        text = translate(
            "Tartli.Help",
            "%1 lists every meld you hold, whether you can declare it now or not.",
            "Look at my melds",
        )
        shown = translate(
            "Tartli.Help",
            "The table can show running counts and a board of the cards that are gone or that your opponent "
            "must hold, and remind you of melds.",
        )
        return (fill(text, f"<b>{command_names()['look_at_melds']}</b>"), shown)

    def matches(self) -> tuple[str, ...]:
        """Texts on the choice of rules, two people at one table, and the slate as a picture."""
        return (
            translate(
                "Tartli.Help",
                "Hungarian and Austrian rules are ready; with <b>My own rules</b> you play by those of your "
                "house.",
            ),
            translate(
                "Tartli.Help",
                "<b>Two people</b> can play at one screen. A curtain hides the cards while you change "
                "places, and tells you what happened in the meantime.",
            ),
            translate("Tartli.Help", "The slate can be saved as a picture, to keep or to send."),
        )

    def mouse(self) -> tuple[str, ...]:
        """Texts on exchanging the Seven with the mouse."""
        return (translate("Tartli.Help", "Click the talon to exchange the Seven."),)

    def keys(self, why: str) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
        """The keys of the meld dialog."""
        rule = shown_key(why), translate("Tartli.Help", "Read the rule that forbids a meld")
        rows = (
            ("↑ ↓", translate("Tartli.Help", "Move through the melds")),
            ("→ ←", translate("Tartli.Help", "Show or hide the parts of a sequence")),
            (translate("Tartli.Help", "Space", "a key"), translate("Tartli.Help", "Tick or untick a meld")),
            *((rule,) if why else ()),
            (
                translate("Tartli.Help", "Enter", "a key"),
                translate("Tartli.Help", "Declare the ticked melds"),
            ),
            (translate("Tartli.Help", "Esc", "a key"), translate("Tartli.Help", "Declare nothing")),
        )
        return ((translate("Tartli.Help", "When you declare melds"), rows),)
