"""Before a bid or a pass is made, players are told what it would promise (T5)."""

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, PASS, Action, Bid, Card, Match, Variant, View
from tartli_desktop.games.tarokk.words.prompts import promise_by, promises_in_prompt, standing_promise
from tests.games.tarokk.positions import dealt, play

NAMES = ("Anna", "Bence", "Cili", "Dani")
OPENER = "XXI XIX X V II HK DQ CT SJ"
"""The hand of E15."""


def speaker(match: Match) -> View:
    assert match.to_move is not None
    return match.view(match.to_move)


def promised(view: View) -> dict[str, str]:
    """The tarokk that a pass and each bid would promise, where it promises one."""
    texts = ("pass", "bid three", "bid two", "bid one", "bid solo")
    promises = {text: promise_by(view, Action.parse(text)) for text in texts}
    return {text: promise.card.name for text, promise in promises.items() if promise is not None}


def test_jumps_are_cue_bids() -> None:  # T5.1, T5.3, E15
    assert promised(speaker(dealt([OPENER]))) == {"bid two": "XIX", "bid one": "XVIII"}


def test_there_is_one_cue_bid_in_an_auction() -> None:  # T5.2, E4
    match = dealt([OPENER, "", "", "SKIZ"], played="bid two, pass, pass")
    assert standing_promise(speaker(match), NAMES) == "Cue bid (Anna): XIX"
    assert promised(speaker(match)) == {}


def test_a_yielded_game_is_told_with_the_pass() -> None:  # T5.7, E18
    match = dealt(["XXI XX IX V I HQ DJ CT SJ", "SKIZ"], played="bid three, bid two, pass, pass")
    view = speaker(match)
    assert PASS in view.legal
    assert "A pass yields: it promises the XX and a high honour." in promises_in_prompt(view)
    play(match, "pass")
    assert standing_promise(match.view(0), NAMES) == "Yielded (Anna): XX"


def test_a_trial_promises_nothing() -> None:  # T4.3, E13
    match = dealt(["SKIZ", "XXI", "I"], played="pass, pass, pass")
    assert promised(speaker(match)) == {}


@pytest.mark.parametrize(("variant", "state"), [(PASKIEVICS, "cue"), (ONLINE, "pending")])
def test_online_an_opener_promises_by_passing_later(variant: Variant, state: str) -> None:  # T5.10, E23
    promise = promise_by(speaker(dealt([OPENER], variant=variant)), Bid(2))
    assert promise is not None
    assert (promise.state, promise.card) == (state, Card.XIX)
