"""The page as files: every word has a message, nothing comes from elsewhere, and it stays small."""

from __future__ import annotations

import gzip
import json
import re
import struct
from pathlib import Path

import pytest

from cyclades_apps.server.http.script_bundle import packed
from cyclades_apps.server.page_messages import keys, page_words
from cyclades_core import Ruleset
from cyclades_core.engine.values.reveals import REVEALS
from cyclades_core.text.i18n import available_languages

PAGE = Path(__file__).resolve().parents[3] / "apps" / "web"
SCRIPTS = sorted(PAGE.glob("*.js"))
FIRST = ("main", "start_page")  # of a table, and of the page where one is made
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in SCRIPTS)
# what is asked for by a word that is put together: `say(`final-${...}`)`, or by a name from a list
MADE = {
    *(f"final-{word}" for word in ("dice", "card", "seat", "other")),
    *(
        f"{state}-{word}"
        for state in ("request", "pending", "declined")
        for word in ("undo", "takeover", "back", "end", "thaw")
    ),
    *(f"revealed-{word}" for word in REVEALS),
    *("expired", "withdrawn", "wrong-name", "wrong-contact", "wrong-link", "log-undone", "log-redone"),
    *(
        f"mode-{mode.id}"
        for modules in ("base", "legacy", "legacy,titans/board")
        for mode in Ruleset.load(modules).modes
    ),
    *(f"keys-{word}" for word in re.findall(r'\["[^"]+", "(\w+)"\](?=[,\]])', SOURCE)),
    *("spectators", "clock", *(f"spectators-{word}" for word in ("closed", "link", "link-delayed"))),
    *(f"clock-{days}" for days in (0, 1, 3, 7)),
    *("export-save", "export-record"),
    *("all", "mine", "battles", "board", "gods", "players", "log", "keys", "settings"),
}


def asked() -> set[str]:
    """The words that the scripts ask for."""
    plain = set(re.findall(r'say\(\s*"([a-z-]+)"', SOURCE))
    either = {word for pair in re.findall(r'say\([^`()]+\? "([a-z-]+)" : "([a-z-]+)"', SOURCE) for word in pair}
    return plain | either | MADE


def test_every_word_of_the_page_has_a_message_and_none_is_idle() -> None:
    assert {f"table-{word}" for word in asked()} == set(keys())


@pytest.mark.parametrize("lang", available_languages())
def test_the_words_are_there_in_every_language(lang: str) -> None:
    words = page_words(lang)
    assert len(words) == len(keys()) and all(words.values())
    holes = {key: set(re.findall(r"\{\w+\}", text)) for key, text in page_words("en").items()}
    assert {key: set(re.findall(r"\{\w+\}", text)) for key, text in words.items()} == holes


def test_no_sentence_stands_in_a_script() -> None:
    """A text of two words in quotes would be read by somebody, in one language only."""
    bare = re.sub(r"^\s*(//|/?\*).*$|/\*\*.*?\*/", "", SOURCE, flags=re.MULTILINE)
    found = [
        text for text in re.findall(r'"([^"\n]*)"', bare) if re.search(r"(?<![A-Za-z])[A-Z][a-z]+ [a-z]{2,}", text)
    ]
    assert found == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    text = SOURCE + "".join(path.read_text(encoding="utf-8") for path in [*PAGE.glob("*.html"), *PAGE.glob("*.css")])
    assert set(re.findall(r"https?://[^\s\"'`$]+", text)) <= {"http://www.w3.org/2000/svg"}


def test_all_scripts_come_in_one_answer() -> None:
    """One script imports the next: each would be waited for before the next is known."""
    scripts = {path.stem: path.read_text(encoding="utf-8") for path in SCRIPTS}
    found = {first: re.findall(r"^const \$(\w+) = \(\(\) =>", packed(scripts, first), re.MULTILINE) for first in FIRST}
    assert {name for names in found.values() for name in names} == set(scripts), "none is idle"
    assert all(len(names) == len(set(names)) and names[-1] == first for first, names in found.items())
    with pytest.raises(ValueError, match="import each other: a b a"):
        packed({"a": 'import { b } from "./b.js";', "b": 'import { a } from "./a.js";'}, "a")
    with pytest.raises(ValueError, match=r"a\.js cannot be packed: export default 3"):
        packed({"a": "export default 3"}, "a")


