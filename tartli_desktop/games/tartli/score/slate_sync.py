"""The slate kept in step with the match: see :class:`face.at_the_table.score_sheet.ScoreSheet`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tartli_desktop.games.tartli.options import SlateStyle, TartliOptions
from tartli_desktop.games.tartli.rules import HUNGARIAN, Event, GameWon, Match, Variant
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.table_sounds import TableSounds

from .marks import Style
from .slate import Slate
from .slate_board import LEFT, RIGHT
from .tally import Tally, add, entries_of, tally_of

_EXAMPLE_NAMES = ("Vilma", "Lajos")
_EXAMPLE_POINTS = ((20, 50, 40, 93, 20), (100, 68, 20))
_EXAMPLE_GAMES = (2, 3)

_LOOK, _LOOK_LONGER = 450.0, 900.0
"""Milliseconds, at the hand's pace, to show a game's last marks, and then what it was worth."""


class SlateSync(Slate):
    """The slate of the match on the table, with the sounds of writing and wiping.

    Args:
        settings: the player's settings.
        sounds: the sounds of the table.
        parent: its Qt parent.
    """

    def __init__(self, settings: CurrentSettings, sounds: TableSounds, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sounds = sounds
        self._tally = Tally()
        self._first = 0
        """The seat of the left column."""
        self._variant: Variant | None = None
        """The rules of the match; None without a match."""
        self.stroke_began.connect(sounds.chalk)
        self.wiping_began.connect(sounds.wipe)

    @property
    def widget(self) -> Slate:
        """The slate itself."""
        return self

    def lay(self, match: Match, first: int) -> None:
        """Show a match's slate at once; ``first`` is the left seat."""
        tally = tally_of(match) if match.hands else Tally()
        variant = match.variant
        self._tally, self._variant, self._first = tally, variant, first
        self.set_style(_style(variant, self._settings.game(TartliOptions).slate_style))
        self.set_columns(tally.points[first], tally.points[1 - first])
        self.set_games(tally.games[first], tally.games[1 - first], variant.match_target)

    def lay_example(self) -> None:
        """Show an example, a match left by two people of the café."""
        self.set_style(_style(HUNGARIAN, self._settings.game(TartliOptions).slate_style))
        self.set_names(*_EXAMPLE_NAMES)
        self.set_columns(*_EXAMPLE_POINTS)
        self.set_games(*_EXAMPLE_GAMES, HUNGARIAN.match_target)

    def name(self, names: Sequence[str], first: int) -> None:
        """Write the names of both players, by seat, above the columns; ``first`` is the left seat."""
        self.set_names(names[first], names[1 - first])

    def follow_settings(self, settings: Settings) -> None:
        """Write in the player's chosen style, or in that of the rules."""
        super().follow_settings(settings)
        if self._variant is not None:
            self.set_style(_style(self._variant, settings.game(TartliOptions).slate_style))

    def write(self, event: Event) -> None:
        """Chalk up what an event scores.

        Without a writing hand everything appears at once, with its sound.
        """
        writes = self.takes_time
        self._tally = add(self._tally, (event,))
        entries = entries_of(event)
        for seat, points in entries:
            self.write_points(self._column(seat), points)
        if entries and not writes:
            self._sounds.chalk()
        if isinstance(event, GameWon):
            if not writes:
                self._sounds.wipe()
            self.rest(_LOOK)
            self.write_games(self._column(event.seat), event.worth)
            self.rest(_LOOK_LONGER)
            self.wipe()

    def _column(self, seat: int) -> int:
        return LEFT if seat == self._first else RIGHT

    def clear(self) -> None:
        """Clear the slate."""
        self._variant = None
        self.set_names("", "")
        self.set_columns((), ())
        self.set_games(0, 0, None)


def _style(variant: Variant, wished: SlateStyle) -> Style:
    match wished:
        case SlateStyle.HUNGARIAN:
            return Style.HUNGARIAN
        case SlateStyle.BECK:
            return Style.BECK
    return Style.BECK if terms.is_austrian(variant) else Style.HUNGARIAN
