"""What the help says about Hungarian Tarokk: see :class:`tartli_desktop.face.learning.help.Help`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.learning.help import Help
from tartli_desktop.games.tarokk.rules.variant import ONLINE, PASKIEVICS, Rules
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.widgets.pages.rich_text import Section

from .advice import playing_well
from .announcing import announcing
from .bidding import bidding
from .course import cards_and_course, talon_and_partner, the_play
from .glossary import words_of_the_game
from .payment import payment
from .rounds import rounds
from .switches import own_rules


class TarokkHelp(Help):
    """The rules with their numbers, in the order in which a hand meets them, advice and the words."""

    def variants(self, played: Rules) -> Sequence[Rules]:
        """The two known sets of rules; the one that is played may have other switches."""
        known = {rules.name: rules for rules in (PASKIEVICS, ONLINE)}
        return tuple((known | {played.name: played}).values())

    def chapters(self, variant: Rules, suits: SuitSystem) -> Sequence[Section]:
        """The course of a hand, what is paid for it, own rules, advice and words."""
        return (
            *cards_and_course(variant),
            *bidding(variant),
            *talon_and_partner(variant),
            *announcing(variant),
            the_play(),
            *payment(variant),
            *rounds(variant),
            own_rules(variant),
            playing_well(),
            words_of_the_game(),
        )
