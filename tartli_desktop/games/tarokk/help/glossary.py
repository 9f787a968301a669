"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.rich_text import Section, said, table

translate = QCoreApplication.translate


def words_of_the_game() -> Section:
    """A glossary with the pronunciation of the Hungarian words, in letters of the reader and in IPA."""
    head = (
        translate("Tarokk.Glossary", "Word"),
        translate("Tarokk.Glossary", "Pronunciation"),
        translate("Tarokk.Glossary", "Meaning"),
    )
    how = translate(
        "Tarokk.Glossary",
        "In Hungarian the first syllable of a word is always stressed. It is in capitals; the "
        "International Phonetic Alphabet stands between slashes.",
    )
    rows = [(f"<b>{word}</b>", f"{say} /{ipa}/", what) for word, say, ipa, what in _words()]
    return Section(translate("Tarokk.Glossary", "Words of the game"), said(how) + table(head, rows))


# Each language spells the pronunciation with its own letters, so translations differ here.


def _words() -> tuple[tuple[str, str, str, str], ...]:
    return (*_of_cards(), *_of_bids(), *_of_players(), *_of_bonuses())


def _of_cards() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "tarokk",
            translate("Tarokk.Glossary", "TO-rock"),
            "ˈtɒrokː",
            translate("Tarokk.Glossary", "this game, and each of its 22 trumps"),
        ),
        (
            "skíz",
            translate("Tarokk.Glossary", "skeez"),
            "skiːz",
            translate("Tarokk.Glossary", "the highest tarokk, a harlequin; from “excuse”"),
        ),
        (
            "huszonegy",
            translate("Tarokk.Glossary", "HOO-son-edj"),
            "ˈhusonɛɟ",
            translate("Tarokk.Glossary", "the XXI"),
        ),
        (
            "pagát",
            translate("Tarokk.Glossary", "PO-gaht"),
            "ˈpɒɡaːt",
            translate("Tarokk.Glossary", "the lowest tarokk, I; from Italian bagatto"),
        ),
        (
            "honőr, nagyhonőr",
            translate("Tarokk.Glossary", "HO-nur, NODJ-ho-nur"),
            "ˈhonøːr, ˈnɒɟhonøːr",
            translate("Tarokk.Glossary", "honour; high honour: Skíz or XXI"),
        ),
        ("ütés", translate("Tarokk.Glossary", "EW-taysh"), "ˈyteːʃ", translate("Tarokk.Glossary", "a trick")),
    )


def _of_bids() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "három, kettő, egy, szóló",
            translate("Tarokk.Glossary", "HAH-rom, KET-tur, edj, SO-lo"),
            "ˈhaːrom, ˈkɛtːøː, ɛɟ, ˈsoːloː",
            translate("Tarokk.Glossary", "three, two, one, solo: the bids"),
        ),
        (
            "tartom",
            translate("Tarokk.Glossary", "TOR-tom"),
            "ˈtɒrtom",
            translate("Tarokk.Glossary", "“I hold”"),
        ),
        (
            "invit",
            translate("Tarokk.Glossary", "IN-vit"),
            "ˈinvit",
            translate("Tarokk.Glossary", "a cue bid: an invitation to be called"),
        ),
        (
            "engedett játék",
            translate("Tarokk.Glossary", "EN-geh-det YAH-tayk"),
            "ˈɛŋɡɛdɛtː ˈjaːteːk",
            translate("Tarokk.Glossary", "a yielded game"),
        ),
        (
            "próbahárom",
            translate("Tarokk.Glossary", "PRO-bo-hah-rom"),
            "ˈproːbɒhaːrom",
            translate("Tarokk.Glossary", "a trial without an honour"),
        ),
        (
            "skart, fektet",
            translate("Tarokk.Glossary", "shkort, FEK-tet"),
            "ʃkɒrt, ˈfɛktɛt",
            translate("Tarokk.Glossary", "the discards; to discard"),
        ),
        (
            "bedobás",
            translate("Tarokk.Glossary", "BEH-do-bahsh"),
            "ˈbɛdobaːʃ",
            translate("Tarokk.Glossary", "annulling the hand"),
        ),
        (
            "dupla kör",
            translate("Tarokk.Glossary", "DOO-plo kur"),
            "ˈduplɒ kør",
            translate("Tarokk.Glossary", "a doubled round"),
        ),
    )


