"""The guided first hand of Ulti: how the cards lie, how it is played, and what is explained when.

The learner opens, bids a Simple and wins it by 90 to 60.
"""

from collections.abc import Hashable
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtGui import QAction

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.face.lesson.first_hand import ARROWS, TALON, TYPING, LessonStep
from tartli_desktop.face.lesson.guided_hand import GuidedHand, LessonOf
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


HANDS = (
    "AA AK AO A9 A7 LA LX L8 HU H8 B9 B8",
    "AX A8 LK LO L7 HA HO BA BO B7",
    "AU LU L9 HX HK H9 H7 BX BK BU",
)
"""The cards of each seat."""


def _play(name: str, card: Card, way: str = "") -> LessonStep[View, Action]:
    return LessonStep(name, (card,), Action.parse(f"play {card}"), way=way)


class UltiFirstHand(LessonOf[Match, View, Event, Action]):
    """The hand against Vilma and Lajos."""

    rules = RULES
    guide_type = UltiGuide
    opponents = ("Vilma", "Lajos")
    characters = ("", "vilma", "lajos")
    line = (
        *("0:lay B9 B8", "0:bid simple", "1:pass", "2:pass", "0:pass", "0:trump A"),
        *("0:marriage 40", "0:play AA", "1:marriage 20", "1:play A8", "2:play AU"),
        *("0:play A9", "1:play AX", "2:play BX"),
        *("1:play HO", "2:play HX", "0:play H8"),
        *("2:play H9", "0:play HU", "1:play HA"),
        *("1:play BA", "2:play BU", "0:play A7"),
        *("0:play LA", "1:play L7", "2:play L9"),
        *("0:play LX", "1:play LO", "2:play LU"),
        *("0:play L8", "1:play LK", "2:play H7"),
        *("1:play BO", "2:play BK", "0:play AO"),
        *("0:play AK", "1:play B7", "2:play HK"),
    )
    steps = (
        LessonStep("cards"),
        LessonStep("ranks"),
        LessonStep("aim"),
        LessonStep("lay", (Card.B9, Card.B8), Action.parse("lay B9 B8")),
        LessonStep("bid", (), Action.parse("bid simple")),
        LessonStep("pass", (TALON,), Action.parse("pass")),
        LessonStep("trump", (), Action.parse("trump A")),
        LessonStep("marriage", (Card.AK, Card.AO), Action.parse("marriage 40")),
        _play("lead", Card.AA, ARROWS),
        LessonStep("theirs"),
        _play("low trump", Card.A9, TYPING),
        _play("follow", Card.H8),
        _play("beat", Card.HU),
        _play("ruff", Card.A7),
        _play("ace", Card.LA),
        _play("ten", Card.LX),
        _play("low", Card.L8),
        _play("second last", Card.AO),
        _play("last", Card.AK),
    )

    def dealt(self, players: tuple[str, ...]) -> Match:
        """The match, of one hand, with its cards dealt."""
        match = RULES.match(replace(ASSOCIATION, target_hands=1), 2, players)
        first, second, third = (text.split(" ") for text in HANDS)
        # U2.4: seven to the forehand, five to the others, and five to each.
        deck = first[:7] + second[:5] + third[:5] + first[7:] + second[5:] + third[5:]
        match.deal(map(Card.parse, deck))
        return match

    def course(self, view: View) -> Hashable:
        """What a seat knows about the course of the hand."""
        said = view.auction, view.lays, view.trump, view.marriages, view.doubles, view.claims
        return view.phase, view.to_move, said, view.tricks, view.trick


LESSON = UltiFirstHand()


class UltiLessonSession(LessonSession[Match, View, Event, Action]):
    """The match of the lesson."""

    by_hand = MappingProxyType({"last_card_by_itself": False})
    reply = staticmethod(LESSON.reply)
