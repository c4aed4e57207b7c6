"""`cyclades expansion check --write-texts`: stubs for missing texts, in the cases of each language."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_core.content.modules import reset

LESBOS = Path(__file__).resolve().parents[3] / "examples" / "lesbos"
MORE = """
[[creature]]
id = "sea-horse"
cite = "XL2.1"
effect = [{ do = "gain", gold = 1 }]

[[goods]]
id = "raft"
stock = 5
"""


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    reset()
    yield
    reset()


@pytest.fixture
def lesbos(tmp_path: Path) -> Path:
    folder = tmp_path / "lesbos"
    shutil.copytree(LESBOS, folder)
    shutil.rmtree(folder / "scenarios")
    with (folder / "cards.toml").open("a", encoding="utf-8") as file:
        file.write(MORE)
    (folder / "locales" / "pl").mkdir()
    (folder / "locales" / "pl" / "lesbos.ftl").write_text("module-lesbos = Lesbos\n", encoding="utf-8")
    return folder


def run(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> tuple[int, str, str]:
    reset()
    with pytest.raises(SystemExit) as end:
        main(["expansion", "check", str(folder), "--games", "0", "--write-texts", "--lang", "en", *more])
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_missing_texts_get_stubs_with_the_cases_of_each_language(
    lesbos: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {file: file.read_text("utf-8") for file in lesbos.rglob("*.ftl")}
    code, out, _ = run(capsys, lesbos, "--format", "json")
    written = {Path(file): keys for file, keys in json.loads(out)["written"].items()}
    assert {file.parent.name for file in written} == {"en", "it", "pl"} and code == 1
    texts = {file.parent.name: file.read_text("utf-8") for file in before}
    assert all(file.read_text("utf-8").startswith(text.rstrip("\n")) for file, text in before.items())
    new = "creature-sea-horse =\n    { $case ->\n       *[nom] Sea Horse\n        [def] Sea Horse\n"
    assert new in texts["en"] and "goods-raft =" in texts["en"] and "    .name = raft" in texts["en"]
    assert "# > creature-sea-horse =\n# >     { $case ->\n# >        *[nom] Sea Horse\n# >         [art]" in texts["it"]
    raft = texts["pl"].partition("# > goods-raft =")[2]
    assert all(f"[{word}]" in raft for word in ("nom", "acc", "one", "few", "many")), "cases and plural forms of Polish"
    again = {file: file.read_text("utf-8") for file in lesbos.rglob("*.ftl")}
    _, out, _ = run(capsys, lesbos)
    assert "missing-string" not in out and "No stubs were necessary." in out
    assert {file: file.read_text("utf-8") for file in lesbos.rglob("*.ftl")} == again


def test_nothing_is_written_if_a_file_is_damaged(lesbos: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (lesbos / "locales" / "pl" / "lesbos.ftl").open("a", encoding="utf-8") as file:
        file.write("god-sappho = { $case -> \n")
    before = {file: file.read_bytes() for file in lesbos.rglob("*.ftl")}
    code, _, err = run(capsys, lesbos)
    assert code == 2 and "pl/lesbos.ftl" in err and "cyclades locale check pl --folder" in err
    assert {file: file.read_bytes() for file in lesbos.rglob("*.ftl")} == before


def test_expansion_without_texts_gets_its_first_file(lesbos: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(lesbos / "locales")
    _, out, _ = run(capsys, lesbos)
    file = lesbos / "locales" / "en" / "lesbos.ftl"
    assert "stubs appended" in out and "module-lesbos = Lesbos\n" in file.read_text("utf-8")
    _, out, _ = run(capsys, lesbos)
    assert "missing-string" not in out
