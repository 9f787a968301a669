"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.engine import Rank, Suit
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.rich_text import Section, heading, said, table

translate = QCoreApplication.translate


def words_of_the_game(suits: SuitSystem) -> Section:
    """A glossary with the pronunciation of the Hungarian words, in letters of the reader and in IPA.

    Args:
        suits: those of the pack that is played with.
    """
    return Section(translate("Words", "Words of the game"), _text(suits))


def _text(suits: SuitSystem) -> str:
    head = (
        translate("Words", "Word"),
        translate("Words", "Pronunciation"),
        translate("Words", "Meaning"),
    )
    how = translate(
        "Words",
        "In Hungarian the first syllable of a word is always stressed, and a letter is always spoken the "
        "same way. The stressed syllable is in capitals; the International Phonetic Alphabet stands between "
        "slashes.",
    )
    return (
        said(how)
        + heading(translate("Words", "At the table"))
        + table(head, _rows(_table_words()))
        + heading(translate("Words", "Melds"))
        + table(head, _rows(_meld_words(suits)))
        + heading(translate("Words", "The cards"))
        + table(head, _rows(_card_words(suits)))
        + heading(translate("Words", "In Austria"))
        + table(head, [(f"<b>{word}</b>", said_so, what) for word, said_so, what in _austrian(suits)])
    )


def _rows(words: tuple[tuple[str, str, str, str], ...]) -> list[tuple[str, str, str]]:
    return [(f"<b>{word}</b>", f"{say} /{ipa}/", what) for word, say, ipa, what in words]


# How a word is said is written with the letters of each language: a translation spells it in its own way.


def _table_words() -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("tartli", translate("Words", "TORT-lee"), "ˈtɒrtli", translate("Words", "this game")),
        (
            "felsős",
            translate("Words", "FEL-shersh (no r)"),
            "ˈfɛlʃøːʃ",
            translate("Words", "another name of this game, after its highest trump"),
        ),
        ("adu", translate("Words", "O-doo"), "ˈɒdu", translate("Words", "trumps")),
        (
            "talon",
            translate("Words", "TO-lon"),
            "ˈtɒlon",
            translate("Words", "the cards you draw from after each trick"),
        ),
        (
            "bemondás",
            translate("Words", "BEH-mon-dahsh"),
            "ˈbɛmondaːʃ",
            translate("Words", "what is declared: melds and béla"),
        ),
        (
            "buli",
            translate("Words", "BOO-lee"),
            "ˈbuli",
            translate("Words", "a point for winning a game"),
        ),
        (
            "maccs",
            translate("Words", "motch"),
            "mɒtʃː",
            translate("Words", "a game that counts double because the loser is far behind"),
        ),
        (
            "stichmatsch",
            translate("Words", "SHTIH-motch"),
            "ˈʃtihmɒtʃ",
            translate("Words", "all of tricks 8 to 16 for one player (the word is German)"),
        ),
        ("jó", translate("Words", "yoh"), "joː", translate("Words", "“Good”: your meld is the better one")),
        (
            "itt nagyobb van",
            translate("Words", "it NO-dyob von"),
            "ˈitː ˈnɒɟobː vɒn",
            translate("Words", "“Higher here”: my meld is the better one"),
        ),
        (
            "kint vagyok",
            translate("Words", "kint VO-dyok"),
            "ˈkint ˈvɒɟok",
            translate("Words", "“I am out”: said when you go out"),
        ),
    )


def _meld_words(suits: SuitSystem) -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("terc", translate("Words", "tehrts"), "tɛrts", translate("Words", "three cards of a suit in a row")),
        ("kvart", translate("Words", "kvort"), "kvɒrt", translate("Words", "four in a row")),
        ("kvint", translate("Words", "kvint"), "kvint", translate("Words", "five in a row")),
        ("szext", translate("Words", "sext"), "sɛkst", translate("Words", "six in a row")),
        ("szept", translate("Words", "sept"), "sɛpt", translate("Words", "seven in a row")),
        ("okt", translate("Words", "okt"), "okt", translate("Words", "all eight of a suit")),
        (
            "vannak",
            translate("Words", "VON-nok"),
            "ˈvɒnːɒk",
            translate("Words", "“there are”: a set, all four cards of a rank"),
        ),
        (
            "béla",
            translate("Words", "BAY-lo"),
            "ˈbeːlɒ",
            fill(
                translate("Words", "%1 and %2 of trumps; also a man’s name", "King and Over"),
                rank_name(Rank.KING, suits),
                rank_name(Rank.OVER, suits),
            ),
        ),
    )


