"""Errors that the rules of any game raise."""

import pickle

import pytest

from tartli_desktop.game.errors import (
    IllegalAction,
    RecordError,
    RuleError,
    Sentence,
    for_translators,
    places_in,
)

FOLLOW = Sentence("{suit} must be followed", suit="Acorns")


def test_an_error_names_rule_and_sentence() -> None:
    error = IllegalAction("U9.1", "HO is not in your hand")
    assert isinstance(error, ValueError)
    assert (error.rule, error.message) == ("U9.1", "HO is not in your hand")
    assert str(error) == "HO is not in your hand (U9.1)"


def test_a_template_numbers_its_values_for_translators() -> None:
    assert for_translators("{bid} is over {other}, not {bid} under it") == "%1 is over %2, not %1 under it"
    assert places_in("{bid} is over {other}, not {bid} under it") == ("bid", "other")


def test_a_record_is_refused_at_a_place() -> None:
    error = RecordError(2, 5, "U9.2", FOLLOW)
    assert (error.hand, error.action) == (2, 5)
    assert str(error) == "hand 2, action 5: Acorns must be followed (U9.2)"
    assert str(RecordError(0, 0, "U17", "a record is an object")) == "head: a record is an object (U17)"


@pytest.mark.parametrize("error", [RuleError("U15", "unit is 0"), RecordError(2, 5, "U9.2", FOLLOW)])
def test_an_error_comes_through_to_another_process(error: RuleError) -> None:
    through = pickle.loads(pickle.dumps(error))
    assert (type(through), through.args, vars(through)) == (type(error), error.args, vars(error))


def test_a_sentence_is_a_text_with_a_template_and_values() -> None:
    sentence = Sentence("{card} is not in this player's hand", card="HO")
    assert sentence == "HO is not in this player's hand"
    again = pickle.loads(pickle.dumps(sentence))
    for each in (sentence, again):
        assert (each.template, each.values) == ("{card} is not in this player's hand", {"card": "HO"})
