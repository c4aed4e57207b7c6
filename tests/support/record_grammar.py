"""Records from the grammar of docs/records.md: every line has the form of one, and hardly any makes sense.

Each begins as a record that can be played, so that what follows meets games in all kinds of positions.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

RECORDS = sorted((Path(__file__).resolve().parents[1] / "apps" / "records" / "corpus" / "1").glob("*.cyc"))

PLAYERS = ("ann", "bob", "cleo")
SEATS = (*PLAYERS * 5, "Ann", "ann-2", "zed", "none", "->", "ä", "x" * 41, "bid", "")
IDS = (
    *("ares", "zeus", "apollo", "athena", "poseidon", "hades", "harpy", "sylph", "giant", "medusa", "nobody", "Zeus"),
    *("m3-b1", "m3-f2", "m3-g6", "m3-f2.s1", "C2", "D3", "E4", "t1.A", "troop", "fleet", "priestess", "port", "stay"),
)
NUMBERS = ("0", "1", "2", "3", "7", "12", "99", "00", "-1", "4294967296", "9" * 25, "²", "٣")
SIGNS = ("->", "+", ">", "?", '"Naxos"', "none", "full", "no")
ODD = ('"', ",", ":", "=", "#x", "(", "\u202e", "\t", "1.5")
ACTIONS = ("bid", "recruit", "build", "march", "sail", "buy", "end", "choose-area", "retreat", "take", "power", "look")
FACTS = (
    *("gold", "income", "metropolises", "hidden", "goods", "units", "reserve", "cards", "secret", "known", "owner"),
    *("buildings", "tokens", "cornucopias", "pieces", "sea", "zone", "track", "stock", "marks", "counter", "gods"),
    *(
        "turn-track",
        "offerings",
        "eliminated",
        "round",
        "phase",
        "turn",
        "battle",
        "event",
        "no-event",
        "ever",
        "never",
    ),
    *("decision", "seat", "prompt", "subject", "cite", "count", "offers", "not-offers", "refused", "held", "over"),
    *("winners", "fingerprint", "top", "has", "lacks", "creature-discard", "creature-deck", "threat", "dice-rolled"),
    *("amount=1", "faction=bob", 'group="2 fleet"', "cannot-pay", "L9.4:", "any:", "ann:", "area", "track-4"),
)
KEYS = (
    *("record", "title", "cite", "modules", "options", "players", "mode", "teams", "board", "discreet", "seed", "lang"),
    *("derivation", "result", "seen-by", "chance", "names", "genders", "bots", "about", "given", "modul", "x.y"),
)
VALUES = (
    *("1", "2", "legacy", "legacy,titans", "ann, bob, cleo", "ann, ann", "[]", "{}", "true", '"', '""', "[[1]]"),
    *("4", "999999999999999999999", "-1", "free-for-all", "legacy-3", "L9.4", "open", "greedy", "random:width=x", "ru"),
    *("{ ann = 1 }", '{ roll = [9], gods = [["zeus"]] }', "1979-05-27", "# nothing", "\\", "'''", "ann = bob"),
)


def _words(rng: Random, most: int = 4) -> list[str]:
    pools = (*(IDS, NUMBERS, SIGNS) * 4, SEATS, FACTS, ODD)
    return [rng.choice(rng.choice(pools)) for _ in range(rng.randint(0, most))]


def _line(rng: Random) -> str:
    kind = rng.randrange(20)
    words = " ".join(_words(rng))
    if kind < 8:
        return f"{rng.choice(SEATS)}: {rng.choice(ACTIONS)} {words}"
    if kind < 13:
        facts = " ".join(rng.choice(FACTS) for _ in range(rng.randint(0, 2)))
        return f"? {rng.choice((*PLAYERS, *IDS, '', '', ''))} {facts} {words}"
    if kind < 15:
        return f"* {rng.choice(('roll', 'order', 'gods', 'draw', 'look', 'shuffle', 'rol'))} {words or 'zeus'}"
    if kind < 17:
        return rng.choice((f"== round {rng.choice(NUMBERS)}", "== end", f"== turn ann {words}", f"== phase {words}"))
    if kind < 19:
        return rng.choice(("(", ")", "(  # why\n)", "(\nann: end\n)", ") ann: end", "( " * 9))
    return rng.choice(("", "# a note", "---", words, words * 40, "[given]", "record = 1"))


def _header(rng: Random, lines: list[str]) -> list[str]:
    out = list(lines)
    for _ in range(rng.randint(0, 2)):
        at = rng.randrange(len(out) + 1)
        line = f"{rng.choice(KEYS)} = {rng.choice(VALUES)}"
        line = rng.choice((line, f"[{rng.choice(KEYS)}]", f"[{rng.choice(KEYS)}]\n{line}", line * 2))
        out[at : at + rng.randint(0, 1)] = [line]
    return out


def hostile(rng: Random) -> bytes:
    """One record that somebody wrote who knows the grammar and nothing else."""
    lines = rng.choice(RECORDS).read_text(encoding="utf-8").splitlines()
    at = lines.index("---")
    head, body = lines[:at], lines[at + 1 :]
    if rng.random() < 0.95:  # bots that think take most of the time
        head = [re.sub(r"= greedy.*", "= random", line) for line in head]
    kept = body[: rng.randint(0, len(body))]
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        place = rng.randint(len(kept) // 2, len(kept))
        kept.insert(place, _line(rng))
    if rng.random() < 0.3:
        head = _header(rng, head)
    end = rng.choice(("\n", "\n", "\n", "\r\n", "\n\n"))
    return end.join([*head, "---", *kept, ""]).encode("utf-8", "surrogatepass")
