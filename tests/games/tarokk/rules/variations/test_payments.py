"""Scoring and payments by T22.5 to T22.8 and T22.10, with the tables of T22, V4 to V8, V10 and V11."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import PASKIEVICS, HandResult, Match, MatchOver, Side, Variant
from tartli_desktop.games.tarokk.rules.pot import paid_in, pot_line, shared_out, ultimo_lines
from tartli_desktop.games.tarokk.rules.settlement import Item, game_lines, net_value, payments, talon_lines
from tests.games.tarokk.positions import cards, deck, play

Levels = Mapping[tuple[str, Side], int]

COLUMNS = ((0, 0), (23, 2), (47, 4), (48, 5), (71, 7), (94, 9))
"""Points and tricks of F: none, 23 or fewer, 24–47, 48–70, 71 or more, all."""

PLAIN: Levels = {("game", "F"): 0}
KONTRA: Levels = {("game", "F"): 1}
DOUBLE: Levels = {**PLAIN, ("double", "F"): 0}
VOLAT: Levels = {**PLAIN, ("volat", "F"): 0}
BOTH: Levels = {**DOUBLE, **VOLAT}
DOUBLED: Levels = {**PLAIN, ("double", "F"): 1}
FOES_DOUBLE: Levels = {**PLAIN, ("double", "O"): 0}

USUAL: list[tuple[Levels, tuple[int, ...]]] = [
    (PLAIN, (-3, -2, -1, 1, 2, 3)),
    (DOUBLE, (-7, -6, -5, -4, 4, 7)),
    (VOLAT, (-9, -8, -7, -6, -6, 6)),
    (BOTH, (-13, -12, -11, -10, -2, 10)),
    (DOUBLED, (-11, -10, -9, -8, 8, 11)),
    (FOES_DOUBLE, (-7, -4, 4, 5, 6, 7)),
]
KONTRAD: list[tuple[Levels, tuple[int, ...]]] = [
    (KONTRA, (-5, -4, -2, 2, 4, 5)),
    ({**KONTRA, ("double", "O"): 0}, (-9, -6, 2, 6, 8, 9)),
    ({**KONTRA, ("double", "F"): 1}, (-13, -12, -10, -6, 10, 13)),
]
"""The rows of T20 with a kontra of the game, which none of these switches changes."""
NEVER: list[tuple[Levels, tuple[int, ...]]] = [
    (PLAIN, (-3, -2, -1, 1, 2, 3)),
    (DOUBLE, (-7, -6, -4, -4, 4, 7)),
    (VOLAT, (-9, -6, -6, -6, -6, 6)),
    (BOTH, (-13, -10, -10, -10, -2, 10)),
    (DOUBLED, (-11, -10, -8, -8, 8, 11)),
    (FOES_DOUBLE, (-7, -4, 4, 4, 6, 7)),
]
NEEDS_KONTRA = (-1, -5, -7, -11, -9, -4)
"""The first two columns of each row, in the order above, where O's silent bonuses need a kontra."""
BOTH_SWITCHES = (-1, -4, -6, -10, -8, -4)

never = replace(PASKIEVICS, game_beside_double="never")
needs = replace(PASKIEVICS, silent_needs_kontra=True)


def factored(
    table: list[tuple[Levels, tuple[int, ...]]], lost: tuple[int, ...]
) -> list[tuple[Levels, tuple[int, ...]]]:
    """A table with other numbers where O has 71 points or all tricks."""
    return [(levels, (low, low, *row[2:])) for (levels, row), low in zip(table, lost, strict=True)]


@pytest.mark.parametrize("base", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("variant", "table"),
    [
        (PASKIEVICS, USUAL),
        (never, NEVER),
        (needs, factored(USUAL, NEEDS_KONTRA)),
        (replace(never, silent_needs_kontra=True), factored(NEVER, BOTH_SWITCHES)),
    ],
    ids=["by side", "never", "needs kontra", "both"],
)
def test_the_cells_of_t22(variant: Variant, table: list[tuple[Levels, tuple[int, ...]]], base: int) -> None:
    for levels, row in [*table, *KONTRAD]:
        for (points, tricks), factor in zip(COLUMNS, row, strict=True):
            items = game_lines(variant, base, points, tricks, levels)
            assert net_value(tuple(items)) == factor * base, (levels, points)  # T22.5, T22.6
            assert all(item.value for item in items)


