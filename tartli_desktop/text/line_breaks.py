"""Where a text breaks into lines: never in the wrong places of a sentence, and into lines of even length."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise

_COUNTED = re.compile(r"(?<=\d) (?=\w)|(?<=\d\.) (?=[^\W\dA-ZÁÉÍÓÖŐÚÜŰÄ])")
"""Between a number and what it counts: "20 points", "5. ütés"."""
_SIGNED = re.compile(r"(?<=\w) (?=[+−]\d)")
"""Between a name and its points: "Franz −4"."""
_EQUATION = re.compile(r"(?<=\S) = (?=\S)")
"""Around the equals sign in "X = 100"."""
_SCORE = re.compile(r"(?<=\d) : (?=[\d\u2212])")
"""Between the two numbers of a score: "5 : 0"."""
_LAST = re.compile(r" (?=\S{1,3}[”“]?$)", re.MULTILINE)
"""Before a last word that is too short to stand alone on a line: "terc: 20.", also within quotation marks."""

_ARTICLE = re.compile(r"\b(?<![-'’\d])([Aa]z?) (?=[„“]?\w{1,12}\b)")
"""After the article of English and Hungarian: "a game", "az ász"."""
_BRACKET = re.compile(r" (?=\(\w{1,4}\))")
"""Before a short word in brackets: "ulti (5)"."""
_NEXT_SENTENCE = re.compile(r"(?<=[^\d\s][.!?]) (?=[A-ZÁÉÍÓÖŐÚÜŰÄ„“])")
"""Between two sentences, but not after a number with a dot, which may be an ordinal in German."""

_LAST_SENTENCE = re.compile(r"(?<=[.!?] )(?=.{1,16}$)\S+(?:[ \u00a0]\S+){1,2}$")
"""A short sentence at the end: "Your turn."."""

_PARTED = re.compile(r"[^\W_]+(?:-[^\W\d_]+)+")
"""A hyphenated name, or one with an ending: "Herz-Neuner", "XX-ast", "16-ból"."""
_CARD = re.compile(r"\b[A-Z]\w+ of [A-Z]\w+")
"""A card in English: "Eight of Leaves"."""
_LONG = 14
"""A name with more letters than this may not fit on one line."""
_SHORT = 80
"""In a text with more letters than this, uneven lines catch the eye more than a card on two lines."""


@lru_cache(maxsize=512)
def held_together(text: str, *, long_names: bool = False) -> str:
    """A text that does not break within names and scores, after numbers and articles, before words in
    brackets, or within a short sentence or before a short word at the end.

    In a long text, an English card may break before "of". With ``long_names``, a text does not break even
    within a name that may be longer than a line.
    """
    longest = len(text) if long_names else _LONG
    text = _SIGNED.sub("\u00a0", text)
    text = _BRACKET.sub("\u00a0", _ARTICLE.sub("\\1\u00a0", text))
    text = _EQUATION.sub("\u00a0=\u00a0", _COUNTED.sub("\u00a0", text))
    text = _SCORE.sub("\u00a0:\u00a0", text)
    text = _PARTED.sub(lambda name: name[0] if len(name[0]) > longest else _joined(name[0]), text)
    most = longest if len(text) <= _SHORT else 0
    text = _CARD.sub(
        lambda card: _joined(card[0]) if len(card[0]) <= most else card[0].replace(" of ", " of\u00a0"), text
    )
    text = _LAST_SENTENCE.sub(lambda sentence: sentence[0].replace(" ", "\u00a0"), text)
    return _LAST.sub("\u00a0", text)


def with_whole(names: Iterable[str], text: str) -> str:
    """A text that does not break within any of these names, whatever ending follows them.

    Part of a longer name, such as "Laub-Sau-Terz", is none of them.
    """
    either = "|".join(map(re.escape, names))
    return re.sub(rf"\b(?:{either})(?!-)", lambda name: _joined(name[0]), text, flags=re.IGNORECASE)


def sentence_by_sentence(text: str) -> str:
    """A text with each sentence on a new line."""
    return _NEXT_SENTENCE.sub("\n", text)


def lines_of_sentences(sentences: Iterable[str], fits: Callable[[str], bool]) -> str:
    """Sentences in a row, with a new line before each that would not fit completely on the line before.

    Args:
        sentences: what is written.
        fits: whether words fit on one line.
    """
    lines: list[str] = []
    for sentence in sentences:
        longer = f"{lines[-1]} {sentence}" if lines else sentence
        lines[-1:] = [longer] if not lines or fits(longer) else [lines[-1], sentence]
    return "\n".join(lines)


def _joined(name: str) -> str:
    """A name that does not break at blanks or hyphens; some fonts lack the non-breaking hyphen."""
    return name.replace(" ", "\u00a0").replace("-", "-\u2060")


# Lines of even length

_PAUSE = re.compile(r"[.!?…][”“»)]?$")
"""The end of a sentence."""
_BREATH = re.compile(r"[,;:–]$")
"""The end of a part of a sentence."""
_SUIT = re.compile(r"(?:makk|zöld|piros|tök|kőr|káró|treff|pikk)$", re.IGNORECASE)
"""The first word of a card in Hungarian, where its rank follows."""
_TIED = re.compile(
    r"(?:\w{3,}j(?:[ae]i?|[áé](?:[nt]|[nv][ae][kl]|[rbn][aeáé][nl]?|r[óő]l|t[óő]l|ért))"
    r"|be|el|fel|ki|le|meg|vissza|weg|zurück)\b"
)
"""A word that belongs to the one before: what somebody owns, "segítőjének", and "be" or "weg" of a verb."""
_SHORT_WORD = 3
"""A word with no more letters than this belongs to the next one."""

_AT_A_BREATH, _BETWEEN_WORDS, _AFTER_A_SHORT_WORD, _WITHIN_A_CARD = 0.1, 0.15, 0.35, 0.6
"""What it costs to break there; a line of which a part p is empty costs p squared."""
_BEFORE_A_PAUSE = 0.15
"""What it costs in addition if a pause follows the next word, which would be alone between both."""
_BEFORE_A_TIED_WORD = 0.3
"""What it costs in addition to break before a word that belongs to the one before."""


def balanced(text: str, advance: Callable[[str], float], width: float) -> str:
    """A text with line breaks that make its lines about equally long, in no more lines than it needs.

    A line ends rather after a comma or a colon than between other words, and rather there than after a short
    word, after the first word of a sentence, or within the name of a card.

    Args:
        text: what to write; where it already has a line break, it keeps that one.
        advance: the width of some words on one line.
        width: the greatest width of a line; only a single word may be wider.
    """
    return "\n".join(_balanced(line.split(" "), advance, width) for line in text.split("\n"))


def _balanced(words: list[str], advance: Callable[[str], float], width: float) -> str:
    """The cheapest of all ways to break the words into the least number of lines.

    See Knuth and Plass, Breaking Paragraphs into Lines (1981), here without hyphens and for few words.
    """
    if len(words) == 1 or advance(" ".join(words)) <= width:
        return " ".join(words)
    ends = [0, *(_cost_of_break(words, at) for at in range(1, len(words))), 0]
    # For each number of words: the least number of lines, their least cost, and where the last line begins.
    best: list[tuple[int, float, int]] = [(0, 0.0, 0)]
    for end in range(1, len(words) + 1):
        ways = []
        for start in range(end - 1, -1, -1):
            across = advance(" ".join(words[start:end]))
            if across > width and start < end - 1:
                break
            lines, cost, _ = best[start]
            ways.append((lines + 1, cost + max(0.0, 1 - across / max(width, 1)) ** 2 + ends[end], start))
        best.append(min(ways))
    starts = [len(words)]
    while starts[-1]:
        starts.append(best[starts[-1]][2])
    return "\n".join(" ".join(words[start:end]) for start, end in pairwise(reversed(starts)))


def _cost_of_break(words: list[str], at: int) -> float:
    before, after = words[at - 1].rsplit("\u00a0", 1)[-1], words[at]
    if _PAUSE.search(before):
        return 0
    is_cut_off = "\u00a0" not in after and (_PAUSE.search(after) or _BREATH.search(after))
    cut_off = _BEFORE_A_PAUSE if is_cut_off else 0
    if _BREATH.search(before):
        return _AT_A_BREATH + cut_off
    if _TIED.match(after):
        cut_off += _BEFORE_A_TIED_WORD
    if _SUIT.match(before):
        return _WITHIN_A_CARD
    begins = at == 1 or _PAUSE.search(words[at - 2])
    return (_AFTER_A_SHORT_WORD if begins or len(before) <= _SHORT_WORD else _BETWEEN_WORDS) + cut_off


def lonely_words(text: str) -> int:
    """How many lines of a text hold no more than the last word of a sentence that begins above."""
    lines = text.split("\n")
    return sum(
        len(line.split()) == 1 and bool(_PAUSE.search(line)) and not _PAUSE.search(above)
        for above, line in pairwise(lines)
    )
