"""Questions and messages on papers, which block everything else until they are answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from tartli_desktop.widgets.papers.free_place import Sight
from tartli_desktop.widgets.questions.question import Question

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from tartli_desktop.widgets.papers.table_paper import ModalPaper, Shade


def ask_over(dialog: QWidget, question: Question) -> QDialog:
    """Ask over a dialog, which waits; return the question's widget."""
    from tartli_desktop.widgets.questions.question_paper import QuestionPaper

    paper = QuestionPaper(question, dialog)
    paper.stand_alone()
    return paper


class Questions(QObject):
    """Lays questions on a window, each above whatever is open in it, and the last one above the others.

    Until a question is answered, it keeps keyboard and mouse from the rest of the window; afterwards the
    focus goes back to where it was. Papers are imported when one is laid, so that the program starts quickly.

    Args:
        window: the window that they lie on.

    Signals:
        held(is_held): a question blocks the window, or no longer does.
        freed: the last question is closed, and the widget with the focus before is gone.
        read_out(words): a question has appeared, and these words are for screen readers.
        moved: questions have moved, or their number has changed.
    """

    held = Signal(bool)
    freed = Signal()
    read_out = Signal(str)
    moved = Signal()
    shown = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        """The window that the questions lie on."""
        self.rooms: Callable[[], Sequence[QRect]] = lambda: (window.rect(),)
        """Where a question may lie: in the middle of the first area with room for all of it, or the last."""
        self.seen: Callable[[], Sight] = Sight
        """What questions should not hide if there is room beside it."""
        self.bright: Callable[[], QRect] = QRect
        """The area that stays bright while a question is open."""
        self._laid: list[tuple[ModalPaper, Shade]] = []
        self._before: QWidget | None = None
        """The widget that had the focus before the first question."""

    def ask(self, question: Question) -> QDialog:
        """Ask; if a dialog blocks this window, then above that dialog.

        Returns the question's widget, so that callers can wait for its end.
        """
        holding = QApplication.activeModalWidget()
        if holding is not None:
            return ask_over(holding, question)
        from tartli_desktop.widgets.questions.question_paper import QuestionPaper

        paper = QuestionPaper(question, self.window)
        self.lay_there(paper)
        return paper

    def lay_there(self, paper: ModalPaper) -> None:
        """Block the window with a paper that was made for it and not shown yet."""
        from tartli_desktop.widgets.papers.table_paper import Shade

        shade = Shade(self.window)
        paper.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        paper.finished.connect(lambda: self._take_away(paper))
        self._laid.append((paper, shade))
        if len(self._laid) == 1:
            self._before = self.window.focusWidget()
            self._application.focusChanged.connect(self._keep_keyboard)
            self.held.emit(True)
        self.lay()
        for widget in (shade, paper):
            widget.raise_()
            widget.show()
        self.shown.emit()
        self.read_out.emit(paper.spoken)

    @property
    def waiting(self) -> bool:
        """Whether a question is waiting for its answer."""
        return bool(self._laid)

    def lay(self) -> None:
        """Lay all questions out again after the window has changed its size."""
        for paper, shade in self._laid:
            shade.setGeometry(self.window.rect())
            shade.bright = self.bright()
            paper.seen = self.seen()
            for room in self.rooms():
                paper.lie_in(room)
                if paper.has_room:
                    break
        self.moved.emit()

    @property
    def places(self) -> list[QRect]:
        """The areas of the questions on the screen."""
        return [paper.place for paper, _ in self._laid]

    def _take_away(self, paper: ModalPaper) -> None:
        shade = next(shade for each, shade in self._laid if each is paper)
        shade.leave()
        self._laid.remove((paper, shade))
        self.moved.emit()
        if self._laid:
            self._laid[-1][0].take_keyboard()
            return
        self._application.focusChanged.disconnect(self._keep_keyboard)
        self.held.emit(False)
        before, self._before = self._before, None
        if before is not None and shiboken6.isValid(before) and before.isVisible() and before.isEnabled():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.freed.emit()

    def _keep_keyboard(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Take the focus back from widgets beneath, which have to wait."""
        if new is None or not self._laid or new.window() is not self.window:
            return
        paper = self._laid[-1][0]
        if new is not paper and not paper.isAncestorOf(new):
            paper.take_keyboard()

    @property
    def _application(self) -> QApplication:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        return application
