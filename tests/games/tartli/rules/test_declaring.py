"""R5: declaring melds."""

import pytest

from tartli_desktop.games.tartli import AUSTRIAN, Declared, Match, Word, parse_meld, words_for

from .notation import score, to_declaring_step
from .positions import dealt, declarations, play

# When, and what


def test_what_is_said_aloud() -> None:  # R5.3: a set is a set, a sequence its length
    match = dealt(hands=("", "AU LU HOUX9 BU"), turned="A7")
    (own,) = play(match, "1:declare UUUU HO4")
    assert own.words == ("set", 4)
    heard = match.view(0).events[-1]
    assert heard == Declared(1, ("set", 4), None)
    assert match.view(1).events[-1] == own


def test_neither_rank_nor_suit_is_said() -> None:  # R5.3: the other player cannot tell these hands apart
    kings = dealt(hands=("LA987", "HKOU"), talon="HX LK LO LU", turned="A7")
    others = dealt(hands=("LA987", "LKOU"), talon="HX HK HO HU", turned="A7")
    play(kings, "1:declare HK3")
    play(others, "1:declare LK3")
    assert kings.view(0) == others.view(0)


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ("AA3 HK4", (4, 3)),
        ("HK4 AA3", (4, 3)),
        ("AA4 LK3 BX4", (4, 4, 3)),
        ("BK4 OOOO AO3", ("set", 4, 3)),
        ("A93 L93 H93", (3, 3, 3)),
    ],
)
def test_order_of_the_words_tells_nothing_of_suits(items: str, words: tuple[Word, ...]) -> None:
    # R5.3: the set first, then the sequences, longest first, in whatever suits they are
    melds = tuple(parse_meld(item) for item in items.split())
    assert words_for(melds) == words
    assert words_for(melds[::-1]) == words


def test_other_player_cannot_tell_the_suits_of_several_sequences() -> None:
    # R5.3: a Quart of one suit and a Terz of another, whichever suits they are
    heard = []
    for items, held in (("AK4 BK3", "AKOUX BKOU"), ("AK3 BK4", "AKOU BKOUX")):
        match = dealt(AUSTRIAN, hands=("H987", held), turned="L7", played=f"1:declare {items}")
        heard.append(match.view(0).events[-1])
        assert match.to_record()["hands"][-1]["actions"][-1] == f"1:declare {items}"  # R14: by suit
    assert heard == [Declared(1, (4, 3), None)] * 2


# Further sequences, Hungarian


OVER_KVINT = ["HX3", "HU3", "HU4", "HO3", "HO4", "HO5"]


def test_worked_example_no_other_order_scores_all_six() -> None:
    # R5.7: every order in which they may be declared, found by trial
    assert orders(over_kvint(), ()) == [tuple(OVER_KVINT)]


def over_kvint() -> Match:
    return dealt(hands=("", "HOUX98 L7 B7 L8 B8"), talon="A8 L9 B9 LX BX LU BU LO BO", turned="A7")


def orders(match: Match, scored: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order in which all six score, trick after trick."""
    if len(scored) == 6:
        return [scored]
    to_declaring_step(match)
    found = []
    for item in sorted(declarations(match, 1) & set(OVER_KVINT) - set(scored)):
        tried = match.copy()
        score(tried, item)
        found += orders(tried, (*scored, item))
    return found
