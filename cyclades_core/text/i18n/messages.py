"""Messages in a language for the modules in play: the door of this package.

`message_lookup` finds a message in the files of the language, or of English behind it, `message_functions` are what it
may call. The options of the modules in play are variables of every message: ``{ $tide -> ...``.
"""

from __future__ import annotations

from .languages import ENGLISH
from .message_errors import MessageError
from .message_functions import Functions
from .message_lookup import Lookup
from .message_values import NOMINATIVE, person

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Any

    from cyclades_core.content.compiler.ruleset import Ruleset
    from cyclades_core.game.game import Game

    from .message_folders import Folder


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
        self._look = Lookup(lang, expansions, strict, folders, options, tell, lambda tag: self._functions(tag).table())
        self.lang = self._look.lang
        self.expansions = self._look.expansions
        self.strict = strict
        self._genders = {person(name): gender for name, gender in (genders or {}).items()}
        self._places = dict(places or {})
        self._names = {person(name): shown for name, shown in (names or {}).items()}
        self._spoken: dict[str, Functions] = {}

    @classmethod
    def of(cls, source: Game | Ruleset, lang: str = ENGLISH, /, **more: Any) -> Messages:
        """Return the messages of a game or a ruleset: its modules, options and places, and the texts of the folders
        that `Ruleset.load(extra_folders=...)` was given. `more` are further arguments of the constructor.

        >>> from cyclades_core import Game, Ruleset
        >>> say = Messages.of(Game.new(Ruleset.load("legacy"), players=3, seed=1))
        >>> say.name("area-m3-b1"), say.name("creature-kraken")
        ('Andros', 'Kraken')
        """
        from cyclades_core.content.modules.plugin_manager import text_folders

        from .message_folders import named_folders, plugin_folders

        rules: Any = source
        if hasattr(source, "places"):  # a game
            rules = source.rules
            more = {"places": source.places, **more}
        if rules.extra_folders:
            more = {"folders": [*plugin_folders(), *named_folders(), *text_folders(rules.extra_folders)], **more}
        return cls(lang, **{"expansions": [module for module, _ in rules.modules], "options": rules.options, **more})

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
        for lang in self._look.chain(self.lang):
            try:
                return self._functions(lang).name(ident, case)
            except MessageError as error:
                if self.strict:
                    raise
                self._look.log(lang, ident, error)
        return ident

    def has(self, key: str, attr: str | None = None) -> bool:
        """Whether there is such a message (or such an attribute of it), in the language or one it falls back to.

        >>> say = Messages(expansions=("base",))
        >>> say.has("god-zeus"), say.has("god-zeus", "text"), say.has("god-wotan")
        (True, True, False)
        """
        return any(self._look.pattern(lang, key, attr) is not None for lang in self._look.chain(self.lang))

    def is_own(self, key: str, attr: str | None = None) -> bool:
        """Whether the language itself has such a message (or attribute), so that no fallback is shown for it."""
        return self._look.pattern(self.lang, key, attr) is not None

    def is_named(self, area: str) -> bool:
        """Whether an area has a name, so that sentences do without its id."""
        return bool(self._places.get(area, ("", ""))[1])

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """The ids of all messages of the language itself, in file order: for checks and card sheets.

        >>> Messages(expansions=("legacy",)).keys("god-")
        ('god-poseidon', 'god-ares', 'god-zeus', 'god-athena', 'god-apollo')
        """
        bundle = self._look.bundle(self.lang)
        keys = () if bundle is None else bundle.entries
        return tuple(key for key in keys if key.startswith(prefix) and not key.startswith("-"))

    def kind(self, ident: object) -> str:
        """What an id is the id of, as KIND gives it: what stands before its hyphen, of an area `land` or `sea`."""
        return self._functions(self.lang).kind(ident)

    def _say(self, key: str, attr: str | None, args: dict[str, object]) -> str:
        for lang in self._look.chain(self.lang):
            try:
                return _clean(self._look.format(lang, key, attr, args))
            except MessageError as error:
                if self.strict:
                    raise
                self._look.log(lang, key, error)
        return key if attr is None else f"{key}.{attr}"

    def _functions(self, lang: str) -> Functions:
        """What messages of a language call."""
        if lang not in self._spoken:
            self._spoken[lang] = Functions(self._look, lang, self._genders, self._places, self._names)
        return self._spoken[lang]


def _clean(text: str) -> str:
    """A message without what steers a terminal, whoever wrote it; it may have several lines."""
    if text.isprintable() or text.replace("\n", "").isprintable():
        return text
    from cyclades_core.engine.values.safe_text import clean  # seldom needed

    return clean(text, lines=True)
