"""The course of tarokk: its guided hands."""

from tartli_desktop.face.lesson.guided_hand import CourseOf

from .first_hand import TarokkFirstHand
from .guide import TarokkGuide, TarokkLessonSession

COURSE = CourseOf((TarokkFirstHand(),), TarokkGuide, TarokkLessonSession)
