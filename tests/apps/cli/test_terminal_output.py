"""The command line where people and programs sit: widths, colours, streams, pipes, closed streams, interrupts."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import tested_modules

from cyclades_apps.cli import main
from cyclades_apps.cli.output_formats import parts_line, print_rows
from cyclades_apps.cli.shared_options import Format
from cyclades_apps.cli.story_output import seen
from cyclades_apps.cli.text_map import draw, labels, plain
from cyclades_core import Game
from cyclades_core.text.i18n import available_languages

pytestmark = pytest.mark.xdist_group("processes")

CYCLADES = [sys.executable, "-c", "from cyclades_apps.cli import main; main()"]
STORY = "play --modules base --players 4 --seed 7 --rounds 1".split()
long = pytest.mark.long
posix = pytest.mark.skipif(os.name == "nt", reason="terminals and signals of POSIX")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def shell(command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell; `cyclades` is ours. Its exit code is that of cyclades, wherever it stands in a pipe."""
    text = f"set -o pipefail; cyclades() {{ {sys.executable} -c '{CYCLADES[2]}' \"$@\"; }}; {command}"
    env = {**os.environ, **more}
    return subprocess.run(["bash", "-c", text], capture_output=True, encoding="utf-8", env=env, timeout=120)


# -- tables --------------------------------------------------------------------------------------------------------


@pytest.mark.long(every=7)
@pytest.mark.parametrize("lang", available_languages())
@pytest.mark.parametrize("columns", [40, 80, 100, 120])
def test_what_has_to_be_typed_is_never_cut(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    code, out, _ = run(capsys, "modules", "--format", "table", "--lang", lang)
    assert code == 0
    words = set(re.findall(r"[^\s│|,;]+", out))
    document = json.loads(run(capsys, "modules", "--format", "json")[1])
    for module in document:
        assert module["id"] in words
        needs = [need if isinstance(need, str) else need["any"] for need in module["requires"]]
        assert set(needs[0] if needs and isinstance(needs[0], list) else needs) <= words
        for option, values in module["options"].items():
            written = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
            assert {option, *written} <= words
    if columns >= 80:
        assert max(map(len, out.splitlines())) <= columns


@pytest.mark.parametrize("form", ["table", "text"])
def test_options_are_listed_with_their_values(capsys: pytest.CaptureFixture[str], form: str) -> None:
    _, out, _ = run(capsys, "modules", "--format", form)
    told = [line.replace("│", " ").split(None, 1) for line in out.splitlines() if line.strip(" │")]
    values = {words[0]: words[1].strip() for words in told if len(words) == 2}
    assert values["medusa-mode"] == "no-entry, no-exit; default: no-entry"
    assert values["achilles-islands"] == "1..13; default: 4"
    assert values["helm-through-partner"] == "true, false; default: true"
    found = {module["id"]: module for module in json.loads(run(capsys, "modules", "--format", "json")[1])}
    assert found["hades/heroes"]["defaults"] == {
        "achilles-islands": 4,
        "chiron-landing": "nobody",
        "ulysses-set": "port-temple-university",
    }


# -- the map -------------------------------------------------------------------------------------------------------


def areas_of(way: tested_modules.Way) -> list[dict[str, object]]:
    return seen(Game.new(way.rules, players=way.players, mode=way.mode, seed=3))["areas"]  # type: ignore[no-any-return]


@tested_modules.each_list
@pytest.mark.parametrize("columns", [78, 118])
def test_every_area_of_the_story_is_found_on_the_map(way: tested_modules.Way, columns: int) -> None:
    areas = areas_of(way)
    names = labels(areas, columns)
    assert len(set(names.values())) == len(areas), "no two areas have the same name"
    lines = plain(draw(areas, {}, columns))
    assert max(map(len, lines)) <= columns
    words = "\n".join(lines[::2]).split()
    for area in areas:
        assert words.count(names[area["id"]]) == len(area["at"])  # type: ignore[arg-type, index]
    if columns == 118:
        assert all(name == label for name, label in names.items()), "there is room for whole names"


@pytest.mark.long
def test_map_of_a_position_shows_and_names_the_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    areas = {
        "m3-b1": {"owner": "ann", "units": {"troop": 2}, "piece": "medusa"},
        "m3-c3": {"owner": "bob", "units": {"troop": 1}},
        "m3-d2": {"owner": "cleo", "units": {"troop": 1}},
        "C2": {"piece": "kraken"},
    }
    given = {"round": 3, "turn": ["bob", "ares"], "areas": areas, "cards": {"ann": ["medusa"]}}
    game = Game.from_position(tested_modules.rules("legacy"), given, players=["ann", "bob", "cleo"], seed=0)
    file = tmp_path / "game.json"
    file.write_text(game.to_json(), encoding="utf-8")
    code, out, _ = run(capsys, "board", "show", str(file), "--lang", "en")
    rows = [line.split() for line in out.splitlines()]
    named = next(number for number, row in enumerate(rows) if "C2" in row)
    assert code == 0 and rows[named + 1][rows[named].index("C2")] == "!"
    assert ["A2!", ".", "."] in rows and "  ! m3-b1 Medusa, C2 Kraken" in out.splitlines()


def test_the_map_explains_itself_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, *STORY[:-1], "2", "--format", "text")
    assert code == 0 and max(len(line) for line in out.splitlines() if "  1A  " in line) <= 80
    assert out.count("Ids are cut short to fit: 1A is t1.A.") == 1
    assert out.count("## land of nobody") == 1 and out.count("\n  A p1, B p2, C p3, D p4\n") > 1
    monkeypatch.setenv("COLUMNS", "120")
    _, wide, _ = run(capsys, *STORY, "--format", "text")
    assert "cut short" not in wide and re.search(r"^ +t\d\.\w  t\d\.\w", wide, re.MULTILINE)


