"""How a hand ended, in figures and in words: who won the hand, the game and the match (R9, R10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Suit
from tartli_desktop.games.tartli.rules import (
    GAME_POINTS,
    Ending,
    Event,
    GameWon,
    Meld,
    Variant,
    View,
    result_of,
)
from tartli_desktop.games.tartli.words.terms import double_word, game_word
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

Pair = tuple[int, int]
"""A number for each seat."""

NextStep = Literal["next hand", "next game", "new match", "back", "look"]
"""How the player left the summary."""


@dataclass(frozen=True, slots=True)
class HandReport:
    """How a hand ended, in figures; every pair is by seat."""

    viewer: int
    """The seat that is addressed as "you"."""
    names: Sequence[str]
    variant: Variant
    ending: Ending
    melds: tuple[tuple[Meld, ...], tuple[Meld, ...]]
    """The melds that scored, in order, without béla."""
    meld_points: Pair
    bela_points: Pair
    trick_points: Pair
    """Trick points without the last 10, after stichmatsch (R9.4)."""
    last_trick_points: Pair
    before: Pair
    """The counts at the start of the hand."""
    now: Pair
    """The counts at the end of the hand (R9.1)."""
    games: Pair
    """Bulis or stakes, including this game."""
    trump: Suit | None
    stichmatsch: int | None = None
    game: GameWon | None = None
    """The game won with this hand."""
    match: int | None = None
    """Who won the match with this hand."""
    sudden_death_next: bool = False
    cards_left: bool = False
    """Whether cards lay on the table that count for nobody (R9.2)."""
    by_names: bool = False
    """Whether two people read it together: the viewer, who won, is addressed by name instead of "you"."""

    @property
    def total(self) -> Pair:
        """The points each seat gained in the hand."""
        return (self.now[0] - self.before[0], self.now[1] - self.before[1])

    @property
    def next_step(self) -> NextStep:
        """What comes after this hand."""
        if self.match is not None:
            return "new match"
        return "next hand" if self.game is None else "next game"

    def for_both(self) -> HandReport:
        """The same report for two people who read it together: it addresses the winner by name."""
        if self.match is not None:
            winner = self.match
        elif self.game is not None:
            winner = self.game.seat
        else:
            winner = 0 if self.total[0] > self.total[1] else 1
        return replace(self, viewer=winner, by_names=True)


def report(events: Sequence[Event], view: View, names: Sequence[str]) -> HandReport:
    """The report of a hand that has ended.

    Args:
        events: all events of the hand, as in ``view.events``.
        view: the view after the hand; it gives the seat, the rules, trumps and the games.
        names: the names of seats 0 and 1.

    Raises ValueError for a hand that is not over.
    """
    result = result_of(events, view.variant)
    tricks, last = result.tricks, result.last_trick_points
    game = None if result.game_won is None else GameWon(result.game_won, result.worth, result.after)
    return HandReport(
        viewer=view.seat,
        names=names,
        variant=view.variant,
        ending=result.ending,
        melds=result.scored,
        meld_points=result.melds,
        bela_points=result.bela,
        trick_points=(tricks[0] - last[0], tricks[1] - last[1]),
        last_trick_points=last,
        before=result.before,
        now=result.after,
        games=view.games,
        trump=result.trump,
        stichmatsch=result.stichmatsch,
        game=game,
        match=result.match_won,
        sudden_death_next=result.sudden_death_next,
        cards_left=result.cards_left,
    )


def headline(report: HandReport) -> str:
    """The most important result, in one sentence."""
    if report.match is not None:
        text = _match_sentence(report, report.match)
    else:
        text = _hand_sentence(report) if report.game is None else _game_sentence(report, report.game)
    if report.by_names:
        to_winner = translate(
            "Tartli.HandSummary", "%1: %2", "a player's name, and what is said to that player"
        )
        text = fill(to_winner, report.names[report.viewer], text)
    return text


def sentences(report: HandReport, *, goes_on: bool = True) -> tuple[str, ...]:
    """The sentences beneath the headline; they mention the next hand only if the match goes on."""
    told: list[str] = []
    if report.match is not None and report.game is not None:
        text = translate("Tartli.HandSummary", "%1.", "a headline, told as a sentence")
        told.append(fill(text, _game_sentence(report, report.game)))
    if report.stichmatsch is not None:
        told.append(_stichmatsch_sentence(report, report.stichmatsch))
    if report.game is not None and report.game.worth == 2:
        told.append(_double_sentence(report, report.game))
    if report.cards_left:
        told.append(translate("Tartli.HandSummary", "The cards left on the table count for nobody."))
    if not goes_on:
        return tuple(told)
    if report.sudden_death_next:
        text = translate(
            "Tartli.HandSummary", "You are tied at %1. In the next hand, the first points win the game."
        )
        told.append(fill(text, report.now[0]))
    if report.next_step == "next game":
        told.append(translate("Tartli.HandSummary", "The next game starts at 0 to 0."))
    return tuple(told)


def first_time(again: ReplayedDeal, other: str) -> str:
    """How a replayed deal ended the first time, in one sentence; ``other`` plays against the person."""
    own, theirs = again.first
    if own == theirs:
        texts = (
            translate("Tartli.HandSummary", "The first time, it was %2 to %3."),
            translate(
                "Tartli.HandSummary", "The first time, with the cards the other way round, it was %2 to %3."
            ),
        )
    elif own > theirs:
        texts = (
            translate("Tartli.HandSummary", "The first time, you won %2 to %3."),
            translate(
                "Tartli.HandSummary", "The first time, with the cards the other way round, you won %2 to %3."
            ),
        )
    else:
        texts = (
            translate("Tartli.HandSummary", "The first time, %1 won %2 to %3."),
            translate(
                "Tartli.HandSummary", "The first time, with the cards the other way round, %1 won %2 to %3."
            ),
        )
    return fill(texts[again.swapped], other, max(own, theirs), min(own, theirs))


def _hand_sentence(report: HandReport) -> str:
    total = report.total
    winner = 0 if total[0] > total[1] else 1
    if winner == report.viewer:
        text = translate("Tartli.HandSummary", "You win the hand %2 to %3")
    else:
        text = translate("Tartli.HandSummary", "%1 wins the hand %2 to %3")
    return fill(text, report.names[winner], total[winner], total[1 - winner])


def _match_sentence(report: HandReport, winner: int) -> str:
    if winner == report.viewer:
        text = translate("Tartli.HandSummary", "You win the match %2 to %3")
    else:
        text = translate("Tartli.HandSummary", "%1 wins the match %2 to %3")
    return fill(text, report.names[winner], report.games[winner], report.games[1 - winner])


def _game_sentence(report: HandReport, game: GameWon) -> str:
    """Who won the game, how, and what it is worth."""
    winner, loser = game.seat, 1 - game.seat
    ending = report.ending
    if ending == "played out" and game.counts[loser] >= GAME_POINTS:
        ending = "both out"
    text = _won(ending) if winner == report.viewer else _lost(ending)
    other = report.names[1 - report.viewer]
    return fill(text, other, game.counts[winner], game.counts[loser], game_word(game.worth, report.variant))


def _won(ending: Ending) -> str:
    """The text if the viewer wins; %1 is the other player, %2 and %3 are the counts, %4 what is won."""
    match ending:
        case "out":
            return translate("Tartli.HandSummary", "You go out with %2 and win the game: %4")
        case "false claim":
            return translate("Tartli.HandSummary", "%1 went out with only %3, so you win the game: %4")
        case "both out":
            return translate(
                "Tartli.HandSummary", "You both reach 501, but you have more (%2 to %3) and win the game: %4"
            )
        case "sudden death":
            return translate("Tartli.HandSummary", "You score first and win the game: %4")
        case "tie broken":
            return translate("Tartli.HandSummary", "You get ahead, %2 to %3, and win the game: %4")
        case "played out":
            return translate("Tartli.HandSummary", "You end the hand with %2 and win the game: %4")


def _lost(ending: Ending) -> str:
    """The text if the other player wins; the placeholders are those of ``_won``."""
    match ending:
        case "out":
            return translate("Tartli.HandSummary", "%1 goes out with %2 and wins the game: %4")
        case "false claim":
            return translate("Tartli.HandSummary", "You went out with only %3, so %1 wins the game: %4")
        case "both out":
            return translate(
                "Tartli.HandSummary", "You both reach 501, but %1 has more (%2 to %3) and wins the game: %4"
            )
        case "sudden death":
            return translate("Tartli.HandSummary", "%1 scores first and wins the game: %4")
        case "tie broken":
            return translate("Tartli.HandSummary", "%1 gets ahead, %2 to %3, and wins the game: %4")
        case "played out":
            return translate("Tartli.HandSummary", "%1 ends the hand with %2 and wins the game: %4")


def _double_sentence(report: HandReport, game: GameWon) -> str:
    """Why the game counts double, and the term for it (R9.3)."""
    loser = 1 - game.seat
    if loser == report.viewer:
        text = translate(
            "Tartli.HandSummary", "%4: you have only %2. With %3 or fewer the game counts double."
        )
    else:
        text = translate("Tartli.HandSummary", "%4: %1 has only %2. With %3 or fewer the game counts double.")
    word = double_word(report.variant)
    word = word[:1].upper() + word[1:]
    return fill(text, report.names[loser], game.counts[loser], report.variant.double_below - 1, word)


def _stichmatsch_sentence(report: HandReport, seat: int) -> str:
    if seat == report.viewer:
        return translate(
            "Tartli.HandSummary",
            "Stichmatsch: you won every trick from 8 to 16, so all 161 points are yours.",
        )
    text = translate(
        "Tartli.HandSummary", "Stichmatsch: %1 won every trick from 8 to 16 and gets all 161 points."
    )
    return fill(text, report.names[seat])


# The paper.
