"""The guide through the hands of Ulti's course, and how they are dealt."""

from collections.abc import Hashable
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtGui import QAction

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.face.lesson.guided_hand import GuidedHand
from tartli_desktop.face.lesson.planned_hand import LessonStep, PlannedHand
from tartli_desktop.games.ulti import ASSOCIATION, CONTRACTS, RULES, Action, Event, MakeBid, Match, View
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.games.ulti.words.hints import advice
from tartli_desktop.session.lesson import LessonSession
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
    opponents = ("Vilma", "Lajos")
    characters = ("", "vilma", "lajos")

    dealer = 2
    """The seat that deals; the next one opens the auction."""

    cards: tuple[str, str, str]
    """The cards that each seat is dealt."""

    def dealt(self, players: tuple[str, ...]) -> Match:
        """The match, of one hand, with its cards dealt."""
        match = RULES.match(replace(ASSOCIATION, target_hands=1), self.dealer, players)
        from_forehand = (self.cards[(self.dealer + on) % 3].split(" ") for on in (1, 2, 3))
        first, second, third = from_forehand
        # U2.4: seven to the forehand, five to the others, and five to each.
        deck = first[:7] + second[:5] + third[:5] + first[7:] + second[5:] + third[5:]
        match.deal(map(Card.parse, deck))
        return match

    def course(self, view: View) -> Hashable:
        """What a seat knows about the course of the hand."""
        said = view.auction, view.lays, view.trump, view.marriages, view.doubles, view.claims
        return view.phase, view.to_move, said, view.tricks, view.trick


def play(name: str, card: Card, way: str = "") -> LessonStep[View, Action]:
    """A step in which the learner plays a card."""
    return LessonStep(name, (card,), Action.parse(f"play {card}"), way=way)


class UltiLessonSession(LessonSession[Match, View, Event, Action]):
    """The match of a lesson."""

    by_hand = MappingProxyType({"last_card_by_itself": False})
