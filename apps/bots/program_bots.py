"""Bots that are programs of their own, in any language: `exec:./mybot`, `exec:seconds=5:python mybot.py --bold`.

The program is started when it is first asked and gets a message a line on its standard input, JSON-RPC 2.0 like that of
`cyclades rpc`: `initialize` once, then `bot.choose` with what its seat sees (`view`) and the question (`decision`, with
options). It writes an answer a line. One that takes too long, ends, writes something else or answers what is not legal
is told by its command, and the run ends: nobody plays on in its place. docs/bots.md has an example. A program has a
session of its own, so that everything it has started ends with it.

Whoever names a program runs it, so only a person's own command line and Python may: specs that come from a record, a
network or a page are refused (`parse_spec` without `program_bots`).
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from cyclades_core.engine.values.errors import CycladesError

from .turns import Turn

__all__ = ["PREFIX", "BotError", "ProgramBot"]

PREFIX = "exec:"
SECONDS = 10.0  # for an answer; the first one includes the start
LONGEST = 1_000_000  # characters of a line that are read
SHOWN = 120  # of what it wrote, in a message
GRACE = 1.0  # seconds to end by itself


class BotError(CycladesError):
    """A spec that names no bot, a parameter that it does not have or cannot use, or a program that does not play on."""


class ProgramBot:
    """A program on one seat of one game. It ends with the bot: its input ends, and whoever still runs is stopped."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._asked: SimpleQueue[str | None] = SimpleQueue()
        self._answered: SimpleQueue[str] = SimpleQueue()
        self._calls = 0

    @classmethod
    def from_spec(cls, spec: str) -> ProgramBot:
        """`exec:`, perhaps `seconds=5:`, and the command with its arguments.

        >>> ProgramBot.from_spec("exec:seconds=2.5:./mybot --bold")._seconds
        2.5
        >>> ProgramBot.from_spec("exec:seconds=soon:./mybot")
        Traceback (most recent call last):
        cyclades_apps.bots.program_bots.BotError: bad-bot-parameter: bot=exec, name=seconds, value=soon, default=10.0
        """
        command, seconds = spec[len(PREFIX) :].strip(), SECONDS
        if command.startswith("seconds="):
            given, _, command = command[len("seconds=") :].partition(":")
            try:
                seconds = float(given)
            except ValueError:
                seconds = 0.0
            if not 0 < seconds < 1e6:
                raise BotError("bad-bot-parameter", bot="exec", name="seconds", value=given, default=SECONDS)
        return cls(command.strip(), seconds)

    def choose(self, turn: Turn) -> Any:
        if self._process is None:
            self._start(turn)
        told = {"seat": turn.seat, "view": turn.view, "decision": _question(turn)}
        answer = self._call("bot.choose", told, turn.decision.prompt)
        found = _answer(turn, answer)
        if found is None:
            said = json.dumps(answer, ensure_ascii=False)[:SHOWN]
            raise BotError("program-illegal", command=self._command, answer=said, prompt=turn.decision.prompt)
        return found

    def _start(self, turn: Turn) -> None:
        try:
            words = shlex.split(self._command, posix=os.name != "nt")
            if not words:
                raise ValueError(PREFIX)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # on Windows it is ignored
            )
        except (OSError, ValueError) as error:
            raise BotError("program-start", command=self._command, reason=str(error)) from None
        Thread(target=_talk, args=(self._process, self._asked, self._answered), daemon=True).start()
        weakref.finalize(self, _end, self._process, self._asked)
        # its own chance comes from the seed of the game: a program that uses no other plays the same game again
        self._call("initialize", {"protocol": 1, "seat": turn.seat, "seed": turn.rng.getrandbits(53)}, "initialize")

    def _call(self, method: str, params: dict[str, Any], prompt: str) -> Any:
        """The result of a request; whatever else comes, or nothing in time, is a fault of the program."""
        process = self._process
        assert process is not None
        self._calls += 1
        request = {"jsonrpc": "2.0", "id": self._calls, "method": method, "params": params}
        self._asked.put(json.dumps(request, ensure_ascii=False) + "\n")
        try:
            line = self._answered.get(timeout=self._seconds)
        except Empty:
            _kill(process)
            raise BotError("program-late", command=self._command, seconds=self._seconds, prompt=prompt) from None
        if not line:
            _kill(process)
            raise BotError("program-died", command=self._command, code=process.wait(), prompt=prompt)
        try:
            answer = json.loads(line)
            if answer["id"] == self._calls and "error" not in answer:
                return answer["result"]
        except (ValueError, TypeError, KeyError, RecursionError):
            pass
        raise BotError("program-garbled", command=self._command, line=line.strip()[:SHOWN], prompt=prompt)


def _question(turn: Turn) -> dict[str, Any]:
    """The question as plain data, with its options, and what a vector has amounts of."""
    decision = turn.decision
    return {**decision.to_dict(), "slots": [slot.to_dict() for slot in decision.slots]}


def _answer(turn: Turn, result: Any) -> Any:
    """The answer that a program gives: by its place (`index`), by the `value` of an option, or as a table of amounts;
    None if it is not among the answers.
    """
    if not isinstance(result, Mapping):
        return None
    index, value = result.get("index"), result.get("value")
    if type(index) is int:
        return turn.legal.item(index) if 0 <= index < turn.legal.count else None
    decision = turn.decision
    if isinstance(value, Mapping):
        slots = [slot.id for slot in decision.slots]
        amounts = tuple(value.get(slot, 0) for slot in slots)
        return amounts if slots and set(value) <= set(slots) and amounts in turn.legal else None
    wanted, start = str(value), 0
    while options := decision.options_at(start):
        for place, option in enumerate(options, start):
            if option.value == wanted:
                return turn.legal.item(place)
        start += len(options)
    return None


# -- the process


def _talk(process: subprocess.Popen[str], asked: SimpleQueue[str | None], answered: SimpleQueue[str]) -> None:
    """Send requests and wait for answers, in a thread: a program may neither read nor write, and its children may keep
    its pipes open. An empty answer says that it is gone.
    """
    assert process.stdin is not None and process.stdout is not None
    while (request := asked.get()) is not None:
        try:
            process.stdin.write(request)
            process.stdin.flush()
            answered.put(process.stdout.readline(LONGEST))
        except (OSError, ValueError):
            answered.put("")  # it has closed its input, or is gone
    for stream in (process.stdin, process.stdout):
        try:
            stream.close()
        except OSError:
            pass  # it is gone already


def _end(process: subprocess.Popen[str], asked: SimpleQueue[str | None]) -> None:
    """Let the program end by itself for a moment, since its input ends, then stop it with all its children."""
    asked.put(None)
    until = time.monotonic() + GRACE
    while not _has_ended(process) and time.monotonic() < until:
        time.sleep(0.005)
    _kill(process)


def _has_ended(process: subprocess.Popen[str]) -> bool:
    """Has the program ended? Its number is kept: that of its session must not be used by another one yet."""
    if process.returncode is not None:
        return True
    if not hasattr(os, "waitid"):
        return process.poll() is not None
    try:
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return True


def _kill(process: subprocess.Popen[str]) -> None:
    """Stop a program and all that it has started."""
    if process.returncode is None:
        if hasattr(os, "killpg"):
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except OSError:
                pass  # nobody is left
        elif os.name == "nt":
            try:
                subprocess.run(["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, timeout=10)
            except (OSError, subprocess.SubprocessError):
                pass
        process.kill()
    process.wait()
