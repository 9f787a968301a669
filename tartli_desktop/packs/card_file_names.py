"""Which card a picture shows, from the name of its file.

A file may be named by the code of R1.2 (``HO``), by suit and rank in English, Hungarian or German in
either order (``hearts_over``, ``piros-felső``, ``Herz Ober``, ``makkász``, ``tok7``, ``Ace of Leaves``), by
the words of a French pack, or with one letter of a rank after the word of a suit (``herz_k``). Case,
accents, the signs between words and a number in front do not matter. A folder may say the suit or the rank:
``hearts/over.png``.
Where a name could mean two cards, it means none, and the user decides.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import PurePosixPath

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit

BACK = "back"
"""What the back is called among the names of faces; the others are the codes of the cards."""

FACES: tuple[str, ...] = (*map(str, CARDS), BACK)
"""The names of all faces of a pack."""


def face_of(name: str) -> str | None:
    """The one of ``FACES`` that a file name means, if it means one; folders come before it, with ``/``."""
    path = PurePosixPath(unicodedata.normalize("NFC", name))
    stem = path.stem
    found = _face_in(stem)
    # The folders say what the name leaves out, the nearest first.
    said = stem
    for folder in list(path.parts[-2:-4:-1]) if found is None and _says_something(stem) else ():
        if not _is_plain(folder):
            break
        said = f"{folder} {said}"
        found = _face_in(said)
        if found is not None:
            break
    return found


def in_order(names: Iterable[str]) -> list[str]:
    """Names in the order in which people count: 2 before 10."""

    def key(name: str) -> list[tuple[int, int | str]]:
        parts = re.split(r"([0-9]{1,9})", _folded(name))
        return [(0, int(part)) if part.isdecimal() else (1, part) for part in parts if part]

    return sorted(names, key=lambda name: (key(name), name))


_SUIT_WORDS = {
    Suit.ACORNS: "acorn acorns eichel eicheln ecker eckern makk makkok club clubs kreuz treff",
    Suit.LEAVES: "leaf leaves laub blatt gras grass gruen grun green zold level lomb spade spades pik pikk",
    Suit.HEARTS: "heart hearts herz herzen rot red piros voros sziv kor coeur",
    Suit.BELLS: "bell bells schelle schellen schell tok diamond diamonds karo",
}
_RANK_WORDS = {
    Rank.SEVEN: "seven sevens sieben siebener siebner het hetes vii",
    Rank.EIGHT: "eight eights acht achter nyolc nyolcas viii",
    Rank.NINE: "nine nines neun neuner kilenc kilences ix",
    Rank.TEN: "ten tens zehn zehner tiz tizes",
    Rank.UNDER: "under unders unter also filko wenzel bube jack knave bubi jumbo",
    Rank.OVER: "over overs ober felso obermann dame queen dama",
    Rank.KING: "king kings koenig konig kiraly",
    Rank.ACE: "ace aces ass as asz sau daus diszno",
}
_BACK_WORDS = (
    "back backs backside cardback rueckseite ruckseite ruecken rucken kartenruecken hatlap hatoldal kartyahat"
)
# They say nothing about a card, and so do not hide a code beside them.
_IDLE_WORDS = (
    "of the von der die das des a card cards karte karten kartya lap tell magyar german deutsch hungarian "
    "doppeldeutsche doppeldeutsch copy kopie masolat small large"
)
_CAMERA_WORDS = "img image pic picture photo foto scan dsc pxl kep bild"
_LINKS = frozenset({"of", "von", "the", "der", "das"})

_SUITS = {word: suit for suit, words in _SUIT_WORDS.items() for word in words.split()}
_RANKS = {word: rank for rank, words in _RANK_WORDS.items() for word in words.split()}
_BACKS = frozenset(_BACK_WORDS.split())
_CAMERAS = frozenset(_CAMERA_WORDS.split())
_IDLE = frozenset(_IDLE_WORDS.split()) | _CAMERAS
_WORDS = frozenset(_SUITS) | frozenset(_RANKS) | _BACKS | _LINKS
_LONGEST = max(map(len, _WORDS))

_NUMBERS = {"7": Rank.SEVEN, "8": Rank.EIGHT, "9": Rank.NINE, "10": Rank.TEN}
_LETTERS = {
    "x": Rank.TEN,
    "u": Rank.UNDER,
    "j": Rank.UNDER,
    "o": Rank.OVER,
    "q": Rank.OVER,
    "f": Rank.OVER,
    "k": Rank.KING,
    "á": Rank.ACE,
    "a": Rank.ACE,
}
# A is the Alsó in Hungarian, and the Ace in the two other languages.
_HUNGARIAN_SUITS = frozenset({"makk", "zold", "piros", "tok"})

_CODE_SUITS = dict(zip("alhb", Suit, strict=True))
_CODE_RANKS = dict(zip("789xuoka", Rank, strict=True)) | {"10": Rank.TEN}
_GERMAN_SUITS = {"e": Suit.ACORNS, "g": Suit.LEAVES, "s": Suit.BELLS}
_HUNGARIAN_LETTERS = {"m": Suit.ACORNS, "z": Suit.LEAVES, "p": Suit.HEARTS, "t": Suit.BELLS}
_FRENCH_SUITS = {"c": Suit.ACORNS, "s": Suit.LEAVES, "h": Suit.HEARTS, "d": Suit.BELLS}


def _codes() -> dict[str, Card]:
    """Every short code; those of R1.2 come first, and no other may mean anything else."""
    codes: dict[str, Card] = {}

    def add(suits: dict[str, Suit], ranks: dict[str, Rank], *, rank_first: bool = False) -> None:
        for suit_letter, suit in suits.items():
            for rank_letter, rank in ranks.items():
                code = rank_letter + suit_letter if rank_first else suit_letter + rank_letter
                codes.setdefault(code, Card.of(suit, rank))

    french = _CODE_RANKS | {"j": Rank.UNDER, "q": Rank.OVER}
    hungarian = _CODE_RANKS | {"f": Rank.OVER}
    del hungarian["a"]
    add(_CODE_SUITS, _CODE_RANKS)
    add(_GERMAN_SUITS, _CODE_RANKS)
    add(_HUNGARIAN_LETTERS, hungarian)
    add(_FRENCH_SUITS, french, rank_first=True)
    add(_CODE_SUITS, _CODE_RANKS, rank_first=True)
    return codes


_CODES = _codes()


def _folded(text: str) -> str:
    """Text without accents and case."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


