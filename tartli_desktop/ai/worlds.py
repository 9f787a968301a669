"""Deals that fit a view: what the other may hold, drawn at random, likelier ones more often.

The other's unseen cards are drawn evenly first. Then every deal is judged by what the other did with it: a
declaration that was possible and not made, or a card that the rule of thumb would not have played, makes it
less likely, never impossible. For that the other's earlier hands are drawn, too: which cards came when.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp
from random import Random

from tartli_desktop.engine import (
    BELA_POINTS,
    GAME_POINTS,
    BelaDeclared,
    BelaScored,
    CardPlayed,
    ContestAnswered,
    Declared,
    Exchanged,
    MeldsScored,
    RankNamed,
    Sequence,
    TrickGathered,
    View,
    Word,
    mask_of,
)

from .meld_tables import (
    BEATEN_BY,
    BELA_CARDS,
    CARD_POINTS,
    RUN_BITS,
    SEQUENCE_POINTS,
    SEQUENCES,
    SET_ITEM,
    SET_LOUDNESS,
    SET_POINTS,
    Declaration,
    Switches,
    item_cards,
    item_of,
    loudest,
    normal,
    normal_card,
    switches_of,
)
from .rollout import EVERYTHING_OPEN, Start
from .rollout_policy import AFTER_SHIFT, LEAD_COST, NEVER, PROTECT_SHIFT, TRICK_KEYS, Plans, plans_of

ALL_CARDS = 0xFFFFFFFF

Allowed = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """What the other did in one trick, and what it knew of its own cards then."""

    trick: int
    facing: int
    """The card it answered, -1 where it led."""
    card: int
    """The card it played."""
    silent: bool
    """Whether it declared nothing."""
    heard: Declaration | None
    """What was declared before it spoke."""
    allowed: Allowed
    sets: int
    dead: int


@dataclass(frozen=True, slots=True)
class HeardMeld:
    """A meld of the other that was said aloud and not named (R5.3)."""

    trick: int
    loudness: int
    least: int
    most: int
    """The standing lies between these, both included."""
    top: int
    """The top rank named in the contest, or -1."""
    possible: int
    """The cards that it may consist of."""
    allowed: Allowed
    current: bool
    """Whether it was said in the trick that lies on the table."""


@dataclass(slots=True)
class World:
    """One deal: the other's cards, those on the table included, and the talon in order."""

    other: int
    talon: tuple[int, ...]
    said: Declaration | None
    """What the other declared in this trick."""


@dataclass
class SearchPosition:
    """A view before a card of tricks 1 to 8, as the simulation needs it. Masks are normal."""

    view: View
    switches: Switches
    plans: Plans
    trump: int
    trick: int
    leading: bool
    hand: int
    theirs: int
    unseen: tuple[int, ...]
    """The numbers of the cards that may be in the other hand or in the talon."""
    hidden: int
    """How many of them the other holds."""
    turned: int
    led: int = -1
    """The card that the other led and that waits for the reply, or -1."""
    my_said: Declaration | None = None
    """What this player declared in this trick."""
    i_spoke: bool = False
    they_spoke: bool = False
    my_allowed: Allowed = EVERYTHING_OPEN
    their_allowed: Allowed = EVERYTHING_OPEN
    my_sets: int = 0
    their_sets: int = 0
    my_bela: bool = False
    their_bela: bool = False
    my_bela_now: bool = False
    their_bela_now: bool = False
    played: int = 0
    shown: int = 0
    """The own cards that the other knows."""
    early: list[int] = field(default_factory=lambda: [0, 0])
    acts: list[Act] = field(default_factory=list)
    heard_melds: list[HeardMeld] = field(default_factory=list)
    deadlines: dict[int, int] = field(default_factory=dict)
    """For cards that the other is known to have held: the last trick after which each can have come."""
    changes: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By trick, the bits the other gave and took in an exchange."""
    they_played: dict[int, int] = field(default_factory=dict)
    """By trick, the bit of the other's card."""

    def start(
        self, *, bela: bool = False, exchanged: bool = False, may_interject: bool = False
    ) -> tuple[Start, int]:
        """The start of a simulation and the own hand in it, after béla or an exchange if they are tried."""
        view = self.view
        mine, theirs = view.counts[view.seat], view.counts[1 - view.seat]
        goal = mine + 1 if view.sudden_death or view.tied else GAME_POINTS
        hand, turned, shown = self.hand, self.turned, self.shown
        my_bela, my_now = self.my_bela, self.my_bela_now
        if exchanged:
            hand ^= 1 | turned
            shown |= turned
            turned = 1
        if bela:
            my_bela = True
            shown |= BELA_CARDS
            if self.switches.bela_with_melds:
                my_now = True
            else:
                mine += BELA_POINTS
        my_dead = self.played | self.theirs | (turned if turned == 1 else 0)
        their_dead = self.played | shown | (turned if turned == 1 else 0)
        sides = (
            (mine, self.my_allowed, self.my_sets, my_bela, my_now, my_dead, self.early[0]),
            (
                theirs,
                self.their_allowed,
                self.their_sets,
                self.their_bela,
                self.their_bela_now,
                their_dead,
                self.early[1],
            ),
        )
        leader, other = sides if self.leading else sides[::-1]
        return (
            Start(
                self.leading,
                self.trick,
                turned,
                leader[0],
                other[0],
                goal,
                leader[1],
                other[1],
                leader[2],
                other[2],
                leader[3],
                other[3],
                leader[4],
                other[4],
                leader[5],
                other[5],
                leader[6],
                other[6],
                not may_interject,
            ),
            hand,
        )


