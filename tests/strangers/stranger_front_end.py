"""A front end in Python, as docs/embedding.md of 1.0.0 teaches it: `stranger_front_end.py MODULES SEED FOLDER`.

It plays a whole game with options chosen at random, takes a move back, saves and loads, and prints what it saw as JSON.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from cyclades_core import (
    Draft,
    Event,
    Game,
    IllegalAction,
    Messages,
    Ruleset,
    SaveError,
    UnknownModule,
    available_languages,
    available_modules,
    written_definitions,
)

SEATS = ["ann", "bob", "cleo"]


def choose(game: Game, rng: random.Random) -> Draft:
    """Choose one option after the other until the draft is a whole clause."""
    parts: list[str] = []
    draft = game.draft(parts)
    while not draft.complete:
        assert draft.decision is not None and draft.decision.seat == game.asked
        option = rng.choice(draft.decision.options)
        assert isinstance(option.value, str) and isinstance(option.targets, tuple | list)
        assert option.to_dict()["value"] == option.value
        parts.append(option.value)
        draft = game.draft(parts)
    return draft


def watch(game: Game, events: list[Event]) -> None:
    """Read the events as each seat may, and as a stored document."""
    for event in events:
        stored = json.loads(json.dumps(event.to_dict()))
        assert json.loads(json.dumps(Event.from_dict(stored).to_dict())) == stored
        assert (stored["key"], stored["n"], stored["ply"]) == (event.key, event.n, event.ply)
        assert stored["args"].keys() == event.args.keys()
        for seat in [*SEATS, None]:
            seen = event.seen_from(seat)
            assert seen is None or seen.key == event.key


def look(game: Game) -> None:
    """Look at the table with the eyes of every seat."""
    everybody = game.view()
    assert everybody["table"]["seats"] == SEATS == list(game.seats)
    for seat in SEATS:
        view = json.loads(json.dumps(game.view(seat)))
        assert view["asked"] == game.asked and view["round"] == game.round
        mine = next(each for each in view["factions"] if each["seat"] == seat)
        assert mine["id"] == f"player-{seat}" and isinstance(mine["gold"], int)
        decision = game.decision_for(seat)
        assert (decision is None) == (seat != game.asked)
    assert game.decision is not None
    told = game.decision.to_dict()
    assert {"seat", "prompt", "domain", "options"} <= told.keys()
    assert json.loads(json.dumps(told))["seat"] == game.asked


def refuse(game: Game) -> str:
    """Try a clause that cannot be. Nothing may change, and the reason has a code."""
    before = game.fingerprint
    why = game.why_not("bid nothing-like-this 3")
    assert why is not None and {"code", "args"} <= why.to_dict().keys()
    try:
        game.apply("bid nothing-like-this 3")
    except IllegalAction as error:
        assert error.refusal == why and error.code == why.code
    else:
        raise AssertionError("it was played")
    assert game.fingerprint == before
    return why.code


def search(game: Game, rng: random.Random) -> None:
    """Imagine a game with what the seat knows, and go on there without touching the real one."""
    seat, before = game.asked, game.fingerprint
    assert seat is not None
    imagined = game.sample(seat, rng)
    assert imagined.asked == seat and imagined.legal.count == game.legal.count
    assert imagined.view(seat) == game.view(seat)
    imagined.step(imagined.legal.item(0))
    copy = game.clone()
    copy.apply(copy.legal.item(copy.legal.count - 1))
    assert game.fingerprint == before


def main(modules: str, seed: int, folder: Path) -> dict[str, object]:
    """Play the game and return facts about it."""
    rng = random.Random(seed)
    rules = Ruleset.load(modules)
    game = Game.new(rules, players=SEATS, seed=seed)
    say = Messages("en", [module for module, _ in rules.modules], places=game.places)
    board = game.board_document()
    assert {"id", "extent", "areas", "islands"} <= board.keys() and len(board["extent"]) == 4
    assert all({"id", "kind", "near", "outline", "units"} <= area.keys() for area in board["areas"])
    assert all(say.name(area["id"]) for area in board["areas"])
    refused, undone, keys, prompts = refuse(game), 0, set(), set()
    clauses = 0
    while not game.is_over:
        assert game.decision is not None
        prompts.add(game.decision.prompt)
        if clauses % 20 == 0:
            look(game)
            search(game, rng)
        draft = choose(game, rng)
        assert draft.clause is not None and game.why_not(draft.clause) is None
        before = len(game.log)
        events = game.apply(draft.clause)
        clauses += 1
        keys.update(event.key for event in events)
        watch(game, events)
        if clauses % 7 == 0 and game.can_undo and not undone:
            game.undo()
            assert len(game.log) == before
            undone += 1
        if clauses == 30:
            game.save(folder / "saved.json")
            loaded = Game.from_json((folder / "saved.json").read_text(encoding="utf-8"))
            assert loaded.fingerprint == game.fingerprint and loaded.log == game.log
            game = loaded
    assert game.result is not None and game.asked is None and game.decision is None
    entries = game.entries
    assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
    assert {entry.seat for entry in entries} <= set(SEATS)
    assert game.at(5).log == game.log[:5]
    try:
        Game.from_json("{}")
    except SaveError as error:
        damaged = error.code
    try:
        Ruleset.load("no-such-module")
    except UnknownModule as error:
        unknown = error.code
    return {
        "over": game.is_over,
        "winners": list(game.result.winners),
        "shared": game.result.shared,
        "clauses": len(game.log),
        "rounds": game.round,
        "refused": refused,
        "damaged": damaged,
        "unknown": unknown,
        "undone": undone,
        "languages": list(available_languages()),
        "modules": {each.id: each.version for each in available_modules() if not each.problems},
        "rules": dict(rules.modules),
        "definitions": [each.full_id for each in written_definitions(modules)][:3],
        "untold": sorted(key for key in keys if not say.has(f"event-{key}")),
        "unasked": sorted(prompt for prompt in prompts if not say.has(f"prompt-{prompt}")),
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))))
