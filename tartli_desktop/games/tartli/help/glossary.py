"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.glossary import Word, glossary, how_they_are_spoken
from tartli_desktop.widgets.pages.rich_text import Section, heading

translate = QCoreApplication.translate


def words_of_the_game(suits: SuitSystem) -> Section:
    """A glossary of the Hungarian and the Austrian words.

    Args:
        suits: the suits of the pack in play.
    """
    body = (
        how_they_are_spoken()
        + heading(translate("Tartli.Words", "At the table"))
        + glossary(_table_words())
        + heading(translate("Tartli.Words", "Melds"))
        + glossary(_meld_words(suits))
        + heading(translate("Tartli.Words", "The cards"))
        + glossary(_card_words(suits))
        + heading(translate("Tartli.Words", "In Austria"))
        + glossary(_austrian(suits))
    )
    return Section(translate("Tartli.Words", "Words of the game"), body)


def _table_words() -> tuple[Word, ...]:
    return (
        Word("tartli", "TORT-lee", "TÅRT-li", "/ˈtɒrtli/", translate("Tartli.Words", "this game")),
        Word(
            "felsős",
            "FEL-shersh (the r is silent)",
            "FEL-schöösch",
            "/ˈfɛlʃøːʃ/",
            translate("Tartli.Words", "another name of this game, after its highest trump"),
        ),
        Word("adu", "O-doo", "Å-du", "/ˈɒdu/", translate("Tartli.Words", "trumps")),
        Word(
            "talon",
            "TO-lon",
            "TÅ-lon",
            "/ˈtɒlon/",
            translate("Tartli.Words", "the cards you draw from after each trick"),
        ),
        Word(
            "bemondás",
            "BEH-mon-dahsh",
            "BE-mon-daasch",
            "/ˈbɛmondaːʃ/",
            translate("Tartli.Words", "a declaration: a meld or béla"),
        ),
        Word(
            "buli",
            "BOO-lee",
            "BU-li",
            "/ˈbuli/",
            translate("Tartli.Words", "a point for winning a game"),
        ),
        Word(
            "maccs",
            "motch",
            "måtsch",
            "/mɒtʃː/",
            translate("Tartli.Words", "a game that counts double because the loser is far behind"),
        ),
        Word(
            "stichmatsch",
            "SHTIH-motch",
            "SCHTICH-måtsch",
            "/ˈʃtihmɒtʃ/",
            translate("Tartli.Words", "all of tricks 8 to 16 for one player (the word is German)"),
        ),
        Word(
            "jó",
            "yoh",
            "joo",
            "/joː/",
            translate("Tartli.Words", "“Good”: your meld is the better one"),
        ),
        Word(
            "itt nagyobb van",
            "it NO-dyob von",
            "it NÅ-djob wån",
            "/ˈitː ˈnɒɟobː vɒn/",
            translate("Tartli.Words", "“Not good”: my meld is better"),
        ),
        Word(
            "kint vagyok",
            "kint VO-dyok",
            "kint WÅ-djok",
            "/ˈkint ˈvɒɟok/",
            translate("Tartli.Words", "“I’m out”: said when you go out"),
        ),
    )


def _meld_words(suits: SuitSystem) -> tuple[Word, ...]:
    return (
        Word(
            "terc",
            "tehrts",
            "terz",
            "/tɛrts/",
            translate("Tartli.Words", "three cards of a suit in a row"),
        ),
        Word("kvart", "kvort", "kwårt", "/kvɒrt/", translate("Tartli.Words", "four in a row")),
        Word("kvint", "kvint", "kwint", "/kvint/", translate("Tartli.Words", "five in a row")),
        Word("szext", "sext", "ßext", "/sɛkst/", translate("Tartli.Words", "six in a row")),
        Word("szept", "sept", "ßept", "/sɛpt/", translate("Tartli.Words", "seven in a row")),
        Word("okt", "okt", "okt", "/okt/", translate("Tartli.Words", "all eight of a suit")),
        Word(
            "vannak",
            "VON-nok",
            "WÅN-nåk",
            "/ˈvɒnːɒk/",
            translate("Tartli.Words", "“there are”: a set, all four cards of a rank"),
        ),
        Word(
            "béla",
            "BAY-lo",
            "BEE-lå",
            "/ˈbeːlɒ/",
            fill(
                translate("Tartli.Words", "%1 and %2 of trumps; also a man’s name", "King and Over"),
                rank_name(Rank.KING, suits),
                rank_name(Rank.OVER, suits),
            ),
        ),
    )