def search_position(view: View) -> SearchPosition:
    """Read a view of tricks 1 to 8 with a card to play, or with something to say before that.

    Raises ValueError for a view that contradicts itself.
    """
    if view.trump is None or not 1 <= view.trick_number <= 8:
        raise ValueError(f"there is nothing to sample in trick {view.trick_number}")
    seat, trump = view.seat, int(view.trump)
    switches = switches_of(view.variant)
    hand, theirs = normal(mask_of(view.hand), trump), normal(mask_of(view.opponent_cards), trump)
    played = normal(mask_of(card for _, card in view.played), trump)
    turned = 0 if view.turned is None else 1 << normal_card(int(view.turned), trump)
    seen = (hand, theirs, played, turned)
    if sum(mask.bit_count() for mask in seen) != (hand | theirs | played | turned).bit_count():
        raise ValueError("the view contradicts itself: a card lies in two places")
    unseen = ALL_CARDS & ~(hand | theirs | played | turned)
    hidden = view.opponent_hand_size - theirs.bit_count()
    down = view.talon_size - (1 if turned else 0)
    if hidden < 0 or unseen.bit_count() != hidden + down:
        raise ValueError(
            "the view contradicts itself: the cards unseen do not fill the other hand and the talon"
        )
    table = view.trick
    found = SearchPosition(
        view=view,
        switches=switches,
        plans=plans_of(switches),
        trump=trump,
        trick=view.trick_number,
        leading=view.leader == seat,
        hand=hand,
        theirs=theirs,
        unseen=tuple(card for card in range(32) if unseen >> card & 1),
        hidden=hidden,
        turned=turned,
        led=normal_card(int(table[0][1]), trump) if len(table) == 1 and table[0][0] != seat else -1,
        played=played,
        my_sets=switches.sets,
        their_sets=switches.sets,
    )
    _read_events(found)
    return found


@dataclass(slots=True)
class _Contest:
    """What is said in the trick being read."""

    mine: Declaration | None = None
    words: tuple[Word, ...] | None = None
    i_led: bool = True
    top: int = -1
    higher: bool | None = None
    named: bool = False


