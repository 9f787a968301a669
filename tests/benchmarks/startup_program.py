"""The program that :mod:`tests.benchmarks.startup` runs: startup_program.py bare|program|demo FOLDER.

It imports very little itself, so that its own start hardly counts.
"""

import gc
import os
import sys
import time
from collections.abc import Callable


def run_bare(folder: str) -> None:
    """A window with an empty QGraphicsView."""
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    application = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
    window.resize(1280, 800)
    window.show()
    _report_when(lambda: window.windowHandle().isExposed())
    application.exec()


def run_program(folder: str) -> None:
    """The program as its command starts it; only its event loop is observed."""
    # Only development tools bring typing_extensions, and msgspec imports it if it is there.
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]
    from tartli_desktop.__main__ import main

    # Like the program; Qt is needed here a moment earlier.
    gc.disable()
    from PySide6.QtWidgets import QApplication

    loop = QApplication.exec

    def watched() -> int:
        _report_when(_takes_input)
        return loop()

    QApplication.exec = staticmethod(watched)  # type: ignore[method-assign, assignment]
    sys.argv = ["tartli-desktop"]
    if sys.platform == "linux":
        # As started from the menu, without arguments.
        os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = folder
    else:
        # On other systems no environment variable names the folders, and the user's own must stay untouched.
        sys.argv += ["--portable", os.path.join(folder, "tartli")]
    main()


def run_demo(folder: str) -> None:
    """A whole match, with its pictures."""
    from tartli_desktop.__main__ import main

    sys.argv = ["tartli-desktop", "--demo", folder]
    main()
    _report()


def _takes_input() -> bool:
    """Whether the player can act now."""
    from PySide6.QtWidgets import QApplication

    from tartli_desktop.session.match_state import Phase
    from tartli_desktop.windows.main_window import MainWindow

    window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow))
    area = window.area
    if not window.windowHandle().isExposed() or area.view.scene().motion.is_moving:
        return False
    if area.session is not None:
        return area.session.phase is Phase.DECIDE
    return any(button.isVisible() and button.isEnabled() for button in area.panel.choices)


def _report_when(ready: Callable[[], bool]) -> None:
    """End the process as soon as ``ready`` holds and no event is waiting."""
    from PySide6.QtCore import QTimer

    timer = QTimer(interval=0)

    def look() -> None:
        if ready():
            timer.stop()
            # One more turn of the loop, so that pending painting is done.
            QTimer.singleShot(0, lambda: (_report(), os._exit(0)))

    timer.timeout.connect(look)
    timer.start()
    _report_when.timer = timer  # type: ignore[attr-defined]


def _report() -> None:
    now = time.monotonic()
    words = ["measured", f"seconds={now}"]
    if os.path.exists("/proc/self/status"):
        with open("/proc/self/status") as status:
            for line in status:
                name, value = line.split(":", 1)
                if name in ("VmRSS", "VmHWM"):
                    words.append(f"{name}={value.split()[0]}")
    print(*words, flush=True)


if __name__ == "__main__":
    {"bare": run_bare, "program": run_program, "demo": run_demo}[sys.argv[1]](sys.argv[2])
