"""What the heuristic player leads, answers, declares and says out of turn."""

import pytest
from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, BelaScored, Match, View
from tartli_desktop.games.tartli.opponents import choose, interject
from tartli_desktop.games.tartli.opponents.knowledge.position import read_position
from tartli_desktop.games.tartli.opponents.trickplay import late_value
from tartli_desktop.games.tartli.rules.actions import BELA, EXCHANGE, OUT, Declare, Play
from tests.games.tartli.opponents.stacked import DEALER, LEADER, after, deal, late_view

PAIS = replace(HUNGARIAN, bela_with_melds=True)
CHOICE_OF_19 = replace(AUSTRIAN, turned_card="nineteenth")
PLAIN = "A7 A9 AU L8 LX BK B9"
"""Seven cards without a meld."""

BOTH = f"{PLAIN} AX LK"
KVINT = "HO HU HX H9 H8 A7 L7 B8 AA"
FOUR = "HO H9 LA AX L9 BX AU BK H8"
VALUABLE = "LU A7 A8 A9 L7 B7 B8 B9 LX"
WITH_SEVEN = "H7 LU L9 B7 B8 BX BA AK HU"


def answer(match: Match, seat: int, asked: str) -> str:
    view = match.view(seat)
    if asked == "says":
        return str(interject(view, "heuristic"))
    if asked == "plays":
        # Declaring nothing.
        view = replace(view, legal=tuple(action for action in view.legal if isinstance(action, Play)))
    action = choose(view)
    return str(action) if asked == "plays" or isinstance(action, Declare) else "nothing"


@pytest.mark.parametrize(
    ("match", "actions", "seat", "asked", "wanted"),
    [
        # Advice: in tricks 1 to 7 trumps should be collected rather than played.
        (
            deal("L7 A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HO H9 HA AA L9 BU LK BX AU"),
            *("1:play L7", DEALER, "plays", "AA L9 BU LK BX AU"),
        ),
        # R1.5: 21 points against an Ace that may be trumped later.
        (
            deal("LX A7 A8 A9 L7 B7 B8 B9 LU", "HX", dealer="LA HO H9 AX L9 BX AU BK H7"),
            *("1:play LX", DEALER, "plays", "LA"),
        ),
        # R4.1: a valuable card is not thrown into a lost trick.
        (
            deal("HO A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HA AA LA BA LX BX AX L7 LK"),
            *("1:play HO", DEALER, "plays", "L7 LK"),
        ),
        # R9.2: near 501, taking tricks is more important.
        (deal(VALUABLE, "HX", dealer=FOUR), "1:play LU", DEALER, "plays", "LA AX L9 BX AU BK H8"),
        (deal(VALUABLE, "HX", dealer=FOUR, scores=(300, 480)), "1:play LU", DEALER, "plays", "HO"),
        (
            deal("LA A7 A8 A9 L7 B7 B8 B9 LU", "HX", dealer="HO H9 AX L9 BX AU BK HA LK", scores=(490, 300)),
            *("1:play LA", DEALER, "plays", "H9 HA HO"),
        ),
        # R1.4, R9.2: the trump Over is the highest card, and its 20 points bring 501.
        (deal("HO A7 A8 A9 L7 B7 B8 B9 LU", "HX", scores=(481, 300)), "", LEADER, "plays", "HO"),
        # Advice: a long sequence in one go if it wins the game (R9.2) or gets out of maccs (R9.3).
        (deal(KVINT, "BX"), "", LEADER, "declares", "HX3"),
        (deal(KVINT, "BX", scores=(401, 300)), "", LEADER, "declares", "HO5"),
        (deal(KVINT, "BX", scores=(160, 480)), "", LEADER, "declares", "HO5"),
        # R2.4, R5.1: a set is declared at once and shields a sequence.
        (deal("AO LO HO BO H9 H8 H7 A7 LA", "BX"), "", LEADER, "declares", "OOOO H93"),
        # R2.2
        (deal("A9 L9 H9 B9 HA A7 LK BA LU", "BX"), "", LEADER, "declares", "9999"),
        (deal("A9 L9 H9 B9 HA A7 LK BA LU", "BX", variant=CHOICE_OF_19), "", LEADER, "declares", "nothing"),
        # R5.1: several sequences in one trick are Austrian.
        (deal("HK HO HU AU AX A9 L7 B8 LA", "BX"), "", LEADER, "declares", "HK3"),
        (deal("HK HO HU AU AX A9 L7 B8 LA", "BX", variant=CHOICE_OF_19), "", LEADER, "declares", "AU3 HK3"),
        # R5.4, R6.1: any kvart that the leader can hold beats the Ten-kvart.
        (
            deal("HA HK HO HU A7 L7 B7 AA LA", "BX", dealer="AX A9 A8 L9 L8 BU B9 LU LK", talon="HX H9"),
            *("1:declare HA4, 1:play B7", DEALER, "declares", "nothing"),
        ),
        # R9.2: it goes out exactly with 501, and never claims falsely, not even when the other is there.
        (deal(BOTH, "HX", scores=(501, 300)), "", LEADER, "says", "out"),
        (deal(BOTH, "HX", scores=(560, 300)), "", LEADER, "says", "out"),
        (deal(BOTH, "HX", scores=(500, 300)), "", LEADER, "says", "None"),
        (deal(BOTH, "HX", scores=(490, 520)), "", LEADER, "says", "None"),
        # R7.2: béla has scored in this trick and both stand above 501: the higher count wins.
        (
            deal("HO HK " + PLAIN, "HX", variant=PAIS, scores=(470, 505)),
            *("1:bela, 1:play A7, 0:play A8", DEALER, "says", "None"),
        ),
        (
            deal("HO HK " + PLAIN, "HX", variant=PAIS, scores=(470, 505)),
            *("1:bela, 1:play A7, 0:play A8", LEADER, "says", "out"),
        ),
        # R7.1, R9.3: béla is kept back while it hides two trumps, unless it wins the game or may save it.
        (deal("HO HK " + PLAIN, "HX"), "", LEADER, "says", "None"),
        (
            deal(BOTH, "HX", dealer="HO HK LU L9 B7 B8 BX BA AK", scores=(300, 461)),
            *("", DEALER, "says", "bela"),
        ),
        (
            deal(BOTH, "HX", dealer="HO HK LU L9 B7 B8 BX BA AK", scores=(300, 461)),
            *("0:bela", DEALER, "says", "out"),
        ),
        (deal("HO HK " + PLAIN, "HX", scores=(220, 480)), "", LEADER, "says", "bela"),
        # R8.2: only the leader exchanges in the Hungarian game.
        (deal(BOTH, "HO", dealer=WITH_SEVEN), "", DEALER, "says", "None"),
        (deal(BOTH, "HO", dealer=WITH_SEVEN, variant=CHOICE_OF_19), "", DEALER, "says", "exchange"),
    ],
)
def test_what_is_said_and_played(match: Match, actions: str, seat: int, asked: str, wanted: str) -> None:
    told = answer(after(match, actions) if actions else match, seat, asked)
    assert told in (
        [f"play {code}" for code in wanted.split()] if asked == "plays" else [wanted, f"declare {wanted}"]
    )


