"""Numbers that were fitted or measured: in a JSON file of the same name beside the module that reads them."""

from pathlib import Path
from typing import TypeVar

import msgspec

Numbers = TypeVar("Numbers")


def file_beside(module: str) -> Path:
    """The file of the numbers of a module, given by its ``__file__``."""
    return Path(module).with_suffix(".json")


def numbers(module: str, form: type[Numbers]) -> Numbers:
    """The numbers of a module, given by its ``__file__``.

    Raises FileNotFoundError, or msgspec.DecodeError if they do not have this form.
    """
    return msgspec.json.decode(file_beside(module).read_bytes(), type=form)
