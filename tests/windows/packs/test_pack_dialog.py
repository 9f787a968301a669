"""A pack of the user's own: read without stopping the window, assigned to cards, kept whole."""

import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QProgressDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tartli_desktop.cards.german import CARDS, Card
from tartli_desktop.games.tartli.settings_pages import TartliPages
from tartli_desktop.packs import pack_draft
from tartli_desktop.packs.card_pictures import PictureFault
from tartli_desktop.packs.pack_kinds import PackKind
from tartli_desktop.packs.packs import OwnPack, own_packs, packs_folder
from tartli_desktop.packs.picture_sources import BadFile, PackRefused, SourceRefusal
from tartli_desktop.settings.settings import Settings
from tartli_desktop.widgets.dialogs import progress
from tartli_desktop.widgets.questions.question_paper import QuestionPaper
from tartli_desktop.windows.main_window import MainWindow
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog
from tartli_desktop.windows.packs.pack_words import faces_text, fault_text, refusal_text, unreadable_text
from tartli_desktop.windows.preferences.settings_dialog import SettingsDialog
from tests.windows.programs import Windows
from tests.windows.simulated_user import answer, asked, click, messages, the

from .pictures_brought import bring, in_tray, shown

KEY = Qt.Key
Drag = Callable[..., None]


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Four pictures: two named by their cards, one card again, and one without a meaning."""
    folder = tmp_path / "Grandfather’s cards"
    folder.mkdir()
    colours = {"HO": "#B8372B", "makk_ász": "#7A4B2A", "piros felső 2": "#3D5A80", "IMG_1": "#44703D"}
    for name, colour in colours.items():
        Image.new("RGB", (114, 178), colour).save(folder / f"{name}.png")
    return folder


@pytest.fixture
def read(qtbot: QtBot, dialog: OwnPackDialog, pictures: Path) -> OwnPackDialog:
    bring(dialog, pictures)
    return dialog


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        target = QApplication.focusWidget()
        assert target is not None
        qtbot.keyClick(target, key)


def spot(dialog: OwnPackDialog, name: str) -> QPoint:
    """The place of a picture in the tray, in viewport coordinates."""
    item = dialog.placing.tray.findItems(name, Qt.MatchFlag.MatchExactly)[0]
    return dialog.placing.tray.visualItemRect(item).center()


def cell(dialog: OwnPackDialog, face: str) -> tuple[QWidget, QPoint]:
    """The viewport of the sheet, and the place of a face in it."""
    sheet = dialog.placing.sheet
    return sheet.viewport(), sheet.visualItemRect(sheet.item_of(face)).center()


@pytest.fixture
def drag(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Drag:
    """Drags what is at a place of one widget to another."""

    def pull(source: QWidget, start: QPoint, target: QWidget, at: QPoint | None = None) -> None:
        def drop(carried: QDrag, *_: object) -> None:
            place, data, move = at or target.rect().center(), carried.mimeData(), Qt.DropAction.MoveAction
            for event in (QDragEnterEvent, QDropEvent):
                left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(target, event(place, move, data, left, none))

        monkeypatch.setattr(QDrag, "exec", drop)
        qtbot.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
        for far in (20, 40):
            qtbot.mouseMove(source, start + QPoint(0, far))
        qtbot.mouseRelease(source, Qt.MouseButton.LeftButton, pos=start + QPoint(0, 40))

    return pull


BY_NAME = {"HO": "HO.png", "AA": "makk_ász.png"}
LEFT_OVER = ["IMG_1.png", "piros felső 2.png"]


# Bringing pictures in


def test_pictures_go_to_the_cards_that_their_names_say(read: OwnPackDialog) -> None:
    assert shown(read) == BY_NAME
    assert in_tray(read) == LEFT_OVER
    assert read.name_line.text() == "Grandfather’s cards"


def test_where_few_are_missing_they_are_named(qtbot: QtBot, dialog: OwnPackDialog, pictures: Path) -> None:
    for face in PackKind.GERMAN.faces:
        if face not in ("HO", "HK", "B7", "back"):
            Image.new("RGB", (114, 178), "#44703D").save(pictures / f"{face}.png")
    bring(dialog, pictures)
    assert "Hearts: King; Bells: Seven; the back" in dialog.report.toPlainText()


def test_a_broken_picture_is_named(qtbot: QtBot, dialog: OwnPackDialog, pictures: Path) -> None:
    (pictures / "HK.png").write_bytes(b"\x89PNG no")
    bring(dialog, pictures)
    assert shown(dialog) == BY_NAME
    assert "Left out: HK.png (damaged)." in dialog.report.toPlainText()


@pytest.mark.parametrize("way", ["folder", "zip"])
def test_a_folder_or_zip_is_chosen_in_a_window(
    qtbot: QtBot, dialog: OwnPackDialog, pictures: Path, way: str
) -> None:
    chosen = pictures
    if way == "zip":
        chosen = pictures.parent / "pack.zip"
        with zipfile.ZipFile(chosen, "w") as archive:
            for file in pictures.iterdir():
                archive.write(file, file.name)
    click(qtbot, dialog.folder_button if way == "folder" else dialog.zip_button)
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    asked.fileSelected.emit(str(chosen))
    asked.close()
    assert shown(dialog) == BY_NAME


def test_a_folder_is_dropped_on_the_dialog(qtbot: QtBot, dialog: OwnPackDialog, pictures: Path) -> None:
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(pictures))])
    actions, buttons, keys = (
        Qt.DropAction.CopyAction | Qt.DropAction.MoveAction,
        Qt.MouseButton.LeftButton,
        # The file manager then proposes to move.
        Qt.KeyboardModifier.ShiftModifier,
    )
    drop = QDropEvent(QPointF(20, 20), actions, dropped, buttons, keys)
    assert drop.proposedAction() == Qt.DropAction.MoveAction
    dialog.dropEvent(drop)
    assert (drop.isAccepted(), drop.dropAction()) == (True, Qt.DropAction.CopyAction)
    qtbot.waitUntil(lambda: shown(dialog) == BY_NAME)


def test_a_picture_that_another_copy_of_the_program_carries_is_not_taken(read: OwnPackDialog) -> None:
    carried, left = QMimeData(), Qt.MouseButton.LeftButton
    carried.setData("application/x-tartli-picture-1", b"99")
    drop = QDropEvent(QPointF(9, 9), Qt.DropAction.MoveAction, carried, left, Qt.KeyboardModifier.NoModifier)
    for target in (read.placing.sheet.viewport(), read.placing.tray.viewport()):
        QApplication.sendEvent(target, drop)
    assert not drop.isAccepted()
    assert (shown(read), in_tray(read)) == (BY_NAME, LEFT_OVER)


def test_a_place_without_pictures_is_refused_in_words(
    qtbot: QtBot, dialog: OwnPackDialog, tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    bring(dialog, tmp_path / "empty")
    assert dialog.report.toPlainText() == "“empty” contains no PNG, JPEG or WebP picture."
    assert not dialog.keep_button.isEnabled()


class Gate:
    """Holds pictures back until the test lets them through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._open = threading.Semaphore(0)
        straighten = pack_draft.straighten

        def waiting(content: bytes) -> bytes:
            assert self._open.acquire(timeout=20)
            return straighten(content)

        monkeypatch.setattr(pack_draft, "straighten", waiting)

    def let_through(self, count: int) -> None:
        self._open.release(count)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.let_through(100)


