"""Which languages there are, and which one to speak."""

from __future__ import annotations

import os

from .message_errors import MessageError, MessageProblem
from .message_folders import PSEUDO, all_folders, canonical, is_plain, languages_in

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .message_folders import Folder

ENGLISH = "en"
VARIABLE = "CYCLADES_LANG"
# The order in which POSIX programs ask for the language of messages: the first that is set decides.
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
# GNU's list of languages, which goes before that, unless the system is told to speak none at all.
PREFERENCES = "LANGUAGE"
NO_LANGUAGE = ("c", "posix")


def available_languages(folders: Iterable[Folder] | None = None) -> tuple[str, ...]:
    """The languages we have files for, English first.

    >>> available_languages()[0]
    'en'
    """
    found = languages_in(all_folders(folders))
    return tuple(sorted(found, key=lambda lang: (lang != ENGLISH, lang)))


def choose_language(
    explicit: str | None = None,
    env: Mapping[str, str] | None = None,
    folders: Iterable[Folder] | None = None,
) -> str:
    """The language to speak: the one asked for, else ``CYCLADES_LANG``, that of the system, or English.

    What is asked for by name, in either way, must exist. An unknown language of the system is passed over, since the
    player has set it for other programs. ``folders`` as for `Messages`: None stands for those of plug-ins.

    >>> choose_language("en_GB.UTF-8"), choose_language(env={"LANG": "xx_XX"})
    ('en', 'en')
    """
    env = os.environ if env is None else env
    asked = explicit or env.get(VARIABLE)
    if asked and _tag(asked) == PSEUDO:
        return PSEUDO
    wishes = [asked] if asked else _system_wishes(env)
    for wish in wishes:
        # our own languages first: whether plug-ins bring others takes time to find out
        match = _match(wish, available_languages(())) or _match(wish, available_languages(folders))
        if match is not None:
            return match
    if asked:
        raise MessageError(MessageProblem("unknown-language", asked, ""))
    return ENGLISH


def _system_wishes(env: Mapping[str, str]) -> list[str]:
    """The wishes of the system, strongest first."""
    wish = next((env[name] for name in SYSTEM_VARIABLES if env.get(name)), "")
    if _tag(wish) in NO_LANGUAGE:
        return [ENGLISH]
    wishes = [*env.get(PREFERENCES, "").split(":"), wish]
    if not wish and env is os.environ:
        wishes.append(_platform_language())
    return [wish for wish in wishes if wish]


def _tag(wish: str) -> str:
    """``pt_BR.UTF-8@euro`` as ``pt-BR``."""
    return canonical(wish.partition(".")[0].partition("@")[0])


def _match(wish: str, available: tuple[str, ...]) -> str | None:
    """The available language nearest to a wish such as ``pt_BR.UTF-8``, ``pl`` or ``C``."""
    tag = _tag(wish)
    if not is_plain(tag):
        return None
    if tag in NO_LANGUAGE:
        return ENGLISH
    while tag:
        if tag in available:
            return tag
        tag = tag.rpartition("-")[0]
    return None


def _platform_language() -> str:
    """The language of systems that do not say it in the environment (Windows: ``Polish_Poland``)."""
    import locale

    name = locale.getlocale()[0] or ""
    return locale.locale_alias.get(name.partition("_")[0].lower(), name)
