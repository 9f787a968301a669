"""Finding the place where a paper hides the least."""

from PySide6.QtCore import QPoint, QRect, QSize

from tartli_desktop.widgets.papers.free_place import Sight, least_hiding

ROOM = QRect(0, 0, 900, 600)
HAND = QRect(0, 400, 900, 200)
TURNED = QRect(100, 250, 150, 120)
CHARACTERS = [QRect(760, 10, 80, 100)]


def place(size: QSize, *seen: QRect) -> QRect:
    middle = QPoint((900 - size.width()) // 2, (600 - size.height()) // 2)
    return QRect(least_hiding(size, ROOM, middle, Sight(seen, CHARACTERS), 6), size)


def test_what_hides_nothing_lies_where_it_is_wished() -> None:
    assert place(QSize(300, 150), QRect(0, 500, 900, 100)).topLeft() == QPoint(300, 225)


def test_it_moves_as_little_as_it_must() -> None:
    assert place(QSize(300, 220), HAND).topLeft() == QPoint(300, 174)


def test_it_moves_aside_where_that_is_nearer() -> None:
    lies = place(QSize(460, 150), TURNED)
    assert lies.left() == TURNED.right() + 7
    assert lies.top() == 225


def test_what_is_too_large_to_hide_nothing_hides_the_least() -> None:
    lies = place(QSize(880, 450), HAND, TURNED)
    assert lies.top() == 0
    assert ROOM.contains(lies)


def test_what_is_larger_than_the_room_begins_where_that_does() -> None:
    assert place(QSize(1000, 700), HAND).topLeft() == QPoint(0, 0)


def test_people_are_hidden_rather_than_cards_and_neither_where_there_is_room() -> None:
    hand_and_trick = HAND, QRect(300, 150, 150, 250)
    assert place(QSize(440, 140), *hand_and_trick).intersects(CHARACTERS[0]) is False
    assert place(QSize(440, 380), *hand_and_trick).intersects(CHARACTERS[0])
