"""The words of the settings in their dialog: names, explanations and options."""

from dataclasses import replace

from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.settings.settings import IndexLetters
from tartli_desktop.sound.player import Silence, SilenceReason
from tartli_desktop.table.card_faces.corner_indices import court_letters
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.catalogues import LOCALES
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.dialogs.field_words import field_words
from tartli_desktop.widgets.dialogs.forms import Labels

tr = Context("SettingsDialog")

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


_OWN_WORDS = {"en": "English", "hu": "Magyar", "de": "Deutsch (Österreich)"}
"""Each language's own name for itself, so that its speakers find it."""


def words_of_settings(cards: PackKind, suits: SuitSystem, silence: Silence | None) -> dict[str, Labels]:
    """The words of all settings that the games share, by name, and those of the ``presets`` of help.

    Args:
        cards: the kind of pack in use.
        suits: the suits of the chosen pack.
        silence: why nothing can be heard; None if sound works.
    """
    values = {
        "tarokk": cards is PackKind.TAROKK,
        "letters": _letters_words(suits),
        "languages": [_OWN_WORDS[language] for language in LANGUAGES[1:]],
        "silence": "" if silence is None else _why_silent(silence),
    }
    [words] = field_words("house", "settings", values).values()
    words = {name: replace(labels, unit=_units().get(name, "")) for name, labels in words.items()}
    # Nothing is said of a pack of the player's own.
    pack = words.pop("pack")
    return words | {cards.setting: replace(pack, sentences=(*pack.sentences, ""))}


def _units() -> dict[str, str]:
    """What stands after the numbers of settings."""
    seconds = tr(" seconds", "after a number such as 0.8")
    percent = tr("%", "after a number: per cent")
    return {
        "gather_after": seconds,
        "opponent_pause": seconds,
        "text_scale": percent,
        "volume": percent,
        "reading_time": tr(" ×", "after a number: times as long"),
        "speed": tr(" ×", "after a number: times as fast"),
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
