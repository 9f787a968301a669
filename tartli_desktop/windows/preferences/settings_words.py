"""The words of the settings in their dialog: names, explanations and options."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.settings import IndexLetters
from tartli_desktop.sound.player import Silence, SilenceReason
from tartli_desktop.table.card_faces.corner_indices import court_letters
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.forms import Labels

translate = QCoreApplication.translate

LANGUAGES = ("", "en", "hu", "de_AT")
"""The possible values of ``Settings.language``; empty stands for the system's language."""


def known_language(language: str) -> str:
    """The member of ``LANGUAGES`` closest to a setting, which may be any language in the world."""
    if language in LANGUAGES:
        return language
    spoken = language.replace("-", "_").partition("_")[0]
    return next((known for known in LANGUAGES if known.partition("_")[0] == spoken), "")


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
        | _window_words()
        | _talk_words()
    )


def card_words(cards: PackKind, suits: SuitSystem) -> dict[str, Labels]:
    """Words about the look of the cards, for a pack of this kind with these suits."""
    return {
        cards.setting: _pack_words(cards),
        "card_back": Labels(
            translate("SettingsDialog", "Card &back:"),
            options=(
                translate("SettingsDialog", "The pack’s own"),
                translate("SettingsDialog", "Blue acorns"),
                translate("SettingsDialog", "Red acorns"),
                translate("SettingsDialog", "Tulips"),
                translate("SettingsDialog", "Stars"),
            ),
        ),
        "index_letters": Labels(
            translate("SettingsDialog", "&Letters in the corners:"),
            (_letters_sentence(cards),),
            (
                translate("SettingsDialog", "None"),
                translate("SettingsDialog", "In the program’s language"),
                *_letters_words(suits),
            ),
        ),
        "sort_hand": Labels(
            translate("SettingsDialog", "&Sort the hand:"),
            (
                _sorted_sentence(cards),
                translate("SettingsDialog", "Your cards stay where you drag them."),
            ),
            (translate("SettingsDialog", "Automatically"), translate("SettingsDialog", "Manually")),
        ),
        "alternate_colours": Labels(
            translate("SettingsDialog", "&Alternate dark and light suits"),
            (translate("SettingsDialog", "Keeps suits that look alike apart."),),
            barred=translate("SettingsDialog", "Only applies when the hand is sorted automatically."),
        ),
    }


def _sorted_sentence(cards: PackKind) -> str:
    if cards is PackKind.TAROKK:
        return translate("SettingsDialog", "Keeps your cards sorted by suit, with tarokks on the left.")
    return translate("SettingsDialog", "Keeps your cards sorted by suit, with trumps on the left.")


def _pack_words(cards: PackKind) -> Labels:
    label = translate("SettingsDialog", "Pac&k of cards:")
    if cards is PackKind.TAROKK:
        drawn = translate("SettingsDialog", "Scenes of country life, trades, soldiers and sights.")
        return Labels(label, (drawn, ""), (translate("SettingsDialog", "Tarokk cards"),))
    tell = translate("SettingsDialog", "Acorns, Leaves, Hearts and Bells, with figures from William Tell.")
    french = translate(
        "SettingsDialog", "Clubs, Spades, Hearts and Diamonds; the Queen is the Over, the Jack the Under."
    )
    return Labels(
        label,
        (tell, french, ""),
        (translate("SettingsDialog", "Tell cards"), translate("SettingsDialog", "French cards")),
    )


def _table_words() -> dict[str, Labels]:
    return {
        "cloth": Labels(
            translate("SettingsDialog", "Cl&oth:"),
            options=(
                translate("SettingsDialog", "Green"),
                translate("SettingsDialog", "Wine red"),
                translate("SettingsDialog", "Blue"),
                translate("SettingsDialog", "Coffee brown"),
            ),
        ),
        "wood": Labels(
            translate("SettingsDialog", "&Wood:"),
            options=(
                translate("SettingsDialog", "Walnut"),
                translate("SettingsDialog", "Oak"),
                translate("SettingsDialog", "Cherry"),
                translate("SettingsDialog", "Ebony"),
            ),
        ),
        "column_left": Labels(translate("SettingsDialog", "Slate and buttons at the &left")),
    }


