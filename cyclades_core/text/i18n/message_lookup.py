"""Messages looked up: the bundles of a language and of English behind it, loaded when they are first needed.

Files are layered: ``core``, ``problems``, ``cli``, then one file per expansion in load order; a later layer overrides
an earlier one, which is how the Giant of one edition replaces the Giant of another under the same id. Only the language
asked for is read, English when something has to fall back to it.
"""

from __future__ import annotations

from .languages import ENGLISH
from .message_errors import MessageError, MessageProblem
from .message_folders import all_folders, canonical, has_language
from .message_layers import merged_layers
from .message_resolver import Bundle, ResolverError
from .message_values import DECLARED_KIND, NOMINATIVE, candidates

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from .message_folders import Folder

    Found = tuple[str, str, str | None]  # language, message, attribute


class Lookup:
    """The messages of one list of modules: where one stands, and its text. `functions` makes what those of a language
    may call; the rest is as `Messages` has it.
    """

    def __init__(
        self,
        lang: str,
        expansions: Iterable[str],
        strict: bool,
        folders: Iterable[Folder] | None,
        options: Mapping[str, object] | None,
        tell: Callable[[MessageError], None] | None,
        functions: Callable[[str], Mapping[str, Callable[..., Any]]],
    ) -> None:
        self.lang = canonical(lang)
        self.expansions = tuple(expansions)
        self.strict = strict
        self._extra_folders = None if folders is None else tuple(folders)
        self._options = dict(options or {})
        self._settled = False  # whether the defaults of the modules are among the options
        self._tell = tell
        self._functions = functions
        self._bundles: dict[str, Bundle | None] = {}
        self._incomplete: set[str] = set()
        self._found: dict[tuple[str, str, tuple[str | None, ...]], Found | None] = {}
        self._logged: set[tuple[str, str]] = set()
        self._own_kinds: tuple[str, ...] | None = None

    def chain(self, lang: str) -> tuple[str, ...]:
        """The language, and what it falls back to."""
        return (lang,) if self.strict or lang == ENGLISH else (lang, ENGLISH)

    def pattern(self, lang: str, key: str, attr: str | None) -> Any:
        """The pattern of a message or attribute, or None. Terms are nothing that can be asked for."""
        bundle = self.bundle(lang)
        return None if bundle is None or key.startswith("-") else bundle.pattern(key, attr)

    def format(self, lang: str, key: str, attr: str | None, args: dict[str, object]) -> str:
        """The text of a message or attribute in a language; raises `MessageError`."""
        bundle = self.bundle(lang)
        if bundle is None or self.pattern(lang, key, attr) is None:
            known = bundle is not None and not key.startswith("-") and key in bundle.entries
            full = key if attr is None else f"{key}.{attr}"
            raise MessageError(MessageProblem("unknown-attribute" if known else "unknown-message", lang, full))
        try:
            try:
                return bundle.format(key, attr, {"case": NOMINATIVE, **self._options, **args})
            except ResolverError as fault:
                if fault.code != "missing-variable" or not self._is_option(fault.detail):
                    raise
                return bundle.format(key, attr, {"case": NOMINATIVE, **self._options, **args})
        except ResolverError as fault:
            raise MessageError(MessageProblem(fault.code, lang, f"{key} {fault.detail}".rstrip())) from None
        except MessageError as error:  # from a name inside
            raise MessageError(*error.problems, MessageProblem(error.code, lang, key)) from None
        except RecursionError:
            # A circle through NAME($id) is not seen by the resolver.
            raise MessageError(MessageProblem("cycle", lang, key)) from None
        except Exception as error:  # whatever a translation does, a game must go on
            raise MessageError(MessageProblem("bad-value", lang, f"{key} {error!r}")) from error

    def find(
        self, lang: str, ident: str, kinds: tuple[str, ...], attrs: tuple[str | None, ...], is_content: bool
    ) -> Found | None:
        """Language, message and attribute that name an id; None if nothing does. Looked for once."""
        place = (lang, ident, attrs)
        if place not in self._found:
            self._found[place] = self.first(lang, candidates(ident, kinds, self.declared()), attrs, is_content)
        return self._found[place]

    def first(self, lang: str, keys: tuple[str, ...], attrs: tuple[str | None, ...], is_content: bool) -> Found | None:
        """The first of these messages and attributes that exists, in the language or one it falls back to.

        Names of people are in no language: English is not read for them, unless whole files are missing here.
        """
        for tongue in self.chain(lang):
            if tongue != lang and not is_content and lang not in self._incomplete:
                break
            for key in keys:
                for attr in attrs:
                    if self.pattern(tongue, key, attr) is not None:
                        if tongue != lang:
                            self.log(lang, key, MessageError(MessageProblem("unknown-message", lang, key)))
                        return tongue, key, attr
        return None

    def declared(self) -> tuple[str, ...]:
        """The kinds of cards that content declares: those that have a name themselves.

        English is read for them only where whole files are missing in the language.
        """
        if self._own_kinds is None:
            bundles = [self.bundle(self.lang)]
            if self.lang in self._incomplete:
                bundles += map(self.bundle, self.chain(self.lang))
            keys = dict.fromkeys(key for bundle in bundles if bundle is not None for key in bundle.entries)
            self._own_kinds = tuple(key.removeprefix(DECLARED_KIND) for key in keys if key.startswith(DECLARED_KIND))
        return self._own_kinds

    def unnamed(self, lang: str, ident: object) -> str:
        """What is shown for an id that has no message: the id; strict raises."""
        error = MessageError(MessageProblem("unknown-message", lang, str(ident)))
        if self.strict:
            raise error
        self.log(lang, str(ident), error)
        return str(ident)

    # ------------------------------------------------------------------ loading

    def bundle(self, lang: str) -> Bundle | None:
        """All messages of a language; None if there is no file of it."""
        if lang not in self._bundles:
            self._bundles[lang] = self._load(lang)
        return self._bundles[lang]

    def _load(self, lang: str) -> Bundle | None:
        """Read, check and layer all files of a language; None if there are none."""
        folders = all_folders(self._extra_folders)
        if not has_language(folders, lang):
            self._incomplete.add(lang)
            self._report(lang, [MessageProblem("unknown-language", lang, "")])
            return None
        merged, problems, whole = merged_layers(folders, lang, self.expansions)
        if not whole:
            self._incomplete.add(lang)
        if self.strict:
            from .message_checks import reference_problems

            problems += reference_problems(lang, merged)
        self._report(lang, problems)
        return Bundle(lang, merged, self._functions(lang), self.strict)

    def _report(self, lang: str, problems: list[MessageProblem]) -> None:
        """Strict: raise all problems together. Lenient: log each of them, once per place."""
        if problems and self.strict:
            raise MessageError(*problems)
        for problem in problems:
            self.log(lang, f"{problem.where} {problem.key}", MessageError(problem))

    def _is_option(self, name: str) -> bool:
        """Whether a variable that was not passed is an option of the modules. Their defaults are read only now."""
        if not self._settled:
            from cyclades_core.content.modules import default_options

            self._options = {**default_options(self.expansions), **self._options}
            self._settled = True
        return name in self._options

    def log(self, lang: str, key: str, error: MessageError) -> None:
        """Tell of a fault once."""
        if (lang, key) not in self._logged:
            self._logged.add((lang, key))
            if self._tell is not None:
                self._tell(error)
                return
            import logging

            logging.getLogger("cyclades.i18n").warning("%s", error)
