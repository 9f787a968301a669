"""Properties of every match, whatever is played: points and cards (R1 to R14)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, STRENGTH, Action, Match, Variant
from tests.games.tartli.rules.random_matches import Start, seeds, starts, variants, walk

from .positions import last, stacked

# Points


@settings(max_examples=40)
@given(variant=variants, seed=seeds, strong=st.sampled_from([None, 0, 1]))
def test_161_points_in_every_hand_played_to_the_end(variant: Variant, seed: int, strong: int | None) -> None:
    # R1.6, R9.1, R9.4: a strong seat keeps its best cards for the last nine tricks, to meet stichmatsch often
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=0)
    pack = list(CARDS)
    chance.shuffle(pack)
    match.deal(pack if strong is None else stacked(("AO9AXK LAXK", "")[:: 1 - 2 * strong], turned="A7"))
    while match.to_move is not None:
        seat = match.to_move
        legal = [action for action in match.legal_actions(seat) if action not in (OUT, BELA, EXCHANGE)]
        plays = [action for action in legal if isinstance(action, tartli.Play)]
        if strong is not None and plays:
            place = STRENGTH[match.view(0).trump]
            early = (match.view(0).trick_number < 8) == (seat == strong)
            action: Action = (min if early else max)(plays, key=lambda each: place[each.card])
        else:
            action = chance.choice(legal)
        match.apply(seat, action)
    ended = last(match, tartli.HandEnded)
    gathered = [event for event in match.events if isinstance(event, tartli.TrickGathered)]
    points = [sum(event.points for event in gathered if event.seat == seat) for seat in (0, 1)]
    late = {event.seat for event in gathered if event.number >= 8}
    assert sum(points) == 161
    if variant.stichmatsch and len(late) == 1:
        (winner,) = late
        assert ended.stichmatsch == winner
        points = [161, 0] if winner == 0 else [0, 161]
    else:
        assert ended.stichmatsch is None
    assert list(ended.trick_points) == points
    assert match.counts == tuple(
        tricks + melds for tricks, melds in zip(points, ended.meld_points, strict=True)
    )


@settings(max_examples=60)
@given(start=starts, variant=variants, seed=seeds)
def test_counts_are_the_sum_of_what_was_scored(start: Start, variant: Variant, seed: int) -> None:
    # R9.1, R9.4
    for match in walk(start(variant), seed, 100):
        if match.to_move is None:
            continue
        scored = (tartli.MeldsScored, tartli.BelaScored, tartli.TrickGathered)
        for seat in (0, 1):
            points = [each.points for each in match.events if isinstance(each, scored) and each.seat == seat]
            assert match.counts[seat] == match.scores[seat] + sum(points)


# Cards


@settings(max_examples=60)
@given(start=starts, variant=variants, seed=seeds)
def test_32_cards_at_every_step(start: Start, variant: Variant, seed: int) -> None:
    # R1.1: hands, cards played, the turned card and the rest of the talon
    for match in walk(start(variant), seed, 80):
        mine, theirs = match.view(0), match.view(1)
        if mine.trick_number == 0:
            continue
        lying = [*mine.hand, *theirs.hand, *(card for _, card in mine.played)]
        lying += [] if mine.turned is None else [mine.turned]
        assert len(set(lying)) == len(lying)
        assert mine.talon_size == theirs.talon_size
        assert len(lying) + mine.talon_size - (mine.turned is not None) == 32
        assert (mine.opponent_hand_size, theirs.opponent_hand_size) == (len(theirs.hand), len(mine.hand))
