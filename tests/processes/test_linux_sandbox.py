"""Refusals by the kernel are counted at the end of a run."""

from tests.processes.linux_sandbox import refusals

MOUNTS = "Skipped: the kernel refuses mounts of a process's own (unshare: Operation not permitted)"


def test_what_the_kernel_refused_is_counted_by_kind() -> None:
    traces = "Skipped: the kernel refuses traces of calls ()"
    assert refusals([MOUNTS, traces, "Skipped: only Linux can do this to a process", MOUNTS]) == [
        "3 tests skipped because the kernel refuses what they need:",
        "  mounts of a process's own: 2",
        "  traces of calls: 1",
    ]
    assert refusals([MOUNTS])[0] == "1 test skipped because the kernel refuses what they need:"


def test_where_it_refused_nothing_nothing_is_told() -> None:
    assert refusals(["Skipped: there is no sound here"]) == []
