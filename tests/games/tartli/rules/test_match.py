"""R10 and R11: the match and the switches of a variant."""

import pytest
from msgspec.structs import fields, replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, OUT, Match, MatchWon, Variant

from .positions import dealt, declarations, may, play, play_out, refused, stacked


def false_claims(match: Match, *seats: int) -> None:
    """Hands in which a seat goes out at once, worth 2 for the opponent."""
    for seat in seats:
        match.deal(stacked(turned="A7", dealer=match.dealer))
        if match.variant.turned_card == "choice":
            play(match, f"{1 - match.dealer}:turn 19")
        play(match, f"{seat}:out")


# R10


def test_first_to_five_buli_wins() -> None:  # R10.1: 5 by default
    match = Match.new(HUNGARIAN, first_dealer=0)
    false_claims(match, 0, 1, 0)
    assert (match.games, match.winner) == ((2, 4), None)
    false_claims(match, 0)
    assert (match.games, match.winner) == ((2, 6), 1)


@pytest.mark.parametrize("target", [1, 2, 10, 20])
def test_any_target_from_1_to_20(target: int) -> None:  # R10.1: worth 2 each
    match = Match.new(replace(HUNGARIAN, match_target=target), first_dealer=0)
    hands = (target + 1) // 2
    false_claims(match, *[1] * (hands - 1))
    assert match.winner is None
    false_claims(match, 1)
    assert match.winner == 0
    assert match.events[-1] == MatchWon(0, (2 * hands, 0))


def test_match_is_over() -> None:  # R10.1: no more decks, nothing to do
    match = Match.new(replace(HUNGARIAN, match_target=1), first_dealer=0)
    false_claims(match, 1)
    assert match.to_move is None
    assert not match.needs_deck
    assert match.legal_actions(0) == match.legal_actions(1) == ()
    assert refused(match, "0:out") == "R14"
    with pytest.raises(ValueError, match="no deck is needed"):
        match.deal(CARDS)


def test_games_of_a_match_count_on() -> None:  # R10.1: a hand without a winner changes no buli
    match = Match.new(HUNGARIAN, first_dealer=0)
    false_claims(match, 0)
    match.deal(stacked(turned="A7", dealer=match.dealer))
    play_out(match)
    assert match.games == (0, 2)


def test_austrian_session_has_no_target() -> None:  # R10.2: the balance of stakes continues
    match = Match.new(AUSTRIAN, first_dealer=0)
    false_claims(match, *[0] * 12)
    assert match.games == (0, 24)
    assert match.winner is None
    assert match.needs_deck


def test_austrian_target_may_be_agreed() -> None:  # R10.2, Ruling
    match = Match.new(replace(AUSTRIAN, match_target=3), first_dealer=0)
    false_claims(match, 0, 0)
    assert match.winner == 1


# R11


PRESETS = [
    ("turned_card", "nineteenth", "choice"),
    ("next_dealer", "alternate", "winner"),
    ("set_of_nines", True, False),
    ("tens_below_unders", False, False),
    ("sequences_per_trick", "one", "one_per_suit"),
    ("further_sequences", "higher_or_apart", "not_inside"),
    ("bar_touching_sequences", False, False),
    ("bela_with_melds", False, False),
    ("exchange", "leader", "any_time"),
    ("show_trick_7_draw", False, True),
    ("stichmatsch", True, False),
    ("double_below", 251, 250),
    ("match_target", 5, None),
]


@pytest.mark.parametrize(("switch", "hungarian", "austrian"), PRESETS)
def test_presets(switch: str, hungarian: object, austrian: object) -> None:  # R11
    assert getattr(HUNGARIAN, switch) == hungarian
    assert getattr(AUSTRIAN, switch) == austrian


def test_one_field_for_each_switch() -> None:  # R11: and a name beside them
    assert [field.name for field in fields(Variant)] == ["name", *(switch for switch, _, _ in PRESETS)]
    assert (HUNGARIAN.name, AUSTRIAN.name) == ("hungarian", "austrian")


@pytest.mark.parametrize(
    ("switch", "value"),
    [("double_below", 1), ("double_below", 501), ("match_target", 1), ("match_target", 20), ("name", "")],
)
def test_values_at_the_limits(switch: str, value: object) -> None:  # R11
    assert getattr(Variant.from_dict(HUNGARIAN.to_dict() | {switch: value}), switch) == value


def test_each_switch_works_alone() -> None:
    # R11: the switches that no other test changes from a preset's value
    nines = ("", "A9 L9 H9 B9 LAKO BK HU")
    assert "9999" not in declarations(dealt(replace(HUNGARIAN, set_of_nines=False), hands=nines), 1)
    two = ("", "HAKO LAKO B7 B8 BX")
    assert "LA3 HA3" in declarations(
        dealt(replace(HUNGARIAN, sequences_per_trick="one_per_suit"), hands=two), 1
    )
    assert "LA3 HA3" not in declarations(dealt(replace(AUSTRIAN, sequences_per_trick="one"), hands=two), 1)
    seven = ("H7", "")
    assert may(dealt(replace(HUNGARIAN, exchange="any_time"), hands=seven, turned="HK"), "0:exchange")
    assert not may(dealt(replace(AUSTRIAN, exchange="leader"), hands=seven, turned="HK"), "0:exchange")


@pytest.mark.parametrize(("hand", "key"), [(1, "note"), (-1, "note"), (0, "deal_proof"), (0, "players")])
def test_only_the_optional_keys_of_a_record_are_noted(hand: int, key: str) -> None:  # R14
    match = Match.new(HUNGARIAN, first_dealer=0)
    with pytest.raises(ValueError, match=r"hand|key"):
        match.note(hand, key, "text")
    assert match.to_record()["hands"] == []


def test_a_match_that_begins_equal_above_501_is_sudden_death() -> None:  # R9.5
    match = Match.new(HUNGARIAN, first_dealer=0)
    match.scores = (507, 507)
    match.deal(CARDS)
    assert OUT not in match.legal_actions(0)
