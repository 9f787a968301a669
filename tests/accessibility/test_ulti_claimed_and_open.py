"""Ulti as a listener meets it: a claim of their own, a claim by another, and hands that are laid open."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tartli_desktop.files.user_paths import Places
from tartli_desktop.games.ulti import Match
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store.match_store import MatchStore
from tests.games.ulti.at_the_table import dealt, do
from tests.games.ulti.test_statistics import keep
from tests.session.playing import quick

if sys.platform != "linux":
    pytest.skip("Windows and macOS have no AT-SPI", allow_module_level=True)

from .listener import Listener, listening
from .screen_reader import ENABLED

SURE = "AA AX AK AO AU A9 A8 A7 LA HA L7 H7"
"""Wins every trick with Acorns as trumps."""
LOW = "A7 A8 A9 L7 L8 L9 H7 H8 B7 B8 H9 B9"


def table(scratch: Path, match: Match) -> Path:
    """A folder in which this is the match played last."""
    folder = scratch / "own"
    folder.mkdir()
    places = Places.under(folder)
    settings = quick(last_game="ulti", language="en", gather=GatherPolicy.CLICK)
    settings_file.save(
        places.settings_file, settings.with_game(UltiOptions(hands=None, opponent_level="beginner"))
    )
    with MatchStore.open(places.database).store as store:
        keep(store, match, "beginner")
    return folder


def bid(hands: list[str], forehand: int, *actions: str) -> Match:
    """A hand in which the forehand discards the last two cards of ``hands[0]`` and bids; all others pass."""
    match = dealt(hands, forehand=forehand)
    cards = hands[0].split()
    seats = [(forehand + step) % 3 for step in range(3)]
    do(match, f"{forehand}:lay {' '.join(cards[-2:])}", f"{forehand}:bid {actions[0]}")
    do(match, *(f"{seat}:pass" for seat in (*seats[1:], forehand)), *actions[1:])
    return match


def until(player: Listener, words: str) -> str:
    """Wait for an announcement with these words."""
    reader = player.reader
    return str(reader.until(lambda: next((t for t in reader.heard if words in t), None), words))


def test_an_own_claim_is_heard_with_its_question_and_its_answers(tmp_path: Path) -> None:
    """U13.3"""
    match = bid([SURE], 1, "simple", "1:trump A", "1:play AA", "2:play", "0:play")
    with listening(tmp_path, table(tmp_path, match)) as player:
        player.press("Claim the rest")
        player.button("Play on")
        labels = player.reader.names(player.program, "label")
        assert any("you will win all the tricks left" in name for name in labels)
        player.press_in("Claim the rest?", "Claim")
        until(player, "Anna: The rest is decided.")
        until(player, "Bálint: ")


def test_a_claim_by_another_is_read_and_its_end_is_heard(tmp_path: Path) -> None:
    """U13.3"""
    match = bid([SURE], 0, "simple", "0:trump A", "0:play AA", "1:play", "2:play", "0:claim")
    with listening(tmp_path, table(tmp_path, match)) as player:
        player.button("Agree")
        labels = player.reader.names(player.program, "label")
        assert any("Ilona claims the rest. Do you agree?" in name for name in labels)
        player.press("Agree")
        until(player, "Anna: Good.")


def test_hands_that_are_laid_open_are_heard_and_can_be_read(tmp_path: Path) -> None:
    """U10.1"""
    match = bid([LOW], 2, "open-betli", "2:play A7", "0:play")
    with listening(tmp_path, table(tmp_path, match)) as player:
        reader = player.reader
        reader.press_when(
            lambda: next((card for card in player.hand() if reader.has(card, ENABLED)), None), "a card"
        )
        player.press("Gather")
        opened = until(player, "shows the hand: ")
        assert opened.count("shows the hand: ") == 2
        assert "Bálint shows the hand: " in opened
        shown = [name for name in reader.names(player.program, "list") if name.startswith("Laid open by ")]
        assert sorted(name.split(".")[0] for name in shown) == ["Laid open by Bálint", "Laid open by Ilona"]
        labels = reader.names(player.program, "label")
        assert not any(name.startswith("The hand of ") for name in labels)
