"""Which card of the tarokk pack a picture shows, from the name of its file.

A tarokk may be named by its numeral or its number (``XIV``, ``14``, ``t14``, ``tarokk_14``, ``Trumps - 14``;
22 is the skíz), or by its name (``skíz``, ``Sküs``, ``mond``, ``pagát``, ``húszas``). A card of a suit is
named by suit and rank in English, Hungarian, German, French or Slovenian in either order (``hearts_rider``,
``kőr-lovas``, ``Herz Cavall``), or by a code (``HR`` of T1.2, ``KH``, ``hc``, ``h1``). A red Four is an Ace.
Case, accents, separators and a number in front do not matter. A folder may say the suit: ``kara/dama.png``;
then a number does not mean a tarokk.
A name that could mean two cards means none, and the user decides.
"""

from pathlib import PurePosixPath

from tartli_desktop.cards.tarokk import CARDS, TAROKK_COUNT, Card, Rank, Suit

from .file_name_words import (
    BACK,
    BACKS,
    CAMERAS,
    IDLE,
    LINKS,
    chunks,
    face_with_folders,
    folded,
    is_plain,
    pieces,
    words_of,
)

FACES: tuple[str, ...] = (*map(str, CARDS), BACK)
"""The names of all faces of the tarokk pack."""

_SUIT_WORDS = {
    Suit.HEARTS: "heart hearts herz herzen kor coeur coeurs srce src piros",
    Suit.DIAMONDS: "diamond diamonds karo caro carreau carreaux kara",
    Suit.CLUBS: "club clubs treff kreuz trefle trefles kriz",
    Suit.SPADES: "spade spades pikk pik pique piques",
}
_RANK_WORDS = {
    Rank.KING: "king kings konig koenig kiraly roi kralj",
    Rank.QUEEN: "queen queens dama damak dame regina",
    Rank.RIDER: "rider riders knight knights cavalier lovas lovasok huszar reiter cavall kaval ritter",
    Rank.JACK: "jack jacks knave bubi bube buben also valet pob fant",
}
_ACE_WORDS = "ace aces asz as ass egyes"
_FOUR_WORDS = "four fours negyes vier vierer"
_TEN_WORDS = "ten tens tizes tiz zehn zehner"
_TAROKK_WORDS = "tarokk tarokkok tarock tarocks tarok taroki tarot trump trumps trumpf trumpfe atout atouts"
_NAMES = {
    22: "skiz skis skus skues skys skyz excuse stiess gstiess narr fool harlekin harlequin",
    21: "mond monda mondo huszonegyes einundzwanziger",
    20: "huszas zwanziger",
    19: "tizenkilences neunzehner",
    18: "tizennyolcas achtzehner",
    17: "tizenhetes siebzehner",
    16: "tizenhatos sechzehner",
    15: "tizenotos funfzehner fuenfzehner",
    14: "tizennegyes vierzehner",
    13: "tizenharmas dreizehner",
    12: "tizenkettes zwolfer zwoelfer",
    11: "tizenegyes elfer",
    1: "pagat bagatto spatz",
}
_RED = (Suit.HEARTS, Suit.DIAMONDS)

_SUITS = {word: suit for suit, words in _SUIT_WORDS.items() for word in words.split()}
_RANKS = {word: rank for rank, words in _RANK_WORDS.items() for word in words.split()}
_LOW = (
    dict.fromkeys(_ACE_WORDS.split(), 1)
    | dict.fromkeys(_FOUR_WORDS.split(), 4)
    | dict.fromkeys(_TEN_WORDS.split(), 10)
)
_TAROKK = frozenset(_TAROKK_WORDS.split())
_NAMED = {folded(word): number for number, words in _NAMES.items() for word in words.split()}
_WORDS = frozenset({*_SUITS, *_RANKS, *_LOW, *_TAROKK, *_NAMED}) | BACKS | LINKS

_NUMERALS = {str(card).casefold(): card.number for card in CARDS[1:TAROKK_COUNT] if card.number is not None}
_TAROKK_NUMBERS = frozenset(range(1, TAROKK_COUNT + 1))
_LETTERS = {"k": Rank.KING, "q": Rank.QUEEN, "j": Rank.JACK} | dict.fromkeys("rncl", Rank.RIDER)
_LETTERS_BESIDE_SUITS = _LETTERS | {"d": Rank.QUEEN, "b": Rank.JACK}


