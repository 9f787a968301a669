"""The guided first hand of tarokk: how the cards lie, how it is played, and what is explained when.

The learner bids a Three, calls the XX, announces Trull and wins both.
"""

from collections.abc import Hashable
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtGui import QAction

from tartli_desktop.cards.tarokk import Card
from tartli_desktop.face.lesson.first_hand import ARROWS, TYPING, LessonStep
from tartli_desktop.face.lesson.guided_hand import GuidedHand, LessonOf
from tartli_desktop.games.tarokk import PASKIEVICS, RULES, Action, Call, DeclareTarokks, Event, Match, View
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.games.tarokk.words.account import brought
from tartli_desktop.games.tarokk.words.hints import advice
from tartli_desktop.games.tarokk.words.prompts import asked_to_bid
from tartli_desktop.games.tarokk.words.utterances import utterance_words
from tartli_desktop.session.lesson import LessonSession
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


DECK = (
    "XXI HR XVII DR DJ CJ HK DA CT IX VI XVI II XVIII XIV III SK HA CQ DQ VIII DK X SQ CK XX "
    "VII XII IV SKIZ HJ HQ CR XV V XI I XIX ST XIII SR SJ"
)
"""The pack as it lies, the talon first (T3.2)."""


def _play(name: str, card: Card, way: str = "") -> LessonStep[View, Action]:
    return LessonStep(name, (card,), Action.parse(f"play {card}"), way=way)


class TarokkFirstHand(LessonOf[Match, View, Event, Action]):
    """The hand with Vilma, Ágoston and Kornél; the learner speaks first."""

    rules = RULES
    guide_type = TarokkGuide
    opponents = ("Vilma", "Ágoston", "Kornél")
    characters = ("", "vilma", "agoston", "kornel")
    line = (
        *("0:bid three", "1:pass", "2:pass", "3:pass"),
        *("0:discard HR DA CT", "1:discard DR", "2:discard CQ", "3:discard ST"),
        *("0:keep", "1:keep", "2:keep", "3:keep"),
        *("0:tarokks 8", "0:call XX", "0:trull", "0:pass", "1:pass", "2:pass", "3:pass"),
        *("0:play SKIZ", "1:play II", "2:play V", "3:play X"),
        *("0:play XXI", "1:play III", "2:play VIII", "3:play XIII"),
        *("0:play IX", "1:play XIV", "2:play XIX", "3:play XX"),
        *("3:play DK", "0:play XVII", "1:play XVIII", "2:play DQ"),
        *("1:play CR", "2:play I", "3:play CJ", "0:play IV"),
        *("0:play XII", "1:play XV", "2:play XI", "3:play SJ"),
        *("1:play HJ", "2:play HA", "3:play SR", "0:play HK"),
        *("0:play VI", "1:play XVI", "2:play SK", "3:play SQ"),
        *("1:play HQ", "2:play DJ", "3:play CK", "0:play VII"),
    )
    steps = (
        LessonStep("cards", (Card.SKIZ, Card.XII, Card.IX, Card.VII, Card.VI, Card.IV)),
        LessonStep("honours", (Card.SKIZ, Card.HK)),
        LessonStep("aim"),
        LessonStep("bid", (Card.SKIZ,), Action.parse("bid three")),
        LessonStep("drawn", (Card.XXI, Card.XVII, Card.HR)),
        LessonStep("discard", (Card.HR, Card.DA, Card.CT), Action.parse("discard HR DA CT")),
        LessonStep("declare", (), Action.parse("tarokks 8")),
        LessonStep("call", (), Action.parse("call XX")),
        LessonStep("trull", (Card.SKIZ, Card.XXI), Action.parse("trull")),
        LessonStep("close", (), Action.parse("pass")),
        _play("skiz", Card.SKIZ, ARROWS),
        _play("xxi", Card.XXI),
        _play("low", Card.IX, TYPING),
        LessonStep("partner"),
        _play("ruff", Card.XVII),
        _play("catch", Card.IV),
        _play("twelve", Card.XII),
        _play("king", Card.HK),
        _play("six", Card.VI),
        _play("last", Card.VII),
    )

    def dealt(self, players: tuple[str, ...]) -> Match:
        """The match with its cards dealt."""
        match = Match.new(replace(PASKIEVICS, rounds=1), first_dealer=3, players=players)
        match.deal(map(Card.parse, DECK.split(" ")))
        return match

    def course(self, view: View) -> Hashable:
        """What a seat knows about the course of the hand."""
        return view.phase, view.to_move, view.auction, view.discards, view.annul, view.said, view.tricks


LESSON = TarokkFirstHand()


class TarokkLessonSession(LessonSession[Match, View, Event, Action]):
    """The match of the lesson, which is one hand."""

    by_hand = MappingProxyType({"last_card_by_itself": False})
    reply = staticmethod(LESSON.reply)

    @property
    def is_over(self) -> bool:
        """Whether the hand is over."""
        return self.hand_is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is paid for it."""
        result = self.view.result
        if result is None:
            return ()
        return tuple(seat for seat, paid in enumerate(result.payments) if paid > 0)
