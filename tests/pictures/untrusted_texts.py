"""Looks for texts from strangers that are interpreted instead of shown, as
``python -m tests.pictures.untrusted_texts``.

Sets up every screen and dialog as for the pictures, with names, titles, rules and files that look like
markup, mnemonics or placeholders in a window title. Everything that shows them other than literally is
written to standard output, as JSON, together with the places where such texts were seen.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.fuzz_records import a_study
from tests.pictures import measuring
from tests.pictures.measuring import Asked, found_by, lay_out

MODULE = "tests.pictures.untrusted_texts"
MARK = "zzz"
"""Part of every text from a stranger, and of no other."""
FIRST = f'<img src="file:///tmp/{MARK}.png">'
SECOND = f"<b>&{MARK}</b> [*] \u05d0\u05d1\u05d2 %1"
TITLE = f'&lt;{MARK} <img src="file:///tmp/{MARK}.png"> &{MARK} [*]'
RULES = f'<img src="file:///tmp/{MARK}"> &{MARK} %2'
LONG_TITLE = f"{MARK} {'W' * 50}"
# Windows does not allow angle brackets in names.
FILES = (f"<img src={MARK}>.png" if os.name == "posix" else f"&lt;{MARK}&gt;.png", f"&{MARK} 100%p.png")
"""Names of pictures; no system allows slashes in names."""
FOLDER = f"<b>{MARK} %p&x" if os.name == "posix" else f"&lt;b&gt;{MARK} %p&x"
SCREENS = (
    *(
        "first-start",
        "first-start-of-several",
        "players",
        "new-player",
        "new-match",
        "house-rules",
        "draw-for-dealer",
        "cut",
        "own-lead",
    ),
    *("meld-dialog", "contest", "scored-melds", "scored-melds-dialog", "why-not", "may-go-out"),
    *("hint-late", "meld-reminder", "false-claim", "end-of-hand", "match-won", "taken-back"),
    *("played-again-over", "new-match-two", "curtain", "curtain-open", "settings"),
    *("matches", "statistics", "match-record", "how-to-play", "rule-of-a-refusal"),
    *("about", "crash", "own-pack", "deal-check", "refused-file", "known-file", "export-of-a-running-hand"),
    "listed-study",
    *("ulti-auction", "ulti-doubling", "ulti-trick", "ulti-open-hands", "ulti-balance", "ulti-statistics"),
    *("ulti-record", "tarokk-new-match", "tarokk-house-rules", "tarokk-announced", "tarokk-five"),
    *("tarokk-end-of-hand", "tarokk-review"),
)
"""Each kind of window and dialog; all its tabs and lists are checked, not only those in front."""


def run() -> dict[str, dict[str, list[str]]]:
    """Texts that were interpreted, and places where strangers' texts were seen, by screen."""
    return found_by(MODULE)


def measure(asked: Asked) -> dict[str, dict[str, list[str]]]:
    """The same, in this process, which has the screen."""
    from PySide6.QtWidgets import QApplication
    from screenshots.catalogue import PICTURES
    from screenshots.studio import open_studio

    studio = open_studio(asked.size)
    _call_everything_by_strange_names(studio)
    found: dict[str, dict[str, list[str]]] = {"wrong": {}, "seen": {}}
    for name, _ in measuring.screens(asked, SCREENS, PICTURES | _more_pictures(), studio):
        lay_out()
        texts = [text for top in QApplication.topLevelWidgets() for text in _texts_in(top)]
        if bad := sorted({f"{place}: {text}" for place, text, is_good in texts if not is_good}):
            found["wrong"][name] = bad
        found["seen"][name] = sorted({place for place, text, _ in texts if MARK in text})
    return found


# Checks


def _texts_in(top) -> Iterator[tuple[str, str, bool]]:
    """For every part of a window: its place, one of its texts, and whether that is shown literally."""
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    for widget in (top, *top.findChildren(QWidget)):
        if widget.window() is not top:
            continue
        place = f"{type(widget).__name__} in {type(top).__name__}"
        for kind, text in (
            ("tip", widget.toolTip()),
            ("what's this", widget.whatsThis()),
            ("status tip", widget.statusTip()),
        ):
            yield f"{kind} of {place}", text, _is_no_markup(text)
        title = widget.windowTitle()
        yield f"title of {place}", title, _has_no_lone(r"\[\*\]", title.replace("[*][*]", ""))
        for kind, text, is_good in _of_widget(widget):
            yield f"{kind} of {place}", text, is_good
    for action in top.findChildren(QAction):
        yield f"action in {type(top).__name__}", action.text(), _has_no_key_of_a_stranger(action.text())
        for text in (action.toolTip(), action.statusTip()):
            yield f"tip of an action in {type(top).__name__}", text, _is_no_markup(text)


