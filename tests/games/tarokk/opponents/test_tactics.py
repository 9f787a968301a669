"""Rules of thumb for bids, discards, calls, announcements and play (T19)."""

from dataclasses import replace

import pytest

from tartli_desktop.cards.tarokk import mask_of
from tartli_desktop.games.tarokk import PASKIEVICS, Match
from tartli_desktop.games.tarokk.opponents import heuristic
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.situation import Relation, relations
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.strength import AVERAGE, strength
from tartli_desktop.games.tarokk.opponents.rules_of_thumb.tactics import follow, lead
from tests.games.tarokk.positions import A, B, C, D, announcing, cards, dealt, play


def says(match: Match) -> str:
    assert match.to_move is not None
    return str(heuristic.decide(match.view(match.to_move)))


def masks(*texts: str) -> tuple[int, ...]:
    return tuple(mask_of(cards(text)) for text in texts)


def test_strength() -> None:
    strong, average, weak = masks(
        "SKIZ XXI XIX XVII XIV XI VI HK HQ", "XXI XVI XII VII III HK HQ DQ CJ", "IV II HK HQ DQ DR CQ CJ SR"
    )
    assert strength(strong) > AVERAGE + 2.5
    assert abs(strength(average) - AVERAGE) < 1.5
    assert strength(weak) < AVERAGE - 2


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("SKIZ XV XII VIII V HK HQ DQ CJ", "bid three"),  # T19.2
        ("XXI XVI XIV XII VII HK HQ DQ CJ", "bid three"),
        ("XX XV X VI I HK HQ DQ CJ", "pass"),  # T19.4
        ("SKIZ XIX XVII XV XIII XI VI HK HQ", "bid two"),  # T19.5: a cue bid of XIX
        ("SKIZ XVIII XVII XV XIII XI VI HK HQ", "bid one"),  # of XVIII
        ("I IV III HK HQ DQ CJ SR SJ", "pass"),
    ],
)
def test_opening_bids(hand: str, bid: str) -> None:
    assert says(dealt((hand,))) == bid


@pytest.mark.parametrize(
    ("hands", "played", "bid"),
    [
        (("SKIZ", "XXI VI IV III II HQ DQ CQ SQ"), "bid three", "bid two"),  # T19.3
        (("SKIZ XX XIV IX V HK HQ DQ CJ", "XXI"), "bid three, bid two, pass, pass", "pass"),  # T5.7: yields
        (("I", "SKIZ XXI XIX DQ DA CK CR SJ ST"), "bid three, bid two, pass, pass, hold", "pass"),  # T19.2
    ],
)
def test_bids_over_others(hands: tuple[str, ...], played: str, bid: str) -> None:
    assert says(dealt(hands, played=played)) == bid


def test_queens_and_riders_are_discarded_but_not_by_the_partner() -> None:
    talon = "HJ DJ CR ST SJ CT"
    match = dealt(("SKIZ XV XII VIII V IV HQ HA HK", "XX XIX XIII X III DQ DA DK CK"), talon)
    play(match, "bid three, pass, pass, pass")
    assert "HQ" in says(match)  # T19.9
    play(match, says(match))
    assert says(match) in ("discard DA", "discard ST")  # B has XX and expects to be called


def test_a_lone_xxi_annuls() -> None:
    match = dealt(("SKIZ XX", "XXI HK HQ HR DQ DR CQ CR SQ"), talon="XVIII XVII XVI HJ")
    play(match, "bid three, pass, pass, pass, discard XVIII XVII XVI, discard HJ")
    while match.phase == "discard":
        play(match, says(match))
    play(match, "0:keep")
    assert says(match) == "annul"


def test_the_declarer_calls_xx_and_announces_trull() -> None:
    match = announcing(("SKIZ XXI XIX XVII XIV HK HQ", "XX"))
    assert says(match) == "call XX"
    play(match, "call XX")
    assert says(match) == "trull"  # T19.6


def test_the_holder_of_skiz_doubles_trull() -> None:
    match = announcing(("XXI", "XX", "SKIZ I"), played="call XX, trull, pass, pass")
    assert says(match) == "kontra trull"


def test_what_is_owed_is_said() -> None:
    match = announcing(
        ("XIX XVIII XVII XVI XIV XIII XI I HK", "SKIZ XX"), "bid two, bid one, pass, pass, pass"
    )
    play(match, "call XIX, pass, pass, pass")
    assert says(match) == "tarokks 8"  # T9.8
    play(match, "tarokks 8")
    assert says(match) == "ultimo"


def test_who_is_known() -> None:
    match = announcing(("SKIZ", "XX", "XXI"), played="call XX, pass")
    friend, foe, unknown = Relation.FRIEND, Relation.FOE, Relation.UNKNOWN
    assert relations(match.view(A)) == (friend, unknown, unknown, unknown)
    assert relations(match.view(B)) == (friend, friend, foe, foe)  # the holder of XX knows every side
    assert relations(match.view(C)) == (foe, unknown, friend, unknown)
    play(match, "trull, pass")
    assert relations(match.view(C)) == (foe, foe, friend, friend)
    assert relations(match.view(D)) == (foe, foe, friend, friend)


