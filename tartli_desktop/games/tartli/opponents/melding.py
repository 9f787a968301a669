"""What to declare, what to keep back for later tricks, and which cards may still make melds (R2, R5, R6)."""

from functools import lru_cache
from math import exp

from tartli_desktop.cards.german import cards_of
from tartli_desktop.games.tartli.opponents.knowledge.position import ALL_CARDS, SUIT_CARDS, Position
from tartli_desktop.games.tartli.rules.actions import Declare
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS, LAST_DRAWING_TRICK
from tartli_desktop.games.tartli.rules.melds import (
    BELA_POINTS,
    FourOfAKind,
    Meld,
    Sequence,
    barred_by,
    sequences_in,
    sets_in,
    standing,
)
from tartli_desktop.games.tartli.rules.variant import Variant

from .meld_tables import BELA_CARDS, loudest
from .weights import HEURISTIC

PRESSED_FROM, PRESSED_DISCOUNT = 400, 0.5
"""From the first number, as the opponent's count, the discount falls, down to the second at 501."""

LAST_DRAW_CHANCE = 0.5
"""The chance to get the turned-up card, which the loser of trick 7 draws (R4.3)."""

EXCHANGE_CHANCE = 0.9
"""The chance of a player who holds the trump VII to get the turned-up card (R8)."""

FRESH = 0.3
"""Share of the opponent's possible better melds not yet declared: most are declared at once."""

SLIP = 0.1
"""The chance that the opponent leaves a better meld undeclared although it is known to hold it."""

WINNING_BONUS = 300.0
"""The bonus of a declaration that reaches 501; half of it for one that ends the danger of a double loss."""


@lru_cache(maxsize=1024)
def open_sequences(suit: int, scored: tuple[Meld, ...], variant: Variant) -> tuple[Sequence, ...]:
    """The sequences of a suit that may still be declared after ``scored`` (R5.7, R5.8, R5.10)."""
    return tuple(item for item in sequences_in(suit, 0xFF) if barred_by(item, scored, variant) is None)


def open_sets(position: Position) -> tuple[FourOfAKind, ...]:
    """The sets that may still be declared (R2.2, R5.9)."""
    return tuple(item for item in sets_in(ALL_CARDS, position.view.variant) if item not in position.scored)


def discount(position: Position) -> float:
    """The worth now of a point declared one trick later: less when the opponent is about to go out."""
    pressed = (position.opponent_count - PRESSED_FROM) / (GAME_POINTS - PRESSED_FROM)
    return HEURISTIC.discount - (HEURISTIC.discount - PRESSED_DISCOUNT) * max(0.0, min(1.0, pressed))


@lru_cache(maxsize=8192)
def splitting_value(items: tuple[Sequence, ...], tricks: int, keep: float, variant: Variant) -> float:
    """The value of the sequences held when one is declared in each of the coming tricks.

    ``keep`` is the discount: the worth of a point one trick later. Without it, an Over-kvint brings 260 in
    six tricks in the order of the example in R5, and 100 in one.
    """
    if not tricks:
        return 0.0
    shortest = 3
    while len(items) > HEURISTIC.most_splits:
        shortest += 1
        items = tuple(item for item in items if item.length >= shortest)
    values = [
        item.points + keep * splitting_value(_left(items, item, variant), tricks - 1, keep, variant)
        for item in items
    ]
    return max(values, default=0.0)


@lru_cache(maxsize=8192)
def _left(items: tuple[Sequence, ...], scored: Sequence, variant: Variant) -> tuple[Sequence, ...]:
    """The sequences that may still be declared once one of them has scored."""
    return tuple(item for item in items if barred_by(item, (scored,), variant) is None)


def held_value(position: Position, hand: int, tricks: int) -> float:
    """The value of the complete sequences in ``hand`` over this many tricks."""
    if not tricks:
        return 0.0
    return _split(
        [_held(position, suit, hand) for suit in range(4)], tricks, discount(position), position.view.variant
    )


