"""Hand after hand of Ulti or Tarokk in the real window: ``python -m tests.soak.by_the_hand GAME [HANDS]``.

One window without a screen, with real opponents in a separate process. The person acts at random, opens the
papers of the game and the account of each hand, and at intervals the windows around the table, a
hint and, where the game has one, a review. It ends with an error under the conditions of
``python -m tests.soak``.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QDialog

from tartli_desktop.app.run import build_application
from tartli_desktop.face import face_of
from tartli_desktop.files.user_paths import Places
from tartli_desktop.game.registry import rules_of
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings import settings_file
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.papers.table_paper import TablePaper
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatchDialog
from tests.session.playing import quick
from tests.soak.__main__ import NOISE
from tests.soak.counts import LARGEST, Count, counted, grown, heading, left, line, slope
from tests.soak.simulated_player import FINGERS, MOST_STEPS
from tests.soak.waiting import rest, until
from tests.windows.simulated_user import ByMouse, click, the

PAPERS = {"ulti": ("bid", "double", "marriage"), "tarokk": ("announce",)}
"""The commands of each game that open a paper."""

HANDS = 200
SETTLED = 100
"""Hands after which nothing may grow any more: each window has been opened ten times."""
EVERY = 20
WINDOWS = ("open_statistics", "open_matches", "open_settings", "open_how_to_play", "open_key_list")


class Evening:
    """One run of the program with an endless match."""

    def __init__(self, game: str, folder: Path, seed: int) -> None:
        self.game = game
        self.chance = random.Random(seed)
        self.hands = 0
        self.opened: Counter[str] = Counter()
        places = Places.under(folder)
        settings = quick(last_game=game).with_game(rules_of(game).options(opponent_level="beginner"))
        settings_file.save(places.settings_file, settings)
        self.window = MainWindow(places, settings, MatchStore.open(places.database).store)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.begin()
        self.window.dialogs.open_new_match()
        click(FINGERS, the(self.window, NewMatchDialog).deal_button)
        rest()
        self.area = self.window.area
        self.area.guard_input(0)

    def play_hand(self) -> None:
        """Play to the account of a hand, and go on to the next hand."""
        session = self.area.session
        steps = 0
        while session.phase is not Phase.HAND_OVER:
            self.step()
            steps += 1
            assert steps < MOST_STEPS, "the hand is stuck"
        self.hands += 1
        rest()
        paper = the(self.window, TablePaper)
        if self.hands % 20 == 5 and face_of(self.game).reviews is not None:
            click(FINGERS, paper.review_button)
            rest()
            assert self.window.review is not None
            self.opened["review"] += 1
            self.window.reviews.close()
            rest()
        for name in WINDOWS if self.hands % 10 == 0 else ():
            getattr(self.window.dialogs, name)()
            self.close_dialogs(name)
        the(self.window, TablePaper).accept()
        rest()

    def step(self) -> None:
        """Do what the match waits for."""
        session = self.area.session
        match session.phase:
            case Phase.OPENING:
                session.go_on()
            case Phase.CUT:
                session.cut(self.chance.randrange(2, 30))
            case Phase.PAUSE:
                session.gather()
            case Phase.DECIDE:
                self.decide()
            case _:
                until(lambda: session.phase is not Phase.OPPONENT)
        rest()

    def decide(self) -> None:
        """Look at the papers that can be opened now, and do something legal: cards by mouse."""
        session, actions = self.area.session, self.area.table_actions.game.commands
        for name in PAPERS[self.game]:
            if actions[name].isEnabled() and self.chance.random() < 0.3:
                actions[name].trigger()
                self.close_dialogs(name)
        if self.hands % 10 == 3 and self.area.table_actions.hint.isEnabled() and self.chance.random() < 0.1:
            self.area.table_actions.hint.trigger()
            until(lambda: not self.area.hints.is_thinking)
            self.opened["hint"] += 1
        view, plan = session.view, face_of(self.game).plan
        action = self.chance.choice(view.legal)
        hand = ByMouse(FINGERS, self.area).hand
        if plan.chosen_at_once(view):
            for card in action.cards:
                hand.click(card)
                rest()
            click(FINGERS, self.area.panel.choices[0])
        elif hasattr(action, "card") and action == plan.choosing((action.card,), view):
            hand.click(action.card)
        else:
            session.do(action)

    def close_dialogs(self, name: str) -> None:
        """Close the dialogs that have opened."""
        rest()
        shown = [each for each in self.window.findChildren(QDialog) if each.isVisible()]
        assert shown, f"{name} opened nothing"
        self.opened[name] += 1
        for dialog in shown:
            if self.area.session.phase is not Phase.HAND_OVER or not isinstance(dialog, TablePaper):
                dialog.reject()
        rest()

    def counted(self) -> Count:
        """Count resources between two hands."""
        return counted(self.hands, offered=len(self.area.panel.choices))

    def end(self) -> None:
        self.window.close()
        self.window.deleteLater()
        rest()


def soak(
    game: str, hands: int, *, settled: int, every: int, folder: Path, seed: int, say: Callable[[str], object]
) -> list[str]:
    """Play this many hands and check what grows; return what is wrong."""
    warnings: list[str] = []

    def note(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if serious and not any(noise in message for noise in NOISE):
            warnings.append(f"Qt warns: {message}")

    def broke(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        # Qt goes on when a slot raises, and nobody would notice.
        warnings.append(f"{kind.__name__}: {error}")
        sys.__excepthook__(kind, error, trace)

    handler, hook = qInstallMessageHandler(note), sys.excepthook
    sys.excepthook = broke
    evening = Evening(game, folder, seed)
    counts: list[Count] = []
    say(heading())
    for number in range(1, hands + 1):
        evening.play_hand()
        if number in (settled, hands) or number % every == 0:
            counts.append(evening.counted())
            say(line(counts[-1]))
    say(", ".join(f"{name} {often}" for name, often in evening.opened.most_common()))
    evening.end()
    del evening
    rest()
    say(f"{slope(counts, settled):+.1f} KB from hand to hand")
    faults = [*grown(counts, settled, LARGEST), *left(folder)]
    qInstallMessageHandler(handler)
    sys.excepthook = hook
    return faults + [f"{often} times: {said}" for said, often in Counter(warnings).items()]


def main(words: list[str] | None = None) -> int:
    """Play, print, and return 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.by_the_hand", description=__doc__)
    parser.add_argument("game", choices=sorted(PAPERS))
    parser.add_argument("hands", nargs="?", type=int, default=HANDS)
    parser.add_argument("--settled", type=int, default=SETTLED, help="after how many nothing may grow")
    parser.add_argument("--every", type=int, default=EVERY, help="hands from one count to the next")
    parser.add_argument("--seed", type=int, default=1, help="of what the person does")
    asked = parser.parse_args(words)
    build_application()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        faults = soak(
            asked.game,
            asked.hands,
            settled=asked.settled,
            every=asked.every,
            folder=Path(folder),
            seed=asked.seed,
            say=lambda text: print(text, flush=True),
        )
    print(*faults, sep="\n")
    print(f"{asked.hands} hands in {time.monotonic() - begun:.0f} s")
    QApplication.processEvents()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
