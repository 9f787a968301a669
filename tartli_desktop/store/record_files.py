"""Matches and studies in separate files, to keep and to send. What is read may come from strangers."""
# ruff: noqa: N818 - the errors are named for what happened, like those of the store.

import errno
import itertools
import json
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from reprlib import repr as brief
from typing import Any, NoReturn, cast

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from tartli_desktop.cards import sealed_deal
from tartli_desktop.cards.sealed_deal import ProofFault
from tartli_desktop.duel.code import duel_of
from tartli_desktop.duel.deals import PERSON, is_of, table
from tartli_desktop.files import durable
from tartli_desktop.files.long_work import Steps, at_once
from tartli_desktop.files.plain_files import content_of
from tartli_desktop.files.problems import Trouble, trouble_of_system
from tartli_desktop.game.errors import RecordError, Sentence
from tartli_desktop.game.json_types import JsonDict
from tartli_desktop.game.match import Match
from tartli_desktop.game.record import HEAD_NOTES, is_deeper
from tartli_desktop.game.registry import games, rules_of_format, rules_of_record
from tartli_desktop.game.rules import Rules, StoredResult
from tartli_desktop.store import note_marks
from tartli_desktop.store.document_store import in_list
from tartli_desktop.store.match_store import MatchStore
from tartli_desktop.store.stored_match import StoredMatch, new_stored, without_last_hand
from tartli_desktop.study.document import FORMAT as STUDY_FORMAT
from tartli_desktop.study.document import VERSION as STUDY_VERSION
from tartli_desktop.study.document import checking
from tartli_desktop.study.document import read as read_study
from tartli_desktop.study.document import write as write_study
from tartli_desktop.study.study import Study, StudyError
from tartli_desktop.text.placeholders import fill
from tartli_desktop.text.titles import said, title_of_text
from tartli_desktop.text.typed_names import one_line, short
from tartli_desktop.to_translate import to_translate

ENDING = ".tartli.json"
"""The ending of the names of these files."""

LARGEST = 4 * 1024 * 1024
"""The largest size of a file, in bytes. A match of 5000 hands is smaller."""

DEEPEST = 16
"""How deep lists and objects may be nested in a document."""

_LARGEST_PROOF = 4096
_DEEPEST_PROOF = DEEPEST - 3
"""Three levels enclose a proof: the document, its hands and the hand."""

_MOST_PARTS = 200_000
"""The most lists and objects in a file: small ones take a hundred times as much room as their text."""

_PERSON = 0
"""The seat of the person, the only one who may cut after the check number has been shown."""
_OWN_PROOF = {"sha256", "salt", "cut"}
_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*]+')

_PROOF_FAULTS = {
    ProofFault.NO_CHECK_NUMBER: Sentence(
        "the deal proof lacks a SHA-256, a salt in hexadecimal digits or a cut"
    ),
    ProofFault.OTHER_DECK: Sentence("the check number does not fit the deck"),
}
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class _Marks(Struct):
    """What distinguishes the file of a match or a study from others, whatever else stands in it."""

    format: str
    version: Any = UNSET
    game: object = ""


class RecordFileError(Exception):
    """A file is not a valid match; ``str()`` says why in English, :meth:`said` in any language.

    Attributes:
        path: the file.
        why: a reason in English that stands in the sentence; empty if the sentence needs none.
    """

    def __init__(self, path: Path, sentence: str, *places: int | str, why: str = "") -> None:
        super().__init__(path, sentence, *places, why)
        self.path = path
        self.why = why
        self._sentence = sentence
        self._places = places

    def said(self, translate: Callable[[str, str], str], why: str) -> str:
        """The sentence in the words of ``translate``, with the reason in that language."""
        return fill(translate("MatchFiles", self._sentence), self.path, *self._places, why)

    def __str__(self) -> str:
        return self.said(to_translate, self.why)


class NotRead(RecordFileError):
    """The file could not be read."""

    def __init__(self, path: Path, trouble: Trouble) -> None:
        super().__init__(path, to_translate("MatchFiles", "%1 cannot be read. %2"), why=trouble.value)
        self.trouble = trouble


