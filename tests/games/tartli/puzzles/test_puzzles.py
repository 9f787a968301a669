"""The puzzles that come with the program: each has one best line, and its text says so."""

import json

import pytest

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import BELA, OUT, PLAYS, Action, Declare, Match, Play, View
from tartli_desktop.games.tartli.opponents import choose
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.puzzles.puzzle import (
    Puzzle,
    card_values,
    first_melds,
    is_decided,
    melds_lost,
    most_points,
    of_hand,
    outcome,
    places_of_mistakes,
    puzzles,
)
from tartli_desktop.games.tartli.puzzles.wording import PUZZLES
from tartli_desktop.games.tartli.review.decisions import decisions_of
from tartli_desktop.games.tartli.review.hand_review import kept
from tests.games.tartli.review.planted import planted, reviewed

CLEARLY = 6
"""The points by which the best card beats the next best."""


def of_kind(kind: str) -> list[tuple[int, Puzzle]]:
    return [(number, each) for number, each in enumerate(puzzles(), 1) if each.kind == kind]


def best_card(view: View) -> Play:
    card = EndgameChoice(read_position(view)).best()
    assert card is not None
    return next(each for each in view.legal if isinstance(each, Play) and each.card == card)


def played_on(puzzle: Puzzle, *, first: Play | Declare | None = None) -> Match:
    """Play the puzzle to its end with best play, or after another ``first`` action."""
    match = puzzle.match()
    while not is_decided(puzzle, match):
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        plays = [each for each in view.legal if isinstance(each, Play)]
        if first is not None and seat == puzzle.seat:
            action, first = first, None
        elif not plays:
            action = choose(view, "casual")
        elif puzzle.kind == "cards":
            action = best_card(view)
        elif seat == puzzle.seat:
            action = next(iter(first_melds(view)), None) or spare(view)
        else:
            action = plays[0]
        match.apply(seat, action)
    return match


def spare(view: View) -> Play:
    """A card that belongs to no sequence that can still score."""
    plays = [each for each in view.legal if isinstance(each, Play)]
    return min(plays, key=lambda each: melds_lost(view, each))


def test_there_are_enough_of_both_kinds() -> None:
    assert len(of_kind("cards")) >= 300
    assert len(of_kind("melds")) >= 40
    assert sum(puzzle.goal >= 260 for _, puzzle in of_kind("melds")) >= 6  # R5.7
    assert len({str(puzzle.record) for puzzle in puzzles()}) == len(puzzles())


def test_of_cards_one_is_clearly_the_best_and_all_can_be_known() -> None:  # R12
    for number, puzzle in of_kind("cards"):
        view = puzzle.match().view(puzzle.seat)
        assert view.to_move == puzzle.seat
        assert 8 <= view.trick_number < 16
        assert len(view.opponent_cards) == view.opponent_hand_size
        values = card_values(view)
        first, second, *_ = sorted(values.values(), reverse=True)
        assert (first, first - second >= CLEARLY) == (puzzle.goal, True), number


def test_nothing_can_be_declared_in_a_puzzle_of_cards() -> None:  # R5.1, R7.1
    for number, puzzle in of_kind("cards"):
        match = puzzle.match()
        if match.view(0).trick_number > 8:
            continue
        played = [
            match,
            *(after(match, action) for action in match.legal_actions(puzzle.seat) if action != OUT),
        ]
        for each in played:
            for seat in (0, 1):
                actions = [action for action in each.legal_actions(seat) if action != OUT]
                assert not any(isinstance(action, Declare) or action == BELA for action in actions), number


def after(match: Match, action: Action) -> Match:
    copy = match.copy()
    assert copy.to_move is not None
    copy.apply(copy.to_move, action)
    return copy


def test_best_play_solves_a_puzzle_of_cards_and_any_other_card_does_not() -> None:
    for number, puzzle in of_kind("cards")[::10]:
        found = outcome(puzzle, played_on(puzzle))
        assert (found.solved, found.reached, found.wrong_choice) == (True, puzzle.goal, None), number
        values = card_values(found.first)
        wrong = next(each for each, value in values.items() if value < puzzle.goal)
        missed = outcome(puzzle, played_on(puzzle, first=wrong))
        assert not missed.solved
        assert missed.wrong_choice is not None
        assert (missed.wrong_choice.done, missed.wrong_choice.lost) == (wrong, puzzle.goal - values[wrong])


