"""The assignment of pictures to cards in a pack that is being made."""

from tartli_desktop.packs.pack_draft import StraightPicture
from tartli_desktop.packs.pack_kinds import PackKind


class Assignment:
    """The imported pictures, each assigned to a face of the pack or left over."""

    def __init__(self, kind: PackKind = PackKind.GERMAN) -> None:
        self.kind = kind
        self._pictures: dict[int, StraightPicture] = {}
        self._numbers: dict[str, int] = {}

    @property
    def pictures(self) -> dict[int, StraightPicture]:
        """All pictures by number, in the order of import."""
        return dict(self._pictures)

    @property
    def numbers(self) -> dict[str, int]:
        """The number of the picture for each face that has one."""
        return dict(self._numbers)

    def picture(self, number: int) -> StraightPicture:
        """The picture with this number."""
        return self._pictures[number]

    def picture_of(self, face: str) -> StraightPicture | None:
        """The picture assigned to a face."""
        number = self._numbers.get(face)
        return None if number is None else self._pictures[number]

    def face_of(self, number: int) -> str | None:
        """The face that a picture is assigned to."""
        return next((face for face, other in self._numbers.items() if other == number), None)

    def missing(self) -> list[str]:
        """The faces without a picture."""
        return [face for face in self.kind.faces if face not in self._numbers]

    def left_over(self) -> list[StraightPicture]:
        """The pictures assigned to no face."""
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
        """Import a picture, and assign it to the face in its name if that face has none."""
        self._pictures[picture.number] = picture
        if picture.face is not None:
            self._numbers.setdefault(picture.face, picture.number)

    def replace(self, picture: StraightPicture) -> None:
        """Put this picture, which has been turned, in place of the one with its number."""
        self._pictures[picture.number] = picture

    def put(self, number: int, face: str) -> None:
        """Assign a picture to a face. The picture there before takes its old place, or is left over."""
        came_from, there = self.face_of(number), self._numbers.get(face)
        if came_from is not None:
            del self._numbers[came_from]
            if there is not None:
                self._numbers[came_from] = there
        self._numbers[face] = number

    def take_away(self, face: str) -> None:
        """Take the picture of a face away, so that it is left over."""
        del self._numbers[face]