def _letters_sentence(cards: PackKind) -> str:
    return "" if cards is PackKind.TAROKK else translate("SettingsDialog", "Real Tell cards have none.")


def _letters_words(suits: SuitSystem) -> list[str]:
    """The letters of a pack in each language, in the order of ``LETTERS``."""
    languages = (
        (IndexLetters.ENGLISH, translate("SettingsDialog", "English")),
        (IndexLetters.GERMAN, translate("SettingsDialog", "German")),
        (IndexLetters.HUNGARIAN, translate("SettingsDialog", "Hungarian")),
    )
    text = translate(
        "SettingsDialog", "%1 (%2)", "letters such as A, K, O, U, and the languages that have them"
    )
    return [fill(text, ", ".join(court_letters(suits, letters)), name) for letters, name in languages]


def _play_words() -> dict[str, Labels]:
    seconds = translate("SettingsDialog", " seconds", "after a number such as 0.8")
    return {
        "play_by": Labels(
            translate("SettingsDialog", "&Play a card:"),
            (translate("SettingsDialog", "The keyboard always works as well."),),
            (
                translate("SettingsDialog", "Click or drag"),
                translate("SettingsDialog", "Click"),
                translate("SettingsDialog", "Drag"),
            ),
        ),
        "only_card_by_itself": Labels(
            translate("SettingsDialog", "Play a card automatically if no oth&er is legal"),
            (translate("SettingsDialog", "Saves a click where you have no choice."),),
        ),
        "gather": Labels(
            translate("SettingsDialog", "Gather a &trick:"),
            (
                translate("SettingsDialog", "A full trick stays until you click."),
                translate("SettingsDialog", "A full trick stays for a while."),
                translate("SettingsDialog", "A full trick stays for a while; a click gathers it at once."),
            ),
            (
                translate("SettingsDialog", "Click"),
                translate("SettingsDialog", "Automatically"),
                translate("SettingsDialog", "Click or automatically"),
            ),
        ),
        "gather_after": Labels(
            translate("SettingsDialog", "Gather &after:"),
            barred=translate("SettingsDialog", "Only applies when tricks are gathered automatically."),
            unit=seconds,
        ),
        "opponent_pause": Labels(
            translate("SettingsDialog", "&Opponents’ thinking time:"),
            (translate("SettingsDialog", "How long opponents wait before each card."),),
            unit=seconds,
        ),
        "remarks": Labels(
            translate("SettingsDialog", "Remarks from t&he café"),
            (
                translate(
                    "SettingsDialog", "Your opponents say a word now and then. That never delays the match."
                ),
            ),
        ),
    }


def _seeing_words() -> dict[str, Labels]:
    return {
        "text_scale": Labels(
            translate("SettingsDialog", "Te&xt size:"),
            (translate("SettingsDialog", "Scales all text, in addition to the system setting."),),
            unit=translate("SettingsDialog", "%", "after a number: per cent"),
        ),
        "large_index": Labels(
            translate("SettingsDialog", "Large car&d corners:"),
            (
                translate(
                    "SettingsDialog",
                    "From a text size of 150% on, rank and suit fill the corner.",
                ),
                translate("SettingsDialog", "Rank and suit are as large as the corner allows."),
                translate("SettingsDialog", "Rank and suit are small, whatever the text size."),
            ),
            (
                translate("SettingsDialog", "With large text"),
                translate("SettingsDialog", "Always"),
                translate("SettingsDialog", "Never"),
            ),
        ),
        "four_colours": Labels(
            translate("SettingsDialog", "Fo&ur colours for four suits"),
            (translate("SettingsDialog", "Gives each suit its own corner colour."),),
        ),
        "colour_scheme": Labels(
            translate("SettingsDialog", "W&indow colours:"),
            (
                translate("SettingsDialog", "Cream; dark if your system is dark."),
                "",
                "",
                translate("SettingsDialog", "Table and slate, too."),
                translate("SettingsDialog", "The colours of your system’s other windows."),
            ),
            (
                translate("SettingsDialog", "Automatic"),
                translate("SettingsDialog", "Light"),
                translate("SettingsDialog", "Dark"),
                translate("SettingsDialog", "High contrast"),
                translate("SettingsDialog", "Same as system"),
            ),
        ),
        "reading_time": Labels(
            translate("SettingsDialog", "Ad&just reading time:"),
            (
                translate(
                    "SettingsDialog",
                    "At 2, full tricks, shown melds, remarks and tooltips stay twice as long.",
                ),
            ),
            unit=translate("SettingsDialog", " ×", "after a number: times as long"),
        ),
    }


