"""The call, announcements and kontras by rules of thumb (T19.6 to T19.8)."""

from tartli_desktop.cards.tarokk import TAROKKS, Card
from tartli_desktop.games.tarokk.rules import actions
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.sides import other

from .situation import Relation, Situation, pot_worth
from .strength import AVERAGE, high_tarokks, strength

_SKIZ, _XXI, _PAGAT = 1 << Card.SKIZ, 1 << Card.XXI, 1 << Card.I

_ANNOUNCE: dict[str, actions.Announce] = {action.bonus: action for action in actions.ANNOUNCEMENTS}

_ALONE = AVERAGE + 6
"""The strength from which a declarer calls their own XX."""

_POT_TEMPTS = 0.8
"""By how much a large pot lowers the strength that pagátultimó needs. Set by judgement."""


def speak(situation: Situation) -> Action:
    """The next utterance of a turn."""
    view = situation.view
    legal = view.legal
    if len(legal) == 1:
        return legal[0]
    declared = next((action for action in legal if isinstance(action, actions.DeclareTarokks)), None)
    if declared is not None:
        # All three others pay for it (T14.4).
        return declared
    if view.called is None:
        return call(situation)
    for action in wanted(situation):
        if action in legal:
            return action
    if actions.PASS in legal:
        return actions.PASS
    # Say what is owed (T9.8, T9.9).
    for owed in (_ANNOUNCE["ultimo"], actions.KONTRA_WORDS[1, "game"]):
        if owed in legal:
            return owed
    return legal[0]


def call(situation: Situation) -> Action:
    """The call: XX, or the highest missing tarokk; the declarer's own XX with a hand that wins alone."""
    calls = [action for action in situation.view.legal if isinstance(action, actions.Call)]
    own = [action for action in calls if situation.hand >> action.card & 1]
    others = [action for action in calls if action not in own]
    if own and (not others or strength(situation.hand) >= _ALONE):
        return own[0]
    return others[0]


def wanted(situation: Situation) -> list[Action]:
    """What a seat would like to say, legal or not, the most important first."""
    view, hand = situation.view, situation.hand
    side = view.side
    assert side is not None
    power = strength(hand)
    said: list[Action] = []
    levels = {(kind, owner): level for kind, owner, level in view.items}
    foe = other(side)
    if hand & _SKIZ:
        # The holder of SKIZ knows that the others have neither trull nor all tricks.
        for item in ("trull", "volat"):
            if levels.get((item, foe)) == 0:
                said.append(actions.KONTRA_WORDS[1, item])
    if hand & _PAGAT and levels.get(("ultimo", foe)) == 0:
        said.append(actions.KONTRA_WORDS[1, "ultimo"])
    friend = situation.relations.count(Relation.FRIEND) > 1  # One of them is the seat itself.
    shown = hand | situation.proved_honours(view.active, friends=True)
    if side == "F" and shown & _SKIZ and shown & _XXI and power >= AVERAGE:
        said.append(_ANNOUNCE["trull"])
    # A pot is worth a smaller chance (T22.10): what it adds is lost and won alike.
    wanted_power = AVERAGE + (4.4 if friend else 5.4) - min(_POT_TEMPTS, pot_worth(view) / 50)
    if hand & _PAGAT and (hand & TAROKKS).bit_count() >= 8 and power >= wanted_power:
        said.append(_ANNOUNCE["ultimo"])
    # The kontra may be all that pays the opponents a silent double (T22.6).
    kontra_power = AVERAGE + (2.6 if view.rules.silent_needs_kontra else 3)
    if side == "O" and levels.get(("game", "F")) == 0 and power >= kontra_power and high_tarokks(hand) >= 2:
        said.append(actions.KONTRA_WORDS[1, "game"])
    return said
