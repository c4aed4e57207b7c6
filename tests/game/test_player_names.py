"""Names at every door, and what must never reach a terminal, a log or a document."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyclades_apps.cli import main
from cyclades_core import CycladesError, Game, Ruleset, SaveError
from cyclades_core.engine.values.limits import NAME_LENGTH, SEATS
from cyclades_core.engine.values.player_names import flaw_of, same_as
from cyclades_core.engine.values.safe_text import clean, escaped
from cyclades_core.game.setup.seating import spoken_words
from cyclades_core.text.i18n import Messages

LANGUAGES = ("en", "pl", "it", "ro", "ru", "de")
# each with the flaw it has beside "bob" and "cleo"
BAD = {
    "": "empty",
    "x" * (NAME_LENGTH + 1): "long",
    " ann": "blanks",
    "ann ": "blanks",
    "ann  lee": "blanks",
    "ann\nlee": "blanks",
    "ann\tlee": "blanks",
    "\u3000ann": "blanks",
    "ann\u00a0lee": "blanks",
    "ann\u2028": "blanks",
    "ann\x85": "blanks",
    "ann\x1b[2J": "unseen",
    "ann\x00": "unseen",
    "ann\x9b": "unseen",
    "ann\x7f": "unseen",
    "\u202eann": "unseen",
    "ann\u2066": "unseen",
    "ann\u200b": "unseen",
    "ann\ufe0f": "unseen",
    "\u3164": "unseen",
    "\ud800": "unseen",
    "zoe\u0308": "form",
    "ann:lee": "between",
    "ann,lee": "between",
    "ann=f": "between",
    "->": "taken",
    "+": "taken",
    "shared": "taken",
    "none": "taken",
    "zeus": "taken",
    "ann sail": "taken",
    "bid": "taken",
    "troop": "taken",
    "A1": "taken",
    "m3-b1": "taken",
    "12": "taken",
    "die-2": "taken",
    "hidden-bob": "taken",
}
GOOD = ("ann", "Ann Lee", "Zoë", "Мария", "李", "O'Neil", "x" * NAME_LENGTH, "p1", "a+b", "12a", "🐙", "Bob")


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


def flaw(work: Any) -> tuple[str, str]:
    with pytest.raises(CycladesError) as error:
        work()
    told = str(error.value)
    assert clean(told) == told, "nothing that steers is in the text of the error"
    return error.value.code, str(error.value.arguments.get("flaw", ""))


@pytest.mark.parametrize("name", BAD)
def test_a_bad_name_is_refused_at_every_door(name: str) -> None:
    wanted = ("bad-name", BAD[name])
    players = [name, "bob", "cleo"]
    assert flaw(lambda: Game.new(rules(), players)) == wanted
    assert flaw(lambda: Game.from_position(rules(), {"round": 2}, players)) == wanted
    save = json.loads(Game.new(rules(), ["ann", "bob", "cleo"], seed=0).to_json())
    save["table"]["players"] = players
    with pytest.raises(SaveError) as error:
        Game.from_json(json.loads(json.dumps(save)), rules())
    assert error.value.arguments["part"] in ("table", "json")  # the reader lets no control characters through


@pytest.mark.parametrize("name", GOOD)
def test_a_good_name_plays_and_is_read_again(name: str) -> None:
    game = Game.new(rules(), [name, "bob", "cleo"], seed=1)
    again = Game.from_json(game.to_json(), rules())
    assert again.seats == game.seats == (name, "bob", "cleo") and again.fingerprint == game.fingerprint


@pytest.mark.parametrize("names", [["x", "x", "y"], ["x", "\uff58", "y"]])
def test_names_that_look_the_same_are_refused(names: list[str]) -> None:
    assert flaw(lambda: Game.new(rules(), names))[0] == "same-name"


def test_a_player_of_a_duel_is_not_called_like_a_faction() -> None:
    base = Ruleset.load("base")
    assert Game.new(base, ["ann", "bob"]).seats == ("ann", "bob")
    assert flaw(lambda: Game.new(base, ["ann", "ann-1"]))[0] == "same-name"


@pytest.mark.parametrize(
    "players", ["ann", 0, -1, 10**12, [1, 2, 3], [None] * 3, None, {}, ["x"] * (SEATS + 1), iter(int, 1)]
)
def test_what_are_no_players(players: Any) -> None:
    assert flaw(lambda: Game.new(rules(), players))[0] in ("wrong-players", "bad-name", "too-many-players")


def test_words_of_cards_and_boards_cannot_be_names() -> None:
    words = spoken_words(rules())
    assert {"zeus", "kraken", "bid", "sail", "end", "pass", "temple", "priest"} <= words
    assert flaw_of("zeus") is None, "whether it means something is for the ruleset to say"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_flaw_has_its_words(lang: str) -> None:
    messages = Messages(lang, ("errors",), strict=True)
    told = {flaw: messages.text("error-bad-name", name="x", flaw=flaw, limit=40) for flaw in {*BAD.values(), "text"}}
    assert len(set(told.values())) == len(told) == 8
    assert messages.text("error-too-many-players", limit=SEATS)


@settings(deadline=None)
@given(st.text(max_size=50))
def test_any_text_is_a_name_or_has_a_flaw(name: str) -> None:
    found = flaw_of(name)
    assert found is None or found in {*BAD.values()}
    if found is None:
        assert clean(name) == name and name.split() == name.split(" ") and same_as(name)


# -- the command line


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--lang", "en"])
    told = capsys.readouterr()
    assert clean(told.out + told.err, lines=True) == told.out + told.err
    return int(str(ended.value.code)), told.err


@pytest.mark.parametrize("names", ["ann\x1b[31m,bob,cleo", "ann\nbob,cleo,dan", "\u202eann,bob,cleo", "\u3000x,x,y"])
def test_the_command_line_refuses_bad_names(names: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run("play", "--modules", "legacy", "--names", names, "--rounds", "1", capsys=capsys)
    assert code == 2 and told.startswith("The name “") and told.count("\n") == 1


def test_the_command_line_composes_letters(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run("play", "--modules", "legacy", "--names", "Zoe\u0308,bob,cleo", "--rounds", "1", capsys=capsys)
    assert (code, told) == (0, "")


def test_what_a_save_says_does_not_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = json.loads(Game.new(rules(), ["ann", "bob", "cleo"], seed=1).to_json())
    del save["snapshot"]
    save["log"] = ["bid \x1b[2J\x9b\u202e\nEverything is fine"]
    file = tmp_path / "save.json"
    file.write_text(json.dumps(save))
    with pytest.raises(SystemExit):
        main(["replay", str(file), "--lang", "en"])
    told = capsys.readouterr()
    assert clean(told.out + told.err, lines=True) == told.out + told.err
    assert not any(text.startswith("Everything") for text in (told.out + told.err).splitlines())
    with pytest.raises(SystemExit):
        main(["replay", str(file), "--format", "json"])
    told = capsys.readouterr()
    assert clean(told.out + told.err, lines=True) == told.out + told.err


@pytest.mark.parametrize("format_", ["html", "svg", "md", "json"])
def test_what_a_translation_says_does_not_steer_a_document(
    tmp_path: Path, format_: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import xml.etree.ElementTree as ElementTree

    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "legacy.ftl").write_text("creature-harpy = Har\x1b[2J\x08\u202epy\n    .text = \x9bText\x01\n")
    monkeypatch.setenv("CYCLADES_LOCALES", str(tmp_path))
    with pytest.raises(SystemExit):
        main(["cards", "--modules", "legacy", "--format", format_, "--output", str(tmp_path / "out"), "--lang", "en"])
    pages = [tmp_path / "out"] if (tmp_path / "out").is_file() else sorted((tmp_path / "out").iterdir())
    texts = [page.read_text(encoding="utf-8") for page in pages]
    assert all(clean(text, lines=True) == text for text in texts)
    assert any("Har\ufffd" in text for text in texts)
    if format_ == "svg":
        assert all(ElementTree.fromstring(text) is not None for text in texts)


@settings(deadline=None)
@given(st.text())
def test_printing_lets_nothing_through_that_steers(text: str) -> None:
    printed = clean(text)
    assert (
        "\n" not in printed
        and isinstance(printed.encode(), bytes)
        and clean(printed) == printed
        and len(printed) == len(text)
    )
    document = json.dumps([text], ensure_ascii=False)
    assert json.loads(escaped(document)) == [text]
    assert clean(escaped(document)) == escaped(document)