@pytest.mark.parametrize(
    ("view", "best"),
    [
        # R1.4: trump IX beats trump Ace, and the last trick is worth 10 more.
        (late_view("H9 LA", "HA L7", "H"), "H9"),
        # The Ace would be trumped: draw the trump first.
        (late_view("HO LA", "H8 LX", "H"), "HO"),
        # R4.2: no duty to win; the worthless trick is let go, to win the last two with the Ace.
        (late_view("LA L7", "LX", "H", led="L8"), "L7"),
        # A valuable trick is taken.
        (late_view("LA L7", "A8", "H", led="LX"), "LA"),
        # Unable to follow, a trump must be played (R4.2): the one that costs least.
        (late_view("H7 HO A7", "H9 B7", "H", led="LX"), "H7"),
        # R9.4: the opponent won tricks 8 to 14. The Ace takes the last trick and saves the 60 of trick 1.
        (
            late_view(
                "LA A7",
                "LX",
                "H",
                led="AX",
                tricks=[(0, 1, 60), *((1, number, 5) for number in range(8, 15))],
            ),
            "A7",
        ),
        # R9.2: 10 points are needed now; the Under would leave the game to the opponent's Ace.
        (late_view("HU HX A7", "HA LX", "H", led="B9", counts=(491, 495)), "HX"),
        # R9.4 is Hungarian: nothing to fear, so the valuable trick is taken at once.
        (late_view("HO A7", "L7", "H", led="HA", variant=AUSTRIAN), "HO"),
    ],
)
def test_the_ending_is_played_well(view: View, best: str) -> None:  # R12: both hands are known
    assert str(choose(view)) == f"play {best}"