def _motion_words() -> dict[str, Labels]:
    barred = translate("SettingsDialog", "Only applies when cards are animated.")
    return {
        "motion": Labels(
            translate("SettingsDialog", "Ani&mate cards"),
            (translate("SettingsDialog", "When off, cards jump straight into place."),),
        ),
        "speed": Labels(
            translate("SettingsDialog", "Sp&eed:"),
            barred=barred,
            unit=translate("SettingsDialog", " ×", "after a number: times as fast"),
        ),
        "reduced_motion": Labels(
            translate("SettingsDialog", "Re&duced motion:"),
            (translate("SettingsDialog", "Leaves out long movements across the table."),),
            (
                translate("SettingsDialog", "Same as system"),
                translate("SettingsDialog", "On"),
                translate("SettingsDialog", "Off"),
            ),
            barred=barred,
        ),
    }


def sound_words(silence: Silence | None) -> dict[str, Labels]:
    """Words about sound; with the reason if nothing can be heard."""
    return {
        "sound": Labels(
            translate("SettingsDialog", "Ta&ble sounds"),
            ("" if silence is None else _why_silent(silence),),
        ),
        "volume": Labels(
            translate("SettingsDialog", "&Volume:"),
            barred=translate("SettingsDialog", "Only applies when sound is on."),
            unit=translate("SettingsDialog", "%", "after a number: per cent"),
        ),
    }


def _why_silent(silence: Silence) -> str:
    match silence.reason:
        case SilenceReason.NOT_INSTALLED:
            return fill(
                translate("SettingsDialog", "No sound: %1 is not installed. Install it with: %2"),
                "Qt Multimedia",
                'pip install "tartli-desktop[sound]"',
            )
        case SilenceReason.LIBRARY_MISSING:
            return fill(translate("SettingsDialog", "No sound: %1 is missing from the system."), silence.name)
        case SilenceReason.NO_DEVICE:
            return translate("SettingsDialog", "No sound: no audio output was found.")
        case SilenceReason.NO_FILES:
            return fill(
                translate("SettingsDialog", "No sound: the sound files are missing from %1."), silence.name
            )
    return fill(
        translate("SettingsDialog", "No sound: %1 does not work (%2)."), "Qt Multimedia", silence.name
    )


def _window_words() -> dict[str, Labels]:
    system = translate("SettingsDialog", "Same as system")
    return {
        "language": Labels(
            translate("SettingsDialog", "La&nguage:"),
            options=(system, *map(_own_word, LANGUAGES[1:])),
        ),
    }


def _talk_words() -> dict[str, Labels]:
    return {
        "talk": Labels(
            translate("SettingsDialog", "Screen reader de&tail:"),
            (
                translate(
                    "SettingsDialog",
                    "What the others do and say, the card you draw, and how each hand ends.",
                ),
                translate("SettingsDialog", "Also says whose turn it is and who wins each trick."),
                translate(
                    "SettingsDialog",
                    "Also says your own cards, the points of each trick, the score and the talon.",
                ),
            ),
            (
                translate("SettingsDialog", "Brief"),
                translate("SettingsDialog", "Normal"),
                translate("SettingsDialog", "Full"),
            ),
        ),
    }


def _own_word(language: str) -> str:
    """A language's own name for itself, so that its speakers find it."""
    return {"en": "English", "hu": "Magyar", "de_AT": "Deutsch (Österreich)"}[language]