def _card_words(suits: SuitSystem) -> tuple[Word, ...]:
    return (
        Word("makk", "mok", "måkk", "/mɒkː/", suit_name(Suit.ACORNS, suits)),
        Word(
            "zöld",
            "zerld (the r is silent)",
            "söld (weiches s)",
            "/zøld/",
            fill(translate("Tartli.Words", "%1; “green”"), suit_name(Suit.LEAVES, suits)),
        ),
        Word(
            "piros",
            "PEE-rosh",
            "PI-rosch",
            "/ˈpiroʃ/",
            fill(translate("Tartli.Words", "%1; “red”"), suit_name(Suit.HEARTS, suits)),
        ),
        Word(
            "tök",
            "terk (the r is silent)",
            "tök",
            "/tøk/",
            fill(translate("Tartli.Words", "%1; “pumpkin”"), suit_name(Suit.BELLS, suits)),
        ),
        Word("hetes", "HEH-tesh", "HE-tesch", "/ˈhɛtɛʃ/", rank_name(Rank.SEVEN, suits)),
        Word("nyolcas", "NYOL-tsosh", "NJOL-zåsch", "/ˈɲoltsɒʃ/", rank_name(Rank.EIGHT, suits)),
        Word("kilences", "KEE-len-tsesh", "KI-len-zesch", "/ˈkilɛntsɛʃ/", rank_name(Rank.NINE, suits)),
        Word("tízes", "TEE-zesh", "TII-sesch (weiches s)", "/ˈtiːzɛʃ/", rank_name(Rank.TEN, suits)),
        Word(
            "alsó",
            "OL-shoh",
            "ÅL-schoo",
            "/ˈɒlʃoː/",
            fill(translate("Tartli.Words", "%1; “lower”"), rank_name(Rank.UNDER, suits)),
        ),
        Word(
            "felső",
            "FEL-sher (no r, long)",
            "FEL-schöö",
            "/ˈfɛlʃøː/",
            fill(translate("Tartli.Words", "%1; “upper”"), rank_name(Rank.OVER, suits)),
        ),
        Word(
            "filkó",
            "FIL-koh",
            "FIL-koo",
            "/ˈfilkoː/",
            fill(
                translate("Tartli.Words", "the %1 again, as card players call it", "Over"),
                rank_name(Rank.OVER, suits),
            ),
        ),
        Word("király", "KEE-rah-y", "KI-raaj", "/ˈkiraːj/", rank_name(Rank.KING, suits)),
        Word(
            "csikó",
            "CHEE-koh",
            "TSCHI-koo",
            "/ˈtʃikoː/",
            fill(
                translate("Tartli.Words", "“foal”: the %1 again, because of his horse", "King"),
                rank_name(Rank.KING, suits),
            ),
        ),
        Word("ász", "ahss", "aaß", "/aːs/", rank_name(Rank.ACE, suits)),
        Word(
            "disznó",
            "DISS-noh",
            "DISS-noo",
            "/ˈdisnoː/",
            fill(translate("Tartli.Words", "“pig”: the %1 again", "Ace"), rank_name(Rank.ACE, suits)),
        ),
    )


def _austrian(suits: SuitSystem) -> tuple[Word, ...]:
    return (
        Word(
            "Terz, Quart, Quint",
            "",
            "",
            "/tɛrts/, /kvart/, /kvɪnt/",
            translate("Tartli.Words", "three, four, five in a row"),
        ),
        Word("Vierling", "", "", "/ˈfiːrlɪŋ/", translate("Tartli.Words", "all four cards of a rank")),
        Word("Double", "", "", "/duːbl̩/", translate("Tartli.Words", "a game that counts double")),
        Word("Atout", "", "", "/aˈtuː/", translate("Tartli.Words", "trumps")),
        Word("Ansage", "", "", "/ˈanzaːɡə/", translate("Tartli.Words", "a declaration")),
        Word(
            "Eichel, Laub, Herz, Schellen",
            "",
            "",
            "/ˈaɪçl̩/, /laʊp/, /hɛrts/, /ˈʃɛlən/",
            ", ".join(suit_name(suit, suits) for suit in Suit),
        ),
        Word(
            "Unter, Ober, König, Ass (Sau)",
            "",
            "",
            "/ˈʊntɐ/, /ˈoːbɐ/, /ˈkøːnɪɡ/, /as/ (/saʊ/)",
            ", ".join(rank_name(rank, suits) for rank in tuple(Rank)[4:]),
        ),
    )
