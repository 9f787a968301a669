"""Matches of any game, with any number of players, are kept and counted alike."""

import msgspec
import pytest

from tartli_desktop.game.rules import StoredResult
from tartli_desktop.store.match_head import MIXED, MatchHead
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.statistics import LeftOut, Totals, figures

FOUR = MatchHead(
    game="four-handed",
    variant={"name": "plain"},
    names=("Anna", "Bence", "Kata", "Ödön"),
    first_dealer=3,
    human_seat=2,
    levels=("strong", "strong", None, "strong"),
    title="of four",
)
DECK = "1 2 3 4"


def begun(store: MatchStore, head: MatchHead = FOUR) -> int:
    match_id = store.create(head)
    store.add_hand(match_id, DECK)
    return match_id


def test_the_others_sit_counter_clockwise_from_the_person(store: MatchStore) -> None:
    match_id = begun(store)
    store.set_result(match_id, (1, 2, 3, 4), finished=False)
    (row,) = store.list()
    assert row.head.others == (3, 0, 1)
    assert row.head.opponents == ("Ödön", "Anna", "Bence")
    assert row.standings_from_person == (3, 4, 1, 2)
    of_programs = msgspec.structs.replace(row.head, human_seat=None)
    assert of_programs.others == (1, 2, 3)


@pytest.mark.parametrize(
    ("levels", "level"),
    [
        ((None, "strong", "strong"), "strong"),
        ((None, "strong", None), "strong"),
        ((None, "strong", "casual"), MIXED),
        ((None, None, None), ""),
    ],
)
def test_the_level_of_a_match_is_that_of_its_programs(levels: tuple[str | None, ...], level: str) -> None:
    assert msgspec.structs.replace(FOUR, levels=levels).level == level


@pytest.mark.parametrize(
    "wrong",
    [
        {"first_dealer": 4},
        {"human_seat": 4},
        {"levels": ("strong", "strong", None)},
        {"names": ("Anna", "Bence", "Kata")},
    ],
)
def test_a_head_that_does_not_fit_its_seats(store: MatchStore, wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="seat"):
        store.create(msgspec.structs.replace(FOUR, **wrong))
    assert store.list() == ()


@pytest.mark.parametrize("text", ["4:pass", "9:pass", "-1:pass", "10:pass", "٣:pass", "3:Pass"])
def test_nobody_acts_who_does_not_sit_there(store: MatchStore, text: str) -> None:
    match_id = begun(store)
    with pytest.raises(ValueError, match="seat:action"):
        store.add_action(match_id, text)
    assert store.load(match_id).row.actions == 0


def test_each_seat_has_a_standing(store: MatchStore) -> None:
    match_id = begun(store)
    with pytest.raises(ValueError, match="4 seats"):
        store.set_result(match_id, (1, 0), finished=False)
    assert store.load(match_id).row.standings == (0, 0, 0, 0)


# Counted alike


def played(
    store: MatchStore, results: list[StoredResult], standings: tuple[int, ...], **changes: object
) -> int:
    """A match with a hand for each result, won or lost."""
    match_id = store.create(msgspec.structs.replace(FOUR, **changes))
    for result in results:
        store.add_hand(match_id, DECK)
        store.add_action(match_id, "0:pass", result=result)
    store.set_result(match_id, standings, finished=True)
    return match_id


WON = StoredResult(scores=(-2, -2, 6, -2), outcomes=(-1, -1, 1, -1), facts={"bid": "ulti"})
LOST = StoredResult(scores=(1, 1, -3, 1), outcomes=(1, 1, -1, 1), facts={})
PASSED = StoredResult(scores=(0, 0, 0, 0), outcomes=(0, 0, 0, 0), facts={})


def test_matches_wins_hands_and_balance_by_level(store: MatchStore) -> None:
    played(store, [WON, WON, LOST, PASSED], (-1, -1, 3, -1))
    played(store, [WON], (-2, -2, 6, -2))
    played(store, [LOST], (1, 1, -3, 1), levels=("casual", "casual", None, "casual"))
    played(store, [PASSED], (0, 0, 0, 0))
    played(store, [WON, WON], (-2, -2, 6, -2), game="another")
    counted = store.results.counted("four-handed")
    casual, strong, total = figures("four-handed", counted.matches)
    assert casual == Totals("four-handed", "casual", 1, 0, (0, 1), 1, (0, 1), -3, 0)
    assert strong == Totals("four-handed", "strong", 3, 0, (2, 0), 6, (3, 1), 15, 2)
    assert (total.matches, total.hands, total.balance, total.decided) == (4, 7, 12, (2, 1))
    assert counted.matches[0].facts == ('{"bid":"ulti"}', '{"bid":"ulti"}', "{}", "{}")
    assert counted.left_out == LeftOut()


def test_what_is_not_known_cannot_be_counted_and_is_said(store: MatchStore) -> None:
    match_id = begun(store)
    store.add_action(match_id, "0:pass")
    store.set_result(match_id, (0, 0, 0, 0), finished=True)
    counted = store.results.counted("four-handed")
    assert counted.matches == ()
    assert counted.left_out == LeftOut(unreadable=1)
    assert store.results.counted("tartli").left_out == LeftOut()