class TooLarge(RecordFileError):
    """The file has more than LARGEST bytes."""

    def __init__(self, path: Path) -> None:
        sentence = to_translate("MatchFiles", "%1 is too large for a match. The limit is %2 MB.")
        super().__init__(path, sentence, LARGEST // 1024**2)


class NotAMatch(StrEnum):
    """What a file is if it is not the file of a match; the value says so in English, with what to do."""

    FOLDER = to_translate("MatchFiles", "%1 is a folder, not a match file. Choose a file in it.")
    EMPTY = to_translate(
        "MatchFiles",
        "%1 is empty and contains no match. Ask the sender for it again, or choose another file.",
    )
    CUT = to_translate(
        "MatchFiles",
        "%1 is a match file, but it is damaged or cut off. Copy it again, or ask the sender for it again.",
    )
    NEWER = to_translate(
        "MatchFiles", "%1 was written by a newer version of Tartli. Install that version to open it."
    )
    STUDY = to_translate("MatchFiles", "%1 is a study, not a match. Import it to open it.")
    OTHER = to_translate(
        "MatchFiles",
        "%1 is not a match file. Choose one that was exported from Tartli; its name ends in .tartli.json.",
    )


class NoMatch(RecordFileError):
    """The file is not a match, or is damaged; ``what`` says which."""

    def __init__(self, path: Path, what: NotAMatch) -> None:
        super().__init__(path, what.value)
        self.what = what


class Broken(RecordFileError):
    """The document breaks a rule of its game; ``error`` says which and where."""

    def __init__(self, path: Path, game: str, error: RecordError) -> None:
        why = short(error.message)
        if error.hand:
            sentence = to_translate(
                "MatchFiles", "%1 breaks the rules of the game: hand %2, action %3, rule %4. (%5)"
            )
            super().__init__(path, sentence, error.hand, error.action, error.rule, why=why)
        else:
            sentence = to_translate("MatchFiles", "%1 is not a match that Tartli can read. (%2)")
            super().__init__(path, sentence, why=why)
        self.game = game
        self.error = error


class BrokenStudy(RecordFileError):
    """The document breaks a rule of its game, or of studies; ``error`` says which and where."""

    def __init__(self, path: Path, game: str, error: StudyError) -> None:
        why = short(error.message)
        if error.step and error.rule:
            sentence = to_translate("MatchFiles", "%1 breaks the rules of the game: step %2, rule %3. (%4)")
            super().__init__(path, sentence, error.step, error.rule, why=why)
        else:
            sentence = to_translate("MatchFiles", "%1 is not a study that Tartli can read. (%2)")
            super().__init__(path, sentence, why=why)
        self.game = game
        self.error = error


class ReadStudy(Struct, frozen=True):
    """A study that was read, with every line played."""

    study: Study


class ReadMatch(Struct, frozen=True):
    """A match that was read, with every action replayed."""

    match: Match

    game: str
    """The name of its game."""

    results: tuple[StoredResult, ...] = ()
    """The result of each finished hand."""

    numbers: tuple[tuple[int, str], ...] = ()
    """The check numbers that some hands, counted from 1, have; they fit the cards that were dealt.

    Only somebody who noted a check number before the deal can tell that it existed then.
    """


class KeptMatch(Struct, frozen=True):
    """A match or a study from a file that is in the store now."""

    match_id: int
    """The number of the match; for a study what ``in_list`` makes of its number."""

    is_new: bool
    """False if the store had it before."""


# Reading


def read(path: Path) -> ReadMatch:
    """Read a match and replay it. Raises a RecordFileError."""
    found = at_once(reading(path))
    if isinstance(found, ReadStudy):
        raise NoMatch(path, NotAMatch.STUDY)
    return found


def reading(path: Path) -> Steps[ReadMatch | ReadStudy]:
    """Read a match or a study in small steps, and play all that is in it. Raises a RecordFileError."""
    return reading_of(_bytes_of(path), path)


def reading_of(data: bytes, path: Path) -> Steps[ReadMatch | ReadStudy]:
    """Read what has come in another way than in a file like a file; the path names where it comes from."""
    if len(data) > LARGEST:
        raise TooLarge(path)
    try:
        if _marks(data).format == STUDY_FORMAT:
            return (yield from _parsing_study(data))
        return (yield from parsing(data))
    except StudyError as error:
        what = _instead(data) if error.step == 0 else None
        if what is not None:
            raise NoMatch(path, what) from None
        raise BrokenStudy(path, str(_marks(data).game), error) from None
    except RecordError as error:
        what = _instead(data) if error.hand == 0 else None
        if what is not None:
            raise NoMatch(path, what) from None
        raise Broken(path, _rules_in(data).name, error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NoMatch(path, _instead(data) or NotAMatch.CUT) from None


def _rules_in(data: bytes) -> Rules:
    """The rules of the game of a match. Raises msgspec.DecodeError if it is not a match of a known game."""
    marks = _marks(data)
    rules = rules_of_format(marks.format)
    if rules is None:
        raise msgspec.ValidationError(f"no game has the format {brief(marks.format)}")
    return rules


def _marks(data: bytes) -> _Marks:
    return msgspec.json.decode(data.removeprefix(_BYTE_ORDER_MARK), type=_Marks)


def _instead(data: bytes) -> NotAMatch | None:
    """What these bytes are if they are not a match at all; None for a match that breaks a rule."""
    if not data.strip():
        return NotAMatch.EMPTY
    try:
        marks = _marks(data)
    except msgspec.ValidationError:
        return NotAMatch.OTHER
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        formats = (STUDY_FORMAT, *(f"{name}-match" for name in games()))
        is_ours = any(f'"{each}"'.encode() in data for each in formats)
        return NotAMatch.CUT if is_ours else NotAMatch.OTHER
    rules = rules_of_format(marks.format)
    if rules is None and marks.format != STUDY_FORMAT:
        return NotAMatch.OTHER
    newest = STUDY_VERSION if rules is None else rules.form.version
    if isinstance(marks.version, int) and marks.version > newest:
        return NotAMatch.NEWER
    return None


def parsed(data: bytes) -> ReadMatch:
    """Decode a match and replay it; raises what :func:`parsing` raises."""
    return at_once(parsing(data))


def parsing(data: bytes) -> Steps[ReadMatch]:
    """Decode a match and replay it, hand by hand.

    Raises RecordError for a match that breaks the rules, and msgspec.DecodeError, UnicodeDecodeError or
    RecursionError for data that is not a document of a known game.
    """
    rules = _rules_in(data)
    document: JsonDict = _decoded(data)
    yield 0.0
    twice = _repeated_key(data)
    if twice is not None:
        raise RecordError(0, 0, rules.form.rule, twice)
    yield 0.0
    _check_notes(rules, 0, document)
    _, marks = note_marks.without_marks(document.get("note", ""))
    results, numbers = [], []
    replay = rules.match.replaying(_on_one_line(rules, document))
    match = next(replay)
    hands = document["hands"]
    for number, hand in enumerate(hands, 1):
        _check_notes(rules, number, hand)
    cutter = match.cutter
    for number, hand in enumerate(hands, 1):
        yield number / len(hands)
        next(replay)
        # Of two people either may cut, and a replayed deal may be played from another seat.
        may_be_cut = marks.two or marks.practice or cutter == _PERSON
        check_number = _checked(rules, number, hand, may_be_cut=may_be_cut)
        if check_number is not None:
            numbers.append((number, check_number))
        if match.to_move is None:
            results.append(rules.hand_result(match))
        cutter = match.cutter
    return ReadMatch(match, rules.name, tuple(results), tuple(numbers))


def _parsing_study(data: bytes) -> Steps[ReadStudy]:
    """Decode a study and play all its lines. Raises StudyError, and for data what ``parsing`` raises."""
    document = _decoded(data)
    yield 0.0
    twice = _repeated_key(data)
    if twice is not None:
        raise StudyError(0, "", twice)
    study = read_study(document)
    yield from checking(study)
    return ReadStudy(replace(study, title=one_line(study.title)))


def _decoded(data: bytes) -> JsonDict:
    """The document in a file. Raises what :func:`parsing` raises for data."""
    if sum(map(data.count, (b"[", b"{"))) > _MOST_PARTS:
        raise msgspec.ValidationError("there are too many lists and objects in it")
    return cast(JsonDict, msgspec.json.decode(data.removeprefix(_BYTE_ORDER_MARK)))


def _on_one_line(rules: Rules, document: JsonDict) -> JsonDict:
    """A document with names and titles on one line, since they go on slates, buttons and title bars."""
    lines: JsonDict = {name: one_line(document[name]) for name in ("title", "date") if name in document}
    players = document.get("players")
    if isinstance(players, list) and len(players) in rules.form.seats:
        lines["players"] = [
            one_line(name) or chr(ord("A") + seat) if isinstance(name, str) else name
            for seat, name in enumerate(players)
        ]
    variant = document.get(rules.form.variant)
    if isinstance(variant, dict) and isinstance(name := variant.get("name"), str):
        lines[rules.form.variant] = variant | {"name": one_line(name)}
    return document | lines


def _repeated_key(data: bytes) -> Sentence | None:
    """What is wrong if a key is repeated in an object: readers could see different matches."""
    twice: list[str] = []

    def once(pairs: list[tuple[str, object]]) -> None:
        if len({key for key, _ in pairs}) < len(pairs):
            twice.append(next(key for place, (key, _) in enumerate(pairs) if key in dict(pairs[:place])))

    def number(text: str) -> None:
        """Skip a number: its value does not matter, and one of a million digits would take long."""

    data = data.removeprefix(_BYTE_ORDER_MARK)
    json.loads(data, object_pairs_hook=once, parse_int=number, parse_float=number)
    return Sentence("the key {name} is there twice", name=brief(twice[0])) if twice else None


def _check_notes(rules: Rules, number: int, part: object) -> None:
    """Raise RecordError for a note that is no text, or a large proof, in a hand; 0 is the head."""
    if not isinstance(part, dict):
        return
    for key in HEAD_NOTES:
        if not isinstance(part.get(key, ""), str):
            raise RecordError(number, 0, rules.form.rule, Sentence("{name} must be a text", name=key))
    proof = part.get("deal_proof")
    if is_deeper(proof, _DEEPEST_PROOF):
        sentence = Sentence("the document is nested deeper than {levels}", levels=DEEPEST)
        raise RecordError(number, 0, rules.form.rule, sentence)
    if len(msgspec.json.encode(proof)) > _LARGEST_PROOF:
        sentence = Sentence("deal_proof has more than {bytes} bytes", bytes=_LARGEST_PROOF)
        raise RecordError(number, 0, rules.form.rule, sentence)


def _checked(rules: Rules, number: int, hand: JsonDict, *, may_be_cut: bool) -> str | None:
    """The check number of a hand, if it has one that this program can check.

    Raises RecordError for a wrong check number, and for a cut where nobody could have cut.
    """
    proof = hand.get("deal_proof")
    if not isinstance(proof, dict) or proof.keys() != _OWN_PROOF:
        return None

    def refuse(message: str) -> NoReturn:
        raise RecordError(number, 0, rules.form.rule, message)

    try:
        checked = msgspec.convert(proof, sealed_deal.DealProof)
    except msgspec.ValidationError:
        refuse(_PROOF_FAULTS[ProofFault.NO_CHECK_NUMBER])
    fault = sealed_deal.fault_of(checked, hand["deck"])
    if fault is not None:
        refuse(_PROOF_FAULTS[fault])
    if checked.cut and not may_be_cut:
        refuse(Sentence("the program cut before the check number was made, so cut must be 0"))
    return checked.sha256


def _bytes_of(path: Path) -> bytes:
    try:
        return content_of(path, LARGEST)
    except FileNotFoundError:
        raise RecordFileError(path, to_translate("MatchFiles", "File not found: %1.")) from None
    except IsADirectoryError:
        raise NoMatch(path, NotAMatch.FOLDER) from None
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise TooLarge(path) from None
        if error.errno == errno.ENXIO:
            raise NoMatch(path, NotAMatch.OTHER) from None
        raise NotRead(path, trouble_of_system(error)) from None
    except ValueError:
        # A file name with a NUL in it.
        raise NotRead(path, Trouble.OTHER) from None


# Keeping what was read


def keep_study(store: MatchStore, read: ReadStudy) -> KeptMatch:
    """Add a study that was read to the store, unless the store has it. Raises a StoreError."""
    document = write_study(read.study)
    found = store.studies.same_as(document)
    number = store.studies.save(None, document) if found is None else found
    if found is None:
        store.studies.release(number)
    return KeptMatch(in_list(number), is_new=found is None)


def keep(store: MatchStore, read: ReadMatch, *, human_seat: int, level: str) -> KeptMatch:
    """Add a match that was read to the store, marked as imported, unless the store has it.

    Raises a StoreError.
    """
    match = read.match
    record = match.to_record()
    found = store.same_as(record)
    if found is not None:
        return KeptMatch(found, is_new=False)
    extras: dict[str, str] = {name: match.notes[name] for name in match.notes if name != "title"}
    note, marks = note_marks.without_marks(extras.pop("note", ""))
    levels: Sequence[str | None] = ()
    if (duel := duel_of(marks.duel)) is not None and is_of(duel, match):
        # It goes on against those against whom it was begun, who answer as they would have done.
        others = table(duel)
        human_seat, levels, extras["seed"] = PERSON, others.levels, str(others.seed)
        marks = replace(marks, characters=others.ids)
    else:
        marks = replace(marks, duel="")
    extras |= replace(marks, imported=True).to_extras() | ({"note": note} if note else {})
    title = match.notes.get("title", "")
    level = "" if marks.two else level
    stored = new_stored(match, title=title, human_seat=human_seat, level=level, levels=levels, extras=extras)
    match_id = store.add(stored, results=read.results)
    store.release(match_id)
    return KeptMatch(match_id, is_new=True)


# Writing


def has_running_hand(stored: StoredMatch) -> bool:
    """Whether the last hand may be unfinished, so that a file would show hidden cards."""
    if stored.row.finished or not stored.record["hands"]:
        return False
    try:
        rules = rules_of_record(stored.record)
        return stored.broken_at is not None or rules.match.from_record(stored.record).to_move is not None
    except RecordError:
        return True


def without_running_hand(stored: StoredMatch) -> StoredMatch:
    """A match without its last hand, if that may be unfinished."""
    if not has_running_hand(stored):
        return stored
    return without_last_hand(stored)


def record_to_send(stored: StoredMatch) -> JsonDict:
    """The record of a stored match with its title and date."""
    row = stored.row
    notes = {
        "title": said(title_of_text(row.head.title)),
        "date": stored.extras.get("date") or _day(row.created),
    }
    notes["note"] = note_marks.with_marks(stored.extras.get("note", ""), stored.marks)
    return stored.record | {name: text for name, text in notes.items() if text}


def _day(moment: datetime) -> str:
    """The day of a moment by the player's clock."""
    return moment.astimezone().date().isoformat()


def text_of(record: JsonDict) -> bytes:
    """A record, or a study, as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def file_name(title: str, begun: datetime | None = None, *, ending: str = ENDING) -> str:
    """A name, valid on every system, for the file of a match begun at a moment, or of a study."""
    name = _NOT_IN_NAMES.sub(
        " ", f"{'' if begun is None else _day(begun)} {one_line(title).replace('/', '-')}"
    )
    return " ".join(name.split()).rstrip(". ") + ending


def write(path: Path, document: JsonDict) -> None:
    """Write a record or a study to this file, replacing it. Raises OSError, and the old file stays."""
    durable.replace(path, text_of(document))


def write_into(folder: Path, name: str, document: JsonDict) -> Path:
    """Write a record or a study into a folder, under this name or a free one. Raises OSError."""
    for number in itertools.count(1):
        path = folder / (name if number == 1 else name.removesuffix(ENDING) + f" ({number}){ENDING}")
        try:
            durable.create(path, text_of(document))
        except FileExistsError:
            continue
        return path
    raise AssertionError
