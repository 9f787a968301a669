"""Why a match in a file is refused, in the user's language.

The engine, the check of a deal and the reader of files say it in English, which is also what logs hold and
other programs get. Here is every sentence of theirs, so that it can be said in another language.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from .placeholders import fill

translate = QCoreApplication.translate


def refusal_said(message: str) -> str:
    """A refusal in the user's language; one that is not known as it is.

    Args:
        message: the ``message`` of an error of the engine.
    """
    for english, said in _sentences().items():
        found = _pattern(english).fullmatch(message)
        if found is not None:
            return fill(said, *found.groups())
    return message


def _pattern(english: str) -> re.Pattern[str]:
    """What a sentence looks like with anything in the places of %1, %2, …"""
    parts = re.split("%[1-9]", english)
    return re.compile("(.+)".join(map(re.escape, parts)), re.DOTALL)


def _sentences() -> dict[str, str]:
    """Each sentence in English, and as it is said; of two that fit a message the first is meant."""
    return _of_play() | _of_texts() | _of_records() | _of_files()


def _of_play() -> dict[str, str]:
    """Of what is done in a hand."""
    return {
        "the hand is over": translate("RefusedRecords", "the hand is over"),
        "no hand is running": translate("RefusedRecords", "no hand is running"),
        "the non-dealer first asks for the turned card": translate(
            "RefusedRecords", "the non-dealer first asks for the turned card"
        ),
        "the non-dealer asks for the turned card": translate(
            "RefusedRecords", "the non-dealer asks for the turned card"
        ),
        "nobody may go out in a hand of sudden death": translate(
            "RefusedRecords", "nobody may go out in a hand of sudden death"
        ),
        "both are out and equal: nobody may go out any more": translate(
            "RefusedRecords", "both are out and equal: nobody may go out any more"
        ),
        "the turned card is chosen once, before the first packet": translate(
            "RefusedRecords", "the turned card is chosen once, before the first packet"
        ),
        "it is not this player's turn to play": translate(
            "RefusedRecords", "it is not this player's turn to play"
        ),
        "%1 is not in this player's hand": translate("RefusedRecords", "%1 is not in this player's hand"),
        "%1 was led and this player holds cards of that suit": translate(
            "RefusedRecords", "%1 was led and this player holds cards of that suit"
        ),
        "this player cannot follow suit and holds trumps": translate(
            "RefusedRecords", "this player cannot follow suit and holds trumps"
        ),
        "the trick is not full": translate("RefusedRecords", "the trick is not full"),
        "the winner of a trick gathers it": translate("RefusedRecords", "the winner of a trick gathers it"),
        "melds are declared in tricks 1 to 8 only": translate(
            "RefusedRecords", "melds are declared in tricks 1 to 8 only"
        ),
        "melds are declared before the own card, in turn": translate(
            "RefusedRecords", "melds are declared before the own card, in turn"
        ),
        "all melds of a trick are declared together, once": translate(
            "RefusedRecords", "all melds of a trick are declared together, once"
        ),
        "at most one set in a trick": translate("RefusedRecords", "at most one set in a trick"),
        "at most one sequence in a trick": translate("RefusedRecords", "at most one sequence in a trick"),
        "at most one sequence of a suit in a trick": translate(
            "RefusedRecords", "at most one sequence of a suit in a trick"
        ),
        "four Nines are no set in this variant": translate(
            "RefusedRecords", "four Nines are no set in this variant"
        ),
        "%1 has scored already": translate("RefusedRecords", "%1 has scored already"),
        "%1 may not follow what this player has scored in that suit": translate(
            "RefusedRecords", "%1 may not follow what this player has scored in that suit"
        ),
        "by what the leader said, this cannot score": translate(
            "RefusedRecords", "by what the leader said, this cannot score"
        ),
        "béla is declared once in a hand": translate("RefusedRecords", "béla is declared once in a hand"),
        "this player does not hold King and Over of trumps": translate(
            "RefusedRecords", "this player does not hold King and Over of trumps"
        ),
        "béla may be declared until trick 8 is gathered": translate(
            "RefusedRecords", "béla may be declared until trick 8 is gathered"
        ),
        "béla is declared at one's own declaring step": translate(
            "RefusedRecords", "béla is declared at one's own declaring step"
        ),
        "this player does not hold the trump VII": translate(
            "RefusedRecords", "this player does not hold the trump VII"
        ),
        "the turned card has been drawn": translate("RefusedRecords", "the turned card has been drawn"),
        "only the leader exchanges, before playing a card": translate(
            "RefusedRecords", "only the leader exchanges, before playing a card"
        ),
        "the exchange comes before the declaration": translate(
            "RefusedRecords", "the exchange comes before the declaration"
        ),
        "the exchange comes before béla": translate("RefusedRecords", "the exchange comes before béla"),
        "the trump VII was declared in this trick": translate(
            "RefusedRecords", "the trump VII was declared in this trick"
        ),
    }


def _of_texts() -> dict[str, str]:
    """Of texts that stand for cards, melds and actions."""
    return {
        "%1 is no suit: one of A L H B is": translate("RefusedRecords", "%1 is no suit: one of A L H B is"),
        "%1 is no rank: one of 7 8 9 X U O K A is": translate(
            "RefusedRecords", "%1 is no rank: one of 7 8 9 X U O K A is"
        ),
        "%1 is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are": translate(
            "RefusedRecords", "%1 is no card: a suit letter A L H B and a rank letter 7 8 9 X U O K A are"
        ),
        "%1 is no meld: a rank four times, or suit, top rank and length, are": translate(
            "RefusedRecords", "%1 is no meld: a rank four times, or suit, top rank and length, are"
        ),
        "%1 is no sequence of three to eight cards": translate(
            "RefusedRecords", "%1 is no sequence of three to eight cards"
        ),
        "four cards of rank %1 are no set": translate("RefusedRecords", "four cards of rank %1 are no set"),
        "a sequence is a suit, the rank of its top card, and its length": translate(
            "RefusedRecords", "a sequence is a suit, the rank of its top card, and its length"
        ),
        "a declaration holds at least one meld, and nothing else": translate(
            "RefusedRecords", "a declaration holds at least one meld, and nothing else"
        ),
        "the 4th, 7th, 10th, 13th, 16th or 19th card may be turned": translate(
            "RefusedRecords", "the 4th, 7th, 10th, 13th, 16th or 19th card may be turned"
        ),
        "%1 does not begin with a seat, 0: or 1:": translate(
            "RefusedRecords", "%1 does not begin with a seat, 0: or 1:"
        ),
        "%1 is no action": translate("RefusedRecords", "%1 is no action"),
        "%1 is no text": translate("RefusedRecords", "%1 is no text"),
        "%1 is no card": translate("RefusedRecords", "%1 is no card"),
        "%1 is no seat": translate("RefusedRecords", "%1 is no seat"),
    }


def _of_records() -> dict[str, str]:
    """Of the parts of a record."""
    return {
        "a match record is an object": translate("RefusedRecords", "a match record is an object"),
        'the format is not "%1"': translate("RefusedRecords", 'the format is not "%1"'),
        "the version is not %1": translate("RefusedRecords", "the version is not %1"),
        "players must be two names": translate("RefusedRecords", "players must be two names"),
        "a match has two players, and each a name": translate(
            "RefusedRecords", "a match has two players, and each a name"
        ),
        "first_dealer must be 0 or 1": translate("RefusedRecords", "first_dealer must be 0 or 1"),
        "first_dealer is %1; it must be seat 0 or 1": translate(
            "RefusedRecords", "first_dealer is %1; it must be seat 0 or 1"
        ),
        "hands must be a list": translate("RefusedRecords", "hands must be a list"),
        "a hand is an object": translate("RefusedRecords", "a hand is an object"),
        "actions must be a list": translate("RefusedRecords", "actions must be a list"),
        "the deck must be a text of 32 codes": translate(
            "RefusedRecords", "the deck must be a text of 32 codes"
        ),
        "a deck is each of the 32 cards once": translate(
            "RefusedRecords", "a deck is each of the 32 cards once"
        ),
        "no deck is needed now": translate("RefusedRecords", "no deck is needed now"),
        "the match is won already": translate("RefusedRecords", "the match is won already"),
        "the hand before is not finished": translate("RefusedRecords", "the hand before is not finished"),
        "deal_proof is nested too deeply": translate("RefusedRecords", "deal_proof is nested too deeply"),
        "%1 must be a text": translate("RefusedRecords", "%1 must be a text"),
        'the key "%1" is missing': translate("RefusedRecords", 'the key "%1" is missing'),
        "the key %1 is unknown": translate("RefusedRecords", "the key %1 is unknown"),
        "the variant must be an object with every switch of R11": translate(
            "RefusedRecords", "the variant must be an object with every switch of R11"
        ),
        "the variant lacks %1": translate("RefusedRecords", "the variant lacks %1"),
        "the variant has unknown switches: %1": translate(
            "RefusedRecords", "the variant has unknown switches: %1"
        ),
        "name is %1; it must be a text": translate("RefusedRecords", "name is %1; it must be a text"),
        "double_below is %1; it must be a whole number from 1 to 501": translate(
            "RefusedRecords", "double_below is %1; it must be a whole number from 1 to 501"
        ),
        "match_target is %1; it must be 1 to 20, or null": translate(
            "RefusedRecords", "match_target is %1; it must be 1 to 20, or null"
        ),
        "%1 is %2; it must be one of %3": translate("RefusedRecords", "%1 is %2; it must be one of %3"),
    }


def _of_files() -> dict[str, str]:
    """Of the proof of a deal, and of what msgspec finds in a file."""
    return {
        "deal_proof has more than %1 bytes": translate("RefusedRecords", "deal_proof has more than %1 bytes"),
        "the deal proof has no SHA-256 or no salt in hexadecimal digits": translate(
            "RefusedRecords", "the deal proof has no SHA-256 or no salt in hexadecimal digits"
        ),
        "the check number does not fit the deck": translate(
            "RefusedRecords", "the check number does not fit the deck"
        ),
        "the program cut before the check number was made, so cut must be 0": translate(
            "RefusedRecords", "the program cut before the check number was made, so cut must be 0"
        ),
        "the key %1 is there twice": translate("RefusedRecords", "the key %1 is there twice"),
        "the document is nested deeper than %1": translate(
            "RefusedRecords", "the document is nested deeper than %1"
        ),
        "deal_proof: %1": translate("RefusedRecords", "deal_proof: %1"),
        "Expected %1, got %2 - at %3": translate("RefusedRecords", "Expected %1, got %2 - at %3"),
        "Expected %1, got %2": translate("RefusedRecords", "Expected %1, got %2"),
        "Expected %1 - at %2": translate("RefusedRecords", "Expected %1 - at %2"),
        "Expected %1": translate("RefusedRecords", "Expected %1"),
        "Object missing required field %1 - at %2": translate(
            "RefusedRecords", "Object missing required field %1 - at %2"
        ),
        "Object missing required field %1": translate("RefusedRecords", "Object missing required field %1"),
        "Object contains unknown field %1 - at %2": translate(
            "RefusedRecords", "Object contains unknown field %1 - at %2"
        ),
        "Object contains unknown field %1": translate("RefusedRecords", "Object contains unknown field %1"),
        "Invalid enum value %1 - at %2": translate("RefusedRecords", "Invalid enum value %1 - at %2"),
        "Invalid enum value %1": translate("RefusedRecords", "Invalid enum value %1"),
    }
