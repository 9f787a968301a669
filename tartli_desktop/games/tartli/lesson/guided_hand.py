"""What Tartli's guided first hand fills in, and what it points at; see :mod:`tartli_desktop.face.lesson`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tartli_desktop.face.at_the_table.table_parts import TableParts
from tartli_desktop.face.lesson.first_hand import TALON, FirstHand
from tartli_desktop.face.lesson.guided_hand import GuidedHand
from tartli_desktop.games.tartli import BELA_POINTS, GAME_POINTS, Action, Event, Match, View
from tartli_desktop.games.tartli.score.marks import Style
from tartli_desktop.games.tartli.score.slate import Slate
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.match_state import Phase
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.text.card_names import rank_name, suit_name
from tartli_desktop.widgets.part_arrow import PartArrow

TURNED, SLATE = "turned card", "slate"
"""What a step can point at in Tartli only."""


class TartliGuide(GuidedHand[Match, View, Event, Action]):
    """Tartli's lesson beside a table."""

    def __init__(self, table: TableParts, first_hand: FirstHand[Match, View, Event, Action]) -> None:
        super().__init__(table, first_hand)
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
