"""Whole deals for what is known of one: the unknown cards are put where a line of steps can be played.

What a refused step says about the cards that are not known is kept as facts: a card that is played was held,
and whoever played another suit held none of the suit that was led. Cards are matched with the places of the
pack so that all facts are true, and the line is played again, until all of it is legal. For words that only
some hands allow, groups of cards of one suit or rank are tried.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.cards.deck import mask_of
from tartli_desktop.game.errors import Refusal, Sentence
from tartli_desktop.game.match import Action, Match

from .study import Setup, Step

PACK, LAID = -1, -2
"""Where a card is that no seat has: still in the pack, or laid away by a step that is not known."""

_STARTS = 5
"""How many deals are begun with before a line is given up."""

_NOT_KNOWN = Refusal("", Sentence("the known cards cannot be dealt like that"))
_NOT_NOW = Refusal("", Sentence("nothing of that kind is possible now"))

_CHANGES = 60
"""How often one of them is changed to go further."""

_GROUPS = 60
"""How many groups of cards are tried for a word that a hand does not allow."""


class Fact(NamedTuple):
    """What must be true of a card so that a line can be played."""

    card: Card
    before: int
    """Before which step of the line, counted from 0."""
    holder: int
    """A seat, or LAID."""
    is_there: bool
    """Whether the card is there at that time, or is not."""


class Places:
    """Where the card of each place of a deck is before each step of a line.

    Cards that known steps take from a hand count as still there.
    """

    def __init__(self, setup: Setup, taking_part: Collection[int], holders: Sequence[list[int]] = ()) -> None:
        self._setup, self._taking_part = setup, taking_part
        self.before = list(holders)
        """For each step as far as they were followed: a seat, PACK or LAID for each place."""

    def copy(self) -> Places:
        """An independent copy."""
        return Places(self._setup, self._taking_part, self.before)

    def fixed(self) -> dict[Card, int]:
        """The known cards that have come to their places, with these."""
        places = [*map(self._got, range(len(self._setup.players))), self._talon()]
        return {
            card: place
            for known, where in zip((*self._setup.known, self._setup.talon), places, strict=True)
            for card, place in zip(known, where, strict=False)
            if card is not None
        }

    def _got(self, seat: int) -> list[int]:
        """The places of the cards that a seat got from the pack, in order."""
        got: list[int] = []
        was = [PACK] * len(self.before[0]) if self.before else []
        for holders in self.before:
            here = enumerate(zip(was, holders, strict=True))
            got += [place for place, (old, new) in here if old == PACK and new == seat]
            was = holders
        return got

    def _talon(self) -> list[int]:
        """The places of the cards that no hand holds once all have been dealt."""
        dealt = next((holders for holders in self.before if {*self._taking_part} <= {*holders}), [])
        return [place for place, holder in enumerate(dealt) if holder == PACK]


class Completed(Struct, frozen=True):
    """A whole deal in which a line can be played."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    """What each step of the line stands for."""
    match: Match
    """The match after the last step; do not change it."""
    facts: frozenset[Fact]
    """What the refusals on the way have told about the cards."""
    places: Places
    """Where the cards came to."""


class NotPossibleError(Exception):
    """No deal was found in which a line can be played.

    Attributes:
        step: the step that is refused, counted from 0; -1 for the deal itself.
        refusal: by which rule, and why.
    """

    def __init__(self, step: int, refusal: Refusal) -> None:
        super().__init__(step, refusal)
        self.step = step
        self.refusal = refusal


class _Refused(NamedTuple):
    """A step that is illegal in some deal."""

    step: int
    match: Match
    """The match before it."""
    refusal: Refusal


def completed(
    setup: Setup,
    base: Match,
    line: Sequence[Step],
    chance: Random,
    begin: Completed | None = None,
    *,
    anew: bool = False,
) -> Completed:
    """A deal in which a line can be played.

    ``base`` is the match that waits for the deck, ``begin`` a deal in which the first steps can be played;
    as few of its cards as possible are moved, or with ``anew`` all that are not known.
    Raises NotPossibleError if none was found.
    """
    furthest: NotPossibleError | None = None
    for _ in range(_STARTS):
        search = _Search(setup, base, line, chance, begin, anew=anew)
        try:
            return search.found()
        except NotPossibleError as error:
            if furthest is None or error.step > furthest.step:
                furthest = error
            # What was found out may hold only in that deal.
            begin = None
    assert furthest is not None
    raise furthest


def cards_in(setup: Setup, action: Action) -> tuple[Card, ...]:
    """The cards that leave the hand with an action: one that is played, or those that are laid away."""
    cards: tuple[Card, ...] = getattr(action, "cards", ())
    card: Card | None = getattr(action, "card", None)
    return (card,) if card is not None and isinstance(action, setup.rules.plays) else cards


class _Search:
    """The search for one deal."""

    def __init__(
        self,
        setup: Setup,
        base: Match,
        line: Sequence[Step],
        chance: Random,
        begin: Completed | None,
        *,
        anew: bool,
    ) -> None:
        self._setup, self._base, self._line, self._chance = setup, base, line, chance
        self._deck: tuple[Card, ...] = () if begin is None else begin.deck
        self._facts = set[Fact]() if begin is None else set(begin.facts)
        self._known = [step.action(setup.rules) for step in line]
        self._chosen: dict[int, Action] = {}
        """The actions that stand for steps that are not known and lay no cards away."""
        self._laid: dict[int, tuple[int, ...]] = {}
        """The places in the deck of the cards that such a step lays away."""
        self._places = Places(setup, [seat for seat in range(len(setup.players)) if base.takes_part(seat)])
        self._named = self._first_named()
        if begin is not None:
            self._adopt(begin)
        if begin is None or anew:
            pack = list(setup.rules.form.cards.values())
            chance.shuffle(pack)
            self._deck = tuple(pack)
        self._followed = self._deck
        """The deck with which the places were found."""

    def _first_named(self) -> dict[Card, tuple[int, int]]:
        """For each card, the first known step that takes it from a hand, and its seat."""
        found: dict[Card, tuple[int, int]] = {}
        for number, (step, action) in enumerate(zip(self._line, self._known, strict=True)):
            for card in () if action is None else cards_in(self._setup, action):
                found.setdefault(card, (number, step.seat))
        return found

    def _adopt(self, begin: Completed) -> None:
        """Take over what stood for the steps that are not known, and where cards came to."""
        self._places = begin.places.copy()
        places = {card: place for place, card in enumerate(begin.deck)}
        for number, action in enumerate(begin.actions):
            if self._known[number] is None:
                cards = cards_in(self._setup, action)
                self._laid[number] = tuple(places[card] for card in cards)
                if not cards:
                    self._chosen[number] = action

    def found(self) -> Completed:
        """A deal in which the whole line is legal. Raises NotPossibleError."""
        self._follow(0)
        if self._is_out_of_place():
            self._rearrange(_Refused(-1, self._base, _NOT_KNOWN))
        refused = self._play()
        for _ in range(_CHANGES):
            if isinstance(refused, _Refused):
                refused = self._mended(refused)
                continue
            if self._deck != self._followed:
                # Who wins a trick and draws first may depend on cards that have been moved.
                self._places.before.clear()
            self._follow(len(self._line))
            if not self._is_out_of_place():
                return replace(refused, places=self._places)
            self._rearrange(_Refused(len(self._line) - 1, refused.match, _NOT_KNOWN))
            refused = self._play()
        if isinstance(refused, _Refused):
            raise NotPossibleError(refused.step, refused.refusal)
        raise NotPossibleError(len(self._line) - 1, _NOT_KNOWN)

    # Playing the line

    def _play(self, until: int | None = None) -> Completed | _Refused:
        """Play the line, or its first steps, in the present deal."""
        match = self._base.copy()
        match.deal(self._deck, knock=self._setup.knock)
        actions: list[Action] = []
        for number, step in enumerate(self._line[:until]):
            action = self._action(number, step, match)
            refusal = _NOT_NOW if action is None else match.refusal(step.seat, action)
            if refusal is not None or action is None:
                return _Refused(number, match, _NOT_NOW if refusal is None else refusal)
            match.apply(step.seat, action)
            actions.append(action)
        return Completed(self._deck, tuple(actions), match, frozenset(self._facts), self._places)

    def _action(self, number: int, step: Step, match: Match) -> Action | None:
        """What a step stands for; None if nothing that fits is legal."""
        known = self._known[number]
        if known is not None:
            return known
        if places := self._laid.get(number):
            cards = tuple(sorted(self._deck[place] for place in places))
            text = " ".join((step.text, *map(str, cards)))
            action: Action = self._setup.rules.form.parse(text)
            return action
        if number not in self._chosen:
            fitting = [action for action in match.legal_actions(step.seat) if step.fits(action)]
            if not fitting:
                return None
            # Cards that their holder plays later are not laid away.
            self._chance.shuffle(fitting)
            needs = {
                card for card, (later, seat) in self._named.items() if later > number and seat == step.seat
            }
            chosen = min(fitting, key=lambda each: len(needs.intersection(cards_in(self._setup, each))))
            cards = cards_in(self._setup, chosen)
            if cards:
                self._laid[number] = tuple(map(self._deck.index, cards))
                del self._places.before[number + 1 :]
                return chosen
            self._chosen[number] = chosen
        return self._chosen[number]

    # Learning from a refusal

    def _mended(self, refused: _Refused) -> Completed | _Refused:
        """What comes of the line after a change that the refused step needs. Raises NotPossibleError."""
        number, match, refusal = refused
        step, action = self._line[number], self._known[number]
        legal = match.legal_actions(step.seat)
        if not legal:
            raise NotPossibleError(number, refusal)
        self._follow(number)
        if self._is_out_of_place():
            self._rearrange(refused)
            return self._play()
        if self._chosen.pop(number, None) is not None:
            return self._play()
        if action is None and number in self._laid:
            self._learn_laid(refused, legal)
        elif action is not None and isinstance(action, self._setup.rules.plays):
            (card,) = cards_in(self._setup, action)
            # Each of the cards that may be played instead forbids this one.
            blocking = {each for action in legal for each in cards_in(self._setup, action)}
            held = blocking if card in match.view(step.seat).hand else ()
            self._learn(refused, [Fact(each, number, step.seat, False) for each in held])
        else:
            return self._try_groups(refused)
        self._rearrange(refused)
        return self._play()

    def _learn(self, refused: _Refused, facts: Collection[Fact]) -> None:
        if self._facts.issuperset(facts):
            raise NotPossibleError(refused.step, refused.refusal)
        self._facts.update(facts)

    def _learn_laid(self, refused: _Refused, legal: Sequence[Action]) -> None:
        """Find which cards cannot be laid away, or lay away others."""
        number = refused.step
        able = {
            card
            for action in legal
            if self._line[number].fits(action)
            for card in cards_in(self._setup, action)
        }
        cards = [self._deck[place] for place in self._laid[number]]
        facts = [Fact(card, number + 1, LAID, False) for card in cards if card not in able]
        if able and facts and not self._facts.issuperset(facts):
            self._facts.update(facts)
        else:
            del self._laid[number]
            del self._places.before[number + 1 :]
            if not able:
                raise NotPossibleError(number, refused.refusal)

    def _try_groups(self, refused: _Refused) -> Completed | _Refused:
        """Give the seat cards of one suit or rank, and take some away, until the step is legal."""
        number, seat = refused.step, self._line[refused.step].seat
        deck, facts = self._deck, set(self._facts)
        for group in self._groups():
            held = [Fact(card, number, seat, holds) for card, holds in group]
            self._facts = facts | set(held)
            try:
                self._rearrange(refused)
            except NotPossibleError:
                continue
            if isinstance(self._play(number + 1), Completed):
                return self._play()
            self._deck = deck
        self._facts = facts
        raise NotPossibleError(number, refused.refusal)

    def _groups(self) -> Iterator[list[tuple[Card, bool]]]:
        """Cards of one suit or rank, each with whether it shall be held."""
        chance, cards = self._chance, tuple(self._setup.rules.form.cards.values())
        for _ in range(_GROUPS):
            some = chance.choice(cards)
            kind = "rank" if some.rank is not None and chance.random() < 0.3 else "suit"
            group = [card for card in cards if getattr(card, kind) == getattr(some, kind)]
            share = chance.choice((0.2, 0.5, 0.8, 1.0))
            # Some are left where chance has put them.
            yield [(card, chance.random() < share) for card in group if chance.random() < 0.8]

    # Where the cards are

    def _follow(self, until: int) -> None:
        """Find out where the card of each place of the deck is before each step up to this one.

        Cards that known steps take from a hand count as still there.
        """
        match = self._base.copy()
        match.deal(self._deck, knock=self._setup.knock)
        begun = max(0, len(self._places.before) - 1)
        if not self._places.before:
            self._places.before.append(self._moved([PACK] * len(self._deck), match))
        for number, step in enumerate(self._line[:until]):
            action = self._action(number, step, match)
            if action is None or match.refusal(step.seat, action) is not None:
                return
            match.apply(step.seat, action)
            if number >= begun:
                holders = self._places.before[-1]
                if not isinstance(action, self._setup.rules.plays):
                    laid = self._laid.get(number, ())
                    holders = [LAID if place in laid else holder for place, holder in enumerate(holders)]
                    holders = self._moved(holders, match)
                self._places.before.append(holders)

    def _moved(self, holders: list[int], match: Match) -> list[int]:
        places = {card: place for place, card in enumerate(self._deck)}
        found = holders.copy()
        for seat in range(len(self._setup.players)):
            for card in match.view(seat).hand:
                place = places[card]
                if found[place] < 0:
                    found[place] = seat
        return found

    def _allowed(self) -> dict[Card, int]:
        """The places in the deck where each card may be, as a bit mask."""
        count = len(self._deck)
        everywhere = (1 << count) - 1
        allowed = dict.fromkeys(self._deck, everywhere)
        fixed = self._places.fixed()
        for card, place in fixed.items():
            allowed[card] = 1 << place
        free = everywhere & ~sum(allowed[card] for card in fixed)
        known = {card for cards in (*self._setup.known, self._setup.talon) for card in cards}
        named = [
            Fact(card, number, seat, True)
            for card, (number, seat) in self._named.items()
            if card not in known
        ]
        masks: dict[tuple[int, int], int] = {}
        for fact in (*self._facts, *named):
            if fact.card in fixed:
                continue
            before = min(fact.before, len(self._places.before) - 1)
            # What is in the pack now may be drawn later.
            holders = (fact.holder,) if before == fact.before else (fact.holder, PACK)
            if fact[1:3] not in masks:
                masks[fact[1:3]] = mask_of(
                    place for place, holder in enumerate(self._places.before[before]) if holder in holders
                )
            mask = masks[fact[1:3]]
            if fact.is_there:
                allowed[fact.card] &= mask
            elif before == fact.before:
                allowed[fact.card] &= ~mask
        in_pack = mask_of(place for place, holder in enumerate(self._places.before[-1]) if holder == PACK)
        for card in self._deck:
            if card not in fixed:
                allowed[card] &= free & in_pack if card in known else free
        return allowed

    def _is_out_of_place(self) -> bool:
        allowed = self._allowed()
        return not all(allowed[card] >> place & 1 for place, card in enumerate(self._deck))

    def _rearrange(self, refused: _Refused) -> None:
        """Move as few cards as it takes for all facts to be true.

        Raises NotPossibleError with the refused step if they contradict each other.
        """
        allowed = self._allowed()
        cards: list[Card | None] = [
            card if allowed[card] >> place & 1 else None for place, card in enumerate(self._deck)
        ]
        loose = [card for card in self._deck if card not in cards]
        order = list(range(len(cards)))
        self._chance.shuffle(order)
        self._chance.shuffle(loose)
        for card in loose:
            if not _placed(card, cards, allowed, order, set()):
                raise NotPossibleError(refused.step, refused.refusal)
        self._deck = tuple(card for card in cards if card is not None)


def _placed(
    card: Card, cards: list[Card | None], allowed: dict[Card, int], order: Sequence[int], tried: set[int]
) -> bool:
    """Put a card into one of its places, moving others if need be; whether that was possible."""
    mine = [place for place in order if allowed[card] >> place & 1 and place not in tried]
    for place in mine:
        if cards[place] is None:
            cards[place] = card
            return True
    for place in mine:
        if place in tried:
            continue
        tried.add(place)
        other = cards[place]
        if other is None or _placed(other, cards, allowed, order, tried):
            cards[place] = card
            return True
    return False
