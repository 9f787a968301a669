"""Renders every screen and dialog without a screen: screenshots.py FOLDER [--size 1280x800 ...].

The same pictures come out every time: matches are taken up from the records in the folder beside this
script, nothing moves, and chance is a fixed one. A size is what the window measures; ``@2x`` after it is a
screen with twice as many dots. Each size is rendered by a process of its own, since Qt fixes the scale when
it starts; there the program is imported only when it has been set up.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RECORDS = Path(__file__).with_suffix("")
SIZES = ("1280x800", "1024x640", "1920x1080@2x")
README_PICTURE = ROOT / "resources" / "screenshots" / "table.png"
NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)
PATIENCE = 20_000
"""Milliseconds after which a picture that does not come about is given up."""


def render_all(folder: Path, sizes: list[str], language: str, only: list[str]) -> int:
    """Render each size in a process of its own, and the contact sheets of both packs."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for size in sizes:
            width, height, scale = _numbers(size)
            screen = Path(scratch) / f"{size}.json"
            screen.write_text(json.dumps(_screen(width * scale, height * scale)), encoding="utf-8")
            environment = os.environ | {
                "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
                "QT_SCALE_FACTOR": str(scale),
                "PYTHONPATH": str(ROOT),
                "LC_ALL": "C.UTF-8",
                "TZ": "UTC",
            }
            target = folder / size
            command = [sys.executable, __file__, str(target), "--inside", size, "--language", language]
            subprocess.run([*command, *(["--only", *only] if only else [])], env=environment, check=True)
    if not only:
        sheets = ROOT / "packaging" / "cards" / "contact_sheet.py"
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
        subprocess.run([sys.executable, str(sheets), str(folder / "cards")], env=environment, check=True)
    return 0


