"""The words of an answer: messages for a game or a list of modules, in the language of the connection."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cyclades_core import ContentError, CycladesError, Event, IllegalAction, Refusal
from cyclades_core.text.i18n import MessageError, Messages, choose_language

from .option_labels import Wording
from .rpc_errors import RpcError

__all__ = ["RpcMessages", "language", "plain", "problems_of"]

LAYERS = ("problems", "errors")
KEPT = 64  # sets of messages that are kept


def language(wish: str) -> str:
    """The language nearest to a wish that there is."""
    try:
        return choose_language(wish)
    except MessageError:
        raise RpcError("unknown", what="language", name=wish[:80]) from None


def plain(value: Any) -> Any:
    """A value of an event, a refusal or an error as JSON has it.

    >>> plain({"works": ("a", "b"), "line": 3, "place": object})
    {'works': ['a', 'b'], 'line': 3, 'place': "<class 'object'>"}
    """
    if isinstance(value, (str, int, bool)) or value is None:
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(each) for name, each in value.items()}
    if isinstance(value, Iterable):
        return [plain(each) for each in value]
    return str(value)


class RpcMessages:
    """Messages by language, modules and board, kept for those who ask again."""

    def __init__(self) -> None:
        self._kept: dict[Any, Wording] = {}

    def of(self, lang: str, modules: Iterable[str] = (), options: Any = None, places: Any = None) -> Wording:
        """The words for these."""
        names = tuple(modules)
        key = (lang, names, tuple(sorted((options or {}).items())), tuple((places or {}).items()))
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            messages = Messages(lang, (*LAYERS, *names), options=options, places=places, tell=_pass)
            found = self._kept[key] = Wording(messages)
        return found


def _pass(error: MessageError) -> None:
    """A message that is missing is told by its id; nobody is at the error stream of a program."""


def refusal_of(words: Wording, refusal: Refusal) -> dict[str, Any]:
    """A refusal as data, with its sentence."""
    text = words.said(f"refusal-{refusal.code}", refusal.args)
    return {"code": refusal.code, "cite": refusal.cite, "args": plain(refusal.args), "text": text}


def event_of(words: Wording, seq: int, n: int, event: Event) -> dict[str, Any]:
    """An event as data, with its sentence."""
    said = event.args
    if event.key == "answered":
        said = {**said, "answer": words.answer(said["answer"])}
    text = words.said(f"event-{event.key}", said)
    return {"seq": seq, "n": n, "key": event.key, "args": plain(event.args), "text": text}


def problems_of(messages: Messages, error: Exception) -> list[dict[str, Any]]:
    """What is wrong with modules, content or a save, each problem with its sentence."""
    if isinstance(error, ContentError):
        return [{"code": problem.code, "args": {}, "text": str(problem.render(messages))} for problem in error.problems]
    assert isinstance(error, CycladesError)
    if isinstance(error, IllegalAction):
        text = messages.text(f"refusal-{error.code}", **error.refusal.args)
    else:
        text = messages.text(f"error-{error.code}", **error.arguments)
    return [{"code": error.code, "args": plain(error.arguments), "text": text}]
