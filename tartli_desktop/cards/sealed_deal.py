"""Packs shuffled with the system's randomness, and the proof that nobody changed them afterwards.

Before the first packet of a hand is dealt, the pack is fixed and its *check number* can be seen: the SHA-256,
in hexadecimal digits, of the UTF-8 text

    the card codes, 32 or 42, top first, with one blank between them (R1.2), a blank, and the salt

such as ``HO A9 … BX 5f0c…``. The salt is 32 hexadecimal digits that nobody can guess; without it a program
could find the pack by trying. After the hand the salt is shown too, and kept in the record (R14):

    "deal_proof": {"sha256": check number, "salt": salt, "cut": 0 to 31, of 42 cards to 41}

A player who noted the check number before the hand can tell that the pack was fixed then. The record alone
does not prove that: a number that is first seen afterwards may have been made afterwards.

``cut`` says how many cards from the top were put below the rest after the check number had been shown: the
check number is that of the pack *before* the cut, so ``deck == pack[cut:] + pack[:cut]``. If the person at
the table cuts, this is their cut. An opponent cuts (R3.2) before the pack is fixed: then ``cut`` is 0, and
the program has nothing left to choose.
"""

import re
from collections.abc import Iterable
from enum import Enum, auto
from typing import Annotated, TypeVar

from msgspec import Meta, Struct

SEALED = "sealed"
"""The name of the extra of a match with the pack that was fixed last."""

_SALT_BYTES = 16
_CHECK_NUMBER = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"[0-9a-f]{16,128}")


class ProofFault(Enum):
    """What can be wrong with the proof of a deal."""

    NO_CHECK_NUMBER = auto()
    """The proof has no SHA-256 or no salt in hexadecimal digits."""

    OTHER_DECK = auto()
    """The check number does not fit the deck."""


class DealProof(Struct, frozen=True, forbid_unknown_fields=True):
    """The check number of a pack with its salt and cut; see the module's description."""

    sha256: str
    salt: str
    cut: Annotated[int, Meta(ge=0, le=41)] = 0
    """Less than the number of cards in the pack; the largest pack has 42."""


class CommittedDeck(Struct, frozen=True):
    """A pack that is fixed but not dealt yet."""

    hand: int
    """The number of the hand in the match, from 1, that the pack is for."""
    pack: str
    """The codes as in R14, in the order before the cut."""
    salt: str

    @property
    def check_number(self) -> str:
        """The check number, which may be shown before the hand."""
        return check_number(self.pack, self.salt)

    def dealt(self, cut: int) -> tuple[str, DealProof]:
        """The deck when the first ``cut`` cards have been put below the rest, and its proof."""
        return cut_pack(self.pack, cut), DealProof(self.check_number, self.salt, cut)


_Item = TypeVar("_Item")


def shuffle(things: list[_Item]) -> None:
    """Bring a list into a random order, in place; each order is as likely as any other."""
    # Imported here, like hashlib below: both load OpenSSL, which takes a while and is not needed to look at a
    # match.
    import secrets

    secrets.SystemRandom().shuffle(things)


def seal(hand: int, pack: Iterable[object]) -> CommittedDeck:
    """Fix a pack for a hand with a new salt."""
    import secrets

    return CommittedDeck(hand, " ".join(map(str, pack)), secrets.token_hex(_SALT_BYTES))


def check_line(pack: str, salt: str) -> str:
    """The text that the check number is made of."""
    return f"{pack} {salt}"


def check_number(pack: str, salt: str) -> str:
    """The SHA-256 of a pack and a salt."""
    import hashlib

    return hashlib.sha256(check_line(pack, salt).encode()).hexdigest()


def cut_pack(pack: str, cut: int) -> str:
    """The codes of a pack with the first ``cut`` cards below the rest."""
    codes = pack.split(" ")
    return " ".join(codes[cut:] + codes[:cut])


def pack_before_cut(deck: str, cut: int) -> str:
    """The codes of a deck as they lay before the cut."""
    return cut_pack(deck, len(deck.split(" ")) - cut)


def fault_of(proof: DealProof, deck: str) -> ProofFault | None:
    """What is wrong with the proof of a deck; None if nothing is."""
    if not _CHECK_NUMBER.fullmatch(proof.sha256) or not _SALT.fullmatch(proof.salt):
        return ProofFault.NO_CHECK_NUMBER
    if proof.cut >= len(deck.split(" ")):
        return ProofFault.OTHER_DECK
    if check_number(pack_before_cut(deck, proof.cut), proof.salt) != proof.sha256:
        return ProofFault.OTHER_DECK
    return None
