"""The collector and its text."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from toml_definitions import CATALOGUE, English

from cyclades_core.content.toml import PROBLEM_ARGS, PROBLEM_CODES, ContentError, ContentFile, Problems


def source(text: str, name: str = "a.toml") -> ContentFile:
    return ContentFile.from_text(name, text, Problems())


def test_sorted_by_place() -> None:
    problems = Problems()
    late, early = source("x = 1\ny = 2", "b.toml"), source("x = 1", "a.toml")
    problems.add("wrong-type", late, ("y",))
    problems.add("wrong-type", late, ("x",))
    problems.add("wrong-type", early, ("x",))
    assert [problem.place for problem in problems] == ["a.toml:1:5", "b.toml:1:5", "b.toml:2:5"]


def test_warnings_are_no_errors() -> None:
    problems = Problems()
    problems.add("unused-binding", source("as = 'x'"), ("as",), severity="warning")
    assert not problems and len(problems) == 1
    assert (len(problems.errors), len(problems.warnings)) == (0, 1)
    problems.raise_errors()
    problems.add("unknown-binding", source("as = 'x'"), ("as",))
    assert problems
    with pytest.raises(ContentError) as caught:
        problems.raise_errors()
    assert caught.value.problems is problems
    assert "a.toml:1:6: error[unknown-binding]: name=as" in str(caught.value)


def test_the_same_problem_counts_once() -> None:
    problems, others, text = Problems(), Problems(), source("x = 1")
    problems.add("unknown-tag", text, ("x",))
    problems.add("unknown-tag", text, ("x",))
    others.add("unknown-tag", text, ("x",))
    others.add("unknown-tag", text, ("x",), name="other")
    problems.extend(others)
    assert [problem.args["name"] for problem in problems] == ["x", "other"]


def test_codes_are_closed() -> None:
    with pytest.raises(ValueError, match="no-such-code"):
        Problems().add("no-such-code", None, ())


def test_key_or_value() -> None:
    problems, text = Problems(), source("x = 1")
    assert problems.add("unknown-key", text, ("x",)).column == 1
    assert problems.add("wrong-type", text, ("x",)).column == 5
    assert problems.add("duplicate-id", text, ("x",), where="key").column == 1
    assert problems.add("bad-map", text, ("x",), at=(1, 3)).column == 3


def test_control_characters_do_not_reach_the_terminal() -> None:
    problems = Problems()
    ContentFile.from_text("a.toml", "\ta = \x1b[31m", problems)
    problems.add("unknown-id", None, (), name="\x1b]0;x", kind="god", nearest="\x07")
    text = problems.render()
    assert "\x1b" not in text and "\x07" not in text and "\t" not in text


def test_long_lines_are_cut_around_the_caret() -> None:
    problems = Problems()
    problems.add("wrong-type", source("x = [" + "1, " * 500 + "'here']"), ("x", 500))
    _, excerpt, caret = problems.render().split("\n")
    assert len(excerpt) < 110
    assert excerpt[caret.index("^") :].startswith("'here'")


@pytest.mark.parametrize("code", sorted(PROBLEM_CODES))
def test_every_code_has_a_message(code: str) -> None:
    """With all arguments, and with none: a forgotten one must not cost the message."""
    problems = Problems()
    args: dict[str, Any] = dict.fromkeys(PROBLEM_ARGS[code], ("a", "b"))
    problems.add(code, None, ("x",), **args)
    problems.add(code, None, ("y",), nearest="zeus")
    text = problems.render(English())
    assert "did you mean “zeus”?" in text
    assert text.count(f"error[{code}]: ") == 2


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def test_catalogue_and_codes_agree() -> None:
    body = FluentParser().parse(CATALOGUE.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    around = {f"problem-{word}" for word in ("board", "did-you-mean", "error", "in-sets", "known", "note", "warning")}
    assert set(messages) == {f"problem-{code}" for code in PROBLEM_CODES} | around
    for code, names in PROBLEM_ARGS.items():
        message = messages[f"problem-{code}"]
        variables = _Variables()
        variables.visit(message)
        assert variables.names == set(names), code
        assert message.comment is not None
        comment = message.comment.content or ""
        assert all(f"${name}" in comment for name in names), code


def test_a_good_load_imports_no_tree_sitter() -> None:
    """Positions cost nothing unless there is a problem; importing the package does not even need cattrs."""
    code = """
import sys
from typing import Any
from attrs import frozen
from cyclades_core.content.toml import ContentFile, Problems, structure
assert not {"cattrs", "tree_sitter", "difflib"} & set(sys.modules)
@frozen
class A:
    x: int
problems = Problems()
source = ContentFile.from_text("a", "x = 1", problems)
assert structure(A, source.data, source, (), problems) == A(1)
assert not {"tree_sitter", "difflib"} & set(sys.modules)
structure(A, {"x": "1"}, source, (), problems)
assert "tree_sitter" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)
