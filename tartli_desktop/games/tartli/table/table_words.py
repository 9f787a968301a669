"""Tartli's texts at the table: see :class:`tartli_desktop.face.words.WordsOf`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.words import WordsOf
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import Action, Card, Event, Match, Play, View
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.tartli.words import announcements, prompts, refusals, terms
from tartli_desktop.games.tartli.words.accessible_names import ACCESSIBLE_NAMES
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.table.screen_reader.accessible import AccessibleNamesOf
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.program_names import name_shown
from tartli_desktop.widgets.announcer import AnnouncementsOf


class TableWords(WordsOf[Match, View, Event, Action, TartliOptions]):
    """Tartli's sentences, each from the module for its kind."""

    announcements: AnnouncementsOf[View, Event, Action] = announcements
    parts: AccessibleNamesOf[View, Card] = ACCESSIBLE_NAMES

    def prompt(
        self, phase: Phase, view: View, names: Sequence[str], suits: SuitSystem, options: TartliOptions
    ) -> str:
        """The prompt: what the match waits for."""
        return prompts.prompt_for(phase, view, names, suits)

    def draw_prompt(self, draw: Draw, viewer: int | None, names: Sequence[str], suits: SuitSystem) -> str:
        """The draw for the first dealer (R3.1), told to one player or to both."""
        return prompts.draw_prompt(draw, viewer, names, suits)

    def state_line(self, view: View, names: Sequence[str], suits: SuitSystem, *, tells_counts: bool) -> str:
        """Trumps, trick, turned card, talon, counts, and the cards in the trick."""
        return announcements.talon_line(view, names, suits, tells_counts=tells_counts)

    def spoken(self, event: Event, view: View, suits: SuitSystem) -> str | None:
        """What players say aloud when an event happens (R5.3, R6)."""
        return terms.spoken(event, view.variant, suits)

    def taken_back_line(self, action: Action, suits: SuitSystem) -> str:
        """A sentence saying that a decision has been undone."""
        return prompts.taken_back_line(action, suits)

    def dealt_again_line(self, again: ReplayedDeal, match: Match, person: int) -> str:
        """Which deal is played again, and how the score stands."""
        counts = match.counts[person], match.counts[1 - person]
        return prompts.dealt_again_line(again, counts, name_shown(match.players[1 - person]))

    def why_not(self, view: View, action: Action, rule: str, suits: SuitSystem) -> tuple[str, str]:
        """Why an action is refused, and the rule to read about it."""
        if isinstance(action, Play):
            return refusals.why_not_play(view, action.card, suits), rule
        # R3 on drawing and cutting would not help a player who only pressed too early.
        too_early = rule.startswith("R3")
        shown = "R4" if too_early else rule
        return refusals.why_not(shown, view.variant, suits, action), "" if too_early else rule
