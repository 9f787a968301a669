"""A part of a game's face that is loaded when it is first used, not when it is asked whether there is one."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import Any


class LatePart:
    """Stands for a part, and is as good as that.

    Args:
        module: where the part is, or the part itself where it is a module.
        name: of the part in it.
    """

    def __init__(self, module: str, name: str = "") -> None:
        self._module, self._name = module, name

    @cached_property
    def _part(self) -> Any:
        module = import_module(self._module)
        return getattr(module, self._name) if self._name else module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._part, name)
