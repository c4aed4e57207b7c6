"""Hostile input: whatever somebody sends, the answer is one of our errors, and the game stands where it stood."""

from __future__ import annotations

import copy
import json
import random
import string
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cyclades_core import CycladesError, Game, IllegalAction, Ruleset, SaveError, UnknownModule
from cyclades_core.content.toml import ContentError
from cyclades_core.engine.values.refusals import CODES, Refusal
from cyclades_core.text.i18n import MessageError, Messages, available_languages, choose_language

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = ["ann", "bob", "cleo"]
# few here: the long groups `fuzz` and `attack` try thousands
bounded = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


@cache
def games() -> tuple[Game, ...]:
    """Games at many kinds of questions."""
    out = []
    for seed in range(6):
        game = Game.new(rules(), players=PEOPLE, seed=seed)
        rng = random.Random(seed)
        for _ in range(40 + 60 * seed):
            if not game.is_over:
                game.apply(game.legal.item(rng.randrange(game.legal.count)))
        out.append(game)
    return tuple(out)


def clauses(game: Game) -> list[str]:
    """Whole clauses that could be said here: a few, played on copies until something changes."""
    out = []
    for i in range(min(game.legal.count, 6)):
        copied = game.clone()
        copied.apply(copied.legal.item(i))
        out.append(copied.log[-1] if copied.log else game.legal.text(i))
    return out


def refuse(game: Game, action: Any) -> None:
    """Ask and answer: both agree, and a refused action changes nothing."""
    before = game.fingerprint, game.log, game.decision.to_dict() if game.decision else None
    reason = game.why_not(action)
    assert reason is None or (isinstance(reason, Refusal) and reason.code in CODES)
    assert (game.fingerprint, game.log) == before[:2], "asking changes nothing"
    if reason is not None:
        with pytest.raises(IllegalAction) as caught:
            game.apply(action)
        assert caught.value.code == reason.code
        assert (game.fingerprint, game.log, game.decision.to_dict() if game.decision else None) == before
    else:
        game.clone().apply(action)


# -- answers


@bounded
@given(st.integers(0, 5), st.text(max_size=60))
def test_any_text_is_an_answer_or_refused(which: int, text: str) -> None:
    refuse(games()[which], text)


WORDS = "bid zeus ares poseidon athena apollo march sail recruit build buy end pass -> + > 1 2 9999 0 -1 troop".split()
WORDS += "m3-b1 C2 A1 nothing full none yes no harpy giant ann bob ² ٣ 1e3 0x1 99999999999999999999 \x00 +".split()


@bounded
@given(st.integers(0, 5), st.lists(st.sampled_from(WORDS), max_size=8))
def test_any_words_of_the_notation_are_an_answer_or_refused(which: int, words: list[str]) -> None:
    refuse(games()[which], " ".join(words))


@bounded
@given(st.integers(0, 5), st.integers(0, 5), st.randoms(use_true_random=False))
def test_mutated_clauses_are_an_answer_or_refused(which: int, index: int, rng: random.Random) -> None:
    game = games()[which]
    known = clauses(game)
    if not known:
        return
    words = known[index % len(known)].split()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(words) + 1)
        kind = rng.randrange(4)
        if kind == 0 and words:
            words.pop(min(at, len(words) - 1))
        elif kind == 1:
            words.insert(at, rng.choice(WORDS))
        elif kind == 2 and words:
            at = min(at, len(words) - 1)
            words[at] = words[at][:-1] + rng.choice(string.printable)
        else:
            rng.shuffle(words)
    refuse(game, " ".join(words))


values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.binary(max_size=4)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.tuples(inner, inner), st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@bounded
@given(st.integers(0, 5), values)
def test_any_value_is_an_answer_or_refused(which: int, value: Any) -> None:
    refuse(games()[which], value)


@bounded
@given(st.integers(0, 5), values)
def test_any_json_form_is_an_answer_or_refused(which: int, value: Any) -> None:
    refuse(games()[which], {"answers": value})


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = Game.new(rules(), players=PEOPLE, seed=0)
    rng = random.Random(0)
    game.keep_history = False
    while not game.is_over:
        game.apply(game.legal.item(rng.randrange(game.legal.count)))
    for action in ("end", 0, (), {}, ""):
        with pytest.raises(IllegalAction) as caught:
            game.apply(action)
        assert caught.value.code == "game-over"
    assert list(game.legal) == [] and game.decision is None


