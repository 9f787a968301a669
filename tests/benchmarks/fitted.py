"""Write the fitted numbers that :mod:`tartli_desktop.fitted` reads."""

import json
from collections.abc import Mapping, Sequence

from tartli_desktop.fitted import file_beside

Numbers = Sequence[float | Sequence[float]]


def text_of(tables: Mapping[str, Numbers]) -> str:
    """The file's text: a row of numbers a line, so that a change shows which rows differ."""
    parts = []
    for name, rows in tables.items():
        lines = [json.dumps(row) for row in rows]
        nested = any(line.startswith("[") for line in lines)
        value = "[\n    " + ",\n    ".join(lines) + "\n  ]" if nested else f"[{', '.join(lines)}]"
        parts.append(f'  "{name}": {value}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(module: str, tables: Mapping[str, Numbers]) -> None:
    """Write the numbers of a module, given by its ``__file__``."""
    file_beside(module).write_text(text_of(tables), encoding="utf-8")
