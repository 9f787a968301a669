"""Checks PNG files before Qt reads them, since Qt prints warnings about damaged ones."""

import struct
import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def is_whole(content: bytes) -> bool:
    """Whether a PNG is complete and all its checksums fit."""
    place = len(_SIGNATURE)
    if not content.startswith(_SIGNATURE):
        return False
    kind = b""
    while kind != b"IEND" and len(content) >= place + 12:
        length, kind = struct.unpack_from(">I4s", content, place)
        end = place + 8 + length
        if (
            len(content) < end + 4
            or zlib.crc32(content[place + 4 : end]).to_bytes(4) != content[end : end + 4]
        ):
            return False
        place = end + 4
    return kind == b"IEND"
