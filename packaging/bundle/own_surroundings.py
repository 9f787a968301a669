"""Runs before the program in a bundle on Linux: restores the environment that the program was started in.

PyInstaller's starter sets LD_LIBRARY_PATH, which is read when a process begins, to find the bundle's
libraries. Processes that this one starts must not inherit it: a file manager would load them too, and the
opponent's process must start just as this one did.
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
