"""Errors amid painting, which must not spoil what is painted after them."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

_Method = TypeVar("_Method", bound=Callable[..., object])


def told_at_once(method: _Method) -> _Method:
    """Report an exception in a method that Qt calls while it paints, and carry on without its result.

    WORKAROUND (PySide 6.8 to 6.11): if another Python method has called Qt, such as ``paintEvent`` of a view,
    PySide keeps the exception until Qt returns to it. Until then every further method fails, and tables,
    which then have no rows, end the process.
    """

    @wraps(method)
    def guarded(*given: object, **named: object) -> object:
        try:
            return method(*given, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            return None

    return cast(_Method, guarded)
