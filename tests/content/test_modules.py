"""Modules: order, needs, conflicts, options, what is taken away, combinations, broken plug-ins, fingerprints."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from overlay_boxes import declared

from cyclades_core.content.modules import (
    Collected,
    add_folder,
    available_modules,
    catalogue,
    choose,
    collect,
    locale_folders,
    plugin_manager,
    reset,
)
from cyclades_core.content.modules import combinations as combining
from cyclades_core.content.modules.manifest import AnyOf, Expansion, Manifest, ModuleManifest
from cyclades_core.content.modules.module_lists import nearest_list
from cyclades_core.content.modules.plugin_manager import ModuleCatalog
from cyclades_core.content.toml import ContentError, Problems
from cyclades_core.content.vocabulary.registry import MOMENTS
from cyclades_core.engine.values.errors import MODULE_CODES, IllegalAction, ModuleConflict, UnknownModule
from cyclades_core.engine.values.refusals import Refusal

ROOT = Path(__file__).resolve().parents[2]
OFFICIAL = [ROOT / "expansions" / box for box in ("base", "legacy", "hades", "titans")]

Box = Callable[..., Path]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No plug-in of this machine, installed or not, has a say in these tests."""
    monkeypatch.setattr(plugin_manager, "entry_points", lambda group: ())
    reset()
    yield
    reset()


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """Write a box: its modules as TOML after the head, other files by name."""

    def make(name: str, manifest: str, /, *, head: str = 'version = "1.0"', **files: str) -> Path:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        (folder / "manifest.toml").write_text(f'box = "{name}"\n{head}\n{manifest}', encoding="utf-8")
        for stem, text in files.items():
            (folder / f"{stem}.toml").write_text(text + declared(text), encoding="utf-8", newline="")
        return folder

    return make


def module(name: str, more: str = "") -> str:
    return f'[[module]]\nid = "{name}"\n{more}\n'


def creatures(*names: str) -> str:
    return "".join(f'[[creature]]\nid = "{name}"\n' for name in names)


def codes(error: pytest.ExceptionInfo[ContentError]) -> list[str]:
    return [problem.code for problem in error.value.problems]


def full_ids(found: Collected) -> list[str]:
    return [entry.full_id for entry in found.definitions if entry.kind != "card-kind"]


# ---------------------------------------------------------------------- order


def test_order_is_declared_and_then_alphabetical(box: Box) -> None:
    one = box("one", module("one/z") + module("one/b", 'after = ["two", "gone"]') + module("one/a"))
    two = box("two", module("two", 'requires = ["one/z"]'))
    for given in ("one,two", "two,one", ["one/a", "two", "one/z", "one/b"], " two , one,, one/a"):
        assert [name for name, _ in collect(given, extra_folders=[one, two]).modules] == [
            "one/a",
            "one/z",
            "two",
            "one/b",
        ]


def test_definitions_come_by_module_then_file_then_line(box: Box) -> None:
    one = box("one", module("one", 'files = ["b", "a"]'.replace('b"', 'b.toml"').replace('a"', 'a.toml"')))
    (one / "a.toml").write_text(creatures("x") + declared(creatures("x")), encoding="utf-8")
    (one / "b.toml").write_text("[program.walk]\neffect = []\n" + creatures("z", "y"), encoding="utf-8")
    two = box("two", module("two", 'files = ["c.toml"]\nafter = ["one"]'), c="[offering]\nopen = true\n")
    found = collect("two,one", extra_folders=[one, two])
    assert full_ids(found) == [
        "one:program:walk",
        "one:creature:z",
        "one:creature:y",
        "one:creature:x",
        "two:offering:offering",
    ]
    assert found.boxes == ("one", "two") and found.definitions[-1].module == "two"
    assert found.definitions[0].origin is not None and found.definitions[0].origin.path == ("program", "walk")


