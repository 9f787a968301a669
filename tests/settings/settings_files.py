"""A file of settings as a test writes it, what was kept of it, and what was wrong with it."""

from pathlib import Path

from hypothesis import HealthCheck, settings

from tartli_desktop.settings.settings_file import Problem, load

in_one_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


def written(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def kept(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file != path}


def only_problem(path: Path) -> Problem:
    (problem,) = load(path).problems
    return problem
