"""A match between two opponents through the real window, for those who have no screen at hand."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QDialog

from tartli_desktop.files.problems import trouble_of_system
from tartli_desktop.game import rules_of
from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary, report
from tartli_desktop.games.tartli.rules import (
    HUNGARIAN,
    CardPlayed,
    Dealt,
    Event,
    HandEnded,
    Match,
    MatchWon,
    MeldsScored,
    RankNamed,
)
from tartli_desktop.games.tartli.score.tally import Tally
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.session import Phase, Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.play_area import PlayArea

from .terminal import say, translate

SIZE = QSize(1280, 800)
RECORD = "match.tartli.json"
ROOM = 8 * 1024**2
"""Bytes that pictures and record take at most."""


class Album:
    """Takes each picture once, at the first moment that shows it."""

    def __init__(self, folder: Path, area: PlayArea) -> None:
        self._folder = folder
        self._area = area
        self._wanted: dict[str, type[Event]] = {
            "1-deal.png": Dealt,
            "2-meld.png": MeldsScored,
            "3-contest.png": RankNamed,
            "4-trick.png": CardPlayed,
            "5-end-of-hand.png": HandEnded,
            "6-end-of-match.png": MatchWon,
        }
        self._due: list[str] = []
        self.taken: list[Path] = []
        self.lost: list[Path] = []

    def notice(self, event: Event) -> None:
        """An event is being shown."""
        for name, kind in list(self._wanted.items()):
            if isinstance(event, kind):
                self._due.append(name)
                del self._wanted[name]

    def take(self) -> None:
        """All that happened lies on the table: take the pictures that are due."""
        for name in self._due:
            path = self._folder / name
            over = name.startswith(("5", "6"))
            kept = _picture(self._area, self._summary() if over else None).save(str(path))
            (self.taken if kept else self.lost).append(path)
        self._due.clear()

    def _summary(self) -> QDialog | None:
        session = self._area.session
        if session is None:
            return None
        return HandSummary(
            report(session.view.events, session.view, session.names), self._area.faces, self._area
        )


def _picture(area: PlayArea, dialog: QDialog | None) -> QImage:
    image = area.grab().toImage()
    if dialog is not None:
        dialog.show()
        QCoreApplication.processEvents()
        sheet = dialog.grab().toImage()
        painter = QPainter(image)
        painter.drawImage((image.width() - sheet.width()) // 2, (image.height() - sheet.height()) // 2, sheet)
        painter.end()
        dialog.deleteLater()
    return image


def _cannot_keep(folder: Path, reason: str) -> int:
    text = translate("Demo", "The demonstration cannot be saved in %1. %2 You can name another folder.")
    say(fill(text, folder, reason))
    return 1


def play_demo(folder: Path) -> int:
    """Play a whole match and leave pictures and the record in ``folder``. Returns the exit code."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Before a whole match is played for nothing.
        with tempfile.TemporaryFile(dir=folder) as tried:
            tried.write(bytes(ROOM))
    except OSError as error:
        return _cannot_keep(folder, troubles.reason(trouble_of_system(error)))
    qInstallMessageHandler(_report)
    settings = Settings(motion=False, sound=False, opponent_pause=0.0)
    area = PlayArea(CurrentSettings(settings))
    area.resize(SIZE)
    area.show()
    session, album = _play(area, settings, folder)
    area.close()
    record = folder / RECORD
    text = json.dumps(session.record(), ensure_ascii=False, indent=1) + "\n"
    try:
        record.write_text(text, encoding="utf-8")
    except OSError as error:
        return _cannot_keep(folder, troubles.reason(trouble_of_system(error)))
    if album.lost:
        return _cannot_keep(folder, translate("Demo", "A picture could not be written."))
    won = session.names[session.winners[0]]
    games = " : ".join(map(str, session.view.games))
    told = translate("Demo", "%1 won the match. Games: %2. Hands: %3.")
    say(fill(told, won, games, session.hands_played), error=False)
    pictures = "".join(f"\n  {path}" for path in sorted(album.taken))
    say(fill(translate("Demo", "Pictures:%1\nRecord: %2"), pictures, record), error=False)
    return 0


def _report(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Say what Qt has to say, but for what the plugin without a screen always says."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


def _play(area: PlayArea, settings: Settings, folder: Path) -> tuple[Session, Album]:
    """Play a match to its end, with the window's own event loop."""
    names = ("Anna", "Bence")
    store = MatchStore.in_memory()
    shuffle = random.Random(1898).shuffle
    rules = rules_of("tartli")
    dealer = rules.draw_for_dealer(shuffle, 2).dealer
    head = MatchHead.at_level(
        "heuristic",
        game="tartli",
        variant=HUNGARIAN.to_dict(),
        names=names,
        first_dealer=dealer,
        human_seat=None,
    )
    thinker = Thinker()
    session = Session(
        rules,
        Match.new(HUNGARIAN, first_dealer=dealer, players=names),
        ("heuristic", "heuristic"),
        Journal(store, store.create(head)),
        thinker,
        settings,
        shuffle=shuffle,
    )
    album = Album(folder, area)
    loop = QEventLoop()
    area.shown.connect(album.take)
    area.attach(session, Tally())
    area.view.scene().reached.connect(album.notice)
    session.phase_changed.connect(lambda phase: loop.quit() if phase is Phase.MATCH_OVER else None)
    session.start()
    loop.exec()
    session.close()
    area.detach()
    thinker.close()
    store.close()
    return session, album
