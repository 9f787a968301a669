"""What follows from the code of a duel: its packs, the first dealer, the people at the table.

All of it comes from SHA-256 of the code, what is drawn, and a count; so it is the same everywhere, for ever.
"""

from datetime import date, timedelta
from functools import partial

from msgspec import Struct

from tartli_desktop.characters.characters import Character, opponents
from tartli_desktop.game.match import Match
from tartli_desktop.game.registry import rules_of

from .code import LENGTHS, MIXED, SEEDS, Duel, duel_of

PERSON = 0
"""The seat of whoever plays a duel."""


class Table(Struct, frozen=True):
    """Who plays a duel, and how it begins. Tuples have an entry for each seat."""

    characters: tuple[Character | None, ...]
    """The people of the café; None for the person."""

    levels: tuple[str | None, ...]
    """The levels at which they play; None for the person."""

    dealer: int
    """The seat that deals first."""

    seed: int
    """Makes the decisions of the people repeatable."""

    @property
    def ids(self) -> tuple[str, ...]:
        """The people by their ids; an empty text for the person."""
        return tuple("" if each is None else each.id for each in self.characters)


class _Stream:
    """Numbers that follow from a text.

    Args:
        text: says what the numbers are for.
    """

    def __init__(self, text: str) -> None:
        self._text, self._count = text, 0

    def below(self, limit: int) -> int:
        """The next number from 0 to ``limit`` - 1, each as likely as any other."""
        # Imported here: it loads OpenSSL, which takes a while.
        import hashlib

        while True:
            self._count += 1
            drawn = int.from_bytes(hashlib.sha256(f"{self._text} {self._count}".encode()).digest()[:8], "big")
            if drawn < 2**64 - 2**64 % limit:
                return drawn % limit


def pack(duel: Duel, hand: int) -> list[str]:
    """The codes of the cards for a hand, counted from 1, as they lie after the cut."""
    codes = sorted(map(str, rules_of(duel.game).form.pack.cards))
    stream = _Stream(f"{duel.code} pack {hand}")
    for last in reversed(range(1, len(codes))):
        place = stream.below(last + 1)
        codes[last], codes[place] = codes[place], codes[last]
    return codes


def packs_of(code: str) -> partial[list[str]] | None:
    """The pack of each hand of a duel, by its number from 1; None for a text that is no code."""
    duel = duel_of(code)
    return None if duel is None else partial(pack, duel)


def table(duel: Duel) -> Table:
    """Who plays, and how the duel begins."""
    levels, others = rules_of(duel.game).opponents.levels, duel.seats - 1
    draw = _Stream(f"{duel.code} table")
    dealer, seed = draw.below(duel.seats), draw.below(2**31)
    drawn = [draw.below(len(levels)) if duel.level == MIXED else duel.level for _ in range(others)]
    wanted = [levels[place] for place in drawn]
    people = opponents(wanted, levels, seed=draw.below(2**31))
    return Table((None, *people), (None, *wanted), dealer, seed)


def is_of(duel: Duel, match: Match) -> bool:
    """Whether a match has the rules of a duel, its first dealer and its packs, as far as it goes."""
    if match.variant != duel.variant or match.first_dealer != table(duel).dealer:
        return False
    decks = ([*map(str, deck)] for deck, _ in match.hands)
    return all(deck == pack(duel, number) for number, deck in enumerate(decks, 1))


def of_day(game: str, day: date) -> Duel:
    """The deal of the day for everybody: one hand by the first rules, with people of the usual level."""
    usual = rules_of(game).opponents
    seed = _Stream(f"{game} {day.isoformat()}").below(SEEDS)
    return Duel(game, 0, LENGTHS[0], usual.levels.index(usual.default), seed)


def day_of(duel: Duel, today: date) -> date | None:
    """The day of the last year whose deal of the day this is; None if it is none of them."""
    days = (today - timedelta(back) for back in range(366))
    return next((day for day in days if of_day(duel.game, day) == duel), None)
