"""Reviews the golden records, and says where a review contradicts the exact solver or itself:
``python -m tests.review_corpus [FIRST [LAST]]``, all 300 without numbers, which takes hours.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tartli_desktop.files.long_work import at_once
from tartli_desktop.games.tartli.opponents.endgame.choice import EndgameChoice
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.meld_tables import normal_card
from tartli_desktop.games.tartli.opponents.strong import worth
from tartli_desktop.games.tartli.review.decisions import Decision, finished_hands
from tartli_desktop.games.tartli.review.hand_review import reviewing
from tartli_desktop.games.tartli.review.judgement import Judged
from tartli_desktop.games.tartli.rules import GAME_POINTS, LAST_DECLARING_TRICK, OUT, PLAYS, Match, Play
from tests.games.tartli.rules.make_golden import read


def is_solved(decision: Decision) -> bool:
    """Whether the hand is open and only a card is to be chosen, so that the solver has the last word."""
    view = decision.view
    cards_only = all(isinstance(each, Play) or each == OUT for each in view.legal)
    in_game = view.counts[view.seat] < GAME_POINTS and decision.action != OUT
    return view.trick_number > LAST_DECLARING_TRICK and cards_only and in_game


def contradiction(each: Judged) -> str:
    """What the solver says against a judgement; empty where it agrees."""
    view, done, better = each.decision.view, each.decision.action, each.better
    known = read_position(view)
    ends = {
        PLAYS[normal_card(bit.bit_length() - 1, known.trump)]: worth(*outcome, view.variant.double_below)
        for bit, outcome in EndgameChoice(known).outcomes().items()
    }
    if ends[better] < max(ends.values()):
        return f"{better} is not the best of {ends}"
    if each.is_mistake and ends[done] >= ends[better]:
        return f"{done} is no mistake beside {better} in {ends}"
    return ""


def finished(first: int = 1, last: int = 300) -> Iterator[tuple[str, Match, int]]:
    """Every finished hand of some of the records, after a name for it."""
    for number, line in enumerate(read(), 1):
        if first <= number <= last:
            match = Match.from_record(line["record"])
            for hand in range(1, finished_hands(match) + 1):
                yield f"record {number}, hand {hand}", match, hand


def main() -> int:
    """Review them; returns how many contradictions there were, 1 at most."""
    numbers = [int(word) for word in sys.argv[1:3]]
    failed = hands = decided = mistakes = 0
    for name, match, hand in finished(*numbers):
        for seat in (0, 1):
            review = at_once(reviewing(match, hand, seat))
            hands, decided = hands + 1, decided + len(review.decisions)
            mistakes += len(review.mistakes)
            for each in review.decisions:
                said = contradiction(each) if is_solved(each.decision) else ""
                if said:
                    failed = 1
                    print(f"{name}, seat {seat}, trick {each.decision.view.trick_number}: {said}")
    print(f"{hands} hands, {decided} decisions, {mistakes} mistakes")
    return failed


if __name__ == "__main__":
    sys.exit(main())
