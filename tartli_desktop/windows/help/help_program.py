"""What the program offers beside the game itself, for the help."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face import face_of
from tartli_desktop.face.face import Face
from tartli_desktop.game.registry import rules_of
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, listed

translate = QCoreApplication.translate


def what_the_program_offers(game: str) -> Section:
    """A tour of the program for a game; commands have their names from the menus."""
    face = face_of(game)
    called = {name: f"<b>{words}</b>" for name, words in face.settings_pages().command_names().items()}
    levels = ", ".join(map(face.level_name, rules_of(game).levels))
    body = (
        heading(translate("Help", "While you learn"))
        + listed(_learning(face, called))
        + heading(translate("Help", "Opponents and matches"))
        + listed(_matches(face, levels, called))
        + heading(translate("Help", "Saving, sending, counting"))
        + listed(_keeping(called))
        + heading(translate("Help", "As you like it"))
        + listed(_comfort())
    )
    return Section(translate("Help", "The program"), body)


def _learning(face: Face, called: Mapping[str, str]) -> tuple[str, ...]:
    points = fill(
        translate("Help", "%1 shows the values of the cards and melds beside the table.", "Card values"),
        called["points"],
    )
    lesson = translate(
        "Help",
        "The <b>guided first hand</b> in the Help menu plays a hand with you and explains each step. You "
        "can start it again at any time.",
    )
    hint = fill(
        translate(
            "Help",
            "%1 shows what a master would do in your place, and says why. It knows only what you can "
            "know. In the statistics you can look at matches with and without hints separately.",
            "Hint",
        ),
        called["hint"],
    )
    review = fill(
        translate(
            "Help",
            "%1 lays the last hand on the table again, card by card, and tells what each of your decisions "
            "cost. The statistics then show which mistakes cost you most, and whether they become fewer.",
            "Review the last hand",
        ),
        called["review"],
    )
    return (
        *((lesson,) if face.lesson is not None else ()),
        *((hint,) if face.hints is not None else ()),
        *((review,) if face.reviews is not None else ()),
        fill(
            translate(
                "Help",
                "When something is refused, a sentence says why. %1 opens this help at the rule behind it.",
                "Why not?",
            ),
            called["why"],
        ),
        *face.help.while_you_learn(),
        *((points,) if face.points_card is not None else ()),
        fill(
            translate(
                "Help",
                "In %1 you choose how much help you get, from everything a beginner may want to nothing, as "
                "in a café.",
                "Settings",
            ),
            called["settings"],
        ),
    )


def _matches(face: Face, levels: str, called: Mapping[str, str]) -> tuple[str, ...]:
    return (
        fill(
            translate(
                "Help",
                "%1 lets you choose the rules, the opponents, and how long the match lasts.",
                "New match",
            ),
            called["new_match"],
        ),
        fill(
            translate(
                "Help",
                "These are the levels: %1. None of them sees hidden cards; the better ones remember, count "
                "and think further.",
                "Beginner, Sunday player, Café regular, Master",
            ),
            levels,
        ),
        *face.help.matches(),
        fill(
            translate(
                "Help",
                "In a <b>practice match</b> you can undo your decisions, one after the other, as far "
                "back as you like (%1). Practice does not count in the statistics.",
                "Take back",
            ),
            called["take_back"],
        ),
        translate(
            "Help",
            "When a hand is over you can play the same deal again, also from another seat, and see what "
            "would have been better.",
        ),
        translate(
            "Help",
            "Once its check number is shown, nobody can change a deal, not even the program: <b>Checking a "
            "deal</b>, below, tells how to prove it.",
        ),
    )


def _keeping(called: Mapping[str, str]) -> tuple[str, ...]:
    return (
        translate(
            "Help",
            "You never have to save. Every card is stored as it is played; if you quit, or the power fails, "
            "the match is on the table again at the next start.",
        ),
        fill(
            translate(
                "Help",
                "%1 lists all of them. Resume one that is not finished, review a finished one card by "
                "card, search, rename, duplicate, or delete; what you delete can be brought back until you "
                "quit.",
                "My matches",
            ),
            called["matches"],
        ),
        fill(
            translate(
                "Help",
                "A match can be exported to a file, sent, and imported on another computer. %1 puts the "
                "hand on the clipboard.",
                "Copy this hand as text",
            ),
            called["copy"],
        ),
        fill(
            translate(
                "Help",
                "%1 shows how you are doing against each level. All figures can be exported as a table.",
                "Statistics",
            ),
            called["statistics"],
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
            "Packs with German and with French suits come with the program, and one for tarokk. You can "
            "add packs of your own from photographs or scans.",
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
