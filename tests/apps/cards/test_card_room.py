"""Nothing overflows: cards and the player aid in every language, of every set of modules, with options turned.

What a card says depends on the modules beside its own and on their options. Of the 144 sets few are in every run, the
others in the long one; each distinct card is measured once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import tested_modules
from run_size import size

from cyclades_apps.cards import player_aid
from cyclades_apps.cards.card_layout import lay_out
from cyclades_apps.cards.card_list import PrintedCard, Sheet, collect
from cyclades_apps.cards.card_sizes import SIZES
from cyclades_apps.cards.drawing_marks import Text
from cyclades_apps.cards.text_measure import PRINTED, WIDE, width
from cyclades_core import Ruleset
from cyclades_core.text.i18n import Messages, available_languages

LANGUAGES = available_languages()
HAIR = 0.1  # millimetres
#: What is measured already: most cards are the same in most sets.
measured: set[PrintedCard] = set()


def options_of(modules: str) -> Iterator[dict[str, Any]]:
    """None; each at the value that is not its default (of a number the largest); then each of them alone."""
    turned = {}
    for name in modules.split(","):
        for option in tested_modules.official()[name].option:
            others = [value for value in option.values if value != option.default]
            turned[option.id] = others[-1] if others else option.most
    yield {}
    if turned:
        yield turned
    if len(turned) > 1:
        yield from ({key: value} for key, value in turned.items())


def too_long(card: PrintedCard) -> list[tuple[str, str, str]]:
    """The sizes of cards that have not enough room, with the part."""
    if card in measured or card.kind in player_aid.AID_KINDS:
        return []
    measured.add(card)
    tables = (WIDE, PRINTED)
    return [
        (card.key, each.name, part)
        for each in SIZES.values()
        for part in sorted({part for by in tables for part in lay_out(card, each, by).too_long})
    ]


def outside(sheet: Sheet) -> Iterator[str]:
    """The lines of the player aid that leave their column or the paper, and titles that found no room."""
    said = ""
    for page in player_aid.aid_pages(sheet):
        for mark in page.groups[0].marks:
            if not isinstance(mark, Text):
                continue
            said += f"{mark.text} "
            wide = width(mark.text, mark.font, mark.size, mark.spacing)
            left = mark.x - (wide / 2 if mark.anchor == "middle" else 0)
            column = player_aid.EDGE + (
                player_aid.COLUMN + player_aid.GUTTER if left > player_aid.EDGE + player_aid.COLUMN else 0
            )
            above = mark.y < player_aid.TOP - player_aid.NAME  # the title, and what it is for
            right = page.width - player_aid.EDGE if above else column + player_aid.COLUMN
            if left < column - HAIR or left + wide > right + HAIR or mark.y > player_aid.BOTTOM:
                yield mark.text
    yield from (title for _, _, title in sheet.modules if title not in said)


@pytest.mark.long(every=72)
@pytest.mark.parametrize("way", tested_modules.EVERY_SET, ids=str)
def test_nothing_overflows(way: tested_modules.Way) -> None:
    """Every option alone only where everything is wanted: no text of ours reads two of them."""
    modules = [module for module, _ in way.rules.modules]
    spoken = [Messages(lang, modules) for lang in LANGUAGES]
    for turned in list(options_of(way.modules))[: size(ci=2, full=99)]:
        rules = Ruleset.load(way.modules, options=turned) if turned else way.rules
        for messages in spoken:
            sheet = collect(rules, messages)
            found = [told for card in sheet.cards for told in too_long(card)]
            assert (found, list(outside(sheet))) == ([], []), (messages.lang, turned)


def test_what_overflows_is_found() -> None:
    rules = tested_modules.rules("base,hades/undead")
    sheet = collect(rules, Messages("en", [module for module, _ in rules.modules]))
    unit, god = (next(each for each in sheet.cards if each.kind == kind) for kind in ("unit", "god"))
    wide = unit.name._replace(text="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen")
    assert list(outside(sheet._replace(cards=(unit._replace(name=wide),)))) == [wide.text]
    assert [part for _, _, part in too_long(god._replace(name=wide))] == ["name"] * len(SIZES)
    titles = tuple((f"box-{number}", "1", f"The Box of Number {number}") for number in range(40))
    assert list(outside(sheet._replace(modules=titles)))[-1] == "The Box of Number 39"
