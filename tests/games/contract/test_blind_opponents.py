"""What every level keeps to by any house rules: it is legal, can be repeated, and knows no hidden card."""

import pickle
import random
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.game.errors import RuleError
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.games.tartli.opponents import STRONG
from tests.games.tarokk.opponents.hands import decide as in_tarokk
from tests.games.tartli.opponents.test_strong import QUICK
from tests.games.ulti.opponents.test_levels import decide as in_ulti

from .test_any_house_rules import HOUSE
from .walks import choice, pack

TRIED = 12
"""How many pairs of cards are exchanged in search of a hand that looks the same."""

LAID = ("discard ", "lay ")


def in_tartli(view: Any, level: str, seed: int) -> Any:
    opponents = import_module("tartli_desktop.games.tartli.opponents")
    if view.to_move != view.seat:
        return opponents.interject(view, level, seed=seed)
    return opponents.choose(view, level, seed=seed, strength=QUICK if level == STRONG else None)


DECIDE: dict[str, Callable[[Any, str, int], Any]] = {
    "tartli": in_tartli,
    "ulti": in_ulti,
    "tarokk": in_tarokk,
}
"""The decisions, with little effort of the levels that search."""

KINDS = {
    "tartli": {"Play", "Declare", "Gather"},
    "ulti": {"Lay", "MakeBid", "Pass", "Take", "Play"},
    "tarokk": {"Pass", "Bid", "Discard", "Call", "Announce", "SayKontra", "Play"},
}
LEVELS = [(name, level) for name in DECIDE for level in rules_of(name).opponents.levels]


def twin_of(rules: Rules, match: Match, seat: int, chance: random.Random) -> Match | None:
    """The same match with two cards exchanged that the seat has not seen, if it looks the same to the seat.

    If possible, another player holds a card that was called.
    """
    view = match.view(seat)
    holder = {str(card): each for each in range(len(match.players)) for card in match.view(each).hand}
    hand = match.to_record()["hands"][-1]
    open_ = {word for text in hand["actions"] if ":play " in text for word in text.split()}
    hidden = [code for code in hand["deck"].split() if holder.get(code) != seat and code not in open_]
    called = str(getattr(view, "called", None))
    for number in range(TRIED if len(hidden) > 1 else 0):
        first, second = chance.sample(hidden, 2)
        if called in hidden and called != second and not number % 2:
            first = called
        if holder.get(first) == holder.get(second):
            continue
        other = {first: second, second: first}
        record = match.to_record()
        now = record["hands"][-1]
        now["deck"] = " ".join(other.get(code, code) for code in now["deck"].split())
        now["actions"] = [
            " ".join(other.get(word, word) for word in text.split())
            if text.partition(":")[2].startswith(LAID)
            else text
            for text in now["actions"]
        ]
        try:
            twin = rules.match.from_record(record)
        except RuleError:
            # The others could not have said or played this with these cards.
            continue
        if twin.view(seat) == view:
            return twin
    return None


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_decision_is_legal_and_the_same_again_wherever_hidden_cards_lie(name: str, level: str) -> None:
    # R12, U16.4, U18.8, T16.6, T18.7
    rules, decide = rules_of(name), DECIDE[name]
    searches = level in rules.opponents.levels[2:]
    compared: Counter[str] = Counter()

    @settings(max_examples=4 if searches else 12, deadline=None)
    @given(variant=HOUSE[name], seed=st.integers(0, 2**32 - 1))
    def they_are(variant: Any, seed: int) -> None:
        chance = random.Random(seed)
        seats = rules.form.seats_of(variant)
        match = rules.match(variant, seed % seats, tuple("ABCDE"[:seats]))
        match.deal(pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
        while match.to_move is not None:
            seat, action = choice(rules, match, chance)
            view = match.view(seat)
            kinds = {type(each).__name__ for each in view.legal}
            often = 1.0 if kinds - compared.keys() else 0.3 if searches else 0.6
            if len(view.legal) > 1 and chance.random() < often:
                decided = decide(view, level, 7)
                assert decided in view.legal or (decided is None and seat != match.to_move)
                twin = twin_of(rules, match, seat, chance)
                if twin is not None:
                    compared.update(kinds)
                # Asked again, with an equal view of other hidden cards where there is one.
                again = pickle.loads(pickle.dumps((twin or match).view(seat)))
                assert decide(again, level, 7) == decided
                # Half of the time the hand goes on as the level wants it.
                if decided is not None and chance.random() < 0.5:
                    action = decided
            match.apply(seat, action)

    they_are()
    assert compared.keys() >= KINDS[name], compared
