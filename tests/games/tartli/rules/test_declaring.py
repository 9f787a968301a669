"""R5: declaring melds."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Suit
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    HUNGARIAN,
    Declared,
    Match,
    MeldsScored,
    Variant,
    Word,
    parse_meld,
    words_for,
)

from .positions import contest, dealt, declarations, last, late, may, play, playable, refused, stacked


def score(match: Match, item: str) -> None:
    """Play a trick in which only seat 1 declares, an item of hearts, scores it and keeps its hearts."""
    to_declaring_step(match)
    play(match, f"1:declare {item}")
    other = next(card for card in match.view(1).hand if card.suit is not Suit.HEARTS)
    play(match, f"1:play {other}")
    if match.view(0).leader == 1:
        play(match, f"0:play {match.view(0).hand[0]}")
    assert [str(each) for each in last(match, MeldsScored).items] == [item]
    play(match, f"{match.to_move}:gather")


def to_declaring_step(match: Match) -> None:
    """Let seat 0 lead, if it is its turn, so that seat 1 may declare."""
    if match.to_move == 0:
        play(match, f"0:play {match.view(0).hand[0]}")


def after(item: str, hand: str, variant: Variant = HUNGARIAN) -> Match:
    """Trumps are acorns; seat 1, dealt this hand, scored an item in trick 1 and may declare in trick 2."""
    match = dealt(variant, hands=("", hand), talon="A8 A9 L9 LX B9 BX", turned="A7")
    score(match, item)
    to_declaring_step(match)
    return match


# When, and what


def test_declaring_is_before_the_own_card() -> None:
    # R5.1
    match = dealt(hands=("LAKO", "HAKO"), turned="A7")
    assert refused(match, "0:declare LA3") == "R5.1"
    play(match, "1:play HA")
    assert refused(match, "1:declare HA3") == "R5.1"
    assert may(match, "0:declare LA3")
    play(match, "0:play LA")
    assert refused(match, "0:declare LA3") == "R5.1"


def test_declaring_ends_with_trick_eight() -> None:
    # R5.1
    match = late(hands=("A7 LAKO BAKO L9 B9", "HAKO A8 A9 AO AK B7 L7"), turned="A7")
    assert may(match, "1:declare HA3")
    play(match, "AO/A7")
    assert declarations(match, 1) == set()
    assert refused(match, "1:declare HA3") == "R5.1"
    play(match, "1:play A9")
    assert refused(match, "0:declare LA3") == "R5.1"


def test_only_cards_in_hand() -> None:
    # R5.1
    match = dealt(hands=("HO", "HAKUX98"), turned="A7")
    assert refused(match, "1:declare HA3") == "R5.1"
    assert refused(match, "1:declare UUUU") == "R5.1"
    assert may(match, "1:declare HU4")


def test_hungarian_one_set_and_one_sequence() -> None:
    # R5.1 H
    match = dealt(hands=("", "HAKO LAKO AA BA H7"), turned="A7")
    assert declarations(match, 1) == {"AAAA", "HA3", "LA3", "AAAA HA3", "AAAA LA3"}
    assert refused(match, "1:declare LA3 HA3") == "R5.1"
    assert refused(match, "1:declare AAAA LA3 HA3") == "R5.1"


def test_austrian_sequences_of_several_suits() -> None:
    # R5.1 A
    match = dealt(AUSTRIAN, hands=("", "HAKO LAKO BAKO"), turned="A7")
    one = {"LA3", "HA3", "BA3"}
    two = {"LA3 HA3", "LA3 BA3", "HA3 BA3"}
    assert declarations(match, 1) == one | two | {"LA3 HA3 BA3"}


def test_austrian_set_beside_several_sequences() -> None:
    # R5.1 A
    match = dealt(AUSTRIAN, hands=("", "HAKO LAKO AA BA"), turned="A7")
    assert may(match, "1:declare AAAA LA3 HA3")


def test_austrian_sequences_of_one_suit() -> None:
    # R5.1 A: each in a different suit
    match = dealt(AUSTRIAN, hands=("", "HAKO H987 L7 LX BK"), turned="A7")
    assert declarations(match, 1) == {"HA3", "H93"}
    assert refused(match, "1:declare HA3 H93") == "R5.1"


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_never_two_sets(variant: Variant) -> None:
    # R5.1
    match = dealt(variant, hands=("", "AAO LAO HAO BAO L7"), turned="A7")
    assert declarations(match, 1) == {"AAAA", "OOOO"}
    assert refused(match, "1:declare AAAA OOOO") == "R5.1"
    assert refused(match, "1:declare AAAA AAAA") == "R5.1"


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_set_and_sequence_may_share_a_card(variant: Variant) -> None:
    # R5.1: the Under of Hearts counts twice
    match = dealt(variant, hands=("", "AU LU HOUX BU"), turned="A7")
    play(match, "1:declare UUUU HO3 1:play AU 0:play A8")
    assert match.counts == (0, 120)


def test_declaring_once_in_a_trick() -> None:
    # R5.1
    match = dealt(AUSTRIAN, hands=("", "HAKO LAKO"), turned="A7")
    play(match, "1:declare HA3")
    assert declarations(match, 1) == set()
    assert refused(match, "1:declare LA3") == "R5.1"
    assert refused(match, "1:declare HA3") == "R5.1"


def test_declaring_is_never_compulsory() -> None:
    # R5.2: for neither player, and it can still be done in the next trick
    match = dealt(hands=("LAKO L7", "HAKO B7"), turned="A7")
    play(match, "1:play B7 0:play L7 1:gather")
    assert match.counts == (0, 0)
    assert may(match, "1:declare HA3")


def test_what_is_said_aloud() -> None:
    # R5.3: a set is a set, a sequence its length
    match = dealt(hands=("", "AU LU HOUX9 BU"), turned="A7")
    (own,) = play(match, "1:declare UUUU HO4")
    assert own.words == ("set", 4)
    heard = match.view(0).events[-1]
    assert heard == Declared(1, ("set", 4), None)
    assert match.view(1).events[-1] == own


def test_neither_rank_nor_suit_is_said() -> None:
    # R5.3: the other player cannot tell these hands apart
    kings = dealt(hands=("LA987", "HKOU"), talon="HX LK LO LU", turned="A7")
    others = dealt(hands=("LA987", "LKOU"), talon="HX HK HO HU", turned="A7")
    play(kings, "1:declare HK3")
    play(others, "1:declare LK3")
    assert kings.view(0) == others.view(0)


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ("AA3 HK4", (4, 3)),
        ("HK4 AA3", (4, 3)),
        ("AA4 LK3 BX4", (4, 4, 3)),
        ("BK4 OOOO AO3", ("set", 4, 3)),
        ("A93 L93 H93", (3, 3, 3)),
    ],
)
def test_order_of_the_words_tells_nothing_of_suits(items: str, words: tuple[Word, ...]) -> None:
    # R5.3: the set first, then the sequences, longest first, in whatever suits they are
    melds = tuple(parse_meld(item) for item in items.split())
    assert words_for(melds) == words
    assert words_for(melds[::-1]) == words


def test_other_player_cannot_tell_the_suits_of_several_sequences() -> None:
    # R5.3: a Quart of one suit and a Terz of another, whichever suits they are
    heard = []
    for items, held in (("AK4 BK3", "AKOUX BKOU"), ("AK3 BK4", "AKOU BKOUX")):
        match = dealt(AUSTRIAN, hands=("H987", held), turned="L7")
        play(match, f"1:declare {items}")
        heard.append(match.view(0).events[-1])
        assert match.to_record()["hands"][-1]["actions"][-1] == f"1:declare {items}"  # R14: by suit
    assert heard == [Declared(1, (4, 3), None)] * 2


ANSWERS = [
    # the leader said vannak: the answer must hold a set, which may be the lower one
    ("AAAA", "LK4", False),
    ("AAAA", "UUUU", True),
    ("AAAA", "UUUU LK4", True),
    # the leader said a length n: a set, or n cards or more; weaker items may accompany it
    ("HO4", "LK3", False),
    ("HO4", "LX4", True),
    ("HO4", "LK5", True),
    ("HO4", "KKKK", True),
    ("HO4", "KKKK LA3", True),
    # whether the item can in fact win is not asked
    ("HA3", "L93", True),
    ("AAAA HK3", "LO5", False),
]


@pytest.mark.parametrize(("leader", "second", "allowed"), ANSWERS)
def test_second_player_must_be_able_to_score_by_what_was_said(
    leader: str, second: str, allowed: bool
) -> None:
    # R5.4
    match = contest(leader, second, turned="A7", answer=False)
    assert may(match, f"0:declare {second}") is allowed
    if not allowed:
        assert refused(match, f"0:declare {second}") == "R5.4"


def test_longest_sequence_of_the_leader_counts() -> None:
    # R5.4 A: a Terz and a Quart were said; a Terz and a Quint answer them
    match = contest("LA3 HO4", "BX3 AO5", turned="B7", variant=AUSTRIAN, answer=False)
    assert may(match, "0:declare AO5 BX3")
    assert refused(match, "0:declare BX3") == "R5.4"


def test_second_player_is_free_when_the_leader_said_nothing() -> None:
    # R5.4
    match = dealt(hands=("L987", "HAKOU"), turned="A7")
    play(match, "1:play HA")
    assert may(match, "0:declare L93")


def test_declared_card_may_be_played_to_the_trick() -> None:
    # R5.5
    match = dealt(hands=("LAKO", "HAKOU"), turned="A7")
    play(match, "1:declare HA4 1:play HO")
    assert playable(match, 0) == {*match.view(0).hand}
    play(match, "0:play LA")
    assert match.counts == (0, 50)


def test_meld_that_did_not_score_may_be_declared_again() -> None:
    # R5.6: seat 1 loses the contest of trick 1 and keeps its terc
    match = dealt(hands=("LAKOU", "H987 HA L7"), turned="A7")
    play(match, "1:declare H93 1:play L7 0:declare LA4 0:play LA 0:gather 0:play LU")
    assert may(match, "1:declare H93")
    play(match, "1:declare H93 1:play HA")
    assert match.counts[1] == 20


def test_not_when_one_of_its_cards_is_gone() -> None:
    # R5.6: the King was played to the trick
    match = dealt(hands=("LAKO", "HKOU L7"), turned="A7")
    play(match, "1:declare HK3 1:play HK 0:declare LA3 0:play LA 1:gather")
    assert match.counts == (20, 15)
    assert refused(match, "1:declare HK3") == "R5.1"


def test_set_that_did_not_score_may_be_declared_again() -> None:
    # R5.6, R5.9
    match = dealt(hands=("AO LO HO BO", "AK LK HK BK H7"), turned="A7")
    play(match, "1:declare KKKK 1:play H7 0:declare OOOO 0:play AO 0:gather 0:play LO")
    assert may(match, "1:declare KKKK")


# Further sequences, Hungarian


@pytest.mark.parametrize(("item", "allowed"), [("HA3", True), ("HK5", True), ("HK3", False), ("HO5", False)])
def test_worked_example_after_heart_king_kvart(item: str, allowed: bool) -> None:
    # R5.7
    match = after("HK4", "HAKOUX98 L7 B7")
    assert may(match, f"1:declare {item}") is allowed
    assert allowed or refused(match, f"1:declare {item}") == "R5.7"


@pytest.mark.parametrize(("item", "allowed"), [("H93", True), ("HX3", False), ("HA5", True)])
def test_worked_example_after_heart_ace_kvart(item: str, allowed: bool) -> None:
    # R5.7
    match = after("HA4", "HAKOUX987 L7")
    assert may(match, f"1:declare {item}") is allowed
    assert allowed or refused(match, f"1:declare {item}") == "R5.7"


OVER_KVINT = ["HX3", "HU3", "HU4", "HO3", "HO4", "HO5"]


def test_worked_example_over_kvint_scores_six_times() -> None:
    # R5.7: 20 + 20 + 50 + 20 + 50 + 100
    match = over_kvint()
    for item in OVER_KVINT:
        score(match, item)
    assert match.view(1).trick_number == 7
    assert sum(item.points for item in match.view(1).scored[1]) == 260


def test_worked_example_no_other_order_scores_all_six() -> None:
    # R5.7: every order in which they may be declared, found by trial
    assert orders(over_kvint(), ()) == [tuple(OVER_KVINT)]


def over_kvint() -> Match:
    return dealt(hands=("", "HOUX98 L7 B7 L8 B8"), talon="A8 L9 B9 LX BX LU BU LO BO", turned="A7")


def orders(match: Match, scored: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order in which all six score, trick after trick."""
    if len(scored) == 6:
        return [scored]
    to_declaring_step(match)
    found = []
    for item in sorted(declarations(match, 1) & set(OVER_KVINT) - set(scored)):
        tried = match.copy()
        score(tried, item)
        found += orders(tried, (*scored, item))
    return found


