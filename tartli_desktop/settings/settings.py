"""What the user can choose, each value with its type, its limits and its default."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from .game_options import GameOptions
from .shortcuts import Keys

VERSION = 4

LARGE_TEXT = 1.5
"""From this scale on, text is large, and the small letters in the corners of cards would be the smallest."""


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
    """How much a screen reader is told of what happens at the table."""

    LITTLE = "little"
    USUAL = "usual"
    MUCH = "much"


class ColourScheme(StrEnum):
    """The colours of windows, the program's or the system's; with high contrast, table and slate follow."""

    HOUSE = "house"
    """Light or dark as the system is."""
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
    """What is seen of a card that lies face down."""

    OF_PACK = "of the pack"
    BLUE_ACORNS = "blue acorns"
    RED_ACORNS = "red acorns"
    TULIPS = "tulips"
    STARS = "stars"


# Neither control characters nor half characters, which no window can show and no file can hold.
OneLine = Annotated[str, Meta(max_length=60, pattern=r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z")]
_Pixels = Annotated[int, Meta(ge=-99_999, le=99_999)]
DialogPlace = tuple[_Pixels, _Pixels, _Pixels, _Pixels]
"""Left and top of a dialog with its frame, width and height within it; 0 by 0 is as large as it likes."""

_Options = TypeVar("_Options", bound=GameOptions)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything the user can choose. Change it with ``msgspec.structs.replace``.

    What holds for any game is here; what is chosen for one game only is in its own options. It is not
    checked when it is made in the program, only when it is read from or saved to a file.
    """

    version: Annotated[int, Meta(ge=1, le=999_999)] = VERSION
    """The format of the file; always that of this program once the file has been read."""

    player_name: OneLine = ""
    """What the user is called at the table; empty: the window says "You"."""

    last_game: Annotated[str, Meta(pattern=r"\A[a-z]{0,30}\Z")] = ""
    """Which game the last match was begun of. Empty, or none that there is: the first of all."""

    opponent: Annotated[str, Meta(pattern=r"\A[a-z-]{0,30}\Z")] = ""
    """Against whom the last match was begun: the id of a person of the café, or a word of the window for
    somebody else. Empty: the window finds somebody.
    """

    opponent_name: OneLine = ""
    """What an opponent is called who is none of those people; empty: the window finds a name."""

    second_player: OneLine = ""
    """What the other is called where two people play at one table; empty: the window finds a name."""

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

    show_legal: bool = True
    """Whether cards that may not be played are dimmed, and only what may be done can be pressed."""

    hints: bool = True
    """Whether the player can ask what the strongest level would do."""

    pack: Annotated[str, Meta(pattern=r"\A(tell|french|own:[a-z0-9][a-z0-9-]{0,39})\Z")] = "tell"
    """The pack of cards: a built-in one, or "own:" and the folder of one that the user brought."""

    tarokk_pack: Annotated[str, Meta(pattern=r"\A(tarokk|own-tarokk:[a-z0-9][a-z0-9-]{0,39})\Z")] = "tarokk"
    """The pack with which tarokk is played: that of the program, or one that the user brought."""

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
    """Whether the corners of each suit have a ground of their own colour."""

    opponent_pause: Annotated[float, Meta(ge=0.0, le=5.0)] = 0.8
    """Seconds that the opponent waits before it acts."""

    gather: GatherPolicy = GatherPolicy.CLICK_OR_TIMED
    """What gathers a trick."""

    gather_after: Annotated[float, Meta(ge=0.5, le=20.0)] = 2.0
    """Seconds after which a trick gathers itself, where ``gather`` says so."""

    reading_time: Annotated[float, Meta(ge=1.0, le=10.0)] = 1.0
    """How many times as long as usual what goes away by itself stays, ``gather_after`` included."""

    remarks: bool = True
    """Whether the people of the café say a word now and then, beside what belongs to the game."""

    sound: bool = True
    """Whether cards, chalk and sponge are heard, where the system can play sounds."""

    volume: Annotated[float, Meta(ge=0.0, le=1.0)] = 0.5
    """How loud they are, from nothing to as loud as the system plays them."""

    colour_scheme: ColourScheme = ColourScheme.HOUSE
    """The colours of windows."""

    text_scale: Annotated[float, Meta(ge=1.0, le=2.0)] = 1.0
    """The size of all letters, times what the system asks for."""

    language: Annotated[str, Meta(pattern=r"\A([A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3})?\Z")] = ""
    """The language of the program, as "hu" or "de_AT"; empty: that of the system."""

    talk: Talk = Talk.USUAL
    """How much a screen reader is told."""

    keys: Keys = Keys()
    """The keys of the commands that any game has; a game's own are in its options."""

    window_geometry: Annotated[str, Meta(max_length=8192, pattern=r"\A[A-Za-z0-9+/]*={0,2}\Z")] = ""
    """Where the window was, as Qt saves it, in base64; empty: Qt decides."""

    slate_folded: bool = False
    """Whether the slate, or whatever tells the score, is folded away, and the table has its room."""

    matches_order: MatchesOrder = MatchesOrder.DATE
    """The column by which the list of matches is sorted."""

    matches_descending: bool = True
    """Whether the last of that order comes first: the match that was played last, the best result."""

    dialog_places: Annotated[
        dict[Annotated[str, Meta(pattern=r"\A[A-Za-z]{1,40}\Z")], DialogPlace], Meta(max_length=40)
    ] = {}
    """Where each kind of dialog was; one that is missing opens over the middle of the window."""

    games: Mapping[str, GameOptions | Mapping[str, Any]] = {}
    """For each game by its name: its options, unless they are as at first. Of a game that was not asked for
    when the file was read, the table as it stands there, which is written again as it is.
    """

    @property
    def has_large_index(self) -> bool:
        """Whether letter and sign in the corners are large with all that is chosen now."""
        if self.large_index is LargeIndex.WITH_LARGE_TEXT:
            return self.text_scale >= LARGE_TEXT
        return self.large_index is LargeIndex.ON

    def game(self, kind: type[_Options]) -> _Options:
        """The options of a game. Raises LookupError where they were not asked for when the file was read."""
        options = self.games.get(kind.game)
        if options is None or not kind.game:
            # A table without a name in the file is nobody's.
            return kind()
        if not isinstance(options, kind):
            raise LookupError(f"the options of {kind.game} have not been read")
        return options

    def with_game(self, options: GameOptions) -> "Settings":
        """The same with these options of a game."""
        games = {name: others for name, others in self.games.items() if name != options.game}
        if options != type(options)():
            games[options.game] = options
        return replace(self, games=games)

    def keys_with(self, kind: type[GameOptions]) -> dict[str, str]:
        """The keys of all commands that there are in a game, by the names of the commands."""
        return asdict(self.game(kind).keys) | asdict(self.keys)

    def with_keys(self, kind: type[GameOptions], keys: Mapping[str, str]) -> "Settings":
        """The same with these keys of all commands that there are in a game."""
        options = self.game(kind)
        shared, own = ({name: keys[name] for name in asdict(each)} for each in (self.keys, options.keys))
        settings = replace(self, keys=replace(self.keys, **shared))
        return settings.with_game(replace(options, keys=replace(options.keys, **own)))
