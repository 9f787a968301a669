"""A program that waits for its opponent until it is killed: run by test_thinking as a process of its own.

It says "thinking" when the opponent of the level on the command line has been asked and, where it answers,
has answered.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from tartli_desktop.thinking.thinker import Thinker
from tests.engine.positions import dealt


def main() -> None:
    application = QCoreApplication([])
    thinker = Thinker(opponents="tests.thinking.misbehaving_opponents")
    view = dealt(hands=("AA", "LKOU BA"), turned="HO", dealer=0).view(1)
    level = sys.argv[1]

    def then(token: int) -> None:
        if token == 1:
            thinker.choose(2, view, level, 0)
        if token == 2 or level == "hangs":
            QTimer.singleShot(100, application, lambda: print("thinking", flush=True))

    thinker.answered.connect(then)
    thinker.choose(1, view, "process", 0)
    application.exec()


if __name__ == "__main__":
    main()
