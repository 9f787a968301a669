"""Random matches through session, journal and store: what is saved matches what was played, always."""

import json
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match, Variant
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.database.derived_results import results_of
from tests.games.tartli.rules.random_matches import variants

from .playing import Game, Scripted, at_random, now_and_then, quick, settle, sit_down

STEPS = 120


@settings(
    max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], database=None
)
@given(
    variant=st.one_of(st.sampled_from((HUNGARIAN, AUSTRIAN)), variants),
    dealer=st.integers(0, 1),
    seed=st.integers(0, 2**32),
    always_last=st.booleans(),
)
def test_the_record_in_the_store_replays_to_the_same_match(
    qapp: object, variant: Variant, dealer: int, seed: int, always_last: bool
) -> None:
    chance = random.Random(seed)
    game = sit_down(
        Match.new(variant, first_dealer=dealer),
        Scripted(choose=at_random(chance), interject=now_and_then(chance)),
        quick(turned_card_always_last=always_last),
        seed=seed,
        start=False,
    )

    def check() -> None:
        if chance.random() < 0.3:
            saved = game.saved
            assert saved == game.session.record()
            replayed = Match.from_record(saved)
            assert replayed.view(0) == game.view
            assert replayed.counts == game.view.counts
            assert replayed.games == game.view.games

    game.on_told = check
    game.session.start()
    settle()
    play_on(game, chance)
    replayed = Match.from_record(game.saved)
    assert replayed.view(0) == game.view
    assert replayed.winners == game.session.winners
    row = game.store.load(game.match_id).row
    assert row.finished == (replayed.winner is not None)
    assert row.standings == replayed.games
    expected = results_of(game.saved)
    query = "SELECT score, outcome FROM hand_result ORDER BY hand, seat"
    assert game.store.database.connection.execute(query).fetchall() == [
        brought for result in expected for brought in zip(result.scores, result.outcomes, strict=True)
    ]
    kept = game.store.database.connection.execute("SELECT facts FROM hand_facts ORDER BY hand").fetchall()
    assert [json.loads(facts) for (facts,) in kept] == [
        json.loads(json.dumps(result.facts)) for result in expected
    ]
    # The events that the table was told end with those that the view of the last hand has.
    if game.view.events:
        assert tuple(game.told[-len(game.view.events) :]) == game.view.events
    game.leave()


def play_on(game: Game, chance: random.Random) -> None:
    """The person does anything legal, even out of turn, until the match is won."""
    choose, speak = at_random(chance), now_and_then(chance)
    session = game.session
    for _ in range(STEPS):
        match session.phase:
            case Phase.OPENING | Phase.HAND_OVER:
                session.go_on()
            case Phase.CUT:
                session.cut(chance.randrange(1, 32))
            case Phase.DECIDE:
                action = choose(session.view)
                assert session.may(action)
                assert session.do(action) is None
            case Phase.PAUSE:
                said = speak(session.view)
                if said is None:
                    session.gather()
                else:
                    assert session.do(said) is None
            case Phase.MATCH_OVER:
                return
        settle()
        assert session.phase is not Phase.OPPONENT, "the match is stuck"
