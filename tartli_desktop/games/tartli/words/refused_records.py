"""Why the record of a Tartli match is refused, in the user's language (R14).

The rules give their sentences in English, for logs and other programs. Each has a key, by which its
translation is found here; sentences common to the records of all games are translated elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sentences() -> dict[str, str]:
    """The translated sentences by key; %1 is the first value in a sentence."""
    return _of_play() | _of_melds() | _of_texts() | _of_records()


def _of_play() -> dict[str, str]:
    """Sentences about actions in a hand."""
    return {
        "hand over": translate("Tartli.RefusedRecords", "the hand is over"),
        "no hand": translate("Tartli.RefusedRecords", "no hand is being played"),
        "turned card first": translate(
            "Tartli.RefusedRecords", "the non-dealer first asks for the turned card"
        ),
        "turned card by non-dealer": translate(
            "Tartli.RefusedRecords", "the non-dealer asks for the turned card"
        ),
        "out in sudden death": translate(
            "Tartli.RefusedRecords", "nobody may go out in a hand of sudden death"
        ),
        "out when equal": translate(
            "Tartli.RefusedRecords", "both are out and equal: nobody may go out any more"
        ),
        "turned card once": translate(
            "Tartli.RefusedRecords", "the turned card is chosen once, before the first packet"
        ),
        "not the turn": translate("Tartli.RefusedRecords", "it is not this player's turn to play"),
        "not in hand": translate("Tartli.RefusedRecords", "%1 is not in this player's hand"),
        "follow suit": translate(
            "Tartli.RefusedRecords", "%1 was led and this player holds cards of that suit"
        ),
        "play a trump": translate("Tartli.RefusedRecords", "this player cannot follow suit and holds trumps"),
        "trick not full": translate("Tartli.RefusedRecords", "the trick is not full"),
        "gathered by winner": translate("Tartli.RefusedRecords", "the winner of a trick gathers it"),
    }


def _of_melds() -> dict[str, str]:
    """Sentences about melds, béla and the trump VII."""
    return {
        "declare until trick 8": translate(
            "Tartli.RefusedRecords", "melds are declared in tricks 1 to 8 only"
        ),
        "declare before own card": translate(
            "Tartli.RefusedRecords", "melds are declared in turn, before a card is played"
        ),
        "declare once a trick": translate(
            "Tartli.RefusedRecords", "all melds of a trick are declared together, once"
        ),
        "one set a trick": translate("Tartli.RefusedRecords", "at most one set in a trick"),
        "one sequence a trick": translate("Tartli.RefusedRecords", "at most one sequence in a trick"),
        "one sequence of a suit a trick": translate(
            "Tartli.RefusedRecords", "at most one sequence of a suit in a trick"
        ),
        "no set of Nines": translate("Tartli.RefusedRecords", "four Nines are not a set in this variant"),
        "scored already": translate("Tartli.RefusedRecords", "%1 has scored already"),
        "barred by scored": translate(
            "Tartli.RefusedRecords", "%1 may not follow what this player has scored in that suit"
        ),
        "cannot score": translate("Tartli.RefusedRecords", "by what the leader said, this cannot score"),
        "bela once": translate("Tartli.RefusedRecords", "béla is declared once in a hand"),
        "no bela": translate("Tartli.RefusedRecords", "this player does not hold King and Over of trumps"),
        "bela until trick 8": translate(
            "Tartli.RefusedRecords", "béla may be declared until trick 8 is gathered"
        ),
        "bela with melds": translate(
            "Tartli.RefusedRecords", "béla is declared only before a card is played"
        ),
        "no trump VII": translate("Tartli.RefusedRecords", "this player does not hold the trump VII"),
        "turned card drawn": translate("Tartli.RefusedRecords", "the turned card has been drawn"),
        "exchange by leader": translate(
            "Tartli.RefusedRecords", "only the leader exchanges, before playing a card"
        ),
        "exchange before declaring": translate(
            "Tartli.RefusedRecords", "the exchange comes before the declaration"
        ),
        "exchange before bela": translate("Tartli.RefusedRecords", "the exchange comes before béla"),
        "trump VII declared": translate("Tartli.RefusedRecords", "the trump VII was declared in this trick"),
    }


def _of_texts() -> dict[str, str]:
    """Sentences about the texts of cards, melds and actions."""
    return {
        "no meld": translate(
            "Tartli.RefusedRecords",
            "%1 is not a meld: it takes a rank four times, or suit, top rank and length",
        ),
        "no sequence": translate("Tartli.RefusedRecords", "%1 is not a sequence of three to eight cards"),
        "no set": translate("Tartli.RefusedRecords", "four cards of rank %1 are not a set"),
        "no parts of a sequence": translate(
            "Tartli.RefusedRecords", "a sequence is a suit, the rank of its top card, and its length"
        ),
        "empty declaration": translate(
            "Tartli.RefusedRecords", "a declaration holds at least one meld, and nothing else"
        ),
        "no place to turn": translate(
            "Tartli.RefusedRecords", "the 4th, 7th, 10th, 13th, 16th or 19th card may be turned"
        ),
        "no action": translate("Tartli.RefusedRecords", "%1 is not an action"),
        "no text": translate("Tartli.RefusedRecords", "%1 is not a text"),
        "no card": translate("Tartli.RefusedRecords", "%1 is not a card"),
        "no seat": translate("Tartli.RefusedRecords", "%1 is not a seat"),
    }


def _of_records() -> dict[str, str]:
    """Sentences about the parts of a record that only Tartli has."""
    return {
        "not two players": translate("Tartli.RefusedRecords", "a match has two players, and each a name"),
        "first_dealer is no seat": translate(
            "Tartli.RefusedRecords", "first_dealer is %1; it must be seat 0 or 1"
        ),
        "begun with points": translate(
            "Tartli.RefusedRecords", "a match that begins with points has no record"
        ),
        "no such hand": translate("Tartli.RefusedRecords", "there is no hand %1"),
    }
