"""A hand with three mistakes of its first player, which a review must find."""

from collections.abc import Callable, Mapping
from functools import cache

from tartli_desktop.game.evaluating import Query
from tartli_desktop.games.tartli import HUNGARIAN, Action, Match
from tartli_desktop.games.tartli.opponents import evaluate
from tartli_desktop.games.tartli.opponents.strong import FULL, SearchSettings
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.games.tartli.review.decisions import Decision
from tartli_desktop.games.tartli.review.hand_review import HandReview
from tartli_desktop.games.tartli.review.judgement import JudgedDecision, judging
from tartli_desktop.games.tartli.review.wording import TartliReviews
from tartli_desktop.kit.review.hand_review import answered_at_once

REVIEWS = TartliReviews()

LEAST = SearchSettings(worlds=8, first=4, declarations=1)
"""The least strength that finds the mistakes."""

DECK = "BA BK BO HU AA AK BU BX LK LX B8 B7 LO H8 A7 L9 AU A9 LU HA AX HK AO HO L8 B9 H9 HX L7 A8 H7 LA"
ACTIONS = (
    "0:play BX 1:play B7 0:gather 0:declare BK3 0:play H8 1:play B8 0:gather "
    "0:play A7 1:declare AO4 1:play HU 0:gather 0:declare BA4 0:play BU 1:declare AK4 1:play L8 1:gather "
    "1:declare AK5 1:play B9 0:play BA 0:gather 0:declare HA3 0:play H9 1:declare AA4 1:play L7 1:gather "
    "1:declare AA6 1:play LX 0:play H7 1:gather 1:declare AA7 1:play A9 0:play LU 0:gather "
    "0:play HA 1:play L9 1:gather 1:play A8 0:play LK 0:gather 0:play LO 1:play LA 0:gather "
    "0:play HX 1:play AX 0:gather 0:play HK 1:play AU 0:gather 0:play BK 1:play AO 0:gather "
    "0:play HO 1:play AK 0:gather 0:play BO 1:play AA 0:gather"
)
"""Played as the coach would, with three exceptions: the kvint of Bells is broken before any part of it is
declared, béla is forgotten, and the Ace of Hearts is led although it will be trumped."""


MISTAKES = {(1, "play BX"), (8, "play LU"), (9, "play HA")}
"""The mistakes, by trick."""


def planted() -> Match:
    words = ACTIONS.split()
    starts = [place for place, word in enumerate(words) if word[1] == ":"]
    actions = [
        " ".join(words[start:end]) for start, end in zip(starts, [*starts[1:], len(words)], strict=True)
    ]
    record = Match.new(HUNGARIAN, first_dealer=1, players=("You", "Kata")).to_record()
    return Match.from_record(record | {"hands": [{"deck": DECK, "actions": actions}]})


def weighed(strength: SearchSettings) -> Callable[[Query], Mapping[Action, Value]]:
    """What answers the questions of a review, at this strength."""
    return lambda query: evaluate(query.view, seed=query.seed, strength=strength)


def judged(decision: Decision, *, strength: SearchSettings = FULL) -> JudgedDecision:
    return answered_at_once(judging(decision), weighed(strength))


def reviewed_by(strength: SearchSettings, match: Match, number: int = 1, seat: int = 0) -> HandReview:
    return answered_at_once(REVIEWS.evaluating(match, number, seat), weighed(strength))


@cache
def reviewed() -> HandReview:
    """The coach's review after a short search, computed once for all tests that show or keep it."""
    return reviewed_by(LEAST, planted())
