"""Messages in a language for the modules in play.

Files are layered: ``core``, ``problems``, ``cli``, then one file per expansion in load order; a later layer overrides
an earlier one, which is how the Giant of one edition replaces the Giant of another under the same id. Everything is
read before the first lookup, because Fluent keeps compiled messages and would not notice a later override.
"""

from __future__ import annotations

from .errors import MessageError, Problem
from .folders import all_folders, is_plain, languages_in, read_layer, split_layers
from .languages import ENGLISH
from .values import BARE_KINDS, COUNTED_KINDS, NAMED_KINDS, Ids, candidates, native

TYPE_CHECKING = False  # see folders.py
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from fluent.runtime import FluentBundle

    from .checking import Entry
    from .folders import Folder

COMMON_LAYERS = ("core", "problems", "cli")


class Messages:
    """Text for ids, in one language, for one list of modules.

    ``expansions`` are boxes or modules (``"legacy"``, ``"hades/undead"``) in load order, by default none, since the
    core prefers no edition: then there are only the messages of the program itself. ``folders`` are further
    locale folders, beside our own, that third-party expansions name. Lenient (the default) never fails: it falls back
    to English, then to the id, and logs the reason once. Strict raises :class:`MessageError` on any fault.

    >>> say = Messages("en", expansions=("base",), strict=True)
    >>> say.text("event-goods-gained", faction="player-ann", goods="priestess", count=2)
    'ann gains 2 priestesses.'
    >>> say.attribute("hero-ajax", "military")
    'Strength 2.'
    """

    def __init__(
        self,
        lang: str = ENGLISH,
        expansions: Iterable[str] = (),
        strict: bool = False,
        folders: Iterable[Folder] | None = None,
    ) -> None:
        self.lang = lang
        self.expansions = tuple(expansions)
        self.strict = strict
        self._extra_folders = tuple(folders or ())
        self._bundles: dict[str, FluentBundle | None] = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        self._logged: set[tuple[str, str]] = set()

    # ------------------------------------------------------------------ asking

    def text(self, key: str, /, **args: object) -> str:
        """The text of a message. Arguments are numbers, content ids, names, or tuples of ids for LIST."""
        return self._say(key, None, args)

    def attribute(self, key: str, attr: str, /, **args: object) -> str:
        """The text of an attribute, such as ``.text`` of a card."""
        return self._say(key, attr, args)

    def has(self, key: str, attr: str | None = None) -> bool:
        """Whether there is such a message (or such an attribute of it), in the language or one it falls back to.

        >>> say = Messages(expansions=("base",))
        >>> say.has("god-zeus"), say.has("god-zeus", "text"), say.has("god-wotan")
        (True, True, False)
        """
        return any(self._pattern(lang, key, attr) is not None for lang in self._chain(self.lang))

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """The ids of all messages of the language itself, in file order: for checks and card sheets.

        >>> Messages(expansions=("legacy",)).keys("god-")
        ('god-poseidon', 'god-ares', 'god-zeus', 'god-athena', 'god-apollo')
        """
        self._bundle(self.lang)
        return tuple(key for key in self._keys.get(self.lang, ()) if key.startswith(prefix))

    # ------------------------------------------------------------------ formatting

    def _chain(self, lang: str) -> tuple[str, ...]:
        return (lang,) if self.strict or lang == ENGLISH else (lang, ENGLISH)

    def _say(self, key: str, attr: str | None, args: dict[str, object]) -> str:
        values = {name: native(value) for name, value in args.items()}
        for lang in self._chain(self.lang):
            try:
                return self._format(lang, key, attr, values)
            except MessageError as error:
                if self.strict:
                    raise
                self._log(lang, key, error)
        return key if attr is None else f"{key}.{attr}"

    def _pattern(self, lang: str, key: str, attr: str | None) -> Any:
        """The compiled pattern of a message or attribute, or None."""
        bundle = self._bundle(lang)
        if bundle is None or not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        return message.value if attr is None else message.attributes.get(attr)

    def _format(self, lang: str, key: str, attr: str | None, args: dict[str, Any]) -> str:
        pattern = self._pattern(lang, key, attr)
        bundle = self._bundle(lang)
        if pattern is None or bundle is None:
            known = bundle is not None and bundle.has_message(key)
            full = key if attr is None else f"{key}.{attr}"
            raise MessageError(Problem("unknown-attribute" if known else "unknown-message", lang, full))
        try:
            value, errors = bundle.format_pattern(pattern, args)
        except RecursionError:
            # Fluent sees a cycle only if the pattern holds other text as well.
            raise MessageError(Problem("cycle", lang, key)) from None
        except Exception as error:  # whatever a translation does, a game must go on
            raise MessageError(Problem("bad-value", lang, f"{key} {error!r}")) from error
        if errors:
            raise _translated(errors[0], lang, key) from errors[0]
        return str(value)

    def _log(self, lang: str, key: str, error: MessageError) -> None:
        if (lang, key) not in self._logged:
            self._logged.add((lang, key))
            import logging

            logging.getLogger("cyclades.i18n").warning("%s", error)

    # ------------------------------------------------------------------ functions that translations may call

    def _name(self, lang: str, ident: str, case: str | None = None) -> str:
        """NAME($id): the name of content, a faction or an area; ``case:`` picks the attribute of that name."""
        # Counted things (units, cards) are a plural as value and carry their bare name as attribute.
        attrs = (f"name-{case}", case, "name", None) if case else ("name", None)
        found = self._find(lang, candidates(ident, NAMED_KINDS), attrs)
        if found is not None:
            return self._format(*found, {"count": native(1)})
        kind, _, rest = str(ident).partition("-")
        # Slots of the track of gods are called god-1, god-2: numbers are never content.
        if rest and (kind in BARE_KINDS or (kind in NAMED_KINDS and rest.isdecimal())):
            return rest
        # Without a kind it may be content or the name of a person or place, which is shown as it is.
        is_content = (rest and kind in NAMED_KINDS) or ":" in str(ident)
        return self._unnamed(lang, ident) if is_content else str(ident)

    def _unit(self, lang: str, ident: str, count: Any, case: str | None = None) -> str:
        """UNIT($unit, $count): a counted thing, ``troop`` and ``unit-troop`` alike, also ``goods-priest``."""
        found = self._find(lang, candidates(ident, COUNTED_KINDS), (case, None) if case else (None,))
        if found is not None:
            return self._format(*found, {"count": native(int(count))})
        return f"{count} {self._unnamed(lang, ident)}"

    def _find(
        self, lang: str, keys: tuple[str, ...], attrs: tuple[str | None, ...]
    ) -> tuple[str, str, str | None] | None:
        """The first of these messages and attributes that exists, in the language or one it falls back to."""
        for tongue in self._chain(lang):
            for key in keys:
                for attr in attrs:
                    if self._pattern(tongue, key, attr) is not None:
                        return tongue, key, attr
        return None

    def _list(self, lang: str, ids: str, case: str | None = None) -> str:
        """LIST($ids): names joined as the language does it; a pair (id, count) becomes a counted thing."""
        items = ids.items if isinstance(ids, Ids) else (ids,)
        words = [
            self._unit(lang, str(item[0]), item[1], case) if isinstance(item, tuple) else self._name(lang, item, case)
            for item in items
        ]
        if not words:
            return self._format(lang, "list-none", None, {})
        joined = words[0]
        for word in words[1:-1]:
            joined = self._format(lang, "list-more", None, {"first": joined, "next": word})
        if len(words) > 1:
            joined = self._format(lang, "list-last", None, {"first": joined, "last": words[-1]})
        return joined

    def _unnamed(self, lang: str, ident: str) -> str:
        error = MessageError(Problem("unknown-message", lang, str(ident)))
        if self.strict:
            raise error
        self._log(lang, str(ident), error)
        return str(ident)

    # ------------------------------------------------------------------ loading

    def _bundle(self, lang: str) -> FluentBundle | None:
        if lang not in self._bundles:
            self._bundles[lang] = self._load(lang)
        return self._bundles[lang]

    def _load(self, lang: str) -> FluentBundle | None:
        """Read, check and layer all files of a language; None if there are none."""
        from fluent.runtime import FluentBundle
        from fluent.syntax import ast

        from .checking import reference_problems

        folders = all_folders(self._extra_folders)
        if not is_plain(lang) or lang not in languages_in(folders):
            self._report(lang, [Problem("unknown-language", lang, "")])
            return None
        merged: dict[str, Entry] = {}
        problems: list[Problem] = []
        layers: dict[str, set[str] | None] = dict.fromkeys(COMMON_LAYERS)
        layers.update(split_layers(self.expansions))
        for layer, wanted in layers.items():
            problems += _add_layer(read_layer(folders, lang, layer), wanted, merged, f"{lang}/{layer}")
        if self.strict:
            problems += reference_problems(lang, merged)
        self._report(lang, problems)

        functions = {
            "NAME": lambda ident, case=None: self._name(lang, ident, case),
            "UNIT": lambda ident, count, case=None: self._unit(lang, ident, count, case),
            "LIST": lambda ids, case=None: self._list(lang, ids, case),
        }
        # Pseudo-locales and regional ones unknown to the plural data borrow the rules of the language, then English.
        tongues = [lang, lang.partition("-")[0], ENGLISH]
        bundle = FluentBundle(tongues, functions=functions, use_isolating=False)  # type: ignore[arg-type]
        bundle.add_resource(ast.Resource(list(merged.values())))
        self._keys[lang] = tuple(key for key in merged if not key.startswith("-"))
        return bundle

    def _report(self, lang: str, problems: list[Problem]) -> None:
        """Strict: raise all problems together. Lenient: log each of them, once per place."""
        if problems and self.strict:
            raise MessageError(*problems)
        for problem in problems:
            self._log(lang, f"{problem.where} {problem.key}", MessageError(problem))


