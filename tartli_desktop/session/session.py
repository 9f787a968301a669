"""The match in progress.

The only place where engine, players and store meet: it asks players for actions, applies them, saves each
before it is shown, and tells the table what happened.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import astuple, replace
from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.any_pack import Card
from tartli_desktop.game.errors import IllegalAction
from tartli_desktop.game.match import A, Action, E, Event, M, Match, V, View
from tartli_desktop.game.rules import Draw, RulesPlayed, Shuffle, seated
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.store.hint_notes import with_hint
from tartli_desktop.store.match_kinds import HELPED, NO_MARKS, MatchMarks
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import Request, Thinker

from .journal import Journal
from .match_state import MatchState, Phase
from .opponent_turns import OpponentTurns

_log = logging.getLogger(__name__)

Packs = Callable[[int], Sequence[object]]
"""The pack of each hand, by its number from 1, as it lies after the cut."""


class SessionOf(MatchState[M, V, E, A]):
    """One match at the table; :data:`Session` is that of any game.

    :attr:`happened` tells the table of events, and the table must call :meth:`presented` when it has shown
    them; only then does the match go on by itself. The person at the table may act whenever that is legal.

    Signals:
        happened(events): a tuple of engine events, as the person at the table learns of them.
        phase_changed(phase): what the match waits for now.
        drawn(draw): the draw for first dealer.
        gathered_by_time(): a full trick has lain for the set time, and is gathered.
        opponent_failed(seat): an opponent failed, and a simple action was done for it if one was due, or a
            simpler level decides for it; then emitted again when that has acted.
        taken_back(action): an action of the person at the table was undone, with everything after it.
    """

    happened = Signal(object)
    phase_changed = Signal(object)
    drawn = Signal(object)
    gathered_by_time = Signal()
    taken_back = Signal(object)
    opponent_failed = Signal(int)

    def __init__(
        self,
        rules: RulesPlayed[M, V, E, A],
        match: M,
        levels: Sequence[str | None],
        journal: Journal,
        thinker: Thinker,
        settings: Settings,
        *,
        seed: int = 0,
        shuffle: Shuffle = sealed_deal.shuffle,
        sealed: sealed_deal.CommittedDeck | None = None,
        packs: Packs | None = None,
        marks: MatchMarks = NO_MARKS,
        parent: QObject | None = None,
    ) -> None:
        """Take up a match.

        Args:
            rules, match, levels, settings, marks, seed, parent: see :class:`MatchState`. The settings may be
                replaced during the match; two people play in the session of a game's ``two_people``.
            journal: saves each pack and action before it is shown.
            shuffle: shuffles a pack in place; by default with the system's randomness.
            sealed: the pack that was fixed for the next hand when the match was left, if one was.
            packs: the pack of each hand, by its number from 1, where all are fixed: nobody cuts them.
        """
        super().__init__(rules, match, levels, settings, marks, seed, parent)
        self._journal = journal
        self.thinker = thinker
        """Thinks for the opponents."""
        self._shuffle, self._packs = shuffle, packs
        self._draw: Draw | None = None
        self.sealed = sealed if sealed is not None and sealed.hand == len(match.hands) + 1 else None
        self._presenting = False
        self._hand_left = not match.events
        self._gives_notice = False
        """Whether the person at the table has given notice, which takes effect with the next deal."""
        self._asked_to_interject: set[int] = set()
        self._opponent = OpponentTurns(
            thinker, lambda: 0.0 if self.hurries else self._settings.opponent_pause, self
        )
        self._opponent.decided.connect(self._do)
        self._opponent.silent.connect(self._advance)
        self._opponent.failed.connect(self._on_failure)
        self._opponent.replaced.connect(lambda: self.opponent_failed.emit(self._opponent.seat))
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._end_pause)

    # What the person at the table does

    def start(self, draw: Draw | None = None) -> None:
        """Begin, or go on where the match was left. Shows a draw first if one is given."""
        if self.hand_is_over:
            # The program may have ended between the last action and this.
            self._save_result()
        self._draw = draw
        if draw is not None:
            self.drawn.emit(draw)
        self._advance()

    def change_settings(self, settings: Settings) -> None:
        """Follow other settings from now on."""
        self._settings = settings
        automatic = self._automatic() if self.phase in (Phase.DECIDE, Phase.PAUSE) else None
        if automatic is not None:
            self._apply(*automatic)
        elif self.phase is Phase.PAUSE:
            self._start_pause()
        elif self.phase is Phase.DECIDE and self._only_card() is not None:
            self._advance()

    def do(self, action: A) -> str | None:
        """Do an action of the person at the table.

        Returns the rule that the action would break, and does nothing, if it is not legal now. If no person
        plays, or the table has been left, does nothing and returns None.
        """
        if not self.has_person or self.is_left:
            return None
        if (rule := self.rule_against(action)) is None:
            self._apply(self.person, action)
        return rule

    def rule_against(self, action: A) -> str | None:
        """The rule that an action of the person at the table would break now; None if it is legal."""
        refusal = self._match.refusal(self.person, action)
        return None if refusal is None else str(refusal[0])

    def note_hint(self) -> None:
        """Note that the person at the table was given a hint now."""
        number = len(self._match.hands)
        if not number or self.is_left:
            return
        note = self._match.hand_notes.get(number, {}).get("note", "")
        self._match.note(number, "note", with_hint(note, len(self._match.hands[-1][1]) + 1))
        notes = dict(self._match.hand_notes[number])
        self._journal.write(lambda store, match: store.set_hand_notes(match, number, notes))
        if not self.marks.helped:
            self.marks = replace(self.marks, helped=True)
            self._journal.write(lambda store, match: store.set_extra(match, HELPED, "1"))

    def cut(self, position: int) -> None:
        """Cut the pack: the first ``position`` cards, 1 to 31, go below the rest (R3.2)."""
        if self.phase is Phase.CUT and not self.is_left:
            self._deal(min(max(position, 1), len(self.rules.form.pack.cards) - 1))

    def knock(self) -> None:
        """Knock instead of cutting the pack, so that everybody chooses a batch of it (T22.2)."""
        if self.may_knock:
            self._deal(0, knock=True)

    def gather(self) -> None:
        """End the pause after a full trick: its winner gathers it, or the table shows what follows."""
        if self.phase is not Phase.PAUSE or self.is_left:
            return
        self._pause.stop()
        if self._untold:
            self._show(self._untold)
        elif (pause := self.rules.pause_action(self._match)) is not None:
            self._apply(*pause)

    def _end_pause(self) -> None:
        """Go on when a full trick has lain for its time, or before the only card is played."""
        if self.phase is Phase.PAUSE:
            self.gathered_by_time.emit()
            self.gather()
        elif (card := self._only_card()) is not None:
            self._apply(self.person, card)
        else:
            self._advance()

    def hurry(self) -> None:
        """Play the hand to its end without pauses, where no person has anything to decide in it."""
        if self.may_hurry:
            self.hurries = True
            self._opponent.hurry()
            self.gather()
            if self.phase is Phase.DECIDE:
                self._advance()

    def go_on(self) -> None:
        """Leave the draw or the finished hand, and go on with the next hand."""
        if self.phase is Phase.OPENING:
            self._draw = None
        elif self.phase is Phase.HAND_OVER:
            self._hand_left = True
        else:
            return
        self._advance()

    def give_notice(self) -> None:
        """Give notice that the match is to end soon, and go on with the next hand."""
        if self.may_give_notice:
            self._gives_notice = True
            self.go_on()

    def undo(self) -> A | None:
        """Undo the last decision of the person at the table and everything after it; return that decision.

        In practice, this is possible until the next hand is dealt. In other matches, only an action that
        nobody else has learnt of can be undone, see :attr:`~tartli_desktop.game.match.MatchBase.still_open`,
        or a slip: the last action, as long as nobody else has acted and it has shown nothing new.
        Returns None if nothing can be undone.
        """
        return self._take_back_to(self._place_of_decision())

    def withdraw(self, action: A) -> None:
        """Undo an action that nobody else has learnt of; what came after it stays, where that is legal."""
        open_now = self.still_open
        if action in open_now:
            place = open_now.index(action)
            self._take_back_to(len(self._match.hands[-1][1]) - len(open_now) + place)
            for each in open_now[place + 1 :]:
                self.do(each)

    def start_hand_again(self) -> A | None:
        """Undo all decisions of the hand and everything after them, and return the first of them.

        Only in practice; returns None if nothing can be undone.
        """
        if not self.is_practice:
            return None
        return self._take_back_to(min(self._places_of_decisions(), default=None))

    def _take_back_to(self, place: int | None) -> A | None:
        if place is None or self.is_left:
            return None
        done, in_hand = sum(len(texts) for _, texts in self._match.hands), len(self._match.hands[-1][1])
        taken = seated(self.rules, self._match.hands[-1][1][place])[1]
        self._opponent.forget()
        self._pause.stop()
        self._match = self._match_at(place)
        kept, standings = done - (in_hand - place), self._match.standings
        if self.is_practice:
            self._journal.write(lambda store, match: store.cut_back(match, kept, standings))
        else:
            for each in reversed(range(kept, done)):
                self._save_taken_back(each, standings)
        # It was fixed when the hand ended; who deals next is open again.
        self.sealed = None
        self._hand_left = self._presenting = self._gives_notice = self.hurries = self._is_slip = False
        self._untold = ()
        self._asked_to_interject.clear()
        self.view = self._seen()
        self.taken_back.emit(taken)
        self._wait_for(Phase.OPPONENT)
        self._advance()
        return taken

    def presented(self) -> None:
        """Go on, after the table has shown everything."""
        if self._presenting:
            self._presenting = False
            if self._untold and self.hurries:
                self._show(self._untold)
            elif self._untold:
                self._start_pause()
                self._wait_for(Phase.PAUSE)
            else:
                self._advance()

    def close(self) -> None:
        """Leave the table for good. The match is saved as it is."""
        if self.is_left:
            return
        self.is_left = True
        self._opponent.forget()
        self._pause.stop()

    # How the match goes on

    def _advance(self) -> None:
        """Do what can be done without the person at the table, or wait for them."""
        if self._presenting or self.is_left:
            return
        match = self._match
        if match.needs_deck and self.sealed is None and not self.is_over:
            self._seal()
        if self._draw is not None and self.has_person:
            self._wait_for(Phase.OPENING)
        elif self.is_over:
            self._wait_for(Phase.MATCH_OVER)
        elif match.needs_deck:
            self._next_hand()
        elif (automatic := self._automatic()) is not None:
            self._apply(*automatic)
        else:
            self._continue_hand()

    def _continue_hand(self) -> None:
        """Ask the player who must act now."""
        match = self._match
        if (seat := self._next_to_interject()) is not None:
            self._ask(seat, interject=True)
        elif (pause := self.rules.pause_action(match)) is not None and self.hurries:
            self._apply(*pause)
        elif pause is not None:
            # The timer first, since a listener to the phase may gather at once.
            self._start_pause()
            self._wait_for(Phase.PAUSE)
        elif match.to_move is not None and self.levels[match.to_move] is not None:
            self._wait_for(Phase.OPPONENT)
            self._ask(match.to_move, interject=False)
        elif self._only_card() is not None:
            self._pause.start(round(self._settings.opponent_pause * 1000))
            self._wait_for(Phase.OPPONENT)
        else:
            self.hurries = False
            self._wait_for(Phase.DECIDE)

    def _wait_for(self, phase: Phase) -> None:
        self.phase = phase
        self.phase_changed.emit(phase)

    def _next_hand(self) -> None:
        if not self._hand_left and self.has_person:
            self._wait_for(Phase.HAND_OVER)
            return
        if self._person_cuts():
            self._wait_for(Phase.CUT)
        else:
            knocks = self._packs is None and self.rules.knocks(self._match, self.seed_of_decision)
            self._deal(0, knock=knocks)

    def _person_cuts(self) -> bool:
        return self._packs is None and self.has_person and self._match.cutter == self.person

    def _seal(self) -> None:
        """Fix the pack of the next hand, so that its check number can be seen before the deal.

        If an opponent cuts, it does so before this: later it could choose a cut that suits it.
        """
        number = len(self._match.hands) + 1
        pack = self._shuffled() if self._packs is None else self._packs(number)
        self.sealed = sealed = sealed_deal.seal(number, pack)
        self._journal.write(lambda store, match: store.set_sealed(match, sealed))

    def _shuffled(self) -> list[object]:
        pack: list[object] = list(self.rules.form.pack.cards)
        self._shuffle(pack)
        if not self._person_cuts():
            places = list(range(1, len(pack)))
            self._shuffle(places)
            pack = pack[places[0] :] + pack[: places[0]]
        return pack

    def _deal(self, cut: int, *, knock: bool = False) -> None:
        """Deal the fixed pack, with its first ``cut`` cards below the rest, or in batches after a knock."""
        if self.sealed is None:
            return
        deck, proof = self.sealed.dealt(cut)
        self.sealed = None
        noticed = self._match.give_notice(self.person) if self._gives_notice else ()
        self._gives_notice = False
        events = self._match.deal(map(self.rules.form.cards.__getitem__, deck.split(" ")), knock=knock)
        number = len(self._match.hands)
        self._match.note(number, "deal_proof", to_builtins(proof))
        notes = dict(self._match.hand_notes[number])
        self._journal.write(lambda store, match: store.add_hand(match, deck, notes=notes))
        self._hand_left = self.hurries = self._is_slip = False
        self._tell((*noticed, *events))

    def _apply(self, seat: int, action: A) -> None:
        """Apply, save, and only then show."""
        self._opponent.forget()
        self._pause.stop()
        events = self._match.apply(seat, action)
        is_over = self._match.to_move is None
        result = self.rules.hand_result(self._match) if is_over else None
        self._is_slip = not is_over and self._may_be_slip(seat, events)
        self._journal.write(lambda store, match: store.add_action(match, f"{seat}:{action}", result=result))
        if is_over:
            self._save_result()
        self._tell(events)

    def _may_be_slip(self, seat: int, events: tuple[E, ...]) -> bool:
        """Whether these events of one action are the person's own doing, and show the person nothing new."""
        if self.marks.puzzle or self.marks.lesson or self.levels.count(None) != 1 or seat != self.person:
            return False
        done, *after = events
        held = set(getattr(self.view, "hand", ()))
        return all(map(self.rules.gathers, after)) and held.issuperset(_cards_in(done))

    def _save_taken_back(self, left: int, standings: tuple[int, ...]) -> None:
        self._journal.write(lambda store, match: store.take_back_last(match, left, standings))

    def _save_result(self) -> None:
        standings, is_over = self._match.standings, self.is_over
        self._journal.write(lambda store, match: store.set_result(match, standings, is_over))

    def _tell(self, events: tuple[E, ...]) -> None:
        self._asked_to_interject.clear()
        self.view = self._seen()
        self._show((*self._untold, *events))

    def _show(self, events: tuple[E, ...]) -> None:
        """Let the table show events up to the next full trick, which must lie there for a while."""
        places = (place for place, event in enumerate(events) if place and self.rules.gathers(event))
        end = next(places, len(events))
        self._untold = events[end:]
        self._presenting = True
        self._wait_for(Phase.OPPONENT)
        self.happened.emit(tuple(map(self._told, events[:end])))

    def _start_pause(self) -> None:
        self._pause.stop()
        if not self.has_person:
            self._pause.start(round(self._settings.opponent_pause * 1000))
        elif self._settings.gather is not GatherPolicy.CLICK:
            self._pause.start(round(self._settings.gather_after * self._settings.reading_time * 1000))

    # Automatic actions, and what an opponent may say out of turn

    def _automatic(self) -> tuple[int, A] | None:
        """The seat and the action that the options of the person at the table let the program do now."""
        if not self.has_person:
            return None
        action = self.rules.automatic(self.view, self._options)
        if action is None and self.hurries:
            action = self.rules.sure_card(self.view)
        return None if action is None else (self.person, action)

    def _only_card(self) -> A | None:
        """The action that is done by itself after a pause, or None."""
        return self.rules.only_card(self.view) if self._plays_only_cards else None

    def _next_to_interject(self) -> int | None:
        """The next opponent to ask whether it has something to say."""
        humans = [seat for seat, level in enumerate(self.levels) if level is None]
        for seat in self.rules.speakers(self._match, humans):
            if self.levels[seat] is not None and seat not in self._asked_to_interject:
                self._asked_to_interject.add(seat)
                return seat
        return None

    # Opponents

    def _ask(self, seat: int, *, interject: bool) -> None:
        view, level = self._match.view(seat), self.levels[seat]
        assert level is not None
        asked = Asked.INTERJECT if interject else Asked.CHOOSE
        request = Request(self.rules.opponents, asked, view, level, self.seed_of_decision)
        self._opponent.ask(seat, request, interject=interject)

    def _do(self, action: A) -> None:
        # Read first, since after the action the next opponent may be asked.
        is_simpler, seat = self._opponent.is_simpler, self._opponent.seat
        try:
            self._apply(seat, action)
        except IllegalAction as error:
            self._on_failure(str(error))
        else:
            if is_simpler:
                self.opponent_failed.emit(seat)

    def _on_failure(self, sentence: str) -> None:
        """Do some legal action for the opponent, so that the match does not get stuck."""
        _log.error("the opponent gave no usable answer: %s", sentence)
        seat = self._opponent.seat
        if self._opponent.is_interjecting:
            self._advance()
        else:
            self._apply(seat, self.rules.fallback(self._match, seat))
        self.opponent_failed.emit(seat)


def _cards_in(event: object) -> Iterator[Card]:
    """The cards that an event names, however deep."""
    if isinstance(event, Card):
        yield event
    elif isinstance(event, tuple | list):
        for part in event:
            yield from _cards_in(part)
    elif isinstance(event, Struct):
        yield from _cards_in(astuple(event))


Session = SessionOf[Match, View, Event, Action]
"""The session of any game."""

AnySession = SessionOf[Any, Any, Any, Any]
"""The same, where a game may also hand over its own."""
