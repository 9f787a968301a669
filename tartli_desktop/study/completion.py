"""Whole deals for what is known of one: the unknown cards are put where a line of steps can be played.

What a refused step says about the cards that are not known is kept as facts: a card that is played was held,
and whoever played another suit held none of the suit that was led. Cards are matched with the places of the
pack so that all facts are true, and the line is played again, until all of it is legal. For words that only
some hands allow, groups of cards of one suit or rank are tried.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.cards.deck import mask_of
from tartli_desktop.game.errors import Refusal, Sentence
from tartli_desktop.game.match import Action, Match

from .study import KnownCards, Setup, Step

PACK, LAID = -1, -2
"""Where a card is that no seat has: still in the pack, or laid away by a step that is not known."""

_STARTS = 8
"""How many deals are begun with before a line is given up."""

MOST_PLAYED = 300
"""How often a line is played before it is given up, so that no answer takes a second."""

_NOT_KNOWN = Refusal("", Sentence("the known cards cannot be dealt like that"))
_NOT_NOW = Refusal("", Sentence("nothing of that kind is possible now"))

_CHANGES = 60
"""How often one of them is changed to go further."""

_NAMED = 4
"""How often it is tried to move a card that the word names; others take its place."""

_GROUPS = 60
"""How many groups of cards are tried for a word that a hand does not allow."""


class Fact(NamedTuple):
    """What must be true of a card so that a line can be played."""

    card: Card
    before: int
    """Before which step of the line, counted from 0."""
    holder: int
    """A seat; or LAID for what that step lays away."""
    is_there: bool
    """Whether the card is there, or is not."""


Holders = tuple[int, ...]
"""For each place of a deck, a seat, PACK or LAID."""


class Places(Struct, frozen=True, dict=True):
    """Where the card of each place of a deck is before each step of a line.

    Cards that known steps take from a hand count as still there.
    """

    setup: Setup

    taking_part: frozenset[int]
    """The seats that are dealt cards."""

    before: tuple[Holders, ...] = ()
    """Before each step as far as they were followed."""

    def first(self, count: int) -> Places:
        """The places before so many steps only."""
        return replace(self, before=self.before[:count])

    def followed_by(self, *holders: Holders) -> Places:
        """The places with those before the next step."""
        return replace(self, before=(*self.before, *holders))

    @cached_property
    def fixed(self) -> dict[Card, int]:
        """The known cards that have come to their places, with these as a bit mask: 0 if there are two."""
        places = [*map(self.got, range(len(self.setup.players))), self.talon]
        found: dict[Card, int] = {}
        for known, where in zip((*self.setup.known, self.setup.talon), places, strict=True):
            for card, place in zip(known, where, strict=False):
                if card is not None:
                    found[card] = found.get(card, 1 << place) & 1 << place
        return found

    def got(self, seat: int) -> list[int]:
        """The places of the cards that a seat got from the pack, in order."""
        got: list[int] = []
        was: Holders = ()
        for holders in self.before:
            if holders is not was:
                new = (place for place, holder in enumerate(holders) if holder == seat)
                got += [place for place in new if not was or was[place] == PACK]
            was = holders
        return got

    @property
    def talon(self) -> list[int]:
        """The places of the cards that no hand holds once all have been dealt."""
        dealt = next((holders for holders in self.before if self.taking_part <= {*holders}), ())
        return [place for place, holder in enumerate(dealt) if holder == PACK]


@lru_cache(maxsize=1000)
def _mask(holders: Holders, holder: int) -> int:
    """The places of one holder, as a bit mask."""
    return mask_of(place for place, each in enumerate(holders) if each == holder)


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


class Favour(NamedTuple):
    """Which hand is to have something rare."""

    seat: int
    number: int
    """Each number from 0 stands for another wish."""


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
    favour: Favour | None = None,
    most: int = MOST_PLAYED,
) -> Completed:
    """A deal in which a line can be played.

    ``base`` is the match that waits for the deck, ``begin`` a deal in which the first steps can be played;
    as few of its cards as possible are moved, or with ``anew`` all that are not known; with ``favour`` a
    hand gets what it rarely has. After the line has been played ``most`` times, it is given up.
    Raises NotPossibleError if none was found.
    """
    furthest: NotPossibleError | None = None
    played = 0
    for start in range(_STARTS):
        if played > most:
            break
        search = _Search(setup, base, line, chance, begin, anew=anew, favour=favour, played=played, most=most)
        try:
            return search.found()
        except NotPossibleError as error:
            if furthest is None or error.step > furthest.step:
                furthest = error
            played = search.played
            # What was found out may hold only beside what chance had put elsewhere.
            if begin is not None:
                begin = replace(begin, facts=frozenset()) if start < _STARTS // 2 else None
    assert furthest is not None
    raise furthest


def as_dealt(setup: Setup, base: Match, line: Sequence[Step], deck: tuple[Card, ...]) -> Setup:
    """The setup with all that is known of a deal whose whole deck is, after the known steps of a line."""
    places = Places(setup, frozenset(filter(base.takes_part, range(len(setup.players)))))
    begin = Completed(deck, (), base, frozenset(), places)
    places = _Search(setup, base, line, Random(0), begin, anew=False).followed()
    first = [
        next((seat for seat in seats if seat != PACK), PACK) for seats in zip(*places.before, strict=True)
    ]
    known: list[KnownCards] = []
    for seat in range(len(setup.players)):
        got, cards = places.got(seat), list[Card | None]()
        for number, place in enumerate(got):
            # A card that was exchanged may come to a hand once more; it is named only once.
            is_new = first[place] == seat and place not in got[:number]
            cards.append(deck[place] if is_new else None)
        known.append(tuple(cards))
    return replace(setup, known=tuple(known), talon=tuple(deck[place] for place in places.talon))


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
        favour: Favour | None = None,
        played: int = 0,
        most: int = MOST_PLAYED,
    ) -> None:
        self.played, self._most = played, most
        """How often a line has been played."""
        self._setup, self._base, self._line, self._chance = setup, base, line, chance
        self._deck: tuple[Card, ...] = () if begin is None else begin.deck
        self._facts = set[Fact]() if begin is None else set(begin.facts)
        self._leaving = setup.rules.cards_leaving
        self._known = [step.action(setup.rules) for step in line]
        self._chosen: dict[int, Action] = {}
        """The actions that stand for steps that are not known and lay no cards away."""
        self._laid: dict[int, tuple[int, ...]] = {}
        """The places in the deck of the cards that such a step lays away."""
        self._places = Places(setup, frozenset(filter(base.takes_part, range(len(setup.players)))))
        self._named = self._all_named()
        if begin is not None:
            self._adopt(begin)
        if begin is None or anew:
            pack = list(setup.rules.form.cards.values())
            chance.shuffle(pack)
            self._deck = tuple(pack)
            if begin is not None and favour is not None:
                self._deck = _favouring(favour, begin.places, pack)
        self._followed = self._deck
        """The deck with which the places were found."""

    def _all_named(self) -> dict[Card, list[tuple[int, int]]]:
        """For each card, the known steps that need it in a hand, each with the seat."""
        found: dict[Card, list[tuple[int, int]]] = {}
        rules = self._setup.rules
        for number, (step, action) in enumerate(zip(self._line, self._known, strict=True)):
            if action is not None:
                for card in (*rules.cards_shown(action), *rules.cards_leaving(action)):
                    found.setdefault(card, []).append((number, step.seat))
        return found

    def _adopt(self, begin: Completed) -> None:
        """Take over what stood for the steps that are not known, and where cards came to."""
        self._places = begin.places
        places = {card: place for place, card in enumerate(begin.deck)}
        for number, action in enumerate(begin.actions):
            if self._known[number] is None:
                cards = self._leaving(action)
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
            if self.played > self._most:
                break
            if isinstance(refused, _Refused):
                refused = self._mended(refused)
                continue
            if self._deck != self._followed:
                # Who wins a trick and draws first may depend on cards that have been moved.
                self._places = self._places.first(0)
            self._follow(len(self._line))
            if not self._is_out_of_place():
                return replace(refused, places=self._places)
            self._rearrange(_Refused(len(self._line) - 1, refused.match, _NOT_KNOWN))
            refused = self._play()
        if isinstance(refused, _Refused):
            raise NotPossibleError(refused.step, refused.refusal)
        raise NotPossibleError(len(self._line) - 1, _NOT_KNOWN)

    def followed(self) -> Places:
        """Where the cards come to on the whole line in the present deal."""
        self._follow(len(self._line))
        return self._places

    # Playing the line

    def _play(self, until: int | None = None) -> Completed | _Refused:
        """Play the line, or its first steps, in the present deal."""
        self.played += 1
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
            return action if step.fits(action, self._setup.rules) else None
        if number not in self._chosen:
            rules = self._setup.rules
            fitting = [action for action in match.legal_actions(step.seat) if step.fits(action, rules)]
            if not fitting:
                return None
            self._chance.shuffle(fitting)
            need = self._need(number, step)
            chosen = min(fitting, key=lambda action: sum(need.get(card, 0) for card in self._leaving(action)))
            cards = self._leaving(chosen)
            if cards:
                self._learn_what_stays(step, match, fitting)
                self._laid[number] = tuple(map(self._deck.index, cards))
                self._places = self._places.first(number + 1)
                return chosen
            self._chosen[number] = chosen
        return self._chosen[number]

    def _need(self, number: int, step: Step) -> dict[Card, int]:
        """How much a seat needs cards after a step: 1 for those it names next, -1 for those others name."""
        need: dict[Card, int] = {}
        for card, steps in self._named.items():
            later = next((seat for each, seat in steps if each > number), None)
            if later is not None:
                need[card] = 1 if later == step.seat else -1
        return need

    def _learn_what_stays(self, step: Step, match: Match, fitting: Sequence[Action]) -> None:
        """Learn which cards cannot be laid away, whoever does so."""
        able = {card for action in fitting for card in self._leaving(action)}
        stays = {*match.view(step.seat).hand} - able
        for number, other in enumerate(self._line):
            if not other.is_open and (other.text, other.told) == (step.text, step.told):
                self._facts.update(Fact(card, number, LAID, False) for card in stays)

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
            (card,) = self._leaving(action)
            if card in match.view(step.seat).hand:
                # Each of the cards that may be played instead forbids this one.
                blocking = {each for action in legal for each in self._leaving(action)}
                self._learn(refused, [Fact(each, number, step.seat, False) for each in blocking])
            else:
                self._take_back(refused, card)
        else:
            return self._try_groups(refused)
        self._rearrange(refused)
        return self._play()

    def _learn(self, refused: _Refused, facts: Collection[Fact]) -> None:
        if self._facts.issuperset(facts):
            raise NotPossibleError(refused.step, refused.refusal)
        self._facts.update(facts)

    def _take_back(self, refused: _Refused, card: Card) -> None:
        """Lay away other cards where this one, which is needed later, was laid away."""
        place = self._deck.index(card)
        laid = [number for number, places in self._laid.items() if place in places and number < refused.step]
        if not laid:
            raise NotPossibleError(refused.step, refused.refusal)
        self._places = self._places.first(laid[-1] + 1)
        del self._laid[laid[-1]]

    def _learn_laid(self, refused: _Refused, legal: Sequence[Action]) -> None:
        """Find which cards cannot be laid away, or lay away others."""
        number, rules = refused.step, self._setup.rules
        fitting = [action for action in legal if self._line[number].fits(action, rules)]
        able = {card for action in fitting for card in self._leaving(action)}
        cards = [self._deck[place] for place in self._laid[number]]
        facts = [Fact(card, number, LAID, False) for card in cards if card not in able]
        if able and facts and not self._facts.issuperset(facts):
            self._facts.update(facts)
        else:
            del self._laid[number]
            self._places = self._places.first(number + 1)
            if not able:
                raise NotPossibleError(number, refused.refusal)

    def _try_groups(self, refused: _Refused) -> Completed | _Refused:
        """Move a card, or give the seat some cards of one suit or rank, until the step is legal."""
        before, most = frozenset(self._facts), self._alike(refused)
        for group in (*self._single_moves(refused), *self._groups(refused)):
            if self.played > self._most:
                break
            deck, self._facts = self._deck, {*before, *group}
            try:
                self._rearrange(refused)
                tried = self._play(refused.step + 1)
            except NotPossibleError:
                continue
            if isinstance(tried, Completed):
                # What chance has put there besides shall not bind later steps.
                self._facts = set(before | group if len(group) == 1 else before)
                return self._play()
            alike = self._alike(tried) if tried.step == refused.step else 0
            if alike > most:
                # More can be said with that word than before: one of two pairs, for example.
                most, before = alike, before.union(fact for fact in group if fact.is_there)
            else:
                self._deck = deck
        self._facts = set(before)
        raise NotPossibleError(refused.step, refused.refusal)

    def _alike(self, refused: _Refused) -> int:
        """In how many ways the seat can do something with the word of the refused step."""
        step = self._line[refused.step]
        word = step.text.partition(" ")[0]
        legal = refused.match.legal_actions(step.seat)
        return sum(str(action).partition(" ")[0] == word for action in legal)

    def _single_moves(self, refused: _Refused) -> Iterator[frozenset[Fact]]:
        """Each card taken from the seat, or from what it has laid away, or given to it."""
        number, seat = refused.step, self._line[refused.step].seat
        holders = self._places.before[number]
        named = str(self._known[number]).split()
        for step, places in self._laid.items():
            for place in places if step < number else ():
                yield frozenset({Fact(self._deck[place], step, LAID, False)})
        cards = list(zip(self._deck, holders, strict=True))
        self._chance.shuffle(cards)
        first = [each for each in cards if str(each[0]) in named]
        for card, holder in (*first * _NAMED, *cards):
            if holder == seat:
                yield frozenset({Fact(card, number, seat, False)})
            else:
                yield frozenset({Fact(card, number, seat, True)})

    def _groups(self, refused: _Refused) -> Iterator[frozenset[Fact]]:
        """Cards of one suit or rank, of which the seat holds some and not others."""
        number, seat, chance = refused.step, self._line[refused.step].seat, self._chance
        mine, allowed = self._held_by(number, seat), self._allowed()
        able = [card for card, places in allowed.items() if places & mine]
        for _ in range(_GROUPS if able else 0):
            some = chance.choice(able)
            kind = "rank" if some.rank is not None and chance.random() < 0.3 else "suit"
            group = [card for card in able if getattr(card, kind) == getattr(some, kind)]
            chance.shuffle(group)
            # Those that can be nowhere else come first.
            group.sort(key=lambda card: bool(allowed[card] & ~mine))
            most = min(len(group), mine.bit_count())
            count = chance.choice((most, max(1, most - 1), chance.randint(1, most)))
            yield frozenset(Fact(card, number, seat, place < count) for place, card in enumerate(group))

    # Where the cards are

    def _follow(self, until: int) -> None:
        """Find out where the card of each place of the deck is before each step up to this one.

        Cards that known steps take from a hand count as still there.
        """
        match = self._base.copy()
        match.deal(self._deck, knock=self._setup.knock)
        begun = max(0, len(self._places.before) - 1)
        if not self._places.before:
            self._places = self._places.followed_by(self._moved((PACK,) * len(self._deck), match, ()))
        gone = set[Card]()
        for number, step in enumerate(self._line[:until]):
            action = self._action(number, step, match)
            if action is None or match.refusal(step.seat, action) is not None:
                return
            match.apply(step.seat, action)
            gone.update(self._leaving(action) if step.is_open else ())
            if number >= begun:
                holders = self._places.before[-1]
                if not isinstance(action, self._setup.rules.plays):
                    laid = self._laid.get(number, ())
                    holders = tuple(LAID if place in laid else holder for place, holder in enumerate(holders))
                    holders = self._moved(holders, match, gone)
                self._places = self._places.followed_by(holders)

    def _moved(self, holders: Holders, match: Match, gone: Collection[Card]) -> Holders:
        """The holders after a step in which cards may have been dealt, drawn, taken or exchanged."""
        held = {card: seat for seat in range(len(self._setup.players)) for card in match.view(seat).hand}
        return tuple(
            holder if card in gone or (holder == LAID and card not in held) else held.get(card, PACK)
            for card, holder in zip(self._deck, holders, strict=True)
        )

    def _allowed(self) -> dict[Card, int]:
        """The places in the deck where each card may be, as a bit mask."""
        everywhere = (1 << len(self._deck)) - 1
        fixed = self._places.fixed
        free = everywhere & ~sum(fixed.values())
        allowed = dict.fromkeys(self._deck, free) | fixed
        latest = len(self._places.before) - 1
        for fact in self._facts:
            if fact.card not in fixed and fact.before <= latest:
                mask = self._held_by(fact.before, fact.holder)
                allowed[fact.card] &= mask if fact.is_there else ~mask
        to_come = {card for cards in (*self._setup.known, self._setup.talon) for card in cards}
        for card in to_come.difference(fixed, (None,)):
            assert card is not None
            # It is drawn later, unless somebody puts it there before.
            allowed[card] = allowed[card] & self._held_by(latest, PACK) or allowed[card]
        for card, [(number, seat), *_] in self._named.items():
            if card not in to_come:
                mask = self._held_by(min(number, latest), seat)
                if number > latest:
                    # It may be drawn before that, or else taken from what another has laid away.
                    mask |= self._held_by(latest, PACK)
                    mask = allowed[card] & mask or everywhere
                allowed[card] &= mask
        return allowed

    def _held_by(self, before: int, holder: int) -> int:
        """The places of what a seat or the pack has before a step, or of what this lays away, as a mask."""
        if holder == LAID:
            return mask_of(self._laid.get(before, ()))
        return _mask(self._places.before[before], holder)

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
        order, suits = list(range(len(cards))), [card.suit for card in self._deck]
        self._chance.shuffle(order)
        self._chance.shuffle(loose)
        for card in loose:
            if self._chance.random() < 0.8:
                # A card of the same suit comes in its place, so that a hand stays as long in it.
                suit = card.suit
                order.sort(key=lambda place: suits[place] != suit)
            if not _placed(card, cards, allowed, order, set()):
                raise NotPossibleError(refused.step, refused.refusal)
        self._deck = tuple(card for card in cards if card is not None)


def _favouring(favour: Favour, places: Places, pack: Sequence[Card]) -> tuple[Card, ...]:
    """A deck with a hand that is void in a suit, or long in one, or has all cards of a rank."""
    suits = dict.fromkeys(card.suit for card in sorted(pack))
    ranks = dict.fromkeys(card.rank for card in sorted(pack) if card.rank is not None)
    # What a wish is about, whether the hand has such cards, and how many others it has.
    wishes: list[tuple[str, object, bool, int]] = [("suit", suit, False, 0) for suit in suits]
    wishes += [("suit", suit, True, others) for others in (0, 1) for suit in suits]
    wishes += [("rank", rank, True, 0) for rank in ranks]
    kind, value, has, others = wishes[favour.number % len(wishes)]
    wished = [card for card in pack if card not in places.fixed and (getattr(card, kind) == value) is has]
    got = places.got(favour.seat)
    cards = iter(dict.fromkeys((*wished[: len(got) - others], *pack)))
    filled = {place: next(cards) for place in dict.fromkeys((*got, *range(len(pack))))}
    return tuple(filled[place] for place in range(len(pack)))


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
