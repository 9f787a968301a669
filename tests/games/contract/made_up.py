"""Values of actions for tests and pictures in which no coach need think."""

from collections.abc import Iterable
from typing import Any


def made_up(game: str, actions: Iterable[Any]) -> dict[Any, Any]:
    """Values of actions: the first is best, and each further one is worth less, more than for a coach."""
    from tartli_desktop.games.tarokk.opponents import worth as tarokk
    from tartli_desktop.games.tartli.opponents.value import Value
    from tartli_desktop.games.ulti.opponents import worth as ulti

    def worth(place: int) -> Any:
        points = -10.0 * place
        match game:
            case "tartli":
                return Value(points=points, win=0.5, worlds=0, error=0.0, place=place, worth=points)
            case "ulti":
                return ulti.Worth(points, 0.0, deals=(points, points))
        return tarokk.Worth((points, points))

    return {action: worth(place) for place, action in enumerate(dict.fromkeys(actions))}
