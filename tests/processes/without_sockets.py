"""Runs a program, and whatever it starts, so that the first socket kills it: without_sockets.py COMMAND ...

The kernel's own filter (seccomp) kills a process that asks for a socket of any family, with SIGSYS. Socket
pairs, by which the window speaks with the opponents' process, use another call.
"""

import ctypes
import os
import platform
import sys

SYSTEMS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""For each kind of machine, the kernel's numbers for the machine and for the call ``socket``."""
IO_URING_SETUP = 425
"""Another way to get a socket, with the same number everywhere."""

NO_NEW_PRIVILEGES, SECCOMP, FILTER = 38, 22, 2
LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06
NUMBER, MACHINE = 0, 4
ALLOW, KILL_PROCESS = 0x7FFF0000, 0x80000000


class Step(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_true", ctypes.c_uint8),
        ("if_false", ctypes.c_uint8),
        ("value", ctypes.c_uint32),
    )


class Filter(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("steps", ctypes.POINTER(Step)))


def forbid_sockets() -> None:
    """Forbid sockets from now on, without a way back. Raises OSError if the kernel does not support that."""
    machine, socket = SYSTEMS[platform.machine()]
    steps = (
        Step(LOAD, 0, 0, MACHINE),
        Step(EQUAL, 0, 4, machine),
        Step(LOAD, 0, 0, NUMBER),
        Step(EQUAL, 2, 0, IO_URING_SETUP),
        Step(EQUAL, 1, 0, socket),
        Step(RETURN, 0, 0, ALLOW),
        Step(RETURN, 0, 0, KILL_PROCESS),
    )
    program = Filter(len(steps), (Step * len(steps))(*steps))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(SECCOMP, FILTER, ctypes.byref(program)):
        raise OSError(ctypes.get_errno(), "the kernel does not filter calls")


if __name__ == "__main__":
    forbid_sockets()
    os.execvp(sys.argv[1], sys.argv[1:])
