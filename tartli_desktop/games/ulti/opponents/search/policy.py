"""Choose cards by rules of thumb, and play out whole hands with them.

The rules use the player's own cards, the cards played and the suits that others were seen to lack: no more
than a player at the table knows. Cards are those of :mod:`.strengths`. Nothing is random.
"""

from collections.abc import Sequence

from tartli_desktop.games.ulti.opponents.valuation.strengths import (
    ABOVE,
    BELOW,
    SUIT,
    TOP_ACES,
    TOPS,
    TRUMPED,
    bits,
)
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP
from tartli_desktop.games.ulti.rules.contracts import Contract

from .open_cards import Position
from .stakes import Tally

_ALL = 0xFFFFFFFF


class Policy:
    """The rules of thumb for one contract."""

    __slots__ = ("_all", "_beaten", "_keeps", "_none", "_seven", "_soloist", "_trump", "_trumps", "_ulti")

    def __init__(self, contract: Contract, soloist: int, trump: int) -> None:
        self._soloist = soloist
        self._trump = trump
        self._trumps = SUIT[trump]
        self._beaten = TRUMPED[trump]
        self._ulti = contract.has("ulti")
        self._seven = 1 << 8 * trump if trump != NO_TRUMP else 0
        self._keeps = self._seven if self._ulti else 0
        self._none = contract.has("betli")
        self._all = contract.durchmars

    def takes(self, winning: int, card: int) -> bool:
        """Whether a card takes the trick from the winning card."""
        return bool(self._beaten[winning] >> card & 1)

    def allowed(self, seat: int, hand: int, led: int, winning: int) -> int:
        """The cards that may be played (U9); ``led`` is -1 for the leader."""
        if led < 0:
            cards = hand
        else:
            cards = hand & SUIT[led >> 3] or hand & self._trumps or hand
            cards = cards & self._beaten[winning] or cards
        if self._keeps and seat == self._soloist and hand & (hand - 1):
            return cards & ~self._keeps or cards
        return cards

    def card(
        self,
        seat: int,
        hand: int,
        cards: int,
        gone: int,
        place: int,
        led: int,
        winning: int,
        winner: int,
        lacks: list[int],
    ) -> int:
        """The card to play, one of ``cards``, the allowed ones.

        ``gone`` holds the cards that the player knows to be out of play, ``lacks`` those that each seat was
        seen not to hold; ``place`` is how many cards lie on the table.
        """
        if not cards & (cards - 1):
            return cards.bit_length() - 1
        rest = _ALL & ~hand & ~gone
        if self._none:
            return self._card_of_none(seat, hand, cards, rest, place, winning, winner)
        if not place:
            return (
                self._lead_alone(seat, hand, cards, rest, lacks)
                if seat == self._soloist
                else self._lead_against(seat, hand, cards, rest, lacks)
            )
        return self._follow(seat, hand, cards, rest, place, led, winning, winner, lacks)

    # Contracts without trumps

    def _card_of_none(
        self, seat: int, hand: int, cards: int, rest: int, place: int, winning: int, winner: int
    ) -> int:
        mine = seat == self._soloist
        if not place:
            best, card = -99.0, -1
            for each in bits(cards):
                over = (rest & ABOVE[each]).bit_count()
                under = (rest & BELOW[each]).bit_count()
                if mine:
                    score = float(min(over, 3) * 2 - under if over else -50 - under)
                else:
                    # A low card may make the soloist win; a short suit is soon gone, for discards.
                    score = over * 2 - under - (hand & SUIT[each >> 3]).bit_count() * 0.5
                if score > best:
                    best, card = score, each
            return card
        if cards & SUIT[winning >> 3]:
            low = place == 1 and (mine or (seat + 1) % 3 == self._soloist) and cards & self._beaten[winning]
            return (cards & -cards if low else cards).bit_length() - 1
        # Nothing of the suit led: discard the most dangerous card.
        best, card = -99.0, -1
        for each in bits(cards):
            over = (rest & ABOVE[each]).bit_count()
            under = (rest & BELOW[each]).bit_count()
            score = under * 2 - over + (each & 7) * 0.1
            if score > best:
                best, card = score, each
        return card

    # Leading

    def _lead_alone(self, seat: int, hand: int, cards: int, rest: int, lacks: list[int]) -> int:
        trumps = hand & self._trumps
        against = rest & self._trumps
        if against:
            both = lacks[(seat + 1) % 3] & lacks[(seat + 2) % 3] & self._trumps
            if both & against == against:
                against = 0
        mine, theirs = trumps.bit_count(), against.bit_count()
        leads = cards & self._trumps & ~self._seven
        if against and leads:
            high = leads.bit_length() - 1
            master = not rest & ABOVE[high]
            if master and (mine > theirs / 2 + self._ulti or self._all):
                return high
        best, card = -99.0, -1
        for each in bits(cards & ~self._trumps):
            suit = SUIT[each >> 3]
            over = rest & ABOVE[each]
            length = (hand & suit).bit_count()
            out = (rest & suit).bit_count()
            if not over:
                # The highest of its suit is safe while both defenders still follow, or have no trumps, and
                # else still better than a low card.
                safe = not against or out >= 4 or (out >= 2 and theirs <= 2)
                score = 20.0 + (10 if TOPS >> each & 1 else 0) + length if safe else 9.0
            else:
                score = length * 1.5 - (each & 7) * 0.3
                if TOPS >> each & 1:
                    score -= 12
                if against:
                    # A side suit makes the others trump.
                    score += 1.0
            if score > best:
                best, card = score, each
        if leads and (best < 0 or card < 0):
            low = (leads & -leads).bit_length() - 1
            high = leads.bit_length() - 1
            if not rest & ABOVE[high]:
                return high
            if card < 0 or (best < -4 and not TOPS >> low & 1):
                return low
        if card < 0:
            return cards.bit_length() - 1
        return card

    def _lead_against(self, seat: int, hand: int, cards: int, rest: int, lacks: list[int]) -> int:
        soloist = self._soloist
        partner = 3 - seat - soloist
        behind = (seat + 1) % 3 == soloist
        best, card = -99.0, -1
        for each in bits(cards):
            suit = SUIT[each >> 3]
            over = rest & ABOVE[each]
            out = rest & suit
            length = (hand & suit).bit_count()
            top = TOPS >> each & 1
            if suit == self._trumps:
                # The soloist is strong in trumps: lead them only if nothing else is left.
                score = -6.0 - (8 if top else 0) - (each & 7) * 0.1
            elif lacks[soloist] & out == out and out:
                # The soloist must trump it.
                score = 6.0 - (8 if top else 0) + (1 if self._ulti else 0)
            elif not over:
                score = 9.0 - length if out.bit_count() >= 3 else 1.0 - 4 * top
            elif top:
                score = -9.0
            else:
                # Lead to the partner, who may hold the Ace, but not away from it.
                score = 3.0 - (each & 7) * 0.2 + (1.0 if behind else 0.0)
                if hand & suit & TOP_ACES:
                    score -= 8.0
                elif lacks[partner] & out == out:
                    score += 2.0
                score += 0.3 * (4 - length)
                if self._all:
                    score -= 2.0 * bool(hand & suit & TOPS)
            if score > best:
                best, card = score, each
        return card

    # Following

    def _follow(
        self,
        seat: int,
        hand: int,
        cards: int,
        rest: int,
        place: int,
        led: int,
        winning: int,
        winner: int,
        lacks: list[int],
    ) -> int:
        low, high = (cards & -cards).bit_length() - 1, cards.bit_length() - 1
        if cards & self._beaten[winning]:
            # Every allowed card takes the trick so far.
            if place == 2:
                if high >> 3 == self._trump:
                    # Win with the Ten of trumps now, if the Ace may still take it later.
                    ten = 0x40 << 8 * self._trump
                    if cards & ten and rest & ABOVE[ten.bit_length() - 1] and not self._all:
                        return ten.bit_length() - 1
                    spare = cards & ~self._seven or cards
                    return (spare & -spare).bit_length() - 1
                tops = cards & TOPS
                if tops and (seat == self._soloist or tops == cards):
                    return (tops & -tops).bit_length() - 1
                return low
            following = (seat + 1) % 3
            if seat != self._soloist and following != self._soloist:
                # The trick is won, whatever the partner plays.
                spare = cards & ~TOPS & ~self._seven or cards
                return (spare & -spare).bit_length() - 1
            if high >> 3 == self._trump and led >> 3 != self._trump:
                spare = cards & ~self._seven or cards
                return (spare & -spare).bit_length() - 1
            over = rest & ABOVE[high] & ~lacks[following]
            if not over:
                return high
            plain = cards & ~TOPS
            return (plain & -plain).bit_length() - 1 if plain else low
        partner = seat != self._soloist and winner != self._soloist
        if partner:
            following = (seat + 1) % 3
            sure = place == 2 or not rest & self._beaten[winning] & ~lacks[following]
            if not sure and place == 1:
                # The soloist has yet to play: a card that only a trump can beat is fairly safe.
                out = (rest & SUIT[led >> 3]).bit_count()
                sure = not rest & ABOVE[winning] and winning >> 3 != self._trump and out >= 4
            if sure:
                tops = cards & TOPS & ~self._trumps
                if tops:
                    tens = tops & ~TOP_ACES
                    give = tens or tops
                    return give.bit_length() - 1
        return self._worst(hand, cards, rest)

    def _worst(self, hand: int, cards: int, rest: int) -> int:
        """The least valuable card."""
        best, card = 99.0, -1
        for each in bits(cards):
            suit = SUIT[each >> 3]
            over = (rest & ABOVE[each]).bit_count()
            score = (each & 7) * 0.5
            if TOPS >> each & 1:
                score += 12
            elif not over:
                score += 4
            if each >> 3 == self._trump:
                score += 6 + (3 if self._seven >> each & 1 else 0)
            elif hand & suit & TOPS & ~TOP_ACES and (hand & suit).bit_count() == 2 and rest & suit & TOP_ACES:
                # It guards a Ten.
                score += 3
            elif (hand & suit).bit_count() == 1:
                score -= 1
            if self._all and not over:
                score += 8
            elif self._all and over <= (hand & suit).bit_count() - 1:
                score += 4
            if score < best:
                best, card = score, each
        return card

    # Whole hands

    def standing(self, table: Sequence[int], leader: int) -> tuple[int, int, int]:
        """The card led and the one that wins so far, -1 for none, and the seat that wins."""
        led = winning = -1
        winner = leader
        for place, card in enumerate(table):
            if not place:
                led = winning = card
            elif self._beaten[winning] >> card & 1:
                winning, winner = card, (leader + place) % 3
        return led, winning, winner

    def play_out(
        self, position: Position, talon: int, *, until: int = 0, lacks: list[int] | None = None, gone: int = 0
    ) -> Tally | None:
        """Play on until each hand holds ``until`` cards; the tally if the hand is over, else None.

        ``position`` is changed. Only the soloist knows ``talon``.
        """
        hands, soloist = position.hands, self._soloist
        lacks = [0, 0, 0] if lacks is None else lacks.copy()
        table = list(position.table)
        leader = position.leader
        tops, takers, acers = position.tops, position.takers, position.acers
        last, seven = -1, -1
        beaten, trumps = self._beaten, self._trumps
        while True:
            if not table and (hands[leader].bit_count() <= until or not hands[leader]):
                break
            led, winning, winner = self.standing(table, leader)
            for place in range(len(table), 3):
                seat = (leader + place) % 3
                hand = hands[seat]
                cards = self.allowed(seat, hand, led, winning)
                seen = gone | talon if seat == soloist else gone
                for other in table:
                    seen |= 1 << other
                card = self.card(seat, hand, cards, seen, place, led, winning, winner, lacks)
                hands[seat] = hand ^ (1 << card)
                table.append(card)
                if not place:
                    led = winning = card
                    continue
                if card >> 3 != led >> 3:
                    lacks[seat] |= SUIT[led >> 3]
                    if card >> 3 != self._trump:
                        lacks[seat] |= trumps
                if beaten[winning] >> card & 1:
                    winning, winner = card, seat
                elif winning >> 3 == card >> 3:
                    lacks[seat] |= ABOVE[winning]
            trick = 1 << table[0] | 1 << table[1] | 1 << table[2]
            gone |= trick
            takers |= 1 << winner
            if winner == soloist:
                tops += (trick & TOPS).bit_count()
            if trick & TOP_ACES:
                acers |= 1 << winner
            if not hands[leader]:
                last = winner
                if trick & self._seven:
                    seven = (leader + table.index(self._seven.bit_length() - 1)) % 3
            table, leader = [], winner
            if self._trump == NO_TRUMP and (winner == soloist) == self._none:
                position.leader, position.table = leader, ()
                position.tops, position.takers, position.acers = tops, takers, acers
                return tops, takers, acers, last, seven
        position.leader, position.table = leader, ()
        position.tops, position.takers, position.acers = tops, takers, acers
        return (tops, takers, acers, last, seven) if not hands[leader] else None
