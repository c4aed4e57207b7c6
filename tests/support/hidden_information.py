"""Pairs of games that differ only in what a seat cannot know."""

from __future__ import annotations

import random
from typing import Any

from cyclades_core import Decision, Game
from cyclades_core.engine.rules.rounds import unknown_slots
from cyclades_core.game.views.seat_view import may_see_gold, sharing


def exchanged(game: Game, seat: str | None, rng: random.Random) -> Game:
    """A copy in which all that is hidden from the seat (None: from everybody) is different, and the question is not."""
    out = game.clone()
    m = out._m
    s, t, r = m.state, m.table, m.book
    me = t.seats.index(seat) if seat is not None else -1
    friends = sharing(t, me) if me >= 0 else []
    known = {card for f, card, _ in s.knows if f in friends}
    looked = [(f, card, z, s.zones[z].index(card)) for f, card, z in s.knows]  # by its place: another card now
    for z in r.hidden_zones:
        content = list(s.zones[z])
        places = [i for i, c in enumerate(content) if c not in known]
        pool = [content[i] for i in places]
        rng.shuffle(pool)
        for i, c in zip(places, pool, strict=True):
            content[i] = c
        s.zones[z] = tuple(content)
    renamed = {card: s.zones[z][i] for _, card, z, i in looked}
    s.knows = tuple((f, s.zones[z][i], z) for f, _, z, i in looked)
    for frame in s.frames:
        for slot in r.programs[frame.program].card_slots:
            if frame.has_group(slot):
                frame.bind_group(slot, tuple(renamed.get(c, c) for c in frame.group(slot)))
            else:
                frame.bound[slot] = renamed.get(frame.bound[slot], frame.bound[slot])
    closed = unknown_slots(m)
    tiles = [s.zones[z][0] for z in closed]
    rng.shuffle(tiles)
    for z, god in zip(closed, tiles, strict=True):
        s.zones[z] = (god,)
        s.where[god] = z
    secret = [t.z_secret + f for f in range(t.n_factions) if f not in friends]
    decks = [z for z in sorted(r.hidden_zones) if any(r.cards[c][0] == "item" for c in s.zones[z])]
    for z in secret:
        if s.zones[z] and decks:
            seen_by = {card for _, card, _ in s.knows}
            free = [i for i, c in enumerate(s.zones[decks[0]]) if c not in seen_by]
            if free:
                mine, deck = list(s.zones[z]), list(s.zones[decks[0]])
                i, j = rng.randrange(len(mine)), rng.choice(free)
                mine[i], deck[j] = deck[j], mine[i]
                s.where[mine[i]], s.where[deck[j]] = z, decks[0]
                s.zones[z], s.zones[decks[0]] = tuple(mine), tuple(deck)
    for f in range(t.n_factions):
        if not may_see_gold(m, me, f):
            s.gold[t.purse_of[f]] += rng.randint(1, 9)
    s.rng = rng.getrandbits(64)
    return out


def question(game: Game) -> tuple[Any, ...] | None:
    """What everybody may know of the question: who, what about, and where in which program."""
    d = game.decision
    if d is None:
        return None
    places = [(frame.program, frame.place) for frame in game._m.state.frames]
    return d.seat, d.faction, d.prompt, d.context["program"], d.context["cite"], places


def without_log(decision: Decision) -> dict[str, Any]:
    """The question as data, but for what was answered before: a sample has no log."""
    return {key: value for key, value in decision.to_dict().items() if key != "begun"}


def richer(game: Game, seat: str, more: int) -> Game:
    """The same game in which every purse that the seat cannot see holds more."""
    out = game.clone()
    m = out._m
    me = m.table.seats.index(seat)
    hidden = {m.table.purse_of[f] for f in range(m.table.n_factions) if not may_see_gold(m, me, f)}
    for purse in hidden:
        m.state.gold[purse] += more
    return out
