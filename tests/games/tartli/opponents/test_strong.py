"""The strongest player and its worlds: legal, repeatable, blind to hidden cards, sound where all is known."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.deadline import ShouldStop
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Variant, View
from tartli_desktop.games.tartli.opponents import STRONG, choose, evaluate, interject
from tartli_desktop.games.tartli.opponents.meld_tables import normal
from tartli_desktop.games.tartli.opponents.simulation.inference import INFERENCE
from tartli_desktop.games.tartli.opponents.simulation.search_position import SearchPosition
from tartli_desktop.games.tartli.opponents.simulation.worlds import sample
from tartli_desktop.games.tartli.opponents.strong import SearchSettings, decide
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, OUT, Action, Play
from tartli_desktop.games.tartli.rules.hand import GAME_POINTS
from tests.games.tartli.opponents.stacked import after, deal, late_view
from tests.games.tartli.rules.random_matches import random_variant

QUICK = SearchSettings(worlds=6, first=2, solved=1, solved_from=7)
"""Solving from a trick earlier would take most of a hand's time; other tests do that."""


def decision(view: View, strength: SearchSettings = QUICK) -> Action | None:
    """What the seat does now, if anything, asking for out-of-turn actions first."""
    if any(action in view.legal for action in (OUT, BELA, EXCHANGE)):
        said = interject(view, "heuristic")
        if said is not None:
            return said
    return decide(view, strength) if view.to_move == view.seat else None


def positions(variant: Variant, seed: str, hands: int, scores: tuple[int, int] = (0, 0)) -> Iterator[View]:
    """Views of both seats before every action of some hands between quick players."""
    random = Random(seed)
    for number in range(hands):
        match = Match.new(variant, first_dealer=number % 2)
        match.scores = scores
        match.deal(random.sample(CARDS, 32))
        while match.to_move is not None:
            for seat in (match.to_move, 1 - match.to_move):
                view = match.view(seat)
                action = decision(view)
                if action is not None:
                    assert action in view.legal
                    assert action != OUT or view.counts[seat] >= GAME_POINTS
                    yield view
                    match.apply(seat, action)
                    break


def leading(seed: str, trick: int) -> View:
    """The view of the seat that leads to a trick."""
    for view in positions(AUSTRIAN, seed, 1):
        leads = view.trick_number == trick and not view.trick and view.to_move == view.seat
        if leads and Play(view.hand[0]) in view.legal:
            return view
    raise LookupError(f"nobody leads to trick {trick}")


def test_hands_with_any_switches_are_legal_and_end() -> None:
    random = Random("strong switches")
    for number in range(4):
        scores = (random.randrange(380, 501), random.randrange(380, 501)) if number % 2 else (0, 0)
        assert list(positions(random_variant(random), f"{number}", 1, scores))


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=["hungarian", "austrian"])
def test_worlds_fit_the_view(variant: Variant) -> None:
    # R12: worlds contradict nothing that lies open, was played or is known.
    fitting = 0
    for number, view in enumerate(positions(variant, f"worlds {variant.name}", 1)):
        if not 1 <= view.trick_number <= 7 or len(view.trick) == 2 or view.to_move != view.seat:
            continue
        s = SearchPosition(view)
        inference = INFERENCE if number % 2 else None
        for world in sample(s, 8, Random(number), inference):
            led = 1 << s.led if s.led >= 0 else 0
            assert world.other & s.theirs == s.theirs
            assert world.other & led == led
            assert (world.other ^ led).bit_count() == view.opponent_hand_size
            talon = sum(world.talon)
            assert len(world.talon) == view.talon_size - (view.turned is not None)
            assert talon & world.other == 0
            own = normal(sum(1 << card for card in view.hand), s.trump)
            assert (world.other ^ led) & ~s.theirs | talon == sum(1 << card for card in s.unseen) & ~s.theirs
            assert own & (world.other | talon) == 0
            fitting += 1
    assert fitting > 100


def test_a_meld_said_aloud_is_in_every_world() -> None:
    # R5.3: a kvart was said, and only its length is known.
    match = deal("LA LK LO LU B7 B8 H7 H8 A7", "AO", dealer="A8 BX B9 H9 HX L7 L8 A9 LX")
    after(match, "1:declare LA4, 1:play A7")
    s = SearchPosition(match.view(0))
    worlds = list(sample(s, 20, Random(1), INFERENCE))
    assert len(worlds) == 20
    for world in worlds:
        assert world.said is not None
        runs = world.other
        for _ in range(3):
            runs &= runs >> 1 & 0x7F7F7F7F
        assert runs


