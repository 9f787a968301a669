"""Reads what a hint says, in English, and checks each claim against the cards and the values.

It knows the rules and what ``evaluate`` said, but nothing of the coach: what is true is worked out again
here, card by card. A sentence that no pattern reads is a fault as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, mask_of
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    POINTS,
    STRENGTH,
    Action,
    CardPlayed,
    ContestAnswered,
    Declare,
    Declared,
    FourOfAKind,
    Meld,
    Play,
    RankNamed,
    Sequence,
    TrickGathered,
    Turn,
    View,
    barred_by,
    beats,
    loudness,
    melds_in,
    playable,
    standing,
)

SUITS = {"Acorns": Suit.ACORNS, "Leaves": Suit.LEAVES, "Hearts": Suit.HEARTS, "Bells": Suit.BELLS}
RANKS = {
    "Seven": Rank.SEVEN,
    "Eight": Rank.EIGHT,
    "Nine": Rank.NINE,
    "Ten": Rank.TEN,
    "Under": Rank.UNDER,
    "Over": Rank.OVER,
    "King": Rank.KING,
    "Ace": Rank.ACE,
}
LENGTHS = (
    ("terc", "kvart", "kvint", "szext", "szept", "okt"),
    ("Terz", "Quart", "Quint", "Sext", "Siebt", "Acht"),
)

CARD = rf"((?:{'|'.join(RANKS)}) of (?:{'|'.join(SUITS)}))"
MELD = r"((?:\w+ \w+ \w+)|(?:\w+ (?:vannak|Vierling)))"

LITTLE = 4
"""So few points of a lost trick need not be named."""

GAME = 501
FEW = 5.0
"""A difference below this is called small."""


def card_named(text: str) -> Card:
    """The card of a name such as "Ten of Leaves"."""
    rank, suit = text.split(" of ")
    return Card.of(SUITS[suit], RANKS[rank])


def meld_named(text: str) -> Meld:
    """The meld of a name such as "Hearts Over kvart" or "Unders vannak"."""
    first, second, *length = text.split(" ")
    if not length:
        assert second in ("vannak", "Vierling")
        return FourOfAKind(RANKS["Six" if first == "Sixes" else first.removesuffix("s")])
    index = next(names.index(length[0]) for names in LENGTHS if length[0] in names)
    return Sequence(SUITS[first], RANKS[second], index + 3)


@dataclass
class Reader:
    """What a hint may claim of a position, with the values that it was made of."""

    view: View
    values: Mapping[Action, Value]
    read: set[str] = field(default_factory=set)
    """The patterns that have been found."""

    # The position, worked out again

    @cached_property
    def order(self) -> list[Action]:
        """The decisions as the strongest player orders them."""
        return sorted(self.values, key=lambda action: self.values[action].place)

    @cached_property
    def chosen(self) -> Action:
        """What it does."""
        return self.order[0]

    @cached_property
    def against(self) -> Card | None:
        """The card it is compared with."""
        return next((each.card for each in self.order[1:] if isinstance(each, Play)), None)

    @cached_property
    def card(self) -> Card:
        """The card that is advised."""
        assert isinstance(self.chosen, Play)
        return self.chosen.card

    @cached_property
    def best(self) -> Value:
        """What the choice is worth."""
        return self.values[self.chosen]

    @cached_property
    def next(self) -> Value:
        """What the card is worth that it is compared with."""
        assert self.against is not None
        return self.values[PLAYS[self.against]]

    @property
    def trump(self) -> Suit:
        """The suit of trumps."""
        assert self.view.trump is not None
        return self.view.trump

    @property
    def trick(self) -> int:
        """The number of the trick."""
        return self.view.trick_number

    def worth(self, card: Card) -> int:
        """Its points in a trick (R1.4, R1.5)."""
        return POINTS[self.trump][card]

    @cached_property
    def gone(self) -> set[Card]:
        """What has been played."""
        return {card for _, card in self.view.played}

    @cached_property
    def seven(self) -> Card:
        """The trump VII."""
        return Card.of(self.trump, Rank.SEVEN)

    @cached_property
    def may_hold(self) -> set[Card]:
        """What the other may hold at their reply, an exchange included (R8.2)."""
        away = self.gone | set(self.view.hand) | {self.view.turned}
        found = {card for card in CARDS if card not in away}
        if self.view.variant.exchange == "any_time" and self.view.turned is not None and self.seven in found:
            found.add(self.view.turned)
        return found

    def replies(self, card: Card) -> set[Card]:
        """What the other may answer to a lead (R4.1, R4.2)."""
        if self.trick < 8:
            return self.may_hold
        held = mask_of(self.may_hold)
        return {each for each in self.may_hold if playable(held, card, self.trump) >> each & 1}

    def beaters(self, card: Card) -> set[Card]:
        """Those of them that take the trick."""
        return {reply for reply in self.replies(card) if beats(self.trump, card, reply)}

    @cached_property
    def led(self) -> Card | None:
        """The card that waits for a reply."""
        return self.view.trick[0][1] if self.view.trick else None

    def tricks(self, card: Card) -> tuple[list[int], list[int]]:
        """The points of every trick that a card may bring: won, and lost."""
        won: list[int] = []
        lost: list[int] = []
        last = 10 if self.trick == 16 else 0
        if self.led is not None:
            takes = beats(self.trump, self.led, card)
            (won if takes else lost).append(self.worth(self.led) + self.worth(card) + last)
        else:
            for reply in self.replies(card):
                takes = not beats(self.trump, card, reply)
                (won if takes else lost).append(self.worth(card) + self.worth(reply) + last)
        return won, lost

    @cached_property
    def cards(self) -> list[Card]:
        """The cards that may be played."""
        return [each.card for each in self.view.legal if isinstance(each, Play)]

    def higher(self, card: Card) -> set[Card]:
        """All higher cards of its suit."""
        strength = STRENGTH[self.trump]
        return {each for each in CARDS if each.suit is card.suit and strength[each] > strength[card]}

    def can_be_drawn(self, card: Card) -> bool:
        """Whether a card may lie face down in the talon, and come to this player."""
        if self.trick > 7 or (self.trick == 7 and not self.tricks(self.card)[0]):
            return False
        return card not in self.view.opponent_cards and not self.proved(card)

    def proved(self, card: Card) -> bool:
        """Whether a card must be in the other hand, since nothing else fits what was said aloud (R5.3)."""
        seen = set(self.view.hand) | ({self.view.turned} if self.view.turned is not None else set())
        for place, event in enumerate(self.view.events):
            if isinstance(event, CardPlayed) and event.seat == self.view.seat:
                seen.add(event.card)
            if not isinstance(event, Declared) or event.seat == self.view.seat or len(event.words) > 1:
                continue
            before = {each.card for each in self.view.events[:place] if isinstance(each, CardPlayed)}
            later = {
                each.card
                for each in self.view.events[place:]
                if isinstance(each, CardPlayed) and each.seat == self.view.seat
            }
            could = set(CARDS) - seen - before - later
            said = [
                meld
                for meld in melds_in(mask_of(could), self.view.variant)
                if loudness(meld) == loudness(event.words[0]) and self._fits_contest(meld, place)
            ]
            if said and all(card in meld.cards for meld in said):
                return True
        return False

    def _fits_contest(self, meld: Meld, place: int) -> bool:
        """Whether the other can have declared that at this place of the events, by what was said (R6.3)."""
        view = self.view
        start = max((i for i in range(place) if isinstance(view.events[i], TrickGathered)), default=0)
        end = next(
            (i for i in range(place, len(view.events)) if isinstance(view.events[i], TrickGathered)),
            len(view.events),
        )
        trick = view.events[start:end]
        mine = [e.items for e in trick if isinstance(e, Declared) and e.seat == view.seat]
        named = [e.rank for e in trick if isinstance(e, RankNamed) and e.seat != view.seat]
        answers = [e for e in trick if isinstance(e, ContestAnswered)]
        if named and named[0] != (meld.rank if isinstance(meld, FourOfAKind) else meld.top):
            return False
        if not answers or not mine or mine[0] is None:
            return True
        best = max(standing(item, self.trump, view.variant) for item in mine[0])
        higher = standing(meld, self.trump, view.variant) > best
        return higher == (answers[0].higher == (answers[0].seat != view.seat))

    def declarable_later(self, meld: Meld) -> bool:
        """Whether a meld may be declared in a later trick, whatever becomes of this trick's (R5.7)."""
        if self.trick >= 8:
            return False
        mine = self.view.declared_by(self.view.seat)
        now = () if mine is None or mine.items is None or self._contest_lost() else mine.items
        return all(
            self._not_barred(meld, scored)
            for scored in (self.view.scored[self.view.seat], (*self.view.scored[self.view.seat], *now))
        )

    def _contest_lost(self) -> bool:
        """Whether the other's melds of this trick are the better ones, as both have heard (R6.3)."""
        answers = [each for each in self.view.trick_events if isinstance(each, ContestAnswered)]
        return bool(answers) and answers[-1].higher == (self.view.leader == self.view.seat)

    def _not_barred(self, meld: Meld, scored: tuple[Meld, ...]) -> bool:
        if isinstance(meld, FourOfAKind):
            return meld not in scored
        same = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
        return barred_by(meld, same, self.view.variant) is None

    def holds(self, meld: Meld) -> bool:
        """Whether all its cards are in the hand."""
        return set(meld.cards) <= set(self.view.hand)

    # What the sentence says

    def faults(self, sentence: str) -> Iterator[str]:
        """All that is untrue, or cannot be read."""
        head, _, rest = sentence.removesuffix(".").partition(": ")
        said = self._head(head)
        if said != (self.chosen, self._then()):
            yield f"{head!r} is not the choice {self.chosen} {self._then()}"
            return
        parts = rest.split("; ") if rest else []
        for part in parts:
            claim = part.removeprefix("but ")
            for pattern, check in CLAIMS.items():
                found = re.fullmatch(pattern, claim)
                if found is not None:
                    self.read.add(pattern)
                    if not check(self, *found.groups()):
                        yield f"untrue: {part!r}"
                    break
            else:
                yield f"cannot be read: {part!r}"
        if isinstance(self.chosen, Play) and not self._costs_named(parts):
            yield "a cost is not named"

    def _then(self) -> tuple[Action, ...]:
        if self.chosen == EXCHANGE or self.against is None:
            return ()
        mine = self.view.counts[self.view.seat]
        first = self.view.sudden_death or self.view.tied
        if (
            self.chosen == BELA
            and not self.view.variant.bela_with_melds
            and (first or mine < GAME <= mine + 40)
        ):
            return ()
        return self.best.then

    def _head(self, text: str) -> tuple[Action | None, tuple[Action, ...]]:
        if found := re.fullmatch(r"Declare (.+) first, then play the (.+)", text):
            first, *said = [self._declared(each) for each in found[1].split(" and ")]
            return first, (*said, PLAYS[card_named(found[2])])
        if text.startswith("Declare "):
            return self._declared(text.removeprefix("Declare ")), ()
        if found := re.fullmatch(r"Card (\d+)", text):
            return Turn(int(found[1])), ()
        said = {"Exchange the Seven": EXCHANGE, "Go out": OUT, "Gather the trick": GATHER}.get(text)
        return said if said is not None else PLAYS[card_named(text)], ()

    def _declared(self, text: str) -> Action:
        return BELA if text == "béla" else Declare(tuple(map(meld_named, text.split(", "))))

    def _costs_named(self, parts: list[str]) -> bool:
        """Whether it is said that a trick is given away that another card would keep, or make cheaper."""
        won, lost = self.tricks(self.card)
        if won or len(self.cards) == 1:
            return True
        if self.led is None:
            if not min(lost):
                return True
        elif min(lost) <= LITTLE or not any(
            beats(self.trump, self.led, each) or self.worth(each) < self.worth(self.card)
            for each in self.cards
        ):
            return True
        return any(re.search(r"the trick is lost|you can't win the trick", part) for part in parts)

    # One claim each

    def only_card(self) -> bool:
        return len(self.cards) == 1

    def unbeaten(self, gone: str | None, held: str | None, all_of: str | None) -> bool:
        return self.led is None and not self.beaters(self.card) and self._above(gone, held, all_of)

    def only_trumps_beat(self, gone: str | None, held: str | None, all_of: str | None) -> bool:
        takers = self.beaters(self.card)
        return (
            self.led is None
            and bool(takers)
            and self.card.suit is not self.trump
            and all(each.suit is self.trump for each in takers)
            and self._above(gone, held, all_of)
        )

    def _above(self, gone: str | None, held: str | None, all_of: str | None) -> bool:
        """Whether the higher ones of its suit are where that is said."""
        above, mine = self.higher(self.card), set(self.view.hand)
        if gone:
            return above == {Card.of(self.card.suit, RANKS[gone])} and above <= self.gone
        if held:
            return above == {Card.of(self.card.suit, RANKS[held])} and above <= mine
        if all_of == "gone or yours":
            return above <= self.gone | mine and bool(above & self.gone) and bool(above & mine)
        if all_of:
            return len(above) > 1 and above <= (self.gone if all_of == "gone" else mine)
        return True

    def takes(self, points: str | None) -> bool:
        assert self.led is not None
        total = self.worth(self.led) + self.worth(self.card)
        return beats(self.trump, self.led, self.card) and total == int(points or 0)

    def last_trick(self) -> bool:
        return self.trick == 16 and not self.tricks(self.card)[1]

    def sweeps(self) -> bool:
        winners = [e.seat for e in self.view.events if isinstance(e, TrickGathered) and e.number > 7]
        goes_on = not self.tricks(self.card)[1]
        return self.view.variant.stichmatsch and bool(winners) and {*winners} == {self.view.seat} and goes_on

    def cannot_win(self, points: str) -> bool:
        led = self.led
        assert led is not None
        lost = not any(beats(self.trump, led, each) for each in self.cards)
        least = min(map(self.worth, self.cards)) == self.worth(self.card)
        return lost and least and int(points) == self.worth(led) + self.worth(self.card)

    def risks_nothing(self) -> bool:
        return self.led is None and not self.worth(self.card)

    def draws_trump(self) -> bool:
        replies = self.replies(self.card)
        held = self.card.suit is self.trump and bool(replies)
        return self.trick > 7 and held and all(each.suit is self.trump for each in replies)

    def forces_trump(self) -> bool:
        replies = self.replies(self.card)
        plain = self.card.suit is not self.trump and bool(replies)
        return self.trick > 7 and plain and all(each.suit is self.trump for each in replies)

    def must_answer(self, reply: str) -> bool:
        return self.trick > 7 and self.replies(self.card) == {card_named(reply)}

    def must_add(self, points: str) -> bool:
        won, lost = self.tricks(self.card)
        least = min(map(self.worth, self.replies(self.card)))
        return bool(won) and not lost and self.trick > 7 and int(points) == least > 0

    def keeps_bela(self) -> bool:
        halves = self.bela
        later = self.trick < 8 or not self.view.variant.bela_with_melds
        return BELA in self.view.legal and later and self.card not in halves and self.against in halves

    @cached_property
    def bela(self) -> set[Card]:
        """King and Over of trumps."""
        return {Card.of(self.trump, Rank.KING), Card.of(self.trump, Rank.OVER)}

    def keeps_half(self, half: str) -> bool:
        mine = card_named(half)
        if mine not in self.bela or mine != self.against or self.card in self.bela:
            return False
        (other,) = self.bela - {mine}
        return self.trick < 8 and other in self.may_hold and self.can_be_drawn(other)

    def keeps_meld(self, name: str) -> bool:
        meld = meld_named(name)
        kept = self.holds(meld) and self.card not in meld.cards and self.against in meld.cards
        return kept and self.declarable_later(meld)

    def keeps_chance(self, name: str) -> bool:
        meld = meld_named(name)
        missing = set(meld.cards) - set(self.view.hand)
        kept = self.card not in meld.cards and self.against in meld.cards and len(missing) == 1
        (lacks,) = missing
        hidden = lacks in self.may_hold and lacks not in self.view.opponent_cards
        return kept and hidden and self.declarable_later(meld) and self.can_be_drawn(lacks)

    def keeps_seven(self, turned: str) -> bool:
        at_table = self.view.turned == card_named(turned) and self.against == self.seven != self.card
        if self.view.variant.exchange == "leader":
            # In trick 7 the leader may, and that is who wins trick 6.
            may_lead = self.trick < 6 or (self.trick == 6 and bool(self.tricks(self.card)[0]))
        else:
            may_lead = self.trick < 8
        return at_table and may_lead

    def keeps_highest(self, name: str) -> bool:
        kept = card_named(name)
        return kept == self.against and self.higher(kept) <= self.gone

    def keeps_higher(self, name: str) -> bool:
        kept = card_named(name)
        return kept == self.against and kept in self.higher(self.card)

    def saves_trump(self) -> bool:
        other = self.against
        return self.card.suit is not self.trump and other is not None and other.suit is self.trump

    def only_taker(self, name: str) -> bool:
        return self.led is None and self.beaters(self.card) == {card_named(name)}

    def draws_turned(self, name: str) -> bool:
        lost = self.led is not None and not self.tricks(self.card)[0]
        return self.trick == 7 and self.view.turned == card_named(name) and lost

    def lets_go(self, points: str | None) -> bool:
        won, lost = self.tricks(self.card)
        few = lost == [int(points or 0)] and int(points or 0) <= LITTLE
        return self.led is not None and not won and few

    def gives_nothing(self) -> bool:
        return self.led is not None and not self.tricks(self.card)[0] and not self.worth(self.card)

    def gives_less(self, points: str, instead: str) -> bool:
        assert self.against is not None
        loses = not self.tricks(self.card)[0] and not self.tricks(self.against)[0]
        told = int(points) == self.worth(self.card) < int(instead) == self.worth(self.against)
        return self.led is not None and loses and told

    def risks_less(self, points: str, instead: str) -> bool:
        assert self.against is not None
        told = int(points) == self.worth(self.card) < int(instead) == self.worth(self.against)
        risky = bool(self.tricks(self.card)[1]) and bool(self.tricks(self.against)[1])
        return self.led is None and risky and told

    def costs(self, at_least: str | None, points: str) -> bool:
        won, lost = self.tricks(self.card)
        more = len(set(lost)) > 1
        return not won and min(lost) == int(points) and more == bool(at_least)

    def can_trump(self, name: str) -> bool:
        suit = SUITS[name]
        mine = set(self.view.hand) - {self.card}
        out_of = suit is self.card.suit is not self.trump and all(each.suit is not suit for each in mine)
        theirs = any(each.suit is suit for each in self.may_hold)
        return self.trick > 7 and out_of and theirs and any(each.suit is self.trump for each in mine)

    def fits_none(self) -> bool:
        hand = set(self.view.hand)
        within = {*hand, *self.may_hold}
        if self.view.turned is not None:
            within.add(self.view.turned)
        for meld in melds_in(mask_of(within), self.view.variant):
            lacks = len(set(meld.cards) - hand)
            if self.card in meld.cards and lacks < 2 and self.declarable_later(meld):
                missing = set(meld.cards) - hand
                if not missing or missing & {self.view.turned} or self.can_be_drawn(missing.pop()):
                    return False
        other = self.bela - {self.card}
        if self.card not in self.bela or self.trick > 7:
            return True
        (half,) = other
        return half not in self.may_hold or not self.can_be_drawn(half)

    def scores(self, points: str, certain: bool) -> bool:
        assert isinstance(self.chosen, Declare)
        if sum(item.points for item in self.chosen.items) != int(points):
            return False
        if not certain:
            return True
        said = self.view.declared_by(1 - self.view.seat)
        best = max(map(loudness, self.chosen.items))
        return self.led is not None and (said is None or best > max(map(loudness, said.words)))

    def bela_scores(self) -> bool:
        return self.chosen == BELA and BELA in self.view.legal

    def gets_turned(self, name: str) -> bool:
        return EXCHANGE in self.view.legal and self.view.turned == card_named(name)

    def breaks(self, name: str, points: str) -> bool:
        meld = meld_named(name)
        away = self.seven if self.chosen == EXCHANGE else self.card
        return self.holds(meld) and away in meld.cards and meld.points == int(points)

    def is_out(self, points: str) -> bool:
        return self.view.counts[self.view.seat] == int(points) >= GAME and self.view.wins_by_going_out

    def solved(self) -> bool:
        return self.best.worlds == 0 and self.trick > 7

    def gained(self) -> tuple[list[int], bool]:
        """What the decision scores, and whether for certain."""
        if isinstance(self.chosen, Play):
            won, lost = self.tricks(self.card)
            return won, not lost
        if self.chosen == BELA:
            return [40], not self.view.variant.bela_with_melds
        assert isinstance(self.chosen, Declare)
        points = sum(item.points for item in self.chosen.items)
        return [points], self.scores(str(points), certain=True)

    def reaches(self) -> bool:
        gained, certain = self.gained()
        mine = self.view.counts[self.view.seat]
        return certain and mine < GAME <= mine + min(gained)

    def may_reach(self, how: str) -> bool:
        gained, certain = self.gained()
        mine = self.view.counts[self.view.seat]
        fits = isinstance(self.chosen, Play) == (how == "wins the trick")
        return fits and not certain and mine < GAME <= mine + min(gained)

    def keeps_from(self) -> bool:
        assert self.against is not None
        theirs = self.view.counts[1 - self.view.seat]
        worst, instead = (
            max(self.tricks(self.card)[1], default=0),
            max(self.tricks(self.against)[1], default=0),
        )
        said = self.view.declared_by(1 - self.view.seat)
        return theirs + worst < GAME <= theirs + instead and said is None

    def first_points(self) -> bool:
        gained, certain = self.gained()
        first = not isinstance(self.chosen, Play) or self.trick > 8
        decided = self.view.sudden_death or self.view.tied
        return decided and certain and min(gained) > 0 and first

    def leaves_double(self, points: str) -> bool:
        gained, certain = self.gained()
        mine, line = self.view.counts[self.view.seat], self.view.variant.double_below
        if not certain or not mine < line <= mine + min(gained) or int(points) != mine + min(gained):
            return False
        return mine + min(gained) - self._could_be_swept() >= line

    def _could_be_swept(self) -> int:
        """The points of own tricks that stichmatsch may still take away (R9.4)."""
        gathered = [e for e in self.view.events if isinstance(e, TrickGathered)]
        mine = [e for e in gathered if e.seat == self.view.seat]
        safe = any(e.number > 7 for e in mine) or not self.view.variant.stichmatsch
        if isinstance(self.chosen, Play) and self.trick > 7:
            safe = True
        now = 0 if not isinstance(self.chosen, Play) else min(self.gained()[0])
        return 0 if safe else sum(e.points for e in mine) + now

    def follows_later(self, name: str) -> bool:
        meld = meld_named(name)
        played = {each.card for each in self.best.then if isinstance(each, Play)}
        assert isinstance(self.chosen, Declare)
        scored = (*self.view.scored[self.view.seat], *self.chosen.items)
        more = meld.points > max(item.points for item in self.chosen.items)
        return (
            self.trick < 8
            and self.holds(meld)
            and more
            and not played & set(meld.cards)
            and self._not_barred(meld, scored)
        )

    # How it compares

    def _unlike(self, gap: float, error: float, least: float) -> bool:
        """Whether values differ by more than chance explains."""
        return abs(gap) >= least and abs(gap) > 2 * error

    @property
    def ahead(self) -> float:
        """Points by which the choice is ahead."""
        return self.best.points - self.next.points

    @property
    def differs(self) -> bool:
        """Whether the choice and the next differ for certain, in points or in the chance."""
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
        """Whether they differ for certain in what the strongest player goes by."""
        return self._unlike(self.best.worth - self.next.worth, self.next.worth_error, FEW)

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

    def can_wait(self) -> bool:
        if self.trick > 7:
            return False
        played = {each.card for each in self.best.then if isinstance(each, Play)} | {self.against}
        if self.chosen == BELA:
            return not played & self.bela
        assert isinstance(self.chosen, Declare)
        return all(not played & set(item.cards) for item in self.chosen.items)

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

    def about(self, much: str, *rest: str) -> bool:
        *other, points = rest
        sure = self.ahead > 0 and self._unlike(self.ahead, self.next.error, 0.5)
        told = abs(self.ahead - int(points)) <= 0.5 and (int(points) > 12) == (much == "much better")
        return self._other(*other) and self.next.worlds > 0 and sure and told and not self._worse_chance

    def _other(self, card: str | None, alone: str | None, how: str | None, not_declaring: str | None) -> bool:
        """Whether what is named as the next is just that."""
        says = isinstance(self.chosen, Declare) or self.chosen == BELA
        if not_declaring:
            return says and self._then()[-1] == PLAYS[self.against or Card.A7] and self.against is not None
        if alone is None:
            return card is not None and card_named(card) == self.against and isinstance(self.chosen, Play)
        way = says if how == "declaring" else self.chosen == EXCHANGE
        return card_named(alone) == self.against and way


