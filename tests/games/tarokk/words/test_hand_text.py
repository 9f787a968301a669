"""The text of a finished hand, and what players say in it."""

from dataclasses import replace

import pytest

from tartli_desktop.cards.tarokk import CARDS
from tartli_desktop.face.hand_parts import HandPart, OneHand
from tartli_desktop.games.tarokk import PASKIEVICS, Match, Variant
from tartli_desktop.games.tarokk.rules.settlement import Item
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, OPPONENTS, Side
from tartli_desktop.games.tarokk.words import hand_text
from tartli_desktop.games.tarokk.words.announcements import TarokkAnnouncements
from tartli_desktop.games.tarokk.words.hand_text import TarokkRecords
from tartli_desktop.widgets.announcer import Listener
from tests.games.tarokk.positions import dealt, play
from tests.games.tarokk.rules.test_play import whole_hand

NAMES = ("Anna", "Bence", "Cili", "Dani")


def parts_of(match: Match) -> list[HandPart]:
    return hand_text.hand_parts(match.events, OneHand(1, NAMES, match.variant))


def test_the_whole_hand_of_the_contract_in_words() -> None:  # T17
    match = whole_hand()
    parts = [part.text for part in parts_of(match)]
    assert len(parts) == 5 + 9
    assert parts[1].splitlines() == [
        "Auction",
        "Anna: “Pass.”",
        "Bence: “Three!”",
        "Cili: “One!” A cue bid: it promises the XIX.",
        "Dani: “Pass.”",
        "Bence: “I hold.”",
        "Cili: “Pass.”",
        "Declarer: Bence (One)",
    ]
    assert "Dani: “Kontra the Kings!”" in parts[3]
    assert parts[5].splitlines()[0] == "Trick 2"
    assert parts[5].splitlines()[-2:] == ["Cili wins it", "Anna has lost the XXI and wears the hat"]
    assert parts[-1].splitlines() == [
        "Score",
        "Bence and Cili: 65 points in 7 trick(s). Anna and Dani: 29 points in 2 trick(s).",
        "Game (Bence, Cili): won. +3",
        "Trull (Cili): announced, won. +2",
        "Four Kings (Bence): announced, Kontra, lost. −4",
        "Pagátultimó (Bence): silent, won. +5",
        "XXI-Catch (Cili): silent, won. +21",
        "Points: Anna −27, Bence +27, Cili +27, Dani −27",
    ]


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        (PASKIEVICS, []),
        (
            replace(PASKIEVICS, ultimo_pot=True),
            [
                "Score",
                *(f"Pot ({name}): pays in 2" for name in NAMES),
                "Points: Anna −2, Bence −2, Cili −2, Dani −2",
            ],
        ),
    ],
    ids=["without a pot", "with a pot"],
)
def test_a_void_hand_tells_what_is_paid_into_the_pot(variant: Variant, told: list[str]) -> None:  # T22.10
    match = Match.new(variant, first_dealer=3)
    match.deal(CARDS)
    play(match, "pass, pass, pass, pass")
    parts = parts_of(match)
    assert "Everybody passed" in parts[1].text
    assert [line for part in parts[2:] for line in part.text.splitlines()] == told


def test_records_name_bid_declarer_and_points() -> None:
    match = whole_hand()
    cells = TarokkRecords().cells(match, match.events, NAMES, 2)
    assert cells == ("One", "Bence, Cili", "+27 : −27 : −27 : +27")


@pytest.mark.parametrize(
    ("side", "value", "told"),
    [
        (DECLARERS, 2, "Trull (Anna): silent, won. +2"),
        (DECLARERS, -2, "Trull (Anna): silent, lost. −2"),
        (OPPONENTS, -2, "Trull (Anna): silent, won. +2"),
        (OPPONENTS, 2, "Trull (Anna): silent, lost. −2"),
    ],
)
def test_the_sign_of_a_bonus_is_that_of_its_owner(side: Side, value: int, told: str) -> None:  # T18.4
    item = Item("trull", side, None, None, False, 0, value)
    assert hand_text.item_line(item, ["Anna"], NAMES) == told


def test_a_void_hand_and_a_failed_trial_have_their_words() -> None:  # T4.12, T7.1
    match = dealt(played="pass, pass, pass, pass")
    assert parts_of(match)[-1].text.splitlines()[-1] == ("Everybody passed. The hand is void.")
    match = dealt(["SKIZ", "XXI", "I"], played="pass, pass, pass, bid three")
    assert match.result is not None
    assert hand_text.result_lines(match.result, match.events, NAMES) == [
        "Failed trial (Dani): 1 to each",
        "Points: Anna +1, Bence +1, Cili +1, Dani −3",
    ]


def test_screen_readers_are_told_what_a_seat_may_know() -> None:  # T16
    match, told = whole_hand(), TarokkAnnouncements()
    view = match.view(3)

    def heard(kind: str) -> list[str]:
        return [
            told.sentence_for(event.seen_by(3), view, Listener(NAMES))
            for event in match.events
            if type(event).__name__ == kind
        ]

    assert heard("Dealt")[0].startswith(
        "You are dealt: Tarokks: XVIII, IX, V, IV. Hearts: Jack. Diamonds: Jack."
    )
    # What one draws oneself is told by the question what to discard.
    mine = match.view(0)
    drawn = [event.seen_by(0) for event in match.events if type(event).__name__ == "TalonDrawn"]
    assert [told.sentence_for(each, mine, Listener(NAMES)) for each in drawn if each.seat == 0] == [""]
    assert heard("TalonDrawn")[0] == "Bence draws 1 card(s)."
    assert heard("SideProved")[0] == "Cili is the declarer’s partner."
    assert heard("HatMoved") == ["Anna has lost the XXI and wears the hat."]
    assert heard("HandScored") == ["You and Anna: 29 points to 65. You lose 27 points."]


def test_who_sits_out_is_told_so_instead_of_cards() -> None:  # T2.3
    match = dealt(variant=Variant(players=5))
    (event,) = [each for each in match.events if type(each).__name__ == "Dealt"]
    told = {
        seat: TarokkAnnouncements().sentence_for(
            event.seen_by(seat), match.view(seat), Listener((*NAMES, "Ede"))
        )
        for seat in range(5)
    }
    assert told.pop(3) == "You deal and sit out."
    assert all(each.startswith("You are dealt: ") for each in told.values())
