"""A screen reader for tests: a client of AT-SPI, like Orca, with a separate screen and buses.

It knows the program only by what is on the bus: objects with names, roles, states and actions, and
announcements. Linux only; it needs Xvfb, dbus-daemon and at-spi2-core.
"""

import contextlib
import os
import selectors
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from jeepney import DBusAddress, HeaderFields, MatchRule, Properties, new_method_call
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from tests.processes.system_tools import tool, x_screen

_Found = TypeVar("_Found")
_ROLES = {
    12: "dialog",
    23: "frame",
    29: "label",
    31: "list",
    32: "list item",
    33: "menu",
    34: "menu bar",
    35: "menu item",
    43: "push button",
}
_LEAVES = ("label", "list item", "menu bar", "push button")
"""Roles into which ``find`` does not look: all are empty but menus, which hold more than half of all."""
FOCUSED, FOCUSABLE, ENABLED, SELECTED, SHOWING, MODAL = 12, 11, 8, 23, 25, 16
"""Bits of the states, as the protocol numbers them."""
_LONGEST_PAUSE = 0.2
"""Seconds between two looks for something, at most."""
ANSWER_TIMEOUT = 60.0
"""Seconds to wait for something before giving up."""


class Desk:
    """A screen, a session bus and the bus for accessibility, for one program."""

    def __init__(self, scratch: Path) -> None:
        bus, launcher = tool("dbus-daemon"), tool("at-spi-bus-launcher")
        self._screen = contextlib.ExitStack()
        self._running: list[subprocess.Popen[bytes]] = []
        self._scratch = scratch
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "DBUS_", "WAYLAND_", "AT_SPI", "XDG_"))
        }
        self.environment |= {
            "HOME": str(scratch),
            "XDG_RUNTIME_DIR": str(scratch),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
        }
        self.environment["DISPLAY"] = self._screen.enter_context(x_screen("1280x900"))
        command = [bus, "--session", "--nofork", "--print-address=1"]
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._started_with_line(command)
        self.start([launcher, "--launch-immediately"])

    def start(self, command: list[str], **options: Any) -> subprocess.Popen[bytes]:
        """Start a program here; ``close`` ends it."""
        log = (self._scratch / "log").open("ab")
        options = {"stdout": log, "stderr": log} | options
        process = subprocess.Popen(command, env=self.environment, **options)
        self._running.append(process)
        log.close()
        return process

    def _started_with_line(self, command: list[str]) -> str:
        """Start a program, and read the line that it prints first."""
        process = self.start(command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            assert selector.select(ANSWER_TIMEOUT), f"{command[0]} says nothing"
        line = process.stdout.readline().decode().strip()
        process.stdout.close()
        return line

    def log(self) -> str:
        """The output of the programs."""
        return (self._scratch / "log").read_text(encoding="utf-8", errors="replace")

    def close(self) -> None:
        """End everything that was started, the last first."""
        for process in reversed(self._running):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self._screen.close()


@dataclass(frozen=True)
class Thing:
    """An accessible object: where it is on the bus."""

    bus: str
    path: str


class ScreenReader:
    """Reads what a program shows, does actions, and hears what is announced."""

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(bus=session_bus) as session:
            asked = new_method_call(
                DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress"
            )
            address = session.send_and_get_reply(asked, timeout=ANSWER_TIMEOUT).body[0]
        self._bus: DBusConnection = open_dbus_connection(bus=address)
        self.heard: list[str] = []
        """All announcements."""
        self.focused: list[Thing] = []
        """The objects that got the focus, in order."""
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self._signals: deque[Any] = deque()
        self._listening = self._bus.filter(rule, queue=self._signals)
        self._reply(message_bus.AddMatch(rule))
        registry = DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
        )
        for event in ("Object:Announcement:", "Object:StateChanged:Focused", "Object:PropertyChange:"):
            self._reply(new_method_call(registry, "RegisterEvent", "s", (event,)))

    def close(self) -> None:
        self._bus.close()

    # Listening

    def listen(self, seconds: float = 0.0) -> None:
        """Collect the announcements so far, and wait this long for more."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._bus.recv_messages(timeout=seconds)
                seconds = 0.0
        while self._signals:
            self._take(self._signals.popleft())

    def _take(self, message: Any) -> None:
        fields = message.header.fields
        if fields.get(HeaderFields.member) == "Announcement":
            self.heard.append(message.body[3][1])
        elif fields.get(HeaderFields.member) == "StateChanged" and message.body[:2] == ("focused", 1):
            self.focused.append(Thing(fields[HeaderFields.sender], fields[HeaderFields.path]))

    def until(self, found: Callable[[], _Found | None], what: str) -> _Found:
        """Return what ``found`` finds, as soon as it is there."""
        end, pause = time.monotonic() + ANSWER_TIMEOUT, 0.0
        while time.monotonic() < end:
            # Walking through a whole window keeps two processes busy.
            time.sleep(pause)
            pause = min(pause + 0.05, _LONGEST_PAUSE)
            self.listen(0.05)
            # An object may vanish while it is looked at.
            with contextlib.suppress(DBusErrorResponse):
                result = found()
                if result:
                    return result
        raise AssertionError(f"{what} did not come about; heard: {self.heard[-5:]}")

    # Reading

    def program(self) -> Thing | None:
        """The first program on the bus that shows a window."""
        root = Thing("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        return next((each for each in self.children(root) if self.children(each)), None)

    def children(self, thing: Thing) -> list[Thing]:
        return [Thing(bus, path) for bus, path in self._call(thing, "Accessible", "GetChildren")[0]]

    def parent(self, thing: Thing) -> Thing:
        return Thing(*self._property(thing, "Accessible", "Parent"))

    def name(self, thing: Thing) -> str:
        return str(self._property(thing, "Accessible", "Name"))

    def description(self, thing: Thing) -> str:
        return str(self._property(thing, "Accessible", "Description"))

    def role(self, thing: Thing) -> str:
        """The current role of an object; a new object may have taken the path of one that is gone."""
        number = self._call(thing, "Accessible", "GetRole")[0]
        return _ROLES.get(number) or str(self._call(thing, "Accessible", "GetRoleName")[0])

    def has(self, thing: Thing, state: int) -> bool:
        low, high = self._call(thing, "Accessible", "GetState")[0]
        return bool((low | high << 32) >> state & 1)

    def walk(self, thing: Thing) -> Iterator[Thing]:
        """Yield an object and all its descendants, in order."""
        yield thing
        for child in self.children(thing):
            # An object may vanish while it is looked at.
            with contextlib.suppress(DBusErrorResponse):
                yield from self.walk(child)

    def names(self, within: Thing, role: str | None = None) -> list[str]:
        """The names of all objects in it, in order; only those with this role, if one is given."""
        names = []
        for thing in self.walk(within):
            # An object may vanish while it is looked at.
            with contextlib.suppress(DBusErrorResponse):
                if role is None or self.role(thing) == role:
                    names.append(self.name(thing))
        return names

    def find(self, within: Thing, role: str, words: str) -> Thing | None:
        """The first visible object with this role and these words in its name, outside menus."""
        return self.find_each(within, (role, words))[0]

    def find_each(self, within: Thing, *wanted: tuple[str, str]) -> list[Thing | None]:
        """The same for each of these roles and words, found on one walk."""
        found: dict[tuple[str, str], Thing | None] = dict.fromkeys(wanted)
        for thing, its_role in self._walk_to_leaves(within):
            for role, words in wanted:
                # An object may vanish while it is looked at.
                with contextlib.suppress(DBusErrorResponse):
                    if role == its_role and not found[role, words] and self._is_seen(thing, words):
                        found[role, words] = thing
            if all(found.values()):
                break
        return [found[each] for each in wanted]

    def shows(self, thing: Thing, role: str, words: str) -> bool:
        """Whether the object is still there and visible, with this role and these words."""
        # An object may vanish while it is looked at.
        with contextlib.suppress(DBusErrorResponse):
            return self.role(thing) == role and self._is_seen(thing, words)
        return False

    def _is_seen(self, thing: Thing, words: str) -> bool:
        return words in self.name(thing) and self.has(thing, SHOWING)

    def _walk_to_leaves(self, thing: Thing) -> Iterator[tuple[Thing, str]]:
        """Like ``walk``, with the roles, but without descending into ``_LEAVES``."""
        role = self.role(thing)
        yield thing, role
        if role not in _LEAVES:
            for child in self.children(thing):
                with contextlib.suppress(DBusErrorResponse):
                    yield from self._walk_to_leaves(child)

    def find_hidden(self, within: Thing, role: str, words: str) -> Thing | None:
        """The first object with this role and these words in its name, even in a closed menu."""
        for each in self.walk(within):
            with contextlib.suppress(DBusErrorResponse):
                if self.role(each) == role and words in self.name(each):
                    return each
        return None

    # Doing

    def press(self, thing: Thing) -> None:
        """Do the object's press action."""
        actions = [entry[0] for entry in self._call(thing, "Action", "GetActions")[0]]
        self._call(thing, "Action", "DoAction", "i", (actions.index("Press"),))

    def press_when(self, found: Callable[[], Thing | None], what: str) -> None:
        """Press what is found, as soon as it can be used; look again if it vanishes before it is pressed."""

        def press() -> bool:
            thing = found()
            if thing is None or not self.has(thing, ENABLED):
                return False
            self.press(thing)
            return True

        self.until(press, what)

    def focus(self, thing: Thing) -> None:
        """Move the focus to an object."""
        self._call(thing, "Component", "GrabFocus")

    def _call(self, thing: Thing, interface: str, method: str, signature: str = "", body: Any = ()) -> Any:
        address = DBusAddress(thing.path, thing.bus, f"org.a11y.atspi.{interface}")
        message = (
            new_method_call(address, method, signature, body)
            if signature
            else new_method_call(address, method)
        )
        return self._reply(message)

    def _property(self, thing: Thing, interface: str, name: str) -> Any:
        address = DBusAddress(thing.path, thing.bus, f"org.a11y.atspi.{interface}")
        return self._reply(Properties(address).get(name))[0][1]

    def _reply(self, message: Any) -> Any:
        """The answer to a message; announcements that come meanwhile are kept."""
        return unwrap_msg(self._bus.send_and_get_reply(message, timeout=ANSWER_TIMEOUT))
