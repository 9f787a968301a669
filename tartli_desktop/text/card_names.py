"""The names of suits, ranks and cards, in the user's language and as the pack shows them."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import lru_cache, partial

from tartli_desktop.cards import any_pack, german, tarokk
from tartli_desktop.cards.german import Rank
from tartli_desktop.text.context import Context
from tartli_desktop.to_translate import to_translate

from .catalogues import LOCALES, speaking
from .placeholders import fill

tr_french_cards = Context("FrenchCards")
tr_cards = Context("Cards")
tr_tarokk = Context("TarokkCards")

_RANKS = (
    *(to_translate("Cards", "Seven"), to_translate("Cards", "Eight"), to_translate("Cards", "Nine")),
    *(to_translate("Cards", "Ten"), to_translate("Cards", "Under"), to_translate("Cards", "Over")),
    *(to_translate("Cards", "King"), to_translate("Cards", "Ace")),
)
_SUITS = (
    *(to_translate("Cards", "Acorns"), to_translate("Cards", "Leaves")),
    *(to_translate("Cards", "Hearts"), to_translate("Cards", "Bells")),
)
_FRENCH = (Rank.UNDER, Rank.OVER, Rank.ACE)
"""The ranks with another name in a French pack."""


class SuitSystem(Enum):
    """The suits and ranks that a pack shows, which decide the names of its cards (R1.1)."""

    GERMAN = "Acorns, Leaves, Hearts and Bells; Under and Over"
    FRENCH = "Clubs, Spades, Hearts and Diamonds; Jack and Queen"
    TAROKK = "22 tarokks; Hearts, Diamonds, Clubs and Spades with King, Queen, Rider and Jack"


class _Shown:
    """What the packs in use show."""

    suits = SuitSystem.GERMAN
    """On the 32 cards."""
    red_fours = False


def name_cards_of(pack: str, *, red_fours: bool = False) -> None:
    """Name the 32 cards as a pack of them shows them, from now on and everywhere.

    With ``red_fours``, the lowest Hearts and Diamonds of the tarokk pack are Fours, or else Aces (T22.1).
    """
    _Shown.suits, _Shown.red_fours = suits_of(pack), red_fours


def suits_in_use() -> SuitSystem:
    """The suits that name the 32 cards now."""
    return _Shown.suits


def suits_of(pack: str) -> SuitSystem:
    """The suit system of a pack, by its name; the user's own packs are German or tarokk packs."""
    usual = {"french": SuitSystem.FRENCH, "tarokk": SuitSystem.TAROKK, "own-tarokk": SuitSystem.TAROKK}
    return usual.get(pack.partition(":")[0], SuitSystem.GERMAN)


def deck_of(suits: SuitSystem) -> tuple[any_pack.Card, ...]:
    """The cards of a pack with this suit system."""
    return tarokk.CARDS if suits is SuitSystem.TAROKK else german.CARDS


def suit_name(suit: any_pack.Suit | None, suits: SuitSystem | None = None) -> str:
    """The name of a suit: "Acorns", or "Clubs"; None stands for the tarokks.

    Here and below, the 32 cards are named by the suits of the pack in use, unless others are given.
    """
    if suit is None:
        return tr_tarokk("Tarokks")
    if isinstance(suit, tarokk.Suit):
        return (tr_tarokk("Hearts"), tr_tarokk("Diamonds"), tr_tarokk("Clubs"), tr_tarokk("Spades"))[suit]
    if (suits or _Shown.suits) is SuitSystem.FRENCH:
        return (
            tr_french_cards("Clubs"),
            tr_french_cards("Spades"),
            tr_french_cards("Hearts"),
            tr_french_cards("Diamonds"),
        )[suit]
    return tr_cards(_SUITS[suit])


def rank_name(rank: Rank, suits: SuitSystem | None = None) -> str:
    """The name of a rank: "Over", or "Queen"."""
    if (suits or _Shown.suits) is SuitSystem.FRENCH and rank in _FRENCH:
        return (tr_french_cards("Jack"), tr_french_cards("Queen"), tr_french_cards("Ace"))[
            _FRENCH.index(rank)
        ]
    return tr_cards(_RANKS[rank])


def tarokk_rank_name(rank: tarokk.Rank, suit: tarokk.Suit) -> str:
    """The name of a rank: "Rider"; the lowest is the Ten of a black suit, the Ace or Four of a red one."""
    if rank is tarokk.Rank.LOW:
        if tarokk.Card.of(suit, rank) not in tarokk.LOW_RED:
            return tr_tarokk("Ten")
        return tr_tarokk("Four") if _Shown.red_fours else tr_tarokk("Ace")
    return (tr_tarokk("King"), tr_tarokk("Queen"), tr_tarokk("Rider"), tr_tarokk("Jack"))[rank]


def lowest_on_card(suit: tarokk.Suit) -> str:
    """What stands on the lowest card of a suit of the tarokk pack: "10", "A" or "4"."""
    if tarokk.Card.of(suit, tarokk.Rank.LOW) not in tarokk.LOW_RED:
        return "10"
    return "4" if _Shown.red_fours else "A"


