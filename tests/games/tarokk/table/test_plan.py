"""Tarokk on the table: notes, the order of the hand, discards, and the piles of the two sides."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Match, Variant
from tartli_desktop.games.tarokk.table.plan import PLAN
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.kit.trick_piles import OPEN, TAKEN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.scene import TableScene
from tests.games.tarokk.at_the_table import announcing, dealt, done, played
from tests.games.tarokk.positions import cards, discards

FIVE = replace(PASKIEVICS, players=5)


@pytest.fixture(scope="module")
def faces(qapp: object) -> CardFaces:
    return CardFaces("tarokk")


def table_of(faces: CardFaces, match: Match, viewer: int) -> TableScene:
    """A table with a match on it."""
    table = TableScene(Rendering(faces), PLAN, match.variant.players)
    table.motion.set_speed(None)
    table.spoken = lambda event, view: terms.spoken(event)
    table.lay_out(match.view(viewer))
    return table


def said(table: TableScene) -> list[list[str]]:
    return [note.text.splitlines() for note in table.notes]


def follow(table: TableScene, match: Match, viewer: int, actions: str) -> None:
    """Apply actions and show each as it happens."""
    for action in actions.split(", "):
        before = len(match.events)
        done(match, action)
        table.present([event.seen_by(viewer) for event in match.events[before:]], match.view(viewer))


def in_pile(table: TableScene, name: str) -> set[object]:
    return {item.card for item in table.items_of(name)}


# What is said


def test_in_the_auction_each_note_has_all_that_was_said(faces: CardFaces) -> None:  # T4.11
    match = dealt(("SKIZ", "XXI"))
    table = table_of(faces, match, 1)
    follow(table, match, 1, "bid three, bid two, pass, pass, hold")
    # Seat 1 sits at the bottom, and the others follow to the right.
    assert said(table) == [["Three!", "I hold."], ["Two!"], ["Pass."], ["Pass."]]


def test_all_that_was_said_in_a_turn_stands_on_one_note(faces: CardFaces) -> None:  # T9.11
    match = announcing(("SKIZ", "XIX", "", "XX"))
    table = table_of(faces, match, 1)
    follow(table, match, 1, "call XX, trull, kings, pass, kontra game, kontra trull, pass, pass")
    assert said(table) == [
        ["I call the XX.", "Trull!", "Four Kings!"],
        ["Kontra the game!", "Kontra the Trull!"],
        ["Pass."],
        [],
    ]
    # A player's second turn replaces the first on the note.
    follow(table, match, 1, "pass, rekontra game, pass")
    assert said(table)[0] == ["Rekontra the game!"]
    assert said(table)[3] == ["Pass."]


def test_notes_go_with_the_first_trick(faces: CardFaces) -> None:
    match = announcing(("SKIZ", "XIX", "", "XX"))
    table = table_of(faces, match, 1)
    follow(table, match, 1, "call XX, pass, pass, pass, pass")
    lead = str(match.legal_actions(1)[0])
    follow(table, match, 1, lead)
    assert said(table)[0] == ["I call the XX."]
    for _ in range(3):
        assert match.to_move is not None
        follow(table, match, 1, str(match.legal_actions(match.to_move)[0]))
    assert not any(said(table))


# The hand


def test_tarokks_stand_before_the_suits(faces: CardFaces) -> None:  # T1.6
    hand = cards("I XX SKIZ HQ DK CT SJ HA V")
    view = dealt().view(1)
    assert PLAN.in_order(hand, view, alternate=False) == list(cards("SKIZ XX V I HQ HA DK CT SJ"))
    # The colours of the suits alternate.
    assert PLAN.in_order(hand, view, alternate=True) == list(cards("SKIZ XX V I HQ HA CT DK SJ"))


def test_as_many_cards_are_chosen_as_were_drawn() -> None:  # T6.1, T6.3
    match = done(dealt(("SKIZ XX HK",)), "bid three, pass, pass, pass")
    drawn = [PLAN.chosen_at_once(match.view(seat)) for seat in range(4)]
    assert drawn == [0, 3, 0, 0]
    match.apply(1, match.legal_actions(1)[-1])
    assert [PLAN.chosen_at_once(match.view(seat)) for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("codes", "variant"), [("SKIZ HK", PASKIEVICS), ("SKIZ HK XX", Variant(discard_xx=False))]
)
def test_what_may_not_be_discarded_cannot_be_chosen(codes: str, variant: Variant) -> None:  # T6.5
    view = done(
        dealt(("SKIZ XX HK V II III IV HQ HJ",), "DQ DJ DR", variant), "bid three, pass, pass, pass"
    ).view(1)
    assert {card for card in view.hand if not PLAN.may_choose(card, view)} == set(cards(codes))


# Discards and tricks


def test_tarokks_that_the_declarer_discarded_lie_open_until_the_first_lead(faces: CardFaces) -> None:  # T6.6
    match = done(dealt(("SKIZ XVIII XVII",), talon="HQ HJ HR"), "bid three, pass, pass, pass")
    table = table_of(faces, match, 2)
    follow(table, match, 2, "discard XVIII XVII HJ")
    assert not in_pile(table, OPEN[1])
    before = len(match.events)
    discards(match)
    table.present([event.seen_by(2) for event in match.events[before:]], match.view(2))
    assert in_pile(table, OPEN[1]) == set(cards("XVIII XVII"))
    follow(table, match, 2, "keep, keep, keep, keep, call XX, pass, pass, pass, pass")
    assert in_pile(table, OPEN[1]) == set(cards("XVIII XVII"))
    follow(table, match, 2, str(match.legal_actions(1)[0]))
    assert not in_pile(table, OPEN[1])
    assert len(table.items_of(TAKEN[1])) == 3


def test_the_dealer_of_five_has_what_the_opponents_laid_away(faces: CardFaces) -> None:  # T6.6, T16.4
    match = announcing(("SKIZ",), variant=FIVE)
    table = table_of(faces, match, 1)
    # Seat 0 deals, seat 1 is the declarer.
    assert [len(table.items_of(TAKEN[seat])) for seat in range(5)] == [3, 3, 0, 0, 0]


def test_each_has_a_pile_until_the_sides_are_known_and_then_each_side(faces: CardFaces) -> None:  # T10.5
    match = done(announcing(("SKIZ XIX", "XXI", "", "XX")), "call XX, pass, pass, pass, pass")
    table = table_of(faces, match, 1)
    assert [bool(table.items_of(TAKEN[seat])) for seat in range(4)] == [True] * 4
    # SKIZ is led, and the partner keeps the XX, so the sides are not known yet.
    follow(table, match, 1, "play SKIZ, play XXI")
    for _ in range(2):
        assert match.to_move is not None
        seat = match.to_move
        low = [each for each in match.legal_actions(seat) if str(each) != "play XX"][-1]
        follow(table, match, 1, str(low))
    assert match.view(2).sides[0] is None
    piles = [len(table.items_of(TAKEN[seat])) for seat in range(4)]
    assert piles == [1, 7, 1, 1]
    # When the XX is played, all players know the sides.
    follow(table, match, 1, "play XIX")
    for _ in range(2):
        assert match.to_move is not None
        follow(table, match, 1, str(match.legal_actions(match.to_move)[-1]))
    follow(table, match, 1, "play XX")
    assert match.view(2).sides[0] == "F"
    piles = [len(table.items_of(TAKEN[seat])) for seat in range(4)]
    assert sum(map(bool, piles)) == 2
    assert piles[1] == 1 + 7 + 4
    assert sum(piles) == 6 + 8


def test_all_sides_may_be_known_before_the_play(faces: CardFaces) -> None:
    """T10.1: the partner has announced."""
    match = done(announcing(("SKIZ XIX", "XXI", "", "XX")), "call XX, pass, pass, pass, trull, pass")
    done(match, "pass, pass, pass")
    table = table_of(faces, played(match), 1)
    assert sum(bool(table.items_of(TAKEN[seat])) for seat in range(4)) == 2
