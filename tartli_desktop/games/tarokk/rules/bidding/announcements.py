"""The round of announcements: call, tarokks, bonuses and kontras (T8 to T10)."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from tartli_desktop.cards.tarokk import TAROKKS, Card, iterate
from tartli_desktop.game.errors import Refusal, refused
from tartli_desktop.games.tarokk.rules import actions
from tartli_desktop.games.tarokk.rules.actions import Action
from tartli_desktop.games.tarokk.rules.card_values import HONOURS
from tartli_desktop.games.tarokk.rules.sides import DECLARERS, Side, Sides, other
from tartli_desktop.games.tarokk.rules.talon import tarokks_in
from tartli_desktop.games.tarokk.rules.variant import Variant

_CALLABLE = TAROKKS & ~HONOURS
"""II to XX (T8.4)."""

_EMPTY_TURNS = 3
"""How many empty turns in a row end the round (T9.1)."""

_CALL_FIRST = refused("T9.2", "the declarer calls a partner first")
_CALLED = refused("T9.2", "a partner has been called already")
_TAROKKS_TWICE = refused("T9.3", "tarokks are declared once")
_TAROKKS_FIRST = refused("T9.3", "tarokks are declared at the beginning of a turn")
_TAROKKS_UNPROVED = refused("T22.9", "the partner declares tarokks only once that side is known")
_PAIS_TAROKKS = refused("T22.9", "a player who announces or says kontra also declares eight or nine tarokks")
_ULTIMO_DECLARE = refused("T9.4", "eight or nine tarokks are declared before Pagátultimó or its kontra")
_BONUS_TWICE = refused("T9.5", "this side has announced it already")
_ONE_TURN = refused("T9.7", "Double Game and Volát are not announced in one turn")
_AFTER_VOLAT = refused("T9.7", "Double Game is not announced after Volát")
_ONE_PLAYER = refused("T9.7", "no player announces both Double Game and Volát")
_OWES_TAROKKS = refused("T9.8", "this player owes Pagátultimó and declares the tarokks first")
_OWES_ULTIMO = refused("T9.8", "this player owes Pagátultimó")
_OWES_KONTRA = refused("T9.9", "the player who discarded the called tarokk must say kontra to the game")
_NOTHING = refused("T9.10", "there is nothing of that name to double")
_KONTRA_SIDE = refused("T9.10", "this kontra belongs to the other players")
_KONTRA_LEVEL = refused("T9.10", "the kontras go one after the other")
_UNPROVED = refused("T10.3", "this player would count as a friend of the others: a kontra first")
_PHASE = refused("T9.1", "the round of announcements is not over")


class Announcements(Struct, eq=False):
    """What was said after the discards, and who may say what next."""

    variant: Variant
    order: tuple[int, ...]
    """The active seats in turn from the declarer (T9.1)."""
    hands: tuple[int, ...]
    """The nine cards of each seat as masks."""
    discarded: tuple[int, ...]
    """The discards of each seat as masks."""
    forced: Card | None
    """The card that must be called (T8.2)."""
    debtor: int | None
    """The seat that owes pagátultimó (T9.8)."""
    to_speak: int | None
    """Whose turn it is; None when the round is over."""
    declared: tuple[int, ...]
    """How many tarokks each seat has declared, or 0."""
    _first_turns: tuple[int, ...]
    """The seats whose first turn is not over."""
    called: Card | None = None
    sides: Sides | None = None
    """The sides from the call on."""
    levels: dict[tuple[str, Side], int] = {}
    """The kontra level of each item by kind and owner, the game from the call on (T9.10)."""
    presumed: Side = DECLARERS
    """The side that an unproved seat counts as (T10.3)."""
    said: tuple[tuple[int, Action], ...] = ()
    """Every utterance in order, with the seat."""
    _this_turn: tuple[Action, ...] = ()
    _empty_turns: int = 0
    _by_player: frozenset[tuple[int, str]] = frozenset()
    """Who announced which bonus (T9.7)."""

    @classmethod
    def begun(
        cls,
        variant: Variant,
        order: tuple[int, ...],
        hands: tuple[int, ...],
        discarded: tuple[int, ...],
        forced: Card | None,
        debtor: int | None,
    ) -> Announcements:
        """The round before the call."""
        return cls(variant, order, hands, discarded, forced, debtor, order[0], (0,) * len(hands), order)

    def copy(self) -> Announcements:
        """An independent copy."""
        twin = copy(self)
        twin.levels, twin.sides = self.levels.copy(), copy(self.sides)
        return twin

    @property
    def over(self) -> bool:
        """Whether the play begins (T9.1)."""
        return self.to_speak is None

    @property
    def declarer(self) -> int:
        """The declarer."""
        return self.order[0]

    @property
    def turn_is_empty(self) -> bool:
        """Whether nothing has been said in this turn."""
        return not self._this_turn

    @property
    def others_discarded(self) -> bool:
        """Whether a seat other than the declarer has discarded a tarokk (T6.6)."""
        return any(tarokks_in(self.discarded[seat]) for seat in self.order[1:])

    @property
    def opens_first_turn(self) -> bool:
        """Whether a seat begins its first turn (T22.11)."""
        return self.to_speak in self._first_turns and not self._this_turn

    def has_begun(self, seat: int) -> bool:
        """Whether the first turn of a seat has begun (T22.11)."""
        return seat not in self._first_turns or seat == self.to_speak

    @property
    def discarder(self) -> int | None:
        """The seat other than the declarer that has discarded the called card (T8.5)."""
        if self.called is None:
            return None
        return next((seat for seat in self.order[1:] if self.discarded[seat] >> self.called & 1), None)

    def announced(self, bonus: str, side: Side) -> bool:
        """Whether a side has announced a bonus."""
        return (bonus, side) in self.levels

    # What is legal

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal action of the seat that speaks; none when the round is over."""
        if self.to_speak is None:
            return ()
        seat, sides = self.to_speak, self.sides
        legal: list[Action] = []
        if self._pass_refusal(seat) is None:
            legal.append(actions.PASS)
        if self._hides_tarokks(seat):
            declared = (actions.EIGHT, actions.NINE)
            legal += [each for each in declared if self._tarokks_refusal(seat, each.count) is None]
        if sides is None:
            calls = (actions.CALLS[card] for card in iterate(self._callable))
            legal += [each for each in calls if self._call_refusal(seat, each.card) is None]
            return tuple(legal)
        if self._side_refusal(seat) is None:
            legal += [each for each in actions.ANNOUNCEMENTS if self._bonus_refusal(seat, each.bonus) is None]
        highest = len(actions.KONTRAS)
        above = ((level + 1, item) for (item, _), level in self.levels.items() if level < highest)
        kontras = [actions.KONTRA_WORDS[each] for each in dict.fromkeys(above)]
        legal += [each for each in kontras if self._kontra_refusal(seat, each.level, each.item) is None]
        return tuple(legal)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat that speaks may not say something, or None; the first broken rule of T17.5."""
        seat = self.to_speak
        if seat is None:
            return _PHASE
        match action:
            case actions.Pass():
                return self._pass_refusal(seat)
            case actions.Announce(bonus):
                return self._bonus_refusal(seat, bonus)
            case actions.SayKontra(level, item):
                return self._kontra_refusal(seat, level, item)
            case actions.DeclareTarokks(count):
                return self._tarokks_refusal(seat, count)
            case actions.Call(card):
                return self._call_refusal(seat, card)
        return _PHASE

    def _pass_refusal(self, seat: int) -> Refusal | None:
        if self.sides is None:
            return _CALL_FIRST
        if seat in self._first_turns:
            if seat == self.debtor and not self.announced("ultimo", self.sides.of(seat)):
                return _OWES_TAROKKS if self._owes_tarokks(seat) else _OWES_ULTIMO
            if seat == self.discarder and not self.levels[actions.GAME, DECLARERS]:
                return _OWES_KONTRA
        speaks_up = any(isinstance(each, actions.Announce | actions.SayKontra) for each in self._this_turn)
        if self.variant.declarations == "pais" and speaks_up and self._hides_tarokks(seat):
            return _PAIS_TAROKKS
        return None

    def _tarokks_refusal(self, seat: int, count: int) -> Refusal | None:
        if tarokks_in(self.hands[seat]) != count:
            return refused("T9.3", "this player does not hold {count} tarokks", count=count)
        if self.declared[seat]:
            return _TAROKKS_TWICE
        match self.variant.declarations:
            case "free":
                return _TAROKKS_FIRST if self._this_turn else None
            case "bind":
                return self._side_refusal(seat)
        sides = self.sides
        hidden = sides is not None and sides.of(seat) == DECLARERS and sides.public[seat] is None
        return _TAROKKS_UNPROVED if hidden else None

    def _bonus_refusal(self, seat: int, bonus: str) -> Refusal | None:
        if self.sides is None:
            return _CALL_FIRST
        if bonus == "ultimo" and self._hides_tarokks(seat):
            return _ULTIMO_DECLARE
        side = self.sides.of(seat)
        if self.announced(bonus, side):
            return _BONUS_TWICE
        if bonus in ("double", "volat"):
            refusal = self._double_refusal(seat, side, bonus)
            if refusal is not None:
                return refusal
        return _OWES_TAROKKS if self._owes_tarokks(seat) else self._side_refusal(seat)

    def _double_refusal(self, seat: int, side: Side, bonus: str) -> Refusal | None:
        """Why a seat may not announce double or volát after the other of the two, or None (T9.7)."""
        fellow = "volat" if bonus == "double" else "double"
        together = self.variant.double_and_volat
        if together == "not_same_player" and (seat, fellow) in self._by_player:
            return _ONE_PLAYER
        if together == "not_same_turn" and any(
            isinstance(action, actions.Announce) and action.bonus == fellow for action in self._this_turn
        ):
            return _ONE_TURN
        return _AFTER_VOLAT if bonus == "double" and self.announced("volat", side) else None

    def _kontra_refusal(self, seat: int, level: int, item: str) -> Refusal | None:
        if self.sides is None:
            return _CALL_FIRST
        if item == "ultimo" and self._hides_tarokks(seat):
            return _ULTIMO_DECLARE
        if self._owes_tarokks(seat):
            return _OWES_TAROKKS
        side = self.sides.of(seat)
        owner = other(side) if level % 2 else side
        reached = self.levels.get((item, owner))
        if reached is None:
            return _KONTRA_SIDE if (item, other(owner)) in self.levels else _NOTHING
        return None if level == reached + 1 else _KONTRA_LEVEL

    def _call_refusal(self, seat: int, card: Card) -> Refusal | None:
        if self.called is not None:
            return _CALLED
        if self._owes_tarokks(seat):
            return _OWES_TAROKKS
        # T8.2 before T8.4 before T8.3 (T17.5)
        if self.forced is not None:
            if card == self.forced:
                return None
            return refused("T8.2", "{card} was promised and must be called", card=str(self.forced))
        if not _CALLABLE >> card & 1:
            return refused("T8.4", "only the tarokks from II to XX are called")
        if self.discarded[seat] >> card & 1:
            return refused("T8.4", "the declarer has discarded {card}", card=str(card))
        if card != Card.XX and self.hands[seat] >> card & 1:
            return refused("T8.4", "the declarer holds {card}", card=str(card))
        if not self._callable >> card & 1:
            return refused("T8.3", "{card} may not be called now", card=str(card))
        return None

    @property
    def _callable(self) -> int:
        """The cards that the declarer may call, as a mask (T8.2, T8.3)."""
        if self.forced is not None:
            return 1 << self.forced
        hand = self.hands[self.declarer]
        free, own = _CALLABLE & ~(hand | self.discarded[self.declarer]), hand & 1 << Card.XX
        any_card = self.variant.free_call and self.others_discarded and not self.variant.tells_in_turn
        return (free if any_card else free & -free) | own

    def _hides_tarokks(self, seat: int) -> bool:
        """Whether a seat has eight or nine tarokks and has not declared them (T9.4)."""
        return not self.declared[seat] and tarokks_in(self.hands[seat]) >= actions.EIGHT.count

    def _owes_tarokks(self, seat: int) -> bool:
        """Whether a seat that owes pagátultimó must declare its tarokks before anything else (T9.8)."""
        if seat != self.debtor or seat not in self._first_turns or self._this_turn:
            return False
        met = self.sides is not None and self.announced("ultimo", self.sides.of(seat))
        return not met and self._hides_tarokks(seat)

    def _side_refusal(self, seat: int) -> Refusal | None:
        """Why an unproved seat may not announce, or None: it would pass for the other side (T10.3)."""
        sides = self.sides
        # Before the call only the declarer speaks, whose side is proved (T10.1.1).
        if sides is None or sides.public[seat] is not None or sides.of(seat) == self.presumed:
            return None
        return _UNPROVED

    # What an action does

    def apply(self, action: Action) -> tuple[tuple[int, Side], ...]:
        """Carry out a legal action of the seat that speaks; return the sides that it proves (T10.1)."""
        seat = self.to_speak
        assert seat is not None
        self.said = (*self.said, (seat, action))
        if isinstance(action, actions.Pass):
            return self._close_turn(seat)
        self._this_turn = (*self._this_turn, action)
        match action:
            case actions.Call(card):
                return self._call(seat, card)
            case actions.DeclareTarokks(count):
                self.declared = tuple(
                    count if each == seat else known for each, known in enumerate(self.declared)
                )
                return self._bind(seat) if self.variant.declarations == "bind" else ()
            case actions.Announce(bonus):
                assert self.sides is not None
                self.levels[bonus, self.sides.of(seat)] = 0
                self._by_player |= {(seat, bonus)}
            case actions.SayKontra(level, item):
                assert self.sides is not None
                side = self.sides.of(seat)
                self.levels[item, other(side) if level % 2 else side] = level
        return self._bind(seat)

    def _call(self, declarer: int, card: Card) -> tuple[tuple[int, Side], ...]:
        self.called = card
        partner = next((seat for seat in self.order[1:] if self.hands[seat] >> card & 1), None)
        clean = not self.others_discarded and not self.variant.tells_in_turn
        certain = self.forced is not None or (card != Card.XX and clean)
        self.sides = Sides.begun(len(self.hands), self.order, declarer, card, partner, certain=certain)
        self.levels[actions.GAME, DECLARERS] = 0
        if self.forced is None or partner is None:
            return ()
        return self.sides.prove(partner)

    def _bind(self, seat: int) -> tuple[tuple[int, Side], ...]:
        """Record an utterance that shows the side of its seat (T10.1.3, T10.3)."""
        if self.sides is None:
            return ()
        self.presumed = self.sides.of(seat)
        return self.sides.prove(seat)

    def _close_turn(self, seat: int) -> tuple[tuple[int, Side], ...]:
        self._empty_turns = 0 if self._this_turn else self._empty_turns + 1
        self._this_turn = ()
        self._first_turns = tuple(other for other in self._first_turns if other != seat)
        if self._empty_turns == _EMPTY_TURNS:
            self.to_speak = None
            return ()
        following = self.order[(self.order.index(seat) + 1) % 4]
        self.to_speak = following
        sides = self.sides
        if following not in self._first_turns or sides is None:
            return ()
        proved: tuple[tuple[int, Side], ...] = ()
        if self.variant.tells_in_turn and following == self.order[-1]:
            clean = self.called != Card.XX and not self.others_discarded
            proved = sides.make_certain() if clean else ()
        if self.variant.tell_discarded_call and following == self.discarder:
            proved += sides.prove_all()
        return proved
