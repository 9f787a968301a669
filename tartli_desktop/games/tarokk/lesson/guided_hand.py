"""What tarokk's guided first hand fills in and asks; see :mod:`tartli_desktop.face.lesson`."""

from __future__ import annotations

from PySide6.QtGui import QAction

from tartli_desktop.face.lesson.guided_hand import GuidedHand
from tartli_desktop.games.tarokk import Action, Call, DeclareTarokks, Event, Match, View
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.account import brought
from tartli_desktop.games.tarokk.words.hints import advice
from tartli_desktop.games.tarokk.words.prompts import asked_to_bid
from tartli_desktop.games.tarokk.words.utterances import utterance_words
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Lesson")


class TarokkGuide(GuidedHand[Match, View, Event, Action]):
    """Tarokk's lesson beside a table."""

    def prompt_for(self, view: View, usual: str) -> str:
        if self.session is None or view.to_move != view.seat:
            return usual
        if view.phase == "auction":
            # The lesson has no cue bids.
            return asked_to_bid(view)
        if self._hand.is_on_line(view) and any(isinstance(action, DeclareTarokks) for action in view.legal):
            # The call is not explained yet.
            return tr("First declare your eight tarokks.")
        return usual

    def values(self, view: View) -> dict[str, object]:
        return {"talon": ", ".join(map(terms.tarokk_name, view.talon)), **_counted(view)}

    def named(self, action: Action) -> str:
        assert self.session is not None
        return advice(action, self.session.view)

    def marked_for(self, asked: Action) -> QAction | None:
        # These have a button beside the trick; “Call…” leads past it.
        return None if isinstance(asked, Call | DeclareTarokks) else super().marked_for(asked)

    def choice_for(self, asked: Action) -> str:
        assert self.session is not None
        if isinstance(asked, DeclareTarokks):
            return utterance_words(asked, self.session.view)[0]
        return ""


def _counted(view: View) -> dict[str, object]:
    """What the hand brought, once it is over."""
    result = view.result
    if result is None or result.points is None:
        return {"counted": False, "trull_won": False}
    own, theirs = result.points if view.side == "F" else result.points[::-1]
    paid = {f"{item.kind}_paid": item.value for item in result.items}
    return {
        "counted": True,
        "own_points": own,
        "their_points": theirs,
        "brought": brought(result.payments[view.seat]),
        "trull_won": [*paid] == ["game_paid", "trull_paid", "tarokks_paid"]
        and result.payments[view.seat] > 0,
        **paid,
    }
