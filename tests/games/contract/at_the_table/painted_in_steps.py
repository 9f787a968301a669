"""The table of any game painted step by step, compared with the same table painted in full.

As a program it plays at random and prints how much differed::

    QT_SCALE_FACTOR=1.5 python -m tests.games.contract.at_the_table.painted_in_steps GAME SEATS SEED W H
"""

import os
import random
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QEventLoop
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, sit_down
from tests.games.contract.walks import new_match
from tests.windows.play.painted_in_steps import LEFT, STEPS_OF_ANY, PaintedTable

STEPS = 40
"""How many things are done."""
SPEED = 3.0


class PaintedMatch(PaintedTable):
    """A match of any game in which the person now and then takes a random action that carries on the hand."""

    def __init__(self, area: PlayArea, session: Session, chance: random.Random) -> None:
        super().__init__(area, session, chance, (*STEPS_OF_ANY, "go on", "decide", "decide", "put away"))

    def _go_on(self) -> None:
        """Click a button that is offered, or a full trick."""
        choices = [each for each in self._area.panel.choices if each.isEnabled() and each.isVisible()]
        if choices and self._session.phase is not Phase.PAUSE:
            QTest.mouseClick(self._chance.choice(choices), LEFT)
        else:
            super()._go_on()

    def _settle(self) -> None:
        """Wait for the opponents too: what one says stays there for a moment before the next speaks."""
        super()._settle()
        while self._session.phase is Phase.OPPONENT:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            super()._settle()

    def _decide(self) -> None:
        """Choose at random among the actions of the kind that ``Rules.fallback`` gives."""
        session = self._session
        if session.phase is not Phase.DECIDE:
            return
        usual = type(session.rules.fallback(session.played(), session.person))
        session.do(self._chance.choice([each for each in session.view.legal if type(each) is usual]))

    def _put_away(self) -> None:
        """Close the dialog that lies over the table."""
        self._area.dialogs.close_shown()


def main(game: str, seats: int, seed: int, width: int, height: int, pictures: str = "") -> int:
    """Play, and return after how many steps the two pictures differed."""
    app = QApplication.instance() or QApplication([])
    rules = rules_of(game)
    moves = seed % 2 == 1
    settings = msgspec.structs.replace(QUICK, motion=moves, speed=SPEED)
    window, area = QMainWindow(), PlayArea(face_of(game), CurrentSettings(settings), seats=seats)
    area.guard_input(0)
    window.setCentralWidget(area)
    window.resize(width, height)
    window.show()
    area.view.setFocus()
    QTest.qWaitForWindowActive(window)
    dealer = next(each for each in range(seats) if (each - 1) % seats == PERSON)
    with MatchStore.in_memory() as store:
        table = sit_down(rules, new_match(rules, seats, dealer), store, person=PERSON)
        # The play area itself tells the session when it has shown an event.
        table.session.happened.disconnect()
        painted = PaintedMatch(area, table.session, random.Random(seed))
        found, played = 0, set()
        for at in range(STEPS):
            name = painted.step()
            played.add(table.session.phase)
            trace = painted.traces()
            if trace is not None:
                found += 1
                print(f"after step {at} ({name}): {trace.width()}x{trace.height()} pixels")
                if pictures:
                    trace.save(str(Path(pictures) / f"{game}-{seats}-{seed}-{at}.png"))
        ratio = area.devicePixelRatioF()
        print(
            f"{game} by {seats}, {STEPS} steps, {ratio:g} pixels by point, seed {seed}: {found} left traces"
        )
        print(", ".join(sorted(phase.name for phase in played)), len(table.session.played().hands))
        area.detach()
        table.session.close()
        table.session.thinker.close()
    window.deleteLater()
    app.processEvents()
    return found


if __name__ == "__main__":
    name, many, number, wide, high, *folder = sys.argv[1:]
    raise SystemExit(bool(main(name, int(many), int(number), int(wide), int(high), *folder)))
