"""The Latin letters on keyboards of other scripts: a key that types "р" in Russian stands for H.

Where a layout has no Latin letters, as in Russian, Ukrainian, Serbian or Greek, keys stand for what an
English keyboard has in the same place.
"""

import sys
import unicodedata

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent

_ROWS = ((16, "QWERTYUIOP[]"), (30, "ASDFGHJKL;'`"), (44, "ZXCVBNM,./"))
"""The keys from left to right, with the code that Linux gives the first of each row."""
_BY_SCAN_CODE = {8 + first + place: sign for first, row in _ROWS for place, sign in enumerate(row)}
_MAC_CODES = (*range(10), *range(11, 18), 31, 32, 34, 35, 37, 38, 40, 45, 46)
_ON_A_MAC = dict(zip(_MAC_CODES, "ASDFHGZXCVBQWERYTOUIPLJKNM", strict=True))
"""Letters by the code that macOS gives their keys."""
_GERMAN_ROW = {("Y", "З"): "Z", ("Z", "Ѕ"): "Y"}
"""Serbian has the Latin letters of a German keyboard: the key in the place, and what it types there."""


def latin_key(event: QKeyEvent) -> QKeyCombination:
    """The key with its modifiers; for a key of another script, the Latin one in its place."""
    latin = _latin(event)
    if not latin:
        return event.keyCombination()
    return QKeyCombination(event.modifiers(), Qt.Key(ord(latin)))


def latin_text(event: QKeyEvent) -> str:
    """What a key types; for a letter of another script, the Latin one in its place."""
    latin = _latin(event)
    is_capital = event.text() == event.text().upper()
    return event.text() if not latin or not event.text() else latin if is_capital else latin.lower()


def _latin(event: QKeyEvent) -> str:
    """The capital or sign in the place of a key whose letter is not Latin; empty for other keys."""
    key = event.key()
    letter = chr(key) if key < Qt.Key.Key_Escape else ""
    if not letter.isalpha() or "LATIN" in unicodedata.name(letter, "LATIN"):
        return ""
    if sys.platform == "win32":
        code = event.nativeVirtualKey()
        return chr(code) if ord("A") <= code <= ord("Z") else ""
    if sys.platform == "darwin":
        sign = _ON_A_MAC.get(event.nativeVirtualKey(), "")
    else:
        sign = _BY_SCAN_CODE.get(event.nativeScanCode(), "")
    return _GERMAN_ROW.get((sign, letter), sign)
