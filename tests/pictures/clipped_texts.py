"""Finds texts that lack room and letters used twice: python -m tests.pictures.clipped_texts [NAME ...].

Sets up every screen and dialog as for the pictures, in the smallest window on a screen with no more room than
that, and shows each in one language after the other, and every page of the settings. Texts that lack room are
written to standard output, as JSON, and so are the letters that lead, with Alt, to two widgets of a dialog.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging"))

from screenshots.screens import screen_of  # noqa: E402 - what sets up every screen is no part of the program

SIZE = "940x560"
SCREEN = "940x600"
"""The window's size with a title bar."""
LARGER = ("1240x740", "1280x800")
"""Another window and its screen."""
FORMS = ("new-match", "new-match-two", "settings", "settings-help", "settings-seeing")
"""Screens that must have all the room they need in the larger window."""
LANGUAGES = ("en", "hu", "de")
SAME_WORDS = {
    *("large-corners", "large-corners-french", "four-colours", "four-colours-french", "french-pack"),
    *("large-corners-four-colours", "no-letters", "trick-8-dimmed", "beginner-board-early", "hint-late"),
    *("own-pack", "statistics", "played-again-over", "game-won-double", "rule-of-a-refusal"),
    *("words-of-the-game", "menu-large", "why-not-large", "how-to-play-contrast", "points-card-contrast"),
    *("lesson-gather", "lesson-large", "lesson-slate-large", "lesson-meld-large", "lesson-contrast"),
    *("lesson-slate-contrast", "lesson-meld-contrast", "lesson-strayed-contrast", "lesson-end-contrast"),
    *("curtain-contrast", "curtain-open-contrast", "new-match-two-contrast"),
    *("scored-melds-dialog", "meld-dialog", "hint-early", "help-searched", "match-record"),
    *("settings-table", "settings-help", "settings-seeing", "settings-keys"),
    *("wine-and-oak", "blue-and-cherry", "coffee-and-ebony"),
}
"""Screens left out unless they are named: others have the same words in as little room or less."""
SCROLLING = ("settings",)
"""Screens that scroll with large letters, so they are checked with small and large ones."""
LARGE = (
    *("tarokk-new-match", "tarokk-house-rules", "tarokk-statistics", "tarokk-bonuses"),
    *("ulti-new-match", "ulti-house-rules", "ulti-statistics", "ulti-contract", "crash", "rule-of-a-refusal"),
    *("help-searched", "review-judged", "ulti-review", "tarokk-review"),
)
"""Screens that are checked with large letters, too, although the pictures have none of them."""
PARTS = 3
"""How many parts the screens can be split into, each checked in its own process."""
BRIEFLY = 0.05
"""Seconds in which the coach thinks about a decision; its findings have as many words as usual."""
MATCHES = 6
"""How many matches are played for the statistics, one of them for practice; more would add no other texts."""


