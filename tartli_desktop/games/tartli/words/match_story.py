"""How a match went, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.games.tartli import Variant
from tartli_desktop.games.tartli.rules.match_story import MatchStory
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

from .terms import game_word

tr = Context("Tartli.MatchStory")


def facts(story: MatchStory, names: Sequence[str], viewer: int | None) -> tuple[str, ...]:
    """Sentences on who led and on the best hand.

    Args:
        story: how the match went.
        names: the players' names, by seat.
        viewer: the seat addressed as "you"; None for nobody.
    """
    told = []
    leaders, since = story.leaders, story.ahead_since
    if since and len(leaders) > 1:
        told.append(_lead(names, leaders[-1] or 0, since, viewer, is_last=since == len(leaders)))
    best = story.best
    if not best.points:
        return tuple(told)
    if best.seat == viewer:
        text = tr("The best hand was yours: %2 points in hand %3.")
    else:
        text = tr("Best hand: %1, %2 points in hand %3.")
    told.append(fill(text, names[best.seat], best.points, best.number))
    return tuple(told)


def _lead(names: Sequence[str], seat: int, since: int, viewer: int | None, *, is_last: bool) -> str:
    if since == 1 and seat == viewer:
        text = tr("You led from the first game to the last.")
    elif since == 1:
        text = tr("%1 led from the first game to the last.")
    elif is_last and seat == viewer:
        text = tr("Only the last game put you ahead.")
    elif is_last:
        text = tr("Only the last game put %1 ahead.")
    elif seat == viewer:
        text = tr("You were ahead from game %2 on.")
    else:
        text = tr("%1 was ahead from game %2 on.")
    return fill(text, names[seat], since)


def games_text(
    story: MatchStory, names: Sequence[str], seats: tuple[int, int], variant: Variant
) -> tuple[str, ...]:
    """Each game in a sentence, for screen readers; ``seats`` gives the order of the counts."""
    line = tr("Game %1: %2 to %3, won by %4, %5.")
    first, second = seats
    return tuple(
        fill(
            line,
            number,
            game.counts[-1][first],
            game.counts[-1][second],
            names[game.winner],
            game_word(game.worth, variant),
        )
        for number, game in enumerate(story.games, 1)
        if game.winner is not None
    )
