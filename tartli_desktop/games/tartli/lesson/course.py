"""The course of Tartli: its guided hands."""

from tartli_desktop.face.lesson.guided_hand import CourseOf

from .first_hand import TartliFirstHand, TartliGuide, TartliLessonSession

COURSE = CourseOf((TartliFirstHand(),), TartliGuide, TartliLessonSession)
