"""Studies as documents of JSON. Those that are read may come from strangers."""

from reprlib import repr as short
from typing import NoReturn

from msgspec.structs import replace

from tartli_desktop.files.long_work import Steps
from tartli_desktop.game.errors import RuleError, Sentence
from tartli_desktop.game.json_types import Json, JsonDict
from tartli_desktop.game.record import is_deeper, is_seat
from tartli_desktop.game.registry import games, rules_of
from tartli_desktop.game.rules import Rules
from tartli_desktop.game.variant_base import written

from .positions import Positions
from .study import (
    LONGEST_LINE,
    LONGEST_NOTE,
    MOST_STEPS,
    UNKNOWN,
    KnownCards,
    Node,
    Setup,
    Step,
    Study,
    StudyError,
)

FORMAT = "tartli-study"
VERSION = 1

_REQUIRED = ("format", "version", "game", "rules", "players", "first_dealer", "seat", "known", "steps")
_OPTIONAL = ("title", "talon", "knock", "before", "played_by", "note")
_STEP_KEYS = {"after", "step", "note"}

MOST_BEFORE = 500
"""The most hands of a match before the one that is studied."""

_LONGEST_TEXT = 400
_DEEPEST_BEFORE = 8


def is_study(document: object) -> bool:
    """Whether a document says that it is a study."""
    return isinstance(document, dict) and document.get("format") == FORMAT


# Writing


def write(study: Study) -> JsonDict:
    """A study as a document, ready for JSON; the main line of each node comes first."""
    setup = study.setup
    document: JsonDict = {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "title": study.title,
        "rules": written(setup.variant),
        "players": list(setup.players),
        "first_dealer": setup.first_dealer,
        "seat": setup.seat,
        "known": [_text(cards) for cards in setup.known],
    }
    extras: JsonDict = {
        "talon": _text(setup.talon),
        "knock": setup.knock,
        "before": list(setup.before),
        "played_by": list(study.played_by),
        "note": study.nodes[0].note,
    }
    return document | {key: value for key, value in extras.items() if value} | {"steps": _steps(study)}


def _text(cards: KnownCards) -> str:
    return " ".join(UNKNOWN if card is None else str(card) for card in cards)


def _steps(study: Study) -> list[JsonDict]:
    found: list[JsonDict] = []
    numbers = {0: 0}
    to_do = [*reversed(study.nodes[0].children)]
    while to_do:
        number = to_do.pop()
        node = study.nodes[number]
        numbers[number] = len(found) + 1
        note = {"note": node.note} if node.note else {}
        found.append({"after": numbers[node.parent], "step": str(node.step), **note})
        to_do += reversed(node.children)
    return found


# Reading


def read(document: object) -> Study:
    """The study of a document. Its lines are not played: see :func:`checking`.

    Raises StudyError, which says what is wrong at which step.
    """
    if not isinstance(document, dict):
        _refuse(0, Sentence("a study is an object"))
    _check_keys(document)
    rules = _rules(document)
    setup = _setup(document, rules)
    root = Node(note=_note(document, 0))
    study = Study(setup, _nodes(document["steps"], rules, len(setup.players), root), _line(document, "title"))
    return replace(study, played_by=_levels(document, rules, len(setup.players)))


def checking(study: Study) -> Steps[None]:
    """Play every line of a study, node by node.

    Raises StudyError for the first step that breaks a rule whatever the unknown cards are.
    """
    positions = Positions()
    # The deal itself may be impossible.
    positions.match_at(study, 0)
    for done, number in enumerate(study.nodes, 1):
        if not study.nodes[number].children:
            positions.match_at(study, number)
        yield done / len(study.nodes)


def _refuse(step: int, sentence: Sentence, rule: str = "") -> NoReturn:
    raise StudyError(step, rule, sentence)


def _check_keys(document: Json) -> None:
    if document.get("format") != FORMAT:
        _refuse(0, Sentence('the format is not "{format}"', format=FORMAT))
    if type(document.get("version")) is not int or document["version"] != VERSION:
        _refuse(0, Sentence("the version is not {version}", version=VERSION))
    for key in _REQUIRED:
        if key not in document:
            _refuse(0, Sentence('the key "{name}" is missing', name=key))
    for key in document:
        if key not in _REQUIRED + _OPTIONAL:
            _refuse(0, Sentence("the key {name} is unknown", name=short(key)))


def _rules(document: Json) -> Rules:
    name = document["game"]
    if not isinstance(name, str) or name not in games():
        _refuse(0, Sentence("no game has the name {name}", name=short(name)))
    return rules_of(name)


