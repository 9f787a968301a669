"""Calls, bonuses, kontras and the sides they prove (T8 to T10), with the examples E31 to E42."""

from dataclasses import replace

import pytest

from tartli_desktop.games.tarokk import PASKIEVICS, Match, SideProved, Variant
from tests.games.tarokk.positions import A, B, C, D, announcing, dealt, discards, keep, legal, play, refused

STRONG = "SKIZ XX XIX XVIII XV XIII VII HK HA"
"""The declarer's hand in E31, whose tarokks leave XVII as the highest to call."""


def sides(match: Match) -> str:
    """The public sides, ``-`` where nothing is proved."""
    views = {match.view(seat).sides for seat in range(match.variant.players)}
    assert len(views) == 1
    return "".join(side or "-" for side in views.pop())


def calls(match: Match) -> list[str]:
    return [text.removeprefix("call ") for text in legal(match) if text.startswith("call ")]


def told(other: str, variant: Variant = PASKIEVICS) -> Match:
    """A hand in which A, with STRONG, is declarer at three, and B has discarded ``other``."""
    match = dealt((STRONG, "XXI", "", "XVII"), talon=f"HQ HJ HR {other}", variant=variant)
    play(match, f"bid three, pass, pass, pass, discard HQ HR HJ, discard {other}")
    discards(match)
    keep(match)
    return match


# The call


def test_e31_own_xx() -> None:
    match = told("DQ")
    assert calls(match) == ["XX", "XVII"]  # T8.3.2, T8.3.3
    assert refused(match, "call XVI") == "T8.3"


def test_e32_another_has_discarded_a_tarokk() -> None:
    match = told("V")
    assert " ".join(calls(match)) == "XX XVII XVI XIV XII XI X IX VIII VI V IV III II"  # T8.3.4
    assert refused(match, "call XV") == "T8.4"
    assert refused(match, "call XXI") == "T8.4"
    assert refused(match, "call HK") == "T8.4"
    assert calls(told("V", replace(PASKIEVICS, free_call=False))) == ["XX", "XVII"]


def test_e33_only_xx() -> None:
    assert calls(announcing(("SKIZ",))) == ["XX"]  # T8.3.1


def test_a_discarded_xx_is_not_callable() -> None:
    match = dealt(("SKIZ XX XIX HK",), talon="HQ HJ HR")
    play(match, "bid three, pass, pass, pass, discard XX HQ HJ")
    discards(match)
    keep(match)
    assert calls(match) == ["XVIII"]  # T8.3.2
    assert refused(match, "call XX") == "T8.4"


def discarded_call(variant: Variant = PASKIEVICS) -> Match:
    """E34: D is declarer and has called XX, which A has discarded."""
    match = dealt(("XX XVII", "XXI", "I", "SKIZ"), variant=variant)
    play(match, "pass, pass, pass, bid three")
    play(match, str(match.legal_actions(D)[-1]))
    play(match, "0:discard XX")
    discards(match)
    keep(match)
    play(match, "call XX, pass")
    return match


def test_e34_the_called_card_was_discarded() -> None:
    match = discarded_call()
    assert match.to_move == A
    assert refused(match, "pass") == "T9.9"  # T8.5
    assert sides(match) == "---F"
    play(match, "kontra game, pass")
    assert sides(match) == "O--F"
    assert match.view(D).alone is False  # T16.1
    met = discarded_call()
    assert refused(met, "trull") == "T10.3"


def test_the_engine_may_tell_it() -> None:
    match = discarded_call(replace(PASKIEVICS, tell_discarded_call=True))
    assert sides(match) == "OOOF"  # T10.1.5
    assert SideProved(A, "O") in match.events


# The round


def holder(match: Match, seat: int) -> str:
    side = match.view(seat).side
    assert side is not None
    return side


