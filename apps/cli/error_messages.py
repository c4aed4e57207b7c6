"""Errors, told to a person: one located line for each problem, on the error stream.

The engine raises errors with a code of a closed set and arguments; faulty content carries `problems`, each with file,
line and column, that know how to put themselves into words. The words are made here, in the language of the person.
"""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cyclades_core.engine.values.safe_text import clean

from . import BAD_INPUT, DEBUG, FAILED, INTERRUPTED
from .language_choice import asked_language, tell, value_of

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages


# Layers of messages that only who reports problems needs.
LAYERS = ("problems", "errors", "scenarios", "records")
# What the system says of a file, as cli-file-problem knows it; anything else is told in the words of the system.
REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EBADF: "closed",
    errno.EFBIG: "large",
}
# Where an error of the system that names no file happened: while printing.
OUTPUT = "stdout"


def report(error: Exception) -> int:
    """Say on the error stream what went wrong; return the exit code."""
    known = _known()
    if is_usage(error):
        from cyclades_core.text.i18n import MessageError

        try:
            return usage(error)
        except MessageError as other:  # even usage cannot be said in a language that there is not: that goes first
            return report(other)
    if getattr(error, "code", None) == "unknown-language":
        _say(_unknown_language(error))
        return BAD_INPUT
    faults: tuple[Any, ...] = getattr(error, "faults", ())
    if faults:  # a record: it says of its game what is needed to tell of it
        say = _messages(getattr(error, "words", None))
        _say(*(str(fault.render(say)) for fault in faults))
        return int(getattr(error, "exit_code", BAD_INPUT))
    if isinstance(error, known):
        problems = getattr(error, "problems", None) or (error,)
        _say(*(describe(problem) for problem in problems))
        return BAD_INPUT
    if isinstance(error, OSError) and (error.filename or error.errno in REASONS):
        _say(_file_problem(error))
        return BAD_INPUT
    file, line = _whose(error)
    if file:
        _say(_text("cli-word-fault", file=file, line=line, kind=type(error).__name__, detail=str(error)))
        return FAILED
    _say(_text("cli-internal-fault", kind=type(error).__name__, detail=str(error), variable=DEBUG))
    return FAILED


def _whose(error: Exception) -> tuple[str, int]:
    """The line of an expansion's own code that it came out of, if it did."""
    try:
        from ..simulation import whose
    except Exception:  # the engine itself does not import
        return "", 0
    return whose(error)


def _file_problem(error: OSError) -> str:
    code = REASONS.get(error.errno or 0, "other")
    file = OUTPUT if error.filename is None else str(error.filename)
    return _text("cli-file-problem", file=file, code=code, reason=error.strerror or str(error))


def is_usage(error: Exception) -> bool:
    """Whether Typer refuses the arguments. Its classes have moved between its versions, their names have not."""
    return any(each.__name__ == "ClickException" for each in type(error).__mro__)


def usage(error: Any) -> int:
    """Say how the command is used and what was wrong; return the exit code."""
    if type(error).__name__ == "NoArgsIsHelpError":
        _say(error.message)
    else:
        ctx = getattr(error, "ctx", None)
        if ctx is not None:
            _say(ctx.get_usage(), _text("cli-see-help", command=f"{ctx.command_path} --help"), "")
        _say(_text("cli-usage-error", detail=_refusal(error, ctx)))
    return int(error.exit_code)


def _refusal(error: Any, ctx: Any) -> str:
    """What is wrong with the arguments, in words of ours where Typer says enough about it."""
    kind, parameter = type(error).__name__, getattr(error, "param", None)
    if ctx is not None:
        from .localized_help import form_of

        parameters = ctx.command.get_params(ctx)
        if kind == "NoSuchOption":
            known = [max(each.opts, key=len) for each in parameters if each.param_type_name == "option"]
            return _text("cli-no-option", option=error.option_name, available=", ".join(known))
        if kind == "MissingParameter" and parameter is not None:
            return _text("cli-missing-parameter", form=form_of(parameter, ctx))
        if kind == "BadParameter" and parameter is not None and error.param_hint is None:
            return _bad_value(parameter, form_of(parameter, ctx))
        if kind == "UsageError" and hasattr(ctx.command, "list_commands") and error.message == "Missing command.":
            return _text("cli-missing-command", available=", ".join(ctx.command.list_commands(ctx)))
        extra = re.fullmatch(r"Got unexpected extra argument\S* \((.*)\)\.?", error.message)
        if extra is not None:
            return _text("cli-extra-arguments", arguments=extra[1])
    if kind == "BadOptionUsage":
        wanted = "cli-needs-value" if "requires" in error.message else "cli-takes-no-value"
        return _text(wanted, option=error.option_name)
    if kind == "BadParameter" and error.param_hint is not None:
        return f"{error.param_hint}: {error.message}" if error.param_hint else str(error.message)
    return str(error.format_message())


