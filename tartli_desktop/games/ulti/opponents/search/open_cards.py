"""The exact value of a position in which all cards lie open (two sides: the soloist, and the defenders).

Cards are those of :mod:`.strengths`. The soloist maximizes the value, the defenders minimize it.
"""

from __future__ import annotations

from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.ulti.opponents.valuation.strengths import (
    ABOVE,
    BELOW,
    SUIT,
    TOP_ACES,
    TOPS,
    TRUMPED,
)
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP

from .stakes import Stakes, Tally

_FAR = 1 << 20

_EVERY = 1 << 24 | 1 << 16 | 1 << 8 | 1
"""A card of each suit."""

_WHOLE_PAST, _TAKERS, _ACERS = -1, 0b111_000, 0b111
_PAST_OF = {"durchmars": _TAKERS, "open-durchmars": _TAKERS, "aces": _ACERS, "ulti": 0}
"""What distinguishes positions with the same cards, for the value of one component with trumps."""

_STRIDE = 1_000
"""Cards tried between two looks at the clock, a few milliseconds apart."""


Past = tuple[int, int, int]
"""Of the tricks so far, the first three numbers of a :data:`~.stakes.Tally`."""


class TooDeep(Exception):  # noqa: N818 - no error: the caller falls back on the policy
    """The search needs more nodes or more time than it may take."""


class Position:
    """The hands and the trick on the table in the course of play. Copy it before changing it."""

    __slots__ = ("acers", "hands", "leader", "table", "takers", "tops")

    def __init__(
        self,
        hands: list[int],
        leader: int,
        table: tuple[int, ...] = (),
        *,
        tops: int = 0,
        takers: int = 0,
        acers: int = 0,
    ) -> None:
        self.hands = hands
        self.leader = leader
        self.table = table
        self.tops = tops
        """Aces and Tens in the soloist's tricks."""
        self.takers = takers
        """The seats that have won a trick, a bit each."""
        self.acers = acers
        """The seats that have won an Ace, a bit each."""

    def copy(self) -> Position:
        """An independent copy to play on from."""
        return Position(
            self.hands.copy(), self.leader, self.table, tops=self.tops, takers=self.takers, acers=self.acers
        )


