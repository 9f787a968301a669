"""Why a match in a file is refused, in the user's language.

The engine and the reader of files say it in English, which is also what logs hold and other programs get.
Each sentence of theirs has a key, under which it is found here in the user's language.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.game.errors import Sentence

from .placeholders import fill

translate = QCoreApplication.translate


def refusal_said(message: str) -> str:
    """A refusal in the user's language; one that has no key, or none that is known, as it is.

    Args:
        message: the ``message`` of an error of the engine.
    """
    if not isinstance(message, Sentence):
        return message
    said = _sentences().get(message.key)
    if said is None:
        return message
    return fill(
        said, *(refusal_said(value) if isinstance(value, str) else value for value in message.values.values())
    )


def _sentences() -> dict[str, str]:
    """How each sentence is said, by its key."""
    return _of_play() | _of_texts() | _of_records() | _of_files()


def _of_play() -> dict[str, str]:
    """Of what is done in a hand."""
    return {
        "hand over": translate("RefusedRecords", "the hand is over"),
        "no hand": translate("RefusedRecords", "no hand is running"),
        "turned card first": translate("RefusedRecords", "the non-dealer first asks for the turned card"),
        "turned card by non-dealer": translate("RefusedRecords", "the non-dealer asks for the turned card"),
        "out in sudden death": translate("RefusedRecords", "nobody may go out in a hand of sudden death"),
        "out when equal": translate("RefusedRecords", "both are out and equal: nobody may go out any more"),
        "turned card once": translate(
            "RefusedRecords", "the turned card is chosen once, before the first packet"
        ),
        "not the turn": translate("RefusedRecords", "it is not this player's turn to play"),
        "not in hand": translate("RefusedRecords", "%1 is not in this player's hand"),
        "follow suit": translate("RefusedRecords", "%1 was led and this player holds cards of that suit"),
        "play a trump": translate("RefusedRecords", "this player cannot follow suit and holds trumps"),
        "trick not full": translate("RefusedRecords", "the trick is not full"),
        "gathered by winner": translate("RefusedRecords", "the winner of a trick gathers it"),
        "declare until trick 8": translate("RefusedRecords", "melds are declared in tricks 1 to 8 only"),
        "declare before own card": translate(
            "RefusedRecords", "melds are declared before the own card, in turn"
        ),
        "declare once a trick": translate(
            "RefusedRecords", "all melds of a trick are declared together, once"
        ),
        "one set a trick": translate("RefusedRecords", "at most one set in a trick"),
        "one sequence a trick": translate("RefusedRecords", "at most one sequence in a trick"),
        "one sequence of a suit a trick": translate(
            "RefusedRecords", "at most one sequence of a suit in a trick"
        ),
        "no set of Nines": translate("RefusedRecords", "four Nines are no set in this variant"),
        "scored already": translate("RefusedRecords", "%1 has scored already"),
        "barred by scored": translate(
            "RefusedRecords", "%1 may not follow what this player has scored in that suit"
        ),
        "cannot score": translate("RefusedRecords", "by what the leader said, this cannot score"),
        "bela once": translate("RefusedRecords", "béla is declared once in a hand"),
        "no bela": translate("RefusedRecords", "this player does not hold King and Over of trumps"),
        "bela until trick 8": translate("RefusedRecords", "béla may be declared until trick 8 is gathered"),
        "bela with melds": translate("RefusedRecords", "béla is declared at one's own declaring step"),
        "no trump VII": translate("RefusedRecords", "this player does not hold the trump VII"),
        "turned card drawn": translate("RefusedRecords", "the turned card has been drawn"),
        "exchange by leader": translate("RefusedRecords", "only the leader exchanges, before playing a card"),
        "exchange before declaring": translate("RefusedRecords", "the exchange comes before the declaration"),
        "exchange before bela": translate("RefusedRecords", "the exchange comes before béla"),
        "trump VII declared": translate("RefusedRecords", "the trump VII was declared in this trick"),
    }


def _of_texts() -> dict[str, str]:
    """Of texts that stand for cards, melds and actions."""
    return {
        "no card code": translate("RefusedRecords", "%1 is no card"),
        "no meld": translate(
            "RefusedRecords", "%1 is no meld: a rank four times, or suit, top rank and length, are"
        ),
        "no sequence": translate("RefusedRecords", "%1 is no sequence of three to eight cards"),
        "no set": translate("RefusedRecords", "four cards of rank %1 are no set"),
        "no parts of a sequence": translate(
            "RefusedRecords", "a sequence is a suit, the rank of its top card, and its length"
        ),
        "empty declaration": translate(
            "RefusedRecords", "a declaration holds at least one meld, and nothing else"
        ),
        "no place to turn": translate(
            "RefusedRecords", "the 4th, 7th, 10th, 13th, 16th or 19th card may be turned"
        ),
        "no seat in action": translate("RefusedRecords", "%1 does not begin with a seat, 0: to %2:"),
        "no action": translate("RefusedRecords", "%1 is no action"),
        "no text": translate("RefusedRecords", "%1 is no text"),
        "no card": translate("RefusedRecords", "%1 is no card"),
        "no seat": translate("RefusedRecords", "%1 is no seat"),
    }


def _of_records() -> dict[str, str]:
    """Of the parts of a record."""
    return {
        "record no object": translate("RefusedRecords", "a match record is an object"),
        "other format": translate("RefusedRecords", 'the format is not "%1"'),
        "other version": translate("RefusedRecords", "the version is not %1"),
        "players no names": translate("RefusedRecords", "players must be %1 names"),
        "not two players": translate("RefusedRecords", "a match has two players, and each a name"),
        "first_dealer no seat": translate("RefusedRecords", "first_dealer must be a seat, 0 to %1"),
        "first_dealer is no seat": translate("RefusedRecords", "first_dealer is %1; it must be seat 0 or 1"),
        "hands no list": translate("RefusedRecords", "hands must be a list"),
        "hand no object": translate("RefusedRecords", "a hand is an object"),
        "actions no list": translate("RefusedRecords", "actions must be a list"),
        "deck no text": translate("RefusedRecords", "the deck must be a text of %1 codes"),
        "no deck": translate("RefusedRecords", "a deck is each of the %1 cards once"),
        "deck not needed": translate("RefusedRecords", "no deck is needed now"),
        "begun with points": translate("RefusedRecords", "a match that begins with points has no record"),
        "no such hand": translate("RefusedRecords", "there is no hand %1"),
        "match won": translate("RefusedRecords", "the match is won already"),
        "hand unfinished": translate("RefusedRecords", "the hand before is not finished"),
        "deal_proof too deep": translate("RefusedRecords", "deal_proof is nested too deeply"),
        "must be text": translate("RefusedRecords", "%1 must be a text"),
        "key missing": translate("RefusedRecords", 'the key "%1" is missing'),
        "key unknown": translate("RefusedRecords", "the key %1 is unknown"),
        "variant no object": translate(
            "RefusedRecords", "the variant must be an object with every switch of R11"
        ),
        "switches missing": translate("RefusedRecords", "the variant lacks %1"),
        "switches unknown": translate("RefusedRecords", "the variant has unknown switches: %1"),
        "variant name no text": translate("RefusedRecords", "name is %1; it must be a text"),
        "double_below out of range": translate(
            "RefusedRecords", "double_below is %1; it must be a whole number from 1 to 501"
        ),
        "match_target out of range": translate(
            "RefusedRecords", "match_target is %1; it must be 1 to 20, or null"
        ),
        "no value of switch": translate("RefusedRecords", "%1 is %2; it must be one of %3"),
    }


def _of_files() -> dict[str, str]:
    """Of the proof of a deal, and of what msgspec finds in a file."""
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
