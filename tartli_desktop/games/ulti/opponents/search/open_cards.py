"""The exact value of a position in which all cards lie open (two sides: the soloist, and the defenders).

Cards are those of :mod:`.strengths`. The soloist wants much, the defenders want the soloist to get little.
"""

from __future__ import annotations

from collections.abc import Callable

from tartli_desktop.games.ulti.opponents.valuation.strengths import SUIT, TOP_ACES, TOPS, TRUMPED
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP

from .stakes import Stakes, Tally

_FAR = 1 << 20


class TooDeep(Exception):  # noqa: N818 - no error: the search is left to others
    """More positions than the search was allowed."""


class Position:
    """Hands, and the trick on the table, of a hand that is being played. Copied before it is changed."""

    __slots__ = ("acers", "hands", "leader", "seven", "table", "takers", "tops", "tricks")

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


class Solver:
    """Alpha-beta search of one contract. What it has found serves further positions of the same stakes."""

    def __init__(self, stakes: Stakes, limit: int = 0) -> None:
        self._value = stakes.value
        self._soloist = stakes.soloist
        self._trump = stakes.trump
        self._beaten = TRUMPED[stakes.trump]
        self._seven = 1 << 8 * stakes.trump if stakes.trump != NO_TRUMP else 0
        self._keeps = self._seven if stakes.contract.has("ulti") else 0
        self._found: dict[tuple[int, ...], tuple[int, int]] = {}
        self._limit = limit
        self.nodes = 0
        """How many cards were tried."""
        self.stops_early = stakes.trump == NO_TRUMP
        """Whether one trick may decide the hand (U13.2), which makes even a whole hand quick to solve."""
        plain = stakes.trump == NO_TRUMP
        self._stop: Callable[[int], bool] | None = None
        if plain:
            # U13.2: the first trick that the soloist should not have won, or should have, ends it.
            wrong = 1 << self._soloist if stakes.contract.has("betli") else 7 ^ (1 << self._soloist)
            self._stop = lambda takers: bool(takers & wrong)
        # One bet alone is lost for good at once, and until then what was won does not tell positions apart.
        others = 7 ^ (1 << self._soloist)
        suited = not plain
        self._lost_by_trick = others if suited and stakes.only in ("durchmars", "open-durchmars") else 0
        self._lost_by_ace = others if suited and stakes.only == "aces" else 0
        self._lost_by_seven = suited and stakes.only == "ulti"
        self._only_cards = bool(self._lost_by_trick or self._lost_by_ace or self._lost_by_seven)

    def worth(self, tally: Tally) -> int:
        """What the soloist gets when a hand has ended so."""
        return self._value(tally)

    def value(self, position: Position, low: int = -_FAR, high: int = _FAR) -> int:
        """What the soloist gets. Raises TooDeep."""
        hands = position.hands.copy()
        table = position.table
        if not table:
            return self._trick(
                hands, position.leader, position.tops, position.takers, position.acers, low, high
            )
        winning, winner = table[0], position.leader
        for place, card in enumerate(table[1:], 1):
            if self._beaten[winning] >> card & 1:
                winning, winner = card, (position.leader + place) % 3
        tops = sum((TOPS >> card & 1) for card in table)
        aces = any(TOP_ACES >> card & 1 for card in table)
        seven = next(
            ((position.leader + place) % 3 for place, card in enumerate(table) if self._seven >> card & 1), -1
        )
        return self._card(
            hands,
            (position.leader + len(table)) % 3,
            len(table),
            table[0],
            winning,
            winner,
            tops,
            aces,
            seven,
            position.tops,
            position.takers,
            position.acers,
            low,
            high,
        )

    def _trick(
        self, hands: list[int], leader: int, tops: int, takers: int, acers: int, low: int, high: int
    ) -> int:
        """The value at the beginning of a trick."""
        past = 0
        if not self._only_cards:
            past = tops << 6 | takers << 3 | acers
        elif (
            takers & self._lost_by_trick
            or acers & self._lost_by_ace
            or (self._lost_by_seven and not hands[self._soloist] & self._seven)
        ):
            return -1
        key = (hands[0], hands[1], hands[2], leader << 12 | past)
        known = self._found.get(key)
        if known is not None:
            least, most = known
            if least >= high or least == most:
                return least
            if most <= low:
                return most
            low, high = max(low, least), min(high, most)
        value = self._card(hands, leader, 0, -1, -1, leader, 0, False, -1, tops, takers, acers, low, high)
        least, most = known or (-_FAR, _FAR)
        if value <= low:
            most = value
        elif value >= high:
            least = value
        else:
            least = most = value
        self._found[key] = (least, most)
        return value

    def _card(
        self,
        hands: list[int],
        seat: int,
        place: int,
        led: int,
        winning: int,
        winner: int,
        trick_tops: int,
        trick_aces: bool,
        seven: int,
        tops: int,
        takers: int,
        acers: int,
        low: int,
        high: int,
    ) -> int:
        """The value with a seat to play to a trick."""
        hand = hands[seat]
        mine = seat == self._soloist
        if place:
            allowed = hand & SUIT[led >> 3] or hand & SUIT[self._trump] or hand
            allowed = allowed & self._beaten[winning] or allowed
        else:
            allowed = hand
        last_trick = not hand & (hand - 1)
        if mine and self._keeps and not last_trick:
            allowed = allowed & ~self._keeps or allowed
        best = -_FAR if mine else _FAR
        others = (hands[0] | hands[1] | hands[2]) & ~hand
        for card in self._choice(allowed, others, mine, place, winning, winner):
            self.nodes += 1
            if self._limit and self.nodes > self._limit:
                raise TooDeep
            bit = 1 << card
            hands[seat] = hand ^ bit
            if place == 0 or self._beaten[winning] & bit:
                now_winning, now_winner = card, seat
            else:
                now_winning, now_winner = winning, winner
            now_tops = trick_tops + (TOPS >> card & 1)
            now_aces = trick_aces or bool(TOP_ACES & bit)
            now_seven = seat if self._seven & bit else seven
            if place < 2:
                value = self._card(
                    hands,
                    (seat + 1) % 3,
                    place + 1,
                    led if place else card,
                    now_winning,
                    now_winner,
                    now_tops,
                    now_aces,
                    now_seven,
                    tops,
                    takers,
                    acers,
                    low,
                    high,
                )
            else:
                all_tops = tops + now_tops if now_winner == self._soloist else tops
                all_takers = takers | 1 << now_winner
                all_acers = acers | 1 << now_winner if now_aces else acers
                if last_trick:
                    value = self._value((all_tops, all_takers, all_acers, now_winner, now_seven))
                elif self._stop is not None and self._stop(all_takers):
                    value = self._value((all_tops, all_takers, all_acers, -1, -1))
                else:
                    value = self._trick(hands, now_winner, all_tops, all_takers, all_acers, low, high)
            if mine:
                if value > best:
                    best = value
                    if best >= high:
                        break
                    low = max(low, best)
            elif value < best:
                best = value
                if best <= low:
                    break
                high = min(high, best)
        hands[seat] = hand
        return best

    def _choice(
        self, allowed: int, others: int, mine: bool, place: int, winning: int, winner: int
    ) -> list[int]:
        """The cards worth trying, the likely best first; of cards that are alike, one."""
        cards = []
        distinct = self._seven
        plain = self._trump == NO_TRUMP
        rest = allowed
        while rest:
            card = rest.bit_length() - 1
            rest ^= 1 << card
            cards.append(card)
            # Skip what follows this card in its suit without a card of others between, and counts alike.
            strength = card & 7
            while strength:
                below = card - 1
                bit = 1 << below
                if bit & others or bit & distinct or (not plain and strength >= 6):
                    break
                card, strength = below, strength - 1
                if rest & bit:
                    rest ^= bit
                elif not bit & others:
                    # Gone from play, or not allowed: what lies below may still be alike.
                    continue
        if place and len(cards) > 1 and not self._beaten[winning] >> cards[0] & 1:
            # The trick is not won by these: defenders give points to their partner, nobody else.
            partner = (winner != self._soloist) and not mine
            if not partner:
                cards.reverse()
        return cards
