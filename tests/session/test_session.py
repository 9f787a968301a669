"""The order of things at the table: apply, save, tell; who waits for whom; and what ends it."""

import pytest
from PySide6.QtCore import QTimer

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli import GATHER, HUNGARIAN, Action, BelaScored, Match, Play, Turn, View
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import GatherPolicy
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import OpponentTrouble
from tests.games.tartli.rules.positions import dealt

from .playing import PAIR, Game, Scripted, person_leads, quick, settle, sit_down

# Apply, save, tell


def test_an_action_is_saved_before_the_table_is_told() -> None:
    game = person_leads()
    saved: list[list[str]] = []
    game.on_told = lambda: saved.append(game.actions)
    game.do("play AA")
    assert saved[0] == ["0:play AA"]
    assert [len(actions) for actions in saved] == [1, 2]


def test_the_view_is_the_new_one_when_the_table_is_told() -> None:
    game = person_leads()
    seen: list[View] = []
    game.on_told = lambda: seen.append(game.view)
    game.do("play AA")
    assert seen[0].trick == ((0, Card.AA),)


def test_a_pack_is_saved_before_it_is_dealt() -> None:
    game = sit_down(Match.new(HUNGARIAN, first_dealer=1))
    hands: list[int] = []
    game.on_told = lambda: hands.append(len(game.saved["hands"]))
    game.session.cut(9)
    assert hands == [1]


def test_an_illegal_action_gives_the_rule_and_changes_nothing() -> None:
    game = person_leads()
    before = game.view
    assert game.do("play BA") == "R4"
    assert game.do("gather") == "R4"
    assert game.do("exchange") == "R8.1"
    assert game.do("declare HA3") == "R5.1"
    assert (game.view, game.told, game.actions) == (before, [], [])


# The opponent


def test_an_answer_after_the_person_spoke_out_of_turn_is_dropped_and_asked_again() -> None:
    thinker = Scripted(on_demand=True)
    game = sit_down(dealt(hands=("HKO", "AA"), turned="H7", dealer=0), thinker)
    asked = thinker.asked[-1]
    assert asked.asked is Asked.CHOOSE
    assert asked.is_awaited
    assert game.do("bela") is None  # R7.1
    assert not asked.is_awaited
    thinker.answer(asked)
    settle()
    assert game.actions == ["0:bela"]
    thinker.answer()
    thinker.answer()
    settle()
    assert [action.split()[0] for action in game.actions] == ["0:bela", "1:play"]


def test_the_opponent_is_asked_to_interject_after_every_event() -> None:
    thinker = Scripted()
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1, scores=(232, 251)), thinker)
    game.trick("AA")
    # After the start, after each card, and after the gather.
    assert [len(question.view.played) for question in thinker.out_of_turn] == [0, 1, 2, 2]
    assert all(question.view.seat == 1 for question in thinker.asked)


def test_it_is_not_asked_where_all_it_could_say_would_lose_the_game_double() -> None:  # R9.3
    for scores, asked in (((233, 250), 0), ((232, 251), 4)):
        thinker = Scripted()
        game = sit_down(dealt(hands=("AA", "A7"), turned="H7", dealer=1, scores=scores), thinker)
        game.trick("AA")
        assert len(thinker.out_of_turn) == asked


def test_what_the_opponent_interjects_is_done_and_told() -> None:
    thinker = Scripted(interject=now_and_always)
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker)
    assert game.actions == []
    game.leave()
    match = dealt(hands=("AA", "HKO"), turned="H7", dealer=1)
    thinker = Scripted(interject=now_and_always)
    game = sit_down(match, thinker)
    assert game.actions == ["1:bela"]  # R7.1: out of turn, the person leads
    assert any(isinstance(event, BelaScored) for event in game.told)
    assert game.phase is Phase.DECIDE


def now_and_always(view: View) -> Action | None:
    """Announce béla and exchange whenever that is legal."""
    return next((action for action in view.legal if str(action) in ("bela", "exchange")), None)


def test_of_two_computers_the_one_that_has_just_scored_is_asked_first() -> None:
    for cards, scorer in ((("AA", "A7"), 0), (("A7", "AA"), 1)):
        thinker = Scripted(
            choose=lambda view: Play(max(card for card in view.hand if card.suit is Suit.ACORNS))
        )
        match = dealt(hands=cards, turned="H7", dealer=1, scores=(261, 262))
        game = sit_down(match, thinker, levels=("heuristic", "heuristic"), start=False)

        def stop(game: Game = game) -> None:
            game.shows = game.view.trick_number == 1

        game.on_told = stop
        game.session.start()
        settle()
        asked = len(thinker.asked)
        game.session.presented()  # the gather, in which somebody scored
        assert [question.view.seat for question in thinker.out_of_turn[-2:]] == [scorer, 1 - scorer]
        assert len(thinker.asked) == asked + 3


@pytest.mark.parametrize("nonsense", [GATHER, Play(Card.AA), Turn(7), "play HO", 17])
def test_an_opponent_that_answers_nonsense_does_not_stop_the_match(nonsense: object) -> None:
    thinker = Scripted(choose=lambda view: nonsense)
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker)
    failures: list[int] = []
    game.session.opponent_failed.connect(failures.append)
    game.do("play AA")
    assert game.phase is Phase.PAUSE
    assert failures == [1]


