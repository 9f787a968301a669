"""The words of the settings in their dialog: names, explanations and options."""

from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.settings import IndexLetters
from tartli_desktop.sound.player import Silence, SilenceReason
from tartli_desktop.table.card_faces.corner_indices import court_letters
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.catalogues import LOCALES
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Labels

tr = Context("SettingsDialog")
tr_help = Context("HelpPage")

LANGUAGES = ("", *LOCALES)
"""The possible values of ``Settings.language``; empty stands for the system's language."""


def known_language(language: str) -> str:
    """The member of ``LANGUAGES`` closest to a setting, which may be any language in the world."""
    name = language.replace("-", "_").partition("_")[0]
    return name if name in LANGUAGES else ""


LETTERS = (
    *(IndexLetters.OFF, IndexLetters.SPOKEN),
    *(IndexLetters.ENGLISH, IndexLetters.GERMAN, IndexLetters.HUNGARIAN),
)
"""The possible letters in the corners, in the order in which they are offered."""


def words_of_settings(cards: PackKind, suits: SuitSystem, silence: Silence | None) -> dict[str, Labels]:
    """The words of all settings that the games share, by name.

    Args:
        cards: the kind of pack in use.
        suits: the suits of the chosen pack.
        silence: why nothing can be heard; None if sound works.
    """
    return (
        card_words(cards, suits)
        | _table_words()
        | _play_words()
        | _seeing_words()
        | _motion_words()
        | sound_words(silence)
        | _words_of_speech()
        | _words_of_help()
    )


def card_words(cards: PackKind, suits: SuitSystem) -> dict[str, Labels]:
    """Words about the look of the cards, for a pack of this kind with these suits."""
    trumps = tr("Keeps your cards sorted by suit, with trumps on the left.")
    tarokks = tr("Keeps your cards sorted by suit, with tarokks on the left.")
    return {
        cards.setting: _pack_words(cards),
        "red_fours": Labels(
            tr("Lo&west Hearts and Diamonds:"),
            (tr("They rank lowest and count 1, whatever they show."),),
            (tr("Aces"), tr("Fours")),
        ),
        "card_back": Labels(
            tr("Card &back:"),
            options=(tr("The pack’s own"), tr("Blue acorns"), tr("Red acorns"), tr("Tulips"), tr("Stars")),
        ),
        "index_letters": Labels(
            tr("&Letters in the corners:"),
            ("" if cards is PackKind.TAROKK else tr("Real Tell cards have none."),),
            (tr("None"), tr("In the program’s language"), *_letters_words(suits)),
        ),
        "sort_hand": Labels(
            tr("&Sort the hand:"),
            (tarokks if cards is PackKind.TAROKK else trumps, tr("Your cards stay where you drag them.")),
            (tr("Automatically"), tr("Manually")),
        ),
        "alternate_colours": Labels(
            tr("&Alternate dark and light suits"),
            (tr("Keeps suits that look alike apart."),),
            barred=tr("Only applies when the hand is sorted automatically."),
        ),
    }


def _pack_words(cards: PackKind) -> Labels:
    label = tr("Pac&k of cards:")
    if cards is PackKind.TAROKK:
        drawn = tr("Scenes of country life, trades, soldiers and sights.")
        return Labels(label, (drawn, ""), (tr("Tarokk cards"),))
    tell = tr("Acorns, Leaves, Hearts and Bells, with figures from William Tell.")
    french = tr("Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under.")
    return Labels(label, (tell, french, ""), (tr("Tell cards"), tr("French cards")))


def _table_words() -> dict[str, Labels]:
    return {
        "cloth": Labels(tr("Cl&oth:"), options=(tr("Green"), tr("Wine red"), tr("Blue"), tr("Coffee brown"))),
        "wood": Labels(tr("&Wood:"), options=(tr("Walnut"), tr("Oak"), tr("Cherry"), tr("Ebony"))),
        "column_left": Labels(tr("Slate and buttons at the &left")),
    }


def _letters_words(suits: SuitSystem) -> list[str]:
    """The letters of a pack in each language, in the order of ``LETTERS``."""
    languages = (
        (IndexLetters.ENGLISH, tr("English")),
        (IndexLetters.GERMAN, tr("German")),
        (IndexLetters.HUNGARIAN, tr("Hungarian")),
    )
    text = tr("%1 (%2)", "letters such as A, K, O, U, and the languages that have them")
    return [fill(text, ", ".join(court_letters(suits, letters)), name) for letters, name in languages]


def _play_words() -> dict[str, Labels]:
    seconds = tr(" seconds", "after a number such as 0.8")
    return {
        "play_by": Labels(
            tr("&Play a card:"),
            (tr("The keyboard always works as well."),),
            (tr("Click or drag"), tr("Click"), tr("Drag")),
        ),
        "only_card_by_itself": Labels(
            tr("Play a card automatically if no oth&er is legal"),
            (tr("Saves a click where you have no choice."),),
        ),
        "gather": Labels(
            tr("Gather a &trick:"),
            (
                tr("A full trick stays until you click."),
                tr("A full trick stays for a while."),
                tr("A full trick stays for a while; a click gathers it at once."),
            ),
            (tr("Click"), tr("Automatically"), tr("Click or automatically")),
        ),
        "gather_after": Labels(
            tr("Gather &after:"),
            barred=tr("Only applies when tricks are gathered automatically."),
            unit=seconds,
        ),
        "opponent_pause": Labels(
            tr("&Opponents’ thinking time:"), (tr("How long opponents wait before each card."),), unit=seconds
        ),
        "remarks": Labels(
            tr("Remarks from t&he café"),
            (tr("Your opponents say a word now and then. That never delays the match."),),
        ),
    }


