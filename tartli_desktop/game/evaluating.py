"""Long computations that put questions to the strongest level, which the opponents’ process answers."""

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct


class Query(Struct, frozen=True):
    """A question: what is every legal action of a view worth?"""

    view: Any
    seed: int = 0
    """Makes the answer repeatable."""

    done: float = 0.0
    """The share of the whole computation that is done before this question, from 0 to 1."""

    so_far: object = None
    """The result as far as it is known."""

    also: tuple[object, ...] = ()
    """Actions to be weighed even if the opponents of the game would leave them out."""


_Result = TypeVar("_Result")

Evaluating: TypeAlias = Generator[Query, Any, _Result]
"""A computation that yields questions, is sent the answers, and returns its result."""
