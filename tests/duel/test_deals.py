"""A code gives the same cards, people and rules for ever."""

import json
from datetime import date
from hashlib import sha256

import pytest

from tartli_desktop.duel import deals
from tartli_desktop.duel.code import MIXED, Duel, read
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.variant_base import written

GOLDEN = {
    "T1A0-MV1G-28NN": (0, ",mariska", 1105304240, "HX HO LU LX BX", "7fa43a1ceb2fc5a8"),
    "TMNF-9Q31-5H84": (0, ",szalayne", 166593825, "LA BU L9 A9 B8", "b85a2660fa97d1ed"),
    "T2A0-MV1G-28A0": (0, ",mariska,pista", 817467355, "L8 LO HA L7 BK", "cd67da5610f164a8"),
    "TNNF-9Q31-5HXE": (0, ",balint,szalayne", 855183862, "A8 L7 LU BX A9", "95dcca9a048e2687"),
    "TAJ9-YK5H-7TQR": (1, ",vilma,franz", 1527743042, "LX L8 HA AU AK", "7e39766b3e61b7ea"),
    "T3A0-MV1G-2809": (3, ",mariska,jeno,pista", 410942409, "VI IV HA II CT", "70effb4b7012221b"),
    "TPNF-9Q31-5HJQ": (
        4,
        ",balint,szalayne,kornel,agoston",
        537655264,
        "XVI SR DR SQ XIX",
        "dd9e80bac72182cb",
    ),
    "TCJ9-YK5H-7TD3": (2, ",franz,agoston,vilma", 665463404, "DJ XII XI CR DA", "e254c7de3e6a1fd4"),
    "T4GY-MG72-A3PW": (3, ",agoston,jeno,mariska,kornel", 1582940390, "X XXI HK HJ DA", "11c65cfe56bc988b"),
    "TA5R-8D9J-DC77": (0, ",mariska,pista,jeno", 1356618130, "HJ XX CJ IX SR", "7c90539ce607687b"),
    "TYG8-Y8C3-GMRP": (
        4,
        ",balint,szalayne,kornel,agoston",
        506842218,
        "ST CK DR HA XIII",
        "29000c68ff2ac333",
    ),
}
"""For each code its first dealer, the people, the seed, the first five cards, and a digest of it all.

None of it may ever change: where it would, the version of codes in :mod:`tartli_desktop.duel.code` must be
another one, and there must be golden codes of that version.
"""


def _found(code: str) -> tuple[int, str, int, str, str]:
    duel = read(code)
    table = deals.table(duel)
    people = ",".join("" if each is None else each.id for each in table.characters)
    packs = [deals.pack(duel, number) for number in range(1, duel.hands + 1)]
    whole = json.dumps([written(duel.variant), table.levels, packs], sort_keys=True)
    digest = sha256(whole.encode()).hexdigest()[:16]
    return table.dealer, people, table.seed, " ".join(packs[0][:5]), digest


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_deals_the_same_for_ever(code: str) -> None:
    assert _found(code) == GOLDEN[code]


def test_each_known_set_of_rules_has_a_golden_code() -> None:
    golden = {(duel.game, duel.rules) for duel in map(read, GOLDEN)}
    assert golden == {
        (game, rules) for game in games() for rules, _ in enumerate(rules_of(game).duels.variants)
    }


def test_every_hand_has_a_whole_pack_of_its_own() -> None:
    for game in games():
        duel, whole = Duel(game, 0, 24, 0, 7), rules_of(game).form.pack.cards
        packs = [deals.pack(duel, number) for number in range(1, 25)]
        assert all(sorted(each) == sorted(map(str, whole)) for each in packs)
        assert len(set(map(tuple, packs))) == 24


def test_every_card_comes_on_top_equally_often() -> None:
    duel = Duel("tartli", 0, 24, 0, 7)
    tops = [deals.pack(duel, number)[0] for number in range(1, 1601)]
    assert all(25 <= tops.count(card) <= 80 for card in set(tops))
    assert len(set(tops)) == 32


def test_people_of_all_levels_come_to_a_mixed_table() -> None:
    met = {level for seed in range(20) for level in deals.table(Duel("ulti", 0, 3, MIXED, seed)).levels[1:]}
    assert met == set(rules_of("ulti").opponents.levels)


def test_each_day_has_a_deal_of_its_own_in_each_game() -> None:
    days = [deals.of_day(game, date(2026, 11, day)).code for game in games() for day in range(1, 31)]
    assert len(set(days)) == len(days)
    assert deals.of_day("ulti", date(2026, 11, 30)).code == "THKK-64XV-V7CQ"


def test_only_the_packs_of_the_code_are_its_packs() -> None:
    duel = Duel("ulti", 0, 3, 1, 5)
    rules, dealer = rules_of(duel.game), deals.table(duel).dealer

    def dealt(number: int, dealer: int = dealer, variant: object = duel.variant) -> Match:
        match = rules.match(variant, dealer, ("A", "B", "C"))
        match.deal([rules.form.cards[code] for code in deals.pack(duel, number)])
        return match

    assert deals.is_of(duel, dealt(1))
    assert not deals.is_of(duel, dealt(2))
    assert not deals.is_of(duel, dealt(1, (dealer + 1) % 3))
    assert not deals.is_of(duel, dealt(1, variant=rules.duels.variants[1]))
    assert deals.packs_of("no code") is None
