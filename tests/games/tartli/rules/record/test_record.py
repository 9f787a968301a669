"""R14: the match record."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, RecordError
from tests.games.tartli.rules.positions import at_scores, dealt, play, stacked

DECK = " ".join(map(str, CARDS))


def document(*hands: dict[str, Any], **head: Any) -> dict[str, Any]:
    """A record with these hands, Hungarian unless the head says otherwise."""
    return {
        "format": "tartli-match",
        "version": 1,
        "variant": HUNGARIAN.to_dict(),
        "players": ["A", "B"],
        "first_dealer": 0,
        "hands": list(hands),
    } | head


def hand(*actions: Any, **keys: Any) -> dict[str, Any]:
    return {"deck": DECK, "actions": list(actions)} | keys


def refusal(record: object) -> tuple[int, int, str]:
    """The hand, action and rule with which a record is refused."""
    with pytest.raises(RecordError) as error:
        Match.from_record(record)
    assert error.value.message
    return error.value.hand, error.value.action, error.value.rule


# Written


def test_record_of_a_new_match() -> None:  # R14
    match = Match.new(AUSTRIAN, first_dealer=1, players=("Anna", "Béla"))
    assert match.to_record() == document(variant=AUSTRIAN.to_dict(), players=["Anna", "Béla"], first_dealer=1)


def test_actions_are_written_as_they_happen() -> None:
    # R14: melds in their order, whatever order they were given in
    match = dealt(hands=("", "AU LU HOUX BU"), turned="A7")
    play(match, "1:declare HO3 UUUU 1:play AU 0:play A8 0:out")
    (written,) = match.to_record()["hands"]
    assert written["actions"] == ["1:declare UUUU HO3", "1:play AU", "0:play A8", "0:out"]
    assert written["deck"].split() == [str(card) for card in match.hands[0][0]]


def test_turned_card_is_always_written() -> None:  # R3.4, R14: also when it is the 19th
    match = dealt(AUSTRIAN, dealer=1)
    assert match.to_record()["hands"][0]["actions"] == ["0:turn 19"]


# Read


def test_between_hands() -> None:
    # R14: dealer is the next dealer, the counts stay, scores are those of the next hand
    match = Match.from_record(at_scores((464, 250)).to_record())
    before = match.dealer
    assert (match.scores, match.counts, match.needs_deck) == ((464, 250), (464, 250), True)
    match.deal(stacked(("HKO", ""), turned="H7", dealer=before))
    play(match, "0:bela 0:out")
    assert (match.dealer, match.scores, match.counts) == (1 - before, (0, 0), (504, 250))


def test_out_does_not_end_a_hand_that_is_tied() -> None:  # R14, R7.2
    pais = replace(HUNGARIAN, bela_with_melds=True)
    match = dealt(pais, hands=("HKO LA9", "LKOUX BA7"), turned="H7", scores=(463, 442), talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA 0:out")
    assert not match.needs_deck
    again = Match.from_record(match.to_record())
    play(again, "1:gather")
    assert again.needs_deck
    assert again.to_record()["hands"][-1]["actions"][-2:] == ["0:out", "1:gather"]


@pytest.mark.parametrize("wrap", [lambda inner: [inner], lambda inner: {"in": inner}])
def test_a_document_nested_without_end_is_refused(wrap: Callable[[Any], Any]) -> None:
    # R14: a document from a stranger must not break the program
    deep: Any = "seed"
    for _ in range(5_000):
        deep = wrap(deep)
    assert refusal(document(hand(deal_proof=deep))) == (1, 0, "R14")
    assert refusal(document(hand("1:play A7", deep))) == (1, 2, "R14")
    assert refusal(document(deep)) == (1, 0, "R14")
    for key in ("format", "version", "variant", "players", "first_dealer", "title"):
        assert refusal(document() | {key: deep})[:2] == (0, 0)
    for switch in HUNGARIAN.to_dict():
        assert refusal(document(variant=HUNGARIAN.to_dict() | {switch: deep})) == (0, 0, "R11")
    assert Match.from_record(document(hand(deal_proof=wrap(wrap(wrap("seed"))))))


# Refused


@pytest.mark.parametrize("switches", [{"stichmatsch": 1}, {"match_target": 0}, {"jokers": False}])
def test_variant_that_is_refused(switches: dict[str, object]) -> None:  # R14, R11
    assert refusal(document(variant=HUNGARIAN.to_dict() | switches)) == (0, 0, "R11")


@pytest.mark.parametrize(
    "broken",
    [None, [], "1:out", {}, {"deck": DECK}, {"actions": []}, hand(scores=[0, 0]), hand(note=1)],
    ids=str,
)
def test_hand_that_is_no_hand(broken: Any) -> None:  # R14: refused at its action 0
    assert refusal(document(broken)) == (1, 0, "R14")


@pytest.mark.parametrize(
    ("deck", "rule"),
    [
        (DECK.replace("BA", "BJ"), "R1.2"),
        (DECK.replace("BA", "BK"), "R3.2"),
        (DECK.removesuffix(" BA"), "R3.2"),
        (DECK + " BA", "R3.2"),
        (DECK.replace(" ", "  ", 1), "R1.2"),
        ("", "R1.2"),
        (DECK.lower(), "R1.2"),
        (DECK.split(), "R14"),
        (None, "R14"),
    ],
)
def test_deck_that_is_refused(deck: object, rule: str) -> None:  # R14: action 0 is the deck
    assert refusal(document({"deck": deck, "actions": []})) == (1, 0, rule)


@pytest.mark.parametrize(
    ("actions", "place", "rule"),
    [
        (["1:play A7", "1:play A8"], 2, "R4"),
        (["0:play AX"], 1, "R4"),
        (["1:turn 7"], 1, "R3.4"),
        (["1:play A7", "0:play A8"], 2, "R4"),
        (["play A7"], 1, "R14"),
        (["1:"], 1, "R14"),
        ([17], 1, "R14"),
        ([None], 1, "R14"),
        ([["1:out"]], 1, "R14"),
        (["1:out", "0:out"], 2, "R14"),
    ],
)
def test_action_that_is_refused(actions: list[object], place: int, rule: str) -> None:
    # R14: hands and actions are counted from 1
    assert refusal(document(hand(*actions))) == (1, place, rule)
    assert refusal(document(hand("1:out"), hand("0:out"), hand(*actions))) == (3, place, rule)


def test_only_the_last_hand_may_be_unfinished() -> None:  # R14
    assert refusal(document(hand("1:play A7"), hand())) == (2, 0, "R14")


def test_deck_after_the_match_is_won() -> None:  # R10.1, R14
    one = replace(HUNGARIAN, match_target=1).to_dict()
    assert Match.from_record(document(hand("1:out"), variant=one)).winner == 0
    assert refusal(document(hand("1:out"), hand(), variant=one)) == (2, 0, "R10.1")


def test_choice_of_the_turned_card_comes_first() -> None:  # R14, R3.4
    austrian = AUSTRIAN.to_dict()
    assert refusal(document(hand("1:play A7"), variant=austrian)) == (1, 1, "R3.4")
    assert refusal(document(hand("0:turn 7"), variant=austrian)) == (1, 1, "R3.4")
    assert refusal(document(hand("1:turn 8"), variant=austrian)) == (1, 1, "R3.4")


def test_refusal_tells_the_place() -> None:  # R14
    with pytest.raises(RecordError, match=r"hand 1, action 2: .* \(R4\)"):
        Match.from_record(document(hand("1:play A7", "1:play A8")))
    with pytest.raises(RecordError, match=r"head: .* \(R14\)"):
        Match.from_record(document(format="chess"))
