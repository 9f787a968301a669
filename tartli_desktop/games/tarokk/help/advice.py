"""Advice on playing well, for the help (T19)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.rich_text import Section, heading, listed, said

translate = QCoreApplication.translate


def playing_well() -> Section:
    """A chapter on strategy, in the order of a hand."""
    intro = translate(
        "Tarokk.Help",
        "More than half of the pack are tarokks, and all four Kings are in play. Most tricks go to tarokks, "
        "so count them, and think above all of the XXI: no other card decides as much.",
    )
    body = (
        said(intro)
        + heading(translate("Tarokk.Help", "In the auction"))
        + listed(_auction())
        + heading(translate("Tarokk.Help", "Laying away"))
        + listed(_laying_away())
        + heading(translate("Tarokk.Help", "Announcing"))
        + listed(_announcing())
        + heading(translate("Tarokk.Help", "In the play"))
        + listed(_play())
    )
    return Section(translate("Tarokk.Help", "Playing well"), body)


def _auction() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>Remember who bid.</b> Each bidder has an honour; with three bidders, each has one.",
        ),
        translate(
            "Tarokk.Help",
            "<b>With the Skíz bid nearly always,</b> with XXI or Pagát unless the hand is clearly weak. Five "
            "tarokks are an average hand; six or seven with some of the highest are a strong one.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Bid two over the three of the player before you</b> whenever you may: either the game is "
            "yielded to you, or you draw a card more.",
        ),
        translate(
            "Tarokk.Help",
            "<b>A cue bid shows strength:</b> besides the card a high honour and about six tarokks. With the "
            "Pagát alone it takes eight or nine good ones, because you owe pagátultimó.",
        ),
        translate(
            "Tarokk.Help",
            "<b>With the XX and the Pagát</b> and no high honour, pass on an average hand: somebody will "
            "call you.",
        ),
    )


def _laying_away() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>Lay Queens and Riders away:</b> they count for your side. If you hold the XX and expect to "
            "be the partner, lay Tens and Aces away: they count for the opponents.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Be without a suit,</b> so that you can play a tarokk when it is led. The XXI often escapes "
            "like this.",
        ),
        translate(
            "Tarokk.Help",
            "<b>To catch the XXI</b> keep cards that let you avoid the lead; the Skíz may even part with a "
            "tarokk.",
        ),
    )


def _announcing() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>Announce the trull</b> when your side has both high honours. From the declarer in the first "
            "turn it tells the partner of both; from the partner it tells of one at least.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Four kings is an invitation</b> more than a promise: a good hand asks the partner for more. "
            "It is best without a King of your own, because you can win theirs with tarokks.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Pagátultimó wants seven tarokks,</b> several high ones, and signs that the partner is "
            "strong.",
        ),
        translate(
            "Tarokk.Help",
            "<b>For double game</b> you can give up about one cheap trick at one or solo, two at three or "
            "two.",
        ),
        translate(
            "Tarokk.Help",
            "<b>A kontra also speaks.</b> It shows your side to your partner, and opens the way for your own "
            "announcements.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>First things first:</b> catch or save the XXI, then make or stop pagátultimó, then the game, "
            "then the Pagát for the trull, and the Kings last.",
        ),
        translate(
            "Tarokk.Help",
            "<b>With the Skíz</b> play after the XXI, avoid the lead, and put on the highest tarokk that "
            "does not win: your partner understands it. The lowest says that you have given the catch up.",
        ),
        translate(
            "Tarokk.Help",
            "<b>To save the XXI</b> of your side, lead suits without their King, or drive the Skíz out with "
            "tarokks if the XXI is the longer hand.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Short takes</b> (kurta üt): the partner with fewer tarokks wins the early tricks, and the "
            "high ones of the longer hand stay for the end.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Give tricks up early,</b> while there is little in them. A side that plays all its high "
            "tarokks at once loses expensive tricks later.",
        ),
        translate(
            "Tarokk.Help",
            "<b>For pagátultimó</b> draw the tarokks of the others, but not with your highest first. The "
            "partner takes the lead, leads tarokks back, and keeps a low one for the end.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Trump high enough</b> when an opponent still plays behind you: a low tarokk over your "
            "partner’s King is a gift.",
        ),
        translate(
            "Tarokk.Help",
            "<b>The Pagát gets home</b> on a partner’s high tarokk, on a suit that both opponents must "
            "follow, or when they have no tarokks left.",
        ),
    )