def test_a_circle_is_named(box: Box) -> None:
    one = box("one", module("one/a", 'after = ["one/b"]') + module("one/b", 'after = ["one/a"]'))
    with pytest.raises(ContentError) as error:
        collect("one", extra_folders=[one])
    assert codes(error) == ["module-cycle"]
    assert next(iter(error.value.problems)).args["modules"] == ["one/a", "one/b", "one/a"]


# ---------------------------------------------------------------------- names, needs, conflicts


def test_an_unknown_module_has_a_nearest_name(box: Box) -> None:
    one = box("one", module("one/undead"))
    with pytest.raises(UnknownModule) as error:
        collect("one/undaed", extra_folders=[one])
    assert (error.value.code, error.value.arguments) == (
        "unknown-module",
        {"name": "one/undaed", "nearest": "one/undead"},
    )
    with pytest.raises(UnknownModule) as error:
        collect(" , ", extra_folders=[one])
    assert error.value.code == "no-modules"


def test_one_of_the_alternatives_will_do(box: Box) -> None:
    olds = [box("old", module("old")), box("new", module("new"))]
    more = box("more", module("more", 'requires = [{ any = ["old", "new"] }]'))
    for base in ("old", "new"):
        assert [name for name, _ in collect(f"more,{base}", extra_folders=[*olds, more]).modules] == [base, "more"]
    with pytest.raises(UnknownModule) as error:
        collect("more", extra_folders=[*olds, more])
    assert error.value.code == "missing-module"
    assert error.value.arguments == {"module": "more", "requires": "old | new", "works": "old,more"}


def test_a_conflict_holds_from_either_side(box: Box) -> None:
    folders = [box("old", module("old")), box("new", module("new", 'conflicts = ["old"]'))]
    for given, works in (("old,new", "old"), ("new,old", "new")):
        with pytest.raises(ModuleConflict) as error:
            collect(given, extra_folders=folders)
        assert error.value.arguments == {"module": "new", "other": "old", "cite": None, "works": works, "also": None}


@pytest.mark.parametrize(
    ("given", "order"),
    [
        ("base", "base"),
        ("legacy", "legacy"),
        (
            "titans,hades/undead,legacy",
            "legacy,hades/undead,titans/board,titans/artifacts,titans/kronos,titans/special-metropolises",
        ),
        ("legacy,hades", "legacy,hades/divine-favors,hades/free-positioning,hades/heroes,hades/undead"),
        ("legacy,titans/artifacts", "legacy,titans/artifacts"),
        (
            "base,titans/kronos,hades/undead,titans/artifacts,titans/special-metropolises",
            "base,hades/undead,titans/artifacts,titans/kronos,titans/special-metropolises",
        ),
    ],
)
def test_the_official_modules_go_together(given: str, order: str) -> None:
    assert ",".join(choose(given, catalogue(OFFICIAL))) == order


@pytest.mark.parametrize(
    ("given", "cite", "works"),
    [
        (
            "legacy,hades,titans",
            "T15.1",
            "legacy,hades/undead,hades/heroes,hades/divine-favors,titans",
        ),
        ("base,legacy", "M1.1", "base"),
        ("base,titans", "M1.1", "base,titans/kronos,titans/artifacts,titans/special-metropolises"),
        ("base,hades/heroes", "M1.1", "base"),
        ("hades/undead,base,hades/divine-favors", "M1.1", "hades/undead,base"),
        ("hades", None, "legacy,hades"),
        ("titans", None, "legacy,titans"),
        ("legacy,titans/kronos", None, "titans/board,legacy,titans/kronos"),
        ("hades/undead", None, "legacy,hades/undead"),
    ],
)
def test_the_nearest_list_that_works(given: str, cite: str | None, works: str) -> None:
    with pytest.raises(UnknownModule) as error:
        choose(given, catalogue(OFFICIAL))
    assert isinstance(error.value, ModuleConflict) is (cite is not None)
    assert error.value.arguments.get("cite") == cite
    assert error.value.arguments["works"] == works
    assert choose(works, catalogue(OFFICIAL))