def _read_events(position: SearchPosition) -> None:
    """What was done and said so far, trick by trick."""
    seat, trump = position.view.seat, position.trump
    trick, leader = 1, 1 - position.view.dealer
    for event in position.view.events:
        if isinstance(event, TrickGathered):
            break
        if isinstance(event, CardPlayed):
            leader = event.seat
            break
    contest = _Contest(i_led=leader == seat)
    heard: Declaration | None = None
    played = 0
    facing = -1
    allowed = [list(EVERYTHING_OPEN), list(EVERYTHING_OPEN)]
    sets = [position.switches.sets, position.switches.sets]
    pending: list[HeardMeld] = []

    def know(mask: int) -> None:
        """The other holds these cards: they came before this trick."""
        for card in range(32):
            if mask >> card & 1:
                position.deadlines[card] = min(trick - 1, position.deadlines.get(card, 99))

    for event in position.view.events:
        match event:
            case Exchanged(who, _, taken):
                bit = 1 << normal_card(int(taken), trump)
                if who == seat:
                    position.shown |= bit
                else:
                    know(1)
                    position.changes[trick] = (1, bit)
            case Declared(who, words, items):
                if who == seat:
                    assert items is not None
                    numbers = tuple(item_of(item, trump) for item in items)
                    place = max(position.switches.standings[number] for number in numbers)
                    contest.mine = (sum(item.points for item in items), place, numbers)
                    heard = contest.mine
                else:
                    contest.words = words
            case RankNamed(who, rank):
                if who == seat:
                    if contest.mine is not None:
                        for item in contest.mine[2]:
                            if item >= SET_ITEM:
                                position.shown |= item_cards(item)
                else:
                    contest.top = int(rank)
            case ContestAnswered(_, higher):
                contest.higher = higher
            case BelaDeclared(who):
                if who == seat:
                    position.my_bela = True
                    position.my_bela_now = position.switches.bela_with_melds
                    position.shown |= BELA_CARDS
                else:
                    position.their_bela = True
                    position.their_bela_now = position.switches.bela_with_melds
                    know(BELA_CARDS)
            case BelaScored(who):
                if who == seat:
                    position.my_bela_now = False
                else:
                    position.their_bela_now = False
            case CardPlayed(who, card):
                number = normal_card(int(card), trump)
                if who != seat:
                    know(1 << number)
                    position.they_played[trick] = 1 << number
                    position.acts.append(
                        Act(
                            trick,
                            facing,
                            number,
                            contest.words is None,
                            heard,
                            _four(allowed[1]),
                            sets[1],
                            played | position.shown,
                        )
                    )
                played |= 1 << number
                facing = number
            case MeldsScored(who, items, _):
                side = 0 if who == seat else 1
                cards = 0
                for meld in items:
                    number = item_of(meld, trump)
                    cards |= item_cards(number)
                    if isinstance(meld, Sequence):
                        allowed[side][number >> 5] &= (
                            position.switches.after[number & 31] << AFTER_SHIFT | (1 << AFTER_SHIFT) - 1
                        )
                    else:
                        sets[side] &= ~(1 << meld.rank)
                if side:
                    know(cards)
                    contest.named = True
                else:
                    position.shown |= cards
            case TrickGathered(winner, _, _, points):
                position.early[0 if winner == seat else 1] += points
                if contest.words is not None and not contest.named:
                    pending += _heard_melds(position, trick, contest, _four(allowed[1]), current=False)
                trick += 1
                contest = _Contest(i_led=winner == seat)
                heard, facing = None, -1
            case _:
                pass
    position.i_spoke, position.they_spoke = contest.mine is not None, contest.words is not None
    position.my_said = contest.mine
    if contest.words is not None and not contest.named:
        pending += _heard_melds(position, trick, contest, _four(allowed[1]), current=True)
    position.heard_melds = pending
    position.my_allowed, position.their_allowed = _four(allowed[0]), _four(allowed[1])
    position.my_sets, position.their_sets = sets


def _four(masks: list[int]) -> Allowed:
    return masks[0], masks[1], masks[2], masks[3]


def _heard_melds(
    position: SearchPosition, trick: int, contest: _Contest, allowed: Allowed, *, current: bool
) -> list[HeardMeld]:
    """The melds behind the words of a trick, as far as the contest narrows them down (R6.3)."""
    assert contest.words is not None
    sounds = sorted((loudest((word,)) for word in contest.words), reverse=True)
    possible = position.theirs | sum(1 << card for card in position.unseen)
    for number, bit in position.they_played.items():
        if number >= trick:
            possible |= bit
    heard_melds = []
    for place, sound in enumerate(sounds):
        least, most, top = 0, 9999, -1
        if place == 0:
            top = contest.top
            if contest.mine is not None and contest.higher is not None:
                mine = contest.mine[1]
                # The second player says "higher here", or the leader's is better.
                if contest.i_led:
                    least, most = (mine + 1, most) if contest.higher else (least, mine)
                else:
                    least, most = (least, mine - 1) if contest.higher else (mine, most)
        heard_melds.append(HeardMeld(trick, sound, least, most, top, possible, allowed, current))
    return heard_melds


# Worlds


