"""The errors of msgspec as sentences that can be translated."""

from __future__ import annotations

import re

from tartli_desktop.game.errors import Sentence
from tartli_desktop.to_translate import to_translate

# The sentences of msgspec 0.19 to 0.21. If a later version words them differently, they stay in English.
_MESSAGES = (
    to_translate("RefusedRecords", "Expected %1, got %2 - at %3"),
    to_translate("RefusedRecords", "Expected %1, got %2"),
    to_translate("RefusedRecords", "Expected %1 - at %2"),
    to_translate("RefusedRecords", "Expected %1"),
    to_translate("RefusedRecords", "Object missing required field %1 - at %2"),
    to_translate("RefusedRecords", "Object missing required field %1"),
    to_translate("RefusedRecords", "Object contains unknown field %1 - at %2"),
    to_translate("RefusedRecords", "Object contains unknown field %1"),
    to_translate("RefusedRecords", "Invalid enum value %1 - at %2"),
    to_translate("RefusedRecords", "Invalid enum value %1"),
)
"""Each with its place before the same without one."""


def decode_sentence(error: Exception) -> str:
    """The text of an msgspec error, as a :class:`Sentence` with values if it is a known one."""
    message = str(error)
    for known in _MESSAGES:
        found = re.fullmatch(re.sub(r"%\d", "(.+?)", known), message)
        if found is not None:
            values = {str(place): value for place, value in enumerate(found.groups(), 1)}
            return Sentence.of(re.sub(r"%(\d)", r"{\1}", known), message, values)
    return message
