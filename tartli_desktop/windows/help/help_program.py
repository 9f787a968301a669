"""What the program offers beside the game itself, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.games.tartli.opponents import LEVELS
from tartli_desktop.games.tartli.table.table_actions import command_names
from tartli_desktop.games.tartli.words.terms import level_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, listed

translate = QCoreApplication.translate


def what_the_program_offers() -> Section:
    """A tour of the program; commands are called what they are called in the menus."""
    body = (
        heading(translate("Help", "While you learn"))
        + listed(_learning())
        + heading(translate("Help", "Opponents and matches"))
        + listed(_matches())
        + heading(translate("Help", "Saving, sending, counting"))
        + listed(_keeping())
        + heading(translate("Help", "As you like it"))
        + listed(_comfort())
    )
    return Section(translate("Help", "The program"), body)


def _called(command: str) -> str:
    """The name of a command, as it stands out in a text."""
    return f"<b>{command_names()[command]}</b>"


def _learning() -> tuple[str, ...]:
    return (
        translate(
            "Help",
            "The <b>guided first hand</b> in the Help menu plays a hand with you and explains each step. You "
            "can start it again at any time.",
        ),
        fill(
            translate(
                "Help",
                "%1 shows what a master would do in your place, and says why. It knows only what you can "
                "know. In the statistics you can look at matches with and without hints separately.",
                "Hint",
            ),
            _called("hint"),
        ),
        fill(
            translate(
                "Help",
                "When something is refused, a sentence says why. %1 opens this help at the rule behind it.",
                "Why not?",
            ),
            _called("why"),
        ),
        fill(
            translate(
                "Help",
                "%1 lists every meld you hold, whether you can declare it now or not.",
                "Look at my melds",
            ),
            _called("look_at_melds"),
        ),
        fill(
            translate("Help", "%1 shows the values of the cards and melds beside the table.", "Card values"),
            _called("points"),
        ),
        fill(
            translate(
                "Help",
                "In %1 you choose how much help you get, from everything a beginner may want to nothing, as "
                "in a café: running counts, a board of the cards that are gone or that your opponent must "
                "hold, a reminder of melds.",
                "Settings",
            ),
            _called("settings"),
        ),
    )


def _matches() -> tuple[str, ...]:
    return (
        fill(
            translate(
                "Help",
                "%1 lets you choose the rules, the opponent and how long the match lasts. Hungarian and "
                "Austrian rules are ready; with <b>My own rules</b> you play by those of your house.",
                "New match",
            ),
            _called("new_match"),
        ),
        fill(
            translate(
                "Help",
                "There are four levels: %1. None of them sees hidden cards; the better ones remember, count "
                "and think further.",
                "Beginner, Sunday player, Café regular, Master",
            ),
            ", ".join(level_name(level) for level in LEVELS),
        ),
        translate(
            "Help",
            "<b>Two people</b> can play at one screen. A curtain hides the cards while you change places, "
            "and tells you what happened in the meantime.",
        ),
        fill(
            translate(
                "Help",
                "In a <b>practice match</b> you can undo your decisions, one after the other, as far "
                "back as you like (%1). Practice does not count in the statistics.",
                "Take back",
            ),
            _called("take_back"),
        ),
        translate(
            "Help",
            "When a hand is over you can play the same deal again, or with your opponent’s cards, and see "
            "what would have been better.",
        ),
        translate(
            "Help",
            "Nobody can tamper with a deal, not even the program: <b>Checking a deal</b>, below, tells how "
            "to prove it.",
        ),
    )


def _keeping() -> tuple[str, ...]:
    return (
        translate(
            "Help",
            "You never have to save. Every card is stored as it is played; if you quit, or the power fails, "
            "the match is on the table again at the next start.",
        ),
        fill(
            translate(
                "Help",
                "%1 lists all of them. Resume one that is not finished, go through a finished one card by "
                "card, search, rename, duplicate, or delete; what you delete can be brought back until you "
                "quit.",
                "My matches",
            ),
            _called("matches"),
        ),
        fill(
            translate(
                "Help",
                "A match can be exported to a file, sent, and imported on another computer. %1 puts the "
                "hand on the clipboard, and the slate can be saved as a picture.",
                "Copy this hand as text",
            ),
            _called("copy"),
        ),
        fill(
            translate(
                "Help",
                "%1 shows how you are doing against each level: matches, games, points, melds. They can be "
                "exported as a table.",
                "Statistics",
            ),
            _called("statistics"),
        ),
    )


def _comfort() -> tuple[str, ...]:
    return (
        translate(
            "Help",
            "Play with the mouse, with a finger, or with the keyboard alone; every key can be changed.",
        ),
        translate(
            "Help",
            "Two packs of cards come with the program, with German and with French suits. You can add a "
            "pack of your own from photographs or scans.",
        ),
        translate(
            "Help",
            "Text and the corners of the cards can be made larger, each suit can have a colour of its own, "
            "there are dark and high-contrast windows, and a screen reader reads everything out.",
        ),
        translate(
            "Help",
            "The program speaks English, Hungarian and German. It never goes online, and everything stays on "
            "your computer.",
        ),
    )