N = r"(-?\d+)"
POINT = r"point\(s\)"
OTHER = rf"(?:the {CARD}|playing the {CARD} without (declaring|exchanging)|(not declaring))"
ABOVE = (
    rf"(?:, the ({'|'.join(RANKS)}) is gone|, the ({'|'.join(RANKS)}) is yours"
    r"|, the higher ones are (gone or yours|gone|yours))?"
)

CLAIMS: dict[str, Callable[..., bool]] = {
    r"it's the only card you may play": Reader.only_card,
    rf"it can't be beaten{ABOVE}": Reader.unbeaten,
    rf"only a trump can take it{ABOVE}": Reader.only_trumps_beat,
    rf"it takes the trick(?: with {N} {POINT})?": Reader.takes,
    r"it takes the last trick, which is worth 10 more": Reader.last_trick,
    r"you have won every trick since the 8th and can go on, for stichmatsch": Reader.sweeps,
    rf"you can't win the trick, and this costs least: {N} {POINT}": Reader.cannot_win,
    r"you risk none of your points": Reader.risks_nothing,
    r"it draws a trump": Reader.draws_trump,
    r"your opponent must trump it": Reader.forces_trump,
    rf"your opponent must answer with the {CARD}": Reader.must_answer,
    rf"your opponent must add at least {N} {POINT}": Reader.must_add,
    r"it keeps your béla": Reader.keeps_bela,
    rf"you keep the {CARD} for béla": Reader.keeps_half,
    rf"it keeps your {MELD}": Reader.keeps_meld,
    rf"it leaves a chance of {MELD}": Reader.keeps_chance,
    rf"you keep the Seven, to exchange it for the {CARD}": Reader.keeps_seven,
    rf"you keep the {CARD}, the highest left in its suit": Reader.keeps_highest,
    rf"you keep the higher {CARD}": Reader.keeps_higher,
    r"it saves a trump": Reader.saves_trump,
    rf"only the {CARD} can take it": Reader.only_taker,
    rf"the loser of this trick draws the turned-up card, the {CARD}": Reader.draws_turned,
    rf"the trick is worth (?:nothing|only {N} {POINT})": Reader.lets_go,
    r"it gives no points away": Reader.gives_nothing,
    rf"you give away only {N}, not {N}": Reader.gives_less,
    rf"you risk only {N}, not {N}": Reader.risks_less,
    rf"the trick is lost, with (at least )?{N} {POINT}": Reader.costs,
    r"then you are out of (\w+) and can trump them": Reader.can_trump,
    r"it belongs to no meld you could still declare": Reader.fits_none,
    rf"it scores {N} {POINT} for certain": lambda reader, points: reader.scores(points, certain=True),
    rf"{N} {POINT}, unless your opponent has better": lambda reader, points: reader.scores(
        points, certain=False
    ),
    r"it scores 40 points": Reader.bela_scores,
    rf"you get the {CARD}": Reader.gets_turned,
    rf"it breaks your {MELD}, worth {N}": Reader.breaks,
    rf"you have {N} {POINT}, and the game is yours": Reader.is_out,
    r"worked out to the end": Reader.solved,
    r"it brings you to 501, so you can go out": Reader.reaches,
    r"if it (wins the trick|scores), you reach 501 and can go out": Reader.may_reach,
    r"it keeps your opponent from reaching 501 with this trick": Reader.keeps_from,
    r"these points decide the game": Reader.first_points,
    rf"with {N} {POINT} you no longer risk losing double": Reader.leaves_double,
    rf"your {MELD} can follow later": Reader.follows_later,
    r"it's a close call": Reader.close_call,
    r"played out to the end, it scores better": Reader.comes_out_better,
    rf"hard to explain, but it did better in {N} simulated deal\(s\)": Reader.did_better,
    r"little depends on this card": Reader.little_depends,
    rf"{OTHER} is just as good": Reader.as_good,
    rf"{OTHER} is nearly as good": Reader.nearly_as_good,
    rf"{OTHER} may be just as good": Reader.may_be_as_good,
    r"you can also declare later": Reader.can_wait,
    r"the game looks lost with any card": Reader.lost,
    rf"{OTHER} wins the game, too": Reader.also_wins,
    rf"{OTHER} brings more points, but this is better for the game": Reader.better_for_game,
    rf"better for the game than {OTHER}": Reader.better_game_than,
    rf"your chance of winning the game is {N}%, against {N}% for {OTHER}": Reader.chances,
    rf"it is {N} {POINT} better than {OTHER}": Reader.exactly,
    rf"slightly better than {OTHER}": Reader.slightly,
    rf"(better|much better) than {OTHER}, by about {N} {POINT}": Reader.about,
}
