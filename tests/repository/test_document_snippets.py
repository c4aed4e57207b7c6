"""What a reader can paste from the documents works: Python code and command lines."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer import Exit

from cyclades_apps.cli.app import command

ROOT = Path(__file__).resolve().parents[2]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)

# Pages whose snippets are pasted one after the other, without anything else.
PASTED = ["README.md", "docs/library.md", "docs/stories.md", "docs/simulation.md", "docs/records.md"]
# Pages whose snippets need more, for example an extra: each has a test where that is set up.
ELSEWHERE = {
    "docs/bots.md": "tests/apps/bots/test_bots.py",
    "docs/embedding.md": "tests/repository/test_api_documents.py",
    "docs/expansions.md": "tests/apps/authoring/test_author_guide.py",
    "docs/python-words.md": "tests/apps/authoring/test_python_words_page.py",
    "docs/research.md": "tests/apps/learning/test_learning_environments.py",
}
# A value that a snippet prints, as the comment after it says.
PRINTED = re.compile(r"^ *print\(.*\)  # (.*)$", re.MULTILINE)


def documents() -> list[Path]:
    """All pages for readers, and the forms for issues."""
    beside = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "examples").rglob("README.md")]
    return sorted([*beside, *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.[my][dm]*")])


def test_snippets_of_every_page_have_a_test() -> None:
    pages = {page.relative_to(ROOT).as_posix() for page in documents() if SNIPPET.search(page.read_text("utf-8"))}
    assert pages == {*PASTED, *ELSEWHERE}
    for page, test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8"), f"{test} does not run the snippets of {page}"


@pytest.mark.parametrize("page", PASTED)
def test_snippets_run_when_pasted_and_print_what_they_say(page: str, tmp_path: Path) -> None:
    code = "\n".join(SNIPPET.findall((ROOT / page).read_text("utf-8")))
    tutorial = (ROOT / "docs" / "tutorial-records.md").read_text("utf-8")
    record = re.search(r"^```cyc friday.cyc\n(.*?)^```", tutorial, re.MULTILINE | re.DOTALL)
    assert record is not None
    (tmp_path / "friday.cyc").write_text(record[1], encoding="utf-8")
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=300)
    assert run.returncode == 0, run.stderr
    if said := PRINTED.findall(code):
        assert run.stdout.splitlines() == said


def commands(text: str) -> Iterator[tuple[int, str]]:
    """Every `cyclades ...` and `./play ...` of a page, indented or in backquotes, with its line number."""
    for match in re.finditer(r"(?:^(?:    |\$ )?|`)(cyclades|\./play) ([^`\n]*)", text, re.MULTILINE):
        words = re.sub(r"\s+#.*|[|>&].*|\.\.\.", "", match[2].replace(r"\|", "/"))
        yield text.count("\n", 0, match.start()) + 1, words if match[1] == "cyclades" else f"play {words}"


def parse(found: Any, name: str, words: list[str], parent: Any = None) -> None:
    """Parse a command line without running it."""
    context = found.make_context(name, words, parent=parent)
    if hasattr(found, "resolve_command"):
        inner, command_found, rest = found.resolve_command(
            context, [*getattr(context, "_protected_args", ()), *context.args]
        )
        parse(command_found, inner, rest, context)


@pytest.mark.parametrize("page", documents(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_documented_command_lines_are_understood(page: Path) -> None:
    wrong = []
    for number, line in commands(page.read_text("utf-8")):
        words = shlex.split(re.sub(r"--folder \S+|--help|--version", "", line))
        try:
            parse(command(), "cyclades", words)
        except Exit:
            continue
        except Exception as error:
            # prose names a command without its arguments: `cyclades report`
            incomplete = type(error).__name__ in ("MissingParameter", "NoArgsIsHelpError", "BadOptionUsage")
            alternatives = "/" in getattr(error, "message", "")  # `--to record|save`
            if not incomplete and not alternatives:
                wrong.append(f"{page.name}:{number}: cyclades {line}: {getattr(error, 'message', error)}")
    assert wrong == []
