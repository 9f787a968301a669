"""The command of tarokk besides playing a card: it calls, announces and doubles."""

from tartli_desktop.face.at_the_table.commands import Actions, CommandOf
from tartli_desktop.games.tarokk import Action, Announce, Call, DeclareTarokks, Event, Match, SayKontra, View
from tartli_desktop.games.tarokk.session import Session
from tartli_desktop.session.match_state import Phase
from tartli_desktop.settings.settings import Settings
from tartli_desktop.text.context import Context

tr = Context("Tarokk.Commands")
tr_play_area = Context("Tarokk.PlayArea")

_SAID = (Announce, Call, DeclareTarokks, SayKontra)


def _label(view: View | None) -> str:
    if view is not None and view.phase == "announce" and view.called is None:
        return tr("Call…")
    return tr("Announce…")


def _can_say(session: Session, settings: Settings) -> bool:
    can = any(isinstance(action, _SAID) for action in session.view.legal)
    return can and session.has_person and session.phase is Phase.DECIDE


def _why_not(view: View, actions: Actions) -> tuple[str, str] | None:
    if view.phase == "announce":
        return None
    text = tr_play_area("Partners are called and bonuses announced before the first card.")
    return text, "T9.1"


Command = CommandOf[Match, View, Event, Action]

COMMANDS = (
    Command(
        name="announce",
        picture="declare",
        kinds=_SAID,
        text=_label,
        tip=lambda: tr("Call a partner, announce bonuses, or say kontra"),
        opens="open_announcing",
        is_shown=lambda view: view.phase == "announce",
        is_possible=_can_say,
        why_not=_why_not,
    ),
)