def _seeing_words() -> dict[str, Labels]:
    return {
        "text_scale": Labels(
            tr("Te&xt size:"),
            (tr("Scales all text, in addition to the system setting."),),
            unit=tr("%", "after a number: per cent"),
        ),
        "large_index": Labels(
            tr("Large car&d corners:"),
            (
                tr("From a text size of 150% on, rank and suit fill the corner."),
                tr("Rank and suit are as large as the corner allows."),
                tr("Rank and suit are small, whatever the text size."),
            ),
            (tr("With large text"), tr("Always"), tr("Never")),
        ),
        "four_colours": Labels(
            tr("Fo&ur colours for four suits"), (tr("Gives each suit its own corner colour."),)
        ),
        "colour_scheme": Labels(
            tr("W&indow colours:"),
            (
                tr("Cream; dark if your system is dark."),
                "",
                "",
                tr("Table and slate, too."),
                tr("The colours of your system’s other windows."),
            ),
            (tr("Automatic"), tr("Light"), tr("Dark"), tr("High contrast"), tr("Same as system")),
        ),
        "reading_time": Labels(
            tr("Ad&just reading time:"),
            (tr("At 2, full tricks, shown melds, remarks and tooltips stay twice as long."),),
            unit=tr(" ×", "after a number: times as long"),
        ),
    }


def _motion_words() -> dict[str, Labels]:
    barred = tr("Only applies when cards are animated.")
    return {
        "motion": Labels(tr("Ani&mate cards"), (tr("When off, cards jump straight into place."),)),
        "speed": Labels(tr("Sp&eed:"), barred=barred, unit=tr(" ×", "after a number: times as fast")),
        "reduced_motion": Labels(
            tr("Re&duced motion:"),
            (tr("Leaves out long movements across the table."),),
            (tr("Same as system"), tr("On"), tr("Off")),
            barred=barred,
        ),
    }


def sound_words(silence: Silence | None) -> dict[str, Labels]:
    """Words about sound; with the reason if nothing can be heard."""
    return {
        "sound": Labels(tr("Ta&ble sounds"), ("" if silence is None else _why_silent(silence),)),
        "volume": Labels(
            tr("&Volume:"),
            barred=tr("Only applies when sound can be heard."),
            unit=tr("%", "after a number: per cent"),
        ),
        "voices": Labels(
            tr("The people at the table &speak"),
            (tr("Calls, bids and remarks, in the voices of your system."),),
        ),
    }


def _why_silent(silence: Silence) -> str:
    match silence.reason:
        case SilenceReason.NOT_INSTALLED:
            return fill(
                tr("No sound: %1 is not installed. Install it with: %2"),
                "Qt Multimedia",
                'pip install "tartli-desktop[sound]"',
            )
        case SilenceReason.LIBRARY_MISSING:
            return fill(tr("No sound: %1 is missing from the system."), silence.name)
        case SilenceReason.NO_DEVICE:
            return tr("No sound: no audio output was found.")
        case SilenceReason.NO_FILES:
            return fill(tr("No sound: the sound files are missing from %1."), silence.name)
    return fill(tr("No sound: %1 does not work (%2)."), "Qt Multimedia", silence.name)


def _words_of_speech() -> dict[str, Labels]:
    languages = (_OWN_WORDS[language] for language in LANGUAGES[1:])
    return {
        "language": Labels(tr("La&nguage:"), options=(tr("Same as system"), *languages)),
        "talk": Labels(
            tr("Screen reader de&tail:"),
            (
                tr("What the others do and say, the card you draw, and how each hand ends."),
                tr("Also says whose turn it is and who wins each trick."),
                tr("Also says your own cards, the points of each trick, the score and the talon."),
            ),
            (tr("Brief"), tr("Normal"), tr("Full")),
        ),
    }


_OWN_WORDS = {"en": "English", "hu": "Magyar", "de": "Deutsch (Österreich)"}
"""Each language's own name for itself, so that its speakers find it."""


def words_of_presets() -> Labels:
    """The words of the choice how much the program helps."""
    return Labels(
        tr_help("H&ow much help:"),
        (
            tr_help("Everything on, for your first matches."),
            tr_help("Keeps score for you, and offers hints when you ask."),
            tr_help("Shows nothing that you would not see at a real table."),
            tr_help("Your choices below."),
        ),
        (tr_help("For beginners"), tr_help("Usual"), tr_help("As in a café"), tr_help("Your own choice")),
    )


def _words_of_help() -> dict[str, Labels]:
    return {
        "show_counts": Labels(
            tr_help("Sho&w the running score"),
            (tr_help("Shows how many points everybody has during the hand."),),
        ),
        "show_legal": Labels(
            tr_help("Show what &you can do"),
            (tr_help("Dims cards and buttons that you cannot use right now."),),
        ),
        "hints": Labels(
            tr_help("H&ints when I ask for them"),
            (tr_help("A hint says what a master would do and, if certain, why. Statistics mark the match."),),
        ),
    }
