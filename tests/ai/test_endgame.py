"""The search of tricks 8 to 16 against plain full search."""

from random import Random

import pytest

from tartli_desktop.ai.endgame import (
    GAME_WORTH,
    INFINITE,
    NO_SWEEP,
    SWEEP,
    Ending,
    SearchLimit,
    Setting,
    sure_of_all,
)
from tartli_desktop.engine import CARDS, GAME_POINTS, LAST_TRICK_POINTS, POINTS, beats, mask_of


def game(winner: int, loser: int, worth_two_below: int) -> int:
    return GAME_WORTH * (2 if loser < worth_two_below and winner >= GAME_POINTS else 1)


def follow(hand: frozenset[int], lead: int, trump: int) -> list[int]:
    return (
        [card for card in hand if card >> 3 == lead >> 3]
        or [card for card in hand if card >> 3 == trump]
        or list(hand)
    )


def plain_value(
    hands: tuple[frozenset[int], frozenset[int]],
    leader: int,
    counts: tuple[int, int],
    sweeper: int | None,
    trump: int,
    early: tuple[int, int],
    stichmatsch: bool,
) -> int:
    """Player 0's points from here on less player 1's, game included, by looking at everything."""
    values = []
    for lead in hands[leader]:
        answers = []
        for reply in follow(hands[1 - leader], lead, trump):
            winner = 1 - leader if beats(trump, lead, reply) else leader
            sign = 1 if winner == 0 else -1
            points = POINTS[trump][lead] + POINTS[trump][reply]
            rest = [set(hands[0]), set(hands[1])]
            rest[leader].discard(lead)
            rest[1 - leader].discard(reply)
            new = list(counts)
            if rest[0]:
                new[winner] += points
                value = sign * points
                if new[winner] >= GAME_POINTS:
                    value += sign * game(new[winner], new[1 - winner], 251)
                else:
                    value += plain_value(
                        (frozenset(rest[0]), frozenset(rest[1])),
                        winner,
                        (new[0], new[1]),
                        sweeper if sweeper == winner else None,
                        trump,
                        early,
                        stichmatsch,
                    )
            else:
                points += LAST_TRICK_POINTS
                new[winner] += points
                value = sign * points
                if stichmatsch and sweeper == winner:  # R9.4
                    new[winner] += early[1 - winner]
                    new[1 - winner] -= early[1 - winner]
                    value += sign * 2 * early[1 - winner]
                if max(new) >= GAME_POINTS and new[0] != new[1]:  # R9.5
                    best = 0 if new[0] > new[1] else 1
                    worth = GAME_WORTH if min(new) >= GAME_POINTS else game(new[best], new[1 - best], 251)
                    value += worth if best == 0 else -worth
            answers.append(value)
        values.append(min(answers) if leader == 0 else max(answers))
    return max(values) if leader == 0 else min(values)


@pytest.mark.parametrize("stichmatsch", [True, False])
@pytest.mark.parametrize("near", [True, False])
def test_it_finds_the_value_of_plain_search(near: bool, stichmatsch: bool) -> None:
    # R4.2, R9.2 to R9.5 in endings of two to five tricks.
    random = Random(f"{near} {stichmatsch}")
    for _ in range(60):
        size = random.choice((2, 3, 3, 4, 4, 5))
        pack = random.sample(range(32), 2 * size)
        hands = frozenset(pack[:size]), frozenset(pack[size:])
        trump, early = random.randrange(4), (random.randrange(60), random.randrange(60))
        counts = (random.randrange(430, 501), random.randrange(430, 501)) if near else (0, 0)
        if near and random.random() < 0.3:
            counts = (counts[0], random.randrange(230, 270))
        sweeper = random.choice((0, None))
        setting = Setting(trump, mask_of(hands[0]), early, stichmatsch)
        sweep = SWEEP if sweeper == 0 else NO_SWEEP
        left = LAST_TRICK_POINTS + sum(POINTS[trump][card] for card in pack)
        ending = Ending(setting, nodes=10**6)
        masks = mask_of(hands[0]), mask_of(hands[1])
        found = ending.value(*masks, sweep, *counts, left, -INFINITE, INFINITE)
        arguments = (0, counts, sweeper, trump, early, stichmatsch)
        assert found == plain_value(hands, *arguments)
        # The card it leads is worth as much.
        lead = Ending(setting, nodes=10**6).lead(*masks, sweep, counts)
        assert found == min(
            Ending(setting, 10**6).after(*masks, lead, reply, sweep, *counts, left, -INFINITE, INFINITE)
            for reply in follow(hands[1], lead, trump)
        )


def test_a_search_that_comes_to_no_end_says_so() -> None:
    hands = mask_of(range(0, 32, 4)), mask_of(range(1, 32, 4))
    with pytest.raises(SearchLimit):
        Ending(Setting(0, hands[0]), nodes=3).lead(*hands, NO_SWEEP, (0, 0))


def test_what_is_called_sure_of_all_tricks_is() -> None:
    # R9.4: the claim of a stichmatsch rests on it.
    random = Random(5)
    sure = 0
    for _ in range(3000):
        size = random.choice((1, 2, 3))
        pack = random.sample(range(32), 2 * size)
        leader, other = sorted(pack[:size]), sorted(pack[size:])
        if sure_of_all(0, mask_of(leader), mask_of(other)):
            sure += 1
            assert wins_all(leader, other), [CARDS[card] for card in pack]
    assert sure > 100


def wins_all(leader: list[int], other: list[int]) -> bool:
    """Whether the leader can win every trick, by looking at everything."""
    if not leader:
        return True
    return any(
        all(
            not beats(0, lead, reply)
            and wins_all([c for c in leader if c != lead], [c for c in other if c != reply])
            for reply in follow(frozenset(other), lead, 0)
        )
        for lead in leader
    )
