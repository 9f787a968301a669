"""What a bid or a pass would promise is told before it is made (T5)."""

from __future__ import annotations

import pytest

from tartli_desktop.games.tarokk import ONLINE, PASKIEVICS, PASS, Action, Match, Rules, View
from tartli_desktop.games.tarokk.words.promises import promise_line, promises_in_prompt, standing_promise
from tests.games.tarokk.positions import dealt, play

NAMES = ("Anna", "Bence", "Cili", "Dani")
OPENER = "XXI XIX X V II HK DQ CT SJ"
"""The hand of E15."""


def speaker(match: Match) -> View:
    assert match.to_move is not None
    return match.view(match.to_move)


def told(view: View) -> dict[str, str]:
    texts = ("pass", "hold", "bid three", "bid two", "bid one", "bid solo")
    return {text: promise_line(view, Action.parse(text)) for text in texts}


def test_jumps_are_cue_bids() -> None:
    """T5.1, T5.3, E15"""
    lines = told(speaker(dealt([OPENER])))
    assert lines["bid three"] == "Three: promises nothing but an honour."
    assert lines["bid two"] == "Two: a cue bid, promises the XIX."
    assert lines["bid one"] == "One: a cue bid, promises the XVIII."
    assert lines["bid solo"] == "Solo: promises nothing but an honour."
    assert lines["pass"] == ""


def test_there_is_one_cue_bid_in_an_auction() -> None:
    """T5.2, E4"""
    match = dealt([OPENER, "", "", "SKIZ"])
    play(match, "bid two, pass, pass")
    assert standing_promise(speaker(match), NAMES) == "Cue bid (Anna): XIX"
    assert told(speaker(match))["bid solo"] == "Solo: promises nothing but an honour."


def test_a_yielded_game_is_told_with_the_pass() -> None:
    """T5.7, E18"""
    match = dealt(["XXI XX IX V I HQ DJ CT SJ", "SKIZ"])
    play(match, "bid three, bid two, pass, pass")
    view = speaker(match)
    assert PASS in view.legal
    assert told(view)["pass"] == "Pass: yields the game, promises the XX and a high honour."
    assert told(view)["hold"] == "Hold: the game is yours at the same level."
    play(match, "pass")
    assert standing_promise(match.view(0), NAMES) == "Yielded (Anna): XX"


def test_a_cue_bid_with_the_pagat_alone_tells_its_price() -> None:
    """T5.4, E19"""
    told = "With the Pagát as your only honour, you owe Pagátultimó for a cue bid."
    assert told in promises_in_prompt(speaker(dealt(["XIX XVIII XVII XVI XIV XIII XI I HK"])))
    assert told not in promises_in_prompt(speaker(dealt([OPENER])))
    # There is no cue bid that it could make.
    assert told not in promises_in_prompt(speaker(dealt(["XVII XVI XIV XIII XI I HK"])))


def test_a_trial_promises_nothing() -> None:
    """T4.3, E13"""
    match = dealt(["SKIZ", "XXI", "I"])
    play(match, "pass, pass, pass")
    assert told(speaker(match))["bid two"] == "Two: promises nothing."


@pytest.mark.parametrize(("rules", "cue"), [(PASKIEVICS, "a cue bid, "), (ONLINE, "")])
def test_online_an_opener_promises_by_passing_later(rules: Rules, cue: str) -> None:
    """T5.10, E23"""
    line = told(speaker(dealt([OPENER], rules=rules)))["bid two"]
    assert line.startswith(f"Two: {cue}promises the XIX")
    assert line.endswith("another bid.") == (not cue)
