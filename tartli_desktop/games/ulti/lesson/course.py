"""The course of Ulti: its guided hands."""

from tartli_desktop.face.lesson.guided_hand import CourseOf

from .betli import Betli
from .defending import Defending
from .doubling import Doubling
from .first_hand import UltiFirstHand
from .forty_hundred import FortyHundred
from .guide import UltiGuide, UltiLessonSession

COURSE = CourseOf(
    (UltiFirstHand(), Betli(), FortyHundred(), Defending(), Doubling()), UltiGuide, UltiLessonSession
)