def test_higher_top_card() -> None:
    # R5.7 (a): whatever its length, touching, overlapping or apart
    match = after("HX3", "HAKOUX98 L7 B7")
    higher = {
        "HA3",
        "HA4",
        "HA5",
        "HA6",
        "HA7",
        "HK3",
        "HK4",
        "HK5",
        "HK6",
        "HO3",
        "HO4",
        "HO5",
        "HU3",
        "HU4",
    }
    assert declarations(match, 1) == higher


def test_same_top_card_and_longer() -> None:
    # R5.7 (b)
    assert declarations(after("HO3", "HOUX98 L7 B7 L8 B8"), 1) == {"HO4", "HO5"}


def test_wholly_below_with_a_rank_between() -> None:
    # R5.7 (c), Ruling: the Under between belongs to neither, whether it is held or not
    match = after("HA3", "HAKOUX987 L7")
    assert {item for item in declarations(match, 1) if item[1] != "A"} == {"HX3", "HX4", "H93"}
    match = after("HA3", "HAKOX987 L7 B7")
    assert declarations(match, 1) == {"HX3", "HX4", "H93"}


def test_lower_sequence_may_not_touch() -> None:
    # R5.7 (c): no rank lies between
    match = after("HA3", "HAKOUX987 L7")
    assert refused(match, "1:declare HU3") == "R5.7"