def _of_widget(widget) -> Iterator[tuple[str, str, bool]]:
    from PySide6.QtWidgets import (
        QAbstractButton,
        QAbstractItemView,
        QComboBox,
        QGraphicsView,
        QGroupBox,
        QLabel,
        QMenu,
        QProgressBar,
        QTabWidget,
        QTextEdit,
    )

    match widget:
        case QLabel():
            yield "label", widget.text(), _is_shown_as_it_is(widget)
        case QAbstractButton():
            yield "button", widget.text(), _has_no_key_of_a_stranger(widget.text())
        case QGroupBox() | QMenu():
            yield "heading", widget.title(), _has_no_key_of_a_stranger(widget.title())
        case QTabWidget():
            for index in range(widget.count()):
                yield "tab", widget.tabText(index), _has_no_key_of_a_stranger(widget.tabText(index))
        case QProgressBar():
            yield "progress", widget.format(), not re.search(f"{MARK}.*%[pvm]", widget.format())
        case QTextEdit():
            yield "page", widget.toPlainText(), not any(_strange_things_in(widget.document()))
        case QComboBox():
            yield from _of_model(widget.model())
        case QAbstractItemView():
            yield from _of_model(widget.model())
        case QGraphicsView():
            for item in widget.scene().items() if widget.scene() else ():
                yield "tip of an item", item.toolTip(), _is_no_markup(item.toolTip())


def _of_model(model) -> Iterator[tuple[str, str, bool]]:
    """Every text of a model, in every role."""
    from PySide6.QtCore import QAbstractListModel, Qt

    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    tips = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.StatusTipRole)
    roles = [role for role in Qt.ItemDataRole if role < Qt.ItemDataRole.UserRole]
    for role in roles:
        kind = "tip of a cell" if role in tips else "cell"
        values = [
            model.data(model.index(row, column), role)
            for row in range(model.rowCount())
            for column in range(columns)
        ]
        values += [
            model.headerData(section, way, role)
            for way, count in (
                (Qt.Orientation.Horizontal, columns),
                (Qt.Orientation.Vertical, model.rowCount()),
            )
            for section in range(count)
        ]
        for value in values:
            if isinstance(value, str):
                yield kind, value, role not in tips or _is_no_markup(value)


def _is_no_markup(text: str) -> bool:
    from PySide6.QtGui import Qt

    return not Qt.mightBeRichText(text)


def _is_shown_as_it_is(label) -> bool:
    """Whether a label has plain text, or rich text of the program's own."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QTextDocument

    if label.textFormat() is Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setHtml(label.text())
        return not any(_strange_things_in(document))
    if label.buddy() is not None and not _has_no_key_of_a_stranger(label.text()):
        return False
    return label.textFormat() is Qt.TextFormat.PlainText or not label.text()


def _strange_things_in(document) -> Iterable[str]:
    """Things other than text that a stranger's text has put into a page: pictures and links."""
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            shape = parts.fragment().charFormat()
            if shape.isImageFormat() and MARK in shape.toImageFormat().name():
                yield shape.toImageFormat().name()
            if MARK in shape.anchorHref():
                yield shape.anchorHref()
            parts += 1
        block = block.next()


def _has_no_key_of_a_stranger(text: str) -> bool:
    return _has_no_lone(f"&{MARK}", text.replace("&&", ""))


def _has_no_lone(mark: str, text: str) -> bool:
    return MARK not in text or re.search(mark, text) is None


# Setup


