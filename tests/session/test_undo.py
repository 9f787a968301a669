"""Practice: decisions undone at any moment, and a deal that is played again."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.files.problems import NotSaved, Trouble
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, OUT, Action, Match, Play, Turn, Variant, View
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal, dealt_again, points_of
from tests.games.tartli.rules.positions import dealt, play_out
from tests.games.tartli.rules.random_matches import variants

from .playing import PAIR, Game, Scripted, first_card, quick, settle, sit_down


def person_leads(thinker: Scripted | None = None, **options: Any) -> Game:
    return sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker, practice=True, **options)


def state(game: Game) -> tuple[object, ...]:
    return game.view, game.phase, game.session.record(), game.saved


def take_back(game: Game) -> str | None:
    taken = game.session.undo()
    settle()
    return None if taken is None else str(taken)


# Undoing


def test_what_comes_by_itself_is_no_decision() -> None:
    always_last = quick(turned_card_always_last=True)
    game = sit_down(Match.new(AUSTRIAN, first_dealer=1), settings=always_last, practice=True)
    game.session.cut(9)
    settle()
    assert game.actions[0] == "0:turn 19"  # R3.4
    assert game.session.last_decision is None
    game.session.change_settings(quick())
    assert game.session.last_decision == Turn(19)


def test_going_out_by_itself_is_no_decision_but_a_false_claim_is() -> None:
    by_itself = quick(go_out=GoOut.BY_ITSELF)
    match = dealt(hands=PAIR, turned="H7", dealer=1, scores=(490, 253))
    game = sit_down(match, settings=by_itself, practice=True)
    game.trick("AA")
    settle()
    assert game.actions[-1] == "0:out"  # R9.2
    assert take_back(game) == "play AA"
    assert game.phase is Phase.DECIDE
    assert game.do("out") is None
    assert take_back(game) == "out"
    assert game.phase is Phase.DECIDE


# At every moment


def test_where_the_opponent_must_decide_again_it_is_asked_the_same() -> None:
    thinker = Scripted()
    game = person_leads(thinker)
    game.do("play AA")
    first = thinker.in_turn[-1]
    take_back(game)
    game.do("play AA")
    again = thinker.in_turn[-1]
    assert (again.view, again.seed) == (first.view, first.seed)
    assert again is not first


@pytest.mark.parametrize("goes_on", [False, True])
def test_over_the_end_of_a_hand_until_the_next_is_dealt(goes_on: bool) -> None:
    match = dealt(hands=PAIR, turned="H7", dealer=0)
    while len(match.view(0).hand) > 1 or match.to_move != 0 or match.view(0).trick_number < 16:
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        match.apply(seat, next((a for a in view.legal if isinstance(a, Play)), view.legal[0]))
    game = sit_down(match, practice=True)
    before = state(game)
    game.trick(str(game.view.hand[0]))
    assert game.phase is Phase.HAND_OVER
    assert game.session.sealed is not None
    if goes_on:
        game.session.go_on()
        assert game.phase is Phase.CUT
    assert (take_back(game) or "").startswith("play")
    assert state(game) == before
    assert game.session.sealed is None
    assert game.store.load(game.match_id).sealed is None
    game.trick(str(game.view.hand[0]))
    assert game.phase is Phase.HAND_OVER


def test_no_deal_is_taken_back() -> None:
    game = person_leads()
    game.do("out")
    assert game.session.last_decision == OUT
    game.session.go_on()
    settle()
    assert len(game.saved["hands"]) == 2
    assert game.session.last_decision is None


def test_a_match_that_was_won_goes_on() -> None:
    game = sit_down(
        dealt(
            Variant(**{**HUNGARIAN.to_dict(), "match_target": 1}),  # type: ignore[arg-type]
            hands=PAIR,
            turned="H7",
            dealer=1,
        ),
        practice=True,
    )
    before = state(game)
    game.do("out")
    assert game.phase is Phase.MATCH_OVER
    assert game.store.load(game.match_id).row.finished
    assert take_back(game) == "out"
    assert state(game) == before
    row = game.store.load(game.match_id).row
    assert (row.finished, row.standings) == (False, (0, 0))


def test_taken_back_after_the_match_was_left_and_resumed() -> None:
    game = person_leads()
    game.trick("AA")
    match = Match.from_record(game.saved)
    game.leave()
    later = sit_down(match, practice=True)
    assert take_back(later) == "play AA"
    assert later.actions == []


def test_it_is_told_before_the_match_goes_on() -> None:
    game = person_leads()
    told: list[tuple[Action, View, list[str]]] = []
    game.session.taken_back.connect(lambda action: told.append((action, game.view, game.actions)))
    before = game.view
    game.do("play AA")
    take_back(game)
    assert told == [(Play(Card.AA), before, [])]


def test_what_cannot_be_cut_on_the_disk_is_cut_later(monkeypatch: pytest.MonkeyPatch) -> None:
    game = person_leads()
    game.do("play AA")

    cut_back, is_full = game.store.cut_back, True

    def write(match_id: int, kept: int, standings: tuple[int, ...]) -> None:
        if is_full:
            raise NotSaved(Path("matches.sqlite3"), Trouble.DISK_FULL)
        cut_back(match_id, kept, standings)

    monkeypatch.setattr(game.store, "cut_back", write)
    assert take_back(game) == "play AA"
    game.do("play LA")
    assert game.actions[0] == "0:play AA"
    is_full = False
    assert game.journal.try_again()
    assert game.saved == game.session.record()


@settings(max_examples=25)
@given(variants, st.integers(0, 2**32), st.integers(1, 40), st.integers(1, 8))
def test_to_take_back_and_play_the_same_again_gives_the_same_record(
    variant: Variant, seed: int, steps: int, times: int
) -> None:
    chance = random.Random(seed)
    deck = list(CARDS)
    chance.shuffle(deck)
    match = Match.new(variant, first_dealer=seed % 2)
    match.deal(deck)
    game = sit_down(match, Scripted(choose=first_card), practice=True)
    while steps and game.phase in (Phase.DECIDE, Phase.PAUSE):
        game.gather()
        legal = [action for action in game.view.legal if str(action) != "gather"]
        likely = [action for action in legal if action != OUT or chance.random() < 0.05]
        if not likely or game.phase is not Phase.DECIDE:
            break
        game.do(str(chance.choice(likely)))
        steps -= 1
    whole = game.saved
    assert game.session.record() == whole
    taken = [text for text in (take_back(game) for _ in range(times)) if text is not None]
    assert game.session.record() == game.saved
    kept, done = game.saved["hands"][-1]["actions"], whole["hands"][-1]["actions"]
    assert kept == done[: len(kept)]
    for text in reversed(taken):
        # Gather in between, as before.
        game.gather()
        assert game.do(text) is None
    while len(game.actions) < len(done):
        game.gather()
    assert game.saved == whole
    game.leave()


# A deal played again


def played() -> Match:
    """A match with three finished hands."""
    chance = random.Random(5)
    match = Match.new(HUNGARIAN, first_dealer=1, players=("Anna", "Kata"))
    for _ in range(3):
        deck = list(CARDS)
        chance.shuffle(deck)
        match.deal(deck)
        play_out(match)
    return match


def test_a_deal_again_begins_as_it_did_the_first_time() -> None:
    record = played().to_record()
    before = Match.from_record(record | {"hands": record["hands"][:1]})
    again = dealt_again(record, 2)
    assert again.to_record()["hands"][0] == record["hands"][0]
    assert again.to_record()["hands"][1] == record["hands"][1] | {"actions": []}
    assert again.counts == before.scores
    assert again.dealer == before.dealer


def test_only_a_hand_that_is_over_has_points() -> None:
    record = played().to_record()
    assert sum(points_of(record, 1)) >= 161  # R1.6
    record["hands"][2]["actions"].pop()
    with pytest.raises(ValueError, match="hand 3 is not over"):
        points_of(record, 3)
    with pytest.raises(ValueError, match="no hand 4"):
        points_of(record, 4)


def test_a_deal_again_is_over_after_that_hand() -> None:
    record = played().to_record()
    again = ReplayedDeal(2, "Anna – Kata", swapped=False, first=points_of(record, 2))
    game = sit_down(dealt_again(record, 2), practice=True, again=again)
    while game.phase in (Phase.DECIDE, Phase.PAUSE):
        if game.phase is Phase.DECIDE:
            game.do(str(first_card(game.view)))
        game.gather()
    assert game.phase is Phase.MATCH_OVER
    assert game.session.is_over
    assert not game.session.winners
    assert game.session.sealed is None
    row = game.store.load(game.match_id).row
    assert (row.finished, row.hands) == (True, 2)
    assert (take_back(game) or "").startswith("play")
    assert not game.session.is_over
    assert not game.store.load(game.match_id).row.finished


def test_of_a_deal_again_the_opponent_is_shown_what_it_was_shown_the_first_time() -> None:  # R12
    record = played().to_record()
    thinker = Scripted()
    again = ReplayedDeal(2, "Anna – Kata", swapped=False, first=(0, 0))
    sit_down(dealt_again(record, 2), thinker, practice=True, again=again)
    first = Match.from_record(record | {"hands": record["hands"][:1]})
    first.deal(map(Card.parse, record["hands"][1]["deck"].split(" ")))
    asked = next(question for question in thinker.asked if not question.view.played)
    assert asked.view == first.view(1)
