"""Every language says everything: what English says, in every combination of modules, in every game.

The checks here read the files themselves and know nothing of the translators' kit, which has tests of its own.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import tested_modules
import tomli
from run_size import size
from tested_modules import EVERY_SET, LISTS, Way, each_list

from cyclades_core import Decision, Event, Game
from cyclades_core.content.boards.tiles import ASSEMBLED
from cyclades_core.engine.values.event_types import SPECS
from cyclades_core.engine.values.refusals import ARGUMENTS
from cyclades_core.text.i18n import MessageError, Messages, available_languages, choose_language
from cyclades_core.text.i18n.languages import _platform_language
from cyclades_core.text.i18n.message_cache import parsed
from cyclades_core.text.i18n.message_checks import expressions, parse, variables
from cyclades_core.text.i18n.message_values import DECLARED_KIND
from cyclades_core.text.i18n.message_values import NAMED_KINDS as OF_THE_CORE
from cyclades_core.text.narration import DETAILS, Narrator

LOCALES = Path(__file__).resolve().parents[2] / "locales"
SIX = ("de", "en", "it", "pl", "ro", "ru")
BOXES = ("base", "legacy", "hades", "titans")
LAYERS = tuple(sorted(path.stem for path in (LOCALES / "en").glob("*.ftl")))
PROGRAM = tuple(layer for layer in LAYERS if layer not in BOXES)
COMPLETE = [lang for lang in SIX if all((LOCALES / lang / f"{layer}.ftl").is_file() for layer in LAYERS)]
TRANSLATIONS = [lang for lang in COMPLETE if lang != "en"]
# Passed to every message that names something, and to those that join names, whatever English makes of them.
BUILT_IN = {"case", "count"}
VARIABLE = re.compile(r"\$([a-z][a-z-]*)")


def test_all_files_are_there_in_all_six() -> None:
    there = {f"{path.parent.name}/{path.stem}" for path in LOCALES.glob("*/*.ftl")}
    wanted = {f"{lang}/{layer}" for lang in SIX for layer in LAYERS}
    assert sorted(wanted - there) == [] and sorted(there - wanted) == []


def test_the_table_and_the_tools_of_others_offer_every_language() -> None:
    there = set(available_languages(()))
    chooser = re.search(
        r"LANGUAGES = \{(.*?)\}", (LOCALES.parent / "apps" / "web" / "settings_dialogs.js").read_text(encoding="utf-8")
    )
    assert chooser is not None and set(re.findall(r"(\w+):", chooser[1])) == there == set(SIX)
    assert set(tomli.loads((LOCALES / "l10n.toml").read_text(encoding="utf-8"))["locales"]) == there - {"en"}


# -- the same messages as in English -----------------------------------------------------------------------------------


class Message(NamedTuple):
    """A message as it stands in a file: the module it belongs to, and its value (under "") and attributes."""

    module: str
    patterns: dict[str, Any]


Catalogue = dict[str, Message]


@cache
def catalogue(lang: str, layer: str) -> Catalogue:
    form = parsed((LOCALES / lang / f"{layer}.ftl").read_text(encoding="utf-8"))
    return {
        key: Message(module, ({} if value is None else {"": value}) | attributes)
        for key, module, _, value, attributes in form["entries"]
        if not key.startswith("-")
    }


NAMED_KINDS = (
    *OF_THE_CORE,
    *(
        key.removeprefix(DECLARED_KIND)
        for box in BOXES
        for key in catalogue("en", box)
        if key.startswith(DECLARED_KIND)
    ),
)


@cache
def documented(layer: str) -> dict[str, set[str]]:
    """The variables that the comment of an English message names: all that the program passes."""
    found = {}
    for entry in parse((LOCALES / "en" / f"{layer}.ftl").read_text(encoding="utf-8")).body:
        comment = getattr(entry, "comment", None)
        if comment is not None:
            found[entry.id.name] = set(VARIABLE.findall(comment.content or ""))
    return found


def full(key: str, name: str) -> str:
    return f"{key}.{name}" if name else key


def differences(english: Catalogue, other: Catalogue, known: Mapping[str, set[str]]) -> Iterator[str]:
    """What one file says otherwise than the English one, each fault with the message it concerns."""
    for key in english.keys() | other.keys():
        if key not in other:
            yield f"missing {key}"
        elif key not in english:
            yield f"unknown {key}"
        else:
            if english[key].module != other[key].module:
                yield f"module {key}"
            yield from _pattern_differences(key, english[key].patterns, other[key].patterns, known.get(key, set()))


def _pattern_differences(
    key: str, english: Mapping[str, Any], other: Mapping[str, Any], documented: set[str]
) -> Iterator[str]:
    for name in english.keys() | other.keys():
        if name not in other:
            yield f"missing {full(key, name)}"
        elif name not in english:
            yield f"unknown {full(key, name)}"
        else:
            ours, theirs = variables(english[name]), variables(other[name])
            names_something = key.partition("-")[0] in (*NAMED_KINDS, "list")
            passed = ours | documented | (BUILT_IN if names_something else set())
            yield from (f"variable {full(key, name)} ${variable}" for variable in sorted(theirs - passed))
            yield from (f"unused {full(key, name)} ${variable}" for variable in sorted(ours - theirs - BUILT_IN))


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_same_messages_attributes_and_variables(lang: str, layer: str) -> None:
    assert sorted(differences(catalogue("en", layer), catalogue(lang, layer), documented(layer))) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_message_that_is_taken_away_is_named(lang: str) -> None:
    """Each message and each attribute, in memory: of the translation, and of English beside the translation."""
    for layer in LAYERS:
        english, other, known = catalogue("en", layer), catalogue(lang, layer), documented(layer)
        for key, message in other.items():
            without = {name: each for name, each in other.items() if name != key}
            one = {key: english[key]} if key in english else {}
            assert f"missing {key}" in set(differences(english, without, known))
            # English is the contract: what it no longer has, every translation has too much
            assert f"unknown {key}" in set(differences({}, {key: message}, known))
            for attribute in message.patterns:
                rest = {name: pattern for name, pattern in message.patterns.items() if name != attribute}
                less = {key: Message(message.module, rest)}
                assert f"missing {full(key, attribute)}" in set(differences(one, less, known))
                less = {key: Message(message.module, rest)}
                assert f"unknown {full(key, attribute)}" in set(differences(less, {key: message}, known))


@pytest.mark.parametrize("lang", COMPLETE)
def test_all_messages_of_a_kind_offer_the_same_cases(lang: str) -> None:
    offered: dict[tuple[str, str], dict[frozenset[str], list[str]]] = {}
    for layer in LAYERS:
        for key, message in catalogue(lang, layer).items():
            kind = key.partition("-")[0]
            for name in ("", "name") if kind in NAMED_KINDS else ():
                if name in message.patterns:
                    by_cases = offered.setdefault((kind, name), {})
                    by_cases.setdefault(cases(message.patterns[name]), []).append(f"{layer}:{key}")
    odd = {f"{kind} {name}": found for (kind, name), found in offered.items() if len(found) > 1}
    assert {kind: min(found.values(), key=len) for kind, found in odd.items()} == {}


def cases(pattern: Any) -> frozenset[str]:
    selections = [node for node in expressions(pattern) if node[0] == "?" and node[1] == ["$", "case"]]
    return frozenset(str(key) for node in selections for key, _ in node[2])


# -- all combinations of modules ---------------------------------------------------------------------------------------

COMBINATIONS = [*(way.modules.split(",") for way in EVERY_SET), PROGRAM]


@pytest.mark.long
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_combination_of_modules_is_without_faults(lang: str) -> None:
    faults: set[str] = set()
    for modules in COMBINATIONS:
        say = Messages(lang, modules, strict=True, folders=())
        try:
            assert say.text("list-none")
            faults.update(
                f"refusal-{code}" for code, args in ARGUMENTS.items() if not say.text(f"refusal-{code}", **args)
            )
        except MessageError as error:
            faults.update(map(str, error.problems))
    assert sorted(faults) == []


# -- games, told -------------------------------------------------------------------------------------------------------

NAMES = ("ann", "bob", "cleo", "dan", "eve", "finn")
GENDERS = {"ann": "feminine", "bob": "masculine", "player-dan": "feminine", "eve": "masculine"}
# besides the lists every module alone
ALONE = [way.modules for way in EVERY_SET if len(way.modules.split(",")) == 2]
EVERY_MODULE = [*LISTS, *(Way(modules, 3) for modules in ALONE)]


class Tellers:
    """All languages at once: a game is played once and told in each of them, strictly, in full and in brief.

    The messages of events are tried one by one as well, as somebody may show them who has no narrator.
    """

    def __init__(self, modules: str) -> None:
        self.loaded = [module for module, _ in tested_modules.rules(modules).modules]
        self.details = DETAILS
        self.places: Mapping[str, tuple[str, str]] = {}
        self.says: list[Messages] = []
        self.told: set[tuple[str, str]] = set()
        self.keys: set[str] = set()
        self.faults: set[str] = set()

    def sit_down(self, game: Game) -> None:
        """Learn what the places of a game are called; their ids may not be told from now on."""
        if self.places != game.places:
            self.places = game.places
            kinds = {"strict": True, "folders": (), "genders": GENDERS, "places": game.places}
            self.says = [Messages(lang, self.loaded, **kinds) for lang in COMPLETE]  # type: ignore[arg-type]
            self.told.clear()
            ids = "|".join(re.escape(area) for area in game.places)
            self.ids = re.compile(rf"(?<![\w.-])(?:{ids})(?:\.s\d|\.site)?(?![\w-])")
        self.narrators = [(say, Narrator(say, detail)) for say in self.says for detail in self.details]

    def hear(self, events: Sequence[Event], asked: Decision | None) -> None:
        """Tell what has happened as a story."""
        for event in events:
            self.tell(f"event-{event.key}", event.args)
        for say, narrator in self.narrators:
            try:
                lines = narrator.hear(events, asked)
                lines += [] if asked is not None else narrator.rest()
            except MessageError as error:
                self.faults.add(f"{say.lang} {error}")
                continue
            for line in lines:
                self.look(say, line.kind, line.text)
                if line.kind in ("act", "round") and not line.text.endswith((".", "?", "!")):
                    self.faults.add(f"{say.lang} no sentence: {line.text}")

    def tell(self, key: str, args: Mapping[str, Any]) -> None:
        if (key, str(args)) in self.told:
            return
        self.told.add((key, str(args)))
        self.keys.add(key)
        for say in self.says:
            try:
                text = say.text(key, **args)
            except MessageError as error:
                self.faults.add(f"{say.lang} {error}")
                continue
            self.look(say, key, text)

    def look(self, say: Messages, key: str, text: str) -> None:
        """Find what nobody should read: ids, raw words, pieces that do not fit together."""
        # the story leaves out what the game answers by itself, in notation
        if key != "event-answered" and self.ids.search(text):
            self.faults.add(f"{say.lang} {key} tells an id: {text}")
        if not text.strip() or re.search(r"[{}]|  | [.,;]|\b(?:god|creature|hero|unit|area|player)-[a-z]", text):
            self.faults.add(f"{say.lang} {key}: {text}")


def tell_game(way: Way, seed: int, tellers: Tellers, steps: int, board: str | None = None) -> bool:
    """Play at random, at most so many answers, and tell all that happens and is asked; whether it came to an end."""
    game = Game.new(way.rules, players=NAMES[: way.players], mode=way.mode, seed=seed, board=board)
    tellers.sit_down(game)
    game.keep_history = False
    rng = random.Random(seed)
    events = game.take_events()
    for _ in range(steps):
        tellers.hear(events, game.decision)
        if game.is_over:
            return True
        decision = game.decision
        assert decision is not None
        tellers.tell(f"prompt-{decision.prompt}", {})
        events = game.apply(game.legal.item(rng.randrange(game.legal.count)))
    return False


@pytest.mark.long(every=12)
@each_list
def test_games_are_told_without_a_fault(way: Way) -> None:
    tellers = Tellers(way.modules)
    for seed in range(2):
        tell_game(way, seed, tellers, 600)
    assert len({key for key in tellers.keys if key.startswith("event-")}) > 25, "much has happened"
    assert sorted(tellers.faults) == []


@pytest.mark.long
def test_games_on_boards_laid_by_chance_are_told_without_a_fault() -> None:
    way = next(way for way in LISTS if way.rules.tiles)
    tellers = Tellers(way.modules)
    for seed in range(3):
        tell_game(way, seed, tellers, 300, ASSEMBLED)
    assert sorted(tellers.faults) == []


@pytest.mark.long
@pytest.mark.parametrize("way", EVERY_MODULE, ids=str)
def test_a_hundred_games_of_every_module_are_told_without_a_fault(way: Way) -> None:
    tellers = Tellers(way.modules)
    for seed in range(size(ci=15, full=100)):
        if seed == 15:
            tellers.details = ("full",)  # brief has the same messages, and fewer of them
        assert tell_game(way, seed, tellers, 20_000), seed
        assert sorted(tellers.faults) == [], seed
    assert len({key for key in tellers.keys if key.startswith("event-")}) > 35, "nearly everything has happened"


# The attributes that tell an event as a part of a sentence.
FORMS = (
    "does",
    "short",
    "what",
    "many",
    "by",
    "given",
    "fought",
    "replaced",
    "used",
    "returned",
    "kept",
    "stolen",
    "crossed",
    "empty",
)
COUNTS = (0, 1, 2, 5, 12, 20, 21, 22, 25, 101)
COMMENT = re.compile(r"\$([a-z-]+) \(([^)]*)\)")
# Kinds of things where the comment of a message need not say them: the variable is called so.
CALLED = {"phase": "phase", "zone": "pile", "counter": "counter", "building": "building", "into": "building"}
PLAYERS = {"faction", "victim", "attacker", "defender"}
# with a name and without one, and one of which nothing is known
PLACES = {"C3": ("sea", "kea-strait"), "t3.A": ("land", "filoti"), "X1": ("land", ""), "x1": ("sea", "")}
AREAS = ("area-C3", "area-t3.A", "area-X1", "area-x1", "area-D4")


def values(say: Messages, name: str, meant: str) -> list[Any]:
    """What a variable may be, by the words of the English comment: "id: creature or hero", "number", "id or none"."""
    words = [word if word in NAMED_KINDS else word.removesuffix("s") for word in re.findall(r"[a-z]+", meant)]
    kinds = [word for word in words if word in NAMED_KINDS] or ([CALLED[name]] if name in CALLED else [])
    keys = [key for kind in kinds for key in say.keys(f"{kind}-")]
    found: list[Any] = ["none"] if "none" in words else []
    if "number" in words:
        return [*found, *COUNTS]
    if "pair" in words:
        counted = [(key, COUNTS[1 + place % 9] if key.startswith("unit-") else 1) for place, key in enumerate(keys)]
        return [*((pair,) for pair in counted), tuple(counted[:2]), tuple(counted[-3:])]
    if words[0] == "id" and meant.startswith("ids"):
        return [(), tuple(keys[:1] or NAMES[:1]), tuple(keys[:2] or NAMES[:2]), tuple(keys[:3] or NAMES[:3])]
    return [*found, *(keys or (("ann", "player-bob", "cleo") if name in PLAYERS else AREAS))]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("modules", [("legacy", "hades", "titans"), ("base",)], ids=",".join)
def test_every_event_can_be_told_of_everything(lang: str, modules: tuple[str, ...]) -> None:
    """Each event with all that English says it may name, in the counts that grammar tells apart."""
    say = Messages(lang, modules, strict=True, folders=(), genders=GENDERS, places=PLACES)
    faults: set[str] = set()
    for key in SPECS:
        meant = dict(COMMENT.findall(comments().get(f"event-{key}", "")))
        choices = {name: values(say, name, words) for name, words in meant.items()}
        for turn in range(max(map(len, choices.values()), default=1)):
            args = {name: found[turn % len(found)] for name, found in choices.items() if found}
            args["list"] = "..."  # what a story has joined
            for attribute in (None, *FORMS):
                try:
                    if attribute is None:
                        assert say.text(f"event-{key}", **args)
                    elif say.has(f"event-{key}", attribute):
                        assert say.attribute(f"event-{key}", attribute, **args)
                except MessageError as error:
                    faults.add(str(error))
    assert sorted(faults) == []


@cache
def comments() -> dict[str, str]:
    entries = parse((LOCALES / "en" / "core.ftl").read_text(encoding="utf-8")).body
    found = {entry.id.name: entry.comment for entry in entries if getattr(entry, "id", None)}
    return {key: " ".join((comment.content or "").split()) for key, comment in found.items() if comment is not None}


# -- which language --------------------------------------------------------------------------------------------------


def test_languages() -> None:
    assert available_languages()[0] == "en"
    assert choose_language("en_US.UTF-8", {"CYCLADES_LANG": "xx"}) == "en"
    assert choose_language(None, {}) == "en"
    for explicit, env in (("klingon", {}), (None, {"CYCLADES_LANG": "klingon"})):
        with pytest.raises(MessageError, match="unknown-language klingon"):
            choose_language(explicit, env)


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"CYCLADES_LANG": "qp", "LANG": "qr_RU.UTF-8"}, "qp"),
        ({"CYCLADES_LANG": "", "LC_ALL": "", "LANG": "qr_RU.UTF-8"}, "qr"),
        ({"LC_ALL": "qr_RU.UTF-8", "LC_MESSAGES": "qp", "LANG": "qt_BR"}, "qr"),
        ({"LC_MESSAGES": "qp_PL.UTF-8@euro", "LANG": "qr"}, "qp"),
        ({"LANG": "qr-RU"}, "qr"),
        ({"LANG": "qt_BR.UTF-8"}, "qt-BR"),
        ({"LANG": "qt_PT"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LC_ALL": "xx_XX", "LANG": "qp_PL"}, "en"),
        ({"LC_ALL": "C", "LANG": "qp_PL", "LANGUAGE": "qp"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANGUAGE": "xx:qt_BR:qp", "LANG": "en_US"}, "qt-BR"),
        ({"LANG": "../qp"}, "en"),
    ],
)
def test_the_wishes_in_the_environment_have_an_order(tmp_path: Path, env: dict[str, str], lang: str) -> None:
    for name in ("qp", "qr", "qt-BR"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.ftl").touch()
    (tmp_path / "qi").mkdir()  # a language without a file is none
    assert {"en", "qp", "qr", "qt-BR"} <= set(available_languages([tmp_path]))
    assert "qi" not in available_languages([tmp_path])
    assert choose_language(None, env, [tmp_path]) == lang
    assert choose_language("qp-PL", env, [tmp_path]) == "qp"


@pytest.mark.parametrize(("name", "lang"), [("Polish_Poland", "pl_PL"), ("pl_PL", "pl_PL"), ("Russian", "ru_RU")])
def test_systems_that_say_it_elsewhere(monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, "1250"))
    assert _platform_language().startswith(lang)
