"""A decision takes no longer than the time given, however much there is to search."""

import random
from time import monotonic

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, CARDS, Match
from tartli_desktop.games.ulti.opponents import STRONG, choose
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver, TooDeep
from tartli_desktop.games.ulti.opponents.search.sampling import Effort

from .endings import ending, read

ENDLESS = Effort(
    deals=10_000,
    exact=10,
    doubling=10_000,
    doubling_exact=10,
    bidding=10_000,
    bids=50,
    bidding_exact=10,
    talons=2,
)


@pytest.fixture
def drawn_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    # This test is about the end of the search, not about drawing thousands of deals.
    from tartli_desktop.games.ulti.opponents.search import sampling

    draw = sampling.worlds
    monkeypatch.setattr(
        sampling, "worlds", lambda knowledge, count, chance, **how: draw(knowledge, 3, chance, **how) * 500
    )


@pytest.mark.usefixtures("drawn_quickly")
def test_every_decision_ends_when_the_time_is_up() -> None:  # U18.8
    match = Match.new(ASSOCIATION, first_dealer=0)
    match.deal(random.Random(3).sample(CARDS, 32))
    asked = set()
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        kind = view.phase, len(view.tricks)
        if kind not in asked and len(view.tricks) < 2 and len(view.legal) > 1:
            asked.add(kind)
            begun = monotonic()
            assert choose(view, STRONG, seconds=0.05, effort=ENDLESS) in view.legal
            # A second allows for a busy machine.
            assert monotonic() - begun < 1.0
        match.apply(seat, choose(view, "casual", seed=1))
    assert {phase for phase, _ in asked} >= {"lay", "bid", "play"}


def test_a_search_ends_when_the_time_is_up() -> None:
    match = ending(ASSOCIATION, "hearts simple", 1, 30)
    assert match is not None
    stakes, position = read(match)
    solver = Solver(stakes, should_stop=lambda: True)
    with pytest.raises(TooDeep):
        solver.value(position)
    assert solver.nodes < 2_000
