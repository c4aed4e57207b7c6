"""The reference of the vocabulary, made from the registry: `docs/vocabulary.md` is the output of `render()`."""

from __future__ import annotations

from inspect import cleandoc

from ..vocabulary import all_verbs  # noqa: F401  (it registers verbs)
from ..vocabulary.parameter_types import NUMBER, Binding, Either, Shape
from ..vocabulary.registry import (
    CONDITIONS,
    MOMENTS,
    NUMBERS,
    OBLIGATIONS,
    QUANTITIES,
    SELECTORS,
    VERBS,
    VocabularyWord,
)
from . import effect_compiler  # noqa: F401  (it registers words)

__all__ = ["render"]


def render() -> str:
    """The whole reference as Markdown."""
    out = [head(), "", overlays(), ""]
    out.append("\n## Verbs\n")
    for name in sorted(VERBS):
        verb = VERBS[name]
        out.append(f"### `{name}`\n\n{_flat(verb.doc)}\n")
        if verb.params:
            out.append("| key | takes | meaning |\n|---|---|---|")
            for key, param in verb.params.items():
                required = " (required)" if key in verb.required else ""
                out.append(f"| `{key}`{required} | {_shape(param.takes)} | {param.doc} |")
            out.append("")
    out.append("\n## Selectors\n\n| key | of | takes | meaning |\n|---|---|---|---|")
    for key in sorted({key for words in SELECTORS.values() for key in words}):
        for word in {id(words[key]): words[key] for words in SELECTORS.values() if key in words}.values():
            sorts = ", ".join(sort for sort, words in SELECTORS.items() if words.get(key) is word)
            out.append(f"| `{key}` | {sorts} | {_shape(word.takes)} | {word.doc} |")
    for title, group in (("Conditions", CONDITIONS), ("Numbers", NUMBERS)):
        out.append(f"\n## {title}\n\n| key | takes | meaning |\n|---|---|---|")
        out += [_row(group[name]) for name in sorted(group)]
    out.append("\n## Quantities\n\n| quantity | type | meaning |\n|---|---|---|")
    out += [f"| `{name}` | {QUANTITIES[name][0]} | {QUANTITIES[name][1]} |" for name in sorted(QUANTITIES)]
    out.append("\n## Moments\n\n| moment | binds | meaning |\n|---|---|---|")
    out += [f"| `{name}` | {', '.join(MOMENTS[name][0]) or '-'} | {MOMENTS[name][1]} |" for name in sorted(MOMENTS)]
    out.append(f"\n{cleandoc(obligations.__doc__ or '')}\n\n| obligation | binds | meaning |\n|---|---|---|")
    out += [f"| `{name}` | {', '.join(OBLIGATIONS[name][0]) or '-'} | {OBLIGATIONS[name][1]} |" for name in OBLIGATIONS]
    return "\n".join(out) + "\n"


def obligations() -> None:
    """## Obligations

    What the rules bring about and only the edition can settle: `[obligation.gain-control]` (or `[[obligation]]`) with
    an `effect`, and `hold` if standing rules wait for its end. Content can `run` it like a program. A ruleset whose
    verbs can bring one about needs it; one without metropolises needs none for them.
    """


def _row(word: VocabularyWord) -> str:
    also = "".join(f"; `{key}` ({_shape(param.takes)}): {param.doc}" for key, param in word.also.items())
    return f"| `{word.name}` | {_shape(word.takes)} | {word.doc}{also} |"


def _shape(shape: Shape) -> str:
    # two shapes of a table are one word here
    if isinstance(shape, Binding):
        return f"{'id or ' if shape.ids else ''}binding: {', '.join(shape.kinds)}"
    if isinstance(shape, Either) and shape is not NUMBER:
        return " or ".join(dict.fromkeys(_shape(each) for each in shape.shapes))
    return " or ".join(dict.fromkeys(part.replace('"', "`") for part in shape.text.split(" | ")))


def _flat(text: str) -> str:
    return " ".join(text.split())


