"""Reasons for a decision: facts of the position that anybody can check at the table."""

from __future__ import annotations

from enum import Enum, unique
from functools import partial

from msgspec import Struct

from tartli_desktop.cards.german import Card, Suit
from tartli_desktop.games.tartli import Meld
from tartli_desktop.to_translate import to_translate

said = partial(to_translate, "Tartli.Hints")

Told = Card | Suit | Meld | int | tuple[Card, ...]
"""What a reason tells of: a card, a suit, a meld, a number, or the higher cards of a suit, highest first."""


@unique
class Why(Enum):
    """What speaks for a decision, in a clause that is yet to be translated.

    %n is the first number; %1, %2 are the cards and melds (with their points), then all numbers.
    """

    ONLY_CARD = said("it’s the only card you may play")  # R4.2
    NOTHING_BEATS = said("it can’t be beaten")
    """Of a lead, with the higher cards of its suit that have been played, and those in this player's hand."""
    ONLY_TRUMP_BEATS = said("only a trump can take it")
    """With the same cards."""
    TAKES_TRICK = said("it wins the trick with %n point(s)", None, 1)
    TAKES_LAST_TRICK = said("it wins the last trick, which is worth 10 more")  # R1.6
    KEEPS_SWEEP = said("you have won every trick since the 8th and can go on, for stichmatsch")  # R9.4
    NO_CARD_TAKES = said("you can’t win the trick, and this costs least: %n point(s)", None, 1)
    RISKS_NOTHING = said("you risk none of your points")
    DRAWS_TRUMP = said("it draws a trump")  # R4.2
    MUST_ANSWER = said("your opponent must answer with the %1", "a card")
    """With the only card of the suit, which does not take the trick (R4.2)."""
    FORCES_TRUMP = said("your opponent must trump it")  # R4.2
    BRINGS_AT_LEAST = said("your opponent must add at least %n point(s)", None, 1)
    """And the card takes the trick."""
    ONLY_BEATER = said("only the %1 can take it", "a card")
    LETS_GO = said("the trick is worth only %n point(s)", None, 1)
    """And it could be taken."""
    GIVES_LESS = said("you give away only %1, not %2", "points")
    """The trick is lost with either card."""
    RISKS_LESS = said("you risk only %1, not %2", "points")
    """Either card may be beaten if led."""
    COSTS = said("the trick is lost, with %n point(s)", None, 1)
    """This and the next one speak against a card."""
    COSTS_AT_LEAST = said("the trick is lost, with at least %n point(s)", None, 1)

    KEEPS_BELA = said("it keeps your béla")  # R7.1
    KEEPS_MELD = said("it keeps your %1", "a meld")
    BREAKS_MELD = said("it breaks your %1, worth %2", "a meld, its points")
    """Against the exchange: the Seven is part of a meld that may still be declared (R5.1)."""
    MORE_TO_COME = said("your %1 can follow later", "a meld")
    """A better meld is held back and can still be declared after these have scored (R5.7)."""
    SAVES_TRUMP = said("it saves a trump")
    KEEPS_CHANCE = said("it leaves a chance of %1", "a meld")
    """The other card is part of a meld that lacks one card, which may still be drawn."""
    KEEPS_BELA_CHANCE = said("you keep the %1 for béla", "a card")
    """The other card is half of béla, and the partner may still be drawn (R7.1)."""
    KEEPS_SEVEN = said("you keep the Seven, to exchange it for the %1", "a card")  # R8
    KEEPS_HIGHEST = said("you keep the %1, the highest left in its suit", "a card")
    KEEPS_HIGHER = said("you keep the higher %1", "a card")
    """The other card is the higher one of the same suit."""
    CAN_TRUMP = said("then you are out of %1 and can trump them", "a suit")
    """The opponent still holds the suit (R4.2)."""
    FITS_NO_MELD = said("the card belongs to no meld you could still declare")
    """The card, unlike others, is part of no meld that is held or lacks only one card that may come."""
    DRAWS_TURNED = said("the loser of this trick draws the turned-up card, the %1", "a card")  # R4.3
    TAKES_TURNED = said("you get the %1", "a card")  # R8.1
    MELDS_SCORE = said("it scores %n point(s) for certain", None, 1)
    MELDS_MAY_SCORE = said("%n point(s), unless your opponent has a better meld", None, 1)  # R6.1
    IN_PARTS = said("in parts, over several tricks, the run can score up to %1 points, not only %2")
    """By counting (R5.7, R5.8), if this part comes first; after the other declaration, only the second."""
    BELA_SCORES = said("it scores %1 points")  # R2.3

    REACHES_GAME = said("it brings you to 501, so you can go out")  # R9.2
    TRICK_MAY_REACH_GAME = said("if it wins the trick, you reach 501 and can go out")
    MELDS_MAY_REACH_GAME = said("if it scores, you reach 501 and can go out")
    KEEPS_FROM_GAME = said("it keeps your opponent from reaching 501 with this trick")
    """The other card could let the opponent reach it."""
    FIRST_POINTS = said("these points decide the game")  # R9.5, R7.2
    LEAVES_DOUBLE = said("with %n point(s) you no longer risk losing double", None, 1)
    """It is certain to bring this player's count there (R9.3)."""
    IS_OUT = said("you have %n point(s), and the game is yours", None, 1)  # R9.2

    # Where no fact at the table speaks for a card, the next five say where the coach's numbers come from.
    SOLVED = said("counted to the last trick")
    TOO_CLOSE = said("it’s a close call")
    """The simulated deals show no difference from the next best."""
    LITTLE_DEPENDS = said("little depends on this card")
    COMES_OUT_BETTER = said("hard to explain, but it did better in %n simulated deal(s)", None, 1)
    """Beyond what chance explains; 0 deals if all cards are known."""
    WEIGHED = said("points and game together put it ahead of the %1 in %n simulated deal(s)", "a card", 1)
    """It ends with fewer points or chances than this next best card."""

    def __call__(self, *told: Told) -> Reason:
        """This reason in a position, with what it tells of."""
        return Reason(self, told)


class Reason(Struct, frozen=True):
    """A fact that speaks for a decision."""

    why: Why
    told: tuple[Told, ...] = ()

    @property
    def compares(self) -> bool:
        """Whether it contrasts a card with the next best one."""
        return self.why in _COMPARING


_COMPARING = {
    *(Why.KEEPS_BELA, Why.KEEPS_MELD, Why.SAVES_TRUMP, Why.GIVES_LESS, Why.RISKS_LESS, Why.KEEPS_CHANCE),
    *(Why.KEEPS_BELA_CHANCE, Why.KEEPS_SEVEN, Why.KEEPS_HIGHEST, Why.KEEPS_HIGHER, Why.KEEPS_FROM_GAME),
}
