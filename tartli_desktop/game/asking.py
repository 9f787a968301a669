"""Long thought that asks the strongest level, so that the opponents’ process can answer."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct


class Query(Struct, frozen=True):
    """A question: what is every legal action of a view worth?"""

    view: Any
    seed: int
    """Makes the answer repeatable."""

    done: float = 0.0
    """How much has been thought before it, from 0 to 1."""

    so_far: Any = None
    """What is known until now."""

    also: tuple[Any, ...] = ()
    """Actions that are to be weighed in any case, where the opponents of the game leave some out."""


_Result = TypeVar("_Result")

Asking: TypeAlias = Generator[Query, Any, _Result]
"""Thought that asks, is sent the answers, and at its end gives its result."""


def answered_at_once(asking: Asking[_Result], answer: Callable[[Query], Any]) -> _Result:
    """Do all of the thinking here, with what answers a question."""
    try:
        query = next(asking)
        while True:
            query = asking.send(answer(query))
    except StopIteration as end:
        result: _Result = end.value
        return result
