"""Languages that tests speak are left again."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.windows.languages import english_again


@pytest.fixture
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    with english_again(qapp):
        yield
