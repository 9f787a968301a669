"""What a document of JSON is once it is read: its values have no types until somebody checks them."""

from collections.abc import Mapping
from typing import Any

Json = Mapping[str, Any]
"""An object of JSON, to be read."""

JsonDict = dict[str, Any]
"""An object of JSON, to be written."""
