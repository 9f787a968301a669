"""The state of the match: counts, choices, trumps, the reminder to go out, legal cards, cards seen."""

from collections.abc import Sequence

from msgspec.structs import replace

from tartli_desktop.cards.german import Card
from tartli_desktop.face.at_the_table.choices import Choices, PanelCallbacks, usual_choices
from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import OUT, TURN_POSITIONS, Meld, View
from tartli_desktop.games.tartli.coach.timing import open_later
from tartli_desktop.games.tartli.options import GoOut, TartliOptions
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.games.tartli.words.terms import game_word
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.table.card_tracker import CardMark, key_words
from tartli_desktop.table.notes.plate_content import PlateContent, joined
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import with_key

tr = Context("Tartli.PlayArea")
tr_hints = Context("Tartli.Hints")

_CLAIMS = {"exchange": tartli.Exchange, "bela": tartli.Bela, "declare": tartli.Declare}


def status_of(session: Session, settings: Settings, *, dealing: bool) -> Status:
    """The state of a match.

    Args:
        session: the match.
        settings: the player's choice of what is shown.
        dealing: whether cards are still being dealt, so that nothing may reveal them.
    """
    view, options = session.view, settings.game(TartliOptions)
    can_claim = session.may(OUT) and view.wins_by_going_out
    reminds = can_claim and options.go_out is GoOut.REMIND
    told = prompts.trick_line(
        view,
        practice=session.is_practice and not session.marks.lesson,
        puzzle=bool(session.marks.puzzle),
        told=options.show_trumps,
    )
    marks = {} if dealing else marks_of(view, options)
    names = session.names
    return Status(
        # If counts are hidden, the button must not reveal them either.
        weights={
            "go_out": "urgent" if reminds else "quiet" if can_claim and settings.show_counts else "faint"
        },
        # The commands that have no further use in this hand.
        away=() if dealing else tuple(name for name, kind in _CLAIMS.items() if kind not in open_later(view)),
        reminder=_reminder(view, settings.show_counts) if reminds else "",
        caption="" if dealing else told,
        trump=view.trump if options.show_trumps and view.to_move is not None and not dealing else None,
        plates=tuple(
            _plate(name, portrait, seat, view, settings, dealing=dealing)
            for seat, (name, portrait) in enumerate(zip(names, portraits_of(session), strict=True))
        ),
        marks=marks,
        marks_words=words_of(view, options, names[1 - view.seat]) if marks else "",
        marks_of=names[1 - view.seat],
    )


def position_status(view: View, players: Sequence[tuple[str, str]], settings: Settings) -> Status:
    """The state of a position that is only viewed; ``players`` are name and portrait, by seat."""
    shown = replace(settings, show_counts=True, slate_folded=True)
    return Status(
        tuple(
            _plate(name, portrait, seat, view, shown, dealing=False)
            for seat, (name, portrait) in enumerate(players)
        ),
        caption=prompts.trick_line(view),
        trump=view.trump if view.to_move is not None else None,
    )


def _reminder(view: View, shows_counts: bool) -> str:
    text = tr("You have %1 points: you can go out.") if shows_counts else ""
    return fill(text, view.counts[view.seat]) or tr("You can go out.")


def _plate(
    name: str, portrait: str, seat: int, view: View, settings: Settings, *, dealing: bool
) -> PlateContent:
    """The content of a player's plate, with the bulis while the slate that shows them is folded away."""
    # From the cut on, the counts are those with which the next hand starts.
    counts = view.scores if dealing else view.counts
    counted = str(counts[seat]) if settings.show_counts else ""
    won = view.games[seat] if settings.slate_folded else 0
    is_dealer = seat == view.dealer and view.to_move is not None
    line = joined(name, counted, game_word(won, view.variant) if won else "")
    return PlateContent(
        name,
        portrait=portrait,
        figures=counted,
        won=won,
        is_dealer=is_dealer,
        is_to_act=seat == view.to_move and not dealing,
        text=joined(line, tr("dealer") if is_dealer else ""),
    )


# The card tracker


def marks_of(view: View, options: TartliOptions) -> dict[Card, CardMark]:
    """The marks of all cards; empty if the tracker is off or no hand is being played."""
    if not (options.show_gone or options.show_known) or not view.trick_number or view.to_move is None:
        return {}
    # Loaded with the first help that is shown, not with the table.
    from tartli_desktop.games.tartli.coach.card_locations import card_locations

    places = card_locations(view)
    marks = dict.fromkeys((*places.mine, *places.turned), CardMark.SEEN)
    marks |= dict.fromkeys(places.hidden, CardMark.OUT)
    marks |= dict.fromkeys(places.gone, CardMark.GONE if options.show_gone else CardMark.OUT)
    marks |= dict.fromkeys(places.theirs, CardMark.THEIRS if options.show_known else CardMark.OUT)
    return marks


def words_of(view: View, options: TartliOptions, opponent: str) -> str:
    """The marks in words, with an explanation of how they look."""
    marks = marks_of(view, options)
    if not marks:
        return ""
    from tartli_desktop.games.tartli.coach.card_locations import card_locations

    places = card_locations(view)

    def named(cards: Sequence[Card]) -> str:
        names = ", ".join(card_name(card) for card in cards)
        return names or tr_hints("none", "no cards")

    lines = [fill(tr_hints("Gone: %1."), named(places.gone))] if options.show_gone else []
    lines += [fill(tr_hints("%1 holds: %2."), opponent, named(places.theirs))] if options.show_known else []
    return "\n".join((*lines, key_words(marks.values(), opponent)))


# The choices in the panel beside the trick


def choices_of(session: Session, panel: PanelCallbacks) -> Choices | None:
    """The choices in this phase of a match, or None."""
    if session.phase is Phase.DECIDE and not session.view.trick_number:
        return _turned_card(panel)
    usual = usual_choices(session, panel)
    if usual is None or session.phase is not Phase.PAUSE or melds_of_trick(session.view) is None:
        return usual
    show = panel.commands["see_melds"]
    words = with_key(tr("Scored melds"), show.shortcut())
    return replace(usual, buttons=(*usual.buttons, (words, show.trigger)), asides=1)


def _turned_card(panel: PanelCallbacks) -> Choices:
    buttons = [
        (fill(tr("Card %1"), position), panel.does(tartli.Turn(position))) for position in TURN_POSITIONS
    ]
    return Choices(buttons, columns=2, usual=len(buttons) - 1)


def melds_of_trick(view: View) -> tuple[int, tuple[Meld, ...]] | None:
    """The seat that scored melds in the trick on the table, and the melds (R6.5), or None."""
    for event in view.trick_events:
        if isinstance(event, tartli.MeldsScored):
            return event.seat, event.items
    return None
