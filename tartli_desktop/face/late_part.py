"""A part of a game's face that is loaded on first use, not when the windows ask whether it exists."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any


class LatePart:
    """Stands for a part, and passes every attribute on to it.

    Args:
        module: the module with the part.
        name: the name of the part in the module; empty if the module itself is the part.
    """

    def __init__(self, module: str, name: str = "") -> None:
        self._module, self._name = module, name

    @cached_property
    def _part(self) -> Any:
        module = import_module(self._module)
        return getattr(module, self._name) if self._name else module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._part, name)
