"""The help of Hungarian Tarokk: each rule has its place, and the numbers agree with the rules."""

from dataclasses import fields, replace

from tartli_desktop.games.tarokk import HOLDINGS, ONLINE, ONLINE_POT, PASKIEVICS, Variant
from tartli_desktop.games.tarokk.help.chapters import TarokkHelp
from tests.games.rule_books import cells, chapters_of
from tests.games.tarokk.positions import LATEST

HOUSE = Variant(
    name="At grandma’s",
    players=5,
    rounds=3,
    hold="earlier",
    sole_bidder_raise=True,
    trial_price=3,
    cue_bids="level",
    opening_cue="no",
    annul_holdings=("xxi",),
    void_hands="quad",
    tell_discarded_call=True,
    double_and_volat="not_same_player",
    declarations="bind",
    kontra_needs_48=True,
    kings_value=2,
    ultimo_value=6,
    catch_value=30,
    silent_with_volat="trull",
    kontra_on_silent=True,
    undeclared_tarokks="never",
)
BARE = replace(HOUSE, name="bare", cue_bids="none", annul_holdings=())
VARIANTS = (PASKIEVICS, ONLINE, ONLINE_POT, HOUSE, BARE, LATEST)


def chapters(variant: Variant) -> dict[str, str]:
    return chapters_of(TarokkHelp(), variant)


def test_the_bonuses_are_worth_what_the_rules_say() -> None:  # T9.6, T13.11
    rows = {row[0]: row[2:] for row in cells(chapters(PASKIEVICS)["Announcements"])}
    assert rows == {
        "Trull": ["1", "2"],
        "Four Kings": ["1", "2"],
        "Double Game": ["2 × game", "4 × game"],
        "Volát": ["3 × game", "6 × game"],
        "Pagátultimó": ["5", "10"],
        "XXI-Catch": ["21", "42"],
    }
    own = {row[0]: row[2:] for row in cells(chapters(HOUSE)["Announcements"])}
    assert (own["Four Kings"], own["XXI-Catch"]) == (["2", "4"], ["30", "60"])


def test_game_double_game_and_volat_by_the_bid() -> None:
    """The last table of T20."""
    rows = cells(chapters(PASKIEVICS)["What is scored"])
    assert [row[1:] for row in rows] == [
        [str(level * times) for times in (1, 2, 3, 4, 6)] for level in range(1, 5)
    ]


def test_the_talon_is_shared_as_the_rules_say() -> None:  # T6.1
    rows = cells(chapters(PASKIEVICS)["The talon"])
    assert ["".join(row[1:]) for row in rows] == ["3111", "2211", "1221", "0222"]


def test_kontras() -> None:  # T9.10
    assert [row[2] for row in cells(chapters(PASKIEVICS)["Kontras"])] == ["×2", "×4", "×8", "×16", "×32"]


def test_what_jumps_promise_is_told_by_the_rules_that_are_played() -> None:  # T5.9
    assert [row[1] for row in cells(chapters(PASKIEVICS)["Cue bids"])[:2]] == ["XIX", "XVIII"]
    assert "no bid promises" in chapters(BARE)["Cue bids"]
    assert len(cells(chapters(ONLINE)["Cue bids"])) == 4


def test_a_players_own_rules_stand_beside_the_known_ones() -> None:  # T15
    assert [each.name for each in TarokkHelp().variants(HOUSE)] == [
        *("paskievics", "online", "online_pot", "At grandma’s")
    ]
    rows = {row[0]: row[1:] for row in cells(chapters(HOUSE)["House rules"])}
    assert rows["A failed trial pays each of the others"] == ["The value of the bid", "2", "3"]
    assert rows["Silent XXI-Catch"] == ["21", "21", "30"]
    assert rows["A hand with the Pagát as the only tarokk can be annulled"] == ["yes", "no", "no"]
    with_pot = {row[0]: row[1:] for row in cells(chapters(ONLINE_POT)["House rules"])}
    assert with_pot["A pot for Pagátultimó"] == ["no", "no", "yes"]
    told = chapters(replace(HOUSE, name="<b>"))["House rules"]
    assert "&lt;b&gt;" in told


def test_every_switch_has_its_line() -> None:
    """T15: all but the name and the numbers of players and rounds, which the new match dialog asks for."""
    switches = {field.name for field in fields(Variant)} - {"name", "players", "rounds", "annul_holdings"}
    assert len(cells(chapters(PASKIEVICS)["House rules"])) == len(switches) + len(HOLDINGS)
