"""The course of Ulti: its guided hands."""

from tartli_desktop.face.lesson.guided_hand import CourseOf

from .first_hand import UltiFirstHand
from .guide import UltiGuide, UltiLessonSession

COURSE = CourseOf((UltiFirstHand(),), UltiGuide, UltiLessonSession)
