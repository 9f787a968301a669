"""A match between opponents in the real window, for those who have no screen at hand."""

import json
import random
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QLocale,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog

from tartli_desktop.face import face_of
from tartli_desktop.face.at_the_table.account import ToldHand, next_words
from tartli_desktop.face.demo import Demo
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.files.problems import trouble_of_system
from tartli_desktop.game.match import Event
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.looks.text_size import apply_text_scale
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import new_stored
from tartli_desktop.text.placeholders import fill
from tartli_desktop.thinking.thinker import Thinker
from tartli_desktop.windows.errors import troubles
from tartli_desktop.windows.play.play_area import PlayArea

from .terminal import print_line, translate

SIZE = QSize(1280, 800)
RECORD = "match.tartli.json"
NAMES = ("Anna", "Bence", "Resi", "Franz", "Ilona")
ROOM = 8 * 1024**2
"""The most bytes that pictures and record can take."""


class Album:
    """Takes each picture once, at the first moment that shows it."""

    def __init__(self, folder: Path, area: PlayArea, demo: Demo) -> None:
        self._folder = folder
        self._area = area
        self._demo = demo
        self._wanted = dict(demo.pictures)
        self._due: list[str] = []
        self.taken: list[Path] = []
        self.lost: list[Path] = []

    def notice(self, event: Event) -> None:
        """Note an event that is being shown."""
        for name, kind in list(self._wanted.items()):
            if isinstance(event, kind):
                self._due.append(name)
                del self._wanted[name]

    def take(self) -> None:
        """Take the pictures that are due, once the table has shown everything."""
        for name in self._due:
            path = self._folder / name
            kept = _picture(self._area, self._sheet(name)).save(str(path))
            (self.taken if kept else self.lost).append(path)
        self._due.clear()

    def _sheet(self, name: str) -> QDialog | None:
        session, account = self._area.session, self._demo.account
        if session is None or account is None or name not in self._demo.with_account:
            return None
        told = ToldHand(session.names, portraits_of(session), next_words())
        paper = account(session, told, self._area.faces, self._area)
        paper.lie_in(self._area.rect())
        return paper


def _picture(area: PlayArea, dialog: QDialog | None) -> QImage:
    # The latest text may need another line, and the layout must make room for it.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    image = area.grab().toImage()
    if dialog is not None:
        # A paper on the table.
        dialog.show()
        QCoreApplication.processEvents()
        image = area.grab().toImage()
        dialog.close()
        dialog.deleteLater()
    return image


def _cannot_keep(folder: Path, reason: str) -> int:
    text = translate("Demo", "The demonstration cannot be saved in %1. %2 You can name another folder.")
    print_line(fill(text, folder, reason))
    return 1


def play_demo(folder: Path, game: str | None = None) -> int:
    """Play a whole match of a game, by default the first one, and save pictures and the record.

    Returns the exit code.
    """
    rules = rules_of(game or games()[0])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Checked now, before a whole match is played for nothing.
        with tempfile.TemporaryFile(dir=folder) as tried:
            tried.write(bytes(ROOM))
    except OSError as error:
        return _cannot_keep(folder, troubles.reason(trouble_of_system(error)))
    qInstallMessageHandler(_report)
    settings = Settings(motion=False, sound=False, opponent_pause=0.0)
    apply_text_scale(1.0)
    area = PlayArea(face_of(rules.name), CurrentSettings(settings))
    area.resize(SIZE)
    area.show()
    session, album = _play(rules, area, settings, folder)
    area.close()
    record = folder / RECORD
    text = json.dumps(session.record(), ensure_ascii=False, indent=1) + "\n"
    try:
        record.write_text(text, encoding="utf-8")
    except OSError as error:
        return _cannot_keep(folder, troubles.reason(trouble_of_system(error)))
    if album.lost:
        return _cannot_keep(folder, translate("Demo", "A picture could not be written."))
    won = QLocale().createSeparatedList([session.names[seat] for seat in session.winners])
    standings = " : ".join(map(str, session.standings))
    told = translate("Demo", "%1 won the match. Standings: %2. Hands: %3.")
    print_line(fill(told, won, standings, session.hands_played), error=False)
    pictures = "".join(f"\n  {path}" for path in sorted(album.taken))
    print_line(fill(translate("Demo", "Pictures:%1\nRecord: %2"), pictures, record), error=False)
    return 0


def _report(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Print a message of Qt, except the one that the offscreen plugin always prints."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


def _play(rules: Rules, area: PlayArea, settings: Settings, folder: Path) -> tuple[Session, Album]:
    """Play a match to its end, with the window's own event loop."""
    demo = face_of(rules.name).demo
    variant = demo.variant or rules.options().next_variant
    names = NAMES[: rules.form.seats_of(variant)]
    store = MatchStore.in_memory()
    shuffle = random.Random(1898).shuffle
    dealer = rules.draw_for_dealer(shuffle, len(names)).dealer
    match, level = rules.match(variant, dealer, names), rules.opponents.default
    match_id = store.add(new_stored(match, title="", human_seat=None, level=level, extras={}))
    thinker = Thinker()
    session = Session(
        rules, match, (level,) * len(names), Journal(store, match_id), thinker, settings, shuffle=shuffle
    )
    album = Album(folder, area, demo)
    loop = QEventLoop()
    area.shown.connect(album.take)
    area.attach(session)
    area.view.scene().reached.connect(album.notice)
    session.phase_changed.connect(lambda phase: loop.quit() if phase is Phase.MATCH_OVER else None)
    session.start()
    loop.exec()
    session.close()
    area.detach()
    thinker.close()
    store.close()
    return session, album
