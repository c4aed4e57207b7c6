"""People at the table: driven through a pipe and through the line editor, from the first question to the last."""

from __future__ import annotations

import io
import itertools
import os
import re
import sys
from pathlib import Path

import pytest
import tested_modules
from prompt_toolkit.document import Document

from cyclades_apps.cli import main
from cyclades_apps.cli.terminal.keyboard_input import Editor, _completer
from cyclades_apps.cli.terminal.terminal_session import HUMAN, LeaveGame, TerminalSession
from cyclades_core import Game
from cyclades_core.text.i18n import Messages, available_languages

SEATS = "ann=human,bob=random,cleo=random"


class Typed:
    """A keyboard on which these lines are typed; what it was asked is kept."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.asked: list[tuple[str, str]] = []
        self.words: dict[str, str] = {}
        self.wiped = 0

    def ask(self, seat: str, prompt: str, words: dict[str, str]) -> str:
        self.asked.append((seat, prompt))
        self.words = dict(words)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def wipe(self) -> None:
        self.wiped += 1


class First(Typed):
    """Always the first answer; it ends after so many."""

    def __init__(self, most: int = 10_000) -> None:
        super().__init__()
        self.most = most

    def ask(self, seat: str, prompt: str, words: dict[str, str]) -> str:
        self.asked.append((seat, prompt))
        if len(self.asked) > self.most:
            raise EOFError
        first = next(iter(words), "")
        return "1" if words and not first.isdecimal() else first


def session(
    *typed: str, people: dict[str, str] | None = None, modules: str = "base", lang: str = "en", **more: object
) -> tuple[TerminalSession, Typed]:
    people = people or {"ann": HUMAN, "bob": "random", "cleo": "random"}
    game = Game.new(tested_modules.rules(modules), players=list(people), seed=4)
    loaded = [module for module, _ in game.rules.modules]
    messages = Messages(lang, ("playing", *loaded), places=game.places, options=game.rules.options)
    keyboard = Typed(*typed)
    return TerminalSession(game, people, messages, keyboard, 4, **more), keyboard  # type: ignore[arg-type]


def left(table: TerminalSession) -> None:
    with pytest.raises(LeaveGame):
        table.run()


# -- answers -----------------------------------------------------------------------------------------------------------


def test_numbers_notation_and_names_answer_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session("1", "1", "1", "1")
    left(table)
    first = [entry.clause for entry in table.game.entries if entry.seat == "ann"]
    assert first
    out = capsys.readouterr().out
    assert "In which area do you begin?" in out and "  1  " in out
    again, _ = session(*first)
    left(again)
    assert [entry.clause for entry in again.game.entries if entry.seat == "ann"][: len(first)] == first


def before_a_move(modules: str = "legacy", most: int = 8) -> list[tuple[Game, str]]:
    """Games of bots that wait for somebody who moves next, each with the clause of the log that moved."""
    from cyclades_apps.bots import play_turn, seat_bots

    game = Game.new(tested_modules.rules(modules), players=["ann", "bob", "cleo"], seed=3)
    bots = seat_bots(("random",) * 3, game.seats, 3)
    found: list[tuple[Game, str]] = []
    begun = game.clone()
    while not game.is_over and len(found) < most:
        if not game.is_answered:
            begun = game.clone()
        game.apply(play_turn(game, bots))
        if not game.is_answered and " -> " in game.entries[-1].clause:
            found.append((begun, game.entries[-1].clause))
    return found


def at(game: Game, *typed: str) -> TerminalSession:
    """A session in the middle of a game; nobody but a person sits there."""
    loaded = [module for module, _ in game.rules.modules]
    messages = Messages("en", ("playing", *loaded), places=game.places, options=game.rules.options)
    return TerminalSession(game, dict.fromkeys(game.seats, HUMAN), messages, Typed("", *typed), 4)  # type: ignore[arg-type]


def test_a_clause_as_the_log_writes_it_is_an_answer() -> None:
    moves = before_a_move()
    assert {clause.split()[0] for _, clause in moves} >= {"march", "sail"}, moves
    for game, clause in moves:
        word, _, rest = clause.partition(" ")
        for typed in ([clause], [word, rest]):
            table = at(game.clone(), *typed)
            left(table)
            assert table.game.entries[len(game.entries)].clause == clause, typed


def test_a_clause_that_is_not_whole_is_asked_for_to_its_end() -> None:
    game, clause = next((game, clause) for game, clause in before_a_move() if clause.startswith("march "))
    begun, count, unit = clause.rsplit(" ", 2)
    table = at(game.clone(), begun, "b", begun, f"{count} {unit}")
    left(table)
    assert table.game.entries[len(game.entries)].clause == clause


@pytest.mark.parametrize("typed", ["zeus 99", "bid zeus 99"])
def test_what_was_typed_is_refused_with_the_reason_that_tells_most(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = at(Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=3), typed)
    left(table)
    out = capsys.readouterr().out
    assert "This costs 99 GP; there are 7. (L9.4)" in out and "not understood" not in out


def test_back_takes_a_part_away_and_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session("1", "b", "1", "")
    left(table)
    assert not [entry for entry in table.game.entries if entry.seat == "ann" and not entry.clause]
    assert capsys.readouterr().out.count("In which area do you begin?") >= 3


@pytest.mark.parametrize(
    "typed", ["0", "99999999999999999999", "-1", "zeus", "march", "\x1b[31m", "x" * 5000, "-> ->", "1 1 1"]
)
def test_nonsense_is_refused_in_words_and_changes_nothing(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    table, keyboard = session(typed)
    left(table)
    assert len(keyboard.asked) == 2 and not [entry for entry in table.game.entries if entry.seat == "ann"]
    assert "\x1b[31m" not in capsys.readouterr().out


def test_prices_stand_beside_what_can_be_bought_and_reasons_beside_what_cannot(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table, _ = session()
    table._keyboard = First(60)
    left(table)
    out = capsys.readouterr().out
    assert re.search(r"\d GP", out) and "offer 1" in out and "       - " in out


@pytest.mark.parametrize(("modules", "players"), [("base", 3), ("legacy,hades", 4), ("legacy,titans", 3)])
def test_a_person_plays_whole_rounds_with_the_first_answer(
    modules: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    people = {"ann": HUMAN} | {f"bot{k}": "random" for k in range(1, players)}
    table, _ = session(people=people, modules=modules)
    table._keyboard = First(80)
    try:
        table.run()
    except LeaveGame:
        pass
    assert table.game.round >= 1
    out = capsys.readouterr().out
    assert "{" not in out and "prompt-" not in out and "playing-" not in out


# -- commands ----------------------------------------------------------------------------------------------------------


def test_questions_cards_areas_and_reasons_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session(
        "?",
        "? zeus",
        "? Hydra",
        "? t1.A",
        "? nothing of the kind",
        "! t1.w",
        "! bid zeus 3",
        "!",
        "? b9",
        "/help",
        "/nope",
    )
    left(table)
    out = capsys.readouterr().out
    assert "  B6.1 " in out and "Zeus (God)" in out and "Hydra" in out and "Next to it:" in out
    assert "Nothing here is called" in out and "/undo: take back" in out and "no command “/nope”" in out


def test_rules_are_wrapped_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts of the rules have lines of 115 columns, which must not be broken again where they end."""
    for columns in (60, 80, 110):
        monkeypatch.setenv("COLUMNS", str(columns))
        left(session("? B6.1")[0])
        told = capsys.readouterr().out.partition("B6.1 First round")[2].partition("See D27.")[0].splitlines()
        assert len(told) > 2
        for line, below in itertools.pairwise(told[1:]):
            assert len(line) <= columns < len(f"{line} {below.split()[0]}"), line


