"""The table shows what the player knows, after every event, and nothing more (R12)."""

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli.table.plan import PLAN
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import FAR_WIDTH
from tartli_desktop.table.scene import TableScene
from tests.games.tartli.rules.positions import dealt, play


def table_of(faces: CardFaces) -> TableScene:
    table = TableScene(Rendering(faces), PLAN)
    table.motion.set_speed(None)
    return table


def test_the_exchange_is_seen_by_both(faces: CardFaces) -> None:  # R8.4
    match = dealt(hands=("", "H7"), turned="HO", dealer=0)
    table = table_of(faces)
    table.lay_out(match.view(0))
    table.present([event.seen_by(0) for event in play(match, "1:exchange")], match.view(0))
    assert [item.card for item in table.stock_items if item.place == table.layout.turned] == [Card.H7]
    # The player knows the Over, but the fan shows backs.
    assert {item.card for item in table.items_of_pack if item.place.width == FAR_WIDTH} == {None}


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