@dataclass(frozen=True, slots=True)
class Inference:
    """How the other's deeds weigh. Penalties are natural logarithms."""

    undeclared_penalty: float = 2.5
    """For a declaration possible and not made."""
    temperature: float = 10.0
    """So many points by which a card played is worse than the best make a deal e times less likely."""
    max_card_penalty: float = 2.0
    """The most that one card takes away."""
    max_penalty: float = 6.0
    """The most that all take away together."""
    oversampling: int = 3
    """Deals drawn for each that is kept."""


INFERENCE = Inference()
"""How the strongest player judges deals."""


def sample(position: SearchPosition, number: int, random: Random, inference: Inference | None) -> list[World]:
    """So many worlds that fit the view, in random order; weighed by what the other did if asked for."""
    if number < 1:
        raise ValueError(f"{number} worlds are none to judge by")
    melds = [_possible_melds(position, heard) for heard in position.heard_melds]
    if inference is None or not position.acts or not position.hidden or position.trick > 7:
        return [_world(position, random, melds) for _ in range(number)]
    drawn = [_world(position, random, melds) for _ in range(number * inference.oversampling)]
    judge = _Likelihood(position, inference, random)
    weights = [judge.weight(world) for world in drawn]
    kept: list[World] = []
    step = sum(weights) / number
    mark, total = random.random() * step, 0.0
    for world, weight in zip(drawn, weights, strict=True):
        total += weight
        while mark < total and len(kept) < number:
            kept.append(world)
            mark += step
    while len(kept) < number:
        kept.append(drawn[-1])
    random.shuffle(kept)
    return kept


PossibleMeld = tuple[float, int, int]
"""Weight so far, the cards, and the item of a meld that was heard may be."""


def _possible_melds(position: SearchPosition, heard: HeardMeld) -> list[PossibleMeld]:
    """What a meld that was heard may be, each with the sum of the chances up to it."""
    unseen = sum(1 << card for card in position.unseen)
    size, hidden = len(position.unseen), position.hidden
    total = 0.0
    found: list[PossibleMeld] = []
    items = (
        [SET_ITEM + rank for rank in range(2, 8) if position.switches.sets >> rank & 1]
        if heard.loudness == SET_LOUDNESS
        else [
            32 * suit + number
            for suit in range(4)
            for number, (_, length) in enumerate(SEQUENCES)
            if length == heard.loudness and heard.allowed[suit] >> AFTER_SHIFT + number & 1
        ]
    )
    for item in items:
        cards = item_cards(item)
        if cards & ~heard.possible or not heard.least <= position.switches.standings[item] <= heard.most:
            continue
        if heard.top >= 0 and item < SET_ITEM and SEQUENCES[item & 31][0] != heard.top:
            continue
        missing = (cards & unseen).bit_count()
        if missing > hidden:
            continue
        chance = 1.0
        for place in range(missing):
            chance *= (hidden - place) / (size - place)
        total += chance
        found.append((total, cards & unseen, item))
    return found


def _world(position: SearchPosition, random: Random, melds: list[list[PossibleMeld]]) -> World:
    forced = 0
    said: list[int] = []
    for heard, candidates in zip(position.heard_melds, melds, strict=False):
        if not candidates:
            continue
        for _ in range(4):
            mark = random.random() * candidates[-1][0]
            cards, item = next((c[1], c[2]) for c in candidates if c[0] >= mark)
            if (forced | cards).bit_count() <= position.hidden and not (
                item < SET_ITEM and any(item >> 5 == other >> 5 for other in said)
            ):
                forced |= cards
                if heard.current:
                    said.append(item)
                break
    rest = [card for card in position.unseen if not forced >> card & 1]
    random.shuffle(rest)
    take = position.hidden - forced.bit_count()
    other = position.theirs | forced
    for card in rest[:take]:
        other |= 1 << card
    if position.led >= 0:
        other |= 1 << position.led
    declared = None
    if said:
        standings = position.switches.standings
        points = sum(
            SET_POINTS[item - SET_ITEM] if item >= SET_ITEM else SEQUENCE_POINTS[item & 31] for item in said
        )
        declared = points, max(standings[item] for item in said), tuple(said)
    return World(other, tuple(1 << card for card in rest[take:]), declared)


