"""The words of the game, how they are spoken and what they mean, for the help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Rank, Suit
from tartli_desktop.text.card_names import SuitSystem, rank_name, suit_name
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.pages.rich_text import Section, heading, said, table

translate = QCoreApplication.translate


def words_of_the_game(suits: SuitSystem) -> Section:
    """A glossary with the pronunciation of the Hungarian words, in letters of the reader and in IPA.

    Args:
        suits: the suits of the pack in play.
    """
    return Section(translate("Tartli.Words", "Words of the game"), _text(suits))


_SHARES = (20, 36, 44)
"""Column widths in per cent, so that the columns of all tables line up."""


def _text(suits: SuitSystem) -> str:
    head = (
        translate("Tartli.Words", "Word"),
        translate("Tartli.Words", "Pronunciation"),
        translate("Tartli.Words", "Meaning"),
    )
    how = translate(
        "Tartli.Words",
        "In Hungarian the first syllable of a word is always stressed, and a letter is always spoken the "
        "same way. The stressed syllable is in capitals; the International Phonetic Alphabet stands between "
        "slashes.",
    )
    return (
        said(how)
        + heading(translate("Tartli.Words", "At the table"))
        + table(head, _rows(_table_words()), shares=_SHARES)
        + heading(translate("Tartli.Words", "Melds"))
        + table(head, _rows(_meld_words(suits)), shares=_SHARES)
        + heading(translate("Tartli.Words", "The cards"))
        + table(head, _rows(_card_words(suits)), shares=_SHARES)
        + heading(translate("Tartli.Words", "In Austria"))
        + table(
            head,
            [(f"<b>{word}</b>", said_so, what) for word, said_so, what in _austrian(suits)],
            shares=_SHARES,
        )
    )


def _rows(words: tuple[tuple[str, str, str, str], ...]) -> list[tuple[str, str, str]]:
    return [(f"<b>{word}</b>", f"{say} /{ipa}/", what) for word, say, ipa, what in words]


# Pronunciations use the letters of the reader's language, so every translation spells them its own way.


def _table_words() -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("tartli", translate("Tartli.Words", "TORT-lee"), "ˈtɒrtli", translate("Tartli.Words", "this game")),
        (
            "felsős",
            translate("Tartli.Words", "FEL-shersh (the r is silent)"),
            "ˈfɛlʃøːʃ",
            translate("Tartli.Words", "another name of this game, after its highest trump"),
        ),
        ("adu", translate("Tartli.Words", "O-doo"), "ˈɒdu", translate("Tartli.Words", "trumps")),
        (
            "talon",
            translate("Tartli.Words", "TO-lon"),
            "ˈtɒlon",
            translate("Tartli.Words", "the cards you draw from after each trick"),
        ),
        (
            "bemondás",
            translate("Tartli.Words", "BEH-mon-dahsh"),
            "ˈbɛmondaːʃ",
            translate("Tartli.Words", "a declaration: a meld or béla"),
        ),
        (
            "buli",
            translate("Tartli.Words", "BOO-lee"),
            "ˈbuli",
            translate("Tartli.Words", "a point for winning a game"),
        ),
        (
            "maccs",
            translate("Tartli.Words", "motch"),
            "mɒtʃː",
            translate("Tartli.Words", "a game that counts double because the loser is far behind"),
        ),
        (
            "stichmatsch",
            translate("Tartli.Words", "SHTIH-motch"),
            "ˈʃtihmɒtʃ",
            translate("Tartli.Words", "all of tricks 8 to 16 for one player (the word is German)"),
        ),
        (
            "jó",
            translate("Tartli.Words", "yoh"),
            "joː",
            translate("Tartli.Words", "“Good”: your meld is the better one"),
        ),
        (
            "itt nagyobb van",
            translate("Tartli.Words", "it NO-dyob von"),
            "ˈitː ˈnɒɟobː vɒn",
            translate("Tartli.Words", "“Not good”: my meld is better"),
        ),
        (
            "kint vagyok",
            translate("Tartli.Words", "kint VO-dyok"),
            "ˈkint ˈvɒɟok",
            translate("Tartli.Words", "“I’m out”: said when you go out"),
        ),
    )


def _meld_words(suits: SuitSystem) -> tuple[tuple[str, str, str, str], ...]:
    return (
        (
            "terc",
            translate("Tartli.Words", "tehrts"),
            "tɛrts",
            translate("Tartli.Words", "three cards of a suit in a row"),
        ),
        ("kvart", translate("Tartli.Words", "kvort"), "kvɒrt", translate("Tartli.Words", "four in a row")),
        ("kvint", translate("Tartli.Words", "kvint"), "kvint", translate("Tartli.Words", "five in a row")),
        ("szext", translate("Tartli.Words", "sext"), "sɛkst", translate("Tartli.Words", "six in a row")),
        ("szept", translate("Tartli.Words", "sept"), "sɛpt", translate("Tartli.Words", "seven in a row")),
        ("okt", translate("Tartli.Words", "okt"), "okt", translate("Tartli.Words", "all eight of a suit")),
        (
            "vannak",
            translate("Tartli.Words", "VON-nok"),
            "ˈvɒnːɒk",
            translate("Tartli.Words", "“there are”: a set, all four cards of a rank"),
        ),
        (
            "béla",
            translate("Tartli.Words", "BAY-lo"),
            "ˈbeːlɒ",
            fill(
                translate("Tartli.Words", "%1 and %2 of trumps; also a man’s name", "King and Over"),
                rank_name(Rank.KING, suits),
                rank_name(Rank.OVER, suits),
            ),
        ),
    )


def _card_words(suits: SuitSystem) -> tuple[tuple[str, str, str, str], ...]:
    return (
        ("makk", translate("Tartli.Words", "mok"), "mɒkː", suit_name(Suit.ACORNS, suits)),
        (
            "zöld",
            translate("Tartli.Words", "zerld (the r is silent)"),
            "zøld",
            fill(translate("Tartli.Words", "%1; “green”"), suit_name(Suit.LEAVES, suits)),
        ),
        (
            "piros",
            translate("Tartli.Words", "PEE-rosh"),
            "ˈpiroʃ",
            fill(translate("Tartli.Words", "%1; “red”"), suit_name(Suit.HEARTS, suits)),
        ),
        (
            "tök",
            translate("Tartli.Words", "terk (the r is silent)"),
            "tøk",
            fill(translate("Tartli.Words", "%1; “pumpkin”"), suit_name(Suit.BELLS, suits)),
        ),
        ("hetes", translate("Tartli.Words", "HEH-tesh"), "ˈhɛtɛʃ", rank_name(Rank.SEVEN, suits)),
        ("nyolcas", translate("Tartli.Words", "NYOL-tsosh"), "ˈɲoltsɒʃ", rank_name(Rank.EIGHT, suits)),
        ("kilences", translate("Tartli.Words", "KEE-len-tsesh"), "ˈkilɛntsɛʃ", rank_name(Rank.NINE, suits)),
        ("tízes", translate("Tartli.Words", "TEE-zesh"), "ˈtiːzɛʃ", rank_name(Rank.TEN, suits)),
        (
            "alsó",
            translate("Tartli.Words", "OL-shoh"),
            "ˈɒlʃoː",
            fill(translate("Tartli.Words", "%1; “lower”"), rank_name(Rank.UNDER, suits)),
        ),
        (
            "felső",
            translate("Tartli.Words", "FEL-sher (no r, long)"),
            "ˈfɛlʃøː",
            fill(translate("Tartli.Words", "%1; “upper”"), rank_name(Rank.OVER, suits)),
        ),
        (
            "filkó",
            translate("Tartli.Words", "FIL-koh"),
            "ˈfilkoː",
            fill(
                translate("Tartli.Words", "the %1 again, as card players call it", "Over"),
                rank_name(Rank.OVER, suits),
            ),
        ),
        ("király", translate("Tartli.Words", "KEE-rah-y"), "ˈkiraːj", rank_name(Rank.KING, suits)),
        (
            "csikó",
            translate("Tartli.Words", "CHEE-koh"),
            "ˈtʃikoː",
            fill(
                translate("Tartli.Words", "“foal”: the %1 again, because of his horse", "King"),
                rank_name(Rank.KING, suits),
            ),
        ),
        ("ász", translate("Tartli.Words", "ahss"), "aːs", rank_name(Rank.ACE, suits)),
        (
            "disznó",
            translate("Tartli.Words", "DISS-noh"),
            "ˈdisnoː",
            fill(translate("Tartli.Words", "“pig”: the %1 again", "Ace"), rank_name(Rank.ACE, suits)),
        ),
    )


def _austrian(suits: SuitSystem) -> tuple[tuple[str, str, str], ...]:
    return (
        (
            "Terz, Quart, Quint",
            "/tɛrts/, /kvart/, /kvɪnt/",
            translate("Tartli.Words", "three, four, five in a row"),
        ),
        ("Vierling", "/ˈfiːrlɪŋ/", translate("Tartli.Words", "all four cards of a rank")),
        ("Double", "/duːbl̩/", translate("Tartli.Words", "a game that counts double")),
        ("Atout", "/aˈtuː/", translate("Tartli.Words", "trumps")),
        ("Ansage", "/ˈanzaːɡə/", translate("Tartli.Words", "a declaration")),
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
