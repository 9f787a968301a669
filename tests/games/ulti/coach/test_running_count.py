"""The card points gathered so far, as an attentive player counts them."""

from tartli_desktop.games.ulti.coach.facts import points_so_far
from tests.games.ulti.at_the_table import dealt, do

MINE = "AA AX AK AO A9 A8 LA HA BA L7 H7 B7"
THEIRS = "A7 LX L9 L8 HX H9 H8 BX B9 B8"


def test_aces_tens_and_marriages_count_and_the_talon_does_not() -> None:  # U1.5, U7.4
    match = do(
        dealt([MINE, THEIRS]),
        *("1:lay L7 H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A", "1:marriage 40"),
        *("1:play AA", "2:play A7", "0:play"),
    )
    for seat in range(3):
        assert points_so_far(match.view(seat), 0) == (40, 0)
        assert points_so_far(match.view(seat), 1) == (50, 0)


def test_after_the_hand_the_talon_counts_as_in_the_account() -> None:  # U1.5, U7.4
    match = do(
        dealt([MINE, THEIRS]), "1:lay LA H7", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump A"
    )
    while match.view(1).phase == "play":
        seat = match.view(1).to_move
        assert seat is not None
        counted = points_so_far(match.view(1), 10)
        assert counted is not None
        assert sum(counted) < 80
        do(match, f"{seat}:play")
    view = match.view(1)
    counted = points_so_far(view, 10)
    assert counted is not None
    assert sum(counted) == 90
    assert counted == view.results[-1].scores
    # While the last trick lies on the table, nothing of it is told.
    before = points_so_far(view, 9)
    assert before is not None
    assert sum(before) < 80


def test_the_winner_of_the_last_trick_gets_ten_more() -> None:
    """U1.5: with no Ace or Ten in the talon, the sum is 90."""
    match = do(
        dealt([MINE, THEIRS]), "1:lay L7 H7", "1:bid 40-100", "2:pass", "0:pass", "1:pass", "1:trump A"
    )
    while match.view(1).phase == "play":
        seat = match.view(1).to_move
        assert seat is not None
        do(match, f"{seat}:play")
    counted = points_so_far(match.view(1), 10)
    assert counted is not None
    assert sum(counted) == 90


def test_nothing_is_counted_where_points_decide_nothing() -> None:
    match = do(dealt([MINE, THEIRS]), "1:lay L7 H7")
    assert points_so_far(match.view(1), 0) is None
    do(match, "1:bid betli", "2:pass", "0:pass", "1:pass")
    assert points_so_far(match.view(1), 0) is None
