"""The statistics in sentences, and as a file for spreadsheets."""

import csv
import io
from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from tartli_desktop.face import face_of
from tartli_desktop.face.statistics import Decided, HandCost, Reviewed, Shown, average
from tartli_desktop.store.puzzle_outcomes import PuzzleFigures
from tartli_desktop.store.statistics import CountedMatch, LeftOut
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown

tr = Context("Statistics")


def puzzle_line(figures: PuzzleFigures) -> str:
    """The results of puzzles, on one line."""
    if not figures.tried:
        return tr("Puzzles: none tried yet.")
    return f"{solved_line(figures)} {days_line(figures.days_in_a_row)}"


def solved_line(figures: PuzzleFigures) -> str:
    """How many puzzles were tried and solved."""
    text = tr("Puzzles: %1 tried, %2 solved (%3 at the first try).")
    return fill(text, figures.tried, figures.solved, figures.at_first)


def days_line(days: int) -> str:
    """On how many days in a row the puzzle of the day was solved."""
    if days:
        return tr("Puzzle of the day: %n day(s) in a row.", None, days)
    return tr("Puzzle of the day: no streak yet.")


def notes(left: LeftOut) -> str:
    """What does not count, in sentences; empty if everything counts."""
    practice, imported, two = left.practice, left.imported, left.two
    copies, unreadable, unfinished = left.copies, left.unreadable, left.unfinished
    kinds = (
        (practice, tr("%n practice match(es)", None, practice)),
        (imported, tr("%n imported match(es)", None, imported)),
        (two, tr("%n match(es) between two people", None, two)),
        (copies, tr("%n copy(ies)", None, copies)),
        (unreadable, tr("%n match(es) only readable in part", None, unreadable)),
    )
    told = [text for number, text in kinds if number]
    said = [fill(tr("Not counted: %1."), "; ".join(told))] if told else []
    if unfinished:
        text = tr("%n match(es) unfinished; only finished hands count.", None, unfinished)
        said.append(text)
    return " ".join(said)


def summary(shown: Shown) -> str:
    """The drawing in words, for players who cannot see it."""
    if shown.of_hands:
        each = tr("%1: %2.", "%1 is what is counted, %2 how often")
        text = tr("%1: %2 hands won, %3 lost.", "%1 is a level of the opponent")
        told = [fill(each, row.name, row.read[-1]) for row in shown.of_hands]
        return " ".join((*told, *(fill(text, level.name, *level.decided) for level in shown.levels)))
    last = shown.last
    won, lost = (sum(match.outcome == outcome for match in last) for outcome in (1, -1))
    told = [fill(tr("The last %1 matches: %2 won, %3 lost."), len(last), won, lost)]
    text = tr("%1: %2 matches won, %3 lost.", "%1 is a level of the opponent")
    told += [fill(text, level.name, *level.decided) for level in shown.levels]
    return " ".join(told)


def mistakes_summary(reviewed: Reviewed) -> str:
    """The cost of mistakes in words, for players who cannot see the drawing."""
    if not reviewed.average:
        return no_mistakes()
    told = [fill(tr("On average, mistakes cost you %1 points in a hand."), _points(reviewed.average))]
    text = tr("%1: %2 points.", "%1 is a kind of decision")
    told += [fill(text, kind.name, _points(kind.points)) for kind in reviewed.kinds]
    return " ".join(filter(None, (*told, trend(reviewed))))


def no_mistakes() -> str:
    """What is said instead of figures when no mistake was made."""
    return tr("Well played: not a single mistake.")


def trend(reviewed: Reviewed) -> str:
    """How the second half of the hands compares with the first; empty for few hands."""
    half = len(reviewed.hands) // 2
    if half < _LEAST_HALF:
        return ""
    first, last = average(reviewed.hands[:half]), average(reviewed.hands[-half:])
    text = tr("In the first %1 of these hands, mistakes cost %2 points a hand; in the last %1, %3.")
    return fill(text, QLocale().toString(half), _points(first), _points(last))


_LEAST_HALF = 3


def mistakes_note(reviewed: Reviewed, finished: int) -> str:
    """What counts out of this many finished hands, and the trend."""
    counted = tr("Only hands you have reviewed count here: %1 of %2.")
    counted = fill(counted, QLocale().toString(len(reviewed.hands)), QLocale().toString(finished))
    return " ".join(filter(None, (counted, trend(reviewed), reviewed.note)))


def hands_text(hands: Sequence[HandCost]) -> str:
    """The cost of mistakes in a hand, or the average in several hands in a row."""
    first, last = hands[0], hands[-1]
    cost = _points(average(hands))
    if len(hands) == 1:
        text = tr("%1: hand %2 against %3, %4 points")
        return fill(text, day_text(first.match), first.hand, _others(first.match), cost)
    text = tr("%1 to %2: %3 hands, %4 points each")
    return fill(text, day_text(first.match), day_text(last.match), QLocale().toString(len(hands)), cost)


def _points(points: float) -> str:
    return QLocale().toString(points, "f", 1)


def day_text(match: CountedMatch) -> str:
    """When a match was last played."""
    moment = QDateTime.fromMSecsSinceEpoch(round(match.changed.timestamp() * 1000))
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def _others(match: CountedMatch) -> str:
    return ", ".join(name_shown(name) for seat, name in enumerate(match.names) if seat != match.person)


def outcome_text(decided: Decided) -> str:
    """One match of the line: when, against whom, and how it ended."""
    words = {
        1: tr("%1: won against %2 (%3), %4"),
        0: tr("%1: tied with %2 (%3), %4"),
        -1: tr("%1: lost to %2 (%3), %4"),
    }
    match = decided.match
    standings = (match.standings[match.person], *match.standings[: match.person])
    standings += match.standings[match.person + 1 :]
    told = fill(
        words[decided.outcome],
        day_text(match),
        _others(match),
        face_of(match.game).level_name(match.level),
        " : ".join(map(str, standings)),
    )
    return fill(tr("%1, with hints", "how a match went"), told) if match.helped else told


def csv_file(table: Sequence[Sequence[str | int | float]]) -> bytes:
    """A table for a spreadsheet.

    In UTF-8 with a byte order mark, without which Excel assumes another encoding. Where the system writes a
    comma in 2,5, semicolons separate the values, as spreadsheets expect there. Lines end as in RFC 4180.
    """
    point = QLocale().decimalPoint()
    made = io.StringIO()
    writer = csv.writer(made, delimiter=";" if point == "," else ",", lineterminator="\r\n")
    for line in table:
        writer.writerow(
            [f"{value:.2f}".replace(".", point) if isinstance(value, float) else value for value in line]
        )
    return made.getvalue().encode("utf-8-sig")
