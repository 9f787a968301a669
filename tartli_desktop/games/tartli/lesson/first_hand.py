"""The guided first hand of Tartli: how the cards lie, how it is played, and what is explained when.

The match has two earlier hands, because a record cannot begin with points (R14) and the hand needs scores
from which 501 can be reached; they are a record in a file. Everything the program explains comes up once.
"""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from types import MappingProxyType

import msgspec

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.lesson.guided_hand import CourseOf, GuidedHand
from tartli_desktop.face.lesson.planned_hand import ARROWS, TALON, TYPING, LessonStep, PlannedHand
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.games.tartli import BELA_POINTS, GAME_POINTS, Event, Match, NotPlayable, View
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, GATHER, OUT, Action
from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.lesson import LessonSession
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.card_names import rank_name, suit_name
from tartli_desktop.widgets.part_arrow import PartArrow

TURNED, SLATE = "turned card", "slate"
"""What a step can point at in Tartli only."""

DECK = "HK LA LK AO AU AX LO BK BO BA L7 B7 BU B8 AA BX A7 LX HO H8 A8 H7 AK B9 A9 HU L8 H9 LU HX L9 HA"
"""The pack of the lesson; the opponent deals."""


@cache
def _earlier_hands() -> JsonDict:
    """The record of the hands before, after which nobody has won yet."""
    return msgspec.json.decode((resources_folder() / "lessons/tartli.json").read_bytes(), type=JsonDict)


def _is_to_act(view: View) -> bool:
    return view.to_move == view.seat and len(view.trick) < 2


def _goes_out(view: View) -> bool:
    return _is_to_act(view) and view.wins_by_going_out


def _must_follow(view: View) -> bool:
    """Whether the learner holds the suit led and so may not play certain other cards (R4.2)."""
    return any(view.why_not(card) is NotPlayable.MUST_FOLLOW for card in view.hand)


def _must_trump(view: View) -> bool:
    """Whether the learner, lacking the suit led, must play a trump (R4.2)."""
    return any(view.why_not(card) is NotPlayable.MUST_TRUMP for card in view.hand)


def _play(name: str, card: Card, points: tuple[str, ...] = (), way: str = "") -> LessonStep[View, Action]:
    return LessonStep(name, (card, *points), Action.parse(f"play {card}"), way=way)


class TartliGuide(GuidedHand[Match, View, Event, Action]):
    """Tartli's lesson beside a table."""

    def __init__(self, table: TableParts, course: CourseOf[Match, View, Event, Action]) -> None:
        super().__init__(table, course)
        assert isinstance(table.sheet, Slate)
        self._slate = table.sheet
        self._slate_arrow = PartArrow(table.sheet)

    def values(self, view: View) -> dict[str, object]:
        assert self.session is not None
        suits = self._view.faces.suits
        led = view.trick[0][1] if view.trick else None
        beck = self._slate.signs is not Style.HUNGARIAN
        whose = prompts.prompt_for(Phase.PAUSE, view, self.session.names, suits) if led is not None else ""
        return {
            "own_points": view.counts[view.seat],
            "their_points": view.counts[1 - view.seat],
            "game_points": GAME_POINTS,
            "bela_points": BELA_POINTS,
            # The signs of R13.2 and R13.3.
            "beck": beck,
            "twenty": "|" if beck else "/",
            "led_suit": suit_name(led.suit, suits) if led is not None else "",
            "led_rank": rank_name(led.rank, suits) if led is not None else "",
            "whose_trick": whose,
        }

    def named(self, action: Action) -> str:
        return prompts.decision(action, self._view.faces.suits)

    def pointed_at(self, point: str) -> Iterator[CardItem]:
        stock = self._view.scene().stock_items
        if stock and point == TURNED:
            yield stock[0]
        elif stock and point == TALON:
            yield stock[-1]

    def shown_beside(self, points: Sequence[object]) -> None:
        is_spoken_of = SLATE in points
        self._slate_arrow.point(is_spoken_of)
        if is_spoken_of:
            self._column.read_slate()


class TartliFirstHand(PlannedHand[Match, View, Event, Action]):
    """The hand against Kata, who deals."""

    rules = RULES
    opponents = ("Kata",)
    line = (
        *("0:declare LA3", "0:play B8", "1:play BA", "1:gather"),
        *("1:declare AO3", "1:play AU", "0:declare BK3", "0:play AA", "0:gather"),
        *("0:exchange", "0:bela", "0:play LA", "1:play L7", "0:gather"),
        *("0:play A8", "1:play AX", "1:gather"),
        *("1:play B7", "0:play BK", "0:gather"),
        *("0:play B9", "1:play BX", "1:gather"),
        *("1:play A7", "0:play L8", "1:gather"),
        *("1:play LX", "0:play L9", "1:gather"),
        *("1:play AO", "0:play HO", "0:gather"),
        "0:out",
    )
    steps = (
        LessonStep("talon", (TALON,)),
        LessonStep("trumps", (TURNED,)),
        LessonStep("score"),
        LessonStep("slate", (SLATE,)),
        LessonStep("games", (SLATE,)),
        LessonStep("terc", (Card.LA, Card.LK, Card.LO), Action.parse("declare LA3")),
        _play("first lead", Card.B8, way=ARROWS),
        LessonStep("first trick", (), GATHER, for_others=True),
        LessonStep("contest", (Card.BK, Card.BO, Card.BU), Action.parse("declare BK3")),
        _play("contest won", Card.AA, way=TYPING),
        LessonStep("chalk", (SLATE,), GATHER, for_others=True),
        LessonStep("seven", (Card.H7, TURNED), EXCHANGE, elsewhere=_is_to_act),
        LessonStep("béla", (Card.HK, Card.HO), BELA, elsewhere=_is_to_act),
        _play("ace", Card.LA),
        _play("low", Card.A8),
        _play("take", Card.BK),
        _play("give", Card.B9),
        _play("last draw", Card.L8, (TURNED,)),
        LessonStep("follow", (Card.L9,), Action.parse("play L9"), elsewhere=_must_follow, by_trick=True),
        LessonStep("trump", (Card.HO,), Action.parse("play HO"), elsewhere=_must_trump, by_trick=True),
        LessonStep("out", (), OUT, elsewhere=_goes_out),
    )

    def dealt(self, players: tuple[str, ...]) -> Match:
        """The match with its last hand dealt."""
        match = Match.from_record(_earlier_hands() | {"players": list(players)})
        match.deal(map(Card.parse, DECK.split(" ")))
        return match

    def course(self, view: View) -> Hashable:
        """The events of the hand so far, as a seat knows them."""
        return view.events


class TartliLessonSession(LessonSession[Match, View, Event, Action]):
    """The match of the lesson, which ends with its hand."""

    by_hand = MappingProxyType({"go_out": GoOut.REMIND})

    @property
    def is_over(self) -> bool:
        """Whether the hand of the lesson is over."""
        hands = len(self._match.hands)
        return bool(self.winners) or (self._match.needs_deck and hands > len(_earlier_hands()["hands"]))
