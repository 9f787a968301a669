"""Leaves long regular expressions uncompiled until something searches with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

_LONG = 1000
"""Characters from which on an expression is long: Python needs milliseconds to compile one."""


@contextmanager
def long_patterns_when_used() -> Iterator[None]:
    """Meanwhile, let `re.compile` put off what takes long until a method of the pattern is called.

    An error in such an expression is raised at that moment, too.
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
    """Has the methods of a `re.Pattern`, each of which compiles it first."""

    def __init__(self, compile_it: Callable[[], re.Pattern[str]]) -> None:
        self._compile = compile_it

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return self._compile()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def method(*given: Any, **named: Any) -> Any:
            return getattr(self._compiled, name)(*given, **named)

        return method