def _call_everything_by_strange_names(studio) -> None:
    """Give matches, players, rules and the files of a pack names that a stranger might choose."""
    import msgspec
    from screenshots import own_cards

    from tartli_desktop.settings.people import People, Person
    from tartli_desktop.store.match_head import MatchHead
    from tartli_desktop.store.match_store import MatchStore
    from tartli_desktop.store.stored_match import StoredMatch
    from tartli_desktop.windows.new_match.new_match import NewMatch

    def strange(head: MatchHead, number: int) -> MatchHead:
        variant = dict(head.variant) | {"name": RULES}
        title = (TITLE, LONG_TITLE, FIRST)[number % 3]
        return msgspec.structs.replace(
            head, names=_strange_names(len(head.names)), title=title, variant=variant
        )

    create, add = MatchStore.create, MatchStore.add
    count = iter(range(10**6))

    def add_strange(store: MatchStore, stored: StoredMatch, **more: object) -> int:
        row = msgspec.structs.replace(stored.row, head=strange(stored.row.head, next(count)))
        return add(store, msgspec.structs.replace(stored, row=row), **more)

    MatchStore.create = lambda store, head, **more: create(store, strange(head, next(count)), **more)
    MatchStore.add = add_strange
    usual = studio.window
    studio.window = lambda **chosen: usual(
        **{
            "player_name": FIRST,
            "opponent_name": SECOND,
            "first_player": FIRST,
            "second_player": SECOND,
            **chosen,
        }
    )
    begun = NewMatch.__init__

    def strange_match(chosen, game, variant, level, names, *rest, **more) -> None:
        begun(chosen, game, variant, level, _strange_names(len(names)), *rest, **more)

    NewMatch.__init__ = strange_match
    add_person = People.add

    def add_strange_person(people: People, name: str, sign: str) -> Person:
        made = add_person(people, SECOND, sign)
        people.change(msgspec.structs.replace(people.everybody[0], name=FIRST))
        return made

    People.add = add_strange_person
    measuring.play_few_matches()
    measuring.think_briefly()
    measuring.weigh_at_once()
    paint = own_cards.paint_own_cards

    def paint_strange(folder: Path) -> None:
        paint(folder)
        (folder / "IMG_0017.jpg").rename(folder / FILES[0])
        (folder / "hearts_eight.png").rename(folder / f"hearts eight {FILES[1]}")

    own_cards.paint_own_cards = paint_strange


def _strange_names(players: int) -> tuple[str, ...]:
    return tuple((FIRST, SECOND)[seat % 2] for seat in range(players))


def _more_pictures() -> dict:
    """Screens without a picture, and those with messages about a file."""
    from screenshots.recorded import resumed
    from screenshots.setups.ulti_and_tarokk import tarokk, ulti

    from tartli_desktop.store import record_files
    from tartli_desktop.windows.matches.matches_dialog import MatchesDialog

    def refused_file(studio):
        window = resumed(studio, "match-won", hands=3)
        file = studio.folder() / f"{FOLDER}.tartli.json"
        file.write_text(json.dumps({"format": "tartli-match", "version": 1, FIRST: TITLE}), encoding="utf-8")
        window.matches.take_in([file])
        return window

    def known_file(studio):
        window = resumed(studio, "match-won", hands=3)
        file = studio.folder() / f"{FOLDER}.tartli.json"
        record_files.write(
            file, record_files.record_to_send(window.saving.store.load(window.on_table.match_id))
        )
        window.matches.take_in([file])
        window.matches.take_in([file])
        return window

    def listed_study(studio):
        window = resumed(studio, "match-won", hands=3)
        study = a_study("ulti", 1) | {"title": TITLE}
        window.saving.store.studies.save(None, study)
        window.dialogs.open_matches()
        return window

    def deal_check(studio):
        window = resumed(studio, "match-won", hands=3)
        window.dialogs.open_deal_check()
        return window

    def running_hand(studio):
        window = resumed(studio, "own-lead")
        window.dialogs.open_matches()
        window.findChild(MatchesDialog).export_button.click()
        return window

    def record_of(set_up):
        def looked_at(studio):
            window = set_up(studio)
            window.dialogs.open_matches()
            window.findChild(MatchesDialog).look_button.click()
            return window

        return looked_at

    return {
        "ulti-record": record_of(ulti(3)),
        "tarokk-record": record_of(tarokk(3)),
        "listed-study": listed_study,
        "deal-check": deal_check,
        "refused-file": refused_file,
        "known-file": known_file,
        "export-of-a-running-hand": running_hand,
    }


if __name__ == "__main__":
    measuring.main(MODULE, measure)
