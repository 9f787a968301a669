"""Runs before the program in a bundle on Linux: gives back the environment that the program was started in.

PyInstaller's starter has the libraries of the bundle found by LD_LIBRARY_PATH, which is read when a process
begins. Whatever this one starts later must not inherit that: a file manager would load them too, and the
opponent's process is to be started afresh, as this one was.
"""

import os


def _give_back() -> None:
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


_give_back()
del _give_back
