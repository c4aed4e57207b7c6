"""Messages: every fault Fluent keeps quiet about is loud in strict mode and harmless in lenient mode."""

from __future__ import annotations

import ast
import logging
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cyclades_core.text.i18n import MessageError, Messages, choose_language
from cyclades_core.text.i18n.message_checks import file_problems, parse
from cyclades_core.text.i18n.message_errors import CODES
from cyclades_core.text.i18n.message_layers import COMMON_LAYERS

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "cyclades_core"
LOCALES = ROOT / "locales"
KINDS_WITH_TEXT = set("artifact bonus building creature favor god goods item module option special unit".split())
BOXES = ("base", "legacy", "hades", "titans")
COMBINATIONS = [("base",), ("legacy",), ("legacy", "hades"), ("legacy", "hades", "titans"), ("base", "titans")]

Make = Callable[..., Messages]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Messages over a folder of files made for the test, beside our own: make({"en/x.ftl": "..."}, ...)."""

    def make(
        files: dict[str, str],
        lang: str = "en",
        expansions: tuple[str, ...] = ("x",),
        strict: bool = True,
        genders: dict[str, str] | None = None,
    ) -> Messages:
        common = {f"{lang}/{layer}.ftl": "" for layer in COMMON_LAYERS}
        for name, text in (common | files).items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return Messages(lang, expansions, strict=strict, folders=[tmp_path], genders=genders)

    return make


def codes(say: Messages, key: str = "a", **args: object) -> list[str]:
    """The codes of all problems that asking for a message brings up."""
    with pytest.raises(MessageError) as caught:
        say.text(key, **args)
    assert caught.value.code == caught.value.problems[0].code
    assert {problem.code for problem in caught.value.problems} <= CODES
    return [problem.code for problem in caught.value.problems]


# ---------------------------------------------------------------------- faults of files, strict


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("a = { $x\n", "junk", id="junk"),
        pytest.param("a = { $n ->\n    [one] x\n    [other] y\n}\n", "junk", id="select without default"),
        pytest.param("a = 1\na = 2\n", "duplicate", id="duplicate message"),
        pytest.param("a = A\n-t = 1\n-t = 2\n", "duplicate", id="duplicate term"),
        pytest.param("a = A\n    .text = 1\n    .text = 2\n", "duplicate", id="duplicate attribute"),
        pytest.param("a = { a }\n", "cycle", id="bare cycle"),
        pytest.param("a = see { a }\n", "cycle", id="cycle with text"),
        pytest.param("a = { b }\nb = { c }\nc = { a }\n", "cycle", id="cycle of three"),
        pytest.param("a = A\n    .text = { a.text }\n", "cycle", id="cycle of an attribute"),
        pytest.param("a = { -t }\n-t = { -t }\n", "cycle", id="cycle of a term"),
        pytest.param('a = { NAME("a") }\n', "cycle", id="cycle through NAME"),
        pytest.param("a = { nothing }\n", "unknown-reference", id="unknown message"),
        pytest.param("a = { -nothing }\n", "unknown-reference", id="unknown term"),
        pytest.param("a = { b.text }\nb = B\n", "unknown-reference", id="unknown attribute"),
        pytest.param("a = { WHISPER($x) }\n", "unknown-function", id="unknown function"),
    ],
)
def test_strict_refuses_a_faulty_file(make: Make, text: str, code: str) -> None:
    assert code in codes(make({"en/x.ftl": text}))


def test_all_faults_come_together_with_their_lines(make: Make) -> None:
    with pytest.raises(MessageError) as caught:
        make({"en/x.ftl": "a = A\na = B\n\nb = { $x\n\nc = { c }\n"}).text("a")
    assert str(caught.value) == "duplicate en/x.ftl:2 a; junk en/x.ftl:4 b; cycle en c -> c"


def test_two_attributes_of_one_message_may_refer_to_its_value(make: Make) -> None:
    assert make({"en/x.ftl": "a = A\n    .text = { a }!\n"}).attribute("a", "text") == "A!"


@pytest.mark.parametrize(
    ("expansions", "lang", "code"), [(("nowhere",), "en", "unknown-layer"), ((), "xx", "unknown-language")]
)
def test_strict_refuses_what_has_no_file(expansions: tuple[str, ...], lang: str, code: str) -> None:
    assert code in codes(Messages(lang, expansions, strict=True))


def test_a_file_that_is_no_text_is_a_problem(make: Make, tmp_path: Path) -> None:
    say = make({"en/x.ftl": ""})
    (tmp_path / "en" / "x.ftl").write_bytes(b"a = \xff\n")
    assert codes(say) == ["unreadable"]


@pytest.mark.parametrize("name", ["../en", "en/..", "", ".", "/etc"])
def test_a_language_or_layer_never_leaves_its_folder(name: str) -> None:
    assert "unknown-language" in codes(Messages(name, (), strict=True))
    assert Messages(name, (name,)).text("event-turn-ended", faction="player-ann") == "ann ends the turn."


# ---------------------------------------------------------------------- faults at run time, strict


def test_strict_refuses_what_cannot_be_said(make: Make) -> None:
    say = make({"en/x.ftl": "a = { $gold } GP\nb = { $n ->\n   *[other] x\n}\nc =\n    .text = C\nd = { NAME($id) }\n"})
    assert codes(say, "nothing") == ["unknown-message"]
    assert codes(say, "a") == ["missing-variable"]
    assert codes(say, "b") == ["missing-variable"]
    assert codes(say, "c") == ["unknown-attribute"]
    assert codes(say, "d") == ["missing-variable"]
    assert codes(say, "d", id="god-nobody")[0] == "unknown-message"
    assert codes(say, "a", gold=object()) == ["bad-value"]
    with pytest.raises(MessageError, match=r"unknown-attribute en a\.text"):
        say.attribute("a", "text", gold=1)


# ---------------------------------------------------------------------- layers


def test_a_later_layer_overrides_an_earlier_one(make: Make) -> None:
    files = {"en/x.ftl": "-gp = SZ\na = { -gp }\nb = B\n", "en/y.ftl": "-gp = JZ\n"}
    assert make(files, expansions=("x",)).text("a") == "SZ"
    later = make(files, expansions=("x", "y"))
    assert (later.text("a"), later.text("b")) == ("JZ", "B")
    assert make(files, expansions=("y", "x")).text("a") == "SZ"


def test_the_same_id_in_two_editions_has_two_texts() -> None:
    base, legacy = Messages(expansions=("base",), strict=True), Messages(expansions=("legacy",), strict=True)
    assert base.text("creature-giant") == legacy.text("creature-giant") == "Giant"
    assert "mercenaries" in base.attribute("creature-giant", "text")
    assert "building" in legacy.attribute("creature-giant", "text")


def test_a_module_that_is_not_in_play_overrides_nothing() -> None:
    base = Messages(expansions=("base",), strict=True).attribute("hero-hector", "sacrifice")
    mixed = Messages(expansions=("base", "hades/undead"), strict=True)
    assert mixed.attribute("hero-hector", "sacrifice") == base
    assert mixed.text("god-hades") == "Hades" and not mixed.has("favor-hera")
    heroes = Messages(expansions=("legacy", "hades/heroes"), strict=True)
    assert "priests" in heroes.attribute("hero-hector", "sacrifice") and not heroes.has("god-hades")
    assert Messages(expansions=("legacy", "hades"), strict=True).has("favor-hera")


@pytest.mark.parametrize("folder", ["qp-LATN-rs", "qp-Latn-RS"])
def test_a_language_is_found_in_any_case(make: Make, tmp_path: Path, folder: str) -> None:
    say = make({f"{folder}/core.ftl": "phase-income = Harvest\n"}, expansions=(), lang="QP_latn-rs", strict=False)
    assert (say.lang, say.text("phase-income"), say.is_own("phase-income")) == ("qp-Latn-RS", "Harvest", True)
    assert choose_language("qp_LATN-RS", {}, [tmp_path]) == "qp-Latn-RS"


def test_a_third_party_may_refine_our_own_messages(make: Make) -> None:
    say = make({"en/core.ftl": "phase-income = Harvest\n"}, expansions=())
    assert say.text("phase-income") == "Harvest"
    assert say.text("phase-upkeep") == "Upkeep"


# ---------------------------------------------------------------------- lenient


def test_lenient_falls_back_to_english_then_to_the_id_and_says_why_once(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    files = {
        "en/x.ftl": "a = English { $n }\nb = English\n    .text = more\nc = { c }\n",
        "pl-QP/x.ftl": "a = Polski { $m }\nc = { c }\nd = { $x\ngod-x = Bóg\ne = { NAME($id) }\n",
    }
    say = make(files, lang="pl-QP", strict=False)
    say.has("a")  # reads the files, and reports what is wrong with them
    assert [record.getMessage() for record in caplog.records] == ["junk pl-QP/x.ftl:3 d"]
    caplog.clear()
    with caplog.at_level(logging.WARNING, logger="cyclades.i18n"):
        assert [say.text("a", n=1), say.text("a", n=2)] == ["English 1", "English 2"]
        assert say.text("b") == "English" and say.attribute("b", "text") == "more"
        assert say.text("a") == "a"
        assert [say.text("c"), say.text("d"), say.attribute("b", "none")] == ["c", "d", "b.none"]
        assert say.text("e", id="god-x") == "Bóg"
        assert say.text("e", id="god-nobody") == "god-nobody"
    told = [record.getMessage() for record in caplog.records]
    assert "missing-variable pl-QP a m" in told and "cycle pl-QP c" in told and "unknown-message pl-QP d" in told
    assert "unknown-message pl-QP god-nobody" in told
    assert len(told) == len(set(told))


def test_a_faulty_file_costs_only_its_own_messages(make: Make) -> None:
    say = make({"en/x.ftl": "a = A\na = B\nb = { $x\nc = C\n"}, strict=False)
    assert [say.text("a"), say.text("b"), say.text("c")] == ["A", "b", "C"]


def test_a_file_that_is_nested_too_deeply_is_junk(make: Make) -> None:
    deep = "a = " + "{ " * 5000 + "$x" + " }" * 5000 + "\n"
    assert codes(make({"en/x.ftl": deep})) == ["junk"]
    assert make({"en/x.ftl": deep}, strict=False).text("a") == "a"


def test_has_and_keys(make: Make) -> None:
    files = {"en/x.ftl": "a = A\nb = B\n    .text = T\n", "pl-QP/x.ftl": "a = A\n"}
    lenient, strict = make(files, lang="pl-QP", strict=False), make(files, lang="pl-QP")
    assert lenient.has("b") and lenient.has("b", "text") and not lenient.has("b", "name") and not lenient.has("c")
    assert strict.has("a") and not strict.has("b")
    assert strict.keys() == lenient.keys() == ("a",)


# ---------------------------------------------------------------------- names, units, lists, values


@pytest.fixture(scope="module")
def everything() -> Messages:
    return Messages(expansions=("legacy", "hades", "titans"), strict=True)


@pytest.mark.parametrize(
    ("ident", "name"),
    [
        ("god-zeus", "Zeus"),
        ("unit-troop", "troop"),
        ("hades:hero:hector", "Hector"),
        ("module-hades/undead", "Hades: the god and his undead"),
        ("area-C3", "C3"),
        ("area-m3-b1", "m3-b1"),
        ("area-t3.A", "t3.A"),
        ("player-god-zeus", "god-zeus"),
        ("track-4", "4"),
        ("god-1", "1"),
        ("zeus", "Zeus"),
        ("ann", "ann"),
        ("cli-seed", "cli-seed"),
        ("m3-b1", "m3-b1"),
    ],
)
def test_names(everything: Messages, ident: str, name: str) -> None:
    assert everything.text("event-card-revealed", card=ident) == f"Revealed: {name}."


@pytest.mark.parametrize("ident", ["bonus-two-fleets", "bonus-bonus-two-fleets", "base:bonus:bonus-two-fleets"])
def test_ids_that_begin_with_the_name_of_a_kind(ident: str) -> None:
    say = Messages(expansions=("base",), strict=True)
    assert say.text("event-card-revealed", card=ident) == "Revealed: Gain two fleets."


def test_a_board_may_name_its_areas(make: Make) -> None:
    say = make({"en/x.ftl": "area-t3-A = Naxos\na = { NAME($area) }\n"})
    assert say.text("a", area="area-t3.A") == "Naxos"


def test_units_and_lists(everything: Messages) -> None:
    def lost(unit: str, count: int) -> str:
        return everything.text("event-goods-lost", faction="player-ann", goods=unit, count=count)

    assert lost("troop", 1) == lost("unit-troop", 1) == "ann gives up a troop."
    assert lost("undead-fleet", 3) == "ann gives up 3 undead fleets."
    assert lost("priest", 2) == lost("goods-priest", 2) == "ann gives up 2 priests."
    assert "unknown-message" in codes(everything, "event-goods-lost", faction="player-a", goods="elephant", count=1)

    def laid(*gods: object) -> str:
        return everything.text("event-gods-laid", gods=gods).partition(": ")[2]

    assert laid() == "nothing."
    assert laid("god-zeus") == "Zeus."
    assert laid("god-zeus", "god-ares") == "Zeus and Ares."
    assert laid("god-zeus", "god-ares", "god-hades") == "Zeus, Ares and Hades."
    assert laid(("troop", 2), ("goods-priest", 1)) == "2 troops and a priest."


POLISH = (
    "unit-fleet = { $case ->\n"
    "    [acc] { $count ->\n        [one] { $count } flotę\n        [few] { $count } floty\n"
    "       *[many] { $count } flot\n    }\n"
    "   *[nom] { $count ->\n        [one] { $count } flota\n        [few] { $count } floty\n"
    "       *[many] { $count } flot\n    }\n}\n"
    "    .name = { $case ->\n       *[nom] flota\n        [acc] flotę\n    }\n"
    "god-x = { $case ->\n   *[nom] Posejdon\n    [dat] Posejdonowi\n}\n    .text = To { god-x }.\n"
    "list-none = { $case ->\n   *[nom] nic\n    [gen] niczego\n}\n"
    "list-last = { $first } i { $last }\n"
    'a = { UNIT($unit, $count, case: "acc") }\nb = { NAME($id, case: "acc") }\nc = { NAME($id, case: "dat") }\n'
    'd = { LIST($ids, case: "dat") }\ne = { LIST($ids, case: "acc") }\nf = { LIST($ids, case: "gen") }\n'
    "g = { god-x }\n"
)


def test_cases_and_plurals_of_other_languages(make: Make) -> None:
    say = make({"pl-QP/x.ftl": POLISH}, lang="pl-QP")
    assert [say.text("a", unit="fleet", count=n) for n in (1, 2, 5, 22)] == ["1 flotę", "2 floty", "5 flot", "22 floty"]
    assert say.text("b", id="unit-fleet") == "flotę"
    assert say.text("c", id="god-x") == "Posejdonowi"
    assert say.text("d", ids=("god-x", "god-x")) == "Posejdonowi i Posejdonowi"
    assert say.text("e", ids=(("unit-fleet", 1), ("fleet", 5))) == "1 flotę i 5 flot"
    assert say.text("f", ids=()) == "niczego"


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ro", "ru", "de"])
def test_a_list_of_which_one_is_enough_is_joined_with_or(lang: str) -> None:
    word = {"en": "or", "pl": "lub", "it": "o", "ro": "sau", "ru": "или", "de": "oder"}[lang]
    say = Messages(lang, ("base",))
    heroes = ("hero-ajax", "hero-penthesilea")
    text = say.text("refusal-wrong-amount", least=1, most=1, what=heroes, amounts="none")
    needed = say.text("refusal-no-target", key="units-unit", needs=("unit-troop", "unit-fleet"), amount=1)
    first = say.text("refusal-not-now", first=("line-build", "line-recruit"), key="none", needs="none", amount=0)
    assert f" {word} " in text and f" {word} " in needed
    assert f" {word} " not in first  # all of them come first


def test_a_case_is_always_there(make: Make) -> None:
    """Whoever asks for a name directly, or refers to it, gets the nominative."""
    say = make({"pl-QP/x.ftl": POLISH}, lang="pl-QP")
    assert say.text("god-x") == say.text("g") == "Posejdon"
    assert say.attribute("god-x", "text") == "To Posejdon."
    assert say.attribute("unit-fleet", "name") == "flota"
    assert say.text("unit-fleet", count=5) == "5 flot"
    assert say.text("god-x", case="dat") == "Posejdonowi"
    assert codes(say, "b", id="god-x")[0] == "unknown-case", "a case that the name does not have"
    assert make({"pl-QP/x.ftl": POLISH}, lang="pl-QP", strict=False).text("b", id="god-x") == "Posejdon"


def test_the_gender_of_a_player_is_given_at_the_edge(make: Make) -> None:
    files = {"en/x.ftl": "a = { GENDER($faction) ->\n    [feminine] f\n    [masculine] m\n   *[other] o\n}\n"}
    genders = {"ann": "feminine", "player-bob": "masculine", "seat-cleo": "feminine", "dan": "neuter"}
    say = make(files, genders=genders, strict=False)
    asked = ("ann", "player-ann", "seat-ann", "bob", "player-bob", "cleo", "eve", "dan")
    assert [say.text("a", faction=name) for name in asked] == [*"fffmmfoo"]
    strict = make(files, genders=genders)
    assert strict.text("a", faction="eve") == "o" and codes(strict, faction="dan") == ["bad-value"]
    assert codes(strict) == ["missing-variable"]


def test_terms_see_only_what_they_are_given(make: Make) -> None:
    text = (
        "-t = { $case ->\n   *[nom] N\n    [gen] G\n}\n    .gender = feminine\n-u = { $x }\n"
        'a = { -t } { -t(case: "gen") }\nb = { -t.gender ->\n    [feminine] f\n   *[other] o\n}\n'
        'c = { -u }\nd = { -u("x") }\n'
        'e = { "{" }{ 5 }{ "\\u00e9" } { NUMBER($x) }\n'
    )
    say = make({"en/x.ftl": text})
    assert say.text("a", case="gen") == "N G" and say.text("b") == "f"
    assert codes(say, "c", x=1) == ["missing-variable"] and codes(say, "d", x=1) == ["bad-value"]
    assert say.text("e", x=1234) == "{5é 1234"
    assert codes(say, "-t") == ["unknown-message"] and not say.has("-t")


def test_a_text_that_doubles_itself_is_refused(make: Make) -> None:
    bomb = "a0 = { $x }\n" + "".join(f"a{n} = {{ a{n - 1} }}{{ a{n - 1} }}\n" for n in range(1, 40))
    assert codes(make({"en/x.ftl": bomb}), "a39", x="x") == ["bad-value"]


def test_truth_nothing_and_big_numbers(make: Make) -> None:
    say = make({"en/x.ftl": "a = { $x ->\n    [none] nothing\n    [true] yes\n    [0] zero\n   *[other] other\n}\n"})
    assert [say.text("a", x=x) for x in (None, True, False, 0)] == ["nothing", "yes", "other", "zero"]
    assert say.text("cli-seed", seed=1234567) == "Seed: 1234567"
    assert "\u2068" not in say.text("cli-version", version="1", build="pure")


# ---------------------------------------------------------------------- our own files


@pytest.mark.parametrize("path", sorted(LOCALES.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_our_files_have_no_faults(path: Path) -> None:
    assert [str(problem) for problem in file_problems(path.name, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("expansions", COMBINATIONS, ids=",".join)
def test_our_files_fit_together_strictly(expansions: tuple[str, ...]) -> None:
    say = Messages(expansions=expansions, strict=True)
    assert say.text("god-zeus") == "Zeus"
    for key in say.keys(prefix=""):
        kind = key.partition("-")[0]
        if kind == "hero":
            assert say.attribute(key, "military") and say.attribute(key, "sacrifice"), key
        elif kind in KINDS_WITH_TEXT:
            assert say.attribute(key, "text").endswith("."), key
        if kind in {"unit", "goods"}:
            assert say.text(key, count=2).startswith("2 ") and say.has(key, "name"), key


VARIABLE = re.compile(r"\$([a-z][a-z-]*)")


@pytest.mark.parametrize("name", ["core", "cli", "problems", *BOXES])
def test_the_comment_of_a_message_names_its_variables(name: str) -> None:
    from fluent.syntax import ast as ftl
    from fluent.syntax import serialize

    for entry in parse((LOCALES / "en" / f"{name}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            comment = entry.comment.content or "" if entry.comment else ""
            used = VARIABLE.findall(serialize(ftl.Resource([ftl.Message(entry.id, entry.value, entry.attributes)])))
            # $case is always there
            assert set(used) <= {"case", *VARIABLE.findall(comment)}, (name, entry.id.name)


def test_every_event_and_refusal_has_its_message(everything: Messages) -> None:
    events = pytest.importorskip("cyclades_core.engine.values.event_types")
    refusals = pytest.importorskip("cyclades_core.engine.values.refusals")
    values = {"number": 2, "cards": ("god-zeus",), "factions": ("player-ann",), "group": (("troop", 2),)}
    values |= {"unit": "troop", "goods": "priest", "building": "port", "phase": "income", "card": "creature-giant"}
    for key, spec in events.SPECS.items():
        everything.text(f"event-{key}", **{name: values.get(sort, "ann") for name, sort in spec})
    for code, arguments in refusals.ARGUMENTS.items():
        assert everything.text(f"refusal-{code}", **arguments)


# ---------------------------------------------------------------------- the code around


def test_only_these_packages_import_fluent() -> None:
    guilty = [
        path.relative_to(ROOT).as_posix()
        for path in sorted([*CORE.rglob("*.py"), *(ROOT / "apps").rglob("*.py")])
        if re.search(r"^\s*(?:from|import) fluent\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert {Path(path).parent.name for path in guilty} == {"i18n", "translation"}


def test_importing_the_package_loads_neither_fluent_nor_babel() -> None:
    program = (
        "import sys, cyclades_core.text.i18n as i18n; i18n.Messages(); "
        "print([name for name in ('fluent', 'babel', 'logging') if name in sys.modules and name not in before])"
    )
    program = "import cyclades_core, sys; before = set(sys.modules); " + program
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


WORD = r"[^\W\d_](?:[^\W\d_]|['’-])*"
# A value put into a text counts as a word, since "{x} takes {y}" is a sentence; but two real words it must have.
HOLE = "\0"
PROSE = re.compile(rf"(?:{WORD}|{HOLE})(?:[,;:.]? +[(“\"]?(?:{WORD}|{HOLE})){{2,}}")
#: What registers words of TOML, each with the sentence that the reference has for it.
#: `said` describes a field of the protocol, for those who write clients.
#: `PositionFact` describes what can be said of a position, for the reference of scenarios.
#: `key_doc` describes a key of a definition, for schemas and the reference of expansions.
REGISTERING = {"verb", "condition", "number", "selector", "condition_word", "number_word"}
REGISTERING |= {"said", "PositionFact", "key_doc"}
MARK = re.compile(r"#\s*text: ok\b\s*(?P<reason>.*)")


def literals(tree: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """All texts of a module that may reach a person: no docstrings, annotations, patterns or split word lists."""
    skip: set[int] = set()
    for node in ast.walk(tree):
        if id(node) in skip:
            skip.update(map(id, ast.iter_child_nodes(node)))
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skip.add(id(node.value))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            skip.add(id(node.returns))
        elif isinstance(node, (ast.arg, ast.AnnAssign)):
            skip.add(id(node.annotation))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in {"split", "splitlines"}:
                skip.add(id(node.func.value))
            elif isinstance(node.func.value, ast.Name) and node.func.value.id == "re":
                skip.update(map(id, node.args[:1]))
            elif isinstance(node.func.value, ast.Name) and node.func.value.id == "typer":
                # Typer reads the help of a command from its docstring, that of an option only from here.
                skip.update(id(keyword.value) for keyword in node.keywords if keyword.arg == "help")
        elif isinstance(node, ast.JoinedStr):
            skip.update(map(id, node.values))
            yield node, "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node, node.value


def is_prose(text: str) -> bool:
    return any(len(re.findall(WORD, found.group())) >= 2 for found in PROSE.finditer(text))


def sentences_in(source: str) -> list[int]:
    """The lines of a Python file on which a sentence is written that has no mark with a reason.

    A mark holds for its line, and for all of an expression that begins on its line (a table of texts for authors).
    """
    tree = ast.parse(source)
    marked = {
        number
        for number, line in enumerate(source.splitlines(), start=1)
        if (mark := MARK.search(line)) and mark["reason"]
    }
    for node in ast.walk(tree):
        # the reference of the vocabulary is documentation: what a word of TOML means, for authors
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REGISTERING:
            marked.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    for node in [node for node in ast.walk(tree) if isinstance(node, ast.expr) and node.lineno in marked]:
        marked.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sorted(
        node.lineno
        for node, text in literals(tree)
        if is_prose(text) and marked.isdisjoint(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    )


def test_the_test_of_sentences_sees_them() -> None:
    assert is_prose("You cannot do this") and is_prose(f"{HOLE} takes {HOLE} gold")
    assert not is_prose(f"{HOLE} {HOLE} {HOLE}") and not is_prose("event-bid") and not is_prose("two words")
    seen = sentences_in(
        '"""A doc string here."""\n'
        "raise ValueError('no such thing here')\n"
        "x: 'dict of such things' = re.compile('a b c')\n"
        "y = 'a b c'.split()\n"
        "z = f'cannot move {x}'\n"
        "w = 'kept as it is'  # text: ok read by machines only\n"
        "v = 'not so this one'  # text: ok\n"
        "u = typer.Option('--x', help='help of an option')\n"
        "for t in (  # text: ok a reference for authors\n    'one of many words',\n):\n    s = 'this is not meant'\n"
    )
    assert seen == [2, 5, 7, 12]


#: The server writes log lines for who keeps it; the doors of other libraries raise what those expect.
SPARED = {"server", "serve.py", "tables.py", "openspiel_game.py"}
SPARED |= {f"{name}_environment.py" for name in ("gymnasium", "pettingzoo", "vector")}
OURS = sorted(
    path
    for top in (CORE, ROOT / "apps")
    for path in top.rglob("*.py")
    if SPARED.isdisjoint(path.relative_to(ROOT).parts)
)


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_sentence_is_written_in_python(path: Path) -> None:
    """What people read stands in locales/. Raise codes with arguments; let help texts be docstrings."""
    assert sentences_in(path.read_text(encoding="utf-8")) == []