def _setup(document: Json, rules: Rules) -> Setup:
    form = rules.form
    try:
        variant = form.variant_from(document["rules"])
    except RuleError as error:
        raise StudyError(0, error.rule, error.message) from None
    seats = form.seats_of(variant)
    players = document["players"]
    if not isinstance(players, list) or len(players) != seats or not all(map(form.is_name, players)):
        _refuse(0, Sentence("players must be {count} names", count=seats))
    for key in ("first_dealer", "seat"):
        if not is_seat(document[key], seats):
            _refuse(0, Sentence("{name} must be a seat, 0 to {last}", name=key, last=seats - 1))
    known = document["known"]
    if not isinstance(known, list) or len(known) != seats:
        _refuse(0, Sentence("known must be {count} texts", count=seats))
    setup = Setup(
        rules.name,
        variant,
        tuple(players),
        document["first_dealer"],
        document["seat"],
        tuple(_cards(text, rules) for text in known),
        _cards(document.get("talon", ""), rules),
        _knock(document, rules),
        _before(document),
    )
    problem = setup.problem()
    if problem is not None:
        _refuse(0, problem, form.deck_rule)
    return setup


def _knock(document: Json, rules: Rules) -> bool:
    knock = document.get("knock", False)
    if type(knock) is not bool:
        _refuse(0, Sentence("{name} must be true", name="knock"), rules.form.knock_rule)
    return knock


def _cards(text: object, rules: Rules) -> KnownCards:
    cards = rules.form.cards
    if not isinstance(text, str) or len(text) > 4 * len(cards):
        _refuse(0, Sentence("known cards are a text of codes"))
    codes = text.split()
    for code in codes:
        if code != UNKNOWN and code not in cards:
            _refuse(0, Sentence("{code} is not a card", code=short(code)), rules.form.code_rule)
    return tuple(cards.get(code) for code in codes)


def _before(document: Json) -> tuple[Json, ...]:
    before = document.get("before", [])
    if not isinstance(before, list) or len(before) > MOST_BEFORE:
        _refuse(0, Sentence("before must be a list of at most {count} hands", count=MOST_BEFORE))
    if is_deeper(before, _DEEPEST_BEFORE):
        _refuse(0, Sentence("the document is nested deeper than {levels}", levels=_DEEPEST_BEFORE))
    return tuple(before)


def _line(document: Json, key: str) -> str:
    text = document.get(key, "")
    if not isinstance(text, str) or len(text) > _LONGEST_TEXT:
        _refuse(0, Sentence("{name} must be a text", name=key))
    return text


def _note(given: Json, step: int) -> str:
    text = given.get("note", "")
    if not isinstance(text, str) or len(text) > LONGEST_NOTE:
        _refuse(
            step,
            Sentence("{name} must be a text of at most {count} letters", name="note", count=LONGEST_NOTE),
        )
    return text


def _levels(document: Json, rules: Rules, seats: int) -> tuple[str | None, ...]:
    levels = document.get("played_by", [])
    if not isinstance(levels, list) or len(levels) not in (0, seats):
        _refuse(0, Sentence("played_by must have {count} levels", count=seats))
    for level in levels:
        if level is not None and (not isinstance(level, str) or level not in rules.opponents.levels):
            _refuse(0, Sentence("there is no level {name}", name=short(level)))
    return tuple(levels)


def _nodes(steps: object, rules: Rules, seats: int, root: Node) -> dict[int, Node]:
    if not isinstance(steps, list) or len(steps) > MOST_STEPS:
        _refuse(0, Sentence("steps must be a list of at most {count} steps", count=MOST_STEPS))
    depths = [0]
    children: list[list[int]] = [[]]
    nodes = {0: root}
    seen: set[tuple[int, Step]] = set()
    for number, given in enumerate(steps, 1):
        if not isinstance(given, dict) or not {"after", "step"} <= given.keys() <= _STEP_KEYS:
            _refuse(number, Sentence("a step has “after”, “step” and perhaps a note"))
        parent = given["after"]
        # Each step follows an earlier one, so that there are no circles.
        if not is_seat(parent, number):
            _refuse(number, Sentence("after must be the number of an earlier step"))
        depths.append(depths[parent] + 1)
        if depths[-1] > LONGEST_LINE:
            _refuse(number, Sentence("a line has at most {count} steps", count=LONGEST_LINE))
        try:
            step = Step.parse(given["step"], rules, seats)
        except RuleError as error:
            raise StudyError(number, error.rule, error.message) from None
        children[parent].append(number)
        children.append([])
        nodes[number] = Node(step, parent, note=_note(given, number))
        if (parent, step) in seen:
            _refuse(number, Sentence("the same step follows twice"))
        seen.add((parent, step))
    return {number: replace(node, children=tuple(children[number])) for number, node in nodes.items()}
