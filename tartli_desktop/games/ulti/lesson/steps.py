"""Ulti's guided first hand, step by step: when each comes up, what is said, pointed at and expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card, Rank, Suit
from tartli_desktop.face.learning.guided_hand import ARROWS, TYPING, LessonStep
from tartli_desktop.games.ulti.rules.actions import Action
from tartli_desktop.games.ulti.rules.cards import HIGH_TEN
from tartli_desktop.games.ulti.rules.contracts import CONTRACTS
from tartli_desktop.games.ulti.rules.view import View
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

Names = Sequence[str]
"""The players' names, by seat. The words depend on the view, on the names and on the suits of the pack."""

TALON = "talon"
"""The one thing to point at besides cards of the hand."""


def _card(card: Card, suits: SuitSystem) -> str:
    return card_names.card_name(card, suits)


def _suit(suit: Suit, suits: SuitSystem) -> str:
    return card_names.suit_name(suit, suits)


_HIGH_TO_LOW = sorted(Rank, key=lambda rank: -HIGH_TEN.index(str(rank)))

# When a step comes up


def _phase(phase: str) -> Callable[[View], bool]:
    return lambda view: view.phase == phase and view.to_move == view.seat


def _trick(number: int) -> Callable[[View], bool]:
    """Whether the learner is to play to the trick with this number."""
    return lambda view: _phase("play")(view) and len(view.tricks) == number - 1


def _may_announce(view: View) -> bool:
    return _trick(1)(view) and not view.marriages[view.seat]


# The words


def _cards(view: View, names: Names, suits: SuitSystem) -> str:
    return translate(
        "Ulti.Lesson",
        "These twelve cards are yours. The others have ten each: you sit next to the dealer, so you got two "
        "more, and you open the auction.",
    )


def _ranks(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "From the highest to the lowest, the cards of a suit rank: %1. Mind the Ten: only the Ace beats it.",
    )
    return fill(text, ", ".join(card_names.rank_name(rank, suits) for rank in _HIGH_TO_LOW))


def _aim(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "One plays alone against the other two. Here it will be you, against %1 and %2. In a Simple, the "
        "lowest bid, you need more points than both together. An Ace counts 10, a Ten counts 10, and so "
        "does the last trick.",
    )
    return fill(text, *names[1:])


def _lay(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "First discard two cards, face down: they are the talon. Choose the %1 and the %2. They are worth "
        "nothing, and with no %3 left you can trump even the Ace of %3.",
    )
    return fill(text, _card(Card.B9, suits), _card(Card.B8, suits), _suit(Suit.BELLS, suits))


def _bid(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "Now the bid. Five %1 and the two highest %2 are enough for the lowest one: press “%3 (%4)”. “Bids…” "
        "shows all the others, with what they pay.",
    )
    simple = CONTRACTS["simple"]
    words = _suit(Suit.ACORNS, suits), _suit(Suit.LEAVES, suits), terms.bid_name("simple"), simple.value
    return fill(text, *words)


def _pass(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "%1 and %2 pass: to bid higher, they would have to pick up the talon. You could pick it up again "
        "yourself and bid higher. Press “Pass: play it” instead.",
    )
    return fill(text, *names[1:])


def _trump(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "You play alone, so you name trumps: your longest suit, %1. A trump beats any card of another suit.",
    )
    return fill(text, _suit(Suit.ACORNS, suits))


def _marriage(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "%1 and %2 of one suit are a marriage: 20 points, and 40 if they are trumps. It must be announced "
        "with your first card. Press “Marriage…” and announce the 40.",
    )
    return fill(text, *(card_names.rank_name(card.rank, suits) for card in (Card.AK, Card.AO)))


def _lead(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "You lead to the first trick. Draw the others’ trumps with your highest one: lead the %1.",
    )
    return fill(text, _card(Card.AA, suits))