class _Likelihood:
    """Judges worlds by what the other did in them."""

    def __init__(self, position: SearchPosition, inference: Inference, random: Random) -> None:
        self._position = position
        self._inference = inference
        self._random = random.random
        tricks = position.trick - 1
        self._slots: list[list[int]] = [[] for _ in range(tricks + 1)]
        taken = 0
        for _, gained in position.changes.values():
            taken |= gained
        for card, deadline in position.deadlines.items():
            if not taken >> card & 1:
                self._slots[min(tricks, max(0, deadline))].append(1 << card)
        self._known = position.theirs | (1 << position.led if position.led >= 0 else 0)
        self._taken = taken

    def weight(self, world: World) -> float:
        """How likely the other's deeds are in that world, between 0 and 1."""
        position = self._position
        drawn = self._draws(world)
        held = drawn[0]
        penalty = 0.0
        for act in position.acts:
            if act.trick > 7:
                break
            gone = position.changes.get(act.trick)
            if gone is not None:
                held = held & ~gone[0] | gone[1]
            penalty += self._penalty(act, held)
            held &= ~(1 << act.card)
            if act.trick < position.trick:
                held |= drawn[act.trick]
        return exp(-min(penalty, self._inference.max_penalty))

    def _draws(self, world: World) -> list[int]:
        """A possible history: the cards dealt to the other, then the card drawn after each trick."""
        pool: list[int] = []
        hidden = world.other & ~self._known
        while hidden:
            low = hidden & -hidden
            pool.append(low)
            hidden ^= low
        known = self._known & ~self._taken
        for card in range(32):
            if known >> card & 1 and card not in self._position.deadlines:
                pool.append(1 << card)
        draws = [0] * len(self._slots)
        for slot in range(len(draws) - 1, 0, -1):
            pool += self._slots[slot]
            place = int(self._random() * len(pool))
            draws[slot] = pool[place]
            pool[place] = pool[-1]
            pool.pop()
        for bit in pool + self._slots[0]:
            draws[0] |= bit
        return draws

    def _penalty(self, act: Act, held: int) -> float:
        position, inference = self._position, self._inference
        penalty = 0.0
        if act.silent:
            run = held & held >> 1 & held >> 2 & RUN_BITS
            if run or held & held >> 8 & held >> 16 & held >> 24 & act.sets:
                allowed = list(act.allowed)
                if (
                    position.plans.declaration(
                        position.switches, held, allowed, act.sets, act.trick, act.heard
                    )
                    is not None
                ):
                    penalty = inference.undeclared_penalty
        gap = regret(position.plans, act, held)
        return penalty + min(inference.max_card_penalty, gap / inference.temperature)


def regret(plans: Plans, act: Act, held: int) -> float:
    """By how many points the rule of thumb prefers another card of that hand to the one played."""
    key = TRICK_KEYS[act.trick]
    one, two, three, four = held & 255, held >> 8 & 255, held >> 16 & 255, held >> 24
    protected = (one & two & (three | four) | three & four & (one | two)) & plans.sets
    dead = act.dead
    if protected:
        protected &= ~(dead | dead >> 8 | dead >> 16 | dead >> 24)
        key |= (protected & 255) << PROTECT_SHIFT
    suit, rank = act.card >> 3, act.card & 7
    best = won = NEVER
    actual = 0.0
    swing = 2 * CARD_POINTS[act.facing] - 2 * LEAD_COST if act.facing >= 0 else 0.0
    for each in range(4):
        byte = held >> each * 8 & 255
        if not byte:
            continue
        table = plans.plain if each else plans.trump
        entry = byte | (dead >> each * 8 & 255) << 8 | key | act.allowed[each]
        plan = table[entry]
        if act.facing < 0:
            best = max(best, plan[0][0])
            if each == suit:
                actual = table.marks(entry)[0][rank]
        else:
            led_suit, led_rank = act.facing >> 3, act.facing & 7
            if each == led_suit:
                won = max(won, plan[3][led_rank][0])
                best = max(best, plan[4][led_rank][0])
            elif each == 0:
                won = max(won, plan[2][0])
            else:
                best = max(best, plan[1][0])
            if each == suit:
                keep = table.marks(entry)[1][rank]
                if BEATEN_BY[act.facing] >> act.card & 1:
                    actual = CARD_POINTS[act.card] - keep + swing
                else:
                    actual = -CARD_POINTS[act.card] - keep
    return max(0.0, max(best, won + swing) - actual)
