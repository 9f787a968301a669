"""Which card each picture of a pack in the making is put to."""

from __future__ import annotations

from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind


class Assignment:
    """The pictures that were brought in, each put to a face of the pack or left over."""

    def __init__(self, kind: PackKind = PackKind.GERMAN) -> None:
        self.kind = kind
        self._pictures: dict[int, StraightPicture] = {}
        self._numbers: dict[str, int] = {}

    @property
    def pictures(self) -> dict[int, StraightPicture]:
        """All pictures by number, in the order in which they came."""
        return dict(self._pictures)

    @property
    def numbers(self) -> dict[str, int]:
        """For each face that has a picture, its number."""
        return dict(self._numbers)

    def picture(self, number: int) -> StraightPicture:
        """A picture by its number."""
        return self._pictures[number]

    def picture_of(self, face: str) -> StraightPicture | None:
        """The picture that is put to a face."""
        number = self._numbers.get(face)
        return None if number is None else self._pictures[number]

    def face_of(self, number: int) -> str | None:
        """The face that a picture is put to."""
        return next((face for face, other in self._numbers.items() if other == number), None)

    def missing(self) -> list[str]:
        """The faces that have no picture."""
        return [face for face in self.kind.faces if face not in self._numbers]

    def left_over(self) -> list[StraightPicture]:
        """The pictures that are put to no face."""
        used = set(self._numbers.values())
        return [picture for number, picture in self._pictures.items() if number not in used]

    def named_alike(self) -> dict[str, list[StraightPicture]]:
        """The faces that several pictures are named after."""
        by_face: dict[str, list[StraightPicture]] = {}
        for picture in self._pictures.values():
            if picture.face is not None:
                by_face.setdefault(picture.face, []).append(picture)
        return {face: by_face[face] for face in self.kind.faces if len(by_face.get(face, ())) > 1}

    def add(self, picture: StraightPicture) -> None:
        """Bring a picture in, and put it to the face that its name says if that has none."""
        self._pictures[picture.number] = picture
        if picture.face is not None:
            self._numbers.setdefault(picture.face, picture.number)

    def replace(self, picture: StraightPicture) -> None:
        """Have this picture in place of the one with its number, which was turned."""
        self._pictures[picture.number] = picture

    def put(self, number: int, face: str) -> None:
        """Put a picture to a face. What was there takes its place, or is left over."""
        came_from, there = self.face_of(number), self._numbers.get(face)
        if came_from is not None:
            del self._numbers[came_from]
            if there is not None:
                self._numbers[came_from] = there
        self._numbers[face] = number

    def take_away(self, face: str) -> None:
        """Leave the picture of a face over."""
        del self._numbers[face]
