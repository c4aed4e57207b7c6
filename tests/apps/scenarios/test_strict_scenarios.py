"""A scenario in which a mistake cannot pass: what used to be accepted silently is an error at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades_apps.scenarios import ScenarioOutcome, run_scenario
from cyclades_core import Game, Ruleset
from cyclades_core.engine.rules.elimination import players_left
from cyclades_core.game.positions.position_checks import NAMES
from cyclades_core.game.positions.position_setup import PositionError
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).resolve().parents[3]
WORDS = {
    lang: Messages(lang, expansions=("errors", "scenarios"), strict=True)
    for lang in ("en", "pl", "it", "ro", "ru", "de")
}

GOOD = """\
title = "A battle at sea"
cite = ["L14.1", "L13.2.3"]
modules = "legacy"
players = ["ann", "bob", "cleo"]
play = [
  { do = "bob: end", refused = "wrong-seat" },
  { do = "ann: sail 2 C2 -> D4", refused = ["out-of-reach", "no-target"] },
  { do = "ann: sail 9 C2 -> D3", refused = true },
  "ann: sail 2 C2 -> D3",
  { seat = "bob", prompt = "retreat", subject = "", offers = ["stay"], not-offers = ["C2 -> D3", "none"] },
]

[given]
round = 3
turn = ["ann", "poseidon"]
gods = ["zeus", "poseidon", "ares", "athena"]
offerings = [["bob", "zeus", 2]]
turn-track = ["cleo"]
gold = { ann = 2 }
goods = { ann = { priest = 1 } }
cards = { bob = ["medusa"] }
track = { track-4 = "harpy" }
zones = { creature-discard = ["giant"] }
[given.areas]
m3-b1 = { owner = "ann", units = { troop = 1 }, buildings = ["port"] }
m3-f2 = { owner = "bob", units = { troop = 1 }, piece = "medusa" }
C2 = { owner = "ann", units = { fleet = 2 } }
D3 = { owner = "bob", units = { fleet = 2 } }

[chance]
dice = [3, 0]