def renew_readme_picture() -> None:
    """Render the picture of the README, in few colours so that it is small."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as scratch:
        render_all(Path(scratch), [SIZES[0]], "en", ["10-contest"])
        with Image.open(Path(scratch) / SIZES[0] / "10-contest.png") as picture:
            few = picture.convert("RGB").quantize(255, dither=Image.Dither.NONE)
    README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
    few.save(README_PICTURE, optimize=True)
    print(README_PICTURE)


def _numbers(size: str) -> tuple[int, int, int]:
    numbers, _, scale = size.partition("@")
    width, height = numbers.split("x")
    return int(width), int(height), int(scale.removesuffix("x") or 1)


def _screen(width: int, height: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"screens": [{"name": "main", "x": 0, "y": 0, "width": width, "height": height, **dots}]}


def render(folder: Path, size: str, language: str, only: list[str]) -> int:
    """Render all pictures of one size, in this process."""
    from PySide6.QtCore import QLocale, qInstallMessageHandler

    from tartli_desktop import app, translation

    folder.mkdir(parents=True, exist_ok=True)
    qInstallMessageHandler(_report)
    width, height, _ = _numbers(size)
    application = app.build_application()
    translation.install(language)
    QLocale.setDefault(QLocale("en_GB" if language == "en" else language))
    studio = Studio(folder, width, height)
    for name, take in studio.pictures().items():
        if not only or name in only:
            random.seed(name)
            take(name)
            print(folder / f"{name}.png", flush=True)
    application.processEvents()
    return 0


def _report(kind: object, context: object, message: str) -> None:
    """Pass on what Qt says, but for what the platform without a screen says of every window."""
    if "This plugin does not support" not in message:
        print(message, file=sys.stderr)


class Studio:
    """Sets up one window after the other and takes its picture."""

    def __init__(self, folder: Path, width: int, height: int) -> None:
        self._folder = folder
        self._width, self._height = width, height

    def pictures(self) -> dict[str, Callable[[str], None]]:
        """What there is to see, in the order in which a player meets it."""
        return {
            "01-first-start": self._first_start,
            "02-new-match": self._dialog("open_new_match"),
            "03-house-rules": self._house_rules,
            "04-draw-for-dealer": self._draw,
            "05-cut": self._cut,
            "06-choose-turned-card": self._choose,
            "07-deal": self._deal,
            "08-own-lead": self._table("own-lead"),
            "09-meld-dialog": self._table("own-lead", "look_action"),
            "10-contest": self._contest,
            "11-scored-melds": self._table("scored-melds"),
            "12-scored-melds-dialog": self._table("scored-melds", "shown_action"),
            "13-trick-9-dimmed": self._table("trick-9"),
            "14-why-not": self._why_not,
            "15-may-go-out": self._table("going-out"),
            "16-false-claim": self._false_claim,
            "17-end-of-hand": self._table("hand-over"),
            "18-stichmatsch": self._table("stichmatsch"),
            "19-match-won": self._table("match-won"),
            "20-settings": self._dialog("open_settings"),
            "21-matches": self._matches,
            "22-how-to-play": self._dialog("open_how_to_play"),
            "23-about": self._dialog("open_about"),
            "24-message": self._message,
            "25-settings-dark": self._dark("open_settings"),
            "26-new-match-dark": self._dark("open_new_match"),
            "27-no-letters": self._no_letters,
            "28-add-a-pack": self._own_pack(),
            "29-own-pack": self._own_pack(_paint_own_cards),
            "30-how-to-play-dark": self._dark("open_how_to_play"),
        }

    # Set-ups

    def _window(self, **chosen: object):
        import msgspec

        from tartli_desktop.store.matches import MatchStore
        from tartli_desktop.store.paths import Places
        from tartli_desktop.store.settings import Gather, Settings
        from tartli_desktop.windows.main_window import MainWindow

        # Chance, which the program takes from the system, is a fixed one here.
        secrets.SystemRandom = lambda: random.Random(self._chance)  # type: ignore[misc, assignment]
        secrets.randbelow = lambda limit: 1898 % limit
        minutes = iter(range(10_000))
        store = MatchStore.in_memory(now=lambda: NOON + timedelta(minutes=next(minutes)))
        settings = msgspec.structs.replace(
            Settings(player_name="Anna", opponent_name="Kata"),
            motion=False,
            opponent_pause=0.0,
            gather=Gather.CLICK,
            **chosen,
        )
        places = Places.under(Path("/home/anna/.local/share/tartli"))
        window = MainWindow(places, settings, store)
        # Nothing is written for a picture.
        window._keep_settings = lambda settings: setattr(window, "_settings", settings)
        window.resize(self._width, self._height)
        window.show()
        return window, store

    _chance = 3
    """With this, Kata deals."""

    def _resumed(self, record: str, **chosen: object):
        from tartli_desktop import ai
        from tartli_desktop.engine import Match
        from tartli_desktop.store.matches import MatchHead

        window, store = self._window(**chosen)
        document = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
        # Says which record is wrong, and where.
        Match.from_record(document)
        head = MatchHead(
            document["variant"], tuple(document["players"]), document["first_dealer"], 0, ai.LEVELS[-1]
        )
        match_id = store.create(head)
        for hand in document["hands"]:
            store.add_hand(match_id, hand["deck"])
            for action in hand["actions"]:
                store.add_action(match_id, action)
        # A match that is over would not be taken up at the start.
        window.resume(match_id)
        self._until_waiting(window)
        return window

    def _until_waiting(self, window) -> None:
        """Let the opponent act until it is the player's turn."""
        from tartli_desktop.session import Phase

        session = window.area.session
        self._until(lambda: session.phase is not Phase.OPPONENT, "The opponent does not come to its move.")

    def _until(self, done: Callable[[], bool], complaint: str) -> None:
        """Let things happen until they are done."""
        from PySide6.QtCore import QDeadlineTimer, QEventLoop
        from PySide6.QtWidgets import QApplication

        patience = QDeadlineTimer(PATIENCE)
        while not done():
            if patience.hasExpired():
                raise SystemExit(complaint)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    # Pictures

    def _first_start(self, name: str) -> None:
        window, _ = self._window()
        window.begin()
        self._take(name, window)

    def _dialog(self, opening: str) -> Callable[[str], None]:
        def take(name: str) -> None:
            window, _ = self._window()
            window.begin()
            getattr(window, opening)()
            self._take(name, window)

        return take

    def _dark(self, opening: str) -> Callable[[str], None]:
        def take(name: str) -> None:
            from PySide6.QtWidgets import QApplication

            light = QApplication.palette()
            QApplication.setPalette(_dark_palette())
            self._dialog(opening)(name)
            QApplication.setPalette(light)

        return take

    def _house_rules(self, name: str) -> None:
        from tartli_desktop.windows.new_match import NewMatchDialog

        window, _ = self._window()
        window.begin()
        window.open_new_match()
        dialog = window.findChild(NewMatchDialog)
        dialog.edit_button.click()
        self._take(name, window)

    def _begun(self, austrian: bool = False):
        import msgspec

        from tartli_desktop import ai
        from tartli_desktop.engine import AUSTRIAN, HUNGARIAN
        from tartli_desktop.windows.new_match import NewMatch

        window, _ = self._window()
        variant = AUSTRIAN if austrian else HUNGARIAN
        settings = msgspec.structs.replace(window._settings)
        window.begin_match(NewMatch(variant, ai.LEVELS[-1], "Kata", "Anna", settings))
        return window

    def _draw(self, name: str) -> None:
        self._take(name, self._begun())

    def _cut(self, name: str) -> None:
        window = self._begun()
        window.area.session.go_on()
        self._take(name, window)

    def _choose(self, name: str) -> None:
        window = self._begun(austrian=True)
        window.area.session.go_on()
        window.area.session.cut(12)
        self._until_waiting(window)
        self._take(name, window)

    def _deal(self, name: str) -> None:
        window = self._begun()
        window.area.session.go_on()
        window.area.session.cut(12)
        self._until_waiting(window)
        self._take(name, window)

    def _table(self, record: str, action: str | None = None) -> Callable[[str], None]:
        def take(name: str) -> None:
            window = self._resumed(record)
            if action is not None:
                getattr(window.area, action).trigger()
            self._take(name, window)

        return take

    def _contest(self, name: str) -> None:
        from tartli_desktop.engine import Declare

        window = self._resumed("contest")
        session = window.area.session
        best = max(
            (action for action in session.view.legal if isinstance(action, Declare)),
            key=lambda action: sum(item.points for item in action.items),
        )
        session.do(best)
        self._until_waiting(window)
        self._take(name, window)

    def _why_not(self, name: str) -> None:
        from tartli_desktop.engine import Play

        window = self._resumed("trick-9")
        view = window.area.session.view
        window.area.view.card_chosen.emit(next(card for card in view.hand if Play(card) not in view.legal))
        self._take(name, window)

    def _false_claim(self, name: str) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication, QMessageBox

        window = self._resumed("own-lead")

        def take() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QMessageBox)
            self._picture(window).save(str(self._folder / f"{name}.png"))
            box.reject()

        QTimer.singleShot(100, take)
        window.area.out_action.trigger()
        self._leave(window)

    def _matches(self, name: str) -> None:
        from tartli_desktop import ai
        from tartli_desktop.engine import AUSTRIAN, HUNGARIAN
        from tartli_desktop.store.matches import MatchHead

        window, store = self._window()
        window.begin()
        for variant, opponent, games, over, title in (
            (HUNGARIAN, "Kata", (2, 3), False, "Sunday evening"),
            (AUSTRIAN, "Resi", (17, 12), False, ""),
            (HUNGARIAN, "Bence", (5, 1), True, ""),
            (HUNGARIAN, "Pista", (4, 5), True, "The long one that was played on the train to Szeged"),
        ):
            head = MatchHead(variant.to_dict(), ("Anna", opponent), 0, 0, ai.LEVELS[-1], title)
            store.set_result(store.create(head), games, over)
        window.open_matches()
        self._take(name, window)

    def _message(self, name: str) -> None:
        from tartli_desktop.store.problems import CannotOpen, Trouble
        from tartli_desktop.windows import troubles

        window, _ = self._window()
        path = Path("/home/anna/.local/share/tartli/matches.sqlite3")
        window.tell("Tartli", troubles.not_opened(CannotOpen(path, Trouble.NO_ACCESS, "")))
        window.begin()
        self._take(name, window)

    def _no_letters(self, name: str) -> None:
        from tartli_desktop.store.settings import IndexLetters

        self._take(name, self._resumed("trick-9", index_letters=IndexLetters.OFF))

    def _own_pack(self, paint: Callable[[Path], None] | None = None) -> Callable[[str], None]:
        """The dialog for a pack of one's own: at first, or when it has read what was painted in a folder."""

        def take(name: str) -> None:
            from tartli_desktop.windows.own_pack import OwnPackDialog
            from tartli_desktop.windows.settings_dialog import SettingsDialog

            window, _ = self._window()
            window.begin()
            window.open_settings()
            with tempfile.TemporaryDirectory() as scratch:
                dialog = OwnPackDialog(Path(scratch) / "packs", window.findChild(SettingsDialog))
                dialog.open()
                if paint is not None:
                    pictures = Path(scratch) / "Grandfather’s cards"
                    pictures.mkdir()
                    paint(pictures)
                    dialog.bring_in([pictures])
                    self._until(dialog.folder_button.isVisible, "The pictures are not read.")
                    dialog.sheet.go_to("HO")
                self._take(name, window)

        return take

    # Taking

    def _take(self, name: str, window) -> None:
        self._picture(window).save(str(self._folder / f"{name}.png"))
        self._leave(window)

    def _leave(self, window) -> None:
        from PySide6.QtCore import QCoreApplication, QEvent
        from PySide6.QtWidgets import QApplication, QDialog

        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.close()
        window.close()
        window.deleteLater()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def _picture(self, window):
        """The window, and above it in the middle each dialog that is open, with a frame and its title."""
        from PySide6.QtGui import QPainter
        from PySide6.QtWidgets import QApplication, QDialog

        for _ in range(5):
            QApplication.processEvents()
        image = window.grab()
        dialogs = [
            widget
            for widget in QApplication.topLevelWidgets()
            if isinstance(widget, QDialog) and widget.isVisible()
        ]
        # One that was opened from another lies above it.
        dialogs.sort(key=_depth)
        painter = QPainter(image)
        for dialog in dialogs:
            _paint_framed(painter, dialog, window.width(), window.height())
        painter.end()
        return image.toImage()