def net(variant: Variant, base: int, points: int, levels: Levels, tricks: int = 5) -> int:
    return net_value(tuple(game_lines(variant, base, points, tricks, levels)))


def test_v4_the_game_beside_double() -> None:
    assert [net(each, 3, 75, PLAIN) for each in (PASKIEVICS, never)] == [6, 6]
    assert [net(each, 3, 60, DOUBLE) for each in (PASKIEVICS, never)] == [-12, -12]
    assert [net(each, 3, 50, FOES_DOUBLE) for each in (PASKIEVICS, never)] == [15, 12]
    assert net(never, 2, 94, {**PLAIN, ("volat", "O"): 0}, tricks=9) == 2 * 6 + 2 * 3  # T13.3 stays


def test_v5_a_silent_double_needs_kontra() -> None:
    assert [net(each, 2, 14, PLAIN) for each in (PASKIEVICS, needs)] == [-4, -2]
    assert [net(each, 2, 14, KONTRA) for each in (PASKIEVICS, needs)] == [-8, -8]
    assert net(needs, 2, 14, {**PLAIN, ("trull", "F"): 1}) == -2  # kontra of another item does not do
    assert net(needs, 2, 80, PLAIN) == 4  # F needs none


def test_v10_both() -> None:
    both = replace(never, silent_needs_kontra=True)
    assert [net(both, 3, points, PLAIN) for points in (14, 80)] == [-3, 6]
    assert net(both, 3, 14, DOUBLE) == -12


def test_v6_honours_from_the_talon() -> None:
    drawn = [mask_of(cards(text)) for text in ("I HQ", "XXI", "", "V", "")]
    lines = talon_lines(4, drawn)
    assert lines == (Item("talon", None, 4, (0,), False, 0, 1), Item("talon", None, 4, (1,), False, 0, 2))
    sides: tuple[Side | None, ...] = ("F", "O", "F", "O", None)
    assert payments(5, (0, 1, 2, 3), sides, lines, 2) == (-2, -4, 0, 0, 6)
    two = talon_lines(4, [mask_of(cards("SKIZ I")), 0, 0, 0, 0])
    assert [item.value for item in two] == [3, 1]


def test_v7_the_dealer_weeps_and_laughs() -> None:
    item = (Item("game", "F", None, None, False, 0, 3),)
    order = (0, 1, 2, 3)
    assert payments(5, order, ("F", "O", "F", "O", None), item, 1, (0, 4)) == (6, -3, 3, -3, -3)
    assert payments(5, order, ("F", "O", "O", "O", None), item, 1, (0, 4)) == (12, -3, -3, -3, -3)
    assert payments(5, order, ("F", "O", "F", "O", None), item, 2, (0, 4)) == (12, -6, 6, -6, -6)
    tarokks = (Item("tarokks", None, 0, (1, 2, 3), True, 0, 1),)
    assert payments(5, order, ("F", "O", "F", "O", None), tarokks, 1, (0, 4)) == (3, -1, -1, -1, 0)


# The pot (T22.10)


def after(pot: int, sides: str, said: str, made: Side | None) -> tuple[int, dict[int, int]]:
    """The pot after the ultimós of the sides ``said``, and what each seat paid into it or took."""
    levels = {("ultimo", side): 0 for side in said}
    lines = ultimo_lines(pot, sides, levels, made)  # type: ignore[arg-type]
    assert all(line.value for line in lines)
    return pot + paid_in(lines), {line.seat or 0: line.value for line in lines}


