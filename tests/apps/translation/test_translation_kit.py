"""The translators' kit: every check on a broken file, PO and back, a new language by the guide, third parties."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import ast
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclades_apps.cli import main
from cyclades_apps.translation.fluent_writer import entry_text, pattern_text
from cyclades_apps.translation.message_catalogue import LocaleFile, MessageCatalog, own_folder, parse_pattern_entry
from cyclades_apps.translation.new_language import add
from cyclades_apps.translation.pattern_variants import join, split
from cyclades_apps.translation.po_export import as_po, export
from cyclades_apps.translation.po_import import import_po
from cyclades_apps.translation.printed_names import read_glossary
from cyclades_apps.translation.source_records import accept, read_record
from cyclades_apps.translation.translation_checks import check
from cyclades_apps.translation.translation_findings import (
    ERRORS,
    WARNINGS,
    FileRejected,
    TranslationFinding,
    TranslationRefused,
)
from cyclades_apps.translation.translation_status import status
from cyclades_core.text.i18n import Messages, available_languages
from cyclades_core.text.i18n.message_folders import PSEUDO
from cyclades_core.text.i18n.plural_rules import categories
from cyclades_core.text.i18n.pseudo_locale import END, START, pseudo

ROOT = Path(__file__).resolve().parents[3]
LOCALES = ROOT / "locales"
LANGUAGES = ("de", "it", "pl", "ro", "ru")

Make = Callable[[dict[str, str]], MessageCatalog]


@pytest.fixture(scope="module")
def words() -> Messages:
    return Messages("en", ("locale",), strict=True)


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """A catalogue with English of its own: make({"en/x.ftl": "...", "pl/x.ftl": "..."})."""

    def make(files: dict[str, str]) -> MessageCatalog:
        for name, text in files.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return MessageCatalog.at(tmp_path)

    return make


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our own locales, everything recorded."""
    folder = tmp_path_factory.mktemp("recorded") / "locales"
    shutil.copytree(LOCALES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    catalogue = MessageCatalog.at(folder)
    for lang in catalogue.languages:
        accept(catalogue, lang, everything=True)
    return folder


@pytest.fixture
def copy(tmp_path: Path, recorded: Path) -> MessageCatalog:
    """The same in a folder that may be changed."""
    shutil.copytree(recorded, tmp_path / "locales")
    return MessageCatalog.at(tmp_path / "locales")


class Ran:
    """What a run of the command line left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def cyclades(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    def run(*arguments: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["cyclades", *arguments])
        with pytest.raises(SystemExit) as end:
            main(arguments)
        out, err = capsys.readouterr()
        return Ran(int(end.value.code or 0), out, err)

    return run


def found(catalogue: MessageCatalog, lang: str = "pl", *, quiet: bool = True) -> list[str]:
    """Findings as `code file:line:column`; nothing about records, unless asked for."""
    left_out = {"unrecorded"} if quiet else set()
    return [f"{f.code} {f.file}:{f.line}:{f.column}" for f in check(catalogue, lang) if f.code not in left_out]


# ---------------------------------------------------------------------- check: each rule with a broken file

# The cases that gods have in Polish: those of a third party stand in the same sentences as ours.
GOD = "{ $case ->\n   *[nom] X\n    [gen] X\n    [dat] X\n    [acc] X\n}\n"


@pytest.mark.parametrize(
    ("english", "polish", "expected"),
    [
        pytest.param("a = A\n", "a = A\n\nb = { $x\n", ["junk pl/x.ftl:3:9"], id="junk"),
        pytest.param("a = A\n", "a = A\n# c\na = B\n", ["duplicate pl/x.ftl:3:1"], id="duplicate"),
        pytest.param(
            "a = A\n    .t = T\n", "a = A\n    .t = T\n    .t = U\n", ["duplicate pl/x.ftl:3:5"], id="attribute twice"
        ),
        pytest.param("a = A\n", "a = { a }\n", ["cycle pl/x.ftl:1:1"], id="cycle"),
        pytest.param("a = A\nb = B\n", "a = { b } x\nb = { a }\n", ["cycle pl/x.ftl:1:1"], id="longer cycle"),
        pytest.param("a = A\n", "a = { b }\n", ["unknown-reference pl/x.ftl:1:7"], id="unknown reference"),
        pytest.param("a = A\n", "a = { -t }\n", ["unknown-reference pl/x.ftl:1:7"], id="unknown term"),
        pytest.param("a = A\nb = B\n", "a = { b }\n", ["missing-key pl/x.ftl:1:1"], id="reference not translated yet"),
        pytest.param("a = A\n-t = T\n", "a = { -t }\n", ["missing-key pl/x.ftl:1:7"], id="term not translated yet"),
        pytest.param("a = A\n", 'a = { FOO("x") }\n', ["unknown-function pl/x.ftl:1:7"], id="unknown function"),
        pytest.param("a = A\nb = B\nc = C\n", "a = A\nc = C\n", ["missing-key pl/x.ftl:1:1"], id="missing key"),
        pytest.param("a = A\n", "a = A\n-t = T\nb = B\n", ["unknown-key pl/x.ftl:3:1"], id="unknown key"),
        pytest.param("a = A\n    .t = T\n", "a = A\n", ["missing-attribute pl/x.ftl:1:1"], id="missing attribute"),
        pytest.param("a = A\n", "a = A\n    .t = T\n", ["unknown-attribute pl/x.ftl:2:5"], id="unknown attribute"),
        pytest.param("a = A\n    .t = T\n", "a =\n    .t = T\n", ["missing-value pl/x.ftl:1:1"], id="missing value"),
        pytest.param("a =\n    .t = T\n", "a = A\n    .t = T\n", ["unknown-value pl/x.ftl:1:1"], id="unknown value"),
        pytest.param("a = { $x }\n", "a = { $x } { $y }\n", ["unknown-variable pl/x.ftl:1:14"], id="unknown variable"),
        pytest.param("# $y (text)\na = { $x }\n", "a = { $x } { $y }\n", [], id="variable of the comment"),
        pytest.param("a = A { $x }\n", "a = A\n", ["dropped-variable pl/x.ftl:1:5"], id="dropped variable"),
        pytest.param("phase-x = X\n", "phase-x = { $case ->\n   *[nom] X\n}\n", [], id="case is always passed"),
        pytest.param(
            "# $u (id), $n (number)\na = { UNIT($u, $n) }\n",
            'a = { UNIT($u) } { UNIT($u, $n, caes: "acc") } { NAME($u, $n) }\n',
            ["bad-call pl/x.ftl:1:7", "bad-call pl/x.ftl:1:20", "bad-call pl/x.ftl:1:50"],
            id="arguments of functions",
        ),
        pytest.param(
            "# $n (number)\na = { $n }\n",
            "a = { $n ->\n   *[many] { $n }\n}\n",
            ["plural-missing pl/x.ftl:1:7"],
            id="plural with one form",
        ),
        pytest.param(
            "# $n (number)\na = { $n }\n",
            "a = { $n ->\n   *[other] { $n }\n}\n",
            ["plural-missing pl/x.ftl:1:7", "plural-unused pl/x.ftl:2:6"],
            id="plural with nothing but the rest",
        ),
        pytest.param(
            "a = { $n ->\n    [one] A\n   *[other] B\n}\n",
            "a = { $n ->\n    [one] A\n   *[other] B\n}\n",
            ["plural-missing pl/x.ftl:1:7", "plural-unused pl/x.ftl:3:6"],
            id="plural missing",
        ),
        pytest.param(
            "a = { $n ->\n    [one] A\n   *[other] B\n}\n",
            "a = { $n ->\n    [one] A\n    [fwe] A\n    [few] A\n   *[many] B\n}\n",
            ["plural-unknown pl/x.ftl:3:6"],
            id="plural misspelt",
        ),
        pytest.param(
            "# $n (number)\na = { $n }\n",
            "a = { $n ->\n    [onne] A\n   *[other] B\n}\n",
            ["plural-unknown pl/x.ftl:2:6"],
            id="only form misspelt",
        ),
        pytest.param("a = { $n }\n", "a = { $n ->\n    [0] A\n   *[other] B\n}\n", [], id="a number is no plural"),
        pytest.param("a = { $n }\n", "a = { $n ->\n    [none] A\n   *[other] B\n}\n", [], id="nor is nothing"),
        pytest.param(
            "god-x = X\ngod-y = Y\ngod-z = Z\n",
            "".join(f"god-{g} = {GOD}" for g in "xy") + "god-z = Z\n",
            ["cases-differ pl/x.ftl:13:9"],
            id="cases differ",
        ),
        pytest.param(
            "god-x = X\n",
            "god-x = { $case ->\n   *[nom] X\n    [gen] X\n}\n",
            ["cases-differ pl/x.ftl:1:11"],
            id="cases differ from those of our gods",
        ),
        pytest.param("a = A\n", "a = Uskrzydłych\n", ["forbidden-form pl/x.ftl:1:5"], id="forbidden in a language"),
        pytest.param(
            "god-x = X\n# $god (id)\na = { NAME($god) }\n",
            f'god-x = {GOD}a = {{ NAME($god, case: "abl") }}\n',
            ["case-not-offered pl/x.ftl:7:7"],
            id="case not offered",
        ),
        pytest.param(
            "god-x = X\nhero-y = Y\n# $card (id: hero)\na = { NAME($card) }\n",
            f"god-x = {GOD}hero-y = {{ $case ->\n   *[nom] X\n    [gen] X\n    [acc] X\n}}\n"
            'a = { NAME($card, case: "acc") }\n',
            [],
            id="case offered by the kinds that come",
        ),
        pytest.param(
            "a = { $who }\n",
            "a = { GENDER($who) ->\n    [female] A\n   *[masculine] B\n}\n",
            ["gender-default pl/x.ftl:1:7", "gender-unknown pl/x.ftl:2:6"],
            id="genders",
        ),
        pytest.param(
            "god-x = X\n    .text = T\n",
            f"god-x = {GOD}    .text = {'słowo ' * 200}\n",
            ["too-long pl/x.ftl:7:13"],
            id="too long",
        ),
    ],
)
def test_each_fault_is_found_at_its_place(make: Make, english: str, polish: str, expected: list[str]) -> None:
    assert found(make({"en/x.ftl": english, "pl/x.ftl": polish})) == expected


def test_cards_of_a_kind_of_others_are_measured_as_ours_are(make: Make) -> None:
    """A kind is known by its name, `card-kind-omen`: what is no kind of cards may be as long as it likes."""
    long = "word " * 200
    english = f"omen-comet = Comet\n    .text = {long}\nportent-eclipse = Eclipse\n    .text = {long}\n"
    catalogue = make({"en/x.ftl": "card-kind-omen = Omen\n" + english})
    assert [each.arguments["key"] for each in check(catalogue, "en") if each.code == "too-long"] == ["omen-comet.text"]
    assert catalogue.card_kinds[-1] == "omen" and "creature" in catalogue.card_kinds


def test_files_that_are_missing_unknown_or_unreadable(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": "a = A\n", "en/y.ftl": "b = B\n", "pl/x.ftl": "", "pl/z.ftl": "c = C\n"})
    (tmp_path / "pl" / "x.ftl").write_bytes(b"a = \xff\n")
    assert found(catalogue) == [
        "unreadable pl/x.ftl:1:1", "missing-file pl/y.ftl:1:1", "unknown-file pl/z.ftl:1:1"
    ]  # fmt: skip


def test_a_record_that_is_damaged_is_a_finding(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": "a = A\n", "pl/x.ftl": "a = A\n"})
    (tmp_path / "pl" / "source.toml").write_text('[x]\na = "1"\nb\n')
    assert found(catalogue) == ["record-damaged pl/source.toml:3:2"]
    (tmp_path / "pl" / "source.toml").write_text('[x]\na = "1"\n')
    (tmp_path / "pl" / "x.ftl").write_text("a = { $x\n")
    catalogue.forget()
    assert not any(each.startswith("unknown-record") for each in found(catalogue)), "the message is there, only broken"


def test_what_is_left_to_do_is_one_warning_a_file(make: Make) -> None:
    catalogue = make({"en/x.ftl": "a = A\nb = B\nc = C\n", "pl/x.ftl": "# > a = A\n\n# > b = B\n"})
    findings = [each for each in check(catalogue, "pl") if each.code == "missing-key"]
    assert {(each.severity, each.arguments["key"]) for each in findings} == {("warning", "a (+1)"), ("error", "c")}


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "layer", "key", "text", "code"),
    [
        ("pl", "base", "god-poseidon", "Neptun", "glossary-name"),
        ("it", "base", "creature-graeae", "Graie", "glossary-name"),
        ("ro", "legacy", "creature-giant", "Gigant", "glossary-name"),
        ("ru", "hades", "god-hades", "Гадес", "glossary-name"),
        ("ro", "legacy", "creature-cyclops", "Cyclopul", "glossary-name"),  # printed, and overruled
        ("pl", "base", "board-assembled", "Zapłać 3 JZ.", "forbidden-form"),
        ("pl", "legacy", "creature-fates", "Mojry za 3 SZ", "forbidden-form"),
        ("ru", "core", "event-game-started", "Возьмите 3M.", "forbidden-form"),
        ("ru", "core", "event-game-started", "наём героеv", "forbidden-form"),
        ("ro", "core", "event-game-started", "Jocul începe şi.", "forbidden-form"),
        ("it", "base", "board-assembled", "Penteseila vince.", "forbidden-form"),
    ],
)
def test_the_glossary(copy: MessageCatalog, lang: str, layer: str, key: str, text: str, code: str) -> None:
    file = copy.file(lang, layer)
    assert file is not None
    assert [f for f in check(copy, lang, [layer]) if f.code == code] == []
    entry = file.entries[key].clone()
    entry.value = ast.Pattern([ast.TextElement(text)])
    old = file.entries[key]
    assert old.span is not None
    changed = file.text[: old.span.start] + entry_text(entry) + "\n" + file.text[old.span.end :]
    file.path.write_text(changed, encoding="utf-8")
    copy.forget()
    assert [f.arguments["key"] for f in check(copy, lang, [layer]) if f.code == code] == [key]


def test_a_name_may_begin_with_a_capital_and_come_from_a_term(make: Make) -> None:
    facts = '[[name]]\nkey = "counter-a"\nfiles = ["x"]\npl = "talia kart"\n'
    catalogue = make(
        {
            "glossary.toml": facts,
            "en/x.ftl": "counter-a = deck\n",
            "pl/x.ftl": "-deck = Talia kart\ncounter-a = { -deck }\n",
        }
    )
    assert found(catalogue) == []


def test_the_kit_and_the_program_know_the_same_functions() -> None:
    from cyclades_apps.translation.message_patterns import FUNCTIONS
    from cyclades_core.text.i18n.message_checks import FUNCTIONS as OFFERED

    assert set(FUNCTIONS) == OFFERED


def test_every_fact_of_the_glossary_is_about_a_message() -> None:
    catalogue = MessageCatalog.at(own_folder())
    facts = read_glossary(LOCALES / "glossary.toml")
    for fact in facts["name"]:
        for layer in fact["files"]:
            assert fact["key"] in catalogue.english(layer).entries or fact["key"].startswith("-"), (fact["key"], layer)
    assert {lang for fact in facts["name"] for lang in fact} - {"key", "files"} == set(LANGUAGES) - {"de"}  # none read


def test_what_is_overruled_is_printed_otherwise_and_has_a_reason() -> None:
    facts = read_glossary(LOCALES / "glossary.toml")
    for ours in facts["overruled"]:
        assert len(ours["reason"]) > 20, ours["key"]
        for lang in ours.keys() & set(LANGUAGES):
            for layer in ours["files"]:
                printed = [f for f in facts["name"] if f["key"] == ours["key"] and layer in f["files"] and lang in f]
                assert printed and ours[lang] not in [fact[lang] for fact in printed], (ours["key"], lang, layer)


def test_every_code_has_words_and_every_word_its_code(words: Messages) -> None:
    codes = {key.removeprefix("locale-") for key in words.keys("locale-")}
    assert codes >= ERRORS | WARNINGS
    for code in ERRORS | WARNINGS:
        assert words.has(f"locale-{code}"), code
    finding = TranslationFinding("pl/x.ftl", 3, 7, "unknown-variable", {"key": "a", "name": "$y"})
    assert finding.render(words) == "pl/x.ftl:3:7: error[unknown-variable]: “a” does not get a variable $y"


# ---------------------------------------------------------------------- our own translations


@pytest.mark.long(every=3)
@pytest.mark.parametrize("lang", ["en", *LANGUAGES])
def test_our_translations_have_no_faults(lang: str, words: Messages) -> None:
    catalogue = MessageCatalog.at(own_folder())
    # warnings neither: a message that is taken out of all languages at once is still named by the record
    faults = [each.render(words) for each in check(catalogue, lang)]
    assert not faults, "\n".join(faults)


@pytest.mark.long(every=3)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_translations_are_complete_and_recorded(lang: str) -> None:
    for figures in status(MessageCatalog.at(own_folder()), [lang]):
        where = (figures.lang, figures.layer)
        assert (*where, figures.missing, figures.unused) == (*where, (), ())
        assert (*where, figures.stale, figures.unrecorded) == (*where, (), ())


@pytest.mark.long
def test_compare_locales_reports_nothing() -> None:
    pytest.importorskip("compare_locales", reason="compare-locales is not installed: pip install -e .[test]")
    program = "import sys; from compare_locales.commands import CompareLocales; sys.exit(CompareLocales.call())"
    command = [sys.executable, "-c", program, "locales/l10n.toml", "locales", "--json", "-"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=os.environ | {"PYTHONUTF8": "1"})
    report = json.loads(done.stdout)
    report = report[0] if isinstance(report, list) else report
    summary = report["summary"]
    assert set(summary) == set(LANGUAGES), done.stdout[:500]
    for found in ("errors", "missing", "warnings", "obsolete"):
        assert {lang: figures.get(found, 0) for lang, figures in summary.items()} == dict.fromkeys(LANGUAGES, 0), found


def test_the_list_of_languages_for_other_tools_is_right() -> None:
    import tomllib

    listed = tomllib.loads((ROOT / "locales" / "l10n.toml").read_text(encoding="utf-8"))["locales"]
    assert listed == sorted(set(available_languages(())) - {"en"})


# ---------------------------------------------------------------------- stale


@pytest.mark.long
def test_changing_one_english_message_makes_it_stale_in_all_languages(copy: MessageCatalog) -> None:
    before = {(each.lang, each.layer): each for each in status(copy)}
    assert all(not each.stale and not each.unrecorded for each in before.values())
    path = copy.folder / "en" / "core.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("event-game-started = ", "event-game-started = Look! "), encoding="utf-8")
    copy.forget()
    assert [(each.lang, each.layer, each.stale) for each in status(copy) if each.stale] == [
        (lang, "core", ("event-game-started",)) for lang in copy.languages
    ]
    assert len(copy.languages) >= 4
    assert "stale pl/core.ftl" in " ".join(found(copy, "pl"))
    assert accept(copy, "pl") == 0, "what is stale has to be named"
    assert accept(copy, "pl", ["event-game-started"]) == 1
    assert [each.lang for each in status(copy) if each.stale] == [lang for lang in copy.languages if lang != "pl"]
    with pytest.raises(TranslationRefused, match="no-key"):
        accept(copy, "it", ["no-such-message"])
    assert accept(copy, "it", everything=True) == 1


def test_comments_and_layout_of_english_do_not_matter(make: Make) -> None:
    catalogue = make({"en/x.ftl": "a = { $n ->\n    [one] A\n   *[other] B\n}\n", "it/x.ftl": "a = A { $n }\n"})
    assert accept(catalogue, "it") == 1
    make({"en/x.ftl": "# a note\na =\n    { $n ->\n        [one] A\n       *[other] B\n    }\n"})
    catalogue.forget()
    assert [each.stale for each in status(catalogue)] == [()]


def test_a_translation_that_goes_takes_its_record_along(make: Make) -> None:
    catalogue = make({"en/x.ftl": "a = A\nb = B\n", "it/x.ftl": "a = A\nb = B\n"})
    assert accept(catalogue, "it") == 2
    make({"it/x.ftl": "a = A\n"})
    catalogue.forget()
    assert found(catalogue, "it", quiet=False) == ["unknown-record it/source.toml:3:1", "missing-key it/x.ftl:1:1"]
    accept(catalogue, "it")
    assert list(read_record(catalogue, "it")["x"]) == ["a"]


# ---------------------------------------------------------------------- a new language


@pytest.mark.long
def test_a_new_language_has_everything_to_translate(tmp_path: Path, words: Messages) -> None:
    catalogue = MessageCatalog.at(tmp_path)
    folder, count = add(catalogue, "cs", "Czech", words)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cs"]
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{layer}.ftl" for layer in catalogue.layers)
    figures = list(status(catalogue, ["cs"]))
    assert sum(len(each.missing) for each in figures) == count == sum(each.messages for each in figures)
    assert [each for each in check(catalogue, "cs") if each.severity == "error"] == []
    text = (folder / "base.ftl").read_text(encoding="utf-8")
    assert "# $count (number)\n" in text
    assert "\n# > unit-fleet =\n# >     { $count ->\n# >         [one] a fleet\n" in text
    assert (
        "# >         [few] { $count } fleets\n# >        *[other] { $count } fleets\n# >     }\n# >     .name = fleet\n"
        in text
    )
    # taking the marks away gives whole files again, with all that English has
    for layer in catalogue.layers:
        path = folder / f"{layer}.ftl"
        path.write_text(re.sub(r"^# > ?", "", path.read_text(encoding="utf-8"), flags=re.M), encoding="utf-8")
    catalogue.forget()
    assert [each.code for each in check(catalogue, "cs") if each.code not in ("unrecorded", "forbidden-form")] == []


@pytest.mark.long(every=3)
@pytest.mark.parametrize("lang", ["cs", "ja", "ar", "fr"])
def test_selectors_offer_the_plural_forms_of_the_language(tmp_path: Path, words: Messages, lang: str) -> None:
    folder, _ = add(MessageCatalog.at(tmp_path), lang, "", words)
    block = (folder / "base.ftl").read_text(encoding="utf-8").partition("> unit-fleet =")[2].partition(".name")[0]
    assert set(re.findall(r"\[([a-z]+)\]", block)) == categories(lang)


def test_a_language_is_not_started_twice_nor_by_half(
    tmp_path: Path, words: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = MessageCatalog.at(tmp_path)
    for lang, code in (("en", "source-language"), ("../x", "bad-language"), ("Czech", "bad-language")):
        with pytest.raises(TranslationRefused, match=code):
            add(catalogue, lang, "", words)
    monkeypatch.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        add(catalogue, "cs", "", words)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    add(catalogue, "cs", "", words)
    with pytest.raises(TranslationRefused, match="language-there"):
        add(catalogue, "cs", "", words)


# ---------------------------------------------------------------------- PO and back


@pytest.mark.long
def test_export_and_import_lose_nothing(copy: MessageCatalog, tmp_path: Path, words: Messages) -> None:
    _there_and_back(copy, tmp_path, words, "ru")


@pytest.mark.long
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "ru"])
def test_export_and_import_lose_nothing_in_any_language(
    copy: MessageCatalog, tmp_path: Path, words: Messages, lang: str
) -> None:
    _there_and_back(copy, tmp_path, words, lang)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_gettext_has_nothing_to_say(copy: MessageCatalog, tmp_path: Path, lang: str) -> None:
    """Not even a warning about the header."""
    if (msgfmt := shutil.which("msgfmt")) is None:
        pytest.skip("gettext is not installed")
    export(copy, lang, tmp_path / "x.po")
    done = subprocess.run([msgfmt, "-c", "-o", os.devnull, str(tmp_path / "x.po")], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def _there_and_back(copy: MessageCatalog, tmp_path: Path, words: Messages, lang: str) -> None:
    po = tmp_path / "x.po"
    count = export(copy, lang, po)
    assert count == len(as_po(copy, lang)) > 600
    before = {path: path.read_bytes() for path in (copy.folder / lang).iterdir()}
    assert import_po(copy, lang, po) == (0, [])
    assert before == {path: path.read_bytes() for path in (copy.folder / lang).iterdir()}
    # into a folder with nothing in it: the same trees, the same order
    fresh = MessageCatalog.at(tmp_path)
    add(fresh, lang, "", words)
    assert import_po(fresh, lang, po)[1] == []
    for old in copy.files(lang):
        new = fresh.file(lang, old.layer)
        assert new is not None
        for key, entry in old.entries.items():
            assert key in new.entries and entry.equals(new.entries[key], ["span", "comment"]), (lang, key)
        assert list(new.messages) == list(copy.english(old.layer).messages)
        modules = {key: group for key, group in old.groups.items() if group.startswith("module:")}
        assert {key: new.groups[key] for key in modules} == modules
    # and from files of which nothing is left
    for path in (tmp_path / lang).glob("*.ftl"):
        path.unlink()
    fresh.forget()
    (tmp_path / lang / "core.ftl").touch()
    import_po(fresh, lang, po)
    assert [each.missing for each in status(fresh, [lang]) if each.missing] == []
    assert [str(f) for f in check(fresh, lang) if f.code in ("junk", "missing-key", "unknown-reference")] == []


TEXT = st.text(st.sampled_from("ab .,[]*=#\"'-\\żя\n"), min_size=1, max_size=12)
NAMES = st.sampled_from(["a", "b-c", "x1"])
SELECTORS = st.sampled_from(["$n", "GENDER($who)", 'NUMBER($n, type: "ordinal")', "-t.attr"])
KEYS = st.sampled_from(["one", "few", "other", "0", "2.5", "nom"])


@st.composite
def pattern_sources(draw: st.DrawFn, depth: int = 2) -> str:
    """A pattern as Fluent: texts, placeables and selectors inside each other."""
    parts = []
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(
            st.sampled_from(["text", "variable", "string", "term", "select"] if depth else ["text", "variable"])
        )
        if kind == "text":
            parts.append("t" + draw(TEXT).replace("\n", "\n    t") + "t")
        elif kind == "variable":
            parts.append("{ $" + draw(NAMES) + " }")
        elif kind == "string":
            parts.append('{ "a } \\" {" }')
        elif kind == "term":
            parts.append('{ -t(case: "acc") }')
        else:
            keys = draw(st.lists(KEYS, min_size=1, max_size=3, unique=True))
            rows = [
                f"\n    {'*' if at == 0 else ''}[{key}] {draw(pattern_sources(depth - 1))}"
                for at, key in enumerate(keys)
            ]
            parts.append("{ " + draw(SELECTORS) + " ->" + "".join(rows) + "\n    }")
    return "".join(parts)


@given(pattern_sources())
@settings(max_examples=150, deadline=None)
def test_any_pattern_survives_being_taken_apart_and_written(source: str) -> None:
    entry = parse_pattern_entry(f"k = {source}\n")
    if isinstance(entry, ast.Junk) or entry.value is None:
        return
    assert join(list(split(entry.value))).equals(entry.value)
    written = parse_pattern_entry(entry_text(entry) + "\n")
    assert not isinstance(written, ast.Junk) and written.equals(entry), pattern_text(entry.value)


ENGLISH = (
    "a = A { $x }\n    .t = T\n# $n (number)\nb = { $n ->\n    [one] { $n } cat\n   *[other] { $n } cats\n} here\n"
)
POLISH = "### Head\n\n# a note\na = Ą { $x }\n    .t = Ť\n\n# > b = B\n"


def po_of(catalogue: MessageCatalog, tmp_path: Path) -> Path:
    path = tmp_path / "pl.po"
    export(catalogue, "pl", path)
    return path


def fill(path: Path, **texts: str) -> None:
    """Put translations into a PO file by the end of their context."""
    text = path.read_text(encoding="utf-8")
    for end, words in texts.items():
        context = {"outer": "x/b", "one": "x/b#1:$n=one", "few": "x/b#1:$n=few", "many": "x/b#1:$n=*many"}.get(end, end)
        pattern = rf'(msgctxt "{re.escape(context)}"\nmsgid "[^\n]*"\nmsgstr ")[^\n]*"'
        text, times = re.subn(pattern, lambda m, w=words: m[1] + w.replace('"', '\\"') + '"', text)
        assert times == 1, context
    path.write_text(text, encoding="utf-8")


def test_a_po_file_has_an_entry_for_each_variant_of_the_language(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    entries = {entry.msgctxt: (entry.msgid, entry.msgstr) for entry in as_po(catalogue, "pl")}
    assert entries == {
        "x/a": ("A { $x }", "Ą { $x }"),
        "x/a.t": ("T", "Ť"),
        "x/b": ("{ VARIANTS($n, 1) } here", ""),
        "x/b#1:$n=one": ("{ $n } cat", ""),
        "x/b#1:$n=few": ("{ $n } cats", ""),
        "x/b#1:$n=*many": ("{ $n } cats", ""),
    }


def test_import_writes_what_is_whole_and_keeps_the_rest_as_it_is(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    path = po_of(catalogue, tmp_path)
    fill(path, outer="tu { VARIANTS($n, 1) }", one="{ $n } kot", few="{ $n } koty")
    count, notes = import_po(catalogue, "pl", path)
    assert count == 0 and [note.code for note in notes] == ["po-incomplete"]
    assert (tmp_path / "pl" / "x.ftl").read_text(encoding="utf-8") == POLISH
    fill(path, many="{ $n } kotów")
    assert import_po(catalogue, "pl", path) == (1, [])
    assert (tmp_path / "pl" / "x.ftl").read_text(encoding="utf-8") == POLISH.replace(
        "# > b = B",
        "b =\n    tu { $n ->\n        [one] { $n } kot\n        [few] { $n } koty\n       *[many] { $n } kotów\n    }",
    )
    assert [each.unrecorded for each in status(catalogue)] == [()]
    assert found(catalogue) == []


def test_a_selector_may_be_written_out_in_a_po_file(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": "god-z = Zeus\na = { $n }\nb = { $n }\n", "cs/x.ftl": "# > god-z = Zeus\n"})
    path = tmp_path / "cs.po"
    export(catalogue, "cs", path)
    nested = "{ $n -> [one] a bůh [few] b *[other] c }"
    fill(path, **{"x/god-z": "{ $case -> *[nom] Zeus [gen] Dia }", "x/a": nested, "x/b": "{ $n ->\\n*[other] c\\n}"})
    assert import_po(catalogue, "cs", path) == (3, [])
    written = (tmp_path / "cs" / "x.ftl").read_text(encoding="utf-8")
    assert written == (
        "god-z =\n    { $case ->\n       *[nom] Zeus\n        [gen] Dia\n    }\n"
        "a =\n    { $n ->\n        [one] a bůh\n        [few] b\n       *[other] c\n    }\n"
        "b =\n    { $n ->\n       *[other] c\n    }\n"
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"Ą { $x"'), "po-damaged", id="open brace"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"Ą $x }"'), "po-damaged", id="closing brace"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"Ą { x y }"'), "po-damaged", id="no placeable"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"Ą { $iks }"'), "unknown-variable", id="unknown variable"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"{ FOO($x) }"'), "unknown-function", id="unknown function"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"{ nic }{ $x }"'), "unknown-reference", id="unknown reference"),
        pytest.param(lambda t: t.replace('"x/a"', '"x/nothing"'), "po-context", id="unknown key"),
        pytest.param(lambda t: t.replace('"x/a"', '"y/a"'), "po-context", id="unknown file"),
        pytest.param(lambda t: t.replace('"x/a.t"', '"x/a.u"'), "po-context", id="unknown attribute"),
        pytest.param(lambda t: t.replace('"x/a.t"', '"x/a"'), "po-duplicate", id="twice"),
        pytest.param(lambda t: t.replace("Language: pl", "Language: it"), "po-language", id="other language"),
        pytest.param(lambda t: t.replace('"Language: pl\\n"\n', ""), "po-header", id="no language"),
        pytest.param(lambda t: "", "po-header", id="nothing"),
        pytest.param(lambda t: t.replace('"Ą { $x }"', '"{ UNIT($x) }"'), "bad-call", id="arguments of functions"),
        pytest.param(lambda t: t + "\nrubbish\n", "po-syntax", id="no PO"),
    ],
)
def test_a_damaged_po_file_is_refused_and_nothing_is_written(
    make: Make, tmp_path: Path, change: Callable[[str], str], code: str
) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    path = po_of(catalogue, tmp_path)
    # something else that would be written
    fill(path, outer="tu { VARIANTS($n, 1) }", one="1", few="2", many="{ $n }")
    text = path.read_text(encoding="utf-8")
    assert change(text) != text
    path.write_text(change(text), encoding="utf-8")
    with pytest.raises(FileRejected) as caught:
        import_po(catalogue, "pl", path)
    first = caught.value.findings[0]
    assert code in {finding.code for finding in caught.value.findings}
    assert first.file == str(path) and first.line >= 1
    assert (tmp_path / "pl" / "x.ftl").read_text(encoding="utf-8") == POLISH
    assert sorted(p.name for p in (tmp_path / "pl").iterdir()) == ["x.ftl"]


def test_variants_that_do_not_fit_together_are_refused(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    path = po_of(catalogue, tmp_path)
    fill(path, outer="tu", one="1", few="2", many="{ $n }")
    with pytest.raises(FileRejected) as caught:
        import_po(catalogue, "pl", path)
    assert [finding.arguments["key"] for finding in caught.value.findings] == ["b"]


def test_stale_texts_are_fuzzy_and_an_old_po_file_leaves_them_stale(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    accept(catalogue, "pl")
    old = po_of(catalogue, tmp_path)
    make({"en/x.ftl": ENGLISH.replace("A {", "An A {")})
    catalogue.forget()
    assert [e.msgctxt for e in as_po(catalogue, "pl") if e.fuzzy] == ["x/a"]
    count, notes = import_po(catalogue, "pl", old)
    assert (count, [note.code for note in notes]) == (0, ["po-outdated"])
    assert [each.stale for each in status(catalogue)] == [("a",)]
    fresh = tmp_path / "new.po"
    export(catalogue, "pl", fresh)
    import_po(catalogue, "pl", fresh)
    assert [each.stale for each in status(catalogue)] == [("a",)], "fuzzy entries are not taken"
    fresh.write_text(fresh.read_text(encoding="utf-8").replace("#, fuzzy\n", ""), encoding="utf-8")
    import_po(catalogue, "pl", fresh)
    assert [each.stale for each in status(catalogue)] == [()]


def test_a_file_with_junk_is_not_written_over(make: Make, tmp_path: Path) -> None:
    catalogue = make({"en/x.ftl": ENGLISH, "pl/x.ftl": POLISH})
    path = po_of(catalogue, tmp_path)
    make({"pl/x.ftl": POLISH + "c = { $x\n"})
    catalogue.forget()
    for action in (lambda: import_po(catalogue, "pl", path), lambda: export(catalogue, "pl", path)):
        with pytest.raises(TranslationRefused, match="file-damaged"):
            action()


# ---------------------------------------------------------------------- the pseudo-locale


@pytest.mark.long
def test_the_pseudo_locale_keeps_what_is_no_text() -> None:
    for path in (LOCALES / "en").glob("*.ftl"):
        plain = LocaleFile(LOCALES, "en", path.stem, path.read_text(encoding="utf-8"))
        other = LocaleFile(LOCALES, PSEUDO, path.stem, pseudo(plain.text))
        assert list(other.entries) == list(plain.entries) and other.is_whole
        for key, entry in plain.entries.items():
            strip = re.compile(r"\{[^{}>]*\}")  # not selectors, whose variants are text
            assert strip.findall(entry_text(entry)) == strip.findall(entry_text(other.entries[key])), key
    say, disguised = (Messages(lang, ("base",), strict=True) for lang in ("en", PSEUDO))
    text, longer = say.attribute("creature-giant", "text"), disguised.attribute("creature-giant", "text")
    assert longer.startswith(START) and longer.endswith(END) and not re.search("[a-zA-Z]", longer)
    assert 1.2 < len(longer) / len(text) < 1.6
    assert PSEUDO not in available_languages()


#: Three words of plain letters in a row are a sentence that no message holds.
COMMAND = re.compile(r"\bcyclades [a-z]+(?: [a-z]+)?(?= ?(?:--help|⟦|”))")
SENTENCE = re.compile(r"\b[A-Za-z][a-z]+(?: [a-z]+){2,}")


@pytest.mark.long
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["play", "--help"],
        ["locale", "--help"],
        ["locale", "check", "--help"],
        ["modules"],
        ["play", "--modules", "legacy,hades", "--seed", "5", "--rounds", "3"],
        ["play", "--modules", "base", "--seed", "5", "--rounds", "2"],
        ["play", "--modules", "no-such-module"],
        ["play", "--rounds", "many"],
        ["simulate", "--games", "1", "--modules", "legacy"],
        ["scenario", "coverage"],
        ["cards", "--modules", "base"],
        ["locale", "status", "pl"],
        ["locale", "check", "en"],
        ["locale", "preview", "giant"],
        ["locale", "add", "en"],
        ["locale", "status", "--box", "nothing"],
    ],
    ids=" ".join,
)
def test_no_sentence_is_left_plain_in_the_pseudo_locale(cyclades: Callable[..., Ran], arguments: list[str]) -> None:
    ran = cyclades("--lang", PSEUDO, *arguments)
    # what has to be typed is the same in all languages
    lines = [COMMAND.sub("", line) for line in (ran.out + ran.err).splitlines()]
    forgotten = [line for line in lines if SENTENCE.search(line)]
    assert forgotten == []
    assert START in ran.out + ran.err


# ---------------------------------------------------------------------- the commands


def test_status_and_check_as_json(cyclades: Callable[..., Ran], make: Make) -> None:
    folder = str(make({"en/x.ftl": "a = A\nb = B\n", "pl/x.ftl": "a = A\nc = C\n"}).folder)
    ran = cyclades("locale", "status", "--folder", folder, "--format", "json")
    assert ran.code == 0
    assert json.loads(ran.out) == [
        {"language": "pl", "file": "x", "messages": 2, "percent": 50, "translated": ["a"], "missing": ["b"]}
        | {"stale": [], "unrecorded": ["a"], "unused": ["c"]}
    ]
    ran = cyclades("locale", "check", "pl", "--folder", folder, "--format", "json")
    assert ran.code == 1
    assert {(each["code"], each["line"], each["severity"]) for each in json.loads(ran.out)} == {
        ("missing-key", 1, "error"), ("unknown-key", 2, "error"), ("unrecorded", 1, "warning")
    }  # fmt: skip
    ran = cyclades("locale", "check", "--folder", folder, "--format", "text", "--lang", "en")
    assert "pl/x.ftl:2:1: error[unknown-key]: English has no “c” in this file\n" in ran.out
    assert ran.out.endswith("2 errors, 1 warning.\n")


def test_warnings_fail_only_when_asked(cyclades: Callable[..., Ran], make: Make) -> None:
    folder = str(make({"en/x.ftl": "a = A { $n }\n", "pl/x.ftl": "a = A\n"}).folder)
    assert cyclades("locale", "accept", "pl", "--folder", folder).code == 0
    assert cyclades("locale", "check", "--folder", folder).code == 0
    assert cyclades("locale", "check", "--folder", folder, "--warnings-as-errors").code == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["status", "xx"],
        ["status", "--box", "nothing"],
        ["check", "--folder", "no/such/folder"],
        ["add", "en"],
        ["add", "pl"],
        ["accept", "en"],
        ["accept", "pl", "no-such-key"],
        ["export", "xx", "x.po"],
        ["import", "pl", "no-such-file.po"],
        ["preview", "no-such-card"],
        ["explain", "no-such-key"],
        ["explain", "god-zeus.nothing"],
    ],
    ids=" ".join,
)
def test_bad_input_is_2(cyclades: Callable[..., Ran], arguments: list[str]) -> None:
    ran = cyclades("locale", *arguments)
    assert ran.code == 2 and ran.err and "Traceback" not in ran.err and not ran.out


@pytest.mark.long
def test_a_card_and_a_message_are_shown(cyclades: Callable[..., Ran]) -> None:
    ran = cyclades("locale", "preview", "giant", "--lang", "pl", "--format", "json")
    cards = json.loads(ran.out)
    assert [(card["name"], card["file"]) for card in cards] == [("Gigant", "base"), ("Gigant", "legacy")]
    assert all(length["fits"] for card in cards for length in card["lengths"])
    ran = cyclades("locale", "explain", "unit-fleet", "--lang", "en", "--format", "json")
    lines = {(each["lang"], each["layer"], each["values"]): each["text"] for each in json.loads(ran.out)["lines"]}
    assert lines["en", "base", "21"] == "21 fleets"
    polish = {values: text for (lang, layer, values), text in lines.items() if (lang, layer) == ("pl", "legacy")}
    assert {"flota", "22 floty", "25 flot"} <= {text.lower() for text in polish.values()}
    assert {lang for lang, *_ in lines} == {"en", *LANGUAGES}


def test_genders_are_shown(make: Make) -> None:
    from cyclades_apps.translation.message_preview import explain

    files = {
        "en/x.ftl": "# $faction (id)\na = { NAME($faction) } builds.\n",
        "pl/x.ftl": "a = { GENDER($faction) ->\n    [feminine] { NAME($faction) } zbudowała.\n"
        "    [masculine] { NAME($faction) } zbudował.\n   *[other] Gracz { NAME($faction) } buduje.\n}\n",
    }
    _, lines = explain(make(files), "a")
    assert {(each.lang, each.values): each.text for each in lines} == {
        ("en", ""): "ann builds.",
        ("pl", "masculine"): "ann zbudował.",
        ("pl", "feminine"): "ann zbudowała.",
        ("pl", "other"): "Gracz ann buduje.",
    }


# ---------------------------------------------------------------------- third parties


def test_an_expansion_of_a_third_party_gets_the_same_checks(
    make: Make, cyclades: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = make(
        {
            "en/aegean.ftl": "creature-squid = Squid\n    .text = Pay 2 { -gp }.\n",
            "pl/aegean.ftl": "creature-squid = Kałamarnica\n    .text = Zapłać 2 { -gp } i { -nic }.\n",
        }
    )
    # references to our terms are fine, others are not; our creatures are declined
    assert found(catalogue) == ["cases-differ pl/aegean.ftl:1:18", "unknown-reference pl/aegean.ftl:2:34"]
    ran = cyclades("locale", "preview", "squid", "--lang", "pl", "--folder", str(catalogue.folder))
    assert "Kałamarnica" in ran.out
    # without --folder the plug-ins' folders are looked at as well
    monkeypatch.setenv("CYCLADES_LOCALES", str(catalogue.folder))
    assert "Kałamarnica" in cyclades("locale", "preview", "squid", "--lang", "pl").out
    assert "Kałamarnica" in cyclades("locale", "explain", "creature-squid").out
    ran = cyclades("locale", "check", "--box", "aegean")
    assert "missing-file" not in ran.out, "our own folder need not have it"
    ran = cyclades("locale", "status", "pl", "--box", "aegean", "--format", "json")
    assert [each["translated"] for each in json.loads(ran.out)] == [["creature-squid"]]


# ---------------------------------------------------------------------- the guide


GUIDE = ROOT / "docs" / "translating.md"
BLOCK = re.compile(r"^```(?P<kind>sh|ftl \w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.long
def test_the_guide_makes_a_sixth_language(
    tmp_path: Path, cyclades: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Follows docs/translating.md step by step, as a translator would."""
    monkeypatch.chdir(tmp_path)
    ran: dict[str, Ran] = {}
    for block in BLOCK.finditer(GUIDE.read_text(encoding="utf-8")):
        if block["kind"] == "sh":
            for command in block["text"].splitlines():
                ran[command] = run_line(command, cyclades, monkeypatch)
                assert ran[command].code == 0, (command, ran[command].out, ran[command].err)
        else:
            by_hand(tmp_path / "translations" / "cs" / f"{block['kind'].split()[1]}.ftl", block["text"])
    out = {command.partition(" --folder")[0]: each.out for command, each in ran.items()}
    assert "Poseidón" in out["cyclades locale preview poseidon --lang cs"]
    assert "5 loďstev" in out["cyclades locale explain unit-fleet"]
    played = next(each.out for command, each in ran.items() if "cyclades play" in command)
    assert "Hra začíná." in played and "Hráč" in played and "zl" in played
    assert any("0 errors" in each or "No errors" in each for command, each in out.items() if " check " in command)
    catalogue = MessageCatalog.at(tmp_path / "translations")
    done = {key for each in status(catalogue, ["cs"]) for key in each.translated}
    assert done == set("god-poseidon unit-fleet story-clause event-bid event-goods-lost event-game-started".split())
    say = Messages("cs", ("base",), folders=[tmp_path / "translations"])
    bid = say.text("event-bid", faction="player-ann", god="god-poseidon", amount=3)
    assert bid == "Hráč ann nabízí 3 zl bohu Poseidónovi."


def run_line(line: str, cyclades: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> Ran:
    """A line of the guide, as a shell would run it."""
    words = shlex.split(line)
    with monkeypatch.context() as environment:
        while "=" in words[0]:
            environment.setenv(*words.pop(0).split("=", 1))
        if words[0] == "mkdir":
            Path(words[1]).mkdir()
            return Ran(0, "", "")
        assert words[0] == "cyclades", line
        return cyclades(*words[1:])


def by_hand(path: Path, block: str) -> None:
    """What a translator does in an editor: the marks of a message are taken away, and other words put in."""
    text = path.read_text(encoding="utf-8")
    for entry in re.split(r"^(?=-?[a-z])", block, flags=re.MULTILINE)[1:]:
        key = entry.partition(" =")[0]
        pattern = rf"^# > {re.escape(key)} =.*\n(?:# >(?! -?[a-z]).*\n)*"
        text, times = re.subn(pattern, lambda _, new=entry: new, text, flags=re.MULTILINE)
        assert times == 1, key
    path.write_text(text, encoding="utf-8")


# -- the glossary for other programs -------------------------------------------------------------------------------


def test_the_glossary_as_csv_and_tbx(tmp_path: Path) -> None:
    import csv
    from xml.etree import ElementTree

    from cyclades_apps.translation import glossary_export

    found = glossary_export.terms()
    assert len({term.concept for term in found}) == len(found) > 300
    assert glossary_export.languages_of(found) == ["en", "pl", "it", "ro", "ru", "de"]
    assert glossary_export.write_glossary(tmp_path / "all.csv") == len(found)
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = {(row["id"], row["editions"]): row for row in csv.DictReader(file)}
    assert len(rows) == len(found)
    assert rows["gold-piece-abbr", "legendary"]["pl"] != rows["gold-piece-abbr", "legacy hades titans"]["pl"]
    cyclops = rows["cyclops", "legendary legacy"]
    assert cyclops["ro"] == "Ciclopul" and "ro" not in cyclops["printed"].split() and "misspelling" in cyclops["note"]
    glossary_export.write_glossary(tmp_path / "pl.tbx", ["pl"])
    tree = ElementTree.parse(tmp_path / "pl.tbx")
    assert {each.attrib["{http://www.w3.org/XML/1998/namespace}lang"] for each in tree.iter("langSet")} == {"en", "pl"}
    assert len(list(tree.iter("termEntry"))) == len(found)
    with pytest.raises(TranslationRefused):
        glossary_export.write_glossary(tmp_path / "all.txt")
    with pytest.raises(TranslationRefused):
        glossary_export.write_glossary(tmp_path / "all.csv", ["xx"])
