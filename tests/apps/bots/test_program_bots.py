"""Bots that are programs of their own: they play, and one that hangs, dies, babbles or cheats is told by its name."""

from __future__ import annotations

import gc
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from cyclades_apps.bots import BotError, Turn, is_reproducible, parse_spec, parse_specs
from cyclades_apps.cli import main
from cyclades_apps.simulation import simulate
from cyclades_core import Game, Ruleset

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "clients" / "bot.py"
BEGIN = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    number = asked['id']\n"


def program(command: str) -> str:
    return f"exec:seconds=60:{shlex.quote(sys.executable)} {command}"


def written(folder: Path, body: str) -> str:
    """The spec of a bot with this answer to every request."""
    file = folder / "bot.py"
    file.write_text(BEGIN + "".join(f"    {line}\n" for line in body.splitlines()), encoding="utf-8")
    return program(shlex.quote(str(file)))


def asked(spec: str) -> tuple[Game, object]:
    game = Game.new(Ruleset.load("legacy"), players=3, seed=1)
    return game, parse_spec(spec, programs=True).choose(Turn(game, Random(1)))


def test_a_program_plays_a_game() -> None:
    spec = program(shlex.quote(str(EXAMPLE)))
    played = [simulate("legacy", 3, games=1, seed=2, bots=f"{spec},random,random", max_cycles=4) for _ in range(2)]
    assert played[0]["violations"] == 0 and played[0]["decisions"] > 40
    assert played[0]["decisions"] == played[1]["decisions"], "its chance comes from the seed"
    assert not is_reproducible(spec)


@pytest.mark.parametrize("command", ["simulate --players 3 --max-cycles 2 --format text", "tournament --players 2"])
def test_a_program_is_the_reason_why_results_may_differ(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    spec = program(shlex.quote(str(EXAMPLE)))
    seats = f"{spec},{spec},quick" if command.startswith("simulate") else f"{spec},random"
    with pytest.raises(SystemExit):
        main([*command.split(), "--modules", "legacy", "--games", "1", "--seed", "1", "--lang", "en", "--bots", seats])
    out = capsys.readouterr().out
    assert out.count(f"“{spec}” can answer differently each time") == 1 and "measured time" not in out


REPLY = "print(json.dumps({'jsonrpc': '2.0', 'id': number, 'result': %s}), flush=True)"


FIRST = "asked['params'].get('decision', {}).get('options', [{'value': ''}])[0]['value']"


@pytest.mark.parametrize("result", ["{'index': 0}", f"{{'value': {FIRST}}}"])
def test_answers_by_place_and_by_value(tmp_path: Path, result: str) -> None:
    game, answer = asked(written(tmp_path, REPLY % result))
    assert answer in game.legal


def test_amounts_by_slot() -> None:
    from cyclades_apps.bots.program_bots import _answer
    from cyclades_core.engine.values.answer_domains import Vector

    game, rng = Game.new(Ruleset.load("legacy"), players=3, seed=1), Random(1)
    while not isinstance(game.legal.domain, Vector):
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    turn = Turn(game, rng)
    slots = [slot.id for slot in turn.decision.slots]
    for i in range(turn.legal.count):
        answer = turn.legal.item(i)
        assert _answer(turn, {"value": dict(zip(slots, answer, strict=True))}) == answer
        assert _answer(turn, {"value": turn.legal.text(i)}) == answer
    for wrong in ({"value": {slots[0]: 99}}, {"value": {"unit-none": 1}}, {"value": {slots[0]: "1"}}, {"index": -1}, 7):
        assert _answer(turn, wrong) is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("sys.exit(3)", "program-died"),
        ("print('what?', flush=True)", "program-garbled"),
        ("print(json.dumps({'id': number, 'error': {'code': 1}}), flush=True)", "program-garbled"),
        ("print(json.dumps({'id': 99, 'result': {}}), flush=True)", "program-garbled"),
        (REPLY % "{'value': 'hestia'}", "program-illegal"),
        (REPLY % "{'index': 1000}", "program-illegal"),
        (REPLY % "[]", "program-illegal"),
    ],
)
def test_one_that_does_not_play_is_told(tmp_path: Path, body: str, code: str) -> None:
    with pytest.raises(BotError) as error:
        asked(written(tmp_path, body))
    assert error.value.code == code and "bot.py" in str(error.value.arguments["command"])


