"""The slate kept in step with the match."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from tartli_desktop.face.at_the_table.score_sheet import ScoreSheetOf
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import HUNGARIAN, Event, Match, Variant
from tartli_desktop.games.tartli.options import SlateStyle, TartliOptions
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.looks.desktop import writing_speed
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.table_sounds import TableSounds

from .marks import Style
from .slate import Slate
from .slate_board import LEFT, RIGHT

_EXAMPLE_NAMES = ("Vilma", "Lajos")
_EXAMPLE_POINTS = ((20, 50, 40, 93, 20), (100, 68, 20))
_EXAMPLE_GAMES = (2, 3)

_LOOK, _LOOK_LONGER = 450.0, 900.0
"""Milliseconds, at the hand's pace, to show a game's last marks, and then what it was worth."""


class Tally(Struct, frozen=True):
    """Both columns and the games won.

    Each meld and béla is an entry when it scores, the tricks of a hand are one entry at its end, and a won
    game clears both columns.
    """

    points: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The entries of each seat in this game, in the order written."""
    games: tuple[int, int] = (0, 0)
    """Bulis or stakes of each seat."""


def entries_of(event: Event) -> tuple[tuple[int, int], ...]:
    """The entries that an event writes on the slate: seat and points."""
    match event:
        case tartli.MeldsScored() | tartli.BelaScored():
            return ((event.seat, event.points),)
        case tartli.HandEnded():
            return tuple((seat, points) for seat, points in enumerate(event.trick_points) if points)
    return ()


def add(tally: Tally, events: Iterable[Event]) -> Tally:
    """The tally after some more events."""
    columns = [list(points) for points in tally.points]
    games = list(tally.games)
    for event in events:
        for seat, points in entries_of(event):
            columns[seat].append(points)
        if isinstance(event, tartli.GameWon):
            columns = [[], []]
            games[event.seat] += event.worth
    return Tally((tuple(columns[0]), tuple(columns[1])), (games[0], games[1]))


def tally_of(match: Match) -> Tally:
    """The tally of a match that is resumed."""
    return add(Tally(games=match.games), match.game_events)


class SlateSync(ScoreSheetOf[Match, Event]):
    """Writes on a slate, with its sounds.

    Args:
        settings: the player's settings.
        sounds: the sounds of the table.
        parent: the Qt parent of the slate.
    """

    def __init__(self, settings: CurrentSettings, sounds: TableSounds, parent: QWidget) -> None:
        slate = self._slate = Slate(parent)
        super().__init__(slate, sounds)
        self._settings = settings
        self._tally = Tally()
        self._variant: Variant | None = None
        """The rules of the match; None without a match."""
        slate.stroke_began.connect(sounds.chalk)
        slate.wiping_began.connect(sounds.wipe)
        slate.settled.connect(self.settled)

    def lay(self, match: Match, first: int) -> None:
        tally = tally_of(match) if match.hands else Tally()
        variant = match.variant
        self._tally, self._variant, self._first = tally, variant, first
        self._slate.set_style(_style(variant, self._settings.game(TartliOptions).slate_style))
        other, games = 1 - first, tally.games
        self._slate.put(
            tally.points[first], tally.points[other], (games[first], games[other]), variant.match_target
        )

    def lay_example(self) -> None:
        """Show an example, a match left by two people of the café."""
        self._slate.set_style(_style(HUNGARIAN, self._settings.game(TartliOptions).slate_style))
        self._slate.set_names(*_EXAMPLE_NAMES)
        self._slate.put(*_EXAMPLE_POINTS, _EXAMPLE_GAMES, HUNGARIAN.match_target)

    def name(self, names: Sequence[str], first: int) -> None:
        """Write the names of both players, by seat, above the columns; ``first`` is the left seat."""
        self._slate.set_names(names[first], names[1 - first])

    def follow_settings(self, settings: Settings) -> None:
        """Write in the player's chosen style, or in that of the rules."""
        super().follow_settings(settings)
        self._slate.set_motion(writing_speed(settings))
        if self._variant is not None:
            self._slate.set_style(_style(self._variant, settings.game(TartliOptions).slate_style))

    def write(self, event: Event, match: Match) -> None:
        """Chalk up what an event scores.

        Without a writing hand everything appears at once, with its sound.
        """
        writes = self._slate.takes_time
        self._tally = add(self._tally, (event,))
        entries = entries_of(event)
        for seat, points in entries:
            self._slate.write(self._column(seat), points)
        if entries and not writes:
            self._sounds.chalk()
        if isinstance(event, tartli.GameWon):
            if not writes:
                self._sounds.wipe()
            self._slate.rest(_LOOK)
            self._slate.write_games(self._column(event.seat), event.worth)
            self._slate.rest(_LOOK_LONGER)
            self._slate.wipe()

    @property
    def is_settled(self) -> bool:
        return self._slate.is_settled

    def finish(self) -> None:
        """Finish at once what the hand still has to write and wipe."""
        self._slate.finish()

    def _column(self, seat: int) -> int:
        return LEFT if seat == self._first else RIGHT

    def clear(self) -> None:
        self._variant = None
        self._slate.set_names("", "")
        self._slate.put((), ())


def _style(variant: Variant, wished: SlateStyle) -> Style:
    match wished:
        case SlateStyle.HUNGARIAN:
            return Style.HUNGARIAN
        case SlateStyle.BECK:
            return Style.BECK
    return Style.BECK if terms.is_austrian(variant) else Style.HUNGARIAN
