"""Why a match in a file is refused, in the user's language.

The rules of the games and the reader of files say it in English, for logs and other programs too. Each of
their sentences has a key for its translation: sentences about the records of all games are translated here,
the rest among the game's own words.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tartli_desktop.game.errors import Sentence

from .placeholders import fill

translate = QCoreApplication.translate


def refusal_said(message: str, of_game: Mapping[str, str]) -> str:
    """A refusal in the user's language; unchanged without a known key.

    Args:
        message: the ``message`` of a RuleError.
        of_game: the game's own sentences by their keys, which may replace those below.
    """
    said = {**_of_records(), **_of_files(), **of_game}

    def filled(message: str) -> str:
        if not isinstance(message, Sentence) or message.key not in said:
            return message
        values = (filled(value) if isinstance(value, str) else value for value in message.values.values())
        return fill(said[message.key], *values)

    return filled(message)


def _of_records() -> dict[str, str]:
    """Sentences about the parts of any record."""
    return {
        "record no object": translate("RefusedRecords", "a match record is an object"),
        "unknown game": translate("RefusedRecords", "no game has the format %1"),
        "other format": translate("RefusedRecords", 'the format is not "%1"'),
        "other version": translate("RefusedRecords", "the version is not %1"),
        "hands no list": translate("RefusedRecords", "hands must be a list"),
        "hand no object": translate("RefusedRecords", "a hand is an object"),
        "actions no list": translate("RefusedRecords", "actions must be a list"),
        "deck not needed": translate("RefusedRecords", "no deck is needed now"),
        "match over": translate("RefusedRecords", "the match is over"),
        "hand unfinished": translate("RefusedRecords", "the hand before is not finished"),
        "deal_proof too deep": translate("RefusedRecords", "deal_proof is nested too deeply"),
        "must be text": translate("RefusedRecords", "%1 must be a text"),
        "key missing": translate("RefusedRecords", 'the key "%1" is missing'),
        "key unknown": translate("RefusedRecords", "the key %1 is unknown"),
        "players no names": translate("RefusedRecords", "players must be %1 names"),
        "first_dealer no seat": translate("RefusedRecords", "first_dealer must be a seat, 0 to %1"),
        "deck no text": translate("RefusedRecords", "the deck must be a text of %1 codes"),
        "no deck": translate("RefusedRecords", "a deck is each of the %1 cards once"),
        "no card code": translate("RefusedRecords", "%1 is not a card"),
        "no rules": translate("RefusedRecords", "the rules must be an object"),
        "switch missing": translate("RefusedRecords", "the rules lack %1"),
        "switch unknown": translate("RefusedRecords", "the rules have unknown switches: %1"),
        "switch value": translate("RefusedRecords", "%1 is %2; it must be %3"),
        "notice no seat": translate("RefusedRecords", "notice is not a seat"),
        "no seat in action": translate("RefusedRecords", "%1 does not begin with a seat, 0: to %2:"),
    }


def _of_files() -> dict[str, str]:
    """Sentences about the proof of a deal, and the errors that msgspec finds in a file."""
    return {
        "deal_proof too long": translate("RefusedRecords", "deal_proof has more than %1 bytes"),
        "no check number": translate(
            "RefusedRecords", "the deal proof has no SHA-256 or no salt in hexadecimal digits"
        ),
        "check number wrong": translate("RefusedRecords", "the check number does not fit the deck"),
        "cut not 0": translate(
            "RefusedRecords", "the program cut before the check number was made, so cut must be 0"
        ),
        "key twice": translate("RefusedRecords", "the key %1 is there twice"),
        "document too deep": translate("RefusedRecords", "the document is nested deeper than %1"),
        "deal_proof no document": translate("RefusedRecords", "deal_proof: %1"),
        "decode expected and got at": translate("RefusedRecords", "Expected %1, got %2 - at %3"),
        "decode expected and got": translate("RefusedRecords", "Expected %1, got %2"),
        "decode expected at": translate("RefusedRecords", "Expected %1 - at %2"),
        "decode expected": translate("RefusedRecords", "Expected %1"),
        "decode field missing at": translate("RefusedRecords", "Object missing required field %1 - at %2"),
        "decode field missing": translate("RefusedRecords", "Object missing required field %1"),
        "decode field unknown at": translate("RefusedRecords", "Object contains unknown field %1 - at %2"),
        "decode field unknown": translate("RefusedRecords", "Object contains unknown field %1"),
        "decode no such value at": translate("RefusedRecords", "Invalid enum value %1 - at %2"),
        "decode no such value": translate("RefusedRecords", "Invalid enum value %1"),
    }
