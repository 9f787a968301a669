"""Reads an English hint and checks each claim against the cards and the values.

It uses the rules and the values of ``evaluate`` but nothing of the coach: the truth is worked out again here,
card by card. A sentence that no pattern reads is also a fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from tartli_desktop.games.tartli.rules import (
    BELA,
    EXCHANGE,
    GATHER,
    OUT,
    PLAYS,
    Action,
    Declare,
    Play,
    Turn,
    beats,
)

from .claims_of_cards import ClaimsOfCards
from .claims_position import CARD, GAME, LITTLE, MELD, RANKS, card_named, meld_named


class Reader(ClaimsOfCards):
    """The claims a hint may make about a position, with the values it was made from."""

    def faults(self, sentence: str) -> Iterator[str]:
        """The claims that are untrue or cannot be read."""
        head, parts = parts_of(sentence)
        said = self._head(head)
        if said != (self.chosen, self._then()):
            yield f"{head!r} is not the choice {self.chosen} {self._then()}"
            return
        for part in parts:
            read = _read(part)
            if read is None:
                yield f"cannot be read: {part!r}"
                continue
            pattern, found = read
            self.read.add(pattern)
            if not CLAIMS[pattern](self, *found.groups()):
                yield f"untrue: {part!r}"
        if isinstance(self.chosen, Play) and not self._costs_named(parts):
            yield "a cost is not named"

    def _then(self) -> tuple[Action, ...]:
        if self.chosen == EXCHANGE or self.against is None:
            return ()
        mine = self.view.counts[self.view.seat]
        first = self.view.sudden_death or self.view.tied
        if (
            self.chosen == BELA
            and not self.view.variant.bela_with_melds
            and (first or mine < GAME <= mine + 40)
        ):
            return ()
        return self.best.then

    def _head(self, text: str) -> tuple[Action | None, tuple[Action, ...]]:
        if found := re.fullmatch(r"Declare (.+) first, then play the (.+)", text):
            first, *said = self._declared(found[1])
            return first, (*said, PLAYS[card_named(found[2])])
        if text.startswith("Declare "):
            return self._declared(text.removeprefix("Declare "))[0], ()
        if found := re.fullmatch(r"Card (\d+)", text):
            return Turn(int(found[1])), ()
        said = {"Exchange the Seven": EXCHANGE, "Go out": OUT, "Gather the trick": GATHER}.get(text)
        return said if said is not None else PLAYS[card_named(text.removeprefix("Play the "))], ()

    def _declared(self, text: str) -> list[Action]:
        """What is declared, in turn: "Hearts Over kvart, Unders vannak and béla"."""
        names = groupby(re.split(r",? and |, ", text), "béla".__eq__)
        return [BELA if is_bela else Declare(tuple(map(meld_named, melds))) for is_bela, melds in names]

    def _costs_named(self, parts: list[str]) -> bool:
        """Whether the hint admits that it gives away a trick another card would win or lose more cheaply."""
        won, lost = self.tricks(self.card)
        if won or len(self.cards) == 1:
            return True
        if self.led is None:
            if not min(lost):
                return True
        elif min(lost) <= LITTLE or not any(
            beats(self.trump, self.led, each) or self.worth(each) < self.worth(self.card)
            for each in self.cards
        ):
            return True
        return any(re.search(r"the trick is lost|you can’t win the trick", part) for part in parts)


N = r"(-?\d+)"
POINT = r"point\(s\)"
OTHER = rf"(?:the {CARD}|playing the {CARD} without (declaring|exchanging)|(not declaring))"
ABOVE = (
    rf"(?:, the ({'|'.join(RANKS)}) is gone|, the ({'|'.join(RANKS)}) is yours"
    r"|, the higher ones are (gone or yours|gone|yours))?"
)

CLAIMS: dict[str, Callable[..., bool]] = {
    r"it’s the only card you may play": Reader.only_card,
    rf"it can’t be beaten{ABOVE}": Reader.unbeaten,
    rf"only a trump can take it{ABOVE}": Reader.only_trumps_beat,
    rf"it wins the trick(?: with {N} {POINT})?": Reader.takes,
    "it wins the last trick, which is worth 10 more": Reader.last_trick,
    r"you have won every trick since the 8th and can go on, for stichmatsch": Reader.sweeps,
    rf"you can’t win the trick, and this costs least: {N} {POINT}": Reader.cannot_win,
    r"you risk none of your points": Reader.risks_nothing,
    r"it draws a trump": Reader.draws_trump,
    r"your opponent must trump it": Reader.forces_trump,
    rf"your opponent must answer with the {CARD}": Reader.must_answer,
    rf"your opponent must add at least {N} {POINT}": Reader.must_add,
    r"it keeps your béla": Reader.keeps_bela,
    rf"you keep the {CARD} for béla": Reader.keeps_half,
    rf"it keeps your {MELD}": Reader.keeps_meld,
    rf"it leaves a chance of {MELD}": Reader.keeps_chance,
    rf"you keep the Seven, to exchange it for the {CARD}": Reader.keeps_seven,
    rf"you keep the {CARD}, the highest left in its suit": Reader.keeps_highest,
    rf"you keep the higher {CARD}": Reader.keeps_higher,
    r"it saves a trump": Reader.saves_trump,
    rf"only the {CARD} can take it": Reader.only_taker,
    rf"the loser of this trick draws the turned-up card, the {CARD}": Reader.draws_turned,
    rf"the trick is worth (?:nothing|only {N} {POINT})": Reader.lets_go,
    r"it gives no points away": Reader.gives_nothing,
    rf"you give away only {N}, not {N}": Reader.gives_less,
    rf"you risk only {N}, not {N}": Reader.risks_less,
    rf"the trick is lost, with (at least )?{N} {POINT}": Reader.costs,
    r"then you are out of (\w+) and can trump them": Reader.can_trump,
    r"it belongs to no meld you could still declare": Reader.fits_none,
    rf"it scores {N} {POINT} for certain": lambda reader, points: reader.scores(points, certain=True),
    rf"{N} {POINT}, unless your opponent has a better meld": lambda reader, points: reader.scores(
        points, certain=False
    ),
    r"it scores 40 points": Reader.bela_scores,
    rf"you get the {CARD}": Reader.gets_turned,
    rf"it breaks your {MELD}, worth {N}": Reader.breaks,
    rf"you have {N} {POINT}, and the game is yours": Reader.is_out,
    r"counted to the last trick": Reader.solved,
    r"it brings you to 501, so you can go out": Reader.reaches,
    r"if it (wins the trick|scores), you reach 501 and can go out": Reader.may_reach,
    r"it keeps your opponent from reaching 501 with this trick": Reader.keeps_from,
    r"these points decide the game": Reader.first_points,
    rf"with {N} {POINT} you no longer risk losing double": Reader.leaves_double,
    rf"your {MELD} can follow later": Reader.follows_later,
    r"it’s a close call": Reader.close_call,
    r"played out to the end, it scores better": Reader.comes_out_better,
    rf"hard to explain, but it did better in {N} simulated deal\(s\)": Reader.did_better,
    rf"points and game together put it ahead of the {CARD} in {N} simulated deal\(s\)": Reader.weighed,
    r"little depends on this card": Reader.little_depends,
    rf"{OTHER} is just as good": Reader.as_good,
    rf"{OTHER} is nearly as good": Reader.nearly_as_good,
    rf"{OTHER} may be just as good": Reader.may_be_as_good,
    r"the game looks lost with any card": Reader.lost,
    rf"{OTHER} wins the game, too": Reader.also_wins,
    rf"{OTHER} brings more points, but this is better for the game": Reader.better_for_game,
    rf"better for the game than {OTHER}": Reader.better_game_than,
    rf"your chance of winning the game is {N}%, against {N}% for {OTHER}": Reader.chances,
    rf"it is {N} {POINT} better than {OTHER}": Reader.exactly,
    rf"slightly better than {OTHER}": Reader.slightly,
    rf"about {N} {POINT} better than {OTHER}": Reader.about,
}


FIRST = re.compile(r"(Declare .+? first): (.+?)\. Then play (the .+?)\.(.*)")


def in_one_form(sentence: str) -> str:
    """A hint in one form, advice and reasons, however it is phrased: "Play the Ten of Leaves: it wins …"."""
    if found := FIRST.fullmatch(sentence):
        return f"{found[1]}, then play {found[3]}: {found[2]}.{found[4]}"
    return sentence


def parts_of(sentence: str) -> tuple[str, list[str]]:
    """The advice and each claim: the reasons of the first sentence, and the claims of the second."""
    first, _, second = in_one_form(sentence).removesuffix(".").partition(". ")
    head, _, reasons = first.partition(": ")
    second = second[:1].lower() + second[1:]
    return head, [each for part in (reasons, second) if part for each in _claims_in(part)]


def _read(part: str) -> tuple[str, re.Match[str]] | None:
    """The claim that a part of a sentence makes, with the pattern that reads it."""
    matches = ((pattern, re.fullmatch(pattern, part)) for pattern in CLAIMS)
    return next(((pattern, found) for pattern, found in matches if found is not None), None)


def _claims_in(part: str) -> list[str]:
    """The claims joined in one sentence; those that cannot be read stay together."""
    if _read(part) is None:
        for joint in re.finditer(r", (?:and|but) ", part):
            before, after = part[: joint.start()], part[joint.end() :]
            if _read(before) is not None:
                return [before, *_claims_in(after)]
    return [part]
