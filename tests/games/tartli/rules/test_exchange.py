"""R8: the exchange of the trump VII."""

import pytest

from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, CardDrawn, Exchanged, Match, Variant

from .positions import cards, dealt, declarations, known, last, late, may, play, refused

VARIANTS = pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)

SEVEN = ("", "H7 AAK LAK")
"""Seat 1 leads and holds the trump VII; the King of Hearts is turned up."""


@VARIANTS
def test_seven_for_the_turned_card(variant: Variant) -> None:
    # R8.1
    match = dealt(variant, hands=SEVEN, turned="HK")
    assert play(match, "1:exchange") == (Exchanged(1, *cards("H7K")),)
    assert match.view(0).turned == cards("H7")[0]
    assert cards("HK")[0] in match.view(1).hand
    assert cards("H7")[0] not in match.view(1).hand
    assert match.view(0).trump == cards("HK")[0].suit


@VARIANTS
def test_only_the_holder_of_the_trump_seven(variant: Variant) -> None:
    # R8.1
    match = dealt(variant, hands=("H7", "A7 L7 B7"), turned="HK")
    assert refused(match, "1:exchange") == "R8.1"


@VARIANTS
def test_once_exchanged_the_seven_is_gone(variant: Variant) -> None:
    # R8.1
    match = dealt(variant, hands=SEVEN, turned="HK")
    play(match, "1:exchange")
    assert refused(match, "1:exchange") == "R8.1"


@VARIANTS
def test_nobody_exchanges_a_turned_seven(variant: Variant) -> None:
    # R8.1
    match = dealt(variant, turned="H7")
    assert refused(match, "0:exchange") == "R8.1"
    assert refused(match, "1:exchange") == "R8.1"


@VARIANTS
def test_while_the_turned_card_lies_on_the_table(variant: Variant) -> None:
    # R8.1: it was drawn after trick 7
    match = late(variant, hands=("HK L789 B789 A78", "H7 AAKOUX LAXK"), turned="HK")
    assert refused(match, "1:exchange") == "R8.1"


def test_exchanged_card_may_be_used_at_once() -> None:
    # R8.1: declared and played in the same trick
    match = dealt(hands=("", "H7AO"), turned="HK")
    play(match, "1:exchange 1:declare HA3 1:play HK")
    assert match.view(0).trick == ((1, cards("HK")[0]),)


def test_hungarian_only_the_leader() -> None:
    # R8.2 H: seat 0 waits until it leads
    match = dealt(HUNGARIAN, hands=("H7 AA", "AK"), turned="HK")
    assert refused(match, "0:exchange") == "R8.2"
    play(match, "1:play AK")
    assert refused(match, "0:exchange") == "R8.2"
    play(match, "0:play AA")
    assert refused(match, "0:exchange") == "R8.2"
    play(match, "0:gather")
    assert may(match, "0:exchange")


def test_hungarian_exchange_is_the_first_step() -> None:
    # R8.2 H: not after declaring, not after the card
    match = dealt(HUNGARIAN, hands=("", "H7 LAKO"), turned="HK")
    after_declaring = match.copy()
    play(after_declaring, "1:declare LA3")
    assert refused(after_declaring, "1:exchange") == "R8.2"
    play(match, "1:play LA")
    assert refused(match, "1:exchange") == "R8.2"


@VARIANTS
def test_in_each_of_tricks_one_to_seven(variant: Variant) -> None:
    # R8.2: the leader still may in trick 7
    match = dealt(variant, hands=("L789 B789 A78 H8", "LAXK BAXK H7 AA"), turned="HK")
    for trick in ("LA/L7", "LX/L8", "LK/L9", "BA/B7", "BX/B8", "BK/B9"):
        assert may(match, "1:exchange")
        play(match, trick)
    assert match.view(1).trick_number == 7
    assert may(match, "1:exchange")
    play(match, "AA/A7")
    assert refused(match, "1:exchange") == "R8.1"


@pytest.mark.parametrize("before", ["", "1:play LA", "1:play LA 0:play L8", "LA/L8"])
def test_austrian_at_any_moment(before: str) -> None:
    # R8.2 A: no matter whose turn it is; for the leader and for the other player
    match = dealt(AUSTRIAN, hands=("H7 L8", "LA"), turned="HK")
    play(match, before)
    assert may(match, "0:exchange")
    match = dealt(AUSTRIAN, hands=("L8", "H7 LA"), turned="HK")
    play(match, before)
    assert may(match, "1:exchange")


def test_austrian_until_the_turned_card_is_drawn() -> None:
    # R8.2 A: both cards of trick 7 are played, nobody has drawn
    match = dealt(AUSTRIAN, hands=("L789 B789 A78", "LAXK BAXK H7"), turned="HK", talon="AA")
    play(match, "LA/L7 LX/L8 LK/L9 BA/B7 BX/B8 BK/B9 1:play AA 0:play A7")
    assert may(match, "1:exchange")
    play(match, "1:exchange 1:gather")
    assert last(match, CardDrawn).card == cards("H7")[0]