def test_import_over_several_lines_is_packed() -> None:
    scripts = {
        "a": 'import {\n  b,\n  c,\n} from "./b.js";\nb(c);\n',
        "b": "/**\n * Two lines.\n */\nexport function b() {}\n\n/** One. */\nexport const c = /** @type {C} */ (1);\n",
    }
    text = packed(scripts, "a")
    assert "const { b,\n  c } = $b;\nb(c);" in text
    assert "Two" not in text and "One" not in text and "const c = /** @type {C} */ (1);" in text


def test_pictures_of_the_page_are_small_and_shown() -> None:
    docs = Path(__file__).resolve().parents[3] / "docs"
    found = {path.name: path.stat().st_size for path in (docs / "pictures").glob("table-*")}
    assert len(found) >= 5 and {name: size for name, size in found.items() if size > 300_000} == {}
    text = (docs / "serving.md").read_text(encoding="utf-8")
    assert {name for name in found if name not in text} == set()


def test_every_method_of_a_server_is_told() -> None:
    """docs/serving.md names what a server answers beside the methods of games."""
    told = (Path(__file__).resolve().parents[3] / "docs" / "serving.md").read_text(encoding="utf-8")
    calls = (PAGE.parent / "server" / "request_handlers.py").read_text(encoding="utf-8")
    methods = set(re.findall(r'^            "((?:table|game|undo)\.\w+)": \(', calls, re.MULTILINE))
    assert len(methods) > 15 and {name for name in methods - {"game.unsubscribe"} if f"`{name}`" not in told} == set()


def test_the_page_can_be_put_on_a_home_screen() -> None:
    """What page and manifest name is there; no address to start at: that of the table is the right one."""
    manifest = json.loads((PAGE / "cyclades.webmanifest").read_text(encoding="utf-8"))
    named = re.findall(r'href="/page/([^"]+)"', (PAGE / "page.html").read_text(encoding="utf-8"))
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    assert {"cyclades.webmanifest", "icon-180.png"} <= set(named) and "start_url" not in manifest
    assert [name for name in [*named, *icons] if not (PAGE / name).is_file()] == []
    for name, size in {
        "icon-180.png": 180,
        **{n: int(s.partition("x")[0]) for n, s in icons.items() if s != "any"},
    }.items():
        head = (PAGE / name).read_bytes()[:24]
        assert head.startswith(b"\x89PNG") and struct.unpack(">II", head[16:]) == (size, size)


def test_the_page_is_small() -> None:
    files = [path for path in PAGE.iterdir() if path.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 76_000
    assert sum(path.stat().st_size for path in files) < 300_000


def test_no_line_of_the_page_has_more_than_120_columns() -> None:
    """The formatter wraps code, but neither comments nor texts. `tools/page_checks/check.py` does the rest."""
    found = [
        f"{path.name}:{number}: {len(line)} columns"
        for path in [*SCRIPTS, *PAGE.glob("*.ts"), *PAGE.glob("*.css")]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120
    ]
    assert found == []


def test_page_without_scripts_says_so_in_every_language() -> None:
    text = (PAGE / "page.html").read_text(encoding="utf-8").partition("<noscript>")[2].partition("</noscript>")[0]
    said = dict(re.findall(r'<p(?: lang="(\w+)")?>(.*?)</p>', text))
    assert {lang or "en" for lang in said} == set(available_languages(()))
    assert all("JavaScript" in sentence and len(sentence) > 60 for sentence in said.values())


@pytest.mark.parametrize("lang", available_languages(()))
def test_modes_have_names(lang: str) -> None:
    words = page_words(lang)
    names = [words[key] for key in words if key.startswith("mode-")]
    assert len(set(names)) == len(names) == 4 and not {"free-for-all", "two-markers"} & set(names)
