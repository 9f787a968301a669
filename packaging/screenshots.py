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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RECORDS = Path(__file__).with_suffix("")
SIZES = ("1280x800", "1024x640", "1920x1080@2x")
README_FOLDER = ROOT / "docs" / "screenshots"
README_PICTURES = {
    "contest": "table",
    "end-of-hand": "count",
    "ulti-trick": "ulti",
    "tarokk-trick": "tarokk-table",
}
"""What the README shows beside the packs, and under which names."""
REFERENCE_FOLDER = ROOT / "tests" / "pictures" / "references"
REFERENCE_SIZE = "1024x640"
REFERENCES = ("deal", "trick-9-dimmed", "end-of-hand", "slate-of-beck", "settings-dark")
WORDS = "words.json"
"""Beside the references: for each, the areas with words, as left, top, width and height."""
NOON = datetime(2025, 11, 20, 12, 0, tzinfo=UTC)
PERSON = "vilma"
"""Who of the café plays against Anna."""
SETTLE_TIMEOUT = 20_000
"""Milliseconds after which a picture that does not come about is given up."""


def render_all(folder: Path, sizes: list[str], language: str, only: list[str]) -> int:
    """Render each size in a process of its own, and the contact sheets of all packs."""
    for size in sizes:
        render_size(folder / size, size, language, only)
    if not only:
        render_packs(folder / "cards")
    return 0


def render_packs(folder: Path) -> None:
    """Render the contact sheets of all packs."""
    sheets = ROOT / "packaging" / "cards" / "contact_sheet.py"
    environment = _plain_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, str(sheets), str(folder)], env=environment, check=True)


def render_size(folder: Path, size: str, language: str, only: list[str], *options: str) -> None:
    """Render one size, in a process of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, __file__, str(folder), "--inside", size, "--language", language, *options]
    with screen_of(size) as environment:
        subprocess.run([*command, *(["--only", *only] if only else [])], env=environment, check=True)


@contextmanager
def screen_of(size: str) -> Iterator[dict[str, str]]:
    """The environment of a process that has a screen of this size, and nothing of the machine it is on."""
    width, height, scale = _numbers(size)
    # Qt takes what follows a colon for another option, so Windows' drive is left out: it is the project's.
    with tempfile.TemporaryDirectory(dir=None if os.name == "posix" else ROOT) as scratch:
        screen = Path(scratch) / "screen.json"
        screen.write_text(json.dumps(_screen(width * scale, height * scale)), encoding="utf-8")
        yield _plain_environment() | {
            "QT_QPA_PLATFORM": f"offscreen:configfile={os.path.splitdrive(screen)[1]}",
            "QT_SCALE_FACTOR": str(scale),
            "PYTHONPATH": str(ROOT),
        }


def _plain_environment() -> dict[str, str]:
    """The environment without what changes how a window looks, or in which order a set is gone through."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "LC_", "LANG"))}
    return kept | {"LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0"}


def render_references(folder: Path) -> int:
    """Render the few pictures that every change is compared with, half as large.

    With them goes where there are words: those look different where there are other fonts.
    """
    with tempfile.TemporaryDirectory() as scratch:
        render_size(Path(scratch), REFERENCE_SIZE, "en", list(REFERENCES), "--plain")
        keep_references(Path(scratch), folder)
    return 0


