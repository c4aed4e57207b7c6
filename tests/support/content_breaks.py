"""Break content in one place, as an author could: the files of a box as data, changed and written as TOML again.

`Box` is a folder with a manifest. `breaks(name, rng)` yields endless changes of one thing: a missing key, a value
of another kind, an id of something else, an effect at another moment, an entry twice, two things exchanged.
`try_out(box, change, folder)` writes the changed box, loads it and plays some random games. The result must be a
rejection with a place, or games in which every position is possible and every decision has an answer.
"""

from __future__ import annotations

import copy
import random
import shutil
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cyclades_core import CycladesError, Game, Ruleset
from cyclades_core.content.modules import reset
from cyclades_core.content.modules.module_contents import OVERLAYS, SINGLE
from cyclades_core.content.schema.card_kinds import AnyCard
from cyclades_core.content.schema.content_types import KINDS, PARTS, Piece
from cyclades_core.content.toml import ContentError, ContentProblem
from cyclades_core.content.toml.attrs_converter import keys_of
from cyclades_core.engine.program_errors import ProgramFault
from cyclades_core.game.positions import invariants
from cyclades_core.game.setup.seating import SetupError
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[2]
Path_ = tuple[str | int, ...]


class Box(NamedTuple):
    """A folder of content, and the modules to play with it."""

    name: str
    folder: Path
    modules: tuple[str, ...]


BOXES = {
    box.name: box
    for box in (
        Box("lesbos", ROOT / "examples/lesbos", ("legacy,lesbos", "base,lesbos")),
        Box("atlantis", ROOT / "examples/atlantis/src/cyclades_atlantis", ("atlantis",)),
        Box("argo", ROOT / "tests/content/foreign_edition/argo", ("argo",)),
        Box("legacy", ROOT / "expansions/legacy", ("legacy",)),
        Box("base", ROOT / "expansions/base", ("base",)),
        Box("hades", ROOT / "expansions/hades", ("legacy,hades", "base,hades/undead")),
        Box(
            "titans",
            ROOT / "expansions/titans",
            (
                "legacy,hades/undead,hades/heroes,titans",
                "base,titans/kronos,titans/artifacts,titans/special-metropolises",
            ),
        ),
    )
}

#: Values of other kinds, and numbers that few places hold.
OTHERS: tuple[Any, ...] = (
    *(True, False, 0, -1, 1, 7, 255, 256, 100_000, 2**70, 2.5),
    *("", "nonsense", "x y", [], {}, [3], ["nonsense"], {"x": 1}, [[]], [{}]),
)
#: Effects that are tried at every moment, because they change what other rules rely on.
HARSH: tuple[dict[str, Any], ...] = (
    {"do": "arrange", "gods": {}},
    {"do": "arrange", "gods": {"open": True}},
    {"do": "draw-lots"},
    {"do": "lay-gods", "shuffle": True},
    {"do": "win"},
    {"do": "win", "side": "mine"},
    {"do": "collect-income", "for": "mine"},
    {"do": "eliminate", "faction": "mine"},
    {"do": "move", "kind": "march"},
    {"do": "move", "kind": "sail", "steps": 2},
    {"do": "discard", "goods": "priest", "count": 3},
    {"do": "reroll"},
)


class Change(NamedTuple):
    """One change: the file, what was done where, and the data afterwards."""

    file: str
    what: str
    at: Path_
    data: dict[str, Any]


# -- TOML


def dump(data: dict[str, Any]) -> str:
    """Write data as TOML: one key of a definition per line, one item of its lists per line."""
    plain, tables = [], []
    for key, value in data.items():
        if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
            tables += [(f"[[{_key(key)}]]", each) for each in value]
        elif isinstance(value, dict):
            tables.append((f"[{_key(key)}]", value))
        else:
            plain.append(f"{_key(key)} = {_value(value)}\n")
    parts = [f"{head}\n" + "".join(f"{_key(k)} = {_value(v)}\n" for k, v in table.items()) for head, table in tables]
    return "".join(plain) + "\n" + "\n".join(parts)


def _key(key: str) -> str:
    return key if key and all(c.isascii() and (c.isalnum() or c in "-_") for c in key) else _text(key)


