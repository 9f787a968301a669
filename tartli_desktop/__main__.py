"""Start the program: ``python -m tartli_desktop``."""

import gc
import signal
import sys

from tartli_desktop.app.command_line import Arguments
from tartli_desktop.app.display_check import drop_nonsense, missing_library, why_no_window
from tartli_desktop.app.terminal import print_line


def main() -> int:
    """Read the command line, make sure that a window can be shown, and start. Returns the exit code."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        # First of all, or a frozen program that starts a process would start itself for ever.
        multiprocessing.freeze_support()
    # Everything made before the window is there stays, and searching it for garbage would take time.
    gc.disable()
    arguments = _arguments()
    if arguments.check:
        from tartli_desktop.app.match_file import check

        gc.enable()
        return check(arguments.check)
    if arguments.review:
        from tartli_desktop.app.match_file import review

        gc.enable()
        return review(arguments.review, arguments.hand)
    if arguments.study:
        from tartli_desktop.app.study_file import study

        gc.enable()
        return study(arguments.study)
    for sentence in drop_nonsense():
        print_line(sentence)
    if not arguments.demo:
        obstacle = why_no_window()
        if obstacle:
            print_line(obstacle)
            return 1
    # In Qt's loop, Python would notice Ctrl-C only at the next event. Actions are saved: it may end at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        from tartli_desktop.app import run as app
    except ImportError as error:
        print_line(missing_library(error))
        return 1
    return app.run(arguments)


def _arguments() -> Arguments:
    if len(sys.argv) == 1:
        # The usual case, which need not load the parser.
        return Arguments()
    from tartli_desktop.app.command_line import parse

    return parse(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
