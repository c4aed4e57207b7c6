"""What every key of every file means, one sentence each: schemas and the reference are made of them.

Words of effects, selectors, conditions and numbers carry their sentence where they are registered (`words.registry`);
the classes of `definitions` say what there is, this says what it is for. A key without a sentence fails a test.
"""

from __future__ import annotations

import attrs

from cyclades_core.content.toml.attrs_converter import keys_of

from .file_key_descriptions import FILES

__all__ = ["COMMON", "DEEDS", "DOCUMENTS", "KEYS", "KINDS", "sentence", "undocumented"]

#: What each kind of definition is.
KINDS: dict[str, str] = {  # text: ok documentation for authors
    "unit": "A kind of figure that moves, holds and fights.",
    "goods": "Cards without a face: priests, philosophers.",
    "building": "A type of building.",
    "god": "A god: a tile or a printed place that takes offerings, with the lines of its menu.",
    "card-kind": "A kind of cards: what they share. Every module that is played with it may define some, as `[[ID]]`.",
    "action": "A line of the menu that belongs to no single god.",
    "rule": "A standing rule (`when` and `effect`), or modifiers and triggers that always hold.",
    "program": "A named effect, run by others.",
    "obligation": "What the edition does when the rules bring something about that only it can settle.",
    "phase": "A phase of the round.",
    "counter": "A number that a module adds to the state.",
    "deck": "A pile of cards, shuffled at the set-up.",
    "track": "A row of cards for sale beside a deck.",
    "offering": "How offerings are made: one table, `[offering]`.",
    "battle": "How battles are fought: one table, `[battle]`.",
    "refusal": "The rules by which answers to one question are refused; its id is the prompt.",
    "setup": "What happens before the first round: one table, `[setup]`.",
    "mode": "A way to play: for how many, alone or in teams.",
}

#: What each file is, and what else can stand in one.
DOCUMENTS: dict[str, str] = {  # text: ok documentation for authors
    "manifest": "A manifest: what a box offers.",
    "content": "Content: what a module defines.",
    "board": "A board: a map, a graph, or a layout of tiles.",
    "tiles": "The tiles that boards are laid of.",
    "symbols": "How pictures draw things: for each id with its kind in front the path of lines on a grid of 24 by 24.",
    "scenario": "A rule as an executable example.",
    "defaults": "What the definitions of a module have in common.",
    "change": "What this module changes in definitions of others.",
    "card": "Cards of a kind that content declares.",
    "changed": "The definition that is changed, by its kind and its id.",
    "switch": "No defaults of the module for this one.",
    "extra": "Belongs to the number in the same table.",
}
#: What a change does.
DEEDS: dict[str, str] = {  # text: ok documentation for authors
    "remove": "Keys to take away (`true`), or what is called so in a list.",
    "set": "New values of keys; inside parts, verbs and lines by their names.",
    "add": "Keys that are not there, what comes behind the end of lists, conditions that hold as well.",
}
#: What a verb takes beside its own keys, and a line of a menu beside its verb.
COMMON: dict[str, str] = {  # text: ok documentation for authors
    "do": "The verb.",
    "when": "It is skipped unless this holds.",
    "cite": "The number of its rule.",
    "cites": "Rules of single refusals, by code or case.",
    "word": "In a menu: what the line is called.",
    "price": "What the line costs: a number.",
    "prices": "What the first, the second ... use of the turn costs; there are as many uses.",
    "rising": "The n-th such use of the turn costs n.",
    "limit": "How often it may be used in a turn.",
    "effect": "What the line does, where it is more than one verb.",
}

