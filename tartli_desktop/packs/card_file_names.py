"""Which card a picture shows, from the name of its file.

A file may be named by the code of R1.2 (``HO``), by suit and rank in English, Hungarian or German in
either order (``hearts_over``, ``piros-felső``, ``Herz Ober``, ``makkász``, ``tok7``, ``Ace of Leaves``), by
the words of a French pack, or with one letter of a rank after the word of a suit (``herz_k``). Case,
accents, separators and a number in front do not matter. A folder may say the suit or the rank:
``hearts/over.png``.
A name that could mean two cards means none, and the user decides.
"""

from collections.abc import Sequence

from tartli_desktop.cards.german import CARDS, Card, Rank, Suit

from .file_name_words import (
    BACK,
    BACKS,
    CAMERAS,
    IDLE,
    LINKS,
    chunks,
    face_with_folders,
    folded,
    pieces,
    words_of,
)

FACES: tuple[str, ...] = (*map(str, CARDS), BACK)
"""The names of all faces of a pack."""


def face_of(name: str) -> str | None:
    """The one of ``FACES`` that a file name means, if any; the name includes its folders, with ``/``."""
    return face_with_folders(name, _face_in, _says_something, _WORDS)


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

_SUITS = {word: suit for suit, words in _SUIT_WORDS.items() for word in words.split()}
_RANKS = {word: rank for rank, words in _RANK_WORDS.items() for word in words.split()}
_WORDS = frozenset(_SUITS) | frozenset(_RANKS) | BACKS | LINKS

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
# With these suits A is ambiguous: the Alsó in Hungarian, the Ace in the other two languages.
_HUNGARIAN_SUITS = frozenset({"makk", "zold", "piros", "tok"})

_CODE_SUITS = dict(zip("alhb", Suit, strict=True))
_CODE_RANKS = dict(zip("789xuoka", Rank, strict=True)) | {"10": Rank.TEN}
_GERMAN_SUITS = {"e": Suit.ACORNS, "g": Suit.LEAVES, "s": Suit.BELLS}
_HUNGARIAN_LETTERS = {"m": Suit.ACORNS, "z": Suit.LEAVES, "p": Suit.HEARTS, "t": Suit.BELLS}
_FRENCH_SUITS = {"c": Suit.ACORNS, "s": Suit.LEAVES, "h": Suit.HEARTS, "d": Suit.BELLS}


def _codes() -> dict[str, Card]:
    """Every short code; if two meanings conflict, the code of R1.2 or else the earlier one counts."""
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


def _says_something(text: str) -> bool:
    """Whether a name gives a part of a card, so that its folder may give the rest."""
    parts = pieces(chunks(text))
    if any(folded(piece) in CAMERAS for piece in parts):
        # The number counts pictures, not pips.
        return False
    return any(_number(piece) is not None or piece in _LETTERS or words_of(piece, _WORDS) for piece in parts)


def _number(piece: str) -> Rank | None:
    # Three or more digits count something else.
    return _NUMBERS.get(piece.lstrip("0")) if piece.isascii() and len(piece) <= 2 else None


def _face_in(text: str) -> str | None:
    written = chunks(text)
    parts = pieces(written)
    words = [(place, word) for place, piece in enumerate(parts) for word in words_of(piece, _WORDS)]
    suits = {_SUITS[word] for _, word in words if word in _SUITS}
    ranks = {_RANKS[word] for _, word in words if word in _RANKS}
    if any(word in BACKS for _, word in words):
        return BACK if not ranks else None
    if not suits:
        card = _code_in(written)
        return None if card is None else str(card)
    if len(suits) > 1 or len(ranks) > 1:
        return None
    if not ranks:
        at = max(place for place, word in words if word in _SUITS)
        hungarian = any(word in _HUNGARIAN_SUITS for _, word in words)
        ranks = _short_ranks(parts, at, hungarian=hungarian)
    if len(ranks) != 1:
        return None
    return str(Card.of(suits.pop(), ranks.pop()))


def _short_ranks(parts: Sequence[str], suit_at: int, *, hungarian: bool) -> set[Rank]:
    """The ranks that a number or a letter gives, for a suit at this place among the parts."""
    numbers = [(place, rank) for place, piece in enumerate(parts) if (rank := _number(piece)) is not None]
    if len(numbers) > 1 and numbers[0][0] == 0 and suit_at > 0:
        del numbers[0]
    beside = [rank for place, rank in numbers if abs(place - suit_at) == 1]
    found = set(beside if len(set(beside)) == 1 else [rank for _, rank in numbers])
    letters = [piece for piece in parts[suit_at + 1 :] if piece in _LETTERS]
    if not letters:
        return found
    if hungarian and letters == ["a"]:
        return set()
    said = {_LETTERS[letter] for letter in letters}
    # A letter counts more than a number that is not next to the suit.
    return said if not beside else said | found


def _code_in(written: Sequence[str]) -> Card | None:
    """The card of the only code among the chunks, unless that may be part of a sentence."""
    rest = [chunk for place, chunk in enumerate(written) if place or not chunk.isdecimal()]
    for several in (written, rest):
        if (card := _CODES.get("".join(map(folded, several)))) is not None:
            return card
    codes = [chunk for chunk in rest if folded(chunk) in _CODES]
    if len(codes) != 1:
        return None
    idle = all(
        chunk == codes[0] or chunk.isdecimal() or folded(chunk).strip("0123456789") in IDLE | {""}
        for chunk in rest
    )
    return _CODES[folded(codes[0])] if idle or codes[0].isupper() else None