def test_a_card_that_ends_the_game_is_found() -> None:
    # R9.2: 491 and a sure 11 points: the Ace of trumps, not the points of a later trick.
    view = late_view("HO AA A7", "A8 A9 LA", "H", counts=(485, 300))
    assert str(choose(view, STRONG)) in ("play HO", "play AA")
    values = evaluate(view)
    assert max(value.win for action, value in values.items() if isinstance(action, Play)) == 1.0


def test_an_evaluation_names_every_legal_action() -> None:
    seen: set[str] = set()
    for variant in (HUNGARIAN, AUSTRIAN, replace(HUNGARIAN, bela_with_melds=True)):
        for number, view in enumerate(positions(variant, f"coach {variant.name}", 1)):
            if number % 9 and {type(action).__name__ for action in view.legal} <= seen:
                continue
            values = evaluate(view, strength=QUICK)
            assert tuple(values) == view.legal
            for action, value in values.items():
                assert isinstance(value, Value)
                assert 0.0 <= value.win <= 1.0
                assert value.error >= 0.0
                if view.trick_number > 7:
                    assert value.worlds == 0
                elif isinstance(action, Play):
                    assert value.worlds in (QUICK.first, 2 * QUICK.first, QUICK.worlds, QUICK.solved)
                seen.add(type(action).__name__)
    assert {"Play", "Declare", "Gather", "Out", "Bela", "Exchange"} <= seen


def test_a_decision_of_trick_7_can_be_hurried_too() -> None:
    view = leading("hurried", 7)
    asked = []

    def should_stop() -> bool:
        asked.append(True)
        return len(asked) > 6

    # After every eight of the first 32 worlds, before any world is solved, and after each solved one.
    assert decide(view, should_stop=should_stop) in view.legal
    assert len(asked) == 7


def test_a_decision_whose_endings_take_long_is_made_in_fewer_worlds() -> None:
    """The number of positions ends the search, not a clock, so that the decision is repeatable."""
    view = leading("dear", 6)
    asked = [0, 0]

    def worlds(place: int) -> ShouldStop:
        def should_stop() -> bool:
            asked[place] += 1
            return False

        return should_stop

    short = SearchSettings(nodes=2_000)
    assert decide(view, short, should_stop=worlds(0)) == decide(view, short)
    decide(view, should_stop=worlds(1))
    assert asked[0] < asked[1]


def test_a_decision_keeps_to_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def clock() -> float:
        looks.append(True)
        return float(len(looks))

    monkeypatch.setattr("tartli_desktop.game.deadline.monotonic", clock)
    view = deal("HO H9 HA AA LA BA A7 L7 B7", "H7").view(1)
    for ask in (lambda: choose(view, STRONG, seconds=3.0), lambda: evaluate(view, seconds=3.0)):
        looks.clear()
        ask()
        # Once at the start, and then until three have passed.
        assert len(looks) == 4


@pytest.mark.parametrize("level", ["heuristic", STRONG])
@pytest.mark.parametrize("leads", [True, False])
def test_the_ending_keeps_to_its_seconds_too(
    level: str, leads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:  # R4.2: one of nine cards in trick 8, both hands known.
    looks = []

    def clock() -> float:
        looks.append(True)
        return float(len(looks))

    monkeypatch.setattr("tartli_desktop.game.deadline.monotonic", clock)
    mine, theirs = "HO H9 HA AA LA B8 A7 L7 B7", "HK HX H7 AX LX BX AK LK"
    view = late_view(mine, f"{theirs} BK" if leads else theirs, "H", led="" if leads else "BA")
    for seconds in (1.0, 2.0):
        looks.clear()
        assert choose(view, level, seconds=seconds) in view.legal
        # Once at the start, until the seconds have passed, and before the search for traps.
        assert len(looks) <= 1 + seconds + 1
    looks.clear()
    assert choose(view, level, seconds=1000.0) == choose(view, level)
    assert len(looks) > 2