def _codes() -> dict[str, Card]:
    """Every short code: the letter of a suit, with that of a rank or the number of the lowest card."""
    codes: dict[str, Card] = {}
    for suit in Suit:
        letter = str(suit).casefold()
        for low in ("a", "1", "4") if suit in _RED else ("t", "10"):
            codes[letter + low] = codes[low + letter] = Card.of(suit, Rank.LOW)
        for sign, rank in _LETTERS.items():
            codes[letter + sign] = codes[sign + letter] = Card.of(suit, rank)
    return codes


_CODES = _codes()


def face_of(name: str) -> str | None:
    """The one of ``FACES`` that a file name means, if any; the name includes its folders, with ``/``."""
    stem = PurePosixPath(name).stem
    if _number_alone(stem) is None:
        return face_with_folders(name, _face_in, _says_something, _WORDS)
    # A card of a suit if the nearest folder names one.
    folders = [folder for folder in PurePosixPath(name).parts[-2:-1] if is_plain(folder, _WORDS)]
    return _face_in(" ".join((*folders, stem)))


def _says_something(text: str) -> bool:
    parts = pieces(chunks(text))
    return not any(folded(piece) in CAMERAS for piece in parts) and any(
        _number(piece) is not None or piece in _LETTERS_BESIDE_SUITS or words_of(piece, _WORDS)
        for piece in parts
    )


def _number(piece: str) -> int | None:
    """The number in a piece, if it may be that of a tarokk; three or more digits count something else."""
    return int(piece) if piece.isascii() and piece.isdecimal() and len(piece) <= 2 else None


def _number_alone(stem: str) -> int | None:
    """The number of a name that consists of nothing else; otherwise None."""
    parts = pieces(chunks(stem))
    return _number(parts[0]) if len(parts) == 1 else None


def _face_in(text: str) -> str | None:
    written = chunks(text)
    parts = pieces(written)
    if any(folded(piece) in CAMERAS for piece in parts) and not _says_a_word(parts):
        return None
    words = [word for piece in parts for word in words_of(piece, _WORDS)]
    suits = {_SUITS[word] for word in words if word in _SUITS}
    ranks = {_RANKS[word] for word in words if word in _RANKS}
    named = {_NAMED[word] for word in words if word in _NAMED}
    if any(word in BACKS for word in words):
        return BACK if not (suits or ranks or named) else None
    if not suits:
        found = _tarokk_in(written, parts, words, named) if not ranks else None
    else:
        found = _suit_card_in(parts, words, suits, ranks) if not named else None
    return None if found is None else str(found)


def _says_a_word(parts: list[str]) -> bool:
    return any(word not in LINKS for piece in parts for word in words_of(piece, _WORDS))


def _suit_card_in(parts: list[str], words: list[str], suits: set[Suit], ranks: set[Rank]) -> Card | None:
    if len(suits) > 1:
        return None
    (suit,) = suits
    low = {_LOW[word] for word in words if word in _LOW}
    if not ranks and not low:
        ranks = {_LETTERS_BESIDE_SUITS[piece] for piece in parts if piece in _LETTERS_BESIDE_SUITS}
        low = set() if ranks else _numbers(parts)
    if ranks:
        return Card.of(suit, ranks.pop()) if len(ranks) == 1 and not low else None
    return Card.of(suit, Rank.LOW) if low <= ({1, 4} if suit in _RED else {10}) and len(low) == 1 else None


def _tarokk_in(written: list[str], parts: list[str], words: list[str], named: set[int]) -> Card | None:
    """The tarokk with this name, numeral or number, or the card with this code."""
    if named:
        return Card.tarokk(named.pop()) if len(named) == 1 else None
    rest = [chunk for place, chunk in enumerate(written) if place or not chunk.isdecimal()]
    for several in (written, rest):
        code = _CODES.get("".join(map(folded, several)))
        if code is not None:
            return code
    idle = {"t", *_TAROKK, *_NUMERALS} | IDLE
    plain = all(piece.isdecimal() or folded(piece) in idle for piece in parts)
    if not plain and not any(word in _TAROKK for word in words):
        return None
    said = {_NUMERALS[folded(piece)] for piece in parts if folded(piece) in _NUMERALS}
    said |= _numbers(parts, at_least_one=not said)
    return Card.tarokk(said.pop()) if len(said) == 1 and said <= _TAROKK_NUMBERS else None


def _numbers(parts: list[str], *, at_least_one: bool = True) -> set[int]:
    """The numbers in a name, without one in front, which counts pictures, unless it is the only one."""
    numbers = {number for piece in parts if (number := _number(piece)) is not None}
    behind = {number for piece in parts[1:] if (number := _number(piece)) is not None}
    return numbers if at_least_one and not behind else behind
