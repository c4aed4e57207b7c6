"""`cyclades rule`: what a cite says, from the command line."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from itertools import pairwise

import pytest

from cyclades_apps.cli import main
from cyclades_apps.cli.rule import plain
from cyclades_core.text.rulebook import rulebook

Ran = tuple[int, str, str]
Run = Callable[..., Ran]


@pytest.fixture
def rule(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["cyclades", "rule", *arguments])
        with pytest.raises(SystemExit) as end:
            main(["rule", *arguments])
        out, err = capsys.readouterr()
        return int(end.value.code or 0), out, err

    return run


def test_a_paragraph_with_its_heading(rule: Run) -> None:
    code, out, err = rule("--lang", "en", "T13.9")
    line = rulebook().paragraphs["T13.9"].line
    assert (code, err) == (0, "")
    assert out.startswith(f"T13 Team mode (titans.md:{line})\n\nT13.9 Military victory. A player who conquers")
    assert "\n3. it will be the third" in out and "T13.10" not in out and "**" not in out


def test_several_in_the_order_asked_each_once(rule: Run) -> None:
    code, out, _ = rule("L16.8.3", "b9.4", "HO49", "B9.4", "H3.2a")
    assert code == 0
    assert re.findall(r"^(\S+) .*\(\w+\.md:\d+\)$", out, re.M) == ["L16", "B9", "H18", "H3"]
    assert "\n3. Whenever the Chimera arrives" in out and "HO-49 How long" in out


def test_a_section_is_printed_whole(rule: Run) -> None:
    _, out, _ = rule("T13")
    assert re.findall(r"^- (T13\.\d+)\b", out, re.M) == [f"T13.{number}" for number in range(1, 12)]
    assert ", at no cost, if\n  1. no metropolis" in out, "lists keep their indent"
    _, part, _ = rule("L16.A")
    assert "- L16.7 " in part and "L16.9" not in part
    _, with_letters, _ = rule("H2.2")
    assert "H2.2a" in with_letters and "H2.2g" in with_letters and "H2.3" not in with_letters


def test_every_number_can_be_printed(rule: Run) -> None:
    code, out, err = rule(*rulebook().paragraphs)
    assert (code, err) == (0, "") and "**" not in out


@pytest.mark.parametrize("columns", [40, 80, 110])
def test_text_is_wrapped_at_the_edge_of_the_terminal(rule: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = rule("--lang", "en", "B6.1", "T13", "H2.2")
    lines = [line for line in out.splitlines() if "|" not in line]
    assert max(map(len, lines)) <= columns
    words = re.findall(r"\S+", plain(rulebook().paragraphs["T13"].text))
    assert " ".join(words) in " ".join(out.split()), "no word is lost"
    for line, below in pairwise(lines):
        if below.strip() and not re.match(r" *(- |\d+\. |[A-Z]+\d+)", below) and line.strip():
            assert len(line) + 1 + len(below.split()[0]) > columns, f"broken too early: {line}"


def test_json_has_the_text_as_it_is_written(rule: Run) -> None:
    code, out, _ = rule("--format", "json", "--lang", "pl", "B1.4", "M1.1")
    first, second = json.loads(out)
    assert code == 0 and list(first) == ["id", "edition", "section", "file", "line", "text"]
    assert (
        first["id"] == "B1.4" and first["edition"] == "base" and first["text"].startswith("**B1.4** *GP* = gold piece")
    )
    assert second["edition"] == "house" and second["section"] == "M1 General"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["T13.99"], ["“T13.99”", "T13.11, T13.10, T13.9"]),
        (["B9.4", "L16.8.9", "Q7"], ["“L16.8.9”", "L16.8.4", "“Q7”", "B, E, X, D, O, L"]),
        (["titans"], ["“titans”"]),
        ([""], ["“”"]),
        (["T13."], ["“T13.”", "T13"]),
        ([], ["RULE"]),
    ],
)
def test_a_number_that_does_not_exist(rule: Run, asked: list[str], said: list[str]) -> None:
    code, out, err = rule("--lang", "en", *asked)
    assert (code, out) == (2, "") and [text for text in said if text not in err] == []


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ro", "ru", "de"])
def test_the_command_speaks_the_language_and_says_that_the_rules_do_not(rule: Run, lang: str) -> None:
    notes = {
        "en": "",
        "pl": "Zasady są spisane tylko po angielsku.\n\n",
        "it": "Le regole sono scritte solo in inglese.\n\n",
        "ro": "Regulile sunt scrise numai în engleză.\n\n",
        "ru": "Правила написаны только по-английски.\n\n",
        "de": "Die Regeln sind nur auf Englisch geschrieben.\n\n",
    }
    assert rule("--lang", lang, "M5.4")[1].startswith(f"{notes[lang]}M5 hades/undead (house.md:")
    refused = {rule("--lang", each, "M5.9")[2] for each in notes}
    assert len(refused) == len(notes)
