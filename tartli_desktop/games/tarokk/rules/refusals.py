"""Why an action is refused: the rule, and one sentence for each reason (T17.5).

Each reason has a key, by which the table finds the words in another language, and values to fill into its
sentence.
"""

from __future__ import annotations

from tartli_desktop.game.errors import ErrorValue, Refusal, Sentence

SENTENCES = {
    "no_hand": "no hand is being played",
    "no_seat": "there is no such seat",
    # The auction
    "bid_turn": "it is not this player’s turn to bid",
    "bid_phase": "the auction is not over",
    "no_hold": "only a bidder who was outbid may hold, once at each level",
    "bid_honour": "a bid needs an honour",
    "bid_higher": "the bid must be higher",
    "raise_solo": "the Three may be raised to Two or One only",
    "cue_card": "this bid promises {card}, which is not in the hand",
    "yield_pass": "a pass would promise {card} and a high honour",
    "yield_pass_any": "a pass would promise {card}",
    "opener_pass": "a pass would promise {card}",
    # The talon
    "discard_turn": "it is not this player’s turn to discard",
    "discard_phase": "the players are discarding",
    "discard_not_held": "{card} is not in the hand",
    "discard_king": "Kings cannot be discarded",
    "discard_honour": "honours cannot be discarded",
    "discard_promised": "{card} was promised by a bid and stays",
    "discard_xx": "by these rules XX cannot be discarded",
    "discard_count": "as many cards must be discarded as were drawn: {count}",
    "annul_turn": "it is not this player’s turn to annul the hand",
    "annul_phase": "the players are asked who annuls the hand",
    "no_annul": "this hand cannot be annulled",
    "annul_tarokk": "a player who has discarded a tarokk may annul the hand only with four Kings",
    # The round of announcements
    "speak_turn": "it is not this player’s turn to speak",
    "speak_phase": "the round of announcements is not over",
    "call_first": "the declarer calls a partner first",
    "called_already": "a partner has been called already",
    "tarokks_count": "this player does not hold {count} tarokks",
    "tarokks_twice": "tarokks are declared once",
    "tarokks_first": "tarokks are declared at the beginning of a turn",
    "ultimo_declare": "eight or nine tarokks are declared before Pagátultimó or its kontra",
    "bonus_twice": "this side has announced it already",
    "double_volat_turn": "Double Game and Volát are not announced in one turn",
    "double_after_volat": "Double Game is not announced after Volát",
    "double_volat_player": "no player announces both Double Game and Volát",
    "owes_tarokks": "this player owes Pagátultimó and declares the tarokks first",
    "owes_ultimo": "this player owes Pagátultimó",
    "owes_kontra": "the player who discarded the called tarokk must say kontra to the game",
    "kontra_nothing": "there is nothing of that name to double",
    "kontra_side": "this kontra belongs to the other players",
    "kontra_level": "the kontras go one after the other",
    "unproved": "this player would count as a friend of the others: a kontra first",
    "forced_call": "{card} was promised and must be called",
    "call_no_tarokk": "only the tarokks from II to XX are called",
    "call_discarded": "the declarer has discarded {card}",
    "call_held": "the declarer holds {card}",
    "call_other": "{card} may not be called now",
    # Play
    "play_turn": "it is not this player’s turn to play",
    "play_phase": "the cards are being played",
    "play_not_held": "{card} is not in the hand",
    "follow_suit": "the suit led must be followed",
    "follow_tarokk": "a player without the suit led must play a tarokk",
    "keep_pagat": "with Pagátultimó announced, the Pagát is kept as long as possible",
}
"""The sentence of each reason."""


def refused(rule: str, key: str, **values: ErrorValue) -> Refusal:
    """A refusal by a rule; ``key`` is one of :data:`SENTENCES`, filled in with ``values``."""
    return Refusal(rule, Sentence(key, SENTENCES[key], **values))