def test_v8_an_announced_ultimo_takes_or_pays() -> None:
    assert after(16, "FOFO", "F", "F") == (0, {0: -8, 2: -8})
    assert after(16, "FOOO", "O", None) == (34, {1: 6, 2: 6, 3: 6})
    assert after(17, "FOOO", "O", "O") == (2, {1: -5, 2: -5, 3: -5})
    assert after(17, "FOOO", "F", "F") == (0, {0: -17})
    assert after(0, "FOFO", "F", "O") == (0, {})
    assert after(16, "FOFO", "", "F") == (16, {})  # a silent one


def test_v11_both_sides() -> None:
    assert after(16, "FOFO", "FO", None) == (64, {0: 8, 2: 8, 1: 16, 3: 16})
    assert after(9, "FOFO", "FO", "F") == (3, {0: -4, 2: -4, 1: 1, 3: 1})
    assert after(9, "FOFO", "FO", "O") == (3, {0: 1, 2: 1, 1: -4, 3: -4})  # 3 before 4


def shared(pot: int, seats: int, first_dealer: int) -> list[int]:
    void = HandResult("passed", None, None, None, None, None, 1, (), (0,) * seats, pot)
    result = shared_out(void, first_dealer)
    assert [-item.value for item in result.items] == [amount for amount in result.payments if amount]
    assert result.pot == 0
    return [*result.payments]


def test_v8_the_rest_at_the_end() -> None:
    assert shared(34, 4, 3) == [9, 8, 8, 9]
    assert shared(3, 5, 4) == [1, 1, 0, 0, 1]
    assert shared(0, 4, 0) == [0, 0, 0, 0]


def test_nothing_multiplies_the_pot() -> None:
    lines = (pot_line(0, 8), Item("game", "F", None, None, False, 0, 1))
    assert payments(4, (0, 1, 2, 3), ("F", "O", "F", "O"), lines, 4) == (4 - 8, -4, 4, -4)


def potted(**switches: object) -> Match:
    return Match.new(replace(PASKIEVICS, ultimo_pot=True, **switches), first_dealer=3)  # type: ignore[arg-type]


def pass_out(match: Match) -> None:
    match.deal(deck(("SKIZ XXI I",)))
    play(match, "pass, pass, pass, pass")


def fail_trial(match: Match) -> None:
    match.deal(deck(("SKIZ", "XXI", "I")))
    play(match, "pass, pass, pass, bid three")


def test_v8_hand_after_hand() -> None:
    match = potted()
    pass_out(match)
    assert (match.pot, match.view(0).pot, match.balance) == (8, 8, (-2, -2, -2, -2))
    fail_trial(match)
    assert match.result is not None
    assert match.result.payments == (0, 0, 0, -8)  # not doubled
    assert match.result.items == (pot_line(3, 8),)
    assert (match.result.pot, match.pot, match.balance) == (16, 16, (-2, -2, -2, -10))
    match.deal(deck(("SKIZ",)))
    assert match.view(1).pot == 16


def test_the_share_at_the_end_is_a_payment_of_the_last_hand() -> None:
    match = potted(rounds=1, void_hands="none")
    for _ in range(3):
        pass_out(match)
    assert match.pot == 24
    fail_trial(match)
    assert match.over
    result = match.result
    assert result is not None
    # 32 are shared, the trial's own line stands beside its share
    assert result.items == (pot_line(2, 8), *(pot_line(seat, -8) for seat in range(4)))
    assert result.payments == (8, 8, 0, 8)
    assert (match.balance, match.pot, result.pot) == ((2, 2, -6, 2), 0, 0)
    assert match.events[-1] == MatchOver(match.balance)
    assert match.results[-1] == result
    assert [event.result for event in match.events if hasattr(event, "result")] == [result]


def test_a_void_hand_may_be_the_last() -> None:
    match = potted(rounds=1, void_hands="none")
    for _ in range(4):
        pass_out(match)
    assert match.over
    assert match.result is not None
    assert match.result.payments == (6, 6, 6, 6)
    assert (match.balance, match.pot) == ((0, 0, 0, 0), 0)