def test_one_that_hangs_is_told(tmp_path: Path) -> None:
    spec = written(tmp_path, "time.sleep(600)").replace("seconds=60", "seconds=0.5")
    with pytest.raises(BotError) as error:
        asked(spec)
    assert error.value.code == "program-late"


@pytest.mark.parametrize("command", ["./no-such-bot", "", "'unfinished"])
def test_one_that_cannot_start_is_told(command: str) -> None:
    with pytest.raises(BotError) as error:
        asked(f"exec:{command}")
    assert error.value.code == "program-start"


def test_only_a_person_may_run_programs() -> None:
    """What comes from a record, a network or a page is not run."""
    for parse in (parse_spec, lambda spec: parse_specs(spec, 3)):
        with pytest.raises(BotError) as error:
            parse("exec:./mybot")
        assert error.value.code == "program-not-here"


def test_a_record_runs_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from cyclades_apps.cli import main

    file = tmp_path / "game.cyc"
    trace = tmp_path / "trace"
    head = "record = 1\nmodules = legacy\nplayers = ann, bob, cleo\nseed = 1\n"
    file.write_text(f"{head}\n[bots]\nann = exec:touch {trace}\n---\n", encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["run", str(file)])
    told = capsys.readouterr()
    assert end.value.code == 2 and "command line" in told.out + told.err and not trace.exists()


posix = pytest.mark.skipif(os.name == "nt", reason="sessions of POSIX")
#: A bot behind a wrapper: the wrapper waits for it, and it notes who it is and holds the pipes.
WRAPPED = "import subprocess, sys; subprocess.run([sys.executable, *sys.argv[1:]])"


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{number}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def gone(number: int) -> bool:
    """Wait until a process has ended."""
    for _ in range(300):
        if not is_alive(number):
            return True
        time.sleep(0.01)
    return False


def wrapped(folder: Path, body: str, seconds: float) -> str:
    """The spec of a bot that a wrapper starts; it writes its number into a file."""
    (folder / "wrap.py").write_text(WRAPPED, encoding="utf-8")
    note = f"open({str(folder / 'number')!r}, 'w').write(str(os.getpid()))"
    (folder / "bot.py").write_text(f"import os\n{note}\n{body}", encoding="utf-8")
    words = [sys.executable, str(folder / "wrap.py"), str(folder / "bot.py")]
    return f"exec:seconds={seconds}:{shlex.join(words)}"


HANG = "import time\nwhile True: time.sleep(60)\n"
ANSWERS = BEGIN + "    " + REPLY % "{'index': 0}" + "\n" + HANG


@posix
def test_hanging_bot_behind_a_wrapper_is_late_and_ends(tmp_path: Path) -> None:
    begun = time.monotonic()
    with pytest.raises(BotError) as late:
        asked(wrapped(tmp_path, HANG, 1.0))
    assert late.value.code == "program-late" and time.monotonic() - begun < 20
    assert gone(int((tmp_path / "number").read_text()))


@posix
def test_bot_that_leaves_its_session_holds_up_nobody(tmp_path: Path) -> None:
    """Its pipes stay open in a session that nobody knows; the game does not wait for them."""
    escaped = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(4)\n    os._exit(0)\n" + HANG
    with pytest.raises(BotError) as late:
        asked(wrapped(tmp_path, escaped, 0.7))
    assert late.value.code == "program-late"


@posix
def test_bot_ends_with_all_its_children(tmp_path: Path) -> None:
    asked(wrapped(tmp_path, ANSWERS, 30))
    gc.collect()
    assert gone(int((tmp_path / "number").read_text()))


@posix
@pytest.mark.long
@pytest.mark.xdist_group("processes")
def test_interrupt_ends_a_bot_with_all_its_children(tmp_path: Path) -> None:
    spec = wrapped(tmp_path, ANSWERS.replace("{'index': 0}", "(time.sleep(60), {'index': 0})[1]"), 60)
    words = ["simulate", "--modules", "legacy", "--players", "2", "--games", "1", "--bots", spec]
    program = "from cyclades_apps.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-P", "-c", program, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as run:
        for _ in range(3000):
            if (tmp_path / "number").exists() and (tmp_path / "number").read_text():
                break
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        run.wait(timeout=60)
    assert gone(int((tmp_path / "number").read_text()))
