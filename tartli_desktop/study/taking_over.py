"""Studies of hands that were played, or are being played."""

from msgspec.structs import replace

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.match import Match
from tartli_desktop.game.record import KNOCK, NOTICE, first_hands
from tartli_desktop.game.registry import rules_of_record
from tartli_desktop.game.rules import Rules, seated

from .completion import as_dealt
from .document import MOST_BEFORE
from .positions import match_before
from .study import Setup, Step, Study

_OF_A_HAND = ("deck", "actions", KNOCK, NOTICE)


def study_of_hand(record: Json, number: int, seat: int, title: str = "") -> Study:
    """A hand of a match, counted from 1, with all its cards, as played.

    Raises RecordError for a record that breaks a rule before the end of the hand.
    """
    rules = rules_of_record(record)
    match = rules.match.from_record(first_hands(record, number))
    return _study(rules, match, record["hands"][: number - 1], seat, title)


def study_of_view(rules: Rules, match: Match, seat: int, title: str = "") -> Study:
    """The running hand of a match as far as one seat may know it.

    What others laid away, or said without showing it, is left open.
    """
    study = _study(rules, match, match.to_record()["hands"][:-1], seat, title)
    seen, hidden = _seen(study, match, seat)
    setup = study.setup
    known = tuple(
        tuple(card if card in seen else None for card in cards) if seat != place else cards
        for place, cards in enumerate(setup.known)
    )
    talon = tuple(card if card in seen else None for card in setup.talon)
    line = study.line(study.end_of_line())
    told = _told(match, seat)
    steps = tuple(
        Step(step.seat, step.text.partition(" ")[0], is_open=False, told=told.get(step.seat))
        if number in hidden
        else step
        for number, step in enumerate(line)
    )
    without = Study.of(replace(setup, known=known, talon=talon), title)
    taken, _ = without.with_line(steps)
    return taken


def _study(rules: Rules, match: Match, before: list[JsonDict], seat: int, title: str) -> Study:
    number = len(match.hands)
    deck, texts = match.hands[-1]
    dealer, hands = match.first_dealer, tuple(_plain(hand) for hand in before)
    if len(hands) > MOST_BEFORE:
        # So long a match cannot be taken along: its scores are left behind.
        dealer, hands = rules.match.from_record(first_hands(match.to_record(), number - 1)).dealer, ()
    nothing = ((),) * len(match.players)
    setup = Setup(
        rules.name, match.variant, match.players, dealer, seat, nothing, (), match.knocked(number), hands
    )
    line = tuple(Step(who, str(action)) for who, action in (seated(rules, text) for text in texts))
    study, _ = Study.of(as_dealt(setup, match_before(setup), line, deck), title).with_line(line)
    return study


def _plain(hand: JsonDict) -> JsonDict:
    return {key: hand[key] for key in _OF_A_HAND if key in hand}


def _seen(study: Study, match: Match, seat: int) -> tuple[set[Card], set[int]]:
    """The cards that a seat has seen in a hand, and the steps of others of which it does not know all."""
    rules = study.setup.rules
    table = match_before(study.setup)
    table.deal(match.hands[-1][0], knock=study.setup.knock)
    seen, unsure = _looked_at(table, seat), dict[int, tuple[Card, ...]]()
    for number, step in enumerate(study.line(study.end_of_line())):
        action = step.action(rules)
        assert action is not None
        event, *_ = table.apply(step.seat, action)
        seen |= _looked_at(table, seat)
        is_told = isinstance(action, rules.plays) or event.seen_by(seat) == event
        if step.seat != seat and not is_told and " " in step.text:
            unsure[number] = rules.cards_leaving(action) or rules.cards_shown(action)
    return seen, {number for number, cards in unsure.items() if not cards or not seen.issuperset(cards)}


def _told(match: Match, seat: int) -> dict[int, int]:
    """How many of the cards that each seat laid away everybody was told of, where that is known (T6.6)."""
    view = match.view(seat)
    shown, others = getattr(view, "told", None) or ((), ())
    declarer: int | None = getattr(view, "declarer", None)
    if isinstance(others, int):
        # Only their sum was told.
        others = () if others else tuple((each, 0) for each in range(len(match.players)))
    told = dict(others)
    return told if declarer is None else told | {declarer: len(shown)}


def _looked_at(match: Match, seat: int) -> set[Card]:
    """The cards whose places a seat knows: its hand, the one turned up, those of others known or told."""
    view = match.view(seat)
    theirs: tuple[Card, ...] = getattr(view, "opponent_cards", ())
    turned: Card | None = getattr(view, "turned", None)
    told, _ = getattr(view, "told", None) or ((), ())
    return {*view.hand, *theirs, *told, *([] if turned is None else [turned])}
