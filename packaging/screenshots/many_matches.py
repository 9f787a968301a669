"""The many short matches that statistics are made of."""

from __future__ import annotations

import random

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, OUT, Match, opponents
from tartli_desktop.games.tartli.opponents.strong import SearchSettings
from tartli_desktop.games.tartli.review.wording import TartliReviews
from tartli_desktop.kit.review.hand_review import answered_at_once
from tartli_desktop.store.match_head import MatchRow
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch

from .recorded import tartli_head
from .studio import NOON


def play_match(
    store: MatchStore, number: int, level: str, *, played_by: tuple[str, str] | None = None
) -> None:
    """Store a match of some games, every fourth an Austrian one, played by the program on both sides.

    Args:
        store: where it goes.
        number: tells it from others.
        level: the opponent's level as stored.
        played_by: the levels that play for the person and the opponent, if these differ.
    """
    chance = random.Random(number)
    variant = replace(AUSTRIAN if number % 4 == 3 else HUNGARIAN, match_target=3)
    match = Match.new(variant, first_dealer=number % 2, players=("Anna", "Kata"))
    # The strongest level takes too long for a picture.
    levels = played_by or ("heuristic", "heuristic" if level == "strong" else level)
    while match.winner is None:
        match.deal(chance.sample(CARDS, 32))
        while (seat := match.to_move) is not None:
            bold = OUT in match.legal_actions(0) and chance.random() < 0.0002
            match.apply(*((0, OUT) if bold else (seat, opponents.choose(match.view(seat), levels[seat]))))
    head = tartli_head(variant.to_dict(), match.players, match.first_dealer, level)
    actions = sum(len(texts) for _, texts in match.hands)
    row = MatchRow(0, head, NOON, NOON, True, match.games, len(match.hands), actions)
    extras = {"practice": "1"} if number in (5, 6) else {}
    store.add(StoredMatch(row, match.to_record(), extras, broken_at=None))


def review_match(store: MatchStore, match_id: int) -> None:
    """Go through all hands of a stored match as quickly as the coach can think."""
    match = Match.from_record(store.load(match_id).record)
    reviews, quick = TartliReviews(), SearchSettings(worlds=12, first=6, solved=2, declarations=2)
    for number in range(1, len(match.hands) + 1):
        review = answered_at_once(
            reviews.evaluating(match, number, 0),
            lambda query: opponents.evaluate(query.view, seed=query.seed, strength=quick),
        )
        store.reviews.set(match_id, number, 0, reviews.kept(review), coach=reviews.VERSION)
