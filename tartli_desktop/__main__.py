"""Start the program: ``python -m tartli_desktop``."""

from __future__ import annotations

import multiprocessing
import sys

from tartli_desktop.arguments import parse
from tartli_desktop.screen import missing_library, why_no_window


def main() -> int:
    """Read the command line, make sure that a window can be shown, and start. Returns the exit code."""
    # First of all, or a frozen program that starts a process starts itself for ever.
    multiprocessing.freeze_support()
    arguments = parse(sys.argv[1:])
    if not arguments.demo:
        obstacle = why_no_window()
        if obstacle:
            print(obstacle, file=sys.stderr)
            return 1
    try:
        from tartli_desktop import app
    except ImportError as error:
        print(missing_library(error), file=sys.stderr)
        return 1
    return app.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
