"""How a hand ended, in figures and in words: who won the hand, the game and the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.games.tartli import GAME_POINTS, Ending, HandResult, Variant, View, result_of
from tartli_desktop.games.tartli.rules.hand_result import Pair
from tartli_desktop.games.tartli.words.terms import double_word, game_word
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Tartli.HandSummary")

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

    def told(self, seat: int, mine: str, theirs: str, *values: object) -> str:
        """What a seat did, with its name as %1: ``mine`` for the viewer, else ``theirs``."""
        return fill(mine if seat == self.viewer else theirs, self.names[seat], *values)


def report(view: View, names: Sequence[str]) -> HandReport:
    """The report of a hand that has ended, from the view after it. Raises ValueError if it is not over."""
    return HandReport(view.seat, names, view.variant, result_of(view.events, view.variant), view.games)


def headline(report: HandReport) -> str:
    """The most important result, in one sentence."""
    winner, gains, games = report.winner, report.result.gains, report.games
    if report.result.match_won is not None:
        text = report.told(
            winner,
            tr("You win the match %2 to %3"),
            tr("%1 wins the match %2 to %3"),
            games[winner],
            games[1 - winner],
        )
    elif report.result.game_won is not None:
        text = _game_sentence(report)
    else:
        text = report.told(
            winner,
            tr("You win the hand %2 to %3"),
            tr("%1 wins the hand %2 to %3"),
            gains[winner],
            gains[1 - winner],
        )
    if report.by_names:
        to_winner = tr("%1: %2", "a player's name, and what is said to that player")
        text = fill(to_winner, report.names[report.viewer], text)
    return text


def sentences(report: HandReport, *, goes_on: bool = True) -> tuple[str, ...]:
    """The sentences beneath the headline; they mention the next hand only if the match goes on."""
    told: list[str] = []
    result = report.result
    if result.match_won is not None and result.game_won is not None:
        told.append(fill(tr("%1.", "a headline, told as a sentence"), _game_sentence(report)))
    if result.stichmatsch is not None:
        told.append(
            report.told(
                result.stichmatsch,
                tr("Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours."),
                tr("Stichmatsch: %1 won every trick from 8 to 16 and gets all 161 points."),
            )
        )
    if result.worth == 2:
        told.append(_double_sentence(report))
    if result.cards_left:
        told.append(tr("The cards left on the table count for nobody."))
    if not goes_on:
        return tuple(told)
    if result.sudden_death_next:
        text = tr("You are tied at %1. In the next hand, the first points win the game.")
        told.append(fill(text, result.after[0]))
    if report.next_step == "next game":
        told.append(tr("The next game starts at 0 to 0."))
    return tuple(told)


def first_time(again: ReplayedDeal, other: str) -> str:
    """How a replayed deal ended the first time, in one sentence; ``other`` plays against the person."""
    own, theirs = again.first
    if own == theirs:
        texts = (
            tr("The first time, it was %2 to %3."),
            tr("The first time, with the cards the other way round, it was %2 to %3."),
        )
    elif own > theirs:
        texts = (
            tr("The first time, you won %2 to %3."),
            tr("The first time, with the cards the other way round, you won %2 to %3."),
        )
    else:
        texts = (
            tr("The first time, %1 won %2 to %3."),
            tr("The first time, with the cards the other way round, %1 won %2 to %3."),
        )
    return fill(texts[again.swapped], other, max(own, theirs), min(own, theirs))


def _game_sentence(report: HandReport) -> str:
    """Who won the game, how, and what it is worth; %1 is the player other than the viewer."""
    result, winner = report.result, report.winner
    mine, theirs = result.after[winner], result.after[1 - winner]
    ending = result.ending
    if ending == "played out" and theirs >= GAME_POINTS:
        ending = "both out"
    text = _endings()[ending][winner != report.viewer]
    return fill(text, report.names[1 - report.viewer], mine, theirs, game_word(result.worth, report.variant))


def _endings() -> dict[Ending, tuple[str, str]]:
    """By the ending: the text if the viewer wins the game, and if the viewer loses it."""
    return {
        "out": (
            tr("You go out with %2 and win the game: %4"),
            tr("%1 goes out with %2 and wins the game: %4"),
        ),
        "false claim": (
            tr("%1 went out with only %3, so you win the game: %4"),
            tr("You went out with only %3, so %1 wins the game: %4"),
        ),
        "both out": (
            tr("You both reach 501, but you have more (%2 to %3) and win the game: %4"),
            tr("You both reach 501, but %1 has more (%2 to %3) and wins the game: %4"),
        ),
        "sudden death": (
            tr("You score first and win the game: %4"),
            tr("%1 scores first and wins the game: %4"),
        ),
        "tie broken": (
            tr("You get ahead, %2 to %3, and win the game: %4"),
            tr("%1 gets ahead, %2 to %3, and wins the game: %4"),
        ),
        "played out": (
            tr("You end the hand with %2 and win the game: %4"),
            tr("%1 ends the hand with %2 and wins the game: %4"),
        ),
    }


def _double_sentence(report: HandReport) -> str:
    """Why the game counts double, and the term for it (R9.3)."""
    loser, below = 1 - report.winner, report.variant.double_below
    return report.told(
        loser,
        tr("%4: you have only %2. With %3 or fewer the game counts double."),
        tr("%4: %1 has only %2. With %3 or fewer the game counts double."),
        report.result.after[loser],
        below - 1,
        begun(double_word(report.variant)),
    )
