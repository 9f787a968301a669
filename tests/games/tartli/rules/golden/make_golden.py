"""Makes golden.jsonl.gz, 300 matches with a digest of every step:
``python -m tests.games.tartli.rules.golden.make_golden``.

Each line is a match: ``record`` as in R14, and ``digests``, for each hand the digests of its deal and of its
actions in order. canonical.py defines the text of a step.

Digests may be renewed only when a rule in the contract changes, in the commit that changes it, which says
which digests change and why. ``--renew`` does this and keeps the records. A change that tidies, renames or
speeds up the engine changes no digest. If a record breaks a new rule, run this without ``--renew`` to make
the records again.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli.rules import (
    AUSTRIAN,
    BELA,
    EXCHANGE,
    HUNGARIAN,
    OUT,
    STRENGTH,
    Action,
    BelaDeclared,
    ContestAnswered,
    Declare,
    Event,
    Exchanged,
    GameWon,
    HandEnded,
    Match,
    MatchWon,
    Play,
    SuddenDeathNext,
    Tied,
    TrickGathered,
    Variant,
    parse_seated,
)
from tests.games.tartli.rules.golden.canonical import DIGITS, digest, steps
from tests.games.tartli.rules.positions import at_scores, dealt, play, stacked

GOLDEN = Path(__file__).with_name("golden.jsonl.gz")
COUNT = 300
MOST_STEPS = 32_000
"""The most steps in all records together, which the test replays in a few seconds."""

Choice = Callable[[Match, random.Random], tuple[int, Action]]


# Ways of playing


def at_random(match: Match, chance: random.Random) -> tuple[int, Action]:
    """Meld often, interrupt now and then; go out mostly with 501, hardly ever with less."""
    assert match.to_move is not None
    seat = match.to_move if chance.random() < 0.85 else 1 - match.to_move
    legal = [action for action in match.legal_actions(seat) if action != OUT]
    if OUT in match.legal_actions(seat) and chance.random() < (0.3 if match.counts[seat] > 500 else 0.003):
        return seat, OUT
    if not legal:
        seat = match.to_move
        legal = [action for action in match.legal_actions(seat) if action != OUT]
    loud = [action for action in legal if isinstance(action, Declare) or action in (BELA, EXCHANGE)]
    return seat, chance.choice(loud if loud and chance.random() < 0.5 else legal)


def without_going_out(match: Match, chance: random.Random) -> tuple[int, Action]:
    """Play at random, but nobody goes out."""
    seat, action = at_random(match, chance)
    while action == OUT:
        seat, action = at_random(match, chance)
    return seat, action


def silently(match: Match, chance: random.Random) -> tuple[int, Action]:
    """Play without saying anything or going out."""
    assert match.to_move is not None
    quiet = (BELA, EXCHANGE, OUT)
    legal = match.legal_actions(match.to_move)
    return match.to_move, chance.choice(
        [action for action in legal if not isinstance(action, Declare) and action not in quiet]
    )


def keeping_the_best(match: Match, chance: random.Random) -> tuple[int, Action]:
    """Seat 0 keeps its best cards for the last nine tricks, seat 1 spends them (R9.4)."""
    seat, action = silently(match, chance)
    view = match.view(seat)
    plays = [each for each in view.legal if isinstance(each, Play)]
    if plays and view.trump is not None:
        place = STRENGTH[view.trump]
        low = (view.trick_number < 8) == (seat == 0)
        action = (min if low else max)(plays, key=lambda each: place[each.card])
    return seat, action


def played(match: Match, choose: Choice, chance: random.Random, most: int, hands: int) -> Match:
    """Continue a match for at most ``most`` actions, and at most ``hands`` hands in all."""
    while most and match.winner is None:
        if match.needs_deck:
            if len(match.hands) >= hands:
                break
            match.deal(chance.sample(CARDS, 32))
        else:
            match.apply(*choose(match, chance))
            most -= 1
    return match


# Rules


def house_rules(chance: random.Random) -> Variant:
    """Every switch of R11 at random."""
    return Variant(
        name="house",
        turned_card=chance.choice(("nineteenth", "choice")),
        next_dealer=chance.choice(("alternate", "winner")),
        set_of_nines=chance.random() < 0.5,
        tens_below_unders=chance.random() < 0.5,
        sequences_per_trick=chance.choice(("one", "one_per_suit")),
        further_sequences=chance.choice(("higher_or_apart", "not_inside")),
        bar_touching_sequences=chance.random() < 0.5,
        bela_with_melds=chance.random() < 0.5,
        exchange=chance.choice(("leader", "any_time")),
        show_trick_7_draw=chance.random() < 0.5,
        stichmatsch=chance.random() < 0.5,
        double_below=chance.choice((1, 100, 250, 251, 501)),
        match_target=chance.choice((None, 1, 2, 5)),
    )


def variant_for(number: int, chance: random.Random) -> Variant:
    """A third of the variants is each preset, a third house rules."""
    return (HUNGARIAN, AUSTRIAN, house_rules(chance))[number % 3]


# Sources of matches


def whole_hands(variant: Variant, chance: random.Random) -> Match:
    """One to three hands from the beginning, the last perhaps unfinished."""
    match = Match.new(variant, first_dealer=chance.randrange(2), players=("Zsófi", "Ödön"))
    return played(match, at_random, chance, chance.choice((15, 45, 80, 120)), chance.choice((1, 1, 2, 3)))


def many_melds(variant: Variant, chance: random.Random) -> Match:
    """A hand in which both players have much to declare."""
    packs = (
        ("AAKOUX BA LAKO", "HAKOUX9 BKOU"),
        ("AAKOU LAKOU B9", "HAKOU BAKOU L9"),
        ("A9XUO L9XUO H9", "HXUOK BXUOK A7"),
        ("HAKOUX9 LXUO", "AXUOKA LKA9"),
    )
    deck = stacked(chance.choice(packs), turned=chance.choice(("H7", "A8", "L8", "B8")))
    match = Match.new(variant, first_dealer=0, players=("Zsófi", "Ödön"))
    match.deal(deck)
    return played(match, at_random, chance, chance.choice((25, 50, 80)), 2)


def the_last_nine(variant: Variant, chance: random.Random) -> Match:
    """A hand in which one seat wins the last nine tricks, with or without stichmatsch in the rules (R9.4)."""
    while True:
        others = chance.sample([card for card in CARDS if str(card) not in "AO A9 AA AX AK LA LX LK A7"], 9)
        match = Match.new(variant, first_dealer=0)
        match.deal(stacked(("AO9AXK LAXK", " ".join(map(str, others))), turned="A7"))
        played(match, keeping_the_best, chance, 100, 1)
        late = {each.seat for each in match.events if isinstance(each, TrickGathered) and each.number > 7}
        if len(late) == 1:
            return match


def to_the_end_of_a_match(variant: Variant, chance: random.Random) -> Match:
    """A match for one or two games."""
    agreed = replace(variant, match_target=chance.choice((1, 2)))
    return played(Match.new(agreed, first_dealer=0), at_random, chance, 320, 9)


def near_the_end(variant: Variant, chance: random.Random) -> Match:
    """A match with one seat just short of 501, the other near it or far from it."""
    scores = chance.choice(((490, 415), (490, 174)))
    return played(at_scores(scores, variant), at_random, chance, 60, 99)


def to_the_last_trick(variant: Variant, chance: random.Random) -> Match:
    """Like :func:`near_the_end`, but silent, and each game won counts double (R9.3)."""
    return played(at_scores((490, 415), replace(variant, double_below=501)), silently, chance, 60, 99)


def equal_above_501(variant: Variant, chance: random.Random) -> Match:
    """Sudden death: the first points win (R9.5)."""
    return played(at_scores((503, 503), variant), without_going_out, chance, 12, 99)


def sudden_death_by_melds(variant: Variant, chance: random.Random) -> Match:
    """Sudden death in which both players score at step 7 of one trick (R9.5, R7.2)."""
    match = at_scores((503, 503), replace(variant, bela_with_melds=True))
    match.deal(stacked(("HKO AAKO", "LAKO BAKO"), turned="H7"))
    return played(match, without_going_out, chance, 12, 99)


def both_out(variant: Variant, chance: random.Random) -> Match:
    """Counts of 503 each, or 2 apart, by béla and a kvart in trick 2, still to be gathered (R7.2)."""
    house = replace(variant, bela_with_melds=True)
    scores = chance.choice(((463, 442), (463, 442), (461, 444), (465, 440)))
    hands = ("HKO LA9", "LKOUX BA7")
    match = dealt(house, hands=hands, turned="H7", scores=scores, talon="A8 A9 AU BU")
    play(match, "BA/L9 1:declare LK4 1:play B7 0:bela 0:play LA")
    play(match, chance.choice(("0:out", "1:out")))
    return match if match.to_move is None else played(match, without_going_out, chance, 12, 99)


SOURCES: tuple[tuple[int, Callable[[Variant, random.Random], Match]], ...] = (
    (153, whole_hands),
    (48, many_melds),
    (18, the_last_nine),
    (9, to_the_end_of_a_match),
    (15, near_the_end),
    (9, to_the_last_trick),
    (9, equal_above_501),
    (9, sudden_death_by_melds),
    (15, both_out),
)
"""The number of records from each source; those at the line of a double game are derived from them."""


def made() -> list[dict[str, Any]]:
    """The records: always the same, and no two alike."""
    chance = random.Random("golden")
    records: list[dict[str, Any]] = []
    for count, source in SOURCES:
        wanted, number = len(records) + count, 0
        while len(records) < wanted:
            record = source(variant_for(number, chance), chance).to_record()
            number += 1
            if record not in records:
                records.append(record)
    return records + [*_at_the_line(records)][: COUNT - len(records)]


def _at_the_line(records: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Matches that end with a game, with ``double_below`` at the loser's count or just above it (R9.3)."""
    for record in records:
        match = Match.from_record(record)
        won = [event for event in match.events if isinstance(event, GameWon)]
        if not won or len(record["hands"]) > 2 or sum(match.games) != won[-1].worth:
            continue
        line = won[-1].counts[1 - won[-1].seat]
        for double_below in (line, line + 1):
            if double_below > 0:
                variant = record["variant"] | {"name": "line", "double_below": double_below}
                yield record | {"variant": variant}


