"""How the C library keeps memory."""

from __future__ import annotations

import ctypes
import sys

_M_MMAP_THRESHOLD = -3
LARGE = 256 * 1024
"""Bytes from which on a block goes back to the system as soon as it is freed."""


def give_large_blocks_back() -> bool:
    """Let pictures that are no longer needed go back to the system; whether the C library has that choice.

    Glibc raises its limit for such blocks to the largest that was ever freed. Pictures of cards and table
    would then lie among small blocks, and keep memory that nothing uses (mallopt(3), M_MMAP_THRESHOLD).
    """
    if sys.platform != "linux":
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        # Musl has no such choice, and needs none.
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, LARGE))
