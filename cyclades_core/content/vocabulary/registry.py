"""The words of the TOML, each with its documentation: verbs, selectors, conditions, numbers, quantities, moments.

One decorator gives a word its schema (what it takes), its documentation and its compiler. `docs/vocabulary.md` is
generated from here; a word without a sentence fails a test. Expansions register through `cyclades_core.extending`,
which has the same functions: a word of theirs is a word like ours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar, cast

from .parameter_types import ANYTHING, Param, Path, Shape
from .word_checks import check_arguments, check_takes, check_texts

if TYPE_CHECKING:
    from .compiler_interface import Maker

__all__ = [
    *("CONDITIONS", "MOMENTS", "MOMENT_KINDS", "NUMBERS", "OBLIGATIONS", "OPERATIONS", "PARAMETER_KINDS"),
    *("QUANTITIES", "SELECTORS", "SORTS", "VERBS"),
    *("Node", "Verb", "VocabularyWord"),
    *("condition", "moment", "number", "quantity", "selector", "verb"),
]

Node = Mapping[str, object]  # a table of the TOML

CompileVerb = Callable[["Maker", Node, Path], None]
#: What a word of a condition, number or selector makes depends on its group, and for selectors on the sort.
CompileWord = Callable[["Maker", Node, object, Path], object]
#: Those of the core may know more of the compiler than every word needs: there is only one.
M = TypeVar("M", bound="Maker")


class Verb:
    """A verb: its parameters with what they take and mean, and the function that compiles one use of it."""

    __slots__ = ("acts", "compile", "doc", "ends", "name", "params", "required", "runs_in")

    def __init__(
        self,
        name: str,
        doc: str,
        params: dict[str, Param],
        required: tuple[str, ...],
        compile: CompileVerb,
        ends: bool,
        acts: bool,
        runs_in: str,
    ) -> None:
        self.name = name
        self.doc = doc
        self.params = params
        self.required = required
        self.compile = compile
        self.ends = ends  # nothing after it in the same list can happen
        self.acts = acts  # it acts for the subject, or asks it, unless `for` or `by` names another faction
        self.runs_in = runs_in  # the only place where it can run: `round` or `turn`; the empty text: anywhere


class VocabularyWord:
    """A key of conditions, numbers or selectors: what it takes, what it means, and the function that compiles it.

    `make(compiler, tree, value, path)` finds a value that fits `takes`; `also` are the keys beside it that it reads.
    """

    __slots__ = ("also", "doc", "group", "make", "name", "sort", "takes")

    def __init__(
        self,
        name: str,
        takes: Shape,
        doc: str,
        also: Mapping[str, Param],
        make: CompileWord,
        group: str,
        sort: str = "",
    ) -> None:
        self.name = name
        self.takes = takes
        self.doc = doc
        self.also = also
        self.make = make
        self.group = group  # condition, number or selector
        self.sort = sort  # of a selector, the first of them


#: What can be selected; the words of a selector are those of its sort.
SORTS = ("area", "site", "building", "units", "card", "god", "faction", "unit", "type", "goods", "amount")

VERBS: dict[str, Verb] = {}
QUANTITIES: dict[str, tuple[str, str]] = {}  # name -> (type, documentation)
#: How the answer to a quantity of each type may be changed.
OPERATIONS: dict[str, tuple[str, ...]] = {
    "areas": ("allow", "forbid"),
    "truth": ("allow", "forbid"),
    "number": ("set", "add", "multiply", "at-least", "at-most"),
    "faction": ("set",),
}
MOMENTS: dict[str, tuple[tuple[str, ...], str]] = {}  # name -> (what it binds, documentation)
#: The kinds of parameters of programs and moments, by their names. Any other name: what the calls give.
PARAMETER_KINDS = {
    "it": "card",
    "area": "area",
    "loser": "faction",
    "taker": "faction",
    "faction": "faction",
    "god": "god",
    "card": "card",
    "unit": "unit",
    "site": "site",
}
#: What a moment binds that is of another kind than its name says.
MOMENT_KINDS = {("metropolis-built", "site"): "metropolis"}
#: What the rules bring about and an edition settles: name -> (what it binds, documentation).
OBLIGATIONS: dict[str, tuple[tuple[str, ...], str]] = {  # text: ok documentation for authors
    "gain-control": (
        ("area", "taker", "loser"),
        "A faction gains control of a land area: units arrive where nobody stands, or have won; `loser` may be -1.",
    ),
    "build-metropolis": ((), "A faction builds a metropolis: `build` of a victory building, by whatever rule."),
}
CONDITIONS: dict[str, VocabularyWord] = {}
NUMBERS: dict[str, VocabularyWord] = {}
SELECTORS: dict[str, dict[str, VocabularyWord]] = {sort: {} for sort in SORTS}

#: The keys that every verb takes, each with its sentence.
COMMON = {  # text: ok documentation for authors
    "do": "The verb.",
    "when": "It is skipped unless this holds.",
    "cite": "The number of its rule.",
    "cites": "Rules of single refusals, by code or case.",
    "word": "In a menu: what the line is called.",
}


def verb(
    name: str,
    *,
    required: tuple[str, ...] = (),
    params: Mapping[str, Param | str],
    ends: bool = False,
    acts: bool = False,
    runs_in: str = "",
) -> Callable[[CompileVerb], CompileVerb]:
    """Register a verb; the docstring of the function is its documentation. A parameter is a shape with a sentence.

    `acts`: it acts for the subject or asks it, so an effect without a subject cannot use it. `runs_in`: it runs only in
    a `round` (a phase, the setup and programs that they run) or in a `turn` (a program of `take-turns`).
    """
    check_texts(name, *required, *params)
    typed = {key: Param(ANYTHING, given) if isinstance(given, str) else given for key, given in params.items()}

    def register(function: CompileVerb) -> CompileVerb:
        check_arguments(name, function, "maker, node, path")  # text: ok names of arguments
        VERBS[name] = Verb(name, (function.__doc__ or "").strip(), typed, required, function, ends, acts, runs_in)
        return function

    return register


def _word(
    groups: list[dict[str, VocabularyWord]],
    name: str,
    takes: Shape,
    doc: str,
    also: Mapping[str, Param],
    group: str,
    sort: str = "",
) -> Callable[[Callable[[M, Node, object, Path], object]], Callable[[M, Node, object, Path], object]]:
    check_texts(name, doc, *also)
    check_takes(name, takes)

    def register(function: Callable[[M, Node, object, Path], object]) -> Callable[[M, Node, object, Path], object]:
        check_arguments(name, function, "maker, node, value, path")  # text: ok names of arguments
        told = doc or (function.__doc__ or "").strip()
        made = VocabularyWord(name, takes, told, also, cast(CompileWord, function), group, sort)
        for words in groups:
            words[name] = made
        return function

    return register


def condition(
    name: str, *, takes: Shape, doc: str = "", also: Mapping[str, Param] | None = None
) -> Callable[[Callable[[M, Node, object, Path], object]], Callable[[M, Node, object, Path], object]]:
    """Register a key of conditions; what it makes is asked with machine and frame and says yes or no.

    With `takes=TRUTH` the function compiles what `true` means; `false` is its opposite without further ado.
    """
    return _word([CONDITIONS], name, takes, doc, also or {}, "condition")


def number(
    name: str, *, takes: Shape, doc: str = "", also: Mapping[str, Param] | None = None
) -> Callable[[Callable[[M, Node, object, Path], object]], Callable[[M, Node, object, Path], object]]:
    """Register a key of numbers; what it makes is asked with machine and frame and gives an integer."""
    return _word([NUMBERS], name, takes, doc, also or {}, "number")


def selector(
    sorts: str, name: str, *, takes: Shape, doc: str = ""
) -> Callable[[Callable[[M, Node, object, Path], object]], Callable[[M, Node, object, Path], object]]:
    """Register a key of selectors of these sorts (a list in one text: `"type goods"`).

    What it makes depends on the sort: areas, sites and buildings want a mask; the others a test of one member, or one
    of the parts of `cyclades_core.content.vocabulary.selector_parts`. `TRUTH` as in `condition`.
    """
    return _word([SELECTORS[sort] for sort in sorts.split()], name, takes, doc, {}, "selector", sorts.split()[0])


def quantity(name: str, type: str, doc: str) -> None:
    """Register a typed question."""
    check_texts(name, type, doc)
    QUANTITIES[name] = (type, doc)


def moment(name: str, binds: tuple[str, ...], doc: str) -> None:
    """Register a named moment and the bindings its triggers find."""
    check_texts(name, *binds, doc)
    MOMENTS[name] = (binds, doc)


for _name, _type, _doc in (  # text: ok documentation for authors
    ("may-enter", "areas", "Which areas units may move into; `when.area` says which ones a modifier forbids."),
    ("may-leave", "areas", "Which areas units may move out of."),
    ("may-sail", "areas", "Sea areas where fleets may be; forbidden ones are barred for placing, moving, retreating."),
    ("may-pass", "areas", "Areas that a moving group may cross without stopping."),
    ("may-target", "areas", "Areas whose units and buildings the card being played may choose."),
    ("carries", "areas", "Sea areas that serve as bridge although their fleets are not the mover's."),
    ("adjacent", "areas", "Land areas that count as adjacent to the start of the move."),
    ("income", "number", "Multiplies the income of areas, or adds an amount for the source's owner."),
    ("income-to", "faction", "Redirects the income of areas to the source's owner."),
    ("strength", "number", "Added to a side's total in a land battle."),
    ("defence", "number", "Added to the defender's total on land: fortresses."),
    ("harbour", "number", "Added to a side's total at sea: ports."),
    ("dice", "number", "How many dice a side rolls."),
    ("die", "number", "A fixed result instead of a roll."),
    ("wins-tie", "truth", "The side wins equal rounds."),
    ("may-bid", "truth", "Whether the bidding faction may choose the god."),
    ("bid-fee", "number", "What outbidding costs beside the offering, paid to the source's owner."),
    ("capture", "number", "Metropolises that taking the area (`event`) would bring the mover at once."),
    ("capture-wins", "truth", "Taking the area (`event`) wins the game at once, whatever the mover has."),
    ("set-size", "number", "How many philosophers make a metropolis."),
):
    quantity(_name, _type, _doc)

for _name, _binds, _doc in (  # text: ok documentation for authors
    ("piece-arrived", ("it", "area"), "A piece was placed or moved; its own modifiers already count."),
    ("piece-expires", ("it", "area"), "A piece would leave because its time is over (stage instead keeps it)."),
    ("upkept", ("it", "area"), "A piece was kept in upkeep and has made its move."),
    ("battle-begins", ("area",), "Before the first round of a battle."),
    ("assault-begins", ("area",), "Before the dice of a round: a window, attacker first."),
    ("dice-rolled", ("area",), "Both dice of a round are known."),
    ("unit-lost", ("unit", "area"), "A unit is about to be lost in a battle (instead) or was destroyed (after)."),
    ("metropolis-placed", ("it",), "A metropolis is about to be placed (instead) or stands (after)."),
    ("metropolis-built", ("site",), "A metropolis was built: the site (or the card that hides it) is bound."),
    ("income-collected", (), "Everybody has received the income of the round."),
    ("fee-paid", (), "Somebody paid for outbidding the subject."),
    ("turn-begins", (), "The turn of a marker begins."),
    ("offerings-begin", (), "A window before the first offering."),
    ("actions-begin", (), "A window before the first turn."),
    ("threat-rolled", (), "A window after a named roll and before it counts."),
    ("gods-laid", (), "The god tiles of the round lie."),
    ("round-ends", (), "All turns of the round are over."),
    ("area-taken", ("area", "loser"), "A land area changed hands."),
):
    moment(_name, _binds, _doc)
