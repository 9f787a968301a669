"""What is said of a season of the league: who, how much, how it stands."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, Qt

from tartli_desktop.characters.characters import character_of
from tartli_desktop.face import face_of
from tartli_desktop.game.evening import Evening
from tartli_desktop.league import schedule
from tartli_desktop.league.schedule import PLAYER, Table
from tartli_desktop.league.season import Line, Season, league_points
from tartli_desktop.text.amounts import amount, month_text, signed
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import YOU, name_shown

tr = Context("League")

FORM = 5
"""Of how many evenings the form is shown."""


def name_of(member: str) -> str:
    """The name of somebody in the league."""
    character = character_of(member)
    return name_shown(YOU) if character is None else character.name


def figure(points: int) -> str:
    """Points, which may be below zero."""
    return signed(points) if points < 0 else amount(points)


def month_of(season: Season) -> str:
    """The month in which a season began, as the language writes it."""
    day = QDate.fromString(season.begun, Qt.DateFormat.ISODate)
    return month_text(day) if day.isValid() else season.begun


def heading(season: Season) -> str:
    """How far a season is."""
    if season.is_over:
        text = tr("The season of %1 is over. %2", "a month; what has come of it")
        return fill(text, month_of(season), outcome(season))
    text = tr("Evening %1 of %2, with %3 hands · %4", "the last is the name of rules")
    variant = season.rules.form.variant_from(season.variant)
    name = face_of(season.game).variant_name(variant)
    return fill(text, season.now + 1, season.evenings, season.hands, name)


def outcome(season: Season) -> str:
    """What place the player has in a season that is over."""
    words = (
        tr("You win the golden cup!"),
        tr("You come second and win the silver cup!"),
        tr("You come third and win the bronze cup!"),
    )
    if season.cup:
        return words[season.cup - 1]
    place = next(line.place for line in season.lines() if line.member == PLAYER)
    return fill(tr("You finish in place %1."), place)


def cup_name(season: Season) -> str:
    """What a cup is, for those who cannot see it."""
    words = (
        tr("Golden cup: %1, season of %2", "a game, a month"),
        tr("Silver cup: %1, season of %2"),
        tr("Bronze cup: %1, season of %2"),
    )
    return fill(words[season.cup - 1], face_of(season.game).game_name(), month_of(season))


def form_of(line: Line) -> str:
    """The places at the table in the last evenings, the latest last; a dash for a rest."""
    return " ".join(str(place) if place else "–" for place in line.form[-FORM:])


def line_read(line: Line) -> str:
    """A line of the table as it is read out."""
    text = tr("%1: place %2, evenings: %3, league points: %4, card points: %5. Latest places: %6.")
    form = ", ".join(str(place) if place else tr("rested") for place in line.form[-FORM:]) or "–"
    return fill(
        text, name_of(line.member), line.place, line.played, line.points, figure(line.card_points), form
    )


def evening_lines(season: Season, evening: int, *, is_playing: bool) -> list[str]:
    """What has come of each table in an evening, and who rests."""
    tables = season.plan[evening]
    lines = [
        _table_line(season, evening, number, table, result, is_playing=is_playing)
        for number, (table, result) in enumerate(zip(tables, season.results_of(evening), strict=True))
    ]
    return [*lines, fill(tr("%1 rests."), name_of(schedule.resting(tables)))]


def _table_line(
    season: Season, evening: int, number: int, table: Table, result: Evening | None, *, is_playing: bool
) -> str:
    if result is not None:
        return result_line(table, result)
    names = ", ".join(map(name_of, table))
    running = season.running
    if evening == season.now and running is not None and running.table == number:
        text = tr("%1: hand %2 of %3 is being played") if is_playing else tr("%1: waiting in hand %2 of %3")
        return fill(text, names, len(running.record["hands"]) + 1, season.hands)
    return fill(tr("%1: still to play"), names)


def result_line(table: Table, result: Evening) -> str:
    """Who came where at a table, with league points and card points."""
    points = league_points(result.ranks)
    one = tr("%1. %2: %3 (%4)", "place, name, league points, card points")
    seats = sorted(range(len(table)), key=lambda seat: result.ranks[seat])
    return " · ".join(
        fill(one, result.ranks[seat], name_of(table[seat]), points[seat], figure(result.points[seat]))
        for seat in seats
    )


def compared(season: Season, one: str, other: str) -> Sequence[str]:
    """How two people did where they sat at one table, the sum first."""
    lines, ahead = [], [0, 0]
    for evening, result, first, second in season.meetings(one, other):
        ahead[0] += result.ranks[first] < result.ranks[second]
        ahead[1] += result.ranks[second] < result.ranks[first]
        text = tr("Evening %1: %2 %3, %4 %5", "a number, then names with their card points")
        lines.append(
            fill(
                text,
                evening + 1,
                name_of(one),
                figure(result.points[first]),
                name_of(other),
                figure(result.points[second]),
            )
        )
    if not lines:
        return (tr("They have not met in this season yet."),)
    text = tr("Ahead at the table: %1 %2, %3 %4", "names with numbers of evenings")
    return (fill(text, name_of(one), ahead[0], name_of(other), ahead[1]), *lines)


def past_line(season: Season) -> str:
    """Who won a past season, and where the player came."""
    best = [line for line in season.lines() if line.place <= 3]
    winners = ", ".join(f"{line.place}. {name_of(line.member)}" for line in best)
    return fill("%1: %2. %3", month_of(season), winners, outcome(season))
