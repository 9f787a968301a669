"""Who says what in the course of a hand: never too much, and the same each time."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tartli_desktop.characters.characters import CHARACTERS, Character, character_of
from tartli_desktop.characters.remarks import Moment, remarks_of
from tartli_desktop.characters.table_talk import greeting, table_talk

ENDS = {Moment.WON_HAND, Moment.LOST_HAND, Moment.WON_MATCH, Moment.LOST_MATCH}

tables = st.lists(st.none() | st.sampled_from(CHARACTERS), min_size=2, max_size=5, unique_by=id)
seats = st.integers(0, 4)
hands = st.lists(st.dictionaries(seats, st.sampled_from(Moment), max_size=3), max_size=60)
seeds = st.integers(0, 2**31 - 1)


@given(characters=tables, moments=hands, seed=seeds, hand=st.integers(1, 30))
def test_a_hand_sounds_the_same_however_far_it_has_come(
    characters: list[Character | None], moments: list[dict[int, Moment]], seed: int, hand: int
) -> None:
    whole = table_talk(moments, characters, seed=seed, hand=hand)
    for end in range(0, len(moments), 7):
        begun = table_talk(moments[:end], characters, seed=seed, hand=hand)
        assert begun == {place: said for place, said in whole.items() if place < end}


@given(characters=tables, moments=hands, seed=seeds)
def test_only_people_speak_each_in_their_moment_and_after_a_while(
    characters: list[Character | None], moments: list[dict[int, Moment]], seed: int
) -> None:
    talk = table_talk(moments, characters, seed=seed, hand=1)
    for place, (seat, words) in talk.items():
        person = characters[seat]
        assert person is not None
        assert words in remarks_of(person.temper, moments[place][seat])
    assert len({words for _, words in talk.values()}) == len(talk)
    for before, after in pairwise(talk):
        assert after - before >= 6 or ENDS & set(moments[after].values())


def test_somebody_says_something_as_a_match_begins() -> None:
    pista, vilma = character_of("pista"), character_of("vilma")
    assert greeting((None, None), seed=5) is None
    assert greeting((None, pista), seed=5) == greeting((None, pista), seed=5)
    seat, words = greeting((None, vilma, None, pista), seed=5) or (0, "")
    assert words in remarks_of((vilma if seat == 1 else pista).temper, Moment.GREETING)  # type: ignore[union-attr]
