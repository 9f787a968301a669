"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.glossary import Word, glossary, how_they_are_spoken
from tartli_desktop.widgets.pages.rich_text import Section

translate = QCoreApplication.translate


def words_of_the_game() -> Section:
    """A glossary of the Hungarian words."""
    title = translate("Ulti.Glossary", "Words of the game")
    return Section(title, how_they_are_spoken() + glossary(_words()))


def _words() -> tuple[Word, ...]:
    return (
        Word(
            "ulti",
            "UL-tee",
            "UL-ti",
            "/ˈulti/",
            translate(
                "Ulti.Glossary", "this game, and the bid to win the last trick with the Seven of trumps"
            ),
        ),
        Word(
            "licit",
            "LIT-sit",
            "LI-zit",
            "/ˈlit͡sit/",
            translate("Ulti.Glossary", "the auction"),
        ),
        Word(
            "bemondás",
            "BEH-mon-dahsh",
            "BE-mon-daasch",
            "/ˈbɛmondaːʃ/",
            translate("Ulti.Glossary", "a bid"),
        ),
        Word(
            "talon",
            "TO-lon",
            "TA-lon",
            "/ˈtɒlon/",
            translate("Ulti.Glossary", "the two cards laid face down"),
        ),
        Word(
            "felvevő",
            "FEL-veh-vur (the r is silent)",
            "FEL-we-wöö",
            "/ˈfɛlvɛvøː/",
            translate("Ulti.Glossary", "the soloist, who plays alone"),
        ),
        Word(
            "védő",
            "VAY-dur (the r is silent)",
            "WEE-döö",
            "/ˈveːdøː/",
            translate("Ulti.Glossary", "a defender"),
        ),
        Word("adu", "O-doo", "A-du", "/ˈɒdu/", translate("Ulti.Glossary", "trumps")),
        Word("ütés", "EW-taysh", "Ü-teesch", "/ˈyteːʃ/", translate("Ulti.Glossary", "a trick")),
        Word(
            "passz",
            "poss",
            "pass (mit dunklem a)",
            "/pɒsː/",
            translate("Ulti.Glossary", "the Simple, the lowest bid"),
        ),
        Word(
            "parti",
            "POR-tee",
            "PAR-ti",
            "/ˈpɒrti/",
            translate("Ulti.Glossary", "the Simple beside another bid"),
        ),
        Word(
            "mehet",
            "MEH-het",
            "ME-het",
            "/ˈmɛhɛt/",
            translate("Ulti.Glossary", "said for “I pass”"),
        ),
        Word(
            "bedobom",
            "BEH-do-bom",
            "BE-do-bom",
            "/ˈbɛdobom/",
            translate("Ulti.Glossary", "“I throw it in”"),
        ),
        Word(
            "negyven, húsz",
            "NEDJ-ven, hoos",
            "NEDJ-wen, huus",
            "/ˈnɛɟvɛn, huːs/",
            translate("Ulti.Glossary", "forty, twenty: a marriage in trumps, in another suit"),
        ),
        Word(
            "negyven-száz",
            "NEDJ-ven-sahz",
            "NEDJ-wen-saas",
            "/ˈnɛɟvɛnsaːz/",
            translate("Ulti.Glossary", "40-100"),
        ),
        Word(
            "húsz-száz",
            "HOOS-sahz",
            "HUUS-saas",
            "/ˈhuːsːaːz/",
            translate("Ulti.Glossary", "20-100"),
        ),
        Word(
            "négy ász",
            "nayj ahs",
            "needj aas",
            "/ˈneːɟ aːs/",
            translate("Ulti.Glossary", "Four Aces"),
        ),
        Word(
            "durchmars",
            "DOORH-marsh",
            "DURCH-marsch",
            "/ˈdurxmɒrʃ/",
            translate("Ulti.Glossary", "all ten tricks (the word is German)"),
        ),
        Word(
            "betli",
            "BET-lee",
            "BET-li",
            "/ˈbɛtli/",
            translate("Ulti.Glossary", "not a single trick (from German Bettel)"),
        ),
        Word(
            "terített",
            "TEH-ree-tet",
            "TE-ri-tett",
            "/ˈtɛriːtɛtː/",
            translate("Ulti.Glossary", "open: the cards are laid on the table"),
        ),
        Word(
            "színtelen",
            "SEEN-teh-len",
            "SIIN-te-len",
            "/ˈsiːntɛlɛn/",
            translate("Ulti.Glossary", "without trumps"),
        ),
        Word(
            "piros",
            "PEE-rosh",
            "PI-rosch",
            "/ˈpiroʃ/",
            translate("Ulti.Glossary", "Hearts; a bid of Hearts"),
        ),
        Word(
            "csendes",
            "CHEN-desh",
            "TSCHEN-desch",
            "/ˈt͡ʃɛndɛʃ/",
            translate("Ulti.Glossary", "silent: not bid"),
        ),
        Word(
            "kontra, rekontra",
            "KON-tro, REH-kon-tro",
            "KON-tra, RE-kon-tra",
            "/ˈkontrɒ, ˈrɛkontrɒ/",
            translate("Ulti.Glossary", "Double, Redouble"),
        ),
    )
