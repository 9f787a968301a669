"""What the program relies on in the rules of a game: see :mod:`tartli_desktop.game.rules`."""

import json
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import fields

from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, RuleError, Sentence
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import games, rules_of, rules_of_format
from tartli_desktop.game.rules import Rules, StoredResult, seated
from tartli_desktop.game.variant_base import written

from .damaged_records import damaged_records
from .walks import is_plain, new_match, pack, positions, snapshot, walk


def in_play(rules: Rules, seed: int, **choices: Any) -> list[Match]:
    """Positions in which somebody must act."""
    return [match for match in positions(rules, seed, **choices) if match.to_move is not None]


def pool(rules: Rules, seed: int) -> list[Any]:
    """Actions that were legal somewhere in a match."""
    found: dict[Any, None] = {}
    for match in in_play(rules, seed, share=0.5):
        for seat in range(len(match.players)):
            found |= dict.fromkeys(match.legal_actions(seat))
    return list(found)


# The registry


def test_a_game_is_found_by_its_name_and_by_its_records(game: str, rules: Rules) -> None:
    assert game in games()
    assert rules.name == game
    assert rules_of(game) is rules
    assert rules.form.format == f"{game}-match"
    assert rules_of_format(rules.form.format) is rules


def test_an_unknown_game_is_none() -> None:
    with pytest.raises(KeyError):
        rules_of("whist")
    assert [rules_of_format(text) for text in ("whist-match", "toy", None, ["toy-match"])] == [None] * 4


def test_rules_and_opponents_load_no_qt(rules: Rules) -> None:
    """The opponents' process, ``--check`` and the store run without Qt."""
    package = type(rules).__module__.rpartition(".")[0]
    code = f"import sys, {package}, {rules.opponents.module}; assert 'PySide6' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


# Matches and packs


def test_a_new_match_waits_for_its_first_pack(rules: Rules) -> None:
    for seats in rules.form.seats:
        for dealer in range(seats):
            match = new_match(rules, seats, dealer)
            assert (match.first_dealer, match.dealer, match.to_move) == (dealer, dealer, None)
            assert match.needs_deck
            assert (match.hands, match.events, dict(match.hand_notes)) == ((), (), {})
            assert [match.legal_actions(seat) for seat in range(seats)] == [()] * seats
            assert not match.is_over
            assert 0 <= match.cutter < seats


def test_wrong_seats_and_names_make_no_match(rules: Rules) -> None:
    variant = rules.options().next_variant
    seats = rules.form.seats_of(variant)
    names = tuple("ABCDE"[:seats])
    wrong = [(dealer, names) for dealer in (seats, -1, True, None)]
    for dealer, players in (*wrong, (0, ()), (0, names[1:])):
        with pytest.raises(ValueError):  # noqa: PT011 - which it is, is the game's affair
            rules.match(variant, dealer, players)  # type: ignore[arg-type]


def test_only_a_whole_pack_can_be_dealt_and_only_when_one_is_needed(rules: Rules) -> None:
    cards = list(rules.form.pack.cards)
    for match in positions(rules, 1, hands=1, share=0.02):
        wrong: list[Any] = [[], cards[:-1], [*cards, cards[0]], [*cards[:-1], cards[0]], None, 32]
        wrong += [[str(card) for card in cards]]
        before = snapshot(rules, match)
        for deck in wrong if match.needs_deck else [*wrong, cards]:
            with pytest.raises(ValueError):  # noqa: PT011
                match.deal(deck)
        assert snapshot(rules, match) == before


def test_codes_of_the_pack(rules: Rules) -> None:
    codes = [str(card) for card in rules.form.pack.cards]
    assert len(set(codes)) == len(codes)
    assert [rules.form.cards[code] for code in codes] == list(rules.form.pack.cards)
    assert not any(" " in code for code in codes)
    assert not {"", "??", codes[0] + codes[1], f" {codes[0]}"} & set(rules.form.cards)


def test_the_draw_for_the_dealer_ends_with_a_dealer(rules: Rules) -> None:
    chance = random.Random(7)
    for seats in rules.form.seats:
        dealers = set()
        for _ in range(200):
            draw = rules.draw_for_dealer(chance.shuffle, seats)
            assert draw.rounds
            for cards in draw.rounds:
                assert len(set(cards)) == seats
                assert set(cards) <= set(rules.form.pack.cards)
            dealers.add(draw.dealer)
        assert dealers == set(range(seats))


# Actions


def test_every_action_has_a_text(rules: Rules) -> None:
    actions = pool(rules, 2)
    assert len(actions) >= len(rules.form.pack.cards)
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        again = rules.form.parse(text)
        assert again == action
        assert hash(again) == hash(action)
        assert pickle.loads(pickle.dumps(action)) == action
        assert seated(rules, f"1:{text}") == (1, action)


