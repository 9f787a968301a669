"""A match that is over, and how it went, in sentences."""

from collections.abc import Sequence

from msgspec import Struct

from tartli_desktop.games.tartli import Variant
from tartli_desktop.games.tartli.rules.match_story import MatchStory
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .terms import game_word

tr = Context("Tartli.MatchStory")


class WonMatch(Struct, frozen=True):
    """A match that is over; all pairs are by seat."""

    story: MatchStory
    names: Sequence[str]
    portraits: Sequence[str]
    variant: Variant
    games: tuple[int, int]
    """Bulis or stakes."""
    winner: int
    viewer: int
    """The seat shown at the left."""
    by_names: bool = False
    """Whether two people read it together, so that nobody is addressed as "you"."""

    @property
    def seats(self) -> tuple[int, int]:
        """The seats from left to right."""
        return self.viewer, 1 - self.viewer

    @property
    def names_in_order(self) -> tuple[str, str]:
        """The names from left to right."""
        left, right = self.seats
        return self.names[left], self.names[right]

    @property
    def facts(self) -> tuple[str, ...]:
        """Sentences on who led and on the best hand, for those who read it at the table."""
        return self.facts_for(None if self.by_names else self.viewer)

    def facts_for(self, reader: int | None) -> tuple[str, ...]:
        """Sentences on who led and on the best hand; ``reader`` is the seat addressed as "you", if any."""
        told = []
        leaders, since = self.story.leaders, self.story.ahead_since
        if since and len(leaders) > 1:
            told.append(self._lead(leaders[-1] or 0, since, reader, is_last=since == len(leaders)))
        best = self.story.best
        if best.points:
            text = tr("Best hand: %1, %2 points in hand %3.")
            if best.seat == reader:
                text = tr("The best hand was yours: %2 points in hand %3.")
            told.append(fill(text, self.names[best.seat], best.points, best.number))
        return tuple(told)

    def _lead(self, seat: int, since: int, reader: int | None, *, is_last: bool) -> str:
        if since == 1 and seat == reader:
            text = tr("You led from the first game to the last.")
        elif since == 1:
            text = tr("%1 led from the first game to the last.")
        elif is_last and seat == reader:
            text = tr("Only the last game put you ahead.")
        elif is_last:
            text = tr("Only the last game put %1 ahead.")
        elif seat == reader:
            text = tr("You were ahead from game %2 on.")
        else:
            text = tr("%1 was ahead from game %2 on.")
        return fill(text, self.names[seat], since)

    @property
    def told(self) -> tuple[str, ...]:
        """Each game in a sentence, for screen readers."""
        line = tr("Game %1: %2 to %3, won by %4, %5.")
        return tuple(
            fill(
                line,
                number,
                *(game.counts[-1][seat] for seat in self.seats),
                self.names[game.winner],
                game_word(game.worth, self.variant),
            )
            for number, game in enumerate(self.story.games, 1)
            if game.winner is not None
        )