[expect]
areas = { D3 = { units = { fleet = 1 } }, m3-b1 = { owner = "ann" } }
goods = { ann = { priest = 1 } }
zones = { creature-deck = { lacks = ["giant"] } }
events = ["battle-began", { key = "unit-lost", faction = "bob", area = "D3" }]
no-events = ["card-discarded", { key = "area-taken", faction = "ann" }]
[expect.decision]
seat = "bob"
prompt = "retreat"
"""


def run(tmp_path: Path, text: str) -> ScenarioOutcome:
    file = tmp_path / "scenario.toml"
    file.write_text(text, encoding="utf-8")
    return run_scenario(file)


def said(outcome: ScenarioOutcome, lang: str = "en") -> str:
    return "\n".join(problem.render(WORDS[lang]) for problem in outcome.problems)


def place(text: str, new: str) -> tuple[int, int]:
    """Line and column of what is marked with « in the replacement."""
    before = text[: text.index(new.replace("«", "")) + new.index("«")]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def test_the_scenario_that_is_spoilt_is_a_good_one(tmp_path: Path) -> None:
    outcome = run(tmp_path, GOOD)
    assert outcome.passed, said(outcome)


# what is written instead, with « before the place of the error; its code; words of the message
SILENT = [
    # checks that cannot fail
    ('"C2 -> D3", "none"', '"C2 -> D3", «"florble"', "unknown", "florble"),
    ('offers = ["stay"]', 'offers = [«"stayy"]', "unknown", "did you mean “stay”"),
    ('["card-discarded"', '[«"card-discardedd"', "unknown", "did you mean “card-discarded”"),
    ('["battle-began"', '[«"battel-began"', "unknown", "did you mean “battle-began”"),
    ('key = "unit-lost"', 'key = «"unit-losst"', "unknown", "unit-lost"),
    ('faction = "ann" }]\n[exp', 'facton = «"ann" }]\n[exp', "unknown", "did you mean “faction”"),
    ('faction = "ann" }]\n[exp', 'faction = «"anne" }]\n[exp', "unknown", "did you mean “ann”"),
    ('area = "D3"', 'area = «"D33"', "unknown", "D33"),
    ('prompt = "retreat"\n', 'prompt = «"retret"\n', "unknown", "did you mean “retreat”"),
    ('prompt = "retreat", subject', 'prompt = «"retret", subject', "unknown", "retreat"),
    ('seat = "bob", prompt', 'seat = «"bbo", prompt', "unknown", "did you mean “bob”"),
    ('subject = ""', 'subject = «"medusaa"', "unknown", "did you mean “medusa”"),
    ('refused = "wrong-seat"', 'refused = «"wrong-sea"', "unknown", "did you mean “wrong-seat”"),
    ('["out-of-reach", "no-target"]', '["out-of-reach", «"no-tagret"]', "unknown", "no-target"),
    ('"ann: sail 2 C2 -> D3",\n  {', '«"anna: sail 2 C2 -> D3",\n  {', "unknown", "did you mean “ann”"),
    ('lacks = ["giant"]', 'lacks = [«"gaint"]', "unknown", "did you mean “giant”"),
    ("priest = 1 } }\nzones", "priestt = «1 } }\nzones", "unknown", "did you mean “priest”"),
    ("fleet = 1 } }, m3", "fleett = «1 } }, m3", "unknown", "did you mean “fleet”"),
    ('m3-b1 = { owner = "ann" } }', 'm3-b1 = { owner = «"anne" } }', "unknown", "did you mean “ann”"),
    ('m3-b1 = { owner = "ann" } }', 'm3-b1 = { ownr = «"ann" } }', "unknown", "did you mean “owner”"),
    ('seat = "bob"\nprompt', 'seta = «"bob"\nprompt', "unknown", "did you mean “seat”"),
    ('{ do = "bob: end", refused = "wrong-seat" }', "«{ }", "missing-key", "do"),
    ("refused = true", "refused = «false", "wrong-value", "refused"),
    # scripted chance
    ("dice = [3, 0]", "dice = [3, 0, «1]", "script-left", "never drawn"),
    ("dice = [3, 0]", "dice = «[3]", "script-short", "drew one more"),
    ("dice = [3, 0]", "dice = [3, «7]", "script-value", "possible: 0, 1, 2, 3"),
    ("dice = [3, 0]", 'dice = [3, 0]\ndraw = [«"harpy"]', "script-left", "harpy"),
    ("dice = [3, 0]", 'dice = [3, 0]\ngods = [[«"zeuss"]]', "script-unknown", "Did you mean “zeus”"),
    # positions that cannot be
    (
        'm3-b1 = { owner = "ann", units',
        'm3-b1 = { piece = «"chiron", owner = "ann", units',
        "position-impossible",
        "piece-without-card",
    ),
    (', piece = "medusa"', "", "position-impossible", "card-without-piece"),
    (
        "units = { troop = 1 }, buildings",
        "units = { troop = 1, fleet = «1 }, buildings",
        "position-impossible",
        "wrong-ground",
    ),
    (
        'C2 = { owner = "ann", units = { fleet = 2 } }',
        'C2 = { owner = "ann", units = { fleet = 2, troop = «1 } }',
        "position-impossible",
        "wrong-ground",
    ),
    ("m3-f2 = {", "m3-d2 = { units = «{ troop = 1 } }\nm3-f2 = {", "position-impossible", "ownerless-units"),
    ("C2 = {", 'm3-d2 = { piece = «"medusa" }\nC2 = {', "position-impossible", "twice"),
    ('["giant"] }\n[given', '[«"harpy"] }\n[given', "position-impossible", "card-twice"),
    ('["medusa"]', '["medusa", «"medusa"]', "position-impossible", "card-twice"),
    (
        'buildings = ["port"]',
        'buildings = { "m3-b1.site" = "metropolis", "m3-b1.s1" = «"port" }',
        "position-impossible",
        "under-a-large-building",
    ),
    (
        '[["bob", "zeus", 2]]\nturn-track = ["cleo"]',
        '[["bob", "zeus", 2], «["cleo", "zeus", 1]]\nturn-track = []',
        "position-impossible",
        "two-offerings",
    ),
    ('[["bob", "zeus", 2]]', '[«["bob", "athena", 2]]', "position-impossible", "hidden-god"),
    ('turn-track = ["cleo"]', "turn-track = «[]", "position-impossible", "marker-nowhere"),
    ('turn-track = ["cleo"]', 'turn-track = ["cleo", «"bob"]', "position-impossible", "marker-twice"),
    ('turn-track = ["cleo"]', 'turn-track = ["cleo", «"ann"]', "position-impossible", "marker-twice"),
    ("round = 3", "round = «0", "position-impossible", "no-round"),
    ("troop = 1 }, buildings", "troop = «9 }, buildings", "position-impossible", "too-many"),
    ("gold = { ann = 2 }", "gold = { ann = 2 }\nreserve = «{ ann = { troop = 3 } }", "position-impossible", "reserve"),
    ("gold = { ann = 2 }", 'gold = { ann = 2 }\neliminated = ["bob"]', "position-impossible", "eliminated-marker"),
    # names in positions, with their place and the nearest
    ('gods = ["zeus"', 'gods = [«"zeuss"', "position-unknown", "did you mean “zeus”"),
    ('track-4 = "harpy"', 'track-4 = «"harpi"', "position-unknown", "did you mean “harpy”"),
    ('track-4 = "harpy"', 'trakc-4 = «"harpy"', "position-unknown", "track-4"),
    (
        'm3-b1 = { owner = "ann", units = { troop',
        'm3-b1 = { owner = «"anne", units = { troop',
        "position-unknown",
        "did you mean “ann”",
    ),
    ('["port"]', '[«"prot"]', "position-unknown", "did you mean “port”"),
    ('["port"]', '[«"metropolis+bonus-gold"]', "position-unknown", "bonus-gold"),
    ('turn = ["ann", "poseidon"]', 'turn = ["ann", «"posidon"]', "position-unknown", "did you mean “poseidon”"),
    ("gold = { ann = 2 }", "gold = { ann = «-2 }", "position-value", "cannot be -2"),
    ("gold = { ann = 2 }", "«golf = { ann = 2 }", "position-key", "did you mean “gold”"),
    ("gold = { ann = 2 }", "gold = «3", "position-value", "a table"),
    # what cannot be set up
    ('"cleo"]\nplay', '"cleo"]\nmode = «"free-for-al"\nplay', "unknown-mode", "free-for-al"),
    ('"cleo"]\nplay', '"cleo"]\nboard = «"m4"\nplay', "unknown-board", "m4"),
    ('"bob", "cleo"]\nplay', '"bob", "bob"]\nplay', "same-name", "bob"),
    ('cite = ["L14.1", "L13.2.3"]', 'cite = ["L14.1", «"L14.1"]', "wrong-value", "cite"),
]


@pytest.mark.parametrize(
    ("old", "new", "code", "words"), SILENT, ids=[row[1].replace("\n", " ")[:50] for row in SILENT]
)
def test_a_mistake_does_not_pass(tmp_path: Path, old: str, new: str, code: str, words: str) -> None:
    assert GOOD.count(old) == 1, "the example has it once"
    text = GOOD.replace(old, new.replace("«", ""))
    outcome = run(tmp_path, text)
    assert not outcome.passed
    assert code in [problem.code for problem in outcome.problems], said(outcome)
    assert words in said(outcome)
    if "«" in new:
        found = {(problem.line, problem.column) for problem in outcome.problems if problem.code == code}
        assert place(text, new) in found, said(outcome)
    for lang in WORDS:
        assert said(outcome, lang)


def test_several_rules_may_be_cited(tmp_path: Path) -> None:
    outcome = run(tmp_path, GOOD.replace('"L13.2.3"]', '"L13.2.3", "L14.2", "L14.3", "L14.4"]'))
    assert outcome.passed, said(outcome)
    assert len(outcome.cite) == 5


def test_every_impossible_position_has_a_sentence_in_every_language() -> None:
    general = PositionError("position-impossible", path=(), problem="?", name="x")
    for words in WORDS.values():
        plain = words.text("error-position-impossible", **general.arguments).replace("(?)", "")
        for name in NAMES:
            error = PositionError("position-impossible", path=(), problem=name, name="x")
            assert words.text("error-position-impossible", **error.arguments).replace(f"({name})", "") != plain, name


# -- the position is what was said -------------------------------------------------------------------------------------


def test_each_of_two_markers_is_where_it_was_said() -> None:
    """With two players a faction has two markers: an offering takes one, the track gets the others (L19.1)."""
    position = {
        "round": 3,
        "phase": "offerings",
        "gods": ["zeus", "ares", "poseidon", "athena"],
        "open": 3,
        "offerings": [["ann", "zeus", 1]],
        "turn-track": ["ann", "bob", "bob"],
    }
    game = Game.from_position(Ruleset.load("legacy"), position, ["ann", "bob"])
    view = game.view()
    assert [(row["faction"], row["god"]) for row in view["offerings"]] == [("player-ann", "god-zeus")]
    asked = [] if game.asked is None else [f"player-{game.asked}"]
    assert sorted([*asked, *view["track"]]) == ["player-ann", "player-bob", "player-bob"]
    for track, problem in ((["ann", "ann", "bob"], "marker-twice"), (["ann", "bob"], "marker-nowhere")):
        with pytest.raises(PositionError) as caught:
            Game.from_position(Ruleset.load("legacy"), {**position, "turn-track": track}, ["ann", "bob"])
        assert caught.value.arguments["problem"] == problem


def test_eliminated_in_this_round_or_before() -> None:
    """Out since a moment ago: the tiles lie as they were laid for all; out for longer: they were laid anew (L17.5)."""
    position = {"round": 4, "phase": "offerings", "turn-track": ["ann", "cleo", "dan"]}
    for key, count, laid in (("eliminated", 2, 3), ("eliminated-this-round", 3, 4)):
        players = ["ann", "bob", "cleo", "dan"]
        game = Game.from_position(Ruleset.load("legacy"), {**position, key: ["bob"]}, players)
        state = game._m.state
        assert (state.open_gods, state.laid, players_left(game._m)) == (count, laid, 3), key


# -- looking ---------------------------------------------------------------------------------------------------------

STOP = """\
title = "The last action of a turn"
cite = ["L11.2.1"]
modules = "legacy"
players = ["ann", "bob", "cleo"]
play = [
  { do = "ann: recruit m3-b1", STOPexpect = { turn = ["ann", "ares"], areas = { m3-b1 = { units = { troop = 2 } } } } },
]
[given]
turn = ["ann", "ares"]
gold = { ann = 0 }
[given.areas]
m3-b1 = { owner = "ann", units = { troop = 1 } }
m3-f2 = { owner = "bob", units = { troop = 1 } }
[expect]
phase = "offerings"
decision = { prompt = "bid" }
"""


def test_stop_holds_the_game_before_the_turn_ends(tmp_path: Path) -> None:
    held = run(tmp_path, STOP.replace("STOP", "stop = true, "))
    assert held.passed, said(held)
    past = run(tmp_path, STOP.replace("STOP", ""))
    assert [problem.code for problem in past.problems] == ["differs"], said(past)


def test_a_trace_tells_lines_events_and_questions(tmp_path: Path) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(GOOD, encoding="utf-8")
    rows = run_scenario(file, trace=True).trace
    assert [row.line for row in rows] == [13, 6, 7, 8, 9, 10]
    assert [row.refusal.code if row.refusal else None for row in rows[1:4]] == [
        "wrong-seat",
        "out-of-reach",
        "wrong-amount",
    ]
    assert "battle-began" in [event.key for event in rows[4].events]
    assert (rows[4].seat, rows[4].prompt) == ("bob", "retreat")
    assert any("? bob: retreat" in words for words in rows[4].words())
    assert rows[1].to_dict()["refused"] == {"code": "wrong-seat", "cite": ""}


# -- boards of one's own, ports ---------------------------------------------------------------------------------------

PORTS = """\
title = "A port and its sea"
cite = ["B3.5"]
modules = "base"
players = ["ann", "bob", "cleo"]
play = [{ seat = "ann", prompt = "action" }]
[board]
sites = "shared"
[board.areas]
X1 = { kind = "land", near = ["a", "b"], sites = 2, cornucopias = 1, symbol = true, ports = { s1 = ["a"] } }
X2 = { kind = "land", near = ["b"], sites = 1 }
X3 = { kind = "land", near = ["c"], sites = 1 }
a = { kind = "sea", near = ["b"] }
b = { kind = "sea", cornucopias = 1, near = ["c"] }
c = { kind = "sea" }
[given]
round = 2
turn = ["ann", "ares"]
used = ["build", "recruit"]
gold = { ann = 5 }
[given.areas]
X1 = { owner = "ann", buildings = { "X1.s1" = "port", "X1.s2" = "port" }, sea = { "X1.s2" = "b" } }
X2 = { owner = "bob" }
X3 = { owner = "cleo" }
[expect]
areas = { X1 = { sea = { "X1.s1" = "a", "X1.s2" = "b" }, symbol = true } }
decision = { seat = "ann" }
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("", "", None, ""),
        ('sea = { "X1.s2" = "b" }', 'sea = «"c"', "position-impossible", "far-sea"),
        ('sea = { "X1.s2" = "b" }', 'sea = { "X1.s3" = «"b" }', "position-unknown", "did you mean “X1.s"),
        ('X2 = { owner = "bob" }', 'X2 = { owner = "bob", sea = «"b" }', "position-impossible", "no-harbour"),
        ('"X1.s1" = "a", "X1.s2" = "b" }, symbol', '"X1.s1" = "b", "X1.s2" = "b" }, symbol', "differs", "X1.s1 = a"),
        ('"X1.s1" = "a", "X1.s2" = "b" }, symbol', '"X1.s1" = «"aa", "X1.s2" = "b" }, symbol', "unknown", "aa"),
        ('ports = { s1 = ["a"] }', 'ports = { s1 = [«"c"] }', "board", "there is no area “c”"),
        ('ports = { s1 = ["a"] }', "ports = { s9 = «[] }", "board", "these squares do not fit: s9"),
        ('sites = "shared"', 'sites = «"sharedd"', "board", "“covered” or “shared”"),
        ('kind = "sea", near = ["c"]', 'kind = "sea", near = ["c"]', None, ""),
        ("symbol = true", 'symbol = «"yes"', "board", "true or false"),
        ('X2 = { kind = "land", near = ["b"]', 'X2 = { kind = "land", near = [«"bb"]', "board", "“bb”"),
        ('X2 = { kind = "land"', 'X2 = { kindd = «"land"', "board", "did you mean “kind”"),
        ('decision = { seat = "ann" }', "«decision = { }", "missing-key", "seat"),
    ],
)
def test_boards_and_ports(tmp_path: Path, old: str, new: str, code: str | None, words: str) -> None:
    text = PORTS.replace(old, new.replace("«", ""), 1) if old else PORTS
    outcome = run(tmp_path, text)
    if code is None:
        assert outcome.passed, said(outcome)
        return
    assert code in [problem.code for problem in outcome.problems], said(outcome)
    assert words in said(outcome)
    if "«" in new:
        found = {(problem.line, problem.column) for problem in outcome.problems if problem.code == code}
        assert place(text, new) in found, said(outcome)
    for lang in WORDS:
        assert said(outcome, lang)


