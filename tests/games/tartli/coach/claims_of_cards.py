"""The claims a hint may make about cards, tricks, melds and points."""

from __future__ import annotations

from functools import cached_property

from tartli_desktop.cards.german import Card, Rank, mask_of
from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    Declare,
    Play,
    TrickGathered,
    beats,
    loudness,
    melds_in,
)

from .claims_of_value import ClaimsOfValue
from .claims_position import GAME, LITTLE, RANKS, SUITS, card_named, meld_named


class ClaimsOfCards(ClaimsOfValue):
    """Each method returns whether one such claim is true."""

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
        """Whether the higher cards of the suit are where the hint says."""
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
            # In trick 7 the leader may exchange, and the winner of trick 6 leads.
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
        """The possible scores of the decision, and whether it is certain to score."""
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
        """The player's trick points that stichmatsch may still take away (R9.4)."""
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