def test_against_every_sequence_scored() -> None:
    # R5.7: HX3 then HA3; of the rest, HU3 is higher than HX3 but lies below HA3 and touches it
    match = after("HX3", "HAKOUX98 L7 B7")
    score(match, "HA3")
    to_declaring_step(match)
    assert declarations(match, 1) == {"HA4", "HA5", "HA6", "HA7"}


def test_only_scored_sequences_bar() -> None:
    # R5.7: the King-kvart of trick 1 lost its contest
    match = dealt(hands=("LAKOU", "HKOUX L7"), turned="A7")
    play(match, "1:declare HK4 1:play L7 0:declare LA4 0:play LA 0:gather 0:play LU")
    assert {"HK4", "HK3", "HO3"} <= declarations(match, 1)


def test_only_the_same_suit_and_player_bar() -> None:
    # R5.7: seat 1 scored a Heart-King-kvart; leaves and seat 0 are not affected
    match = dealt(hands=("L987 AO", "HKOUX LO LU LX A9"), turned="A7")
    play(match, "1:declare HK4 1:play A9 0:play AO 0:gather")
    assert may(match, "0:declare L93")
    play(match, "0:play L9")
    assert may(match, "1:declare LO3")


def test_new_hand_forgets_what_was_scored() -> None:
    # R5.7: in this hand
    match = after("HK4", "HAKOUX98 L7 B7")
    assert refused(match, "1:declare HK3") == "R5.7"
    play(match, "0:out")
    match.deal(stacked(("", "HAKOUX98 L7 B7"), turned="A7", dealer=1))
    to_declaring_step(match)
    assert may(match, "1:declare HK3")