def test_a_begun_offering_is_asked_in_words_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    def said(*typed: str) -> str:
        game = Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=7)
        left(at(game, *typed))
        assert not game.entries
        return capsys.readouterr().out.rpartition("(L9.1)")[0]

    assert said("zeus").rstrip().endswith("Zeus: How much?")
    for asked in ("! zeus 1", "! 1", "! bid zeus 1"):
        for begun in (["zeus"], []) if asked != "! 1" else (["zeus"],):
            assert "This is allowed." in said(*begun, asked), (begun, asked)
    for asked in ("! zeus 50", "! 50", "! bid zeus 50", "zeus 50", "50"):
        assert "This costs 50 GP; there are 7. (L9.4)" in said("zeus", asked), asked
    assert "Nothing can be given here." in said("zeus", "! apollo 2")
    assert "not understood here: “hera”" in said("zeus", "! hera")
    game = Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=7)
    left(at(game, "zeus", "zeus 1"))
    assert [entry.clause for entry in game.entries] == ["bid zeus 1"]


def test_a_begun_march_is_asked_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for game, clause in before_a_move(most=12):
        word, origin, _, target, *_ = clause.split()
        left(at(game.clone(), word, f"{origin} -> {target}"))
    out = capsys.readouterr().out
    assert re.search(r"^Move (on land|at sea)[^:\n]*: .*\?", out, re.MULTILINE)
    assert not re.search(r"^(march|sail)\b", out, re.MULTILINE)


