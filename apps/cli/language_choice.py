"""The language of the command line, found before anything is parsed.

`--lang` may stand anywhere: help is printed, and usage refused, before the options of a command have been read. So the
arguments are looked through by hand; what they do not say, the environment and the system do.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cyclades_core.text.i18n import MessageError, Messages

OPTION = "--lang"
# Messages that only help needs stand in a layer of their own.
HELP = "help"

_arguments: list[str] | None = None


def listen(arguments: Sequence[str] | None) -> None:
    """Remember the arguments of this run; None stands for those of the process."""
    global _arguments
    _arguments = None if arguments is None else list(arguments)


def asked_language() -> str | None:
    """What `--lang` says, the last one if there are several.

    >>> listen(["--lang", "en", "play", "--lang=pl"])
    >>> asked_language()
    'pl'
    >>> listen(["play", "--lang"])
    >>> asked_language()
    >>> listen(None)
    """
    return value_of([OPTION])


def value_of(options: Sequence[str]) -> str | None:
    """What was typed behind an option, under any of its names; the last one if there are several.

    >>> listen(["play", "--seed", "abc"])
    >>> value_of(["--seed"])
    'abc'
    >>> listen(None)
    """
    given = sys.argv[1:] if _arguments is None else _arguments
    found = None
    for at, word in enumerate(given):
        name, equals, value = word.partition("=")
        if word in options:
            found = given[at + 1] if at + 1 < len(given) else found
        elif equals and name in options:
            found = value
    return found


def messages_in(
    lang: str | None,
    layers: tuple[str, ...] = (),
    genders: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    places: Mapping[str, tuple[str, str]] | None = None,
    names: Mapping[str, str] | None = None,
) -> Messages:
    """The messages in a language, else in that of the command line; the rest as `Messages` takes it."""
    from cyclades_core.text.i18n import Messages, choose_language

    chosen = choose_language(lang or asked_language())
    return Messages(chosen, expansions=layers, genders=genders, options=options, tell=tell, places=places, names=names)


def help_messages() -> Messages:
    """The texts of help, in the language of the command line."""
    from cyclades_core.text.i18n import choose_language

    return _help_in(choose_language(asked_language()))


@cache
def _help_in(lang: str) -> Messages:
    from cyclades_core.text.i18n import Messages, available_languages
    from cyclades_core.text.i18n.message_folders import named_folders

    # a language of ours needs no plug-in to be heard first: whatever is wrong with one, help is there
    folders = named_folders() if lang in available_languages(()) else None
    return Messages(lang, expansions=(HELP,), folders=folders, tell=tell)


def tell(error: MessageError) -> None:
    """Say on the error stream which message is shown in English, in the words of the language where it has them."""
    from cyclades_core.text.i18n import Messages

    problem = error.problems[0]
    lang = problem.where.partition("/")[0]
    say = Messages(lang, tell=lambda _: None)  # one that lacks even these words must not go round in circles
    missing = problem.code in ("unknown-message", "unknown-attribute")
    key = problem.key or problem.where
    text = say.text("cli-not-translated" if missing else "cli-message-fault", lang=lang, key=key, code=problem.code)
    print(text, file=sys.stderr)