# Further sequences, Austrian


@pytest.mark.parametrize(
    ("item", "allowed"),
    [
        ("HO3", False),
        ("HU3", True),
        ("HK3", False),
        ("HK4", False),  # Ruling: nor equal one
        ("HO4", True),
        ("HK5", True),
        ("HA3", True),
        ("HX3", True),
    ],
)
def test_worked_example_after_heart_king_quart(item: str, allowed: bool) -> None:
    # R5.8
    match = after("HK4", "HAKOUX98 L7 B7", AUSTRIAN)
    assert may(match, f"1:declare {item}") is allowed
    assert allowed or refused(match, f"1:declare {item}") == "R5.8"


def test_inside_any_sequence_scored() -> None:
    # R5.8: HO3 lies in neither of HU3 and HK3, though both together hold its cards
    match = after("HU3", "HKOUX9 L7 B7 L8 B8", AUSTRIAN)
    score(match, "HK3")
    to_declaring_step(match)
    assert declarations(match, 1) == {"HO3", "HO4", "HK4", "HK5"}


# Sets


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_scored_set_is_not_declared_again(variant: Variant) -> None:
    # R5.9
    match = dealt(variant, hands=("", "AU LU HU BU LAKO AO B7"), talon="B8 B9", turned="A7")
    play(match, "1:declare UUUU 1:play AO 0:play A8 1:gather")
    assert refused(match, "1:declare UUUU") == "R5.9"
    assert refused(match, "1:declare UUUU LA3") == "R5.9"
    assert declarations(match, 1) == {"LA3", "LA4", "LK3"}


# House rule


TOUCHING = replace(HUNGARIAN, bar_touching_sequences=True)


def test_higher_sequence_may_not_touch_with_the_house_rule() -> None:
    # R5.10: off by default in both
    assert may(after("HX3", "HAKOUX98 L7 B7"), "1:declare HA4")
    match = after("HX3", "HAKOUX98 L7 B7", TOUCHING)
    assert refused(match, "1:declare HA4") == "R5.10"
    assert refused(match, "1:declare HK3") == "R5.10"


def test_house_rule_leaves_what_shares_a_card_or_lies_apart() -> None:
    # R5.10: HA5, HK4 and HO3 share the Ten; the Under lies between HA3 and the Ten
    match = after("HX3", "HAKOUX98 L7 B7", TOUCHING)
    barred = {"HA4", "HK3"}
    assert declarations(match, 1) == declarations(after("HX3", "HAKOUX98 L7 B7"), 1) - barred


def test_house_rule_needs_higher_or_apart() -> None:
    # R5.10 has an effect only together with R5.7
    match = after("HX3", "HAKOUX98 L7 B7", replace(TOUCHING, further_sequences="not_inside"))
    assert may(match, "1:declare HA4")
    assert may(match, "1:declare HK3")


def test_lower_touching_sequence_is_barred_either_way() -> None:
    # R5.7, R5.10
    for variant in (HUNGARIAN, TOUCHING):
        assert refused(after("HA4", "HAKOUX987 L7", variant), "1:declare HX3") == "R5.7"
