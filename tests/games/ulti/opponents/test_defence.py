"""Defenders with open hands count, and the time for cards goes to those that may be best."""

from random import Random

import pytest

from tartli_desktop.games.ulti import ASSOCIATION, CARDS, Action, Good, Match, Play
from tartli_desktop.games.ulti.opponents import LEVELS, casual, choose
from tartli_desktop.games.ulti.opponents.search.knowledge import Knowledge
from tartli_desktop.games.ulti.opponents.search.open_cards import Solver
from tartli_desktop.games.ulti.opponents.search.trickplay import Table, deal_values
from tartli_desktop.games.ulti.opponents.search.worlds import worlds
from tests.games.ulti.at_the_table import do
from tests.games.ulti.seated import parse_seated

from .endings import read
from .test_levels import dealt


def open_betli(seed: int) -> Match:
    """An Open Betli of seat 1, on low cards, after the doubles."""
    chance = Random(seed)
    low = sorted(CARDS, key=lambda card: card.rank)
    mine = [*chance.sample(low[:18], 10), *chance.sample(low[18:], 2)]
    rest = chance.sample([card for card in CARDS if card not in mine], 20)
    match = Match.new(ASSOCIATION, first_dealer=0)
    match.deal([*mine[:7], *rest[:10], *mine[7:], *rest[10:]])
    for text in (f"1:lay {mine[10]} {mine[11]}", "1:bid open-betli", "2:pass", "0:pass", "1:pass"):
        match.apply(*parse_seated(text))
    return match


def played_after(match: Match, action: Action) -> Match:
    """The match after an action, all doubles said."""
    twin = match.copy()
    assert twin.to_move is not None
    twin.apply(twin.to_move, action)
    while twin.phase == "answer":
        twin.apply(twin.to_move, Good())
    return twin


def worth_of(match: Match) -> int:
    """What the soloist gets if all play with open cards from here."""
    if match.to_move is None:
        return match.results[-1].points[1]
    stakes, position = read(match)
    return Solver(stakes).value(position)


@pytest.mark.parametrize("level", LEVELS[2:])
def test_an_open_betli_that_can_be_beaten_is_beaten(level: str) -> None:  # U10.2
    beatable = 0
    for seed in range(8):
        match = open_betli(seed)
        for _ in range(3):
            match = played_after(match, casual.card(match.view(match.to_move or 0)))
        if match.to_move is None or worth_of(match) > 0:
            continue
        beatable += 1
        while (seat := match.to_move) is not None:
            if seat == 1:
                afters = [
                    played_after(match, each) for each in match.legal_actions(1) if isinstance(each, Play)
                ]
                match = max(afters, key=worth_of)
            else:
                match = played_after(match, choose(match.view(seat), level, seed=seed))
        assert match.results[-1].points[1] < 0
    assert beatable >= 2


def middle_of_a_hand(seed: int) -> Match:
    """A Simple of the forehand, with a defender on turn to the third trick."""
    match = Match.new(ASSOCIATION, first_dealer=0)
    match.deal(Random(seed).sample(CARDS, 32))
    number = 0
    while len(match.view(1).tricks) < 2 or match.to_move == match.soloist or len(match.view(1).legal) == 1:
        seat = match.to_move
        assert seat is not None
        match.apply(seat, choose(match.view(seat), "casual", seed=number))
        number += 1
    return match


def test_clearly_worse_cards_leave_their_time_to_the_others() -> None:
    dropped = 0
    for seed in range(6):
        match = middle_of_a_hand(seed)
        assert match.to_move is not None
        table = Table(Knowledge(match.view(match.to_move)))
        deals = worlds(table.knowledge, 24, Random(seed))
        some, every = (deal_values(table, deals, 3, drops=drops) for drops in (True, False))
        sign = 1 if match.to_move == table.soloist else -1
        best = max(every, key=lambda card: sign * sum(every[card]))
        assert some[best] == every[best][: len(some[best])]
        dropped += sum(len(some[card]) < len(some[best]) for card in some)
    assert dropped


def test_without_time_all_cards_are_valued_alike() -> None:  # U18.8
    for seed in range(6):
        match = middle_of_a_hand(seed)
        assert match.to_move is not None
        table = Table(Knowledge(match.view(match.to_move)))
        deals = worlds(table.knowledge, 24, Random(seed))
        found = deal_values(table, deals, 6, lambda: True)
        # By rules of thumb to the end, in several deals: no card was searched and another not.
        assert len({len(values) for values in found.values()}) == 1
        for number, world in enumerate(deals[: len(found[table.cards()[0]])]):
            played = table.values(world, table.cards(), 0)
            assert {card: values[number] for card, values in found.items()} == played
        assert number + 1 == min(len(deals), 8)


def test_a_defender_leads_no_trumps_for_the_soloist() -> None:
    match = dealt("BA BK BU B8 A7 LK L9 HA HX H7", "B9 B7 AA AX AO A8 LX L7 HK H9", "", "AU L8")
    do(match, "1:lay AU L8", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump B")
    do(match, "1:play A7", "2:play AA", "0:play")
    assert not any(str(choose(match.view(2), seed=seed)).startswith("play B") for seed in range(2))


def test_a_card_that_wins_is_led_before_one_that_brings_as_much_in_all_deals() -> None:
    # No deal has a trump in the talon; if the Under lies there, only the Ten of Leaves beats the Simple.
    match = dealt("BX BO B7 AX AK AU A8 LA HO H9", "BK B9 B8 AA A9 LX LK L7 HX HU", "", "LO BU")
    do(match, "1:lay LO BU", "1:bid simple", "2:pass", "0:pass", "1:pass", "1:trump B")
    played = "BO BK BA AO AK AA B8 A7 BX H9 HX HA L8 LA L7 HO HU HK H7 B7 B9"
    for card in played.split():
        do(match, f"{match.to_move}:play {card}")
    assert str(choose(match.view(2), seed=1)) == "play LX"
