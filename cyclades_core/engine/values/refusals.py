"""Why something may not be done: a code, the rule or card that says so, and plain arguments for the message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["ARGUMENTS", "AROUND", "CASES", "CODES", "NEEDS", "Refusal"]

NO_CITES: Mapping[str, str] = {}
NOTHING: Final = "none"  # an argument that names a thing, where there is none to name
# What is missing: the key of a selector or condition (`area-kind`), with what it asks for. The message `need-<key>`
# says it, and `NEED` puts it into a sentence.
NEED: Mapping[str, object] = {"key": NOTHING, "needs": NOTHING, "amount": 0}

# The closed set. Each has a message `refusal-<code>` in the locales and these arguments, with what stands for them
# where nothing is known: ids as in events ("creature-kraken", "player-ann"), numbers, words. `docs/refusals.md`, made
# by `tools/regenerate refusals`, says what they mean.
ARGUMENTS: Mapping[str, Mapping[str, object]] = {
    "not-offered": {"what": NOTHING},
    "cannot-pay": {"price": 0, "gold": 0, "what": NOTHING},
    "used-up": {"until": "turn", "what": NOTHING},
    "no-target": {**NEED},
    "nothing-left": {"what": NOTHING},
    "forbidden": {"by": NOTHING, **NEED},
    "barred": {"by": NOTHING},
    "out-of-reach": {"needs": NOTHING, "key": NOTHING, "beside": NOTHING},
    "last-area": {"owner": NOTHING},
    "too-low": {"amount": 0, "standing": 0},
    "just-outbid": {"god": NOTHING},
    "taken": {"by": NOTHING, "key": NOTHING},
    "closed": {"god": NOTHING},
    "not-yours": {"owner": NOTHING},
    "wrong-amount": {"least": 0, "most": 0, "what": NOTHING, "amounts": NOTHING},
    "not-now": {"first": NOTHING, **NEED},
    "condition": {"by": NOTHING, **NEED},
    "unknown-answer": {"text": NOTHING, "prompt": ""},
    "left-over": {"text": ""},
    "too-long": {"length": 0, "words": 0},
    "game-over": {},
    "wrong-seat": {"seat": NOTHING, "asked": NOTHING},
    "revealed": {"what": NOTHING},
}
CODES = frozenset(ARGUMENTS)
# What rules and operations say is missing, beside the keys of selectors and conditions: each has a message
# `need-<key>` too.
NEEDS = frozenset(
    {
        *("any-effect", "any-further", "any-other", "area-holds-alone", "area-not-of", "card-for-sale"),
        *("card-full-price", "card-not-god", "card-sale", "faction-alive", "faction-consents", "god-any"),
        *("line-asked", "line-moment", "line-skipped", "line-turn"),
        *("reach-any", "reach-around", "reach-coast", "reach-harbour", "reach-on", "reach-sea", "reach-way"),
        *("site-discount", "site-free", "site-later", "site-occupied", "site-place", "site-set", "units-lost-last"),
    }
)
# Around another need: its opposite, and the other measures of a number.
AROUND = ("not", "at-most", "exactly")
# Finer names, for which content may cite a rule of its own (`cites` of a verb or a mode, `[[refusal]]`); so may the
# keys of selectors, for what fails that key.
CASES = frozenset(
    {
        "ally",  # not-yours: it belongs to an ally
        "beside-own",  # taken: the printed god, by another marker of the same faction
        "covered",  # taken: by the large building on the site above
        "crossing",  # of a move: to go through and on
        "forced",  # an offering for which nothing can be paid
        "full",  # taken: the printed god
        "incomplete",  # no-target: it could be chosen, but nothing could be chosen with it
        "lost-last",  # not-now: other units are lost before it
        "most",  # of an offering: above the highest that there is
        "purse",  # cannot-pay: with the other offerings of the same purse
        "reserve",  # cannot-pay: what another marker of the purse will need
        "retreat-land",
        "retreat-sea",
        "spared",  # no-target: a card is not aimed at an ally
    }
)


class Refusal:
    """A reason, comparable and printable; the words are made at the edge. All arguments of its code are there.

    `case` is a finer name for the same code, by which content may cite another rule (`cites` of a verb).

    >>> Refusal("cannot-pay", "B1.9", price=5, gold=3)
    Refusal('cannot-pay', 'B1.9', {'price': 5, 'gold': 3, 'what': 'none'})
    >>> Refusal("forbidden", "B21.16", by="creature-medusa").args["by"]
    'creature-medusa'
    """

    __slots__ = ("args", "case", "cite", "code")

    def __init__(self, code: str, cite: str = "", /, *, case: str = "", **args: object) -> None:
        self.code = code
        self.cite = cite
        self.case = case or code
        self.args: dict[str, object] = {**ARGUMENTS.get(code, {}), **args}

    def cited(self, plain: str, cites: Mapping[str, str], mode: Mapping[str, str] = NO_CITES) -> Refusal:
        """The same by the rule of its case, unless something of its own forbids it (then it cites not the plain one).
        `mode` has the rules of cases that are the same for all questions.

        >>> Refusal("taken", "L11.2.3", case="covered").cited("L11.2.3", {"covered": "L2.1.4", "taken": "L12.1"}).cite
        'L2.1.4'
        """
        if self.cite == plain:
            self.cite = str(cites.get(self.case) or mode.get(self.case) or cites.get(self.code) or plain)
        return self

    def to_dict(self) -> dict[str, object]:
        """As plain data: lists for several ids.

        >>> Refusal("too-low", "B9.3", amount=2, standing=2).to_dict()
        {'code': 'too-low', 'cite': 'B9.3', 'args': {'amount': 2, 'standing': 2}}
        """
        args = {name: list(value) if isinstance(value, tuple) else value for name, value in self.args.items()}
        return {"code": self.code, "cite": self.cite, "args": args}

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.cite!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.code, self.cite, self.args) == (other.code, other.cite, other.args)

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes: a compiled object cannot be made empty and filled."""
        return _again, (self.code, self.cite, self.case, self.args)

    __hash__ = None  # type: ignore[assignment]


def _again(code: str, cite: str, case: str, args: dict[str, object]) -> Refusal:
    return Refusal(code, cite, case=case, **args)
