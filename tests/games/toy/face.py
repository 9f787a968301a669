"""How the toy looks and speaks: see :class:`tartli_desktop.face.face.Face`."""

from tartli_desktop.cards.german import DECK, Card
from tartli_desktop.characters.remarks import Moment
from tartli_desktop.face.at_the_table.status import Status
from tartli_desktop.face.face import FaceOf
from tartli_desktop.face.late_part import late
from tartli_desktop.face.portraits import portraits_of
from tartli_desktop.kit.levels import level_of_play
from tartli_desktop.session.session import SessionOf
from tartli_desktop.settings.settings import Settings
from tartli_desktop.sound.player import Sound
from tartli_desktop.table.notes.plate_content import PlateContent
from tartli_desktop.text.context import Context

from .game import RULES
from .rules import Action, Dealt, Event, HandEnded, Match, Played, TrickTaken, Variant, View

tr = Context("Toy.Face")

Session = SessionOf[Match, View, Event, Action]
"""A match of the toy at the table."""


class ToyFace(FaceOf[Match, View, Event, Action, Variant]):
    """Everything that the program shows of the toy."""

    rules = RULES
    emblem = Card.AK, Card.AO, Card.AU

    words = late(".words", "ToyWords", made=True)
    plan = late(".plan", "PLAN")
    dialogs = late(".dialogs", "ToyDialogs")
    new_match_form = late(".new_match", "ToyMatchForm")
    demo = late(".demo", "DEMO")
    settings_pages = late(".settings_pages", "ToyPages")
    records = late(".records", "ToyRecords", made=True)
    card_values = late(".help", "card_values")
    help = late(".help", "ToyHelp", made=True)

    def game_name(self) -> str:
        """The name of the game."""
        return tr("Toy")

    def game_line(self) -> str:
        """What kind of game it is, in a few words."""
        return tr("A game for tests")

    def example_view(self, seats: int) -> View:
        """The first hand of a match, with the pack in order."""
        match = Match(Variant(3, seats=seats), 0, ("",) * seats)
        match.deal(DECK.cards)
        return match.view(0)

    def status(self, session: Session, settings: Settings, *, dealing: bool) -> Status:
        """The tricks of each seat, trumps and points."""
        from .words import state_lines

        view = session.view
        lines = state_lines(view, tells_counts=settings.show_counts)
        # A full trick counts once it has been gathered, not while it lies there.
        gathered = [event.seat for event in session.events_shown if isinstance(event, TrickTaken)]
        return Status(
            plates=tuple(
                PlateContent(
                    name,
                    portrait=portraits_of(session)[seat],
                    figures=str(gathered.count(seat)),
                    is_dealer=seat == view.dealer,
                    is_to_act=seat == view.to_move,
                    text=f"{name} · {gathered.count(seat)}",
                )
                for seat, name in enumerate(session.names)
            ),
            caption="" if dealing else "\n".join(lines),
        )

    def level_name(self, level: str) -> str:
        """The name of a level of play."""
        names = {"careless": tr("Careless"), "careful": tr("Careful"), "keen": tr("Keen")}
        return names.get(level) or level_of_play(level)

    def variant_name(self, variant: Variant) -> str:
        """How many hands win the match."""
        hands = variant.target
        return tr("first to %n hand(s)", None, hands)

    def sound_of(self, event: Event) -> Sound | None:
        """The sounds of a deal, of a card laid down and of a trick taken."""
        sounds = {Dealt: Sound.RIFFLE, Played: Sound.DOWN, TrickTaken: Sound.SLIDE}
        return sounds.get(type(event))

    def moments_of(self, event: Event, view: View) -> dict[int, Moment]:
        """Moments for the winner of a trick of over 20 points, and for all seats at the end of a match."""
        if isinstance(event, TrickTaken):
            return {event.seat: Moment.WON_BIG_TRICK} if event.worth > 20 else {}
        if isinstance(event, HandEnded) and max(event.won) >= view.variant.target:
            side, variant = event.won.index(max(event.won)), view.variant
            return {
                seat: Moment.WON_MATCH if seat % variant.sides == side else Moment.LOST_MATCH
                for seat in range(variant.seats)
            }
        return {}


FACE = ToyFace()
