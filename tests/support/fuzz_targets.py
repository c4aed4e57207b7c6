"""Fuzz targets: each takes bytes that somebody might send, and asserts what must hold whatever they are.

Nothing but the errors of the door comes out; what is refused has changed nothing; and what is read stays within
`engine/values/limits.py`, which is what bounds time and memory: sizes and steps are compared, never seconds.
"""

from __future__ import annotations

import atexit
import logging
import random
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from cyclades_core import CycladesError, Game, IllegalAction, Ruleset
from cyclades_core.content.toml import ContentError
from cyclades_core.engine.values import limits
from cyclades_core.engine.values.refusals import CODES
from cyclades_core.engine.values.safe_text import clean
from cyclades_core.text.i18n import MessageError, Messages
from cyclades_core.text.i18n.compact_messages import compact

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "tests" / "fuzz" / "corpus"
PEOPLE = ["ann", "bob", "cleo"]
OURS = (CycladesError, ContentError, MessageError)
English = Messages("en", ("legacy", "errors", "problems", "scenarios", "records"))


@cache
def rules() -> Ruleset:
    return Ruleset.load("legacy")


@cache
def folder() -> Path:
    """A place of this process for what targets write."""
    place = Path(tempfile.mkdtemp(prefix="cyclades-fuzz-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def told(error: Exception) -> None:
    """An error has a code, and can be told on one terminal or another without steering it."""
    words = str(error)
    assert clean(words, lines=True) == words
    for problem in getattr(error, "problems", ()):
        if hasattr(problem, "render"):
            words = problem.render(English)
            assert clean(words, lines=True) == words


def look(game: Game, answers: int = 3) -> None:
    """Whatever the door offers works on the game, and the next answers can be given."""
    assert game._m.left >= 0 and len(game._m.state.frames) <= limits.STEPS
    for seat in (None, *game.seats):
        game.view(seat)
    game.position_text()
    assert Game.from_json(game.to_json(), game.rules).fingerprint == game.fingerprint
    rng = random.Random(0)
    for _ in range(answers):
        if game.is_over:
            break
        assert game.decision is not None and game.legal.count > 0
        game.apply(game.legal.item(rng.randrange(min(game.legal.count, 1000))))


# -- the targets


def saves(data: bytes) -> None:
    try:
        game = Game.from_json(data, rules())
        look(game)
    except OURS as error:
        told(error)


def positions(data: bytes) -> None:
    try:
        game = Game.from_position(rules(), text_of(data), players=PEOPLE)
        look(game)
    except OURS as error:
        told(error)


def scenarios(data: bytes) -> None:
    from cyclades_apps.scenarios import run_scenario

    file = folder() / "scenario.toml"
    file.write_bytes(data)
    outcome = run_scenario(file)
    assert outcome is not None


@cache
def games() -> tuple[Game, ...]:
    """Games at many kinds of questions."""
    out = []
    for seed in range(8):
        game = Game.new(rules(), players=PEOPLE, seed=seed)
        rng = random.Random(seed)
        for _ in range(30 + 45 * seed):
            if not game.is_over:
                game.apply(game.legal.item(rng.randrange(game.legal.count)))
        out.append(game)
    return tuple(out)


def notation(data: bytes) -> None:
    text = text_of(data)
    for game in games():
        before = game.fingerprint, game.log
        reason = game.why_not(text)
        assert (game.fingerprint, game.log) == before, "asking changes nothing"
        if reason is None:
            game.clone().apply(text)
            continue
        assert reason.code in CODES
        try:
            game.apply(text)
        except IllegalAction as error:
            assert error.code == reason.code
            told(error)
        else:
            raise AssertionError(f"refused as {reason.code} and played all the same")
        assert (game.fingerprint, game.log) == before, "what is refused changes nothing"


MANIFEST = 'box = "fuzz"\nversion = "1.0"\n[[module]]\nid = "fuzz"\nrequires = ["legacy"]\nfiles = ["fuzz.toml"]\n'


def content(data: bytes) -> None:
    place = folder() / "fuzz"
    place.mkdir(exist_ok=True)
    (place / "manifest.toml").write_text(MANIFEST, encoding="utf-8")
    (place / "fuzz.toml").write_bytes(data)
    try:
        found = Ruleset.load("legacy,fuzz", extra_folders=[place])
        assert found.n_cards <= limits.CARDS
        game = Game.new(found, players=PEOPLE, seed=1)
        rng = random.Random(1)
        for _ in range(40):
            if game.is_over:
                break
            game.apply(game.legal.item(rng.randrange(min(game.legal.count, 1000))))
    except OURS as error:
        told(error)


KEYS = ("god-zeus", "creature-harpy", "unit-troop", "prompt-action", "refusal-game-over", "event-gold-gained")


def ftl(data: bytes) -> None:
    log = logging.getLogger("cyclades.i18n")
    before = log.level
    log.setLevel(logging.CRITICAL)  # it would log every fault
    try:
        _ftl(data)
    finally:
        log.setLevel(before)


def _ftl(data: bytes) -> None:
    text = text_of(data)
    form = compact(text)
    assert form.keys() == {"entries", "problems"}
    assert all(1 <= line <= text.count("\n") + 1 for _, line, _ in form["problems"])
    place = folder() / "ftl"
    for lang in ("en", "pl"):
        (place / lang).mkdir(parents=True, exist_ok=True)
        (place / lang / "legacy.ftl").write_bytes(data)
    for lang in ("en", "pl"):
        say = Messages(lang, ("legacy",), folders=[place])
        for key in (*KEYS, *(entry[0] for entry in form["entries"][:20])):
            words = say.text(key, n=2, faction="player-ann", gold=3, case="gen", id="god-zeus")
            assert isinstance(words, str) and clean(words, lines=True) == words
    _checked(place)
    try:
        Messages("en", ("legacy",), folders=[place], strict=True).text("god-zeus")
    except MessageError as error:
        told(error)


def _checked(place: Path) -> None:
    """The translators' checks read the same file."""
    from cyclades_apps.translation.message_catalogue import MessageCatalog
    from cyclades_apps.translation.translation_checks import check

    for finding in check(MessageCatalog.at(place), "pl"):
        words = finding.render(Messages("en", ("locale",)))
        assert clean(words, lines=True) == words


PO_ENGLISH = (
    "# $n (number)\ngain = { $n ->\n    [one] one coin\n   *[other] { $n } coins\n}\n"
    "title = Cyclades\n    .text = A { -game } of the sea\n-game = game\n"
)


def po(data: bytes) -> None:
    from cyclades_apps.translation.message_catalogue import MessageCatalog
    from cyclades_apps.translation.po_import import import_po
    from cyclades_apps.translation.translation_findings import FileRejected, TranslationRefused

    place = folder() / "po"
    shutil.rmtree(place, ignore_errors=True)
    for lang in ("en", "pl"):
        (place / lang).mkdir(parents=True)
    (place / "en" / "tiny.ftl").write_text(PO_ENGLISH, encoding="utf-8")
    (place / "pl" / "tiny.ftl").write_text("title = Cyklady\n", encoding="utf-8")
    file = place / "pl.po"
    file.write_bytes(data)
    before = sorted((p.name, p.read_bytes()) for p in (place / "pl").iterdir())
    try:
        import_po(MessageCatalog.at(place), "pl", file)
    except (TranslationRefused, FileRejected, *OURS):
        assert sorted((p.name, p.read_bytes()) for p in (place / "pl").iterdir()) == before, "refused as a whole"
    else:
        for each in (place / "pl").glob("*.ftl"):
            assert "junk" not in {code for code, *_ in compact(each.read_text(encoding="utf-8"))["problems"]}


def records(data: bytes) -> int:
    """A record that somebody sends: located faults and an exit code; and what passes can be written anew."""
    from cyclades_apps.records import format_record, run_record
    from cyclades_apps.records.record_player import Span

    outcome = run_record(data, "fuzz.cyc", until=Span("clause", 60))
    assert outcome.code in (0, 1, 2) and (outcome.code == 0) == outcome.passed
    for fault in outcome.faults:
        assert fault.line > 0 or fault.file != "fuzz.cyc"
        words = fault.render(English)
        assert clean(words, lines=True) == words
    if outcome.passed and len(data) < 3000:
        done = format_record(data, "fuzz.cyc")
        assert format_record(done.text.encode(), "fuzz.cyc").text == done.text
    return outcome.code


TARGETS: dict[str, Callable[[bytes], object]] = {
    "records": records,
    "saves": saves,
    "positions": positions,
    "scenarios": scenarios,
    "notation": notation,
    "content": content,
    "ftl": ftl,
    "po": po,
}

# what is put into inputs: numbers at the edges, words of each language of ours, and what parsers dislike
WORDS: dict[str, tuple[str, ...]] = {
    "records": (
        *(
            "\n(\n",
            "\n)\n",
            "\n---\n",
            "\n? ",
            "\n* roll 3 0\n",
            "\n* draw harpy\n",
            "\n== round 2\n",
            "\n== turn ann zeus\n",
        ),
        *(
            "ann: ",
            "bob: bid zeus 3",
            "# x",
            '"',
            "?",
            "none",
            "record = 2",
            "seed = 1",
            "[chance]",
            "[bots]\nann = random",
        ),
        *("gold", "units 2 troop", "refused any: ann: end", "event bid amount=1", "held", "9" * 12, "\u202e", "\0"),
    ),
    "saves": ("null", "true", "-1", "NaN", "1e999", "9" * 30, "[]", "{}", '"x"', '"snapshot"', '"entries"', "\\ud800"),
    "positions": ("-1", "251", "10000", '"ann"', '"zeus"', "[]", "{}", '"harpy"', "m3-b1", "units", "owner", "turn"),
    "scenarios": ("-1", "251", '"ann: end"', "refused", "expect", "[given]", "chance", "{}", "[]", "offers", "seed"),
    "notation": ("->", "+", ">", "-1", "0", "99999999999", "²", "٣", "end", "bid zeus 3", "ann", "m3-b1", "\0"),
    "content": (
        '"run"',
        '"repeat"',
        '"each"',
        "effect",
        "program",
        "-1",
        "9999",
        "10000",
        "{}",
        "[]",
        '"choose"',
        "when",
    ),
    "ftl": (
        "{",
        "}",
        "{ $n ->",
        "*[other]",
        "[one]",
        "\n    .text = ",
        "-term",
        '{ "{" }',
        "NAME($id)",
        "{ god-zeus }",
    ),
    "po": ("msgid", "msgstr", '""', "\\n", "#, fuzzy", "msgctxt", "msgstr[1]", "Language: pl\\n", "{ $n }", "\\u", '"'),
}


def mutated(kind: str, seeds: list[bytes], rng: Any) -> bytes:
    """A seed with a few things changed: bytes, numbers, words, lines; or two seeds in one."""
    data = bytearray(rng.choice(seeds))
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        way = rng.randrange(9)
        if way == 0:
            data[at:at] = rng.choice(WORDS[kind]).encode("utf-8", "surrogatepass")
        elif way == 1:
            del data[at : at + rng.randint(1, 40)]
        elif way == 2 and at < len(data):
            data[at] = rng.randrange(256)
        elif way == 3:
            other = rng.choice(seeds)
            start = rng.randrange(len(other) + 1)
            data[at:at] = other[start : start + rng.randint(1, 400)]
        elif way == 4:
            lines = bytes(data).split(b"\n")
            rng.shuffle(lines) if len(lines) < 30 else lines.pop(rng.randrange(len(lines)))
            data = bytearray(b"\n".join(lines))
        elif way == 5:
            end = min(len(data), at + rng.randint(1, 60))
            data[at:end] = bytes(data[at:end]) * rng.choice((2, 3, 50))
        elif way == 6:
            data[at:at] = rng.choice((b"[", b"{", b"(", b'"', b"\\", b"\x1b", b"\x00", b"\xff", "\u202e".encode())) * (
                rng.choice((1, 2, 100))
            )
        else:
            digits = [i for i, byte in enumerate(data) if chr(byte).isdigit()]
            if digits:
                i = rng.choice(digits)
                data[i : i + 1] = rng.choice((b"0", b"9", b"-1", b"255", b"256", b"99999", b"9223372036854775808"))
    return bytes(data)


def attempt(kind: str, data: bytes) -> None:
    """Give an input to its target; one that breaks something is named, to be kept in the corpus."""
    try:
        TARGETS[kind](data)
    except Exception:
        print(f"{kind}: {data!r}")
        raise