def on_a_terminal(columns: int, *arguments: str, **more: str) -> str:
    """What a terminal of that width is sent."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    dropped = ("COLUMNS", "NO_COLOR", "FORCE_COLOR")
    env = {name: value for name, value in os.environ.items() if name not in dropped} | {"TERM": "xterm"} | more
    process = subprocess.Popen([*CYCLADES, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    got = b""
    while True:
        try:
            piece = os.read(ours, 65536) if select.select([ours], [], [], 120)[0] else b""
        except OSError:  # how Linux says that it is over
            piece = b""
        if not piece:
            break
        got += piece
    os.close(ours)
    assert process.wait(timeout=120) == 0, got
    return got.decode().replace("\r\n", "\n")


COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-7]|4[0-7]|9[0-7]|10[0-7])m")
STYLE = re.compile(r"\x1b\[[0-9;]*m")


@posix
@pytest.mark.parametrize("columns", [80, pytest.param(120, marks=long)])
def test_a_terminal_gets_colours_and_nothing_wider(columns: int) -> None:
    told = on_a_terminal(columns, *STORY)
    assert COLOUR.search(told)
    lines = STYLE.sub("", told).splitlines()
    assert max(len(line) for line in lines if not line.startswith("  In each hex")) <= columns
    plain_told = on_a_terminal(columns, *STORY, NO_COLOR="1")
    assert not COLOUR.search(plain_told)
    assert STYLE.sub("", plain_told) == STYLE.sub("", told), "the same story"


@pytest.mark.parametrize("form", [Format.TABLE, Format.TEXT])
def test_no_part_of_a_line_steers_the_terminal(capsys: pytest.CaptureFixture[str], form: Format) -> None:
    parts_line([("a\x1b[2Jb", "red"), ("\x9bc", "")], form)
    print_rows(["x\x1b[2J"], [["y\x9b"]], form)
    assert not {"\x1b", "\x9b"} & set(capsys.readouterr().out)


# -- streams -------------------------------------------------------------------------------------------------------


def test_a_story_as_a_stream(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *STORY, "--format", "jsonl")
    first, *events, last = map(json.loads, out.splitlines())
    assert {first["type"], last["type"], *(event["type"] for event in events)} == {"game", "result", "event"}
    assert first["modules"] == ["base"] and first["seed"] == 7 and first["board"] == "archipelago-4"
    whole = json.loads(run(capsys, *STORY, "--format", "json")[1])
    assert [{"key": event["key"], "args": event["args"]} for event in events] == whole["events"]
    assert (last["winners"], last["fingerprint"]) == (whole["winners"], whole["fingerprint"])


@posix
def test_a_stream_comes_while_the_game_goes() -> None:
    """The first objects are there although the simulation has not ended."""
    arguments = "simulate --modules legacy --players 3 --games 100000 --seed 1 --format jsonl".split()
    process = subprocess.Popen([*CYCLADES, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    games = [json.loads(process.stdout.readline()) for _ in range(2)]
    assert process.poll() is None
    assert [(game["type"], game["seed"]) for game in games] == [("game", 1), ("game", 2)]
    assert all(game["finished"] and game["winners"] for game in games)
    process.send_signal(signal.SIGINT)
    rest, err = process.communicate(timeout=120)
    result = json.loads(rest.splitlines()[-1])
    assert process.returncode == 130 and "Traceback" not in err
    assert result["type"] == "result" and result["games"] == 2 + len(rest.splitlines()) - 1


# -- pipes and closed streams --------------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize(
    "command",
    [
        "play --modules legacy --seed 7 --rounds 3",
        "modules --format table",
        pytest.param("play --modules legacy --seed 7 --rounds 3 --format jsonl", marks=long),
        pytest.param("play --modules legacy --seed 7 --rounds 3 --format json", marks=long),
        pytest.param("simulate --modules legacy --games 100000 --format jsonl", marks=long),
        pytest.param("simulate --modules legacy --games 40 --format jsonl --workers 2", marks=long),
        pytest.param("play --help", marks=long),
    ],
)
def test_a_reader_who_leaves_ends_it_quietly(command: str) -> None:
    ran = shell(f"cyclades {command} | true")
    assert (ran.returncode, ran.stderr) == (141, "")


@posix
@pytest.mark.long
def test_head_ends_it_quietly() -> None:
    ran = shell("cyclades play --modules legacy --players 5 --seed 7 | head -n 1")
    assert (ran.returncode, ran.stderr, ran.stdout.count("\n")) == (141, "", 1)


@posix
@pytest.mark.parametrize(
    "command", ["modules --format table", *(pytest.param(each, marks=long) for each in ("modules", "play", "--help"))]
)
def test_a_closed_or_full_output_is_no_fault_of_the_engine(command: str) -> None:
    closed = shell(f"cyclades {command} >&-")
    assert (closed.returncode, closed.stderr) == (2, "stdout: this is closed\n")
    if Path("/dev/full").exists():
        full = shell(f"cyclades {command} >/dev/full")
        assert (full.returncode, full.stderr) == (2, "stdout: no room is left\n")


@posix
@pytest.mark.long
def test_closed_streams_lend_their_numbers_to_no_file(tmp_path: Path) -> None:
    """With 0, 1 and 2 closed, the file of the game would be the first to be opened."""
    file = tmp_path / "game.json"
    ran = shell(f"cyclades play --modules legacy --seed 3 --rounds 1 --save {file} --format json >&- 2>&- <&-")
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "")
    assert list(tmp_path.iterdir()) == []
    ran = shell(f"cyclades play --modules legacy --seed 3 --rounds 1 --save {file} >{tmp_path / 'story'} 2>&- <&-")
    assert ran.returncode == 0
    assert json.loads(file.read_text(encoding="utf-8"))["entries"]


@posix
@pytest.mark.long
def test_errors_that_nobody_can_be_told() -> None:
    assert shell("cyclades play --modules atlantis 2>&-").returncode == 2
    assert shell("cyclades play --modules atlantis 2>/dev/full").returncode == 2


# -- languages, boards, lines --------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", ["replay --lang zz", "--lang zz", "play --lang=zz --rounds many", "zz --lang zz"])
def test_a_usage_error_in_an_unknown_language(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    code, _, err = run(capsys, *arguments.split())
    assert code == 2
    assert err == "There is no language “zz”. Available: en, de, it, pl, ro, ru.\n"


@pytest.mark.long(every=3)
@pytest.mark.parametrize(
    ("modules", "players", "boards"),
    [("base", 3, "archipelago-3, assembled"), ("base", 5, "archipelago-5, assembled"), ("legacy", 4, "legacy-4")],
)
def test_all_boards_are_named(capsys: pytest.CaptureFixture[str], modules: str, players: int, boards: str) -> None:
    arguments = f"play --modules {modules} --players {players} --rounds 1".split()
    code, _, err = run(capsys, *arguments, "--board", "atlantis")
    assert (code, err) == (2, f"There is no board “atlantis”. Boards: {boards}\n")
    for board in boards.split(", "):
        assert run(capsys, *arguments, "--board", board)[0] == 0


def test_lines_of_the_log_count_from_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run(capsys, *f"play --modules legacy --seed 3 --rounds 2 --save {file}".split())[0] == 0
    document = json.loads(file.read_text(encoding="utf-8"))
    document["entries"][0]["clause"] = "bid nobody 3"
    file.write_text(json.dumps(document), encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 1 and out.startswith("Line 1 of the log cannot be played: bid nobody 3\n")
    failure = json.loads(run(capsys, "replay", str(file), "--format", "json")[1])["failure"]
    assert (failure["index"], failure["line"]) == (0, 1)


# -- interrupts ----------------------------------------------------------------------------------------------------

# Says on the error stream when a worker process has been started: it is far from ready then.
STARTING = """
import sys
from multiprocessing import popen_spawn_posix
from cyclades_apps.cli import main
launch = popen_spawn_posix.Popen._launch
def noisy(self, process):
    launch(self, process)
    print("launched", file=sys.stderr, flush=True)
popen_spawn_posix.Popen._launch = noisy
if __name__ == "__main__":
    main()
"""


@posix
@pytest.mark.parametrize("launched", [1, pytest.param(2, marks=long)])
def test_an_interrupt_while_workers_start(launched: int) -> None:
    """It goes to the whole group, as from a keyboard."""
    arguments = "simulate --modules legacy --players 3 --games 100000 --seed 1 --format json --workers 2".split()
    process = subprocess.Popen(
        [sys.executable, "-c", STARTING, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    for _ in range(launched):
        assert process.stderr.readline() == "launched\n"
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err.replace("launched\n", "") == "Interrupted.\n"
    assert json.loads(out)["games"] < 100000
