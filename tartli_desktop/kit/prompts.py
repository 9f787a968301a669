"""Prompts that games with tricks to gather have in common, on the panel and for screen readers."""

from collections.abc import Collection, Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.face.words import cut_prompt
from tartli_desktop.game.match import A, E_contra, V_contra, View
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.announcer import AnnouncementsOf, Listener

tr = Context("Prompts")
tr_aloud = Context("Announcements")


def usual_prompt(phase: Phase, dealer: str, whose_turn: str) -> str:
    """What a match waits for outside the decisions of the player; empty if nothing needs saying."""
    match phase:
        case Phase.PAUSE:
            return tr("Gather the trick: click, or press Space.")
        case Phase.CUT:
            return cut_prompt(dealer)
        case Phase.OPPONENT:
            return whose_turn
    return ""


def whose_turn(say: Sentences, view: View, phase: str, names: Sequence[str]) -> str:
    """Whose turn it is in this phase of a hand; empty if it is the viewer's or nobody's."""
    if view.to_move is None or view.to_move == view.seat:
        return ""
    who = names[view.to_move]
    return say.get(f"turn-{phase}", who=who) or say("turn-play", who=who)


def state_text(parts: Sequence[str], on_table: Sequence[str], whose_turn: str) -> str:
    """How a hand stands: what the game tells, then the cards on the table, then whose turn it is."""
    cards = fill(tr("On the table: %1."), ", ".join(on_table)) if on_table else ""
    return " ".join(filter(None, (*parts, cards, whose_turn)))


def trick_text(number: int, cards: int) -> str:
    """A trick in words, with the number of its cards on the table."""
    if not cards:
        return fill(tr("Trick %1. No cards yet"), number)
    return fill(tr("Trick %1. Cards: %2"), number, cards)


class TrickAnnouncements(AnnouncementsOf[V_contra, E_contra, A]):
    """Prompts with keys for clicks; a game adds the sentences for its events."""

    def asks_for_card_alone(self, view: V_contra) -> bool:
        """Whether the player is only to play a card to a trick, whose lead has been read out."""
        raise NotImplementedError

    def prompt_for(self, phase: Phase, view: V_contra, shown: str, to: Listener, /, *, happened: bool) -> str:
        """The text on the panel, with keys for clicks; at the end of a hand it has already been read out."""
        match phase:
            case Phase.HAND_OVER | Phase.MATCH_OVER:
                return "" if happened else shown
            case Phase.OPENING:
                return fill(tr_aloud("%1 Press Space to continue."), shown)
            case Phase.PAUSE:
                return tr_aloud("Press Space to gather the trick.")
            case Phase.DECIDE if happened and self.asks_for_card_alone(view):
                return tr_aloud("Your turn.")
        return shown


def one_of_each(actions: Collection[A]) -> tuple[A, ...]:
    """The first action of each type."""
    kinds: dict[type[A], A] = {}
    for action in actions:
        kinds.setdefault(type(action), action)
    return tuple(kinds.values())
