"""Makes the puzzles in resources/puzzles from hands between sensible players:
``python packaging/make_puzzles.py``.

Each hand gives one position at most. Puzzles of cards are positions of tricks 8 to 15 in which exact search
finds one card that is clearly better than all others, and which a Sunday player gets wrong; trick 16 leaves
no choice. Most begin in tricks 9 to 13. In trick 8 nobody may have anything to declare any more, which leaves
one hand in two hundred. Puzzles of melds are positions of tricks 2 to 7 in which one declaration alone leads
to all that a long sequence can score, while the opponent cannot get any meld, whatever is drawn. It takes
some minutes; the same seed gives the same file.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import msgspec

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit, mask_of
from tartli_desktop.games.tartli import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    LAST_DECLARING_TRICK,
    LAST_DRAWING_TRICK,
    OUT,
    Action,
    Declare,
    Match,
    Play,
    TrickGathered,
    Variant,
    View,
    melds_in,
)
from tartli_desktop.games.tartli.opponents import choose, interject
from tartli_desktop.games.tartli.puzzles import puzzle
from tartli_desktop.games.tartli.puzzles.puzzle import Puzzle
from tartli_desktop.kit.puzzles.puzzle import file_of

FILE = Path(__file__).parent.parent / "resources" / file_of("tartli")
OF_CARDS, OF_MELDS, SIX_TIMES = 300, 40, 6
"""How many of each kind are made; in the last kind a sequence of five scores six times."""

EARLY_AND_LATE = {8: 30, 14: 30, 15: 16}
"""How many more puzzles are made that begin in these tricks."""

SIX_POINTS = 260
"""What a sequence of five scores in the six times together."""

TRIES = 600
"""How many changes of a pack are tried before another pack."""

LEAST_MELDS = 70
"""The least points to score in a puzzle of melds."""

FIRST_TRICK, LAST_TRICK = 9, 13
SEED = "puzzles"


def hand(number: int, variant: Variant, deck: list[Card]) -> Iterator[tuple[Match, View]]:
    """A hand between sensible players: each view in which somebody is to lead, play or declare."""
    match = Match.new(variant, first_dealer=number % 2, players=("", ""))
    match.deal(deck)
    while match.to_move is not None:
        seat = match.to_move
        for speaker in (seat, 1 - seat):
            view = match.view(speaker)
            said = None
            if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
                said = interject(view, "heuristic")
            if said is not None:
                match.apply(speaker, said)
                break
        else:
            view = match.view(seat)
            if any(isinstance(action, Play) for action in view.legal):
                yield match, view
            late = view.trick_number > LAST_DRAWING_TRICK
            match.apply(seat, choose(view, "casual" if late else "heuristic"))


def made(kind: puzzle.PuzzleKind, match: Match, seat: int, goal: int) -> Puzzle:
    """The puzzle that begins here."""
    return Puzzle(kind, match.to_record(), seat, goal)


# Cards


def of_cards(number: int) -> Puzzle | None:
    """A puzzle of cards from a hand, if the hand has one."""
    random = Random(f"{SEED} cards {number}")
    variant = AUSTRIAN if number % 3 == 0 else HUNGARIAN
    trick = random.randint(FIRST_TRICK, LAST_TRICK - 2)
    for match, view in hand(number, variant, random.sample(CARDS, 32)):
        if view.trick_number >= trick and (goal := best_card(view)) is not None:
            return made("cards", match, view.seat, goal)
    return None


def in_trick(number: int, *, trick: int) -> Puzzle | None:
    """A puzzle of cards from a hand that begins in this trick, if the hand has one."""
    random = Random(f"{SEED} trick {trick} {number}")
    variant = AUSTRIAN if number % 3 == 0 else HUNGARIAN
    for match, view in hand(number, variant, random.sample(CARDS, 32)):
        if view.trick_number > trick:
            return None
        if view.trick_number == trick and (trick > LAST_DECLARING_TRICK or puzzle.nothing_to_declare(match)):
            goal = best_card(view, last=trick, choices=2)
            if goal is not None:
                return made("cards", match, view.seat, goal)
    return None


def best_card(view: View, *, last: int = LAST_TRICK, choices: int = 3) -> int | None:
    """What the best card brings, if it is clearly the best and no rule of thumb finds it; else None."""
    if view.trick_number > last or sum(isinstance(each, Play) for each in view.legal) < choices:
        return None
    values = puzzle.card_values(view)
    first, second, *_ = sorted(values.values(), reverse=True)
    if first - second < puzzle.CLEARLY or values[by_rule(view)] == first:
        return None
    return first


def by_rule(view: View) -> Play:
    """The card of a Sunday player."""
    action = choose(view, "casual")
    assert isinstance(action, Play)
    return action


# Melds


def of_melds(number: int) -> Puzzle | None:
    """A puzzle of melds from a hand, if the hand has one."""
    random = Random(f"{SEED} melds {number}")
    return first_of_melds(number, HUNGARIAN, random.sample(CARDS, 32), LEAST_MELDS)


def six_times(number: int) -> Puzzle | None:
    """The same with a sequence of five that scores six times (R5.7): a pack is changed until it has one."""
    random = Random(f"{SEED} six {number}")
    deck = random.sample(CARDS, 32)
    suit, top = random.choice([*Suit]), random.choice((Rank.OVER, Rank.KING, Rank.ACE))
    run = [Card.of(suit, Rank(top - place)) for place in range(5)]
    # The one in the middle comes from the talon, so that nothing could be declared before.
    middle = run.pop(2)
    player = random.randrange(2)
    fixed = [*random.sample([place for place in range(18) if place // 3 % 2 == player], 4)]
    for place, card in zip(fixed, run, strict=True):
        swap(deck, place, card)
    fixed.append(random.randrange(19, 21))
    swap(deck, fixed[-1], middle)
    free = [place for place in range(32) if place not in fixed]
    least = 1000
    for _ in range(TRIES):
        changed = list(deck)
        one, other = random.sample(free, 2)
        changed[one], changed[other] = changed[other], changed[one]
        dangers, found = six_in(number, changed)
        if found is not None:
            return found
        if dangers <= least:
            least, deck = dangers, changed
    return None


def six_in(number: int, deck: list[Card]) -> tuple[int, Puzzle | None]:
    """How many courses of a hand spoil it, and the puzzle if none does."""
    for match, view in hand(number, HUNGARIAN, deck):
        if view.trick_number > 3 or view.declared_by(1 - view.seat) is not None:
            break
        if view.trick_number < 2 or not any(isinstance(action, Declare) for action in view.legal):
            continue
        if puzzle.most_points(view) < SIX_POINTS:
            break
        first, spoilt = puzzle.first_melds(view), dangers(match, view)
        if len(first) == 1 and not spoilt:
            return 0, made("melds", match, view.seat, puzzle.most_points(view))
        return spoilt + (len(first) != 1), None
    return 500, None


def swap(deck: list[Card], place: int, card: Card) -> None:
    """Swap a card with the one at this place of a pack."""
    there = deck.index(card)
    deck[there], deck[place] = deck[place], deck[there]


def first_of_melds(number: int, variant: Variant, deck: list[Card], least: int) -> Puzzle | None:
    """The first position of a hand that is a puzzle of melds worth this many points."""
    for match, view in hand(number, variant, deck):
        if view.trick_number >= LAST_DECLARING_TRICK:
            return None
        declares = any(isinstance(action, Declare) for action in view.legal)
        if not declares or view.trick_number < 2 or view.declared_by(1 - view.seat) is not None:
            continue
        goal = puzzle.most_points(view)
        first = puzzle.first_melds(view)
        if goal >= least and len(first) == 1 and not loudest(view, first[0]) and not dangers(match, view):
            return made("melds", match, view.seat, goal)
    return None


def loudest(view: View, action: Action) -> bool:
    """Whether a declaration is the one that scores most at once, which anybody would find."""
    declared = [each for each in view.legal if isinstance(each, Declare)]
    assert isinstance(action, Declare)
    return points(action) == max(map(points, declared))


def points(action: Declare) -> int:
    """What a declaration scores."""
    return sum(item.points for item in action.items)


def dangers(match: Match, view: View) -> int:
    """In how many of the possible orders of draws the opponent gets a meld."""
    other = set(match.view(1 - view.seat).hand)
    turned, *talon = match.hands[-1][0][18:]
    drawn = 2 * sum(isinstance(event, TrickGathered) for event in match.events)
    talon = [*talon[drawn:], view.turned or turned]
    pairs = list(zip(talon[::2], talon[1::2], strict=True))
    return sum(bool(melds_in(mask_of(other | set(each)), match.variant)) for each in product(*pairs))


def some(make: Callable[[int], Puzzle | None], wanted: int, pool: ProcessPoolExecutor) -> list[Puzzle]:
    """This many puzzles, from the first hands that have one."""
    found: list[Puzzle] = []
    number, step = 0, min(200, 2 * wanted)
    while len(found) < wanted:
        found += [each for each in pool.map(make, range(number, number + step)) if each]
        number += step
        print(
            f"{getattr(make, '__name__', make)}: {min(len(found), wanted)} in {number} hands",
            file=sys.stderr,
            flush=True,
        )
    return found[:wanted]


def main() -> None:
    """Make the puzzles, in an order that does not show what comes next."""
    with ProcessPoolExecutor(2) as pool:
        found = [
            *some(of_cards, OF_CARDS, pool),
            *some(of_melds, OF_MELDS, pool),
            *some(six_times, SIX_TIMES, pool),
        ]
        more = [
            each
            for trick, wanted in EARLY_AND_LATE.items()
            for each in some(partial(in_trick, trick=trick), wanted, pool)
        ]
    # The two parts are shuffled apart, so that puzzles of the first keep their numbers.
    for part in (found, more):
        Random(SEED).shuffle(part)
    found += more
    lines = b"\n".join(map(msgspec.json.encode, found)) + b"\n"
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