def test_other_texts_are_no_actions(rules: Rules) -> None:
    some = str(pool(rules, 2)[0])
    for text in ("", "dance", some + " ", some.upper() + "!", "play", "play ??", "0:" + some):
        with pytest.raises(ActionTextError) as caught:
            rules.form.parse(text)
        assert caught.value.rule
        assert isinstance(caught.value.message, Sentence)


def test_what_is_legal_is_done_and_what_is_not_is_refused_and_changes_nothing(rules: Rules) -> None:
    actions = pool(rules, 3)
    chance = random.Random(3)
    for match in positions(rules, 3, hands=2, share=0.05):
        before = snapshot(rules, match)
        for seat in range(len(match.players)):
            legal = match.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            others = chance.sample(actions, min(20, len(actions)))
            for action in {*legal, *others}:
                refusal = match.refusal(seat, action)
                assert (refusal is None) == (action in legal), (seat, str(action))
                trial = match.copy()
                if refusal is None:
                    assert trial.apply(seat, action)
                    assert trial.hands[-1][1][-1] == f"{seat}:{action}"
                    continue
                rule, sentence = refusal
                assert rule
                assert isinstance(sentence, Sentence)
                with pytest.raises(IllegalAction) as caught:
                    trial.apply(seat, action)
                assert (caught.value.rule, caught.value.message) == (rule, sentence)
                assert snapshot(rules, trial) == before
        assert snapshot(rules, match) == before


def test_a_copy_goes_its_own_way(rules: Rules) -> None:
    for match in in_play(rules, 4, hands=2, share=0.05):
        twin = match.copy()
        before = snapshot(rules, match)
        assert snapshot(rules, twin) == before
        twin.note(len(twin.hands), "note", "of the copy")
        for _ in walk(rules, twin, 4, 5):
            pass
        assert snapshot(rules, match) == before


def test_somebody_can_always_act_and_has_a_fallback(rules: Rules) -> None:
    for match in positions(rules, 5):
        seat = match.to_move
        assert (seat is None) == (match.needs_deck or match.is_over)
        if seat is not None:
            assert match.legal_actions(seat)
            assert rules.fallback(match, seat) in match.legal_actions(seat)


def test_what_comes_by_itself_is_legal(rules: Rules) -> None:
    chosen = {field.name: True for field in fields(rules.options()) if field.type is bool}
    options, found = rules.options(**chosen), False
    for match in in_play(rules, 6, share=0.5):
        pause = rules.pause_action(match)
        if pause is not None:
            assert pause[1] in match.legal_actions(pause[0])
            assert not rules.is_decision(pause[1], lambda: match.view(pause[0]), options)  # noqa: B023
        for seat in range(len(match.players)):
            view = match.view(seat)
            by_itself = rules.automatic(view, options)
            if by_itself is not None:
                found = True
                assert by_itself in view.legal
                assert not rules.is_decision(by_itself, lambda: view, options)  # noqa: B023
        for seat in rules.speakers(match, ()):
            assert match.legal_actions(seat)
    # In Tartli, it takes most of a game or other rules.
    assert found or rules.name == "tartli"


# Views and events


def test_views_tell_whose_turn_it_is_and_what_is_legal(rules: Rules) -> None:
    for match in positions(rules, 8, hands=1):
        for seat in range(len(match.players)):
            view = match.view(seat)
            assert (view.seat, view.to_move, view.legal) == (seat, match.to_move, match.legal_actions(seat))
            again = pickle.loads(pickle.dumps(view))
            assert again == view
            assert again.legal == view.legal
        for wrong in (len(match.players), -1, None, True):
            with pytest.raises(ValueError):  # noqa: PT011
                match.view(wrong)  # type: ignore[arg-type]


def seen(match: Match, seat: int) -> list[Any]:
    """What a seat has learnt in this hand."""
    return [event.seen_by(seat) for event in match.events]


def told(match: Match, seat: int) -> tuple[str, bytes]:
    """Everything that can be read out of a seat's view and events."""
    known = (match.view(seat), seen(match, seat))
    return repr(known), pickle.dumps(known)


def with_swapped(rules: Rules, match: Match, first: int, second: int) -> Match | None:
    """The match as it would be with two cards of the last pack exchanged.

    None where an action of the last hand would then be illegal.
    """
    record = match.to_record()
    *before, last = record["hands"]
    other = rules.match.from_record(record | {"hands": before})
    deck = last["deck"].split(" ")
    deck[first], deck[second] = deck[second], deck[first]
    other.deal([rules.form.cards[code] for code in deck])
    try:
        for text in last["actions"]:
            other.apply(*seated(rules, text))
    except IllegalAction:
        return None
    return other


