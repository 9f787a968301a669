"""Shown event by event, a match of every game lies on the table as if laid out at once, for every viewer."""

import random

import pytest

from tartli_desktop.face import face_of
from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.packs.pack_kinds import kind_of
from tartli_desktop.table.card_faces.faces import CardFaces
from tartli_desktop.table.card_item import Rendering
from tartli_desktop.table.places.layout import Place
from tartli_desktop.table.scene import TableScene
from tests.games.contract.programs import IN_ALL
from tests.games.contract.walks import choice, new_match, pack

pytestmark = IN_ALL

HANDS = 3


@pytest.fixture
def faces(rules: Rules) -> CardFaces:
    return CardFaces(kind_of(rules.form.pack.cards).built_in[0])


def table_of(rules: Rules, faces: CardFaces, seats: int, speed: float | None = None) -> TableScene:
    table = TableScene(Rendering(faces), face_of(rules.name).plan, seats)
    table.motion.set_speed(speed)
    table.spoken = face_of(rules.name).words.spoken
    return table


def said(table: TableScene) -> list[list[str]]:
    return [sorted(note.text.splitlines()) for note in table.notes]


def lies(table: TableScene, rules: Rules) -> dict[str, list[tuple[object, Place]]]:
    """The cards and places of each pile. The cards of the pack are left out, since all show their backs."""
    names = [spec.name for spec in face_of(rules.name).plan.piles(table.layout.seats)]
    piles = {name: [(item.card, item.place) for item in table.items_of(name)] for name in names}
    return piles | {"pack": [(None, item.place) for item in table.pack_items]}


def do_something(rules: Rules, match: Match, chance: random.Random) -> tuple[object, ...]:
    """Deal, or take a legal action; return the events."""
    return match.deal(pack(rules, chance)) if match.needs_deck else match.apply(*choice(rules, match, chance))


def test_shown_event_by_event_it_lies_as_laid_out(rules: Rules, faces: CardFaces) -> None:
    hands = max(1, HANDS // len(rules.form.seats))
    for seats in rules.form.seats:
        # The others sit at the same table, only turned.
        for viewer in range(2):
            # Every second table moves its cards.
            speed = 1.0 if viewer % 2 else None
            chance, match = random.Random(70 + viewer), new_match(rules, seats, viewer)
            followed, laid = table_of(rules, faces, seats, speed), table_of(rules, faces, seats)
            followed.lay_out(match.view(viewer))
            while len(match.hands) <= hands and not match.is_over:
                events = do_something(rules, match, chance)
                followed.present([event.seen_by(viewer) for event in events], match.view(viewer))
                followed.motion.finish()
                laid.lay_out(match.view(viewer))
                assert lies(followed, rules) == lies(laid, rules)
                assert said(followed) == said(laid), match.hands[-1][1]


def test_all_cards_lie_there_and_what_a_player_does_not_know_has_no_face(
    rules: Rules, faces: CardFaces
) -> None:
    covered = 0
    for seats in rules.form.seats:
        chance, match = random.Random(80), new_match(rules, seats)
        tables = [table_of(rules, faces, seats) for _ in range(seats)]
        names = [spec.name for spec in face_of(rules.name).plan.piles(seats)]
        while len(match.hands) < 2 and not match.is_over:
            do_something(rules, match, chance)
            # Each player looks in turn.
            viewer = len(match.hands[-1][1]) % seats
            view, table = match.view(viewer), tables[viewer]
            table.lay_out(view)
            there = sum(len(table.items_of(name)) for name in names) + len(table.pack_items)
            assert there == len(rules.form.pack.cards)
            assert {item.card for item in table.own_items} == set(view.hand)
            hands = [item for seat in range(seats) for item in table.items_of(f"hand {seat}")]
            others = [item for item in hands if item not in table.own_items]
            assert all(item.card is None for item in others)
            covered += len(others)
    assert covered


def test_what_was_said_of_the_draw_goes_with_the_first_hand(rules: Rules, faces: CardFaces) -> None:
    """This also holds where nobody cuts the pack."""
    for seats in rules.form.seats:
        chance, match = random.Random(95), new_match(rules, seats)
        table, laid = table_of(rules, faces, seats), table_of(rules, faces, seats)
        table.lay_out(match.view(0))
        table.show_draw(rules.draw_for_dealer(chance.shuffle, seats).rounds[-1], ("Anna",) * seats)
        assert all(note.text for note in table.notes)
        events = match.deal(pack(rules, chance))
        table.present([event.seen_by(0) for event in events], match.view(0))
        table.motion.finish()
        laid.lay_out(match.view(0))
        assert [note.text for note in table.notes] == [note.text for note in laid.notes]
        assert lies(table, rules) == lies(laid, rules)
