"""The drawn pictures of the documents and README: `tools/regenerate drawings` writes them into `docs/pictures`.

The game is a record next to them, so that other bots change no picture. The moving picture of README needs the extras
`pdf` and `png`: resvg draws with their fonts, and Pillow, which fpdf2 brings, joins the frames. Its bytes depend on the
version of Pillow. So it is kept as it is while its frames, whose digest is in the file, stay the same.
"""

from __future__ import annotations

import io
from hashlib import sha256
from importlib import resources
from pathlib import Path

from cyclades_apps.cards import as_svg
from cyclades_apps.cards.as_pdf import FONTS
from cyclades_apps.cards.as_png import SANS, SERIF
from cyclades_apps.cards.card_faces import back, face
from cyclades_apps.cards.card_list import collect
from cyclades_apps.cards.card_sizes import STANDARD
from cyclades_apps.cards.drawing_marks import MarkGroup, Page
from cyclades_apps.cli.replay import played_file
from cyclades_apps.pictures.board_picture import picture
from cyclades_apps.pictures.picture_strip import moments, strip
from cyclades_apps.pictures.scene import scene_of
from cyclades_apps.pictures.symbol_choice import Symbols
from cyclades_core import Game, Ruleset
from cyclades_core.text.i18n import Messages

__all__ = ["render"]

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LANG = "en"
#: How many pictures move, how wide they are in pixels, and for how many milliseconds each is seen, the last for longer.
FRAMES, WIDE, SEEN, LAST = 9, 960, 1100, 2500
#: The cards that are shown, and the kind whose back is; millimetres between them.
CARDS, BACK, APART = ("god-poseidon", "creature-siren", "favor-aphrodite"), "creature", 3.0


def render() -> dict[str, str | bytes]:
    """Return each picture by its path."""
    pictures = {**_stills(), "game.webp": _moving()}
    return {f"docs/pictures/{name}": picture for name, picture in pictures.items()}


def _stills() -> dict[str, str]:
    """The files that are text, by their names."""
    game = _game()
    messages, title = _messages(game)
    scene = scene_of(game)
    assert scene is not None
    return {
        "cards.svg": _cards(),
        "position.svg": picture(scene, messages, _symbols(game), title)[0],
        "strip.svg": strip(moments(game, 6), messages, _symbols(game), title)[0],
    }


def _frames() -> list[str]:
    """The pictures of the moving one, as SVG."""
    game = _game()
    messages, title = _messages(game)
    return [picture(scene, messages, _symbols(game), title)[0] for scene in moments(game, FRAMES)]


def _moving() -> bytes:
    """The frames after each other, as WebP, over and over."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    shown, file = _frames(), FOLDER / "game.webp"
    digest = sha256("".join(shown).encode()).hexdigest().encode()
    if file.exists():
        with Image.open(file) as there:
            if there.n_frames == len(shown) and there.info.get("xmp") == digest:
                return file.read_bytes()
    files = [str(resources.files(package) / "files" / file) for package, file in FONTS.values()]
    drawn = []
    for text in shown:
        png = svg_to_bytes(
            svg_string=text,
            skip_system_fonts=True,
            font_files=files,
            sans_serif_family=SANS,
            serif_family=SERIF,
            width=WIDE,
        )
        drawn.append(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
    # a legend grows while more stands on the board: every frame is as high as the highest
    tall = max(each.height for each in drawn)
    even = [Image.new("RGB", (WIDE, tall), each.getpixel((0, 0))) for each in drawn]
    for sheet, each in zip(even, drawn, strict=True):
        sheet.paste(each, (0, 0))
    out = io.BytesIO()
    even[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=even[1:],
        duration=[*[SEEN] * (len(even) - 1), LAST],
        loop=0,
        quality=80,
        method=6,
        xmp=digest,
    )
    return out.getvalue()


def _game() -> Game:
    done, _ = played_file(FOLDER / "game.cyc")
    assert done.game is not None and done.failure is None
    return done.game


def _messages(game: Game) -> tuple[Messages, str]:
    messages = Messages(LANG, ["pictures", *(module for module, _ in game.rules.modules)], places=game.places)
    return messages, messages.name(f"board-{game.board}")


def _symbols(game: Game) -> Symbols:
    return Symbols.of([module for module, _ in game.rules.modules])


def _cards() -> str:
    """Some cards and a back beside each other, without marks to cut by."""
    rules = Ruleset.load("legacy,hades")
    sheet = collect(rules, Messages(LANG, [module for module, _ in rules.modules]))
    by_key = {card.key: card for card in sheet.cards}
    marks = [(key, face(by_key[key], STANDARD, sheet.symbols)[0]) for key in CARDS]
    marks.append((f"back-{BACK}", back(BACK, sheet.headings[BACK], STANDARD, sheet.symbols)))
    groups = tuple(
        MarkGroup(APART + k * (STANDARD.width + APART), APART, tuple(drawn), key, LANG)
        for k, (key, drawn) in enumerate(marks)
    )
    page = Page(APART + len(groups) * (STANDARD.width + APART), STANDARD.height + 2 * APART, groups)
    return "\n".join([*as_svg.picture(page, sheet), ""])
