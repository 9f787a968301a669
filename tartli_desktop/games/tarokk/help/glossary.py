"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.glossary import Word, glossary, how_they_are_spoken
from tartli_desktop.widgets.pages.rich_text import Section

translate = QCoreApplication.translate


def words_of_the_game() -> Section:
    """A glossary of the Hungarian words."""
    title = translate("Tarokk.Glossary", "Words of the game")
    return Section(title, how_they_are_spoken() + glossary(_words()))


def _words() -> tuple[Word, ...]:
    return (*_of_cards(), *_of_bids(), *_of_players(), *_of_bonuses())


def _of_cards() -> tuple[Word, ...]:
    return (
        Word(
            "tarokk",
            "TO-rock",
            "TO-rock",
            "/ˈtɒrokː/",
            translate("Tarokk.Glossary", "this game, and each of its 22 trumps"),
        ),
        Word(
            "skíz",
            "skeez",
            "SKIES",
            "/skiːz/",
            translate("Tarokk.Glossary", "the highest tarokk, a harlequin; from “excuse”"),
        ),
        Word(
            "huszonegy",
            "HOO-son-edj",
            "HU-sson-edj",
            "/ˈhusonɛɟ/",
            translate("Tarokk.Glossary", "the XXI"),
        ),
        Word(
            "pagát",
            "PO-gaht",
            "PO-gaat",
            "/ˈpɒɡaːt/",
            translate("Tarokk.Glossary", "the lowest tarokk, I; from Italian bagatto"),
        ),
        Word(
            "honőr, nagyhonőr",
            "HO-nur, NODJ-ho-nur",
            "HO-nöör, NODJ-ho-nöör",
            "/ˈhonøːr, ˈnɒɟhonøːr/",
            translate("Tarokk.Glossary", "honour; high honour: Skíz or XXI"),
        ),
        Word("ütés", "EW-taysh", "Ü-teesch", "/ˈyteːʃ/", translate("Tarokk.Glossary", "a trick")),
    )


def _of_bids() -> tuple[Word, ...]:
    return (
        Word(
            "három, kettő, egy, szóló",
            "HAH-rom, KET-tur, edj, SO-lo",
            "HAA-rom, KET-töö, EDJ, SSOO-loo",
            "/ˈhaːrom, ˈkɛtːøː, ɛɟ, ˈsoːloː/",
            translate("Tarokk.Glossary", "three, two, one, solo: the bids"),
        ),
        Word(
            "tartom",
            "TOR-tom",
            "TOR-tom",
            "/ˈtɒrtom/",
            translate("Tarokk.Glossary", "“I hold”"),
        ),
        Word(
            "invit",
            "IN-vit",
            "IN-wit",
            "/ˈinvit/",
            translate("Tarokk.Glossary", "a cue bid: an invitation to be called"),
        ),
        Word(
            "engedett játék",
            "EN-geh-det YAH-tayk",
            "ENG-ge-det JAA-teek",
            "/ˈɛŋɡɛdɛtː ˈjaːteːk/",
            translate("Tarokk.Glossary", "a yielded game"),
        ),
        Word(
            "próbahárom",
            "PRO-bo-hah-rom",
            "PROO-bo-haa-rom",
            "/ˈproːbɒhaːrom/",
            translate("Tarokk.Glossary", "a trial without an honour"),
        ),
        Word(
            "skart, fektet",
            "shkort, FEK-tet",
            "SCHKORT, FEK-tet",
            "/ʃkɒrt, ˈfɛktɛt/",
            translate("Tarokk.Glossary", "the discards; to discard"),
        ),
        Word(
            "bedobás",
            "BEH-do-bahsh",
            "BE-do-baasch",
            "/ˈbɛdobaːʃ/",
            translate("Tarokk.Glossary", "annulling the hand"),
        ),
        Word(
            "dupla kör",
            "DOO-plo kur",
            "DU-plo KÖR",
            "/ˈduplɒ kør/",
            translate("Tarokk.Glossary", "a doubled round"),
        ),
    )