def test_e35() -> None:
    match = announcing(("", "SKIZ", "XX"), "pass, bid three, pass, pass")
    play(match, "call XX, pass, trull, kings, pass, pass")
    assert sides(match) == "OFFO"  # T10.1.3, T10.1.6
    play(match, "0:kontra trull, pass, 1:ultimo, pass, 2:pass, 3:pass")
    assert match.phase == "announce"
    play(match, "0:pass")
    assert match.phase == "play"  # T9.1
    alone = announcing(("", "SKIZ", "XX"), "pass, bid three, pass, pass")
    play(alone, "call XX, pass")
    assert holder(alone, C) == "F"
    blocked = announcing(("XX", "SKIZ"), "pass, bid three, pass, pass")
    play(blocked, "call XX, pass")
    assert refused(blocked, "trull") == "T10.3"


def test_e36_a_kontra_presumes_its_side() -> None:
    match = announcing(("", "SKIZ", "", "XX"), "pass, bid three, pass, pass")
    play(match, "call XX, pass, 2:kontra game, pass, 3:pass, 0:trull, pass")
    assert sides(match) == "OFO-"  # T10.2: D's side is not proved
    friend = announcing(("XX", "SKIZ"), "pass, bid three, pass, pass")
    play(friend, "call XX, pass, kontra game, pass, pass")
    assert refused(friend, "trull") == "T10.3"
    play(friend, "rekontra game, trull, pass")
    assert sides(friend) == "FFOO"


def test_e37_a_declaration_proves_no_side() -> None:
    nine = "XIX XVIII XVII XVI XV XIV XIII XII XI"
    match = announcing(("XX", "SKIZ", "", nine), "pass, bid three, pass, pass", talon="HQ HJ HR DQ DR DJ")
    play(match, "call XX, kings, pass, kontra kings, pass")
    assert refused(match, "ultimo") == "T9.4"
    assert refused(match, "tarokks 8") == "T9.3"
    play(match, "tarokks 9")
    assert sides(match) == "-FO-"  # T9.3
    play(match, "ultimo")
    assert sides(match) == "-FOO"
    play(match, "pass, pass, kontra ultimo, pass, pass, pass, pass")
    assert match.phase == "play"


def test_e37_the_declarers_friend_needs_a_rekontra() -> None:
    nine = "XX XVIII XVII XVI XV XIV XIII XII XI"
    match = announcing(("", "SKIZ", "", nine), "pass, bid three, pass, pass", talon="HQ HJ HR DQ DR DJ")
    play(match, "call XX, kings, pass, kontra kings, pass, tarokks 9")
    assert refused(match, "ultimo") == "T10.3"
    play(match, "rekontra kings, ultimo")


def test_e38_the_first_opponent_says_kontra_first() -> None:
    match = announcing(("SKIZ", "XIX", "XX"))
    play(match, "call XX, pass")
    assert refused(match, "trull") == "T10.3"
    play(match, "kontra game, trull, pass")
    assert sides(match) == "FO--"


def test_e39_when_a_partner_is_certain() -> None:
    match = told("DQ")
    play(match, "call XVII, pass")
    assert holder(match, D) == "F"
    play(match, "kontra game, pass")
    assert sides(match) == "FO--"
    play(match, "trull")
    assert sides(match) == "FOOF"  # T10.1.7
    alone = told("DQ")
    play(alone, "call XX, pass, kontra game, pass, trull, pass")
    assert sides(alone) == "FOO-"  # T10.2


def test_e40_double_and_volat() -> None:
    match = announcing((STRONG,))
    play(match, "call XX, double")
    assert refused(match, "volat") == "T9.7"
    play(match, "pass, pass, pass, kontra double, pass, volat")
    reverse = announcing((STRONG,))
    play(reverse, "call XX, volat")
    assert refused(reverse, "double") == "T9.7"


@pytest.mark.parametrize(
    ("together", "turn", "rule"),
    [
        ("same_turn", "double, volat", None),
        ("same_turn", "volat, double", "T9.7"),
        ("not_same_player", "double, volat", "T9.7"),
        ("not_same_turn", "double, volat", "T9.7"),
    ],
)
def test_how_double_and_volat_go_together(together: str, turn: str, rule: str | None) -> None:
    match = announcing((STRONG,), variant=replace(PASKIEVICS, double_and_volat=together))  # type: ignore[arg-type]
    first, second = turn.split(", ")
    play(match, f"call XX, {first}")
    if rule is None:
        play(match, second)
    else:
        assert refused(match, second) == rule


