"""How large and how clear the house is: ``make figures``.

    python -m tests.house_figures

Counts what :data:`WANTED` limits, as ``find … | xargs cat | wc -l`` counts lines, and names the worst places.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "tartli_desktop"
TESTS = ROOT / "tests"
TOY = TESTS / "games" / "toy"
GAMES = ("ulti", "tarokk")

WANTED = {
    "lines of the package": 101_874,
    "lines of tests": 78_020,
    "lines with Any": 131,
    "members of protocols": 160,
    "modules in the largest folder": 16,
    "lines of the longest class": 450,
    "lines of the longest function": 60,
    "equal lines of Ulti and Tarokk": 600,
    "lines of the toy game": 1_100,
}
"""What each figure is at most to be."""

ACCEPTED = "rollout"
"""The one function that may be longer: it plays a hand of Tartli out, in one piece for speed."""

RUN = 3
"""Equal lines count from so many in a row on."""


def modules(folder: Path) -> list[Path]:
    """The Python files below a folder, in order."""
    return sorted(folder.rglob("*.py"))


def lines_of(paths: Sequence[Path]) -> int:
    """The lines of all these files."""
    return sum(path.read_bytes().count(b"\n") for path in paths)


def lines_with_any() -> int:
    """How many lines of the package name ``Any``."""
    return sum(
        1 for path in modules(PACKAGE) for line in path.open(encoding="utf-8") if re.search(r"\bAny\b", line)
    )


def spans() -> Iterator[tuple[str, str, int, str]]:
    """Kind ("class" or "function"), name, lines and module of each class and function of the package."""
    for path in modules(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                kind = "class" if isinstance(node, ast.ClassDef) else "function"
                yield kind, node.name, (node.end_lineno or 0) - node.lineno + 1, str(path.relative_to(ROOT))


def members_of_protocols() -> Counter[str]:
    """How many members each protocol of the package has."""
    found: Counter[str] = Counter()
    for path in modules(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any("Protocol" in ast.unparse(base) for base in node.bases):
                members = (ast.FunctionDef, ast.AnnAssign, ast.Assign)
                found[node.name] += sum(isinstance(each, members) for each in node.body)
    return found


def folders() -> Counter[Path]:
    """How many modules lie directly in each folder of the package."""
    return Counter(path.parent.relative_to(ROOT) for path in modules(PACKAGE) if path.name != "__init__.py")


def equal_runs() -> dict[str, int]:
    """By file of Ulti, the lines that Tarokk has too in runs of :data:`RUN` and more, names folded."""
    ours, theirs = ({path: _folded(path) for path in modules(PACKAGE / "games" / game)} for game in GAMES)
    there = {tuple(lines[i : i + RUN]) for lines in theirs.values() for i in range(len(lines) - RUN + 1)}
    found: dict[str, int] = defaultdict(int)
    for path, lines in ours.items():
        equal: set[int] = set()
        for i in range(len(lines) - RUN + 1):
            if tuple(lines[i : i + RUN]) in there:
                equal |= set(range(i, i + RUN))
        if equal:
            found[str(path.relative_to(PACKAGE / "games"))] = len(equal)
    return found


def _folded(path: Path) -> list[str]:
    """The lines of a module without the blank ones, with the game's name folded."""
    text = re.sub("ulti|tarokk", "game", path.read_text(encoding="utf-8"), flags=re.IGNORECASE)
    return [line.strip() for line in text.splitlines() if line.strip()]


def main() -> None:
    """Print the figures, with what is wanted and the worst places."""
    protocols, many, equal = members_of_protocols(), folders(), equal_runs()
    long = sorted(spans(), key=lambda each: -each[2])
    classes = [each for each in long if each[0] == "class"]
    functions = [each for each in long if each[0] == "function" and each[1] != ACCEPTED]
    figures = {
        "lines of the package": lines_of(modules(PACKAGE)),
        "lines of tests": lines_of(modules(TESTS)),
        "lines with Any": lines_with_any(),
        "members of protocols": sum(protocols.values()),
        "modules in the largest folder": max(many.values()),
        "lines of the longest class": classes[0][2],
        "lines of the longest function": functions[0][2],
        "equal lines of Ulti and Tarokk": sum(equal.values()),
        "lines of the toy game": lines_of([path for path in modules(TOY) if "test_" not in path.name]),
    }
    for name, figure in figures.items():
        print(f"{name:32}{figure:9,}   wanted at most {WANTED[name]:,}")
    for kind, all_of in (("class", classes), ("function", functions)):
        over = [each for each in all_of if each[2] > WANTED[f"lines of the longest {kind}"]]
        print(
            f"\nToo long, {kind}: {', '.join(f'{name} {lines} ({place})' for _, name, lines, place in over)}"
        )
    crowded = [f"{folder} {count}" for folder, count in many.most_common() if count > 16]
    print(f"\nToo many modules: {', '.join(crowded)}")
    print(f"\nLargest protocols: {protocols.most_common(8)}")
    print(f"\nMost alike: {sorted(equal.items(), key=lambda each: -each[1])[:12]}")


if __name__ == "__main__":
    main()
