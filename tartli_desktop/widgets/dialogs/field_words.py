"""The words of a form's fields, from a text file as :mod:`tartli_desktop.widgets.pages.rule_book` reads it.

``# title`` begins a group, ``## {#name} label`` a field. Under it stand a sentence that explains it, the
options of a choice, ``- option``, or ``- **option** sentence`` if each has its own; and why the field has no
effect at present, ``{#barred} sentence``.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from tartli_desktop.widgets.dialogs.forms import Labels
from tartli_desktop.widgets.pages.rule_book import plain_texts


def field_words(
    game: str, name: str, values: Mapping[str, object] = MappingProxyType({})
) -> dict[str, dict[str, Labels]]:
    """What the fields say in the current language, by their names, in groups by their titles.

    Args:
        game: the folder, such as ``"ulti"``.
        name: the file, such as ``"switches"``.
        values: what is filled in.
    """
    groups: dict[str, dict[str, Labels]] = {}
    group: dict[str, Labels] = {}
    field = ""
    for kind, anchor, text in plain_texts(game, name, values):
        if kind == "chapter":
            group = groups[text] = {}
        elif kind == "heading":
            field = anchor
            group[field] = Labels(text)
        else:
            group[field] = _with(group[field], kind, anchor, text)
    return groups


def _with(labels: Labels, kind: str, anchor: str, text: str) -> Labels:
    """The words of a field with those of one more paragraph or item."""
    if anchor == "barred":
        return replace(labels, barred=text)
    if kind == "text":
        return replace(labels, sentences=(*labels.sentences, text))
    option, is_bold, sentence = text.removeprefix("**").partition("**")
    sentences = (*labels.sentences, sentence.strip()) if is_bold else labels.sentences
    return replace(labels, options=(*labels.options, option), sentences=sentences)