def run(
    only: list[str],
    size: str = SIZE,
    screen: str = SCREEN,
    part: int | None = None,
    *,
    is_large: bool = False,
) -> dict[str, list[str]]:
    """Find the texts that lack room, in a separate process: by language and screen.

    Args:
        only: the screens to check; all, if empty.
        size: the size of the window.
        screen: the size of the screen.
        part: the part of these screens to check, from 0 to PARTS - 1; all, if None.
        is_large: whether letters are twice as large.
    """
    with screen_of(screen) as environment:
        command = [sys.executable, "-m", "tests.pictures.clipped_texts", "--inside", "--size", size, *only]
        command += [] if part is None else ["--part", str(part)]
        command += ["--large"] if is_large else []
        done = subprocess.run(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
    return dict(json.loads(done.stdout))


def measure(
    only: list[str], size: str, part: int | None = None, *, is_large: bool = False
) -> dict[str, list[str]]:
    """The same, in this process, which has the screen."""
    from screenshots.catalogue import PICTURES
    from screenshots.setups.looks import with_settings
    from screenshots.setups.matches import worst_decision
    from screenshots.setups.tartli_table import at_table
    from screenshots.studio import open_studio

    studio = open_studio(size)
    leave_garbage()
    paint_nothing()
    found: dict[str, list[str]] = {}
    play_few_matches()
    review_at_once()
    think_briefly()
    weigh_at_once()
    pictures = PICTURES | {"review-judged": worst_decision(at_table("hand-over"))}
    names = only or [name for name in PICTURES if not _is_held_by_another(name, PICTURES)]
    for name in names if part is None else names[part::PARTS]:
        random.seed(name)
        set_up = with_settings(pictures[name], text_scale=2.0) if is_large else pictures[name]
        window = set_up(studio)
        for language in LANGUAGES:
            # The screen was set up in the first language.
            if language != LANGUAGES[0]:
                _speak(language)
            cut = sorted({text for _ in _pages(window) for text in _cut_off_in_all(window)})
            if cut:
                found[f"{language} {name}"] = cut
        studio.leave(window)
        _speak(LANGUAGES[0])
    if studio.mishaps:
        raise SystemExit("A screen could not be set up.")
    return found


def _is_held_by_another(name: str, names: Collection[str]) -> bool:
    """Whether another screen, such as one with large letters, has the same words in no more room."""
    if name in SCROLLING:
        return False
    # Colours take no room.
    return name.endswith(("-dark", "-contrast")) or name in SAME_WORDS or f"{name}-large" in names


def play_few_matches() -> None:
    """Play few matches for the statistics, with the quickest level."""
    from screenshots import many_matches

    play = many_matches.play_match

    def play_quickly(store, number: int, level: str) -> None:
        if number < MATCHES:
            play(store, number, level, played_by=("beginner", "beginner"))

    many_matches.play_match = play_quickly


def review_at_once() -> None:
    """Review the hands for the statistics without the coach, who would need most of a minute for them.

    The values are made up: of the possible actions the first is best, and each further one is worth less. So
    there are mistakes of many kinds, and they cost more than a coach would say.
    """
    from screenshots import many_matches

    from tartli_desktop.game.asking import answered_at_once
    from tartli_desktop.games.tartli.opponents.value import Value
    from tartli_desktop.games.tartli.review import kept_review
    from tartli_desktop.games.tartli.review.hand_review import asking
    from tartli_desktop.games.tartli.rules import GATHER, Match

    def values(query):
        actions = dict.fromkeys((*query.view.legal, GATHER))
        return {
            action: Value(
                points=-10.0 * place, win=0.5, worlds=0, error=0.0, place=place, worth=-10.0 * place
            )
            for place, action in enumerate(actions)
        }

    def review(store, match_id: int) -> None:
        match = Match.from_record(store.load(match_id).record)
        for number in range(1, len(match.hands) + 1):
            found = answered_at_once(asking(match, number, 0), values)
            store.reviews.set(match_id, number, 0, kept_review.kept(found), coach=kept_review.VERSION)

    many_matches.review_match = review


def think_briefly() -> None:
    """Let the coach think only briefly."""
    from tartli_desktop.windows.review import review_run

    review_run.UNHURRIED = BRIEFLY


def weigh_at_once() -> None:
    """Answer the reviews of Ulti and Tarokk at once; the coach would need some seconds for each.

    The values of actions are made up in the same way. Tartli is quick, so its coach does think.
    """
    from tartli_desktop.games.tarokk.opponents import worth as tarokk
    from tartli_desktop.games.ulti.opponents import worth as ulti
    from tartli_desktop.thinking.questions import Asked
    from tartli_desktop.thinking.thinker import Thinker

    def worths(points: float) -> dict:
        deals = (points, points)
        return {"ulti": ulti.Worth(points, 0.0, deals=deals), "tarokk": tarokk.Worth(deals)}

    think = Thinker.ask

    def ask(thinker, request) -> None:
        game = request.opponents.name
        if request.asked is not Asked.EVALUATE or game not in worths(0.0):
            think(thinker, request)
            return
        actions = dict.fromkeys((*request.view.legal, *request.also))
        request.answer({action: worths(-10.0 * place)[game] for place, action in enumerate(actions)})

    Thinker.ask = ask


def leave_garbage() -> None:
    """Switch off garbage collection, which takes a tenth of the time."""
    gc.disable()


def paint_nothing() -> None:
    """Leave every window unpainted, as painting takes most of the time and no text's room depends on it.

    Cards that are still shown elsewhere are drawn only once in each size.
    """
    from tartli_desktop.table.card_faces import faces
    from tests.pictures import card_face_cache
    from tests.unpainted_windows import leave_unpainted

    leave_unpainted()
    faces.draw_svg = card_face_cache.draw_svg


def _speak(language: str) -> None:
    from tartli_desktop.text import catalogues

    if not catalogues.install(language):
        raise SystemExit(f"There are no texts in {language}.")


def _lay_out() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    for _ in range(8):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _pages(window) -> Iterator[None]:
    """Each page of the settings in turn if they are open, else the screen itself."""
    from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog

    dialog = next((each for each in window.findChildren(SettingsDialog) if each.isVisible()), None)
    if dialog is None:
        _lay_out()
        yield
        return
    shown = dialog.tabs.currentIndex()
    for index in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(index)
        _lay_out()
        yield
    dialog.tabs.setCurrentIndex(shown)


def _cut_off_in_all(window) -> Iterator[str]:
    from PySide6.QtWidgets import QApplication, QDialog

    from tests.windows.legibility import shared_letters, texts_without_room

    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            yield from texts_without_room(top)
            for part in (top, *top.findChildren(QDialog)):
                if part.isVisible():
                    yield from shared_letters(part)
    for menu in window.menus:
        yield from texts_without_room(menu)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    parser.add_argument("--inside", action="store_true")
    parser.add_argument("--size", default=SIZE)
    parser.add_argument("--screen", default=SCREEN)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--part", type=int, choices=range(PARTS))
    options = parser.parse_args()
    found = (
        measure(options.only, options.size, options.part, is_large=options.large)
        if options.inside
        else run(options.only, options.size, options.screen, options.part, is_large=options.large)
    )
    json.dump(found, sys.stdout, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
