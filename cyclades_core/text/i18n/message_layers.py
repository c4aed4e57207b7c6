"""The files of a language, laid one over the other: the program's, then those of the boxes in play."""

from __future__ import annotations

from .languages import ENGLISH
from .message_errors import MessageProblem
from .message_folders import lacks_layer, read_layer, split_layers

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from .message_resolver import Entry

COMMON_LAYERS = ("core", "places", "problems", "cli")


def merged_layers(
    folders: Sequence[Traversable], lang: str, expansions: Iterable[str]
) -> tuple[dict[str, Entry], list[MessageProblem], bool]:
    """All messages of a language for these modules, what is wrong with the files, and whether none is missing."""
    merged: dict[str, Entry] = {}
    problems: list[MessageProblem] = []
    whole = True
    layers: dict[str, set[str] | None] = dict.fromkeys(COMMON_LAYERS)
    layers.update(split_layers(expansions))
    for layer, wanted in layers.items():
        groups = _groups(read_layer(folders, ENGLISH, layer)) if wanted is not None and lang != ENGLISH else {}
        problems += _add_layer(read_layer(folders, lang, layer), wanted, merged, f"{lang}/{layer}", groups)
        if lang != ENGLISH and lacks_layer(folders, lang, layer, ENGLISH):
            whole = False
    return merged, problems, whole


def _groups(files: list[tuple[str, str | None]]) -> dict[str, str]:
    """The module that each message of a layer belongs to, empty for none: English decides it.

    Tools append what is new at the end of a file, so the groups of a translation say little.
    """
    from .message_cache import parsed

    return {key: module for _, text in files if text is not None for key, module, *_ in parsed(text)["entries"]}


def _add_layer(
    files: list[tuple[str, str | None]],
    wanted: set[str] | None,
    merged: dict[str, Entry],
    layer: str,
    groups: Mapping[str, str],
) -> list[MessageProblem]:
    """Put a layer over the earlier ones; the first of two equal ids of a file wins, as in Fluent itself."""
    from .message_cache import parsed

    problems: list[MessageProblem] = []
    if not files:
        problems.append(MessageProblem("unknown-layer", layer, ""))
    for name, text in files:
        if text is None:
            problems.append(MessageProblem("unreadable", name, ""))
            continue
        form = parsed(text)
        problems += [MessageProblem(code, f"{name}:{line}", key) for code, line, key in form["problems"]]
        own: dict[str, Entry] = {}
        for key, module, _, value, attributes in form["entries"]:
            module = groups.get(key, module)
            if not module or wanted is None or module in wanted:
                own.setdefault(key, (value, attributes))
        merged.update(own)
    return problems
