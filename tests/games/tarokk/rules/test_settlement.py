"""Counting, scoring and payments (T12 to T14), with the tables of T20 and examples E44 to E58."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tartli_desktop.cards.tarokk import ALL, mask_of
from tartli_desktop.games.tarokk import PASKIEVICS, Side, Variant
from tartli_desktop.games.tarokk.rules.card_values import KINGS, POINTS, points_of
from tartli_desktop.games.tarokk.rules.settlement import (
    TRULL,
    Item,
    PlayedHand,
    game_lines,
    net_value,
    payments,
    settle,
    tarokk_lines,
)
from tests.games.tarokk.positions import cards

Levels = Mapping[tuple[str, Side], int]

GAME: Levels = {("game", "F"): 0}
KONTRA: Levels = {("game", "F"): 1}
COLUMNS = ((0, 0), (23, 2), (47, 4), (48, 5), (71, 7), (94, 9))
"""Points and tricks of F: none, 23 or fewer, 24–47, 48–70, 71 or more, all."""

TABLE: list[tuple[Levels, tuple[int, ...]]] = [
    (GAME, (-3, -2, -1, 1, 2, 3)),
    ({**GAME, ("double", "F"): 0}, (-7, -6, -5, -4, 4, 7)),
    ({**GAME, ("volat", "F"): 0}, (-9, -8, -7, -6, -6, 6)),
    ({**GAME, ("double", "F"): 0, ("volat", "F"): 0}, (-13, -12, -11, -10, -2, 10)),
    (KONTRA, (-5, -4, -2, 2, 4, 5)),
    ({**KONTRA, ("double", "O"): 0}, (-9, -6, 2, 6, 8, 9)),
    ({**GAME, ("double", "F"): 1}, (-11, -10, -9, -8, 8, 11)),
    ({**KONTRA, ("double", "F"): 1}, (-13, -12, -10, -6, 10, 13)),
]
"""The multipliers of g for F (T13.6)."""


@pytest.mark.parametrize("base", [1, 2, 3, 4])
@pytest.mark.parametrize(("levels", "row"), TABLE)
def test_the_48_cells(levels: Levels, row: tuple[int, ...], base: int) -> None:
    for (points, tricks), factor in zip(COLUMNS, row, strict=True):
        items = tuple(game_lines(PASKIEVICS, base, points, tricks, levels))
        assert net_value(items) == factor * base, (levels, points)  # T13.1 to T13.6
        assert all(item.value for item in items)


@pytest.mark.parametrize(
    ("base", "row"),
    [(1, (1, 2, 3, 4, 6)), (2, (2, 4, 6, 8, 12)), (3, (3, 6, 9, 12, 18)), (4, (4, 8, 12, 16, 24))],
)
def test_the_20_cells(base: int, row: tuple[int, ...]) -> None:
    said: list[tuple[Levels, int, int]] = [
        (GAME, 60, 6),
        (GAME, 75, 8),
        (GAME, 94, 9),
        ({**GAME, ("double", "F"): 0}, 75, 8),
        ({**GAME, ("volat", "F"): 0}, 94, 9),
    ]
    for (levels, points, tricks), value in zip(said, row, strict=True):
        assert net_value(tuple(game_lines(PASKIEVICS, base, points, tricks, levels))) == value


def played(points: int, **more: object) -> PlayedHand:
    """A hand in which F won this many points, and neither side has the whole trull or all kings."""
    honours = {"f": mask_of(cards("I HK")), "o": mask_of(cards("SKIZ CK"))}
    facts: dict[str, object] = {
        "level": 1,
        "tricks": 5,
        "declarers_discards": 0,
        "pagat_last": None,
        "pagat_won": False,
        "catcher": None,
    } | more
    if "won" not in facts:
        facts["won"] = share(points, honours["f"], honours["o"])
    return PlayedHand(**facts)  # type: ignore[arg-type]


def share(points: int, with_f: int, with_o: int) -> tuple[int, int]:
    """The cards of F, worth this many points, and of O; ``with_f`` and ``with_o`` are fixed."""
    mine = with_f
    for card in sorted(range(42), key=lambda card: -POINTS[card]):
        bit = 1 << card
        if not (mine | with_o) & bit and points_of(mine) + POINTS[card] <= points:
            mine |= bit
    assert points_of(mine) == points
    return mine, ALL & ~mine


def net(variant: Variant, hand: PlayedHand, levels: Levels = GAME) -> int:
    items = settle(variant, hand, {**GAME, **levels})
    assert all(item.value for item in items)
    return net_value(items)


def test_e44_silent_double_replaces_the_game() -> None:
    assert net(PASKIEVICS, played(61)) == 1
    assert net(PASKIEVICS, played(75, level=2)) == 4


def test_e45_double_and_game_kontrad() -> None:
    assert net(PASKIEVICS, played(52, level=2), {("game", "F"): 1, ("double", "F"): 1}) == -12


def test_e46_all_tricks_or_one_given_up() -> None:
    everything = played(94, won=(ALL, 0), tricks=9)
    assert net(PASKIEVICS, everything) == 3  # T13.7
    all_but_one = share(90, TRULL | KINGS, mask_of(cards("II III IV V")))
    assert net(PASKIEVICS, played(90, won=all_but_one, tricks=8)) == 4
    trull = replace(PASKIEVICS, silent_with_volat="trull")
    assert net(trull, everything) == 4  # T13.11
    nothing = played(0, won=(0, ALL), tricks=0)
    assert (net(PASKIEVICS, nothing), net(trull, nothing)) == (-3, -4)
    no_kings = replace(PASKIEVICS, kings_with_double=False)
    assert net(no_kings, played(90, won=all_but_one, tricks=8)) == 3


def test_e47_kings() -> None:
    with_o = played(40, won=share(40, mask_of(cards("I SKIZ")), KINGS | mask_of(cards("XXI"))), level=1)
    said = {("kings", "F"): 0}
    assert net(PASKIEVICS, with_o, said) == -1 - 2 - 1  # T13.10, with the game lost
    both: Levels = {("kings", "F"): 1, ("kings", "O"): 0}
    with_f = played(60, won=share(60, KINGS, mask_of(cards("SKIZ"))), level=1)
    assert net(PASKIEVICS, with_f, both) == 1 + 4 + 2
    assert net(PASKIEVICS, with_o, both) == -1 - 4 - 2
    assert net(PASKIEVICS, played(60), both) == 1 - 4 + 2
    two = replace(PASKIEVICS, kings_value=2)
    assert net(two, with_f) == 1 + 2
    assert net(two, with_f, said) == 1 + 4


@pytest.mark.parametrize(
    ("side", "won", "said", "value"),
    [
        ("F", True, {}, 5),  # E48
        ("F", False, {}, -5),
        ("O", True, {}, -5),
        ("O", False, {}, 5),
        ("F", True, {("ultimo", "F"): 0}, 10),
        ("F", False, {("ultimo", "F"): 0}, -10),
        (None, False, {("ultimo", "F"): 0}, -10),
        ("O", True, {("ultimo", "F"): 0}, -15),
        ("F", True, {("ultimo", "F"): 2}, 40),
        ("O", True, {("ultimo", "O"): 1}, -20),
        (None, False, {}, 0),
    ],
)
def test_e48_ultimo(side: Side | None, won: bool, said: Levels, value: int) -> None:
    hand = played(60, pagat_last=side, pagat_won=won)
    assert net(PASKIEVICS, hand, said) == 1 + value  # T13.8
    assert net(replace(PASKIEVICS, ultimo_value=6), hand, said) == 1 + value * 6 // 5


@pytest.mark.parametrize(
    ("catcher", "said", "value"),
    [
        ("O", {}, -21),  # E49
        ("F", {("catch", "F"): 1}, 84),
        (None, {("catch", "F"): 0}, -42),
        ("O", {("catch", "F"): 0}, -63),
        (None, {}, 0),
    ],
)
def test_e49_catch(catcher: Side | None, said: Levels, value: int) -> None:
    hand = played(60, catcher=catcher)
    assert net(PASKIEVICS, hand, said) == 1 + value  # T13.9
    assert net(replace(PASKIEVICS, catch_value=30), hand, said) == 1 + value * 30 // 21


def test_e50_announced_volat_and_trull() -> None:
    said: Levels = {("volat", "F"): 0, ("trull", "F"): 0}
    assert net(PASKIEVICS, played(94, won=(ALL, 0), tricks=9, level=4), said) == 26


def test_e51_47_to_47() -> None:
    needs_48 = replace(PASKIEVICS, kontra_needs_48=True)
    assert net(PASKIEVICS, played(47), KONTRA) == -2  # T12.2
    assert net(needs_48, played(47), KONTRA) == 2
    assert net(PASKIEVICS, played(47)) == net(needs_48, played(47)) == -1
    assert net(needs_48, played(46), KONTRA) == -2


@pytest.mark.parametrize(("points", "value"), [(40, 4), (55, 5), (75, 6)])
def test_e52_double_of_the_other_side(points: int, value: int) -> None:
    assert net(PASKIEVICS, played(points), {("double", "O"): 0}) == value


def test_e52_double_of_both_sides() -> None:
    assert net(PASKIEVICS, played(55), {("double", "O"): 0, ("double", "F"): 0}) == 0


def test_e53_kontra_on_silent() -> None:
    variant = replace(PASKIEVICS, kontra_on_silent=True)
    everything = played(94, won=(ALL, 0), tricks=9, level=3)
    assert net(variant, everything, KONTRA) == 18
    assert net(PASKIEVICS, everything, KONTRA) == 15
    double = played(75, level=3)
    assert net(variant, double, {("game", "F"): 2}) == 24
    assert net(PASKIEVICS, double, {("game", "F"): 2}) == 18
    [silent] = [item for item in settle(variant, double, {("game", "F"): 2}) if item.kind == "double"]
    assert (silent.announced, silent.kontra) == (False, 2)  # T18.4


def test_the_declarers_discards_count_for_the_declarer() -> None:
    hand = played(0, won=(mask_of(cards("HK DK")), 0), declarers_discards=mask_of(cards("HQ DQ CR")))
    assert hand.points == (21, 73)  # T12.1, T6.4


# Payments

TWO: tuple[Side | None, ...] = ("F", "F", "O", "O")
ALONE: tuple[Side | None, ...] = ("F", "O", "O", "O")


def value_item(value: int) -> tuple[Item, ...]:
    return (Item("game", "F", None, None, False, 0, value),)


def test_e54_two_against_two() -> None:
    assert payments(4, (0, 1, 2, 3), TWO, value_item(10), 1) == (10, 10, -10, -10)  # T14.1
    five = payments(5, (0, 1, 2, 3), (*TWO, None), value_item(10), 1)
    assert five == (10, 10, -10, -10, 0)  # T14.3
    hand = played(68, level=2, won=share(68, TRULL, mask_of(cards("CK SK"))))
    assert net(PASKIEVICS, hand, {("trull", "F"): 2}) == 10


def test_e55_alone_against_three() -> None:
    assert net(PASKIEVICS, played(50, level=3), KONTRA) == 6
    assert payments(4, (0, 1, 2, 3), ALONE, value_item(6), 1) == (18, -6, -6, -6)  # T14.2


def test_e56_declared_tarokks() -> None:
    won = share(70, TRULL, mask_of(cards("CK SK")))
    hand = played(70, level=2, won=won, pagat_last="F", pagat_won=True, catcher="F")
    items = settle(PASKIEVICS, hand, {**GAME, ("ultimo", "F"): 0})
    assert net_value(items) == 34
    items += tarokk_lines(PASKIEVICS, (0, 1, 2, 3), TWO, (8, 5, 4, 4), (8, 0, 0, 0), 34)
    assert items[-1] == Item("tarokks", None, 0, (1, 2, 3), True, 0, 1)  # T14.4
    assert payments(4, (0, 1, 2, 3), TWO, items, 1) == (37, 33, -35, -35)
    assert payments(4, (0, 1, 2, 3), TWO, items, 2) == (74, 66, -70, -70)  # T14.6


def paid(
    variant: Variant, sides: tuple[Side | None, ...], value: int, **tarokks: tuple[int, ...]
) -> tuple[int, ...]:
    declared = tarokks.get("declared", (0, 0, 0, 0))
    items = value_item(value) + tarokk_lines(variant, (0, 1, 2, 3), sides, tarokks["counts"], declared, value)
    return payments(4, (0, 1, 2, 3), sides, items, 1)


def test_e57_undeclared_tarokks() -> None:
    never = replace(PASKIEVICS, undeclared_tarokks="never")
    covered = replace(PASKIEVICS, undeclared_tarokks="if_covered")
    assert paid(PASKIEVICS, TWO, 3, counts=(5, 8, 4, 4)) == (2, 4, -3, -3)  # T14.5
    assert paid(never, TWO, 3, counts=(5, 8, 4, 4)) == (3, 3, -3, -3)
    assert paid(covered, TWO, 3, counts=(5, 8, 4, 4)) == (2, 4, -3, -3)
    assert paid(covered, TWO, 1, counts=(5, 9, 4, 4)) == (1, 1, -1, -1)
    assert paid(covered, TWO, -2, counts=(5, 4, 9, 4)) == (-2, -2, 4, 0)
    assert paid(PASKIEVICS, ALONE, 3, counts=(9, 4, 4, 4)) == (9, -3, -3, -3)
    assert paid(PASKIEVICS, ALONE, 3, counts=(4, 9, 4, 4)) == (9, 1, -5, -5)


def test_e58_declared_by_an_opponent() -> None:
    assert paid(PASKIEVICS, TWO, 1, counts=(4, 4, 9, 4), declared=(0, 0, 9, 0)) == (-1, -1, 5, -3)
