"""A resumed match is as it was left, whatever the moment."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Action, Match
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tests.games.tartli.rules.positions import at_scores, dealt, play_out, stacked

from .playing import QUICK, Game, Scripted, settle, sit_down


def before_the_turned_card() -> Game:
    game = sit_down(Match.new(AUSTRIAN, first_dealer=1))
    game.session.cut(5)
    return game


def led_to() -> Game:
    return sit_down(dealt(hands=("LA", "AA"), turned="H7", dealer=0))


def leading() -> Game:
    return sit_down(dealt(hands=("LA", "AA"), turned="H7", dealer=1))


def declared_and_led() -> Game:
    game = sit_down(dealt(hands=("LAKO", "AA"), turned="H7", dealer=1))
    game.do("declare LA3")
    return game


def full_trick() -> Game:
    game = leading()
    game.do("play LA")
    return game


def seventh_trick() -> Game:
    game = leading()
    while game.view.trick_number < 7 or game.phase is not Phase.DECIDE:
        if game.phase is Phase.DECIDE:
            game.do(f"play {game.view.hand[0]}")
        game.gather()
    return game


def hand_over() -> Game:
    game = leading()
    game.do("out")
    return game


def played_out() -> Game:
    match = dealt(hands=("LA", "AA"), turned="H7", dealer=1)
    play_out(match)
    return sit_down(match)


def match_won() -> Game:
    game = sit_down(dealt(replace(HUNGARIAN, match_target=1), hands=("LA", "AA"), turned="H7", dealer=1))
    game.do("out")
    return game


def sudden_death() -> Game:
    match = at_scores((503, 503))
    match.deal(stacked(("LA", "AA"), turned="H8", dealer=0))
    return sit_down(match)


def not_dealt_yet() -> Game:
    return sit_down(Match.new(HUNGARIAN, first_dealer=1))


MOMENTS: dict[Callable[[], Game], Phase] = {
    not_dealt_yet: Phase.CUT,
    before_the_turned_card: Phase.DECIDE,
    leading: Phase.DECIDE,
    led_to: Phase.DECIDE,
    declared_and_led: Phase.DECIDE,
    full_trick: Phase.PAUSE,
    seventh_trick: Phase.DECIDE,
    hand_over: Phase.HAND_OVER,
    played_out: Phase.HAND_OVER,
    match_won: Phase.MATCH_OVER,
    sudden_death: Phase.DECIDE,
}


def again(game: Game) -> tuple[Session, Scripted]:
    """Resume the match from the store."""
    thinker = Scripted()
    match = Match.from_record(game.saved)
    session = Session(RULES, match, (None, "heuristic"), Journal(game.store, game.match_id), thinker, QUICK)
    return session, thinker


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_same_phase_and_view(moment: Callable[[], Game]) -> None:
    game = moment()
    assert game.phase is MOMENTS[moment]
    game.session.close()
    session, thinker = again(game)
    assert session.view == game.view
    session.start()
    settle()
    assert session.phase is game.phase
    assert session.view == game.view
    assert session.record() == game.session.record()
    assert (session.names, session.winners) == (game.session.names, game.session.winners)
    session.close()
    thinker.close()


@pytest.mark.parametrize("on_demand", [True, False])
def test_while_the_opponent_thinks(on_demand: bool) -> None:
    thinker = Scripted(on_demand=True)
    game = sit_down(dealt(hands=("LA", "AA"), turned="H7", dealer=0), thinker)
    assert game.phase is Phase.OPPONENT
    game.session.close()
    session, other = again(game)
    session.happened.connect(lambda events: session.presented())
    other.on_demand = on_demand
    session.start()
    settle()
    assert session.phase is (Phase.OPPONENT if on_demand else Phase.DECIDE)
    assert other.asked[0].view == thinker.asked[0].view
    session.close()
    other.close()


def test_the_opponent_decides_as_it_would_have() -> None:
    """The seed of a question depends on the match and its events, not on how long the window was open."""
    game = leading()
    game.trick("LA")
    game.gather()
    assert game.view.trick == (), "the person leads again, so that the opponent is asked next"
    match = Match.from_record(game.saved)
    session = Session(
        RULES, match, (None, "heuristic"), Journal(game.store, game.match_id), Scripted(), QUICK
    )
    session.happened.connect(lambda events: session.presented())
    session.start()
    settle()
    card = game.view.hand[0]
    game.do(f"play {card}")
    thinker = session.thinker
    assert isinstance(thinker, Scripted)
    assert session.do(Action.parse(f"play {card}")) is None
    settle()
    assert thinker.in_turn[-1].seed == game.thinker.in_turn[-1].seed
    session.close()
    thinker.close()