class Solver:
    """Alpha-beta search of one contract, with a transposition table for all positions of the same stakes.

    ``limit`` is how many cards one search may try, 0 for no limit; ``should_stop`` tells when time is up.
    """

    def __init__(self, stakes: Stakes, limit: int = 0, should_stop: ShouldStop | None = None) -> None:
        self._value = stakes.value
        self._soloist = stakes.soloist
        self._trump = stakes.trump
        self._beaten = TRUMPED[stakes.trump]
        self._seven = 1 << 8 * stakes.trump if stakes.trump != NO_TRUMP else 0
        self._keeps = self._seven if stakes.contract.has("ulti") else 0
        self._found: dict[tuple[int, ...], tuple[int, int, int]] = {}
        self._bounds: dict[tuple[int, int, int], tuple[int, int]] = {}
        self._limit = limit or _FAR * _FAR
        self._should_stop = should_stop
        self._end = self._limit
        self._next = min(self._end, _STRIDE)
        self.nodes = 0
        """How many cards all searches so far have tried."""
        plain = stakes.trump == NO_TRUMP
        self.stops_early = plain
        """Whether one trick may decide the hand (U13.2), so that even a whole hand is quick to solve."""
        alone = 1 << self._soloist
        # U13.2: a hand without trumps ends when one of these seats wins a trick.
        self._ends = (alone if stakes.contract.has("betli") else 7 ^ alone) if plain else 0
        self._low = stakes.contract.has("betli")
        # Without trumps there are only two results: won and lost.
        self._either = self._won_or_lost() if plain else None
        self._past = _PAST_OF.get(stakes.only, _WHOLE_PAST) if not plain else 0
        tops_count = not plain and stakes.only not in ("durchmars", "open-durchmars", "ulti")
        self._kinds = tuple(tops_count | 2 * (suit == stakes.trump) for suit in range(4))
        # Once both sides have won a trick, nobody can win them all: such positions count as the same.
        self._takers = tuple(7 if takers & alone and takers != alone else takers for takers in range(8))
        self._acers = tuple(7 if acers.bit_count() > 1 else acers for acers in range(8))

    def restart(self) -> None:
        """Allow the next search its full number of cards."""
        self._end = self.nodes + self._limit
        self._next = min(self._end, self.nodes + _STRIDE)
        if self._should_stop is not None and self._should_stop():
            self._next = self.nodes

    def _look(self) -> None:
        """Stop the search if its cards or its time are used up; else set when to look at the clock again."""
        if self.nodes > self._end or (self._should_stop is not None and self._should_stop()):
            raise TooDeep
        self._next = min(self._end, self.nodes + _STRIDE)

    def worth(self, tally: Tally) -> int:
        """What the soloist gets for this tally of a finished hand."""
        return self._value(tally)

    def value(self, position: Position, low: int = -_FAR, high: int = _FAR) -> int:
        """What the soloist gets with best play. Raises TooDeep; :meth:`restart` renews the limit."""
        hands = position.hands.copy()
        table = position.table
        past = position.tops, position.takers, position.acers
        if not table:
            if self._ends & position.takers:
                return self._value((*past, -1, -1))
            return self._trick(self._packed(hands, _EVERY), position.leader, past, low, high)
        winning, winner, trick = table[0], position.leader, 0
        for place, card in enumerate(table):
            trick |= 1 << card
            if self._beaten[winning] >> card & 1:
                winning, winner = card, (position.leader + place) % 3
        seat = (position.leader + len(table)) % 3
        if not hands[seat] & (hands[seat] - 1):
            # The last trick: nothing is left to choose.
            for place, card in enumerate(table):
                hands[(position.leader + place) % 3] = 1 << card
            return self._last_trick(hands, position.leader, past)
        return self._card(hands, seat, table[0], winning, winner, trick, past, low, high)

    def _trick(self, hands: list[int], leader: int, past: Past, low: int, high: int) -> int:
        hand = hands[leader]
        if not hand & (hand - 1):
            return self._last_trick(hands, leader, past)
        tops, takers, acers = past
        key = (hands[0], hands[1], hands[2], leader << 12 | (tops << 6 | takers << 3 | acers) & self._past)
        found = self._found.get(key) or (*(self._either or self._limits(hands, past)), -1)
        least, most, first = found
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        mine = leader == self._soloist
        allowed = hand & ~self._keeps or hand if mine else hand
        least_tried, most_tried = low, high
        best, card = (-_FAR, -1) if mine else (_FAR, -1)
        following = (leader + 1) % 3
        for card in self._leads(allowed, hands, leader, first):
            self.nodes += 1
            if self.nodes > self._next:
                self._look()
            bit = 1 << card
            hands[leader] = hand ^ bit
            value = self._card(hands, following, card, card, leader, bit, past, least_tried, most_tried)
            if mine:
                if value > best:
                    best, first = value, card
                    least_tried = max(least_tried, best)
            elif value < best:
                best, first = value, card
                most_tried = min(most_tried, best)
            if least_tried >= most_tried:
                break
        hands[leader] = hand
        # A value at or beyond a limit is only a bound.
        if best < high:
            most = min(most, best)
        if best > low:
            least = max(least, best)
        self._found[key] = (least, most, first)
        return best

    def _won_or_lost(self) -> tuple[int, int]:
        """What the soloist gets in a plain hand: if it is lost, and if it is won."""
        ends = [self._value((0, 1 << seat, 0, -1, -1)) for seat in range(3)]
        return min(ends), max(ends)

    def _limits(self, hands: list[int], past: Past) -> tuple[int, int]:
        """The least and the most that the soloist may get: some seat wins everything that is left."""
        tops, takers, acers = past
        held = hands[0] | hands[1] | hands[2]
        holder = self._holder(hands)
        key = (tops << 6 | takers << 3 | acers, held & TOPS, holder)
        found = self._bounds.get(key)
        if found is None:
            more, ace = (held & TOPS).bit_count(), bool(held & TOP_ACES)
            values = []
            for seat in range(3):
                won = tops + more if seat == self._soloist else tops
                by = acers | 1 << seat if ace else acers
                for seven in {holder, -1}:
                    values.append(self._value((won, takers | 1 << seat, by, seat, seven)))
            found = self._bounds[key] = min(values), max(values)
        return found

    def _holder(self, hands: list[int]) -> int:
        """Who holds the VII of trumps, or -1."""
        seven = self._seven
        return 0 if hands[0] & seven else 1 if hands[1] & seven else 2 if hands[2] & seven else -1

    def _last_trick(self, hands: list[int], leader: int, past: Past) -> int:
        """The value when each hand holds one card."""
        tops, takers, acers = past
        self.nodes += 3
        winner, second, third = leader, (leader + 1) % 3, (leader + 2) % 3
        winning = hands[leader].bit_length() - 1
        if self._beaten[winning] & hands[second]:
            winning, winner = hands[second].bit_length() - 1, second
        if self._beaten[winning] & hands[third]:
            winner = third
        trick = hands[0] | hands[1] | hands[2]
        seven = self._holder(hands) if trick & self._seven else -1
        if winner == self._soloist:
            tops += (trick & TOPS).bit_count()
        if trick & TOP_ACES:
            acers |= 1 << winner
        return self._value((tops, takers | 1 << winner, acers, winner, seven))

    def _card(
        self,
        hands: list[int],
        seat: int,
        led: int,
        winning: int,
        winner: int,
        trick: int,
        past: Past,
        low: int,
        high: int,
    ) -> int:
        """The value when a seat must follow to a trick."""
        hand, mine = hands[seat], seat == self._soloist
        allowed = hand & SUIT[led >> 3] or hand & SUIT[self._trump] or hand
        beating = allowed & self._beaten[winning]
        allowed = beating or allowed
        if mine and self._keeps:
            allowed = allowed & ~self._keeps or allowed
        if allowed & (allowed - 1):
            # Likely best first: give points to the player's own side, none to the other.
            ours = beating or (not mine and winner != self._soloist)
            cards = self._different(allowed, (hands[0] | hands[1] | hands[2]) & ~hand, bool(ours))
        else:
            cards = [allowed.bit_length() - 1]
        best = -_FAR if mine else _FAR
        following, is_last = (seat + 1) % 3, bool(trick & (trick - 1))
        for card in cards:
            self.nodes += 1
            if self.nodes > self._next:
                self._look()
            bit = 1 << card
            hands[seat] = hand ^ bit
            now_winning, now_winner = (card, seat) if beating else (winning, winner)
            now = trick | bit
            if is_last:
                value = self._gathered(hands, now_winner, now, past, low, high)
            else:
                value = self._card(hands, following, led, now_winning, now_winner, now, past, low, high)
            if mine:
                if value > best:
                    best = value
                    if best >= high:
                        break
                    if best > low:
                        low = best
            elif value < best:
                best = value
                if best <= low:
                    break
                if best < high:
                    high = best
        hands[seat] = hand
        return best

    def _gathered(self, hands: list[int], winner: int, trick: int, past: Past, low: int, high: int) -> int:
        """The value after a trick that was not the last."""
        tops, takers, acers = past
        bit = 1 << winner
        takers = self._takers[takers | bit]
        if trick & TOP_ACES:
            acers = self._acers[acers | bit]
        if winner == self._soloist:
            tops += (trick & TOPS).bit_count()
        if self._ends & bit:
            return self._value((tops, takers, acers, -1, -1))
        past = tops, takers, acers
        if not hands[winner] & (hands[winner] - 1):
            return self._last_trick(hands, winner, past)
        return self._trick(self._packed(hands, trick), winner, past, low, high)

    def _packed(self, hands: list[int], gone: int) -> list[int]:
        """The hands with the cards of each suit moved down to where others are ``gone``.

        Only their order counts in the rest of the hand, so that more positions are the same. Cards that count
        for themselves keep their place.
        """
        first, second, third = hands
        while gone:
            suit = gone.bit_length() - 1 & 24
            gone &= (1 << suit) - 1
            held = (first >> suit & 0xFF) << 16 | (second >> suit & 0xFF) << 8 | third >> suit & 0xFF
            key = (self._kinds[suit >> 3], held)
            moved = _PACKED.get(key)
            if moved is None:
                if len(_PACKED) == _MOST_PACKED:
                    _PACKED.clear()
                moved = _PACKED[key] = _packed(*key)
            if moved:
                first ^= (moved >> 16) << suit
                second ^= (moved >> 8 & 0xFF) << suit
                third ^= (moved & 0xFF) << suit
        return [first, second, third]

    def _leads(self, allowed: int, hands: list[int], leader: int, first: int) -> list[int]:
        """The cards to lead, one of each that count alike: first the best of an earlier search."""
        others = (hands[0] | hands[1] | hands[2]) & ~hands[leader]
        cards = self._different(allowed, others, not self._low)
        if self._trump != NO_TRUMP:
            cards.sort(key=lambda card: (others & ABOVE[card] != 0, card >> 3 != self._trump))
        elif leader == self._soloist and self._low:
            cards.sort(key=lambda card: -(others & ABOVE[card]).bit_count())
        elif self._low:
            alone = hands[self._soloist]
            # First leads that the soloist cannot duck, last those of suits that the soloist does not hold.
            cards.sort(key=lambda card: bool(alone & BELOW[card]) + 2 * (not alone & SUIT[card >> 3]))
        if first in cards:
            cards.remove(first)
            cards.insert(0, first)
        return cards

    def _different(self, allowed: int, others: int, strongest_first: bool) -> list[int]:
        """One card of each group that count alike and have no card of another hand between them."""
        cards: list[int] = []
        while allowed:
            suit = allowed.bit_length() - 1 & 24
            held = allowed >> suit
            allowed &= (1 << suit) - 1
            key = (self._kinds[suit >> 3], suit, held, others >> suit & 0xFF)
            found = _DIFFERENT.get(key)
            if found is None:
                found = _DIFFERENT[key] = _different(*key)
            cards += found
        if not strongest_first:
            cards.reverse()
        return cards


