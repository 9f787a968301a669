"""Counts of legal sequences: whatever becomes legal or illegal changes a count."""

import json

import pytest

from .make_perft import TABLE, VARIANTS, counts

COUNTS = json.loads(TABLE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_perft(variant: str) -> None:
    assert counts(VARIANTS[variant]) == COUNTS[variant]


def test_every_switch_makes_a_difference() -> None:
    same = [name for name in VARIANTS if name != "paskievics" and COUNTS[name] == COUNTS["paskievics"]]
    assert same == ["five players"]  # T2.2: a fifth player changes nothing for the other four
