"""The guided first hand of Tartli, and the guide through it.

The match has two earlier hands, because a record cannot begin with points (R14) and the hand needs scores
from which 501 can be reached; they are a record in a file. Everything the program explains comes up once.
"""

from collections.abc import Iterator, Sequence
from types import MappingProxyType

import msgspec

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.lesson.guided_hand import CourseOf, GuidedHand
from tartli_desktop.face.lesson.planned_hand import TALON, PlannedHand
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.games.tartli import BELA_POINTS, GAME_POINTS, Event, Match, NotPlayable, View
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.games.tartli.rules.actions import Action
from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.resources import resources_folder
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.card_names import rank_name, suit_name
from tartli_desktop.widgets.part_arrow import PartArrow

TURNED, SLATE = "turned_card", "slate"
"""What a step can point at in Tartli only."""


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


class TartliGuide(GuidedHand[Match, View, Event, Action]):
    """Tartli's lesson beside a table."""

    def __init__(self, table: TableParts, course: CourseOf[Match, View, Event, Action]) -> None:
        super().__init__(table, course)
        assert isinstance(table.sheet, Slate)
        self._slate = table.sheet
        self._slate_arrow = PartArrow(table.sheet)

    def values(self, view: View) -> dict[str, object]:
        assert self.session is not None
        led = view.trick[0][1] if view.trick else None
        beck = self._slate.signs is not Style.HUNGARIAN
        whose = prompts.prompt_for(Phase.PAUSE, view, self.session.names) if led is not None else ""
        return {
            "own_points": view.counts[view.seat],
            "their_points": view.counts[1 - view.seat],
            "game_points": GAME_POINTS,
            "bela_points": BELA_POINTS,
            # The signs of R13.2 and R13.3.
            "beck": beck,
            "twenty": "|" if beck else "/",
            "led_suit": suit_name(led.suit) if led is not None else "",
            "led_rank": rank_name(led.rank) if led is not None else "",
            "whose_trick": whose,
        }

    def named(self, action: Action) -> str:
        return prompts.decision(action)

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


class TartliHand(PlannedHand[Match, View, Event, Action]):
    """The guided first hand against Kata, who deals."""

    rules = RULES
    opponents = ("Kata",)
    by_hand = MappingProxyType({"go_out": GoOut.REMIND})
    points = (TALON, TURNED, SLATE)
    elsewhere = MappingProxyType(
        {
            "seven": _is_to_act,
            "béla": _is_to_act,
            "follow": _must_follow,
            "trump": _must_trump,
            "out": _goes_out,
        }
    )

    def begun(self, players: tuple[str, ...]) -> Match:
        """The match after its earlier hands, in which nobody has won yet."""
        before = msgspec.json.decode((resources_folder() / "lessons/tartli.json").read_bytes(), type=JsonDict)
        return Match.from_record(before | {"players": list(players)})


COURSE = CourseOf(TartliHand, TartliGuide)
