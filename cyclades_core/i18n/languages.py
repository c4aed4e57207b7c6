"""Which languages there are, and which one to speak."""

from __future__ import annotations

import os

from .errors import MessageError, Problem
from .folders import all_folders, is_plain, languages_in

TYPE_CHECKING = False  # see folders.py
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .folders import Folder

ENGLISH = "en"
VARIABLE = "CYCLADES_LANG"
# The order in which POSIX programs ask for the language of messages; LANGUAGE may hold several.
SYSTEM_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


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
    """The language to speak: the one asked for, CYCLADES_LANG, that of the system, or English.

    A language asked for by name must exist; an unknown one in the environment is passed over, since the player may
    have set it for other programs.

    >>> choose_language("en_GB.UTF-8"), choose_language(env={"LANG": "xx_XX"})
    ('en', 'en')
    """
    available = available_languages(folders)
    if explicit:
        match = _match(explicit, available)
        if match is None:
            raise MessageError(Problem("unknown-language", explicit, ""))
        return match
    for wish in _wishes(os.environ if env is None else env):
        match = _match(wish, available)
        if match is not None:
            return match
    if env is None:
        match = _match(_platform_language(), available)
        if match is not None:
            return match
    return ENGLISH


def _wishes(env: Mapping[str, str]) -> list[str]:
    """The wishes in the environment, strongest first."""
    wishes = [env.get(VARIABLE, "")]
    for name in SYSTEM_VARIABLES:
        wishes += env.get(name, "").split(":")
    return [wish for wish in wishes if wish]


def _match(wish: str, available: tuple[str, ...]) -> str | None:
    """The available language nearest to a wish such as ``pt_BR.UTF-8``, ``pl`` or ``C``."""
    tag = wish.partition(".")[0].partition("@")[0].replace("_", "-")
    if not is_plain(tag):
        return None
    known = {lang.lower(): lang for lang in available}
    if tag.lower() in ("c", "posix"):
        return ENGLISH if ENGLISH in available else None
    while tag:
        if tag.lower() in known:
            return known[tag.lower()]
        tag = tag.rpartition("-")[0]
    return None


def _platform_language() -> str:
    """The language of systems that do not say it in the environment (Windows: ``Polish_Poland``)."""
    import locale

    name = locale.getlocale()[0] or ""
    return locale.locale_alias.get(name.partition("_")[0].lower(), name)
