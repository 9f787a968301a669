"""The thread that asks opponents loads no module: while Qt loads a plugin, both could wait for ever."""

import subprocess
import sys

import pytest

from tartli_desktop.game.registry import games

ASKED = """
import sys, threading
from PySide6.QtCore import QCoreApplication
from tartli_desktop.duel import deals
from tartli_desktop.duel.code import Duel
from tartli_desktop.game.registry import rules_of
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

loaded = []
def note(event, about):
    if event == "import" and threading.current_thread() is not threading.main_thread():
        loaded.append(about[0])

duel = Duel(sys.argv[1], rules=0, hands=3, level=0, seed=1)
table, rules = deals.table(duel), rules_of(duel.game)
match = rules.match(duel.variant, table.dealer, tuple("ABCDE"[: len(table.levels)]))
match.deal(tuple(rules.form.cards[code] for code in deals.pack(duel, 1)))
view = match.view(match.to_move)
application, thinker = QCoreApplication(), Thinker()
request = Request(rules.opponents, Asked.CHOOSE, view, rules.opponents.levels[0], 0)
request.answered.connect(application.quit)
request.failed.connect(application.quit)
sys.addaudithook(note)
thinker.ask(request)
application.exec()
thinker.close()
print(loaded)
"""


@pytest.mark.parametrize("game", games())
def test_the_first_opponent_is_asked_without_loading_anything_in_the_thread(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED, game], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