# -- saves


@cache
def document() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(games()[2].to_json())
    return found


def load(text: Any) -> CycladesError | ContentError | None:
    """The error that a document raises: only those of the door are caught."""
    try:
        game = Game.from_json(text)
    except (SaveError, UnknownModule, ContentError) as error:
        assert (
            isinstance(error, (UnknownModule, ContentError)) or error.arguments.get("part") or error.code == "save-log"
        )
        return error
    game.view()
    return None


@bounded
@given(st.integers(0, 10_000))
def test_a_truncated_save_is_no_save(length: int) -> None:
    text = games()[2].to_json()
    assert isinstance(load(text[: length % len(text)]), SaveError)


@bounded
@given(st.randoms(use_true_random=False))
def test_altered_bytes_are_found_or_harmless(rng: random.Random) -> None:
    data = bytearray(games()[2].to_json().encode())
    for _ in range(rng.randint(1, 4)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    load(bytes(data))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to every part of a document; of long lists only the beginning."""
    out = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            out += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value[:6]):
            out += places(inner, (*path, index))
    return out


plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 10**20), st.text(max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=2)),
    max_leaves=5,
)


@settings(bounded, max_examples=120)
@given(st.randoms(use_true_random=False), plain, st.booleans(), st.booleans())
@pytest.mark.long
def test_a_save_with_another_value_anywhere(rng: random.Random, value: Any, drop: bool, replay: bool) -> None:
    doc = copy.deepcopy(document())
    if replay:  # without the snapshot the log is played again
        del doc["snapshot"]
        doc["entries"] = doc["entries"][:12]
    path = rng.choice(places(doc))
    at: Any = doc
    for step in path[:-1]:
        at = at[step]
    if drop:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    load(json.dumps(doc))


@pytest.mark.long
@bounded
@given(st.randoms(use_true_random=False), plain)
def test_a_snapshot_that_somebody_signed_again(rng: random.Random, value: Any) -> None:
    """Even with a right hash, a state that is none must not crash the loader."""
    from cyclades_core.engine.state import State

    doc = copy.deepcopy(document())
    state = doc["snapshot"]["state"]
    path = rng.choice(places(state))
    at: Any = state
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    try:
        doc["snapshot"]["hash"] = State.from_plain(state).digest()
    except Exception:
        pass
    load(json.dumps(doc))


@pytest.mark.parametrize("text", ["", "null", "[]", "3", '"x"', "{}", '{"schema": true}', "[" * 5000, '{"schema": 0}'])
def test_what_is_no_save(text: str) -> None:
    error = load(text)
    assert isinstance(error, SaveError) and error.arguments["part"] in ("json", "schema", "modules", "options")


def test_saves_of_others_are_refused_with_the_part_that_does_not_fit() -> None:
    def changed(**more: Any) -> Any:
        error = load({**document(), **more})
        assert error is not None
        return error

    newer = changed(schema=99)
    assert (newer.code, newer.arguments["part"], newer.arguments["found"]) == ("save-newer", "schema", 99)
    assert isinstance(changed(modules=[{"id": "atlantis", "version": "1"}]), UnknownModule)
    assert isinstance(changed(modules=[]), UnknownModule)
    assert changed(fingerprint="0" * 32).code == "save-ruleset"
    assert isinstance(changed(options={"medusa-mode": "no-way"}), ContentError)
    assert isinstance(changed(options={"tide": 1}), ContentError)
    assert changed(options={"medusa-mode": "no-exit"}).code == "save-ruleset"
    assert changed(table={**document()["table"], "players": ["ann", "ann", "bob"]}).code == "save-damaged"
    log = {k: v for k, v in document().items() if k != "snapshot"}
    error = load(
        {**log, "entries": [*document()["entries"][:3], {**document()["entries"][3], "clause": "bid nobody 7"}]}
    )
    assert error is not None and getattr(error, "code", "") == "save-log"


# -- positions


POSITION: dict[str, Any] = {
    "round": 2,
    "turn": ["ann", "poseidon"],
    "gods": ["poseidon", "ares", "zeus", "athena"],
    "offerings": [["bob", "ares", 3]],
    "track": {"track-2": "harpy"},
    "areas": {
        "m3-b1": {"owner": "ann", "units": {"troop": 2}, "buildings": ["port"], "tokens": 1},
        "m3-c3": {"owner": "bob", "units": {"troop": 1}, "piece": "medusa"},
        "A1": {"owner": "ann", "units": {"fleet": 1}},
    },
    "gold": {"ann": 5},
    "goods": {"ann": {"priest": 1}},
    "cards": {"ann": ["medusa"]},
    "zones": {"creature-discard": ["giant"]},
    "reserve": {"ann": {"troop": 6}},
    "stock": {"port": 2},
    "turn-track": ["cleo"],
    "marks": {"m3-b1.s1": 0},
    "eliminated": [],
    "hidden": {},
    "hired": [],
    "counters": {},
}


def test_the_position_that_is_mutated_is_a_good_one() -> None:
    Game.from_position(rules(), POSITION, players=PEOPLE, seed=0)


@settings(bounded, max_examples=150)
@given(st.randoms(use_true_random=False), plain, st.booleans())
def test_a_position_with_another_value_anywhere(rng: random.Random, value: Any, drop: bool) -> None:
    position = copy.deepcopy(POSITION)
    path = rng.choice(places(position))
    at: Any = position
    for step in path[:-1]:
        at = at[step]
    if drop:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    try:
        game = Game.from_position(rules(), position, players=PEOPLE, seed=0)
    except CycladesError:
        return
    game.view()


@bounded
@given(st.lists(st.text(max_size=5), max_size=8), st.one_of(st.none(), st.text(max_size=8)), plain)
def test_any_table_is_set_or_refused(players: list[str], mode: str | None, teams: Any) -> None:
    try:
        Game.new(rules(), players=players, mode=mode, teams=teams, seed=0)
    except CycladesError:
        return


# -- scenarios


@cache
def scenario() -> str:
    return (sorted((ROOT / "scenarios" / "legacy").glob("*.toml"))[0]).read_text(encoding="utf-8")


@bounded
@given(st.randoms(use_true_random=False))
def test_a_mutated_scenario_is_read_or_has_problems(tmp_path_factory: Any, rng: random.Random) -> None:
    from cyclades_apps.scenarios import run_scenario

    text = list(scenario())
    for _ in range(rng.randint(1, 5)):
        at = rng.randrange(len(text))
        if rng.random() < 0.3:
            del text[at : at + rng.randint(1, 10)]
        else:
            text[at] = rng.choice(string.printable)
    file = tmp_path_factory.mktemp("s") / "s.toml"
    file.write_text("".join(text), encoding="utf-8")
    outcome = run_scenario(file)
    assert outcome is not None


# -- languages and options


@bounded
@given(st.text(max_size=20))
@example("En-XA")  # the pseudo-locale in another case: known to one door, unknown to the other
@example("en-XA")
@example("PL")
@example("pl_PL.UTF-8")
@example("en-x")
def test_any_language_is_known_or_refused(lang: str) -> None:
    """Both doors agree on the tag, whatever its case: what is no language of ours is told in English."""
    say = Messages(lang, ("legacy",))
    try:
        chosen = choose_language(lang, {})
        assert choose_language(lang.swapcase(), {}) == chosen
    except MessageError as error:
        assert error.code == "unknown-language"
        chosen = "en"
    known = say.lang in (*available_languages(), "en-XA")
    assert say.is_own("refusal-game-over") == known
    assert not known or say.lang == chosen
    spoken = Messages(say.lang if known else "en", ("legacy",))
    assert say.text("refusal-game-over") == spoken.text("refusal-game-over")


@pytest.mark.long
@bounded
@given(st.dictionaries(st.text(max_size=12), values, max_size=3))
def test_any_options_are_settled_or_refused(options: dict[str, Any]) -> None:
    try:
        Ruleset.load("legacy", options)
    except ContentError as error:
        assert {p.code for p in error.problems} <= {"unknown-option", "bad-option-value"}
        assert error.problems.render(Messages("en", ("legacy",)))


@bounded
@given(st.one_of(st.text(max_size=20), st.lists(st.text(max_size=8), max_size=4)))
def test_any_list_of_modules_is_chosen_or_refused(modules: Any) -> None:
    try:
        Ruleset.load(modules)
    except (UnknownModule, ContentError):
        return