def test_the_window_goes_on_while_pictures_are_read(
    qtbot: QtBot, gate: Gate, dialog: OwnPackDialog, pictures: Path
) -> None:
    told: list[str] = []

    def go_on() -> None:
        (shown_progress,) = dialog.findChildren(QProgressDialog)
        told.append(shown_progress.labelText())
        gate.let_through(4)

    QTimer.singleShot(2 * progress.SHOWN_AFTER, go_on)
    dialog.bring_in([pictures])
    assert len(told) == 1
    assert shown(dialog) == BY_NAME


def test_reading_is_stopped_and_what_was_read_stays(
    qtbot: QtBot, gate: Gate, dialog: OwnPackDialog, pictures: Path
) -> None:
    gate.let_through(1)

    def stop() -> None:
        (shown_progress,) = dialog.findChildren(QProgressDialog)
        the(shown_progress, QPushButton).click()
        assert shown_progress.wasCanceled()
        gate.let_through(1)

    QTimer.singleShot(2 * progress.SHOWN_AFTER, stop)
    dialog.bring_in([pictures])
    assert len(shown(dialog)) + len(in_tray(dialog)) in (1, 2)
    assert dialog.keep_button.isEnabled()


@pytest.mark.parametrize("how", ["cancel", "escape", "close", "delete"])
def test_leaving_leaves_nothing_behind(qtbot: QtBot, packs: Path, pictures: Path, how: str) -> None:
    dialog = OwnPackDialog(packs)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.bring_in([pictures])
    match how:
        case "cancel":
            click(qtbot, dialog.cancel_button)
        case "escape":
            qtbot.keyClick(dialog, KEY.Key_Escape)
        case "close":
            dialog.close()
        case "delete":
            dialog.deleteLater()
            qtbot.waitUntil(lambda: not shiboken6.isValid(dialog))
    if how != "delete":
        assert not dialog.isVisible()
        dialog.deleteLater()
    assert list(packs.iterdir()) == []


