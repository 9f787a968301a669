"""The remarks of people at the table, which are rare and short.

Nothing is saved and nothing is random: the same moment of the same match brings the same words, so that a
match that is shown again sounds as before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum
from zlib import crc32

from tartli_desktop.to_translate import to_translate

from .characters import Character, Temper


class Moment(Enum):
    """When a character may say something, from that character's point of view."""

    GREETING = "a match begins"
    OWN_MELD = "the character has announced something good"
    OTHERS_MELD = "another player has announced something good"
    LOST_HIGH_CARD = "the character has lost an Ace, or what is as good"
    WON_BIG_TRICK = "the character has won a trick that is worth a lot"
    WON_HAND = "the character has done best in a hand"
    LOST_HAND = "another player has done best in a hand"
    WON_MATCH = "the character has won the match"
    LOST_MATCH = "another player has won the match"


_OFTEN = {
    Moment.GREETING: 100,
    Moment.OWN_MELD: 18,
    Moment.OTHERS_MELD: 14,
    Moment.LOST_HIGH_CARD: 20,
    Moment.WON_BIG_TRICK: 14,
    Moment.WON_HAND: 34,
    Moment.LOST_HAND: 28,
    Moment.WON_MATCH: 100,
    Moment.LOST_MATCH: 100,
}
"""The percentage of such moments at which a character speaks."""


