"""The texts of actions (R14)."""

import pickle

import pytest

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit
from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    Action,
    ActionTextError,
    Declare,
    FourOfAKind,
    Play,
    Sequence,
    Turn,
    parse_seated,
)
from tests.games.tartli.rules.positions import dealt, play

ACTIONS = [
    ("turn 4", Turn(4)),
    ("turn 19", Turn(19)),
    ("exchange", EXCHANGE),
    ("bela", BELA),
    ("gather", GATHER),
    ("out", OUT),
    ("play HO", Play(Card.HO)),
    ("declare OOOO", Declare((FourOfAKind(Rank.OVER),))),
    ("declare HK4", Declare((Sequence(Suit.HEARTS, Rank.KING, 4),))),
    ("declare 9999 AA8", Declare((FourOfAKind(Rank.NINE), Sequence(Suit.ACORNS, Rank.ACE, 8)))),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_text_of_an_action(text: str, action: Action) -> None:
    # R14
    assert str(action) == text
    assert Action.parse(text) == action
    assert hash(Action.parse(text)) == hash(action)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_played(card: Card) -> None:
    # R14, R1.2
    assert Action.parse(f"play {card}") == Play(card)
    assert str(Play(card)) == f"play {card}"


@pytest.mark.parametrize("position", [4, 7, 10, 13, 16, 19])
def test_every_position_can_be_asked_for(position: int) -> None:
    # R14, R3.4
    assert Action.parse(f"turn {position}") == Turn(position)


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


def test_order_of_the_items_makes_no_difference() -> None:
    # R14
    kings, sequence = FourOfAKind(Rank.KING), Sequence(Suit.HEARTS, Rank.KING, 4)
    assert Declare((sequence, kings)) == Declare((kings, sequence))


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "R14"),
        (" ", "R14"),
        ("play", "R14"),
        ("play ", "R14"),
        ("play  HO", "R14"),
        ("play HO ", "R14"),
        (" play HO", "R14"),
        ("play ho", "R14"),
        ("play H10", "R14"),
        ("play HO HK", "R14"),
        ("Play HO", "R14"),
        ("play\tHO", "R14"),
        ("play HO\n", "R14"),
        ("pass", "R14"),
        ("out now", "R14"),
        ("bela HK", "R14"),
        ("béla", "R14"),
        ("exchange H7", "R14"),
        ("gather 1", "R14"),
        ("declare", "R14"),
        ("declare ", "R14"),
        ("declare HO", "R14"),
        ("declare HO10", "R14"),
        ("declare H", "R14"),
        ("declare OOO", "R14"),
        ("declare OOOOO", "R14"),
        ("declare OOOK", "R14"),
        ("declare HK4,OOOO", "R14"),
        ("declare HK٤", "R14"),
        ("declare HK²", "R14"),
        ("declare HK2", "R2.1"),
        ("declare HK9", "R2.1"),
        ("declare H73", "R2.1"),
        ("declare 8888", "R2.2"),
        ("declare 7777", "R2.2"),
        ("turn", "R14"),
        ("turn 5", "R3.4"),
        ("turn 1", "R3.4"),
        ("turn 22", "R3.4"),
        ("turn -7", "R3.4"),
        ("turn 07", "R3.4"),
        ("turn 7.0", "R3.4"),
        ("turn ７", "R3.4"),
        ("1:play HO", "R14"),
    ],
)
def test_texts_that_are_no_actions(text: str, rule: str) -> None:
    # R14: parse raises ValueError and names the rule
    with pytest.raises(ActionTextError) as error:
        Action.parse(text)
    assert isinstance(error.value, ValueError)
    assert error.value.rule == rule


@pytest.mark.parametrize("value", [None, 7, b"out", ["out"], OUT])
def test_only_texts_are_parsed(value: object) -> None:
    # R14
    with pytest.raises(ValueError, match="is not a text"):
        Action.parse(value)  # type: ignore[arg-type]


def test_seat_and_action() -> None:
    # R14
    assert parse_seated("1:play HU") == (1, Play(Card.HU))
    assert parse_seated("0:out") == (0, OUT)


@pytest.mark.parametrize(
    "text", ["out", "2:out", "-1:out", "01:out", "1 out", "1: out", ":out", "1", "", None, 1]
)
def test_no_seat_or_another(text: object) -> None:
    # R14: seats are 0 and 1
    with pytest.raises(ActionTextError) as error:
        parse_seated(text)
    assert error.value.rule == "R14"


def test_declaration_holds_at_least_one_item() -> None:
    # R14
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


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_actions_are_values(text: str, action: Action) -> None:
    assert pickle.loads(pickle.dumps(action)) == action
    with pytest.raises((AttributeError, TypeError)):
        action.anything = text  # type: ignore[attr-defined]
