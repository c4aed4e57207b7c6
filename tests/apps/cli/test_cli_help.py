"""Help of the command line: every command, argument and option has its line, in every language, and no line is idle."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades_apps.cli import main
from cyclades_apps.cli.app import COMMANDS, command
from cyclades_apps.cli.localized_help import META, Command, LocalizedGroup, form_of, option_keys
from cyclades_core.text.i18n import Messages, available_languages

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = [lang for lang in available_languages() if (ROOT / "locales" / lang / "help.ftl").exists()]
# What stands around the lines.
FRAME = {
    *("help-usage", "help-heading-arguments", "help-heading-options", "help-heading-commands"),
    *("help-sign-options", "help-sign-command", "help-default", "help-required"),
    *(f"help-meta-{word}" for word in META),
}


def walk(found: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All commands and groups below one, each with the names by which it is called."""
    yield path, found
    if isinstance(found, LocalizedGroup):
        anything: Any = None
        for name in found.list_commands(anything):
            yield from walk(found.get_command(anything, name), (*path, name))


ALL = list(walk(command()))


def parameters(path: tuple[str, ...], found: Any) -> Iterator[tuple[str, ...]]:
    """The ids for each argument and option of a command, `--help` among them."""
    from typer import Context

    ctx = Context(found, info_name=(path or ("cyclades",))[-1])
    for each in found.get_params(ctx):
        yield option_keys("-".join(path) or "cyclades", each)


def key_of(path: tuple[str, ...]) -> str:
    return "help-" + ("-".join(path) or "cyclades")


def test_every_command_looks_its_help_up() -> None:
    assert {path[0] for path, _ in ALL if path} == set(COMMANDS)
    assert [path for path, found in ALL if not isinstance(found, (Command, LocalizedGroup))] == []
    written = [each.name for _, found in ALL for each in found.params if each.help and "completion" not in each.name]
    assert written == [], "help stands in help.ftl, not beside the option"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_help_and_nothing_more(lang: str) -> None:
    say = Messages(lang, expansions=("help",), strict=True)
    used = set(FRAME)
    missing = []
    for path, found in ALL:
        used.add(key_of(path))
        if not say.has(key_of(path)):
            missing.append(key_of(path))
        for keys in parameters(path, found):
            there = [key for key in keys if say.has(key)]
            used.update(there[:1])
            if not there:
                missing.append(keys[0])
    assert missing == []
    assert set(say.keys("help-")) - used == set()
    assert all(say.text(key, value="x") for key in say.keys("help-"))


def run(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    code = "from cyclades_apps.cli import main; main()"
    return subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, **more)


@pytest.mark.parametrize("path", [path for path, _ in ALL], ids=lambda path: " ".join(path) or "cyclades")
def test_help_is_printed(path: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", *path, "--help"])
    shown = capsys.readouterr().out
    assert end.value.code == 0
    say = Messages(expansions=("help",), strict=True)
    assert " ".join(say.text(key_of(path)).split()) in " ".join(shown.split())
    assert shown.startswith(f"Usage: {' '.join(('cyclades', *path))}")
    assert not re.search(r"\bhelp-[a-z]", shown), shown


@pytest.mark.parametrize(("path", "found"), ALL, ids=lambda each: " ".join(each) if isinstance(each, tuple) else "")
def test_values_are_called_by_words_of_ours(path: tuple[str, ...], found: Any) -> None:
    """No type of Python stands for a value, every word that does is translated, and all speak any language."""
    from typer import Context

    ctx = Context(found, info_name=(path or ("cyclades",))[-1])
    written = [form_of(each, ctx) for each in found.get_params(ctx)]
    assert [form for form in written if re.search(r"<(?!\w+\|)[^<>]*>", form)] == []
    words = {word for form in written for word in re.findall(r"\b[A-Z]{3,}\b", form)}
    assert words <= {"URL", *(word.upper() for word in META)}
    assert {"--lang", "--folder"} <= {option for each in found.get_params(ctx) for option in each.opts}
    names = [str(each.name) for each in found.get_params(ctx) if each.param_type_name == "argument"]
    assert "folder" not in names, "an argument of that name takes the line of the option"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [("--lang", "{}", "--help"), ("--lang={}", "play", "--help"), ("play", "--help", "--lang", "{}")],
    ids=" ".join,
)
def test_help_in_the_language_asked_for(
    lang: str, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([word.format(lang) for word in arguments])
    shown = capsys.readouterr().out
    say = Messages(lang, expansions=("help",), strict=True)
    wanted = "help-play" if "play" in arguments else "help-cyclades"
    assert end.value.code == 0
    assert shown.startswith(say.text("help-usage"))
    assert " ".join(say.text(wanted).split()) in " ".join(shown.split())
    assert f"\n{say.text('help-heading-options')}:" in shown
    if "play" in arguments:
        assert say.text("help-default", value="200") in " ".join(shown.split())


def test_the_environment_chooses_as_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lang = LANGUAGES[-1]
    monkeypatch.setenv("CYCLADES_LANG", lang)
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert capsys.readouterr().out.startswith(Messages(lang, expansions=("help",)).text("help-usage"))


def test_a_language_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "xx", "--help"])
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "") and "“xx”" in err and "en" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "There is no command “plya”. Available: modules, play"),
        ([], "A command is missing. Available: modules, play"),
        (["scenario", "nope"], "Available: run, coverage, mutate."),
        (["scenario", "--lang", "en"], "A command is missing. Available: run, coverage, mutate."),
        (["replay", "no/such"], "no/such: there is no such file or folder"),
        (["cards", "--output", "pyproject.toml/x.md"], "pyproject.toml/x.md: this is not a folder"),
        (["locale", "export", "pl", "no/such.po"], "no/such.po: there is no such file or folder"),
        (["play", "--sede", "3"], "There is no option --sede. Available: --modules, --players"),
        (["play", "--seed"], "A value has to follow --seed."),
        (["scenario", "mutate", "--deep=3"], "--deep takes no value."),
        (["play", "--players", "9"], "--players: “9” is not a number from 2 to 6."),
        (["play", "--format", "xml"], "--format: “xml” is none of these: table, json, jsonl, text."),
        (["modules", "x", "y"], "Too many arguments: x y"),
        (["replay"], "This is missing: FILE"),
        (["play", "--option", "x"], "--option: x is not of the form key=value."),
    ],
)
def test_wrong_usage_is_told_in_our_words(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", *arguments])
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "")
    assert said in " ".join(err.split()), err


def test_without_a_command_help_goes_to_the_error_stream(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([])
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, "") and "Commands:" in err