def _theirs(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "%1 announced a marriage of 20, which counts for both of them. But your Ace won the trick: 10 "
        "points, and two trumps are gone.",
    )
    return fill(text, names[1])


def _low_trump(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "Only one trump is still out, the %1. You cannot catch it, but its holder must beat your card: "
        "lead the low %2, and from then on all trumps are yours.",
    )
    return fill(text, _card(Card.AX, suits), _card(Card.A9, suits))


def _follow(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "%1 leads %2, and you must follow suit; what you may not play is dimmed. You cannot beat the %3, "
        "so play the %4.",
    )
    words = _suit(Suit.HEARTS, suits), _card(Card.HX, suits), _card(Card.H8, suits)
    return fill(text, names[1], *words)


def _beat(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "In Ulti you must beat the card on the table if you can, even if it helps the others. The %1 beats "
        "the %2, so you must play it.",
    )
    return fill(text, _card(Card.HU, suits), _card(Card.H9, suits))


def _ruff(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "You have no %1, so you must trump. The lowest trump will do: with the %2 you catch an Ace.",
    )
    return fill(text, _suit(Suit.BELLS, suits), _card(Card.A7, suits))


def _ace(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate("Ulti.Lesson", "You lead again. Nothing beats the %1 now: play it.")
    return fill(text, _card(Card.LA, suits))


def _ten(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate("Ulti.Lesson", "With the Ace gone, the %1 is the highest card of its suit. Lead it.")
    return fill(text, _card(Card.LX, suits))


def _low(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate(
        "Ulti.Lesson",
        "Now give up the %1, and keep your two trumps for the end: the last trick is worth 10 points.",
    )
    return fill(text, _card(Card.L8, suits))


def _second_last(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate("Ulti.Lesson", "No %1 again: trump with the %2, and the trick is yours.")
    return fill(text, _suit(Suit.BELLS, suits), _card(Card.AO, suits))


def _last(view: View, names: Names, suits: SuitSystem) -> str:
    text = translate("Ulti.Lesson", "The last trick is yours, too: lead the %1.")
    return fill(text, _card(Card.AK, suits))


def _play(card: Card) -> Action:
    return Action.parse(f"play {card}")


def _card_step(
    name: str, trick: int, words: Callable[[View, Names, SuitSystem], str], card: Card, way: str = ""
) -> LessonStep[View, Action]:
    return LessonStep(name, _trick(trick), words, (card,), _play(card), way=way)


STEPS: tuple[LessonStep[View, Action], ...] = (
    LessonStep("cards", _phase("lay"), _cards),
    LessonStep("ranks", _phase("lay"), _ranks),
    LessonStep("aim", _phase("lay"), _aim),
    LessonStep("lay", _phase("lay"), _lay, (Card.B9, Card.B8), Action.parse("lay B9 B8")),
    LessonStep("bid", _phase("bid"), _bid, (), Action.parse("bid simple"), way=ARROWS),
    LessonStep("pass", _phase("auction"), _pass, (TALON,), Action.parse("pass")),
    LessonStep("trump", _phase("trump"), _trump, (), Action.parse("trump A")),
    LessonStep("marriage", _may_announce, _marriage, (Card.AK, Card.AO), Action.parse("marriage 40")),
    _card_step("lead", 1, _lead, Card.AA, ARROWS),
    LessonStep("theirs", _trick(2), _theirs),
    _card_step("low trump", 2, _low_trump, Card.A9, TYPING),
    _card_step("follow", 3, _follow, Card.H8),
    _card_step("beat", 4, _beat, Card.HU),
    _card_step("ruff", 5, _ruff, Card.A7),
    _card_step("ace", 6, _ace, Card.LA),
    _card_step("ten", 7, _ten, Card.LX),
    _card_step("low", 8, _low, Card.L8),
    _card_step("second last", 9, _second_last, Card.AO),
    _card_step("last", 10, _last, Card.AK),
)
"""The steps, in the order in which they come up."""
