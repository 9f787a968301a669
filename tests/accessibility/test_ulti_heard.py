"""Ulti as a listener meets it: the end of a hand with who pays, the next auction, and the ladder of bids."""

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
from tests.games.contract.stored import PERSON
from tests.games.ulti.at_the_table import do
from tests.games.ulti.test_statistics import keep, played
from tests.session.playing import quick

if sys.platform != "linux":
    pytest.skip("Windows and macOS have no AT-SPI", allow_module_level=True)

from .listener import Listener, listening
from .screen_reader import ENABLED


def before_the_last_card() -> Match:
    """The second hand of a match, with the person to play the last card."""
    for seed in range(1, 100):
        match = played(seed, 1)
        match.deal(played(seed + 100, 1).hands[0][0])
        opener = match.to_move
        do(match, f"{opener}:lay", f"{opener}:bid simple")
        while match.contract is None:
            do(match, f"{match.to_move}:pass")
        do(match, f"{match.to_move}:trump B")
        while match.to_move is not None:
            view = match.view(match.to_move)
            if match.to_move == PERSON and len(view.hand) == 1:
                return match
            do(match, f"{match.to_move}:{'good' if match.phase == 'answer' else 'play'}")
    raise AssertionError("the person never plays the last card")


def test_who_pays_and_what_is_bid_next_are_heard(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    places = Places.under(folder)
    settings = quick(last_game="ulti", language="en", gather=GatherPolicy.CLICK)
    settings_file.save(
        places.settings_file, settings.with_game(UltiOptions(hands=None, opponent_level="beginner"))
    )
    match = before_the_last_card()
    with MatchStore.open(places.database).store as store:
        keep(store, match, "beginner")
    with listening(tmp_path, folder) as player:
        the_end_of_a_hand_is_heard(player)
        each_figure_is_read_with_its_player(player)
        player.press("Next hand")
        the_ladder_is_read_bid_by_bid(player)


def the_end_of_a_hand_is_heard(player: Listener) -> None:
    reader = player.reader
    trick = reader.until(lambda: reader.find(player.program, "list", "Trick 10"), "the last trick")
    assert reader.find(player.program, "label", "Tricks won. Ilona: ") is not None
    reader.press_when(lambda: next(iter(player.hand()), None), "the last card")
    player.button("Gather")
    # The trick counts as the last one while it lies there.
    assert reader.name(trick) == "Trick 10. Cards: 3"
    player.press("Gather")
    paid = reader.until(lambda: next((text for text in reader.heard if " Ft; " in text), None), "who pays")
    # The player alone, or together with another.
    assert "you get " in paid or "you and " in paid or "You pay " in paid or "You and " in paid
    assert "Points: " in paid
    # The result is announced once, when the hand ends, and not again with the account.
    played = next(text for text in reader.heard if " Simple: " in text and " point" in text)
    assert sum(played in text for text in reader.heard) == 1
    assert played.count(" point") == 1


def each_figure_is_read_with_its_player(player: Listener) -> None:
    reader = player.reader
    dialog = reader.until(player.dialog, "the account")
    read = reader.names(dialog)
    balance = read.index("Balance in forints")
    assert [each.split(": ")[0] for each in read[balance + 1 : balance + 4]] == ["Anna", "Bálint", "Ilona"]
    (chart,) = [each for each in reader.walk(dialog) if reader.name(each) == "Chart of the balance"]
    assert "Anna: now " in reader.description(chart)
    slate = next(each for each in reader.walk(player.program) if reader.name(each) == "Slate")
    assert "forints" in reader.description(slate)


def the_ladder_is_read_bid_by_bid(player: Listener) -> None:
    reader = player.reader
    player.press("Cut in the middle")
    reader.until(lambda: any("You are dealt: " in text for text in reader.heard), "the cards")
    button = player.button("Bids…")
    reader.until(lambda: reader.has(button, ENABLED), "the bids")
    reader.press(button)
    dialog = reader.until(player.dialog, "the ladder")
    told = set(reader.names(dialog, "cell"))
    assert any(name.startswith("Ulti, 4 + 1 = 5, ") for name in told)
    assert not told & {"\u2713", "\u2013"}
