"""The commands of Ulti besides playing a card."""

from tartli_desktop.face.at_the_table.commands import CommandOf
from tartli_desktop.games import ulti
from tartli_desktop.games.ulti import CONTRACTS, Event, Match, View
from tartli_desktop.games.ulti.rules.actions import CLAIM, CONCEDE, Action
from tartli_desktop.games.ulti.session import Session
from tartli_desktop.games.ulti.words import terms
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context
from tartli_desktop.text.placeholders import begun, fill

tr = Context("Ulti.PlayArea")


def _in_auction(view: View) -> bool:
    return view.contract is None or not view.hand_number


def _in_first_trick(view: View) -> bool:
    return view.phase == "play" and not view.tricks


def _is_soloist_later(view: View) -> bool:
    return not _in_auction(view) and bool(view.tricks) and view.seat == view.soloist


def _can_read_bids(session: Session, settings: Settings) -> bool:
    can_read = session.has_person and not session.is_left and bool(session.view.hand)
    return can_read and _in_auction(session.view) and session.phase in (Phase.DECIDE, Phase.OPPONENT)


def _claim(view: View | None) -> str:
    """The claim, in a Betli of the tricks that the soloist will not win (U13.3)."""
    if view is not None and CONTRACTS[view.contract or "simple"].has("betli"):
        return tr("No more tricks")
    return tr("Claim the rest")


def _double(view: View | None) -> str:
    """The double, named after the level that it would reach (U8.1)."""
    level = 1
    if view is not None and view.phase == "answer":
        level += max((level for _, seats in view.levels for level in seats), default=0)
    return begun(fill(tr("%1…", "a level of doubling"), terms.level_word(min(level, 7))))


def _why_no_double() -> str:
    return tr("Defenders double before their own first card; after that, doubles are only answered.")


def _why_no_marriage() -> str:
    return tr("You can announce marriages only with your first card, in a contract with a Simple.")


Command = CommandOf[Match, View, Event, Action]

COMMANDS = (
    Command(
        name="bid",
        picture="declare",
        kinds=(ulti.MakeBid,),
        text=lambda view: tr("Bids…"),
        tip=lambda: tr("All bids in order: what each means, pays and costs"),
        opens="open_ladder",
        is_shown=_in_auction,
        is_possible=_can_read_bids,
        why_not=lambda view, actions: None if _in_auction(view) else (tr("The auction is over."), "U4.4"),
        is_announced=False,
    ),
    # Only players who may say it see each of the others, so that the labels have room (U7.2, U8.5, U8.6).
    Command(
        name="marriage",
        picture="bela",
        kinds=(ulti.Announce,),
        text=lambda view: tr("Marriage…"),
        tip=lambda: tr("Announce King and Over of a suit with your first card"),
        opens="open_marriages",
        is_shown=lambda view: _in_first_trick(view) and CONTRACTS[view.contract or "simple"].has("simple"),
        why_not=lambda view, actions: (_why_no_marriage(), "U7.2"),
    ),
    Command(
        name="double",
        picture="double",
        kinds=(ulti.Double,),
        text=_double,
        tip=lambda: tr("Double parts of the contract, or raise a double"),
        opens="open_doubling",
        is_shown=lambda view: view.phase == "answer" or (_in_first_trick(view) and view.seat != view.soloist),
        why_not=lambda view, actions: (_why_no_double(), "U8.5"),
    ),
    Command(
        name="claim",
        picture="gather",
        kinds=(ulti.Claim,),
        text=_claim,
        tip=lambda: tr("Claim that the tricks left are decided; both defenders must agree"),
        action=CLAIM,
        is_shown=_is_soloist_later,
        needs_gathered_trick=True,
    ),
    Command(
        name="concede",
        picture="go-out",
        kinds=(ulti.Concede,),
        text=lambda view: tr("Give up"),
        tip=lambda: tr("Give up a contract without trumps"),
        action=CONCEDE,
        is_shown=lambda view: _is_soloist_later(view) and view.trump is None,
        needs_gathered_trick=True,
    ),
)
