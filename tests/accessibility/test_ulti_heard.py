"""Ulti as a listener meets it: claims, open hands, the end of a hand, who pays, and the ladder of bids."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.ulti import Match
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.settings import settings_file
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.store.match_store import MatchStore
from tests.games.contract.stored import PERSON, keep
from tests.games.ulti.at_the_table import dealt, do
from tests.games.ulti.test_statistics import played
from tests.session.playing import quick

from .listener import Listener, listening
from .screen_reader import ENABLED

SURE = "AA AX AK AO AU A9 A8 A7 LA HA L7 H7"
"""Wins every trick with Acorns as trumps."""
LOW = "A7 A8 A9 L7 L8 L9 H7 H8 B7 B8 H9 B9"


@contextlib.contextmanager
def at_table(scratch: Path, match: Match) -> Iterator[Listener]:
    """The program, with this as the match played last."""
    paths = UserPaths.under(scratch / "own")
    settings = quick(last_game="ulti", language="en", gather=GatherPolicy.CLICK)
    settings_file.save(
        paths.settings_file, settings.with_game(UltiOptions(hands=None, opponent_level="beginner"))
    )
    with MatchStore.open(paths.database).store as store:
        keep(store, rules_of("ulti"), match, "beginner")
    with listening(scratch, paths.data) as player:
        yield player


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


def test_an_own_claim_is_heard_with_its_question_and_its_answers(tmp_path: Path, paths: UserPaths) -> None:
    """U13.3"""
    match = bid([SURE], 1, "simple", "1:trump A", "1:play AA", "2:play", "0:play")
    with at_table(tmp_path, match) as player:
        player.press("Claim the rest")
        player.button("Play on")
        labels = player.reader.names(player.program, "label")
        assert any("you will win all the tricks left" in name for name in labels)
        player.press_in("Claim the rest?", "Claim")
        until(player, "Anna: The rest is decided.")
        until(player, "Bálint: ")


def test_hands_that_are_laid_open_are_heard_and_can_be_read(tmp_path: Path, paths: UserPaths) -> None:
    """U10.1"""
    match = bid([LOW], 2, "open-betli", "2:play A7", "0:play")
    with at_table(tmp_path, match) as player:
        reader = player.reader
        reader.press_when(player.free_card, "a card")
        player.press("Gather")
        opened = until(player, "shows the hand: ")
        assert opened.count("shows the hand: ") == 2
        assert "Bálint shows the hand: " in opened
        shown = [name for name in reader.names(player.program, "list") if name.startswith("Laid open by ")]
        assert sorted(name.split(".")[0] for name in shown) == ["Laid open by Bálint", "Laid open by Ilona"]
        labels = reader.names(player.program, "label")
        assert not any(name.startswith("The hand of ") for name in labels)


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


def test_who_pays_and_what_is_bid_next_are_heard(tmp_path: Path, paths: UserPaths) -> None:
    with at_table(tmp_path, before_the_last_card()) as player:
        the_end_of_a_hand_is_heard(player)
        each_figure_is_read_with_its_player(player)
        player.press("Next hand")
        the_ladder_is_read_bid_by_bid(player)


def the_end_of_a_hand_is_heard(player: Listener) -> None:
    reader = player.reader
    trick = reader.until(lambda: reader.find(player.program, "list", "Trick 10"), "the last trick")
    assert reader.find(player.program, "label", "Tricks won. Ilona: ") is not None
    reader.press_when(player.free_card, "the last card")
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