def _value(value: Any, deep: int = 0) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v, deep + 1)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        if deep < 3 and any(isinstance(each, dict) for each in value):
            return "[\n" + "".join(f"{'  ' * (deep + 1)}{_value(v, deep + 1)},\n" for v in value) + "  " * deep + "]"
        return "[" + ", ".join(_value(each, deep + 1) for each in value) + "]"
    return str(value)


def _text(text: str) -> str:
    if "\n" in text and '"""' not in text and "\\" not in text:
        return f'"""\n{text}"""'  # a map: problems name its lines
    out = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")
    return f'"{out}"'


# -- what there is


@cache
def files(name: str) -> dict[str, dict[str, Any]]:
    """The TOML files of a box as data, by their path in it."""
    folder = BOXES[name].folder
    found = sorted(file for file in folder.rglob("*.toml") if not {"scenarios", "locales"} & set(file.parts))
    return {
        file.relative_to(folder).as_posix(): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in found
        if file.name != "symbols.toml"
    }


def places(tree: Any, at: Path_ = ()) -> Iterator[Path_]:
    """Every place in data."""
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in inside:
        yield (*at, key)
        yield from places(value, (*at, key))


def at_place(tree: Any, path: Path_) -> Any:
    for step in path:
        tree = tree[step]
    return tree


def last_key(path: Path_) -> str:
    """The key that a place is under: of an item of a list, the key of the list."""
    return next((step for step in reversed(path) if isinstance(step, str)), "")


class Pools(NamedTuple):
    """What all boxes write: values by key, effects, definitions and ids."""

    values: dict[str, list[Any]]
    verbs: list[dict[str, Any]]
    definitions: dict[str, list[dict[str, Any]]]
    ids: list[str]


@cache
def pools() -> Pools:
    values: dict[str, list[Any]] = defaultdict(list)
    verbs: list[dict[str, Any]] = []
    definitions: dict[str, list[dict[str, Any]]] = defaultdict(list)
    ids: set[str] = set()
    for name in BOXES:
        for file, data in files(name).items():
            if file == "manifest.toml" or "boards/" in file:
                continue
            for path in places(data):
                value = at_place(data, path)
                if value not in values[last_key(path)]:
                    values[last_key(path)].append(value)
                if isinstance(value, dict) and "do" in value and value not in verbs:
                    verbs.append(value)
                if path[-1] == "id" and isinstance(value, str):
                    ids.add(value)
            for key, value in data.items():
                definitions[key] += value if isinstance(value, list) else []
    return Pools(dict(values), verbs, dict(definitions), sorted(ids))


# -- changes


def breaks(name: str, rng: random.Random) -> Iterator[Change]:
    """Endless changes of one thing in a box."""
    found = files(name)
    every = [(file, path) for file, data in found.items() for path in places(data)]
    effects = [(file, path) for file, path in every if _is_effect(at_place(found[file], path))]
    ways = (_delete, _other, _other, _pooled, _pooled, _pooled, _named, _twice, _exchange, _insert, _insert, _harsh)
    while True:
        way = rng.choice(ways)
        file, path = rng.choice(effects if way in (_insert, _harsh) and effects else every)
        data = copy.deepcopy(found[file])
        what = way(data, path, rng)
        if what and data != found[file]:
            yield Change(file, what, path, data)


def _is_effect(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) and "do" in each for each in value)


def _set(data: Any, path: Path_, value: Any) -> None:
    at_place(data, path[:-1])[path[-1]] = copy.deepcopy(value)


def _delete(data: Any, path: Path_, rng: random.Random) -> str:
    del at_place(data, path[:-1])[path[-1]]
    return "deleted"


def _other(data: Any, path: Path_, rng: random.Random) -> str:
    value = rng.choice(OTHERS)
    _set(data, path, value)
    return f"becomes {value!r}"


def _pooled(data: Any, path: Path_, rng: random.Random) -> str:
    """Another value that is written somewhere under the same key: another moment, quantity, condition, effect."""
    values = pools().values.get(last_key(path), ())
    if not values:
        return ""
    value = rng.choice(values)
    _set(data, path, value)
    return f"becomes {value!r}"


