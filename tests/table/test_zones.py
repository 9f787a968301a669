"""The table shows what the player knows, after every event, and nothing more (R12)."""

import pytest

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import Match, Variant
from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import Place
from tartli_desktop.table.scene import TableScene
from tests.games.tartli.rules.positions import dealt, play

from .zones import VARIANTS, hidden_faces, random_match, zones_by, zones_of


def table_of(faces: CardFaces, speed: float | None = None) -> TableScene:
    table = TableScene(Rendering(faces), PLAN)
    table.motion.set_speed(speed)
    return table


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("seed", range(2))
def test_a_view_laid_out_lies_as_if_it_had_been_followed(
    faces: CardFaces, variant: Variant, seed: int
) -> None:
    viewer = seed % 2
    followed, laid = table_of(faces), table_of(faces)
    followed.lay_out(Match.new(variant, first_dealer=0).view(viewer))
    for events, view in random_match(seed, variant, viewer=viewer):
        followed.present(events, view)
        laid.lay_out(view)
        for name in (spec.name for spec in PLAN.piles(2)):
            assert lies(laid, name) == lies(followed, name)
        assert laid.own_cards == followed.own_cards
        assert [note.text for note in laid.notes] == [note.text for note in followed.notes]
        places = [sorted(map(str, (item.place for item in t.items_of_pack))) for t in (laid, followed)]
        assert places[0] == places[1]


def lies(table: TableScene, pile: str) -> list[tuple[Card | None, Place]]:
    return [(item.card, item.place) for item in table.items_of(pile)]


def test_the_exchange_is_seen_by_both(faces: CardFaces) -> None:  # R8.4
    match = dealt(hands=("", "H7"), turned="HO", dealer=0)
    table = table_of(faces)
    table.lay_out(match.view(0))
    table.present([event.seen_by(0) for event in play(match, "1:exchange")], match.view(0))
    assert zones_of(table) == zones_by(match.view(0))
    assert zones_of(table).turned is Card.H7
    # The player knows the Over, but the fan shows backs.
    assert hidden_faces(table, match.view(0)) == set()


def test_the_draw_for_first_dealer_lies_face_up(faces: CardFaces) -> None:  # R3.1
    table = table_of(faces)
    table.show_draw((Card.HA, Card.B7), ("Anna", "Kata"))
    assert [item.card for item in table.drawn_items] == [Card.HA, Card.B7]
    assert all(item.place.face_up for item in table.drawn_items)
    assert [note.text for note in table.notes] == ["Anna: Ace of Hearts", "Kata: Seven of Bells"]
    assert len(table.pack_items) == 30
    assert all(item.card is None and not item.place.face_up for item in table.pack_items)


def test_only_cards_that_may_be_played_are_not_dimmed(faces: CardFaces) -> None:  # R4.2
    table = table_of(faces)
    view = dealt(hands=("AAKO LAKO", ""), turned="H7").view(0)
    table.lay_out(view)
    table.show_playable({Card.AA, Card.AK})
    assert {item.card for item in table.own_items if not item.dimmed} == {Card.AA, Card.AK}
    assert not any(item.dimmed for item in table.items_of_pack if item not in table.own_items)
    table.show_playable(None)
    assert not any(item.dimmed for item in table.items_of_pack)