def test_e41_one_bonus_of_both_sides() -> None:
    match = announcing(("SKIZ", "XX", "XXI", "I"))
    play(match, "call XX, pass, 1:trull, pass, 2:kontra trull, kings, pass, 3:pass, 0:pass")
    play(match, "1:kontra kings, kings, pass")
    assert match.view(A).items == (
        ("game", "F", 0),
        ("kings", "F", 0),
        ("kings", "O", 1),
        ("trull", "F", 1),
    )  # T9.5
    assert {"kontra kings", "rekontra kings"} <= set(legal(match))  # T9.10
    assert refused(match, "szubkontra kings") == "T9.10"
    play(match, "kontra kings, rekontra kings")
    assert [item for item in match.view(B).items if item[0] == "kings"] == [
        ("kings", "F", 1),
        ("kings", "O", 2),
    ]


def test_e42_six_levels_of_kontra() -> None:
    match = announcing(("SKIZ", "XX"))
    play(match, "call XX, pass, pass, kontra game")
    assert refused(match, "rekontra game") == "T9.10"
    assert refused(match, "szubkontra game") == "T9.10"
    play(match, "pass, pass, rekontra game, pass, pass, szubkontra game, pass, pass")
    play(match, "hirskontra game, pass, pass, mordkontra game")
    assert match.view(0).items == (("game", "F", 5),)
    assert not [text for text in legal(match) if "game" in text]


def test_a_bonus_is_announced_once_by_a_side() -> None:
    match = announcing(("SKIZ", "XX"))
    play(match, "call XX, trull")
    assert refused(match, "trull") == "T9.5"
    play(match, "pass")
    assert refused(match, "trull") == "T9.5"
    assert refused(match, "kontra kings") == "T9.10"
    assert refused(match, "kontra trull") == "T9.10"


def test_only_a_call_begins_the_round() -> None:
    match = announcing(("SKIZ",))
    for text in ("pass", "trull", "kontra game"):
        assert refused(match, text) == "T9.2"
    assert refused(match, "pass", seat=B) == "T9.1"
    assert refused(match, "play HQ") == "T9.1"
    play(match, "call XX")
    assert refused(match, "call XX") == "T9.2"


def test_tarokks_are_declared_first_in_a_turn() -> None:
    eight = "SKIZ XIX XVIII XVII XVI XV XIV XIII HK"
    match = announcing((eight, "XX"))
    assert refused(match, "tarokks 9") == "T9.3"
    play(match, "call XX")
    assert refused(match, "tarokks 8") == "T9.3"
    play(match, "pass, pass, kings" if holder(match, C) == "F" else "pass, kings, pass, pass, pass")
    play(match, "tarokks 8")
    assert refused(match, "tarokks 8") == "T9.3"
    bound = announcing((eight, "XX"), variant=replace(PASKIEVICS, declarations="bind"))
    play(bound, "call XX, tarokks 8")  # T9.12


def test_a_declaration_may_bind() -> None:
    eight = "XIX XVIII XVII XVI XV XIV XIII XII HK"
    bind = replace(PASKIEVICS, declarations="bind")
    match = announcing(("SKIZ", eight, "XX"), variant=bind)
    play(match, "call XX, pass")
    assert refused(match, "tarokks 8") == "T10.3"  # T9.12
    play(match, "kontra game, tarokks 8")
    assert sides(match) == "FO--"


def test_three_empty_turns_end_the_round() -> None:
    match = announcing(("SKIZ", "XX"))
    play(match, "call XX, pass, pass, pass")
    assert match.phase == "announce"
    play(match, "pass")
    assert match.phase == "play"
    assert match.to_move == A  # T11.1