def _named(data: Any, path: Path_, rng: random.Random) -> str:
    if not isinstance(at_place(data, path), str):
        return ""
    value = rng.choice(pools().ids)
    _set(data, path, value)
    return f"becomes {value!r}"


def _twice(data: Any, path: Path_, rng: random.Random) -> str:
    """Duplicate an item; a definition once more under a new id, or under its own."""
    inside = at_place(data, path[:-1])
    if not isinstance(inside, list):
        return ""
    new = copy.deepcopy(inside[path[-1]])
    if isinstance(new, dict) and isinstance(new.get("id"), str) and rng.random() < 0.7:
        new["id"] += "-again"
    inside.insert(rng.randrange(len(inside) + 1), new)
    return "twice"


def _exchange(data: Any, path: Path_, rng: random.Random) -> str:
    """Exchange two values under the same key."""
    same = [each for each in places(data) if last_key(each) == last_key(path) and each != path]
    same = [each for each in same if each[: len(path)] != path and path[: len(each)] != each]
    if not same:
        return ""
    other = rng.choice(same)
    one, two = at_place(data, path), at_place(data, other)
    _set(data, path, two)
    _set(data, other, one)
    return f"exchanged with {other}"


def _insert(data: Any, path: Path_, rng: random.Random) -> str:
    return _insert_verb(data, path, rng, rng.choice(pools().verbs))


def _harsh(data: Any, path: Path_, rng: random.Random) -> str:
    return _insert_verb(data, path, rng, rng.choice(HARSH))


def _insert_verb(data: Any, path: Path_, rng: random.Random, verb: dict[str, Any]) -> str:
    effect = at_place(data, path)
    if not _is_effect(effect):
        return ""
    effect.insert(rng.randrange(len(effect) + 1), copy.deepcopy(verb))
    return f"gets {verb!r}"


#: Values for every key: numbers at the bounds, lists that are empty or have the same item twice, ids of everything.
ODD: tuple[Any, ...] = (
    *(0, -1, 1, 2, 7, 254, 255, 256, 9_999, True, False, "", "nonsense", "self", "mine", "land", "removed"),
    *("zeus", "troop", "creature", "port", "priest", "creature-deck", "omen", "hoplite"),
    *([], [0], [-1], [1, 1], ["nonsense"], ["troop", "troop"], [{}], {}, {"x": 1}, {"option": "nonsense"}),
    *({"3": "nonsense"}, {"2": -1}),
)


def odd_values(name: str) -> list[Change]:
    """Every key of every kind of definition in a box with every odd value, in the first definition that will do."""
    found: list[tuple[str, Path_]] = []
    seen: set[tuple[Any, ...]] = set()
    for file, data in files(name).items():
        if file == "manifest.toml" or "id" in data or "tile" in data:  # a board, or its tiles
            continue
        for path, table, cls in _tables(data):
            for key in keys_of(cls):
                mark = (path[0], *(step for step in path[2:] if isinstance(step, str)), key, key in table)
                if mark not in seen:
                    seen.add(mark)
                    found.append((file, (*path, key)))
    out = []
    for file, path in found:
        for value in ODD:
            data = copy.deepcopy(files(name)[file])
            _set(data, path, value)
            if data != files(name)[file]:
                out.append(Change(file, f"becomes {value!r}", path, data))
    return out


def _tables(data: dict[str, Any]) -> Iterator[tuple[Path_, dict[str, Any], type]]:
    """Each definition of a file, each of its parts and its piece, with the class of its keys."""
    for kind, value in data.items():
        if kind in OVERLAYS:
            continue
        cls = KINDS.get(kind, AnyCard)
        if isinstance(value, list):
            named: list[tuple[Path_, dict[str, Any]]] = [((kind, at), each) for at, each in enumerate(value)]
        else:
            named = [((kind,), value)] if kind in SINGLE else [((kind, key), each) for key, each in value.items()]
        named = [(path, table) for path, table in named if isinstance(table, dict)]
        for path, table in named:
            yield path, table, cls
            for part, (inner, _) in PARTS.items():
                yield from (((*path, part, at), each, inner) for at, each in enumerate(table.get(part, [])))
            if "piece" in table:
                yield (*path, "piece"), table["piece"], Piece


