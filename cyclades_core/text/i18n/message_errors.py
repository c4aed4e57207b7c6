"""What can be wrong with a message: a closed list of codes, and the exception that carries one."""

from __future__ import annotations

CODES = frozenset(
    {
        "junk",  # a part of a file is no valid Fluent
        "duplicate",  # an id stands twice in one file
        "cycle",  # a message refers to itself, directly or through others
        "unknown-reference",  # a message refers to a message, term or attribute that does not exist
        "unknown-function",  # a message calls a function that we do not offer
        "unknown-message",  # the program asked for an id, or named content, without a message
        "unknown-attribute",  # the message is there, the attribute (or the value) is not
        "missing-variable",  # the message uses a variable that was not passed
        "unknown-case",  # a name does not have the case that a sentence asks for
        "bad-value",  # an argument of a type or form that the message cannot use
        "unknown-language",  # no folder holds this language
        "unknown-layer",  # no folder holds this expansion's file
        "unreadable",  # a file is there but is no UTF-8 text, is too large, or a link led out of its folder to it
    }
)


class MessageProblem:
    """One fault: its code, where it is (``en/base.ftl:12``, or a language for faults at run time) and what it concerns.

    >>> str(MessageProblem("duplicate", "en/base.ftl:12", "god-zeus"))
    'duplicate en/base.ftl:12 god-zeus'
    """

    __slots__ = ("code", "key", "where")

    def __init__(self, code: str, where: str, key: str) -> None:
        assert code in CODES, code
        self.code = code
        self.where = where
        self.key = key

    def __str__(self) -> str:
        text = " ".join(part for part in (self.code, self.where, self.key) if part)
        if text.isprintable():
            return text
        from cyclades_core.engine.values.safe_text import clean  # seldom needed

        return clean(text)

    def __repr__(self) -> str:
        return f"Problem({self.code!r}, {self.where!r}, {self.key!r})"


class MessageError(Exception):
    """A message could not be made. ``code`` says why, ``problems`` lists every fault that was found together.

    >>> error = MessageError(MessageProblem("missing-variable", "en", "event-bid"))
    >>> error.code, str(error)
    ('missing-variable', 'missing-variable en event-bid')
    """

    def __init__(self, *problems: MessageProblem) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems
        self.code = problems[0].code
