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
        name: the name of the object in the module; ``*`` in it stands for the name of the game, as in
            ``UltiFace``. Empty if the module itself is the part.
        made: whether the object is called, once and without arguments, to make the part.
    """
    return _Declared(module, name, made=made)


class _Declared:
    """Gives each kind of face that inherits it a part of its own."""

    def __init__(self, module: str, name: str, *, made: bool) -> None:
        self._module, self._name, self._made = module, name, made
        self._parts: dict[type, _LatePart] = {}

    def __get__(self, face: object, kind: type) -> _LatePart:
        if kind not in self._parts:
            package, name = kind.__module__.rpartition(".")[0], kind.__name__.removesuffix("Face")
            self._parts[kind] = _LatePart(package, self._module, self._name.replace("*", name), self._made)
        return self._parts[kind]


class _LatePart:
    """Passes attributes, calls and iteration on to a part, which it imports before the first of them."""

    def __init__(self, package: str, module: str, name: str, made: bool) -> None:
        self._package, self._module, self._name, self._made = package, module, name, made

    @cached_property
    def _part(self) -> Any:
        part: Any = import_module(self._module, self._package)
        if self._name:
            part = getattr(part, self._name)
        return part() if self._made else part

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            # Python asks for such names when it makes the class of the face.
            raise AttributeError(name)
        return getattr(self._part, name)

    def __iter__(self) -> Iterator[object]:
        return iter(self._part)

    def __call__(self, *given: object, **named: object) -> object:
        return self._part(*given, **named)