# -- trying


class Result(NamedTuple):
    """What became of a change: `rejected`, `played`, `stopped`, or what is wrong.

    `stopped` is a program without end, or a number that no cell holds, which a game reports with its line.
    """

    kind: str
    text: str
    problems: tuple[ContentProblem, ...] = ()

    @property
    def is_wrong(self) -> bool:
        return self.kind not in ("rejected", "played", "stopped", "refused-list")


def write(box: Box, change: Change, folder: Path) -> None:
    """Write the box with the change into a folder of the name that it has."""
    if not folder.exists():
        shutil.copytree(box.folder, folder, ignore=shutil.ignore_patterns("scenarios", "locales", "*.py"))
        for file, data in files(box.name).items():
            (folder / file).write_text(dump(data), encoding="utf-8")
    (folder / change.file).write_text(dump(change.data), encoding="utf-8")


def restore(box: Box, change: Change, folder: Path) -> None:
    (folder / change.file).write_text(dump(files(box.name)[change.file]), encoding="utf-8")


def try_out(
    box: Box, change: Change, folder: Path, rng: random.Random, games: int = 2, answers: int = 200
) -> list[Result]:
    """Load and play the box with the change, once for each list of modules."""
    write(box, change, folder)
    try:
        return [_tried(modules, folder, rng, games, answers) for modules in box.modules]
    finally:
        restore(box, change, folder)
        reset()


def _tried(modules: str, folder: Path, rng: random.Random, games: int, answers: int) -> Result:
    try:
        rules = Ruleset.load(modules, extra_folders=[folder])
    except ContentError as error:
        found = tuple(error.problems)
        text = error.problems.render(messages())
        placed = all(each.excerpt.strip() and each.file.endswith(".toml") for each in found)
        return Result("rejected" if placed and all(map(_is_readable, found)) else "unplaced", text, found)
    except CycladesError as error:
        return Result("refused-list", f"{error.code} {error.arguments}")
    except Exception as error:
        return Result("load-crash", _where(error))
    for _ in range(games):
        wrong = play(rules, rng, answers)
        if wrong is not None:
            return wrong
    return Result("played", "")


@cache
def messages() -> Messages:
    return Messages("en", ("errors",), strict=True)


def _is_readable(problem: ContentProblem) -> bool:
    """Whether a message has no traces of Python: its None, its lists and tables, names of our own."""
    said = problem.render(messages()).partition("\n")[0]
    return not any(trace in said for trace in ("None", "$each", "[{", "{'", "['", "True", "False"))


def play(rules: Ruleset, rng: random.Random, answers: int) -> Result | None:
    """Play a random game in a random mode; what is wrong, if something is."""
    mode = rng.choice(rules.modes)
    players = rng.choice(mode.players)
    seed = rng.randrange(1000)
    what = f"mode {mode.id}, {players} players, seed {seed}"
    log: list[str] = []
    try:
        game = Game.new(rules, players=["ann", "bob", "cleo", "dan", "eve", "fay"][:players], mode=mode.id, seed=seed)
        for number in range(answers):
            if found := invariants.problems(game._m):
                return Result("violation", f"{what}, after {game.log[-3:]}: {found[:3]}")
            if game.is_over:
                return None
            if not game.legal.count:
                return Result("no-answer", f"{what}, after {game.log[-3:]}: {game.decision}")
            if number % 25 == 0:
                for seat in (None, *game.seats):
                    game.view(seat)
                game.legal.texts(20)
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
            log = game.log[-3:]
    except ProgramFault as error:
        said = f"{what}: {error.code} {error.arguments} {error.file}:{error.line}"
        return Result("stopped" if error.line else "fault", said)
    except SetupError as error:
        return Result("setup", f"{what}: {error.code} {error.arguments}")
    except Exception as error:
        return Result("play-crash", f"{what}, after {log}: {_where(error)}")
    return None


def _where(error: Exception) -> str:
    import traceback

    frames = [
        f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in traceback.extract_tb(error.__traceback__)
    ]
    return f"{type(error).__name__}: {error} at {' < '.join(reversed(frames[-5:]))}"
