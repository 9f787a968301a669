"""Two people at one table: who looks, what is told in between, and who may speak out of turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli import AUSTRIAN, BELA, HUNGARIAN, OUT, Event, Match, Play, Variant
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.games.tartli.options import GoOut
from tartli_desktop.games.tartli.two_people.session import TwoPeople, for_everybody, in_public
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.store.match_store import MatchStore
from tests.games.tartli.rules.positions import dealt
from tests.games.tartli.rules.random_matches import variants
from tests.session.playing import PAIR, QUICK, Scripted, at_random, keep, quick, settle, stack


class Pair:
    """Two people, and a table that shows everything at once."""

    def __init__(self, match: Match, settings: Settings = QUICK, *, practice: bool = False) -> None:
        self.store = MatchStore.in_memory()
        self.match_id = keep(self.store, match, practice=practice)
        self.journal = Journal(self.store, self.match_id)
        self.thinker = Scripted()
        self.told: list[Event] = []
        self.turns = 0
        self.session = TwoPeople(
            RULES,
            match,
            (None, None),
            self.journal,
            self.thinker,
            settings,
            shuffle=stack([], random.Random(1)),
            marks=MatchMarks(practice=practice, two=True),
        )
        self.session.happened.connect(self._hear)
        self.session.table_rotated.connect(self._count)
        self.session.start()
        settle()

    def _hear(self, events: tuple[Event, ...]) -> None:
        self.told += events
        self.session.presented()

    def _count(self) -> None:
        self.turns += 1

    @property
    def phase(self) -> Phase:
        return self.session.phase

    @property
    def looks(self) -> str:
        return self.session.names[self.session.viewer]

    @property
    def actions(self) -> list[str]:
        return list(self.store.load(self.match_id).record["hands"][-1]["actions"])

    def look(self) -> Pair:
        assert self.phase is Phase.CURTAIN
        self.session.look()
        settle()
        return self

    def play(self, code: str) -> Pair:
        assert self.session.do(Play(Card.parse(code))) is None
        settle()
        return self


@pytest.fixture
def made() -> Iterator[list[Pair]]:
    pairs: list[Pair] = []
    yield pairs
    for pair in pairs:
        pair.session.close()
        pair.store.close()
    assert not any(pair.thinker.asked for pair in pairs), "the program has no part in it"


def pair_at(made: list[Pair], match: Match, settings: Settings = QUICK, *, practice: bool = False) -> Pair:
    made.append(Pair(match, settings, practice=practice))
    return made[-1]


# What both know


@settings(max_examples=15)
@given(variants, st.integers(0, 2**31))
def test_in_public_both_know_the_same(variant: Variant, seed: int) -> None:
    chance = random.Random(seed)
    match = Match.new(variant, first_dealer=chance.randrange(2))
    deck = list(CARDS)
    chance.shuffle(deck)
    match.deal(deck)
    choose = at_random(chance)
    while (seat := match.to_move) is not None:
        match.apply(seat, choose(match.view(seat)))
        for side in (0, 1):
            public = in_public(match.view(side))
            assert (public.hand, public.opponent_cards, public.legal) == ((), (), ())
            # Both sides give the same public view.
            assert public.events == in_public(match.view(1 - side)).events
    for event in match.events:
        assert for_everybody(event) == for_everybody(event).seen_by(0) == for_everybody(event).seen_by(1)


# Who looks


def test_the_leader_opens_the_curtain_first(made: list[Pair]) -> None:
    pair = pair_at(made, dealt(hands=PAIR, turned="H7"))
    assert pair.phase is Phase.CURTAIN
    assert pair.looks == "B"
    assert pair.session.view.hand == ()
    pair.look()
    assert pair.phase is Phase.DECIDE
    assert {Card.BA, Card.HA} <= set(pair.session.view.hand)
    assert pair.session.view.to_move == pair.session.view.seat == pair.session.viewer == 1


def test_the_table_turns_after_each_card_and_the_winner_gathers(made: list[Pair]) -> None:  # R4
    pair = pair_at(made, dealt(hands=PAIR, turned="H7")).look().play("BA")
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "A")
    assert pair.session.view.hand == ()
    assert pair.session.view.trick == ((1, Card.BA),)
    pair.look().play("AA")
    # B has won the trick and sees it before it is gathered.
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "B")
    assert len(pair.session.view.trick) == 2
    pair.look()
    assert pair.phase is Phase.PAUSE
    pair.session.gather()
    settle()
    # The player who has gathered keeps looking, and leads.
    assert (pair.phase, pair.looks, pair.session.is_open) == (Phase.DECIDE, "B", True)
    assert pair.actions == ["1:play BA", "0:play AA", "1:gather"]


@pytest.mark.parametrize("variant", [HUNGARIAN, AUSTRIAN], ids=lambda variant: variant.name)
def test_nothing_of_a_hand_is_told_while_the_curtain_is_closed(made: list[Pair], variant: Variant) -> None:
    pair = pair_at(made, Match.new(variant, first_dealer=1))
    chance = random.Random(4)
    choose = at_random(chance, claims=0)
    closed = 0
    for _ in range(140):
        session = pair.session
        if not session.is_open:
            closed += session.phase is Phase.CURTAIN
            view = session.view
            assert (view.hand, view.opponent_cards, view.legal) == ((), (), ())
            assert all(event == for_everybody(event) for event in view.events)
        match session.phase:
            case Phase.CURTAIN:
                session.look()
            case Phase.CUT:
                session.cut(3)
            case Phase.HAND_OVER | Phase.OPENING:
                session.go_on()
            case Phase.DECIDE if not session.view.trick_number:
                # Before the deal there is nothing to hide.
                assert session.do(choose(session.played().view(session.viewer))) is None
            case Phase.DECIDE:
                assert session.do(choose(session.view)) is None
            case Phase.PAUSE:
                session.gather()
        settle()
    assert closed > 20


def test_covered_when_nobody_may_look(made: list[Pair]) -> None:
    pair = pair_at(made, dealt(hands=PAIR, turned="H7")).look()
    pair.session.cover()
    assert (pair.phase, pair.session.view.hand) == (Phase.CURTAIN, ())
    assert pair.session.do(Play(Card.BA)) is None
    assert pair.session.do(BELA) is None
    assert pair.actions == []
    pair.look().play("BA")
    assert pair.actions == ["1:play BA"]


def test_the_one_who_does_not_deal_cuts(made: list[Pair]) -> None:  # R3.2
    pair = pair_at(made, Match.new(HUNGARIAN, first_dealer=0))
    assert (pair.phase, pair.looks) == (Phase.CUT, "B")
    pair.session.cut(5)
    settle()
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "B")


# Out of turn


def test_the_player_at_the_top_goes_out(made: list[Pair]) -> None:  # R9.2
    pair = pair_at(made, dealt(hands=PAIR, turned="H7", scores=(464, 491))).look()
    assert pair.looks == "B"
    assert pair.session.other_may_go_out
    assert not pair.session.other_wins_by_going_out
    pair.session.other_goes_out()
    settle()
    assert pair.actions == ["0:out"]
    assert pair.session.standings == (0, 1)


def test_the_player_at_the_top_may_look_and_speak(made: list[Pair]) -> None:  # R7.1
    pair = pair_at(made, dealt(hands=("HKO", "BA"), turned="H7")).look()
    pair.session.other_speaks()
    assert (pair.phase, pair.looks, pair.session.view.hand) == (Phase.CURTAIN, "A", ())
    pair.look()
    assert pair.phase is Phase.SPEAK
    assert pair.session.do(Play(Card.HK)) is not None, "it is not A's turn"
    assert pair.session.do(BELA) is None
    settle()
    assert (pair.phase, pair.actions) == (Phase.SPEAK, ["0:bela"])
    pair.session.go_on()
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "B")
    assert pair.look().phase is Phase.DECIDE


def test_who_has_scored_with_the_second_card_speaks_first(made: list[Pair]) -> None:  # R9.2
    # B leads, declares a terc and loses the trick; with the terc B could go out, so A must wait.
    match = dealt(hands=("HA A789", "LUX9 BA"), turned="H7", scores=(464, 491))
    pair = pair_at(made, match).look()
    declare = next(action for action in pair.session.view.legal if str(action) == "declare LU3")
    assert pair.session.do(declare) is None
    settle()
    pair.play("LU").look().play("HA")
    # A has won the trick, but B scored.
    assert match.counts[1] >= 501
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "B")
    assert not pair.session.other_may_go_out, "A waits while B can claim"
    pair.look()
    assert pair.phase is Phase.PAUSE
    assert pair.session.do(OUT) is None
    settle()
    assert pair.actions[-1] == "1:out"
    assert pair.session.standings == (0, 1)


def test_going_out_by_itself_is_for_both(made: list[Pair]) -> None:
    match = dealt(hands=("HA A789", "LUX9 BA"), turned="H7", scores=(464, 491))
    pair = pair_at(made, match, quick(go_out=GoOut.BY_ITSELF)).look()
    declare = next(action for action in pair.session.view.legal if str(action) == "declare LU3")
    pair.session.do(declare)
    settle()
    pair.play("LU").look().play("HA")
    # The leader's terc has scored with A's card, and nobody needs to look for that.
    assert pair.actions[-1] == "1:out"
    assert pair.phase is Phase.HAND_OVER


# Taking back, leaving


def test_either_player_takes_back_a_decision(made: list[Pair]) -> None:
    pair = pair_at(made, dealt(hands=PAIR, turned="H7"), practice=True).look().play("BA")
    assert str(pair.session.last_decision) == "play BA"
    assert str(pair.session.undo()) == "play BA"
    settle()
    assert pair.actions == []
    # The other player might sit there now.
    assert (pair.phase, pair.looks, pair.session.view.hand) == (Phase.CURTAIN, "B", ())
    pair.look().play("BA").look().play("AA")
    assert str(pair.session.undo()) == "play AA"
    settle()
    assert (pair.phase, pair.looks) == (Phase.CURTAIN, "A")
    assert pair.actions == ["1:play BA"]


def test_a_match_taken_up_again_starts_covered(made: list[Pair]) -> None:
    match = dealt(hands=PAIR, turned="H7", played="1:play BA")
    pair = pair_at(made, match)
    assert (pair.phase, pair.looks, pair.session.view.hand) == (Phase.CURTAIN, "A", ())
    assert pair.look().phase is Phase.DECIDE
