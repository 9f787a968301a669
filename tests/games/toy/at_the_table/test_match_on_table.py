"""A match of four is put on a table, left and resumed, and one of its deals is played again."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

import tartli_desktop.game.registry
from tartli_desktop.files.user_paths import Places
from tartli_desktop.game.registry import GAMES
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tartli_desktop.settings.current_settings import CurrentSettings
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.widgets.questions.question import Question
from tartli_desktop.windows.play.match.match_on_table import MatchOnTable
from tartli_desktop.windows.play.match.match_saver import Saving, UnsavedNotice
from tartli_desktop.windows.play.match.replay_deal import DealAgain
from tests.games.contract.stored import PERSON, keep
from tests.games.contract.tables import QUICK, AtOnce
from tests.games.contract.walks import new_match, walk
from tests.games.toy.game import RULES
from tests.games.toy.program import TOY
from tests.games.toy.rules import Match


class PlainTable:
    """A table that shows everything at once."""

    own_order: Sequence[Any] = ()
    has_told = False
    sorts_by_itself = False

    @property
    def reading(self) -> PlainTable:
        return self

    def attach(self, session: Session, order: Sequence[Any] = ()) -> None:
        self.own_order = tuple(order)
        session.happened.connect(lambda events: session.presented())

    def attach_to_look(
        self, session: Session, words: str, choices: Sequence[tuple[str, Callable[[], object]]]
    ) -> None:
        raise AssertionError("nobody else plays it")

    def detach(self) -> None:
        self.own_order = ()

    def tell_how_it_stands(self) -> None:
        self.has_told = True

    def take_keyboard(self) -> None:
        pass

    def notice(self, sentence: str) -> None:
        assert sentence.startswith("The first time these cards brought")


class Desk:
    """Puts matches on a table, with the store in memory."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.store = MatchStore.in_memory()
        self.table = PlainTable()
        settings = CurrentSettings(QUICK)
        notice = UnsavedNotice(self.window, self.tell)
        saving = Saving(Places.under(folder), self.store, notice, self.tell, self.window)
        self.thinker = AtOnce(self.window)
        self.on_table = MatchOnTable(
            lambda game, seats: self.table,
            saving,
            self.thinker,
            settings,
            self.tell,
            self.ask,
            self.window,
        )
        self.offered: list[list[str]] = []
        self.wanted = 0
        self.again = DealAgain(self.on_table, saving, settings, self.tell, self.ask)

    def tell(self, title: str, text: str) -> None:
        raise AssertionError(text)

    def ask(self, question: Question) -> None:
        """Only whose cards are wanted is asked here: those of the wanted one of the other seats."""
        assert question.text == "Whose cards do you want to play?"
        self.offered.append([answer.words for answer in question.answers])
        then = question.answers[self.wanted].then
        if then is not None:
            then()

    @property
    def session(self) -> Session:
        assert self.on_table.session is not None
        return self.on_table.session

    def play_hand(self) -> None:
        session = self.session
        while not session.hand_is_over:
            QCoreApplication.processEvents()
            if session.phase is Phase.PAUSE:
                session.gather()
            elif session.phase is Phase.DECIDE:
                assert session.do(session.view.legal[0]) is None

    def leave(self) -> None:
        self.on_table.put_away()
        self.thinker.close()
        self.store.close()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(tartli_desktop.game.registry, "GAMES", (*GAMES, TOY))
    desk = Desk(qtbot, tmp_path)
    yield desk
    desk.leave()


def hand_over(seed: int = 61) -> Match:
    """A match whose first hand is over."""
    match = new_match(RULES, 4)
    for state in walk(RULES, match, seed, 1000):
        if state.needs_deck and state.hands:
            break
    assert isinstance(match, Match)
    return match


def mid_hand() -> Match:
    match = new_match(RULES, 4)
    for _ in walk(RULES, match, 62, 7):
        pass
    assert isinstance(match, Match)
    return match


def test_it_is_taken_up_with_its_seats_and_the_order_of_the_fan(desk: Desk) -> None:
    match_id = keep(desk.store, RULES, mid_hand())
    order = list(mid_hand().view(PERSON).hand)
    random.Random(63).shuffle(order)
    # A text that is no card of the game is left out.
    desk.store.set_extra(match_id, "order", " ".join(("XXII", *map(str, order))))
    assert desk.on_table.resume(match_id)
    assert desk.session.person == PERSON
    assert desk.session.rules is RULES
    assert desk.session.names == mid_hand().players
    assert list(desk.table.own_order) == order
    assert desk.table.has_told


def names_by_hand(session: Session) -> dict[frozenset[Any], str]:
    """The player's name for each hand."""
    match = session.played()
    return {frozenset(match.view(seat).hand): name for seat, name in enumerate(match.players)}


def test_who_cancels_the_choice_of_a_seat_plays_nothing(desk: Desk) -> None:
    match_id, desk.wanted = keep(desk.store, RULES, hand_over()), -1
    desk.again.play_stored(desk.store.load(match_id), 1, swapped=True)
    assert desk.on_table.session is None


def test_with_seats_swapped_each_goes_on_to_the_next_until_all_are_back(desk: Desk) -> None:
    """The cards of each seat stay the same, and the names move on."""
    names = hand_over().players
    match_id = keep(desk.store, RULES, hand_over())
    desk.again.play_stored(desk.store.load(match_id), 1, swapped=False)
    first = names_by_hand(desk.session)
    assert (desk.session.person, desk.session.names) == (PERSON, names)
    desk.again.play_stored(desk.store.load(match_id), 1, swapped=True)
    swapped = names_by_hand(desk.session)
    assert desk.session.person == PERSON + 1
    assert desk.session.names[desk.session.person] == names[PERSON]
    assert {first[hand]: swapped[hand] for hand in first} == dict(
        zip(names, (names[-1], *names[:-1]), strict=True)
    )
    again = desk.session.marks.again
    assert again is not None
    assert again.swapped
    scores = RULES.hand_result(hand_over()).scores
    assert again.first == (*scores[PERSON:], *scores[:PERSON])
    had = [PERSON + 1]
    for _ in names[1:]:
        desk.play_hand()
        desk.again.play_last(swapped=True)
        had.append(desk.session.person)
    # The person has played the deal from every seat.
    assert sorted(had) == [*range(len(names))]
    assert names_by_hand(desk.session) == first
    assert (desk.session.person, desk.session.names) == (PERSON, names)
    assert not desk.session.marks.again.swapped
