"""Cards typed on the keyboard: the letter of a suit with Shift, then the letter or figure of a rank.

For a tarokk, the last figure of its number is typed, or the first letter of its name.
"""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtGui import QKeySequence

from tartli_desktop.cards import german, tarokk
from tartli_desktop.cards.any_pack import Card, Rank, Suit
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.written_cards import CardReader

tr = Context("CardTableView")

_FIGURES = {"7": "7", "8": "8", "9": "9", "0": "X", "1": "X", "X": "X"}
"""The code of the rank that a figure stands for in the German pack."""

_LETTERED = (german.Rank.ACE, german.Rank.KING, german.Rank.OVER, german.Rank.UNDER, german.Rank.TEN)
_COURT = (tarokk.Rank.KING, tarokk.Rank.QUEEN, tarokk.Rank.RIDER, tarokk.Rank.JACK)
_LOW = "A104"
"""Any of these stands for the lowest card of a suit of the tarokk pack, an Ace, a Ten or a Four."""

_ON_EVERY_ACE = "A"
"""The corner of an Ace on most packs, whatever its name: in German it is "Sau", with an S."""


def suit_letter(suit: Suit | None) -> str:
    """The capital for a suit, the first letter of its name; None: the tarokks. Two suits may share one."""
    return card_names.suit_name(suit)[:1].upper()


def rank_letter(rank: Rank, suit: Suit = tarokk.Suit.HEARTS) -> str:
    """The key for a rank: a figure on its card, or else the first letter of its name as a capital."""
    if rank is tarokk.Rank.LOW:
        return card_names.lowest_on_card(tarokk.Suit(suit))[0]
    if isinstance(rank, tarokk.Rank):
        return card_names.tarokk_rank_name(rank, tarokk.Suit.HEARTS)[:1].upper()
    figure = str(rank)
    return figure if figure in "789" else card_names.rank_name(rank)[:1].upper()


def keys_of(card: Card) -> str:
    """The keys for a card, with the local name of the Shift key: "Shift+H, O"."""
    shifted = QKeySequence(f"Shift+{suit_letter(card.suit)}")
    if card.suit is None or card.rank is None:
        then = _after_tarokk(card)
    else:
        then = rank_letter(card.rank, card.suit)
    return f"{shifted.toString(QKeySequence.SequenceFormat.NativeText)}, {then}"


def typed_form(card: Card) -> str:
    """The shortest form by which a card can be typed into a field: "ho", "xxi"."""
    if card.suit is None or card.rank is None:
        return str(card).lower()
    is_low = card.rank is tarokk.Rank.LOW
    rank = card_names.lowest_on_card(tarokk.Suit(card.suit)) if is_low else rank_letter(card.rank)
    return f"{_beginning(card.suit)}{rank}".lower()


def codes_of(card: Card) -> frozenset[str]:
    """The short forms by which a card can be typed into a field, in lower case.

    They are that of records, "ho", and the letters of suit and rank in the current language; for a tarokk,
    its number in figures and its name as well. The Skíz also has its first two letters.
    """
    if card.suit is None or card.rank is None:
        assert isinstance(card, tarokk.Card)
        name = card_names.card_name(card)
        short = name[:2] if card is tarokk.Card.SKIZ and not suits_typed(name[0], tarokk.CARDS) else ""
        names = (str(card), str(card.number or ""), name, short)
        return frozenset(each.casefold() for each in names if each)
    ranks = {rank_letter(card.rank), _bare(rank_letter(card.rank))}
    if card.rank is german.Rank.TEN:
        ranks |= {"x", "10"}
    if card.rank is german.Rank.ACE:
        ranks.add(_ON_EVERY_ACE)
    if card.rank is german.Rank.UNDER and card_names.rank_name(card.rank).startswith("al"):
        # An "alsó" has both letters in its corner.
        ranks.add("al")
    if card.rank is tarokk.Rank.LOW:
        ranks.add(card_names.lowest_on_card(tarokk.Suit(card.suit)))
    suit = _beginning(card.suit)
    letters = {f"{each}{rank}".casefold() for each in (suit, _bare(suit)) for rank in ranks}
    return frozenset({str(card).casefold(), *letters})


def reader_of(cards: Iterable[Card]) -> CardReader:
    """Reads the cards of a pack from text, by their names and by the short forms of the current language."""
    codes: dict[str, Card] = {}
    # The Skíz is the first card: "sk" is the King of Spades only where Spades begin with an S.
    for card in cards:
        for code in codes_of(card):
            codes.setdefault(code, card)
    return CardReader(codes)


def suits_of_pack(pack: Sequence[Card]) -> tuple[Suit | None, ...]:
    """The suits of a pack; None stands for the tarokks."""
    return tuple(dict.fromkeys(card.suit for card in pack))


def name_of(among: Collection[Suit | None], pack: Sequence[Card]) -> str:
    """The name of the first of these suits that share a letter; empty without any."""
    return next((card_names.suit_name(suit) for suit in suits_of_pack(pack) if suit in among), "")


