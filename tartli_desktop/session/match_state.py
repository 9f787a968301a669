"""A match at the table as it stands: who plays, what they see, what may be done and undone."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Any, Generic

from PySide6.QtCore import QObject

from tartli_desktop.cards.sealed_deal import CommittedDeck
from tartli_desktop.characters.characters import Character, character_of
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import A, E, M, V
from tartli_desktop.game.record import within_hand
from tartli_desktop.game.rules import RulesPlayed, seated
from tartli_desktop.settings.settings import Settings
from tartli_desktop.store.match_kinds import MatchMarks
from tartli_desktop.text.program_names import names_shown


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


class MatchState(QObject, Generic[M, V, E, A]):
    """What can be asked of a match at the table; :class:`~.session.SessionOf` carries it on.

    Args:
        match: new, or replayed from its record.
        levels: the level of each seat; None for a person.
        marks: the kind of match; one that replays a deal is over with that deal.
        seed: makes the opponents' decisions repeatable.
    """

    opens_hands = False
    """Whether all hands lie open, since the player can work out what is in them."""

    def __init__(
        self,
        rules: RulesPlayed[M, V, E, A],
        match: M,
        levels: Sequence[str | None],
        settings: Settings,
        marks: MatchMarks,
        seed: int,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        """The rules of the game."""
        self._match = match
        self.levels = tuple(levels)
        """The level of each seat; None for a person."""
        self._settings = settings
        self.marks = marks
        """The kind of match."""
        self.seed = seed
        """Makes everything that looks random repeatable."""
        self.person = levels.index(None) if None in levels else 0
        """The seat of the person at this computer, who comes first on the slate.

        Seat 0 if two people play at one table, or only opponents play.
        """
        self.phase = Phase.OPPONENT
        """What the match waits for."""
        self.view = self._seen()
        """What the person at the table may know now (R12)."""
        self.sealed: CommittedDeck | None = None
        """The pack that is fixed for the next hand; None during a hand.

        The person at the table may see only its check number.
        """
        self._untold: tuple[E, ...] = ()
        """The events after the full trick on the table, to be shown once that is gathered."""
        self.is_left = False
        """Whether the table has been left: the match can be looked at, but nothing can be done."""
        self._decided: dict[tuple[str, ...], bool] = {}
        """Whether a person chose the last of these actions of the hand; the table asks again and again."""
        self._decided_under: object = None
        """The hand and the options for which that is known."""
        self._is_slip = False
        """Whether the last action was the person's, and nothing has come of it yet."""
        self.hurries = False
        """Whether the hand is, or was, played to its end at once."""

    # What can be asked

    @property
    def viewer(self) -> int:
        """The seat of the player who looks at the table now, and sits below."""
        return self.person

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players as they are shown: a tuple, by seat."""
        return names_shown(self._match.players)

    @property
    def characters(self) -> tuple[Character | None, ...]:
        """The person of the café in each seat; None for anybody else."""
        known = tuple(map(character_of, self.marks.characters))
        return known if len(known) == len(self.levels) else (None,) * len(self.levels)

    @property
    def events_shown(self) -> tuple[E, ...]:
        """The events of the current or the last hand, as far as the table was told of them."""
        events = self._match.events
        return tuple(map(self._told, events[: len(events) - len(self._untold)]))

    @property
    def standings(self) -> tuple[int, ...]:
        """What the list of matches shows for each seat: games, money or points."""
        return self._match.standings

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty while it is not over."""
        return self._match.winners

    @property
    def is_over(self) -> bool:
        """Whether nothing follows: the match is won, its last hand played, or a question answered."""
        again, match, training = self.marks.again, self._match, self.marks.training
        if self.marks.has_ended(match) or again is None:
            return self.marks.has_ended(match)
        if training is not None and training.steps and match.hands:
            return len(match.hands[-1][1]) >= again.start + training.steps
        return match.needs_deck and len(match.hands) >= again.hand

    @property
    def ends_evening(self) -> bool:
        """Whether it is over because the agreed number of hands has been played."""
        return self.marks.hands > 0 and self.marks.again is None and self.is_over

    @property
    def gives_help(self) -> bool:
        """Whether the match gives hints and reminders."""
        return not self.marks.is_aside

    @property
    def is_practice(self) -> bool:
        """Whether the person at the table may take decisions back."""
        return self.marks.practice and not self.marks.is_exercise

    @property
    def seed_of_decision(self) -> int:
        """The seed for a decision that is made now."""
        return self.seed + len(self._match.events)

    @property
    def hand_is_over(self) -> bool:
        """Whether the last hand has ended, and the next one is not dealt."""
        return bool(self._match.events) and self._match.to_move is None

    @property
    def keeps_undo(self) -> bool:
        """Whether there is often something to undo now, so that it deserves a button."""
        return self.is_practice or self._match.still_open > 0

    @property
    def last_decision(self) -> A | None:
        """The action that :meth:`undo` would undo; None if nothing in this hand may be undone."""
        place = self._place_of_decision()
        return None if place is None else seated(self.rules, self._match.hands[-1][1][place])[1]

    @property
    def was_decided(self) -> bool:
        """Whether a person chose the last action of this hand, rather than an opponent or the program."""
        return self._place_of_decision() == len(self._match.hands[-1][1]) - 1

    @property
    def still_open(self) -> tuple[A, ...]:
        """What has been said since the start that nobody else has learnt of, so that it may be withdrawn."""
        texts = self._match.hands[-1][1] if self._match.hands else ()
        begun = max(len(texts) - self._match.still_open, self._start)
        return tuple(seated(self.rules, text)[1] for text in texts[begun:])

    @property
    def trick_is_full(self) -> bool:
        """Whether a full trick lies on the table, or its last card is on the way."""
        return bool(self._untold) or self.rules.pause_action(self._match) is not None

    @property
    def has_person(self) -> bool:
        """Whether a person plays, not only opponents."""
        return self.levels[self.person] is None

    @property
    def hands_played(self) -> int:
        """How many hands have been dealt so far."""
        return len(self._match.hands)

    @property
    def may_hurry(self) -> bool:
        """Whether :meth:`hurry` is possible: nobody at the table has anything to decide in this hand."""
        is_running = bool(self._match.events) and (self._match.to_move is not None or bool(self._untold))
        if not is_running or self.hurries or self.is_left:
            return False
        humans = [seat for seat, level in enumerate(self.levels) if level is None]
        return not any(map(self._match.takes_part, humans)) or self.wins_the_rest

    @property
    def wins_the_rest(self) -> bool:
        """Whether the person at the table is to play, and certain to win all tricks left.

        Never where that would give something away: in a puzzle, or in a guided hand.
        """
        if self.phase is not Phase.DECIDE or self.levels.count(None) != 1:
            return False
        if self.marks.puzzle or self.marks.lesson or self.rules.only_card(self.view) is not None:
            return False
        return self.rules.sure_card(self.view) is not None

    @property
    def may_knock(self) -> bool:
        """Whether the person at the table may now knock instead of cutting the pack."""
        return self.phase is Phase.CUT and not self.is_left and self._match.may_knock

    @property
    def may_give_notice(self) -> bool:
        """Whether the person may now give notice that the match is to end soon, unless its end is agreed."""
        waits = (
            self.phase is Phase.HAND_OVER and self.has_person and not self.is_left and not self.marks.hands
        )
        return waits and self._match.may_give_notice

    def may(self, action: A) -> bool:
        """Whether the person at the table may do this now, even out of turn.

        Nothing can be done while a full trick lies there that is removed by itself.
        """
        return self.has_person and not self.is_left and not self._untold and action in self.view.legal

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

    # What may be taken back

    def _place_of_decision(self) -> int | None:
        """The index of the last decision of a person at the table among the actions of this hand."""
        return next(self._places_of_decisions(), None)

    def _places_of_decisions(self) -> Iterator[int]:
        """The indexes of the decisions that may be undone among the actions of this hand, the last first."""
        if not (self.has_person and self._match.events):
            return
        texts = self._match.hands[-1][1]
        start = self._start
        if not self.is_practice:
            start = max(start, len(texts) - max(self._match.still_open, int(self._is_slip)))
        for place in reversed(range(start, len(texts))):
            seat, action = seated(self.rules, texts[place])
            if self.levels[seat] is None and self._is_decision(seat, action, place):
                yield place

    @property
    def _start(self) -> int:
        """With how many actions the hand was put on the table; they stay."""
        return 0 if self.marks.again is None else self.marks.again.start

    def _match_at(self, place: int) -> M:
        """The match as it was after this many actions of this hand."""
        record = self._match.to_record()
        return self.rules.match.from_record(within_hand(record, len(record["hands"]), place))

    def _is_decision(self, seat: int, action: A, place: int) -> bool:
        """Whether a person chose an action; an automatic one would be repeated at once after an undo."""
        under = len(self._match.hands), self._options, self._plays_only_cards
        if under != self._decided_under:
            self._decided_under, self._decided = under, {}
        done = tuple(self._match.hands[-1][1][: place + 1])
        if done not in self._decided:
            self._decided[done] = self._was_chosen(seat, action, place)
        return self._decided[done]

    def _was_chosen(self, seat: int, action: A, place: int) -> bool:
        """The same, from the position before the action, which takes a while to set up."""
        if not self.rules.is_decision(action, lambda: self._match_at(place).view(seat), self._options):
            return False
        return not self._plays_only_cards or self.rules.only_card(self._match_at(place).view(seat)) != action

    # What the options of the person at the table let the program do

    @property
    def _options(self) -> Any:
        return self._settings.game(self.rules.options)

    @property
    def _plays_only_cards(self) -> bool:
        """Whether a card is played by itself if the person at the table can do nothing else."""
        is_match = not self.marks.is_aside and self.levels.count(None) == 1
        return self._settings.only_card_by_itself and is_match

    # What the person at the table learns

    def _seen(self) -> V:
        """What the person at the table may know now."""
        view: V = self._match.view(self.viewer)
        return view

    def _told(self, event: E) -> E:
        """An event as the person at the table learns of it."""
        return event.seen_by(self.viewer)
