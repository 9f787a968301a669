"""The copy of a database that is kept beside it before a migration."""

import itertools
import os
import sqlite3
from pathlib import Path

from tartli_desktop.files import durable

from . import schema


def keep(connection: sqlite3.Connection, path: Path) -> Path:
    """Keep a copy of the open database at ``path`` beside it, including its log, and return where it is.

    A copy that exists already, as after a kill during the migration, is not made again, and a file with other
    content stays as it is. Raises OSError or sqlite3.Error.
    """
    content = connection.serialize()
    name = f"{path.name}.version-{schema.version_of(connection)}"
    for number in itertools.count(1):
        kept_as = path.with_name(name if number == 1 else f"{name}-{number}")
        if not os.path.lexists(kept_as):
            break
        if kept_as.is_file() and kept_as.read_bytes() == content:
            return kept_as
    # Under another name first, so that a kill leaves no partial copy under a name that somebody may trust.
    making = path.with_name(path.name + ".copying")
    making.unlink(missing_ok=True)
    durable.create(making, content)
    os.rename(making, kept_as)
    durable.sync_folder(path.parent)
    return kept_as
