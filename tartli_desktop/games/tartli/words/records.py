"""The hands of a match for viewing it later: see :mod:`tartli_desktop.face.records`."""

from __future__ import annotations

from collections.abc import Sequence

from tartli_desktop.face.hand_parts import done_by
from tartli_desktop.game.json_types import Json
from tartli_desktop.games.tartli import Event, Match, PlayedHand, result_of
from tartli_desktop.games.tartli.words.hand_text import hand_parts, hand_text
from tartli_desktop.games.tartli.words.terms import game_word, has_stakes
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill

__all__ = ["cells", "columns", "hand_parts", "hand_text", "standings", "unit"]

tr = Context("Tartli.Records")


def standings(standings: Sequence[int], variant: Json) -> str:
    """The bulis or stakes that each player has won, in words."""
    if has_stakes(str(variant.get("name", ""))):
        return fill(tr("%1 : %2 stakes"), *standings)
    return fill(tr("%1 : %2 bulis"), *standings)


def unit(variant: Json) -> str:
    """The word for the unit: bulis or stakes."""
    if has_stakes(str(variant.get("name", ""))):
        return tr("stakes")
    return tr("bulis")


def columns() -> tuple[str, ...]:
    """The column headings for each hand."""
    return (tr("Melds"), tr("Tricks"), tr("Score"), tr("Result"))


def cells(match: Match, events: Sequence[Event], players: Sequence[str], viewer: int) -> tuple[str, ...]:
    """Meld and trick points, counts and result of a match's last hand, finished or not."""
    result = result_of(events, match.variant) if match.to_move is None else None
    hand = PlayedHand(len(match.hands), match.dealer, tuple(events), match.counts, match.games, {}, result)
    pairs = (hand.meld_points, hand.trick_points, hand.counts)
    text = tr("%1 : %2", "points of both players")
    return (*(fill(text, pair[viewer], pair[1 - viewer]) for pair in pairs), _result(match, hand, players))


def _result(match: Match, hand: PlayedHand, players: Sequence[str]) -> str:
    result = hand.result
    if result is None:
        return tr("not over")
    if (seat := result.match_won) is not None:
        mine = tr("You win the match, %1 : %2")
        theirs = tr("%1 wins the match, %2 : %3")
        return done_by(players[seat], mine, theirs, hand.games[seat], hand.games[1 - seat])
    if (seat := result.game_won) is not None:
        words = game_word(result.worth, match.variant)
        if result.false_claim is not None:
            mine = tr("You win %1 on a false claim")
            return done_by(players[seat], mine, tr("%1 wins %2 on a false claim"), words)
        mine = tr("You win %1")
        return done_by(players[seat], mine, tr("%1 wins %2"), words)
    if result.sudden_death_next:
        return tr("Tied: the next points win")
    if (seat := result.stichmatsch) is not None:
        mine = tr("Stichmatsch: you")
        return done_by(players[seat], mine, tr("Stichmatsch: %1"))
    return ""
