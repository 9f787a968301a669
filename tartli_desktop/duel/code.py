"""The code of a duel: twelve letters and digits that can be read to a friend.

There are 29 signs; letters that look like one of them count as that one. The first sign is the version, nine
hold the table and the seed, and two are a check. With the value of each sign and its place from 1 to 12, the
sum of all values is divisible by 29, and so is the sum of each value times its place. So one wrong sign is
found and corrected, and two neighbours that changed places are always noticed.
"""

from enum import Enum, auto

from msgspec import Struct

from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules

SIGNS = "0123456789ACDEFGHJKMNPQRTVWXY"
"""What codes are written in, by value."""

LENGTH = 12
"""How many signs a code has."""

LENGTHS = (1, 3, 6, 12, 24)
"""How many hands a duel may have; their places here stand in codes and never change."""

MIXED = 7
"""The level of people of all levels; the weakest level is 0."""

_ALIKE = str.maketrans("BILOSUZ", "81105V2")
_VERSION = SIGNS.index("T")
"""It must change, with the golden codes of the tests, if codes would deal other cards or seat others."""
_GROUP = 4
_SIGNS = len(SIGNS)
_GAMES, _RULES, _LENGTHS, _LEVELS = 16, 32, 8, 8
SEEDS = _SIGNS**9 // (_GAMES * _RULES * _LENGTHS * _LEVELS)
"""How many seeds there are."""


class Duel(Struct, frozen=True):
    """What a code says: the table and the cards of a duel."""

    game: str
    """The name of the game in the registry."""

    rules: int
    """The index of the rules among those of :class:`~tartli_desktop.game.rules.DuelRules`."""

    hands: int
    """How many hands are played, one of ``LENGTHS``."""

    level: int
    """The index of the level of the people at the table among those of the game, or ``MIXED``."""

    seed: int
    """Less than ``SEEDS``."""

    @property
    def variant(self) -> object:
        """The rules."""
        return rules_of(self.game).duels.variants[self.rules]

    @property
    def seats(self) -> int:
        """The number of players."""
        return rules_of(self.game).form.seats_of(self.variant)

    @property
    def code(self) -> str:
        """The code, in groups."""
        number = self.seed
        places = self.level, LENGTHS.index(self.hands), self.rules, rules_of(self.game).duels.number
        for radix, place in zip((_LEVELS, _LENGTHS, _RULES, _GAMES), places, strict=True):
            number = number * radix + place
        values = [_VERSION]
        for _ in range(LENGTH - 3):
            number, value = divmod(number, _SIGNS)
            values.append(value)
        plain, weighted = _sums(values)
        last = (11 * plain - weighted) % _SIGNS
        return _in_groups([*values, (-plain - last) % _SIGNS, last])


class Fault(Enum):
    """What is wrong with a code."""

    LENGTH = auto()
    """It has too few or too many signs."""
    SIGN = auto()
    """It has a sign that no code has."""
    ONE = auto()
    """Most likely one sign is wrong."""
    SWAPPED = auto()
    """Most likely two neighbours have changed places."""
    SEVERAL = auto()
    """Several signs are wrong."""
    VERSION = auto()
    """It is of another version of the program, or for a game or rules that this one does not have."""


class CodeError(ValueError):
    """A text is no code of a duel.

    Attributes:
        fault: what is wrong.
        place: for LENGTH the number of signs; otherwise where the fault is, from 1.
        sign: the sign there, as it was typed.
        meant: the code that was most likely meant; empty if that is not known.
    """

    def __init__(self, fault: Fault, place: int = 0, sign: str = "", meant: str = "") -> None:
        super().__init__(fault.name)
        self.fault, self.place, self.sign, self.meant = fault, place, sign, meant


def read(text: str) -> Duel:
    """The duel of a code, however it was typed: small letters, blanks, hyphens and look-alikes do not matter.

    Raises CodeError.
    """
    typed = [sign for sign in text.upper() if sign.isalnum()]
    for place, sign in enumerate(typed, 1):
        if sign.translate(_ALIKE) not in SIGNS:
            raise CodeError(Fault.SIGN, place, sign)
    if len(typed) != LENGTH:
        raise CodeError(Fault.LENGTH, len(typed))
    values = [SIGNS.index(sign.translate(_ALIKE)) for sign in typed]
    if _sums(values) != (0, 0):
        raise _diagnosis(values, typed)
    return _duel(values)


def duel_of(code: str) -> Duel | None:
    """The duel of a code; None for a text that is none."""
    try:
        return read(code)
    except CodeError:
        return None


def _duel(values: list[int]) -> Duel:
    number = 0
    for value in reversed(values[1 : LENGTH - 2]):
        number = number * _SIGNS + value
    parts = []
    for radix in (_GAMES, _RULES, _LENGTHS, _LEVELS):
        number, part = divmod(number, radix)
        parts.append(part)
    in_code, rules, length, level = parts
    game = next((name for name in games() if rules_of(name).duels.number == in_code), None)
    is_known = game is not None and _has(rules_of(game), rules, level) and length < len(LENGTHS)
    if values[0] != _VERSION or game is None or not is_known or number >= SEEDS:
        raise CodeError(Fault.VERSION)
    return Duel(game, rules, LENGTHS[length], level, number)


def _has(game: Rules, rules: int, level: int) -> bool:
    return rules < len(game.duels.variants) and (level == MIXED or level < len(game.opponents.levels))


def _diagnosis(values: list[int], typed: list[str]) -> CodeError:
    """Which sign of a code with a wrong check is most likely wrong."""
    plain, weighted = _sums(values)
    if plain:
        place = weighted * pow(plain, -1, _SIGNS) % _SIGNS
        if 1 <= place <= LENGTH:
            meant = values.copy()
            meant[place - 1] = (meant[place - 1] - plain) % _SIGNS
            return CodeError(Fault.ONE, place, typed[place - 1], _in_groups(meant))
        return CodeError(Fault.SEVERAL)
    swaps = [
        place for place in range(1, LENGTH) if (values[place] - values[place - 1] - weighted) % _SIGNS == 0
    ]
    if len(swaps) != 1:
        return CodeError(Fault.SWAPPED if swaps else Fault.SEVERAL)
    place = swaps[0]
    meant = values.copy()
    meant[place - 1 : place + 1] = values[place], values[place - 1]
    return CodeError(Fault.SWAPPED, place, "".join(typed[place - 1 : place + 1]), _in_groups(meant))


def _sums(values: list[int]) -> tuple[int, int]:
    """The sum of the values, and that of each times its place."""
    return sum(values) % _SIGNS, sum(place * value for place, value in enumerate(values, 1)) % _SIGNS


def _in_groups(values: list[int]) -> str:
    text = "".join(SIGNS[value] for value in values)
    return "-".join(text[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))
