"""The card to play in tricks 8 to 16, from the exact value of each."""

from dataclasses import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli.opponents.knowledge.position import Position
from tartli_desktop.games.tartli.opponents.meld_tables import BEATEN_BY, CARD_POINTS, normal, normal_card
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK, LAST_TRICK

from .solver import BEFORE_TRICK_8, FAR, INFINITE, NO_SWEEP, SWEEP, Solver, Stakes, worth_of

MOST_SLIP = 30
"""The most points that one slip of the opponent counts for: a costlier slip is also easier to avoid."""

MOST_EQUALS = 4
"""The most equal cards that are compared more closely."""


class EndgameChoice:
    """A position of tricks 8 to 16 with a card to play. Masks are normal; values are this player's.

    Raises ValueError for a view in which the hands do not fit the trick.
    """

    def __init__(self, position: Position, gained: int = 0, should_stop: ShouldStop | None = None) -> None:
        """``gained`` are the meld points that this player scores before the trick is gathered."""
        trump = position.trump
        self._position = position
        self._should_stop = should_stop
        self._hand, self._theirs = normal(position.hand, trump), normal(position.theirs, trump)
        self._led = normal_card(position.led, trump) if position.led >= 0 else -1
        size = LAST_TRICK + 1 - position.trick
        answers = 1 if position.led >= 0 else 0
        if self._hand.bit_count() != size or self._theirs.bit_count() != size - answers:
            raise ValueError(f"the view contradicts itself: the hands do not fit trick {position.trick}")
        variant = position.view.variant
        mine, theirs = position.count + gained, position.opponent_count
        if position.events.my_melds is not None and position.melds_will_score:
            mine += sum(item.points for item in position.events.my_melds)
        stakes = Stakes(
            early=position.trick_points,
            counts=(mine, theirs),
            goal=position.count + 1 if position.view.tied else GAME_POINTS,
            stichmatsch=variant.stichmatsch,
            double_below=variant.double_below,
        )
        if not variant.stichmatsch:
            self._sweep = NO_SWEEP
        elif position.trick == LAST_DRAWING_TRICK + 1:
            self._sweep = BEFORE_TRICK_8
        else:
            self._sweep = SWEEP if position.sweeper == position.view.leader else NO_SWEEP
        if position.led >= 0:
            stakes = replace(stakes, early=stakes.early[::-1], counts=stakes.counts[::-1])
        self._stakes = stakes
        self._solver = Solver(stakes)

    def values(self, *, window: int = INFINITE) -> dict[int, int]:
        """The value of every legal card, by its bit; with a ``window``, exact only that close to the best.

        When the time is up, only the cards tried to the end have a value.
        """
        stop = self._should_stop
        if self._led < 0:
            return self._solver.leads(self._hand, self._theirs, self._sweep, window=window, should_stop=stop)
        lead = 1 << self._led
        found = self._solver.replies(
            self._theirs | lead, self._hand, lead, self._sweep, window=window, should_stop=stop
        )
        return {bit: -value for bit, value in found.items()}

    def outcomes(self) -> dict[Card, tuple[int, int, int]]:
        """For every legal card: both counts at the end, and who won the game, as 1, -1 or 0.

        Where the hand is not played out, only the difference of the counts is right.
        """
        self._solver = Solver(replace(self._stakes, game_worth=FAR))
        mine, theirs = self._stakes.counts if self._led < 0 else self._stakes.counts[::-1]
        table = 0 if self._led < 0 else 1 << self._led
        left = worth_of(self._hand | self._theirs | table)
        found = {}
        for bit, value in self.values().items():
            games = round(value / FAR)
            gain = value - FAR * games
            ours = (left + gain) // 2
            found[self._card(bit)] = (mine + ours, theirs + left - ours, games)
        return found

    def best(self) -> Card | None:
        """The best card found in the time allowed; None if no card could be tried to the end."""
        values = self.values(window=0)
        return self._card(max(values, key=lambda bit: values[bit])) if values else None

    def best_trap(self) -> Card | None:
        """Like :meth:`best`, but among equal cards the one after which the opponent can lose most."""
        values = self.values(window=1)
        if not values:
            return None
        most = max(values.values())
        equals = [bit for bit, value in values.items() if value == most]
        if len(equals) > 1 and not (self._should_stop is not None and self._should_stop()):
            equals = equals[:MOST_EQUALS]
            equals.sort(key=self._slips, reverse=True)
        return self._card(equals[0])

    def _card(self, bit: int) -> Card:
        return Card(normal_card(bit.bit_length() - 1, self._position.trump))

    def _slips(self, card: int) -> float:
        """The points the opponent loses on average with a random legal card after this one."""
        if self._led < 0:
            values = self._solver.replies(self._hand, self._theirs, card, self._sweep)
            best = min(values.values())
        else:
            if BEATEN_BY[self._led] & card or self._hand == card:
                return 0.0
            points = CARD_POINTS[self._led] + CARD_POINTS[card.bit_length() - 1]
            theirs, mine = self._stakes.counts
            if theirs + points >= self._stakes.goal:
                return 0.0
            stakes = replace(self._stakes, counts=(theirs + points, mine))
            sweep = SWEEP if self._sweep else NO_SWEEP
            found = Solver(stakes, self._solver).leads(self._theirs, self._hand ^ card, sweep)
            values = {bit: -value for bit, value in found.items()}
            best = min(values.values())
        return sum(min(MOST_SLIP, value - best) for value in values.values()) / len(values)
