"""How a hand ended, in figures and in words: who won the hand, the game and the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tartli import GAME_POINTS, HandResult, Variant, View, result_of
from tartli_desktop.games.tartli.rules.hand_result import Pair
from tartli_desktop.games.tartli.words.terms import double_word, game_word
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text.placeholders import begun

say = Sentences("tartli", "ending")

NextStep = Literal["next hand", "next game", "new match"]
"""What comes after a hand."""


class HandReport(Struct, frozen=True):
    """A finished hand as two players, or one of them, read it; every pair is by seat."""

    viewer: int
    """The seat that is addressed as "you"."""
    names: Sequence[str]
    variant: Variant
    result: HandResult
    games: Pair
    """Bulis or stakes, including this game."""
    by_names: bool = False
    """Whether two people read it together: the viewer, who won, is addressed by name instead of "you"."""

    @property
    def trick_points(self) -> Pair:
        """Trick points without the last 10, after stichmatsch (R9.4)."""
        (one, other), last = self.result.tricks, self.result.last_trick_points
        return one - last[0], other - last[1]

    @property
    def next_step(self) -> NextStep:
        """What comes after this hand."""
        if self.result.match_won is not None:
            return "new match"
        return "next hand" if self.result.game_won is None else "next game"

    @property
    def winner(self) -> int:
        """Who won the hand, or with it a game or the match."""
        gains, game = self.result.gains, self.result.game_won
        return game if game is not None else int(gains[0] <= gains[1])

    def for_both(self) -> HandReport:
        """The same report for two people who read it together: it addresses the winner by name."""
        return replace(self, viewer=self.winner, by_names=True)

    def told(self, name: str, seat: int, **values: object) -> str:
        """What is told of a seat."""
        return say(name, own=seat == self.viewer, who=self.names[seat], **values)


def report(view: View, names: Sequence[str]) -> HandReport:
    """The report of a hand that has ended, from the view after it. Raises ValueError if it is not over."""
    return HandReport(view.seat, names, view.variant, result_of(view.events, view.variant), view.games)


def headline(report: HandReport) -> str:
    """The most important result, in one sentence."""
    winner, gains, games = report.winner, report.result.gains, report.games
    if report.result.match_won is not None:
        text = report.told("match", winner, most=games[winner], least=games[1 - winner])
    elif report.result.game_won is not None:
        text = _game_sentence(report)
    else:
        text = report.told("hand", winner, most=gains[winner], least=gains[1 - winner])
    return say("to-winner", who=report.names[report.viewer], said=text) if report.by_names else text


def sentences(report: HandReport, *, goes_on: bool = True) -> tuple[str, ...]:
    """The sentences beneath the headline; they mention the next hand only if the match goes on."""
    told: list[str] = []
    result = report.result
    if result.match_won is not None and result.game_won is not None:
        told.append(say("sentence", said=_game_sentence(report)))
    if result.stichmatsch is not None:
        told.append(report.told("stichmatsch", result.stichmatsch))
    if result.worth == 2:
        told.append(_double_sentence(report))
    if result.cards_left:
        told.append(say("cards-left"))
    if not goes_on:
        return tuple(told)
    if result.sudden_death_next:
        told.append(say("tied", count=result.after[0]))
    if report.next_step == "next game":
        told.append(say("next-game"))
    return tuple(told)


def first_time(again: ReplayedDeal, other: str) -> str:
    """How a replayed deal ended the first time, in one sentence; ``other`` plays against the person."""
    own, theirs = again.first
    told = {"swapped": again.swapped, "even": own == theirs, "won": own > theirs, "other": other}
    return say("first-time", **told, most=max(own, theirs), least=min(own, theirs))


def _game_sentence(report: HandReport) -> str:
    """Who won the game, how, and what it is worth."""
    result, winner = report.result, report.winner
    mine, theirs = result.after[winner], result.after[1 - winner]
    both = result.ending == "played out" and theirs >= GAME_POINTS
    return say(
        "both-out" if both else result.ending.replace(" ", "-"),
        own=winner == report.viewer,
        other=report.names[1 - report.viewer],
        mine=mine,
        theirs=theirs,
        games=game_word(result.worth, report.variant),
    )


def _double_sentence(report: HandReport) -> str:
    """Why the game counts double, and the term for it (R9.3)."""
    loser, below = 1 - report.winner, report.variant.double_below
    points, double = report.result.after[loser], begun(double_word(report.variant))
    return report.told("double", loser, points=points, below=below - 1, double=double)
