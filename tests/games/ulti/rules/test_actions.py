"""U17.1: the texts of actions."""

import pytest

from tartli_desktop.games.ulti import Action, ActionTextError


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