def _of_players() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "induló",
            translate("Tarokk.Glossary", "IN-doo-lo"),
            "ˈinduloː",
            translate("Tarokk.Glossary", "the forehand"),
        ),
        (
            "felvevő",
            translate("Tarokk.Glossary", "FEL-veh-vur (the r is silent)"),
            "ˈfɛlvɛvøː",
            translate("Tarokk.Glossary", "the declarer"),
        ),
        (
            "segítő",
            translate("Tarokk.Glossary", "SHEH-gee-tur (the r is silent)"),
            "ˈʃɛɡiːtøː",
            translate("Tarokk.Glossary", "the partner"),
        ),
        (
            "ellenfél",
            translate("Tarokk.Glossary", "EL-len-fayl"),
            "ˈɛlːɛnfeːl",
            translate("Tarokk.Glossary", "an opponent"),
        ),
        (
            "húszast hívom",
            translate("Tarokk.Glossary", "HOO-sosht HEE-vom"),
            "ˈhuːsɒʃt ˈhiːvom",
            translate("Tarokk.Glossary", "“I call the twenty”"),
        ),
        (
            "kurta üt",
            translate("Tarokk.Glossary", "KOOR-to ewt"),
            "ˈkurtɒ yt",
            translate("Tarokk.Glossary", "“short takes it”: the partner with fewer tarokks wins the trick"),
        ),
        (
            "a skíz oszt, nem oszt",
            translate("Tarokk.Glossary", "o skeez ost, nem ost"),
            "ɒ skiːz ost, nɛm ost",
            translate("Tarokk.Glossary", "“the Skíz deals, and does not deal”: notice of the end"),
        ),
        (
            "polgármester",
            translate("Tarokk.Glossary", "POL-gahr-mesh-ter"),
            "ˈpolɡaːrmɛʃtɛr",
            translate("Tarokk.Glossary", "the mayor, who wears the hat"),
        ),
    )


def _of_bonuses() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "parti",
            translate("Tarokk.Glossary", "POR-tee"),
            "ˈpɒrti",
            translate("Tarokk.Glossary", "the game itself: 48 points"),
        ),
        (
            "tulétroá",
            translate("Tarokk.Glossary", "TOO-layt-ro-ah"),
            "ˈtuleːtroaː",
            translate("Tarokk.Glossary", "Trull: all three honours; from French tous les trois"),
        ),
        (
            "négykirály",
            translate("Tarokk.Glossary", "NAYJ-kee-rahy"),
            "ˈneːɟkiraːj",
            translate("Tarokk.Glossary", "Four Kings"),
        ),
        (
            "duplajáték",
            translate("Tarokk.Glossary", "DOO-plo-yah-tayk"),
            "ˈduplɒjaːteːk",
            translate("Tarokk.Glossary", "Double Game: 71 points"),
        ),
        (
            "volát",
            translate("Tarokk.Glossary", "VO-laht"),
            "ˈvolaːt",
            translate("Tarokk.Glossary", "all nine tricks"),
        ),
        (
            "pagátultimó",
            translate("Tarokk.Glossary", "PO-gaht-ool-tee-mo"),
            "ˈpɒɡaːtultimoː",
            translate("Tarokk.Glossary", "the last trick with the Pagát"),
        ),
        (
            "XXI-fogás",
            translate("Tarokk.Glossary", "HOO-son-edj-fo-gahsh"),
            "ˈhusonɛɟfoɡaːʃ",
            translate("Tarokk.Glossary", "catching the XXI with the Skíz"),
        ),
        (
            "csendes",
            translate("Tarokk.Glossary", "CHEN-desh"),
            "ˈt͡ʃɛndɛʃ",
            translate("Tarokk.Glossary", "silent: not announced"),
        ),
        (
            "kontra, rekontra, szubkontra",
            translate("Tarokk.Glossary", "KON-tro, REH-kon-tro, SOOB-kon-tro"),
            "ˈkontrɒ, ˈrɛkontrɒ, ˈsubkontrɒ",
            translate("Tarokk.Glossary", "doubled, redoubled, and once more"),
        ),
    )