def test_no_list_is_nearer() -> None:
    """Boxes drawn by a fixed seed, every list of each of them tried."""
    chance = Random(3)
    names = [f"m/{letter}" for letter in "abcde"]
    for _ in range(60):
        modules = []
        for name in names:
            others = [other for other in names if other != name]
            needs = tuple(AnyOf(any=tuple(chance.sample(others, 2))) for _ in range(chance.choice((0, 1, 2))))
            clash = tuple(chance.sample(others, chance.choice((0, 0, 1))))
            modules.append(ModuleManifest(id=name, requires=needs, conflicts=clash))
        manifest = Manifest(box="m", version="1", module=tuple(modules))
        there = ModuleCatalog(expansions=(Expansion(name="m", folder=Path(), manifest=manifest),))
        chosen = chance.sample(names, 3)
        sets = [
            set(held)
            for size in range(1, 6)
            for held in combinations(names, size)
            if combining.works(held, there.modules)
        ]
        if set(chosen) in sets:
            continue
        found = nearest_list(chosen, chosen, there)
        assert found is not None or not sets
        held = names if found == "m" else found.split(",") if found else chosen
        changed = set(chosen) ^ set(held)
        assert len(changed) == min((len(set(chosen) ^ each) for each in sets), default=0)


def test_another_list_keeps_what_was_named() -> None:
    with pytest.raises(ModuleConflict) as error:
        choose("base,hades", catalogue(OFFICIAL))
    assert (error.value.arguments["works"], error.value.arguments["also"]) == ("legacy,hades", "base,hades/undead")
    for given in ("base,titans", "base,legacy", "base,hades/heroes"):
        with pytest.raises(ModuleConflict) as error:
            choose(given, catalogue(OFFICIAL))
        assert error.value.arguments["also"] is None, "it is the same list, or there is none"


def test_all_sixteen_combinations_of_one_box_are_legal() -> None:
    there = catalogue(OFFICIAL)
    four = there.members("hades")
    for bits in range(16):
        assert choose(["legacy", *(name for i, name in enumerate(four) if bits >> i & 1)], there)


def test_every_code_has_its_message() -> None:
    text = (ROOT / "locales" / "en" / "errors.ftl").read_text(encoding="utf-8")
    assert [code for code in sorted(MODULE_CODES) if f"\nerror-{code} =" not in text] == []


# ---------------------------------------------------------------------- options

TIDE = """
[[module.option]]
id = "tide"
values = ["low", 3, true]
default = "low"
[[module.option]]
id = "hills"
kind = "number"
least = 1
most = 9
default = 4
"""


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        (None, {"hills": 4, "tide": "low"}),
        ({"tide": "3"}, {"hills": 4, "tide": 3}),
        ({"tide": "true", "hills": "9"}, {"hills": 9, "tide": True}),
    ],
)
def test_options(box: Box, given: dict[str, Any] | None, settled: dict[str, Any]) -> None:
    found = collect("one", given, extra_folders=[box("one", module("one", TIDE))])
    assert found.options == settled and list(found.options) == ["hills", "tide"]


