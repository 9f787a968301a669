"""The figures of what was played in words: rows for the table, and a file for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tartli_desktop.games.tartli.opponents import LEVELS
from tartli_desktop.games.tartli.rules import AUSTRIAN, HUNGARIAN, Variant, parse_meld
from tartli_desktop.games.tartli.statistics import Choice, Figures, Outcome, Pair, Statistics
from tartli_desktop.games.tartli.words.terms import double_word, level_name, meld_name, variant_name
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

NOTHING = "–"
"""Stands where there is nothing to count."""


@dataclass(frozen=True)
class Row:
    """One figure, at each level and at all of them together."""

    name: str
    cells: tuple[str, ...]
    read: tuple[str, ...]
    """The same as it is read aloud."""


def columns(statistics: Statistics) -> tuple[Figures, ...]:
    """The figures of each level, the weakest first, and those of all."""
    order = {level: place for place, level in enumerate(LEVELS)}
    levels = sorted(statistics.levels, key=lambda figures: order.get(figures.level, len(order)))
    return (*levels, statistics.total)


def column_name(figures: Figures) -> str:
    """A level, or all of them."""
    return level_name(figures.level) if figures.level else translate("Tartli.Statistics", "All levels")


def rows(statistics: Statistics, suits: SuitSystem) -> tuple[Row, ...]:
    """All figures, as the table shows them."""
    shown = columns(statistics)
    variant = AUSTRIAN if statistics.choice.variant == AUSTRIAN.name else HUNGARIAN
    return (
        _numbers(translate("Tartli.Statistics", "Matches"), [figures.matches for figures in shown]),
        _numbers(translate("Tartli.Statistics", "Matches with hints"), [figures.helped for figures in shown]),
        _pairs(translate("Tartli.Statistics", "Matches won : lost"), [figures.decided for figures in shown]),
        _numbers(
            translate("Tartli.Statistics", "Longest run of wins"), [figures.longest_run for figures in shown]
        ),
        _pairs(translate("Tartli.Statistics", "Games won : lost"), [figures.games for figures in shown]),
        _pairs(_double_text(statistics.choice), [figures.maccs for figures in shown]),
        _pairs(translate("Tartli.Statistics", "Stichmatsch"), [figures.stichmatsch for figures in shown]),
        _pairs(translate("Tartli.Statistics", "False claims"), [figures.false_claims for figures in shown]),
        _numbers(translate("Tartli.Statistics", "Hands"), [figures.hands for figures in shown]),
        _averages(
            translate("Tartli.Statistics", "Points per hand"), shown, [figures.points for figures in shown]
        ),
        _averages(
            translate("Tartli.Statistics", "   from tricks"), shown, [figures.tricks for figures in shown]
        ),
        _averages(
            translate("Tartli.Statistics", "   from melds"), shown, [figures.melds for figures in shown]
        ),
        _melds(translate("Tartli.Statistics", "Your best meld"), 0, shown, variant, suits),
        _melds(translate("Tartli.Statistics", "Best meld of an opponent"), 1, shown, variant, suits),
    )


def notes(statistics: Statistics) -> str:
    """What is not counted, in a sentence; empty: all is."""
    left = statistics.left_out
    kinds = (
        (left.practice, translate("Tartli.Statistics", "practice matches (%1)")),
        (left.imported, translate("Tartli.Statistics", "imported matches (%1)")),
        (left.two, translate("Tartli.Statistics", "matches between two people (%1)")),
        (left.copies, translate("Tartli.Statistics", "copies (%1)")),
        (left.unreadable, translate("Tartli.Statistics", "matches that can only be read in part (%1)")),
        (
            left.unfinished,
            translate("Tartli.Statistics", "unfinished matches, except for their finished hands (%1)"),
        ),
    )
    told = [fill(text, QLocale().toString(number)) for number, text in kinds if number]
    return fill(translate("Tartli.Statistics", "Not counted: %1."), "; ".join(told)) if told else ""


def summary(statistics: Statistics) -> str:
    """What is drawn, for those who do not see it."""
    last = statistics.last
    won, lost = (sum(match.outcome == outcome for match in last) for outcome in (1, -1))
    text = translate("Tartli.Statistics", "The last %1 matches: %2 won, %3 lost.")
    told = [fill(text, len(last), won, lost)]
    text = translate("Tartli.Statistics", "%1: %2 matches won, %3 lost.", "%1 is a level of the opponent")
    told += [fill(text, column_name(figures), *figures.decided) for figures in columns(statistics)[:-1]]
    return " ".join(told)


def outcome_text(match: Outcome) -> str:
    """One match of the line: when, against whom, and how it went."""
    words = {
        1: translate("Tartli.Statistics", "%1: won against %2 (%3), %4 : %5"),
        0: translate("Tartli.Statistics", "%1: tied with %2 (%3), %4 : %5"),
        -1: translate("Tartli.Statistics", "%1: lost to %2 (%3), %4 : %5"),
    }
    moment = QDateTime.fromMSecsSinceEpoch(round(match.changed.timestamp() * 1000))
    day = QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
    told = fill(words[match.outcome], day, match.opponent, level_name(match.level), *match.games)
    return (
        fill(translate("Tartli.Statistics", "%1, with hints", "how a match went"), told)
        if match.helped
        else told
    )


def csv_file(shown: Sequence[Statistics], suits: SuitSystem) -> bytes:
    """A table for a spreadsheet, with a row for each variant and level.

    It is UTF-8 with a byte order mark, without which Excel takes it for another encoding. Where the system
    writes a comma in 2,5 the values are parted by semicolons, as spreadsheets expect it there. Lines end as
    RFC 4180 says.

    Args:
        shown: the statistics of one variant each.
        suits: what cards are called.
    """
    point = QLocale().decimalPoint()
    made = io.StringIO()
    writer = csv.writer(made, delimiter=";" if point == "," else ",", lineterminator="\r\n")
    writer.writerow(_csv_head())
    for statistics in shown:
        variant = AUSTRIAN if statistics.choice.variant == AUSTRIAN.name else HUNGARIAN
        for figures in columns(statistics)[:-1]:
            averages = [
                f"{points / figures.hands:.2f}".replace(".", point)
                for pair in (figures.points, figures.tricks, figures.melds)
                for points in pair
            ]
            writer.writerow(
                [
                    variant_name(variant),
                    column_name(figures),
                    figures.matches,
                    figures.helped,
                    *figures.decided,
                    figures.longest_run,
                    *figures.games,
                    *figures.maccs,
                    *figures.stichmatsch,
                    *figures.false_claims,
                    figures.hands,
                    *averages,
                    *(meld_name(parse_meld(text), variant, suits) if text else "" for text in figures.best),
                ]
            )
    return made.getvalue().encode("utf-8-sig")


def _csv_head() -> list[str]:
    return [
        translate("Tartli.Statistics", "Rules"),
        translate("Tartli.Statistics", "Level"),
        translate("Tartli.Statistics", "Matches"),
        translate("Tartli.Statistics", "Matches with hints"),
        translate("Tartli.Statistics", "Matches won"),
        translate("Tartli.Statistics", "Matches lost"),
        translate("Tartli.Statistics", "Longest run of wins"),
        translate("Tartli.Statistics", "Games won"),
        translate("Tartli.Statistics", "Games lost"),
        translate("Tartli.Statistics", "Maccs won"),
        translate("Tartli.Statistics", "Maccs lost"),
        translate("Tartli.Statistics", "Stichmatsch, mine"),
        translate("Tartli.Statistics", "Stichmatsch, opponent’s"),
        translate("Tartli.Statistics", "False claims, mine"),
        translate("Tartli.Statistics", "False claims, opponent’s"),
        translate("Tartli.Statistics", "Hands"),
        translate("Tartli.Statistics", "Points per hand, mine"),
        translate("Tartli.Statistics", "Points per hand, opponent’s"),
        translate("Tartli.Statistics", "From tricks, mine"),
        translate("Tartli.Statistics", "From tricks, opponent’s"),
        translate("Tartli.Statistics", "From melds, mine"),
        translate("Tartli.Statistics", "From melds, opponent’s"),
        translate("Tartli.Statistics", "Best meld, mine"),
        translate("Tartli.Statistics", "Best meld, opponent’s"),
    ]


def _double_text(choice: Choice) -> str:
    """What games that counted twice are called by the rules that are shown."""
    if choice.variant is None:
        return translate("Tartli.Statistics", "Maccs or Double, won : lost")
    variant = AUSTRIAN if choice.variant == AUSTRIAN.name else HUNGARIAN
    word = double_word(variant)
    text = translate("Tartli.Statistics", "%1 won : lost", "the word for a game that counts twice")
    return fill(text, word[:1].upper() + word[1:])


def _numbers(name: str, numbers: Sequence[int]) -> Row:
    cells = tuple(QLocale().toString(number) for number in numbers)
    return Row(name, cells, cells)


def _pairs(name: str, pairs: Sequence[Pair]) -> Row:
    return _two(name, [(QLocale().toString(mine), QLocale().toString(theirs)) for mine, theirs in pairs])


def _averages(name: str, shown: Sequence[Figures], sums: Sequence[Pair]) -> Row:
    def average(points: int, figures: Figures) -> str:
        return QLocale().toString(points / figures.hands, "f", 1) if figures.hands else NOTHING

    return _two(
        name,
        [
            (average(mine, figures), average(theirs, figures))
            for (mine, theirs), figures in zip(sums, shown, strict=True)
        ],
    )


def _two(name: str, pairs: Sequence[tuple[str, str]]) -> Row:
    cell = translate("Tartli.Statistics", "%1 : %2", "mine, and the opponent’s")
    read = translate("Tartli.Statistics", "%1 to %2", "mine, and the opponent’s, as it is read aloud")
    return Row(name, tuple(fill(cell, *pair) for pair in pairs), tuple(fill(read, *pair) for pair in pairs))


def _melds(name: str, side: int, shown: Sequence[Figures], variant: Variant, suits: SuitSystem) -> Row:
    best = [figures.best[side] for figures in shown]
    cells = tuple(meld_name(parse_meld(text), variant, suits) if text else NOTHING for text in best)
    return Row(name, cells, cells)
