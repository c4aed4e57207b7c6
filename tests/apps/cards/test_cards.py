"""Card sheets: every card of every edition, complete, in every language there is, and nothing juts out.

`tools/regenerate golden-cards` writes the golden documents again.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import golden_files
import pytest

from cyclades_apps.cards import as_html, as_json, as_markdown, as_png, as_svg
from cyclades_apps.cards.card_faces import symbol_of
from cyclades_apps.cards.card_layout import body_height, costs_of, lay_out, paragraphs_of
from cyclades_apps.cards.card_list import PrintedCard, Sheet, collect, kinds_of
from cyclades_apps.cards.card_sizes import MINI, SIZES, STANDARD, TAROT, PrintedSize
from cyclades_apps.cards.drawing_marks import MarkGroup, Page, Text
from cyclades_apps.cards.player_aid import AID_KINDS
from cyclades_apps.cards.print_sheets import Printing, pages_of, paper_for
from cyclades_apps.cards.print_style import colour_of, luminance, readable
from cyclades_apps.cards.text_limits import OWN_KINDS, PARTS, fits, limit
from cyclades_apps.cards.text_measure import PRINTED, SANS, SANS_BOLD, SERIF_BOLD, WIDE, _tables, width
from cyclades_apps.cli import main
from cyclades_core import Ruleset
from cyclades_core.content.modules.drawing_symbols import Symbol, read_symbols, symbols_drawn
from cyclades_core.content.toml import ContentFile, Problems
from cyclades_core.text.i18n import Messages, available_languages

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = Path(__file__).parents[2] / "golden" / "cards"

MIXED = "base,hades/undead,titans/kronos,titans/artifacts,titans/special-metropolises"
EDITIONS = {"base": "base", "legacy": "legacy", "hades": "legacy,hades", "titans": "legacy,titans"}
SETS = [*EDITIONS.values(), MIXED]
LANGUAGES = available_languages()
# what is printed in any of our boxes
KINDS = (*OWN_KINDS, "creature", "hero", "artifact", "item", "favor", "special", "bonus")


@cache
def rules(modules: str) -> Ruleset:
    return Ruleset.load(modules)


@cache
def sheet(modules: str, lang: str = "en", strict: bool = False) -> Sheet:
    ruleset = rules(modules)
    return collect(ruleset, Messages(lang, [module for module, _ in ruleset.modules], strict=strict))


def card(modules: str, key: str, lang: str = "en") -> PrintedCard:
    return next(each for each in sheet(modules, lang).cards if each.key == key)


def prices(modules: str, key: str) -> list[tuple[str, tuple[int, ...], str]]:
    return [tuple(cost.price) for cost in card(modules, key).cost]


# -- what is on the cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", SETS)
def test_every_definition_has_its_card_with_everything(modules: str) -> None:
    cards = sheet(modules, strict=True).cards
    defined = {(entry.kind, entry.id) for entry in rules(modules).entries if entry.kind in KINDS}
    assert {(each.kind, each.id) for each in cards} == defined and len(cards) == len(defined)
    for each in cards:
        assert each.name.text and each.type and each.rule and each.edition.text, each
        assert all(part.said.text for part in each.parts) and each.parts, each
        assert not each.missing and not each.mark, each
        assert [part.name for part in each.parts] == (["military", "sacrifice"] if each.kind == "hero" else ["text"])


def test_costs_come_from_tracks_gods_and_abilities() -> None:
    assert prices("legacy", "creature-harpy") == [("track", (2, 3, 4), "creature-track")]
    assert prices("base", "hero-ajax") == [("track", (4, 4), "hero-track")]
    assert prices("base", "unit-fleet") == [("god", (0, 1, 2, 3), "poseidon")]
    assert prices("legacy", "building-port") == [("god", (2,), "poseidon")]
    assert prices("legacy,hades", "building-necropolis") == [("god", (2,), "hades")]
    assert prices("legacy,hades", "unit-undead-fleet") == [("god", (0, 1, 2, 3, 4), "hades")]
    assert prices("legacy,hades", "favor-hestia") == [("use", (2,), "")]
    assert prices("legacy,hades", "hero-midas")[1:] == [("sacrifice", (15,), "")]
    assert prices("base", "god-zeus") == [("offering", (), "")] and prices("base", "god-apollo") == [("always", (), "")]
    assert prices("base", "bonus-bonus-priestess") == [] and card("base", "bonus-bonus-priestess").copies == 3
    assert [cost.text for cost in card("base", "hero-ajax").cost] == ["4 GP"]
    assert [cost.text for cost in card("base", "building-port").cost] == ["Poseidon: free"]


def test_a_price_that_a_part_tells_is_not_told_twice() -> None:
    """The cost stays in the JSON; on the card 15 GP below the name and in the sacrifice would seem to be paid twice."""
    for lang in LANGUAGES:
        midas = card("legacy,hades", "hero-midas", lang)
        assert [cost.price.source for cost in midas.cost] == ["track", "sacrifice"]
        assert costs_of(midas) == [midas.cost[0].text], lang
        # a text that does not name the price leaves it below the name
        silent = midas._replace(parts=tuple(part._replace(said=part.said._replace(text="-")) for part in midas.parts))
        assert costs_of(silent) == [cost.text for cost in midas.cost], lang
        # what has no number, an offering, is told by nothing else
        zeus = card("base", "god-zeus", lang)
        assert costs_of(zeus) == [cost.text for cost in zeus.cost] != [], lang


def test_cards_are_of_the_edition_in_play() -> None:
    old, new = card("legacy", "creature-chiron"), card("legacy,hades", "creature-chiron")
    assert (old.rule, old.module) == ("L16.21", "legacy") and (new.rule, new.module) == ("H10.5", "hades/heroes")
    assert old.parts != new.parts


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_document_is_as_it_was(edition: str) -> None:
    """The cards that the box itself brings, in English."""
    whole = sheet(EDITIONS[edition])
    own = tuple(each for each in whole.cards if each.module.partition("/")[0] == edition)
    kinds = {each.kind for each in own}
    headings = {kind: heading for kind, heading in whole.headings.items() if kind in kinds}
    text = as_markdown.document(whole._replace(cards=own, headings=headings))
    golden_files.compare("golden-cards", GOLDEN / f"{edition}.md", text)


# -- nothing juts out ----------------------------------------------------------------------------------------------


@pytest.mark.long(every=5)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("modules", SETS)
def test_every_text_fits_on_its_card_in_every_size(modules: str, lang: str) -> None:
    cards = [each for each in sheet(modules, lang).cards if each.kind not in AID_KINDS]
    too_long = [
        (size.name, each.key, parts)
        for size in SIZES.values()
        for each in cards
        if (parts := lay_out(each, size).too_long)
    ]
    assert too_long == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("modules", SETS)
def test_every_language_has_the_same_blocks(modules: str, lang: str) -> None:
    """A text that is labelled in English (free and paid, bonus and power, team) is labelled alike."""

    def shape(card: PrintedCard) -> list[int]:
        known = card.block_labels
        return [known.index(label.partition(",")[0]) if label else -1 for label, _, _ in paragraphs_of(card)]

    own, english = sheet(modules, lang), sheet(modules)
    for each, original in zip(own.cards, english.cards, strict=True):
        if each.kind != "hero":  # their powers are parts of their own
            assert shape(each) == shape(original), each.key


@pytest.mark.long(every=4)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("modules", SETS)
def test_every_text_keeps_the_limits_of_translators(modules: str, lang: str) -> None:
    for each in sheet(modules, lang).cards:
        assert fits(each.kind, each.name.text, "name"), each.key
        assert fits("module", each.edition.text, "name"), each.module
        for part in each.parts:
            assert fits(each.kind, part.said.text, part.name), f"{each.key}.{part.name}"


def test_what_keeps_the_limits_fits_on_the_card() -> None:
    """The longest text that passes, on cards of every kind with the longest cost."""
    for kind in KINDS:
        found = [each for modules in EDITIONS.values() for each in sheet(modules).cards if each.kind == kind]
        each = max(found, key=lambda one: sum(len(cost.text) for cost in one.cost))
        parts = []
        for part in each.parts:
            words = "of"
            while fits(kind, f"{words} words", part.name):
                words += " words"
            assert not fits(kind, f"{words} words words", part.name)
            assert abs(len(words) - (limit(kind, part.name) or 0)) < 0.2 * len(words), (kind, len(words))
            parts.append(part._replace(said=part.said._replace(text=words)))
        assert lay_out(each._replace(parts=tuple(parts))).too_long == (), kind


def test_a_text_that_is_too_long_is_told() -> None:
    harpy = card("legacy", "creature-harpy")
    long = harpy._replace(parts=(harpy.parts[0]._replace(said=harpy.name._replace(text="word " * 300)),))
    assert lay_out(long).too_long == ("text",)
    assert lay_out(harpy._replace(name=harpy.name._replace(text="Donaudampfschifffahrtsgesellschaft"))).too_long == (
        "name",
    )
    assert not fits("creature", "Donaudampfschifffahrtsgesellschaft", "name")


def test_letters_are_measured_in_all_alphabets() -> None:
    for font in (SANS, SANS_BOLD, SERIF_BOLD):
        for text in (
            "zażółć gęślą jaźń",
            "perché così città",
            "țară și înălțime",
            "съешь же ещё этих",
            "Ἀθῆναι",
            "„”«»–—…’×",
        ):
            assert all(0 < width(letter, font) < 1.4 for letter in text if letter not in "Ἀῆ"), (font, text)


def lines_of(group: MarkGroup, by: str = WIDE) -> list[tuple[Text, float, float]]:
    """Each line of text on a card: where it begins, and where it ends."""
    found = []
    for mark in group.marks:
        if isinstance(mark, Text):
            wide = width(mark.text, mark.font, mark.size, mark.spacing, by)
            left = mark.x - {"end": wide, "middle": wide / 2}.get(mark.anchor, 0)
            found.append((mark, left, left + wide))
    return found


def check_pages(pages: list[Page], size: PrintedSize, by: str = WIDE) -> None:
    for page in pages:
        for group in page.groups:
            if group.key == "aid":
                edges, high = (11.9, page.width - 11.9), page.height
            else:
                edges, high = (size.edge - 0.1, size.width - size.edge + 0.1), size.height
            for mark, left, right in lines_of(group, by):
                assert edges[0] < left and right < edges[1], mark.text
                assert mark.size < mark.y < high - 0.5, mark.text


@pytest.mark.long(every=4)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("modules", ["legacy,hades", MIXED])
def test_every_line_is_inside_its_card(modules: str, lang: str) -> None:
    """Measured on the pages themselves: faces, backs and the player aid."""
    whole = sheet(modules, lang)
    pages = pages_of(whole, how=Printing(backs=True, once=True))
    check_pages(pages, STANDARD)
    keys = [group.key for page in pages for group in page.groups if group.key and not group.key.startswith("back-")]
    assert [key for key in keys if key != "aid"] == [each.key for each in whole.cards if each.kind not in AID_KINDS]
    aid = " ".join(
        mark.text for page in pages for mark, _, _ in lines_of(page.groups[0]) if page.groups[0].key == "aid"
    )
    assert all(each.rule in aid for each in whole.cards if each.kind in AID_KINDS)


@pytest.mark.parametrize("size", [MINI, TAROT], ids=lambda size: size.name)
def test_every_line_is_inside_cards_of_other_sizes(size: PrintedSize) -> None:
    for lang in ("de", "ru"):
        check_pages(pages_of(sheet("legacy,hades", lang), how=Printing(size, backs=True)), size)
        printed = Printing(size, backs=True, by=PRINTED)
        check_pages(pages_of(sheet("legacy,hades", lang), how=printed), size, PRINTED)


def test_the_body_ends_above_the_foot() -> None:
    for each in sheet("legacy,hades").cards:
        for size in SIZES.values():
            laid = lay_out(each, size)
            if each.kind not in AID_KINDS:
                assert laid.body_top + body_height(laid.body.rows, laid.body.size, size.gap) <= size.body_bottom


# -- on paper ------------------------------------------------------------------------------------------------------


def test_as_many_copies_as_the_game_has() -> None:
    whole = sheet("base")
    printed = [group.key for page in pages_of(whole) for group in page.groups if group.key not in ("", "aid")]
    assert printed.count("bonus-bonus-priestess") == 3 and printed.count("hero-ajax") == 1
    assert len(printed) == sum(each.copies for each in whole.cards if each.kind not in AID_KINDS)
    once = [group.key for page in pages_of(whole, how=Printing(once=True)) for group in page.groups if group.key]
    assert len(once) == len(set(once))


def test_backs_lie_behind_their_cards() -> None:
    """Turned over its long side, the paper shows each back where its face is; and it tells only the kind."""
    pages = pages_of(sheet("legacy"), how=Printing(backs=True))
    for face, back in zip(pages[:-1:2], pages[1:-1:2], strict=True):
        cards = [group for group in face.groups if group.key]
        assert len(cards) == len(back.groups)
        for card, behind in zip(cards, back.groups, strict=True):
            assert behind.key == f"back-{card.key.partition('-')[0]}"
            assert behind.y == card.y and behind.x == pytest.approx(face.width - card.x - STANDARD.width)


@pytest.mark.parametrize(
    ("size", "holds"), [(STANDARD, 9), (MINI, 16), (TAROT, 4)], ids=lambda each: getattr(each, "name", None)
)
def test_cards_have_a_bleed_of_their_own(size: PrintedSize, holds: int) -> None:
    paper = paper_for(Printing(size))
    assert paper.holds == holds
    places = [paper.place(number) for number in range(holds)]
    assert min(x for x, _ in places) - 2 >= 4 and max(x for x, _ in places) + size.width + 2 <= paper.width - 4
    assert paper.left(1) - paper.left(0) - size.width == pytest.approx(4)  # the gutter: a bleed for each
    if paper.rows > 1:
        assert paper.top(1) - paper.top(0) - size.height == pytest.approx(4)
    assert paper_for(Printing(size, bleed=0)).holds >= holds


def test_a_card_without_a_symbol_gets_that_of_its_kind() -> None:
    whole = sheet("legacy,hades")
    harpy = card("legacy,hades", "creature-harpy")
    assert symbol_of(harpy._replace(id="roc"), whole.symbols) == "kind-creature"
    assert symbol_of(harpy._replace(id="titan"), {**whole.symbols, "unit-titan": whole.symbols["gold"]}) == "unit-titan"
    own = harpy._replace(kind="omen", id="comet")
    assert symbol_of(own, whole.symbols) == "kind"
    page = pages_of(whole._replace(cards=(own,), headings={"omen": "Omens"}), how=Printing(backs=True))
    assert [group.key for each in page for group in each.groups if group.key] == ["omen-comet", "back-omen"]


@pytest.mark.parametrize("modules", ["base", "legacy,hades", "base,titans/artifacts,titans/special-metropolises"])
def test_each_card_of_ours_has_a_drawing_of_its_own(modules: str) -> None:
    """Bonuses are drawn by what they bring."""
    whole = sheet(modules)
    drawn = [each for each in whole.cards if each.kind != "bonus" and each.kind not in AID_KINDS]
    assert [each.key for each in drawn if each.key not in whole.symbols] == []
    lines = [(each.kind, whole.symbols[each.key].line) for each in drawn]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("modules", SETS)
def test_every_kind_has_a_symbol_and_a_colour_of_its_box(modules: str) -> None:
    """Nothing of it stands in the core but gods, buildings, units and goods; white letters can be read on all."""
    kinds, symbols = kinds_of(rules(modules)), sheet(modules).symbols
    assert set(kinds) <= set(KINDS)
    colours = {kind: colour_of(kind, symbols) for kind in kinds}
    assert {kind: symbols[f"kind-{kind}"].colour for kind in kinds} == colours
    assert len(set(colours.values())) == len(kinds)
    assert all(1.05 / (luminance(colour) + 0.05) >= 4.5 for colour in colours.values())
    assert {name.removeprefix("kind-") for name in symbols_drawn([]) if name.startswith("kind-")} == set(OWN_KINDS)


def test_a_kind_of_others_has_the_colour_that_it_says() -> None:
    """Darker where white letters could not be read; one that says none has always the same."""
    said = {"kind-omen": Symbol("M4 20h16", colour="#6b4c11"), "kind-relic": Symbol("M4 20h16", colour="#ffdd00")}
    assert colour_of("omen", said) == "#6b4c11"
    assert colour_of("relic", said) == readable("#ffdd00") != "#ffdd00"
    assert colour_of("portent", said) == colour_of("portent", {}) == readable(colour_of("portent", {}))
    problems = Problems()
    text = "kind-a = { line = 'M1 1', colour = 'red' }\nunit-b = { line = 'M1 1', colour = '#ffffff' }\n"
    assert read_symbols(ContentFile.from_text("s.toml", text, problems), problems) == {}
    assert [(each.line, each.code) for each in problems] == [(1, "wrong-value"), (2, "unknown-key")]


def test_a_picture_of_the_aid_ends_with_its_texts() -> None:
    whole = sheet("legacy")
    for count in (1, 3):
        few = tuple(each for each in whole.cards if each.kind == "building")[:count]
        (page,) = pages_of(whole._replace(cards=few))
        cut = as_png.cut_out(page, Printing())
        last = max(mark.y for mark, _, _ in lines_of(cut.groups[0]))
        assert last < cut.height < last + 20 < page.height and cut.width == page.width


def test_the_pictures_are_plain() -> None:
    """Nothing that renderers take differently: no pattern, no style, no reference."""
    name = "{http://www.w3.org/2000/svg}"
    for page in map(ET.fromstring, as_svg.documents(sheet("legacy"), how=Printing(backs=True))):
        assert {element.tag.removeprefix(name) for element in page.iter()} == {
            "svg",
            "title",
            "path",
            "rect",
            "g",
            "text",
        }
        assert not any({"style", "class", "href", "opacity"} & set(element.keys()) for element in page.iter())


@pytest.mark.long
def test_the_pdf_is_whole_and_always_the_same() -> None:
    pytest.importorskip("fpdf", reason="the extra pdf")
    from cyclades_apps.cards import as_pdf

    whole = sheet("legacy", "ru")
    few = whole._replace(cards=tuple(each for each in whole.cards if each.kind in ("god", "goods")))
    how = Printing(backs=True)
    once = as_pdf.document(few, how=how)
    assert once == as_pdf.document(few, how=how)
    assert once.startswith(b"%PDF-") and once.rstrip().endswith(b"%%EOF")
    assert b"/Count %d" % len(pages_of(few, how=how)) in once
    assert once.count(b"/FontFile2") == 3


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fonts_of_the_pdf_hold_every_letter(lang: str) -> None:
    tables = _tables(PRINTED)
    for page in pages_of(sheet(MIXED, lang)):
        for group in page.groups:
            for mark, _, _ in lines_of(group):
                assert all(each in tables[mark.font] for each in mark.text), mark.text


def test_the_table_of_the_printed_fonts_is_theirs() -> None:
    pytest.importorskip("fpdf", reason="the extra pdf")
    from importlib import resources

    from fontTools.ttLib import TTFont

    from cyclades_apps.cards.as_pdf import FONTS

    for font, (package, file) in FONTS.items():
        read = TTFont(str(resources.files(package) / "files" / file))
        letters, widths = read.getBestCmap(), read["hmtx"]
        there = {each: widths[letters[ord(each)]][0] for each in _tables(WIDE)[font] if ord(each) in letters}
        assert there == _tables(PRINTED)[font], font


# -- the formats ---------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """What is open, what was seen; fails where tags do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cards: list[list[dict[str, str | None]]] = []
        self.lang: str | None = None
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert not {"src", "href"} & set(found)
        if tag == "html":
            self.lang = found["lang"]
        if tag == "section":
            self.cards.append([])
        if tag == "g" and found.get("data-key"):
            self.cards[-1].append(found)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_holds_nine_cards() -> None:
    text = as_html.document(sheet("legacy,hades"))
    page = Reader(text)
    assert page.lang == "en"
    assert [len(cards) for cards in page.cards] == [9] * 5 + [6, 1]
    assert "url(" not in text and "@import" not in text and "$" not in text
    assert set(re.findall(r"https?://[^'\"]+", text)) == {"http://www.w3.org/2000/svg"}  # the name of a language


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_original_stands_beside_each_card(lang: str) -> None:
    own, original = sheet("legacy", lang), sheet("legacy")
    page = Reader(as_html.document(own, original))
    full = [len(cards) for cards in page.cards if cards[0]["data-key"] != "aid"]
    assert page.lang == lang and set(full[:-1]) == {8}
    cards = [each for cards in page.cards for each in cards if each["data-key"] != "aid"]
    assert [each["data-key"] for each in cards[::2]] == [each["data-key"] for each in cards[1::2]]
    assert {each["xml:lang"] for each in cards[::2]} == {lang} and {each["xml:lang"] for each in cards[1::2]} == {"en"}
    assert len(as_svg.documents(own, original)) == len(page.cards)
    assert as_markdown.document(own, original).count("<small>**") == len(own.cards)
    first = as_json.document(own, original)["cards"][0]  # type: ignore[index]
    assert first["original"]["name"] == original.cards[0].name.text


