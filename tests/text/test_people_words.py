"""What the people of the café do and say, in each language."""

import pytest

from tartli_desktop.people.people import PEOPLE
from tartli_desktop.people.remarks import REMARKS
from tartli_desktop.text import catalogues
from tartli_desktop.text.people_words import calling_shown, remark_shown

pytestmark = pytest.mark.usefixtures("english_afterwards")


def everything_said() -> list[str]:
    return [
        remark_shown(person, text)
        for person in PEOPLE
        for texts in REMARKS[person.temper].values()
        for text in texts
    ]


@pytest.mark.parametrize("language", ["hu", "de"])
def test_every_remark_and_calling_is_said_in_its_own_words(language: str) -> None:
    english, callings = everything_said(), [calling_shown(person) for person in PEOPLE]
    catalogues.install(language)
    assert len(english) == len(everything_said())
    same = {one for one, other in zip(english, everything_said(), strict=True) if one == other}
    assert same <= {"Wow."}
    assert not set(callings) & {calling_shown(person) for person in PEOPLE}
    assert all(len(text) <= 60 for text in everything_said())