def _of_players() -> tuple[Word, ...]:
    return (
        Word(
            "induló",
            "IN-doo-lo",
            "IN-du-loo",
            "/ˈinduloː/",
            translate("Tarokk.Glossary", "the forehand"),
        ),
        Word(
            "felvevő",
            "FEL-veh-vur (the r is silent)",
            "FEL-we-wöö",
            "/ˈfɛlvɛvøː/",
            translate("Tarokk.Glossary", "the declarer"),
        ),
        Word(
            "segítő",
            "SHEH-gee-tur (the r is silent)",
            "SCHE-gii-töö",
            "/ˈʃɛɡiːtøː/",
            translate("Tarokk.Glossary", "the partner"),
        ),
        Word(
            "ellenfél",
            "EL-len-fayl",
            "EL-len-feel",
            "/ˈɛlːɛnfeːl/",
            translate("Tarokk.Glossary", "an opponent"),
        ),
        Word(
            "húszast hívom",
            "HOO-sosht HEE-vom",
            "HUU-ssoscht HII-wom",
            "/ˈhuːsɒʃt ˈhiːvom/",
            translate("Tarokk.Glossary", "“I call the twenty”"),
        ),
        Word(
            "kurta üt",
            "KOOR-to ewt",
            "KUR-to ÜT",
            "/ˈkurtɒ yt/",
            translate("Tarokk.Glossary", "“short takes it”: the partner with fewer tarokks wins the trick"),
        ),
        Word(
            "a skíz oszt, nem oszt",
            "o skeez ost, nem ost",
            "O SKIES OSST, NEM OSST",
            "/ɒ skiːz ost, nɛm ost/",
            translate("Tarokk.Glossary", "“the Skíz deals, and does not deal”: notice of the end"),
        ),
        Word(
            "polgármester",
            "POL-gahr-mesh-ter",
            "POL-gaar-mesch-ter",
            "/ˈpolɡaːrmɛʃtɛr/",
            translate("Tarokk.Glossary", "the mayor, who wears the hat"),
        ),
    )


def _of_bonuses() -> tuple[Word, ...]:
    return (
        Word(
            "parti",
            "POR-tee",
            "POR-ti",
            "/ˈpɒrti/",
            translate("Tarokk.Glossary", "the game itself: 48 points"),
        ),
        Word(
            "tulétroá",
            "TOO-layt-ro-ah",
            "TU-leet-ro-aa",
            "/ˈtuleːtroaː/",
            translate("Tarokk.Glossary", "Trull: all three honours; from French tous les trois"),
        ),
        Word(
            "négykirály",
            "NAYJ-kee-rahy",
            "NEEDJ-ki-raaj",
            "/ˈneːɟkiraːj/",
            translate("Tarokk.Glossary", "Four Kings"),
        ),
        Word(
            "duplajáték",
            "DOO-plo-yah-tayk",
            "DU-plo-jaa-teek",
            "/ˈduplɒjaːteːk/",
            translate("Tarokk.Glossary", "Double Game: 71 points"),
        ),
        Word(
            "volát",
            "VO-laht",
            "WO-laat",
            "/ˈvolaːt/",
            translate("Tarokk.Glossary", "all nine tricks"),
        ),
        Word(
            "pagátultimó",
            "PO-gaht-ool-tee-mo",
            "PO-gaat-ul-ti-moo",
            "/ˈpɒɡaːtultimoː/",
            translate("Tarokk.Glossary", "the last trick with the Pagát"),
        ),
        Word(
            "XXI-fogás",
            "HOO-son-edj-fo-gahsh",
            "HU-sson-edj-fo-gaasch",
            "/ˈhusonɛɟfoɡaːʃ/",
            translate("Tarokk.Glossary", "catching the XXI with the Skíz"),
        ),
        Word(
            "csendes",
            "CHEN-desh",
            "TSCHEN-desch",
            "/ˈt͡ʃɛndɛʃ/",
            translate("Tarokk.Glossary", "silent: not announced"),
        ),
        Word(
            "kontra, rekontra, szubkontra",
            "KON-tro, REH-kon-tro, SOOB-kon-tro",
            "KON-tro, RE-kon-tro, SSUB-kon-tro",
            "/ˈkontrɒ, ˈrɛkontrɒ, ˈsubkontrɒ/",
            translate("Tarokk.Glossary", "doubled, redoubled, and once more"),
        ),
    )