def test_marks_in_texts_are_no_markup() -> None:
    harpy = card("legacy", "creature-harpy")
    evil = harpy._replace(name=harpy.name._replace(text="<b>&|*x*"), cost=())
    whole = sheet("legacy")._replace(cards=(evil,), headings={"creature": "#1"})
    assert "&lt;b&gt;&amp;|*x*" in as_html.document(whole) and "<b>&|" not in as_html.document(whole)
    ET.fromstring(as_svg.documents(whole)[0])
    assert "**\\<b\\>&\\|\\*x\\***" in as_markdown.document(whole) and "## \\#1" in as_markdown.document(whole)


def test_what_is_not_translated_is_marked(tmp_path: Path) -> None:
    """A language with two messages only: the rest is English, and every format says so."""
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "legacy.ftl").write_text(
        "creature-harpy = Harpyja\ncreature-satyr = Satyros\n    .text = Ukradni.\n"
    )
    (tmp_path / "xx" / "cli.ftl").write_text("cli-card-untranslated = chybí\n")
    ruleset = rules("legacy")
    found = collect(ruleset, Messages("xx", ["legacy"], folders=[tmp_path]), ["creature"])
    cards = {each.id: each for each in found.cards}
    assert cards["satyr"].missing == () and cards["satyr"].mark == ""
    assert cards["harpy"].missing == ("text",) and cards["harpy"].mark == "chybí"
    assert cards["giant"].missing == ("name", "text") and cards["giant"].parts[0].said.text.startswith("Destroy one")
    assert "Remove one troop" in as_markdown.document(found) and "*[chybí]*" in as_markdown.document(found)
    assert 'fill="#b3261e">Giant<' in as_html.document(found) and ">chybí<" in as_svg.documents(found)[0]
    assert as_json.document(found)["cards"][0]["untranslated"] == ["name", "text"]  # type: ignore[index]


