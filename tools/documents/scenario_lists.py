"""The lists that an author of scenarios looks things up in: `python tools/documents/scenario_lists.py >
docs/lists.md`."""

from __future__ import annotations

from inspect import cleandoc

from cyclades_apps.scenarios.name_checks import OUT_OF_TURN, PLAIN_WORDS, clause_words, prompts
from cyclades_core import Ruleset
from cyclades_core.engine.rules.scripted_chance import KINDS
from cyclades_core.engine.values.event_types import SPECS
from cyclades_core.engine.values.refusals import CODES
from cyclades_core.game.positions.position_checks import NAMES

__all__ = ["render"]

#: Together these have every module; a word is listed with the first that have it.
BOXES = {
    "base": "base",
    "legacy": "legacy",
    "hades": "legacy,hades",
    "titans": "legacy,titans",
}
#: What is more than one line of the table is cut here.
WIDTH = 110


def render() -> str:
    """The lists as Markdown."""
    rulesets = {box: Ruleset.load(modules) for box, modules in BOXES.items()}
    out = [cleandoc(_head.__doc__ or ""), ""]
    out += ["## Events", "", "What each of them says, and an example: [events.md](events.md).", ""]
    out += _wrapped(sorted(SPECS))
    out += ["", "## Prompts", "", "| prompt | asked in |", "| --- | --- |"]
    out += _table({box: prompts(rules) for box, rules in rulesets.items()})
    out += ["", "## Refusal codes", "", "What each of them means, and an example: [refusals.md](refusals.md).", ""]
    out += _wrapped(sorted(CODES | {OUT_OF_TURN}))
    out += [
        "",
        "## Clause words",
        "",
        "Everywhere: " + ", ".join(f"`{word}`" for word in sorted(PLAIN_WORDS)) + ".",
        "",
    ]
    out += ["| word | used in |", "| --- | --- |"]
    asked = {box: prompts(rules) for box, rules in rulesets.items()}
    out += _table({box: clause_words(rules) - PLAIN_WORDS - asked[box] for box, rules in rulesets.items()})
    out += ["", "## Kinds of draws", ""]
    out += _wrapped(KINDS)
    out += ["", "## Impossible positions", ""]
    out += _wrapped(sorted(NAMES))
    return "\n".join(out) + "\n"


def _table(words: dict[str, set[str]]) -> list[str]:
    """A row for each word; words that are numbered on, used by the same, stand in one (`die-1` to `die-20`)."""
    rows: dict[tuple[str, str], list[str]] = {}
    for word in sorted(set().union(*words.values())):
        stem, dash, number = word.rpartition("-")
        used = ", ".join(box for box in words if word in words[box])
        rows.setdefault((stem if dash and number.isdigit() else word, used), []).append(word)
    return [f"| {_range(found)} | {used} |" for (_, used), found in rows.items()]


def _range(found: list[str]) -> str:
    """
    >>> _range(["die-1", "die-10", "die-2"]), _range(["end"])
    ('`die-1` to `die-10`', '`end`')
    """
    ends = sorted(found, key=lambda word: (len(word), word))
    return f"`{ends[0]}`" if len(ends) == 1 else f"`{ends[0]}` to `{ends[-1]}`"


def _wrapped(words: tuple[str, ...] | list[str]) -> list[str]:
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += f"`{word}`, " if word != words[-1] else f"`{word}`"
    return [line.rstrip() for line in lines]


def _head() -> None:
    """# Lists for scenarios

    Generated (`python tools/documents/scenario_lists.py > docs/lists.md`); a test compares. The format is described
    in [scenarios.md](scenarios.md). Beside the words listed here a clause has the ids of the game: areas, sites, cards,
    units, goods, buildings, players. In `expect` the id of an argument may stand with or without its kind:
    `player-ann` or `ann`.
    """


if __name__ == "__main__":
    print(render(), end="")