_DEFINITION = {  # text: ok documentation for authors
    "id": "Its name: small letters, digits and hyphens; unique among its kind in all modules that are played together.",
    "cite": "The number of the rule that it carries out.",
    "tags": "Words by which others choose it: `tag` of a selector.",
    "python": "Why this needs Python of its expansion; empty: it does not.",
}
_PARTS = {  # text: ok documentation for authors
    "modifier": "What it changes in the answers to typed questions while it is there.",
    "trigger": "What happens at named moments while it is there.",
    "ability": "What its holder may do with it.",
}
_CARD = {  # text: ok documentation for authors
    **_PARTS,
    "effect": "What happens when it is played.",
    "piece": "The figure that stands on the board for it.",
    "copies": "How many of them there are.",
    "unsold": "The zone it goes to from the track when nobody bought it, if not to the discard pile.",
    "deck": "The deck it is shuffled into, if not that of its kind.",
    "full-price": "The rule by which discounts on creatures do not count for it.",
}
_LINE = {  # text: ok documentation for authors
    "price": "What it costs: a number.",
    "prices": "What the first, the second ... use of the turn costs; there are as many uses.",
    "rising": "The n-th such use of the turn costs n, on one counter for all rising lines.",
    "limit": "How often it may be used in a turn.",
    "word": "What it is called among the answers.",
    "when": "The condition under which it is offered.",
}
_CONTENT = {  # text: ok documentation for authors
    "files": "Files with content, below the folder of the manifest.",
    "boards": "Files with boards.",
    "tiles": "The file with the tiles that boards with a `layout` are laid of.",
    "removes": "Full ids (`box:kind:id`) of what is taken away while this is in play.",
    "replaces": "The same, and this module defines another of the same kind and id.",
    "cite": "The rule that says so.",
}