@pytest.mark.parametrize(
    ("given", "code", "said"),
    [
        ({"tdie": "low"}, "unknown-option", "tide"),
        ({"tide": "flood"}, "bad-option-value", "low | 3 | true"),
        ({"tide": 1}, "bad-option-value", "low | 3 | true"),
        ({"hills": 10}, "bad-option-value", "1..9"),
        ({"hills": "many"}, "bad-option-value", "1..9"),
        ({"hills": True}, "bad-option-value", "1..9"),
    ],
)
def test_bad_options(box: Box, given: dict[str, Any], code: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        collect("one", given, extra_folders=[box("one", module("one", TIDE))])
    assert codes(error) == [code] and said in str(error.value)


# ---------------------------------------------------------------------- content


def test_all_problems_of_content_come_together_with_their_places(box: Box) -> None:
    bad = '[[creatrue]]\nid = "x"\n[[creature]]\nid = 3\n[program]\nwalk = 1\n'
    one = box("one", module("one", 'files = ["bad.toml", "gone.toml"]\nboards = ["pond.toml"]'), bad=bad)
    (one / "pond.toml").write_text('id = "pond"\nplayer = [2]\nmap = ". ?"\n', encoding="utf-8")
    with pytest.raises(ContentError) as error:
        collect("one", {"x": 1}, extra_folders=[one])
    found = {(Path(each.file).name, each.line, each.code) for each in error.value.problems}
    assert ("manifest.toml", "unreadable-file") in {(file, code) for file, _, code in found}, found
    assert found >= {
        ("", 0, "unknown-option"),
        ("bad.toml", 1, "unknown-key"),
        ("bad.toml", 4, "wrong-type"),
        ("bad.toml", 6, "wrong-type"),
        ("pond.toml", 2, "unknown-key"),
        ("pond.toml", 3, "bad-map"),
    }
    assert "-> creature" in str(error.value) and "-> players" in str(error.value)


def test_boards(box: Box) -> None:
    pond = 'id = "pond"\n[areas]\nX = { kind = "land", sites = 1, near = ["a"] }\na = { kind = "sea" }\n'
    one = box("one", module("one", 'boards = ["pond.toml"]'), pond=pond)
    assert [board.id for board in collect("one", extra_folders=[one]).boards] == ["pond"]
    two = box("two", module("two", 'boards = ["pond.toml"]'), pond=pond)
    with pytest.raises(ContentError) as error:
        collect("one,two", extra_folders=[one, two])
    assert codes(error) == ["duplicate-id"]


def test_the_official_boards_can_be_read() -> None:
    from cyclades_core.content.boards.tiles import Tiles
    from cyclades_core.content.modules.manifest import read_file
    from cyclades_core.content.modules.module_contents import read_board, read_tiles

    there, problems = catalogue(OFFICIAL), Problems()
    for name, each in there.modules.items():
        folder = there.box_of(name).folder
        tiles = read_tiles(read_file(folder, each.tiles, problems), problems) if each.tiles else Tiles()
        for file in each.boards:
            source = read_file(folder, file, problems)
            assert len(list(read_board(source, name, there.box_of(name).name, problems, tiles))) == 1
    assert not problems, problems.render()


def test_the_same_id_twice(box: Box) -> None:
    one = box("one", module("one", 'files = ["a.toml"]'), a=creatures("x", "x"))
    two = box("two", module("two", 'files = ["a.toml"]'), a=creatures("x"))
    with pytest.raises(ContentError) as error:
        collect("one,two", extra_folders=[one, two])
    assert [(each.code, each.args["name"], each.line) for each in error.value.problems] == [
        ("duplicate-id", "one:creature:x", 4),
        ("duplicate-id", "two:creature:x", 2),
    ]
    assert all(each.args["first"].endswith("one/a.toml:1:3") for each in error.value.problems)


def test_removing_and_replacing(box: Box) -> None:
    one = box("one", module("one", 'files = ["a.toml"]'), a=creatures("x", "y", "z"))
    takes = 'removes = ["one:creature:x"]\nreplaces = ["one:creature:y"]\nfiles = ["a.toml"]'
    two = box("two", module("two", takes), a=creatures("y"))
    assert full_ids(collect("one,two", extra_folders=[one, two])) == ["one:creature:z", "two:creature:y"]
    assert full_ids(collect("two", extra_folders=[one, two])) == ["two:creature:y"], "not in play: nothing to remove"


@pytest.mark.parametrize(
    ("takes", "near"),
    [
        ('removes = ["one:creature:krakne"]', "one:creature:kraken"),
        ('removes = ["oen:creature:kraken"]', "one:creature:kraken"),
        ('replaces = ["one:creature:kraken"]', None),
    ],
)
def test_taking_away_what_is_not_there(box: Box, takes: str, near: str | None) -> None:
    one = box("one", module("one", 'files = ["a.toml"]'), a=creatures("kraken"))
    two = box("two", module("two", takes))
    with pytest.raises(ContentError) as error:
        collect("one,two", extra_folders=[one, two])
    assert [(each.code, each.nearest, Path(each.file).name) for each in error.value.problems] == [
        ("unknown-id", near, "manifest.toml")
    ]


def test_what_stands_in_a_module_that_is_not_chosen_is_known(box: Box) -> None:
    one = box("one", module("one/a") + module("one/b", 'files = ["b.toml"]'), b=creatures("x"))
    two = box("two", module("two", 'removes = ["one:creature:x"]'))
    assert full_ids(collect("one/a,two", extra_folders=[one, two])) == []


def test_interactions_need_all_their_modules(box: Box) -> None:
    text = module("one/a", 'files = ["undead.toml"]') + module("one/b", 'files = ["b.toml"]')
    text += '[[interaction]]\nwhen = ["one/a", "one/b"]\nfiles = ["b-undead.toml"]\nreplaces = ["one:creature:y"]\n'
    one = box("one", text, undead=creatures("x", "y"), b=creatures("z"))
    (one / "b-undead.toml").write_text(creatures("y", "w"), encoding="utf-8")
    assert full_ids(collect("one/a", extra_folders=[one])) == ["one:creature:x", "one:creature:y"]
    found = collect("one", extra_folders=[one])
    assert [(entry.id, entry.module) for entry in found.definitions if entry.kind != "card-kind"] == [
        ("x", "one/a"),
        ("z", "one/b"),
        ("y", "one/b"),
        ("w", "one/b"),
    ]


# ---------------------------------------------------------------------- manifests


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[module]]\n", "missing-key"),
        (module("two/a"), "wrong-value"),
        (module("one/A"), "wrong-value"),
        (module("one") + module("one"), "duplicate-id"),
        (module("one", 'file = ["a.toml"]'), "unknown-key"),
        (module("one", 'files = ["../a.toml"]'), "wrong-value"),
        (module("one", 'files = ["/etc/a.toml"]'), "wrong-value"),
        (module("one", 'removes = ["kraken"]'), "wrong-value"),
        (module("one", "requires = [3]"), "wrong-type"),
        (module("one", "requires = [{ any = [] }]"), "wrong-value"),
        (module("one", '[[module.option]]\nid = "a"\nvalues = [1]\ndefault = 2'), "wrong-value"),
        (module("one", '[[module.option]]\nid = "a"\nkind = "number"\nleast = 3\ndefault = 2'), "wrong-value"),
        ("module = [", "toml-syntax"),
    ],
)
def test_a_bad_manifest_is_reported_at_its_place(box: Box, text: str, code: str) -> None:
    folder = box("one", text)
    with pytest.raises(ContentError) as error:
        collect("one", extra_folders=[folder])
    assert codes(error) == [code]
    assert next(iter(error.value.problems)).line > 0
    (info,) = available_modules([folder])
    assert (info.id, [problem.code for problem in info.problems]) == ("one", [code])


