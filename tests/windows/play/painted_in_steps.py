"""A window painted step by step must look like the same window painted at once.

Run as a program, it plays one hand at random and prints how often they differed::

    QT_SCALE_FACTOR=1.5 python -m tests.windows.play.painted_in_steps SEED WIDTH HEIGHT
"""

import os
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image, ImageChops, ImageFilter
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tartli_desktop.face import face_of
from tartli_desktop.games.tartli import HUNGARIAN, HandOpened, Match, Play
from tartli_desktop.games.tartli.coach.hint import hint_of
from tartli_desktop.games.tartli.opponents.value import Value
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.table.card_item import CardItem
from tartli_desktop.table.notes.remarks import Remark
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.windows.card_values.points_entry import PointsEntry
from tartli_desktop.windows.play.play_area import PlayArea
from tests.session.playing import QUICK, Scripted, at_random, quick, sit_down

LEFT = Qt.MouseButton.LeftButton
WORTH = Value(points=0.0, win=0.5, worlds=10, error=0.0)
FAINT = 24
"""Smaller differences of a colour come only from smoothed edges."""
STEPS_OF_ANY = ("hover", "hover", "key", "drag", "play", "play", "go on", "remark", "fold")
"""Steps at the table of any game."""
STEPS = 25
"""How many steps are done in a hand."""
SWEEP_STEP = 23
"""Milliseconds between two looks at a sweep."""


class PaintedTable:
    """A match of any game on a table, played at random with the mouse and the keys.

    Args:
        area: the play area with the table.
        session: the match.
        chance: the source of random choices.
        steps: the names of possible steps; repeated names are chosen more often.
    """

    def __init__(
        self, area: PlayArea, session: Session, chance: random.Random, steps: Sequence[str] = STEPS_OF_ANY
    ) -> None:
        self._area, self._view = area, area.view
        self._session = session
        self._chance = chance
        self._steps = steps
        area.attach(session)
        session.start()

    def step(self) -> str:
        """Do a random step, and let the window be painted as in real play."""
        name = self._chance.choice(self._steps)
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
        quiet = 0
        while quiet < 6:
            QApplication.processEvents()
            quiet += 1
            while self._view.scene().motion.is_moving:
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
        session = self._session
        if session.phase in (Phase.OPENING, Phase.CUT) and self._area.panel.choices:
            QTest.mouseClick(self._area.panel.choices[0], LEFT)
        elif session.phase is Phase.PAUSE:
            x, y = self._view.scene().layout.middle
            QTest.mouseClick(self._view.viewport(), LEFT, pos=self._view.mapFromScene(x, y))


class Painted(PaintedTable):
    """A hand of Tartli, with hints and with papers on the table."""

    def __init__(self, area: PlayArea, window: QMainWindow, seed: int, *, moves: bool) -> None:
        self._points = PointsEntry(area.faces, window, area.view, area.column)
        self._points.follow("tartli", HUNGARIAN, None)
        chance = random.Random(seed)
        settings = quick(motion=True, speed=3.0) if moves else QUICK
        area.settings.change(settings)
        match = Match.new(HUNGARIAN, first_dealer=0)
        self._game = sit_down(
            match,
            Scripted(choose=at_random(chance)),
            settings,
            seed=seed,
            shows=False,
            start=False,
        )
        super().__init__(
            area,
            self._game.session,
            chance,
            (*STEPS_OF_ANY, "hint", "hint", "points card", "melds"),
        )

    def leave(self) -> None:
        self._game.leave()
        self._area.detach()

    def traces_of_count(self) -> Iterator[tuple[str, QImage | None]]:
        """The same for the count of the hand on the table, and after it has been closed."""
        area, session = self._area, self._session
        area.dialogs.close()
        if self._points.card is not None:
            self._points.trigger()
        while session.phase is not Phase.HAND_OVER:
            if session.phase is Phase.DECIDE:
                # Otherwise a game could end a hand in the middle.
                session.do(next(action for action in session.view.legal if isinstance(action, Play)))
            elif session.phase is Phase.PAUSE:
                session.gather()
            elif session.phase is not Phase.OPPONENT:
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

    def traces_of_sweep(self) -> Iterator[tuple[int, QImage | None]]:
        """The same for moments, in milliseconds, while the cards of the table are gathered into a pack."""
        self._settle()
        scene = self._view.scene()
        scene.motion.set_speed(1.0)
        scene.present([HandOpened(dealer=1, sudden_death=False)], scene.view)
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
            yield time, differences(in_steps, self._picture())
        clock.resume()
        scene.motion.finish()

    def _hint(self) -> None:
        session = self._session
        item = self._any_own()
        if session.phase is Phase.DECIDE and item is not None and item.card is not None:
            action = Play(item.card)
            if action in session.view.legal:
                hint = hint_of(session.view, dict.fromkeys([action], WORTH))
                self._area.hints.show(hint, session.view)
            else:
                self._area.view.card_chosen.emit(item.card)

    def _points_card(self) -> None:
        """Open or close the card of points."""
        self._points.trigger()

    def _melds(self) -> None:
        """Show the scored melds on a paper, or close it."""
        if self._papers():
            self._area.dialogs.close_shown()
        else:
            self._area.dialogs.show_scored()


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


def main(seed: int, width: int, height: int, pictures: str = "") -> int:
    """Play a hand; return how often the window painted step by step differed."""
    app = QApplication.instance() or QApplication([])
    window, area = QMainWindow(), PlayArea(face_of("tartli"), CurrentSettings(QUICK))
    window.setCentralWidget(area)
    window.resize(width, height)
    window.show()
    area.view.setFocus()
    QTest.qWaitForWindowActive(window)
    painted = Painted(area, window, seed, moves=seed % 2 == 1)
    found = 0
    for at in range(STEPS):
        name = painted.step()
        trace = painted.traces()
        if trace is not None:
            found += 1
            print(f"after step {at} ({name}): {trace.width()}x{trace.height()} pixels")
            if pictures:
                trace.save(str(Path(pictures) / f"{seed}-{at}.png"))
    for what, trace in painted.traces_of_count():
        if trace is not None:
            found += 1
            print(f"{what}: {trace.width()}x{trace.height()} pixels")
            if pictures:
                trace.save(str(Path(pictures) / f"{seed}-{what.replace(' ', '-')}.png"))
    for time, trace in painted.traces_of_sweep():
        if trace is not None:
            found += 1
            print(f"after {time} ms of the sweep: {trace.width()}x{trace.height()} pixels")
            if pictures:
                trace.save(str(Path(pictures) / f"{seed}-sweep-{time}.png"))
    ratio = area.devicePixelRatioF()
    print(f"{STEPS} steps at {width}x{height}, {ratio:g} pixels by point, hand {seed}: {found} left traces")
    painted.leave()
    window.deleteLater()
    app.processEvents()
    return found


if __name__ == "__main__":
    number, wide, high, *folder = sys.argv[1:]
    raise SystemExit(bool(main(int(number), int(wide), int(high), *folder)))
