"""A study in words: what can be done at a position, what was done, and how far it is worked out."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple, replace

from tartli_desktop.face.face import Face
from tartli_desktop.face.learning.hint import Hints
from tartli_desktop.game.match import Action, Event, View
from tartli_desktop.settings.settings import Talk
from tartli_desktop.study.asking import Worths
from tartli_desktop.study.positions import Possible
from tartli_desktop.study.study import Study, StudyError
from tartli_desktop.table.typed_cards import codes_of
from tartli_desktop.text.card_names import card_name
from tartli_desktop.text.context import Context, refusal_said
from tartli_desktop.text.placeholders import begun, fill
from tartli_desktop.text.program_names import is_you, names_shown
from tartli_desktop.widgets.announcer import Listener
from tartli_desktop.windows.coach.worths import UNKNOWN, WorthRow, in_order, reason

from .position_finder import Look, hand_of

tr = Context("Study")

NOT_KNOWN = "not known"
"""The key of the row for a drawn card that nobody remembers."""


class StudyWords:
    """The words of one study.

    Args:
        face: how the game speaks.
        study: the study, for the names of the players.
    """

    def __init__(self, face: Face, study: Study) -> None:
        assert face.hints is not None, "a game without hints has no study"
        self.face = face
        self.hints: Hints = face.hints
        self.names = names_shown(study.setup.players)

    # What can be done

    def rows(self, look: Look, worths: Worths | None = None) -> list[WorthRow]:
        """What can be done, in order of worth where that is known; cards come first where it is not."""
        mover = look.match.to_move
        steps = look.steps or self._at_hand(look)
        rules = look.study.setup.rules

        def place(each: Possible) -> tuple[bool, bool, list[int]]:
            cards = rules.cards_leaving(each.action) if isinstance(each.action, rules.plays) else ()
            return each.step.seat != mover, not cards, [*map(rules.form.pack.cards.index, cards)]

        rows = [self._row(look, each, worths or {}) for each in sorted(steps, key=place)]
        return in_order(rows)

    def _at_hand(self, look: Look) -> tuple[Possible, ...]:
        """What the seat to move can do if its cards are known, until more has been found out."""
        from tartli_desktop.study.study import Step

        mover = look.match.to_move
        if mover is None or not self.is_known(look, mover):
            return ()
        return tuple(Possible(Step(mover, str(each)), each, True) for each in look.views[mover].legal)

    def _row(self, look: Look, possible: Possible, worths: Worths) -> WorthRow:
        step, action = possible.step, possible.action
        view = look.views[step.seat]
        mover = look.match.to_move
        if action is None:
            return WorthRow(step, self._unknown(look, possible), codes=frozenset({UNKNOWN}))
        worth = worths.get(action) if step.seat == mover else None
        words = self.hints.action_name(action, view, worth) or step.text
        if step.seat != mover:
            words = fill(tr("%1: %2", "a player, and what is said out of turn"), self.names[step.seat], words)
        cards = look.study.setup.rules.cards_leaving(action)
        codes = frozenset(code for card in cards for code in codes_of(card))
        figures = None if worth is None else self.hints.figures(worth, view)
        return WorthRow(step, words, figures, codes=codes | {str(action).casefold()})

    def _unknown(self, look: Look, possible: Possible) -> str:
        """Something that was done without being seen: "Discard: not known"."""
        step = possible.step
        legal, rules = look.views[step.seat].legal, look.study.setup.rules
        like = next((each for each in legal if replace(step, told=None).fits(each, rules)), None)
        events = [] if like is None else look.match.copy().apply(step.seat, like)
        said = self.told(events, look, look.study.setup.seat)
        done = " ".join(said).removesuffix(".") or step.text
        if step.told:
            return fill(tr("Not known, tarokks: %1 (%2)", "a number, what was done"), step.told, done)
        return fill(tr("Not known (%1)", "what was done in a sentence"), done)

    def drawn_rows(self, look: Look) -> list[WorthRow]:
        """Which card may be the one that the own seat got and that is not known yet."""
        cards = look.study.setup.rules.form.pack.cards
        rows = [
            WorthRow(card, begun(card_name(card)), codes=codes_of(card))
            for card in cards
            if card not in look.known
        ]
        return [*rows, WorthRow(NOT_KNOWN, tr("I do not remember"), codes=frozenset({UNKNOWN}))]

    # What is known, and how it stands

    def is_known(self, look: Look, seat: int) -> bool:
        """Whether a seat's whole hand is known."""
        return look.known.issuperset(hand_of(look.views[seat]))

    def place(self, look: Look) -> str:
        """Who is to act."""
        mover = look.match.to_move
        if mover is None:
            return tr("The hand is over")
        return by_name(self.names[mover], tr("You are to act"), tr("%1 is to act"))

    def asks(self, look: Look, *, draws: bool) -> str:
        """What is to be entered."""
        mover = look.match.to_move
        if draws:
            return tr("Which card did you get?")
        if mover is None:
            return ""
        return by_name(self.names[mover], tr("What did you do?"), tr("What did %1 do?"))

    def result(self, look: Look) -> str:
        """What a hand that is over has brought."""
        records, match, setup = self.face.records, look.match, look.study.setup
        cells = records.cells(match, match.events, self.names, setup.seat)
        text = tr("%1: %2", "what is counted in a hand, and how much it was")
        pairs = zip(records.columns(), cells, strict=True)
        return "\n".join(fill(text, name, cell) for name, cell in pairs if cell)

    def reason(self, look: Look, worths: Worths) -> str:
        """What speaks for the first action of the list; empty if nothing was weighed, or nothing does."""
        mover = look.match.to_move
        if mover is None or not worths:
            return ""
        view = look.views[mover]
        return reason(self.hints, view, worths, self.names)

    def told(self, events: Sequence[Event], look: Look, viewer: int) -> list[str]:
        """What happened, in a sentence each, as a seat learnt of it."""
        announcements = self.face.words.announcements
        to = Listener(self.names, Talk.MUCH)
        view, other = look.views[viewer], (viewer + 1) % len(look.views)

        def seen(event: Event) -> Event:
            event = event.seen_by(viewer)
            # A card of a pack may equal a number, such as that of a seat.
            kind = type(look.study.setup.rules.form.pack.cards[0])
            is_known = all(each in look.known for each in _values(event) if isinstance(each, kind))
            # A card that nobody remembers lies by chance in the match.
            return event if is_known else event.seen_by(other)

        said = (announcements.sentence_for(seen(each), view, to) for each in events)
        return list(filter(None, said))

    def refusal(self, error: StudyError) -> str:
        """Why something cannot be, with the rule."""
        cards = self.face.rules.form.cards

        def named(text: str) -> str:
            return card_name(cards[text]) if text in cards else text

        said = refusal_said(error.message, self.face.rules.name, named)
        return fill(tr("%1 (rule %2)", "why something cannot be"), said, error.rule) if error.rule else said

    # The lines

    def step_words(self, study: Study, node: int, view: View | None, action: Action | None) -> str:
        """A step of a line: "Kata: VII of Bells"; ``view`` is that of the seat before it."""
        step = study.nodes[node].step
        assert step is not None
        if action is None or view is None:
            done = tr("not known", "what a player has laid away")
            if step.told:
                done = fill(tr("not known, tarokks: %1", "what a player has laid away"), step.told)
        else:
            done = self.hints.action_name(action, view) or step.text
        return fill(tr("%1: %2", "a player, and what that player did"), self.names[step.seat], done)


def _values(event: Event) -> Iterator[object]:
    """The values of an event, and those within them."""
    assert isinstance(event, Struct)
    for value in astuple(event):
        yield from value if isinstance(value, tuple) else (value,)


def by_name(name: str, mine: str, theirs: str) -> str:
    """What a player does, in the words for "you" or with the name."""
    return mine if is_you(name) else fill(theirs, name)
