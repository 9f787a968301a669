"""Leaves long regular expressions uncompiled until something searches with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

_LONG = 1000
"""The least length of a long expression, which takes Python milliseconds to compile."""


@contextmanager
def long_patterns_when_used() -> Iterator[None]:
    """Let `re.compile` postpone the compilation of long patterns until one of their methods is called.

    An error in such a pattern is also raised only then.
    """
    compile_now = re.compile

    def compile_when_used(pattern: Any, flags: Any = 0) -> Any:
        if isinstance(pattern, str) and len(pattern) >= _LONG:
            return _Pattern(lambda: compile_now(pattern, flags))
        return compile_now(pattern, flags)

    re.compile = compile_when_used
    try:
        yield
    finally:
        re.compile = compile_now


class _Pattern:
    """Has the methods of a `re.Pattern`, which is compiled when the first of them is called."""

    def __init__(self, compile_it: Callable[[], re.Pattern[str]]) -> None:
        self._compile = compile_it

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return self._compile()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def method(*given: Any, **named: Any) -> Any:
            return getattr(self._compiled, name)(*given, **named)

        return method
