"""What the people of the café do and say, in each language."""

import pytest

from tartli_desktop.characters.characters import CHARACTERS
from tartli_desktop.characters.remarks import Moment, remarks_of
from tartli_desktop.text import catalogues
from tartli_desktop.windows.character_words import calling_shown, remark_shown

pytestmark = pytest.mark.usefixtures("english_afterwards")


def everything_said() -> list[str]:
    return [
        remark_shown(person, text)
        for person in CHARACTERS
        for moment in Moment
        for text in remarks_of(person.temper, moment)
    ]


@pytest.mark.parametrize("language", ["hu", "de"])
def test_every_remark_and_calling_is_said_in_its_own_words(language: str) -> None:
    english, callings = everything_said(), [calling_shown(person) for person in CHARACTERS]
    catalogues.install(language)
    assert len(english) == len(everything_said())
    same = {one for one, other in zip(english, everything_said(), strict=True) if one == other}
    assert same <= {"Wow."}
    assert not set(callings) & {calling_shown(person) for person in CHARACTERS}
    assert all(len(text) <= 60 for text in everything_said())


def test_a_forester_says_of_himself_what_he_is() -> None:
    forester = next(person for person in CHARACTERS if person.id == "agoston")
    assert calling_shown(forester) == "forester"
    catalogues.install("hu")
    assert calling_shown(forester) == "erdész"
    assert remark_shown(forester, "Noted.") == "Megjegyeztem."
