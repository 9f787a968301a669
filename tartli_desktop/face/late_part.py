"""A part of a game's face that is imported on first use, so that a table opens fast."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from typing import Any


def late(module: str, name: str = "", *, made: bool = False) -> Any:
    """A part of a face: a module, an object in it, or what calling that object gives.

    The windows may ask whether there is such a part without importing it.

    Args:
        module: the module, relative to the package of the face.
        name: the name of the object in the module; empty if the module itself is the part.
        made: whether the object is called, once and without arguments, to make the part.
    """
    return _LatePart(module, name, made=made)


class _LatePart:
    """Passes attributes, calls and iteration on to a part, which it imports before the first of them."""

    def __init__(self, module: str, name: str, *, made: bool) -> None:
        self._module, self._name, self._made = module, name, made

    def __set_name__(self, face: type, _: str) -> None:
        self._package = face.__module__.rpartition(".")[0]

    @cached_property
    def _part(self) -> Any:
        part: Any = import_module(self._module, self._package)
        if self._name:
            part = getattr(part, self._name)
        return part() if self._made else part

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            # Python asks for such names when it makes the class of the face.
            raise AttributeError(name)
        return getattr(self._part, name)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._part)

    def __call__(self, *given: Any, **named: Any) -> Any:
        return self._part(*given, **named)