def _card_words(suits: SuitSystem) -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("makk", translate("Words", "mok"), "mɒkː", suit_name(Suit.ACORNS, suits)),
        (
            "zöld",
            translate("Words", "zerld (no r)"),
            "zøld",
            fill(translate("Words", "%1; “green”"), suit_name(Suit.LEAVES, suits)),
        ),
        (
            "piros",
            translate("Words", "PEE-rosh"),
            "ˈpiroʃ",
            fill(translate("Words", "%1; “red”"), suit_name(Suit.HEARTS, suits)),
        ),
        (
            "tök",
            translate("Words", "terk (no r)"),
            "tøk",
            fill(translate("Words", "%1; “pumpkin”"), suit_name(Suit.BELLS, suits)),
        ),
        ("hetes", translate("Words", "HEH-tesh"), "ˈhɛtɛʃ", rank_name(Rank.SEVEN, suits)),
        ("nyolcas", translate("Words", "NYOL-tsosh"), "ˈɲoltsɒʃ", rank_name(Rank.EIGHT, suits)),
        ("kilences", translate("Words", "KEE-len-tsesh"), "ˈkilɛntsɛʃ", rank_name(Rank.NINE, suits)),
        ("tízes", translate("Words", "TEE-zesh"), "ˈtiːzɛʃ", rank_name(Rank.TEN, suits)),
        (
            "alsó",
            translate("Words", "OL-shoh"),
            "ˈɒlʃoː",
            fill(translate("Words", "%1; “lower”"), rank_name(Rank.UNDER, suits)),
        ),
        (
            "felső",
            translate("Words", "FEL-sher (no r, long)"),
            "ˈfɛlʃøː",
            fill(translate("Words", "%1; “upper”"), rank_name(Rank.OVER, suits)),
        ),
        (
            "filkó",
            translate("Words", "FIL-koh"),
            "ˈfilkoː",
            fill(
                translate("Words", "the %1 again, as card players call it", "Over"),
                rank_name(Rank.OVER, suits),
            ),
        ),
        ("király", translate("Words", "KEE-rah-y"), "ˈkiraːj", rank_name(Rank.KING, suits)),
        (
            "csikó",
            translate("Words", "CHEE-koh"),
            "ˈtʃikoː",
            fill(
                translate("Words", "“foal”: the %1 again, because of his horse", "King"),
                rank_name(Rank.KING, suits),
            ),
        ),
        ("ász", translate("Words", "ahss"), "aːs", rank_name(Rank.ACE, suits)),
        (
            "disznó",
            translate("Words", "DISS-noh"),
            "ˈdisnoː",
            fill(translate("Words", "“pig”: the %1 again", "Ace"), rank_name(Rank.ACE, suits)),
        ),
    )


def _austrian(suits: SuitSystem) -> tuple[tuple[str, str, str], ...]:
    return (
        ("Terz, Quart, Quint", "/tɛrts/, /kvart/, /kvɪnt/", translate("Words", "three, four, five in a row")),
        ("Vierling", "/ˈfiːrlɪŋ/", translate("Words", "all four cards of a rank")),
        ("Double", "/duːbl̩/", translate("Words", "a game that counts double")),
        ("Atout", "/aˈtuː/", translate("Words", "trumps")),
        ("Ansage", "/ˈanzaːɡə/", translate("Words", "what is declared")),
        (
            "Eichel, Laub, Herz, Schellen",
            "/ˈaɪçl̩/, /laʊp/, /hɛrts/, /ˈʃɛlən/",
            ", ".join(suit_name(suit, suits) for suit in Suit),
        ),
        (
            "Unter, Ober, König, Ass (Sau)",
            "/ˈʊntɐ/, /ˈoːbɐ/, /ˈkøːnɪɡ/, /as/ (/saʊ/)",
            ", ".join(rank_name(rank, suits) for rank in tuple(Rank)[4:]),
        ),
    )
