"""The claims a hint may make about how its advice compares with something else."""

from __future__ import annotations

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    PLAYS,
    Declare,
    Play,
)

from .claims_position import (
    FEW,
    GAME,
    ClaimsPosition,
    card_named,
)


class ClaimsOfValue(ClaimsPosition):
    """Each method returns whether one such claim is true."""

    def _unlike(self, gap: float, error: float, least: float) -> bool:
        """Whether values differ by more than chance explains."""
        return abs(gap) >= least and abs(gap) > 2 * error

    @property
    def ahead(self) -> float:
        """The points by which the choice is ahead."""
        return self.best.points - self.next.points

    @property
    def differs(self) -> bool:
        """Whether the choice and the next best certainly differ, in points or in the chance to win."""
        points = self._unlike(self.ahead, self.next.error, 0.5)
        return points or self._unlike(self.best.win - self.next.win, self.next.win_error, 0.01)

    @property
    def in_sight(self) -> bool:
        """Whether somebody can win the game in this hand."""
        return max(self.view.counts) >= GAME - 161

    def close_call(self) -> bool:
        return self.next.worlds > 0 and not self.differs and not self._better_game

    def comes_out_better(self) -> bool:
        return not self.next.worlds and self.ahead > 0

    def did_better(self, deals: str) -> bool:
        points = self.ahead > 0 and self._unlike(self.ahead, self.next.error, 0.5)
        win = self.best.win - self.next.win
        chance = win > 0 and self._unlike(win, self.next.win_error, 0.01)
        worth = self.best.worth > self.next.worth and self._better_game
        return int(deals) == self.next.worlds > 0 and (points or chance or worth)

    @property
    def _better_game(self) -> bool:
        """Whether they certainly differ in the strongest player's measure."""
        return self._unlike(self.best.worth - self.next.worth, self.next.worth_error, FEW)

    def weighed(self, card: str, deals: str) -> bool:
        compared = card_named(card) == self.against and int(deals) == self.next.worlds > 0
        return compared and self.best.place < self.next.place

    def little_depends(self) -> bool:
        plays = [value for action, value in self.values.items() if isinstance(action, Play)]
        return all(abs(self.best.points - value.points) + 2 * value.error < 2 * FEW for value in plays)

    def as_good(self, *other: str) -> bool:
        same = (self.best.points, self.best.win, self.best.worth) == (
            self.next.points,
            self.next.win,
            self.next.worth,
        )
        return self._other(*other) and self.next.worlds == 0 and same

    def nearly_as_good(self, *other: str) -> bool:
        few = abs(self.ahead) + 2 * self.next.error < FEW
        chance = self._unlike(self.best.win - self.next.win, self.next.win_error, 0.01)
        return self._other(*other) and few and not (chance and self.in_sight)

    def may_be_as_good(self, *other: str) -> bool:
        sees = self.in_sight and self._unlike(self.best.win - self.next.win, self.next.win_error, 0.01)
        return (
            self._other(*other)
            and not self._unlike(self.ahead, self.next.error, 0.5)
            and not sees
            and not self._better_game
        )

    def lost(self) -> bool:
        return all(value.win < 0.005 for action, value in self.values.items() if isinstance(action, Play))

    def also_wins(self, *other: str) -> bool:
        return self._other(*other) and self.next.win == self.best.win == 1.0 and not self.next.worlds

    def better_for_game(self, *other: str) -> bool:
        worth = self.best.worth - self.next.worth
        return self._other(*other) and self.ahead < 0 and worth > 2 * self.next.worth_error

    def better_game_than(self, *other: str) -> bool:
        gap = self.best.win - self.next.win
        chance = gap > 0 and self._unlike(gap, self.next.win_error, 0.01)
        worth = self.best.worth - self.next.worth
        return self._other(*other) and (chance or worth > 2 * self.next.worth_error > 0)

    def chances(self, ours: str, theirs: str, *other: str) -> bool:
        least, most = (0.0, 1.0) if not self.next.worlds else (0.01, 0.99)

        def near(text: str, chance: float) -> bool:
            return abs(float(text) / 100 - min(max(chance, least), most)) <= 0.00501

        told = near(ours, self.best.win) and near(theirs, self.next.win)
        gap = self.best.win - self.next.win
        ahead = gap > 0 and self._unlike(gap, self.next.win_error, 0.01)
        return self._other(*other) and told and float(ours) > float(theirs) and ahead

    def exactly(self, points: str, *other: str) -> bool:
        told = abs(self.ahead - int(points)) <= 0.5 and self.ahead > 0
        return self._other(*other) and self.next.worlds == 0 and told and not self._worse_chance

    @property
    def _worse_chance(self) -> bool:
        gap = self.best.win - self.next.win
        return gap < 0 and self._unlike(gap, self.next.win_error, 0.01)

    def slightly(self, *other: str) -> bool:
        sure = self.ahead > 0 and self._unlike(self.ahead, self.next.error, 0.5)
        few = self.ahead < 4
        return self._other(*other) and self.next.worlds > 0 and sure and few and not self._worse_chance

    def about(self, points: str, *other: str) -> bool:
        sure = self.ahead > 0 and self._unlike(self.ahead, self.next.error, 0.5)
        told = abs(self.ahead - int(points)) <= 0.5
        return self._other(*other) and self.next.worlds > 0 and sure and told and not self._worse_chance

    def _other(self, card: str | None, alone: str | None, how: str | None, not_declaring: str | None) -> bool:
        """Whether the hint names the next best correctly."""
        says = isinstance(self.chosen, Declare) or self.chosen == BELA
        if not_declaring:
            return says and self._then()[-1] == PLAYS[self.against or Card.A7] and self.against is not None
        if alone is None:
            return card is not None and card_named(card) == self.against and isinstance(self.chosen, Play)
        way = says if how == "declaring" else self.chosen == EXCHANGE
        return card_named(alone) == self.against and way
