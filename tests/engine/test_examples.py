"""The examples in the documentation of the engine are run."""

import doctest

import tartli_desktop.engine


def test_examples_of_the_package() -> None:
    found = doctest.testmod(tartli_desktop.engine, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0
