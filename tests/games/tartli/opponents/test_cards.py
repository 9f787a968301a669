"""Which card the heuristic player leads or answers with."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.trickplay import late_value
from tartli_desktop.games.tartli.rules import AUSTRIAN, Match, Play
from tests.games.tartli.opponents.stacked import DEALER, LEADER, after, deal, late_view


def played(match: Match, seat: int) -> str:
    """The card that the player plays now, declaring nothing."""
    view = match.view(seat)
    view = replace(view, legal=tuple(action for action in view.legal if isinstance(action, Play)))
    return str(choose(view)).removeprefix("play ")


# Tricks 1 to 7


def test_a_worthless_lead_is_left_to_the_other() -> None:
    # Advice: in the first phase trumps should be collected rather than played.
    match = deal("L7 A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HO H9 HA AA L9 BU LK BX AU")
    after(match, "1:play L7")
    assert played(match, DEALER) not in ("HO", "H9", "HA")


def test_a_valuable_lead_is_taken_with_a_card_that_serves_no_more() -> None:
    # R1.5: 21 points against an Ace that may be trumped later.
    match = deal("LX A7 A8 A9 L7 B7 B8 B9 LU", "HX", dealer="LA HO H9 AX L9 BX AU BK H7")
    after(match, "1:play LX")
    assert played(match, DEALER) == "LA"


def test_a_valuable_card_is_not_thrown_into_a_lost_trick() -> None:
    # R4.1: in tricks 1 to 7 any card may be thrown.
    match = deal("HO A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HA AA LA BA LX BX AX L7 LK")
    after(match, "1:play HO")
    assert played(match, DEALER) in ("L7", "LK")


def test_near_501_any_trick_that_wins_the_game_is_taken() -> None:
    # Advice: when someone is close to winning, taking tricks is more important (R9.2).
    hand = "HO H9 LA AX L9 BX AU BK H8"
    lead = "LU A7 A8 A9 L7 B7 B8 B9 LX"
    plain = after(deal(lead, "HX", dealer=hand), "1:play LU")
    assert played(plain, DEALER) not in ("HO", "H9")
    near = after(deal(lead, "HX", dealer=hand, scores=(300, 480)), "1:play LU")
    assert played(near, DEALER) == "HO"


def test_the_trick_that_would_win_the_others_game_is_taken() -> None:
    # R9.2: the leader stands at 490, and 11 points lie on the table.
    match = deal("LA A7 A8 A9 L7 B7 B8 B9 LU", "HX", dealer="HO H9 AX L9 BX AU BK HA LK", scores=(490, 300))
    after(match, "1:play LA")
    assert played(match, DEALER) in ("H9", "HA", "HO")


def test_near_501_a_sure_trump_is_led() -> None:
    # Trump Over is the highest card: 20 points bring 501 (R1.4, R9.2).
    match = deal("HO A7 A8 A9 L7 B7 B8 B9 LU", "HX", scores=(481, 300))
    assert played(match, LEADER) == "HO"


def test_in_sudden_death_the_first_points_are_taken() -> None:  # R9.5
    match = deal("L7 A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HO H8 AU AX L9 BX LX BK BA")
    view = after(match, "1:play LU").view(DEALER)
    legal = tuple(action for action in view.legal if isinstance(action, Play))
    assert str(choose(replace(view, legal=legal, sudden_death=True))) in ("play LX", "play HO", "play H8")


def test_trumps_and_aces_are_kept_for_the_second_phase() -> None:
    # Advice: trumps should be collected to prepare for tricks 8 to 16; Overs and IXs are valuable trumps.
    k = read_position(deal("HO H9 A7 A8 A9 L7 B7 B8 LU", "HX").view(LEADER))
    values = [
        late_value(k, Card.parse(code)) for code in ["HO", "H9", "HA", "HX", "HK", "HU", "LA", "LX", "L7"]
    ]
    assert values[:4] == sorted(values[:4], reverse=True)
    assert min(values[:6]) > late_value(k, Card.L7)
    assert late_value(k, Card.LA) > late_value(k, Card.LX) > late_value(k, Card.L7)


# Tricks 8 to 16: both hands are known (R12)


@pytest.mark.parametrize(
    ("mine", "theirs", "led", "best"),
    [
        # R1.4: trump IX beats trump Ace, and the last trick is worth 10 more.
        ("H9 LA", "HA L7", "", "H9"),
        # The Ace would be trumped: draw the trump first.
        ("HO LA", "H8 LX", "", "HO"),
        # R4.2: no duty to win; the worthless trick is let go, to win the last two with the Ace.
        ("LA L7", "LX", "L8", "L7"),
        # A valuable trick is taken.
        ("LA L7", "A8", "LX", "LA"),
        # Unable to follow, a trump must be played (R4.2): the one that costs least.
        ("H7 HO A7", "H9 B7", "LX", "H7"),
    ],
)
def test_the_ending_is_played_well(mine: str, theirs: str, led: str, best: str) -> None:
    assert str(choose(late_view(mine, theirs, "H", led=led))) == f"play {best}"


def test_a_winner_is_kept_against_stichmatsch() -> None:
    # R9.4: the opponent won tricks 8 to 14. The Ace takes the last trick and saves the 60 of trick 1.
    swept = [(0, 1, 60), *((1, number, 5) for number in range(8, 15))]
    view = late_view("LA A7", "LX", "H", led="AX", tricks=swept)
    assert str(choose(view)) == "play A7"


def test_near_501_the_ending_goes_for_the_game() -> None:
    # R9.2: 10 points are needed now; the Under would leave the game to the opponent's Ace.
    view = late_view("HU HX A7", "HA LX", "H", led="B9", counts=(491, 495))
    assert str(choose(view)) == "play HX"


def test_austrian_endings_know_no_stichmatsch() -> None:
    # R9.4 is Hungarian: nothing to fear, so the valuable trick is taken at once.
    view = late_view("HO A7", "L7", "H", led="HA", variant=AUSTRIAN)
    assert str(choose(view)) == "play HO"
