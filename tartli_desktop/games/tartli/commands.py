"""Tartli's commands besides playing a card."""

from collections.abc import Callable

from tartli_desktop.cards.german import Rank
from tartli_desktop.face.at_the_table.commands import Actions, CommandOf, may_do
from tartli_desktop.games import tartli
from tartli_desktop.games.tartli import BELA, BELA_POINTS, EXCHANGE, OUT, Action, Event, Match, View
from tartli_desktop.games.tartli.coach.timing import open_to_try
from tartli_desktop.games.tartli.session import Session
from tartli_desktop.games.tartli.table.status import melds_of_trick
from tartli_desktop.games.tartli.words import prompts
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text import card_names
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import fill
from tartli_desktop.widgets.command_keys import shown_key

tr = Context("Tartli.PlayArea")


def _can_try(kind: type[Action]) -> Callable[[Session, Settings], bool]:
    """Whether such an action is legal or, where the table does not show what is legal, may be tried."""

    def is_possible(session: Session, settings: Settings) -> bool:
        can_try = session.has_person and not session.is_left and not settings.show_legal
        can_try = can_try and session.phase is not Phase.CURTAIN
        return may_do(session, (kind,)) or (can_try and kind in open_to_try(session.view))

    return is_possible


def _is_told(session: Session) -> bool:
    """Whether the summary of a finished hand shows its melds; another sheet would close it."""
    return session.phase in (Phase.HAND_OVER, Phase.MATCH_OVER)


def _can_look_at_melds(session: Session, settings: Settings) -> bool:
    looks = session.has_person and not session.is_left and not _is_told(session)
    return looks and bool(session.view.hand)


def _can_see_melds(session: Session, settings: Settings) -> bool:
    return melds_of_trick(session.view) is not None and not _is_told(session)


def _has_none_to_declare(session: Session) -> bool:
    return not any(isinstance(each, tartli.Declare) for each in session.view.legal)


def _why_no_declaration(view: View, actions: Actions) -> tuple[str, str]:
    # Imported here because it is slow to import and seldom needed.
    from tartli_desktop.games.tartli.words.meld_list import rule_against

    key = shown_key(actions["look_at_melds"].shortcut())
    return prompts.nothing_to_declare(view, key), rule_against(view)


def _why_no_melds(view: View, actions: Actions) -> tuple[str, str] | None:
    if any(isinstance(event, tartli.HandEnded) for event in view.events):
        return tr("This hand is over. Its count shows all melds."), "R6.5"
    return None


def _why_no_scored_melds(view: View, actions: Actions) -> tuple[str, str]:
    none = tr("No melds have scored in this trick."), "R6.5"
    return _why_no_melds(view, actions) or none


def _bela_tip() -> str:
    text = tr("Declare %1 and %2 of trumps: %3 points", "King and Over")
    king, over = card_names.rank_name(Rank.KING), card_names.rank_name(Rank.OVER)
    return fill(text, king, over, BELA_POINTS)


Command = CommandOf[Match, View, Event, Action]

COMMANDS = (
    # The button available for the shortest part of a hand is on top, so that no other moves when it goes.
    Command(
        name="exchange",
        picture="exchange",
        kinds=(tartli.Exchange,),
        text=lambda view: tr("Exchange the Seven"),
        tip=lambda: tr("Exchange the trump Seven for the turned-up card"),
        action=EXCHANGE,
        is_possible=_can_try(tartli.Exchange),
        needs_gathered_trick=True,
        is_at_stock=True,
    ),
    Command(
        name="bela",
        picture="bela",
        kinds=(tartli.Bela,),
        text=lambda view: tr("Béla"),
        tip=_bela_tip,
        action=BELA,
        is_possible=_can_try(tartli.Bela),
    ),
    Command(
        name="declare",
        picture="declare",
        kinds=(tartli.Declare,),
        text=lambda view: tr("Declare…"),
        tip=lambda: tr("Declare sequences and sets in your hand"),
        opens="open_melds",
        is_possible=_can_try(tartli.Declare),
        only_tells_why=_has_none_to_declare,
        why_not=_why_no_declaration,
        needs_gathered_trick=True,
    ),
    Command(
        name="go_out",
        picture="go-out",
        kinds=(tartli.Out,),
        text=lambda view: tr("Go out"),
        tip=lambda: tr("Claim the game with 501 points or more"),
        action=OUT,
        opens="go_out",
        is_possible=_can_try(tartli.Out),
        is_announced=False,
    ),
    Command(
        name="look_at_melds",
        picture="look-at-melds",
        text=lambda view: tr("Show my melds"),
        tip=lambda: tr("All the melds you hold, and which of them you can declare"),
        opens="open_melds",
        is_possible=_can_look_at_melds,
        why_not=_why_no_melds,
    ),
    Command(
        name="see_melds",
        picture="see-melds",
        text=lambda view: tr("Show scored melds"),
        tip=lambda: tr("The cards of the melds that scored in this trick"),
        opens="show_scored",
        is_possible=_can_see_melds,
        why_not=_why_no_scored_melds,
    ),
)
