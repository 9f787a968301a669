"""The rules of the toy that depend on the number of seats."""

import pytest

from tartli_desktop.game.errors import RecordError
from tests.games.contract.walks import new_match, walk

from .game import RULES
from .rules import SEATS


@pytest.mark.parametrize(("seats", "size", "left"), [(3, 10, 2), (4, 8, 0), (5, 6, 2)])
def test_each_gets_as_many_cards(seats: int, size: int, left: int) -> None:  # Y2.
    match = new_match(RULES, seats, dealer=seats - 1)
    match.deal(RULES.form.pack.cards)
    held = [card for seat in range(seats) for card in match.view(seat).hand]
    assert [len(match.view(seat).hand) for seat in range(seats)] == [size] * seats
    assert held == list(RULES.form.pack.cards[: len(RULES.form.pack.cards) - left])
    assert match.view(0).turned == held[-1]


def test_only_four_have_partners() -> None:  # Y1, Y4, Y5.
    for seats in SEATS:
        match = new_match(RULES, seats, target=2)
        for _ in walk(RULES, match, 5, 2000):
            pass
        winners = match.winners
        assert winners in ([(0, 2), (1, 3)] if seats == 4 else [(seat,) for seat in range(seats)])
        outcomes = RULES.hand_result(match).outcomes
        assert tuple(seat for seat, outcome in enumerate(outcomes) if outcome > 0) == winners


def test_a_record_has_as_many_players_as_its_variant_says() -> None:  # Y7.
    record = new_match(RULES, 5).to_record()
    record["players"].pop()
    with pytest.raises(RecordError) as caught:
        RULES.match.from_record(record)
    assert caught.value.message == "players must be 5 names"
