"""The functions that a message may call, for one language.

- ``NAME($id, case: "acc")``: the name of content, a player or an area; the words of an answer or a rule (``line-x``).
- ``UNIT($unit, $count, case: "acc")``: a counted thing.
- ``LIST($ids, case: "acc")``: names, or counted things, joined as the language does it.
- ``ANY($ids, case: "acc")``: the same where one of them is enough: *a troop or a fleet*.
- ``TALLY($ids)``: counted things as in a table, joined; one of a thing has its digit too.
- ``COUNT($ids)``: how many they are, for a selector.
- ``KIND($id)``: what an id is the id of, for a selector: ``creature``, ``bonus``; of an area ``land`` or ``sea``.
- ``INITIAL($id)``: the first letter of a name, small and without its accent, for a selector.
- ``GENDER($faction)``: ``masculine`` or ``feminine`` if the edge has said so (``genders``), else ``other``.
- ``NEED($key, $needs, $amount)``: what a rejection reason says is missing, by its message ``need-<key>``.
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

from .message_resolver import ResolverError
from .message_values import (
    BARE_KINDS,
    COUNTED_KINDS,
    DECLARED_KIND,
    GENDERS,
    NAMED_KINDS,
    NOMINATIVE,
    SPOKEN_KINDS,
    IdList,
    native,
    person,
)

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from .message_lookup import Lookup

AREA = "area"
NEEDS = ("not", "at-most", "exactly")  # around what is needed: `not-area-piece` is `need-not` with `need-area-piece`
# The messages that put an area into a sentence, by its kind: with a name, and without one.
PLACES = {"land": ("place-land", "place-land-bare"), "sea": ("place-sea", "place-sea-bare"), "": ("", "place-bare")}


class Functions:
    """What the messages of a language call; they know people and places as the edge has said them."""

    def __init__(
        self,
        look: Lookup,
        lang: str,
        genders: Mapping[str, str],
        places: Mapping[str, tuple[str, str]],
        names: Mapping[str, str],
    ) -> None:
        self.look = look
        self.lang = lang
        self._genders = genders
        self._places = places
        self._names = names

    def table(self) -> dict[str, Callable[..., Any]]:
        """The functions by the names that messages call them by."""
        return {
            "NAME": self.name,
            "UNIT": self.unit,
            "LIST": lambda ids, case=NOMINATIVE: self.joined(ids, case),
            "ANY": lambda ids, case=NOMINATIVE: self.joined(ids, case, last="list-or"),
            "TALLY": lambda ids: self.joined(ids, tally=True),
            "COUNT": lambda ids: len(ids.items) if isinstance(ids, IdList) else 1,
            "KIND": self.kind,
            "INITIAL": self.initial,
            "GENDER": self.gender,
            "PLAYED": self.played,
            "NUMBER": lambda number: number,
            "NEED": self.need,
        }

    def need(self, key: object, needs: object = "", amount: object = 0) -> str:
        """NEED($key, $needs, $amount): what a key of a selector or condition asks for, as a part of a sentence."""
        name, args = str(key), {"needs": needs, "amount": amount}
        for prefix in NEEDS:
            if name.startswith(f"{prefix}-") and self._needed(name) is None:
                inner = self.need(name[len(prefix) + 1 :], needs, amount)
                return self.look.format(self.lang, f"need-{prefix}", None, {**args, "need": inner})
        found = self._needed(name) or (self.lang, "need-any-other", None)
        return self.look.format(*found, args)

    def _needed(self, key: str) -> tuple[str, str, str | None] | None:
        return self.look.first(self.lang, (f"need-{key}",), (None,), True)

    def name(self, ident: object, case: str = NOMINATIVE) -> str:
        """NAME($id): the name of content, a faction or an area."""
        if str(ident).startswith(DECLARED_KIND):
            found = self.look.first(self.lang, (str(ident),), (None,), True)
            return self.look.format(*found, {"case": case}) if found is not None else str(ident)
        kind, _, rest = str(ident).partition("-")
        if kind in SPOKEN_KINDS and rest:
            return self._spoken(str(ident), case)
        if kind in BARE_KINDS and rest in self._names:
            return self._names[rest]
        # Without a kind it may be content, or the name of a person or place, which is shown as it is.
        is_content = (rest and (kind in NAMED_KINDS or kind in self.look.declared())) or ":" in str(ident)
        # Counted things (units, cards) are a plural as value and carry their bare name as attribute.
        found = self.look.find(self.lang, str(ident), NAMED_KINDS, ("name", None), bool(is_content))
        if found is not None:
            return self.look.format(*found, {"count": 1, "case": case})
        if rest and kind == AREA:
            return self._area(rest, case)
        # Slots of the track of gods are called god-1, god-2: numbers are never content.
        if rest and (kind in BARE_KINDS or (kind in NAMED_KINDS and rest.isdecimal())):
            return rest
        return self.look.unnamed(self.lang, ident) if is_content else str(ident)

    def _spoken(self, ident: str, case: str) -> str:
        """The words of an answer or a rule. Where there is no message for a line with its card, one takes the card.

        A line may be about several things: `line-buy card-kind-creature card-kind-hero`.
        """
        line, *cards = ident.split(" ")
        about = native(tuple(cards)) if len(cards) > 1 else "".join(cards) or "none"
        for key in dict.fromkeys((ident.replace(" ", "-"), line)):
            found = self.look.find(self.lang, key, (), (None,), True)
            if found is not None:
                return self.look.format(*found, {"case": case, "card": about})
        return self.look.unnamed(self.lang, ident)

    def _area(self, area: str, case: str) -> str:
        """An area in the words of its kind: by its name if the board has one, else by its id."""
        kind, name = self._places.get(area, ("", ""))
        place = f"{kind}-{name}" if name else ""
        if place and self.look.find(self.lang, place, NAMED_KINDS, (None,), True) is None:
            self.look.unnamed(self.lang, place)
            place = ""
        found = self.look.first(self.lang, (PLACES[kind if kind in PLACES else ""][not place],), (None,), True)
        return self.look.format(*found, {"place": place, AREA: area, "case": case}) if found is not None else area

    def kind(self, ident: object) -> str:
        """KIND($id): what stands before the first hyphen; of an area what the board says, if that is known."""
        kind, _, rest = str(ident).partition("-")
        return self._places[rest][0] if kind == AREA and rest in self._places else kind

    def unit(self, ident: object, count: Any, case: str = NOMINATIVE) -> str:
        """UNIT($unit, $count): a counted thing, ``troop`` and ``unit-troop`` alike, also ``goods-priest``."""
        found = self.look.find(self.lang, str(ident), COUNTED_KINDS, (None,), True)
        if found is not None:
            return self.look.format(*found, {"count": int(count), "case": case})
        return f"{count} {self.look.unnamed(self.lang, ident)}"

    def tallied(self, ident: object, count: Any, case: str = NOMINATIVE) -> str:
        """A counted thing in a table: one of it is a number like any other, where prose has an article or nothing."""
        named = self.look.find(self.lang, str(ident), COUNTED_KINDS, ("name",), False) if int(count) == 1 else None
        if named is None:
            return self.unit(ident, count, case)
        name = self.look.format(*named, {"count": 1, "case": case})
        return self.look.format(self.lang, "tally-one", None, {"name": name})

    def joined(self, ids: object, case: str = NOMINATIVE, tally: bool = False, last: str = "list-last") -> str:
        """LIST($ids): names joined as the language does it; a pair (id, count) becomes a counted thing.

        `last` is the message that joins the last of them.
        """
        items = ids.items if isinstance(ids, IdList) else (ids,)
        count = self.tallied if tally else self.unit
        words = [count(item[0], item[1], case) if isinstance(item, tuple) else self.name(item, case) for item in items]
        if not words:
            return self.look.format(self.lang, "list-none", None, {"case": case})
        out = words[0]
        for word in words[1:-1]:
            out = self.look.format(self.lang, "list-more", None, {"first": out, "next": word, "case": case})
        if len(words) > 1:
            out = self.look.format(self.lang, last, None, {"first": out, "last": words[-1], "case": case})
        return out

    def gender(self, ident: object) -> str:
        """GENDER($faction): what the edge has said of a player."""
        gender = self._genders.get(person(ident), GENDERS[-1])
        if gender not in GENDERS and self.look.strict:
            raise ResolverError("bad-value", gender)
        return gender if gender in GENDERS else GENDERS[-1]

    def initial(self, ident: object) -> str:
        """INITIAL($id): what a word before a name may depend on: Italian says *e Bruno*, but *ed Emma*."""
        from unicodedata import normalize

        kind, hyphen, _ = str(ident).partition("-")
        is_id = hyphen and kind in (*NAMED_KINDS, *BARE_KINDS, *self.look.declared())
        return normalize("NFD", self.name(ident) if is_id else str(ident))[:1].lower()

    def played(self, module: object) -> str:
        """PLAYED("box/module"): whether a module is in play. A box stands for all its modules."""
        name = str(module)
        return "true" if name in self.look.expansions or name.partition("/")[0] in self.look.expansions else "false"
