"""Message files on their way to a text: the cache, the resolver beside Fluent's own, plural rules, plug-ins, time."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_core.content.modules import default_options
from cyclades_core.files import CACHE_VARIABLE
from cyclades_core.text.i18n import Messages, available_languages, message_cache
from cyclades_core.text.i18n.message_checks import variables
from cyclades_core.text.i18n.message_folders import DISTRIBUTION, GROUP
from cyclades_core.text.i18n.message_layers import COMMON_LAYERS
from cyclades_core.text.i18n.message_values import native
from cyclades_core.text.i18n.plural_rules import categories, plural_rule

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))
TEXT = (
    "a = A { $x }\n    .text = B\nb = { $n ->\n    [0] none\n   *[other] { $n }\n}\n"
    '## module: x/y\nc = { -t(case: "x") }\n'
)


# -- the cache -----------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache of its own, nothing remembered in the process."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    message_cache.parsed.cache_clear()
    yield tmp_path / "cache"
    message_cache.parsed.cache_clear()


def again(text: str) -> dict[str, object]:
    message_cache.parsed.cache_clear()
    return message_cache.parsed(text)


def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cyclades_core.text.i18n.compact_messages", None)


def test_a_file_is_parsed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = message_cache.parsed(TEXT)
    (stored,) = folder.iterdir()
    assert stored.suffix == ".json" and json.loads(stored.read_text("utf-8").partition("\n")[2]) == first
    no_parser(monkeypatch)
    assert again(TEXT) == first
    with pytest.raises(ImportError):
        again(TEXT + "# another text\n")


@pytest.mark.long(every=6)
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_is_lost_in_the_cache(folder: Path, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert message_cache.parsed(text) == again(text)


def test_the_format_is_part_of_the_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    message_cache.parsed(TEXT)
    monkeypatch.setattr(message_cache, "FORMAT", message_cache.FORMAT + 1)
    again(TEXT)
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe", b"0\n[]", b"[" * 100_000])
def test_a_broken_file_is_parsed_anew_and_replaced(folder: Path, damage: bytes) -> None:
    good = message_cache.parsed(TEXT)
    (stored,) = folder.iterdir()
    whole = stored.read_bytes()
    foreign = message_cache._digest("[]").encode() + b"\n[]"
    for broken in (damage, whole[:-1], whole.replace(b'"A "', b'"B "'), foreign):
        stored.write_bytes(broken)
        assert again(TEXT) == good
        assert stored.read_bytes() == whole and list(folder.iterdir()) == [stored]


def test_a_folder_that_cannot_be_used_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = message_cache.parsed(TEXT)
    (folder / "file").write_text("")
    for place in ("", str(folder / "file"), str(folder / "file" / "below")):
        monkeypatch.setenv(CACHE_VARIABLE, place)
        assert again(TEXT) == good
    monkeypatch.setattr(message_cache, "cache_folder", lambda: "no\0name")
    assert again(TEXT) == good


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="needs a folder that may not be written to")
def test_a_folder_that_may_not_be_written_to(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert message_cache.parsed(TEXT) == again(TEXT) and list(folder.iterdir()) == []


def test_old_files_do_not_heap_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_cache, "KEPT", 8)
    for number in range(30):
        message_cache.parsed(f"a = {number}\n")
    assert len(list(folder.iterdir())) <= 8


@pytest.mark.parametrize(
    ("platform", "env", "place"),
    [
        ("linux", {}, "{home}/.cache/cyclades/messages"),
        ("linux", {"XDG_CACHE_HOME": "{home}/x"}, "{home}/x/cyclades/messages"),
        ("linux", {"XDG_CACHE_HOME": "relative"}, "{home}/.cache/cyclades/messages"),
        ("darwin", {}, "{home}/Library/Caches/cyclades/messages"),
        ("win32", {"LOCALAPPDATA": "{home}/L"}, "{home}/L/cyclades/messages"),
        ("linux", {"CYCLADES_CACHE": ""}, None),
        ("linux", {"CYCLADES_CACHE": "{home}/y"}, "{home}/y"),
    ],
)
def test_where_the_cache_lies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, env: dict[str, str], place: str | None
) -> None:
    for name in ("CYCLADES_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setattr(sys, "platform", platform)
    for name, value in env.items():
        monkeypatch.setenv(name, value.format(home=tmp_path))
    found = message_cache.cache_folder()
    assert (found and Path(found).as_posix()) == (place and place.format(home=tmp_path.as_posix()))


# -- what is read -----------------------------------------------------------------------------------------------------

LOAD = (
    "from cyclades_core.text.i18n import Messages; Messages({lang!r}, ('legacy', 'hades', 'titans')).text('god-zeus')"
)


def test_the_parser_is_not_loaded_for_what_is_in_the_cache(tmp_path: Path) -> None:
    program = (
        LOAD.format(lang="pl") + "; import sys; print([name for name in ('fluent', 'babel') if name in sys.modules])"
    )
    for expected in ("['fluent']", "[]"):
        env = os.environ | {"CYCLADES_CACHE": str(tmp_path)}
        run = [sys.executable, "-c", program]
        done = subprocess.run(run, env=env, capture_output=True, text=True, check=True, cwd=ROOT)
        assert done.stdout.strip() == expected


@pytest.mark.parametrize("lang", available_languages(()))
def test_only_the_language_asked_for_is_read(lang: str) -> None:
    say = Messages(lang, ("legacy", "hades", "titans"))
    say.text("event-bid", faction="ann", god="god-zeus", amount=3)
    say.text("event-turn-ended", faction="player-ann")
    assert list(say._look._bundles) == [lang]


# -- beside Fluent's own resolver --------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 3, 5, 11, 12, 19, 20, 21, 22, 25, 100, 101, 111, 1_000_000)
CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "art", "un")


@pytest.mark.long
@pytest.mark.parametrize("lang", available_languages(()))
def test_fluent_itself_says_the_same(lang: str) -> None:
    """All messages of a language over counts, cases and genders: the same text, or a fault in both."""
    runtime = pytest.importorskip("fluent.runtime")
    from fluent.runtime.types import FluentInt

    boxes = [path.stem for path in FILES if path.parent.name == lang]
    for only in ([box for box in boxes if box != "base"], [box for box in boxes if box == "base"]):
        say = Messages(lang, only, genders={"ann": "feminine", "bob": "masculine"})
        own = say._functions(lang)
        functions = {
            "NAME": lambda ident, case="nom", own=own: own.name(str(ident), str(case)),
            "UNIT": lambda ident, count, case="nom", own=own: own.unit(str(ident), int(count), str(case)),
            "LIST": lambda ids, case="nom", own=own: own.joined(str(ids), str(case)),
            "ANY": lambda ids, case="nom", own=own: own.joined(str(ids), str(case), last="list-or"),
            "TALLY": lambda ids, own=own: own.joined(str(ids), tally=True),
            "COUNT": lambda ids: FluentInt(1),
            "KIND": lambda ident, own=own: own.kind(str(ident)),
            "INITIAL": lambda ident, own=own: own.initial(str(ident)),
            "GENDER": lambda ident, own=own: own.gender(str(ident)),
            "PLAYED": lambda module, own=own: own.played(str(module)),
            "NUMBER": lambda number: number,
            "NEED": lambda key, needs="", amount=0, own=own: own.need(str(key), str(needs), amount),
        }
        theirs = runtime.FluentBundle([lang], functions=functions, use_isolating=False)
        layers = dict.fromkeys((*COMMON_LAYERS, *only))
        for layer in layers:
            if (LOCALES / lang / f"{layer}.ftl").exists():
                text = (LOCALES / lang / f"{layer}.ftl").read_text(encoding="utf-8")
                theirs.add_resource(runtime.FluentResource(text), allow_overrides=True)
        settings = {name: native(value) for name, value in default_options(only).items()}
        ours = say._look.bundle(lang)
        assert ours is not None
        compared = 0
        for key, (value, attributes) in ours.entries.items():
            if key.startswith("-"):
                continue
            message = theirs.get_message(key)
            used = set().union(
                *(variables(pattern) for pattern in (value, *attributes.values()) if pattern is not None)
            )
            for name, pattern in [(None, value), *attributes.items()]:
                if pattern is None or isinstance(pattern, str):
                    continue
                target = message.value if name is None else message.attributes[name]
                for values in _arguments(sorted(used)):
                    args = settings | values
                    numbers = {k: FluentInt(v, useGrouping=False) if isinstance(v, int) else v for k, v in args.items()}
                    text, errors = theirs.format_pattern(target, numbers)
                    assert (text, errors) == (ours.format(key, name, args), []), (key, name, args)
                    compared += 1
        assert compared > 100


def _arguments(used: list[str]) -> Iterator[dict[str, object]]:
    """Values for all variables of a message, its attributes included: numbers and names for each, by turns."""
    for number in NUMBERS:
        yield dict.fromkeys(used, number) | ({"case": "nom"} if "case" in used else {})
    for person in ("ann", "bob", "none", "cleo"):
        yield dict.fromkeys(used, person) | ({"count": 5} if "count" in used else {})
    if "case" in used:
        for case in CASES:
            for number in (1, 2, 5, 21):
                yield dict.fromkeys(used, number) | {"case": case}


@pytest.mark.long
def test_plural_rules_are_those_of_cldr() -> None:
    babel = pytest.importorskip("babel")
    from babel.localedata import locale_identifiers

    numbers = [
        *range(1200),
        *range(1200, 10**5, 777),
        *(10**n for n in range(3, 8)),
        20_000,
        40_000,
        600_000,
        2 * 10**6,
    ]
    for name in locale_identifiers():
        theirs, ours = babel.Locale.parse(name).plural_form, plural_rule(name)
        assert [n for n in numbers if theirs(n) != ours(n)] == [], name
    assert plural_rule("xx")(1) == "other" and plural_rule("pl-QP")(5) == "many"
    assert categories("ar") == {"zero", "one", "two", "few", "many", "other"}


# -- plug-ins ----------------------------------------------------------------------------------------------------------

PLUGIN = """
from pathlib import Path
from cyclades_core.extending import hookimpl

