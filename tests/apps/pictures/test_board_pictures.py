"""Pictures: nothing overlaps, nothing is cut off, and all that everybody may see of a position is there."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
import tested_modules

from cyclades_apps.bots import parse_specs, play_turn, seat_bots
from cyclades_apps.cli import main
from cyclades_apps.pictures.board_picture import MARGIN, picture
from cyclades_apps.pictures.canvas import SCALE, Canvas, DrawnBox
from cyclades_apps.pictures.faction_shapes import LOOKS
from cyclades_apps.pictures.named_boards import boards_of
from cyclades_apps.pictures.picture_strip import moments, strip
from cyclades_apps.pictures.scene import Scene, scene_of
from cyclades_apps.pictures.symbol_choice import Symbols
from cyclades_core import ContentError, Game
from cyclades_core.content.modules import collect
from cyclades_core.content.modules.drawing_symbols import read_symbols, symbols_of
from cyclades_core.content.toml import ContentFile, Problems
from cyclades_core.text.i18n import Messages

ROOT = Path(__file__).parents[3]
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eva", "Finn")
GAMES = (("base", 5, "ru"), ("legacy,hades", 4, "pl"), ("legacy,titans", 6, "it"), ("legacy", 2, "ro"))


def played(modules: str, players: int, rounds: int = 4, names: tuple[str, ...] = NAMES) -> Game:
    game = Game.new(tested_modules.rules(modules), players=list(names[:players]), seed=5)
    bots = seat_bots(parse_specs("random", players), game.seats, 5)
    while not game.is_over and game.round <= rounds:
        game.apply(play_turn(game, bots))
    return game


def spoken(game: Game, lang: str) -> Messages:
    modules = [module for module, _ in game.rules.modules]
    return Messages(lang, ("pictures", *modules), places=game.places, options=game.rules.options)


def drawn(game: Game, lang: str, labels: str = "names") -> tuple[str, Canvas, Scene]:
    scene = scene_of(game)
    assert scene is not None
    symbols = Symbols.of(module for module, _ in game.rules.modules)
    return *picture(scene, spoken(game, lang), symbols, "A title", labels), scene


def inside(point: tuple[float, float], loops: tuple[tuple[tuple[float, float], ...], ...]) -> bool:
    x, y = point
    crossed = 0
    for loop in loops:
        for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
            crossed += (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay)
    return crossed % 2 == 1


def check(text: str, canvas: Canvas) -> None:
    """No two things overlap, and all lie in the picture."""
    root = ElementTree.fromstring(text)
    _, _, wide, tall = (float(each) / SCALE for each in root.attrib["viewBox"].split())
    for box in canvas.boxes:
        assert box.left >= 0 and box.top >= 0 and box.right <= wide and box.bottom <= tall, box
    for one, other in combinations(sorted(canvas.boxes, key=lambda box: box.left), 2):
        assert not one.overlaps(other), (one, other)
    for at, building, one, other in canvas.piers:
        on = [box for box in canvas.boxes if box.at == at and box.what != building and box.is_on(one, other)]
        assert on == [], "a pier leads over something"


def corners(box: DrawnBox) -> list[tuple[float, float]]:
    return [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]


@pytest.mark.parametrize(("modules", "players", "lang"), GAMES)
def test_nothing_overlaps_and_nothing_is_cut_off(modules: str, players: int, lang: str) -> None:
    game = played(modules, players)
    text, canvas, scene = drawn(game, lang)
    check(text, canvas)
    places = {place.id: place for place in scene.places}
    left, top = MARGIN - scene.extent[0], MARGIN - scene.extent[1]
    for box in canvas.boxes:
        if box.at in places:
            at = [(x - left, y - top) for x, y in corners(box)]
            assert all(inside(corner, places[box.at].outline) for corner in at), box


@pytest.mark.parametrize(("modules", "players", "lang"), GAMES)
def test_all_that_stands_on_the_board_is_drawn(modules: str, players: int, lang: str) -> None:
    game = played(modules, players)
    _, canvas, scene = drawn(game, lang)
    seen = {(box.at, box.what) for box in canvas.boxes}
    for place in scene.places:
        assert {(place.id, f"{kind} {count}") for kind, count in place.units} <= seen
        assert {(place.id, site.building) for site in place.sites if site.building} <= seen
        assert not place.cornucopias or (place.id, "cornucopia") in seen
        assert (place.id, "name") in seen
    assert any(place.owner >= 0 for place in scene.places)


@pytest.mark.parametrize("modules", ["base", "legacy", "legacy,titans"])
def test_every_board_is_a_picture(modules: str) -> None:
    for found in boards_of(tested_modules.rules(modules)):
        assert found.scene is not None, f"{found.id} has no map: a board for tests?"
        messages = Messages("pl", ("pictures", *found.modules), places=found.places)
        check(*picture(found.scene, messages, Symbols.of(found.modules), found.id))


def test_long_and_hostile_names_stay_in_their_place() -> None:
    names = ("W" * 40, "<script>&'\"", "Żółć ęąść Ñandú", "x")
    text, canvas, _ = drawn(played("legacy", 4, names=names), "en", "ids")
    check(text, canvas)
    assert "<script" not in text


def test_a_strip_tells_a_game_in_several_pictures() -> None:
    game = played("base", 3)
    scenes = moments(game, 4)
    assert len(scenes) == 4 and scenes[-1] == scene_of(game)
    text, canvas = strip(scenes, spoken(game, "en"), Symbols.of(["base"]), "A title")
    check(text, canvas)
    assert sum(box.at == "caption" for box in canvas.boxes) >= 4


def test_owners_differ_in_colour_and_shape_and_lightness() -> None:
    assert len({look.colour for look in LOOKS}) == len({look.corners for look in LOOKS}) == 6

    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for look in LOOKS:
        one, other = sorted((light(look.colour), light(look.ink)), reverse=True)
        assert (one + 0.05) / (other + 0.05) >= 3, look


# -- symbols -----------------------------------------------------------------------------------------------------------


def test_what_stands_on_our_boards_has_a_symbol_or_an_initial_of_its_own() -> None:
    symbols = Symbols.of(["base", "legacy", "hades/undead", "titans/board"])
    for modules in ("base", "legacy,hades", "legacy,titans"):
        rules = tested_modules.rules(modules)
        assert all(f"building-{name}" in symbols.known for name in rules.names["building"])
        assert all(f"goods-{name}" in symbols.known for name in rules.names["goods"])
        titles = zip(rules.titles["unit"], rules.names["unit"], strict=True)
        assert all(f"{title}-{name}" in symbols.known for title, name in titles if title in ("unit", "creature"))
        assert all(f"god-{card.id}" in symbols.known for kind, card, _ in rules.cards if kind == "god")


@pytest.mark.long
def test_symbols_are_no_part_of_the_rules() -> None:
    assert all(b"symbols.toml" not in part for part in collect("base").fingerprint_parts)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("unit-x = '<path/>'", "wrong-value"),
        ("unit-x = 'M0 0' onload='x'", "toml-syntax"),
        ("unit-x = 3", "wrong-value"),
        ("unit-x = { line = 'M0 0', on = 'x' }", "unknown-key"),
        ("unit-x = { solid = 'M0 0' }", "missing-key"),
        ("'Unit X' = 'M0 0'", "wrong-value"),
        (f"unit-x = 'M{'0 ' * 3000}'", "wrong-value"),
    ],
)
def test_a_symbol_is_a_path_and_nothing_else(text: str, code: str) -> None:
    problems = Problems()
    assert read_symbols(ContentFile.from_text("s.toml", text, problems), problems) == {}
    assert [problem.code for problem in problems] == [code]


def test_a_box_of_somebody_else_brings_its_symbols(tmp_path: Path) -> None:
    manifest = 'box = "mine"\nversion = "1.0"\nsymbols = "s.toml"\n[[module]]\nid = "mine"\nfiles = []\n'
    (tmp_path / "manifest.toml").write_text(manifest, encoding="utf-8")
    (tmp_path / "s.toml").write_text("unit-ram = { line = 'M3 3L9 9', solid = 'M0 0h4v4z' }\n", encoding="utf-8")
    found = symbols_of(["base", "mine"], [tmp_path])
    assert found["unit-ram"].solid == "M0 0h4v4z" and "god-zeus" in found
    canvas = Canvas()
    symbols = Symbols(found)
    symbols.draw(canvas, "unit-ram", (0.0, 0.0), 1.0)
    assert "M3 3L9 9" in "".join(symbols.definitions(canvas.used))
    (tmp_path / "s.toml").write_text("unit-ram = 'javascript:1'\n", encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape("s.toml:1:12")):
        symbols_of(["mine"], [tmp_path])


# -- the command -------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(["--lang", "en", *arguments])
    out = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, out.out, out.err


def test_the_command_draws_boards_games_and_strips(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save, file = tmp_path / "g.json", tmp_path / "p.svg"
    played("base", 3, 2).save(save)
    for arguments in (["archipelago-3"], [str(save)], [str(save), "--at", "3"], [str(save), "--strip", "3"]):
        file.unlink(missing_ok=True)
        code, out, _ = run(capsys, "board", "show", *arguments, "--svg", str(file))
        assert code == 0 and out.strip() == str(file)
        assert ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")
    record = tmp_path / "g.cyc"
    assert run(capsys, "convert", str(save), "--output", str(record))[0] == 0
    file.unlink()
    assert run(capsys, "board", "show", str(record), "--at", "3", "--svg", str(file))[0] == 0 and file.exists()
    code, out, _ = run(capsys, "board", "show", "archipelago-3")
    assert code == 0 and "t1.A" in out
    code, out, _ = run(capsys, "board", "show", str(save))
    assert code == 0 and "Ann" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "archipelago-4"),
        (["archipelago-3", "--at", "1"], "not a game"),
        (["fixture-a", "--modules", "legacy,titans"], "titans-34"),
        (
            ["rings", "--folder", str(ROOT / "examples" / "atlantis"), "--modules", "atlantis", "--svg", "x.svg"],
            "has no map",
        ),
        (["no-such.json"], "no such file"),
        (["pyproject.toml"], ""),
    ],
)
def test_what_cannot_be_shown_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "board", "show", *arguments)
    assert code == 2 and said in err and not out and "Traceback" not in err


def test_the_picture_of_the_readme_is_one_of_ours() -> None:
    for file in (ROOT / "docs" / "pictures").glob("*.svg"):
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        assert root.tag.endswith("svg") and f"pictures/{file.name}" in "".join(
            page.read_text(encoding="utf-8") for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
        )
