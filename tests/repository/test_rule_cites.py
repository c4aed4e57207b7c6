"""Every cite leads to a paragraph of docs/rules: in content, code, scenarios, refusals, messages and documents."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from rule_cites import FIELDS, Cite, fields, files, in_prose, unresolved, unresolved_fields

from cyclades_core.engine.values import refusals
from cyclades_core.text.rulebook import home, rulebook
from cyclades_core.text.rulebook.rule_reader import INDEX, read

ROOT = Path(__file__).resolve().parents[2]

# What looks like a cite and is none. Each has to be met, or it has to go.
EXEMPT = {
    ("cyclades_core/engine/values/safe_text.py", "C0"): "control characters: the blocks C0 and C1 of Unicode",
    ("docs/limits.md", "C0"): "control characters: the blocks C0 and C1 of Unicode",
    ("tests/apps/scenarios/test_scenarios.py", "L11.2.9"): "made up, to be refused",
    **{("tests/apps/cli/test_cli_rule.py", each): "made up, to be refused" for each in ("T13.99", "L16.8.9", "M5.9")},
    ("cyclades_core/text/rulebook/rule_reader.py", "T13.99"): "made up, to be answered with what is near",
}

TOML = ("expansions/**/*.toml", "scenarios/**/*.toml")
PROSE = {
    "content": ("expansions/**/*.toml", "expansions/**/*.py"),
    "code": (
        *("cyclades_core/**/*.py", "cyclades_core/**/*.toml", "tools/**/*.py"),
        *("apps/**/*.py", "apps/**/*.toml", "apps/web/**/*.js"),
    ),
    "scenarios": ("scenarios/**/*.toml",),
    "messages": ("locales/**/*.ftl", "locales/*.toml"),
    "documents": ("docs/*.md", "*.md"),
    "rules": ("docs/rules/*.md",),
    "tests": ("tests/**/*.py", "tests/*.toml", "benchmarks/*.py"),
}


def texts(*patterns: str) -> list[Path]:
    """The files of these patterns, but for this one: it cites what there is not, on purpose."""
    return [file for file in files(ROOT, *patterns) if file != Path(__file__).resolve()]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def told(cites: list[Cite]) -> str:
    return "no such rule in docs/rules:\n" + "\n".join(map(str, cites))


@pytest.mark.parametrize("kind", PROSE)
def test_what_prose_cites_is_there(kind: str) -> None:
    found = [cite for file in texts(*PROSE[kind]) for cite in in_prose(name(file), file.read_text("utf-8"))]
    wrong = [cite for cite in unresolved(iter(found)) if (cite.file, cite.number) not in EXEMPT]
    assert not wrong, told(wrong)
    assert len(found) > 20, "nothing found: the pattern or the folder is wrong"


def test_what_fields_cite_is_there() -> None:
    wrong = [cite for file in files(ROOT, *TOML) for cite in unresolved_fields(name(file), file.read_text("utf-8"))]
    assert not wrong, told(wrong)


def test_scenarios_are_named_after_what_they_cite() -> None:
    """A number of the list, or the section or paragraph that one of them is part of."""
    for file in files(ROOT, "scenarios/*/*.toml"):
        number = file.stem.partition("-")[0]
        cited = [number for _, number in fields(tomllib.loads(file.read_text("utf-8")))]
        assert number in rulebook().paragraphs, f"{name(file)}: {number} is no rule"
        assert any(re.fullmatch(rf"{re.escape(number)}(?:[.a-z].*)?", each) for each in cited), f"{name(file)}: {cited}"


def test_exempt_rules_and_refusals_are_rules() -> None:
    """The keys of exempt.toml, and the column `rule` of the page of the refusals."""
    for edition, reasons in tomllib.loads((ROOT / "scenarios/exempt.toml").read_text("utf-8")).items():
        assert set(reasons) <= set(rulebook().numbers(edition))
    rows = re.findall(r"^\| \w+ \| `.*?` \| ([^|]*?) \|", (ROOT / "docs/refusals.md").read_text("utf-8"), re.M)
    cited = {number for row in rows for number in row.split(", ") if number}
    assert (
        len(rows) > len(refusals.CODES) and {number for number in cited if number not in rulebook().paragraphs} == set()
    )


def test_every_exemption_is_needed() -> None:
    met = {
        (cite.file, cite.number)
        for patterns in PROSE.values()
        for file in texts(*patterns)
        for cite in unresolved(in_prose(name(file), file.read_text("utf-8")))
    }
    assert met == set(EXEMPT)


def test_a_cite_that_leads_nowhere_is_found_with_its_line() -> None:
    code = '"""Of B9.4.\n\nAnd of B9.99 (T99, B9).\n"""\nx = "HO-999"  # L16.8.3, B9.3e\n'
    assert [str(cite) for cite in unresolved(in_prose("x.py", code))] == [
        "x.py:3: B9.99",
        "x.py:3: T99",
        "x.py:5: HO-999",
    ]
    content = '# B99.1\n[[god]]\nid = "ares"\ncite = "B12.9"\nfree = [{ do = "take", cite = "B99.1" }]\n'
    assert [str(cite) for cite in unresolved(in_prose("x.toml", content))] == ["x.toml:1: B99.1", "x.toml:5: B99.1"]
    assert [str(cite) for cite in unresolved_fields("x.toml", content)] == ["x.toml:5: B99.1"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", ["b9.4", "B9,4", "B9.4 ", "", "ares"])
def test_a_field_holds_a_number_and_nothing_else(field: str, value: str) -> None:
    for written in (f'"{value}"', f'["B9.4", "{value}"]', f'{{ closed = "{value}" }}'):
        assert unresolved_fields("x.toml", f"a = 1\n{field} = {written}\n") == [Cite("x.toml", 2, value)]


def test_areas_and_versions_are_no_cites() -> None:
    prose = "From B2 to D4, B2.s1, m5-b1; 0.4.0, v1.2, H264; path M0 2.1H0.5V0.3H2.7; (an X99), #B9.99."
    assert list(in_prose("x", prose)) == []


def test_documents_that_are_named_are_there() -> None:
    """By their path from the root, or beside the file that names them; generated pages name others in docs,
    and code what it reads of the rule texts."""
    for kind in ("content", "code", "scenarios", "messages", "documents", "rules"):
        for file in files(ROOT, *PROSE[kind]):
            for number, line in enumerate(file.read_text("utf-8").split("\n"), 1):
                for named in re.findall(r"(?<![\w./*-])(?:\.\./)*(?:[\w-]+/)*[\w-]+\.md\b", line):
                    if named.rpartition("/")[2] == "rules.md":  # of an author's own folder
                        continue
                    folders = (ROOT, file.parent, ROOT / "docs", ROOT / ".github", home())
                    places = [folder / named for folder in folders]
                    assert any(place.is_file() for place in places), f"{name(file)}:{number}: {named}"


# -- the texts -------------------------------------------------------------------------------------------------------


def test_the_index_names_every_text_and_what_begins_its_numbers() -> None:
    linked = set(re.findall(r"\]\((\w+\.md)\)", (home() / INDEX).read_text(encoding="utf-8")))
    assert linked == {file.name for file in files(ROOT, "docs/rules/*.md")} - {INDEX}
    index = (home() / INDEX).read_text(encoding="utf-8")
    assert [letter for letter in rulebook().letters() if not re.search(rf"\b{letter}\b", index)] == ["U"]


def test_rules_stand_in_order_and_without_gaps() -> None:
    """So that nobody loses one: what follows B9.4 in its section is B9.5."""
    book = rulebook()
    for edition in book.editions:
        for before, after in pairwise(book.numbers(edition)):
            one, other = (number.rpartition(".") for number in (before, after))
            if one[0] == other[0] and one[2].isdigit() and other[2].isdigit():
                assert int(other[2]) == int(one[2]) + 1, f"{edition}: {before}, {after}"


@pytest.mark.parametrize("file", files(ROOT, "docs/rules/*.md"), ids=lambda file: file.name)
def test_texts_stand_alone(file: Path) -> None:
    """No marks of where a sentence was taken from, no addresses, nothing left of what was cut out."""
    prose = re.sub(r"```.*?```", "", file.read_text("utf-8"), flags=re.S)
    for number, line in enumerate(prose.split("\n"), 1):
        assert not re.search(r"\[(?:=|[A-Z]{1,3}-?\d*)\]|\w+\.txt|https?:|www\.|\bseed\b", line), f"{number}: {line}"
        if not line.startswith("    "):  # an example, or a drawing
            assert not re.search(r"\(\)|\( | \)| ,|,,|(?<!\.)\.\.(?: |$)|\S  \S", line), f"{number}: {line}"
        for link in re.findall(r"\]\(([^)#]+)\)", line):
            assert (file.parent / link).exists(), f"{number}: {link}"


def test_what_is_cited_can_be_found_without_capitals_and_hyphen() -> None:
    book = rulebook()
    for number, paragraph in book.paragraphs.items():
        assert book.find(number) == book.find(number.lower()) == paragraph
    assert book.find("ho49") == book.find("HO-49") == book.paragraphs["HO-49"]
    assert book.find("B9.3e").text == book.find("B9.3").text  # type: ignore[union-attr]


def test_what_is_near() -> None:
    book = rulebook()
    assert book.near("T13.99")[0] == "T13.11" and book.near("B0.1")[0].startswith("B1.")
    assert book.near("L16.8.9")[0] == "L16.8.4" and book.near("Q1") == () and book.near("") == ()


def test_a_number_that_stands_twice_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cyclades_core.text.rulebook import rule_reader

    (tmp_path / INDEX).write_text("| [a.md](a.md) | `base` | B |\n", "utf-8")
    (tmp_path / "a.md").write_text("## B1 One\n\n- **B1.1** This.\n- **B1.1** That.\n", "utf-8")
    monkeypatch.setattr(rule_reader, "home", lambda: tmp_path)
    with pytest.raises(ValueError, match=re.escape("a.md:4: B1.1")):
        rule_reader.rulebook.__wrapped__()


def test_what_a_paragraph_holds() -> None:
    text = """## B1 One

