"""The course of tarokk: its guided hands."""

from tartli_desktop.face.lesson.guided_hand import CourseOf

from .catching import Catching
from .cue_bid import CueBid
from .first_hand import TarokkFirstHand
from .guide import TarokkGuide, TarokkLessonSession
from .kontra import Kontra
from .partner import Partner
from .ultimo import Ultimo
from .yielded import Yielded

COURSE = CourseOf(
    (TarokkFirstHand(), Partner(), Kontra(), CueBid(), Yielded(), Catching(), Ultimo()),
    TarokkGuide,
    TarokkLessonSession,
)
