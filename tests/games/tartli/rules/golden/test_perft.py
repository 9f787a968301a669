"""The number of legal sequences of actions is unchanged in every variant (R3 to R9)."""

import json

import pytest

from .make_perft import TABLE, VARIANTS, counts

EXPECTED = json.loads(TABLE.read_text(encoding="utf-8"))


def test_there_is_a_row_for_every_variant() -> None:
    assert list(EXPECTED) == list(VARIANTS)


def test_no_two_rows_are_alike() -> None:
    rows = [json.dumps(row) for row in EXPECTED.values()]
    assert len(set(rows)) == len(rows), "a switch whose actions are nowhere legal or illegal"


@pytest.mark.parametrize("name", VARIANTS)
def test_so_many_sequences_are_legal(name: str) -> None:
    assert counts(VARIANTS[name]) == EXPECTED[name]
