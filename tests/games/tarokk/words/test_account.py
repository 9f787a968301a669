"""The result of a hand is told with the players' names, as the viewer sees it (T12 to T14)."""

from collections.abc import Sequence

import pytest

from tartli_desktop.games.tarokk import Card
from tartli_desktop.games.tarokk.rules.settlement import HandResult, Item
from tartli_desktop.games.tarokk.words.account import outcome_words, owner, sides_line

NAMES = ("Anna", "Bence", "Cili", "Dani", "Ede")
FOUR = (0, 1, 2, 3)
ULTIMO = Item("ultimo", "F", None, None, True, 0, -10)
"""A pagátultimó that the declarer’s side announced and lost."""


def result(
    partner: int | None = 2, points: tuple[int, int] = (45, 49), tricks: tuple[int, int] = (5, 4)
) -> HandResult:
    """A hand with Bence as declarer."""
    return HandResult("played", 1, partner, 2, points, tricks, 1, (), (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("partner", "viewer", "told"),
    [
        (2, 0, "Bence and Cili: 45 points in 5 trick(s). You and Dani: 49 points in 4 trick(s)."),
        (2, 2, "You and Bence: 45 points in 5 trick(s). Anna and Dani: 49 points in 4 trick(s)."),
        (None, 3, "Bence: 45 points in 5 trick(s). You, Anna and Cili: 49 points in 4 trick(s)."),
        (None, 1, "You: 45 points in 5 trick(s). Anna, Cili and Dani: 49 points in 4 trick(s)."),
        (2, None, "Bence and Cili: 45 points in 5 trick(s). Anna and Dani: 49 points in 4 trick(s)."),
    ],
)
def test_a_side_is_its_people_with_the_player_who_looks_first(
    partner: int | None, viewer: int | None, told: str
) -> None:
    assert sides_line(result(partner), FOUR, NAMES, viewer) == told


def test_of_five_only_those_are_named_who_have_played() -> None:  # T2.2
    told = sides_line(result(), (0, 1, 2, 4), NAMES, 3)
    assert told == "Bence and Cili: 45 points in 5 trick(s). Anna and Ede: 49 points in 4 trick(s)."


@pytest.mark.parametrize(
    ("tricks", "told"),
    [
        ((9, 0), "Bence and Cili: 45 points in 9 trick(s). Anna and Dani: 49 points, no trick."),
        ((0, 9), "Bence and Cili: 45 points, no trick. Anna and Dani: 49 points in 9 trick(s)."),
    ],
)
def test_a_side_without_a_trick_is_told_so(tricks: tuple[int, int], told: str) -> None:
    assert sides_line(result(tricks=tricks), FOUR, NAMES) == told


@pytest.mark.parametrize(
    ("partner", "viewer", "told"),
    [
        (2, 0, "you get"),
        (2, 1, "you pay"),
        (None, 1, "you pay each"),
        (None, 0, "you get"),
        (2, 4, "to the opponents"),
    ],
)
def test_who_scores_is_told_as_the_player_sees_it(partner: int | None, viewer: int, told: str) -> None:
    assert outcome_words(ULTIMO, result(partner), FOUR, NAMES, viewer) == told


def test_who_plays_alone_scores_alone() -> None:  # T14.2
    game = Item("game", "F", None, None, False, 0, 2)
    assert outcome_words(game, result(None), FOUR, NAMES, 1) == "each pays you"


def test_who_pays_for_tarokks_that_were_not_declared() -> None:
    """T14.5: only the partner pays; for declared tarokks all pay (T14.4)."""
    silent = Item("tarokks", None, 1, (0,), False, 0, 1)
    declared = Item("tarokks", None, 1, (0, 2, 3), True, 0, 1)
    assert outcome_words(silent, result(), FOUR, NAMES, 1) == "from Anna"
    assert outcome_words(declared, result(), FOUR, NAMES, 1) == "from each of the others"


def _bonus(kind: str, *, announced: bool) -> Item:
    return Item(kind, "F", None, None, announced, 0, 5)


@pytest.mark.parametrize(
    ("item", "seat"),
    [
        (_bonus("ultimo", announced=True), 2),
        (_bonus("ultimo", announced=False), 1),
        (_bonus("catch", announced=False), 2),
        (_bonus("trull", announced=False), None),
    ],
)
def test_a_bonus_is_whose_who_announced_it_or_made_it_with_a_card(item: Item, seat: int | None) -> None:
    """T13: a bonus that a side has made together belongs to nobody."""
    announced: Sequence[tuple[int, str]] = [(0, "ultimo"), (2, "ultimo")]
    played = [(1, Card.I), (2, Card.SKIZ), (0, Card.XXI)]
    assert owner(item, result(), announced, played) == seat