# Contents


def told_of(record: dict[str, Any]) -> Counter[str]:
    """The counts of events, endings of hands and worths of games in a record."""
    found = Counter([f"by {record['variant']['name']}"])
    match = Match.from_record({**record, "hands": []})
    for hand in record["hands"]:
        match.deal([Card.parse(code) for code in hand["deck"].split(" ")])
        for text in hand["actions"]:
            match.apply(*parse_seated(text))
        found.update(_names(match.events))
    found["hand not over"] += match.to_move is not None
    return found


def _names(events: tuple[Event, ...]) -> Iterator[str]:
    ending = ""
    for event in events:
        match event:
            case HandEnded():
                ending = event.ending
                yield ending
                if event.stichmatsch is not None:
                    yield "stichmatsch"
            case GameWon():
                yield f"{ending}, worth {event.worth}"
            case ContestAnswered():
                yield "higher here" if event.higher else "good"
            case MatchWon():
                yield "match won"
            case SuddenDeathNext():
                yield "sudden death next"
            case Tied():
                yield "tied"
            case Exchanged():
                yield "exchanged"
            case BelaDeclared():
                yield "bela"


# The file


def read() -> list[dict[str, Any]]:
    """The lines of the file."""
    with gzip.open(GOLDEN, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write(records: list[dict[str, Any]]) -> None:
    """Write the records with their digests, the same bytes for the same matches."""
    lines = []
    for record in records:
        digests: dict[int, str] = defaultdict(str)
        for hand, _, text in steps(record):
            digests[hand] += digest(text)
        lines.append(json.dumps({"record": record, "digests": [*digests.values()]}, ensure_ascii=False))
    GOLDEN.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))
    print(GOLDEN.name, GOLDEN.stat().st_size, "bytes")


def main() -> int:
    """Make the file, or renew only its digests."""
    records = [line["record"] for line in read()] if "--renew" in sys.argv[1:] else made()
    total: Counter[str] = Counter()
    for record in records:
        total += told_of(record)
    print(dict(total))
    before = {json.dumps(line["record"]): line["digests"] for line in read()} if GOLDEN.exists() else {}
    write(records)
    after = {json.dumps(line["record"]): line["digests"] for line in read()}
    count = sum(len(each) // DIGITS for line in after.values() for each in line)
    others = sum(digests != before.get(record) for record, digests in after.items())
    print(f"{len(records)} records, {count} steps; {others} of the records have other digests than before")
    return 0 if len(records) == COUNT and count <= MOST_STEPS else 1


if __name__ == "__main__":
    sys.exit(main())
