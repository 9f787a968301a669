"""The texts of a match of two people at one table: prompts, and what happened while one did not look."""

from collections.abc import Callable, Sequence

from tartli_desktop.face.sentences import Sentences
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import GAME_POINTS, Event, View
from tartli_desktop.games.tartli.words import terms
from tartli_desktop.session.match_state import Phase
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.widgets.questions.question import Question, before

tr = Context("Tartli.TwoPeople")
asking = Sentences("tartli", "asking")
tr_play_area = Context("Tartli.PlayArea")
say = Sentences("tartli", "prompts")


def prompt(phase: Phase, view: View, names: Sequence[str]) -> str | None:
    """The prompt, if it differs from that of a match against the program; ``names`` are by seat."""
    below, above = names[view.seat], names[1 - view.seat]
    match phase:
        case Phase.CUT:
            return say("two-cut", above=above, below=below)
        case Phase.DECIDE if not view.trick_number:
            return say("two-turn", above=above, below=below)
        case Phase.CURTAIN:
            # The curtain itself names the next player.
            return ""
        case Phase.SPEAK:
            return say("two-speak", below=below)
        case Phase.PAUSE if view.to_move != view.seat:
            return say("two-pause", above=above)
    return None


def since(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    """The events since a seat last played a card; the whole hand if it has played none."""
    played = (
        place
        for place, event in enumerate(events)
        if isinstance(event, tartli.CardPlayed) and event.seat == seat
    )
    return tuple(events[max(played, default=-1) + 1 :])


def happened(view: View, names: Sequence[str]) -> list[str]:
    """What has happened since the player below last looked, line by line, without hidden cards.

    ``names`` are by seat.
    """
    # Imported here because other matches seldom need hands in words.
    from tartli_desktop.games.tartli.words.hand_text import told_of

    told = [event for event in since(view.events, view.seat) if not isinstance(event, tartli.HandOpened)]
    return told_of(told, names, view.variant)


def drawn(view: View) -> str:
    """The card drawn while its player was not looking, in a sentence; empty if none was."""
    events = since(view.events, view.seat)
    by_other = any(isinstance(event, tartli.TrickGathered) and event.seat != view.seat for event in events)
    cards = [
        event.card for event in events if isinstance(event, tartli.CardDrawn) and event.seat == view.seat
    ]
    if not by_other or not cards or cards[-1] is None or cards[-1] not in view.hand:
        return ""
    return say("two-drew", card=card_names.card_name(cards[-1]))


def going_out(
    view: View,
    names: Sequence[str],
    seat: int,
    *,
    shows_counts: bool,
    by_name: bool,
    then: Callable[[], object],
) -> Question:
    """The question before a player goes out (R9.2); without counts, it hides whether that would lose.

    Args:
        view: the view of either player.
        names: the names by seat.
        seat: who goes out.
        shows_counts: whether counts are shown.
        by_name: whether the player is addressed by name, as the other one sits below.
        then: goes out.
    """
    mine, theirs, other = view.counts[seat], view.counts[1 - seat], names[1 - seat]
    asked = asking(
        "go-out",
        counts=shows_counts,
        short=mine < GAME_POINTS,
        who=names[seat] if by_name else "",
        mine=mine,
        theirs=theirs,
        other=other,
        game=GAME_POINTS,
    )
    counts_double = shows_counts and mine < min(GAME_POINTS, view.variant.double_below)
    double = asking("double", term=terms.double_word(view.variant) if counts_double else "")
    return before(
        tr_play_area("Go out?"),
        asked,
        double,
        do=tr_play_area("Go out and lose") if shows_counts else tr_play_area("Go out"),
        stay=tr_play_area("Play on"),
        then=then,
        is_warning=not by_name,
    )
