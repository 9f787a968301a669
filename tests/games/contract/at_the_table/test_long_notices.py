"""A notice that has no room beside the choices is still shown whole."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel

from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tests.games.contract.programs import IN_TWO, ByMouse, Program, settle
from tests.games.contract.stored import keep
from tests.games.contract.walks import new_match
from tests.windows.languages import speak

LONG = (
    "Leg weg: Herz-Cavall und Karo-Bube. Damit wird eine Farbe blank, und du kannst sie stechen. Dann reize "
    "40-100-Ulti mit Laub als Adut. Du kannst etwa +11,3 Punkte (+113 Ft) erwarten; wenn du Herz-Ulti "
    "mit vier Säuen reizt, +8,7 Punkte. Wer den Talon aufnimmt, bekommt weder einen Siebener noch ein Herz."
)
"""More than the longest hint for a discard, in the longest language."""


pytestmark = pytest.mark.usefixtures("english_afterwards")


@IN_TWO
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_long_hint_is_seen_whole(program: Program, rules: Rules, size: tuple[int, int]) -> None:
    speak("de")
    program.window.resize(*size)
    match = new_match(rules, rules.form.seats[-1])
    match.deal(rules.form.pack.cards)
    store = program.window.saving.store
    kept = keep(store, rules, match)
    store.set_extra(kept, "practice", "1")
    assert program.window.on_table.resume(kept)
    ByMouse(program).play_until(lambda session: session.phase is Phase.DECIDE)
    area = program.area
    notice = area.panel.findChild(QLabel, "notice")
    assert isinstance(notice, QLabel)
    # As many choices as bidders have; Tartli has none beside its many buttons.
    choices = [("Weiter", lambda: None)] * (4 if len(program.session.names) > 2 else 0)
    area.panel.show_choices(choices, play=True)
    settle()
    bottom = area.panel.mapTo(area, area.panel.rect().bottomLeft())
    area.notify(LONG)
    settle()
    assert notice.height() >= notice.heightForWidth(notice.width())
    seen = area.column.viewport()
    assert notice.mapTo(seen, QPoint()).x() + notice.width() <= seen.width()
    assert all(button.isVisible() and not button.geometry().isEmpty() for button in area.panel.choices)
    # The slate scrolls out of sight rather than being written over itself.
    slate = area.slate
    assert slate is None or slate.height() >= slate.heightForWidth(area.column.room)
    # The buttons have not moved.
    assert area.panel.mapTo(area, area.panel.rect().bottomLeft()) == bottom