def test_a_card_that_nobody_has_described_shows_its_id(tmp_path: Path) -> None:
    ruleset = rules("legacy")
    nameless = collect(ruleset, Messages("en", []), ["creature"]).cards[0]
    assert nameless.parts[0].said.text == f"{nameless.key}.text" and nameless.missing == ("name", "text")


def test_the_keys_of_the_json_are_documented() -> None:
    documented = set(re.findall(r"`([a-z_]+)`", (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")))

    def keys(value: object) -> set[str]:
        if isinstance(value, dict):
            return set(value) | {key for each in value.values() for key in keys(each)}
        return {key for each in value for key in keys(each)} if isinstance(value, list) else set()

    document = as_json.document(sheet("legacy,hades"), sheet("legacy,hades"))
    assert keys(document) <= documented
    assert {"lang", "compare", "title", "modules", "cards"} == set(document)
    assert set(KINDS) | set(PARTS) <= documented


# -- the command ---------------------------------------------------------------------------------------------------


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["cards", "--lang", "en", *arguments])
    return int(end.value.code or 0)


def test_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--modules", "legacy", "--kind", "god") == 0
    out = capsys.readouterr().out
    assert out.startswith("# Cards: First edition\n\n## Gods\n") and "| L11.5 |" in out
    assert run("--modules", "legacy", "--kind", "god, unit", "--format", "json", "--compare", "en") == 0
    document = json.loads(capsys.readouterr().out)
    assert {each["kind"] for each in document["cards"]} == {"god", "unit"} and document["compare"] == "en"
    assert run("--modules", "legacy", "--kind", "god", "--format", "svg") == 0
    assert capsys.readouterr().out.startswith("<svg ")


def test_the_command_writes_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "sheets"
    assert run("--modules", "legacy,hades", "--format", "svg", "--output", str(folder)) == 0
    files = sorted(path.name for path in folder.iterdir())
    assert files == [f"cards-en-{page}.svg" for page in range(1, 8)]
    assert capsys.readouterr().out.split() == [str(folder / name) for name in files]
    assert run("--modules", "legacy", "--format", "html", "--output", str(tmp_path / "a.html")) == 0
    Reader((tmp_path / "a.html").read_text(encoding="utf-8"))
    assert run("--modules", "legacy", "--format", "html", "--output", str(tmp_path)) == 0
    assert (tmp_path / "cards-en.html").read_bytes() == (tmp_path / "a.html").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--kind", "dragon"), "dragon"),
        (("--kind", "item"), "--kind"),
        (("--compare", "xx"), "xx"),
        (("--format", "svg"), "4 pages"),
        (("--format", "svg", "--output", "cards.svg"), "4 pages"),
        (("--format", "pdf"), "--output"),
        (("--format", "docx"), "--format"),
        (("--size", "huge"), "--size"),
        (("--bleed", "9"), "--bleed"),
        (("--modules", "legcay"), "legacy"),
        (("--output", "no-such-folder/a.md"), "no-such-folder"),
    ],
)
def test_the_command_refuses(arguments: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--modules", "legacy", *arguments) == 2
    told = capsys.readouterr()
    assert words in told.err and told.out == "" and ".part" not in told.err


def test_a_text_that_is_too_long_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(STANDARD, "body_sizes", (9.0,))
    assert run("--modules", "legacy", "--kind", "creature") == 1
    told = capsys.readouterr()
    assert "Siren (en), Effect: too long" in told.err and "Siren" in told.out
