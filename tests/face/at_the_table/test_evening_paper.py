"""What the paper at the end of an evening says."""

import pytest
from pytestqt.qtbot import QtBot

from tartli_desktop.face.at_the_table.account import ToldHand
from tartli_desktop.face.at_the_table.evening_paper import EveningPaper
from tartli_desktop.game.evening import Evening


def paper_of(qtbot: QtBot, evening: Evening, *, by_names: bool = False) -> EveningPaper:
    names = ("Anna", "Vilma", "Lajos", "Franz")[: len(evening.standings)]
    winners = [seat for seat, place in enumerate(evening.places) if place == 1]
    told = ToldHand(names, [""] * len(names), "&New match…", winners, by_names=by_names)
    paper = EveningPaper(told, evening, 0)
    qtbot.addWidget(paper)
    return paper


@pytest.mark.parametrize(
    ("evening", "told"),
    [
        (Evening(((120, 41), (60, 90)), (2, 1)), "Games: Anna 2, Vilma 1."),
        (Evening(((120, 41),), (0, 0)), ""),
        (Evening(((4, -2, -2),), (4, -2, -2)), ""),
        # What is still in the pot belongs to nobody (T22.10).
        (Evening(((-1, -1, -1, -1), (-6, 2, 2, 2)), (-7, 1, 1, 1)), ""),
    ],
    ids=["games", "none is won", "payments", "payments with a pot"],
)
def test_games_are_told_where_games_are_counted(qtbot: QtBot, evening: Evening, told: str) -> None:
    spoken = paper_of(qtbot, evening).spoken
    assert told in spoken
    assert ("Games" in spoken) is bool(told)


def test_two_people_at_one_table_are_addressed_by_name(qtbot: QtBot) -> None:
    evening = Evening(((120, 41),), (1, 0))
    assert paper_of(qtbot, evening).headline.text() == "You win the evening"
    assert paper_of(qtbot, evening, by_names=True).headline.text() == "Anna wins the evening"
