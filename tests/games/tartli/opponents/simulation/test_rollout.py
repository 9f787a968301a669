"""The simulated hand against the engine: same legal cards and declarations, same points, same end."""

from random import Random

import pytest

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, FourOfAKind, Match, Sequence
from tartli_desktop.games.tartli.opponents.meld_tables import (
    CARD_POINTS,
    SET_LOUDNESS,
    Declaration,
    Switches,
    declarations,
    declare_action,
    following,
    item_of,
    loudness,
    meld_of,
    normal,
    normal_card,
    switches_of,
)
from tartli_desktop.games.tartli.opponents.simulation.rollout import Side, Start, Trace, rollout
from tartli_desktop.games.tartli.opponents.simulation.rollout_policy import AFTER_SHIFT, plans_of
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, GATHER, OUT, PLAYS, Action
from tartli_desktop.games.tartli.rules.cards import POINTS
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tartli_desktop.games.tartli.rules.melds import standing
from tests.games.tartli.rules.random_matches import random_variant

HANDS = 120
"""The number of hands in a normal run.

``python -m tests.games.tartli.opponents.simulation.test_rollout 10000`` compares another number.
"""


def open_sequences(switches: Switches, match: Match, seat: int, trump: int) -> list[int]:
    allowed = [(1 << 21) - 1] * 4
    for meld in match.view(seat).scored[seat]:
        if isinstance(meld, Sequence):
            item = item_of(meld, trump)
            allowed[item >> 5] &= switches.after[item & 31]
    return allowed


def open_sets(switches: Switches, match: Match, seat: int) -> int:
    scored = [meld.rank for meld in match.view(seat).scored[seat] if isinstance(meld, FourOfAKind)]
    return switches.sets & ~sum(1 << rank for rank in scored)


def assert_same_declarations(switches: Switches, match: Match, seat: int, trump: int) -> None:
    """Assert that the tables allow the engine's declarations now and rank them the same."""
    view = match.view(seat)
    hand = normal(sum(1 << card for card in view.hand), trump)
    said = match.view(1 - seat).declared_by(1 - seat)
    melds = said.items if said is not None and said.items is not None else ()
    places = [switches.standings[item_of(meld, trump)] for meld in melds]
    found = declarations(
        switches,
        hand,
        open_sequences(switches, match, seat, trump),
        open_sets(switches, match, seat),
        loudness(max(places)) if places else 0,
    )
    legal = {action for action in view.legal if isinstance(action, tartli.Declare)}
    assert {declare_action(item, trump) for item in found} == legal
    assert len(found) == len(legal)
    for points, place, items in found:
        melds = [meld_of(item, trump) for item in items]
        assert points == sum(meld.points for meld in melds)
        best = max(melds, key=lambda meld: standing(meld, trump, match.variant))
        assert place == switches.standings[item_of(best, trump)]


def assert_same_cards(match: Match, seat: int, trump: int) -> None:
    view = match.view(seat)
    hand = normal(sum(1 << card for card in view.hand), trump)
    if view.trick_number > 7 and view.trick:
        hand = following(hand, normal_card(int(view.trick[0][1]), trump))
    legal = sum(1 << action.card for action in view.legal if isinstance(action, tartli.Play))
    assert normal(hand, trump) == legal


def start_of(switches: Switches, match: Match, trump: int) -> Start:
    """The position of a match between two tricks, with seat 0 searching."""
    view = match.view(0)
    leader, other = view.leader, 1 - view.leader
    both = [sum(1 << card for card in match.view(seat).hand) for seat in (0, 1)]
    played = sum(1 << card for _, card in view.played)
    early = [0, 0]
    said = [False, False]
    for event in view.events:
        if isinstance(event, tartli.TrickGathered) and event.number <= 7:
            early[event.seat] += event.points
        if isinstance(event, tartli.BelaDeclared):
            said[event.seat] = True
    allowed = [open_sequences(switches, match, seat, trump) for seat in (0, 1)]
    shifted = [tuple(mask << AFTER_SHIFT for mask in masks) for masks in allowed]
    decisive = view.sudden_death or view.tied
    dead = (played, played | both[leader])
    one, two = (
        Side(
            view.counts[seat],
            shifted[seat],  # type: ignore[arg-type]
            open_sets(switches, match, seat),
            said[seat],
            dead=normal(gone, trump),
            early=early[seat],
        )
        for seat, gone in zip((leader, other), dead, strict=True)
    )
    return Start(
        leader == 0,
        view.trick_number,
        0 if view.turned is None else 1 << normal_card(int(view.turned), trump),
        view.counts[0] + 1 if decisive else GAME_POINTS,
        one,
        two,
    )


