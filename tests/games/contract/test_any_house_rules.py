"""What holds for every match by any house rules, with random packs and play."""

import json
import pickle
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.face import face_of
from tartli_desktop.game.errors import IllegalAction, Sentence
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.variant_base import VariantError, written
from tartli_desktop.session.match_state import Phase
from tartli_desktop.widgets.announcer import Listener
from tests.games.tarokk.rules import walks as tarokk
from tests.games.tartli.rules import random_matches as tartli
from tests.games.ulti.rules import walks as ulti

from .walks import pack, snapshot, walk

HOUSE = {"tartli": tartli.variants, "ulti": ulti.rule_sets, "tarokk": tarokk.rules_of_circles}
CHOICES: dict[str, Callable[[Any, random.Random], tuple[int, Any]]] = {
    "tartli": tartli.choice,
    "ulti": ulti.choice,
    "tarokk": tarokk.choice,
}
"""The next seat and action of random play in which everything comes up."""

LIMITS: dict[str, dict[str, tuple[int, int]]] = {
    "tartli": {"double_below": (1, 501), "match_target": (1, 20)},
    "ulti": {"double_cap": (0, 7), "target_hands": (1, 999), "unit": (1, 100_000)},
    "tarokk": {"players": (4, 5), "rounds": (1, 50), "trial_price": (1, 8)},
}
"""The lowest and the highest value of switches that are numbers."""


@pytest.mark.parametrize("name", HOUSE)
def test_records_copies_and_pickled_views_tell_the_same(name: str) -> None:
    rules = rules_of(name)

    @settings(max_examples=15, deadline=None)
    @given(variant=HOUSE[name], seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 150))
    def they_do(variant: Any, seed: int, steps: int) -> None:
        seats = rules.form.seats_of(variant)
        match = rules.match(variant, seed % seats, tuple("ABCDE"[:seats]))
        for _ in walk(rules, match, seed, steps):
            pass
        before = snapshot(rules, match)
        again = rules.match.from_record(json.loads(json.dumps(match.to_record())))
        assert snapshot(rules, again) == before
        told = (*(match.view(seat) for seat in range(seats)), match.events, variant)
        assert pickle.loads(pickle.dumps(told)) == told
        twin = match.copy()
        for _ in walk(rules, twin, seed + 1, 40):
            pass
        assert snapshot(rules, match) == before
        for _ in walk(rules, again, seed + 1, 40):
            pass
        assert snapshot(rules, again) == snapshot(rules, twin)

    they_do()


@pytest.mark.parametrize("name", HOUSE)
def test_legal_is_what_is_not_refused_and_a_refusal_changes_nothing(name: str) -> None:
    rules, met = rules_of(name), dict[Any, None]()

    @settings(max_examples=25, deadline=None)
    @given(variant=HOUSE[name], seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 150))
    def it_is(variant: Any, seed: int, steps: int) -> None:
        chance = random.Random(seed)
        seats = range(rules.form.seats_of(variant))
        match = rules.match(variant, seed % len(seats), tuple("ABCDE"[: len(seats)]))
        for _ in range(steps):
            if match.is_over:
                break
            if match.needs_deck:
                match.deal(pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
            match.apply(*CHOICES[name](match, chance))
            met.update(dict.fromkeys(action for seat in seats for action in match.legal_actions(seat)))
        before = snapshot(rules, match)
        acting = match.to_move
        assert (acting is None) == (match.needs_deck or match.is_over)
        assert bool(acting is not None and match.legal_actions(acting)) == any(
            map(match.legal_actions, seats)
        )
        for seat in seats:
            legal = match.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            for action in {*legal, *chance.sample([*met], min(100, len(met)))}:
                refusal = match.refusal(seat, action)
                assert (refusal is None) == (action in legal), (seat, str(action))
                if refusal is None:
                    match.copy().apply(seat, action)
                    continue
                assert re.fullmatch(r"[RUT](1\d|[1-9])(\.\d+)?", refusal[0])
                assert isinstance(refusal[1], Sentence)
                with pytest.raises(IllegalAction) as caught:
                    match.apply(seat, action)
                assert (caught.value.rule, caught.value.message) == refusal
        assert snapshot(rules, match) == before

    it_is()


@pytest.mark.parametrize("name", HOUSE)
def test_a_switch_is_refused_by_its_name_and_beyond_its_limits(name: str) -> None:  # R11, U15, T15
    form, kept = rules_of(name).form, written(rules_of(name).options().next_variant)
    later = getattr(form.variant_from(kept), "may_lack", ())
    for switch in (*kept, *later):
        with pytest.raises(VariantError, match=switch):
            form.variant_from(kept | {switch: {}})
    for switch, (low, high) in LIMITS[name].items():
        for value in (low, high):
            assert written(form.variant_from(kept | {switch: value}))[switch] == value
        for value in (low - 1, high + 1):
            with pytest.raises(VariantError, match=switch):
                form.variant_from(kept | {switch: value})


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.usefixtures("qapp")
def test_every_view_event_and_refusal_has_words(name: str) -> None:
    rules, face = rules_of(name), face_of(name)
    words, options, met = face.words, rules.options(), dict[Any, None]()

    @settings(max_examples=10, deadline=None)
    @given(variant=HOUSE[name], seed=st.integers(0, 2**32 - 1))
    def they_have(variant: Any, seed: int) -> None:
        chance, players = random.Random(seed), tuple("ABCDE"[: rules.form.seats_of(variant)])
        match = rules.match(variant, seed % len(players), players)
        match.deal(pack(rules, chance), knock=match.may_knock and chance.random() < 0.5)
        while match.to_move is not None:
            said = [""]
            for seat in range(len(players)):
                view: Any = match.view(seat)
                phase = Phase.DECIDE if seat == match.to_move else Phase.OPPONENT
                # Whoever can do but one thing may not be asked (T7.2).
                asked = words.prompt(phase, view, players, options)
                assert asked or seat != match.to_move or len(view.legal) == 1
                said += [asked, words.state_line(view, players, tells_counts=True)]
                said += [words.parts.why_not(view, card) for card in view.hand]
                for action in chance.sample([*met], min(10, len(met))):
                    if (found := match.refusal(seat, action)) is not None:
                        text, _ = words.why_not(view, action, found[0])
                        assert text.endswith(".") or not (text or getattr(action, "card", None) in view.hand)
                        said.append(text)
                met.update(dict.fromkeys(view.legal))
            seat, action = CHOICES[name](match, chance)
            happened = match.apply(seat, action)
            for seat in range(len(players)):
                tell, view = words.announcements.sentence_for, match.view(seat)
                said += [tell(each.seen_by(seat), view, Listener(players)) for each in happened]
                assert not [text for text in said if "%" in text]
        for seat in range(len(players)):
            cells = face.records.cells(match, [each.seen_by(seat) for each in match.events], players, seat)
            assert not [text for text in cells if "%" in text]

    they_have()
