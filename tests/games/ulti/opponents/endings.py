"""Endings for the tests of the exact solver, and their values by brute force with the rules."""

import random

from tartli_desktop.cards.german import CARDS, Card, mask_of
from tartli_desktop.games.ulti import CONTRACTS, Match, Play, Variant
from tartli_desktop.games.ulti.opponents.search.open_cards import Position
from tartli_desktop.games.ulti.opponents.search.stakes import Stakes
from tartli_desktop.games.ulti.opponents.valuation.strengths import TOP_ACES, TOPS, by_strength, strength_of
from tartli_desktop.games.ulti.rules.cards import NO_TRUMP
from tests.games.ulti.seated import parse_seated


def brute_force(match: Match, soloist: int, component: str = "") -> int:
    """The soloist's points with best play of both sides, by brute force; 1 or -1 for one component."""
    seat = match.to_move
    if seat is None:
        if component:
            return next(
                1 if each.won else -1 for each in match.results[-1].components if each.name == component
            )
        return match.results[-1].points[soloist]
    values = []
    for action in match.legal_actions(seat):
        if isinstance(action, Play):
            twin = match.copy()
            twin.apply(seat, action)
            values.append(brute_force(twin, soloist, component))
    return max(values) if seat == soloist else min(values)


def ending(variant: Variant, contract: str, seed: int, cards: int, *, fits: bool = False) -> Match | None:
    """A random ending with this many cards left to play; None where the hand ends before.

    Without the right cards, a betli or durchmars is lost long before. If it ``fits``, the soloist has many
    low cards for a betli or high ones for a durchmars, and plays the lowest or highest it may.
    """
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=chance.randrange(3))
    pack = chance.sample(CARDS, 32)
    match.deal(pack)
    assert match.to_move is not None
    soloist = match.to_move

    def fitness(card: Card) -> int:
        if "betli" in contract:
            return -card.rank
        return card.rank if contract.startswith("plain") else "789UOKXA".index(card.name[1])

    if fits:
        held = match.view(soloist).hand
        fitting = sorted(pack, key=fitness)[-10:]
        gone = (card for card in held if card not in fitting)
        swap = dict(zip(gone, (card for card in fitting if card not in held), strict=False))
        swap |= {taken: given for given, taken in swap.items()}
        match = Match.new(variant, first_dealer=match.dealer)
        match.deal([swap.get(card, card) for card in pack])
    lay = chance.choice(match.legal_actions(soloist))
    match.apply(soloist, lay)
    match.apply(*parse_seated(f"{soloist}:bid {contract}"))
    for place in (1, 2, 3):
        match.apply(*parse_seated(f"{(soloist + place) % 3}:pass"))
    while match.to_move is not None and sum(match.view(0).sizes) > cards:
        legal = match.legal_actions(match.to_move)
        plays = [action for action in legal if isinstance(action, Play)]
        if fits and match.to_move == soloist:
            plays = sorted(plays, key=lambda play: fitness(play.card))[-1:]
        others = [action for action in legal if not isinstance(action, Play)]
        spoken = [
            action for action in others if str(action).split()[0] in ("trump", "marriage", "double", "good")
        ]
        loud = spoken and (not plays or chance.random() < 0.5)
        match.apply(match.to_move, chance.choice(spoken if loud else plays))
    return match if match.to_move is not None and match.phase == "play" else None


def read(match: Match) -> tuple[Stakes, Position]:
    """The stakes of a match, and its position with all cards known."""
    views = [match.view(seat) for seat in range(3)]
    view = views[0]
    assert view.contract is not None
    assert view.soloist is not None
    soloist = view.soloist
    trump = NO_TRUMP if view.trump is None else "ALHB".index(view.trump)
    held = set(views[soloist].hand)
    for leader, cards, _ in view.tricks:
        held.add(cards[(soloist - leader) % 3])
    if view.trick and (soloist - (view.leader or 0)) % 3 < len(view.trick):
        held.add(view.trick[(soloist - (view.leader or 0)) % 3])
    talon = mask_of(views[soloist].lays[-1][0])
    stakes = Stakes(
        variant=view.rules,
        contract=CONTRACTS[view.contract],
        soloist=soloist,
        trump=trump,
        multiplier=view.multiplier or 1,
        held=mask_of(held),
        talon=talon,
        marriages=view.marriages,
        levels=view.levels,
    )
    tops = takers = acers = 0
    for _, cards, winner in view.tricks:
        mask = by_strength(mask_of(cards), trump)
        takers |= 1 << winner
        acers |= (1 << winner) if mask & TOP_ACES else 0
        tops += (mask & TOPS).bit_count() if winner == soloist else 0
    position = Position(
        [by_strength(mask_of(each.hand), trump) for each in views],
        view.leader or 0,
        tuple(strength_of(card, trump) for card in view.trick),
        tops=tops,
        takers=takers,
        acers=acers,
    )
    return stakes, position
