"""A window painted step by step must look like the same window painted at once.

Run as a program, it plays at random and prints how often they differed::

    QT_SCALE_FACTOR=1.5 python -m tests.windows.play.painted_in_steps GAME SEATS SEED WIDTH HEIGHT
"""

import os
import random
import sys
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PIL import Image, ImageChops, ImageFilter
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tartli_desktop.face import face_of
from tartli_desktop.game.registry import rules_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.notes.remarks import Remark
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.windows.card_values.points_card import PointsCard
from tartli_desktop.windows.play.play_area import PlayArea
from tests.games.contract.stored import PERSON
from tests.games.contract.tables import QUICK, go_on, sit_down
from tests.games.contract.walks import new_match

LEFT = Qt.MouseButton.LeftButton
FAINT = 24
"""Smaller differences of a colour come only from smoothed edges."""
KINDS = (
    *("hover", "hover", "key", "drag", "play", "play", "go on", "go on", "remark", "fold"),
    *("hint", "hint", "points card", "paper", "decide", "decide"),
)
"""Steps at the table; repeated ones are chosen more often."""
STEPS = 24
"""How many steps are done, two between one look and the next: what a step leaves stays there."""
SWEEP_STEP = 23
"""Milliseconds between two looks at a sweep."""


class PaintedTable:
    """A match of any game on a table, played at random with the mouse and the keys.

    Args:
        area: the play area with the table.
        session: the match.
        chance: the source of random choices.
        window: the window around it.
    """

    def __init__(self, area: PlayArea, session: Session, chance: random.Random, window: QMainWindow) -> None:
        self._area, self._view = area, area.view
        self._session = session
        self._chance = chance
        self._card: PointsCard | None = None
        area.attach(session)
        session.start()

    def step(self) -> str:
        """Do a random step, and let the window be painted as in real play."""
        name = self._chance.choice(KINDS)
        getattr(self, f"_{name.replace(' ', '_')}")()
        # A pressed button is painted at once, together with the table beneath it.
        if self._chance.random() < 0.5:
            self._area.panel.button(self._area.table_actions.hint).repaint()
        # Sometimes everything is painted now, sometimes another step comes first.
        if self._chance.random() < 0.7:
            self._settle()
        return name

    def traces(self) -> QImage | None:
        """The area where the window differs from itself painted at once, or None if it does not."""
        self._settle()
        in_steps = self._picture()
        self._area.update()
        self._view.viewport().update()
        self._settle()
        return differences(in_steps, self._picture())

    def _settle(self) -> None:
        """Wait for all that moves and for the opponents: what one says stays there for a moment."""
        quiet = 0
        while quiet < 6:
            QApplication.processEvents()
            quiet += 1
            while self._view.scene().motion.is_moving or self._session.phase is Phase.OPPONENT:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                quiet = 0

    def _picture(self) -> QImage:
        """The table as the screen shows it, without the slate, where chalk may still be writing."""
        window, view = self._area.window(), self._view
        at = view.mapTo(window, QPoint(0, 0))
        picture = window.screen().grabWindow(window.winId(), at.x(), at.y(), view.width(), view.height())
        return picture.toImage()

    def _point(self, item: CardItem) -> QPoint:
        return self._view.mapFromScene(item.mapToScene(QPointF(12 - item.place.width / 2, 0)))

    def _any_own(self) -> CardItem | None:
        items = self._view.scene().own_items
        # Choose the outermost cards as often as all others: nothing covers the places that they leave.
        return self._chance.choice([*items, *(items[:1] + items[-1:]) * 4]) if items else None

    def _hover(self) -> None:
        item = self._any_own()
        QTest.mouseMove(self._view.viewport(), QPoint(400, 300) if item is None else self._point(item))

    def _key(self) -> None:
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Escape)
        QTest.keyClick(self._view, self._chance.choice(keys))

    def _drag(self) -> None:
        item = self._any_own()
        if item is None:
            return
        viewport, point = self._view.viewport(), self._point(item)
        QTest.mousePress(viewport, LEFT, pos=point)
        for _ in range(4):
            point += QPoint(self._chance.randrange(-90, 90), self._chance.randrange(-40, 40))
            QTest.mouseMove(viewport, point)
            if self._chance.random() < 0.5:
                QApplication.processEvents()
        QTest.mouseRelease(viewport, LEFT, pos=point)

    def _play(self) -> None:
        item = self._any_own()
        if item is not None:
            QTest.mouseClick(self._view.viewport(), LEFT, pos=self._point(item))

    def _remark(self) -> None:
        """Bring a remark, or take it away: by time, it might vanish during a comparison."""
        remarks = self._view.scene().remarks
        if remarks.note.text:
            remarks.take_away()
            return
        remarks.reading_time = 1000.0
        words = self._chance.choice(("“Ha!”", "“That was the Ace I was waiting for all the evening.”"))
        remarks.bring(Remark(self._chance.randrange(self._area.seats), words, "vilma"))

    def _papers(self) -> list[TablePaper]:
        """The papers on the table, except the card of points."""
        return [each for each in self._area.findChildren(TablePaper) if each.isVisible()]

    def _fold(self) -> None:
        """Fold or unfold the slate."""
        self._area.table_actions.fold_slate.trigger()

    def _go_on(self) -> None:
        """Click a button that is offered, or a full trick."""
        choices = [each for each in self._area.panel.choices if each.isEnabled() and each.isVisible()]
        if self._session.phase is Phase.PAUSE:
            x, y = self._view.scene().layout.middle
            QTest.mouseClick(self._view.viewport(), LEFT, pos=self._view.mapFromScene(x, y))
        elif choices:
            QTest.mouseClick(self._chance.choice(choices), LEFT)

    def _decide(self) -> None:
        """Take a random action that carries on the hand."""
        if self._session.phase is Phase.DECIDE:
            go_on(self._session, self._chance)

    def _hint(self) -> None:
        """Lift the card of a hint, or lay it back."""
        item = self._any_own()
        self._view.show_hint([] if item is None or self._chance.random() < 0.5 else [item.card])

    def _points_card(self) -> None:
        """Open or close the card of points."""
        area, session = self._area, self._session
        card, self._card = self._card, None
        if card is None:
            card = self._card = PointsCard(area.faces, area.column)
            card.follow(partial(face_of(session.rules.name).card_values, session.variant, None))
            area.column.lay_card(card)
        else:
            area.column.lay_card(None)
            card.hide()
            card.deleteLater()

    def _paper(self) -> None:
        """Open what a command of the game opens, or close it."""
        commands = self._area.table_actions.game.commands.values()
        if self._papers():
            self._area.dialogs.close_shown()
        elif enabled := [each for each in commands if each.isEnabled()]:
            self._chance.choice(enabled).trigger()

    def traces_of_count(self) -> Iterator[tuple[str, QImage | None]]:
        """The same for the count of the hand on the table, and after it has been closed."""
        area, session = self._area, self._session
        area.dialogs.close()
        if self._card is not None:
            self._points_card()
        while session.phase not in (Phase.HAND_OVER, Phase.MATCH_OVER):
            if session.phase in (Phase.PAUSE, Phase.DECIDE):
                go_on(session)
            else:
                self._go_on()
            self._settle()
        while not self._papers():
            # The last trick is shown first.
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        # Skip the counting stroke by stroke.
        self._papers()[0].shorten()
        yield "the count", self.traces()
        area.dialogs.close_shown()
        yield "the count put away", self.traces()

    def traces_of_sweep(self) -> Iterator[tuple[str, QImage | None]]:
        """The same for moments while the cards of the table are gathered into a pack for the next hand."""
        self._settle()
        scene = self._view.scene()
        scene.motion.set_speed(1.0)
        self._session.go_on()
        clock = scene.motion.findChild(QVariantAnimation)
        assert clock is not None
        clock.pause()
        # At time 0 nothing has moved, so nothing is painted.
        for time in range(SWEEP_STEP, clock.duration(), SWEEP_STEP):
            clock.setCurrentTime(time)
            QApplication.processEvents()
            in_steps = self._picture()
            self._area.update()
            self._view.viewport().update()
            QApplication.processEvents()
            yield f"{time} ms of the sweep", differences(in_steps, self._picture())
        clock.resume()
        scene.motion.finish()


