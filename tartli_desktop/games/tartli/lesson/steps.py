"""The steps of the guided first hand: when each comes up, what it says, points at and expects."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from tartli_desktop.cards.german import Card
from tartli_desktop.face.learning.guided_hand import ARROWS, TYPING, LessonStep
from tartli_desktop.games.tartli.lesson.deal import is_on_line
from tartli_desktop.games.tartli.rules import (
    BELA,
    BELA_POINTS,
    EXCHANGE,
    GAME_POINTS,
    GATHER,
    OUT,
    Action,
    Declare,
    NotPlayable,
    View,
)
from tartli_desktop.text import card_names
from tartli_desktop.text.card_names import SuitSystem
from tartli_desktop.text.placeholders import fill

translate = QCoreApplication.translate

StepWords = Callable[[View, str, SuitSystem], str]
"""Gives the text of a step from the learner's view, the opponent's name and the suits of the pack."""

TALON, TURNED, SLATE = "talon", "turned card", "slate"
"""Things a step can point at besides cards of the hand."""


class TartliStep(LessonStep[View, Action], frozen=True):
    """A step of the lesson, which may have a second text for slates kept in Beck's style."""

    beck: StepWords | None = None
    """The text if the slate is kept with the signs that Beck adds (R13.3)."""


def _leads(trick: int) -> Callable[[View], bool]:
    return lambda view: view.trick_number == trick and not view.trick and view.to_move == view.seat


def _answers(trick: int) -> Callable[[View], bool]:
    return lambda view: view.trick_number == trick and len(view.trick) == 1 and view.to_move == view.seat


def _is_full(view: View) -> bool:
    return len(view.trick) == 2


def _card(view: View, card: Card, suits: SuitSystem) -> str:
    return card_names.card_name(card, suits)


def _declares(view: View) -> bool:
    return view.to_move == view.seat and any(isinstance(action, Declare) for action in view.legal)


def _was_challenged(view: View) -> bool:
    """Whether the opponent has declared in this trick and the learner may answer."""
    return _declares(view) and view.declared_by(1 - view.seat) is not None


def _must_follow(view: View) -> bool:
    """Whether the learner holds the suit led and so may not play certain other cards (R4.2)."""
    return any(view.why_not(card) is NotPlayable.MUST_FOLLOW for card in view.hand)


def _must_trump(view: View) -> bool:
    """Whether the learner, lacking the suit led, must play a trump (R4.2)."""
    return any(view.why_not(card) is NotPlayable.MUST_TRUMP for card in view.hand)


def _is_to_act(view: View) -> bool:
    return view.to_move == view.seat and len(view.trick) < 2


_TERC = (Card.LA, Card.LK, Card.LO)
_SECOND = (Card.BK, Card.BO, Card.BU)

# Texts


def _talon(view: View, name: str, suits: SuitSystem) -> str:
    return translate(
        "Tartli.Lesson",
        "These nine cards are yours. The pile on the left is the talon: after each of the first seven "
        "tricks you each draw a card from it.",
    )


def _trumps(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "The card that lies face up, the %1, decides what is trumps: %2. A trump beats any card of another "
        "suit.",
    )
    return fill(text, _card(view, Card.HO, suits), card_names.suit_name(Card.HO.suit, suits))


def _score(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "On the slate you have %1 points, and %2 has %3. The first to have %4 and say so wins. You can get "
        "there in this hand.",
    )
    return fill(text, view.counts[view.seat], name, view.counts[1 - view.seat], GAME_POINTS)


def _slate(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Points are kept in chalk:\n/ = 20, \\ = 30, V = 50, λ = 80, X = 100.\nA small number with a plus "
        "is added, one with a minus subtracted. Yours are on the left, %1’s on the right.",
    )
    return fill(text, name)


def _slate_of_beck(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Points are kept in chalk:\n| = 20, \\ = 30, V = 50, λ = 80, X = 100.\nA small number is added, or "
        "subtracted if it has a line above it. Yours are on the left, %1’s on the right.",
    )
    return fill(text, name)