def _add_layer(
    files: list[tuple[str, str | None]], wanted: set[str] | None, merged: dict[str, Entry], layer: str
) -> list[Problem]:
    """Put a layer over the earlier ones; the first of two equal ids of a file wins, as in Fluent itself."""
    from .checking import entries, file_problems, key_of, parse

    problems: list[Problem] = []
    if not files:
        problems.append(Problem("unknown-layer", layer, ""))
    for name, text in files:
        if text is None:
            problems.append(Problem("unreadable", name, ""))
            continue
        problems += file_problems(name, text)
        own: dict[str, Entry] = {}
        for entry in entries(parse(text), wanted):
            own.setdefault(key_of(entry), entry)
        merged.update(own)
    return problems


def _translated(error: Exception, lang: str, key: str) -> MessageError:
    """An error of Fluent as one of ours. Fluent tells its kinds apart by text only."""
    from fluent.runtime.errors import FluentCyclicReferenceError, FluentReferenceError

    if isinstance(error, MessageError):
        return MessageError(*error.problems, Problem(error.code, lang, key))
    detail = str(error)
    code = "bad-value"
    if isinstance(error, FluentCyclicReferenceError):
        code = "cycle"
    elif isinstance(error, FluentReferenceError):
        kinds = {"Unknown external": "missing-variable", "Unknown function": "unknown-function"}
        code = kinds.get(detail.partition(":")[0], "unknown-reference")
    name = detail.partition(": ")[2] or detail
    return MessageError(Problem(code, lang, f"{key} {name}"))
