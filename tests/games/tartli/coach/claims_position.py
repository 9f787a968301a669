"""The position of a hint, worked out again from the rules, to check its claims against."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, mask_of
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules import (
    PLAYS,
    POINTS,
    STRENGTH,
    Action,
    CardPlayed,
    ContestAnswered,
    Declared,
    FourOfAKind,
    Meld,
    Play,
    RankNamed,
    Sequence,
    TrickGathered,
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
"""The most points of a lost trick that need not be mentioned."""

GAME = 501
FEW = 5.0
"""A difference below this counts as small."""


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
class ClaimsPosition:
    """A position, with the values a hint was made from."""

    view: View
    values: Mapping[Action, Value]
    read: set[str] = field(default_factory=set)
    """The patterns found so far."""

    # The position, worked out again

    @cached_property
    def order(self) -> list[Action]:
        """The decisions in the strongest player's order."""
        return sorted(self.values, key=lambda action: self.values[action].place)

    @cached_property
    def chosen(self) -> Action:
        """The strongest player's decision."""
        return self.order[0]

    @cached_property
    def against(self) -> Card | None:
        """The card that the decision is compared with."""
        return next((each.card for each in self.order[1:] if isinstance(each, Play)), None)

    @cached_property
    def card(self) -> Card:
        """The advised card."""
        assert isinstance(self.chosen, Play)
        return self.chosen.card

    @cached_property
    def best(self) -> Value:
        """The value of the choice."""
        return self.values[self.chosen]

    @cached_property
    def next(self) -> Value:
        """The value of the card that the choice is compared with."""
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
        """A card's points in a trick (R1.4, R1.5)."""
        return POINTS[self.trump][card]

    @cached_property
    def gone(self) -> set[Card]:
        """The cards that have been played."""
        return {card for _, card in self.view.played}

    @cached_property
    def seven(self) -> Card:
        """The trump VII."""
        return Card.of(self.trump, Rank.SEVEN)

    @cached_property
    def may_hold(self) -> set[Card]:
        """What the opponent may hold when replying, an exchange included (R8.2)."""
        away = self.gone | set(self.view.hand) | {self.view.turned}
        found = {card for card in CARDS if card not in away}
        if self.view.variant.exchange == "any_time" and self.view.turned is not None and self.seven in found:
            found.add(self.view.turned)
        return found

    def replies(self, card: Card) -> set[Card]:
        """The opponent's possible replies to a lead (R4.1, R4.2)."""
        if self.trick < 8:
            return self.may_hold
        held = mask_of(self.may_hold)
        return {each for each in self.may_hold if playable(held, card, self.trump) >> each & 1}

    def beaters(self, card: Card) -> set[Card]:
        """The replies that take the trick."""
        return {reply for reply in self.replies(card) if beats(self.trump, card, reply)}

    @cached_property
    def led(self) -> Card | None:
        """The card that waits for a reply."""
        return self.view.trick[0][1] if self.view.trick else None

    def tricks(self, card: Card) -> tuple[list[int], list[int]]:
        """The points of every trick that a card may lead to: won, and lost."""
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
        """Whether a card may lie face down in the talon and come to this player."""
        if self.trick > 7 or (self.trick == 7 and not self.tricks(self.card)[0]):
            return False
        return card not in self.view.opponent_cards and not self.proved(card)

    def proved(self, card: Card) -> bool:
        """Whether a card must be in the other hand because nothing else fits what was said aloud (R5.3)."""
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
        """Whether the opponent can have declared ``meld`` at this event, by what was said (R6.3)."""
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
        """Whether a meld may be declared in a later trick, whether or not this trick's melds score (R5.7)."""
        if self.trick >= 8:
            return False
        mine = self.view.declared_by(self.view.seat)
        now = () if mine is None or mine.items is None or self._contest_lost() else mine.items
        return all(
            self._not_barred(meld, scored)
            for scored in (self.view.scored[self.view.seat], (*self.view.scored[self.view.seat], *now))
        )

    def _contest_lost(self) -> bool:
        """Whether the opponent's melds in this trick are better, as both have heard (R6.3)."""
        answers = [each for each in self.view.trick_events if isinstance(each, ContestAnswered)]
        return bool(answers) and answers[-1].higher == (self.view.leader == self.view.seat)

    def _not_barred(self, meld: Meld, scored: tuple[Meld, ...]) -> bool:
        if isinstance(meld, FourOfAKind):
            return meld not in scored
        same = [each for each in scored if isinstance(each, Sequence) and each.suit is meld.suit]
        return barred_by(meld, same, self.view.variant) is None

    def holds(self, meld: Meld) -> bool:
        """Whether all cards of a meld are in the hand."""
        return set(meld.cards) <= set(self.view.hand)
