"""The texts of actions (R14)."""

import pytest

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.games.tartli import ActionTextError, Sequence, parse_seated
from tartli_desktop.games.tartli.rules.actions import Action, Declare
from tests.games.tartli.rules.positions import dealt, play


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("declare HK4 OOOO", "declare OOOO HK4"),
        ("declare BK3 HK3 LK3 AK3", "declare AK3 LK3 HK3 BK3"),
        ("declare LA4 UUUU AX3", "declare UUUU AX3 LA4"),
    ],
)
def test_melds_are_read_in_any_order(read: str, written: str) -> None:
    # R14: written set first, then suits A L H B
    assert str(Action.parse(read)) == written
    assert Action.parse(read) == Action.parse(written)


@pytest.mark.parametrize(
    "text", ["out", "2:out", "-1:out", "01:out", "1 out", "1: out", ":out", "1", "", None, 1]
)
def test_no_seat_or_another(text: object) -> None:  # R14: seats are 0 and 1
    with pytest.raises(ActionTextError) as error:
        parse_seated(text)
    assert error.value.rule == "R14"


def test_declaration_holds_at_least_one_item() -> None:  # R14
    with pytest.raises(ActionTextError) as error:
        Declare(())
    assert error.value.rule == "R14"


def test_items_of_a_declaration_may_come_in_any_collection() -> None:
    # R14: a list would not be the same action, and could not be scored
    items = [Sequence(Suit.HEARTS, Rank.KING, 4)]
    declared = Declare(items)  # type: ignore[arg-type]
    assert declared == Declare(tuple(items))
    match = dealt(hands=("B9", "HKOUX"), turned="A7")
    assert match.apply(1, declared)
    play(match, "1:play HK 0:play B9")
    assert match.counts == (0, 50)


NO_ACTIONS = {
    "R14": [
        *("", " ", "play", "play ", "play  HO", "play HO ", " play HO", "play ho", "play H10", "play HO HK"),
        *(
            "Play HO",
            "play\tHO",
            "play HO\n",
            "pass",
            "out now",
            "bela HK",
            "béla",
            "exchange H7",
            "gather 1",
        ),
        *("declare", "declare ", "declare HO", "declare HO10", "declare H", "declare OOO", "declare OOOOO"),
        *("declare OOOK", "declare HK4,OOOO", "declare HK٤", "declare HK²", "turn", "1:play HO", "gather 1"),
    ],
    "R2.1": ["declare HK2", "declare HK9", "declare H73"],
    "R2.2": ["declare 8888", "declare 7777"],
    "R3.4": ["turn 5", "turn 1", "turn 22", "turn -7", "turn 07", "turn 7.0", "turn ７"],
}


@pytest.mark.parametrize(("text", "rule"), [(text, rule) for rule in NO_ACTIONS for text in NO_ACTIONS[rule]])
def test_texts_that_are_no_actions(text: str, rule: str) -> None:
    # R14: parse raises ValueError and names the rule
    with pytest.raises(ActionTextError) as error:
        Action.parse(text)
    assert isinstance(error.value, ValueError)
    assert error.value.rule == rule


@pytest.mark.parametrize(
    ("given", "sentence"),
    [(7, "7 is not a text"), (None, "None is not a text"), ("declare" + 80 * " HK4", "is not an action")],
)
def test_what_is_no_text_or_too_long_is_no_action(given: object, sentence: str) -> None:  # R14
    with pytest.raises(ActionTextError, match=sentence) as error:
        Action.parse(given)  # type: ignore[arg-type]
    assert error.value.rule == "R14"
    assert len(str(error.value)) < 100
