"""The one clock among the opponents: it ends a search that takes too long."""

from collections.abc import Callable
from time import monotonic

ShouldStop = Callable[[], bool]
"""Asked now and then: whether the time is up, so that the best action so far must do."""


def deadline(seconds: float | None) -> ShouldStop | None:
    """A function that tells whether this many seconds have passed since this call; None without a limit.

    Raises ValueError for zero or fewer seconds.
    """
    if seconds is None:
        return None
    if seconds <= 0:
        raise ValueError(f"{seconds} seconds are no time to decide in")
    end = monotonic() + seconds
    return lambda: monotonic() >= end