@lru_cache(maxsize=1024)
def _segments(word: str) -> tuple[str, ...]:
    """A compound taken apart into known words: "herzober"; empty if it is none."""
    if word in _WORDS:
        return (word,)
    for length in range(min(len(word) - 1, _LONGEST), 1, -1):
        if word[:length] in _WORDS:
            rest = _segments(word[length:])
            if rest:
                return (word[:length], *rest)
    return ()


def _chunks(text: str) -> list[str]:
    """The parts of a name, as they are written: split at signs, and before a capital letter."""
    parted = re.sub(r"(?<=[^\W\d_])(?=[A-ZÁÉÍÓÖŐÚÜŰÄ][a-záéíóöőúüűä])", " ", text)
    return re.findall(r"[^\W_]+", parted)[:40]


def _pieces(chunks: Sequence[str]) -> list[str]:
    """The chunks with letters and figures apart."""
    return [piece for chunk in chunks for piece in re.findall(r"[0-9]+|[^\W0-9_]+", chunk.casefold())][:60]


def _says_something(text: str) -> bool:
    """Whether a name says a part of a card, so that its folder may say the rest."""
    pieces = _pieces(_chunks(text))
    if any(_folded(piece) in _CAMERAS for piece in pieces):
        # It counts pictures, not pips.
        return False
    return any(_number(piece) is not None or piece in _LETTERS or _known(piece) for piece in pieces)


def _is_plain(folder: str) -> bool:
    """Whether a folder says nothing but a suit or a rank, perhaps with a number: no "red deck, 10 May"."""
    return all(
        piece.isdecimal() or _folded(piece) in _IDLE or _known(piece) for piece in _pieces(_chunks(folder))
    )


def _known(piece: str) -> bool:
    return bool(_segments(_folded(piece)[:60]))


def _number(piece: str) -> Rank | None:
    # Three figures and more count something else.
    return _NUMBERS.get(piece.lstrip("0")) if piece.isascii() and len(piece) <= 2 else None


def _face_in(text: str) -> str | None:
    chunks = _chunks(text)
    pieces = _pieces(chunks)
    words = [(place, word) for place, piece in enumerate(pieces) for word in _segments(_folded(piece)[:60])]
    suits = {_SUITS[word] for _, word in words if word in _SUITS}
    ranks = {_RANKS[word] for _, word in words if word in _RANKS}
    if any(word in _BACKS for _, word in words):
        return BACK if not ranks else None
    if not suits:
        card = _code_in(chunks)
        return None if card is None else str(card)
    if len(suits) > 1 or len(ranks) > 1:
        return None
    if not ranks:
        at = max(place for place, word in words if word in _SUITS)
        hungarian = any(word in _HUNGARIAN_SUITS for _, word in words)
        ranks = _short_ranks(pieces, at, hungarian=hungarian)
    if len(ranks) != 1:
        return None
    return str(Card.of(suits.pop(), ranks.pop()))


def _short_ranks(pieces: Sequence[str], suit_at: int, *, hungarian: bool) -> set[Rank]:
    """The ranks said by a number or a letter, beside a suit that stands at a place."""
    numbers = [(place, rank) for place, piece in enumerate(pieces) if (rank := _number(piece)) is not None]
    if len(numbers) > 1 and numbers[0][0] == 0 and suit_at > 0:
        del numbers[0]
    beside = [rank for place, rank in numbers if abs(place - suit_at) == 1]
    found = set(beside if len(set(beside)) == 1 else [rank for _, rank in numbers])
    letters = [piece for piece in pieces[suit_at + 1 :] if piece in _LETTERS]
    if not letters:
        return found
    if hungarian and letters == ["a"]:
        return set()
    said = {_LETTERS[letter] for letter in letters}
    # A letter says more than a number that does not stand beside the suit.
    return said if not beside else said | found


def _code_in(chunks: Sequence[str]) -> Card | None:
    """The card of the only code among the chunks, unless it may be part of a sentence."""
    whole = "".join(_folded(chunk) for chunk in chunks)
    if whole in _CODES:
        return _CODES[whole]
    rest = [chunk for place, chunk in enumerate(chunks) if not (place == 0 and chunk.isdecimal())]
    if "".join(map(_folded, rest)) in _CODES:
        return _CODES["".join(map(_folded, rest))]
    codes = [chunk for chunk in rest if _folded(chunk) in _CODES]
    if len(codes) != 1:
        return None
    idle = all(
        chunk == codes[0] or chunk.isdecimal() or _folded(chunk).strip("0123456789") in _IDLE | {""}
        for chunk in rest
    )
    return _CODES[_folded(codes[0])] if idle or codes[0].isupper() else None
