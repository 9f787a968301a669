"""Properties of every session, with random switches, decks and play (U1 to U18).

Hypothesis chooses the rules, the seed of the play and how far it goes; it is derandomized, so every run
tests the same sessions.
"""

import random

from hypothesis import given, settings

from tartli_desktop.games.ulti import (
    CARDS,
    CONTRACTS,
    Action,
    Card,
    Dealt,
    HandEnded,
    Laid,
    Match,
    Played,
    RuleError,
    TrickWon,
    Variant,
)

from .walks import lengths, played, rule_sets, seeds, walk


@settings(max_examples=60)
@given(variant=rule_sets, seed=seeds)
def test_every_payment_sums_to_zero(variant: Variant, seed: int) -> None:  # U12.1, U12.3, U14.1
    match = played(variant, seed, 250)
    sums = [0, 0, 0]
    for number, result in enumerate(match.results, 1):
        assert result.number == number
        assert sum(result.points) == 0
        for component in result.components:
            assert sum(component.paid) == 0
            assert component.levels[result.soloist] == 0
        for seat in range(3):
            assert result.points[seat] == sum(component.paid[seat] for component in result.components)
            sums[seat] += result.points[seat]
    assert match.points == tuple(sums)
    assert match.balance == tuple(points * variant.unit for points in sums)


@settings(max_examples=60)
@given(variant=rule_sets, seed=seeds)
def test_a_result_says_what_was_bid_and_more(variant: Variant, seed: int) -> None:
    # U18.4: the contract's components first, then the silent ones that happened, in their order
    silent = ["silent-100", "silent-ulti", "silent-aces", "silent-durchmars"]
    for result in played(variant, seed, 250).results:
        contract = CONTRACTS[result.contract]
        names = [component.name for component in result.components]
        assert names[: len(contract.names)] == list(contract.names)
        places = [silent.index(name) for name in names[len(contract.names) :]]
        assert places == sorted(places)
        if contract.kind == "plain":
            assert not places
            assert result.trick_points is None
        assert (result.scores is None) == (not contract.has("simple") or result.end == "forfeit")
        if result.scores is not None:
            # U6.1: never equal
            mine, theirs = result.scores
            assert (mine + theirs) % 20 == 10
            assert next(each for each in result.components if each.name == "simple").won == (mine > theirs)


@settings(max_examples=50)
@given(variant=rule_sets, seed=seeds)
def test_the_card_points_are_those_of_the_tricks(variant: Variant, seed: int) -> None:
    # U1.5, U7.4: counted again from what was played
    for match in walk(Match.new(variant, first_dealer=0), seed, 120):
        if match.to_move is not None or not match.results or match.results[-1].end != "played":
            continue
        result, tricks = match.results[-1], match.view(0).tricks
        if result.trick_points is None:
            continue
        mine = sum(
            10 * (str(card)[1] in "AX")
            for _, cards, winner in tricks
            for card in cards
            if winner == result.soloist
        )
        assert result.trick_points == mine + 10 * (tricks[-1][2] == result.soloist)


@settings(max_examples=40)
@given(variant=rule_sets, seed=seeds)
def test_32_cards_at_every_step(variant: Variant, seed: int) -> None:  # U1.1, U2.4, U2.5
    for match in walk(Match.new(variant, first_dealer=0), seed, 90):
        views = [match.view(seat) for seat in range(3)]
        lying = [card for view in views for card in view.hand]
        lying += [card for _, cards, _ in views[0].tricks for card in cards]
        lying += views[0].trick
        talon = 32 - len(lying)
        assert len(set(lying)) == len(lying)
        if views[0].phase != "bid" or variant.auction == "one_round" or talon < 17:
            assert talon in (0, 2)
        assert views[0].sizes == tuple(len(view.hand) for view in views)


