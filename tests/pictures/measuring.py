"""Every screen and dialog as for the pictures, in a process with a simulated screen, to measure its texts."""

import argparse
import gc
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "packaging"))

from screenshots.screens import screen_of  # noqa: E402 - what sets up every screen is no part of the program

LANGUAGES = ("en", "hu", "de")
BRIEFLY = 0.05
"""Seconds in which the coach thinks about a decision; its findings have as many words as usual."""
MATCHES = 6
"""How many matches are played for the statistics, one of them for practice; more would add no other texts."""


class Asked(msgspec.Struct):
    """What is to be measured."""

    only: tuple[str, ...] = ()
    """The screens; all that matter, if empty."""
    size: str = "1280x800"
    """The size of the window."""
    screen: str = ""
    """The size of the screen, if it is not that of the window."""
    part: int | None = None
    """Which of several parts of these screens, each of which has its own process."""


def found_by(module: str, asked: Asked | None = None) -> Any:
    """What a module of this kind finds, in a separate process."""
    asked = asked or Asked()
    with screen_of(asked.screen or asked.size) as environment:
        command = [sys.executable, "-m", module, msgspec.json.encode(asked).decode()]
        done = subprocess.run(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
    return json.loads(done.stdout)


def main(module: str, measure: Callable[[Asked], Any]) -> None:
    """Write what is measured as JSON: in this process if it was asked by another, which gave it a screen."""
    parser = argparse.ArgumentParser()
    parser.add_argument("only", nargs="*")
    only = parser.parse_args().only
    inside = bool(only) and only[0].startswith("{")
    found = (
        measure(msgspec.json.decode(only[0], type=Asked)) if inside else found_by(module, Asked(tuple(only)))
    )
    json.dump(found, sys.stdout, indent=1, ensure_ascii=False)


def screens(
    asked: Asked, names: Iterable[str], pictures: dict[str, Any], studio: Any = None
) -> Iterator[Any]:
    """Set up each of these screens, unless others were asked for; give its name and its window."""
    from screenshots.studio import open_studio

    studio = studio or open_studio(asked.size)
    gc.disable()  # It takes a tenth of the time.
    _paint_nothing()
    for name in asked.only or names:
        random.seed(name)
        window = pictures[name](studio)
        yield name, window
        studio.leave(window)
        speak(LANGUAGES[0])
    if studio.mishaps:
        raise SystemExit("A screen could not be set up.")


def in_each_language() -> Iterator[str]:
    """Show the screen, which was set up in the first language, in one language after the other."""
    for language in LANGUAGES:
        if language != LANGUAGES[0]:
            speak(language)
        lay_out()
        yield language


def play_few_matches() -> None:
    """Play few matches for the statistics, with the quickest level, and each only once for all screens."""
    from screenshots import many_matches

    play = many_matches.play_match

    @cache
    def played(number: int, level: str) -> Any:
        stored: list[Any] = []
        play(SimpleNamespace(add=stored.append), number, level, played_by=("beginner", "beginner"))
        return stored[0]

    def play_quickly(store, number: int, level: str) -> None:
        if number < MATCHES:
            store.add(played(number, level))

    many_matches.play_match = play_quickly


def review_at_once() -> None:
    """Review the hands for the statistics without the coach, who would need most of a minute for them.

    The values are made up, so that there are mistakes of many kinds.
    """
    from screenshots import many_matches

    from tartli_desktop.games.tartli import GATHER, Match
    from tartli_desktop.games.tartli.review.wording import TartliReviews
    from tartli_desktop.kit.review.hand_review import answered_at_once
    from tests.games.contract.made_up import made_up

    reviews = TartliReviews()

    def values(query):
        return made_up("tartli", (*query.view.legal, GATHER))

    def review(store, match_id: int) -> None:
        match = Match.from_record(store.load(match_id).record)
        for number in range(1, len(match.hands) + 1):
            found = answered_at_once(reviews.evaluating(match, number, 0), values)
            store.reviews.set(match_id, number, 0, reviews.kept(found), coach=reviews.VERSION)

    many_matches.review_match = review


def think_briefly() -> None:
    """Let the coach think only briefly."""
    from tartli_desktop.windows.coach import evaluating_run

    evaluating_run.UNHURRIED = BRIEFLY


def weigh_at_once() -> None:
    """Answer the hints and reviews of Ulti and Tarokk at once, with values that are made up.

    The coach would need some seconds for each. That of Tartli is quick, so it does think: its reviews are
    seen at their beginning, too.
    """
    from tartli_desktop.thinking.questions import Asked
    from tartli_desktop.thinking.thinker import Thinker
    from tests.games.contract.made_up import made_up

    think = Thinker.ask

    def ask(thinker, request) -> None:
        game = request.opponents.module.split(".")[2]
        if request.asked is Asked.EVALUATE and game != "tartli":
            request.answer(made_up(game, (*request.view.legal, *request.also)))
        else:
            think(thinker, request)

    Thinker.ask = ask


def _paint_nothing() -> None:
    """Leave every window unpainted, as painting takes most of the time and no text's room depends on it.

    Cards that are still shown elsewhere are drawn only once in each size.
    """
    from tartli_desktop.table.card_faces import faces
    from tests.pictures import card_face_cache
    from tests.unpainted_windows import leave_unpainted

    leave_unpainted()
    faces.draw_svg = card_face_cache.draw_svg


def speak(language: str) -> None:
    from tartli_desktop.text import catalogues

    if not catalogues.install(language):
        raise SystemExit(f"There are no texts in {language}.")


def lay_out() -> None:
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    for _ in range(8):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
