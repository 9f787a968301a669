"""Plays on disk until it is killed: tests.processes.random_kills runs it in a separate process.

Arguments: a folder, the name of a game and, for the real window, ``--window``.

For each line on standard input it forks a child that plays, so that nothing is imported twice; without fork,
it plays itself. The player reports what it found ("found MATCH COUNT"), each action once it has been shown
("shown MATCH COUNT ACTION"), and the beginning and end of each commit ("commits", "committed"). After some
actions it saves a study and then an answer in an exercise, and reports their number ("studied NUMBER").
"""

import os
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from tartli_desktop.duel.results import extra_of
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.game.registry import rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.game.variant_base import written
from tartli_desktop.games.tarokk.options import TarokkOptions
from tartli_desktop.games.tartli.options import TartliOptions
from tartli_desktop.games.ulti.options import UltiOptions
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.store.match_head import MatchHead
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.windows import main_window
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.new_match.new_match import NewMatch
from tests.processes.quick_thinker import QuickThinker
from tests.session.playing import QUICK
from tests.store.store_samples import answers, study

CHOSEN = {"tartli": TartliOptions(), "ulti": UltiOptions(hands=3), "tarokk": TarokkOptions(rounds=1)}
"""The options for each game, chosen so that matches come to an end."""

NAMES = ("You", "Kata", "Ilona", "Vilma", "Lajos")
STUDIES = 200
"""How many studies there are, each of which is saved again and again."""

_AT_ONCE_OVER = ("out", "claim", "concede", "forfeit")
"""Actions that would end a hand too soon for many kills in one."""


def actions_of(session: Session) -> list[str]:
    record: dict[str, Any] = session.record()
    return [action for hand in record["hands"] for action in hand["actions"]]


def say(*words: object) -> None:
    # A short write to a pipe is atomic, even if the process is killed meanwhile.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def say_shown(session: Session, match_id: int) -> None:
    actions = actions_of(session)
    if actions:
        say("shown", match_id, len(actions), actions[-1])


class Studying:
    """Saves studies and answers in turn."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._number = len(store.training.of_game("ulti"))
        self._documents = store.studies, store.seasons
        self._turns = 0

    def go_on(self) -> None:
        """At every third turn, save the next study, a season that looks alike, and an answer."""
        self._turns += 1
        if self._turns % 3:
            return
        wanted = self._number % STUDIES + 1
        for documents in self._documents:
            there = {row.id for row in documents.rows()}
            saved = documents.save(wanted if wanted in there else None, study(self._number, wanted))
            assert saved == wanted
            documents.release(saved)
        (given,) = answers(1)
        self._store.training.add("ulti", replace(given, answer=str(self._number)))
        say("studied", self._number)
        self._number += 1


class Telling:
    """A connection that reports its commits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement != "COMMIT":
            return self._connection.execute(statement, *values)
        say("commits")
        done = self._connection.execute(statement)
        say("committed")
        return done

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def store_of(folder: Path) -> MatchStore:
    store = MatchStore.open(UserPaths.under(folder).database).store
    store.database.connection = Telling(store.database.connection)  # type: ignore[assignment]
    return store


def play(folder: Path, rules: Rules) -> None:
    """Computer players among themselves, without a window."""
    QCoreApplication([])
    variant = CHOSEN[rules.name].next_variant
    names = NAMES[: rules.form.seats[0]]
    store = store_of(folder)
    studying = Studying(store)
    thinker = QuickThinker()
    tables: list[tuple[Session, Journal]] = []

    def next_match() -> None:
        unfinished = store.unfinished()
        head = MatchHead.at_level(
            "beginner",
            game=rules.name,
            variant=written(variant),
            names=names,
            first_dealer=0,
            human_seat=None,
        )
        match_id = unfinished[0] if unfinished else store.create(head)
        assert store.claim(match_id)
        match = rules.match.from_record(store.load(match_id).record)
        journal = Journal(store, match_id)
        session = Session(rules, match, ("beginner",) * len(names), journal, thinker, QUICK)
        tables.append((session, journal))
        say("found", match_id, len(actions_of(session)))

        def keep_beside() -> None:
            # As what the levels made of a hand of a duel.
            store.set_extra(match_id, extra_of(1), str(len(actions_of(session))))

        def show(_: object) -> None:
            say_shown(session, match_id)
            keep_beside()
            studying.go_on()
            QTimer.singleShot(0, session, session.presented)

        def follow(phase: Phase) -> None:
            if phase is Phase.MATCH_OVER:
                store.set_result(match_id, session.standings, True)
                session.close()
                QTimer.singleShot(0, next_match)

        keep_beside()
        session.happened.connect(show)
        session.phase_changed.connect(follow)
        session.start()

    next_match()
    QCoreApplication.exec()


def play_in_window(folder: Path, rules: Rules) -> None:
    """A person in the real window, who plays at random."""
    QApplication([])
    chance = random.Random(os.getpid())
    paths = UserPaths.under(folder)
    main_window.Thinker = QuickThinker  # type: ignore[misc]
    window = MainWindow(paths, QUICK, store_of(folder))
    window.show()
    window.begin()
    chosen = NewMatch(
        rules.name, CHOSEN[rules.name].next_variant, "beginner", NAMES[: rules.form.seats[0]], QUICK
    )

    def on_table() -> tuple[Session, int]:
        session, journal = window.area.session, window.saving.journal
        assert session is not None
        assert journal is not None
        return session, journal.match_id

    def begin() -> None:
        window.begin_match(chosen)
        tell_found()

    studying = Studying(window.saving.store)

    def tell_found() -> None:
        session, match_id = on_table()
        say("found", match_id, len(actions_of(session)))

    if window.area.session is None:
        begin()
    else:
        tell_found()
    window.area.shown.connect(lambda: say_shown(*on_table()))
    window.area.shown.connect(studying.go_on)

    def step() -> None:
        session, _ = on_table()
        match session.phase:
            case Phase.MATCH_OVER:
                begin()
            case Phase.OPENING | Phase.HAND_OVER:
                session.go_on()
            case Phase.CUT:
                session.cut(11)
            case Phase.PAUSE:
                session.gather()
            case Phase.DECIDE:
                legal = [action for action in session.view.legal if str(action) not in _AT_ONCE_OVER]
                session.do(chance.choice(legal))

    timer = QTimer(interval=0)
    timer.timeout.connect(step)
    timer.start()
    QApplication.exec()


def main() -> None:
    """Fork one child after another."""
    folder, rules = Path(sys.argv[1]), rules_of(sys.argv[2])
    player = play_in_window if "--window" in sys.argv else play
    say("ready")
    for _ in sys.stdin:
        if sys.platform == "win32":
            say("born", os.getpid())
            player(folder, rules)
        child = os.fork()
        if child == 0:
            try:
                say("born", os.getpid())
                player(folder, rules)
            finally:
                os._exit(1)
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main()