def _games(view: View, name: str, suits: SuitSystem) -> str:
    return translate(
        "Tartli.Lesson",
        "Below the lower line there is a bar for each buli, the prize for a game. The ring shows how many "
        "win the match: here it is one.",
    )


def _chalk(view: View, name: str, suits: SuitSystem) -> str:
    return translate(
        "Tartli.Lesson",
        "Both your melds are on the slate: one more stroke turned the 80 into a 100, and a / is new. Melds "
        "are chalked up at once, tricks only at the end of the hand. The number beside your name counts "
        "both.",
    )


def _chalk_of_beck(view: View, name: str, suits: SuitSystem) -> str:
    return translate(
        "Tartli.Lesson",
        "Both your melds are on the slate, 20 each. Melds are chalked up at once, tricks only at the end of"
        " the hand. The number beside your name counts both.",
    )


def _terc(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Three cards of a suit in a row are a terc, worth 20 points. You hold two; the higher one is "
        "the %1, %2 and %3 of %4. Press Declare and choose it.",
    )
    ranks = (card_names.rank_name(card.rank, suits) for card in _TERC)
    return fill(text, *ranks, card_names.suit_name(_TERC[0].suit, suits))


def _first_lead(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "You said only “Terc!”, not which one. Now lead a card: the %1 will do.",
    )
    return fill(text, _card(view, Card.B8, suits))


def _first_trick(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "The higher card of the suit led wins the trick, so it goes to %1. Nothing was declared against "
        "your terc, so it scores 20.",
    )
    return fill(text, name)


def _contest(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "%1 said “Terc!” You hold one, too: %2, %3 and %4. Declare it as well: only the better one scores.",
    )
    return fill(text, name, *(_card(view, card, suits) for card in _SECOND))


def _contest_won(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "%1 names the top card, and you answer “Not good”: your terc scores, the other one does not. Now "
        "your card: the %2 beats the one on the table.",
    )
    return fill(text, name, _card(view, Card.AA, suits))


def _seven(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "You hold the %1, the lowest trump. When you lead, you may exchange it for the card that lies face "
        "up, which is far better. Do it.",
    )
    return fill(text, _card(view, Card.H7, suits))


def _bela(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "%1 and %2 of trumps in one hand are béla: %3 points, and nobody can beat it. Declare it.",
    )
    king, over = card_names.rank_name(Card.HK.rank, suits), card_names.rank_name(Card.HO.rank, suits)
    return fill(text, king, over, BELA_POINTS)


def _ace(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "You lead again. An Ace brings 11 points, and nothing in its suit is higher. Lead the %1.",
    )
    return fill(text, _card(view, Card.LA, suits))


def _low(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Sevens and Eights are worth nothing. Lead the %1, and keep what is good. Up to trick 7 any card "
        "may be played to a lead.",
    )
    return fill(text, _card(view, Card.A8, suits))


def _take(view: View, name: str, suits: SuitSystem) -> str:
    text = translate("Tartli.Lesson", "%1 leads a low card. Take it with the %2: a King is worth 4.")
    return fill(text, name, _card(view, Card.BK, suits))


def _give(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Trumps are for later. Lead the %1: outside trumps a Nine is worth nothing, so little is lost if"
        " it is beaten.",
    )
    return fill(text, _card(view, Card.B9, suits))


def _last_draw(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "Trick 7 is the last with the talon: its loser draws the card that lies face up. Throw the %1 away, "
        "and the trump %2 comes back to you.",
    )
    return fill(text, _card(view, Card.L8, suits), card_names.rank_name(Card.H7.rank, suits))