def _paint_own_cards(folder: Path) -> None:
    """A handful of cards as somebody may have scanned them: most named, some not, one of them no picture."""
    from PySide6.QtCore import QPointF, QRectF, Qt
    from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

    leaf = QPainterPath(QPointF(0, -1))
    leaf.cubicTo(QPointF(1.5, -0.2), QPointF(0.7, 1), QPointF(0, 1))
    leaf.cubicTo(QPointF(-0.7, 1), QPointF(-1.5, -0.2), QPointF(0, -1))
    cards = {
        "hearts_seven.png": ("#B8372B", 7),
        "hearts_eight.png": ("#B8372B", 8),
        "Herz Ober.jpg": ("#B8372B", 5),
        "piros ász.jpg": ("#B8372B", 2),
        "piros felső 2.png": ("#D0604A", 5),
        "LK.png": ("#44703D", 4),
        "LA.png": ("#44703D", 2),
        "leaves 9.png": ("#44703D", 9),
        "tök király.png": ("#C9952B", 4),
        "Eichel As.png": ("#7A4B2A", 2),
        "back.png": ("#3D5A80", 15),
        "IMG_0017.jpg": ("#C9952B", 3),
        "IMG_0018.jpg": ("#7A4B2A", 6),
        "scan of the card with the torn corner.png": ("#C9952B", 8),
    }
    for name, (colour, count) in cards.items():
        image = QImage(570, 890, QImage.Format.Format_RGB32)
        image.fill(QColor("#F1E6CC"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colour))
        painter.drawRect(QRectF(30, 30, 510, 830))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        columns = 1 if count < 4 else 2 if count < 9 else 3
        rows = -(-count // columns)
        size = min(510 / columns, 830 / rows) * 0.36
        for place in range(count):
            row, column = divmod(place, columns)
            painter.save()
            painter.translate(30 + 510 * (column + 0.5) / columns, 30 + 830 * (row + 0.5) / rows)
            painter.scale(size, size if 2 * row < rows else -size)
            painter.drawPath(leaf)
            painter.restore()
        painter.end()
        image.save(str(folder / name))
    (folder / "hearts_king.png").write_bytes(b"torn off")


def _depth(widget) -> int:
    return 0 if widget is None else 1 + _depth(widget.parentWidget())


def _paint_framed(painter, dialog, width: int, height: int) -> None:
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor

    title_height = 26
    left = (width - dialog.width()) // 2
    top = max(title_height, (height - dialog.height() + title_height) // 2)
    frame = QRect(left, top - title_height, dialog.width(), dialog.height() + title_height)
    painter.fillRect(frame.adjusted(-1, -1, 1, 1), QColor("#2B211C"))
    painter.setPen(QColor("#F5ECDA"))
    title = QRect(left, frame.top(), frame.width(), title_height)
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, dialog.windowTitle())
    painter.drawPixmap(left, top, dialog.grab())


def _dark_palette():
    """As desktops with a dark scheme have it; the platform without a screen knows none."""
    from PySide6.QtGui import QColor, QPalette

    palette = QPalette(QColor("#323232"), QColor("#323232"))
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for name, colour in (
        (role.WindowText, "#F0F0F0"),
        (role.Text, "#F0F0F0"),
        (role.ButtonText, "#F0F0F0"),
        (role.Base, "#242424"),
        (role.AlternateBase, "#2C2C2C"),
        (role.ToolTipBase, "#242424"),
        (role.ToolTipText, "#F0F0F0"),
        (role.PlaceholderText, "#8C8C8C"),
        (role.Highlight, "#308CC6"),
        (role.HighlightedText, "#FFFFFF"),
        (role.Link, "#6CB2E8"),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, name, QColor("#8C8C8C"))
    return palette


def main() -> int:
    parser = argparse.ArgumentParser(description="Render every screen and dialog of Tartli.")
    parser.add_argument(
        "folder", type=Path, nargs="?", default=Path("shots"), help="where the pictures go, by size"
    )
    parser.add_argument("--size", nargs="+", default=list(SIZES), metavar="WxH[@2x]")
    parser.add_argument("--language", default="en", help="such as hu or de_AT")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only these pictures")
    parser.add_argument("--readme", action="store_true", help="only renew the picture of the README")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        return render(options.folder, options.inside, options.language, options.only)
    if options.readme:
        renew_readme_picture()
        return 0
    return render_all(options.folder, options.size, options.language, options.only)


if __name__ == "__main__":
    sys.exit(main())
