"""What Ulti says at the table: see :class:`tartli_desktop.face.words.WordsOf`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.words import WordsOf
from tartli_desktop.games.ulti import Action, Event, Lay, MakeBid, Match, Play, View
from tartli_desktop.games.ulti.coach.facts import points_so_far
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.games.ulti.words import prompts, refusals, terms
from tartli_desktop.games.ulti.words.announcements import UltiAnnouncements, UltiNames
from tartli_desktop.text.card_names import SuitSystem, card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Table")


class TableWords(WordsOf[Match, View, Event, Action, UltiOptions]):
    """The sentences of Ulti, each from the module for its kind."""

    announcements = UltiAnnouncements()
    parts = UltiNames()

    draw_prompt = staticmethod(prompts.draw_line)
    prompt = staticmethod(prompts.prompt)
    why_not = staticmethod(refusals.why_not)

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
                return fill(tr("%1 is back in your hand."), card_name(card, suits))
            case Lay(cards):
                names = ", ".join(card_name(card, suits) for card in cards)
                return fill(tr("%1 are back in your hand."), names)
            case MakeBid(bid):
                return fill(tr("Your bid, %1, was undone."), terms.bid_name(bid))
        return super().taken_back_line(action, suits)

    def confirms(self) -> str:
        """The label of the button that confirms two chosen cards."""
        return tr("Discard")
