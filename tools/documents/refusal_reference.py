"""The reference of the refusals, `docs/refusals.md`: `tools/regenerate refusals` writes it.

Examples are lines of the scenarios, played: for every code one of each edition that can refuse by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

from cyclades_apps.scenarios.scenario_reader import ScenarioStep, read_scenario
from cyclades_apps.scenarios.scenario_runner import home, start
from cyclades_core import Game, Messages, Refusal, available_modules
from cyclades_core.content.toml import Problems
from cyclades_core.engine.values.refusals import ARGUMENTS, NOTHING

__all__ = ["ARGUMENT", "CANNOT", "ELSEWHERE", "MEANING", "Example", "editions", "examples", "render"]

MEANING: dict[str, str] = {
    "not-offered": "No such answer to this question: a card that does not lie there, nothing where something is due.",
    "cannot-pay": "It costs more than there is; all discounts are counted, and all legs of a crossing.",
    "used-up": "It was done as often as it may be: in the turn, in the round, with this card.",
    "no-target": "It is not a thing to which this can be done: of another kind, or nothing could follow from it.",
    "nothing-left": "Reserve, supply or stock is empty.",
    "forbidden": "A rule, or a card, piece, god or building, forbids it.",
    "barred": "Fleets may not be there.",
    "out-of-reach": "No way leads there, or it does not lie beside what it must lie beside.",
    "last-area": "It is the last land area of its owner, and taking it would not decide the game.",
    "too-low": "An offering must be higher than the one that stands there.",
    "just-outbid": "Whoever was outbid on a god has to choose another one.",
    "taken": "Somebody or something is there already.",
    "closed": "The god lies face down.",
    "not-yours": "It belongs to somebody else, or to nobody.",
    "wrong-amount": "The amount is outside its bounds.",
    "not-now": "It is possible at another time: first comes what is mandatory, or what is being asked.",
    "condition": "A condition that the card or rule itself sets is not met.",
    "unknown-answer": "The words mean nothing that could be an answer here.",
    "left-over": "There is more in the text than the action asks.",
    "too-long": "A text with more words than any clause has is not read at all.",
    "game-over": "Nothing can be played any more.",
    "wrong-seat": "An entry of a save, or a line of a scenario, is of a seat that is not asked.",
    "revealed": "An undo would take back what chance or a card has shown.",
}
ARGUMENT: dict[str, str] = {
    "amount": "the offering that was named, or how many are needed",
    "amounts": "the amounts that are possible, where not all between the bounds are; `none`: all are",
    "asked": "the seat that is asked",
    "beside": "the area next to which it must be; `none`: nothing to name",
    "by": "what forbids, bars, or is there: card, piece, god, building or player; `none` where a rule alone does",
    "first": "the mandatory actions that are still open; `none`: nothing must come first",
    "god": "the god",
    "gold": "how many there are to pay with",
    "key": "what is missing: a key of a selector or condition, see above; `none`: the code says it",
    "least": "the lower bound",
    "length": "how many characters are read",
    "most": "the upper bound",
    "needs": "what `key` asks for. Of `out-of-reach` the hero or artifact that makes a way; `none`: nothing",
    "owner": "the player whom it belongs to; `none`: nobody",
    "price": "what it costs",
    "prompt": "the question that waits",
    "seat": "the seat that wanted to answer",
    "standing": "the offering that stands there; 0: none",
    "text": "the words",
    "until": "`turn`, `round` or `card`: what has to be over first",
    "words": "how many words are read",
    "what": "the card, building, kind of unit or goods that it is about; `none`: gold, or nothing to name",
}
# What no clause of a scenario is refused by, and who says it.
ELSEWHERE: dict[str, str] = {
    "game-over": "`Game.why_not` and `Game.apply` after the end, in every edition",
    "revealed": "`Game.undo`, in every edition",
    "too-long": "`Game.why_not` and `Game.apply`, whatever the text, in every edition",
    "wrong-seat": "loading a save whose entry names another seat, in every edition",
}
# What an edition cannot refuse by, with the reason: at present each edition has every code.
CANNOT: dict[tuple[str, str], str] = {}


class Example(NamedTuple):
    """A line of a scenario that is refused, with the reason that was found."""

    code: str
    edition: str
    path: Path
    modules: str
    clause: str
    refusal: Refusal


def editions() -> tuple[str, ...]:
    """The boxes that have scenarios of their own."""
    boxes = dict.fromkeys(module.id.partition("/")[0] for module in available_modules())
    return tuple(sorted(box for box in boxes if (home() / box).is_dir()))


def _refused(game: Game, lines: Sequence[str | ScenarioStep]) -> Iterator[tuple[str, Refusal]]:
    """Play the lines; those that are refused, with the reason."""
    for line in lines:
        text = line if isinstance(line, str) else line.do
        if text is None:
            continue
        clause = text.partition(":")[2].strip()
        if isinstance(line, str) or line.refused is None:
            game.apply(clause)
        elif (found := game.why_not(clause)) is not None:
            yield clause, found


def examples() -> dict[tuple[str, str], Example]:
    """For each code and edition the first line that shows it, one that says more than the code if there is any."""
    out: dict[tuple[str, str], Example] = {}
    for edition in editions():
        for path in sorted((home() / edition).glob("*.toml")):
            _, scenario = read_scenario(path, Problems())
            if scenario is None or not any(_wanted(line, edition, out) for line in scenario.play):
                continue
            modules = scenario.modules if isinstance(scenario.modules, str) else ",".join(scenario.modules)
            for clause, refusal in _refused(start(scenario), scenario.play):
                key = (refusal.code, edition)
                if key not in out or (not _telling(out[key].refusal) and _telling(refusal)):
                    out[key] = Example(refusal.code, edition, path, modules, clause, refusal)
    return out


def _wanted(line: str | ScenarioStep, edition: str, found: dict[tuple[str, str], Example]) -> bool:
    """Is it a refused line that could show something new?"""
    if isinstance(line, str) or line.refused is None:
        return False
    codes = [line.refused] if isinstance(line.refused, str) else list(ARGUMENTS)
    have = [found.get((code, edition)) for code in codes]
    return any(example is None or not _telling(example.refusal) for example in have)


def _telling(refusal: Refusal) -> bool:
    """Does an argument say something?"""
    return not refusal.args or any(refusal.args[name] != plain for name, plain in ARGUMENTS[refusal.code].items())


def render() -> str:
    """The whole page as Markdown."""
    found = examples()
    out = [head()]
    for code, arguments in ARGUMENTS.items():
        out.append(f"\n## `{code}`\n\n{MEANING[code]}\n")
        if arguments:
            out.append("| argument | meaning |\n|---|---|")
            out += [f"| `{name}` | {ARGUMENT[name]} |" for name in arguments]
            out.append("")
        if code in ELSEWHERE:
            out.append(f"Said by {ELSEWHERE[code]}.")
            continue
        out.append("| edition | clause | refused by | arguments | in words | scenario |\n|---|---|---|---|---|---|")
        for edition in editions():
            example = found.get((code, edition))
            if example is None:
                why = CANNOT.get((edition, code), "")
                out.append(f"| {edition} | cannot occur: {why} | | | | |")
            else:
                out.append(_row(example))
    return "\n".join(out) + "\n"


def _row(example: Example) -> str:
    given = {name: value for name, value in example.refusal.args.items() if value not in (NOTHING, 0)}
    shown = {name: " + ".join(map(str, value)) if isinstance(value, tuple) else value for name, value in given.items()}
    args = ", ".join(f"{name} {value}" for name, value in shown.items())
    say = Messages("en", tuple(example.modules.split(",")))
    words = say.text(f"refusal-{example.code}", **example.refusal.args)
    cells = (f"`{example.clause}`", example.refusal.cite, args, words, f"`{example.path.name}`")
    return f"| {example.edition} | " + " | ".join(cells) + " |"


def head() -> str:
    """# Refusals

    Why an answer is not legal: `Game.why_not` gives a `Refusal`, `Game.apply` raises `IllegalAction` with it. It has a
    `code` of the closed set below, `cite` (the rule that a player would look up) and `args`, which are always all
    there. Ids are those of events (`creature-kraken`, `player-ann`); the message `refusal-<code>` says all of it.

    The same fault has the same code everywhere. A card or piece that forbids is named, with its own rule. A part of a
    clause that is forced may be left out; written out it is taken if it is right, and refused as that part would be if
    it is not. A word that names the same kind of thing counts as such a part, even if it would answer the next question
    ([short forms](records.md#short-forms)). Content cites the rules of single refusals with `cites` of a verb and with
    `[[refusal]]` ([vocabulary.md](vocabulary.md)).

    A reason says what is missing. `key` names the key of a selector, condition or number that failed, for example
    `area-kind` or `condition-god`, and `needs` and `amount` what it asks for. `not-area-piece` is the opposite of
    `area-piece`. The message `need-<key>` says it, and `NEED($key, $needs, $amount)` puts it into a sentence: "Not
    possible. Needed: a land area." `tools/measure_reasons.py` counts reasons that say nothing, and checks that the
    others are true.

    This page is generated by `tools/regenerate refusals`. The examples are lines of the scenarios, played.
    """
    return cleandoc(head.__doc__ or "")
