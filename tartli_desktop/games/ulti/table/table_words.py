"""What Ulti says at the table: see :class:`tartli_desktop.face.words.Words`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.words import WordsOf
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.ulti import Action, Event, Lay, MakeBid, Match, Play, View
from tartli_desktop.games.ulti.coach.running_count import points_so_far
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.words import prompts, refusals, terms
from tartli_desktop.games.ulti.words.announcements import UltiAnnouncements
from tartli_desktop.games.ulti.words.table_parts import UltiParts
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate


class TableWords(WordsOf[Match, View, Event, Action, UltiOptions]):
    """The sentences of Ulti, each from the module for its kind."""

    announcements = UltiAnnouncements()
    parts = UltiParts()

    def prompt(
        self, phase: Phase, view: View, names: Sequence[str], suits: SuitSystem, options: UltiOptions, /
    ) -> str:
        """What the match waits for."""
        return prompts.prompt(phase, view, names, suits)

    def draw_prompt(self, draw: Draw, viewer: int | None, names: Sequence[str], suits: SuitSystem, /) -> str:
        """Who deals first (U2.2)."""
        return prompts.draw_line(draw, viewer, names, suits)

    def whose_turn(self, view: View, names: Sequence[str], /) -> str:
        """Whose turn it is."""
        return prompts.whose_turn(view, names)

    def state_line(
        self, view: View, names: Sequence[str], suits: SuitSystem, /, *, tells_counts: bool
    ) -> str:
        """What is played, the points so far, what lies in the trick, whose turn it is."""
        count = points_so_far(view, len(view.tricks)) if tells_counts else None
        return prompts.state_line(view, names, suits, count)

    def spoken(self, event: Event, view: View, suits: SuitSystem, /) -> str | None:
        """What a player says when an event happens."""
        return terms.spoken(event, suits, view.contract)

    def taken_back_line(self, action: Action, suits: SuitSystem, /) -> str:
        """That a decision has been undone."""
        match action:
            case Play(card):
                return fill(translate("Ulti.Table", "%1 is back in your hand."), card_name(card, suits))
            case Lay(cards):
                names = ", ".join(card_name(card, suits) for card in cards)
                return fill(translate("Ulti.Table", "%1 are back in your hand."), names)
            case MakeBid(bid):
                return fill(translate("Ulti.Table", "Your bid, %1, was undone."), terms.bid_name(bid))
        return translate("Ulti.Table", "Your last decision was undone.")

    def dealt_again_line(self, again: ReplayedDeal, match: Match, person: int, /) -> str:
        """What these cards brought the first time."""
        text = translate("Ulti.Table", "The first time these cards brought %1.")
        return fill(text, signed(again.first_of_cards))

    def confirms(self) -> str:
        """The label of the button that confirms two chosen cards."""
        return translate("Ulti.Table", "Discard")

    def why_not(self, view: View, action: Action, rule: str, suits: SuitSystem, /) -> tuple[str, str]:
        """Why an action is refused, and the rule to read about it."""
        return refusals.why_not(view, action, rule, suits)
