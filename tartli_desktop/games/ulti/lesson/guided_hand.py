"""What Ulti's guided first hand fills in, and what it points at; see :mod:`tartli_desktop.face.lesson`."""

from __future__ import annotations

from PySide6.QtGui import QAction

from tartli_desktop.cards.german import Rank
from tartli_desktop.face.lesson.guided_hand import GuidedHand
from tartli_desktop.games.ulti import CONTRACTS, Action, Event, MakeBid, Match, View
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.hints import advice
from tartli_desktop.text.card_names import rank_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

tr = Context("Ulti.Lesson")


class UltiGuide(GuidedHand[Match, View, Event, Action]):
    """Ulti's lesson beside a table."""

    def values(self, view: View) -> dict[str, object]:
        ranks = (rank_name(Rank.parse(letter), self._view.faces.suits) for letter in reversed(HIGH_TEN))
        return {
            "ranks": ", ".join(ranks),
            "simple": terms.bid_name("simple"),
            "simple_value": CONTRACTS["simple"].value,
            **_counted(view),
        }

    def named(self, action: Action) -> str:
        assert self.session is not None
        return advice(action, self.session.view, self._view.faces.suits)

    def marked_for(self, asked: Action) -> QAction | None:
        # The intended bid has a button beside the trick, with the focus; “Bids…” leads past it.
        return None if isinstance(asked, MakeBid) else super().marked_for(asked)


def _counted(view: View) -> dict[str, object]:
    """What the learner's hand brought, once it is over."""
    result = view.results[-1] if view.results else None
    if result is None or result.soloist != view.seat or result.scores is None or result.trick_points is None:
        return {"counted": False}
    own, theirs = result.scores
    earned = result.points[(view.seat + 1) % 3]
    text = (
        tr("Each of the others pays you %n point(s) (%1 forints).", None, -earned)
        if earned < 0
        else tr("You pay each of the others %n point(s) (%1 forints).", None, earned)
    )
    return {
        "counted": True,
        "trick_points": result.trick_points,
        "marriage_points": own - result.trick_points,
        "own_points": own,
        "their_points": theirs,
        "paid": fill(text, abs(earned) * view.rules.unit),
    }
