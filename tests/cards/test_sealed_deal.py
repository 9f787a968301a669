"""Packs that are fixed before the deal, and the proof of that (R3.2, R14)."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from dataclasses import dataclass

import msgspec
import pytest

from tartli_desktop.cards import sealed_deal, tarokk
from tartli_desktop.cards.german import CARDS
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import AUSTRIAN, HUNGARIAN, Match
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.session.journal import Journal
from tartli_desktop.session.match_state import Phase
from tartli_desktop.session.session import Session
from tests.benchmarks import fairness
from tests.session.playing import QUICK, Scripted, settle, sit_down

PACK = " ".join(map(str, CARDS))
SEALED = sealed_deal.CommittedDeck(1, PACK, "5f" * 16)


def test_the_check_number_is_the_sha256_of_pack_blank_salt() -> None:
    assert SEALED.check_number == hashlib.sha256(f"{PACK} {'5f' * 16}".encode()).hexdigest()


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not here")
def test_sha256sum_gives_the_same_number() -> None:
    line = sealed_deal.check_line(SEALED.pack, SEALED.salt).encode()
    done = subprocess.run(["sha256sum"], input=line, capture_output=True, check=True)
    assert done.stdout.split()[0].decode() == SEALED.check_number


@pytest.mark.parametrize("cut", range(32))
def test_the_cut_is_part_of_the_proof(cut: int) -> None:
    deck, proof = SEALED.dealt(cut)
    assert deck.split() == PACK.split()[cut:] + PACK.split()[:cut]
    assert proof.sha256 == SEALED.check_number
    assert sealed_deal.fault_of(proof, deck) is None
    other = msgspec.structs.replace(proof, cut=(cut + 1) % 32)
    assert sealed_deal.fault_of(other, deck) is not None


def test_a_bigger_pack_can_be_cut_anywhere_too() -> None:
    pack = sealed_deal.CommittedDeck(1, " ".join(map(str, tarokk.CARDS)), "5f" * 16)
    for cut in range(len(tarokk.CARDS)):
        deck, proof = pack.dealt(cut)
        kept = msgspec.convert(msgspec.to_builtins(proof), sealed_deal.DealProof)
        assert sealed_deal.fault_of(kept, deck) is None


@pytest.mark.parametrize("cut", [32, 33, 41])
def test_no_more_cards_are_cut_than_the_pack_has(cut: int) -> None:
    deck, proof = SEALED.dealt(0)
    assert sealed_deal.fault_of(msgspec.structs.replace(proof, cut=cut), deck) is not None


def test_no_two_cards_can_change_places_afterwards() -> None:
    deck, proof = SEALED.dealt(7)
    codes = deck.split()
    codes[3], codes[20] = codes[20], codes[3]
    assert sealed_deal.fault_of(proof, " ".join(codes)) is not None


@pytest.mark.parametrize(
    "changes", [{"salt": "00" * 16}, {"sha256": "0" * 64}, {"salt": ""}, {"salt": "guess me"}, {"sha256": ""}]
)
def test_another_salt_or_number_does_not_fit(changes: dict[str, str]) -> None:
    deck, proof = SEALED.dealt(7)
    assert sealed_deal.fault_of(msgspec.structs.replace(proof, **changes), deck) is not None


def test_every_pack_has_a_salt_of_its_own() -> None:
    salts = {sealed_deal.seal(1, CARDS).salt for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}


def test_deals_are_fair() -> None:
    for name, (chi, freedom) in fairness.measure(4000).items():
        # With so few packs for so many pairs on top, the tails are not like the normal distribution.
        assert 1e-7 < fairness.likelihood(chi, freedom) < 1 - 1e-7, name


# At the table


@dataclass
class Dealt:
    deck: str
    proof: sealed_deal.DealProof

    @classmethod
    def of(cls, session: Session) -> Dealt:
        hand = session.record()["hands"][-1]
        return cls(hand["deck"], msgspec.convert(hand["deal_proof"], sealed_deal.DealProof))


def test_the_number_is_there_before_the_person_cuts(qapp: object) -> None:  # R3.2
    game = sit_down(Match.new(HUNGARIAN, first_dealer=1))
    assert game.phase is Phase.CUT
    sealed = game.session.sealed
    assert sealed is not None
    game.session.cut(9)
    settle()
    dealt = Dealt.of(game.session)
    assert dealt.proof.sha256 == sealed.check_number
    assert dealt.proof.cut == 9
    assert sealed_deal.fault_of(dealt.proof, dealt.deck) is None
    assert game.saved == game.session.record()
    game.leave()


def test_where_the_opponent_cuts_nothing_is_left_to_choose(qapp: object) -> None:
    game = sit_down(Match.new(AUSTRIAN, first_dealer=0), start=False)
    game.session.start(Draw(((CARDS[0], CARDS[9]),), 0))
    assert game.phase is Phase.OPENING
    sealed = game.session.sealed
    assert sealed is not None
    game.session.go_on()
    settle()
    dealt = Dealt.of(game.session)
    assert (dealt.deck, dealt.proof.cut) == (sealed.pack, 0)
    assert sealed_deal.fault_of(dealt.proof, dealt.deck) is None
    game.leave()


def test_the_number_of_the_next_hand_is_there_when_a_hand_has_ended(qapp: object) -> None:
    game = sit_down(Match.new(HUNGARIAN, first_dealer=0))
    assert game.session.sealed is None
    game.do("out")
    assert game.phase is Phase.HAND_OVER
    sealed = game.session.sealed
    assert sealed is not None
    assert sealed.hand == 2
    game.leave()


def test_the_pack_is_the_same_when_the_match_is_left_and_taken_up(qapp: object) -> None:
    game = sit_down(Match.new(HUNGARIAN, first_dealer=1))
    before = game.session.sealed
    game.session.close()
    stored = game.store.load(game.match_id)
    again = Session(
        RULES,
        Match.from_record(stored.record),
        (None, "heuristic"),
        Journal(game.store, game.match_id),
        Scripted(),
        QUICK,
        sealed=stored.sealed,
    )
    again.start()
    assert again.sealed == before
    again.cut(3)
    settle()
    assert game.store.load(game.match_id).record["hands"][0]["deal_proof"]["cut"] == 3
    again.close()
    # The saved pack is not dealt twice.
    assert game.store.load(game.match_id).sealed == before
    third = Session(
        RULES,
        Match.from_record(game.store.load(game.match_id).record),
        (None, "heuristic"),
        Journal(game.store, game.match_id),
        Scripted(),
        QUICK,
        sealed=before,
    )
    assert third.sealed is None
    third.close()
    game.leave()


@pytest.mark.parametrize("kept", ["", "[]", '{"hand":1,"pack":"HO HO","salt":"aa"}', '{"hand":"1"}', "\x00"])
def test_a_kept_pack_that_is_none_is_left_alone(qapp: object, kept: str) -> None:
    game = sit_down(Match.new(HUNGARIAN, first_dealer=1))
    game.store.set_extra(game.match_id, "sealed", kept)
    assert game.store.load(game.match_id).sealed is None
    game.leave()
