"""Knocking (T22.2), and records with the switches of T22 (T17.3)."""

from dataclasses import replace
from typing import Any

import pytest

from tartli_desktop.games.tarokk import (
    CARDS,
    ONLINE,
    ONLINE_POT,
    PASKIEVICS,
    Batch,
    BatchTaken,
    Dealt,
    Match,
    RecordError,
    Variant,
    VariantError,
)
from tartli_desktop.games.tarokk.rules.variant import FOR_FIVE
from tests.games.tarokk.positions import legal, play, refused

KNOCK = replace(PASKIEVICS, cut="knock")


def knocked(players: int = 4, dealer: int = 3) -> Match:
    match = Match.new(replace(KNOCK, players=players), first_dealer=dealer)
    match.deal(CARDS, knock=True)
    return match


def test_v1_the_four_choose_clockwise() -> None:
    match = knocked()
    assert (match.phase, match.to_move) == ("batch", 2)
    assert legal(match) == ["batch 1", "batch 2", "batch 3", "batch 4"]
    play(match, "2:batch 4, 1:batch 1, 0:batch 2")
    assert legal(match) == ["batch 3"]
    assert refused(match, "pass") == refused(match, "batch 1") == refused(match, "batch 3", 0) == "T22.2"
    play(match, "3:batch 3")
    hands = [match.view(seat).hand for seat in range(4)]
    assert hands == [CARDS[15:24], CARDS[6:15], CARDS[33:42], CARDS[24:33]]
    assert (match.phase, match.to_move) == ("auction", 0)
    assert {match.view(seat).batches for seat in range(4)} == {((2, 4), (1, 1), (0, 2), (3, 3))}
    assert refused(match, "batch 1") == "T4.7"


def test_v1_with_five_the_dealer_takes_none() -> None:
    match = knocked(5)
    play(match, "2:batch 1, 1:batch 2, 0:batch 3, 4:batch 4")
    assert (match.phase, match.to_move, match.view(3).hand) == ("auction", 4, ())


def test_v16_each_sees_its_own_from_its_choice_on() -> None:
    match = knocked()
    assert match.events == (Dealt(3, ((),) * 4),)
    assert match.view(2).sizes == (0, 0, 0, 0)
    (taken,) = match.apply(2, Batch(4))
    assert taken == BatchTaken(2, 4, CARDS[33:42])
    assert taken.seen_by(1) == BatchTaken(2, 4, None)
    assert match.view(1).sizes == (0, 0, 9, 0)
    assert [len(match.view(seat).hand) for seat in range(4)] == [0, 0, 9, 0]


def test_the_talon_is_drawn_as_ever() -> None:
    match = Match.new(KNOCK, first_dealer=3)
    pack = (*CARDS[36:], *CARDS[:36])
    match.deal(pack, knock=True)
    play(match, "batch 1, batch 2, batch 3, batch 4, pass, pass, bid three, pass")
    assert match.view(2).talon == pack[:3]  # T6.1
    assert match.view(3).talon == pack[3:4]


def test_each_hand_is_cut_or_knocked_anew() -> None:
    match = knocked()
    play(match, "batch 4, batch 3, batch 2, batch 1, pass, pass, pass, pass")
    match.deal(CARDS)
    assert match.phase == "auction"
    written = match.to_record()
    assert written["hands"][0]["knock"] is True
    assert written["hands"][0]["actions"][:2] == ["2:batch 4", "1:batch 3"]
    assert "knock" not in written["hands"][1]
    assert Match.from_record(written).to_record() == written


def test_nobody_knocks_without_the_switch() -> None:
    match = Match.new(PASKIEVICS, first_dealer=3)
    with pytest.raises(ValueError, match="knock"):
        match.deal(CARDS, knock=True)
    assert match.needs_deck
    assert match.to_record()["hands"] == []


# Records


def hand_of(rules: Variant, **keys: Any) -> dict[str, Any]:
    """A record whose only hand has these keys."""
    written = Match.new(rules, first_dealer=0).to_record()
    return written | {"hands": [{"deck": " ".join(map(str, CARDS)), "actions": []} | keys]}


@pytest.mark.parametrize(
    ("record", "rule"),
    [
        (hand_of(PASKIEVICS, knock=True), "T22.2"),
        (hand_of(PASKIEVICS, knock=True, deck="XX"), "T22.2"),
        (hand_of(KNOCK, knock=False), "T22.2"),
        (hand_of(KNOCK, knock=1, deck="XX"), "T22.2"),
        (hand_of(KNOCK, knock=None, notice=9), "T17.2"),
        (hand_of(PASKIEVICS, knock=True, notice="0"), "T17.2"),
        (hand_of(KNOCK, knock=True, deck="XX"), "T17.4"),
        (hand_of(KNOCK, knock=True, cut=1), "T17.3"),
    ],
)
def test_a_bad_knock_is_refused_before_the_deck(record: dict[str, Any], rule: str) -> None:
    with pytest.raises(RecordError) as error:
        Match.from_record(record)
    assert (error.value.hand, error.value.action, error.value.rule) == (1, 0, rule)


def test_a_second_notice_is_refused_before_a_knock() -> None:
    record = hand_of(PASKIEVICS, notice=1)
    record["hands"][0]["actions"] = [f"{seat}:pass" for seat in (1, 2, 3, 0)]
    record["hands"].append(record["hands"][0] | {"knock": True})
    with pytest.raises(RecordError) as error:
        Match.from_record(record)
    assert (error.value.hand, error.value.action, error.value.rule) == (2, 0, "T17.2")


def test_records_name_only_the_switches_that_differ() -> None:
    for preset in (PASKIEVICS, ONLINE):
        assert not {*Variant.may_lack} & {*preset.to_dict()}
    assert {*ONLINE_POT.to_dict()} - {*ONLINE.to_dict()} == {"ultimo_pot", "xx_if_invited"}
    assert Variant.from_dict(ONLINE_POT.to_dict()) == ONLINE_POT
    assert Variant.from_dict(ONLINE.to_dict() | {"cut": "cut", "ultimo_pot": False}) == ONLINE


@pytest.mark.parametrize("switch", Variant.may_lack)
def test_a_value_that_is_none_is_refused(switch: str) -> None:
    for value in (None, 1, "pais", []):
        with pytest.raises(VariantError, match=switch) as error:
            Variant.from_dict(PASKIEVICS.to_dict() | {switch: value})
        assert error.value.rule == "T17.3"


@pytest.mark.parametrize("switch", FOR_FIVE)
def test_what_needs_a_fifth_is_refused_with_four(switch: str) -> None:  # T22.7, T22.8
    five = PASKIEVICS.to_dict() | {"players": 5, switch: True}
    assert getattr(Variant.from_dict(five), switch)
    with pytest.raises(VariantError, match=switch) as error:
        Variant.from_dict(five | {"players": 4})
    assert error.value.rule == "T17.3"
