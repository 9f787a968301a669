"""The Hungarian articles and endings for a name, a card or a number in a sentence.

A catalogue marks them, as in "[a]%1 és %2[t]", for :func:`tartli_desktop.text.placeholders.fill`.
"""

import re
from collections.abc import Callable

_VOWELS = "aáeéiíoóöőuúüűàâäåæèêëîïôøûýÿ"
"""With those of other languages, which only names have."""
_BACK = "aáoóuú"
_FRONT = "eöőüűäøæ"
_ROUNDED = "öőüű"
_LENGTHENED = {"a": "á", "e": "é"}
"""The form of a final vowel before an ending."""

_JOINED_BARE = re.compile(f"([{_VOWELS}](l|ly|n|ny|r|s|sz|z|j|zs)|ssz|ll|nn|rr)$")
"""After these, the accusative ending needs no linking vowel."""

_OPEN_Y = re.compile(r"(?:(?<![glnt])|(?<=gg|ll|nn|tt))y$")
"""A final y that is spoken i: Szalay, Kazinczy, Jenny; not that of gy, ly, ny, ty: Nagy, Mihály."""
_ENGLISH_A = re.compile(r"a(?=(?:rr?|ll|nn|nd|dd|mm)y$)")
"""An a that is spoken e: Mary, Sally."""

_DIGRAPHS = ("cs", "gy", "ly", "ny", "sz", "ty", "zs")
_IRREGULAR = {"piros": "pirosat", "zöld": "zöldet", "három": "hármat"}
"""Words with an irregular accusative."""

_NUMBERS = {
    "0": ("nulla", "t"),
    "1": ("egy", "et"),
    "2": ("kettő", "t"),
    "3": ("három", "at"),
    "4": ("négy", "et"),
    "5": ("öt", "öt"),
    "6": ("hat", "ot"),
    "7": ("hét", "et"),
    "8": ("nyolc", "at"),
    "9": ("kilenc", "et"),
    "10": ("tíz", "et"),
    "20": ("húsz", "at"),
    "30": ("harminc", "at"),
    "40": ("negyven", "et"),
    "50": ("ötven", "et"),
    "60": ("hatvan", "at"),
    "70": ("hetven", "et"),
    "80": ("nyolcvan", "at"),
    "90": ("kilencven", "et"),
    "100": ("száz", "at"),
    "1000": ("ezer", "et"),
}
"""The last part of a number in words, and its accusative ending."""

_ROMAN = {"I": 1, "V": 5, "X": 10}


def article(text: str) -> str:
    """The definite article for a text, with a blank after it: "a " or "az "."""
    start = re.search(r"\w+", text)
    word = start[0] if start else ""
    value = _value(word)
    if value is not None:
        starts_open = str(value)[0] == "5" or (str(value)[0] == "1" and len(str(value)) % 3 == 1)
    else:
        starts_open = word[:1].lower() in tuple(_VOWELS)
    return "az " if starts_open else "a "


def as_object(text: str) -> str:
    """A text in the accusative: "Vilmát", "zöld nyolcast", "XX-ast"."""
    text = _called(text)
    word = _last_word(text)
    number = _spoken(word)
    if number:
        return f"{text}-{number[1]}"
    if not text[-1:].isalpha():
        return f"{text}-t"
    if word in _IRREGULAR:
        return text.removesuffix(word) + _IRREGULAR[word]
    word = _sounded(word)
    if word[-1] in _VOWELS:
        return f"{_lengthened(text)}t"
    if _JOINED_BARE.search(word):
        return f"{text}t"
    return text + ("ot" if _is_back(word) else "öt" if _last_vowel(word) in _ROUNDED else "et")


def with_what(text: str) -> str:
    """A text in the instrumental: "a zöld királlyal", "a XX-assal"."""
    text = _called(text)
    word = _last_word(text)
    number = _spoken(word)
    said = number[0] if number else _sounded(word)
    ending = "al" if _is_back(said) else "el"
    if not said or said[-1] in _VOWELS:
        return _ended(text, f"v{ending}")
    doubled = next((each for each in _DIGRAPHS if said.endswith(each)), said[-1])
    if number or not text[-1:].isalpha():
        return f"{text}-{doubled}{ending}"
    if said.endswith((doubled[0] + doubled, doubled * 2)):
        return text + ending
    return text[: len(text) - len(doubled)] + doubled[0] + doubled + ending


def _each_as_object(text: str) -> str:
    """Each thing of a list in the accusative, with its article."""
    parts = re.split("(, | és )", text)
    return "".join(part if at % 2 else article(part) + as_object(part) for at, part in enumerate(parts))


def _with_ending(back: str, front: str) -> Callable[[str], str]:
    """A function that adds an ending with one form after back vowels and one after front vowels."""

    def ended(text: str) -> str:
        text = _called(text)
        number = _spoken(_last_word(text))
        return _ended(text, back if _is_back(number[0] if number else _sounded(_last_word(text))) else front)

    return ended


ENDINGS: dict[str, Callable[[str], str]] = {
    "t": as_object,
    "mindet": _each_as_object,
    "val": with_what,
    "nak": _with_ending("nak", "nek"),
    "nál": _with_ending("nál", "nél"),
    "ra": _with_ending("ra", "re"),
    "ban": _with_ending("ban", "ben"),
    "é": _with_ending("é", "é"),
}
"""The marks that a catalogue may write after a place, as in "%1[t]"."""


def _called(text: str) -> str:
    """The form of a text that takes endings: the tarokk XX is called "XX-as", húszas."""
    word = _last_word(text)
    number = _spoken(word)
    if not number or word.isdigit() or not text.endswith(word):
        return text
    return f"{text}-{number[1][:-1] or 'e'}s"


def _ended(text: str, ending: str) -> str:
    """A text with an ending that changes only its final vowel; after a number with a hyphen."""
    if text[-1:].isalpha() and not _spoken(_last_word(text)):
        return _lengthened(text) + ending
    return f"{text}-{ending}"


def _sounded(word: str) -> str:
    """A word in small letters, with the vowels at its end as they are spoken."""
    return _OPEN_Y.sub("i", _ENGLISH_A.sub("e", word.lower()))


def _last_word(text: str) -> str:
    found = re.findall(r"\w+", text)
    return str(found[-1]) if found else ""


def _value(word: str) -> int | None:
    """The value of a word in digits or in Roman numerals; None for other words."""
    if word.isascii() and word.isdigit():
        return int(word)
    if not word or set(word) - set(_ROMAN):
        return None
    values = [_ROMAN[letter] for letter in word]
    return sum(-own if own < after else own for own, after in zip(values, [*values[1:], 0], strict=True))


def _spoken(word: str) -> tuple[str, str] | None:
    """The entry of ``_NUMBERS`` for the last part of a number, that of 20 for XX; None for a word."""
    value = _value(word)
    if value is None:
        return None
    zeros = len(str(value)) - len(str(value).rstrip("0"))
    if not value or not zeros:
        return _NUMBERS[str(value)[-1]]
    return _NUMBERS[str(value)[-2:] if zeros == 1 else "100" if zeros == 2 else "1000"]


def _is_back(word: str) -> bool:
    """Whether a word takes endings with back vowels, which its last non-neutral vowel decides."""
    return any(letter in _BACK for letter in re.findall(f"[{_BACK}{_FRONT}]", word.lower())[-1:])


def _last_vowel(word: str) -> str:
    found = re.findall(f"[{_VOWELS}]", word.lower())
    return found[-1] if found else "e"


def _lengthened(text: str) -> str:
    return text[:-1] + _LENGTHENED.get(text[-1:], text[-1:])