#: Class -> key -> its sentence. What several classes share is looked up under the empty name.
KEYS: dict[str, dict[str, str]] = {  # text: ok documentation for authors
    "": _DEFINITION,
    "ModifierDefinition": {
        "quantity": "The typed question whose answer it changes.",
        "op": "How: `set`, `add`, `multiply`, `at-least`, `at-most` a number; `allow` or `forbid` areas and truths.",
        "value": "By how much: a number.",
        "when": "The condition under which it counts; `area` says for which areas.",
        "unless": "A condition under which it does not count.",
    },
    "TriggerDefinition": {
        "on": "The moment it watches.",
        "stage": "`after` the moment, or `instead` of what would happen.",
        "rank": "Of several at one moment the lower one comes first.",
        "when": "The condition under which it happens.",
        "effect": "What happens.",
        "word": "Stage `instead`: what it is called among the answers; without it the id of the card.",
        "consent": "Stage `instead` of a lost unit: `partner`, who must agree because it is his to pay.",
    },
    "Ability": {
        "use": "The word of its line in the menu: `use`, `sacrifice`, `power`.",
        "at": "The window in which it may be used, instead of the own turn.",
        "god": "The tag that the god of the turn must carry.",
        "price": "What it costs: a number.",
        "when": "The condition under which it is offered.",
        "effect": "What it does.",
        "copies": "A selector of cards whose ability of the same name this one may borrow.",
        "on": "Used inside a moment (stage `instead`) and not from the menu.",
        "leaves": "The zone the card goes to first: the price of a sacrifice.",
        "limit": "How often it may be used in a turn; without it as its kind of card says, of a building once.",
    },
    "Piece": {
        "on": "Where it may stand: `land`, `sea`, or both.",
        "owner": "Whose areas it may stand in: `mine`, `enemy`, `anyone` and so on.",
        "leaves": "When its time is over, as `expire` of the phase or turn names it.",
        "clash": "Where another piece stands: `no-entry`, or `both-leave`.",
        "nobody": "The card is discarded at once; the piece stays and belongs to nobody.",
        "unit": "The unit that it is as well: it fights and holds.",
    },
    "CardDefinition": _CARD,
    "UnitDefinition": {
        "kind": "Where it stands: `land` or `sea`.",
        "strength": "What it adds to a total in battle.",
        "limit": "How many a faction has.",
        "supply": "How many there are in common.",
        "moves": "Whether it can move.",
        "loss": "`choice`: its owner may name it as a loss; `last`: only when nothing else is left.",
    },
    "Goods": {"stock": "How many there are: a number; without it as many as are needed."},
    "Building": {
        **_PARTS,
        "stock": "How many there are: a number; without it as many as are needed.",
        "powers-of": "Types whose effects it has as well: a metropolis has those of all basic ones.",
        "size": "`basic`, or `large`: it needs a large site.",
        "victory": "It counts towards the victory.",
        "discounts": "How many marks a round it gives that lower the price of a card on a track.",
    },
    "God": {
        **_PARTS,
        "always": "Printed on the board and never among the tiles.",
        "outside": "Not among the tiles that are laid: it enters by a rule.",
        "free": "Lines of its menu that must be used, and cost nothing.",
        "paid": "Lines of its menu that may be used.",
        "bonus": "What its winner gets in a placement auction.",
    },
    "KeptCard": {"income": "What it brings its owner in every income."},
    "UnitCard": {"strength": "What its figure, a unit, adds to a total in battle."},
    "BonusCard": {"bonus": "What playing it does."},
    "AnyCard": {
        "strength": "What its figure, a unit, adds to a total in battle.",
        "bonus": "What playing it does, if its kind says so.",
        "discounts": "How many marks more the building gives each round that it lies with.",
        "income": "What it brings in every income.",
    },
    "SiteCard": {
        "discounts": "How many marks more the building gives each round that it lies with.",
        "income": "What it brings in every income.",
    },
    "Obligation": {
        "id": "What it answers: one of the obligations of the vocabulary.",
        "effect": "What happens; it finds bound what the obligation gives.",
        "hold": "Standing rules wait for its end.",
    },
    "CardKind": {
        "id": "One word without hyphens: the table that its cards are defined in, and what their messages begin with.",
        "figure": "What stands on the board for a card: `none`, a `piece`, a `unit`, or a figure that is `carried`.",
        "effect": "What playing one does that has no effect (and no piece) of its own.",
        "plays": "The key of its cards that playing one runs: `effect`, or `bonus`.",
        "after": "A played card that its effect has put nowhere: `discard`, or it `stays` where it was put.",
        "dies-to": "The zone of a card whose figure is lost; `discard`: its own pile.",
        "returns-to": "The zone of the cards of a faction that is eliminated, where `[setup]` says that they return.",
        "targets": "Whether its effects are aimed at others, and so do not concern whom the mode spares.",
        "uses": "How often a turn each ability of one may be used; without it as often as one can pay.",
        "lies": "`open` before its holder, or with a `building`, which then has its abilities.",
    },
    "Action": {
        **_LINE,
        "god": "The tag that the god of the turn must carry; without it every god.",
        "anytime": "Also before the lines that must be used.",
        "cites": "Rules of single refusals, by code or case.",
        "effect": "What it does.",
    },
    "Rule": {
        **_PARTS,
        "when": "The condition: as soon as it holds, the rule is obeyed.",
        "effect": "What it does then.",
        "for-each": "Whether it is asked for every `faction`, or once for the whole `game`.",
        "order": "`at-once`: before all else; `choice`: the faction says which is first; `last`: when no other holds.",
    },
    "ProgramDefinition": {
        "effect": "What it does.",
        "takes": "Its parameters: names that the body finds bound.",
        "hold": "Standing rules wait until it is finished.",
    },
    "PhaseDefinition": {
        "effect": "What happens.",
        "rank": "Phases come in the order of their ranks.",
        "from-round": "The first round that has it.",
    },
    "CounterDefinition": {
        "per": "One for the whole `game`, or one for each `faction`, `area` or `card`.",
        "start": "What it is at first.",
        "scope": "When it goes back to its start: with the `turn`, the `round`, or never (`game`).",
        "visible": "Whether views show it.",
        "told": "Whether its changes are events.",
    },
    "DeckDefinition": {
        "kinds": "Cards of these kinds, or with these tags, are in it.",
        "discard": "Its discard pile, shuffled in when it runs out.",
        "hidden": "Whether nobody knows what lies in it.",
        "draw": "Only so many of its cards are used, drawn at random.",
        "open": "Its cards lie open from the start.",
    },
    "TrackDefinition": {
        "prices": "The price of each slot, from the first.",
        "deck": "Where its cards come from.",
        "discard": "Where they go.",
        "opens": "The round in which each slot opens; empty: all from the start.",
        "filled": "Filled at the set-up.",
        "unsold": "Tag -> zone for cards that nobody bought.",
    },
    "OfferingDefinition": {
        "spaces": "The amounts of the spaces, from the lowest.",
        "open": "Any amount from 1 on; or `{ option }`.",
        "most": "The highest amount: a number.",
        "always": "How many markers the printed god takes; without it any number.",
        "together": "Whether several markers of one faction may stand there; or `{ option }`.",
        "discount": "Goods that lower what is paid.",
        "applies": "Whether the discount counts for each marker or each purse.",
        "floor": "What is paid at least.",
    },
    "BattleDefinition": {
        "die": "The faces of a battle die.",
        "dice": "How many of them each side rolls in every round of a battle.",
        "retreat": "Where to: `land` and `sea`, each a selector of areas.",
        "bridge": "Whether fleets carry to `any` area or to an `other-island` only.",
        "rearguard": "Whether the attacker may retreat from an empty area, or must `fight-on`.",
        "cites": "Rules of its questions by prompt.",
    },
    "Refusing": {"rules": "The rule by the code or the case of the refusal."},
    "Setup": {
        "gold": "What everybody has at first: a number, or a table by number of players.",
        "effect": "What happens.",
        "eliminated": "What becomes of the cards and goods of an eliminated faction.",
        "gods": "`face-up`: all god tiles lie face up before some are turned over, so everyone knows them (B5.2).",
        "land": "How many land areas a board must have for each faction.",
        "islands": "And how many islands.",
    },
    "Mode": {
        "players": "For how many.",
        "factions": "How many factions a player has.",
        "markers": "How many markers a faction has.",
        "teams": "Players on a side; 0: everybody alone.",
        "purse": "Whether gold belongs to a `faction` or to a `side`.",
        "target": "How many metropolises win: a number.",
        "talk": "Partners see each other's gold.",
        "spares": "Whom cards may not be aimed at: the whole `side`, only `self`; or `{ option }`.",
        "cites": "Rules of single refusals, by case: `spared` is the one by which cards are not aimed at an ally.",
        "default": "The mode that is played when nobody names one.",
        "boards": "Number of players -> board.",
    },
    "Manifest": {
        "box": "The name of the box: small letters, digits and hyphens.",
        "version": "The version of the box.",
        "symbols": "The file that says how pictures draw the things of the box.",
        "engine": "Versions of the engine that it was made for: `>=1.0,<2`.",
        "rules": "The file with its numbered rules: Markdown, `- **A1.1** ...` below `## A1 ...`.",
        "module": "The modules: what can be chosen.",
        "interaction": "Content that exists only in a combination of modules.",
    },
    "ModuleManifest": {
        **_CONTENT,
        "id": "`box/name`, or the name of the box if it has one module.",
        "requires": "Modules it needs; `{ any = [...] }`: one of these.",
        "conflicts": "Modules, or whole boxes, that it cannot be played with.",
        "refuses": "The same, with the rule that says so: `{ other = 'A1.1' }`.",
        "allows": "Modules or boxes it may be played with, with the rule that says so.",
        "after": "Modules that count before it, if they are chosen as well.",
        "option": "Settings that a player may choose.",
    },
    "AnyOf": {"any": "Alternatives: one of them will do."},
    "ModuleOption": {
        "id": "Its name.",
        "kind": "`choice` among `values`, or a `number` from `least` to `most`.",
        "values": "What may be chosen.",
        "least": "The lowest number.",
        "most": "The highest number.",
        "default": "What it is when nobody says.",
        "cite": "The rule that leaves it open.",
    },
    "Interaction": {**_CONTENT, "when": "The modules that must all be in play."},
    **FILES,
}


def sentence(cls: type, key: str) -> str:
    """What a key of a class is for; empty if nobody has said it.

    >>> from cyclades_core.content.schema.content_types import CardKind, PhaseDefinition
    >>> sentence(PhaseDefinition, "rank"), sentence(CardKind, "lies")
    ('Phases come in the order of their ranks.', '`open` before its holder, or with a `building`, ...')
    """
    for each in (*(base.__name__ for base in cls.__mro__), ""):
        if key in KEYS.get(each, {}):
            return KEYS[each][key]
    return _DEFINITION.get(key, "")


def undocumented(cls: type) -> list[str]:
    """The keys of a class without a sentence."""
    return [key for key in keys_of(cls) if not sentence(cls, key)] if attrs.has(cls) else []
