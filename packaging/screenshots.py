"""Renders every screen and dialog without a screen: screenshots.py FOLDER [--size 1280x800 ...].

The same pictures come out every time. A size is what the window measures; ``@2x`` after it is a screen with
twice as many dots, ``@1.5x`` one with half as many again.
"""

import sys

# The folder beside this script.
from screenshots.command_line import main

if __name__ == "__main__":
    sys.exit(main())
