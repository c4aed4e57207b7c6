"""How far a translation is: counts per language and file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from .message_catalogue import MessageCatalog
from .source_records import TranslatedFrom


@frozen
class Figures:
    """One file of one language. A message is translated, missing, or stale; unused ones English does not have."""

    lang: str
    layer: str
    messages: int
    translated: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    unrecorded: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()

    @property
    def percent(self) -> int:
        """How much of the English is translated and up to date, rounded down: 100 means all of it.

        >>> Figures("pl", "base", 3, translated=("a", "b"), missing=("c",)).percent
        66
        """
        return 100 * len(self.translated) // self.messages if self.messages else 100


def status(
    catalogue: MessageCatalog, langs: Iterable[str] | None = None, layers: Iterable[str] | None = None
) -> Iterator[Figures]:
    """The figures of each language and file, in that order."""
    for lang in langs or catalogue.languages:
        catalogue.require(lang)
        made = TranslatedFrom.of(catalogue, lang)
        for layer in layers or catalogue.layers:
            if layer not in catalogue.layers:
                continue
            english = catalogue.english(layer).messages
            file = catalogue.file(lang, layer)
            own = file.messages if file is not None else {}
            states = {key: made.state(layer, key, english[key]) for key in english if key in own}
            yield Figures(
                lang=lang,
                layer=layer,
                messages=len(english),
                translated=tuple(key for key, state in states.items() if state != "stale"),
                missing=tuple(key for key in english if key not in own),
                stale=tuple(key for key, state in states.items() if state == "stale"),
                unrecorded=tuple(key for key, state in states.items() if state == "unrecorded"),
                unused=tuple(key for key in own if key not in english),
            )
