"""Expansions that mean harm: too much, too deep, in circles, out of their folder, no files at all.

Each is a folder of content; the check says what is wrong with it, and a list of modules and a game go on beside it.
That it ends is part of the test: without the limits of docs/limits.md most of these would not.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cyclades_apps.authoring import aim_at, check, expansion_check
from cyclades_apps.authoring.expansion_findings import LAYERS
from cyclades_core.content.modules import available_modules, reset
from cyclades_core.engine.values.limits import FILE_BYTES
from cyclades_core.text.i18n import Messages

HEAD = 'box = "bad"\nversion = "1.0"\nengine = ">=1.0,<2"\n'
MODULE = '[[module]]\nid = "bad"\nfiles = ["bad.toml"]\nrequires = ["legacy"]\nconflicts = ["hades", "titans"]\n'
CARD = '[[creature]]\nid = "eel"\neffect = [{ do = "gain", gold = 3 }]\n'
TEXTS = """module-bad = Bad
creature-eel = { $case ->
   *[nom] Eel
    [def] the Eel
    [Def] The Eel
}
    .text = 3 { -gp }
"""
FORTY = "forty modules that need one of forty others"
SECRET = "root:x:0:0"

Write = str | Callable[[Path], object]


def plain(more: str = "") -> str:
    return f"{HEAD}{more}\n{MODULE}"


def link(to: str) -> Callable[[Path], object]:
    return lambda file: file.symlink_to(to)


def nested(times: int, inner: str) -> str:
    for _ in range(times):
        inner = '{ do = "if", test = { sides = true, at-least = 1 }, then = [' + ",".join([inner] * 8) + "] }"
    return f'[[creature]]\nid = "eel"\neffect = [{inner}]\n'


def several(count: int, text: str) -> str:
    return "".join(text.replace("{i}", str(i)) for i in range(count))


def needing(i: int, count: int) -> str:
    """A module that needs one of those behind it, twice, so that there are ever so many ways to choose."""
    others = [f'"bad/m{k}"' for k in range(i + 1, count)]
    needs = [f"{{ any = [{', '.join(each)}] }}" for each in (others, others[::-1]) if each]
    needed = ", ".join(['"legacy"', *needs])
    return f'[[module]]\nid = "bad/m{i}"\nrequires = [{needed}]\n'


#: Title -> the files, and the codes of the errors.
WAYS: dict[str, tuple[dict[str, Write], set[str]]] = {
    "a file that is too large": ({"bad.toml": "#" * (FILE_BYTES + 1)}, {"file-too-large"}),
    "a list without end": ({"bad.toml": CARD + "x = [" + "1," * 25_000 + "]"}, {"too-much"}),
    "verbs in verbs in verbs": ({"bad.toml": nested(5, '{ do = "gain", gold = 1 }')}, {"too-much"}),
    "brackets in brackets": ({"bad.toml": "x = " + "[" * 9_000 + "]" * 9_000}, {"toml-syntax"}),
    "a key in a key": ({"bad.toml": "x" + ".x" * 900 + " = 1"}, {"toml-syntax"}),
    "a number of twenty thousand digits": ({"bad.toml": f"x = {'9' * 20_000}"}, {"toml-syntax"}),
    "many modules": (
        {"manifest.toml": HEAD + several(60, '[[module]]\nid = "bad/m{i}"\n')},
        {"wrong-value"},
    ),
    "many options": (
        {"manifest.toml": plain() + several(60, '[[module.option]]\nid = "o{i}"\nvalues = [1, 2]\ndefault = 1\n')},
        {"wrong-value"},
    ),
    "many files": ({"manifest.toml": plain().replace('"bad.toml"', '"bad.toml",' * 60)}, {"wrong-value"}),
    "a map as large as a sea": (
        {
            "manifest.toml": plain() + 'boards = ["b.toml"]\n',
            "b.toml": 'id = "b"\nplayers = [2]\nmap = """\n' + several(60, ". " * 60 + "\n") + '"""\n',
        },
        {"bad-map"},
    ),
    "a board of three thousand tiles": (
        {
            "manifest.toml": plain().replace("legacy", "base") + 'boards = ["b.toml"]\n',
            "b.toml": 'id = "b"\nplayers = [3]\nside = "a"\nlayout = [\n'
            + "".join(f'{{ tile = "naxos", turn = 1, at = [{i % 60}, {i // 60}] }},\n' for i in range(3_000))
            + "]\n",
        },
        {"bad-board"},
    ),
    FORTY: (
        {"manifest.toml": HEAD + "".join(needing(i, 40) for i in range(40))},
        {"wrong-value"},
    ),
    "ten modules that need one of ten others": (
        {"manifest.toml": HEAD + "".join(needing(i, 10) for i in range(10))},
        {"missing-string"},
    ),
    "modules in a circle": (
        {
            "manifest.toml": HEAD
            + '[[module]]\nid = "bad/a"\nrequires = ["legacy", "bad/b"]\nafter = ["bad/b"]\n'
            + '[[module]]\nid = "bad/b"\nrequires = ["bad/a"]\nafter = ["bad/a"]\n'
        },
        {"module-cycle"},
    ),
    "programs in a circle": (
        {"bad.toml": CARD + several(2, '[program.p{i}]\neffect = [{ do = "run", program = "p{i}" }]\n')},
        {"endless-program"},
    ),
    "messages in a circle": ({"locales/en/bad.ftl": TEXTS + "x-a = { x-b }\nx-b = { x-a }\n"}, {"cycle"}),
    "messages that multiply": (
        {
            "locales/en/bad.ftl": TEXTS.replace("= Bad", "= { m0 }")
            + "".join(f"m{i} = " + f"{{ m{i + 1} }}" * 10 + "\n" for i in range(20))
            + "m20 = more\n"
        },
        {"too-long"},
    ),
    "a file of messages without end": ({"locales/en/bad.ftl": TEXTS + "#\n" * 30_000}, {"unreadable"}),
    "a pipe": ({"bad.toml": os.mkfifo}, {"unreadable-file"}),
    "a pipe among the scenarios": ({"scenarios/a.toml": os.mkfifo, "scenarios/b.toml": link("/dev/zero")}, set()),
    "a link out of the folder": ({"bad.toml": link("../secret")}, {"file-outside"}),
    "a link to a device": ({"bad.toml": link("/dev/zero")}, {"file-outside"}),
    "texts out of the folder": ({"locales/en/bad.ftl": link("../../../secret")}, {"unreadable", "missing-string"}),
    "rules out of the folder": ({"manifest.toml": plain('rules = "../secret"')}, {"wrong-value"}),
    "symbols out of the folder": ({"manifest.toml": plain('symbols = "/etc/passwd"')}, {"wrong-value"}),
    "folders in a circle": ({"x/loop": link(".."), "locales/loop": link(".."), "scenarios/loop": link("..")}, set()),
    "no text": ({"bad.toml": lambda file: file.write_bytes(b"\x00\xff" * 99)}, {"unreadable-file"}),
    "an id that steers terminals": ({"bad.toml": CARD.replace("eel", "\\u001b[31meel")}, {"wrong-value"}),
    "code where a text stands": (
        {
            "bad.toml": CARD + "python = \"__import__('os').system('touch owned')\"\n",
            "__init__.py": "open('owned', 'w')\n",
            "plugin.py": "open('owned', 'w')\n",
        },
        set(),
    ),
}


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        expansion_check, "SETS", 20
    )  # of modules that are tried: the box of ten has more than there is time
    Path("secret").write_text(SECRET, encoding="utf-8")
    reset()
    yield
    reset()


@pytest.mark.parametrize("title", ["a list without end", "a pipe", "a link out of the folder", "many modules", FORTY])
def test_some_are_told(title: str) -> None:
    attack(title)


@pytest.mark.long
@pytest.mark.parametrize("title", WAYS)
def test_each_is_told_and_nothing_else_is_disturbed(title: str) -> None:
    attack(title)


def attack(title: str) -> None:
    files, codes = WAYS[title]
    for name, text in {"manifest.toml": plain(), "bad.toml": CARD, "locales/en/bad.ftl": TEXTS, **files}.items():
        file = Path("bad", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, str):
            file.write_text(text, encoding="utf-8")
        else:
            text(file)
    report = check(aim_at("bad"), games=0)
    said = "\n".join(each.render(Messages("en", LAYERS, strict=True)) for each in report.findings)
    assert {each.code for each in report.findings if each.severity == "error"} == codes, said
    assert SECRET not in said and len(said) < 20_000 and "\x1b" not in said
    there = {info.id: info for info in available_modules()}  # the folder is loaded by now
    assert there["legacy"].problems == () and there["base"].problems == ()
    assert not Path("owned").exists()
