"""Why an action is not allowed now, in a sentence (R3 to R9)."""

from tartli_desktop.cards.german import Card, Rank
from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games.tartli import BELA, EXCHANGE, OUT, Action, NotPlayable, Play, Variant, View
from tartli_desktop.text.card_names import rank_name, suit_name

say = Sentences("tartli", "refusals")


def why_not_play(view: View, card: Card) -> str:
    """One sentence on why a card may not be played now (R4)."""
    why = view.why_not(card)
    told = "" if why is None else why.name.lower().replace("_", "-")
    return say.get(told, **_led_and_trumps(view)) or say("R4")


def _led_and_trumps(view: View) -> dict[str, str]:
    led = suit_name(view.trick[0][1].suit) if view.trick else ""
    return {"led": led, "trumps": "" if view.trump is None else suit_name(view.trump)}


def why_not_now(view: View, action: Action, rule: str, /) -> tuple[str, str]:
    """Why an action is refused, and the rule to read about it."""
    if isinstance(action, Play):
        return why_not_play(view, action.card), rule
    if rule.startswith("R3"):
        # R3 on drawing and cutting would not help a player who only pressed too early.
        return why_not("R4", view.variant, action), ""
    return why_not(rule, view.variant, action), rule


def why_not(rule: str, variant: Variant, action: Action = BELA) -> str:
    """One sentence on a rule that an action breaks, for refusals that no card explains.

    Args:
        rule: the number of the rule, as in the engine's refusal.
        variant: the rules played.
        action: the refused action; R7.2 bars three different ones.
    """
    told = say.get(
        rule,
        king=rank_name(Rank.KING),
        over=rank_name(Rank.OVER),
        with_melds=variant.bela_with_melds,
        exchanges=action == EXCHANGE,
        goes_out=action == OUT,
    )
    return told or say("other")


def why_dimmed(view: View, card: Card) -> str:
    """Why a card is dimmed, in a few words that follow its name (R4.2)."""
    why = view.why_not(card)
    must = {"follow": why is NotPlayable.MUST_FOLLOW, "trump": why is NotPlayable.MUST_TRUMP}
    return say("dimmed", **must, **_led_and_trumps(view))