def _follow(view: View, name: str, suits: SuitSystem) -> str:
    led = card_names.suit_name(view.trick[0][1].suit, suits)
    text = translate(
        "Tartli.Lesson",
        "The talon is gone, and from now on you must follow suit: %1 were led, so all your other cards are "
        "dimmed.",
    )
    words = fill(text, led)
    if is_on_line(view):
        more = translate(
            "Tartli.Lesson",
            "The %1 is too high for your %2 and %3, whose points would be lost. Play the %4, which is worth "
            "nothing.",
        )
        ranks = (view.trick[0][1].rank, Card.LK.rank, Card.LO.rank)
        names = (card_names.rank_name(rank, suits) for rank in ranks)
        words += " " + fill(more, *names, _card(view, Card.L9, suits))
    return words


def _trump(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "You have no %1, so you must play a trump. It wins the trick.",
    )
    words = fill(text, card_names.suit_name(view.trick[0][1].suit, suits))
    if is_on_line(view):
        more = translate(
            "Tartli.Lesson", "The %1 of trumps is the best card there is, and its 20 points will be yours."
        )
        words += " " + fill(more, card_names.rank_name(Card.HO.rank, suits))
    return words


def _out(view: View, name: str, suits: SuitSystem) -> str:
    text = translate(
        "Tartli.Lesson",
        "You have %1 points, and %2 are enough. Nobody will say it for you, and with fewer you would lose "
        "the game. Go out!",
    )
    return fill(text, view.counts[view.seat], GAME_POINTS)


def _play(card: Card) -> Action:
    return Action.parse(f"play {card}")


STEPS = (
    TartliStep("talon", _leads(1), _talon, (TALON,)),
    TartliStep("trumps", _leads(1), _trumps, (TURNED,)),
    TartliStep("score", _leads(1), _score),
    TartliStep("slate", _leads(1), _slate, (SLATE,), beck=_slate_of_beck),
    TartliStep("games", _leads(1), _games, (SLATE,)),
    TartliStep("terc", _leads(1), _terc, _TERC, Action.parse("declare LA3")),
    TartliStep("first lead", _leads(1), _first_lead, (Card.B8,), _play(Card.B8), way=ARROWS),
    TartliStep(
        "first trick",
        lambda view: view.trick_number == 1 and _is_full(view),
        _first_trick,
        (),
        GATHER,
        for_others=True,
    ),
    TartliStep("contest", _was_challenged, _contest, _SECOND, Action.parse("declare BK3")),
    TartliStep("contest won", _answers(2), _contest_won, (Card.AA,), _play(Card.AA), way=TYPING),
    TartliStep(
        "chalk",
        lambda view: view.trick_number == 2 and _is_full(view),
        _chalk,
        (SLATE,),
        GATHER,
        for_others=True,
        beck=_chalk_of_beck,
    ),
    TartliStep("seven", _is_to_act, _seven, (Card.H7, TURNED), EXCHANGE, everywhere=True),
    TartliStep("béla", _is_to_act, _bela, (Card.HK, Card.HO), BELA, everywhere=True),
    TartliStep("ace", _leads(3), _ace, (Card.LA,), _play(Card.LA)),
    TartliStep("low", _leads(4), _low, (Card.A8,), _play(Card.A8)),
    TartliStep("take", _answers(5), _take, (Card.BK,), _play(Card.BK)),
    TartliStep("give", _leads(6), _give, (Card.B9,), _play(Card.B9)),
    TartliStep("last draw", _answers(7), _last_draw, (Card.L8, TURNED), _play(Card.L8)),
    TartliStep(
        "follow",
        _must_follow,
        _follow,
        (Card.L9,),
        _play(Card.L9),
        everywhere=True,
        by_line=True,
        by_trick=True,
    ),
    TartliStep(
        "trump",
        _must_trump,
        _trump,
        (Card.HO,),
        _play(Card.HO),
        everywhere=True,
        by_line=True,
        by_trick=True,
    ),
    TartliStep(
        "out", lambda view: _is_to_act(view) and view.wins_by_going_out, _out, (), OUT, everywhere=True
    ),
)
"""The steps, in the order in which they come up."""
