"""Every refusal has its sentence, at the table and for a record (T17.5)."""

import random
from dataclasses import replace

from tartli_desktop.games.tarokk import ANNUL, CARDS, PASKIEVICS, Action, Card, Discard, Match, Play
from tartli_desktop.games.tarokk.rules.actions import (
    ANNOUNCEMENTS,
    BIDS,
    CALLS,
    EIGHT,
    HOLD,
    KONTRA_WORDS,
    PASS,
)
from tartli_desktop.games.tarokk.words.announcements import TarokkNames
from tartli_desktop.games.tarokk.words.refusals import why_not
from tests.games.tarokk.positions import announcing, dealt, discards, play

LOST = {"That cannot be done now.", "That cannot be said now.", "This card may not be played now."}


def said(match: Match, action: Action) -> str:
    seat = match.to_move
    assert seat is not None
    refusal = match.refusal(seat, action)
    assert refusal is not None
    text, rule = why_not(match.view(seat), action, refusal.rule)
    assert rule in (refusal.rule, "")
    return text


def test_bids() -> None:
    match = dealt(["SKIZ XVII XVI HQ", "XXI XX"])
    assert said(match, BIDS[1]) == "Two would be a cue bid and promise the XIX. You do not hold it."  # T5.4
    play(match, "bid three, bid two")
    assert said(match, BIDS[2]) == "A bid needs an honour: Skíz, XXI or Pagát."  # T4.3
    play(match, "pass, pass")
    assert said(match, PASS).startswith("A pass would yield the game")  # T5.7
    assert said(match, BIDS[0]) == "Three is not higher."  # T4.4


def test_what_is_never_discarded() -> None:  # T6.5
    match = dealt(["SKIZ XIX X HK"], talon="DQ CQ SQ HQ", played="bid two, pass, pass, pass")
    assert said(match, Discard((Card.HK, Card.X))) == "Kings cannot be discarded."
    assert said(match, Discard((Card.SKIZ, Card.X))) == "Honours cannot be discarded."
    assert said(match, Discard((Card.XIX, Card.X))) == "You have promised the XIX, so you keep it."
    assert said(match, Discard((Card.X,))) == "Discard as many cards as you drew: 2."
    assert said(match, Play(Card.X)) == "First discard as many cards as you drew."
    assert TarokkNames().why_not(match.view(0), Card.HK) == "Kings cannot be discarded."


def test_only_who_annuls_is_told_that_the_hand_cannot_be_annulled() -> None:  # T7.2
    match = dealt(["SKIZ XIX X HQ"], played="bid two, pass, pass, pass")
    discards(match)
    assert said(match, ANNUL) == "This hand cannot be annulled."
    assert said(match, CALLS[0]) == "That cannot be done now."
    assert said(match, ANNOUNCEMENTS[0]) == "That cannot be said now."


def test_other_calls_are_told_of_only_where_the_rules_have_them() -> None:
    """T8.3.4 is for the switch ``free_call``."""
    for variant, has_more in ((PASKIEVICS, True), (replace(PASKIEVICS, free_call=False), False)):
        match = announcing(("SKIZ XIX", "", "", "XX"), variant=variant)
        call = next(each for each in CALLS if each.card is Card.II)
        told = said(match, call)
        assert told.startswith("You call the XX, or the highest tarokk below it that you do not hold.")
        assert ("somebody else has discarded a tarokk" in told) is has_more


def test_every_refusal_of_a_match_has_a_reason_of_its_own() -> None:
    """Every action tried in its own phase is refused with a specific reason."""
    chance, match = random.Random(9), Match.new(PASKIEVICS, first_dealer=0)
    by_phase: dict[str, tuple[Action, ...]] = {
        "auction": (*BIDS, HOLD, PASS),
        "discard": tuple(Discard((card,)) for card in CARDS),
        "announce": (*CALLS, *ANNOUNCEMENTS, *KONTRA_WORDS.values(), EIGHT, PASS),
        "play": tuple(map(Play, CARDS)),
    }
    for _ in range(2):
        match.deal(chance.sample(CARDS, 42))
        while match.to_move is not None:
            view = match.view(match.to_move)
            for action in by_phase.get(match.phase, ()):
                held = not isinstance(action, Play) or action.card in view.hand
                if held and match.refusal(match.to_move, action) is not None:
                    assert said(match, action) not in LOST, (match.phase, str(action))
            match.apply(match.to_move, chance.choice(match.legal_actions(match.to_move)))
