"""The summary of a hand: the points, each line of the settlement, and who pays (T12 to T14)."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tarokk import PASKIEVICS, Match
from tartli_desktop.games.tarokk.dialogs.hand_summary import HandSummary, facts, said_words
from tartli_desktop.games.tarokk.rules.settlement import Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.session.match_state import Phase
from tests.games.contract.sitting import Sitting, opened, settle
from tests.games.tarokk.at_the_table import NAMES, announcing, dealt, done, played
from tests.games.tarokk.positions import deck, discards, keep

Sit = Callable[[Match], Sitting]

CATCH = ("SKIZ XIX", "XXI", "", "XX")
"""Hands with which Anna and Vilma take every trick, and with them the XXI of Lajos."""


def account(sitting: Sitting) -> HandSummary:
    sitting.area.dialogs.open_summary()
    settle()
    return opened(sitting.area, HandSummary)


def written(paper: HandSummary) -> list[str]:
    return [label.text() for label in paper.findChildren(QLabel)]


def rows(paper: HandSummary) -> str:
    """All text of the paper in order, the headline first."""
    return " | ".join(written(paper))


def test_notice_is_given_where_the_hand_is_told(sit: Sit, qtbot: QtBot) -> None:  # T2.6
    sitting = sit(played(announcing(CATCH)))
    paper = account(sitting)
    assert paper.notice_button is not None
    qtbot.mouseClick(paper.notice_button, Qt.MouseButton.LeftButton)
    settle()
    assert sitting.session.record()["hands"][1]["notice"] == 1
    assert not paper.isVisible()


def test_notice_is_given_once(sit: Sit) -> None:  # T2.6
    match = played(announcing(CATCH))
    match.give_notice(0)
    assert account(sit(match)).notice_button is None


def test_each_item_has_a_row_and_each_player_a_column(sit: Sit) -> None:  # T13, T14.1
    match = done(announcing(CATCH), "call XX, pass, 2:kontra game, pass, pass, pass, pass")
    paper = account(sit(played(match)))
    assert paper.headline.text() == "You gain 26 points"
    told = rows(paper)
    assert "You played Three with Vilma, who held the XX. Your side won the game." in told
    assert "You and Vilma: 85 points in 9 trick(s). Lajos and Kornél: 9 points, no trick." in told
    assert "Game | Kontra | you get | 2" in told
    assert "Volát | silent | you get | 3" in told
    assert "XXI-Catch (Anna) | silent | you get | 21" in told
    assert "Anna | Lajos | Kornél | Vilma | Payment | +26 | −26 | −26 | +26 | Balance | +26" in told


def test_who_annulled_and_with_what_is_told(sit: Sit) -> None:  # T7.2, T7.4
    match = done(dealt(("HK DK CK SK SKIZ",)), "bid three, pass, pass, pass")
    discards(match)
    sitting = sit(match)
    sitting.choose("Annul the hand")
    assert "You annulled the hand: four Kings." in written(account(sitting))
    view = match.view(match.players.index("Lajos"))
    assert "Anna annulled the hand: four Kings." in facts(match.results[-1], view, match.players)


def test_what_was_announced_is_told_apart(sit: Sit) -> None:  # T13.1
    match = done(announcing(CATCH), "call XX, kings, pass, 2:kontra kings, pass, pass, pass, pass")
    paper = account(sit(played(match)))
    assert "Four Kings (Anna) | announced, Kontra |" in rows(paper)
    assert "Four Kings (Anna), announced, Kontra" in paper.spoken


@pytest.mark.parametrize(
    ("side", "value", "told"),
    [
        (DECLARERS, 4, "announced"),
        (DECLARERS, -4, "announced, failed"),
        (OPPONENTS, -4, "announced"),
        (OPPONENTS, 4, "announced, failed"),
    ],
)
def test_of_a_bonus_that_was_not_made_it_is_told(side: Side, value: int, told: str) -> None:
    """T18.4: the other side scores its value."""
    assert said_words(Item("kings", side, None, None, announced=True, kontra=0, value=value)) == told


def test_who_plays_alone_settles_with_three(sit: Sit) -> None:  # T14.2
    hand = "SKIZ XX XIX XVIII XV XIII VII HK HA"
    match = played(done(announcing((hand,)), "call XX, pass, pass, pass, pass"))
    paper = account(sit(match))
    assert "You played Three alone, and had called the XX." in written(paper)
    paid = match.results[-1].payments
    assert paid[1] == -3 * paid[0]


def test_a_called_card_that_was_discarded_leaves_the_declarer_alone(sit: Sit) -> None:  # T8.5, E34
    match = done(dealt(("SKIZ XXI", "XX")), "bid three, pass, pass, pass")
    while match.phase == "discard":
        who = match.to_move or 0
        aside = [each for each in match.legal_actions(who) if str(each) == "discard XX"]
        match.apply(who, aside[0] if aside else match.legal_actions(who)[-1])
    keep(match)
    match = played(done(match, "call XX, pass, 2:kontra game, pass, pass, pass, pass"))
    paper = account(sit(match))
    assert "You played Three alone: Lajos had discarded the called XX. You lost the game." in written(paper)
    for looks, told in (
        ("Lajos", "Anna played Three alone: you had discarded the called XX. Your side won the game."),
        ("Kornél", "Anna played Three alone: Lajos had discarded the called XX. Your side won the game."),
    ):
        view = match.view(match.players.index(looks))
        assert told in facts(match.results[-1], view, match.players)


@pytest.mark.parametrize("won", [True, False])
def test_why_a_game_with_as_many_points_on_both_sides_is_lost_is_told(won: bool) -> None:  # T12.2
    match = played(announcing(CATCH))
    game = Item("game", DECLARERS, None, None, False, 0, 1 if won else -1)
    even = structs.replace(match.results[-1], points=(47, 47), items=(game,))
    told = facts(even, match.view(0), match.players)[0]
    assert ("needed 48 points" in told) != won


@pytest.mark.parametrize("times", [1, 2])
def test_a_trial_that_fails_is_paid_to_each(sit: Sit, times: int) -> None:  # T4.12, E29
    match = Match.new(PASKIEVICS, first_dealer=1, players=NAMES[:4])
    for _ in range(times - 1):
        match.deal(dealt().hands[0][0])
        done(match, "pass, pass, pass, pass")
    match.deal(dealt(("SKIZ", "XXI", "I")).hands[0][0])
    paper = account(sit(done(match, "pass, pass, pass, bid three")))
    assert paper.headline.text() == f"The trial failed: −{3 * times} for you"
    assert f"You found no honour in the talon and pay each {times}." in written(paper)


def test_a_void_hand_tells_what_the_next_counts_and_no_payments(sit: Sit, qtbot: QtBot) -> None:  # T7.1, T7.5
    sitting = sit(done(dealt(), "pass, pass, pass, pass"))
    paper = account(sitting)
    assert paper.headline.text() == "Everybody passed"
    assert rows(paper).startswith("Everybody passed | Doubled round: the next hand counts ×2.")
    assert paper.spoken == "Doubled round: the next hand counts ×2."
    qtbot.keyClick(paper, Qt.Key.Key_Return)
    settle()
    assert sitting.session.phase is not Phase.HAND_OVER


def test_a_doubled_hand_says_so(sit: Sit) -> None:  # T7.6, E56
    match = done(dealt(), "pass, pass, pass, pass")
    match.deal(announcing(CATCH).hands[0][0])
    done(match, ", ".join(announcing(CATCH).hands[0][1]))
    played(done(match, "call XX, pass, pass, pass, pass"))
    paper = account(sit(match))
    assert "Doubled round: everything counts ×2." in written(paper)
    assert paper.headline.text() == "You gain 48 points"


def test_the_last_hand_of_a_match_tells_who_has_won(sit: Sit) -> None:
    """T2.5, T2.6: the caption then no longer counts the hands left."""
    match = Match.new(PASKIEVICS, first_dealer=1, players=NAMES[:4])
    match.give_notice(1)
    while match.phase != "over":
        match.deal(deck(("SKIZ",)))
        done(match, "bid three, pass, pass, pass")
        discards(match)
        keep(match)
        played(match)
    sitting = sit(match)
    paper = account(sitting)
    winners = ", ".join(NAMES[seat] for seat in match.winners)
    assert paper.headline.text() == f"Winners of the match: {winners}"
    assert paper.spoken.startswith(f"Winners of the match: {winners}. ")
    assert any(text.startswith("Best hand: ") for text in written(paper))
    assert "Notice" not in sitting.area.column.lines


def test_five_players_have_five_columns(sit: Sit) -> None:  # T2.2, E54: the dealer neither pays nor gets.
    match = played(announcing(CATCH, variant=replace(PASKIEVICS, players=5)))
    paper = account(sit(match))
    partner = match.results[-1].partner
    assert partner == 4
    assert "Anna | Lajos | Kornél | Ilona | Vilma | Payment | +24 | −24 | −24 | +24 | 0" in rows(paper)