def ranks_name(rank: Rank) -> str:
    """The name of a rank in the plural, for a set: "Overs", or "Queens"."""
    if _Shown.suits is SuitSystem.FRENCH and rank in _FRENCH:
        return (tr_french_cards("Jacks"), tr_french_cards("Queens"), tr_french_cards("Aces"))[
            _FRENCH.index(rank)
        ]
    return (
        tr_cards("Sevens"),
        tr_cards("Eights"),
        tr_cards("Nines"),
        tr_cards("Tens"),
        tr_cards("Unders"),
        tr_cards("Overs"),
        tr_cards("Kings"),
        tr_cards("Aces"),
    )[rank]


def hand_words(cards: Iterable[any_pack.Card]) -> str:
    """Cards in few words, suit by suit in their order: "Hearts: Over, Nine. Leaves: Ace."."""
    by_suit: dict[any_pack.Suit | None, list[str]] = {}
    for card in cards:
        by_suit.setdefault(card.suit, []).append(name_in_suit(card))
    text = tr_cards("%1: %2.", "a suit, and the ranks of it that are held")
    return " ".join(fill(text, suit_name(suit), ", ".join(names)) for suit, names in by_suit.items())


def name_in_suit(card: any_pack.Card, suits: SuitSystem | None = None) -> str:
    """The name of a card beside that of its suit: "Over"; a tarokk has its whole name."""
    if not isinstance(card, tarokk.Card):
        return rank_name(card.rank, suits)
    if card.suit is None or card.rank is None:
        return card_name(card, suits)
    return tarokk_rank_name(card.rank, card.suit)


def card_name(card: any_pack.Card, suits: SuitSystem | None = None) -> str:
    """The name of a card: "Over of Hearts", or "Queen of Hearts"; tarokk cards have one name in any pack."""
    if card is tarokk.Card.SKIZ:
        return tr_tarokk("Skíz", "the highest tarokk")
    if card is tarokk.Card.I:
        return tr_tarokk("Pagát", "the lowest tarokk")
    if card.suit is None or card.rank is None:
        return str(card)
    if isinstance(card, tarokk.Card):
        return _of_suit(tarokk_rank_name(card.rank, card.suit), card.suit, SuitSystem.TAROKK)
    return _of_suit(rank_name(card.rank, suits), card.suit, suits or _Shown.suits)


def _of_suit(rank: str, suit: any_pack.Suit, suits: SuitSystem) -> str:
    name = suit_name(suit, suits)
    if suits is SuitSystem.TAROKK:
        return fill(tr_tarokk("%1 of %2", "a rank and a suit"), rank, name)
    if suits is SuitSystem.FRENCH:
        return fill(tr_french_cards("%1 of %2"), rank, name)
    return fill(tr_cards("%1 of %2"), rank, name)


# Cards of two packs may be equal as integers.
@lru_cache(maxsize=128, typed=True)
def names_in_all_languages(card: any_pack.Card) -> frozenset[str]:
    """The names of a card by the suits of every pack, in every language; in Hungarian with their endings."""
    # A start in English does not need it.
    from . import hungarian_forms

    found = set[str]()
    for language in LOCALES:
        with speaking(language):
            names = {*_names(card)}
        endings = hungarian_forms.ENDINGS.values() if language == "hu" else ()
        found |= names | {ended(name) for ended in endings for name in names}
    return frozenset(found)


def _names(card: any_pack.Card) -> Iterator[str]:
    """The names of a card in the current language, some with a figure for the rank: "7 of Hearts"."""
    if isinstance(card, tarokk.Card):
        yield card_name(card)
        if card.suit is None:
            yield f"{suit_name(None)} {card_name(card)}"
        elif card in tarokk.LOW_RED:
            for low in (tr_tarokk("Ace"), tr_tarokk("Four"), "4"):
                yield _of_suit(low, card.suit, SuitSystem.TAROKK)
        elif card.rank is tarokk.Rank.LOW:
            yield _of_suit("10", card.suit, SuitSystem.TAROKK)
        return
    both = (SuitSystem.GERMAN, SuitSystem.FRENCH)
    # "Laub-Ass" has a suit of one pack and a rank of the other.
    ranks = {rank_name(card.rank, suits) for suits in both}
    if card.rank <= Rank.TEN:
        ranks.add(str(card.rank.value + 7))
    for suits in both:
        yield from (_of_suit(rank, card.suit, suits) for rank in ranks)


def names_of_cards(pack: Iterable[any_pack.Card]) -> dict[str, Callable[[], str]]:
    """What names a pack's cards, suits and ranks, by keys such as ``hearts_over``, ``over`` and ``xxi``."""
    naming: dict[str, Callable[[], str]] = {}
    for card in pack:
        suit, rank = card.suit, card.rank
        if suit is None or rank is None:
            naming[str(card).lower()] = partial(card_name, card)
            continue
        naming[f"{suit.name}_{rank.name}".lower()] = partial(card_name, card)
        naming[suit.name.lower()] = partial(suit_name, suit)
        naming[rank.name.lower()] = partial(name_in_suit, card)
    return naming
