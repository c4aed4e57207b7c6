"""Commands that messages advise: each exists with its options, and those made for a situation work as printed."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from typer import Context

from cyclades_apps.cli import main
from cyclades_apps.cli.app import COMMANDS, command
from cyclades_apps.cli.localized_help import LocalizedGroup
from cyclades_apps.translation.message_catalogue import own_folder

COMMAND = re.compile(r"cyclades ((?:[a-z-]+ ?)+)")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")


def walk(found: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """All commands by the names with which they are called, with their options."""
    yield path, {flag for each in found.get_params(Context(found)) for flag in each.opts}
    if isinstance(found, LocalizedGroup):
        anything: Any = None
        for name in found.list_commands(anything):
            yield from walk(found.get_command(anything, name), (*path, name))


FLAGS = dict(walk(command()))


def texts() -> Iterator[tuple[str, str]]:
    """Every text of the English messages with its id; help describes the command that it belongs to."""
    for file in sorted((own_folder() / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for part in (entry, *entry.attributes):
                    if part.value is not None:
                        span = part.value.span
                        assert span is not None
                        yield entry.id.name, file.read_text(encoding="utf-8")[span.start : span.end]


ADVICE = [(key, text) for key, text in texts() if "cyclades " in text or OPTION.search(text)]


@pytest.mark.parametrize(("key", "text"), ADVICE)
def test_command_and_options_in_a_message_exist(key: str, text: str) -> None:
    named = None
    for found in COMMAND.finditer(text):
        words = found[1].split()
        path = next((tuple(words[:n]) for n in (2, 1) if tuple(words[:n]) in FLAGS), None)
        assert path is not None or words[0] not in COMMANDS, f"{key}: no command {found[0]!r}"
        named = path or named
    for option in OPTION.findall(text):
        homes = [named] if named is not None else list(FLAGS)
        assert any(option in FLAGS[home] for home in homes), f"{key}: {option} is no option of {named or 'any command'}"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out + err


def advised(said: str, before: str = "; ", after: str = r"\.?$") -> list[str]:
    """The command between these, as a shell would read it."""
    found = re.search(rf"{before}[a-z ]*“?(cyclades .*?){after}", said, re.MULTILINE)
    assert found is not None, said
    return shlex.split(found[1])[1:]


def test_missing_value_of_a_record_is_filled_in_by_the_printed_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, record = run(capsys, "new", "--modules", "legacy", "--players", "3", "--seed", "1", "--lang", "en")
    assert code == 0
    name = "p1"
    file = tmp_path / "my game.cyc"
    file.write_text(f"{record}\n? {name} gold\n", encoding="utf-8")
    code, said = run(capsys, "run", file.name, "--lang", "en")
    assert code == 2 and "is missing" in said
    run(capsys, *advised(said, after="”"))
    assert re.search(rf"\? {name} gold \d", file.read_text(encoding="utf-8"))
    assert run(capsys, "run", file.name)[0] == 0


def test_advice_of_the_translators_kit_names_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "my texts"
    code, _ = run(capsys, "locale", "add", "cs", "--name", "Czech", "--folder", str(folder), "--lang", "en")
    assert code == 0
    code, said = run(capsys, "locale", "add", "cs", "--name", "Czech", "--folder", str(folder), "--lang", "en")
    assert code == 2 and run(capsys, *advised(said))[0] == 0
    (folder / "cs" / "core.ftl").write_text("phase-gods = Bohové\n", encoding="utf-8")
    code, said = run(capsys, "locale", "check", "cs", "--folder", str(folder), "--lang", "en")
    assert "unrecorded" in said and run(capsys, *advised(said))[0] == 0
    assert "unrecorded" not in run(capsys, "locale", "check", "cs", "--folder", str(folder), "--lang", "en")[1]
    (folder / "cs" / "source.toml").write_text("no TOML", encoding="utf-8")
    code, said = run(capsys, "locale", "check", "cs", "--folder", str(folder), "--lang", "en")
    (folder / "cs" / "source.toml").unlink()
    assert "record-damaged" in said and run(capsys, *advised(said, "file and "))[0] == 0


def test_missing_study_is_made_by_the_printed_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "study").mkdir()
    code, said = run(capsys, "report", "study", "--lang", "en")
    assert code == 2
    more = ["--games", "1", "--max-cycles", "1"]
    assert run(capsys, *advised(said, r"json\. ", " makes"), *more)[0] in (0, 1)
    assert (tmp_path / "study" / "study.json").is_file()
