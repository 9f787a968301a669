"""What Python keeps between hands has a limit: each cache without one says here why it stays small."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "tartli_desktop"

BOUNDED = {
    "characters/remarks._remarks_in": "one for each language",
    "chalk/strokes._deposit": "no arguments",
    "face/__init__._face_in": "one for each game",
    "game/registry._rules_in": "one for each game",
    "game/variant_base._kinds": "one for the rules of each game",
    "games/tartli/game._beaten_by": "four suits",
    "games/tartli/opponents/endgame/estimate.plain_worth": "8 ranks are held, another's or gone",
    "games/tartli/opponents/endgame/estimate.trump_worth": "8 ranks are held, another's or gone",
    "games/tartli/opponents/endgame/solver._discards": "8 ranks are held, another's or gone; 3 suits",
    "games/tartli/opponents/endgame/solver._leads": "256 sets of ranks in each of four suits",
    "games/tartli/opponents/endgame/solver._pairs": "8 ranks are held, another's or gone; 4 suits",
    "games/tartli/opponents/endgame/solver._ruffs": "256 sets of trumps and the points of a card",
    "games/tartli/opponents/simulation/rollout_policy.draw_chances": "one for each trick",
    "games/tartli/opponents/simulation/rollout_policy.hidden_share": "one for each trick",
    "games/tartli/opponents/simulation/rollout_policy.hopes_of": "256 sets of ranks in a suit",
    "games/tartli/opponents/simulation/rollout_policy.late_plan": "8 ranks held, another's or gone; 2 kinds",
    "games/tartli/puzzles/puzzle.puzzles": "no arguments",
    "games/tartli/rules/melds.sequences_in": "256 sets of ranks in each of four suits",
    "games/tartli/score/marks._new_signs": "the points of one game, in a few styles of writing",
    "games/ulti/opponents/search/open_cards._DIFFERENT": "8 ranks are held, another's or gone; 4 kinds",
    "games/ulti/opponents/search/open_cards._PACKED": "emptied when it has 50,000 results",
    "kit/puzzles/puzzle.puzzles_of": "one for each game",
    "kit/training/found_hands._hands_of": "one for each game",
    "looks/accessibility._made": "the program's few types of objects with interfaces of their own",
    "looks/accessibility.interfaces": "those that Qt has deleted are left out whenever one is added",
    "looks/colours._styles": "two names",
    "looks/colours._tool_tips_of_system": "no arguments",
    "looks/fonts._loaded": "the program's few font families",
    "looks/icons._drawing": "the program's icons",
    "looks/surfaces/textures.texture": "the program's textures",
    "settings/settings_file._types": "the types of the settings",
    "store/database/schema._made_by": "the program's own steps",
    "table/card_faces/corner_indices._outlines": "no arguments",
    "table/card_faces/corner_indices._path": "the outlines in one file of the program",
    "table/card_faces/corner_indices.suit_sign": "one for each suit of each kind of pack",
    "table/card_faces/corner_indices.suit_icon": "one for each suit of each kind of pack",
    "text/catalogues._spoken": "the catalogues of one language",
    "text/program_names._in_all_languages": "the program's own names; those of people are in a limited cache",
    "text/program_names._pattern_of": "the program's own titles in all languages",
    "text/program_names._translations": "one for each catalogue",
    "packs/pack_kinds._file_names": "one for each kind of pack",
    "widgets/labels/even_label._lines": "emptied when it has 1,000 texts",
}
"""Why each cache without a limit of its own stays small."""

_CONTAINERS = ("dict", "list", "set", "deque", "defaultdict", "Counter", "OrderedDict")


def caches() -> Iterator[str]:
    """Every function that keeps all its results, and every container that a module fills as it runs."""
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        name = path.relative_to(PACKAGE).with_suffix("").as_posix()
        for each in ast.walk(tree) if "cache" in source else ():
            if isinstance(each, ast.FunctionDef) and any(map(_keeps_all, each.decorator_list)):
                yield f"{name}.{each.name}"
        for statement in tree.body:
            yield from (f"{name}.{each}" for each in _filled_later(statement))


def _keeps_all(decorator: ast.expr) -> bool:
    text = ast.unparse(decorator)
    is_limited = "maxsize" in text and "None" not in text
    return text.split("(")[0].split(".")[-1] in ("cache", "lru_cache") and not is_limited


def _filled_later(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.Assign):
        targets, value = statement.targets, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        targets, value = [statement.target], statement.value
    else:
        return
    is_empty = isinstance(value, ast.Dict | ast.List) and not ast.unparse(value)[1:-1]
    is_made = isinstance(value, ast.Call) and ast.unparse(value.func).split(".")[-1] in _CONTAINERS
    if is_empty or (is_made and isinstance(value, ast.Call) and not value.args):
        yield from map(ast.unparse, targets)


def test_each_cache_without_a_limit_is_known_to_stay_small() -> None:
    assert set(caches()) == BOUNDED.keys()
    assert all(BOUNDED.values())