def suit_letters(pack: Sequence[Card]) -> str:
    """All letters of suits, in a list to read: "A, L, H, B"; suits that share one are named behind it."""
    named: dict[str, list[str]] = {}
    for suit in suits_of_pack(pack):
        named.setdefault(suit_letter(suit), []).append(card_names.suit_name(suit))
    return ", ".join(
        f"{letter} ({', '.join(names)})" if names[1:] else letter for letter, names in named.items()
    )


def rank_letters(pack: Sequence[Card]) -> str:
    """All letters and figures of ranks, in a list to read: "7, 8, 9, T (Ten), U, O, K, A"."""
    if not isinstance(pack[0], tarokk.Card):
        # The card itself shows a X or a 10.
        ten = f" ({card_names.rank_name(german.Rank.TEN)})"
        ranks = sorted(german.Rank)
        return _listed(rank_letter(each) + ten * (each is german.Rank.TEN) for each in ranks)
    names = (card_names.card_name(card) for card in (tarokk.Card.SKIZ, tarokk.Card.I))
    named = (f"{name[:1].upper()} ({name})" for name in names)
    letters = (rank_letter(rank) for rank in tarokk.Rank)
    return _listed([*letters, tr("the last figure of a tarokk"), *named])


def suits_typed(text: str, pack: Sequence[Card]) -> frozenset[Suit | None]:
    """The suits that a letter stands for, None for the tarokks; empty if it stands for none."""
    letter = _capital(text)
    return frozenset(s for s in suits_of_pack(pack) if letter and suit_letter(s) == letter)


def cards_typed(text: str, among: Collection[Suit | None], pack: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of these suits that a letter or figure of a rank stands for, the likeliest rank first.

    A letter without its accent, which some keyboards lack, is the second choice: "A" for "Ász". So is the
    letter on the card where the name begins with another one: "A" for "Sau". Of tarokks that end in the same
    figure, the highest is the likeliest.
    """
    letter = _capital(text)
    if not letter:
        return ()
    if isinstance(pack[0], tarokk.Card):
        return tuple(card for card in tarokk.CARDS if card.suit in among and _means(letter, card))
    ranks = _ranks_typed(letter)
    return tuple(card for rank in ranks for card in german.CARDS if card.suit in among and card.rank is rank)


def next_of_suit(hand: Sequence[Card], among: Collection[Suit | None], pointed: Card | None) -> Card | None:
    """The next card of these suits after the one pointed at, wrapping around; None if none is held."""
    start = 0 if pointed is None else hand.index(pointed) + 1
    return next((card for card in (*hand[start:], *hand[:start]) if card.suit in among), None)


def held_of(hand: Sequence[Card], typed: Sequence[Card], pointed: Card | None) -> Card | None:
    """The first typed card that is held, preferably of the suit pointed at; None if none is held.

    For tarokks, which share their last figures, it is the next one after the card pointed at.
    """
    found = [card for card in typed if card in hand]
    if pointed is not None and found and found[0].suit is None:
        start = hand.index(pointed)
        return next(card for card in (*hand[start:], *hand[:start]) if card in found)
    same = (card for card in found if pointed is not None and card.suit is pointed.suit)
    return next(same, found[0] if found else None)


def _after_tarokk(card: Card) -> str:
    """The keys for a tarokk, after the letter of all tarokks."""
    assert isinstance(card, tarokk.Card)
    if card in (tarokk.Card.SKIZ, tarokk.Card.I):
        return card_names.card_name(card)[:1].upper()
    return str((card.number or 0) % 10)


def _means(letter: str, card: tarokk.Card) -> bool:
    """Whether a letter or figure stands for a card of the tarokk pack."""
    if card.number is not None:
        keys = _after_tarokk(card)
        if card in (tarokk.Card.SKIZ, tarokk.Card.I) and letter in (keys, _bare(keys)):
            return True
        return card is not tarokk.Card.SKIZ and letter == str(card.number % 10)
    assert card.rank is not None
    name = rank_letter(card.rank)
    return letter in ((name, _bare(name)) if card.rank in _COURT else _LOW)


def _ranks_typed(letter: str) -> tuple[german.Rank, ...]:
    if letter in _FIGURES:
        return (german.Rank.parse(_FIGURES[letter]),)
    exact = [rank for rank in _LETTERED if rank_letter(rank) == letter]
    near = [rank for rank in _LETTERED if _bare(rank_letter(rank)) == letter]
    on_card = [german.Rank.ACE] if letter == _ON_EVERY_ACE else []
    return tuple(dict.fromkeys(exact + near + on_card))


def _capital(text: str) -> str:
    """The capital of a letter; a dotted one, which a Turkish keyboard types, counts as the usual I."""
    return text.upper().replace("İ", "I")


def _beginning(suit: Suit) -> str:
    """The first letters of a suit's name, as many as tell it from the other suits."""
    name, names = card_names.suit_name(suit), [card_names.suit_name(s) for s in type(suit)]
    ends = (end for end in range(1, len(name)) if sum(each.startswith(name[:end]) for each in names) == 1)
    return name[: next(ends, len(name))]


def _bare(text: str) -> str:
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)


def _listed(letters: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(letters))
