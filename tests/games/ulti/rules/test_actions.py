"""U17.1: the texts of actions."""

import pickle

import pytest

from tartli_desktop.games.ulti import CARDS, CONTRACTS, Action, ActionTextError
from tests.games.ulti.seated import parse_seated


@pytest.mark.parametrize(
    "text",
    [
        *("pass", "take", "keep", "forfeit", "good", "claim", "agree", "refuse", "concede"),
        *(f"trump {suit}" for suit in "ALB"),
        *(f"play {card}" for card in CARDS),
        *(f"bid {bid}" for bid in CONTRACTS),
        *("lay L9 B8", "lay AA AK", "lay AK A7"),
        *("marriage 40", "marriage 20", "marriage 40 20 20 20", "marriage 20 20 20"),
        *("double ulti simple", "double open-durchmars", "double betli", "double betli/1 betli/2"),
    ],
)
def test_text_and_action_are_inverse(text: str) -> None:  # U17.1, U18.1
    action = Action.parse(text)
    assert str(action) == text
    assert Action.parse(str(action)) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert parse_seated(f"2:{text}") == (2, action)


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("lay B8 L9", "lay L9 B8"),
        ("lay A7 AA", "lay AA A7"),
        ("marriage 20 40", "marriage 40 20"),
        ("double simple ulti", "double ulti simple"),
        ("double durchmars/2 durchmars/0", "double durchmars/0 durchmars/2"),
    ],
)
def test_read_in_any_order_and_written_in_one(given: str, written: str) -> None:  # U17.1
    assert str(Action.parse(given)) == written


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Pass", "pass ", " pass", "passt", "play", "play H10", "play HO HU", "play  HO"),
        *("lay", "lay AA", "lay AA AA", "lay AA AK AO", "lay AA  AK", "lay aa ak"),
        *(
            "bid",
            "bid simple ulti",
            "bid ulti simple",
            "bid 40-100 20-100",
            "bid ulti 40-100",
            "bid betli hearts",
        ),
        *("bid hearts betli", "bid Simple", "trump", "trump H", "trump A L", "trump a"),
        *("marriage", "marriage 40 40", "marriage 20 20 20 20", "marriage 30", "marriage 040"),
        *("double", "double ulti ulti", "double betli/3", "double ulti/1", "double betli/", "double 100"),
        *("good 1", "play HO" + " " * 300, "double " + "x" * 10_000),
    ],
)
def test_other_texts_are_refused(text: str) -> None:  # U17.1
    with pytest.raises(ActionTextError) as refused:
        Action.parse(text)
    assert refused.value.rule == "U17.1"
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize(
    "text", ["pass", "3:pass", "-1:pass", "0: pass", "0;pass", "00:pass", None, 7, ["0:pass"]]
)
def test_a_seated_action_begins_with_a_seat(text: object) -> None:  # U17.1, U17.5
    with pytest.raises(ActionTextError):
        parse_seated(text)