FOLLOW = {"worth": 5, "friend_wins": False, "catches": False, "two_left": False}


@pytest.mark.parametrize(
    ("legal", "led", "best", "situation", "card"),
    [
        ("SKIZ XV II", "XII", "XXI", {"catches": True}, "SKIZ"),  # T19.10: the catch first
        ("XXI XV II", "XII", "XVI", {"after": "SKIZ HQ"}, "II"),  # no XXI before SKIZ
        ("XX XV XII", "XI", "XIV", {"after": "XVI HQ"}, "XX"),  # nobody can overtake it
        ("XVIII XV XII", "XI", "XIV", {"after": "XX HQ"}, "XV"),  # makes a foe pay
        ("XVIII XV XII", "I", "I", {"after": "XX HQ"}, "XVIII"),  # a pagát that is led
        ("XVIII XV XII", "HK", "HK", {"after": "XX HQ"}, "XVIII"),  # T19.12: a king ruffed high
        ("XVIII XV XII", "HA", "HQ", {"after": "XX HQ", "worth": 4}, "XII"),
        ("XII II I", "XI", "XIV", {}, "II"),  # the pagát may yet come home
        ("SKIZ XVI XIV I", "V", "V", {"after": "XX XV HQ", "worth": 1}, "XIV"),  # though nothing is sure
        ("XV II I", "XII", "XIV", {"friend_wins": True, "after": "XX XVI HQ"}, "I"),  # few can beat XIV
        # Three cards can beat a friend's XIV.
        ("XVII II", "XII", "XIV", {"friend_wins": True, "after": "XX XIX XVI", "worth": 6}, "XVII"),
        ("XVII II", "XII", "XIV", {"friend_wins": True, "after": "XX XIX XVI", "worth": 3}, "II"),
        ("XVII II", "I", "I", {"friend_wins": True, "after": "XX XIX XVI"}, "II"),
        ("SKIZ V", "VIII", "VIII", {"friend_wins": True, "after": "XX XIX XI", "worth": 1}, "V"),
        ("XXI XV II", "XII", "XIV", {}, "XV"),  # the last: as cheap as can be
        ("XV II I", "XII", "XIV", {"friend_wins": True}, "I"),  # the pagát is saved on a friend's trick
        ("HK HQ HJ", "HA", "V", {"friend_wins": True}, "HK"),
        ("HK HQ HJ", "HA", "V", {}, "HJ"),
        ("HK HJ", "HA", "HQ", {}, "HK"),
        ("SKIZ V III", "IX", "XIV", {"others": "XXI"}, "III"),  # T19.11
        ("XXI XV II", "XII", "XIV", {"others": "SKIZ"}, "XXI"),  # T19.10: saved where SKIZ cannot come
        ("XV I", "XII", "XIV", {"others": "XX", "two_left": True}, "I"),  # worth less than pagátultimó
        ("SKIZ I", "XII", "XXI", {"others": "XX", "two_left": True, "catches": True}, "SKIZ"),
    ],
)
def test_following(legal: str, led: str, best: str, situation: dict[str, object], card: str) -> None:
    given = FOLLOW | situation
    after = str(given.pop("after", ""))
    given |= {"foe_after": bool(after), "others": mask_of(cards(str(given.get("others", after))))}
    (first,), (highest,) = cards(led), cards(best)
    assert follow(mask_of(cards(legal)), first, highest, **given) == cards(card)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "foes", "draws", "card"),
    [
        ("XX XIX XVII XIV V I HQ", "XVI II IV", True, "XX"),  # the top one of a long suit
        ("XX XIX XVII XIV V I HQ", "XVI II IV", False, "HQ"),
        ("XVI XIV V I HQ DA", "XX II IV", True, "V"),  # draws tarokks for the pagát
        ("XVI V HK HQ DQ", "XX II IV", False, "DQ"),  # no king while another suit is left
        ("XVI V HK HQ", "XX II IV", False, "HK"),
        ("XVI V HK HQ HJ", "XX II IV", False, "HJ"),
        ("XVI XII X IX VI V HK", "XX II IV", False, "V"),  # a lone king waits
        ("XXI XX IX V HQ", "XIX IV", False, "XXI"),  # SKIZ is gone
        ("SKIZ I", "XXI", False, "I"),
        ("V I HQ", "X HK", False, "I"),  # it would lose the last trick
        ("V I HQ", "DA HK", False, "HQ"),
    ],
)
def test_leading(hand: str, foes: str, draws: bool, card: str) -> None:
    mine, theirs = masks(hand, foes)
    assert lead(mine, mine, theirs, draws) == cards(card)[0]


def test_the_strong_hand_alone_calls_its_own_xx() -> None:
    variant = replace(PASKIEVICS, free_call=False)
    match = announcing(("SKIZ XXI XX XIX XVIII XVII XVI XV I",), "bid solo", variant=variant)
    assert says(match) == "tarokks 9"
    play(match, "tarokks 9")
    assert says(match) == "call XX"