@hookimpl
def cyclades_locales():
    return Path(__file__).parent / "atlantis_locales"
"""
ASK = """
import sys
from cyclades_core.text.i18n import Messages, available_languages, choose_language
for lang in ("en", "it", "eo"):
    say = Messages(lang, ("atlantis",))
    print(say.text("god-triton"), say.attribute("god-triton", "text"), say.text("list-none"))
print(choose_language("eo"), "eo" in available_languages())
"""


@pytest.fixture
def plugged(tmp_path: Path) -> dict[str, str]:
    """A third party's distribution, installed: strings in two languages, and a language that we do not have."""
    (tmp_path / "atlantis.py").write_text(PLUGIN)
    info = tmp_path / "cyclades_atlantis-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cyclades-atlantis\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\natlantis = atlantis\n")
    for lang, text in {
        "en": "god-triton = Triton\n    .text = Deep.\n",
        "eo": "god-triton = Tritono\n    .text = Profunda.\n",
    }.items():
        (tmp_path / "atlantis_locales" / lang).mkdir(parents=True)
        (tmp_path / "atlantis_locales" / lang / "atlantis.ftl").write_text(text)
    return os.environ | {"PYTHONPATH": str(tmp_path)}


def test_a_third_party_brings_its_strings(plugged: dict[str, str]) -> None:
    run = [sys.executable, "-c", ASK]
    done = subprocess.run(run, env=plugged, capture_output=True, text=True, check=True, cwd=ROOT)
    english, italian, other, chosen = done.stdout.splitlines()
    assert english == "Triton Deep. nothing"
    assert italian.startswith("Triton Deep. "), "no Italian there: English"
    assert other == "Tritono Profunda. nothing", "the rest is not there in that language"
    assert chosen == "eo True"
    assert done.stderr.count("unknown-layer it/atlantis") == 1, "the reason is told once"


def test_the_command_line_speaks_the_language_of_a_third_party(plugged: dict[str, str]) -> None:
    run = [sys.executable, "-c", "from cyclades_apps.cli import main; main()", "modules", "--lang", "eo"]
    done = subprocess.run(run, env=plugged, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0 and "hades" in done.stdout
    run[-1] = "xx"
    done = subprocess.run(run, env=plugged, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 2 and "eo" in done.stderr and "Traceback" not in done.stderr


def test_without_plug_ins_none_is_looked_for() -> None:
    program = (
        "import sys; from cyclades_core.text.i18n import Messages; Messages().text('list-none'); "
        "names = ('pluggy', 'importlib.metadata', 'cyclades_core.content.modules')\n"
        "print([name for name in names if name in sys.modules])"
    )
    env = os.environ | {"PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]"


def test_the_names_are_those_of_the_manager() -> None:
    from cyclades_core.content.modules import plugin_manager
    from cyclades_core.content.modules.engine_versions import DISTRIBUTION as theirs

    assert (plugin_manager.GROUP, theirs) == (GROUP, DISTRIBUTION)