def differences(one: QImage, other: QImage) -> QImage | None:
    """The part of ``one`` that differs from ``other``, or None if both look alike."""
    # Most pictures are the same, and comparing them as a whole is a hundred times as fast.
    if one == other:
        return None
    apart = ImageChops.difference(_as_pillow(one), _as_pillow(other)).convert("L")
    # When Qt paints only a part, the dashes of a line may begin elsewhere, which is one pixel wide.
    box = apart.point(lambda value: 255 if value > FAINT else 0).filter(ImageFilter.MinFilter(3)).getbbox()
    if box is None:
        return None
    left, top, right, bottom = box
    return one.copy(left, top, right - left, bottom - top)


def _as_pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    size = plain.width(), plain.height()
    return Image.frombytes("RGBA", size, bytes(plain.constBits()), "raw", "BGRA").convert("RGB")


def main(game: str, seats: int, seed: int, width: int, height: int, pictures: str = "") -> int:
    """Play, and return how often the window painted step by step differed."""
    app = QApplication.instance() or QApplication([])
    rules, settings = rules_of(game), replace(QUICK, motion=seed % 2 == 1, speed=3.0)
    window, area = QMainWindow(), PlayArea(face_of(game), CurrentSettings(settings), seats=seats)
    area.guard_input(0)
    window.setCentralWidget(area)
    window.resize(width, height)
    window.show()
    area.view.setFocus()
    QTest.qWaitForWindowActive(window)
    dealer = next(each for each in range(seats) if (each - 1) % seats == PERSON)
    found = 0
    with MatchStore.in_memory() as store:
        table = sit_down(rules, new_match(rules, seats, dealer), store, person=PERSON)
        # The play area itself tells the session when it has shown an event.
        table.session.happened.disconnect()
        painted = PaintedTable(area, table.session, random.Random(seed), window)
        looks = chain(
            ((f"{painted.step()}, {painted.step()}", painted.traces()) for _ in range(STEPS // 2)),
            painted.traces_of_count(),
            painted.traces_of_sweep() if game == "tartli" else (),
        )
        for at, (name, trace) in enumerate(looks):
            if trace is not None:
                found += 1
                print(f"at look {at} ({name}): {trace.width()}x{trace.height()} pixels")
                if pictures:
                    trace.save(str(Path(pictures) / f"{game}-{seats}-{seed}-{at}.png"))
        print(
            f"{game} by {seats}, {STEPS} steps, {area.devicePixelRatioF():g} pixels by point, seed {seed}: "
            f"{found} left traces"
        )
        area.detach()
        table.session.close()
        table.session.thinker.close()
    window.deleteLater()
    app.processEvents()
    return found


if __name__ == "__main__":
    name, many, number, wide, high, *folder = sys.argv[1:]
    raise SystemExit(bool(main(name, int(many), int(number), int(wide), int(high), *folder)))
