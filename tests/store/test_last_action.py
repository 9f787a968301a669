"""The last action of any match can be taken back if only its player has learnt of it."""

import pytest

from tartli_desktop.game.rules import HandResult
from tartli_desktop.store.match_store import MatchStore

from .store_samples import DECK, HEAD


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
    store.add_action(match_id, "0:out", result=HandResult((1, 0), (1, -1), {}))
    with pytest.raises(ValueError, match="is over"):
        store.take_back_last(match_id, 3, (0, 0))
    assert store.load(match_id).row.actions == 4
