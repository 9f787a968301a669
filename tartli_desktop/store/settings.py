"""What the user can choose, each value with its type, its limits and its default."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VERSION = 1


class VariantChoice(StrEnum):
    """Which rules the next match is played by."""

    HUNGARIAN = "hungarian"
    AUSTRIAN = "austrian"
    OWN = "own"


class TurnedCard(StrEnum):
    """R3.4."""

    NINETEENTH = "nineteenth"
    CHOICE = "choice"


class NextDealer(StrEnum):
    """R3.5."""

    ALTERNATE = "alternate"
    WINNER = "winner"


class SequencesPerTrick(StrEnum):
    """R5.1."""

    ONE = "one"
    ONE_PER_SUIT = "one_per_suit"


class FurtherSequences(StrEnum):
    """R5.7 and R5.8."""

    HIGHER_OR_APART = "higher_or_apart"
    NOT_INSIDE = "not_inside"


class Exchange(StrEnum):
    """R8.2."""

    LEADER = "leader"
    ANY_TIME = "any_time"


class ReducedMotion(StrEnum):
    """Whether cards jump rather than glide."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class PlayBy(StrEnum):
    """What the mouse does to play a card. The keyboard always works."""

    CLICK_AND_DRAG = "click and drag"
    DRAG = "drag"
    CLICK = "click"


class SortHand(StrEnum):
    """Who keeps the order of the player's fan."""

    AUTOMATIC = "automatic"
    BY_HAND = "by hand"


class IndexLetters(StrEnum):
    """The language of the small letters in the corners of the cards."""

    OFF = "off"
    HUNGARIAN = "hu"
    GERMAN = "de"
    ENGLISH = "en"


class GoOut(StrEnum):
    """How the player goes out (R9.2)."""

    BY_HAND = "by hand"
    REMIND = "remind"
    BY_ITSELF = "by itself"


class Gather(StrEnum):
    """What gathers a trick that the player has won."""

    CLICK = "click"
    TIMED = "timed"
    CLICK_OR_TIMED = "click or timed"


class SlateStyle(StrEnum):
    """The signs on the slate (R13)."""

    HUNGARIAN = "hungarian"
    BECK = "beck"
    OF_THE_VARIANT = "of the variant"


class ColourScheme(StrEnum):
    """Light or dark windows."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


# Neither control characters nor half characters, which no window can show and no file can hold.
_OnOneLine = Meta(max_length=60, pattern=r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z")
Target = Annotated[int, Meta(ge=1, le=20)] | None


class OwnVariant(Struct, frozen=True, forbid_unknown_fields=True):
    """The user's own rules: the switches of R11 under their names there, by default the Hungarian ones."""

    name: Annotated[str, _OnOneLine] = "own"
    """What the user calls these rules."""

    turned_card: TurnedCard = TurnedCard.NINETEENTH
    """R3.4."""

    next_dealer: NextDealer = NextDealer.ALTERNATE
    """R3.5."""

    set_of_nines: bool = True
    """R2.2."""

    tens_below_unders: bool = False
    """R2.5."""

    sequences_per_trick: SequencesPerTrick = SequencesPerTrick.ONE
    """R5.1."""

    further_sequences: FurtherSequences = FurtherSequences.HIGHER_OR_APART
    """R5.7, R5.8."""

    bar_touching_sequences: bool = False
    """R5.10."""

    bela_with_melds: bool = False
    """R7.2."""

    exchange: Exchange = Exchange.LEADER
    """R8.2, R8.3."""

    show_trick_7_draw: bool = False
    """R4.4."""

    stichmatsch: bool = True
    """R9.4."""

    double_below: Annotated[int, Meta(ge=1, le=501)] = 251
    """R9.3."""

    match_target: Target = 5
    """R10, where the user has agreed on nothing else in `Settings.match_target`."""

    def as_table(self) -> dict[str, str | bool | int | None]:
        """The `variant` object of a match record (R14)."""
        return {
            field: value.value if isinstance(value, StrEnum) else value
            for field, value in msgspec.structs.asdict(self).items()
        }


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the user can choose. Change it with `msgspec.structs.replace`.

    A `Settings` is not checked when it is made in the program, only when it is read from or saved to a file.
    """

    version: Annotated[int, Meta(ge=1, le=999_999)] = VERSION
    """The format of the file; always that of this program once the file has been read."""

    player_name: Annotated[str, _OnOneLine] = ""
    """What the user is called at the table; empty: the window says "You"."""

    opponent_name: Annotated[str, _OnOneLine] = ""
    """What the opponent is called; empty: the window finds a name."""

    opponent_level: Annotated[str, Meta(pattern=r"\A[\w -]{1,40}\Z")] = "heuristic"
    """One of the levels that `ai` knows; whoever reads it checks that it is."""

    variant: VariantChoice = VariantChoice.HUNGARIAN
    """The rules of the next match."""

    own_variant: OwnVariant = OwnVariant()
    """The rules behind `VariantChoice.OWN`."""

    match_target: Target = 5
    """Games that win the next match; None plays without a target (R10). In the file, None is "none"."""

    speed: Annotated[float, Meta(ge=0.5, le=3.0)] = 1.0
    """How fast cards move, as a multiple of the normal speed."""

    motion: bool = True
    """Whether cards move at all, rather than being there at once."""

    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    """Whether the long movements are left out; SYSTEM asks the desktop."""

    play_by: PlayBy = PlayBy.CLICK_AND_DRAG
    """What the mouse does to play a card."""

    sort_hand: SortHand = SortHand.AUTOMATIC
    """Who keeps the order of the player's fan."""

    alternate_colours: bool = False
    """Whether automatic order puts dark and light suits in turn."""

    show_counts: bool = True
    """Whether the running counts are shown (R12)."""

    index_letters: IndexLetters = IndexLetters.ENGLISH
    """The letters in the corners of the cards."""

    go_out: GoOut = GoOut.REMIND
    """Who notices that the player can go out."""

    opponent_pause: Annotated[float, Meta(ge=0.0, le=5.0)] = 0.8
    """Seconds that the opponent waits before it acts."""

    gather: Gather = Gather.CLICK_OR_TIMED
    """What gathers a trick."""

    gather_after: Annotated[float, Meta(ge=0.5, le=20.0)] = 4.0
    """Seconds after which a trick gathers itself, where `gather` says so."""

    turned_card_always_last: bool = False
    """In the Austrian game, never ask for the turned card: it is the 19th (R3.4)."""

    slate_style: SlateStyle = SlateStyle.OF_THE_VARIANT
    """The signs on the slate."""

    colour_scheme: ColourScheme = ColourScheme.SYSTEM
    """Light or dark windows."""

    language: Annotated[str, Meta(pattern=r"\A([A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3})?\Z")] = ""
    """The language of the program, as "hu" or "de_AT"; empty: that of the system."""

    window_geometry: Annotated[str, Meta(max_length=8192, pattern=r"\A[A-Za-z0-9+/]*={0,2}\Z")] = ""
    """Where the window was, as Qt saves it, in base64; empty: Qt decides."""
