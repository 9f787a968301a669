"""Advice on playing well, for the help: the rules of thumb of the opponents, in a player's words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank
from tartli_desktop.games.tartli.rules import GAME_POINTS, LAST_TRICK_POINTS, Variant
from tartli_desktop.games.tartli.words.terms import double_word, length_word
from tartli_desktop.text.card_names import SuitSystem, rank_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, listed, said

translate = QCoreApplication.translate


def playing_well(variant: Variant, suits: SuitSystem) -> Section:
    """A chapter on strategy.

    Args:
        variant: the rules; advice that does not apply to them is left out.
        suits: the suits of the pack in play.
    """
    intro = translate(
        "Tartli.Help",
        "Many games are decided by melds, and many of the others by the last nine tricks. These habits take "
        "a beginner a long way; where they contradict each other, ask for a hint.",
    )
    body = (
        said(intro)
        + heading(translate("Tartli.Help", "While there is a talon"))
        + listed(_collecting(suits, variant))
        + heading(translate("Tartli.Help", "When to declare"))
        + listed(_declaring(variant))
        + heading(translate("Tartli.Help", "Tricks 7 to 16"))
        + listed(_ending(variant))
        + heading(translate("Tartli.Help", "Near the end of a game"))
        + listed(_near_the_end(variant))
    )
    return Section(translate("Tartli.Help", "Playing well"), body)


def _collecting(suits: SuitSystem, variant: Variant) -> tuple[str, ...]:
    def named(*ranks: Rank) -> tuple[str, ...]:
        return tuple(rank_name(rank, suits) for rank in ranks)

    collect = translate(
        "Tartli.Help",
        "<b>Collect first.</b> In the first tricks melds are worth more than cards. It is often right to let "
        "an Ace go so that three cards stay together.",
    )
    opened = translate(
        "Tartli.Help",
        "<b>Prefer what is open at both ends.</b> With %1 and %2 of a suit, either %3 or %4 makes a %5. Two "
        "cards at the end of the row, or with a gap between them, wait for one single card.",
        "Under, Ten, Over, Nine, terc",
    )
    blocking = translate(
        "Tartli.Help",
        "<b>Hold on to %1 and %2.</b> No sequence can do without one of the two: if you hold both of a suit, "
        "your opponent has no sequence to declare in it. In trumps they are the two best cards, and they "
        "make the most valuable sets.",
        "Over, Nine",
    )
    if not variant.set_of_nines:
        blocking = translate(
            "Tartli.Help",
            "<b>Hold on to %1 and %2.</b> No sequence can do without one of the two: if you hold both of a "
            "suit, your opponent has no sequence to declare in it. In trumps they are the two best cards.",
            "Over, Nine",
        )
    return (
        collect,
        fill(opened, *named(Rank.UNDER, Rank.TEN, Rank.OVER, Rank.NINE), length_word(3, variant)),
        fill(blocking, *named(Rank.OVER, Rank.NINE)),
        translate(
            "Tartli.Help",
            "<b>Remember what has gone.</b> Do not wait for a card that has been played, or that your "
            "opponent has named in a meld.",
        ),
        translate(
            "Tartli.Help",
            "<b>Save your trumps.</b> As long as nobody has to follow suit, a trump seldom wins much. From "
            "trick 8 on it captures Aces and brings you the lead.",
        ),
        fill(
            translate(
                "Tartli.Help",
                "<b>Lead low, answer high.</b> Lead a card that fits no meld and is worth nothing. When you "
                "answer, you know what you get: take a low card with the %1 or %2 of its suit, and throw "
                "something worthless under a card that you cannot beat.",
                "Ace, Ten",
            ),
            *named(Rank.ACE, Rank.TEN),
        ),
    )


def _declaring(variant: Variant) -> tuple[str, ...]:
    parts = translate(
        "Tartli.Help",
        "<b>Split a long sequence</b> while there are enough tricks to declare all its parts. Declare it "
        "whole when time runs short, when your opponent is near %1, or when it wins the game.",
    )
    keep = translate(
        "Tartli.Help",
        "<b>Keep a %1 that has scored</b> for a while: one more card makes it a %2, and another 100 points.",
        "kvart, kvint",
    )
    return (
        fill(parts, GAME_POINTS),
        fill(keep, length_word(4, variant), length_word(5, variant)),
        translate(
            "Tartli.Help",
            "<b>Do not hurry with béla.</b> Until you say it, your opponent cannot know where two good "
            "trumps are. But say it before you play one of them, before trick 8 is over, and at once if it "
            "wins the game.",
        ),
        translate(
            "Tartli.Help",
            "<b>Listen.</b> A meld that lost its contest is still there and will come again, unless one of "
            "its cards is played. With a better one you can stop it once more.",
        ),
    )


def _ending(variant: Variant) -> tuple[str, ...]:
    lines = [
        translate(
            "Tartli.Help",
            "<b>Think before trick 7.</b> Its loser gets the turned-up card, and its winner leads when the "
            "talon is gone. Losing it for a high trump is often the better bargain. No card before the "
            "ending matters more.",
        ),
        translate(
            "Tartli.Help",
            "<b>Know your opponent’s hand.</b> From trick 8 on it is exactly the cards that you have not "
            "seen. If you have kept track, nothing is hidden any more.",
        ),
        translate(
            "Tartli.Help",
            "<b>Draw trumps</b> if yours are better or more than your opponent’s; then your Aces and Tens "
            "are safe. If not, make your opponent spend them on your worthless cards.",
        ),
        fill(
            translate(
                "Tartli.Help",
                "<b>Think of the last trick.</b> It is worth %1 points more: keep a trump for it, or the "
                "lead.",
            ),
            LAST_TRICK_POINTS,
        ),
    ]
    if variant.stichmatsch:
        lines.append(
            translate(
                "Tartli.Help",
                "<b>Keep one sure trick.</b> A single trick from 8 to 16 saves all your others from a "
                "stichmatsch.",
            )
        )
    return tuple(lines)


def _near_the_end(variant: Variant) -> tuple[str, ...]:
    word = double_word(variant)
    lines = [
        fill(
            translate(
                "Tartli.Help",
                "<b>Count every card</b> once one of you is near %1. Now a rich trick may be worth more than "
                "a meld, and three points may win the game.",
            ),
            GAME_POINTS,
        ),
        fill(
            translate(
                "Tartli.Help",
                "<b>Go out at once</b> when you have %1, even in the middle of a trick: your opponent may "
                "be just one card away.",
            ),
            GAME_POINTS,
        ),
    ]
    if variant.stichmatsch:
        lines.append(
            fill(
                translate(
                    "Tartli.Help",
                    "The one reason to wait is a stichmatsch that cannot fail: it takes your opponent’s "
                    "tricks away, and can make the game a %1.",
                    "maccs",
                ),
                word,
            )
        )
    lines.append(
        fill(
            translate(
                "Tartli.Help",
                "<b>Avoid the %2.</b> If the game is lost, %1 points still halve its cost.",
                "points; maccs",
            ),
            variant.double_below,
            word,
        )
    )
    return tuple(lines)