# Putting pictures to cards


def test_a_picture_is_put_to_its_card_by_keyboard(qtbot: QtBot, read: OwnPackDialog) -> None:
    read.placing.tray.setFocus()
    press(qtbot, KEY.Key_Home, KEY.Key_Return)
    assert "Picked up: IMG_1.png" in read.placing.hint.text()
    # The focus is on the first card without a picture, Seven of Acorns.
    press(qtbot, KEY.Key_Down, KEY.Key_Right, KEY.Key_Return)
    assert shown(read) == BY_NAME | {"L8": "IMG_1.png"}
    assert in_tray(read) == ["piros felső 2.png"]
    assert read.placing.hint.text().startswith("Drag")


def test_a_picture_is_moved_by_keyboard_and_taken_away(qtbot: QtBot, read: OwnPackDialog) -> None:
    read.placing.sheet.go_to("HO")
    press(qtbot, KEY.Key_Space, KEY.Key_Right, KEY.Key_Return)
    assert shown(read) == {"AA": "makk_ász.png", "HK": "HO.png"}
    press(qtbot, KEY.Key_Delete)
    assert shown(read) == {"AA": "makk_ász.png"}
    assert "HO.png" in in_tray(read)


def test_escape_puts_the_picture_back_and_only_then_leaves(qtbot: QtBot, read: OwnPackDialog) -> None:
    read.placing.sheet.go_to("HO")
    press(qtbot, KEY.Key_Return, KEY.Key_Escape)
    assert read.isVisible()
    press(qtbot, KEY.Key_Left, KEY.Key_Return)
    assert shown(read) == BY_NAME
    press(qtbot, KEY.Key_Escape)
    assert not read.isVisible()


def test_the_arrow_keys_reach_every_card_and_stay_within_the_sheet(qtbot: QtBot, read: OwnPackDialog) -> None:
    read.placing.sheet.go_to(PackKind.GERMAN.faces[0])
    reached = set()
    for _ in range(4):
        press(qtbot, *[KEY.Key_Left] * 9)
        for _ in range(10):
            reached.add(read.placing.sheet.current)
            press(qtbot, KEY.Key_Right)
        press(qtbot, KEY.Key_Down)
    assert reached == set(PackKind.GERMAN.faces)
    press(qtbot, KEY.Key_Home)
    assert read.placing.sheet.current == "A7"
    press(qtbot, KEY.Key_End)
    assert read.placing.sheet.current == "back"


def test_a_picture_is_put_to_its_card_by_two_clicks(qtbot: QtBot, read: OwnPackDialog) -> None:
    qtbot.mouseClick(read.placing.tray.viewport(), Qt.MouseButton.LeftButton, pos=spot(read, "IMG_1.png"))
    sheet, place = cell(read, "BX")
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=place)
    assert shown(read) == BY_NAME | {"BX": "IMG_1.png"}


