"""A program that waits for its opponent until it is killed: test_thinker runs it in a separate process.

It prints "thinking" when the opponent with the level on the command line has been asked and, unless it hangs,
has answered.
"""

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker
from tests.games.tartli.rules.positions import dealt
from tests.thinking.misbehaving_opponents import MISBEHAVING


def main() -> None:
    application = QCoreApplication([])
    thinker = Thinker()
    view = dealt(hands=("AA", "LKOU BA"), turned="HO", dealer=0).view(1)
    level = sys.argv[1]

    def say() -> None:
        QTimer.singleShot(100, application, lambda: print("thinking", flush=True))

    first, second = (
        Request(MISBEHAVING, Asked.CHOOSE, view, "process", 0),
        Request(MISBEHAVING, Asked.CHOOSE, view, level, 0),
    )
    first.answered.connect(lambda _: thinker.ask(second))
    (first if level == "hangs" else second).answered.connect(say)
    thinker.ask(first)
    application.exec()


if __name__ == "__main__":
    main()
