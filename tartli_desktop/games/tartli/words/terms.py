"""The terms of Tartli in the user's language: melds, games, levels, and what is said at the table.

The English texts say terc, vannak and maccs in the Hungarian game, Terz, Vierling and Double in the Austrian.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import Event, FourOfAKind, Meld, Variant, Word
from tartli_desktop.games.tartli.game import RULES
from tartli_desktop.text.card_names import card_name, rank_name, ranks_name, suit_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

say = Sentences("tartli", "terms")
tr_games = Context("Tartli.Games")
tr_melds = Context("Tartli.Melds")
tr_variants = Context("Tartli.Variants")


def is_austrian(variant: Variant) -> bool:
    """Whether to use the Austrian terms."""
    return has_stakes(variant.name)


def has_stakes(name: str) -> bool:
    """Whether games count as stakes rather than bulis under the rules of this name (R10)."""
    return name == "austrian"


def variant_name(variant: Variant) -> str:
    """The name of a variant: "Hungarian", or the user's own."""
    return RULES.variant_text(variant, QCoreApplication.translate) or tr_variants("Own rules")


def length_word(length: int, variant: Variant) -> str:
    """The term for a sequence of this length: "terc" or "Terz" (R2.1)."""
    return say(f"length-{length}", austrian=is_austrian(variant))


def set_word(variant: Variant) -> str:
    """The term for a set: "vannak" or "Vierling" (R2.2)."""
    return say("set", austrian=is_austrian(variant))


def game_word(games: int, variant: Variant) -> str:
    """Games won, with their unit: "1 buli", "2 stakes" (R10)."""
    if is_austrian(variant):
        return tr_games("%n stake(s)", None, games)
    return tr_games("%n buli(s)", None, games)


def double_word(variant: Variant) -> str:
    """The term for a game that counts double: "maccs" or "Double" (R9.3)."""
    return say("double", austrian=is_austrian(variant))


def meld_name(item: Meld, variant: Variant) -> str:
    """The full name of a meld (R6.4): "Hearts Over kvart", "Unders vannak"."""
    if isinstance(item, FourOfAKind):
        text = tr_melds("%1 %2", "a set: plural rank, the word for a set")
        return fill(text, ranks_name(item.rank), set_word(variant))
    suit, top = suit_name(item.suit), rank_name(item.top)
    return say("sequence", suit=suit, top=top, length=length_word(item.length, variant))


def words_said(words: Sequence[Word], variant: Variant) -> str:
    """The words said aloud for a declaration (R5.3): "Vannak, kvart!"."""
    said = ", ".join(set_word(variant) if word == "set" else length_word(word, variant) for word in words)
    return begun(say("words", words=said))


def spoken(event: Event, variant: Variant) -> str | None:
    """What players say aloud when an event happens, or None; exactly the information of R5.3 and R6."""
    match event:
        case tartli.Declared(_, words):
            return words_said(words, variant)
        case tartli.RankNamed(_, rank):
            values = {"rank": rank_name(rank)}
        case tartli.MeldsScored(_, items):
            values = {"melds": ", ".join(meld_name(item, variant) for item in items)}
        case tartli.Exchanged(_, _, taken):
            # R8.4
            values = {"card": card_name(taken)}
        case tartli.CardDrawn(_, card, is_open):
            # R4.3, R4.4
            values = {"card": card_name(card) if card is not None and is_open else ""}
        case _:
            values = {}
    return begun(say.of(event, "", own=False, **values)) or None
