"""Long work in small steps, between which a window can respond."""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")

Steps: TypeAlias = Generator[float, None, Result]
"""Work that yields now and then how much is done, from 0 to 1, and returns its result."""


def at_once(steps: Steps[Result], report: Callable[[float], object] = lambda _: None) -> Result:
    """Do all of the work, call ``report`` at each step with how much is done, and return the result."""
    while True:
        try:
            report(next(steps))
        except StopIteration as end:
            result: Result = end.value
            return result
