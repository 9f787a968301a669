"""The switches that make a variant, and the two presets (R11)."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from tartli_desktop.game.variant_base import VariantBase


class Variant(VariantBase, Struct, frozen=True):
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

    rule: ClassVar[str] = "R11"
    object_rule: ClassVar[str] = "R14"
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {"double_below": (1, 501), "match_target": (1, 20)}


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
