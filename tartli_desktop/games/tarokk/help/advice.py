"""Advice on playing well, for the help (T19)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.rich_text import Section, heading, listed, said

translate = QCoreApplication.translate


def playing_well() -> Section:
    """A chapter on strategy, in the order of a hand."""
    intro = translate(
        "Tarokk.Help",
        "More than half of the pack are tarokks, and all four Kings are always in play. Most tricks go to "
        "tarokks, so count them; and think above all of the XXI: nothing else decides as much.",
    )
    body = (
        said(intro)
        + heading(translate("Tarokk.Help", "In the auction"))
        + listed(_auction())
        + heading(translate("Tarokk.Help", "Discarding"))
        + listed(_discarding())
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
            "<b>With the Skíz, bid nearly always;</b> with the XXI or the Pagát, unless your hand is "
            "clearly weak. Five tarokks are average; six or seven, some of them high, are strong.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Bid Two over a Three by the player before you</b> whenever you can: either the game is "
            "yielded to you, or you draw one card more.",
        ),
        translate(
            "Tarokk.Help",
            "<b>A cue bid shows strength:</b> besides the card, a high honour and about six tarokks. With "
            "the Pagát alone it takes eight or nine good ones, because you owe Pagátultimó.",
        ),
        translate(
            "Tarokk.Help",
            "<b>With the XX and the Pagát</b> but no high honour, pass an average hand: somebody will call "
            "you.",
        ),
    )


def _discarding() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>Discard Queens and Riders:</b> they count for your side. If you hold the XX and expect to "
            "be the partner, discard Tens and Aces: those count for the opponents.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Discard a whole suit,</b> so that you can play a tarokk when it is led. The XXI often "
            "escapes like this.",
        ),
        translate(
            "Tarokk.Help",
            "<b>To catch the XXI,</b> keep cards that let you avoid the lead; with the Skíz you may even "
            "discard a tarokk.",
        ),
    )


def _announcing() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>Announce the Trull</b> when you are on the declarer’s side and it has both high honours. "
            "In the declarer’s first turn it shows both, or the Skíz if three players have bid; from the "
            "partner it shows at least one.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Four Kings is an invitation</b> more than a promise: with a good hand you ask your partner "
            "for more. It is best without a King of your own, because you can win theirs with tarokks.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Pagátultimó needs seven tarokks,</b> several of them high, and signs that your partner is "
            "strong.",
        ),
        translate(
            "Tarokk.Help",
            "<b>For Double Game</b> you can lose about one cheap trick at One or Solo, two at Three or Two.",
        ),
        translate(
            "Tarokk.Help",
            "<b>A kontra also says something.</b> It shows your partner which side you are on, and clears "
            "the way for your own announcements.",
        ),
    )


def _play() -> tuple[str, ...]:
    return (
        translate(
            "Tarokk.Help",
            "<b>First things first:</b> catch or save the XXI, then make or stop Pagátultimó, then the "
            "game or Double Game, then the Pagát for the Trull, and the Kings last.",
        ),
        translate(
            "Tarokk.Help",
            "<b>With the Skíz</b> play after the XXI, avoid the lead, and play the highest tarokk that "
            "does not win: your partner will understand. The lowest says that you have given up the catch.",
        ),
        translate(
            "Tarokk.Help",
            "<b>To save the XXI</b> of your side, lead suits without their King, or drive out the Skíz "
            "with tarokks if the hand with the XXI has more of them.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Short takes it</b> (kurta üt): the partner with fewer tarokks wins the early tricks, so "
            "that the high ones of the longer hand stay for the end.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Lose tricks early,</b> while there is little in them. A side that plays all its high "
            "tarokks at once loses expensive tricks later.",
        ),
        translate(
            "Tarokk.Help",
            "<b>For Pagátultimó</b> draw the others’ tarokks, but do not begin with your highest. Your "
            "partner wins the lead, returns tarokks, and keeps a low one for last, so as not to be left "
            "leading a suit.",
        ),
        translate(
            "Tarokk.Help",
            "<b>Trump high enough</b> when an opponent plays after you: a low tarokk on your partner’s "
            "King gives it away.",
        ),
        translate(
            "Tarokk.Help",
            "<b>The Pagát gets home</b> on a partner’s high tarokk, on a suit that both opponents must "
            "follow, or when they have no tarokks left.",
        ),
    )
