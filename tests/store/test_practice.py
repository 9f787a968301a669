"""Practice matches: marked, cut back in one step, and exported and imported with their mark."""

from pathlib import Path

import pytest

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.german import CARDS
from tartli_desktop.files.problems import HeldElsewhere
from tartli_desktop.game.rules import StoredResult
from tartli_desktop.store import match_kinds
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch

from .store_samples import DECK, HANDS, HEAD, fill


def practice(store: MatchStore) -> int:
    """A practice match of two hands, three and four actions long."""
    match_id = store.create(HEAD, extras={"practice": "1", "seed": "7"})
    for texts in (("0:bela", "1:play AA", "0:out"), HANDS[1][1]):
        store.add_hand(match_id, DECK, notes={"note": "well"})
        for text in texts:
            store.add_action(match_id, text)
    return match_id


def actions(stored: StoredMatch) -> list[list[str]]:
    return [hand["actions"] for hand in stored.record["hands"]]


def test_the_last_hand_is_cut_back_to_some_actions(store: MatchStore) -> None:
    match_id = practice(store)
    before = store.load(match_id)
    store.cut_back(match_id, 5, (1, 0))
    stored = store.load(match_id)
    assert actions(stored) == [["0:bela", "1:play AA", "0:out"], ["1:declare OOOO HK4", "1:play HO"]]
    assert (stored.row.actions, stored.row.hands, stored.row.standings) == (5, 2, (1, 0))
    assert stored.broken_at is None
    assert stored.extras == before.extras
    assert store.add_action(match_id, "0:play H7") == 6


def test_a_hand_is_cut_back_to_its_deal_and_not_further(store: MatchStore) -> None:
    match_id = practice(store)
    for kept in (2, -1, 8):
        with pytest.raises(ValueError, match="cannot be cut"):
            store.cut_back(match_id, kept, (0, 0))
    assert store.load(match_id).row.actions == 7
    store.cut_back(match_id, 3, (0, 0))
    assert actions(store.load(match_id)) == [["0:bela", "1:play AA", "0:out"], []]


def test_a_match_that_was_finished_is_not_any_more(store: MatchStore) -> None:
    match_id = practice(store)
    store.set_result(match_id, (2, 0), finished=True)
    store.set_sealed(match_id, sealed_deal.seal(3, CARDS))
    store.cut_back(match_id, 6, (1, 0))
    stored = store.load(match_id)
    assert (stored.row.finished, stored.row.standings) == (False, (1, 0))
    assert stored.sealed is None
    assert store.unfinished() == (match_id,)


def test_nothing_is_cut_from_a_match_that_is_not_for_practice(store: MatchStore) -> None:
    match_id = fill(store)
    before = store.load(match_id)
    with pytest.raises(ValueError, match="not for practice"):
        store.cut_back(match_id, before.row.actions - 1, (0, 0))
    store.set_extra(match_id, "practice", "0")
    with pytest.raises(ValueError, match="not for practice"):
        store.cut_back(match_id, before.row.actions - 1, (0, 0))
    assert store.load(match_id).record == before.record


def test_only_who_has_claimed_a_match_cuts_it(database: Path, store: MatchStore) -> None:
    match_id = practice(store)
    with MatchStore.open(database).store as other, pytest.raises(HeldElsewhere):
        other.cut_back(match_id, 4, (0, 0))
    assert store.load(match_id).row.actions == 7


def test_practice_matches_are_known(store: MatchStore) -> None:
    usual, marked = fill(store), practice(store)
    unmarked = store.create(HEAD, extras={"practice": "0"})
    assert store.marked(match_kinds.PRACTICE) == {marked}
    assert [store.load(each).marks.practice for each in (usual, marked, unmarked)] == [False, True, False]


def test_who_of_the_cafe_plays_is_known_of_the_matches_in_which_it_was_noted(store: MatchStore) -> None:
    fill(store)
    noted = store.create(HEAD, extras={"people": ",vilma"})
    assert store.characters() == {noted: ("", "vilma")}


# Files: R14 has no key for practice, so the note says it


def running(store: MatchStore) -> int:
    """A match with three actions of the first hand."""
    match_id = store.create(HEAD)
    store.add_hand(match_id, DECK)
    for text in ("0:bela", "1:play AA", "0:play H7"):
        store.add_action(match_id, text)
    return match_id


def test_it_goes_alone(store: MatchStore) -> None:
    match_id = running(store)
    store.take_back_last(match_id, 2, (0, 0))
    assert store.load(match_id).record["hands"][-1]["actions"] == ["0:bela", "1:play AA"]
    assert store.add_action(match_id, "0:play H8") == 3


@pytest.mark.parametrize("kept", [-1, 1, 3])
def test_no_more_goes_with_it_and_no_less(store: MatchStore, kept: int) -> None:
    match_id = running(store)
    with pytest.raises(ValueError, match="not just the last action"):
        store.take_back_last(match_id, kept, (0, 0))
    assert store.load(match_id).row.actions == 3


def test_a_hand_that_is_over_stays(store: MatchStore) -> None:
    match_id = running(store)
    store.add_action(match_id, "0:out", result=StoredResult((1, 0), (1, -1), {}))
    with pytest.raises(ValueError, match="is over"):
        store.take_back_last(match_id, 3, (0, 0))
    assert store.load(match_id).row.actions == 4
