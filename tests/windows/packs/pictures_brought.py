"""Pictures brought into the dialog of an own pack, and where they lie there."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tartli_desktop.windows.packs.pack_dialog import OwnPackDialog


def bring(dialog: OwnPackDialog, path: Path) -> None:
    dialog.bring_in([path])
    # As a desktop does once the progress is no longer shown.
    dialog.activateWindow()
    QApplication.processEvents()


def shown(dialog: OwnPackDialog) -> dict[str, str]:
    """The name of the picture on each card that has one."""
    pictures = dialog.placing.sheet.pictures.items()
    return {face: picture.name for face, picture in pictures if picture is not None}


def in_tray(dialog: OwnPackDialog) -> list[str]:
    return sorted(dialog.placing.tray.item(row).text() for row in range(dialog.placing.tray.count()))
