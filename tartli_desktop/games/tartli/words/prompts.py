"""The prompts of the table: one sentence for each moment."""

from collections.abc import Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.words import cut_prompt
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import Action, Match, Play, Turn, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown

tr = Context("Tartli.Prompts")
say = Sentences("tartli", "prompts")


def prompt_for(phase: Phase, view: View, names: Sequence[str], options: object = None, /) -> str:
    """What the match waits for, in one sentence for the player who looks.

    Args:
        phase: what the match waits for.
        view: that player's view.
        names: the names of both players, by seat.
        options: the player's options, which change no prompt.
    """
    opponent = names[1 - view.seat]
    match phase:
        case Phase.CUT:
            return cut_prompt(opponent)
        case Phase.DECIDE if not view.trick_number:
            return say("turn", who=opponent)
        case Phase.DECIDE:
            return _play_prompt(view, opponent)
        case Phase.PAUSE:
            return say("trick-won", own=view.to_move == view.seat, who=opponent)
        case Phase.HAND_OVER:
            return say("hand-over")
        case Phase.MATCH_OVER:
            return say("match-over")
        case Phase.OPPONENT if view.to_move == 1 - view.seat and len(view.trick) < 2 and view.trick_number:
            return say("thinking", who=opponent)
    return ""


def _play_prompt(view: View, opponent: str) -> str:
    led = card_names.card_name(view.trick[0][1]) if view.trick else ""
    return say("play", led=led, who=opponent, sudden_death=view.sudden_death)


def nothing_to_declare(view: View, key: str = "") -> str:
    """Why no meld can be declared at this moment (R5), and the key that shows melds, if there is one."""
    from tartli_desktop.games.tartli.words.meld_list import closed_because

    return closed_because(view) or say("nothing-to-declare", key=key)


def draw_prompt(draw: Draw, viewer: int | None, names: Sequence[str]) -> str:
    """The draw for first dealer in words (R3.1), told to one player or to both; ``names`` are by seat."""
    cards, count = [card_names.card_name(card) for card in draw.rounds[-1]], len(draw.rounds)
    if viewer is None:
        (first, second), (first_card, second_card) = names, cards
        drew = {"first": first, "first_card": first_card, "second": second, "second_card": second_card}
        text = say("drawn-by-both", **drew, dealer=names[draw.dealer])
    else:
        drew = {"own_card": cards[viewer], "who": names[1 - viewer], "other_card": cards[1 - viewer]}
        text = say("drawn", deals=draw.dealer == viewer, **drew)
    if count > 1:
        text += "\n" + tr("(Drawn %n time(s): ties are drawn again.)", None, count)
    return text


def trick_line(view: View, *, practice: bool = False, puzzle: bool = False, told: bool = True) -> str:
    """Trick and trumps, if ``told``, and the kind of match, for the lines at the talon."""
    lines = []
    if told and view.trick_number and view.trump is not None and view.to_move is not None:
        text = tr("Trick %2 of 16\nTrumps: %1")
        lines.append(fill(text, card_names.suit_name(view.trump), view.trick_number))
    if puzzle:
        lines.append(tr("Puzzle", "the kind of the match on the table"))
    elif practice:
        lines.append(tr("Practice", "the kind of the match on the table"))
    return "\n".join(lines)


def dealt_again_line(again: ReplayedDeal, match: Match, person: int, /) -> str:
    """Which deal is played again, and how the score stands."""
    mine, theirs = match.counts[person], match.counts[1 - person]
    who, started = name_shown(match.players[1 - person]), again.start
    told = {"swapped": again.swapped, "started": started, "who": who, "own": mine, "theirs": theirs}
    return say("again", hand=again.hand, **told)


def taken_back_line(action: Action) -> str:
    """Which decision was taken back."""
    return say("undone", decision=decision(action))


def decision(action: Action) -> str:
    """The name of a decision: "the Ten of Leaves", "your béla"."""
    card = card_names.card_name(action.card) if isinstance(action, Play) else ""
    position = action.position if isinstance(action, Turn) else 0
    return say.get(type(action).__name__, card=card, position=position) or say("Out")
