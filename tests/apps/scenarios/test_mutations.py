"""Would the scenarios notice? Taking any single effect, modifier, trigger or standing rule out of the content makes one
of them fail. The quick tests try a sample of each box; all of them are tried with `-m long`.

What cannot be noticed, because nothing looks at it yet, stands with its reason in `golden/survivors.toml`. A survivor
that is not listed wants a scenario; `cyclades scenario mutate --box BOX` lists them.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.scenarios.mutations import Bench, Mutation, boxes, enumerate_mutations, mutate, survivors, without
from cyclades_core import Ruleset
from cyclades_core.content.modules.module_contents import OwnedDefinition

BOXES = ("base", "hades", "legacy", "titans")
LISTED: dict[str, str] = tomllib.loads(
    (Path(__file__).parents[2] / "golden" / "survivors.toml").read_text(encoding="utf-8")
)
SAMPLE = 12


def told(found: list[Mutation]) -> str:
    return "\n".join(f"{each.file}:{each.line}: {each.name} ({each.what}, {each.cite})" for each in found)


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
def test_a_sample_is_noticed(box: str) -> None:
    found = [
        each.mutation for each in survivors(mutate(box, sample=SAMPLE, seed=1)) if each.mutation.name not in LISTED
    ]
    assert not found, "no scenario fails without this:\n" + told(found)


@pytest.mark.long
@pytest.mark.parametrize("box", BOXES)
def test_everything_is_noticed(box: str) -> None:
    left = {each.mutation.name: each.mutation for each in survivors(mutate(box, workers=2))}
    found = [mutation for name, mutation in left.items() if name not in LISTED]
    assert not found, "no scenario fails without this:\n" + told(found)
    noticed = [name for name in LISTED if name.startswith(f"{box}:") and name not in left]
    assert not noticed, f"noticed by now, or gone: take them off the list: {noticed}"


def test_survivors_are_listed_with_reasons() -> None:
    assert all(len(reason.split()) > 3 for reason in LISTED.values())
    assert {name.partition(":")[0] for name in LISTED} <= set(BOXES)


# -- the machinery -------------------------------------------------------------------------------------------------


def entries(box: str) -> dict[str, OwnedDefinition]:
    return {f"{entry.kind}:{entry.id}": entry for entry in Bench(box, ()).entries()}


def paths(entry: OwnedDefinition, deep: bool = False) -> list[str]:
    return [each.name.partition(" ")[2] for each in enumerate_mutations(entry, deep)]


def test_what_is_taken_away() -> None:
    found = entries("legacy")
    assert paths(found["creature:harpy"]) == ["effect[0]", "effect[1]"]
    assert paths(found["creature:kraken"]) == ["effect[0]", "modifier[0]", "trigger[0]", "piece"]
    assert "effect[0].body[1]" in paths(found["creature:kraken"], deep=True)
    assert "effect[0].body[0].options[1].effect[2]" in paths(found["creature:sphinx"], deep=True)
    assert paths(found["rule:economic-set"])[0] == ""  # the rule as a whole
    assert paths(found["action:buy"]) == [""]  # its only verb is all of it
    assert paths(found["building:metropolis"]) == [f"powers-of[{i}]" for i in range(4)]
    assert paths(found["god:apollo"]) == []


def test_every_definition_that_does_something_has_mutations() -> None:
    for box in BOXES:
        for name, entry in entries(box).items():
            d = entry.definition
            if any(
                getattr(d, key, None) for key in ("effect", "modifier", "trigger", "ability", "free", "paid", "bonus")
            ):
                assert paths(entry), name


def test_a_copy_is_changed_and_not_the_original() -> None:
    definition = entries("legacy")["creature:kraken"].definition
    less = without(definition, ("trigger", 0))
    assert (len(definition.trigger), len(less.trigger)) == (1, 0)
    less = without(definition, ("effect", 0, "body", 1))
    assert [node["do"] for node in less.effect[0]["body"]] == ["choose", "move"]
    assert [node["do"] for node in definition.effect[0]["body"]] == ["choose", "pay", "move"]
    assert without(definition, ("piece",)).piece is None


@pytest.fixture(scope="module")
def bench() -> Bench:
    files = sorted((Path(__file__).resolve().parents[3] / "scenarios" / "legacy").glob("L16.14*.toml"))
    return Bench("legacy", tuple(files))


def test_a_scenario_notices_its_own_card(bench: Bench) -> None:
    assert bench.examples and all(map(bench.passes, bench.examples))
    choose, destroy = map(bench.try_out, bench.mutations("creature:harpy"))
    assert choose.caught and choose.by == "compiler"
    assert destroy.caught and destroy.by.startswith("L16.14")


def test_changes_are_mutated_as_well_as_what_they_change() -> None:
    folder = Path(__file__).resolve().parents[3] / "scenarios"
    files = [
        folder / "house" / "M2.4-lightning-of-allies.toml",
        folder / "titans" / "T10.12-lightning-for-the-partner.toml",
    ]
    bench = Bench("titans", tuple(files))
    tried = {each.name: bench.try_out(each) for each in bench.mutations("artifact:lightning-of-zeus")}
    # the trigger is there in the first edition, and taken away by a change on the Legendary Edition
    assert tried["titans:artifact:lightning-of-zeus trigger[0]"].by.startswith("T10.12")
    assert tried["titans:change:artifact:lightning-of-zeus remove.trigger"].by.startswith("M2.4")
    # what a default gives is mutated where it is given
    assert tried["titans:artifact:lightning-of-zeus income"].mutation.file.endswith("artifacts.toml")
    deep = [each.name for each in bench.mutations("phase:income", deep=True)]
    assert "titans:change:phase:income set.from-round" in deep and "titans:change:phase:income set.cite" not in deep
    assert [each.name for each in bench.mutations("phase:income")] == ["titans:change:phase:income add.effect"]


def test_what_no_scenario_shows_survives(bench: Bench) -> None:
    verdict = bench.try_out(bench.mutations("legacy:creature:fates")[0])
    assert not verdict.caught and verdict.tried == len(bench.examples)


def test_games_that_run_in_circles_are_given_up(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    import cyclades_apps.scenarios.mutations as mutating

    class Endless:
        def __init__(self, *arguments: object, **options: object) -> None: ...

        def all(self) -> None:
            while True:
                pass

    monkeypatch.setattr(mutating, "PATIENCE", 0.05)
    monkeypatch.setattr(mutating, "ScenarioRun", Endless)
    example = bench.examples[0]
    assert not example.passes(Ruleset.load("legacy"))


def cyclades(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["cyclades", *arguments])
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


@pytest.mark.long
def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["scenario", "mutate", "--box", "legacy", "--only", "creature:harpy", "--format", "json"]
    code, out, _ = cyclades(capsys, monkeypatch, *asked)
    assert code == 0 and json.loads(out) == {"mutations": 2, "caught": 2, "survivors": []}
    for wrong in (["--box", "atlantis"], ["--box", "legacy", "--only", "creature:nobody"]):
        code, out, err = cyclades(capsys, monkeypatch, "scenario", "mutate", *wrong)
        assert code == 2 and wrong[-1] in err and "Traceback" not in err


def test_all_boxes_are_found() -> None:
    assert set(BOXES) <= set(boxes())
