"""The levels that solve the ending never play a wrong card in tricks 8 to 16 of real play."""

from tests.benchmarks.tartli import endings


def test_no_card_is_wrong_in_tricks_8_to_16() -> None:
    # R4.2, R9: `python -m tests.benchmarks.tartli.endings` checks a thousand positions.
    seen, faults = endings.check(0)
    assert seen >= 10
    assert not faults
