"""The match in progress.

The only place where engine, players, store and table meet: it asks players for actions, applies them,
saves each before it is shown, and tells the table what happened.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import date
from enum import Enum, auto
from typing import Any, Generic

from msgspec import to_builtins
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from tartli_desktop.cards import sealed_deal
from tartli_desktop.game.errors import IllegalAction
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.record import within_hand
from tartli_desktop.game.rules import (
    A,
    Action,
    Draw,
    E,
    Event,
    M,
    Match,
    RulesPlayed,
    Shuffle,
    V,
    View,
    seated,
)
from tartli_desktop.people.people import Person, person_of
from tartli_desktop.settings.settings import GatherPolicy, Settings
from tartli_desktop.store.hint_notes import with_hint
from tartli_desktop.store.match_kinds import HELPED, NO_MARKS, MatchMarks, ReplayedDeal
from tartli_desktop.text.program_names import names_shown
from tartli_desktop.thinking.questions import Asked
from tartli_desktop.thinking.thinker import OpponentTrouble, Request, Thinker

from .journal import Journal
from .opponent_turns import OpponentTurns

_log = logging.getLogger(__name__)


class Phase(Enum):
    """What the match waits for."""

    OPENING = auto()
    """The person at the table has seen the draw for first dealer, and goes on."""
    CUT = auto()
    """The person at the table cuts the pack (R3.2)."""
    DECIDE = auto()
    """The person at the table plays a card, bids or makes another decision."""
    PAUSE = auto()
    """A full trick lies on the table until a click or for a set time."""
    OPPONENT = auto()
    """An opponent thinks, or the table still moves."""
    HAND_OVER = auto()
    """A hand has ended; the person at the table goes on."""
    MATCH_OVER = auto()
    """The match is won, or the replayed deal is over."""
    CURTAIN = auto()
    """Two people play at one table, and neither looks; see ``two_people``."""
    SPEAK = auto()
    """Two people play at one table, and the one not to move looks, to say something out of turn."""


class SessionOf(QObject, Generic[M, V, E, A]):
    """One match at the table; :data:`Session` is that of any game.

    :attr:`happened` tells the table of events, and the table must call :meth:`presented` when it has shown
    them; only then does the match go on by itself. The person at the table may act whenever that is legal.

    Signals:
        happened(events): a tuple of engine events, as the person at the table learns of them.
        phase_changed(phase): what the match waits for now.
        drawn(draw): the draw for first dealer.
        gathered_by_time(): a full trick has lain for the set time, and is gathered.
        opponent_failed(seat): an opponent failed, and a simple action was done for it if one was due.
        taken_back(action): an action of the person at the table was undone, with everything after it.
        opponent_in_trouble(trouble, seat): something went wrong with an opponent that thinks; emitted again
            when it has acted.
    """

    gives_help = True
    """Whether the match gives hints and reminders."""

    opens_hands = False
    """Whether all hands lie open, since the player can work out what is in them."""

    happened = Signal(object)
    phase_changed = Signal(object)
    drawn = Signal(object)
    gathered_by_time = Signal()
    taken_back = Signal(object)
    opponent_failed = Signal(int)
    opponent_in_trouble = Signal(object, int)

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
        marks: MatchMarks = NO_MARKS,
        parent: QObject | None = None,
    ) -> None:
        """Take up a match.

        Args:
            rules: the rules of the game.
            match: new, or replayed from its record.
            levels: the level of each seat; None for a person. Two people play in the session of a game's
                ``two_people``.
            journal: saves each pack and action before it is shown.
            thinker: thinks for the opponents.
            settings: the user's settings; may be replaced during the match.
            seed: makes the opponents' decisions repeatable.
            shuffle: shuffles a pack in place; by default with the system's randomness.
            sealed: the pack that was fixed for the next hand when the match was left, if one was.
            marks: the kind of match; one that replays a deal is over with that deal.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._rules = rules
        self._match = match
        self._levels = tuple(levels)
        self._person = levels.index(None) if None in levels else 0
        self._journal = journal
        self._thinker = thinker
        self._settings = settings
        self._seed = seed
        self._shuffle = shuffle
        self._marks = marks
        self._phase = Phase.OPPONENT
        self._view = self._seen()
        self._draw: Draw | None = None
        self._sealed = sealed if sealed is not None and sealed.hand == len(match.hands) + 1 else None
        self._presenting = False
        self._untold: tuple[E, ...] = ()
        """The events after the full trick on the table, to be shown once that is gathered."""
        self._hand_left = not match.events
        self._gives_notice = False
        """Whether the person at the table has given notice, which takes effect with the next deal."""
        self._closed = False
        self._hurries = False
        self._asked_to_interject: set[int] = set()
        self._opponent = OpponentTurns(thinker, self._pause_of_opponents, self)
        self._opponent.decided.connect(self._do)
        self._opponent.silent.connect(self._advance)
        self._opponent.failed.connect(self._on_failure)
        self._opponent.in_trouble.connect(self._tell_trouble)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)

    # What can be asked

    @property
    def view(self) -> V:
        """What the person at the table may know now (R12)."""
        return self._view

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        return self._phase

    @property
    def person(self) -> int:
        """The seat of the person at this computer, who comes first on the slate.

        Seat 0 if two people play at one table, or only opponents play.
        """
        return self._person

    @property
    def viewer(self) -> int:
        """The seat of the player who looks at the table now, and sits below."""
        return self._person

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players as they are shown: a tuple, by seat."""
        return names_shown(self._match.players)

    @property
    def people(self) -> tuple[Person | None, ...]:
        """The person of the café in each seat; None for anybody else."""
        known = tuple(map(person_of, self._marks.people))
        return known if len(known) == len(self._levels) else (None,) * len(self._levels)

    @property
    def seed(self) -> int:
        """The seed of the match, which makes everything that looks random repeatable."""
        return self._seed

    @property
    def events_shown(self) -> tuple[E, ...]:
        """The events of the current or the last hand, as far as the table was told of them."""
        events = self._match.events
        return tuple(map(self._told, events[: len(events) - len(self._untold)]))

    @property
    def rules(self) -> RulesPlayed[M, V, E, A]:
        """The rules of the game."""
        return self._rules

    @property
    def standings(self) -> tuple[int, ...]:
        """What the list of matches shows for each seat: games, money or points."""
        return self._rules.standings(self._match)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty while it is not over."""
        return self._rules.winners(self._match)

    @property
    def is_over(self) -> bool:
        """Whether no further hand follows: the match is won, or the deal has been replayed."""
        last = None if self.again is None else self.again.hand
        played_again = last is not None and self._match.needs_deck and len(self._match.hands) >= last
        return self._rules.is_over(self._match) or played_again

    @property
    def is_practice(self) -> bool:
        """Whether the person at the table may take decisions back."""
        return self._marks.practice and not self.puzzle

    @property
    def puzzle(self) -> int:
        """The number of the puzzle, from 1; 0 for a match that is not a puzzle."""
        return self._marks.puzzle

    @property
    def puzzle_day(self) -> date | None:
        """The day whose puzzle of the day it is; None for anything else."""
        return self._marks.puzzle_day

    @property
    def is_lesson(self) -> bool:
        """Whether it is the guided first hand."""
        return self._marks.lesson

    @property
    def is_helped(self) -> bool:
        """Whether the person at the table has taken hints in this match."""
        return self._marks.helped

    @property
    def thinker(self) -> Thinker:
        """The thinker of the opponents."""
        return self._thinker

    @property
    def seed_of_decision(self) -> int:
        """The seed for a decision that is made now."""
        return self._seed + len(self._match.events)

    @property
    def again(self) -> ReplayedDeal | None:
        """The deal that this match replays, if it does."""
        return self._marks.again

    @property
    def hand_is_over(self) -> bool:
        """Whether the last hand has ended, and the next one is not dealt."""
        return bool(self._match.events) and self._match.to_move is None

    @property
    def last_decision(self) -> A | None:
        """The action that :meth:`undo` would undo; None if nothing in this hand may be undone."""
        place = self._place_of_decision()
        return None if place is None else seated(self._rules, self._match.hands[-1][1][place])[1]

    @property
    def was_decided(self) -> bool:
        """Whether a person chose the last action of this hand, rather than an opponent or the program."""
        return self._place_of_decision() == len(self._match.hands[-1][1]) - 1

    @property
    def trick_is_full(self) -> bool:
        """Whether a full trick lies on the table, or its last card is on the way."""
        return bool(self._untold) or self._rules.pause_action(self._match) is not None

    @property
    def has_person(self) -> bool:
        """Whether a person plays, not only opponents."""
        return self._levels[self._person] is None

    @property
    def hands_played(self) -> int:
        """How many hands have been dealt so far."""
        return len(self._match.hands)

    @property
    def is_left(self) -> bool:
        """Whether the table has been left: the match can be looked at, but nothing can be done."""
        return self._closed

    @property
    def may_hurry(self) -> bool:
        """Whether :meth:`hurry` is possible: nobody at the table has anything to decide in this hand."""
        is_running = bool(self._match.events) and (self._match.to_move is not None or bool(self._untold))
        people = [seat for seat, level in enumerate(self._levels) if level is None]
        plays = any(self._rules.takes_part(self._match, seat) for seat in people)
        return is_running and not (plays or self._hurries or self._closed)

    @property
    def hurries(self) -> bool:
        """Whether the hand is, or was, played to its end at once."""
        return self._hurries

    @property
    def may_give_notice(self) -> bool:
        """Whether the person at the table may now give notice that the match is to end soon."""
        waits = self._phase is Phase.HAND_OVER and self.has_person and not self._closed
        return waits and self._rules.may_give_notice(self._match)

    def may(self, action: A) -> bool:
        """Whether the person at the table may do this now, even out of turn.

        Nothing can be done while a full trick lies there that is removed by itself.
        """
        return self.has_person and not self._closed and not self._untold and action in self._view.legal

    @property
    def sealed(self) -> sealed_deal.CommittedDeck | None:
        """The pack that is fixed for the next hand; None during a hand.

        The person at the table may see only its check number.
        """
        return self._sealed

    @property
    def variant(self) -> object:
        """The variant that the match is played by."""
        return self._match.variant

    def played(self) -> M:
        """A copy of the match so far."""
        return self._match.copy()

    def record(self) -> JsonDict:
        """The record of the match so far (R14)."""
        record: JsonDict = self._match.to_record()
        return record

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
        automatic = self._automatic() if self._phase in (Phase.DECIDE, Phase.PAUSE) else None
        if automatic is not None:
            self._apply(*automatic)
        elif self._phase is Phase.PAUSE:
            self._start_rest()
        elif self._phase is Phase.DECIDE and self._only_card() is not None:
            self._advance()

    def do(self, action: A) -> str | None:
        """Do an action of the person at the table.

        Returns the rule that the action would break, and does nothing, if it is not legal now. If no person
        plays, or the table has been left, does nothing and returns None.
        """
        if not self.has_person or self._closed:
            return None
        refusal = self._match.refusal(self._person, action)
        if refusal is not None:
            return str(refusal[0])
        self._apply(self._person, action)
        return None

    def note_hint(self) -> None:
        """Note that the person at the table was given a hint now."""
        number = len(self._match.hands)
        if not number or self._closed:
            return
        note = self._match.hand_notes.get(number, {}).get("note", "")
        self._match.note(number, "note", with_hint(note, len(self._match.hands[-1][1]) + 1))
        self._journal.noted(number, self._match.hand_notes[number])
        if not self.is_helped:
            self._marks = replace(self._marks, helped=True)
            self._journal.marked(HELPED)

    def cut(self, position: int) -> None:
        """Cut the pack: the first ``position`` cards, 1 to 31, go below the rest (R3.2)."""
        if self._phase is Phase.CUT and not self._closed:
            self._deal(min(max(position, 1), len(self._rules.deck) - 1))

    def gather(self) -> None:
        """End the pause after a full trick: its winner gathers it, or the table shows what follows."""
        if self._phase is not Phase.PAUSE or self._closed:
            return
        self._rest.stop()
        if self._untold:
            self._show(self._untold)
        elif (pause := self._rules.pause_action(self._match)) is not None:
            self._apply(*pause)

    def _rested(self) -> None:
        """Go on when a full trick has lain for its time, or before the only card is played."""
        if self._phase is Phase.PAUSE:
            self.gathered_by_time.emit()
            self.gather()
        elif (card := self._only_card()) is not None:
            self._apply(self._person, card)
        else:
            self._advance()

    def hurry(self) -> None:
        """Let the opponents play the hand to its end, without pauses, where no person has a part in it."""
        if self.may_hurry:
            self._hurries = True
            self._opponent.hurry()
            self.gather()

    def go_on(self) -> None:
        """Leave the draw or the finished hand, and go on with the next hand."""
        if self._phase is Phase.OPENING:
            self._draw = None
        elif self._phase is Phase.HAND_OVER:
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
        nobody else has learnt of can be undone; see :meth:`~tartli_desktop.game.rules.Rules.still_open`.
        Returns None if nothing can be undone.
        """
        return self._take_back_to(self._place_of_decision())

    def withdraw(self, action: A) -> None:
        """Undo an action that nobody else has learnt of; what came after it stays, where that is legal."""
        texts = self._match.hands[-1][1] if self._match.hands else ()
        start = len(texts) - self._rules.still_open(self._match)
        open_now = [seated(self._rules, text)[1] for text in texts[start:]]
        if action in open_now:
            place = open_now.index(action)
            self._take_back_to(start + place)
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
        if place is None or self._closed:
            return None
        done, in_hand = sum(len(texts) for _, texts in self._match.hands), len(self._match.hands[-1][1])
        taken = seated(self._rules, self._match.hands[-1][1][place])[1]
        self._opponent.forget()
        self._rest.stop()
        self._match = self._match_at(place)
        kept, standings = done - (in_hand - place), self._rules.standings(self._match)
        if self.is_practice:
            self._journal.cut_back(kept, standings)
        else:
            for each in reversed(range(kept, done)):
                self._journal.take_back_last(each, standings)
        # It was fixed when the hand ended; who deals next is open again.
        self._sealed = None
        self._hand_left = self._presenting = self._gives_notice = self._hurries = False
        self._untold = ()
        self._asked_to_interject.clear()
        self._view = self._seen()
        self.taken_back.emit(taken)
        self._wait_for(Phase.OPPONENT)
        self._advance()
        return taken

    def presented(self) -> None:
        """Go on, after the table has shown everything."""
        if self._presenting:
            self._presenting = False
            if self._untold and self._hurries:
                self._show(self._untold)
            elif self._untold:
                self._start_rest()
                self._wait_for(Phase.PAUSE)
            else:
                self._advance()

    def close(self) -> None:
        """Leave the table for good. The match is saved as it is."""
        if self._closed:
            return
        self._closed = True
        self._opponent.forget()
        self._rest.stop()

    # How the match goes on

    def _advance(self) -> None:
        """Do what can be done without the person at the table, or wait for them."""
        if self._presenting or self._closed:
            return
        match = self._match
        if match.needs_deck and self._sealed is None and not self.is_over:
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
        elif (pause := self._rules.pause_action(match)) is not None and self._hurries:
            self._apply(*pause)
        elif pause is not None:
            # The timer first, since a listener to the phase may gather at once.
            self._start_rest()
            self._wait_for(Phase.PAUSE)
        elif match.to_move is not None and self._levels[match.to_move] is not None:
            self._wait_for(Phase.OPPONENT)
            self._ask(match.to_move, interject=False)
        elif self._only_card() is not None:
            self._rest.start(round(self._settings.opponent_pause * 1000))
            self._wait_for(Phase.OPPONENT)
        else:
            self._wait_for(Phase.DECIDE)

    def _wait_for(self, phase: Phase) -> None:
        self._phase = phase
        self.phase_changed.emit(phase)

    def _next_hand(self) -> None:
        if not self._hand_left and self.has_person:
            self._wait_for(Phase.HAND_OVER)
            return
        if self._person_cuts():
            self._wait_for(Phase.CUT)
        else:
            self._deal(0)

    def _person_cuts(self) -> bool:
        seats = len(self._match.players)
        return self.has_person and self._rules.cutter(self._match.dealer, seats) == self._person

    def _seal(self) -> None:
        """Fix the pack of the next hand, so that its check number can be seen before the deal.

        If an opponent cuts, it does so before this: later it could choose a cut that suits it.
        """
        pack = list(self._rules.deck)
        self._shuffle(pack)
        if not self._person_cuts():
            places = list(range(1, len(pack)))
            self._shuffle(places)
            pack = pack[places[0] :] + pack[: places[0]]
        self._sealed = sealed_deal.seal(len(self._match.hands) + 1, pack)
        self._journal.sealed(self._sealed)

    def _deal(self, cut: int) -> None:
        """Deal the fixed pack, with its first ``cut`` cards below the rest."""
        if self._sealed is None:
            return
        deck, proof = self._sealed.dealt(cut)
        self._sealed = None
        noticed = self._rules.give_notice(self._match, self._person) if self._gives_notice else ()
        self._gives_notice = False
        events = self._match.deal(map(self._rules.parse_card, deck.split(" ")))
        number = len(self._match.hands)
        self._match.note(number, "deal_proof", to_builtins(proof))
        self._journal.hand(deck, self._match.hand_notes[number])
        self._hand_left = self._hurries = False
        self._tell((*noticed, *events))

    def _apply(self, seat: int, action: A) -> None:
        """Apply, save, and only then show."""
        self._opponent.forget()
        self._rest.stop()
        events = self._match.apply(seat, action)
        is_over = self._match.to_move is None
        result = self._rules.hand_result(self._match) if is_over else None
        self._journal.action(f"{seat}:{action}", result)
        if is_over:
            self._save_result()
        self._tell(events)

    def _save_result(self) -> None:
        self._journal.result(self._rules.standings(self._match), finished=self.is_over)

    def _tell(self, events: tuple[E, ...]) -> None:
        self._asked_to_interject.clear()
        self._view = self._seen()
        self._show((*self._untold, *events))

    def _show(self, events: tuple[E, ...]) -> None:
        """Let the table show events up to the next full trick, which must lie there for a while."""
        places = (place for place, event in enumerate(events) if place and self._rules.gathers(event))
        end = next(places, len(events))
        self._untold = events[end:]
        self._presenting = True
        self._wait_for(Phase.OPPONENT)
        self.happened.emit(tuple(map(self._told, events[:end])))

    def _seen(self) -> V:
        """What the person at the table may know now."""
        view: V = self._match.view(self.viewer)
        return view

    def _told(self, event: E) -> E:
        """An event as the person at the table learns of it."""
        return event.seen_by(self.viewer)

    def _pause_of_opponents(self) -> float:
        return 0.0 if self._hurries else self._settings.opponent_pause

    def _start_rest(self) -> None:
        self._rest.stop()
        if not self.has_person:
            self._rest.start(round(self._settings.opponent_pause * 1000))
        elif self._settings.gather is not GatherPolicy.CLICK:
            self._rest.start(round(self._settings.gather_after * self._settings.reading_time * 1000))

    # What may be taken back

    def _place_of_decision(self) -> int | None:
        """The index of the last decision of a person at the table among the actions of this hand."""
        return next(self._places_of_decisions(), None)

    def _places_of_decisions(self) -> Iterator[int]:
        """The indexes of the decisions that may be undone among the actions of this hand, the last first."""
        if not (self.has_person and self._match.events):
            return
        texts = self._match.hands[-1][1]
        start = 0 if self.again is None else self.again.start
        if not self.is_practice:
            start = len(texts) - self._rules.still_open(self._match)
        for place in reversed(range(start, len(texts))):
            seat, action = seated(self._rules, texts[place])
            if self._levels[seat] is None and self._is_decision(seat, action, place):
                yield place

    def _match_at(self, place: int) -> M:
        """The match as it was after this many actions of this hand."""
        record = self._match.to_record()
        return self._rules.from_record(within_hand(record, len(record["hands"]), place))

    def _is_decision(self, seat: int, action: A, place: int) -> bool:
        """Whether a person chose an action; an automatic one would be repeated at once after an undo."""
        if not self._rules.is_decision(action, lambda: self._match_at(place).view(seat), self._options):
            return False
        return not self._plays_only_cards or self._rules.only_card(self._match_at(place).view(seat)) != action

    # Automatic actions, and what an opponent may say out of turn

    @property
    def _options(self) -> Any:
        return self._settings.game(self._rules.options)

    def _automatic(self) -> tuple[int, A] | None:
        """The seat and the action that the options of the person at the table let the program do now."""
        if not self.has_person:
            return None
        action = self._rules.automatic(self._view, self._options)
        return None if action is None else (self._person, action)

    @property
    def _plays_only_cards(self) -> bool:
        """Whether a card is played by itself if the person at the table can do nothing else."""
        is_match = not (self.is_lesson or self.puzzle) and self._levels.count(None) == 1
        return self._settings.only_card_by_itself and is_match

    def _only_card(self) -> A | None:
        """The action that is done by itself after a pause, or None."""
        return self._rules.only_card(self._view) if self._plays_only_cards else None

    def _next_to_interject(self) -> int | None:
        """The next opponent to ask whether it has something to say."""
        people = [seat for seat, level in enumerate(self._levels) if level is None]
        for seat in self._rules.speakers(self._match, people):
            if self._levels[seat] is not None and seat not in self._asked_to_interject:
                self._asked_to_interject.add(seat)
                return seat
        return None

    # Opponents

    def _ask(self, seat: int, *, interject: bool) -> None:
        view, level = self._match.view(seat), self._levels[seat]
        assert level is not None
        asked = Asked.INTERJECT if interject else Asked.CHOOSE
        request = Request(self._rules, asked, view, level, self.seed_of_decision)
        self._opponent.ask(seat, request, interject=interject)

    def _do(self, action: A) -> None:
        """Do what an opponent answered."""
        # Read first, since after the action the next opponent may be asked.
        trouble, seat = self._opponent.trouble, self._opponent.seat
        try:
            self._apply(seat, action)
        except IllegalAction as error:
            self._on_failure(str(error))
        else:
            if trouble is not None:
                self.opponent_in_trouble.emit(trouble, seat)

    def _tell_trouble(self, trouble: OpponentTrouble) -> None:
        self.opponent_in_trouble.emit(trouble, self._opponent.seat)

    def _on_failure(self, sentence: str) -> None:
        """Do some legal action for the opponent, so that the match does not get stuck."""
        _log.error("the opponent gave no usable answer: %s", sentence)
        seat = self._opponent.seat
        if self._opponent.is_interjecting:
            self._advance()
        else:
            self._apply(seat, self._rules.fallback(self._match, seat))
        self.opponent_failed.emit(seat)


Session = SessionOf[Match, View, Event, Action]
"""The session of any game."""

AnySession = SessionOf[Any, Any, Any, Any]
"""The same, where a game may also hand over its own."""
