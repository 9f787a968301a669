"""Errors that the rules of any game raise."""

import pickle

import pytest

from tartli_desktop.game.errors import ActionTextError, IllegalAction, RecordError, RuleError, Sentence

FOLLOW = Sentence("follow", "{suit} must be followed", suit="Acorns")


def test_an_error_names_rule_and_sentence() -> None:
    error = IllegalAction("U9.1", "HO is not in your hand")
    assert isinstance(error, ValueError)
    assert (error.rule, error.message) == ("U9.1", "HO is not in your hand")
    assert str(error) == "HO is not in your hand (U9.1)"
    assert (error.key, error.values) == ("", {})


def test_a_sentence_is_translated_by_its_key() -> None:
    error = ActionTextError("U17.1", Sentence("no_action", "{text} is not an action", text="'plai'"))
    german = {"no_action": "{text} ist keine Aktion"}
    assert german[error.key].format(**error.values) == "'plai' ist keine Aktion"


def test_a_record_is_refused_at_a_place() -> None:
    error = RecordError(2, 5, "U9.2", FOLLOW)
    assert (error.hand, error.action) == (2, 5)
    assert str(error) == "hand 2, action 5: Acorns must be followed (U9.2)"
    assert str(RecordError(0, 0, "U17", "a record is an object")) == "head: a record is an object (U17)"


@pytest.mark.parametrize("error", [RuleError("U15", "unit is 0"), RecordError(2, 5, "U9.2", FOLLOW)])
def test_an_error_comes_through_to_another_process(error: RuleError) -> None:
    through = pickle.loads(pickle.dumps(error))
    assert (type(through), through.args, vars(through)) == (type(error), error.args, vars(error))


def test_a_sentence_is_a_text_with_a_key_and_values() -> None:
    sentence = Sentence("not in hand", "{card} is not in this player's hand", card="HO")
    assert sentence == "HO is not in this player's hand"
    assert (sentence.key, sentence.values) == ("not in hand", {"card": "HO"})


def test_an_error_has_the_key_and_values_of_its_sentence() -> None:
    error = IllegalAction("R4", Sentence("not in hand", "{card} is not in this player's hand", card="HO"))
    assert (error.key, error.values) == ("not in hand", {"card": "HO"})
    again = pickle.loads(pickle.dumps(error))
    assert (again.message, again.message.key, again.values) == (error.message, "not in hand", {"card": "HO"})
