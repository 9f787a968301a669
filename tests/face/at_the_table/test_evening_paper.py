"""What the paper at the end of an evening says."""

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.account import ToldHand
from tartli_desktop.face.at_the_table.evening_paper import EveningPaper
from tartli_desktop.game.evening import Evening

TWO = Evening(((120, 41), (60, 90)), (2, 1))
# What is still in the pot belongs to nobody (T22.10).
WITH_A_POT = Evening(((-1, -1, -1, -1), (2, 2, -6, 2)), (1, 1, -7, 1))


@pytest.mark.parametrize(
    ("evening", "by_names", "headline", "games"),
    [
        (TWO, False, "You win the evening", "Games: Anna 2, Vilma 1."),
        (TWO, True, "Anna wins the evening", "Games: Anna 2, Vilma 1."),
        (Evening(((4, -2, -2),), (4, -2, -2)), False, "You win the evening", ""),
        (WITH_A_POT, False, "Anna, Vilma, Franz share the evening", ""),
    ],
    ids=["games", "two people at one table", "payments", "payments with a pot"],
)
def test_who_has_won_and_how_many_games_where_games_are_counted(
    qtbot: QtBot, evening: Evening, by_names: bool, headline: str, games: str
) -> None:
    names = ("Anna", "Vilma", "Lajos", "Franz")[: len(evening.standings)]
    winners = [seat for seat, place in enumerate(evening.ranks) if place == 1]
    told = ToldHand(names, [""] * len(names), "&New match…", winners, by_names=by_names)
    paper = EveningPaper(told, evening, 0)
    qtbot.addWidget(paper)
    assert paper.headline.text() == headline
    assert ("Games" in paper.spoken, games in paper.spoken) == (bool(games), True)
