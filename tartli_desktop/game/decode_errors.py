"""The errors of msgspec as sentences that can be translated."""

from __future__ import annotations

import re

from tartli_desktop.game.errors import Sentence

# The sentences of msgspec 0.19 to 0.21. If a later version words them differently, they stay in English.
_PLACE = r"(?: - at (?P<place>.+))?"
_MESSAGES = (
    (re.compile(rf"Expected (?P<expected>.+), got (?P<given>.+?){_PLACE}"), "decode expected and got"),
    (re.compile(rf"Expected (?P<expected>.+?){_PLACE}"), "decode expected"),
    (re.compile(rf"Object missing required field (?P<name>.+?){_PLACE}"), "decode field missing"),
    (re.compile(rf"Object contains unknown field (?P<name>.+?){_PLACE}"), "decode field unknown"),
    (re.compile(rf"Invalid enum value (?P<value>.+?){_PLACE}"), "decode no such value"),
)


def decode_sentence(error: Exception) -> str:
    """The text of an msgspec error, as a :class:`Sentence` with key and values if it is a known one."""
    message = str(error)
    for pattern, key in _MESSAGES:
        found = pattern.fullmatch(message)
        if found is not None:
            values = {name: value for name, value in found.groupdict().items() if value is not None}
            return Sentence.of(f"{key} at" if "place" in values else key, message, values)
    return message
