"""What does not depend on a running game: modules, names and texts, boards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from cyclades_core import ContentError, CycladesError, Ruleset, available_modules
from cyclades_core.content.boards.tiles import ASSEMBLED
from cyclades_core.content.modules.module_info import ModuleInfo
from cyclades_core.game.positions.position_facts import SETUP
from cyclades_core.game.views.board_document import board_document
from cyclades_core.text.i18n import Messages

from ..cards.text_limits import PARTS
from .localization import plain, problems_of
from .rpc_errors import RpcError

if TYPE_CHECKING:
    from .hosted_games import HostedGame
    from .method_context import Context

__all__ = ["board", "content", "modules", "ruleset", "verdict"]

#: Kinds of definitions beside those of cards that have a name, and an attribute with what they do.
NAMED = ("building", "goods", "unit", "phase")
BEFORE_PHASES = f"phase-{SETUP}"  # what a view has as its phase before the first one
RULESETS = 16  # that are kept


def ruleset(names: list[str], options: dict[str, Any]) -> Ruleset:
    """The ruleset of a list of modules: loaded once, while it is asked for again."""
    return _ruleset(tuple(names), tuple(sorted(options.items())))


@lru_cache(maxsize=RULESETS)
def _ruleset(names: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Ruleset:
    return Ruleset.load(list(names), dict(options))


def modules(context: Context, lang: str | None) -> list[dict[str, Any]]:
    """What is installed."""
    found = available_modules()
    messages = context.words.of(context.lang(lang), [module.id for module in found if not module.problems]).messages
    return [
        {
            "id": module.id,
            "title": module.id if module.problems else messages.text(module.title),
            "version": module.version,
            "requires": [[need] if isinstance(need, str) else list(need["any"]) for need in plain(module.requires)],
            "conflicts": list(module.conflicts),
            "options": {key: list(values) for key, values in module.options.items()},
            "defaults": dict(module.defaults),
            "problems": [str(problem.render(messages)) for problem in module.problems],
            **({} if module.problems else _option_words(context, module, lang)),
        }
        for module in found
    ]


def _option_words(context: Context, module: ModuleInfo, lang: str | None) -> dict[str, Any]:
    """Return names and texts of the options of a module. Another module may have one with the same id."""
    messages = context.words.of(context.lang(lang), [module.id]).messages
    ids = {option: f"option-{option}" for option in module.options}
    return {
        "option_names": {option: messages.name(ident) for option, ident in ids.items()},
        "option_texts": {o: messages.attribute(i, "text") for o, i in ids.items() if messages.has(i, "text")},
    }


def verdict(context: Context, names: list[str], options: dict[str, Any], lang: str | None) -> dict[str, Any]:
    """Whether a list can be played, or what could be."""
    try:
        rules = ruleset(names, options)
    except (CycladesError, ContentError) as error:
        messages = context.words.of(context.lang(lang)).messages
        works = error.arguments.get("works") if isinstance(error, CycladesError) else None
        nearest = works.split(",") if isinstance(works, str) else plain(works)
        return {
            "problems": problems_of(messages, error),
            "works": nearest,
            "players": [],
            "modes": [],
            "boards": [],
        }
    return {
        "problems": [],
        "works": list(names),
        "players": sorted({count for mode in rules.modes for count in mode.players}),
        "modes": [mode.id for mode in rules.modes],
        "boards": [each.id for each in rules.boards],
        "mode_players": {
            mode.id: list(mode.players) for mode in sorted(rules.modes, key=lambda mode: not mode.default)
        },
        **_boards(context, rules, lang),
    }


def _boards(context: Context, rules: Ruleset, lang: str | None) -> dict[str, Any]:
    """Return for how many players each board is, and its name. Tiles that can be laid at random are a board too."""
    words = context.words.of(context.lang(lang), [module for module, _ in rules.modules], rules.options)
    players = {each.id: list(each.players) for each in rules.boards}
    if rules.tiles.take:
        players[ASSEMBLED] = sorted(rules.tiles.take)
    return {"board_players": players, "board_names": {each: words.messages.name(f"board-{each}") for each in players}}


def _text(messages: Messages, ident: str) -> str:
    """Return what a thing does. The parts of a card that has several are lines with the labels of the printed card."""
    said = [(part, messages.attribute(ident, part)) for part in PARTS if messages.has(ident, part)]
    labels = _labels(messages.lang) if len(said) > 1 else {}
    return "\n".join(f"{labels[part]}: {text}" if part in labels else text for part, text in said)


@lru_cache
def _labels(lang: str) -> dict[str, str]:
    messages = Messages(lang, ("cli",))
    return {part: messages.text(f"cli-card-label-{part}") for part in PARTS[1:]}


def content(
    context: Context, held: HostedGame | None, names: list[str] | None, options: dict[str, Any], lang: str | None
) -> dict[str, Any]:
    """Names and texts in one language."""
    rules = held.game.rules if held is not None else ruleset(names or [], options)
    if held is not None:
        words = context.wording(held, lang)
    else:
        words = context.words.of(context.lang(lang), [module for module, _ in rules.modules], rules.options)
    messages = words.messages
    ids = [f"{entry.kind}-{entry.id}" for entry in rules.entries if entry.kind in (*NAMED, *rules.card_kinds)]
    texts = {ident: text for ident in ids if (text := _text(messages, ident))}
    areas = [f"area-{area}" for area in held.game.places] if held is not None else []
    piles = [pile for zone in rules.zone_names if messages.has(pile := f"pile-{zone}")]
    return {
        "fingerprint": rules.fingerprint,
        "lang": messages.lang,
        "names": {ident: messages.name(ident) for ident in [*dict.fromkeys(ids), BEFORE_PHASES, *areas, *piles]},
        "texts": texts,
    }


def board(
    held: HostedGame | None, names: list[str] | None, options: dict[str, Any], name: str | None
) -> dict[str, Any]:
    """The document of a board: of a game, or of the modules by its name."""
    if held is not None:
        return held.game.board_document()
    found = {each.id: each for each in ruleset(names or [], options).boards}
    if name is None:
        raise RpcError("params", path="board", reason="missing", expected=sorted(found))
    if name not in found:
        raise RpcError("unknown", what="board", name=name)
    return board_document(found[name])
