"""The words in names of picture files, for any pack: folding, splitting and sorting them."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import PurePosixPath

BACK = "back"
"""The name of the back among the faces; the others are the codes of the cards."""

_BACK_WORDS = (
    "back backs backside cardback rueckseite ruckseite ruecken rucken kartenruecken hatlap hatoldal kartyahat"
)
BACKS = frozenset(_BACK_WORDS.split())
"""Words for the back."""

CAMERAS = frozenset(["img", "image", "pic", "picture", "photo", "foto", "scan", "dsc", "pxl", "kep", "bild"])
"""Words before a number that counts pictures."""

_IDLE_WORDS = (
    "of the von der die das des a card cards karte karten kartya lap tell magyar german deutsch hungarian "
    "doppeldeutsche doppeldeutsch copy kopie masolat small large"
)
IDLE = CAMERAS | frozenset(_IDLE_WORDS.split())
"""Words that say nothing about a card, and so may stand beside a code."""

LINKS = frozenset({"of", "von", "the", "der", "das"})
"""Words that join suit and rank, even within a compound."""


def folded(text: str) -> str:
    """Text without accents and case."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def in_order(names: Iterable[str]) -> list[str]:
    """Names in the order in which people count: 2 before 10."""

    def key(name: str) -> list[tuple[int, int | str]]:
        parts = re.split(r"([0-9]{1,9})", folded(name))
        return [(0, int(part)) if part.isdecimal() else (1, part) for part in parts if part]

    return sorted(names, key=lambda name: (key(name), name))


@lru_cache(maxsize=1024)
def compound(word: str, words: frozenset[str]) -> tuple[str, ...]:
    """Split a folded compound such as "herzober" into these words, long ones first; empty if it is none."""
    if word in words:
        return (word,)
    for length in range(min(len(word) - 1, 16), 1, -1):
        if word[:length] in words:
            rest = compound(word[length:], words)
            if rest:
                return (word[:length], *rest)
    return ()


def chunks(text: str) -> list[str]:
    """The parts of a name as written, split at punctuation and before capital letters."""
    parted = re.sub(r"(?<=[^\W\d_])(?=[A-ZÁÉÍÓÖŐÚÜŰÄ][a-záéíóöőúüűä])", " ", text)
    return re.findall(r"[^\W_]+", parted)[:40]


def pieces(parts: Sequence[str]) -> list[str]:
    """The chunks split into letters and digits."""
    return [piece for part in parts for piece in re.findall(r"[0-9]+|[^\W0-9_]+", part.casefold())][:60]


def words_of(piece: str, words: frozenset[str]) -> tuple[str, ...]:
    """The words that a piece of a name consists of; empty if it contains anything else."""
    return compound(folded(piece)[:60], words)


def face_with_folders(
    name: str,
    face_in: Callable[[str], str | None],
    says_something: Callable[[str], bool],
    words: frozenset[str],
) -> str | None:
    """The face that a file name means, if necessary together with its folders.

    Args:
        name: the name of the file with its folders, with ``/``.
        face_in: returns the face that a text means.
        says_something: whether a text gives a part of a card, so that a folder may give the rest.
        words: the words that the name of such a folder may have.
    """
    path = PurePosixPath(unicodedata.normalize("NFC", name))
    said = path.stem
    found = face_in(said)
    # The folders, the nearest first, may give what the name leaves out.
    for folder in list(path.parts[-2:-4:-1]) if found is None and says_something(said) else ():
        if not is_plain(folder, words):
            break
        said = f"{folder} {said}"
        found = face_in(said)
        if found is not None:
            break
    return found


def is_plain(folder: str, words: frozenset[str]) -> bool:
    """Whether a folder names only a suit or a rank, perhaps with a number: not "red deck, 10 May"."""
    return all(
        piece.isdecimal() or folded(piece) in IDLE or words_of(piece, words)
        for piece in pieces(chunks(folder))
    )