def test_after_the_deal_nobody_can_tell_how_the_other_cards_lie(rules: Rules) -> None:
    """All cards but the seat's own, and perhaps one more that lies face up, can lie anywhere."""
    size = len(rules.form.pack.cards)
    for seats in rules.form.seats:
        match, chance = new_match(rules, seats), random.Random(9)
        match.deal(pack(rules, chance))
        for seat in range(seats):
            view = match.view(seat)
            own = {place for place, card in enumerate(match.hands[-1][0]) if card in view.hand}
            hidden = set()
            for first in range(size):
                for second in chance.sample(range(size), 6):
                    other = with_swapped(rules, match, first, second)
                    assert other is not None
                    if seen(other, seat) == seen(match, seat):
                        assert told(other, seat) == told(match, seat)
                        hidden |= {first, second} - own
            assert len(hidden) >= size - len(view.hand) - 1


def test_equal_knowledge_gives_equal_views(rules: Rules) -> None:
    chance = random.Random(10)
    compared = 0
    for match in in_play(rules, 10, hands=2, share=0.15):
        for seat in range(len(match.players)):
            for _ in range(5):
                other = with_swapped(rules, match, *chance.sample(range(len(rules.form.pack.cards)), 2))
                if other is not None and seen(other, seat) == seen(match, seat):
                    assert other.view(seat) == match.view(seat)
                    assert told(other, seat) == told(match, seat)
                    compared += 1
    assert compared > 20


# Records


def test_a_record_tells_the_same_match_again(rules: Rules) -> None:
    for match in positions(rules, 11, hands=2):
        if match.hands:
            match.note(len(match.hands), "note", "said aloud")
        text = json.dumps(match.to_record())
        again = rules.match.from_record(json.loads(text))
        assert json.dumps(again.to_record()) == text
        assert snapshot(rules, again) == snapshot(rules, match)


def test_titles_notes_and_proofs_stay_where_they_stand(rules: Rules) -> None:
    *_, match = positions(rules, 12, hands=2)
    record = match.to_record() | {"title": "Derby", "date": "1926-05-01", "note": "♥"}
    record["hands"][0] |= {"note": "a quiet hand", "deal_proof": {"seed": [1, 2]}}
    assert rules.match.from_record(record).to_record() == record


def test_a_record_and_its_match_do_not_change_each_other(rules: Rules) -> None:
    *_, match = positions(rules, 12, hands=2)
    kept = json.dumps(match.to_record())
    record = match.to_record()
    again = rules.match.from_record(record)
    record["hands"][0]["actions"].append("dance")
    record["players"].reverse()
    record["hands"].clear()
    assert json.dumps(match.to_record()) == json.dumps(again.to_record()) == kept


def test_a_record_is_replayed_hand_by_hand(rules: Rules) -> None:
    *_, match = positions(rules, 12)
    record = match.to_record()
    numbers = [len(state.hands) for state in rules.match.replaying(record)]
    assert numbers == list(range(len(match.hands) + 1))


def test_damaged_records_are_refused(rules: Rules) -> None:
    for each in damaged_records(rules):
        with pytest.raises(RecordError) as caught:
            rules.match.from_record(each)
        assert caught.value.rule
        assert isinstance(caught.value.message, Sentence)


def test_a_variant_is_kept_and_read_again(rules: Rules) -> None:
    variant = rules.options().next_variant
    kept = written(variant)
    assert rules.form.variant_from(json.loads(json.dumps(kept))) == variant
    for seats in rules.form.seats:
        match = new_match(rules, seats)
        assert rules.form.seats_of(match.variant) == len(match.players) == seats
    assert new_match(rules, rules.form.seats_of(variant)).variant == variant
    others: list[Any] = []
    if not is_plain(rules):
        others += [{name: value for name, value in kept.items() if name != key} for key in kept]
        others.append(kept | {"jokers": 2})
    for wrong in (None, [], {"colour": "green"}, {key: [] for key in kept}, *others):
        with pytest.raises(RuleError):
            rules.form.variant_from(wrong)


def wrong_values(value: Any) -> list[Any]:
    """Values that a switch with this one cannot have."""
    if isinstance(value, bool):
        return [1, "true", None, [], {}]
    if isinstance(value, int):
        return [True, -1, 10**6, float(value), str(value), [], {}]
    return [True, 1.5, ["nonsense"], {}]


def test_no_switch_has_a_wrong_value(rules: Rules) -> None:
    kept = written(rules.options().next_variant)
    for switch, value in kept.items():
        for wrong in wrong_values(value):
            with pytest.raises(RuleError):
                rules.form.variant_from(kept | {switch: wrong})


# How it ended


def test_results_standings_and_winners_are_told_seat_by_seat(rules: Rules) -> None:
    ended = 0
    for match in positions(rules, 14, hands=6, share=0.0):
        seats = len(match.players)
        assert len(match.standings) == seats
        winners = match.winners
        assert set(winners) <= set(range(seats))
        if match.is_over:
            assert winners
            assert not match.needs_deck
        else:
            assert not winners
        if match.hands and match.to_move is None:
            ended += 1
            result = rules.hand_result(match)
            assert isinstance(result, StoredResult)
            assert len(result.scores) == len(result.outcomes) == seats
            assert set(result.outcomes) <= {-1, 0, 1}
            assert json.dumps(dict(result.facts))
    assert ended >= 3
