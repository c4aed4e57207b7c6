"""The words of the page: every message of `table.ftl` in a language, so that no sentence stands in a script."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from cyclades_core.text.i18n import Messages

__all__ = ["keys", "page_words"]

#: What the page puts in itself: the message gets the braces.
FILLED = {name: f"{{{name}}}" for name in ("count", "n", "name", "other")}


@cache
def keys() -> tuple[str, ...]:
    """All messages of the page, as English has them."""
    text = files("cyclades_locales").joinpath("en", "table.ftl").read_text(encoding="utf-8")
    return tuple(re.findall(r"^(table-[\w-]+) =", text, re.MULTILINE))


@cache
def page_words(lang: str) -> dict[str, str]:
    """Key (without `table-`) -> text, with `{name}` where the page puts a value in.

    >>> page_words("en")["waiting"]
    'Waiting for {name}'
    """
    messages = Messages(lang, ("table",))
    return {key.removeprefix("table-"): messages.text(key, **FILLED) for key in keys()}
