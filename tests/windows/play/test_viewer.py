"""The table is laid out for the viewer's seat: a match looks the same from either seat."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tartli_desktop.games.tartli import AUSTRIAN, Declare, Match
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Talk
from tests.session.playing import Scripted, at_random, quick, settle
from tests.windows.play.two_people.cafe import told_to_readers
from tests.windows.simulated_user import find
from tests.windows.tables import Table, opened

NAMES = ("Anna", "Kata")


@pytest.fixture
def tables(qtbot: QtBot) -> Iterator[tuple[Table, Table]]:
    """The same match at two tables, with the person in seat 0 at the first and in seat 1 at the other."""
    with ExitStack() as stack:
        first, second = (Table(qtbot, stack.enter_context(opened(qtbot))) for _ in range(2))
        yield first, second
        first.leave()
        second.leave()


def seated(table: Table, person: int, dealer: int) -> None:
    """Begin a match; with ``dealer`` 0 the person deals first."""
    thinker = Scripted(at_random(random.Random(5)))
    names = NAMES[::-1] if person else NAMES
    match = Match.new(AUSTRIAN, first_dealer=dealer ^ person, players=names)
    levels = ("heuristic", None) if person else (None, "heuristic")
    table.seat(match, thinker, quick(talk=Talk.MUCH, show_known=True), levels=levels)


def shown(table: Table, *, reads: bool) -> dict[str, object]:
    """All that the player sees and hears; if ``reads``, also what a screen reader finds, which is slow."""
    area = table.area
    # Only one of two windows can have the keyboard, which points at a card.
    area.view.clearFocus()
    scene, summary = area.view.scene(), find(area, HandSummary)
    return {
        "cards": [(item.card, item.place, item.dimmed) for item in scene.items_of_pack],
        "words": [area.panel.prompt, area.panel.notice_text, area.announcer.last],
        "notes": [note.text for note in scene.notes],
        "plates": [(plate.text(), plate.pos()) for plate in scene.plate_items],
        "slate": (area.slate.names, area.slate.totals, area.slate.games),
        "summary": [] if summary is None else [label.text() for label in summary.findChildren(QLabel)],
        "read": list(told_to_readers(QAccessible.queryAccessibleInterface(area))) if reads else [],
    }


def act(table: Table, chance: random.Random) -> None:
    session = table.game.session
    match session.phase:
        case Phase.CUT:
            session.cut(7)
        case Phase.HAND_OVER | Phase.OPENING:
            session.go_on()
        case Phase.PAUSE:
            session.gather()
        case Phase.DECIDE:
            melds = [action for action in session.view.legal if isinstance(action, Declare)]
            assert session.do(melds[0] if melds else at_random(chance)(session.view)) is None
    settle()


def test_a_match_looks_the_same_from_either_seat(tables: tuple[Table, Table]) -> None:
    for person, table in enumerate(tables):
        seated(table, person, dealer=1)
    chances = [random.Random(8) for _ in tables]
    hands = set()
    for step in range(60):
        first, second = (shown(table, reads=step % 8 == 0) for table in tables)
        assert first == second
        for table, chance in zip(tables, chances, strict=True):
            act(table, chance)
        hands.add(tables[0].game.session.hands_played)
    assert hands >= {1, 2}
    records = [table.game.session.record() for table in tables]
    assert [record["players"] for record in records] == [[*NAMES], [*NAMES[::-1]]]
    assert [text[0] for text in records[0]["hands"][0]["actions"]] == [
        "10"[int(text[0])] for text in records[1]["hands"][0]["actions"]
    ]