def head() -> str:
    """# Vocabulary

    The words that content is written in. This page is generated from the registry by `tools/regenerate vocabulary`.
    A word without a sentence fails a test.

    An *effect* is a list of verbs. A *selector* is a table whose keys all hold; a list of selectors is tiers: the
    first that finds anything counts. A *condition* (`when`) is a table whose keys all hold. A *number* is an
    integer, the name of a binding, or a table. Every verb takes `when` (skip it otherwise), `cite`, `cites` (the
    rules of single refusals, by code or case: `{ nothing-left = "L11.1.3" }`; a `[[refusal]]` with the prompt of a
    question as its `id` says the same in `rules` for all who ask it) and, in a menu line, `word`. A menu line takes
    `price`, `prices` (first, second ... use of the turn), `rising` (the n-th costs n, one counter for all such lines)
    and `limit`; its price is paid before the first change. A `choose` that finds nothing skips the rest of its list.

    Names that are always there: `self` (the card), `mine` or `owner` (the subject), `actor`, `active`, `attacker`,
    `defender`, `mover`, `here` (the area of the card's figure); areas also `battle`, `event` (what is asked about) and
    `start` (where the leg of a move starts).

    A binding has a *kind*: `area`, `site`, `building`, `units` (a stack), `card`, `god`, `faction`, `unit` (a kind of
    unit), `type` (of a building), `goods` or `number`. `cards` and `buildings` are groups. A `metropolis` is the site
    of one, or one that is hidden on a card. A key that takes a binding lists the kinds that fit. Another kind is an
    error when the content is loaded. `self` is a card, a god or a building, and nothing in a rule or a phase. The
    parameters `area`, `card`, `faction`, `god`, `it`, `loser`, `site`, `taker` and `unit` of a program have the kind of
    their name (`it` is a card). Any other parameter has the kind that the calls give it.

    An effect has a *subject*, the faction that it acts for. Effects of a phase and of the setup have none, nor has a
    rule with `for-each = "game"`. There, put a verb that acts (`gain`, `choose`, `move`) into an `each` of factions
    with `act = true`, run a program with `for`, or give the verb its own `for` or `by`. The verbs `auction`,
    `draw-lots`, `lay-gods`, `pay-offerings`, `reset`, `start-seats` and `take-turns` run only in a phase or the setup,
    and `actions` only in the turn of a marker. Otherwise the content is rejected when it is loaded.

    What the board cannot hold is not done: units on the wrong ground or in an area of another faction, a building on a
    site of another size, a figure that a card does not have. A verb whose binding holds nothing does nothing.

    What a word takes is checked before it is compiled. A key that takes a *boolean* means the opposite with `false`.
    Selectors of units, sites and buildings also take the keys of areas; `at-least`, `at-most` and `exactly` measure
    the number in the same table of a condition.

    A *standing rule* (`[[rule]]` with `when` and `effect`) is obeyed whenever its condition holds for a faction, as
    soon as no program with `hold` is under way. Its key `order` says how it stands to others that hold with it:

    - `at-once`: before everything else, even inside a program with `hold`, and never offered: an ending. Its effect
      asks nobody.
    - `choice` (the default): of several, the faction chooses which comes first (`choose-rule`); one alone is obeyed.
      Let `when` say that it would do something, or it is offered for nothing.
    - `last`: when no other holds any more: what is left of a right that nobody could use.
    """
    return cleandoc(head.__doc__ or "")


def overlays() -> str:
    """## Defaults and changes

    `[defaults]` says once what the definitions of a module have in common; it holds for all files of the module, and
    for the interactions of its box that it takes part in. `[defaults.KIND]` has keys of the definition,
    `[defaults.KIND.piece]` those of its piece, `[defaults.KIND.PART]` those of every `ability`, `trigger` or
    `modifier`, `[defaults.KIND.PART.NAME]` those of the ones called so (by `use`, `on`, `quantity`). What a
    definition says itself goes first; only a `when` is added: both hold. `defaults = false` in a definition, or in a
    part: none. A default that holds for nothing is an error.

    ```toml
    [defaults.creature.piece]
    clash = "both-leave"

    [defaults.creature.trigger.piece-arrived]
    when = { own-turn = true }

    [[creature]]
    id = "roc"
    piece = { on = "land" }
    trigger = [
      { on = "piece-arrived", when = { land-areas = "mine", at-least = 2 }, effect = [{ do = "gain", gold = 1 }] },
    ]

    [[creature]]
    id = "whale"
    defaults = false
    piece = { on = "sea" }
    trigger = [{ on = "piece-arrived", effect = [{ do = "gain", gold = 1 }] }]
    ```

    `[[change]]` changes a definition of another module, which it names by its kind (`phase = "income"`). It finds
    the definition with its defaults, as `cyclades show` prints it; first is removed, then set, then added:

    - `remove`: a key (`true`), or what is called so in a list or in a table of names: parts by `use`, `on` or
      `quantity`, verbs and menu lines by their `word` or verb, plain values by themselves; never by position.
    - `set`: the new value of a key, whole; inside parts, verbs and menu lines, the piece and tables of names
      only what is named.
    - `add`: a key that is not there; behind the end of a list; to a table of names; to a `when`, and then both
      hold. A part that is added gets the defaults that hold for the definition.

    ```toml
    [[change]]
    phase = "income"
    set = { from-round = 2 }

    [[change]]
    god = "poseidon"
    set.paid.build.price = 3

    [[change]]
    creature = "harpy"
    remove = { effect = "destroy" }
    add = { effect = [{ do = "take", units = "victim" }] }

    [[change]]
    refusal = "retreat"
    set = { cite = "A1.1", rules = { retreat-land = "A1.1" } }
    add = { rules = { closed = "A1.2" } }
    ```

    What is not there cannot be changed: an error at its place. Changes are applied in the order of the modules, and a
    definition stands where it is changed last. Two changes of one key, or a change of what another module removes or
    replaces, are an error unless one of the two modules knows the other (`requires`, `after`, or by an
    `[[interaction]]` with both in `when`), or an interaction of both sets the key itself.
    """
    return cleandoc(overlays.__doc__ or "")
