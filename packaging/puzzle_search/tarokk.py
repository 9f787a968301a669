"""Where puzzles of tarokk may begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from likeness import alike_in_tarokk

from tartli_desktop.cards.tarokk import CARDS, TAROKKS, Card, mask_of
from tartli_desktop.games.tarokk.opponents import choose, evaluate, strong
from tartli_desktop.games.tarokk.opponents.search.rollout import KnownDeal
from tartli_desktop.games.tarokk.opponents.strong import SearchSettings
from tartli_desktop.games.tarokk.opponents.worth import difference
from tartli_desktop.games.tarokk.puzzles import goals
from tartli_desktop.games.tarokk.puzzles.goals import OpenCards, TooDeep, deal_in, side_number
from tartli_desktop.games.tarokk.puzzles.wording import PUZZLES
from tartli_desktop.games.tarokk.rules.actions import Action, Announce, Play
from tartli_desktop.games.tarokk.rules.match import Match
from tartli_desktop.games.tarokk.rules.settlement import TRULL
from tartli_desktop.games.tarokk.rules.talon import dealt
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.games.tarokk.rules.view import View

WANTED = {"catch": 80, "pagat": 60, "beat-pagat": 50, "partner": 60, "trull": 80}

LEFT = {"catch": (3, 8), "pagat": (3, 7), "beat-pagat": (3, 7), "partner": (3, 5), "trull": (3, 6)}
"""How few and how many tricks are left where a puzzle of each theme begins."""

SOURCES = {"catch": "catch", "pagat": "pagat", "beat-pagat": "pagat", "partner": "any", "trull": "any"}

MOST = {"partner": 8_000}
"""How many cards the exact search may try where that takes longest and most positions make no puzzle."""

MANY, FEW = 6, 4
"""How many tarokks the holder of the pagát has at least who announces it, and the holder of XXI at most."""


ULTIMO = Announce("ultimo")
HONOURS = (Card.SKIZ, Card.XXI, Card.I)
_GLANCE = SearchSettings(play=40, endgame=16)


@dataclass
class TarokkPosition:
    """See :class:`judging.Position`."""

    theme: str
    match: Match
    seat: int
    open_cards: OpenCards
    is_at_once = False
    meant = ""

    def reaching(self, match: Match) -> Mapping[Play, bool] | None:
        """For each card of the seat, whether it reaches the goal."""
        deal = deal_in(match, match.view(self.seat))
        self.open_cards.tried = 0
        try:
            found = self.open_cards.reaching(deal)
            if match is self.match and self.theme == "partner" and not self._needs_partner(deal, found):
                return None
        except TooDeep:
            return None
        return found

    def _needs_partner(self, deal: KnownDeal, found: Mapping[Play, bool]) -> bool:
        """Whether it matters who the partner is: with another, other cards would be right, too."""
        own, sides = deal.to_play, deal.sides
        partner = next(place for place in range(4) if place != own and sides[place] == sides[own])
        declarer = own if sides[own] == 0 else None
        for other in range(4):
            if other == own or sides[other] == sides[own]:
                continue
            if declarer is None and other == self._declarer_place:
                continue
            twin = deal.copy()
            changed = list(sides)
            changed[partner], changed[other] = changed[other], changed[partner]
            twin.sides = tuple(changed)
            instead = OpenCards(self.theme, sides[own], MOST[self.theme]).reaching(twin)
            if any(instead.values()) and instead != found:
                return True
        return False

    @property
    def _declarer_place(self) -> int:
        view = self.match.view(self.seat)
        return view.active.index(view.declarer) if view.declarer is not None else -1

    def are_alike(self, match: Match, actions: list[Any]) -> bool:
        """Whether it makes no difference which of these cards is played."""
        return alike_in_tarokk(deal_in(match, match.view(self.seat)), actions)

    def is_reached(self, match: Match) -> bool:
        """Whether the finished hand reached the goal."""
        return bool(goals.verdict(match, self.theme, self.seat))

    def theme_by(self, lost: list[Match]) -> str:
        """The theme is that of the goal."""
        return self.theme


class TarokkGame:
    """See :class:`judging.Game`."""

    name = "tarokk"
    puzzles = PUZZLES
    wanted = WANTED
    choose = staticmethod(choose)
    evaluate = staticmethod(evaluate)
    difference = staticmethod(difference)

    def glance(self, view: View) -> Mapping[Any, Any]:
        """A look at few deals."""
        return strong.evaluate(view, seed=0, should_stop=None, settings=_GLANCE)

    def source_of(self, theme: str) -> str:
        """The kind of hands in which puzzles of a theme are found."""
        return SOURCES[theme]

    def positions(self, source: str, number: int, themes: set[str]) -> Iterator[TarokkPosition]:
        """Where puzzles may begin in a hand."""
        chance = Random(f"tarokk {source} {number}")
        match = Match.new(Variant(), first_dealer=number % 4)
        deck = chance.sample(CARDS, 42)
        while not _suits(source, [mask_of(hand) for hand in dealt(tuple(deck))]):
            deck = chance.sample(CARDS, 42)
        match.deal(deck)
        known: dict[tuple[str, int], OpenCards] = {}
        while match.to_move is not None:
            seat = match.to_move
            view = match.view(seat)
            if view.phase == "play" and len(view.legal) > 1:
                left = 9 - len(view.winners)
                for theme in sorted(each for each in themes if LEFT[each][0] <= left <= LEFT[each][1]):
                    deal, side = deal_in(match, view), side_number(view.side)
                    if _is_possible(theme, deal, view):
                        cards = known.setdefault(
                            (theme, side), OpenCards(theme, side, MOST.get(theme, goals.MOST_CARDS))
                        )
                        yield TarokkPosition(theme, match.copy(), seat, cards)
            match.apply(seat, _action(view, source, number))


def _suits(source: str, hands: list[int]) -> bool:
    """Whether a deal is of the kind that is searched."""
    tarokks = {card: (hand & TAROKKS).bit_count() for card in HONOURS for hand in hands if hand >> card & 1}
    if source == "pagat":
        return tarokks.get(Card.I, 0) >= MANY
    if source == "catch":
        apart = not any(hand >> Card.SKIZ & hand >> Card.XXI & 1 for hand in hands)
        return apart and tarokks.get(Card.XXI, FEW + 1) <= FEW and Card.SKIZ in tarokks
    return True


def _action(view: View, source: str, number: int) -> Action:
    """What the seat does: as by rules of thumb, but in hands for it a bold player announces the pagát."""
    if source == "pagat" and ULTIMO in view.legal and Card.I in view.hand:
        return ULTIMO
    return choose(view, "heuristic", seed=number)


def _is_possible(theme: str, deal: KnownDeal, view: View) -> bool:
    """Whether the goal of a theme is open, and means something."""
    side = deal.sides[deal.to_play]
    where = {card: place for place, hand in enumerate(deal.hands) for card in range(42) if hand >> card & 1}
    where |= {card: (deal.leader + place) & 3 for place, card in enumerate(deal.open)}
    match theme:
        case "catch":
            if Card.SKIZ not in where or Card.XXI not in where:
                return False
            return deal.sides[where[Card.SKIZ]] == side != deal.sides[where[Card.XXI]]
        case "pagat" | "beat-pagat":
            return Card.I in where and (deal.sides[where[Card.I]] == side) == (theme == "pagat")
        case "trull":
            return not deal.won[side] & TRULL and bool({*HONOURS} & where.keys())
    knows = view.all_sides_public or view.called in view.hand or view.alone
    return not knows and sum(each == side for each in deal.sides) == 2