def test_a_picture_is_dragged_from_the_tray_to_its_card(drag: Drag, read: OwnPackDialog) -> None:
    drag(read.placing.tray.viewport(), spot(read, "IMG_1.png"), *cell(read, "back"))
    assert shown(read) == BY_NAME | {"back": "IMG_1.png"}


def test_a_picture_dragged_to_a_card_that_has_one_puts_that_in_its_place(
    drag: Drag, read: OwnPackDialog
) -> None:
    drag(*cell(read, "HO"), *cell(read, "AA"))
    assert shown(read) == {"AA": "HO.png", "HO": "makk_ász.png"}
    drag(read.placing.tray.viewport(), spot(read, "piros felső 2.png"), *cell(read, "HO"))
    assert shown(read) == {"AA": "HO.png", "HO": "piros felső 2.png"}
    assert sorted(in_tray(read)) == ["IMG_1.png", "makk_ász.png"]


def test_a_picture_is_dragged_back_to_the_tray_or_nowhere(drag: Drag, read: OwnPackDialog) -> None:
    drag(*cell(read, "HO"), read.name_line)
    assert shown(read) == BY_NAME
    drag(*cell(read, "HO"), read.placing.tray.viewport())
    assert shown(read) == {"AA": "makk_ász.png"}


def test_a_picture_on_its_head_is_turned(qtbot: QtBot, dialog: OwnPackDialog, tmp_path: Path) -> None:
    card = Image.new("RGB", (114, 178), "#F5ECDA")
    card.paste("#B8372B", (20, 20, 94, 60))
    card.save(tmp_path / "HO.png")
    bring(dialog, tmp_path / "HO.png")
    dialog.placing.sheet.go_to("HO")
    sheet, middle = cell(dialog, "HO")
    quarter = QPoint(0, dialog.placing.sheet.rowHeight(2) // 4)
    before = sheet.grab().toImage().pixelColor(middle - quarter)
    click(qtbot, dialog.placing.turn_button)
    after = sheet.grab().toImage()
    assert after.pixelColor(middle + quarter) == before
    assert after.pixelColor(middle - quarter) != before


def test_every_slot_says_what_it_shows(read: OwnPackDialog) -> None:
    told = [
        read.placing.sheet.item_of(face).data(Qt.ItemDataRole.AccessibleTextRole) for face in ("HO", "BK")
    ]
    assert told == ["Over of Hearts, picture HO.png", "King of Bells, no picture: built-in face"]
    assert read.placing.sheet.spoken("back") == "the back, no picture: built-in face"


# Keeping and leaving


def test_a_pack_is_kept_and_said(qtbot: QtBot, read: OwnPackDialog, packs: Path) -> None:
    read.name_line.setText("My  pack\n")
    with qtbot.waitSignal(read.kept) as kept:
        click(qtbot, read.keep_button)
    assert kept.args == [OwnPack("own:my-pack", "My pack")]
    assert own_packs(packs) == (kept.args[0],)
    assert not read.isVisible()
    assert sorted(path.name for path in (packs / "my-pack").iterdir()) == ["AA.png", "HO.png", "pack.json"]
    assert [path.name for path in packs.iterdir()] == ["my-pack"]


def test_a_pack_that_cannot_be_kept_is_told_and_stays(
    qtbot: QtBot, read: OwnPackDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(pack_draft.durable, "create", full)
        click(qtbot, read.keep_button)
        assert "The disk is full" in asked(read).question.text
    answer(qtbot, read, "OK")
    assert shown(read) == BY_NAME
    with qtbot.waitSignal(read.kept):
        click(qtbot, read.keep_button)


def test_leaving_asks_when_pictures_were_put_by_hand(qtbot: QtBot, read: OwnPackDialog, packs: Path) -> None:
    read.placing.sheet.go_to("HO")
    press(qtbot, KEY.Key_Delete)
    click(qtbot, read.cancel_button)
    answer(qtbot, read, "Keep editing")
    assert read.isVisible()
    click(qtbot, read.cancel_button)
    answer(qtbot, read, "Discard")
    assert not read.isVisible()
    assert list(packs.iterdir()) == []


# In the settings, and at the table


def test_a_new_pack_is_played_with_at_once_and_removed_when_asked(
    qtbot: QtBot, window: MainWindow, pictures: Path
) -> None:
    before = window.area.faces.pixmap(Card.HO, 100).toImage()
    window.dialogs.open_settings()
    settings = the(window, SettingsDialog)
    choice = settings.pack_choice
    assert not choice.remove_button.isEnabled()
    click(qtbot, choice.add_button)
    dialog = the(settings, OwnPackDialog)
    bring(dialog, pictures)
    with qtbot.waitSignal(dialog.kept):
        click(qtbot, dialog.keep_button)
    assert settings.settings().pack == "own:grandfathers-cards"
    assert choice.buttons[choice.value()].accessibleName() == "Grandfather’s cards"
    assert window.area.faces.pixmap(Card.HO, 100).toImage() != before
    click(qtbot, choice.remove_button)
    answer_in(qtbot, settings, "Keep")
    assert settings.settings().pack == "own:grandfathers-cards"
    click(qtbot, choice.remove_button)
    answer_in(qtbot, settings, "Remove")
    assert settings.settings().pack == "tell"
    assert window.area.faces.pixmap(Card.HO, 100).toImage() == before
    assert len(choice.buttons) == 2
    settings.close()


def answer_in(qtbot: QtBot, settings: SettingsDialog, words: str) -> None:
    answer(qtbot, settings, words)
    qtbot.waitUntil(lambda: settings.findChild(QuestionPaper) is None)


def test_pictures_that_cannot_be_read_are_told_once(qtbot: QtBot, windows: Windows) -> None:
    folder = packs_folder(windows.paths) / "mine"
    folder.mkdir(parents=True)
    (folder / "pack.json").write_text('{"name": "Mine"}')
    for name in ("HO", "back"):
        (folder / f"{name}.png").write_bytes(b"nonsense")
    window = windows.open(pack="own:mine")
    window.begin()
    window.grab()
    qtbot.waitUntil(lambda: len(messages(window)) == 1)
    assert "“Mine”" in messages(window)[0]
    assert "Hearts: Over; the back" in messages(window)[0]
    answer(qtbot, window, "OK")
    window.resize(1100, 700)
    window.grab()
    QApplication.processEvents()
    assert messages(window) == []


def test_a_pack_that_is_gone_is_still_what_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = SettingsDialog(Settings(pack="own:gone"), packs_folder=tmp_path, game=TartliPages())
    qtbot.addWidget(dialog)
    assert dialog.pack_choice.value() == "own:gone"
    assert dialog.pack_choice.buttons["own:gone"].accessibleName() == "gone"


# Words


@pytest.mark.parametrize("fault", list(PictureFault))
def test_every_fault_has_words(fault: PictureFault) -> None:
    assert fault_text(BadFile("a\u202eb.png", fault)).startswith("a·b.png (")


@pytest.mark.parametrize("refusal", list(SourceRefusal))
def test_every_refusal_has_words(refusal: SourceRefusal) -> None:
    assert "“x”" in refusal_text(PackRefused(Path("/a/x"), refusal))


@pytest.mark.parametrize(
    ("kind", "faces", "brief", "all_of_a_suit"),
    [
        (PackKind.GERMAN, ["HK", "HO", "B7"], "Hearts: Over, King; Bells: Seven", "all eight"),
        (
            PackKind.TAROKK,
            ["XXI", "I", "SK", "CT"],
            "Tarokks: XXI, Pagát; Clubs: Ten; Spades: King",
            "all five",
        ),
    ],
)
def test_faces_are_named_in_brief(kind: PackKind, faces: list[str], brief: str, all_of_a_suit: str) -> None:
    assert faces_text(faces, kind) == brief
    assert faces_text(kind.faces, kind).count(all_of_a_suit) == 4
    assert "built-in cards" in unreadable_text("Mine", (*CARDS, None))