def _split(suits: list[tuple[Sequence, ...]], tricks: int, keep: float, variant: Variant) -> float:
    """The splitting value over all suits, whose sequences may have to share the tricks (R5.1)."""
    if variant.sequences_per_trick == "one":
        suits = [tuple(item for held in suits for item in held)]
    return sum(splitting_value(held, tricks, keep, variant) for held in suits if held)


def _held(position: Position, suit: int, hand: int, *, after: tuple[Meld, ...] = ()) -> tuple[Sequence, ...]:
    """The sequences of a suit in ``hand`` that may still be declared once those in ``after`` have scored."""
    scored, variant = position.scored + after, position.view.variant
    held = sequences_in(suit, hand >> suit * 8 & 0xFF)
    return tuple(item for item in held if barred_by(item, scored, variant) is None)


def completion_chance(position: Position, missing: int) -> float:
    """The chance to draw the cards that a meld lacks while it can still be declared.

    It is 0 if one of them was played or is known to be in the other hand.
    """
    chance = 1.0
    if position.turned >= 0 and missing >> position.turned & 1:
        missing ^= 1 << position.turned
        chance = EXCHANGE_CHANCE if position.holds_seven else LAST_DRAW_CHANCE
    if missing & ~position.unseen:
        return 0.0
    return chance * position.chances[missing.bit_count()]


def hopes(position: Position, hand: int) -> list[tuple[int, float]]:
    """The melds that ``hand`` holds in part: for each, the cards held and the expected points.

    Every part of a long sequence counts by itself, since each can score when the sequence is split.
    """
    if not position.declaring_tricks_after:
        return []
    found: list[tuple[int, float]] = []
    obtainable = position.unseen | (1 << position.turned if position.turned >= 0 else 0)
    hoped: list[tuple[Meld, float]] = [
        (item, HEURISTIC.hope_of_sequence)
        for suit in range(4)
        if hand & SUIT_CARDS[suit]
        for item in open_sequences(suit, position.scored, position.view.variant)
    ]
    hoped += [(item, HEURISTIC.hope_of_set) for item in open_sets(position)]
    for item, share in hoped:
        missing = item.mask & ~hand
        # What whole sequences are worth depends on the tricks left: see held_value.
        whole = not missing and isinstance(item, Sequence)
        if not whole and not missing & ~obtainable and missing != item.mask:
            points = share * item.points * completion_chance(position, missing)
            if points:
                found.append((item.mask & hand, points))
    both = BELA_CARDS << position.trump * 8
    if hand & both and both & ~hand and not position.events.said_bela:
        found.append((hand & both, BELA_POINTS * completion_chance(position, both & ~hand)))
    return found


def outlook(position: Position, hand: int, now: int) -> float:
    """The meld points expected from ``hand`` after this trick; in this trick too if ``now`` is 1."""
    held = held_value(position, hand, position.declaring_tricks_after + now)
    if not position.events.said_bela and not BELA_CARDS << position.trump * 8 & ~hand:
        held += BELA_POINTS
    return held + sum(points for _, points in hopes(position, hand))


def melds_given_up(position: Position) -> list[float]:
    """For each of the 32 cards, the expected meld points lost by playing it; 0 for a card not held."""
    lost = [0.0] * 32
    for held, points in hopes(position, position.hand):
        for card in cards_of(held):
            lost[card] += points
    tricks = position.declaring_tricks_after
    whole = held_value(position, position.hand, tricks)
    if whole:
        in_runs = 0
        for suit in range(4):
            for item in _held(position, suit, position.hand):
                in_runs |= item.mask
        for card in cards_of(in_runs):
            lost[card] += whole - held_value(position, position.hand ^ 1 << card, tricks)
    return lost


