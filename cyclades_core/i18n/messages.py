"""Messages in a language for the modules in play.

Files are layered: ``core``, ``problems``, ``cli``, then one file per expansion in load order; a later layer overrides
an earlier one, which is how the Giant of one edition replaces the Giant of another under the same id. Only the language
asked for is read, English when something has to fall back to it.

What a message may call:

- ``NAME($id, case: "acc")``: the name of content, a player or an area; the words of an answer or a rule (``line-x``).
- ``UNIT($unit, $count, case: "acc")``: a counted thing.
- ``LIST($ids, case: "acc")``: names, or counted things, joined as the language does it.
- ``TALLY($ids)``: counted things as in a table, joined; one of a thing has its digit too.
- ``COUNT($ids)``: how many they are, for a selector.
- ``KIND($id)``: what an id is the id of, for a selector: ``creature``, ``bonus``; of an area ``land`` or ``sea``.
- ``INITIAL($id)``: the first letter of a name, small and without its accent, for a selector.
- ``GENDER($faction)``: ``masculine`` or ``feminine`` if the edge has said so (``genders``), else ``other``.
- ``NUMBER($n)``: the number itself; numbers are never written with separators.
- ``PLAYED("box/module")``: ``true`` if that module is in play, else ``false``.

The options of the modules in play are variables of every message: ``{ $tide -> ...``.

Areas are told by name if the edge has said what they are called (``places``): a sentence asks for a case, and
``place-land`` or ``place-sea`` answers, with the preposition that the case stands for and the name as ``$place``, an id
such as ``land-naxos``. Areas without a name have ``place-land-bare`` and ``place-sea-bare``, those of which nothing is
known ``place-bare``, with the id as ``$area``.

A naming message (``god-zeus``, ``unit-troop``) holds its case forms as a selection on ``$case``, in its value or in
``.name``. ``$case`` is always there: what ``case:`` says, else ``nom``. Which words there are for cases is the business
of the language; within it, all messages of a kind offer the same. A counted thing selects on ``$count``, and carries
its bare name as ``.name``::

    god-zeus = { $case ->
       *[nom] Zeus
        [gen] Zeusa
    }
    event-turn-began = { GENDER($faction) ->
        [feminine] { NAME($faction) } zaczęła turę z łaski { NAME($god, case: "gen") }.
       *[other] { NAME($faction) } zaczyna turę z łaski { NAME($god, case: "gen") }.
    }
"""

from __future__ import annotations

from .bundle import Bundle, Fault
from .errors import MessageError, Problem
from .folders import all_folders, canonical, has_language
from .languages import ENGLISH
from .layering import merged_layers
from .values import (
    BARE_KINDS,
    COUNTED_KINDS,
    DECLARED_KIND,
    GENDERS,
    NAMED_KINDS,
    NOMINATIVE,
    SPOKEN_KINDS,
    Ids,
    candidates,
    person,
)

TYPE_CHECKING = False  # see folders.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from .folders import Folder

AREA = "area"
# The messages that put an area into a sentence, by its kind: with a name, and without one.
PLACES = {"land": ("place-land", "place-land-bare"), "sea": ("place-sea", "place-sea-bare"), "": ("", "place-bare")}


