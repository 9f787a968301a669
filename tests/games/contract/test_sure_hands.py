"""Who is certain to win all tricks left can have them played: what is called certain is so."""

import random

from pytestqt.qtbot import QtBot

from tartli_desktop.game.match import Match
from tartli_desktop.game.rules import Rules
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore

from .programs import IN_TWO
from .sitting import Sitting
from .stored import PERSON
from .tables import Seated
from .walks import choice, new_match, walk

HANDS = 60
"""In so many random hands, some end with tricks that are certain."""


pytestmark = IN_TWO


def certain(rules: Rules, seed: int, dealer: int = 0) -> tuple[int, Match] | None:
    """The seat and the first position of a random hand in which all tricks left are certain."""
    match = new_match(rules, rules.form.seats[0], dealer)
    for at in walk(rules, match, seed, 200):
        seat = at.to_move
        if seat is None:
            return None
        view = at.view(seat)
        if rules.sure_card(view) is not None and rules.only_card(view) is None:
            return seat, at
    return None


def test_whoever_is_certain_wins_every_trick_whatever_the_others_play(rules: Rules) -> None:
    found = [each for seed in range(HANDS) if (each := certain(rules, seed)) is not None]
    assert found
    for seat, match in found:
        for seed in range(5):
            twin, chance = match.copy(), random.Random(seed)
            while twin.to_move is not None:
                view = twin.view(twin.to_move)
                if twin.to_move == seat and not view.trick:
                    sure = rules.sure_card(view)
                    assert sure is not None
                    twin.apply(seat, sure)
                else:
                    assert view.trick, "only the one who is certain leads"
                    twin.apply(*choice(rules, twin, chance))


def test_what_is_certain_is_played_to_the_end_at_once(qtbot: QtBot, rules: Rules, seated: Seated) -> None:
    found = next(each for seed in range(HANDS) if (each := certain(rules, seed)) is not None)
    table = seated(rules, found[1], person=found[0])
    session = table.session
    session.start()
    assert session.phase is Phase.DECIDE
    assert session.may_hurry
    session.hurry()
    qtbot.waitUntil(lambda: session.hand_is_over)
    assert table.phases.count(Phase.DECIDE) == 1
    assert table.saved == session.record()


def test_in_a_puzzle_it_is_not_offered(rules: Rules, seated: Seated) -> None:
    found = next(each for seed in range(HANDS) if (each := certain(rules, seed)) is not None)
    table = seated(rules, found[1], person=found[0], marks=MatchMarks(puzzle=3, practice=True))
    table.session.start()
    assert not table.session.may_hurry


def test_the_rest_is_claimed_by_a_button_at_the_table(
    qtbot: QtBot, game: str, rules: Rules, store: MatchStore
) -> None:
    found = (
        certain(rules, seed, dealer) for seed in range(4 * HANDS) for dealer in range(rules.form.seats[0])
    )
    match = next(each[1] for each in found if each is not None and each[0] == PERSON)
    sitting = Sitting(qtbot, store, game, match)
    to_end = sitting.area.table_actions.to_end
    assert sitting.area.panel.button(to_end).text().replace("&", "").startswith("Claim the rest")
    sitting.press(to_end)
    qtbot.waitUntil(lambda: sitting.session.hand_is_over)
    assert not to_end.isVisible()
    sitting.session.close()
    sitting.session.thinker.close()