def test_of_melds_one_declaration_comes_first_and_leads_to_the_goal() -> None:  # R5.7
    for number, puzzle in of_kind("melds"):
        view = puzzle.match().view(puzzle.seat)
        assert view.to_move == puzzle.seat
        assert 1 < view.trick_number < 8
        assert (most_points(view), len(first_melds(view))) == (puzzle.goal, 1), number
        found = outcome(puzzle, played_on(puzzle))
        assert found.solved, number
        wrong = next(
            each for each in view.legal if isinstance(each, Declare) and each not in first_melds(view)
        )
        missed = outcome(puzzle, played_on(puzzle, first=wrong))
        assert missed.wrong_choice is not None, number
        assert missed.wrong_choice.done == wrong


@pytest.mark.usefixtures("qapp")
def test_what_came_of_it_is_told_with_a_reason() -> None:
    _, puzzle = of_kind("cards")[0]
    match = puzzle.match(("Anna", "Szalayné") if puzzle.seat == 0 else ("Szalayné", "Anna"))
    heard = PUZZLES.position(puzzle, match)
    assert heard.startswith(PUZZLES.task(puzzle, match))
    assert "You can tell from the play that Szalayné holds " in heard
    told = PUZZLES.in_words(puzzle, outcome(puzzle, played_on(puzzle)))
    assert told.result.endswith(" ahead, the best possible.")
    assert told.shown.endswith(".")
    assert len(told.cards) == 1
    first = puzzle.match().view(puzzle.seat)
    values = card_values(first)
    wrong = min(values, key=lambda each: values[each])
    told = PUZZLES.in_words(puzzle, outcome(puzzle, played_on(puzzle, first=wrong)))
    assert "; you could have ended " in told.result
    assert f"Trick {first.trick_number}: " in told.shown
    assert f"cost {puzzle.goal - values[wrong]} point(s). The best move: " in told.shown
    # The picture is that of the better card.
    (card,) = told.cards
    assert values[PLAYS[card]] == puzzle.goal


@pytest.mark.usefixtures("qapp")
def test_a_puzzle_of_melds_is_told_by_its_order() -> None:  # R5.7
    _, puzzle = of_kind("melds")[0]
    task = PUZZLES.task(puzzle, puzzle.match())
    assert f"Score {puzzle.goal} more point(s) with melds" in task
    assert PUZZLES.position(puzzle, puzzle.match()) == task
    told = PUZZLES.in_words(puzzle, outcome(puzzle, played_on(puzzle)))
    assert told.result == f"Your melds scored {puzzle.goal}, all that they could."
    assert "had to come first" in told.shown
    view = puzzle.match().view(puzzle.seat)
    (best,) = first_melds(view)
    assert isinstance(best, Declare)
    assert set(told.cards) == {card for item in best.items for card in item.cards}
    wrong = next(each for each in view.legal if isinstance(each, Declare) and each not in first_melds(view))
    told = PUZZLES.in_words(puzzle, outcome(puzzle, played_on(puzzle, first=wrong)))
    assert told.result.startswith("Your melds scored ")
    assert "Better: “Declare " in told.shown


# From the player's own hands


def kept_of_planted() -> str:
    return json.dumps(kept(reviewed()))


def test_a_dear_mistake_of_a_reviewed_hand_becomes_a_puzzle() -> None:
    match = planted()
    data = kept_of_planted()
    places = places_of_mistakes(data)
    found = [of_hand(match.to_record(), 1, at, 0) for at in places]
    # The Ace led to a trump in trick 9; in trick 8 béla could be declared.
    (puzzle,) = [each for each in found if each is not None]
    view = puzzle.match().view(0)
    assert (view.trick_number, puzzle.own) == (9, True)
    assert puzzle.goal == max(card_values(view).values())
    assert outcome(puzzle, played_on(puzzle)).solved
    again = outcome(puzzle, played_on(puzzle, first=PLAYS[Card.parse("HA")]))
    assert not again.solved
    assert again.wrong_choice is not None
    assert puzzle == of_hand(match.to_record(), 1, places[-1], 0), "it is the same again"


def test_what_was_no_clear_mistake_makes_no_puzzle() -> None:
    match = planted()
    record = match.to_record()
    mistakes = set(places_of_mistakes(kept_of_planted()))
    asked = 0
    for decision in decisions_of(match, 1, 0):
        if decision.at not in mistakes:
            asked += 1
            assert of_hand(record, 1, decision.at, 0) is None
    assert asked > 10
    assert places_of_mistakes("nothing") == []
