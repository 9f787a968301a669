"""Words that somebody may search for in the help, with the words that the help uses instead."""

from __future__ import annotations

from tartli_desktop.text.context import Context
from tartli_desktop.widgets.pages.text_search import Lexicon, folded

tr = Context("HelpSearch")


def lexicon() -> Lexicon:
    """The lexicon of the current language."""
    same: dict[str, tuple[str, ...]] = {}
    for line in _same().split(";"):
        word, _, others = line.partition("=")
        if others.strip():
            key = folded(word).strip()
            same[key] = (*same.get(key, ()), *(folded(other).strip() for other in others.split(",")))
    return Lexicon(same, frozenset(folded(_ignored()).replace(",", " ").split()))


def _same() -> str:
    return tr(
        "claim = go out; contest = whose melds; discard = any card; discarding = any card; stock = talon; "
        "deck = pack; VII = seven; VIII = eight; IX = nine; X = ten; seventh = seven; jack = under; queen = "
        "over; under = jack; over = queen; knave = under; pig = ace; clubs = acorns; spades = leaves; "
        "diamonds = bells; beats = wins a trick, better than; strategy = playing well; tactics = playing "
        "well; advice = playing well; tips = playing well; undo = take back; tie = counts are equal; draw = "
        "draws a card; resume = on the table again; run = sequence; four = set; "
        "shortcuts = key; language = English; colours = colour; cheat = tamper; fair = tamper",
        "For the search in the help. Before each = is a word that somebody may type, behind it what the help "
        "calls it; several are set apart by commas. Write what players of your language would type: terms of "
        "other card games, the ranks in Roman figures, words for what the program does.",
    )


def _ignored() -> str:
    return tr(
        "a an the of to in on at is are was do does did i you my your me we it its how what when where why "
        "who which can may must should and or if for with be have has this that there will would",
        "For the search in the help: words of a question that say nothing of what is asked.",
    )
