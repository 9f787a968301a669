"""Which card a picture shows, from the name of its file.

A file may be named by the code of its card (``HO``), or by suit and rank in several languages in either
order (``hearts_over``, ``piros-felső``, ``makkász``, ``tok7``), perhaps with one letter or number for the
rank (``herz_k``); a tarokk by its numeral, number or name (``XIV``, ``t14``, ``tarokk_14``, ``skíz``). Case,
accents, separators and a number in front do not matter. A folder may say the suit or the rank:
``hearts/over.png``.
The words stand in ``resources/cards/file-names``.

A name that could mean two cards means none, and the user decides.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import PurePosixPath

from tartli_desktop.cards.any_pack import Card
from tartli_desktop.resources import resources_folder

BACK = "back"
"""The name of the back among the faces; the others are the codes of the cards."""

_Cards = frozenset[Card]
_UNCLEAR = "a"
"""The letter that is unclear beside some words."""


class FileNames:
    """What names of picture files say about the cards of a pack.

    Args:
        pack: the name of the file with the words.
        cards: the cards.
    """

    def __init__(self, pack: str, cards: Sequence[Card]) -> None:
        table, shared = _read(pack), _read("any")["words"]
        self._cards = frozenset(cards)
        self._suits, self._ranks = (self._meanings(table[part]) for part in ("suits", "ranks"))
        self._tarokks: dict[str, _Cards] = {}
        """The tarokks by their numerals and numbers."""
        for number, card in enumerate((card for card in reversed(cards) if card.suit is None), 1):
            self._tarokks |= dict.fromkeys((str(card).casefold(), str(number)), frozenset({card}))
        signs = self._meanings(table["signs"])
        self._codes = self._made_codes(table, signs)
        self._signs = {**self._tarokks, **signs, **self._meanings(table.get("beside", {}))}
        """What numbers and letters mean beside the word of a suit."""
        for sign, found in self._tarokks.items():
            self._signs[sign] |= found
        self._backs, self._cameras, links = (
            frozenset(shared[part].split()) for part in ("back", "cameras", "links")
        )
        self._idle = self._cameras | frozenset(shared["idle"].split())
        self._unclear = frozenset(table.get("unclear", {}).get("words", "").split())
        self._words = frozenset({*self._suits, *self._ranks}) | self._backs | links

    def _meanings(self, table: Mapping[str, str]) -> dict[str, _Cards]:
        """The cards that each word of a table means."""
        return {
            word: frozenset(
                card for card in self._cards if any(fnmatchcase(str(card), p) for p in meant.split())
            )
            for meant, words in table.items()
            for word in words.split()
        }

    def _made_codes(
        self, table: Mapping[str, Mapping[str, str]], signs: Mapping[str, _Cards]
    ) -> dict[str, Card]:
        """Every short code: the letter of a suit before the sign of a rank, or after it."""
        codes: dict[str, Card] = {}
        before, after = (self._meanings(table[part]) for part in ("before", "after"))
        for sign, of_rank in signs.items():
            written = [(letter + sign, of_suit) for letter, of_suit in before.items()]
            written += [(sign + letter, of_suit) for letter, of_suit in after.items()]
            for code, of_suit in written:
                for card in of_suit & of_rank:
                    codes.setdefault(code, card)
        for code in table.get("unclear", {}).get("codes", "").split():
            del codes[code]
        return codes

    def face_of(self, name: str) -> str | None:
        """The face that a file name means, if any; the name includes its folders, with ``/``."""
        path = PurePosixPath(unicodedata.normalize("NFC", name))
        said, folders = path.stem, list(path.parts[-2:-4:-1])
        if said.isdecimal() and folders and self._is_plain(folders[0]):
            # Not a tarokk if the nearest folder names a suit.
            said = f"{folders.pop(0)} {said}"
        found = self._face_in(said)
        # The folders, the nearest first, may give what the name leaves out.
        for folder in folders if found is None and self._says_something(said) else ():
            if not self._is_plain(folder):
                break
            said = f"{folder} {said}"
            found = self._face_in(said)
            if found is not None:
                break
        return found

    def _is_plain(self, folder: str) -> bool:
        """Whether a folder names only a suit or a rank, perhaps with a number: not "red deck, 10 May"."""
        return all(
            piece.isdecimal() or folded(piece) in self._idle or self._words_of(piece)
            for piece in _pieces(_chunks(folder))
        )

    def _says_something(self, text: str) -> bool:
        """Whether a name gives a part of a card, so that its folder may give the rest."""
        parts = _pieces(_chunks(text))
        if any(folded(piece) in self._cameras for piece in parts):
            # The number counts pictures, not pips.
            return False
        return any(self._meant_by(piece) or self._words_of(piece) for piece in parts)

    def _words_of(self, piece: str) -> tuple[str, ...]:
        """The words that a piece of a name consists of; empty if it contains anything else."""
        return _compound(folded(piece)[:60], self._words)

    def _meant_by(self, sign: str) -> _Cards | None:
        """What a number or a letter means; three or more digits count something else."""
        if sign.isdecimal():
            return self._signs.get(sign.lstrip("0")) if len(sign) <= 2 else None
        return self._signs.get(sign)

    def _face_in(self, text: str) -> str | None:
        written = _chunks(text)
        parts = _pieces(written)
        words = [(place, word) for place, piece in enumerate(parts) for word in self._words_of(piece)]
        suits = [(place, self._suits[word]) for place, word in words if word in self._suits]
        ranks = [self._ranks[word] for _, word in words if word in self._ranks]
        if any(word in self._backs for _, word in words):
            return BACK if not ranks else None
        cards = self._cards.intersection(*(found for _, found in suits), *ranks)
        if len(cards) > 1 and suits:
            is_unclear = any(word in self._unclear for _, word in words)
            cards = cards.intersection(*self._beside(parts, suits[-1][0], is_unclear=is_unclear))
        elif len(cards) != 1 and not suits:
            # "AS" is a word for an Ace, and the code of the Ace of Spades.
            return self._alone(written, parts)
        return str(*cards) if len(cards) == 1 else None

    def _beside(self, parts: Sequence[str], suit_at: int, *, is_unclear: bool) -> list[_Cards]:
        """What numbers and letters mean, for a suit at this place among the parts."""
        meant = [(place, found) for place, piece in enumerate(parts) if (found := self._meant_by(piece))]
        numbers = [(place, found) for place, found in meant if parts[place].isdecimal()]
        if len(numbers) > 1 and numbers[0][0] == 0:
            del numbers[0]
        beside = [found for place, found in numbers if abs(place - suit_at) == 1]
        # An idle word before the suit is no letter of a rank: "a king".
        letters = [
            (parts[place], found)
            for place, found in meant
            if not parts[place].isdecimal() and (place > suit_at or parts[place] not in self._idle)
        ]
        if is_unclear and _UNCLEAR in dict(letters):
            return []
        # A letter counts more than a number that is not next to the suit.
        said = [found for _, found in letters]
        return [*said, *beside] if said or beside else [found for _, found in numbers]

    def _alone(self, written: Sequence[str], parts: Sequence[str]) -> str | None:
        """The card of a code, a numeral or a number, without a word that names suit or rank."""
        rest = [chunk for place, chunk in enumerate(written) if place or not chunk.isdecimal()]
        for several in (written, rest):
            if (card := self._codes.get("".join(map(folded, several)))) is not None:
                return str(card)
        numbered = [each for piece in parts if (each := self._tarokks.get(piece.lstrip("0")))]
        if numbered[1:] and parts[0].isdecimal():
            del numbered[0]
        idle = self._idle - self._cameras | {"t", *self._tarokks}
        if numbered and all(piece.isdecimal() or folded(piece) in idle for piece in parts):
            cards = self._cards.intersection(*numbered)
            return str(*cards) if len(cards) == 1 else None
        codes = [chunk for chunk in rest if folded(chunk) in self._codes]
        if len(codes) != 1:
            return None
        is_idle = all(
            chunk == codes[0] or chunk.isdecimal() or folded(chunk).strip("0123456789") in self._idle | {""}
            for chunk in rest
        )
        # Elsewhere it may be part of a sentence.
        return str(self._codes[folded(codes[0])]) if is_idle or codes[0].isupper() else None


def _read(name: str) -> dict[str, dict[str, str]]:
    # Imported here, since most players add no pack.
    import tomllib

    return tomllib.loads((resources_folder() / "cards" / "file-names" / f"{name}.toml").read_text("utf-8"))


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
def _compound(word: str, words: frozenset[str]) -> tuple[str, ...]:
    """Split a folded compound such as "herzober" into these words, long ones first; empty if it is none."""
    if word in words:
        return (word,)
    for length in range(min(len(word) - 1, 16), 1, -1):
        if word[:length] in words:
            rest = _compound(word[length:], words)
            if rest:
                return (word[:length], *rest)
    return ()


def _chunks(text: str) -> list[str]:
    """The parts of a name as written, split at punctuation and before capital letters."""
    parted = re.sub(r"(?<=[^\W\d_])(?=[A-ZÁÉÍÓÖŐÚÜŰÄ][a-záéíóöőúüűä])", " ", text)
    return re.findall(r"[^\W_]+", parted)[:40]


def _pieces(parts: Sequence[str]) -> list[str]:
    """The chunks split into letters and digits."""
    return [piece for part in parts for piece in re.findall(r"[0-9]+|[^\W0-9_]+", part.casefold())][:60]