def test_the_heading_says_setup_before_the_first_cycle(capsys: pytest.CaptureFixture[str]) -> None:
    left(session()[0])
    out = capsys.readouterr().out
    assert "Setup" in out and "Cycle 0" not in out


def test_an_area_is_explained_by_what_the_map_calls_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where ids are cut short to fit, some look like numbers of rules."""
    monkeypatch.setenv("COLUMNS", "40")
    table = at(Game.new(tested_modules.rules("legacy"), players=["ann", "bob", "cleo"], seed=3), "? b1")
    left(table)
    out = capsys.readouterr().out
    assert "b1 is m3-b1" in out
    told = out.rpartition("Which god, and how much?")[0].rpartition("Which god, and how much?")[2]
    assert "Andros" in told and "Next to it:" in told


def test_prices_stand_below_one_another(capsys: pytest.CaptureFixture[str]) -> None:
    game = next(game for game, clause in before_a_move() if clause.startswith(("march ", "sail ")))
    left(at(game.clone()))
    out = capsys.readouterr().out
    rows = re.findall(r"^ +\d  .*?  (?=\d+ (?:GP|left))", out, re.MULTILINE)
    assert len(rows) > 1 and len({len(row) for row in rows}) == 1, rows


def test_undo_takes_back_the_last_clause_and_asks_again(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session("/undo", people={"bob": "random", "cleo": "random", "ann": HUMAN})
    left(table)
    out = capsys.readouterr().out
    assert table.game.entries and "Taken back" not in out  # there is nothing of one's own yet, only of bots
    assert "You have played nothing yet" in out and out.count("In which area do you begin?") == 2
    table, _ = session()
    table._keyboard = First(3)
    left(table)
    mine = [entry.clause for entry in table.game.entries if entry.seat == "ann"]
    assert mine
    table._keyboard = keyboard = Typed("/undo")
    left(table)
    assert "Taken back" in capsys.readouterr().out
    assert [entry.clause for entry in table.game.entries if entry.seat == "ann"] == mine[:-1]
    assert len(keyboard.asked) == 2 and table.game.asked == "ann"


def test_nobody_takes_back_what_another_person_did(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session(people={"ann": HUMAN, "bob": HUMAN, "cleo": HUMAN})
    table._keyboard = keyboard = First(14)
    left(table)
    seats = {entry.seat for entry in table.game.entries}
    assert len(seats) > 1
    seat = table.game.asked
    assert seat is not None
    mine = [k for k, entry in enumerate(table.game.entries) if entry.seat == seat]
    if mine and any(entry.seat != seat for entry in table.game.entries[mine[-1] :]):
        before = table.game.fingerprint
        assert table._undo(seat) is False and table.game.fingerprint == before
        assert "Somebody else has answered" in capsys.readouterr().out
    assert keyboard.wiped > 0


def test_a_seat_is_handed_to_a_bot_and_the_game_is_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "g.json"
    table, _ = session(
        f"/save {file}", "/bot nosuch", "/bot random", people={"ann": HUMAN, "bob": HUMAN, "cleo": HUMAN}
    )
    table._keyboard.lines.insert(0, "")  # type: ignore[attr-defined]  # the chair
    left(table)
    out = capsys.readouterr().out
    assert "random" in table.people.values() and "nosuch" in out and f"Saved: {file}" in out
    assert Game.from_json(file.read_text(encoding="utf-8")).seats == ("ann", "bob", "cleo")
    table, _ = session(f"/save {tmp_path / 'no' / 'folder.json'}", "/resign", "b")
    left(table)
    out = capsys.readouterr().out
    assert "Not saved" in out and "resigns;" not in out and table.people["ann"] == HUMAN
    assert "ann" not in table._bots, "whoever thought better of it is asked again"


@pytest.mark.parametrize("typed", [["/bot random"], ["/resign", ""]])
def test_bots_play_on_to_the_end_when_the_last_person_has_left(
    typed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cyclades_apps.cli.terminal.terminal_session.TAKES_OVER", "random")
    table, keyboard = session(*typed)
    table.run()
    out = capsys.readouterr().out
    assert table.game.is_over and not keyboard.lines and len(keyboard.asked) == len(typed)
    assert out.count("offers") > 10 and table.game.result is not None and table.game.result.winners[0] in out[-300:]


def test_a_game_of_bots_alone_is_gone_on_with_for_everybodys_eyes(capsys: pytest.CaptureFixture[str]) -> None:
    table, keyboard = session(people={"ann": "random", "bob": "random", "cleo": "random"})
    table.run()
    assert table.game.is_over and not keyboard.asked and capsys.readouterr().out.count("offers") > 10


# -- one keyboard ------------------------------------------------------------------------------------------------------


def test_nobody_sees_the_gold_of_another_at_one_keyboard(capsys: pytest.CaptureFixture[str]) -> None:
    """Between two chairs the screen is wiped, and what is printed for one names no other purse."""
    table, _ = session(people={"ann": HUMAN, "bob": HUMAN, "cleo": "random"})
    pages: list[tuple[str, str]] = []

    class Watched(First):
        def ask(self, seat: str, prompt: str, words: dict[str, str]) -> str:
            pages.append((seat, capsys.readouterr().out))
            return super().ask(seat, prompt, words)

    table._keyboard = keyboard = Watched(40)
    left(table)
    assert keyboard.wiped >= 4
    purses = [(seat, line) for seat, page in pages for line in page.splitlines() if re.match(r"[ABC] \w+: ", line)]
    assert purses
    for seat, line in purses:
        assert ("? GP" in line) == (not line[2:].startswith(f"{seat}:")), (seat, line)


# -- languages, widths, plain mode -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", available_languages())
@pytest.mark.parametrize("columns", ["80", "120"])
def test_every_language_and_width(
    lang: str, columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("NO_COLOR", "1")
    table, _ = session("?", "/help", "1", "1", "1", "1", lang=lang)
    left(table)
    out = capsys.readouterr()
    assert not out.err and "\x1b" not in out.out
    assert max(len(line.rstrip()) for line in out.out.splitlines()) <= int(columns)


def test_plain_mode_draws_no_map(capsys: pytest.CaptureFixture[str]) -> None:
    table, _ = session("/areas", is_plain=True)
    left(table)
    out = capsys.readouterr().out
    assert "##" not in out and "nobody" in out and "free sites: " in out


# -- the command and the line editor -----------------------------------------------------------------------------------


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", "play", *arguments])
    out = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, out.out, out.err


def test_a_game_is_left_saved_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(monkeypatch, capsys, "1\n1\n1\n", "--seats", SEATS, "--seed", "4")
    assert code == 0 and (tmp_path / "cyclades-1.json").exists()
    assert f"cyclades play --resume cyclades-1.json --seats {SEATS}" in out
    before = Game.from_json((tmp_path / "cyclades-1.json").read_text(encoding="utf-8"))
    code, out, _ = run(monkeypatch, capsys, "/quit\n", "--resume", "cyclades-1.json", "--seats", SEATS)
    assert code == 0 and "Saved: cyclades-1.json" in out
    after = Game.from_json((tmp_path / "cyclades-1.json").read_text(encoding="utf-8"))
    assert after.fingerprint == before.fingerprint


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "ann"], "name=human"),
        (["--seats", "ann=human,ann=human"], "name=human"),
        (["--seats", "ann=humn,bob=random,cleo=random"], "humn"),
        (["--seats", SEATS, "--format", "json"], "--format"),
        (["--resume", "no-such-file.json"], "no-such-file.json"),
        (["--bots", "human,random"], "2"),
    ],
)
def test_bad_seats_are_refused(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(monkeypatch, capsys, "", *arguments)
    assert code == 2 and said in err and "Traceback" not in err


def test_an_interrupt_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1) -> str:
            raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", Interrupted())
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", "play", "--bots", "human,random,random", "--seed", "4"])
    assert end.value.code == 130 and os.listdir(tmp_path) == ["cyclades-1.json"]


def test_the_line_editor_completes_whole_answers() -> None:
    found = _completer({"t1.A -> t1.B": "Naoussa -> Lefkes", "end": "end"}).get_completions(Document("T1.a -"), None)
    assert [(each.text, each.start_position, each.display_meta_text) for each in found] == [
        ("t1.A -> t1.B", -6, "Naoussa -> Lefkes")
    ]


def test_the_line_editor_has_a_history_for_each_seat() -> None:
    from prompt_toolkit.application import create_app_session
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        editor = Editor()
        pipe.send_text("poseidon\n")
        assert editor.ask("ann", "> ", {}) == "poseidon"
        pipe.send_text("\x1b[A\n")  # the arrow upwards: what was typed before
        assert editor.ask("ann", "> ", {}) == "poseidon"
        pipe.send_text("\x1b[A\n")
        assert editor.ask("bob", "> ", {}) == ""  # another seat has a history of its own


# -- the page about it -------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_what_the_page_shows_is_what_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = (Path(__file__).resolve().parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
    shown = re.findall(r"(?m)(?:^    .*\n|^\n)+", text.partition("## What one sees")[2])[0]
    command, *rest = [line.strip() for line in shown.strip().split("\n")]
    asked = next(line.partition("> ")[2] for line in rest if line.startswith("ann, "))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{asked}\n"))
    with pytest.raises(SystemExit) as ended:
        main(command.split()[1:])
    assert not ended.value.code
    printed = "\n".join(line.strip() for line in capsys.readouterr().out.split("\n"))
    assert "\n".join(rest).strip() in printed


@pytest.mark.parametrize("installed", [True, False])
def test_terminal_without_the_extra_reads_plain_lines(installed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from cyclades_apps.cli.terminal import keyboard_input

    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    if not installed:
        monkeypatch.setitem(sys.modules, "prompt_toolkit", None)
    assert isinstance(keyboard_input.keyboard(plain=True), keyboard_input.PlainInput)
    reader = keyboard_input.keyboard(plain=False)
    assert isinstance(reader, keyboard_input.Editor) if installed else reader is None
