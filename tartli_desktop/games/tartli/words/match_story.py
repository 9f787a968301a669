"""A match that is over, and how it went, in sentences."""

from collections.abc import Sequence

from msgspec import Struct

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tartli import Variant
from tartli_desktop.games.tartli.rules.match_story import MatchStory

from .terms import game_word

say = Sentences("tartli", "ending")


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
            own, who = best.seat == reader, self.names[best.seat]
            told.append(say("best", own=own, who=who, points=best.points, number=best.number))
        return tuple(told)

    def _lead(self, seat: int, since: int, reader: int | None, *, is_last: bool) -> str:
        name = "led" if since == 1 else "ahead-at-last" if is_last else "ahead"
        return say(name, own=seat == reader, who=self.names[seat], since=since)

    @property
    def told(self) -> tuple[str, ...]:
        """Each game in a sentence, for screen readers."""
        left, right = self.seats
        return tuple(
            say(
                "game",
                number=number,
                left=game.counts[-1][left],
                right=game.counts[-1][right],
                winner=self.names[game.winner],
                games=game_word(game.worth, self.variant),
            )
            for number, game in enumerate(self.story.games, 1)
            if game.winner is not None
        )
