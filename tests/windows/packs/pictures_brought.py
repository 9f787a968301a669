"""Pictures brought into the dialog of an own pack, and where they lie there."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tartli_desktop.windows.packs import pack_worker
from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog


def bring(qtbot: QtBot, dialog: OwnPackDialog, path: Path) -> None:
    dialog.bring_in([path])
    wait(qtbot, dialog)


def wait(qtbot: QtBot, dialog: OwnPackDialog) -> None:
    qtbot.waitUntil(lambda: not pack_worker.at_work)
    qtbot.waitUntil(dialog.folder_button.isVisible)


def shown(dialog: OwnPackDialog) -> dict[str, str]:
    """The name of the picture on each card that has one."""
    slots = dialog.placing.sheet.slots.items()
    return {face: slot.picture.name for face, slot in slots if slot.picture is not None}


def in_tray(dialog: OwnPackDialog) -> list[str]:
    return sorted(dialog.placing.tray.item(row).text() for row in range(dialog.placing.tray.count()))
