"""What the variants of all games do alike: check a field for each switch, and read and write them."""

from collections.abc import Collection, Mapping
from functools import cache
from reprlib import repr as short
from types import MappingProxyType, NoneType
from typing import ClassVar, Literal, Self, get_args, get_origin, get_type_hints

from msgspec import to_builtins

from .errors import RuleError, Sentence
from .json_types import JsonDict


class VariantError(RuleError):
    """A switch, or a value of one, that the rules do not know."""


class VariantBase:
    """The rules of a match; a game derives a frozen class from it, with a field for each switch."""

    __slots__ = ()

    rule: ClassVar[str]
    """The number of the rule about switches."""

    object_rule: ClassVar[str] = ""
    """The number of the rule that the switches are an object, if it is another one."""

    ranges: ClassVar[Mapping[str, tuple[int, int]]] = MappingProxyType({})
    """The lowest and the highest value of each switch that is a number."""

    may_lack: ClassVar[Collection[str]] = ()
    """The switches that came later: records lack those that have their default, so that old ones stay."""

    def __post_init__(self) -> None:
        """Check each switch. Raises VariantError."""
        variant: type = type(self)
        kinds = _kinds(variant)
        for switch, kind in kinds.items():
            value = getattr(self, switch)
            if kind is str and not isinstance(value, str):
                raise self.bad_value(switch, value, "a text")
            allowed = get_args(kind) if get_origin(kind) is Literal else (False, True) if kind is bool else ()
            if allowed and (type(value) is not type(allowed[0]) or value not in allowed):
                raise self.bad_value(switch, value, f"one of {', '.join(map(repr, allowed))}")
        for switch, (low, high) in self.ranges.items():
            value, may_be_none = getattr(self, switch), NoneType in get_args(kinds[switch])
            if value is None and may_be_none:
                continue
            if type(value) is not int or not low <= value <= high:
                or_null = ", or null" if may_be_none else ""
                raise self.bad_value(switch, value, f"a whole number from {low} to {high}{or_null}")

    def to_dict(self) -> JsonDict:
        """The switches by name, as a record keeps them."""
        variant: type = type(self)
        usual = variant()
        values = {name: getattr(self, name) for name in _kinds(variant)}
        switches = {
            name: value
            for name, value in values.items()
            if name not in self.may_lack or value != getattr(usual, name)
        }
        return {name: list(value) if isinstance(value, tuple) else value for name, value in switches.items()}

    @classmethod
    def from_dict(cls, switches: object) -> Self:
        """The variant of a record: its switches, except for those it may lack. Raises VariantError."""
        if not isinstance(switches, dict):
            raise VariantError(cls.object_rule or cls.rule, Sentence("the rules must be an object"))
        variant: type = cls
        names = _kinds(variant)
        missing = ", ".join(name for name in names if name not in switches and name not in cls.may_lack)
        if missing:
            raise VariantError(cls.rule, Sentence("the rules lack {names}", names=missing))
        unknown = ", ".join(short(key) for key in switches if key not in names)
        if unknown:
            raise VariantError(
                cls.rule, Sentence("perhaps a newer version knows these house rules: {names}", names=unknown)
            )
        return cls(**cls.read(switches))

    @classmethod
    def read(cls, switches: JsonDict) -> JsonDict:
        """The values of written switches; as they are, by default. Raises VariantError."""
        return switches

    @classmethod
    def bad_value(cls, switch: str, value: object, allowed: str) -> VariantError:
        """The exception for a value that a switch cannot have."""
        values: dict[str, str | int] = {"name": switch, "value": short(value), "allowed": allowed}
        return VariantError(cls.rule, Sentence("{name} is {value}; it must be {allowed}", **values))


@cache
def _kinds(variant: type) -> dict[str, object]:
    """The types of the switches by name."""
    kinds = get_type_hints(variant).items()
    return {name: kind for name, kind in kinds if get_origin(kind) is not ClassVar}


def written(variant: object) -> JsonDict:
    """A variant as records and the list of matches keep it: all its switches by name."""
    kept: JsonDict = variant.to_dict() if isinstance(variant, VariantBase) else to_builtins(variant)
    return kept
