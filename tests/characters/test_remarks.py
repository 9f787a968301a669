"""What people say at the table: seldom, the same in the same match, and nothing twice."""

from itertools import product

import pytest

from tartli_desktop.characters.characters import CHARACTERS, Temper
from tartli_desktop.characters.remarks import Moment, remark, remarks_of
from tartli_desktop.characters.table_talk import table_talk

PISTA, *_, BALINT = CHARACTERS
ONCE = {Moment.GREETING, Moment.WON_MATCH, Moment.LOST_MATCH}


def said(moment: Moment, number: int = 400) -> list[str | None]:
    """What everybody says at such a moment in many matches."""
    return [
        remark(person, moment, seed=seed, turn=7) for person, seed in product(CHARACTERS, range(number // 12))
    ]


@pytest.mark.parametrize(("temper", "moment"), list(product(Temper, Moment)))
def test_each_temper_has_a_few_short_words_for_each_moment(temper: Temper, moment: Moment) -> None:
    texts = remarks_of(temper, moment)
    assert len(texts) >= 2
    assert all(len(text) <= 60 for text in texts)


@pytest.mark.parametrize("moment", sorted(set(Moment) - ONCE, key=lambda moment: moment.name))
def test_most_moments_pass_in_silence(moment: Moment) -> None:
    spoken = [words for words in said(moment) if words is not None]
    assert 0.05 < len(spoken) / len(said(moment)) < 0.45


@pytest.mark.parametrize("moment", sorted(ONCE, key=lambda moment: moment.name))
def test_a_match_begins_and_ends_with_a_word(moment: Moment) -> None:
    assert None not in said(moment)


def test_the_same_moment_of_the_same_match_brings_the_same_words() -> None:
    assert said(Moment.LOST_HIGH_CARD) == said(Moment.LOST_HIGH_CARD)


def test_nobody_says_the_same_twice_in_a_match() -> None:
    heard: list[str] = []
    for turn in range(400):
        words = remark(BALINT, Moment.OTHERS_MELD, seed=5, turn=turn, said=heard)
        if words is not None:
            heard.append(words)
    assert sorted(heard) == sorted(remarks_of(BALINT.temper, Moment.OTHERS_MELD))


def test_only_one_speaks_at_a_time_and_not_always_the_same() -> None:
    moments = [dict.fromkeys(range(4), Moment.LOST_MATCH)]
    talks = [table_talk(moments, CHARACTERS[:4], seed=seed, hand=9) for seed in range(60)]
    assert all(len(talk) == 1 for talk in talks)
    assert {talk[0][0] for talk in talks} == set(range(4))