def test_the_engine_has_to_fit(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades_core.content.modules.manifest.engine_version", lambda: "0.1.0")
    folder = box("one", module("one"), head='version = "1"\nengine = ">=2"')
    with pytest.raises(ContentError) as error:
        collect("one", extra_folders=[folder])
    assert codes(error) == ["engine-version"]


@pytest.mark.parametrize("text", ["about 1", "1.0", ">=", ">=one", "<2 3", f">={'1' * 9_999}"])
def test_an_engine_range_that_cannot_be_read_is_rejected(box: Box, text: str) -> None:
    (info,) = available_modules([box("one", module("one"), head=f'version = "1"\nengine = "{text}"')])
    assert [problem.code for problem in info.problems] == ["wrong-value"]


@pytest.mark.parametrize("text", ["", ">=1.1", " >= 1 , < 2 ", "==1.1", "!=1.0,>1", "<=1.1.0", "~=1.1", "==1.*"])
def test_a_development_version_is_in_the_range_of_its_release(
    box: Box, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr("cyclades_core.content.modules.manifest.engine_version", lambda: "1.1.0.dev1")
    (info,) = available_modules([box("one", module("one"), head=f'version = "1"\nengine = "{text}"')])
    assert info.problems == ()


def test_available_modules() -> None:
    found = {info.id: info for info in available_modules(OFFICIAL)}
    assert list(found) == sorted(found) and len(found) == 10
    assert not any(info.problems for info in found.values())
    undead = found["hades/undead"]
    assert (undead.title, undead.version) == ("module-hades-undead", "1.1")
    assert undead.requires == ({"any": ["legacy", "base"]},)
    assert found["titans/board"].conflicts == ("base", "hades/free-positioning")
    assert found["legacy"].options["max-offering"] == ("none", 20)
    assert found["hades/heroes"].options == {
        "achilles-islands": ("1..13",),
        "chiron-landing": ("nobody", "controller"),
        "ulysses-set": ("port-temple-university", "three-equal"),
    }
    assert [name for name, info in found.items() if not info.requires] == ["base", "legacy"]


def test_a_need_that_nothing_here_meets_is_a_problem(box: Box) -> None:
    (info,) = available_modules([box("one", module("one", 'requires = ["gone"]'))])
    assert [problem.code for problem in info.problems] == ["module-missing"]


# ---------------------------------------------------------------------- plug-ins

PLUGIN = """
from pathlib import Path
from cyclades_core.extending import hookimpl

@hookimpl
def cyclades_expansion():
    return Path(r"{folder}")

@hookimpl
def cyclades_locales():
    return r"{folder}"

@hookimpl
def cyclades_register(registry):
    registry.moment("tide-turns", (), "The tide turns.")
"""


class Dist:
    """As much of a distribution as an entry point needs."""

    def __init__(self, name: str) -> None:
        self.name = name


@pytest.fixture
def plug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Install a plug-in: a module with this source, and its entry point."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(
        plugin_manager, "entry_points", lambda group: tuple(points) if group == plugin_manager.GROUP else ()
    )
    monkeypatch.syspath_prepend(tmp_path)

    def install(name: str, source: str, dist: str = "somebody") -> None:
        stem = f"cyclades_test_{len(points)}_{name}"
        (tmp_path / f"{stem}.py").write_text(source, encoding="utf-8")
        point = EntryPoint(name, stem, plugin_manager.GROUP)
        vars(point)["dist"] = Dist(dist)
        points.append(point)
        reset()

    yield install
    for name in [name for name in sys.modules if name.startswith("cyclades_test_")]:
        del sys.modules[name]
    MOMENTS.pop("tide-turns", None)  # registered by plug-ins of these tests


def test_a_plugin_brings_content_words_and_locales(box: Box, plug: Callable[..., None]) -> None:
    folder = box("one", module("one"))
    plug("one", PLUGIN.format(folder=folder))
    assert collect("one").modules == (("one", "1.0"),)
    assert locale_folders() == (folder,)
    assert MOMENTS.pop("tide-turns") == ((), "The tide turns.")


@pytest.mark.long(every=4)
@pytest.mark.parametrize(
    ("source", "detail", "line"),
    [
        ("\nraise RuntimeError('no tide')\n", "RuntimeError: no tide", 2),
        ("x = 1\nimport nothing_of_the_kind\n", "ModuleNotFoundError", 2),
        ("def f(:\n", "SyntaxError", 1),
        ("import sys\nsys.exit(3)\n", "SystemExit: 3", 2),
        (PLUGIN.replace('Path(r"{folder}")', "3"), "TypeError: int", 0),
        (PLUGIN.replace("cyclades_expansion", "cyclades_expansoin"), "PluginValidationError", 0),
    ],
)
def test_a_broken_plugin_is_reported_and_the_rest_works(
    box: Box, plug: Callable[..., None], source: str, detail: str, line: int
) -> None:
    plug("one", PLUGIN.format(folder=box("one", module("one"))))
    plug("bad", source)
    assert collect("one").modules == (("one", "1.0"),)
    bad, one = available_modules()
    assert (bad.id, one.id, one.problems) == ("bad", "one", ())
    assert [(each.code, each.line) for each in bad.problems] == [("plugin-broken", line)]
    assert detail in bad.problems[0].args["detail"]
    with pytest.raises(ContentError, match="plugin-broken"):
        collect("bad")


def test_the_environment_chooses_third_party_plugins(
    box: Box, plug: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, dist in (("ours", "Cyclades_Engine"), ("one", "a"), ("two", "b")):
        plug(name, PLUGIN.format(folder=box(name, module(name))), dist)
    for value, ids in (("", ["ours"]), ("two", ["ours", "two"]), (" one , x", ["one", "ours"])):
        monkeypatch.setenv(plugin_manager.PLUGINS, value)
        assert [info.id for info in available_modules()] == ids
    monkeypatch.delenv(plugin_manager.PLUGINS)
    assert [info.id for info in available_modules()] == ["one", "ours", "two"]


def test_two_plugins_with_one_box(box: Box, plug: Callable[..., None]) -> None:
    folder = box("one", module("one"))
    plug("a", PLUGIN.format(folder=folder))
    plug("one", PLUGIN.format(folder=folder), "cyclades-engine")
    first, second = available_modules()
    assert (first.id, [each.code for each in first.problems]) == ("a", ["duplicate-id"])
    assert (second.id, second.problems) == ("one", ())
    assert collect("one")


def test_a_folder_comes_before_a_plugin(box: Box, plug: Callable[..., None], tmp_path: Path) -> None:
    plug("one", PLUGIN.format(folder=box("one", module("one"))))
    other = tmp_path / "copy"
    other.mkdir()
    (other / "manifest.toml").write_text('box = "one"\nversion = "2"\n' + module("one"), encoding="utf-8")
    assert collect("one", extra_folders=[other]).modules == (("one", "2"),)
    assert collect("one").modules == (("one", "1.0"),)
    add_folder(other)
    assert collect("one").modules == (("one", "2"),)


# ---------------------------------------------------------------------- fingerprint, errors


def test_the_fingerprint_depends_on_what_is_played_and_nothing_else(box: Box) -> None:
    def parts(given: str = "one,two", tide: str = "low", text: str = creatures("x")) -> list[bytes]:
        one = box("one", module("one", 'files = ["a.toml"]' + TIDE), a=text)
        two = box("two", module("two", 'after = ["one"]'))
        return collect(given, {"tide": tide}, extra_folders=[one, two]).fingerprint_parts

    first = parts()
    assert parts("two, one") == first
    assert parts(text=creatures("x").replace("\n", "\r\n")) == first
    others = [parts("one"), parts(tide="3"), parts(text=creatures("y"))]
    assert all(other != first for other in others)
    assert len({tuple(each) for each in others}) == 3


def test_errors_survive_a_pickle() -> None:
    error = ModuleConflict("conflicting-modules", module="a", other="b", cite=None, works="a", also=None)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.arguments) == (ModuleConflict, error.code, error.arguments)
    illegal = pickle.loads(pickle.dumps(IllegalAction(Refusal("cannot-pay", "B1.9", price=5))))
    assert illegal.refusal == Refusal("cannot-pay", "B1.9", price=5)
    assert str(illegal) == "cannot-pay: cite=B1.9, price=5, gold=0, what=none"