_DIFFERENT: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
"""The results of :func:`_different` so far."""


def _different(kind: int, suit: int, held: int, others: int) -> tuple[int, ...]:
    """One card of a suit for each group that count alike, strongest first.

    Bit 0 of ``kind`` is set if Aces and Tens count, bit 1 if the VII of this suit does.
    """
    found = []
    last = 8
    for strength in range(7, -1, -1):
        if not held >> strength & 1:
            continue
        between = others >> strength & ((1 << (last - strength)) - 1) if last < 8 else 1
        counts = (kind & 1 and (strength >= 6 or last >= 6)) or (kind & 2 and not strength)
        if between or counts:
            found.append(suit + strength)
        last = strength
    return tuple(found)


_MOST_PACKED = 50_000
"""How many are kept: all 4 · 4⁸ that there can be would take tens of megabytes."""

_PACKED: dict[tuple[int, int], int] = {}
"""The results of :func:`_packed` so far."""


def _packed(kind: int, held: int) -> int:
    """Which cards of a suit change as they are moved down; ``held`` has a byte for each hand.

    Aces and Tens and the VII keep their place where they count by ``kind``, see :func:`_different`.
    """
    moved, place = 0, 1 if kind & 2 else 0
    for strength in range(place, 6 if kind & 1 else 8):
        bits = held >> strength & 0x10101
        if bits:
            moved |= bits << place
            place += 1
    kept = (0xC0C0C0 if kind & 1 else 0) | (0x10101 if kind & 2 else 0)
    return held & ~kept ^ moved