EVERY_TEXT = [
    *("pass", "take", "keep", "forfeit", "good", "claim", "agree", "refuse", "concede"),
    *("trump A", "trump L", "trump B", "marriage 40", "marriage 20", "marriage 40 20", "marriage 20 20"),
    *(f"play {card}" for card in CARDS),
    *("bid simple", "bid ulti", "bid hearts aces", "bid rebetli", "bid hearts 20-100 ulti open-durchmars"),
    *("lay AA AK", "lay L9 B8", "lay HX B7", "double ulti", "double simple", "double ulti simple"),
    *("double betli", "double betli/1", "double durchmars/0 durchmars/2", "double durchmars", "double aces"),
]


def hidden_from(match: Match, seat: int) -> list[Card]:
    """The cards that this seat has never seen in the current hand."""
    view = match.view(seat)
    seen = {card for hand in view.open_hands if hand for card in hand} | set(view.hand) | set(view.trick)
    seen |= {card for _, cards, _ in view.tricks for card in cards}
    seen |= {card for pair, _ in view.lays for card in pair} | {card for pair in view.takes for card in pair}
    for event in match.events:
        if isinstance(event, Dealt):
            seen |= set(event.hands[seat] or ())
    if match.to_move is None and match.results and match.results[-1].talon:
        seen |= set(match.results[-1].talon)
    return [card for card in CARDS if card not in seen]


@settings(max_examples=100)
@given(variant=rule_sets, seed=seeds, steps=lengths)
def test_a_view_tells_nothing_of_hidden_cards(variant: Variant, seed: int, steps: int) -> None:
    # U16, U16.4: hidden cards can change places without changing the view, if all actions stay legal
    match = played(variant, seed, steps)
    if not match.hands:
        return
    chance = random.Random(seed)
    seat = chance.randrange(3)
    hidden = hidden_from(match, seat)
    mixed = dict(
        zip(map(str, hidden), chance.sample([str(card) for card in hidden], len(hidden)), strict=True)
    )
    record = match.to_record()

    def exchanged(text: str) -> str:
        return " ".join(mixed.get(word, word) for word in text.split(" "))

    hand = record["hands"][-1]
    hand["deck"] = exchanged(hand["deck"])
    hand["actions"] = [exchanged(action) for action in hand["actions"]]
    try:
        other = Match.from_record(record)
    except RuleError:
        # The exchanged cards make an action of the hand illegal.
        return
    if other.results != match.results:
        # The end of the hand depends on cards that it shows (U13.3).
        return
    assert other.view(seat) == match.view(seat)
    assert [event.seen_by(seat) for event in other.events] == [event.seen_by(seat) for event in match.events]
    if match.to_move is not None:
        legal = match.legal_actions(seat)
        assert other.legal_actions(seat) == legal
        for action in map(Action.parse, EVERY_TEXT):
            # Refusals tell nothing of hidden cards either.
            assert other.refusal(seat, action) == match.refusal(seat, action)


@settings(max_examples=40)
@given(variant=rule_sets, seed=seeds)
def test_cards_are_shown_only_to_their_seat(variant: Variant, seed: int) -> None:  # U18.5, U4.7
    match = played(variant, seed, 60)
    for event in match.events:
        for seat in range(3):
            seen = event.seen_by(seat)
            if isinstance(event, Laid) and isinstance(seen, Laid):
                assert (seen.cards is None) == (seat != event.seat)
            if isinstance(seen, Dealt):
                assert [cards is not None for cards in seen.hands] == [place == seat for place in range(3)]


@settings(max_examples=40)
@given(variant=rule_sets, seed=seeds)
def test_every_trick_has_its_events(variant: Variant, seed: int) -> None:  # U18.5
    match = played(variant, seed, 120)
    kinds = [type(event) for event in match.events]
    assert kinds.count(Played) == 3 * kinds.count(TrickWon) + len(match.view(0).trick)
    assert HandEnded not in kinds[:-1]
    assert [event.number for event in match.events if isinstance(event, TrickWon)] == list(
        range(1, kinds.count(TrickWon) + 1)
    )