def test_austrian_exchange_before_the_deal() -> None:
    # R8.2, R3.4: there is nothing to exchange yet
    match = Match.new(AUSTRIAN, first_dealer=0)
    match.deal(dealt(hands=SEVEN, turned="HK").hands[-1][0])
    assert refused(match, "1:exchange") == "R3.4"


def test_declared_seven_is_not_exchanged() -> None:
    # R8.3 A: until the trick is gathered
    match = dealt(AUSTRIAN, hands=("L8", "H789 LA"), turned="HK")
    play(match, "1:declare H93")
    assert refused(match, "1:exchange") == "R8.3"
    play(match, "1:play LA")
    assert refused(match, "1:exchange") == "R8.3"
    play(match, "0:play L8")
    assert refused(match, "1:exchange") == "R8.3"
    play(match, "1:gather")
    assert may(match, "1:exchange")


def test_declared_seven_that_did_not_score() -> None:
    # R8.3 A: whether it scored or not
    match = dealt(AUSTRIAN, hands=("LAKOU", "H789 L7"), turned="HX")
    play(match, "1:declare H93 1:play L7 0:declare LA4 0:play LA")
    assert refused(match, "1:exchange") == "R8.3"
    play(match, "0:gather")
    assert may(match, "1:exchange")


def test_second_player_who_declared_the_seven() -> None:
    # R8.3 A
    match = dealt(AUSTRIAN, hands=("H789 L8", "LA"), turned="HK")
    play(match, "1:play LA 0:declare H93")
    assert refused(match, "0:exchange") == "R8.3"


def test_declaration_without_the_seven_leaves_the_exchange() -> None:
    # R8.3 A
    match = dealt(AUSTRIAN, hands=("", "H7 LAKO"), turned="HK")
    play(match, "1:declare LA3")
    assert may(match, "1:exchange")


def test_exchanged_seven_is_not_declared() -> None:
    # R8.3, R5.1 A: it is no longer in hand
    match = dealt(AUSTRIAN, hands=("", "H789"), turned="HK")
    assert "H93" in declarations(match, 1)
    play(match, "1:exchange")
    assert refused(match, "1:declare H93") == "R5.1"


@VARIANTS
def test_opponent_sees_the_exchange(variant: Variant) -> None:
    # R8.4: and knows where both cards are
    match = dealt(variant, hands=SEVEN, turned="HK")
    assert known(match, 0) == set()
    play(match, "1:exchange")
    assert match.view(0).events[-1] == Exchanged(1, *cards("H7K"))
    assert known(match, 0) == {*cards("HK")}
    assert match.view(0).turned == cards("H7")[0]


def test_beck_s_example_of_495_to_440() -> None:
    # R8.2, R8.3, R4.3, R4.4: seat 1 takes the first six tricks and leads 495 to 440. Seat 0 holds the Nine
    # and the VIII of trumps and has just drawn the VII. The Over of trumps lies face up.
    match = dealt(
        AUSTRIAN,
        hands=("A98 H87 B87 L87 LO", "HAXK BAXK LAX9"),
        talon="H9 HU B9 BU LK LU AK HO AU BO AX A7 AA",
        turned="AO",
        scores=(440, 445),
    )
    play(match, "HA/H7 HX/H8 HK/L7 BA/B7 BX/B8 BK/L8")
    assert match.counts == (440, 495)
    play(match, "1:play LA")
    assert may(match, "0:declare A93")
    assert may(match, "0:exchange")

    # Eleven more and seat 1 is out, so seat 0 must trump.
    discarded = match.copy()
    play(discarded, "0:play LU 1:gather 1:out")
    assert discarded.games == (0, 1)

    # Terz and exchange together would be enough, 440 + 11 + 20 + 20 + 14, but they bar each other,
    declared = match.copy()
    play(declared, "0:declare A93")
    assert refused(declared, "0:exchange") == "R8.3"
    exchanged = match.copy()
    play(exchanged, "0:exchange")
    assert refused(exchanged, "0:declare A93") == "R5.1"

    # and with the Terz alone the Over goes to seat 1, which loses trick 7.
    play(declared, "0:play A8 0:gather")
    assert declared.counts == (440 + 20 + 11, 495)
    assert cards("AO")[0] in declared.view(1).hand

    # Best is to exchange and trump with the VIII; seat 1 draws the VII.
    play(match, "0:exchange 0:play A8")
    assert not may(match, "0:declare A93")
    assert play(match, "0:gather")[1:] == (
        CardDrawn(0, cards("AA")[0], True),
        CardDrawn(1, cards("A7")[0], True),
    )
    # Over and Nine of trumps make 485, plus what seat 1 must play to them: nothing, and the Under.
    play(match, "AO/A7 A9/AU")
    assert match.counts == (485 + 0 + 2, 495)
    # Seat 0 needs 14 more before seat 1 takes 6.
    play(match, "AA/AK 0:out")
    assert match.counts == (502, 495)
    assert match.games == (1, 0)
