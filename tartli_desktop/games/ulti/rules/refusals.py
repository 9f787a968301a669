"""Why an action is refused: the rule, and a sentence that a window can translate (U17.3)."""

from __future__ import annotations

from tartli_desktop.game.errors import ErrorValue, Refusal, Sentence

SENTENCES = {
    "no hand": "no hand is being played",
    "not on turn": "it is not the turn of seat {seat}",
    "not now": "“{action}” is not possible now",
    "lay not held": "{card} is not in the hand",
    "too low": "{bid} cannot be bid over {standing}",
    "other kind": "{bid} is a different kind of bid from {standing}, which was bid in the first round",
    "no four aces": "these rules have no bids with Four Aces",
    "top": "nothing can be bid over {standing}",
    "hearts named": "Hearts are trumps already",
    "not held": "{card} is not in the hand",
    "follow": "the suit led must be followed",
    "trump": "a player without the suit led must play a trump",
    "head": "a card that wins the trick must be played",
    "seven": "with Ulti bid, the Seven of trumps is kept for the last trick",
    "no simple": "marriages are announced only in a contract with a Simple",
    "no pair": "these marriages are not in the hand",
    "no such component": "{word} is not in the contract",
    "seat in double": "{word} names a seat that does not belong there, or lacks one",
    "lane shut": "{word} cannot be doubled now",
    "cap": "these rules have no double as high as that",
    "claimed": "the rest is claimed only once in a trick",
    "trumps conceded": "a contract with trumps cannot be given up",
}
"""The English sentences by their keys; the names in braces are filled in."""


def refused(rule: str, key: str, **values: ErrorValue) -> Refusal:
    """A refusal by a rule, with the values to fill into its sentence."""
    return Refusal(rule, Sentence(key, SENTENCES[key], **values))
