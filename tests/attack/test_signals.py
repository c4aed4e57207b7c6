"""Signals at any moment: an interrupt ends a command quietly, a killed writer leaves the old save or the new one."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from attack_parts import divided, each_part
from run_size import size

from cyclades_core import Game, Ruleset
from cyclades_core.files import write_file

pytestmark = pytest.mark.xdist_group("processes")

posix = pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")

# One process after another is forked from one that has everything loaded: the signal is tried and not the start.
COMMAND = """
import os, signal, sys
from cyclades_core import Game, Ruleset
from cyclades_apps import cli
from cyclades_apps.cli import app, play, replay, simulate, story_output as story
import cyclades_apps.simulation
from cyclades_core.text.i18n import Messages
Ruleset.load("legacy"), Messages("en", ("legacy", "cli"))
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # until the command line is there: not the start is tried
run = cli._run
def running(arguments):
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    return run(arguments)
cli._run = running
for line in sys.stdin:
    child = os.fork()
    if not child:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        out, err, *arguments = line.rstrip("\\n").split("\\t")
        for number, name in ((1, out), (2, err)):
            os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), number)
        cli.main(arguments)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
WRITER = """
import os, sys
from pathlib import Path
from cyclades_core.files import write_file
texts = [Path(name).read_text(encoding="utf-8") for name in sys.argv[2:]]
for _ in sys.stdin:
    child = os.fork()
    if not child:
        while True:
            for text in texts:
                write_file(sys.argv[1], text)
    print(child, flush=True)
    os.waitpid(child, 0)
    print(flush=True)
"""


class Forking:
    """A process that starts another one for each line."""

    def __init__(self, code: str, *arguments: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments], stdin=pipe, stdout=pipe, encoding="utf-8", start_new_session=True
        )

    def start(self, *words: str) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write("\t".join(words) + "\n")
        self.process.stdin.flush()
        return int(self.line())

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait(timeout=60) == 0


COMMANDS = (
    ("play", "--modules", "legacy", "--players", "5", "--seed", "3"),
    ("play", "--modules", "legacy", "--players", "4", "--seed", "3", "--save", "game.json", "--format", "json"),
    ("simulate", "--modules", "legacy", "--games", "100000", "--seed", "1", "--format", "jsonl"),
    ("simulate", "--modules", "legacy", "--games", "100000", "--seed", "1", "--check", "--format", "json"),
)


@pytest.mark.long
@posix
@each_part
def test_an_interrupt_at_any_moment(part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rng = random.Random(f"interrupts {part}")
    forking = Forking(COMMAND)
    # of a process that is already ending the signal is the end, as of any other
    ends = (130, "Interrupted.\n"), (0, ""), (-signal.SIGINT, "")
    turn = interrupted = 0
    while interrupted < divided(size(ci=24, full=340), part):
        arguments = COMMANDS[(turn + part) % len(COMMANDS)]
        turn += 1
        child = forking.start("out", "err", *arguments)
        time.sleep(0.02 + rng.random() * 0.6)  # anywhere in it; what must hold does not depend on where
        try:
            os.kill(child, signal.SIGINT)
        except ProcessLookupError:  # it was quicker
            forking.line()
            continue
        code, err = int(forking.line()), Path("err").read_text(encoding="utf-8")
        assert (code, err) in ends, (arguments, code, err)
        if Path("game.json").exists():
            assert Game.from_json(Path("game.json").read_bytes()).entries
        assert set(os.listdir()) <= {"out", "err", "game.json"}
        interrupted += 1
    forking.end()


@pytest.mark.long
@posix
@each_part
def test_a_writer_is_killed_while_saving(part: int, tmp_path: Path) -> None:
    game, rng = Game.new(Ruleset.load("legacy"), players=3, seed=part), random.Random(f"kills {part}")
    sources, folder = [], tmp_path / "saves"
    folder.mkdir()
    for name in ("one", "two"):
        for _ in range(60):
            game.apply(game.legal.item(rng.randrange(game.legal.count)))
        game.save(tmp_path / name)
        sources.append(tmp_path / name)
    texts = [file.read_bytes() for file in sources]
    file = folder / "game.json"
    write_file(file, texts[0].decode())
    forking = Forking(WRITER, str(file), *map(str, sources))
    for _ in range(divided(size(ci=48, full=600), part)):
        child = forking.start("go")
        time.sleep(0.005 + rng.random() * 0.05)
        os.kill(child, signal.SIGKILL)
        forking.line()
        assert file.read_bytes() in texts, "the old one or the new one, whole"
        for name in set(os.listdir(folder)) - {"game.json"}:
            assert re.fullmatch(r"\.game\.json\.cyclades-[0-9a-f]{16}\.part", name)
            (folder / name).unlink()
    forking.end()
