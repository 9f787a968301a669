"""What tarokk says at the table: see :class:`tartli_desktop.face.words.WordsOf`."""

from __future__ import annotations

from tartli_desktop.face.words import WordsOf
from tartli_desktop.games.tarokk import Action, Discard, Event, Match, Play, View
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tarokk.words import prompts, refusals, terms
from tartli_desktop.games.tarokk.words.announcements import TarokkAnnouncements, TarokkNames
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Tarokk.Table")


class TableWords(WordsOf[Match, View, Event, Action, TarokkOptions]):
    """The sentences of tarokk, each from the module for its kind."""

    announcements = TarokkAnnouncements()
    parts = TarokkNames()

    draw_prompt = staticmethod(prompts.draw_line)
    prompt = staticmethod(prompts.prompt)
    state_line = staticmethod(prompts.state_line)

    def spoken(self, event: Event, view: View, suits: SuitSystem, /) -> str | None:
        """What a player says when an event happens."""
        return terms.spoken(event)

    def taken_back_line(self, action: Action, suits: SuitSystem, /) -> str:
        """That a decision has been undone."""
        match action:
            case Play(card):
                return fill(tr("%1 is back in your hand."), terms.tarokk_name(card))
            case Discard(cards):
                names = ", ".join(map(terms.tarokk_name, cards))
                return fill(tr("Back in your hand: %1."), names)
        said = terms.said(action)
        if said is not None:
            return fill(tr("Undone: “%1”", "what was said"), said)
        return super().taken_back_line(action, suits)

    def confirms(self) -> str:
        """The label of the button that confirms the chosen cards."""
        return tr("Discard")

    def why_not(self, view: View, action: Action, rule: str, suits: SuitSystem, /) -> tuple[str, str]:
        """Why an action is refused, and the rule to read about it."""
        return refusals.why_not(view, action, rule)
