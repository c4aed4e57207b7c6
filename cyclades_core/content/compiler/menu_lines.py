"""Menu lines of gods and modules."""

from __future__ import annotations

from typing import Any

from cyclades_core.engine.operations.menu_line import MenuLine

from ..toml.value_shapes import shape_of
from ..vocabulary.conditions import reasons
from ..vocabulary.parameter_types import CONDITION, COUNT, EFFECT, NUMBER, TABLE, TEXT, TRUTH, ListOf, Shape
from .effect_compiler import Compiler

__all__ = ["compile_lines", "make_line"]

# the word of a line where its verb has a better one than its own name
WORDS = {"place": "recruit", "gain": "take", "place-piece": "summon"}
LINE_KEYS: dict[str, Shape] = {
    "do": TEXT,
    "word": TEXT,
    "effect": EFFECT,
    "price": NUMBER,
    "prices": ListOf(COUNT, least=1),
    "rising": TRUTH,
    "limit": COUNT,
    "when": CONDITION,
    "cite": TEXT,
    "cites": TABLE,
}
#: What those keys mean that a verb has only in a menu. `COMMON` describes the others.
LINE_DOCS: dict[str, str] = {  # text: ok documentation for authors
    "price": "What the line costs: a number.",
    "prices": "What the first, the second ... use of the turn costs; there are as many uses.",
    "rising": "The n-th such use of the turn costs n.",
    "limit": "How often it may be used in a turn.",
    "effect": "What the line does, where it is more than one verb.",
}


def make_line(
    book: Any, compiler: Compiler, name: str, node: dict[str, Any], origin: Any, path: tuple[Any, ...]
) -> MenuLine:
    """Compile one line: a verb with a price, or `{ word, effect, price ... }`."""
    compiler.source, compiler.me = origin.source, "god"  # whose turn it is
    for key, shape in LINE_KEYS.items():
        if key in node and (key not in ("effect", "when") or node[key] is not None):
            shape.check(node[key], (*path, key))
    verb = node.get("do", "")
    word = node.get("word") or (str(node.get("kind", verb)) if verb == "move" else WORDS.get(verb, verb)) or name
    line = MenuLine(len(book.lines), f"{name}/{word}", word)
    book.lines.append(line)
    if verb == "gain" and "gold" in node and not node.get("word"):
        line.label = "take-gold"  # only goods are cards
    line.about = _about(book, word, node)
    line.cite = node.get("cite", compiler.cite)
    if "cites" in node:
        line.cites = compiler.cites(node["cites"], (*path, "cites"))
    if "prices" in node:
        line.prices = tuple(node["prices"])
        line.limit = len(line.prices)
    elif "price" in node:
        if type(node["price"]) is int:
            COUNT.check(node["price"], (*path, "price"))
        line.price = compiler.number(node["price"], (*path, "price"))
        line.flat = isinstance(node["price"], int)
        line.fixed = node["price"] if line.flat else -1
    line.rising = node.get("rising", False)
    if node.get("limit") is not None:
        line.limit = node["limit"]
    if node.get("when") is not None:
        line.when = compiler.condition(node["when"], (*path, "when"))
        line.reasons = reasons(compiler, node["when"], (*path, "when"))
    if "effect" in node:
        effect, inner = node["effect"], (*path, "effect")
        for key in node:
            if key not in LINE_KEYS:
                compiler.unknown(key, "unknown-key", (*path, key), LINE_KEYS)
    else:
        # the verb itself is the effect; its condition belongs to the line
        effect, inner = [{k: v for k, v in node.items() if k not in LINE_KEYS or k in ("do", "cites")}], path
        compiler.beside = path, tuple(key for key in LINE_KEYS if key != "effect")
    p = compiler.program(line.name, effect, origin, inner, line=line, cite=line.cite, single="effect" not in node)
    compiler.beside = (), ()
    p.cause = f"line-{line.label.replace(' ', '-')}"
    line.program = p.number
    return line