class Messages:
    """Text for ids, in one language, for one list of modules.

    ``expansions`` are boxes or modules (``"legacy"``, ``"hades/undead"``) in load order, by default none, since the
    core prefers no edition: then there are only the messages of the program itself. ``folders`` are further
    locale folders, beside our own; by default those that plug-ins name. ``genders`` says of players, by name, whether
    they are ``masculine`` or ``feminine``; whoever is not named is spoken of neutrally. ``options`` are those of the
    ruleset that is played; what is not given has the default of its module. ``places`` says of areas, by id, their
    kind (``land`` or ``sea``) and what the board calls them: `Game.places`. ``names`` says what seats are called, where
    they are numbers only: ``{"p1": "Ann"}``. Lenient (the default) never
    fails: it falls back to English, then to the id, and tells the reason once (``tell``, by default to the log). Strict
    raises :class:`MessageError` on any fault. ``lang`` is a tag of BCP 47, in any case (``pt-BR``, ``PT_br``): `lang`
    holds it as it is written.

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
        genders: Mapping[str, str] | None = None,
        options: Mapping[str, object] | None = None,
        tell: Callable[[MessageError], None] | None = None,
        places: Mapping[str, tuple[str, str]] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.lang = canonical(lang)
        self.expansions = tuple(expansions)
        self.strict = strict
        self._extra_folders = None if folders is None else tuple(folders)
        self._genders = {person(name): gender for name, gender in (genders or {}).items()}
        self._options = dict(options or {})
        self._tell = tell
        self._places = dict(places or {})
        self._names = {person(name): shown for name, shown in (names or {}).items()}
        self._settled = False  # whether the defaults of the modules are among the options
        self._bundles: dict[str, Bundle | None] = {}
        self._incomplete: set[str] = set()
        self._found: dict[tuple[str, str, tuple[str | None, ...]], tuple[str, str, str | None] | None] = {}
        self._logged: set[tuple[str, str]] = set()
        self._own_kinds: tuple[str, ...] | None = None

    # ------------------------------------------------------------------ asking

    def text(self, key: str, /, **args: object) -> str:
        """The text of a message. Arguments are numbers, content ids, names, or tuples of ids for LIST."""
        return self._say(key, None, args)

    def attribute(self, key: str, attr: str, /, **args: object) -> str:
        """The text of an attribute, such as ``.text`` of a card."""
        return self._say(key, attr, args)

    def name(self, ident: str, case: str = NOMINATIVE) -> str:
        """The name of anything that has an id, as NAME gives it.

        Lines of a menu, short answers and rules have one too (``line-``, ``word-``, ``rule-``). A line that is about a
        card is asked for with it:

        >>> say = Messages(expansions=("base",))
        >>> say.name("god-zeus"), say.name("line-march"), say.name("line-sacrifice ajax"), say.name("word-end")
        ('Zeus', 'Move on land', 'Sacrifice Ajax', 'end the turn')
        """
        for lang in self._chain(self.lang):
            try:
                return self._name(lang, ident, case)
            except MessageError as error:
                if self.strict:
                    raise
                self._log(lang, ident, error)
        return ident

    def has(self, key: str, attr: str | None = None) -> bool:
        """Whether there is such a message (or such an attribute of it), in the language or one it falls back to.

        >>> say = Messages(expansions=("base",))
        >>> say.has("god-zeus"), say.has("god-zeus", "text"), say.has("god-wotan")
        (True, True, False)
        """
        return any(self._pattern(lang, key, attr) is not None for lang in self._chain(self.lang))

    def is_own(self, key: str, attr: str | None = None) -> bool:
        """Whether the language itself has such a message (or attribute), so that no fallback is shown for it."""
        return self._pattern(self.lang, key, attr) is not None

    def is_named(self, area: str) -> bool:
        """Whether an area has a name, so that sentences do without its id."""
        return bool(self._places.get(area, ("", ""))[1])

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """The ids of all messages of the language itself, in file order: for checks and card sheets.

        >>> Messages(expansions=("legacy",)).keys("god-")
        ('god-poseidon', 'god-ares', 'god-zeus', 'god-athena', 'god-apollo')
        """
        bundle = self._bundle(self.lang)
        keys = () if bundle is None else bundle.entries
        return tuple(key for key in keys if key.startswith(prefix) and not key.startswith("-"))

    # ------------------------------------------------------------------ formatting

    def _chain(self, lang: str) -> tuple[str, ...]:
        return (lang,) if self.strict or lang == ENGLISH else (lang, ENGLISH)

    def _say(self, key: str, attr: str | None, args: dict[str, object]) -> str:
        for lang in self._chain(self.lang):
            try:
                return _clean(self._format(lang, key, attr, args))
            except MessageError as error:
                if self.strict:
                    raise
                self._log(lang, key, error)
        return key if attr is None else f"{key}.{attr}"

    def _pattern(self, lang: str, key: str, attr: str | None) -> Any:
        """The pattern of a message or attribute, or None. Terms are nothing that can be asked for."""
        bundle = self._bundle(lang)
        return None if bundle is None or key.startswith("-") else bundle.pattern(key, attr)

    def _format(self, lang: str, key: str, attr: str | None, args: dict[str, object]) -> str:
        bundle = self._bundle(lang)
        if bundle is None or self._pattern(lang, key, attr) is None:
            known = bundle is not None and not key.startswith("-") and key in bundle.entries
            full = key if attr is None else f"{key}.{attr}"
            raise MessageError(Problem("unknown-attribute" if known else "unknown-message", lang, full))
        try:
            try:
                return bundle.format(key, attr, {"case": NOMINATIVE, **self._options, **args})
            except Fault as fault:
                if fault.code != "missing-variable" or not self._is_option(fault.detail):
                    raise
                return bundle.format(key, attr, {"case": NOMINATIVE, **self._options, **args})
        except Fault as fault:
            raise MessageError(Problem(fault.code, lang, f"{key} {fault.detail}".rstrip())) from None
        except MessageError as error:  # from a name inside
            raise MessageError(*error.problems, Problem(error.code, lang, key)) from None
        except RecursionError:
            # A circle through NAME($id) is not seen by the resolver.
            raise MessageError(Problem("cycle", lang, key)) from None
        except Exception as error:  # whatever a translation does, a game must go on
            raise MessageError(Problem("bad-value", lang, f"{key} {error!r}")) from error

    def _is_option(self, name: str) -> bool:
        """Whether a variable that was not passed is an option of the modules. Their defaults are read only now."""
        if not self._settled:
            from cyclades_core.modules import default_options

            self._options = {**default_options(self.expansions), **self._options}
            self._settled = True
        return name in self._options

    def _log(self, lang: str, key: str, error: MessageError) -> None:
        if (lang, key) not in self._logged:
            self._logged.add((lang, key))
            if self._tell is not None:
                self._tell(error)
                return
            import logging

            logging.getLogger("cyclades.i18n").warning("%s", error)

    # ------------------------------------------------------------------ functions that translations may call

    def _name(self, lang: str, ident: object, case: str = NOMINATIVE) -> str:
        """NAME($id): the name of content, a faction or an area."""
        kind, _, rest = str(ident).partition("-")
        if kind in SPOKEN_KINDS and rest:
            return self._spoken(lang, str(ident), case)
        if kind in BARE_KINDS and rest in self._names:
            return self._names[rest]
        # Without a kind it may be content, or the name of a person or place, which is shown as it is.
        is_content = (rest and (kind in NAMED_KINDS or kind in self._declared())) or ":" in str(ident)
        # Counted things (units, cards) are a plural as value and carry their bare name as attribute.
        found = self._find(lang, str(ident), NAMED_KINDS, ("name", None), bool(is_content))
        if found is not None:
            return self._format(*found, {"count": 1, "case": case})
        if rest and kind == AREA:
            return self._area(lang, rest, case)
        # Slots of the track of gods are called god-1, god-2: numbers are never content.
        if rest and (kind in BARE_KINDS or (kind in NAMED_KINDS and rest.isdecimal())):
            return rest
        return self._unnamed(lang, ident) if is_content else str(ident)

    def _declared(self) -> tuple[str, ...]:
        """The kinds of cards that content declares: those that have a name themselves.

        English is read for them only where whole files are missing in the language.
        """
        if self._own_kinds is None:
            bundles = [self._bundle(self.lang)]
            if self.lang in self._incomplete:
                bundles += map(self._bundle, self._chain(self.lang))
            keys = dict.fromkeys(key for bundle in bundles if bundle is not None for key in bundle.entries)
            self._own_kinds = tuple(key.removeprefix(DECLARED_KIND) for key in keys if key.startswith(DECLARED_KIND))
        return self._own_kinds

    def _spoken(self, lang: str, ident: str, case: str) -> str:
        """The words of an answer or a rule. Where there is no message for a line with its card, one takes the card."""
        line, _, card = ident.partition(" ")
        for key, args in ((ident.replace(" ", "-"), {}), (line, {"card": card})):
            found = self._find(lang, key, (), (None,), True)
            if found is not None:
                return self._format(*found, {"case": case, **args})
        return self._unnamed(lang, ident)

    def _area(self, lang: str, area: str, case: str) -> str:
        """An area in the words of its kind: by its name if the board has one, else by its id."""
        kind, name = self._places.get(area, ("", ""))
        place = f"{kind}-{name}" if name else ""
        if place and self._find(lang, place, NAMED_KINDS, (None,), True) is None:
            self._unnamed(lang, place)
            place = ""
        found = self._first(lang, (PLACES[kind if kind in PLACES else ""][not place],), (None,), True)
        return self._format(*found, {"place": place, AREA: area, "case": case}) if found is not None else area

    def kind(self, ident: object) -> str:
        """KIND($id): what stands before the first hyphen; of an area what the board says, if that is known."""
        kind, _, rest = str(ident).partition("-")
        return self._places[rest][0] if kind == AREA and rest in self._places else kind

    def _unit(self, lang: str, ident: object, count: Any, case: str = NOMINATIVE) -> str:
        """UNIT($unit, $count): a counted thing, ``troop`` and ``unit-troop`` alike, also ``goods-priest``."""
        found = self._find(lang, str(ident), COUNTED_KINDS, (None,), True)
        if found is not None:
            return self._format(*found, {"count": int(count), "case": case})
        return f"{count} {self._unnamed(lang, ident)}"

    def _find(
        self, lang: str, ident: str, kinds: tuple[str, ...], attrs: tuple[str | None, ...], is_content: bool
    ) -> tuple[str, str, str | None] | None:
        """Language, message and attribute that name an id; None if nothing does. Looked for once."""
        place = (lang, ident, attrs)
        if place not in self._found:
            more = self._declared() if kinds is NAMED_KINDS else ()
            self._found[place] = self._first(lang, candidates(ident, kinds, more), attrs, is_content)
        return self._found[place]

    def _first(
        self, lang: str, keys: tuple[str, ...], attrs: tuple[str | None, ...], is_content: bool
    ) -> tuple[str, str, str | None] | None:
        """The first of these messages and attributes that exists, in the language or one it falls back to.

        Names of people are in no language: English is not read for them, unless whole files are missing here.
        """
        for tongue in self._chain(lang):
            if tongue != lang and not is_content and lang not in self._incomplete:
                break
            for key in keys:
                for attr in attrs:
                    if self._pattern(tongue, key, attr) is not None:
                        if tongue != lang:
                            self._log(lang, key, MessageError(Problem("unknown-message", lang, key)))
                        return tongue, key, attr
        return None

    def _tallied(self, lang: str, ident: object, count: Any, case: str = NOMINATIVE) -> str:
        """A counted thing in a table: one of it is a number like any other, where prose has an article or nothing."""
        named = self._find(lang, str(ident), COUNTED_KINDS, ("name",), False) if int(count) == 1 else None
        if named is None:
            return self._unit(lang, ident, count, case)
        return self._format(lang, "tally-one", None, {"name": self._format(*named, {"count": 1, "case": case})})

    def _list(self, lang: str, ids: object, case: str = NOMINATIVE, tally: bool = False) -> str:
        """LIST($ids): names joined as the language does it; a pair (id, count) becomes a counted thing."""
        items = ids.items if isinstance(ids, Ids) else (ids,)
        count = self._tallied if tally else self._unit
        words = [
            count(lang, item[0], item[1], case) if isinstance(item, tuple) else self._name(lang, item, case)
            for item in items
        ]
        if not words:
            return self._format(lang, "list-none", None, {"case": case})
        joined = words[0]
        for word in words[1:-1]:
            joined = self._format(lang, "list-more", None, {"first": joined, "next": word, "case": case})
        if len(words) > 1:
            joined = self._format(lang, "list-last", None, {"first": joined, "last": words[-1], "case": case})
        return joined

    def _gender(self, ident: object) -> str:
        """GENDER($faction): what the edge has said of a player."""
        gender = self._genders.get(person(ident), GENDERS[-1])
        if gender not in GENDERS and self.strict:
            raise Fault("bad-value", gender)
        return gender if gender in GENDERS else GENDERS[-1]

    def _initial(self, lang: str, ident: object) -> str:
        """INITIAL($id): what a word before a name may depend on: Italian says *e Bruno*, but *ed Emma*."""
        from unicodedata import normalize

        kind, hyphen, _ = str(ident).partition("-")
        is_id = hyphen and kind in (*NAMED_KINDS, *BARE_KINDS, *self._declared())
        return normalize("NFD", self._name(lang, ident) if is_id else str(ident))[:1].lower()

    def _played(self, module: object) -> str:
        """PLAYED("box/module"): whether a module is in play. A box stands for all its modules."""
        name = str(module)
        return "true" if name in self.expansions or name.partition("/")[0] in self.expansions else "false"

    def _unnamed(self, lang: str, ident: object) -> str:
        error = MessageError(Problem("unknown-message", lang, str(ident)))
        if self.strict:
            raise error
        self._log(lang, str(ident), error)
        return str(ident)

    # ------------------------------------------------------------------ loading

    def _bundle(self, lang: str) -> Bundle | None:
        if lang not in self._bundles:
            self._bundles[lang] = self._load(lang)
        return self._bundles[lang]

    def _load(self, lang: str) -> Bundle | None:
        """Read, check and layer all files of a language; None if there are none."""
        folders = all_folders(self._extra_folders)
        if not has_language(folders, lang):
            self._incomplete.add(lang)
            self._report(lang, [Problem("unknown-language", lang, "")])
            return None
        merged, problems, whole = merged_layers(folders, lang, self.expansions)
        if not whole:
            self._incomplete.add(lang)
        if self.strict:
            from .checking import reference_problems

            problems += reference_problems(lang, merged)
        self._report(lang, problems)
        functions: dict[str, Any] = {
            "NAME": lambda ident, case=NOMINATIVE: self._name(lang, ident, case),
            "UNIT": lambda ident, count, case=NOMINATIVE: self._unit(lang, ident, count, case),
            "LIST": lambda ids, case=NOMINATIVE: self._list(lang, ids, case),
            "TALLY": lambda ids: self._list(lang, ids, tally=True),
            "COUNT": lambda ids: len(ids.items) if isinstance(ids, Ids) else 1,
            "KIND": self.kind,
            "INITIAL": lambda ident: self._initial(lang, ident),
            "GENDER": self._gender,
            "PLAYED": self._played,
            "NUMBER": lambda number: number,
        }
        return Bundle(lang, merged, functions, self.strict)

    def _report(self, lang: str, problems: list[Problem]) -> None:
        """Strict: raise all problems together. Lenient: log each of them, once per place."""
        if problems and self.strict:
            raise MessageError(*problems)
        for problem in problems:
            self._log(lang, f"{problem.where} {problem.key}", MessageError(problem))


def _clean(text: str) -> str:
    """A message without what steers a terminal, whoever wrote it; it may have several lines."""
    if text.isprintable() or text.replace("\n", "").isprintable():
        return text
    from cyclades_core.printing import clean  # seldom needed

    return clean(text, lines=True)