def test_a_board_without_land_or_sea_is_told_in_words(tmp_path: Path) -> None:
    text = PORTS.replace(
        'a = { kind = "sea", near = ["b"] }\nb = { kind = "sea", cornucopias = 1, near = ["c"] }\n', ""
    )
    text = text.replace('c = { kind = "sea" }\n', "")
    assert "the board: it has no sea area" in said(run(tmp_path, text))


def test_a_scenario_that_checks_nothing_is_refused(tmp_path: Path) -> None:
    text = GOOD[: GOOD.index("[expect]")]
    text = text.replace(text[text.index("play = [") : text.index("[given]")], 'play = ["ann: end"]\n')
    outcome = run(tmp_path, text)
    assert [problem.code for problem in outcome.problems] == ["missing-key"], said(outcome)
    assert "expect" in said(outcome)


def test_a_line_goes_on_to_what_the_card_asks_next(tmp_path: Path) -> None:
    text = """\
title = "The Belt in one line"
cite = ["H13.10"]
modules = "legacy,hades/divine-favors"
players = ["ann", "bob", "cleo"]
play = [
  "ann: use aphrodite-belt bob zeus",
  { do = "bob: bid zeus 1", refused = true },
]
[given]
round = 2
phase = "offerings"
gods = ["zeus", "ares", "poseidon", "athena"]
open = 2
turn-track = ["bob", "ann", "cleo"]
gold = { ann = 5, bob = 5 }
cards = { ann = ["aphrodite-belt"] }
[expect]
decision = { seat = "bob", prompt = "bid", not-offers = ["zeus"] }
"""
    outcome = run(tmp_path, text)
    assert outcome.passed, said(outcome)