def _about(book: Any, word: str, node: dict[str, Any]) -> tuple[str, ...]:
    """Return the ids of what a line takes or buys, if it does nothing else and has the usual word for it."""
    effect = node.get("effect", [node])
    only = effect[0] if isinstance(effect, list) and len(effect) == 1 else None
    if not isinstance(only, dict):
        return ()
    # The compiler reports values of the wrong type. Here they name nothing.
    verb, goods, source = (each if isinstance(each := only.get(key), str) else "" for key in ("do", "goods", "from"))
    if word != WORDS.get(verb, verb):
        return ()
    if verb == "gain" and goods in book.numbers["goods"]:
        return (f"goods-{goods}",)
    track = book.tracks.get(source) if verb == "buy" else None
    if track is None:
        return ()
    kinds = dict.fromkeys(kind for card, (kind, _, _) in enumerate(book.cards) if track.cards >> card & 1)
    return tuple(f"card-kind-{kind}" for kind in kinds)


def _maker(book: Any, compiler: Compiler, definition: Any) -> Any:
    return lambda node, path: make_line(book, compiler, definition.id, node, definition.origin, path)


def compile_lines(book: Any, compiler: Compiler, by_kind: dict[str, list[Any]]) -> None:
    """Lines of all gods and of the actions that belong to no god."""
    book.god_lines = {}
    book.god_building = {}
    book.common_lines = []
    book.window_lines = {}
    for card in book.god_cards:
        d = book.cards[card][1]
        free: list[int] = []
        paid: list[int] = []
        for key, out in (("free", free), ("paid", paid)):
            if not isinstance(getattr(d, key) or [], list):
                compiler.source = d.origin.source
                compiler.problem("wrong-type", (*d.origin.path, key), expected="array", found=shape_of(getattr(d, key)))
                continue
            for i, node in enumerate(getattr(d, key) or []):
                path = (*d.origin.path, key, i)
                compiler.source, compiler.cite = d.origin.source, d.cite
                if not compiler.table(node, path):
                    continue
                line = compiler.guard(_maker(book, compiler, d), node, path)
                if line is None:
                    continue
                if key == "free":
                    line.must = True
                    line.limit = 1 if line.limit is None else line.limit
                out.append(line.number)
        book.god_lines[card] = (tuple(free), tuple(paid))
        book.god_building[card] = None
        for key in ("free", "paid"):
            for i, node in enumerate(found if isinstance(found := getattr(d, key), list) else []):
                if isinstance(node, dict) and node.get("do") == "build" and "building" in node:
                    what = node["building"]
                    if isinstance(what, dict) and "of-god" in what:
                        continue  # what other gods build is not its own: two such gods would ask each other forever
                    compiler.source = d.origin.source
                    tree = {"of": what} if isinstance(what, (str, list)) else what
                    book.god_building[card] = compiler.selector("type", tree, (*d.origin.path, key, i, "building"))
    for e in by_kind.get("action", ()):
        d = e.definition
        compiler.source, compiler.cite = d.origin.source, d.cite
        spec: dict[str, Any] = {"word": d.word or d.id, "effect": d.effect, "cite": d.cite}
        for key in ("price", "prices", "limit", "when"):
            value = getattr(d, key)
            if value not in (None, 0):
                spec[key] = value
        spec["rising"] = d.rising
        spec["cites"] = d.cites
        line = compiler.guard(_maker(book, compiler, d), spec, tuple(d.origin.path))
        if line is None:
            continue
        line.anytime = d.anytime
        line.god_mask = god_mask(book, compiler, d.god, d.origin, (*d.origin.path, "god"))
        book.common_lines.append(line.number)


def god_mask(book: Any, compiler: Compiler, tag: str | None, origin: Any, path: tuple[Any, ...]) -> int:
    """The gods in whose turns a line is offered: all, or those with a tag."""
    if tag is None:
        return -1
    compiler.source = origin.source
    return compiler.card_tag_mask(tag, path) & book.card_kind_masks["god"]