def keep_references(taken: Path, folder: Path) -> None:
    """Make references of pictures that were taken."""
    folder.mkdir(parents=True, exist_ok=True)
    words = json.loads((taken / WORDS).read_text(encoding="utf-8"))
    halves = {name: [[number / 2 for number in area] for area in areas] for name, areas in words.items()}
    lines = (f"{json.dumps(name)}: {json.dumps(areas)}" for name, areas in sorted(halves.items()))
    (folder / WORDS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    for name in halves:
        half = _scaled(taken / f"{name}.png", share=0.5)
        # 64 shades are enough, and a palette would change everywhere with each colour.
        half.point(lambda shade: shade & 0xFC | 2).save(folder / f"{name}.png", optimize=True)


def renew_readme_pictures(folder: Path) -> int:
    """Render the pictures of the README, small enough to be there quickly."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as scratch:
        render_size(Path(scratch), SIZES[0], "en", list(README_PICTURES))
        render_packs(Path(scratch))
        pictures = {
            name: _scaled(next(Path(scratch).glob(f"*-{picture}.png")), share=0.75)
            for picture, name in README_PICTURES.items()
        }
        tell, french, tarokk, examples = (
            _scaled(Path(scratch) / f"{sheet}.png", share=1)
            for sheet in ("tell-64x100", "french-64x100", "tarokk-64x100", "tarokk-examples")
        )
    packs = Image.new("RGB", (tell.width + french.width, tell.height))
    packs.paste(tell, (0, 0))
    packs.paste(french, (tell.width, 0))
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in {**pictures, "packs": packs, "tarokk": tarokk, "tarokk-examples": examples}.items():
        path = folder / f"{name}.png"
        picture.quantize(255, Image.Quantize.MAXCOVERAGE, kmeans=4).save(path, optimize=True)
        print(path)
    return 0


def _scaled(picture: Path, share: float):
    from PIL import Image

    with Image.open(picture) as large:
        size = (round(large.width * share), round(large.height * share))
        return large.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def _numbers(size: str) -> tuple[int, int, int]:
    numbers, _, scale = size.partition("@")
    width, height = numbers.split("x")
    return int(width), int(height), int(scale.removesuffix("x") or 1)


def _screen(width: int, height: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"screens": [{"name": "main", "x": 0, "y": 0, "width": width, "height": height, **dots}]}


def render(folder: Path, size: str, language: str, only: list[str], *, plain: bool = False) -> int:
    """Render all pictures of one size, in this process."""
    studio = open_studio(size, language, plain=plain)
    studio.take(folder, only)
    return studio.mishaps


def open_studio(size: str, language: str = "en", *, plain: bool = False) -> Studio:
    """A studio in this process, where Qt has not been started yet."""
    from PySide6.QtCore import QLocale, qInstallMessageHandler

    from tartli_desktop.app import run as app
    from tartli_desktop.app.display_check import do_without_a_screen
    from tartli_desktop.text import catalogues

    do_without_a_screen()
    qInstallMessageHandler(_report)
    width, height, _ = _numbers(size)
    application = app.build_application()
    # A cursor that blinks would be there in one picture and not in the next.
    application.setCursorFlashTime(0)
    catalogues.install(language)
    QLocale.setDefault(QLocale("en_GB" if language == "en" else language))
    return Studio(width, height, plain=plain)


def _report(kind: object, context: object, message: str) -> None:
    """Pass on what Qt says, but for what the platform without a screen says of every window."""
    if "This plugin does not support" not in message:
        print(message, file=sys.stderr)


class Studio:
    """Sets up one window after the other and takes its picture.

    A plain picture depends on fonts as little as can be, and is told where there are words in it.
    """

    def __init__(self, width: int, height: int, *, plain: bool = False) -> None:
        self._width, self._height = width, height
        self._plain = plain
        self._words: dict[str, list[list[float]]] = {}
        self._chosen: dict[str, object] = {}
        self.mishaps = 0
        """How many exceptions there were that nobody caught."""
        sys.excepthook = self._note_mishap

    def _note_mishap(self, *exception: object) -> None:
        self.mishaps += 1
        sys.__excepthook__(*exception)  # type: ignore[arg-type]

    def pictures(self) -> dict[str, Callable[[Path], None]]:
        """What there is to see, in the order in which a player meets it."""
        return {
            "first-start": self._first_start,
            "new-match": self._dialog("open_new_match"),
            "house-rules": self._house_rules,
            "draw-for-dealer": self._draw,
            "cut": self._cut,
            "choose-turned-card": self._choose,
            "deal": self._deal,
            "own-lead": self._table("own-lead"),
            "meld-dialog": self._table("own-lead", "look_at_melds"),
            "contest": self._contest,
            "scored-melds": self._table("scored-melds"),
            "scored-melds-dialog": self._table("scored-melds", "see_melds"),
            "trick-8-dimmed": self._trick_8,
            "trick-9-dimmed": self._table("trick-9"),
            "why-not": self._why_not,
            "may-go-out": self._table("going-out"),
            "beginner-board": self._helped("trick-9", "beginner"),
            "beginner-board-early": self._helped("scored-melds", "beginner"),
            "hint-early": self._hint("own-lead"),
            "hint-late": self._hint("trick-9"),
            "hint-practice": self._hint("contest", practice=True),
            "hint-beside-a-note": self._hint_beside_a_note,
            "hint-thinking": self._hint("own-lead", answered=False),
            "meld-reminder": self._meld_reminder,
            "exchange-breaks-a-meld": self._exchange_asked_about,
            "as-in-a-cafe": self._helped("trick-9", "café"),
            "false-claim": self._table("own-lead", "go_out"),
            "end-of-hand": self._table("hand-over"),
            "stichmatsch": self._table("stichmatsch"),
            "game-won": self._table("match-won", hands=3),
            "game-won-double": self._table("match-won", target=10),
            "match-won": self._table("match-won"),
            "practice": self._practice,
            "taken-back": self._taken_back,
            "played-again": self._played_again,
            "played-again-over": self._played_again_over,
            "new-match-two": self._new_match_of_two,
            "curtain": self._curtain(),
            "curtain-open": self._curtain(is_open=True),
            "lesson": self._lesson("talon"),
            "lesson-slate": self._lesson("slate"),
            "lesson-meld": self._lesson("terc"),
            "lesson-gather": self._lesson("first trick"),
            "lesson-strayed": self._lesson("contest won", stray="play LA"),
            "lesson-follow": self._lesson("follow"),
            "lesson-end": self._lesson(""),
            "slate-of-beck": self._slate_of_beck,
            "tarokk-auction": self._tarokk(3, lambda view: view.phase == "auction"),
            "tarokk-discard": self._tarokk(2, lambda view: view.phase == "discard"),
            "tarokk-call": self._tarokk(2, lambda view: view.phase == "announce"),
            "tarokk-announcing": self._tarokk(2, lambda view: view.phase == "announce", "announce"),
            "tarokk-announced": self._tarokk(
                4, lambda view: view.phase == "announce" and len(view.said) > 3, "announce"
            ),
            "tarokk-trick": self._tarokk(4, lambda view: len(view.winners) > 1 and len(view.trick) == 3),
            "tarokk-end-of-hand": self._tarokk(4),
            "tarokk-new-match": self._tarokk(4, then="open_new_match"),
            "tarokk-guided": self._lesson("honours", game="tarokk"),
            "tarokk-guided-discard": self._lesson("discard", game="tarokk"),
            "tarokk-guided-trull": self._lesson("trull", game="tarokk"),
            "tarokk-guided-trick": self._lesson("partner", game="tarokk"),
            "tarokk-guided-end": self._lesson("", game="tarokk"),
            "tarokk-review": self._tarokk_review,
            "tarokk-five": self._tarokk_of_five,
            "tarokk-house-rules": self._tarokk_house_rules,
            "tarokk-statistics": self._tarokk(4, then="open_statistics"),
            "tarokk-how-to-play": self._tarokk_help("T6.5"),
            "tarokk-cue-bids": self._tarokk_help("T5.4"),
            "tarokk-bonuses": self._tarokk_help("T9.6"),
            "ulti-auction": self._ulti(3, lambda view: view.phase == "auction"),
            "ulti-lay": self._ulti(2, lambda view: view.phase == "lay"),
            "ulti-ladder": self._ulti(2, lambda view: view.phase == "bid", "bid"),
            "ulti-doubling": self._ulti(3, lambda view: view.phase == "play", "double"),
            "ulti-trick": self._ulti(3, lambda view: len(view.tricks) == 4),
            "ulti-open-hands": self._ulti(1, lambda view: len(view.tricks) == 3),
            "ulti-end-of-hand": self._ulti(1),
            "ulti-balance": self._ulti(4),
            "ulti-statistics": self._ulti(3, then="open_statistics"),
            "ulti-review": self._ulti_review,
            "ulti-how-to-play": self._ulti_help("U4.6"),
            "ulti-contract": self._ulti_help("bid-ulti"),
            "ulti-payments": self._ulti_help("U12.1"),
            "ulti-guided": self._lesson("aim", game="ulti"),
            "ulti-guided-lay": self._lesson("lay", game="ulti"),
            "ulti-guided-trick": self._lesson("beat", game="ulti"),
            "ulti-guided-end": self._lesson("", game="ulti"),
            "ulti-new-match": self._ulti(3, then="open_new_match"),
            "ulti-house-rules": self._ulti_house_rules,
            "settings": self._dialog("open_settings"),
            "settings-table": self._settings_table,
            "settings-help": self._help_settings,
            "settings-seeing": self._settings_seeing,
            "settings-keys": self._settings_keys,
            "talon-told": self._talon_told,
            "matches": self._matches,
            "puzzle": self._puzzle(),
            "puzzle-solved": self._puzzle(solved=True),
            "puzzle-of-melds": self._puzzle("melds"),
            "review": self._review(0),
            "review-trick": self._review(25),
            "review-open-hands": self._review(25, open_hands=True),
            "statistics": self._statistics(),
            "statistics-table": self._statistics(tab=1),
            "statistics-mistakes": self._statistics(tab=2, reviewed=6),
            "statistics-no-mistakes": self._statistics(tab=2),
            "statistics-empty": self._dialog("open_statistics"),
            "match-record": self._record,
            "how-to-play": self._dialog("open_how_to_play"),
            "rule-of-a-refusal": self._rule_of_a_refusal,
            "help-searched": self._help_searched("bela"),
            "words-of-the-game": self._help_searched("bemondás"),
            "points-card": self._points_card,
            "about": self._dialog("open_about"),
            "message": self._message,
            "crash": self._crash,
            "menu": self._menu,
            "no-letters": self._no_letters,
            "french-pack": self._french_pack,
            "wine-and-oak": self._themed("red", "oak", "tulips"),
            "blue-and-cherry": self._themed("blue", "cherry", "stars"),
            "coffee-and-ebony": self._themed("brown", "ebony", "red acorns"),
            "add-a-pack": self._own_pack(),
            "own-pack": self._own_pack(paint_own_cards),
            "settings-keys-dark": self._dark(self._settings_keys),
            "settings-dark": self._dark(self._dialog("open_settings")),
            "new-match-dark": self._dark(self._dialog("open_new_match")),
            "house-rules-dark": self._dark(self._house_rules),
            "meld-dialog-dark": self._dark(self._table("own-lead", "look_at_melds")),
            "false-claim-dark": self._dark(self._table("own-lead", "go_out")),
            "end-of-hand-dark": self._dark(self._table("hand-over")),
            "matches-dark": self._dark(self._matches),
            "statistics-dark": self._dark(self._statistics()),
            "statistics-table-dark": self._dark(self._statistics(tab=1)),
            "match-record-dark": self._dark(self._record),
            "how-to-play-dark": self._dark(self._dialog("open_how_to_play")),
            "message-dark": self._dark(self._message),
            "menu-dark": self._dark(self._menu),
            "own-pack-dark": self._dark(self._own_pack(paint_own_cards)),
            **self._to_see_well(),
        }

    def _to_see_well(self) -> dict[str, Callable[[Path], None]]:
        """What helps to see: corners of cards, contrast, and all that has words in letters twice as large."""
        taught_and_for_two = {
            "new-match-two": self._new_match_of_two,
            "curtain": self._curtain(),
            "curtain-open": self._curtain(is_open=True),
            "lesson": self._lesson("talon"),
            "lesson-slate": self._lesson("slate"),
            "lesson-meld": self._lesson("terc"),
            "lesson-strayed": self._lesson("contest won", stray="play LA"),
            "lesson-end": self._lesson(""),
        }
        large = {
            "first-start": self._first_start,
            "draw-for-dealer": self._draw,
            "choose-turned-card": self._choose,
            "contest": self._contest,
            "scored-melds": self._table("scored-melds"),
            "may-go-out": self._table("going-out"),
            "why-not": self._why_not,
            "practice": self._practice,
            "hint-early": self._hint("own-lead"),
            "beginner-board": self._helped("trick-9", "beginner"),
            "new-match": self._dialog("open_new_match"),
            "house-rules": self._house_rules,
            "meld-dialog": self._table("own-lead", "look_at_melds"),
            "scored-melds-dialog": self._table("scored-melds", "see_melds"),
            "false-claim": self._table("own-lead", "go_out"),
            "end-of-hand": self._table("hand-over"),
            "match-won": self._table("match-won"),
            "settings": self._settings_seeing,
            "matches": self._matches,
            "statistics": self._statistics(),
            "match-record": self._record,
            "review": self._review(25),
            "how-to-play": self._dialog("open_how_to_play"),
            "points-card": self._points_card,
            "about": self._dialog("open_about"),
            "message": self._message,
            "menu": self._menu,
            "own-pack": self._own_pack(paint_own_cards),
            **taught_and_for_two,
        }
        contrast = {
            "first-start": self._first_start,
            "contest": self._contest,
            "trick-9-dimmed": self._table("trick-9"),
            "may-go-out": self._table("going-out"),
            "new-match": self._dialog("open_new_match"),
            "end-of-hand": self._table("hand-over"),
            "match-won": self._table("match-won"),
            "settings": self._dialog("open_settings"),
            "matches": self._matches,
            "review": self._review(25),
            "statistics": self._statistics(),
            "how-to-play": self._dialog("open_how_to_play"),
            "points-card": self._points_card,
            **taught_and_for_two,
        }
        return {
            "slate-folded": self._with(self._table("scored-melds"), slate_folded=True),
            "large-corners": self._with(self._table("trick-9"), large_index=True),
            "large-corners-french": self._with(self._french_pack, large_index=True),
            "four-colours": self._with(self._table("trick-9"), four_colours=True),
            "four-colours-french": self._with(self._french_pack, four_colours=True),
            "large-corners-four-colours": self._with(self._contest, large_index=True, four_colours=True),
            **{f"{name}-large": self._with(take, text_scale=2.0) for name, take in large.items()},
            **{
                f"{name}-contrast": self._with(take, colour_scheme="high contrast")
                for name, take in contrast.items()
            },
        }

    def take(self, folder: Path, only: list[str]) -> None:
        """Take all pictures, or only some."""
        known = self.pictures()
        if unknown := set(only) - set(known):
            raise SystemExit(f"There is no picture {', '.join(unknown)}. There are: {', '.join(known)}")
        folder.mkdir(parents=True, exist_ok=True)
        self._words.clear()
        for number, (name, take) in enumerate(known.items(), 1):
            if not only or name in only:
                random.seed(name)
                path = folder / (f"{name}.png" if self._plain else f"{number:02}-{name}.png")
                take(path)
                print(path, flush=True)
        if self._plain:
            (folder / WORDS).write_text(json.dumps(self._words), encoding="utf-8")

    # Set-ups

    def window(self, **chosen: object):
        import msgspec

        from tartli_desktop.files.user_paths import Places
        from tartli_desktop.games.tartli.options import TartliOptions
        from tartli_desktop.looks.colours import apply_colour_scheme
        from tartli_desktop.looks.text_size import apply_text_scale
        from tartli_desktop.settings.settings import GatherPolicy, IndexLetters, Settings
        from tartli_desktop.store.match_store import MatchStore
        from tartli_desktop.windows.main_window import MainWindow

        # Chance, which the program takes from the system, is a fixed one here.
        for place in (random, secrets):
            place.SystemRandom = lambda: random.Random(self._chance)
        minutes = iter(range(10_000))
        store = MatchStore.in_memory(now=lambda: NOON + timedelta(minutes=next(minutes)))
        if self._plain:
            chosen = {"index_letters": IndexLetters.OFF, **chosen}
        chosen = {**self._chosen, **chosen}
        own = {name: chosen.pop(name) for name in TartliOptions.__struct_fields__ if name in chosen}
        settings = msgspec.structs.replace(
            Settings(player_name="Anna", opponent="franz"),
            motion=False,
            sound=False,
            opponent_pause=0.0,
            gather=GatherPolicy.CLICK,
            **chosen,
        ).with_game(TartliOptions(**own))
        apply_colour_scheme(settings.colour_scheme)
        apply_text_scale(settings.text_scale)
        places = Places.under(Path("/home/anna/.local/share/tartli"))
        window = MainWindow(places, settings, store)
        # Nothing is written for a picture.
        window._keep_settings = window.settings.keep
        window.resize(self._width, self._height)
        if self._plain:
            # Else its height, and with it the size of the table, would depend on the font.
            window.menuBar().setFixedHeight(24)
        window.show()
        return window, store

    _chance = 3
    """With this, Kata deals."""

    def resumed(
        self,
        record: str,
        hands: int | None = None,
        target: int | None = None,
        actions: int | None = None,
        practice: bool = False,
        two: bool = False,
        **chosen: object,
    ):
        """A window with a match of the records on the table.

        Only its first hands, to so many games, or its last hand after so many actions, where that is given;
        as practice or not.
        """
        from tartli_desktop.games.tartli.rules import Match

        window, store = self.window(**chosen)
        document = json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
        document["hands"] = document["hands"][:hands]
        if actions is not None:
            document["hands"][-1]["actions"] = document["hands"][-1]["actions"][:actions]
        if target is not None:
            document["variant"]["match_target"] = target
        if not two:
            document["players"][1] = PERSON.title()
        # Says which record is wrong, and where.
        Match.from_record(document)
        head = _head(document["variant"], document["players"], document["first_dealer"], "heuristic")
        marks = {"practice": practice, "two": two}
        extras = {name: "1" for name, is_so in marks.items() if is_so}
        if not two:
            extras["people"] = f",{PERSON}"
        match_id = store.create(head, extras=extras)
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
        from tartli_desktop.session.session import Phase

        session = window.area.session
        self._until(lambda: session.phase is not Phase.OPPONENT, "The opponent does not come to its move.")

    def _until(self, done: Callable[[], bool], complaint: str) -> None:
        """Let things happen until they are done."""
        from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
        from PySide6.QtWidgets import QApplication

        patience = QDeadlineTimer(SETTLE_TIMEOUT)
        # Not all that ends comes with an event.
        look_again = QTimer(interval=5)
        look_again.start()
        while not done():
            if patience.hasExpired():
                raise SystemExit(complaint)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        look_again.stop()

    # Pictures

    def _first_start(self, path: Path) -> None:
        window, _ = self.window()
        window.begin()
        self.take_one(path, window)

    def _dialog(self, opening: str) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            window, _ = self.window()
            window.begin()
            getattr(window, opening)()
            self.take_one(path, window)

        return take

    def _crash(self, path: Path) -> None:
        from tartli_desktop.windows.errors.crash_dialog import CrashDialog, Moment

        window = self.resumed("own-lead")
        trace = (
            "Tartli 1.0.0, Python 3.11.2, Qt 6.11.3, Linux\n\nTraceback (most recent call last):\n"
            '  File "tartli_desktop/session/session.py", line 246, in gather\n'
            "    self._apply(self._seat, GATHER)\n"
            "ValueError: there is no trick\n"
        )
        CrashDialog(Moment.IN_PLAY, trace, Path("/home/anna/tartli.log"), parent=window).show()
        self.take_one(path, window)

    def _settings_keys(self, path: Path) -> None:
        """The page of keys, just when a key was refused."""
        from PySide6.QtGui import QKeySequence

        from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

        window, _ = self.window()
        window.begin()
        window.open_settings()
        dialog = window.findChild(SettingsDialog)
        dialog.tabs.setCurrentIndex(dialog.tabs.count() - 1)
        edit = dialog.keys_page.edits["bela"]
        edit.setFocus()
        edit.setKeySequence(QKeySequence("G"))
        self.take_one(path, window)

    def _themed(self, cloth: str, wood: str, back: str) -> Callable[[Path], None]:
        """A table of other stuff, with other backs."""

        def take(path: Path) -> None:
            from tartli_desktop.settings.settings import CardBack, Cloth, Wood

            chosen = {"cloth": Cloth(cloth), "wood": Wood(wood), "card_back": CardBack(back)}
            self._with(self._table("contest"), **chosen)(path)

        return take

    def _talon_told(self, path: Path) -> None:
        """Talon and trumps, told and framed."""
        window = self.resumed("own-lead")
        window.area.talon_action.trigger()
        self.take_one(path, window)

    def _dark(self, take_light: Callable[[Path], None]) -> Callable[[Path], None]:
        return self._with(take_light, colour_scheme="dark")

    def _with(self, take_usual: Callable[[Path], None], **chosen: object) -> Callable[[Path], None]:
        """The same picture with other settings."""

        def take(path: Path) -> None:
            from tartli_desktop.looks.colours import apply_colour_scheme
            from tartli_desktop.looks.text_size import apply_text_scale
            from tartli_desktop.settings.settings import ColourScheme

            self._chosen = dict(chosen)
            if "colour_scheme" in chosen:
                self._chosen["colour_scheme"] = ColourScheme(chosen["colour_scheme"])
            take_usual(path)
            self._chosen = {}
            apply_colour_scheme(ColourScheme.SYSTEM)
            apply_text_scale(1.0)

        return take

    def _house_rules(self, path: Path) -> None:
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        window, _ = self.window()
        window.begin()
        window.open_new_match()
        dialog = window.findChild(NewMatchDialog)
        dialog.form.edit_button.click()
        self.take_one(path, window)

    def _begun(self, austrian: bool = False):
        import msgspec

        from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN
        from tartli_desktop.windows.new_match.new_match import NewMatch

        window, _ = self.window()
        variant = AUSTRIAN if austrian else HUNGARIAN
        settings = msgspec.structs.replace(window.settings.now)
        window.begin_match(
            NewMatch("tartli", variant, "heuristic", ("Anna", PERSON.title()), settings, people=("", PERSON))
        )
        return window

    def _new_match_of_two(self, path: Path) -> None:
        from tartli_desktop.store.match_kinds import TWO
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        window, _ = self.window()
        window.begin()
        window.open_new_match()
        field = window.findChild(NewMatchDialog).fields["opponent"]
        field.put(TWO)
        field.changed.emit("opponent")
        self.take_one(path, window)

    def _curtain(self, is_open: bool = False) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            # Kata has answered, and won the contest; the trick is Anna's.
            window = self.resumed("contest", two=True)
            session = window.area.session
            session.look()
            declare = next(action for action in session.view.legal if str(action).startswith("declare"))
            session.do(declare)
            play = next(action for action in session.view.legal if str(action).startswith("play"))
            session.do(play)
            if is_open:
                session.look()
            self.take_one(path, window)

        return take

    def _lesson(self, step: str, stray: str = "", game: str = "tartli") -> Callable[[Path], None]:
        """The guided first hand at a step, or at its end; perhaps with an action that was not meant there."""

        def take(path: Path) -> None:
            from tartli_desktop.games.tartli.rules import GATHER, Action
            from tartli_desktop.session.session import Phase

            window, _ = self.window()
            window.begin_lesson(game)
            self._until_waiting(window)
            guide, session = window.area.guide, window.area.session
            while session.phase is not Phase.MATCH_OVER and (not guide.step or guide.step.name != step):
                asked = guide.asked
                if guide.step is not None and asked is None:
                    guide.note.buttons[0].click()
                elif asked in (None, GATHER):
                    session.gather()
                else:
                    session.do(asked)
                self._until_waiting(window)
            if stray:
                session.do(Action.parse(stray))
                self._until_waiting(window)
            self.take_one(path, window)

        return take

    def _draw(self, path: Path) -> None:
        self.take_one(path, self._begun())

    def _cut(self, path: Path) -> None:
        window = self._begun()
        window.area.session.go_on()
        self.take_one(path, window)

    def _choose(self, path: Path) -> None:
        window = self._begun(austrian=True)
        window.area.session.go_on()
        window.area.session.cut(12)
        self._until_waiting(window)
        self.take_one(path, window)

    def _deal(self, path: Path) -> None:
        window = self._begun()
        window.area.session.go_on()
        window.area.session.cut(12)
        self._until_waiting(window)
        self.take_one(path, window)

    def _table(
        self, record: str, action: str | None = None, hands: int | None = None, target: int | None = None
    ) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            window = self.resumed(record, hands, target)
            if action is not None:
                window.area.commands[action].trigger()
            self.take_one(path, window)

        return take

    def _ulti_window(self, hand: int, moment: Callable[[Any], bool] | None = None):
        return self._record_window("ulti", ",vilma,agoston", hand, moment)

    def _record_window(
        self,
        game: str,
        people: str,
        hand: int,
        moment: Callable[[Any], bool] | None = None,
        record: str = "",
    ):
        """A window with the recorded match of a game, in a hand counted from 1.

        Where the person is to act for the first time in such a moment; without one, at the end of the hand.
        """
        from tartli_desktop.game.registry import rules_of
        from tartli_desktop.store.match_head import MatchHead

        rules = rules_of(game)
        window, store = self.window()
        document = json.loads((RECORDS / f"{record or game}.json").read_text(encoding="utf-8"))
        hands = document["hands"] = document["hands"][:hand]
        played, hands[-1]["actions"] = hands[-1]["actions"], []
        match = rules.from_record(document)
        while moment is not None and not (match.to_move == 0 and moment(match.view(0))):
            hands[-1]["actions"].append(played[len(hands[-1]["actions"])])
            match = rules.from_record(document)
        if moment is None:
            hands[-1]["actions"] = played
        head = MatchHead.at_level(
            "heuristic",
            game=game,
            variant=document["rules"],
            names=document["players"],
            first_dealer=document["first_dealer"],
            human_seat=0,
        )
        match_id = store.create(head, extras={"people": people})
        for each in hands:
            store.add_hand(match_id, each["deck"])
            for action in each["actions"]:
                store.add_action(match_id, action)
        window.resume(match_id)
        self._until_waiting(window)
        return window

    def _ulti(
        self,
        hand: int,
        moment: Callable[[Any], bool] | None = None,
        command: str | None = None,
        then: str | None = None,
    ) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            window = self._ulti_window(hand, moment)
            if command is not None:
                window.area.commands[command].trigger()
            if then is not None:
                getattr(window, then)()
            self.take_one(path, window)

        return take

    def _tarokk(
        self,
        hand: int,
        moment: Callable[[Any], bool] | None = None,
        command: str | None = None,
        then: str | None = None,
    ) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            window = self._record_window("tarokk", ",vilma,agoston,kornel", hand, moment)
            if command is not None:
                window.area.commands[command].trigger()
            if then is not None:
                getattr(window, then)()
            self.take_one(path, window)

        return take

    def _tarokk_help(self, rule: str) -> Callable[[Path], None]:
        """The help of tarokk at a rule."""

        def take(path: Path) -> None:
            from tartli_desktop.windows.help.how_to_play import HowToPlay

            window = self._record_window("tarokk", ",vilma,agoston,kornel", 4)
            window.open_how_to_play()
            window.findChild(HowToPlay).show_rule(rule)
            self.take_one(path, window)

        return take

    def _tarokk_of_five(self, path: Path) -> None:
        people = ",vilma,agoston,szalayne,kornel"
        window = self._record_window(
            "tarokk", people, 1, lambda view: view.phase == "announce", "tarokk-five"
        )
        self.take_one(path, window)

    def _tarokk_house_rules(self, path: Path) -> None:
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        window = self._record_window("tarokk", ",vilma,agoston,kornel", 1)
        window.open_new_match()
        window.findChild(NewMatchDialog).form.edit_button.click()
        self.take_one(path, window)

    def _ulti_review(self, path: Path) -> None:
        self._worst_decision(path, self._ulti_window(4))

    def _tarokk_review(self, path: Path) -> None:
        self._worst_decision(path, self._record_window("tarokk", ",vilma,agoston,kornel", 3))

    def _worst_decision(self, path: Path, window) -> None:
        """The decision that cost most in the hand that is over."""
        from tartli_desktop.face.learning.review import Severity
        from tartli_desktop.widgets.dialogs.table_paper import TablePaper

        window.findChild(TablePaper).review_button.click()
        place = window.review
        self._until(place.paper.summary_label.isVisible, "The review does not come to its end.")
        worst = max(place.bar.marks, key=lambda mark: list(Severity).index(mark.decision.severity))
        place.steps.go_to(worst.decision.at)
        self.take_one(path, window)

    def _ulti_help(self, rule: str) -> Callable[[Path], None]:
        """The help of Ulti at a rule or a contract."""

        def take(path: Path) -> None:
            from tartli_desktop.windows.help.how_to_play import HowToPlay

            window = self._ulti_window(3)
            window.open_how_to_play()
            dialog = window.findChild(HowToPlay)
            dialog.show_rule(rule)
            self.take_one(path, window)

        return take

    def _ulti_house_rules(self, path: Path) -> None:
        from tartli_desktop.windows.new_match.new_match import NewMatchDialog

        window = self._ulti_window(3)
        window.open_new_match()
        dialog = window.findChild(NewMatchDialog)
        dialog.form.edit_button.click()
        self.take_one(path, window)

    def _trick_8(self, path: Path) -> None:
        self.take_one(path, self.resumed("trick-9", actions=25))

    def _contest(self, path: Path) -> None:
        self.take_one(path, self._declared())

    def _declared(self):
        """A window in which both have declared, and the player is to play."""
        from tartli_desktop.games.tartli.rules import Declare

        window = self.resumed("contest")
        session = window.area.session
        best = max(
            (action for action in session.view.legal if isinstance(action, Declare)),
            key=lambda action: sum(item.points for item in action.items),
        )
        session.do(best)
        self._until_waiting(window)
        return window

    def _why_not(self, path: Path) -> None:
        from tartli_desktop.games.tartli.rules import Play

        window = self.resumed("trick-9")
        view = window.area.session.view
        window.area.view.card_chosen.emit(next(card for card in view.hand if Play(card) not in view.legal))
        self.take_one(path, window)

    def _helped(self, record: str, helps: str) -> Callable[[Path], None]:
        """The table with one of the ready sets of help."""

        def take(path: Path) -> None:
            from tartli_desktop.games.tartli.options import TartliOptions
            from tartli_desktop.settings.assistance_presets import FIELDS
            from tartli_desktop.settings.game_options import HelpSet

            chosen = HelpSet(helps)
            self.take_one(path, self.resumed(record, **FIELDS[chosen], **TartliOptions.help_sets[chosen]))

        return take

    def _hint(self, record: str, *, practice: bool = False, answered: bool = True) -> Callable[[Path], None]:
        """A hint, or the table while it is thought out."""

        def take(path: Path) -> None:
            from tartli_desktop.games.tartli.coach.hint import Hint

            window = self.resumed(record, practice=practice)
            hints = window.area.hints
            window.area.hint_action.trigger()
            if answered:
                self._until(lambda: isinstance(hints.shown, Hint), "There is no hint.")
            self.take_one(path, window)

        return take

    def _hint_beside_a_note(self, path: Path) -> None:
        """What the player said lies above a card that stands out."""
        from tartli_desktop.games.tartli.coach.hint import Hint

        window = self._declared()
        area = window.area
        area.hint_action.trigger()
        self._until(lambda: isinstance(area.hints.shown, Hint), "There is no hint.")
        self.take_one(path, window)

    def _meld_reminder(self, path: Path) -> None:
        window = self.resumed("own-lead", remind_melds=True)
        area = window.area
        area.view.card_chosen.emit(area.session.view.hand[0])
        self.take_one(path, window)

    def _exchange_asked_about(self, path: Path) -> None:
        window = self.resumed("exchange", remind_melds=True)
        window.area.commands["exchange"].trigger()
        self.take_one(path, window)

    def _settings_table(self, path: Path) -> None:
        self._settings_tab(path, 1)

    def _help_settings(self, path: Path) -> None:
        self._settings_tab(path, 3)

    def _settings_seeing(self, path: Path) -> None:
        self._settings_tab(path, 4)

    def _settings_tab(self, path: Path, tab: int) -> None:
        from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

        window, _ = self.window()
        window.begin()
        window.open_settings()
        window.findChild(SettingsDialog).tabs.setCurrentIndex(tab)
        self.take_one(path, window)

    def _rule_of_a_refusal(self, path: Path) -> None:
        from tartli_desktop.games.tartli.rules import Play

        window = self.resumed("trick-9")
        view = window.area.session.view
        window.area.view.card_chosen.emit(next(card for card in view.hand if Play(card) not in view.legal))
        window.area.why_action.trigger()
        self.take_one(path, window)

    def _help_searched(self, words: str) -> Callable[[Path], None]:
        def take(path: Path) -> None:
            from tartli_desktop.windows.help.how_to_play import HowToPlay

            window = self.resumed("own-lead")
            window.open_how_to_play()
            window.findChild(HowToPlay).search.line.setText(words)
            self.take_one(path, window)

        return take

    def _points_card(self, path: Path) -> None:
        window = self.resumed("own-lead")
        window.points.trigger()
        self.take_one(path, window)

    def _practice(self, path: Path) -> None:
        self.take_one(path, self.resumed("own-lead", practice=True))

    def _taken_back(self, path: Path) -> None:
        window = self.resumed("trick-9", practice=True)
        window.area.take_back_action.trigger()
        self._until_waiting(window)
        self.take_one(path, window)

    def _played_again(self, path: Path) -> None:
        window = self.resumed("match-won", hands=3)
        window.area.swapped_action.trigger()
        self.take_one(path, window)

    def _played_again_over(self, path: Path) -> None:
        from tartli_desktop.games.tartli.opponents import choose
        from tartli_desktop.session.session import Phase

        window = self.resumed("hand-over")
        window.area.again_action.trigger()
        session = window.area.session
        while session.phase is not Phase.MATCH_OVER:
            self._until_waiting(window)
            if session.phase is Phase.PAUSE:
                session.gather()
            elif session.phase is Phase.DECIDE:
                session.do(choose(session.view, "beginner"))
        self.take_one(path, window)

    def _slate_of_beck(self, path: Path) -> None:
        from tartli_desktop.games.tartli.options import SlateStyle

        self.take_one(path, self.resumed("going-out", slate_style=SlateStyle.BECK))

    def _matches(self, path: Path) -> None:
        from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN
        from tartli_desktop.windows.matches.matches_dialog import MatchesDialog

        window, store = self.window()
        window.begin()
        # What was never dealt is in no list.
        record = json.loads((RECORDS / "own-lead.json").read_text(encoding="utf-8"))
        deck = record["hands"][0]["deck"]
        for variant, opponent, games, over, level, title in (
            (HUNGARIAN, "Kata", (0, 5), True, "heuristic", ""),
            (HUNGARIAN, "Kata", (2, 3), False, "heuristic", "Sunday evening"),
            (AUSTRIAN, "Resi", (17, 12), False, "strong", ""),
            (HUNGARIAN, "Bence", (5, 1), True, "beginner", ""),
            (
                HUNGARIAN,
                "Pista",
                (4, 5),
                True,
                "casual",
                "The long one that was played on the train to Szeged",
            ),
        ):
            head = _head(variant.to_dict(), ("Anna", opponent), 0, level, title)
            match_id = store.create(head)
            store.add_hand(match_id, deck)
            store.set_result(match_id, games, over)
        window.open_matches()
        # As after one that was deleted.
        dialog = window.findChild(MatchesDialog)
        dialog.select(1)
        dialog.delete_button.click()
        self.take_one(path, window)

    def _record(self, path: Path) -> None:
        from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary
        from tartli_desktop.windows.matches.matches_dialog import MatchesDialog
        from tartli_desktop.windows.matches.record_view import RecordView

        window = self.resumed("match-won")
        window.findChild(HandSummary).reject()
        window.open_matches()
        window.findChild(MatchesDialog).look_button.click()
        view = window.findChild(RecordView)
        view.pages.setFocus()
        view.pages.go_to(4)
        self.take_one(path, window)

    def _puzzle(self, kind: str = "cards", *, solved: bool = False) -> Callable[[Path], None]:
        """The first puzzle of a kind as it begins, or what is told when it is solved."""

        def take(path: Path) -> None:
            from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
            from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
            from tartli_desktop.games.tartli.puzzles.puzzle import puzzles
            from tartli_desktop.games.tartli.rules import PLAYS
            from tartli_desktop.session.session import Phase

            window, _ = self.window()
            every = enumerate(puzzles(), 1)
            number = next(
                number
                for number, each in every
                if each.kind == kind and (not solved or each.match().view(each.seat).trick_number >= 13)
            )
            window.puzzles.play("tartli", number)
            self._until_waiting(window)
            session = window.on_table.session
            while solved and session.phase is not Phase.MATCH_OVER:
                if session.phase is Phase.PAUSE:
                    session.gather()
                else:
                    session.do(PLAYS[EndgameChoice(read_position(session.view)).best()])
                self._until_waiting(window)
            self.take_one(path, window)

        return take

    def _review(self, done: int, *, open_hands: bool = False) -> Callable[[Path], None]:
        """A finished hand after this many actions."""

        def take(path: Path) -> None:
            from tartli_desktop.games.tartli.dialogs.hand_summary import HandSummary

            window = self.resumed("hand-over")
            window.findChild(HandSummary).review_button.click()
            window.review.actions_here.open_hands.setChecked(open_hands)
            window.review.steps.go_to(done)
            self.take_one(path, window)

        return take

    def _statistics(self, tab: int = 0, reviewed: int = 0) -> Callable[[Path], None]:
        """The statistics of many short matches, which the program plays quickly.

        Of ``reviewed`` of them all hands were gone through, as quickly.
        """

        def take(path: Path) -> None:
            from tartli_desktop.windows.statistics.statistics_dialog import StatisticsDialog

            window, store = self.window()
            window.begin()
            for number in range(46):
                level = ("beginner", "casual", "heuristic", "strong")[number * 7 % 11 % 4]
                play_match(store, number, level)
            for row in store.list()[:reviewed]:
                review_match(store, row.id)
            window.open_statistics()
            window.findChild(StatisticsDialog).tabs.setCurrentIndex(tab)
            self.take_one(path, window)

        return take

    def _message(self, path: Path) -> None:
        from tartli_desktop.files.problems import CannotOpen, Trouble
        from tartli_desktop.windows.errors import troubles

        window, _ = self.window()
        database = Path("/home/anna/.local/share/tartli/matches.sqlite3")
        window.show_message("Tartli", troubles.not_opened(CannotOpen(database, Trouble.NO_ACCESS, "")))
        window.begin()
        self.take_one(path, window)

    def _no_letters(self, path: Path) -> None:
        from tartli_desktop.settings.settings import IndexLetters

        self.take_one(path, self.resumed("trick-9", index_letters=IndexLetters.OFF))

    def _french_pack(self, path: Path) -> None:
        self.take_one(path, self.resumed("own-lead", pack="french"))

    def _menu(self, path: Path) -> None:
        window = self.resumed("own-lead")
        menu_bar = window.menuBar()
        menu_bar.actions()[1].menu().popup(
            menu_bar.mapToGlobal(menu_bar.actionGeometry(menu_bar.actions()[1]).bottomLeft())
        )
        self.take_one(path, window)

    def _own_pack(self, paint: Callable[[Path], None] | None = None) -> Callable[[Path], None]:
        """The dialog for a pack of one's own: at first, or when it has read what was painted in a folder."""

        def take(path: Path) -> None:
            from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
            from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

            window, _ = self.window()
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
                self.take_one(path, window)

        return take

    # Taking

    def take_one(self, path: Path, window) -> None:
        image = self._picture(window)
        if not image.save(str(path)):
            raise SystemExit(f"{path} cannot be written.")
        if self._plain:
            self._words[path.stem] = [list(area.getRect()) for area in _areas_with_words(window)]
        self.leave(window)

    def leave(self, window) -> None:
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
        """The window, and above it each dialog that is open, in the middle, with a frame and its title."""
        from PySide6.QtGui import QPainter
        from PySide6.QtWidgets import QApplication, QMenu

        for _ in range(5):
            QApplication.processEvents()
        image = window.grab()
        painter = QPainter(image)
        for dialog in _open_dialogs():
            _paint_framed(painter, dialog, window)
        for menu in QApplication.topLevelWidgets():
            if isinstance(menu, QMenu) and menu.isVisible():
                painter.drawPixmap(window.mapFromGlobal(menu.pos()), menu.grab())
        painter.end()
        return image.toImage()


def _head(variant, players, first_dealer: int, level: str, title: str = ""):
    """What is agreed before a match of Tartli between a person, who has the first seat, and the program."""
    from tartli_desktop.store.match_head import MatchHead

    return MatchHead.at_level(
        level,
        game="tartli",
        variant=variant,
        names=players,
        first_dealer=first_dealer,
        human_seat=0,
        title=title,
    )


def play_match(store, number: int, level: str, *, played_by: tuple[str, str] | None = None) -> None:
    """Store a match of some games, every fourth an Austrian one, played by the program on both sides.

    Args:
        store: where it goes.
        number: tells it from others.
        level: what the store is told of the opponent.
        played_by: the levels that play it for the person and the opponent, where these are others.
    """
    from dataclasses import replace

    from tartli_desktop.cards.german import CARDS
    from tartli_desktop.games.tartli import opponents
    from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, OUT, Match
    from tartli_desktop.store.match_head import MatchRow
    from tartli_desktop.store.match_store import StoredMatch

    chance = random.Random(number)
    variant = replace(AUSTRIAN if number % 4 == 3 else HUNGARIAN, match_target=3)
    match = Match.new(variant, first_dealer=number % 2, players=("Anna", "Kata"))
    # The strongest takes too long for a picture.
    levels = played_by or ("heuristic", "heuristic" if level == "strong" else level)
    while match.winner is None:
        match.deal(chance.sample(CARDS, 32))
        while (seat := match.to_move) is not None:
            bold = OUT in match.legal_actions(0) and chance.random() < 0.0002
            match.apply(*((0, OUT) if bold else (seat, opponents.choose(match.view(seat), levels[seat]))))
    head = _head(variant.to_dict(), match.players, match.first_dealer, level)
    actions = sum(len(texts) for _, texts in match.hands)
    row = MatchRow(0, head, NOON, NOON, True, match.games, len(match.hands), actions)
    extras = {"practice": "1"} if number in (5, 6) else {}
    store.add(StoredMatch(row, match.to_record(), extras, broken_at=None))


def review_match(store, match_id: int) -> None:
    """Go through all hands of a stored match as quickly as the coach can think."""
    from tartli_desktop.files.long_work import at_once
    from tartli_desktop.games.tartli.opponents.strong import SearchSettings
    from tartli_desktop.games.tartli.review import kept_review
    from tartli_desktop.games.tartli.review.hand_review import reviewing
    from tartli_desktop.games.tartli.rules import Match

    match = Match.from_record(store.load(match_id).record)
    quick = SearchSettings(worlds=12, first=6, solved=2, declarations=2)
    for number in range(1, len(match.hands) + 1):
        review = at_once(reviewing(match, number, 0, strength=quick))
        store.set_review(match_id, number, 0, kept_review.kept(review), coach=kept_review.VERSION)


def _open_dialogs() -> list:
    from PySide6.QtWidgets import QApplication, QDialog

    widgets = QApplication.topLevelWidgets()
    dialogs = [widget for widget in widgets if isinstance(widget, QDialog) and widget.isVisible()]
    # One that was opened from another lies above it.
    return sorted(dialogs, key=_depth)


def _areas_with_words(window) -> list:
    """Where a picture depends on fonts: around words, and dialogs as a whole."""
    from PySide6.QtCore import QPoint, QRect
    from PySide6.QtWidgets import QGraphicsSimpleTextItem

    from tartli_desktop.games.tartli.score.layout import lay_out
    from tartli_desktop.table.notes import Note
    from tartli_desktop.widgets.dialogs.table_paper import TablePaper

    def within(widget, area):
        return QRect(widget.mapTo(window, QPoint()) + area.topLeft(), area.size())

    area, view = window.area, window.area.view
    found = [window.menuBar().geometry(), *(_frame_of(dialog, window) for dialog in _open_dialogs())]
    papers = (paper for paper in area.findChildren(TablePaper) if paper.isVisible())
    found += [within(paper, paper.rect()) for paper in papers]
    panel = area.panel
    if panel.isVisible():
        found.append(within(panel, panel.childrenRect()))
    plan = lay_out(area.slate.width(), area.slate.height())
    found += [within(area.slate, place.toAlignedRect()) for place in (*plan.names, plan.target)]
    for item in view.scene().items():
        if isinstance(item, Note | QGraphicsSimpleTextItem) and item.isVisible():
            place = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if not place.isEmpty():
                found.append(within(view.viewport(), place))
    return found


def paint_own_cards(folder: Path) -> None:
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


_TITLE_HEIGHT = 26


def _frame_of(dialog, window):
    """Where a dialog lies above the window, with its title."""
    from PySide6.QtCore import QRect, QSize, Qt

    if dialog.windowType() is Qt.WindowType.Tool:
        # It lies beside what is played, and not in the middle.
        return QRect(dialog.pos() - window.pos(), dialog.size() + QSize(0, _TITLE_HEIGHT))
    left = (window.width() - dialog.width()) // 2
    top = max(_TITLE_HEIGHT, (window.height() - dialog.height() + _TITLE_HEIGHT) // 2)
    return QRect(left, top - _TITLE_HEIGHT, dialog.width(), dialog.height() + _TITLE_HEIGHT)


def _paint_framed(painter, dialog, window) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtGui import QColor

    frame = _frame_of(dialog, window)
    painter.fillRect(frame.adjusted(-1, -1, 1, 1), QColor("#2B211C"))
    painter.setPen(QColor("#F5ECDA"))
    title = frame.adjusted(0, 0, 0, _TITLE_HEIGHT - frame.height())
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, dialog.windowTitle())
    painter.drawPixmap(frame.topLeft() + QPoint(0, _TITLE_HEIGHT), dialog.grab())


def main() -> int:
    parser = argparse.ArgumentParser(description="Render every screen and dialog of Tartli.")
    parser.add_argument(
        "folder", type=Path, nargs="?", help="where the pictures go, by size; by default shots"
    )
    parser.add_argument("--size", nargs="+", default=list(SIZES), metavar="WxH[@2x]")
    parser.add_argument("--language", default="en", help="such as hu or de_AT")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="only these pictures")
    parser.add_argument("--readme", action="store_true", help="renew the pictures of the README, no others")
    parser.add_argument(
        "--references",
        action="store_true",
        help="render the few that every change is compared with, by default into tests/pictures/references",
    )
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    parser.add_argument("--plain", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        return render(options.folder, options.inside, options.language, options.only, plain=options.plain)
    if options.readme:
        return renew_readme_pictures(options.folder or README_FOLDER)
    if options.references:
        return render_references(options.folder or REFERENCE_FOLDER)
    return render_all(options.folder or Path("shots"), options.size, options.language, options.only)


if __name__ == "__main__":
    sys.exit(main())
