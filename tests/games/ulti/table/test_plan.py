"""Ulti on the table: notes, the order of the hand, and open hands."""

import random

import pytest

from tartli_desktop.cards.german import CARDS, Card, Suit
from tartli_desktop.games.ulti import ASSOCIATION, Lay, Match, Variant
from tartli_desktop.games.ulti.table.plan import PLAN
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.kit.trick_piles import OPEN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.scene import TableScene
from tests.games.ulti.at_the_table import do


@pytest.fixture(scope="module")
def faces(qapp: object) -> CardFaces:
    return CardFaces()


def table_of(faces: CardFaces) -> TableScene:
    table = TableScene(Rendering(faces), PLAN, 3)
    table.motion.set_speed(None)
    table.spoken = lambda event, view: terms.spoken(event)
    return table


def said(table: TableScene) -> list[list[str]]:
    return [sorted(note.text.splitlines()) for note in table.notes]


def dealt(seed: int, variant: Variant = ASSOCIATION) -> Match:
    match = Match.new(variant, first_dealer=2)
    deck = list(CARDS)
    random.Random(seed).shuffle(deck)
    match.deal(deck)
    return match


def lay(match: Match) -> None:
    """Lay any two cards away."""
    seat = match.to_move
    assert seat is not None
    match.apply(seat, next(each for each in match.legal_actions(seat) if isinstance(each, Lay)))


def test_in_the_auction_each_note_has_what_was_said_last(faces: CardFaces) -> None:  # U4.7
    match, table = dealt(1), table_of(faces)
    table.lay_out(match.view(1))
    for text in ("lay", "0:bid ulti", "1:pass", "2:take", "lay", "2:bid betli", "0:pass", "1:take"):
        before = len(match.events)
        lay(match) if text == "lay" else do(match, text)
        events = [event.seen_by(1) for event in match.events[before:]]
        table.present(events, match.view(1))
    # Seat 1 sits at the bottom, seat 2 at the right, seat 0 at the left.
    assert said(table) == [["I pick it up."], ["Betli!"], ["Pass."]]
    laid = table_of(faces)
    laid.lay_out(match.view(1))
    assert said(laid) == said(table)


def test_tens_are_low_where_there_are_no_trumps(faces: CardFaces) -> None:  # U1.3, U1.4
    seat = 0
    match, table = next(
        (match, table_of(faces))
        for match in map(dealt, range(100))
        if {Card.HX, Card.HK} <= set(match.view(seat).hand) - set(match.legal_actions(seat)[0].cards)
    )
    lay(match)
    table.lay_out(match.view(seat))

    def ranks_held() -> list[str]:
        return [str(card.rank) for card in table.own_cards if card.suit is Suit.HEARTS]

    ranks = set(ranks_held())
    assert {"X", "K"} <= ranks
    assert ranks_held() == sorted(ranks, key="AXKOU987".index)
    before = len(match.events)
    do(match, "0:bid betli", "1:pass", "2:pass", "0:pass")
    table.present([event.seen_by(seat) for event in match.events[before:]], match.view(seat))
    assert ranks_held() == sorted(ranks, key="AKOUX987".index)


def test_hands_are_laid_open_before_those_who_may_see_them(faces: CardFaces) -> None:  # U10.1, U10.2
    for whose, seats in (("all", {1, 2}), ("soloist", set())):
        match, table = dealt(4, Variant(open_hands=whose)), table_of(faces)  # type: ignore[arg-type]
        table.lay_out(match.view(0))
        lay(match)
        do(match, "0:bid open-durchmars", "1:pass", "2:pass", "0:pass", "0:trump B")
        do(match, "0:play", "1:play", "2:play")
        table.lay_out(match.view(0))
        assert {seat for seat in range(3) if table.items_of(OPEN[seat])} == seats
        assert len(table.own_cards) == 9
        defender = table_of(faces)
        defender.lay_out(match.view(1))
        assert {item.card for item in defender.items_of(OPEN[0])} == set(match.view(0).hand)


def test_where_nobody_names_trumps_the_contract_is_said_once_more(faces: CardFaces) -> None:  # U5.1
    match, table = dealt(1), table_of(faces)
    table.lay_out(match.view(1))
    before = len(match.events)
    lay(match)
    do(match, "0:bid hearts simple", "1:pass", "2:pass", "0:pass")
    table.present([event.seen_by(1) for event in match.events[before:]], match.view(1))
    assert said(table) == [[], [], ["Simple of Hearts!"]]
