"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.widgets.pages.rich_text import Section, said, table

translate = QCoreApplication.translate


def words_of_the_game() -> Section:
    """A glossary with the pronunciation of the Hungarian words, in letters of the reader and in IPA."""
    head = (
        translate("Ulti.Glossary", "Word"),
        translate("Ulti.Glossary", "Pronunciation"),
        translate("Ulti.Glossary", "Meaning"),
    )
    how = translate(
        "Ulti.Glossary",
        "In Hungarian the first syllable of a word is always stressed. It is in capitals; the "
        "International Phonetic Alphabet stands between slashes.",
    )
    rows = [(f"<b>{word}</b>", f"{say} /{ipa}/", what) for word, say, ipa, what in _words()]
    return Section(translate("Ulti.Glossary", "Words of the game"), said(how) + table(head, rows))


# Each language spells the pronunciation with its own letters, so translations differ here.


def _words() -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "ulti",
            translate("Ulti.Glossary", "UL-tee"),
            "ˈulti",
            translate(
                "Ulti.Glossary", "this game, and the bid to win the last trick with the Seven of trumps"
            ),
        ),
        (
            "licit",
            translate("Ulti.Glossary", "LIT-sit"),
            "ˈlit͡sit",
            translate("Ulti.Glossary", "the auction"),
        ),
        (
            "bemondás",
            translate("Ulti.Glossary", "BEH-mon-dahsh"),
            "ˈbɛmondaːʃ",
            translate("Ulti.Glossary", "a bid"),
        ),
        (
            "talon",
            translate("Ulti.Glossary", "TO-lon"),
            "ˈtɒlon",
            translate("Ulti.Glossary", "the two cards laid face down"),
        ),
        (
            "felvevő",
            translate("Ulti.Glossary", "FEL-veh-vur (the r is silent)"),
            "ˈfɛlvɛvøː",
            translate("Ulti.Glossary", "the soloist, who plays alone"),
        ),
        (
            "védő",
            translate("Ulti.Glossary", "VAY-dur (the r is silent)"),
            "ˈveːdøː",
            translate("Ulti.Glossary", "a defender"),
        ),
        ("adu", translate("Ulti.Glossary", "O-doo"), "ˈɒdu", translate("Ulti.Glossary", "trumps")),
        ("ütés", translate("Ulti.Glossary", "EW-taysh"), "ˈyteːʃ", translate("Ulti.Glossary", "a trick")),
        (
            "passz",
            translate("Ulti.Glossary", "poss"),
            "pɒsː",
            translate("Ulti.Glossary", "the Simple, the lowest bid"),
        ),
        (
            "parti",
            translate("Ulti.Glossary", "POR-tee"),
            "ˈpɒrti",
            translate("Ulti.Glossary", "the Simple beside another bid"),
        ),
        (
            "mehet",
            translate("Ulti.Glossary", "MEH-het"),
            "ˈmɛhɛt",
            translate("Ulti.Glossary", "said for “I pass”"),
        ),
        (
            "bedobom",
            translate("Ulti.Glossary", "BEH-do-bom"),
            "ˈbɛdobom",
            translate("Ulti.Glossary", "“I throw it in”"),
        ),
        (
            "negyven, húsz",
            translate("Ulti.Glossary", "NEDJ-ven, hoos"),
            "ˈnɛɟvɛn, huːs",
            translate("Ulti.Glossary", "forty, twenty: a marriage in trumps, in another suit"),
        ),
        (
            "negyven-száz",
            translate("Ulti.Glossary", "NEDJ-ven-sahz"),
            "ˈnɛɟvɛnsaːz",
            translate("Ulti.Glossary", "40-100"),
        ),
        (
            "húsz-száz",
            translate("Ulti.Glossary", "HOOS-sahz"),
            "ˈhuːsːaːz",
            translate("Ulti.Glossary", "20-100"),
        ),
        (
            "négy ász",
            translate("Ulti.Glossary", "nayj ahs"),
            "ˈneːɟ aːs",
            translate("Ulti.Glossary", "Four Aces"),
        ),
        (
            "durchmars",
            translate("Ulti.Glossary", "DOORH-marsh"),
            "ˈdurxmɒrʃ",
            translate("Ulti.Glossary", "all ten tricks (the word is German)"),
        ),
        (
            "betli",
            translate("Ulti.Glossary", "BET-lee"),
            "ˈbɛtli",
            translate("Ulti.Glossary", "not a single trick (from German Bettel)"),
        ),
        (
            "terített",
            translate("Ulti.Glossary", "TEH-ree-tet"),
            "ˈtɛriːtɛtː",
            translate("Ulti.Glossary", "open: the cards are laid on the table"),
        ),
        (
            "színtelen",
            translate("Ulti.Glossary", "SEEN-teh-len"),
            "ˈsiːntɛlɛn",
            translate("Ulti.Glossary", "without trumps"),
        ),
        (
            "piros",
            translate("Ulti.Glossary", "PEE-rosh"),
            "ˈpiroʃ",
            translate("Ulti.Glossary", "Hearts; a bid of Hearts"),
        ),
        (
            "csendes",
            translate("Ulti.Glossary", "CHEN-desh"),
            "ˈt͡ʃɛndɛʃ",
            translate("Ulti.Glossary", "silent: not bid"),
        ),
        (
            "kontra, rekontra",
            translate("Ulti.Glossary", "KON-tro, REH-kon-tro"),
            "ˈkontrɒ, ˈrɛkontrɒ",
            translate("Ulti.Glossary", "Double, Redouble"),
        ),
    )
