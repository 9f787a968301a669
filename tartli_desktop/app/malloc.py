"""How the C library returns memory to the system."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
LARGE = 256 * 1024
"""The least size in bytes of a block that goes back to the system as soon as it is freed."""


def give_large_blocks_back() -> bool:
    """Let the memory of unused pictures go back to the system; return whether the C library can do that.

    By default glibc raises its limit for such blocks to the largest one that was ever freed. Pictures of
    cards and table would then lie among small blocks, and hold unused memory (mallopt(3), M_MMAP_THRESHOLD).
    """
    if sys.platform != "linux":
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        # Musl has no such setting, and needs none.
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE))
