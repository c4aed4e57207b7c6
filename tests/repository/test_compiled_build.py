"""What the compiled build is made of, and which tests are run against it (.ci/compiled)."""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tomli

from cyclades_apps.cli import main
from cyclades_core import Game, Ruleset
from cyclades_core.engine.values.build_kind import BUILD

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools" / "building"))

import compiled_cache  # noqa: E402 (the path had to be set first)
from compiled_modules import LEFT, MODULES, PACKAGES, asked_for, modules  # noqa: E402

#: The bases of a class, in a source.
DERIVED = re.compile(r"^ *class \w+\(([^)]*)\)", re.MULTILINE)

LISTED = tomli.loads((ROOT / "tests" / "repository" / "compiled_build.toml").read_text(encoding="utf-8"))["tests"]


def test_listed_modules_and_tests_exist() -> None:
    core = ROOT / "cyclades_core"
    assert all((core / f"{name}.py").is_file() for name in (*LEFT, *MODULES))
    assert all((core / package).is_dir() for package in PACKAGES)
    assert len(LISTED) == len(set(LISTED))
    assert [name for name in LISTED if not (ROOT / name).exists()] == []


def test_key_of_the_cache_follows_sources_flags_and_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mypy", reason="the extra [dev] is not installed")
    source = tmp_path / "cyclades_core" / "engine" / "machine.py"
    source.parent.mkdir(parents=True)
    source.write_text("x = 1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    monkeypatch.setenv("CYCLADES_COMPILE_LEVEL", "1")
    keys = [compiled_cache.key_of(tmp_path), compiled_cache.key_of(tmp_path)]
    assert len(set(keys)) == 1
    source.write_text("x = 2\n", encoding="utf-8")
    keys.append(compiled_cache.key_of(tmp_path))
    monkeypatch.setenv("CYCLADES_COMPILE_LEVEL", "2")
    keys.append(compiled_cache.key_of(tmp_path))
    monkeypatch.setattr(compiled_cache, "compiler_version", lambda: "another compiler")
    keys.append(compiled_cache.key_of(tmp_path))
    monkeypatch.setattr(compiled_cache, "version", lambda package: f"another {package}")
    keys.append(compiled_cache.key_of(tmp_path))
    assert len(set(keys)) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="a script of bash")
def test_without_a_compiler_it_fails_and_says_so() -> None:
    told = subprocess.run(
        ["bash", ROOT / ".ci" / "compiled"],
        env={**os.environ, "CC": "no-such-compiler", "PYTHON": sys.executable},
        capture_output=True,
        encoding="utf-8",
    )
    assert (told.returncode, told.stdout) == (1, "") and "no C compiler found" in told.stderr


def test_it_is_asked_for_in_words() -> None:
    assert asked_for({"CYCLADES_COMPILE": "1"})
    assert not asked_for({"CYCLADES_COMPILE": "0"}) and not asked_for({"CYCLADES_COMPILE": ""}) and not asked_for({})


def test_the_build_is_the_one_that_is_meant() -> None:
    """`CYCLADES_BUILD` says which one a run is about; all modules of the list are of it."""
    assert os.environ.get("CYCLADES_BUILD", BUILD) == BUILD
    for file in modules(ROOT):
        found = importlib.import_module(file.removesuffix(".py").replace("/", ".")).__file__
        assert found is not None and found.endswith(".py") == (BUILD == "pure"), file


def test_version_and_saves_say_which_build_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    said = capsys.readouterr().out
    assert left.value.code == 0 and ("(compiled)" in said) == (BUILD == "compiled")
    assert json.loads(Game.new(Ruleset.load("base"), seed=1).to_json())["build"] == BUILD


PLAYED = """\
import random, sys
from cyclades_core import Game, Ruleset
game = Game.new(Ruleset.load("legacy,hades"), players=3, seed=5)
rng = random.Random(5)
for _ in range(150):
    game.apply(game.legal.item(rng.randrange(game.legal.count)))
save = game.to_json()
assert Game.from_json(sys.stdin.read() or save).fingerprint == game.fingerprint
print(save)
"""


@pytest.mark.skipif(BUILD == "pure", reason="compares the compiled build with the sources of the checkout")
def test_games_saves_and_fingerprints_are_those_of_the_sources(tmp_path: Path) -> None:
    """And each build loads what the other has saved."""

    def played(path: str, given: str) -> tuple[str, dict[str, object]]:
        env = {**os.environ, "PYTHONPATH": path}
        out = subprocess.run(
            [sys.executable, "-c", PLAYED], env=env, cwd=tmp_path, input=given, capture_output=True, encoding="utf-8"
        )
        assert out.returncode == 0, out.stderr
        save = json.loads(out.stdout)
        return save.pop("build"), save

    build, save = played("", "")
    assert build == "compiled"
    assert played(str(ROOT), json.dumps({**save, "build": build})) == ("pure", save)
    assert played("", json.dumps({**save, "build": "pure"})) == ("compiled", save)


def test_interpreted_classes_derive_from_open_ones_only() -> None:
    """mypyc makes no difference between a closed class and one that nobody may derive from, until one is made."""
    compiled = {ROOT / file for file in modules(ROOT)}
    closed = {
        node.name
        for file in compiled
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and not any("allow_interpreted" in ast.unparse(d) for d in node.decorator_list)
    }
    places = {file.stem for file in compiled} | {name.rpartition("/")[2] for name in PACKAGES}
    wrong = []
    for file in sorted({*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py")} - compiled):
        text = file.read_text(encoding="utf-8")
        if not closed & {base.strip() for bases in DERIVED.findall(text) for base in bases.split(",")}:
            continue  # most of them: nothing to look into
        tree = ast.parse(text)
        ours = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in places
            for alias in node.names
        }
        wrong += [
            f"{file.relative_to(ROOT)}: {node.name} derives from {ast.unparse(base)}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if ast.unparse(base) in closed & ours
        ]
    assert wrong == []
