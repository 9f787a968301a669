"""The toy as a screen reader sees and hears it: AT-SPI, over D-Bus, under Xvfb."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tartli_desktop.files.user_paths import Places
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract.stored import PERSON, keep
from tests.games.contract.tables import QUICK
from tests.games.contract.walks import new_match, pack
from tests.games.toy.game import RULES

if sys.platform != "linux":
    pytest.skip("Windows and macOS have no AT-SPI", allow_module_level=True)

from tests.accessibility.listener import Listener, listening
from tests.accessibility.screen_reader import ENABLED, Thing

PROGRAM = "tests.games.toy.program"


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Listener]:
    """The program with a match whose first hand is dealt and in which the person leads."""
    folder = tmp_path / "own"
    folder.mkdir()
    places = Places.under(folder)
    settings_file.save(places.settings_file, replace(QUICK, language="en"))
    match = new_match(RULES, 4, dealer=PERSON - 1)
    match.deal(pack(RULES, random.Random(16)))
    with MatchStore.open(places.database).store as store:
        keep(store, RULES, match)
    with listening(tmp_path, folder, PROGRAM) as player:
        yield player


def test_a_hand_of_four_is_read_and_played_by_actions(player: Listener) -> None:
    reader = player.reader
    cards = reader.until(lambda: len(player.hand()) == 8 and player.hand(), "eight cards")
    assert all(reader.role(card) == "push button" for card in cards)
    read = reader.names(player.program)
    for seat in (0, 2, 3):
        assert f"The hand of Player {seat}. Cards: 8" in read
    refused = 0

    def next_step() -> Thing | None:
        """The button that goes on or gathers a full trick, else a card that may be played."""
        for words in ("Go on", "Gather"):
            if (button := reader.find(player.program, "push button", words)) is not None:
                return button
        return next((card for card in player.hand() if reader.has(card, ENABLED)), None)

    def take_a_step() -> str | None:
        """Press the next step and return its name; None while the table is not up to date."""
        nonlocal refused
        step = next_step()
        if step is None:
            return None
        name, barred = reader.name(step), list[Thing]()
        if name != "Go on" and not name.startswith("Gather"):
            barred = [card for card in player.hand() if not reader.has(card, ENABLED)]
        if not all(", You must follow: " in reader.name(card) for card in barred):
            return None
        reader.press(step)
        refused += len(barred)
        return name

    while reader.until(take_a_step, "a way to go on, and why the other cards may not be played") != "Go on":
        pass
    reader.until(lambda: any("The hand is over, " in text for text in reader.heard), "the count")
    assert refused
    assert sum(text.count(" takes the trick.") for text in reader.heard) == 8
