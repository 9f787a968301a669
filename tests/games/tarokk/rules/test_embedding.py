"""The embedding contract (T18), as another program meets it."""

from dataclasses import FrozenInstanceError, fields, is_dataclass

import msgspec
import pytest

from tartli_desktop.games import tarokk
from tartli_desktop.games.tarokk import PASKIEVICS, Card, Event, HandResult, Item, Variant, View
from tests.games.tarokk.positions import announcing, dealt, play

ATTRIBUTES = """
    rules seat active balance hat phase dealer to_move multiplier rounds_left notice legal hand discards talon
    side alone auction annul said declarer contract called promise annulled told pile sizes items sides tricks
    winners known all_discards result batches pot given
"""


def test_the_names_of_the_contract_are_there() -> None:
    for name in ("Match", "Action", "Card", "IllegalAction", "RecordError", "Rules", "PASKIEVICS", "ONLINE"):
        assert hasattr(tarokk, name)
    assert set(ATTRIBUTES.split()) == {field.name for field in fields(View)}  # T18.6
    told = """
        Dealt BidMade Held Passed AuctionWon TalonDrawn Discarded TarokksDiscarded Annulled Called
        TarokksDeclared Announced Kontra TurnClosed SideProved Played TrickWon HatMoved HandVoid HandScored
        MatchOver BatchTaken
    """
    for name in told.split():
        assert issubclass(getattr(tarokk, name), Event)  # T18.3
    assert [field.name for field in msgspec.structs.fields(HandResult)] == [
        *("kind", "declarer", "partner", "contract", "points", "tricks", "multiplier", "items", "payments"),
        "pot",
    ]  # T18.4, T22.10
    assert [field.name for field in msgspec.structs.fields(Item)] == [
        *("kind", "side", "seat", "others", "announced", "kontra", "value")
    ]


def test_values_do_not_change() -> None:
    assert is_dataclass(Variant)
    with pytest.raises(FrozenInstanceError):
        PASKIEVICS.players = 5  # type: ignore[misc] # T18.1
    match = dealt()
    with pytest.raises(FrozenInstanceError):
        match.view(0).seat = 1  # type: ignore[misc]
    with pytest.raises(AttributeError):
        match.events[0].dealer = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bid", "level", "drawn"), [("three", 1, 3), ("two", 2, 2), ("one", 3, 1), ("solo", 4, 0)]
)
def test_the_word_of_a_bid_is_the_number_of_cards_drawn(bid: str, level: int, drawn: int) -> None:
    match = dealt(("", "", "", "SKIZ"), played=f"pass, pass, pass, bid {bid}")
    assert match.view(0).contract == level  # T4.1
    assert len(match.view(3).talon) == drawn


def test_two_piles_only_when_all_sides_are_proved() -> None:
    match = announcing(("SKIZ", "XXI", "XX", "XIX"), played="call XX, pass, pass, pass, pass")
    assert not match.view(1).all_sides_public  # T10.5
    play(match, "play SKIZ, play XXI, play XX")
    assert match.view(1).all_sides_public


def test_what_is_of_no_matter_in_five_seats_is_none() -> None:
    match = dealt(("SKIZ",), variant=Variant(players=5), dealer=4)
    view = match.view(4)
    assert (view.active, view.side, view.talon, view.alone) == ((0, 1, 2, 3), None, (), None)
    assert Card.SKIZ in match.view(0).hand
