"""The user's settings, each with its type, its limits and its default."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from .game_options import GameOptions
from .shortcuts import Keys

VERSION = 5

LARGE_TEXT = 1.5
"""The least scale of large text, beside which small letters in the corners of cards would be too small."""


class ReducedMotion(StrEnum):
    """Whether cards jump instead of gliding."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class PlayBy(StrEnum):
    """What the mouse does to play a card. The keyboard always works."""

    CLICK_AND_DRAG = "click and drag"
    DRAG = "drag"
    CLICK = "click"


class SortHand(StrEnum):
    """Who sorts the player's fan."""

    AUTOMATIC = "automatic"
    BY_HAND = "by hand"


class IndexLetters(StrEnum):
    """The small letters in the corners of the cards: none, or those of a language."""

    OFF = "off"
    SPOKEN = "of the program"
    HUNGARIAN = "hu"
    GERMAN = "de"
    ENGLISH = "en"


class LargeIndex(StrEnum):
    """Whether letter and sign in the corners of the cards are large."""

    WITH_LARGE_TEXT = "with large text"
    ON = "on"
    OFF = "off"


class GatherPolicy(StrEnum):
    """What gathers a trick that the player has won."""

    CLICK = "click"
    TIMED = "timed"
    CLICK_OR_TIMED = "click or timed"


class MatchesOrder(StrEnum):
    """A column of the list of matches."""

    TITLE = "title"
    OPPONENT = "opponent"
    LEVEL = "level"
    RULES = "rules"
    GAMES = "games"
    RESULT = "result"
    DATE = "date"


class Talk(StrEnum):
    """How much of what happens at the table a screen reader is told."""

    LITTLE = "little"
    USUAL = "usual"
    MUCH = "much"


class ColourScheme(StrEnum):
    """The colours of windows, the program's or the system's; high contrast applies to table and slate too."""

    HOUSE = "house"
    """The program's colours, light or dark like the system."""
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"


