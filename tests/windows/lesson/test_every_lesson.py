"""The lesson of every game: an offer waits for the learner, the advice is sound, and no rule is invented."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.cards import german, tarokk
from tartli_desktop.face import face_of
from tartli_desktop.game.registry import games
from tartli_desktop.game.rules import seated
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN
from tartli_desktop.session.match_state import Phase
from tests.session.playing import settle
from tests.windows.programs import Windows
from tests.windows.simulated_user import button, click

TAUGHT = [name for name in games() if face_of(name).lesson is not None]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_offer_to_go_back_stays_until_the_learner_answers_it(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    """Neither an opponent nor what the program does by itself is an answer."""
    windows = Windows(qtbot, tmp_path / "tartli")
    windows.open().begin_lesson(game)
    settle()
    area, guide = windows.window.area, windows.window.area.guide
    assert guide is not None
    strayed = 0
    for _ in range(200):
        session, asked = guide.session, guide.asked
        assert session is not None
        if session.phase is Phase.MATCH_OVER:
            break
        if asked is None and guide.step is not None:
            click(qtbot, guide.note.buttons[0])
        elif asked is None or session.phase is Phase.PAUSE:
            area.view.table_pressed.emit()
        else:
            others = [each for each in session.view.legal if type(each) is type(asked) and each != asked]
            if others:
                session.do(others[-1])
                settle()
                if session.phase is not Phase.MATCH_OVER:
                    strayed += 1
                    assert [each.text() for each in guide.note.buttons] == ["Go back", "Play on"], asked
                    click(qtbot, button(guide.note, "Go back"))
                    settle()
                    assert guide.asked == asked
            session.do(asked)
        settle()
    else:
        raise AssertionError("the lesson does not end")
    assert strayed > 4
    windows.leave()


def words_of_lesson(qtbot: QtBot, folder: Path, game: str) -> dict[str, str]:
    """The explanation of each step on the lesson's line."""
    windows = Windows(qtbot, folder)
    windows.open().begin_lesson(game)
    settle()
    area, guide = windows.window.area, windows.window.area.guide
    assert guide is not None
    told = {}
    for _ in range(200):
        session, step = guide.session, guide.step
        assert session is not None
        if session.phase is Phase.MATCH_OVER:
            break
        if step is not None:
            told[step.name] = guide.note.words
        if guide.asked is None and step is not None:
            click(qtbot, guide.note.buttons[0])
        elif guide.asked is None or session.phase is Phase.PAUSE:
            area.view.table_pressed.emit()
        else:
            session.do(guide.asked)
        settle()
    windows.leave()
    return told


@pytest.mark.parametrize("game", ["tartli", "tarokk"])
def test_no_duty_to_beat_is_taught_where_there_is_none(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    """R4.2, T11.2: a card of the suit or a trump must be played, a higher one need not."""
    told = words_of_lesson(qtbot, tmp_path / "tartli", game)
    assert len(told) > 10
    duties = re.compile(r"(must|has to|have to|had to) (beat|overtake|take|win)")
    assert [name for name, words in told.items() if duties.search(words)] == []


def test_the_card_that_can_still_beat_the_learners_is_the_only_one(qtbot: QtBot, tmp_path: Path) -> None:
    told = words_of_lesson(qtbot, tmp_path / "tartli", "tarokk")["ruff"]
    (threat,) = re.findall(r"only the (\w+) can still beat", told)
    hand: Any = face_of("tarokk").lesson
    match = hand.new_match("You")
    for text in hand.line:
        if text == "0:play XVII":
            break
        match.apply(*seated(hand.rules, text))
    held = [card for seat in (1, 2) for card in match.view(seat).hand if card.suit is None]
    assert [str(card) for card in held if card < tarokk.Card.XVII] == [threat]


def test_the_sevens_and_hearts_stay_out_of_the_talon_under_a_simple() -> None:
    """An opponent who takes the talon would get the Seven for an Ulti, or a Heart for the bids in Hearts."""
    hand: Any = face_of("ulti").lesson
    (laid,) = [text.removeprefix("0:lay ") for text in hand.line if text.startswith("0:lay")]
    cards = [german.Card.parse(text) for text in laid.split(" ")]
    assert not [card for card in cards if card.rank is german.Rank.SEVEN or card.suit is german.Suit.HEARTS]


def lowest_that_wins(legal: list[Any], trick: list[Any], strength: Any) -> Any:
    """The lowest trump that wins a trick to which only this card is missing; None if none does."""
    winners = [card for card in legal if strength(card) > max(map(strength, trick))]
    return min(winners, key=strength, default=None)


@pytest.mark.parametrize("game", ["ulti", "tarokk"])
def test_who_plays_last_takes_a_trick_with_no_higher_trump_than_needed(game: str) -> None:
    hand: Any = face_of(game).lesson
    match = hand.new_match("You")
    seats = len(match.players)

    def strength(card: Any) -> int:
        if game == "tarokk":
            return 100 - card if card.suit is None else 0
        return 1 + HIGH_TEN.index(str(card.rank)) if card.suit is german.Suit.ACORNS else 0

    checked = 0
    for text in hand.line:
        seat, action = seated(hand.rules, text)
        view = match.view(seat)
        card = getattr(action, "card", None)
        if seat == hand.seat and card is not None and len(view.trick) == seats - 1 and strength(card):
            trick = [each if game == "ulti" else each[1] for each in view.trick]
            legal = [each.card for each in view.legal if type(each) is type(action)]
            assert card == lowest_that_wins(legal, trick, strength), text
            checked += 1
        match.apply(seat, action)
    assert checked
