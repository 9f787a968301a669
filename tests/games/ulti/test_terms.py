"""The words of Ulti in Hungarian, where a part and a bid, or a number and its word, are not the same."""

from dataclasses import replace

import pytest

from tartli_desktop.games.ulti.help.chapters import course
from tartli_desktop.games.ulti.rules.events import Claimed, Event, MarriageSaid
from tartli_desktop.games.ulti.rules.variant import ASSOCIATION, SOCIAL, TWO_ROUNDS, Variant
from tartli_desktop.games.ulti.words import terms


@pytest.mark.usefixtures("hungarian")
def test_the_simple_is_parti_as_a_part_and_passz_as_a_bid() -> None:
    """U8.1: "kontra parti" is said at the table, but nobody bids a parti."""
    assert terms.bid_name("simple") == "passz"
    assert terms.bid_name("hearts simple") == "piros passz"
    assert terms.lanes_named(["ulti", "simple"]) == "ulti, parti"
    assert terms.lanes_in_sentence(["simple/2"]) == "a partit"
    assert terms.lanes_in_sentence(["40-100", "ulti", "simple"]) == "a 40-100-at, az ultit és a partit"


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize(
    ("values", "said"),
    [((40,), "negyvenet"), ((20,), "húszat"), ((40, 20, 20), "negyvenet, húszat és húszat")],
)
def test_only_the_marriages_that_are_held_are_named(values: tuple[int, ...], said: str) -> None:  # U7.2
    assert terms.marriages_in_sentence(values) == said


@pytest.mark.usefixtures("hungarian")
@pytest.mark.parametrize(
    ("event", "contract", "said"),
    [
        (MarriageSaid(0, (40, 20)), "simple", "Negyven, húsz!"),
        (MarriageSaid(0, (20,)), "simple", "Húsz!"),
        (Claimed(0), "ulti", "Viszem a többit."),
        (Claimed(0), "betli", "Nem viszek többet."),
    ],
)
def test_players_say_what_is_said_at_the_table(event: Event, contract: str, said: str) -> None:  # U7.2, U13.3
    assert terms.spoken(event, contract) == said


@pytest.mark.parametrize(
    ("variant", "is_told"),
    [
        (ASSOCIATION, False),
        (SOCIAL, False),
        (TWO_ROUNDS, True),
        (replace(TWO_ROUNDS, forfeit_simple="automatic"), True),
        (replace(TWO_ROUNDS, forfeit_simple="none"), False),
    ],
)
def test_a_simple_of_the_first_round_costs_twice(qapp: object, variant: Variant, is_told: bool) -> None:
    """U5.2: m times its value, which is 2 for a bid of the first round."""
    told = "".join(section.body for section in course(variant))
    assert ("kept from the first round costs twice that" in told) is is_told
