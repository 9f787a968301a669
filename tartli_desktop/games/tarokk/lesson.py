"""The guided hands of tarokk, and the guide through them."""

from dataclasses import replace

from PySide6.QtGui import QAction

from tartli_desktop.face.lesson.guided_hand import CourseOf, GuidedHand
from tartli_desktop.face.lesson.planned_hand import PlannedHand
from tartli_desktop.games.tarokk import PASKIEVICS, RULES, Action, Call, DeclareTarokks, Event, Match, View
from tartli_desktop.games.tarokk.rules.settlement import HandResult
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.account import brought
from tartli_desktop.games.tarokk.words.hints import advice
from tartli_desktop.games.tarokk.words.prompts import asked_to_bid
from tartli_desktop.text.amounts import signed
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Lesson")


class TarokkGuide(GuidedHand[Match, View, Event, Action]):
    """Tarokk's lesson beside a table."""

    def prompt_for(self, view: View, usual: str) -> str:
        is_first = self._hand is self._course.hands[0]
        if self.session is None or view.to_move != view.seat or not is_first:
            return usual
        if view.phase == "auction":
            # The hand has no cue bids.
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
        "account": _account(result, view),
        "trull_won": [*paid] == ["game_paid", "trull_paid", "tarokks_paid"]
        and result.payments[view.seat] > 0,
        **paid,
    }


def _account(result: HandResult, view: View) -> str:
    """What each line of the settlement brought the learner (T14): "game +2, Trull +2"."""
    told = []
    alone = result.partner is None
    for item in result.items:
        if item.seat is None:
            own = item.value if view.side == "F" else -item.value
            name = terms.term(item.kind)
            own *= 3 if alone and view.side == "F" else 1
        else:
            # T14.4: each of the others pays.
            own = item.value * (len(item.others or ()) if item.seat == view.seat else -1)
            name = terms.tarokks_held(item) if item.kind == "tarokks" else terms.term(item.kind)
        told.append(f"{name} {signed(own)}")
    return ", ".join(told)


class TarokkHand(PlannedHand[Match, View, Event, Action]):
    """A guided hand of tarokk with Vilma, Ágoston and Kornél."""

    rules = RULES
    variant = replace(PASKIEVICS, rounds=1)
    opponents = ("Vilma", "Ágoston", "Kornél")
    characters = ("", "vilma", "agoston", "kornel")


COURSE = CourseOf(TarokkHand, TarokkGuide)