def _bad_value(parameter: Any, form: str) -> str:
    """Which value, and what it should have been: Typer's own words for it are English and change between versions."""
    option, value = max(parameter.opts, key=len), value_of(parameter.opts)
    choices = re.search(r"<([^<>|]+(?:\|[^<>|]+)+)>", form)
    limits = re.search(r"\[(?:(-?\d+)<=)?x(?:<=(-?\d+)|>=(-?\d+))?\]", form)
    if value is None:
        return _text("cli-bad-value", form=form)
    if choices is not None:
        return _text("cli-bad-choice", option=option, value=value, available=", ".join(choices[1].split("|")))
    if limits is not None:
        return _text("cli-bad-range", option=option, value=value, least=limits[1] or limits[3], most=limits[2])
    return _text("cli-bad-number", option=option, value=value)


def interrupted() -> int:
    """Print that the user interrupted the command, and the plug-in that was loading. Return the exit code."""
    plugins = sys.modules.get("cyclades_core.content.modules.plugins")
    name = None if plugins is None else plugins.interrupted()
    if name is None:
        _say(_text("cli-interrupted"))
    else:  # without the texts of plug-ins: asking for them would load the next one, which may hang as well
        _say(_messages(folders=()).text("cli-interrupted-plugin", name=name))
    return INTERRUPTED


def describe(problem: object, messages: Messages | None = None) -> str:
    """One problem in words, with its place. The nearest valid name is part of the words. Without `messages`, those that
    know no content: what is told of a game names its things, so it takes the messages of its modules.

    >>> class Fault(Exception):
    ...     file, line, column, code = "gods.toml", 3, 1, "no-such-code"
    >>> describe(Fault("unknown key"))
    'gods.toml:3:1: unknown key'
    """
    render = getattr(problem, "render", None)
    if render is not None:
        return str(render(messages or _messages()))
    # A refused answer holds its reason; everything else is its own reason.
    reason = getattr(problem, "refusal", None) or problem
    place = [getattr(problem, part, None) for part in ("file", "line", "column")]
    where = ":".join(str(part) for part in place if part is not None)
    arguments = getattr(reason, "arguments", None) or getattr(reason, "args", None)
    words = _words(getattr(reason, "code", None), arguments, messages) or str(problem)
    return f"{where}: {words}" if where else words


def _words(code: str | None, arguments: object, messages: Messages | None = None) -> str | None:
    """The message of a code, or None if there is none. Exceptions have `args` of their own, which are no names."""
    values = dict(arguments) if isinstance(arguments, Mapping) else {}
    messages = messages or _messages()
    for key in (f"refusal-{code}", f"problem-{code}", f"error-{code}"):
        if code and messages.has(key):
            return messages.text(key, **values)
    return None


def _known() -> tuple[type[BaseException], ...]:
    """The errors of the public door and of the messages. Imported late: most runs end well."""
    try:
        from cyclades_core import ContentError, CycladesError
        from cyclades_core.text.i18n import MessageError
    except Exception:  # the engine itself does not import: that is the fault to report, not this one
        return ()
    return (ContentError, CycladesError, MessageError)


def _text(key: str, **values: object) -> str:
    """The message, or plain facts when it cannot be had: an error must never be lost behind another."""
    try:
        messages = _messages()
        if messages.has(key):
            return messages.text(key, **values)
    except Exception:
        pass
    facts = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{key}: {facts}"


def _unknown_language(error: Exception) -> str:
    """The language asked for, and those there are."""
    from cyclades_core.text.i18n import available_languages

    asked = getattr(error, "problems", None)
    return _text(
        "cli-unknown-language", lang=asked[0].where if asked else "", available=", ".join(available_languages())
    )


def _messages(known: Mapping[str, Any] | None = None, folders: tuple[()] | None = None) -> Messages:
    """Return messages in the language of the command line, even if its options are not parsed yet.

    `known` says of a game what its messages need, and `folders` is as for `Messages`. If the language does not exist,
    that of the system is used, else English.
    """
    from cyclades_core.text.i18n import MessageError, Messages, choose_language

    for wish in (asked_language(), None):
        try:
            said = dict(known or {})
            layers = tuple(dict.fromkeys((*said.pop("expansions", ()), *LAYERS)))
            return Messages(choose_language(wish, folders=folders), layers, folders=folders, tell=tell, **said)
        except MessageError:
            pass
    return Messages("en", LAYERS, folders=folders)


def _say(*lines: str) -> None:
    for line in lines:
        try:
            print(clean(line, lines=True), file=sys.stderr)
        except OSError:
            return  # nobody is there to be told