def test_in_sudden_death_the_first_points_are_taken() -> None:  # R9.5
    match = deal("L7 A7 A8 A9 L8 B7 B8 B9 LU", "HX", dealer="HO H8 AU AX L9 BX LX BK BA")
    view = after(match, "1:play LU").view(DEALER)
    legal = tuple(action for action in view.legal if isinstance(action, Play))
    assert str(choose(replace(view, legal=legal, sudden_death=True))) in ("play LX", "play HO", "play H8")


def test_trumps_and_aces_are_kept_for_the_second_phase() -> None:
    # Advice: trumps should be collected to prepare for tricks 8 to 16; Overs and IXs are valuable trumps.
    k = read_position(deal("HO H9 A7 A8 A9 L7 B7 B8 LU", "HX").view(LEADER))
    values = [
        late_value(k, Card.parse(code)) for code in ["HO", "H9", "HA", "HX", "HK", "HU", "LA", "LX", "L7"]
    ]
    assert values[:4] == sorted(values[:4], reverse=True)
    assert min(values[:6]) > late_value(k, Card.L7)
    assert late_value(k, Card.LA) > late_value(k, Card.LX) > late_value(k, Card.L7)


def test_it_plays_on_for_a_stichmatsch_that_makes_maccs() -> None:
    # R9.4, R9.3: the opponent's 260 include 20 points of tricks 1 to 7, which a stichmatsch takes away.
    tricks = [(1, 3, 20), *((0, number, 10) for number in range(8, 15))]
    view = late_view("HO LA", "L7 A7", "H", counts=(510, 260), tricks=tricks)
    assert interject(view, "heuristic") is None
    assert isinstance(choose(view), Play)
    # Nothing is gained by waiting if those points do not cross the line, or if a card can lose.
    assert interject(replace(view, counts=(510, 280)), "heuristic") == OUT
    assert interject(replace(view, counts=(510, 240)), "heuristic") == OUT
    risky = late_view("LK AA", "LA A7", "H", counts=(510, 260), tricks=tricks)
    assert interject(risky, "heuristic") == OUT
    # R9.4 is Hungarian.
    assert interject(replace(view, variant=AUSTRIAN), "heuristic") == OUT


def test_bela_is_declared_before_one_of_its_cards_is_played() -> None:
    # R7.1: both must be in hand. From 481 the Over brings 20 points and the game.
    match = deal("HO HK " + PLAIN, "HX", scores=(400, 300))
    view = match.view(LEADER)
    only_over = replace(view, legal=tuple(a for a in view.legal if a == BELA or str(a) == "play HO"))
    assert choose(only_over) == BELA


def test_bela_is_declared_in_trick_8() -> None:  # R7.1: the last trick for it, and both hands are known.
    view = late_view("HO HK A7 A9 AU L8 LX BK B9", "HX HU A8 L7 L9 LA B7 B8 BX", "H")
    view = replace(view, legal=(*view.legal, BELA))
    assert interject(view, "heuristic") == BELA
    assert choose(view) == BELA


def test_bela_decides_a_sudden_death() -> None:  # R9.5
    view = deal("HO HK " + PLAIN, "HX").view(LEADER)
    silent = tuple(action for action in view.legal if action != OUT)
    assert interject(replace(view, sudden_death=True, legal=silent), "heuristic") == BELA


def test_with_the_house_rule_bela_comes_at_the_declaring_step() -> None:
    # R7.2: no later than trick 8, before the player's card.
    match = deal("HO HK " + PLAIN, "HX", variant=PAIS, scores=(461, 300))
    assert choose(match.view(LEADER)) == BELA
    events = after(match, "1:bela, 1:play A7").apply(DEALER, _any_card(match.view(DEALER)))
    assert any(isinstance(event, BelaScored) for event in events)


def _any_card(view: View) -> Play:
    return next(action for action in view.legal if isinstance(action, Play))


def test_the_seven_is_exchanged_for_a_better_trump() -> None:
    match = deal("H7 HK " + PLAIN, "HO")
    assert choose(match.view(LEADER)) == EXCHANGE


def test_a_sequence_with_the_seven_is_declared_before_the_exchange() -> None:
    # R8.3 forbids the exchange only until the trick is gathered: the sequence is not lost.
    match = deal("H9 H8 H7 A9 AU L8 LX BK B9", "HO", dealer="A7 A8", variant=CHOICE_OF_19)
    first = choose(match.view(LEADER))
    assert isinstance(first, Declare)
    after(match, f"1:{first}, 1:play A9, 0:play A7, 1:gather")
    assert answer(match, LEADER, "says") == "exchange"
