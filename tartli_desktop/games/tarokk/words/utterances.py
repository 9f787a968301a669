"""What can be said in the round of announcements, as the buttons show it, and what it is worth (T8, T9)."""

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tarokk import Action, Announce, Call, DeclareTarokks, SayKontra, View
from tartli_desktop.games.tarokk.coach.doubts import Doubt
from tartli_desktop.games.tarokk.rules.actions import GAME
from tartli_desktop.games.tarokk.rules.settlement import SILENT_TRULL
from tartli_desktop.games.tarokk.rules.variant import Variant
from tartli_desktop.games.tarokk.words import terms
from tartli_desktop.text.amounts import amount
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

say = Sentences("tarokk", "choices")
tr_doubts = Context("Tarokk.Doubts")


def silent_value(kind: str, variant: Variant, level: int) -> int:
    """What the game or a bonus is worth unannounced, in a game of that level (T9.6, T13.11)."""
    return {
        GAME: level,
        "trull": SILENT_TRULL,
        "kings": variant.kings_value,
        "double": 2 * level,
        "volat": 3 * level,
        "ultimo": variant.ultimo_value,
        "catch": variant.catch_value,
    }[kind]


def stake(kind: str, variant: Variant, level: int, kontra: int = 0) -> int:
    """What the game, or an announced bonus, is worth at a level of kontra (T9.10)."""
    value = silent_value(kind, variant, level)
    return (value if kind == GAME else 2 * value) << kontra


def pass_words() -> str:
    """What closes a turn, whether or not something has been said in it."""
    return say("pass")


def call_words(action: Call, view: View) -> str:
    """The label of a call's button that has room for a verb."""
    return say("call", alone=action.card in view.hand, card=terms.tarokk_name(action.card))


def utterance_words(action: Action, view: View) -> tuple[str, str]:
    """The label of an utterance's button, and what it means."""
    game, about = view.contract or 1, terms.named(action)
    match action:
        case Call(card):
            about["alone"] = card in view.hand
            return say("call-in-brief", **about), say("call-meaning", **about)
        case DeclareTarokks(count):
            return say("tarokks", **about, worth=count - 7), say("tarokks-meaning", worth=count - 7)
        case Announce(bonus):
            words = say("announce", **about, worth=stake(bonus, view.rules, game))
            return begun(words), terms.term(f"made-{bonus}")
        case SayKontra(level, item):
            words = say("kontra", **about, worth=stake(item, view.rules, game, level))
            return begun(words), terms.term(f"made-{item}")
    return str(action), ""


def doubt_sentences(doubt: Doubt, action: Action, view: View) -> str:
    """Why something should not be said, and what each opponent gets if it fails (T13, T14.1)."""
    item, level = "", 0
    match action:
        case Announce(bonus):
            item = bonus
        case SayKontra(kontra, bonus):
            item, level = bonus, kontra
    points = stake(item, view.rules, view.contract or 1, level) * view.multiplier
    if view.alone:
        points *= 3
    cost = fill(tr_doubts("If it fails, it costs you %1 points."), amount(points))
    return f"{tr_doubts(doubt.value)} {cost}"