def test_an_opponent_that_interjects_nonsense_is_passed_over() -> None:
    thinker = Scripted(interject=lambda view: Action.parse("exchange"))
    game = sit_down(dealt(hands=("AA", "HKO"), turned="H8", dealer=1), thinker)
    assert game.phase is Phase.DECIDE
    assert thinker.out_of_turn, "it may say béla"
    assert game.actions == []


def test_an_opponent_that_breaks_down_does_not_stop_the_match() -> None:
    def broken(view: View) -> Action:
        raise RuntimeError("lost its head")

    thinker = Scripted(choose=broken, interject=broken)
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker)
    failures: list[int] = []
    game.session.opponent_failed.connect(failures.append)
    for _ in range(16):
        game.trick(str(next(action.card for action in game.view.legal if isinstance(action, Play))))
        if game.phase is Phase.PAUSE:
            game.gather()
    assert game.phase is Phase.HAND_OVER
    assert failures


def test_a_simpler_level_that_decides_is_told_at_once_and_when_it_has_acted() -> None:
    thinker = Scripted(on_demand=True)
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker)
    told: list[tuple[int, int]] = []
    game.session.opponent_failed.connect(lambda seat: told.append((seat, len(game.actions))))
    game.do("play AA")
    thinker.asked[-1].report_trouble(OpponentTrouble.RESTARTED)
    assert told == []
    thinker.asked[-1].report_trouble(OpponentTrouble.SIMPLER_LEVEL)
    assert told == [(1, 1)]
    thinker.answer()
    settle()
    assert told == [(1, 1), (1, 2)]
    game.gather()
    game.do(str(next(action for action in game.view.legal if isinstance(action, Play))))
    thinker.asked[0].report_trouble(OpponentTrouble.SIMPLER_LEVEL)  # nothing waits for this answer
    thinker.answer()
    settle()
    assert len(told) == 2


def test_a_match_that_is_left_waits_for_no_answer() -> None:
    thinker = Scripted(on_demand=True)
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1), thinker)
    game.do("play AA")
    game.session.close()
    assert not thinker.asked[-1].is_awaited


def test_the_opponent_sees_only_its_own_view() -> None:  # R12
    thinker = Scripted()
    game = sit_down(dealt(hands=PAIR, turned="H7", dealer=1, scores=(232, 251)), thinker)
    game.trick("AA")
    replayed = Match.from_record(game.saved)
    assert thinker.in_turn[-1].view.seat == 1
    assert thinker.asked[-1].view == replayed.view(1)


# Going out


def test_while_the_person_can_claim_the_opponent_is_not_asked_out_of_turn() -> None:
    match = dealt(hands=("HKO AA", "A7"), turned="H8", scores=(463, 251))
    thinker = Scripted()
    game = sit_down(match, thinker)
    asked = len(thinker.out_of_turn)
    game.do("bela")
    assert game.view.counts[0] == 503
    game.do("play AA")
    assert len(thinker.out_of_turn) == asked
    assert game.phase is Phase.PAUSE
    assert game.do("out") is None
    assert game.view.games == (1, 0)


# Leaving


@pytest.mark.parametrize(
    "pauses", [{"gather": GatherPolicy.TIMED, "gather_after": 5.0}, {"opponent_pause": 5.0}]
)
def test_no_timer_runs_after_leaving_while_a_trick_lies_there_or_the_opponent_pauses(
    pauses: dict[str, object],
) -> None:
    game = person_leads(**pauses)
    game.do("play AA")
    assert any(timer.isActive() for timer in game.session.findChildren(QTimer))
    game.session.close()
    assert not any(timer.isActive() for timer in game.session.findChildren(QTimer))


# Regressions


def test_an_opponent_that_must_act_and_says_nothing_is_not_asked_for_ever(qapp: object) -> None:
    game = sit_down(dealt(hands=("LA", "AA"), turned="H7", dealer=1), Scripted(choose=lambda view: None))
    game.do("play LA")
    assert len(game.thinker.in_turn) == 1
    assert len(game.view.trick) == 2


def test_nothing_is_done_after_closing(qapp: object) -> None:
    game = sit_down(Match.new(HUNGARIAN, first_dealer=1))
    game.session.close()
    game.session.cut(5)
    assert game.saved["hands"] == []
    full = sit_down(dealt(hands=("LA", "AA"), turned="H7", dealer=1))
    full.do("play LA")
    actions = full.actions
    full.session.close()
    full.session.close()
    full.session.gather()
    assert full.actions == actions


def test_going_out_by_itself_may_be_chosen_late(qapp: object) -> None:
    # R9.2
    game = sit_down(
        dealt(hands=("HKO", "AA"), turned="H8", scores=(464, 250)), settings=quick(go_out=GoOut.REMIND)
    )
    game.do("bela")
    game.session.change_settings(quick(go_out=GoOut.BY_ITSELF))
    settle()
    assert game.phase is Phase.HAND_OVER
