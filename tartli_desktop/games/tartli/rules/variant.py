"""The switches that make a variant, and the two presets (R11)."""

from __future__ import annotations

from reprlib import repr as short
from typing import Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict, fields, replace

from tartli_desktop.game.errors import Sentence
from tartli_desktop.game.json_types import JsonDict

from .errors import VariantError


class Variant(Struct, frozen=True):
    """The rules a match is played by: one field for each switch of R11.

    The defaults are those of the Hungarian game. Raises :class:`VariantError` for a value that R11 does
    not allow.
    """

    name: str = "hungarian"
    """Free text; ``hungarian`` and ``austrian`` are the presets."""

    turned_card: Literal["nineteenth", "choice"] = "nineteenth"
    """Which card shows trumps: always the 19th, or the one the non-dealer asks for (R3.4)."""

    next_dealer: Literal["alternate", "winner"] = "alternate"
    """Who deals the next hand (R3.5)."""

    set_of_nines: bool = True
    """Whether four Nines are a set, 150 points (R2.2)."""

    tens_below_unders: bool = False
    """Whether a set of Tens ranks below a set of Unders (R2.5)."""

    sequences_per_trick: Literal["one", "one_per_suit"] = "one"
    """How many sequences may be declared in one trick (R5.1)."""

    further_sequences: Literal["higher_or_apart", "not_inside"] = "higher_or_apart"
    """What a further sequence in a suit must be after one has scored (R5.7, R5.8)."""

    bar_touching_sequences: bool = False
    """Whether a further sequence is barred if it touches a scored one but shares no card with it (R5.10)."""

    bela_with_melds: bool = False
    """Whether béla is declared only at the player's declaring step and scores with the melds (R7.2)."""

    exchange: Literal["leader", "any_time"] = "leader"
    """When the trump VII may be exchanged (R8.2, R8.3)."""

    show_trick_7_draw: bool = False
    """Whether the winner of trick 7 shows the card drawn (R4.4)."""

    stichmatsch: bool = True
    """Whether winning all of tricks 8-16 takes all 161 trick points (R9.4)."""

    double_below: int = 251
    """A won game counts 2 if the loser's count is below this, 1 to 501 (R9.3)."""

    match_target: int | None = 5
    """Bulis or stakes that win the match, 1 to 20, or None for a session without an end (R10)."""

    def __post_init__(self) -> None:
        for switch, allowed in _CHOICES.items():
            value = getattr(self, switch)
            if type(value) is not type(allowed[0]) or value not in allowed:
                raise VariantError(
                    "R11",
                    Sentence(
                        "{switch} is {value}; it must be one of {allowed}",
                        switch=switch,
                        value=short(value),
                        allowed=", ".join(map(repr, allowed)),
                    ),
                )
        if not isinstance(self.name, str):
            raise VariantError(
                "R11",
                Sentence("name is {value}; it must be a text", value=short(self.name)),
            )
        if type(self.double_below) is not int or not 1 <= self.double_below <= 501:
            raise VariantError(
                "R11",
                Sentence(
                    "double_below is {value}; it must be a whole number from 1 to 501",
                    value=short(self.double_below),
                ),
            )
        if self.match_target is not None and (
            type(self.match_target) is not int or not 1 <= self.match_target <= 20
        ):
            raise VariantError(
                "R11",
                Sentence(
                    "match_target is {value}; it must be 1 to 20, or null",
                    value=short(self.match_target),
                ),
            )

    def to_dict(self) -> JsonDict:
        """The switches by name, as a record keeps them (R14)."""
        return asdict(self)

    @classmethod
    def from_dict(cls, switches: object) -> Variant:
        """The variant that a record's ``variant`` describes; every switch must be there (R11, R14).

        Raises :class:`VariantError`.
        """
        if not isinstance(switches, dict):
            raise VariantError("R14", Sentence("the variant must be an object with every switch of R11"))
        names = [field.name for field in fields(cls)]
        missing = [name for name in names if name not in switches]
        if missing:
            raise VariantError(
                "R11",
                Sentence("the variant lacks {switches}", switches=", ".join(missing)),
            )
        unknown = [str(key) for key in switches if key not in names]
        if unknown:
            raise VariantError(
                "R11",
                Sentence(
                    "the variant has unknown switches: {switches}",
                    switches=", ".join(unknown),
                ),
            )
        return cls(**switches)


def _choices() -> dict[str, tuple[object, ...]]:
    """The allowed values of every switch that has a closed list of them."""
    choices: dict[str, tuple[object, ...]] = {}
    for name, kind in get_type_hints(Variant).items():
        if get_origin(kind) is Literal:
            choices[name] = get_args(kind)
        elif kind is bool:
            choices[name] = (False, True)
    return choices


_CHOICES = _choices()

HUNGARIAN = Variant()
"""The Hungarian game."""

AUSTRIAN = replace(
    HUNGARIAN,
    name="austrian",
    turned_card="choice",
    next_dealer="winner",
    set_of_nines=False,
    sequences_per_trick="one_per_suit",
    further_sequences="not_inside",
    exchange="any_time",
    show_trick_7_draw=True,
    stichmatsch=False,
    double_below=250,
    match_target=None,
)
"""The Austrian game, Tartl, after Beck."""
