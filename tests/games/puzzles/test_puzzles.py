"""The puzzles of Ulti and tarokk: each has one best card, which reaches the goal whatever the others do."""

import re
import zlib
from importlib import import_module
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from tartli_desktop.game.registry import rules_of
from tartli_desktop.games.tarokk.puzzles import goals as tarokk_goals
from tartli_desktop.games.tarokk.puzzles.wording import PUZZLES as TAROKK
from tartli_desktop.games.ulti.puzzles.wording import PUZZLES as ULTI
from tartli_desktop.kit.puzzles.hand_puzzles import HandOutcome, HandPuzzlesOf
from tartli_desktop.kit.puzzles.puzzle import HandPuzzle, puzzles_of
from tartli_desktop.text import catalogues
from tests.windows.languages import english_again

ALL: dict[str, HandPuzzlesOf[Any, Any, Any, Any]] = {"ulti": ULTI, "tarokk": TAROKK}

KEPT = {"ulti": (308, 2376521869), "tarokk": (292, 112876272)}
"""How many puzzles have their numbers for good, and a checksum of those."""

both = pytest.mark.parametrize("game", ALL)


def some(game: str, step: int) -> list[tuple[int, HandPuzzle]]:
    return list(enumerate(puzzles_of(game), 1))[::step]


def begun(game: str, puzzle: HandPuzzle) -> Any:
    return rules_of(game).match.from_record(puzzle.record)


def played_on(game: str, puzzle: HandPuzzle, *, first: Any = None, level: str = "casual") -> Any:
    """The match at the end: the player plays cards that reach the goal, at first perhaps another one."""
    match, opponents = begun(game, puzzle), import_module(rules_of(game).opponents.module)
    while match.to_move is not None:
        seat, action = match.to_move, None
        if seat == puzzle.seat:
            action, first = first or next(iter(ALL[game].right(puzzle, match)), None), None
        match.apply(seat, action or opponents.choose(match.view(seat), level, seed=len(match.events)))
    return match


def outcome_of(game: str, puzzle: HandPuzzle, match: Any) -> HandOutcome[Any]:
    return ALL[game].outcome(puzzle, match)


@both
def test_there_are_enough_of_each_theme_and_grade(game: str) -> None:
    themes, grades = ALL[game].kinds()
    assert ALL[game].count() >= 250
    assert all(len(kind.numbers) >= 15 for kind in themes)
    assert all(len(kind.numbers) >= 30 for kind in grades)
    numbered = sorted(number for kind in themes for number in kind.numbers)
    assert numbered == [*range(1, ALL[game].count() + 1)]
    assert len({str(puzzle.record["hands"]) for puzzle in puzzles_of(game)}) == ALL[game].count()
    assert [puzzles_of(game)[number - 1].grade for number in themes[0].numbers] == sorted(
        puzzles_of(game)[number - 1].grade for number in themes[0].numbers
    )


@both
def test_the_numbers_of_puzzles_never_change(game: str) -> None:
    count, checksum = KEPT[game]
    lines = b"\n".join(map(msgspec.json.encode, puzzles_of(game)[:count]))
    assert zlib.crc32(lines) == checksum


@both
def test_each_begins_legally_with_its_player_to_move(game: str) -> None:
    for number, puzzle in some(game, 1):
        match = begun(game, puzzle)
        assert match.to_move == puzzle.seat, number
        assert match.view(puzzle.seat).phase == ("lay" if puzzle.answers else "play"), number