def remark(
    character: Character, moment: Moment, *, seed: int, turn: int, said: Collection[str] = ()
) -> str | None:
    """What a character says at a moment, in English; mostly None, for silence.

    :func:`tartli_desktop.windows.character_words.remark_shown` translates it.

    Args:
        character: the character who may speak.
        moment: what has just happened.
        seed: the seed of the match.
        turn: how far the match has come, such as the number of actions so far.
        said: remarks that were made so far and are not repeated.
    """
    number = crc32(f"{seed} {turn} {character.id} {moment.name}".encode())
    if number % 100 >= _OFTEN[moment]:
        return None
    left = [words for words in REMARKS[character.temper][moment] if words not in said]
    return left[number // 100 % len(left)] if left else None


def first_to_speak(
    moments: Iterable[tuple[Character, Moment]], *, seed: int, turn: int, said: Collection[str] = ()
) -> tuple[Character, str] | None:
    """Who speaks, and what they say, if an event is a moment for several people: never two at once.

    The arguments are those of :func:`remark`. The order of the people varies with ``turn``.
    """
    order = sorted(moments, key=lambda each: crc32(f"{turn} {seed} {each[0].id}".encode()))
    for character, moment in order:
        words = remark(character, moment, seed=seed, turn=turn, said=said)
        if words is not None:
            return character, words
    return None


CONTEXTS = {
    Temper.EAGER: "EagerRemarks",
    Temper.MERRY: "MerryRemarks",
    Temper.DRY: "DryRemarks",
    Temper.COURTLY: "CourtlyRemarks",
}
"""The context in the catalogues for the remarks of each temper."""

REMARKS = {
    Temper.EAGER: {
        Moment.GREETING: (
            to_translate("EagerRemarks", "Oh good, a game!"),
            to_translate("EagerRemarks", "I’ve been practising!"),
            to_translate("EagerRemarks", "Can we start?"),
        ),
        Moment.OWN_MELD: (
            to_translate("EagerRemarks", "Look, I’ve got something!"),
            to_translate("EagerRemarks", "That’s good, isn’t it?"),
            to_translate("EagerRemarks", "At last!"),
        ),
        Moment.OTHERS_MELD: (
            to_translate("EagerRemarks", "Wow."),
            to_translate("EagerRemarks", "I’d like cards like that."),
            to_translate("EagerRemarks", "All that in one hand?"),
        ),
        Moment.LOST_HIGH_CARD: (
            to_translate("EagerRemarks", "Oh no, not that one!"),
            to_translate("EagerRemarks", "I should have waited."),
            to_translate("EagerRemarks", "That was quick."),
        ),
        Moment.WON_BIG_TRICK: (
            to_translate("EagerRemarks", "Mine? Great!"),
            to_translate("EagerRemarks", "Did you see that?"),
            to_translate("EagerRemarks", "Yes!"),
        ),
        Moment.WON_HAND: (
            to_translate("EagerRemarks", "That one was really mine!"),
            to_translate("EagerRemarks", "It’s working!"),
            to_translate("EagerRemarks", "Another one!"),
        ),
        Moment.LOST_HAND: (
            to_translate("EagerRemarks", "Next time, then."),
            to_translate("EagerRemarks", "What did I do wrong?"),
            to_translate("EagerRemarks", "I’m still learning."),
        ),
        Moment.WON_MATCH: (
            to_translate("EagerRemarks", "I won! Wait till they hear this at home."),
            to_translate("EagerRemarks", "Really? I won?"),
        ),
        Moment.LOST_MATCH: (
            to_translate("EagerRemarks", "Can we play again tomorrow?"),
            to_translate("EagerRemarks", "I’ve learned a lot."),
        ),
    },
    Temper.MERRY: {
        Moment.GREETING: (
            to_translate("MerryRemarks", "Come, sit down, let’s play!"),
            to_translate("MerryRemarks", "Coffee’s here, cards are here. What more do we need?"),
            to_translate("MerryRemarks", "A fine day for cards."),
        ),
        Moment.OWN_MELD: (
            to_translate("MerryRemarks", "Well, look at this!"),
            to_translate("MerryRemarks", "I do like these cards."),
            to_translate("MerryRemarks", "Oho!"),
        ),
        Moment.OTHERS_MELD: (
            to_translate("MerryRemarks", "Leave something for me!"),
            to_translate("MerryRemarks", "Somebody got up on the right side today."),
            to_translate("MerryRemarks", "So that’s where they are!"),
        ),
        Moment.LOST_HIGH_CARD: (
            to_translate("MerryRemarks", "Goodbye, my beauty."),
            to_translate("MerryRemarks", "Ouch."),
            to_translate("MerryRemarks", "There goes my supper."),
        ),
        Moment.WON_BIG_TRICK: (
            to_translate("MerryRemarks", "Come to me!"),
            to_translate("MerryRemarks", "That one tasted good."),
            to_translate("MerryRemarks", "A nice fat one!"),
        ),
        Moment.WON_HAND: (
            to_translate("MerryRemarks", "The next coffee’s on me."),
            to_translate("MerryRemarks", "That went like clockwork."),
            to_translate("MerryRemarks", "This is my day."),
        ),
        Moment.LOST_HAND: (
            to_translate("MerryRemarks", "Never mind, it’s only cards."),
            to_translate("MerryRemarks", "Some people have all the luck!"),
            to_translate("MerryRemarks", "I’ll win that back."),
        ),
        Moment.WON_MATCH: (
            to_translate("MerryRemarks", "What a match! Thank you!"),
            to_translate("MerryRemarks", "And now, strudel."),
        ),
        Moment.LOST_MATCH: (
            to_translate("MerryRemarks", "Well played! Who wants coffee?"),
            to_translate("MerryRemarks", "I want a rematch!"),
        ),
    },
    Temper.DRY: {
        Moment.GREETING: (
            to_translate("DryRemarks", "Let’s see, then."),
            to_translate("DryRemarks", "The usual table."),
            to_translate("DryRemarks", "Ready when you are."),
        ),
        Moment.OWN_MELD: (
            to_translate("DryRemarks", "As it happens."),
            to_translate("DryRemarks", "It’ll do."),
            to_translate("DryRemarks", "Not bad."),
        ),
        Moment.OTHERS_MELD: (
            to_translate("DryRemarks", "I thought so."),
            to_translate("DryRemarks", "Noted."),
            to_translate("DryRemarks", "But of course."),
        ),
        Moment.LOST_HIGH_CARD: (
            to_translate("DryRemarks", "It happens."),
            to_translate("DryRemarks", "That was expensive."),
            to_translate("DryRemarks", "My own fault."),
        ),
        Moment.WON_BIG_TRICK: (
            to_translate("DryRemarks", "Thanks."),
            to_translate("DryRemarks", "I was waiting for that."),
            to_translate("DryRemarks", "Well, well."),
        ),
        Moment.WON_HAND: (
            to_translate("DryRemarks", "That adds up."),
            to_translate("DryRemarks", "Done."),
            to_translate("DryRemarks", "It had to come."),
        ),
        Moment.LOST_HAND: (
            to_translate("DryRemarks", "It can’t always work."),
            to_translate("DryRemarks", "Luck. For now."),
            to_translate("DryRemarks", "So be it."),
        ),
        Moment.WON_MATCH: (
            to_translate("DryRemarks", "Practice helps."),
            to_translate("DryRemarks", "That was that."),
        ),
        Moment.LOST_MATCH: (
            to_translate("DryRemarks", "No excuses."),
            to_translate("DryRemarks", "A fair result."),
        ),
    },
    Temper.COURTLY: {
        Moment.GREETING: (
            to_translate("CourtlyRemarks", "A pleasure, as always."),
            to_translate("CourtlyRemarks", "Good to see you."),
            to_translate("CourtlyRemarks", "To a good match!"),
        ),
        Moment.OWN_MELD: (
            to_translate("CourtlyRemarks", "If I may."),
            to_translate("CourtlyRemarks", "Forgive me."),
            to_translate("CourtlyRemarks", "A small thing."),
        ),
        Moment.OTHERS_MELD: (
            to_translate("CourtlyRemarks", "Very nice."),
            to_translate("CourtlyRemarks", "Hats off."),
            to_translate("CourtlyRemarks", "A picture of a hand."),
        ),
        Moment.LOST_HIGH_CARD: (
            to_translate("CourtlyRemarks", "Nicely done."),
            to_translate("CourtlyRemarks", "I saw it coming."),
            to_translate("CourtlyRemarks", "A pity."),
        ),
        Moment.WON_BIG_TRICK: (
            to_translate("CourtlyRemarks", "Thank you kindly."),
            to_translate("CourtlyRemarks", "Just in time."),
            to_translate("CourtlyRemarks", "With pleasure."),
        ),
        Moment.WON_HAND: (
            to_translate("CourtlyRemarks", "The cards were kind."),
            to_translate("CourtlyRemarks", "That was a lovely hand."),
            to_translate("CourtlyRemarks", "Fortune comes and goes."),
        ),
        Moment.LOST_HAND: (
            to_translate("CourtlyRemarks", "Well earned."),
            to_translate("CourtlyRemarks", "Fine work."),
            to_translate("CourtlyRemarks", "Nothing could be done."),
        ),
        Moment.WON_MATCH: (
            to_translate("CourtlyRemarks", "Thank you for the match."),
            to_translate("CourtlyRemarks", "It was an honour."),
        ),
        Moment.LOST_MATCH: (
            to_translate("CourtlyRemarks", "My congratulations."),
            to_translate("CourtlyRemarks", "I’ve met my match."),
        ),
    },
}
"""What each temper may say at each moment, in English."""