An opening.

- **B1.1** First
  line:
  1. step
     goes on
  2. last

  And so on.

| a |
|---|
- **B1.2 Name.** Next.

### B1.A Part

x

## B2 Two
"""
    found = {each.id: each for each in read("a.md", text, "base")}
    assert list(found) == ["B1", "B1.1", "B1.1.1", "B1.1.2", "B1.2", "B1.A", "B2"]
    assert found["B1.1"].text.startswith("**B1.1** First\nline:\n1. step\n   goes on\n2. last\n\nAnd so on.\n\n| a |")
    assert found["B1.1.1"].text == "1. step\n   goes on" and found["B1.1.2"].line == 9
    assert found["B1"].text.startswith("An opening.") and found["B1"].text.endswith("x")
    assert [each.id for each in found.values() if each.is_rule] == ["B1.1", "B1.2"]
    assert found["B1.2"].section == "B1 One" and found["B1.A"].section == "B1 One / B1.A Part"


def test_the_glossary_has_the_names_that_translations_are_held_to() -> None:
    """`locales/glossary.toml` and the table for people agree, wherever both know a name of an edition."""
    columns = "id kind editions en pl it ro ru de printed".split()
    rows = {}
    for line in (ROOT / "docs/rules/glossary.md").read_text("utf-8").partition("## Plural forms")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(columns):
            row = dict(zip(columns, cells, strict=True))
            rows.update({(row["id"], edition): row for edition in row["editions"].split(", ")})
    compared = 0
    for fact in tomllib.loads((ROOT / "locales/glossary.toml").read_text("utf-8"))["name"]:
        for file in fact["files"]:
            named = rows.get((fact["key"].partition("-")[2], {"base": "legendary"}.get(file, file)))
            for lang in {"pl", "it", "ro", "ru"} & set(fact) if named is not None else ():
                compared += 1
                assert named is not None and named[lang].lower() == fact[lang].lower(), (fact, named)
                assert lang in named["printed"].split(), (fact, named)
    assert compared > 200


def test_every_chapter_of_the_rules_names_its_source() -> None:
    missing = []
    for name in ("legendary", "legacy", "hades", "titans", "house"):
        lines = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if line.startswith("## ") and not lines[number + 2].startswith("*Source: "):
                missing.append(f"docs/rules/{name}.md:{number + 1}: {line}")
    assert missing == []