@both
def test_one_card_or_its_equals_reach_the_goal_and_others_do_not(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend("packaging/puzzle_search")
    likeness = import_module("likeness")
    for number, puzzle in some(game, 8):
        match = begun(game, puzzle)
        legal = match.legal_actions(puzzle.seat)
        if puzzle.answers:
            assert set(puzzle.answers) < set(map(str, legal)), number
            continue
        right = ALL[game].right(puzzle, match)
        assert 0 < len(right) < len(legal), number
        if game == "ulti":
            assert likeness.alike_in_ulti(match, right), number
        else:
            deal = tarokk_goals.deal_in(match, match.view(puzzle.seat))
            assert likeness.alike_in_tarokk(deal, right), number


@both
def test_the_right_card_reaches_the_goal_and_a_wrong_one_is_told(game: str) -> None:
    puzzles = ALL[game]
    for number, puzzle in some(game, 12):
        if puzzle.answers:
            continue
        found = outcome_of(game, puzzle, played_on(game, puzzle))
        assert (found.solved, found.wrong) == (True, None), number
        told = puzzles.in_words(puzzle, found)
        assert told.cards == puzzles.rules.cards_leaving(found.first.right[0])
        match = begun(game, puzzle)
        right = puzzles.right(puzzle, match)
        with_cards = filter(puzzles.rules.cards_leaving, match.legal_actions(puzzle.seat))
        wrong = next(each for each in with_cards if each not in right)
        missed = outcome_of(game, puzzle, played_on(game, puzzle, first=wrong))
        assert missed.solved == missed.reached, number
        assert missed.wrong is not None
        assert (missed.wrong.done, missed.wrong.right) == (wrong, right), number
        assert puzzles.in_words(puzzle, missed).cards == told.cards


def test_a_wrong_card_is_told_with_its_trick_and_what_the_right_one_would_have_forced() -> None:
    # The XXI is alone in its hand, so that the Skíz catches it (T11.2).
    puzzle = TAROKK.given(145)
    players = ["Anna", "Bence", "Cili", "Dani"]
    match = rules_of("tarokk").match.from_record(puzzle.record | {"players": players})
    for action in ("play XIX", "play XXI", "play XVI", "play VI"):
        match.apply(match.to_move, TAROKK.rules.form.parse(action))
    missed = outcome_of("tarokk", puzzle, match)
    assert TAROKK.in_words(puzzle, missed).shown == (
        "XIX gave it away. The trick was: XIX, XXI, XVI, VI. Better: Skíz. Then Cili has no choice: XXI."
    )


@pytest.mark.parametrize(("card", "is_caught"), [("SKIZ", True), ("XIX", False)])
def test_nothing_more_is_played_once_the_xxi_is_gone(card: str, is_caught: bool) -> None:
    puzzle = TAROKK.given(145)
    match = begun("tarokk", puzzle)
    for action in (f"play {card}", "play XXI", "play XVI", "play VI"):
        assert not TAROKK.is_decided(puzzle, match), action
        match.apply(match.to_move, TAROKK.rules.form.parse(action))
    assert TAROKK.is_decided(puzzle, match)
    assert match.to_move is not None
    assert outcome_of("tarokk", puzzle, match).reached == is_caught


@both
@pytest.mark.parametrize("theme", ["break-ulti", "betli", "catch", "trull"])
def test_against_the_strongest_level_only_the_right_card_solves_it(game: str, theme: str) -> None:
    puzzle = next((each for each in puzzles_of(game) if each.theme == theme), None)
    if puzzle is None:
        return
    assert outcome_of(game, puzzle, played_on(game, puzzle, level="strong")).reached
    match = begun(game, puzzle)
    right = ALL[game].right(puzzle, match)
    wrong = [each for each in match.legal_actions(puzzle.seat) if each not in right]
    assert not all(
        outcome_of(game, puzzle, played_on(game, puzzle, first=each, level="strong")).reached
        for each in wrong
    )


@both
def test_german_joins_a_suit_and_a_rank_in_the_tricks_so_far(qapp: QApplication, game: str) -> None:
    with english_again(qapp):
        assert catalogues.install("de")
        told = [ALL[game].task(puzzle, begun(game, puzzle)) for _, puzzle in some(game, 40)]
    assert re.search(r"(Herz|Eichel|Pik)-\w+", "\n".join(told))
    assert not re.search(r"(Herz|Eichel|Pik) \w+", "\n".join(told))


def test_a_discard_is_right_or_wrong_at_once() -> None:
    puzzle = next(each for each in puzzles_of("ulti") if each.answers)
    match = begun("ulti", puzzle)
    legal = {str(action): action for action in match.legal_actions(puzzle.seat)}
    for text, is_right in ((puzzle.answers[0], True), (next(iter(legal.keys() - {*puzzle.answers})), False)):
        done = match.copy()
        done.apply(puzzle.seat, legal[text])
        found = ULTI.outcome(puzzle, done)
        assert found.solved is is_right
        told = ULTI.in_words(puzzle, found)
        assert told.shown.endswith(".")
        assert "Then bid " in told.shown
        assert len(told.cards) == 2
