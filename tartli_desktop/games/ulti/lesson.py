"""The guided hands of Ulti, and the guide through them."""

from dataclasses import replace

from PySide6.QtGui import QAction

from tartli_desktop.cards.german import Rank
from tartli_desktop.face.lesson.guided_hand import CourseOf, GuidedHand
from tartli_desktop.face.lesson.planned_hand import PlannedHand
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, RULES, Action, Event, MakeBid, Match, View
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
        ranks = (rank_name(Rank.parse(letter)) for letter in reversed(HIGH_TEN))
        return {
            "ranks": ", ".join(ranks),
            "simple": terms.bid_name("simple"),
            "simple_value": CONTRACTS["simple"].value,
            **_counted(view),
        }

    def named(self, action: Action) -> str:
        assert self.session is not None
        return advice(action, self.session.view)

    def marked_for(self, asked: Action) -> QAction | None:
        # The intended bid has a button beside the trick, with the focus; “Bids…” leads past it.
        return None if isinstance(asked, MakeBid) else super().marked_for(asked)


def _counted(view: View) -> dict[str, object]:
    """What the learner's hand brought, once it is over; ``played`` is what the learner has played alone."""
    result = view.results[-1] if view.results else None
    if result is None:
        return {"counted": False, "played": "", "paid": ""}
    earned, alone = result.points[view.seat], result.soloist == view.seat
    if not alone:
        text = tr("You get %n point(s) (%1 forints).", None, earned)
        if earned < 0:
            text = tr("You pay %n point(s) (%1 forints).", None, -earned)
    else:
        # Both pay the same in these hands.
        earned = -result.points[(view.seat + 1) % 3]
        text = tr("Each of the others pays you %n point(s) (%1 forints).", None, earned)
        if earned < 0:
            text = tr("You pay each of the others %n point(s) (%1 forints).", None, -earned)
    counts = result.scores is not None and result.trick_points is not None
    own, theirs = result.scores or (0, 0)
    points = result.trick_points or 0
    return {
        "counted": alone and counts,
        "played": result.contract if alone else "",
        "trick_points": points,
        "marriage_points": own - points,
        "own_points": own,
        "their_points": theirs,
        "paid": fill(text, abs(earned) * view.rules.unit),
    }


class UltiHand(PlannedHand[Match, View, Event, Action]):
    """A guided hand of Ulti against Vilma and Lajos."""

    rules = RULES
    variant = replace(ASSOCIATION, target_hands=1)
    opponents = ("Vilma", "Lajos")
    characters = ("", "vilma", "lajos")

    def course(self, view: View) -> object:
        return replace(view, players=("", "", ""))


COURSE = CourseOf(UltiHand, UltiGuide)
