"""The drawn pictures of the documentation: `python tools/documents/drawn_pictures.py` writes them into `docs/pictures`.

The game is a record beside them, so that other bots change no picture. The SVGs need nothing else; the moving picture
of README needs the extras `pdf` and `png` (resvg draws with their fonts, and Pillow, which fpdf2 brings, joins the
frames). Photographs of the page in a browser, `table-*.webp`, are not made here.
tests/apps/pictures/test_board_pictures.py compares.
"""

from __future__ import annotations

import io
import sys
from hashlib import sha256
from importlib import resources
from pathlib import Path

from cyclades_apps.cards import as_svg
from cyclades_apps.cards.as_pdf import FONTS
from cyclades_apps.cards.as_png import SANS, SERIF
from cyclades_apps.cards.card_faces import back, face
from cyclades_apps.cards.card_list import collect
from cyclades_apps.cards.card_sizes import STANDARD
from cyclades_apps.cards.drawing_marks import Group, Page
from cyclades_apps.cli.replay import played_file
from cyclades_apps.pictures.board_picture import picture
from cyclades_apps.pictures.picture_strip import moments, strip
from cyclades_apps.pictures.scene import scene_of
from cyclades_apps.pictures.symbol_choice import Symbols
from cyclades_core import Game, Ruleset
from cyclades_core.text.i18n import Messages

__all__ = ["digest", "frames", "moving", "stills"]

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LANG = "en"
#: How many pictures move, how wide they are in pixels, and for how many milliseconds each is seen, the last for longer.
FRAMES, WIDE, SEEN, LAST = 9, 960, 1100, 2500
#: The cards that are shown, and the kind whose back is; millimetres between them.
CARDS, BACK, APART = ("god-poseidon", "creature-siren", "favor-aphrodite"), "creature", 3.0


def stills() -> dict[str, str]:
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


def frames() -> list[str]:
    """The pictures of the moving one, as SVG."""
    game = _game()
    messages, title = _messages(game)
    return [picture(scene, messages, _symbols(game), title)[0] for scene in moments(game, FRAMES)]


def digest(shown: list[str]) -> str:
    """What tells whether the moving picture is of these frames: it is kept in the file."""
    return sha256("".join(shown).encode()).hexdigest()


def moving(shown: list[str]) -> bytes:
    """The frames after each other, as WebP, over and over."""
    from PIL import Image
    from resvg_py import svg_to_bytes

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
        xmp=digest(shown).encode(),
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
        Group(APART + k * (STANDARD.width + APART), APART, tuple(drawn), key, LANG)
        for k, (key, drawn) in enumerate(marks)
    )
    page = Page(APART + len(groups) * (STANDARD.width + APART), STANDARD.height + 2 * APART, groups)
    return "\n".join([*as_svg.picture(page, sheet), ""])


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, text in stills().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    (folder / "game.webp").write_bytes(moving(frames()))