def declaration(position: Position) -> Declare | None:
    """What to declare before playing to this trick, or None (R5).

    The choice has the greatest expected value: its points, weighed with the chance to win the contest, and
    what the remaining sequences can bring in the tricks left. An answer that cannot beat the opponent's
    words is never made.
    """
    legal = [action for action in position.view.legal if isinstance(action, Declare)]
    if not legal:
        return None
    nothing = _left_for_later(position, ())
    later: dict[tuple[Sequence, ...], float] = {(): nothing}
    denied = HEURISTIC.denial * sum(map(_spoken_points, position.events.their_words or ()))
    chances: dict[Meld, float] = {}
    best, most = None, nothing
    for action in legal:
        top = max(action.items, key=lambda item: standing(item, position.trump, position.view.variant))
        if top not in chances:
            chances[top] = win_chance(position, top)
        chance = chances[top]
        points = sum(item.points for item in action.items)
        sequences = tuple(item for item in action.items if isinstance(item, Sequence))
        if sequences not in later:
            later[sequences] = _left_for_later(position, sequences)
        won = points + denied + _decisive(position, points) + later[sequences]
        value = chance * won + (1 - chance) * nothing
        if chance > 0 and value > most + 1e-9:
            best, most = action, value
    return best


def _left_for_later(position: Position, declared: tuple[Sequence, ...]) -> float:
    """The value of the sequences held in later tricks when these have scored in this one."""
    tricks, variant, keep = position.declaring_tricks_after, position.view.variant, discount(position)
    if not tricks:
        return 0.0
    suits = [_held(position, suit, position.hand, after=declared) for suit in range(4)]
    return keep * _split(suits, tricks, keep, variant)


def _decisive(position: Position, points: int) -> float:
    """The bonus of a declaration that wins the game or ends the danger of a double loss.

    The help's advice on announcing in one go says the same.
    """
    if position.view.sudden_death or position.view.tied or position.count + points >= GAME_POINTS:
        return WINNING_BONUS
    danger = position.view.variant.double_below
    if position.opponent_count >= PRESSED_FROM and position.count < danger <= position.count + points:
        return WINNING_BONUS / 2
    return 0.0


def _spoken_points(word: object) -> int:
    """The fewest points a meld announced by this word can be worth (R2.1, R2.2)."""
    return {3: 20, 4: 50}.get(word, 100) if isinstance(word, int) else 100


def win_chance(position: Position, best: Meld) -> float:
    """The chance that a declaration with this best item wins the contest of this trick (R6.1)."""
    place = standing(best, position.trump, position.view.variant)
    rivals = their_possible_melds(position)
    if position.events.their_words is not None:
        said = loudest(position.events.their_words)
        if place[0] != said:
            return 1.0 if place[0] > said else 0.0
        # At equal standing the leader's meld is better, and the leader is the opponent (R2.4).
        worse = sum(chance for rival, chance in rivals if rival[0] == said and rival < place)
        total = sum(chance for rival, chance in rivals if rival[0] == said)
        return worse / total if total else 1.0
    if not position.leading:
        return 1.0
    better = [chance for rival, chance in rivals if rival > place]
    if position.trick > LAST_DRAWING_TRICK:
        return SLIP if better else 1.0
    return exp(-FRESH * sum(better))


def their_possible_melds(position: Position) -> list[tuple[tuple[int, int, int], float]]:
    """The standings of the melds that the opponent may hold and declare now, by all that is known.

    Each comes with the chance that all its cards are in the other hand.
    """
    possible = position.theirs | position.unseen
    scored = position.view.scored[1 - position.seat]
    variant = position.view.variant
    items: list[Meld] = [item for item in sets_in(possible, variant) if item not in scored]
    for suit in range(4):
        items += (item for item in open_sequences(suit, scored, variant) if not item.mask & ~possible)
    return [
        (
            standing(item, position.trump, variant),
            position.hidden_share ** (item.mask & ~position.theirs).bit_count(),
        )
        for item in items
    ]
