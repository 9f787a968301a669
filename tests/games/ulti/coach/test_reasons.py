"""What a hint of Ulti says for an action is certain from what the player sees (U6 to U9)."""

import pytest

from tartli_desktop.games.ulti import Action, Match
from tartli_desktop.games.ulti.coach.reasons import Reason, reason_of
from tests.games.ulti.at_the_table import dealt, do
from tests.games.ulti.opponents.test_levels import LOW
from tests.games.ulti.opponents.test_levels import dealt as three_hands

HANDS = ("AA AK L7 L8 L9 LU HA HX H9 A9 B8 B9", "A7 LA LX LK B7", "A8 AX LO BA BX")
SIMPLE = ("1:lay B8 B9", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A")


def reason(match: Match, action: str, instead: str | None = None, **meant: str) -> Reason | None:
    """The reason for an action of the seat to move, over ``instead`` where given."""
    assert match.to_move is not None
    other = None if instead is None else Action.parse(instead)
    return reason_of(match.view(match.to_move), Action.parse(action), other, **meant)


def test_a_counting_card_goes_to_the_own_side_and_none_to_the_others() -> None:  # U1.5, U9.7
    match = do(dealt(HANDS), *SIMPLE, "1:play AA", "2:play A7")
    assert reason(match, "play A8", "play AX") is Reason.GIVES_THEM_NOTHING
    assert reason(match, "play AX") is None
    # Leaves are led, the partner wins the trick, and this seat has only one Leaf.
    match = do(match, "0:play A8", "1:play L7", "2:play LA")
    assert reason(match, "play LO") is Reason.ONLY_CARD
    partner = do(dealt(["LA LK L8 AA AK A9 HA HX H9 H8 B8 B9", "LX L9 L7 B7", "LU BA BX"]), *SIMPLE)
    do(partner, "1:play L8", "2:play LX")
    assert reason(partner, "play BX", "play LU") is None  # U9.2: it may not be played
    assert reason(partner, "play LU") is Reason.ONLY_CARD


def test_the_partners_trick_is_fed() -> None:
    """U9.2, U9.5: a seat that can neither follow nor trump throws what it likes."""
    hands = ("AA AK AX AO AU A9 A8 A7 L8 H8 B8 B9", "LA LX L9 HX", "BA BX BU HK HA HO HU BO BK B7")
    match = do(dealt(hands), *SIMPLE, "1:play L8", "2:play LA")
    assert reason(match, "play BX") is Reason.FEEDS_THE_OWN_SIDE
    assert reason(match, "play BU") is None


def test_what_is_led() -> None:  # U9.3 to U9.5
    match = do(dealt(HANDS), *SIMPLE)
    assert reason(match, "play AK") is Reason.DRAWS_TRUMPS
    assert reason(match, "play AA") is Reason.CANNOT_BE_BEATEN
    assert reason(match, "play HA") is Reason.ONLY_TRUMPS_BEAT_IT
    assert reason(match, "play L9") is None


def test_a_soloist_who_was_seen_to_lack_a_suit_has_to_trump() -> None:  # U9.4
    hands = (
        "AA AK AO AU A9 A8 H7 H8 HK BK B8 B9",
        "LA LX L8 L7 HA HX H9 HO BA BX",
        "LK LO LU L9 HU BU BO B7 A7 AX",
    )
    match = do(dealt(hands), *SIMPLE, "1:play H7", "2:play HA", "0:play HU")
    assert reason(match, "play LA") is Reason.ONLY_TRUMPS_BEAT_IT
    do(match, "2:play LA", "0:play L9", "1:play A8", "1:play H8", "2:play HX", "0:play AX")
    assert reason(match, "play LK") is Reason.SOLOIST_IS_VOID
    assert reason(match, "play BO") is None


BETLI = ("1:bid open-betli", "2:pass", "0:pass", "1:pass")


def test_in_betli_the_soloist_leads_what_must_be_beaten() -> None:  # U6.6, U9.3
    hands = (
        "AA A8 A9 L7 L8 L9 B7 B8 B9 HX",
        "AX AU AO AK A7 H7 H9 HU HO HK",
        "H8 LX LU LO LK LA BU BO BK BA",
    )
    match = do(three_hands(*hands, "HA BX"), "1:lay HA BX", *BETLI)
    assert reason(match, "play HX") is Reason.CANNOT_WIN
    assert reason(match, "play AA") is None
    match = do(three_hands(*LOW), "1:lay H9 B9", *BETLI)
    assert reason(match, "play A9") is None  # nor can any other


def test_in_open_betli_a_card_that_the_soloist_must_beat_is_told() -> None:  # U9.3, U10.1
    hands = (
        "A7 A8 A9 L7 L8 L9 B7 B8 B9 HX",
        "AX AU AO AK AA H7 H9 HU HO HK",
        "H8 LX LU LO LK LA BU BO BK BA",
    )
    match = do(three_hands(*hands, "HA BX"), "1:lay HA BX", *BETLI, "1:play A9", "2:play AX", "0:play LA")
    assert reason(match, "play H9") is Reason.SOLOIST_MUST_WIN
    assert reason(match, "play HK") is None


@pytest.mark.parametrize(
    ("lay", "bid", "trump", "expected"),
    [
        ("lay B8 B9", "simple", "A", Reason.LEAVES_NO_SEVEN_OR_HEART),
        ("lay L7 B9", "simple", "A", None),
        ("lay B8 B9", "hearts simple", None, Reason.VOIDS_A_SUIT),
        ("lay L8 B9", "hearts simple", None, None),
        ("lay HX B9", "40-100", "A", None),
        ("lay B8 B9", "betli", None, Reason.VOIDS_A_PLAIN_SUIT),
        ("lay L8 B9", "betli", None, None),
        ("lay B8 B9", "plain-durchmars", None, None),
    ],
)
def test_of_discards(lay: str, bid: str, trump: str | None, expected: Reason | None) -> None:  # U4.5, U7.4
    match = dealt(HANDS)
    assert reason_of(match.view(1), Action.parse(lay), bid=bid, trump=trump) is expected


def test_a_ten_without_its_ace_stays_out_of_the_talon() -> None:  # U7.4: the talon counts for the defenders.
    view = dealt(("HA HX HK HO H8 LX L7 L8 AK AO B8 B9",)).view(1)
    assert reason_of(view, Action.parse("lay L7 B9"), bid="hearts simple") is Reason.LAYS_AWAY_NOTHING
    assert reason_of(view, Action.parse("lay LX B9"), bid="hearts simple") is Reason.KEEPS_THE_MARRIAGE
    assert reason_of(view, Action.parse("lay L7 B9"), bid="hearts ulti aces") is Reason.LAYS_AWAY_NOTHING
    assert reason_of(view, Action.parse("lay L7 B9"), bid="hearts durchmars") is None


def test_a_marriage_is_kept() -> None:  # U6.2, U7.2
    view = dealt(("HA HX HK HO H8 H7 LA L8 AK AO B8 B9",)).view(1)
    assert reason_of(view, Action.parse("lay H8 B9"), bid="40-100", trump="A") is Reason.KEEPS_THE_MARRIAGE
    assert reason_of(view, Action.parse("lay AK B9"), bid="40-100", trump="A") is None
    assert reason_of(view, Action.parse("lay H8 B9"), bid="durchmars", trump="A") is None


def test_a_lead_after_which_the_soloist_cannot_keep_the_seven_breaks_the_ulti() -> None:  # U6.3, U9.4
    hands = ("AA A7 HA HK HX HO HU H9 H8 L7 B8 B9", "AX AO AU A9 A8 LA LX LK B7 BU", "AK LO LU L9 L8 BA")
    match = do(dealt(hands), "1:lay B8 B9", "1:bid ulti", "2:pass", "0:pass", "1:pass", "1:trump A")
    do(match, "1:play AA", "2:play A8", "0:play AK", "1:play L7", "2:play LA", "0:play LO")
    assert reason(match, "play AX") is Reason.BREAKS_THE_ULTI
    assert reason(match, "play LX") is not Reason.BREAKS_THE_ULTI


def test_who_has_won_the_auction_plays_the_bid_that_stands() -> None:  # U4.5
    match = do(dealt(HANDS), "1:lay B8 B9", "1:bid simple")
    assert reason(match, "pass") is None
    assert reason(do(match, "2:pass", "0:pass"), "pass") is Reason.OWN_BID_STANDS


def test_the_longest_suit_makes_trumps() -> None:
    match = do(dealt(HANDS), *SIMPLE[:-1])
    assert reason(match, "trump L") is Reason.LONGEST_SUIT
    assert reason(match, "trump A") is None


def test_a_part_that_the_own_cards_make_impossible_is_doubled() -> None:  # U6.2, U6.3
    match = do(
        dealt(("HA HX HU H9 H8 AA AX LA LX BA B8 B9", "HK H7")),
        *("1:lay B8 B9", "1:bid hearts 40-100 ulti", "2:pass", "0:pass", "1:pass", "1:play AA"),
    )
    assert reason(match, "double ulti") is Reason.HOLDS_THE_SEVEN
    assert reason(match, "double 40-100") is Reason.HOLDS_HALF_OF_FORTY
    match = do(dealt(HANDS), *SIMPLE, "1:play HA")
    assert reason(match, "double simple") is None


def test_a_marriage_adds_its_points() -> None:  # U7.2
    match = do(dealt(("AA AK AO LA LX L9 HA HX H9 A9 B8 B9",)), *SIMPLE)
    assert reason(match, "marriage 40") is Reason.ADDS_POINTS


def test_a_claim_that_the_open_hands_prove() -> None:  # U10, U13.3
    match = do(three_hands(*LOW), "1:lay H9 B9", *BETLI, "1:play A9", "2:play AA", "0:play HA")
    do(match, "2:play BA", "0:play HK")
    assert reason(match, "claim") is Reason.REST_IS_SAFE
    do(match, "1:claim")
    assert reason(match, "agree") is Reason.REST_IS_SHOWN
    assert reason(match, "refuse") is None