class Cloth(StrEnum):
    """The cloth on the table."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    BROWN = "brown"


class Wood(StrEnum):
    """The wood of the rim of the table and of the frame of the slate."""

    WALNUT = "walnut"
    OAK = "oak"
    CHERRY = "cherry"
    EBONY = "ebony"


class CardBack(StrEnum):
    """The back of the cards."""

    OF_PACK = "of the pack"
    BLUE_ACORNS = "blue acorns"
    RED_ACORNS = "red acorns"
    TULIPS = "tulips"
    STARS = "stars"


# Without control characters and lone surrogates, which no window can show and no file can hold.
OneLine = Annotated[str, Meta(max_length=60, pattern=r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z")]
_Pixels = Annotated[int, Meta(ge=-99_999, le=99_999)]
DialogPlace = tuple[_Pixels, _Pixels, _Pixels, _Pixels]
"""Left and top of a dialog with its frame, width and height without it; 0 by 0 is its preferred size."""

_Options = TypeVar("_Options", bound=GameOptions)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the user can choose. Change it with ``msgspec.structs.replace``.

    The fields hold for any game; choices for one game are in its options. Values are not checked when the
    program makes them, only when they are read from or saved to a file.
    """

    version: Annotated[int, Meta(ge=1, le=999_999)] = VERSION
    """The format of the file; always that of this program once the file has been read."""

    player_name: OneLine = ""
    """The user's name at the table; if empty, the window says "You"."""

    last_game: Annotated[str, Meta(pattern=r"\A[a-z]{0,30}\Z")] = ""
    """The game of the last new match; if empty or unknown, the first game of all."""

    opponent: Annotated[str, Meta(pattern=r"\A[a-z-]{0,30}\Z")] = ""
    """The opponent in the last new match: the id of a person of the café, or a word of the window for
    somebody else. If empty, the window chooses somebody.
    """

    opponent_name: OneLine = ""
    """The name of an opponent who is not from the café; if empty, the window chooses one."""

    first_player: OneLine = ""
    """The name of the person at this computer if two play at one table; if empty, the user's name."""

    second_player: OneLine = ""
    """The name of the other person if two play at one table; if empty, the window chooses one."""

    speed: Annotated[float, Meta(ge=0.5, le=3.0)] = 1.0
    """How fast cards move, as a multiple of the normal speed."""

    motion: bool = True
    """Whether cards move at all instead of appearing at once."""

    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    """Whether the long movements are left out; SYSTEM asks the desktop."""

    play_by: PlayBy = PlayBy.CLICK_AND_DRAG
    """What the mouse does to play a card."""

    only_card_by_itself: bool = False
    """Whether a card is played without a click if nothing else can be done."""

    sort_hand: SortHand = SortHand.AUTOMATIC
    """Who sorts the player's fan."""

    alternate_colours: bool = False
    """Whether automatic sorting alternates dark and light suits."""

    show_counts: bool = True
    """Whether the running counts are shown (R12)."""

    show_legal: bool = True
    """Whether cards that may not be played are dimmed, and buttons for what may not be done are disabled."""

    hints: bool = True
    """Whether the player can ask what the strongest level would do."""

    pack: Annotated[str, Meta(pattern=r"\A(tell|french|own:[a-z0-9][a-z0-9-]{0,39})\Z")] = "tell"
    """The pack of cards: a built-in one, or "own:" and the folder of one of the user's packs."""

    tarokk_pack: Annotated[str, Meta(pattern=r"\A(tarokk|own-tarokk:[a-z0-9][a-z0-9-]{0,39})\Z")] = "tarokk"
    """The pack for tarokk: the program's, or one of the user's."""

    red_fours: bool = False
    """Whether the tarokk pack has Fours of Hearts and Diamonds in place of the Aces (T22.1)."""

    card_back: CardBack = CardBack.OF_PACK
    """The back of the cards."""

    cloth: Cloth = Cloth.GREEN
    """The cloth on the table."""

    wood: Wood = Wood.WALNUT
    """The wood around table and slate."""

    index_letters: IndexLetters = IndexLetters.SPOKEN
    """The letters in the corners of the cards."""

    large_index: LargeIndex = LargeIndex.WITH_LARGE_TEXT
    """Whether letter and sign in the corners are large, for weak eyes; see ``has_large_index``."""

    four_colours: bool = False
    """Whether the corners of each suit have a background in the colour of that suit."""

    opponent_pause: Annotated[float, Meta(ge=0.0, le=5.0)] = 0.8
    """Seconds that the opponent waits before it acts."""

    gather: GatherPolicy = GatherPolicy.CLICK_OR_TIMED
    """What gathers a trick."""

    gather_after: Annotated[float, Meta(ge=0.5, le=20.0)] = 2.0
    """Seconds after which a trick is gathered, if ``gather`` allows that."""

    reading_time: Annotated[float, Meta(ge=1.0, le=10.0)] = 1.0
    """Multiplies the time that anything stays which disappears by itself, including ``gather_after``."""

    remarks: bool = True
    """Whether the people of the café make remarks that are not part of the game."""

    sound: bool = True
    """Whether cards, chalk and sponge can be heard, if the system plays sounds."""

    volume: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.5
    """The volume of sounds and voices, from silent to the system's volume."""

    voices: bool = False
    """Whether the others' calls, bids and remarks are spoken by the voices of the system."""

    colour_scheme: ColourScheme = ColourScheme.HOUSE
    """The colours of windows."""

    text_scale: Annotated[float, Meta(ge=1.0, le=2.0)] = 1.0
    """The size of all letters, times the system's size."""

    language: Annotated[str, Meta(pattern=r"\A([A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3})?\Z")] = ""
    """The language of the program, such as "hu" or "de"; empty for the system's language."""

    talk: Talk = Talk.USUAL
    """How much a screen reader is told."""

    keys: Keys = Keys()
    """The keys of the commands that any game has; a game's own are in its options."""

    window_geometry: Annotated[str, Meta(max_length=8192, pattern=r"\A[A-Za-z0-9+/]*={0,2}\Z")] = ""
    """Where the window was, as Qt saves it, in base64; if empty, Qt decides."""

    slate_folded: bool = False
    """Whether the score sheet is folded away, so that the table has its room."""

    column_left: bool = False
    """Whether slate, words and buttons stand at the left of the table."""

    matches_order: MatchesOrder = MatchesOrder.DATE
    """The column by which the list of matches is sorted."""

    matches_descending: bool = True
    """Whether that column is sorted in descending order: the latest match or the best result first."""

    dialog_places: Annotated[
        dict[Annotated[str, Meta(pattern=r"\A[A-Za-z]{1,40}\Z")], DialogPlace], Meta(max_length=40)
    ] = {}
    """Where each kind of dialog was; a dialog without an entry opens over the middle of the window."""

    games: Mapping[str, GameOptions | Mapping[str, object]] = {}
    """The options of each game by its name, unless they are the defaults. For a game whose options were not
    requested when the file was read, the table from the file, which is written again unchanged.
    """

    @property
    def has_large_index(self) -> bool:
        """Whether letter and sign in the corners are large with these settings."""
        if self.large_index is LargeIndex.WITH_LARGE_TEXT:
            return self.text_scale >= LARGE_TEXT
        return self.large_index is LargeIndex.ON

    def game(self, kind: type[_Options]) -> _Options:
        """The options of a game. Raises LookupError if they were not requested when the file was read."""
        options = self.games.get(kind.game)
        if options is None or not kind.game:
            # The base class has no table in the file.
            return kind()
        if not isinstance(options, kind):
            raise LookupError(f"the options of {kind.game} have not been read")
        return options

    def with_game(self, options: GameOptions) -> "Settings":
        """The settings with these options of a game."""
        games = {name: others for name, others in self.games.items() if name != options.game}
        if options != type(options)():
            games[options.game] = options
        return replace(self, games=games)

    def keys_with(self, kind: type[GameOptions]) -> dict[str, str]:
        """The keys of all commands in a game, by the names of the commands."""
        return asdict(self.game(kind).keys) | asdict(self.keys)

    def with_keys(self, kind: type[GameOptions], keys: Mapping[str, str]) -> "Settings":
        """The settings with these keys for all commands in a game."""
        options = self.game(kind)
        shared, own = ({name: keys[name] for name in asdict(each)} for each in (self.keys, options.keys))
        settings = replace(self, keys=replace(self.keys, **shared))
        return settings.with_game(replace(options, keys=replace(options.keys, **own)))
