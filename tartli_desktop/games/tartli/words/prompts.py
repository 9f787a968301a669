"""The prompts of the table: one sentence for each moment."""

from collections.abc import Sequence

from tartli_desktop.face.words import cut_prompt
from tartli_desktop.game.rules import Draw
from tartli_desktop.games.tartli import Action, Bela, Declare, Exchange, Match, Play, Turn, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.store.match_kinds import ReplayedDeal
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.program_names import name_shown

tr = Context("Tartli.Prompts")
tr_two_people = Context("Tartli.TwoPeople")


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
            return fill(
                tr("%1 deals. Which card should be turned up? If you don’t ask, it is the 19th."), opponent
            )
        case Phase.DECIDE:
            return _play_prompt(view, opponent)
        case Phase.PAUSE if view.to_move == view.seat:
            return tr("The trick is yours.")
        case Phase.PAUSE:
            return fill(tr("%1 wins the trick."), opponent)
        case Phase.HAND_OVER:
            return tr("The hand is over.")
        case Phase.MATCH_OVER:
            return tr("The match is over.")
        case Phase.OPPONENT if view.to_move == 1 - view.seat and len(view.trick) < 2 and view.trick_number:
            return fill(tr("%1 is thinking…"), opponent)
    return ""


def _play_prompt(view: View, opponent: str) -> str:
    if not view.trick:
        if view.sudden_death:
            return tr("You lead. Sudden death: the first points win the game.")
        return tr("You lead.")
    led = card_names.card_name(view.trick[0][1])
    return fill(tr("%1 led the %2. Your turn."), opponent, led)


def nothing_to_declare(view: View, key: str = "") -> str:
    """Why no meld can be declared at this moment (R5), and the key that shows melds, if there is one."""
    from tartli_desktop.games.tartli.words.meld_list import closed_because

    nothing = tr("You have nothing to declare now.")
    if key:
        nothing = fill(tr("You have nothing to declare now. %1 shows your melds."), key)
    return closed_because(view) or nothing


def draw_prompt(draw: Draw, viewer: int | None, names: Sequence[str]) -> str:
    """The draw for first dealer in words (R3.1), told to one player or to both; ``names`` are by seat."""
    cards, count = [card_names.card_name(card) for card in draw.rounds[-1]], len(draw.rounds)
    if viewer is None:
        text = tr_two_people("%1 drew the %3, %2 the %4. %5 has the lower card and deals first.")
        text = fill(text, *names, *cards, names[draw.dealer])
    else:
        text = tr("You drew the %1, %3 the %2. %3 has the lower card and deals first.")
        if draw.dealer == viewer:
            text = tr("You drew the %1, %3 the %2. You have the lower card and deal first.")
        text = fill(text, cards[viewer], cards[1 - viewer], names[1 - viewer])
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
    if again.swapped:
        text = tr("Hand %1 again, now in %4’s seat. The score is back to %2 to %3.")
    elif again.start:
        text = tr("Hand %1 from here on. The score started as it stood: %2 to %3.")
    else:
        text = tr("Hand %1 again. The score is back to %2 to %3.")
    mine, theirs = match.counts[person], match.counts[1 - person]
    return fill(text, again.hand, mine, theirs, name_shown(match.players[1 - person]))


def taken_back_line(action: Action) -> str:
    """Which decision was taken back."""
    return fill(tr("Undone: %1."), decision(action))


def decision(action: Action) -> str:
    """The name of a decision: "the Ten of Leaves", "your béla"."""
    match action:
        case Play(card):
            return fill(tr("the %1", "a card"), card_names.card_name(card))
        case Declare():
            return tr("your declaration")
        case Bela():
            return tr("your béla")
        case Exchange():
            return tr("the exchange of the Seven")
        case Turn(position):
            return fill(tr("the choice of card %1"), position)
    return tr("going out")