def compare(number: int) -> None:
    """Compare one hand: some random tricks in the engine, the rest simulated and repeated by the engine."""
    random = Random(f"simulated {number}")
    variant = random_variant(random)
    scores = (0, 0)
    if number % 3 == 0:
        scores = (random.randrange(200, 501), random.randrange(200, 501))
    if number % 11 == 0:
        # Equal scores above 501 mean sudden death (R9.5).
        scores = (501 + number % 7, 501 + number % 7)
    match = Match.new(variant, first_dealer=number % 2)
    match.scores = scores
    match.deal(random.sample(CARDS, 32))
    before = random.randrange(8)
    while match.to_move is not None and (match.view(0).trick_number <= before or match.view(0).trick):
        seat = match.to_move if random.random() < 0.8 else random.randrange(2)
        legal = [action for action in match.legal_actions(seat) if action != OUT]
        if legal:
            match.apply(seat, random.choice(legal))
        if match.to_move is not None and match.view(0).trick_number == 0:
            continue
    if match.to_move is None:
        return
    while match.view(0).trick_number == 0:
        seat = match.to_move
        match.apply(seat, random.choice(match.legal_actions(seat)))
    view = match.view(0)
    if max(view.counts) >= GAME_POINTS and not (view.sudden_death or view.tied):
        return
    trump = int(view.trump)  # type: ignore[arg-type]
    switches = switches_of(variant)
    hands = [match.view(seat).hand for seat in (0, 1)]
    seen = {*hands[0], *hands[1], view.turned, *(card for _, card in view.played)}
    # The cards of the talon are drawn in the order of the pack.
    talon = tuple(1 << normal_card(card, trump) for card in match.hands[-1][0] if card not in seen)
    masks = [normal(sum(1 << card for card in hand), trump) for hand in hands]
    trace: Trace = []
    mine, theirs, out = rollout(
        plans_of(switches),
        start_of(switches, match, trump),
        masks[view.leader],
        masks[1 - view.leader],
        talon,
        noise=random.choice((0, 300, 1000)),
        at=random.randrange(8192),
        trace=trace,
    )
    for asking, what, value in trace:
        seat = 0 if asking else 1
        action: Action
        if what == "play":
            own = match.view(seat)
            if own.trick_number <= 8 and own.declared_by(seat) is None:
                assert_same_declarations(switches, match, seat, trump)
            assert_same_cards(match, seat, trump)
            assert isinstance(value, int)
            card = normal_card(value, trump)
            assert CARD_POINTS[value] == POINTS[trump][card]
            action = PLAYS[card]
        elif what == "declare":
            assert_same_declarations(switches, match, seat, trump)
            declaration: Declaration = value  # type: ignore[assignment]
            action = declare_action(declaration, trump)
        else:
            action = {"gather": GATHER, "exchange": EXCHANGE, "bela": BELA, "out": OUT}[what]
        match.apply(seat, action)
    if out and match.to_move is not None:
        winner = 0 if out > 0 else 1
        assert match.counts[winner] >= GAME_POINTS
        match.apply(winner, OUT)
    assert match.to_move is None
    assert match.counts == (mine, theirs)
    ended = next(event for event in match.events if isinstance(event, tartli.HandEnded))
    assert (ended.ending == "played out") is (out == 0)
    if out:
        assert max(match.games) > 0
        assert (match.games[0] > 0) is (out > 0)


def test_the_rule_of_thumb_answers_only_with_what_can_score() -> None:
    # R5.4: the leader said a kvart, so a terc of another suit is no answer, however good.
    random = Random(5)
    answered = 0
    for variant in (HUNGARIAN, AUSTRIAN):
        switches = switches_of(variant)
        plans = plans_of(switches)
        allowed = [mask << AFTER_SHIFT for mask in ((1 << 21) - 1,) * 4]
        for _ in range(3000):
            hand = sum(1 << card for card in random.sample(range(32), 9))
            length = random.choice((3, 4, 5, SET_LOUDNESS))
            said = (50, 100 * length + 7, (0,))
            trick = random.randint(1, 8)
            answer = plans.declaration(hand, allowed, switches.sets, trick, said)
            if answer is not None:
                answered += 1
                legal = declarations(
                    switches, hand, [mask >> AFTER_SHIFT for mask in allowed], switches.sets, length
                )
                assert (answer[0], answer[1], set(answer[2])) in [(a, b, set(c)) for a, b, c in legal]
    assert answered > 100


@pytest.mark.parametrize("block", range(10))
def test_a_simulated_hand_is_one_that_the_engine_plays_to_the_same_end(block: int) -> None:
    for number in range(block * HANDS // 10, (block + 1) * HANDS // 10):
        compare(number)


if __name__ == "__main__":
    import sys

    for each in range(int(sys.argv[1])):
        compare(each)
    print(f"{sys.argv[1]} hands: no difference")
