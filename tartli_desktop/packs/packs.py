"""The available packs of cards: those of the program, and the user's own in the data folder.

A user's pack is a folder of faces, ``packs/<folder>/HO.png`` and so on, with ``back.png`` and a ``pack.json``
that gives its kind. It may lack cards. ``pack_draft.Draft`` makes one.
"""

import contextlib
import errno
import os
import re
import shutil
import stat
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tartli_desktop.files.plain_files import content_of
from tartli_desktop.files.problems import StoreError, trouble_of_system
from tartli_desktop.files.user_paths import UserPaths
from tartli_desktop.settings.settings import OneLine

from .pack_kinds import PackKind

VERSION = 1

FOLDER_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""The valid names for the folder of a pack."""

SCRATCH = ".new-"
"""The prefix of a folder in which a pack is being made."""

DRAFT_LOCK = "in use"
"""The file in that folder that is locked as long as the pack is being made."""

REMOVED = ".removed-"
"""The prefix of a folder in which a pack is being removed."""

_LARGEST_JSON = 64 * 1024
_MOST_LISTED = 200


class PackNotKept(StoreError):  # noqa: N818 - named as the other errors of `problems`
    """A pack was not written, or not removed; the existing packs are unchanged."""

    what = "The pack of cards could not be kept"


class PackInfo(Struct, frozen=True):
    """The content of ``pack.json``."""

    name: OneLine
    version: Annotated[int, Meta(ge=1, le=999_999)] = VERSION
    kind: PackKind = PackKind.GERMAN


class OwnPack(Struct, frozen=True):
    """A pack of the user's own."""

    identifier: str
    """The identifier in the settings: ``own:my-pack``, or ``own-tarokk:my-pack``."""

    name: str


def packs_folder(paths: UserPaths) -> Path:
    """The folder of the user's own packs."""
    return paths.data / "packs"


def pack_folder(packs: Path, identifier: str) -> Path | None:
    """The folder of one of the user's own packs; None for any other identifier."""
    prefix = next((kind.own_prefix for kind in PackKind if identifier.startswith(kind.own_prefix)), None)
    name = identifier.removeprefix(prefix or "")
    return packs / name if prefix is not None and FOLDER_NAME.fullmatch(name) else None


def own_packs(packs: Path, kind: PackKind = PackKind.GERMAN) -> tuple[OwnPack, ...]:
    """The user's own packs of this kind, sorted by name. Raises nothing."""
    found: list[OwnPack] = []
    with contextlib.suppress(OSError), os.scandir(packs) as entries:
        for entry in entries:
            if len(found) < _MOST_LISTED and FOLDER_NAME.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    info = _info_of(Path(entry.path))
                    if entry.is_dir(follow_symlinks=False) and info.kind is kind:
                        found.append(OwnPack(kind.own_prefix + entry.name, info.name))
    return tuple(sorted(found, key=lambda pack: (pack.name.casefold(), pack.identifier)))


def pack_name(packs: Path, identifier: str) -> str:
    """The name of a pack. Raises nothing."""
    folder = pack_folder(packs, identifier)
    return identifier if folder is None else _info_of(folder).name


def _info_of(folder: Path) -> PackInfo:
    """The content of ``pack.json``; without a usable one, a German pack with the name of the folder."""
    try:
        info = msgspec.json.decode(content_of(folder / "pack.json", _LARGEST_JSON), type=PackInfo)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return PackInfo(folder.name)
    return msgspec.structs.replace(info, name=info.name.strip() or folder.name)


def remove(packs: Path, identifier: str) -> None:
    """Remove a pack for good. Raises PackNotKept."""
    folder = pack_folder(packs, identifier)
    if folder is None:
        raise ValueError(f"{identifier!r} is no pack of the user's own")
    try:
        if not stat.S_ISDIR(folder.lstat().st_mode):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        away = Path(tempfile.mkdtemp(prefix=REMOVED, dir=packs)) / folder.name
        folder.rename(away)
    except FileNotFoundError:
        return
    except OSError as error:
        raise PackNotKept(folder, trouble_of_system(error), error.strerror or "") from error
    shutil.rmtree(away.parent, ignore_errors=True)
