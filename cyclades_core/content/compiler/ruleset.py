"""The ruleset: definitions of the chosen modules, linked and compiled, immutable, shared by all games on it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cyclades_core.engine.operations.battle_program import battle_ops
from cyclades_core.engine.operations.menu_line import MenuLine
from cyclades_core.engine.operations.menus import link_line
from cyclades_core.engine.operations.operation import Change, End, Op
from cyclades_core.engine.operations.programs import Program, ProgramLibrary
from cyclades_core.engine.operations.reaction_windows import Window
from cyclades_core.engine.operations.standing_rules import ChooseRule, Expire
from cyclades_core.engine.rules.figures import finish_card
from cyclades_core.engine.rules.offerings import Next
from cyclades_core.engine.rules.source_places import BUILDING, FIGURE, GOD, HELD, PIECE, RULE, SPECIAL
from cyclades_core.engine.state import Frame, GameLayout, State
from cyclades_core.engine.state.compiled_content import ConstantCondition, Modifier, Number, StandingRule, Trigger
from cyclades_core.engine.state.position import Position
from cyclades_core.engine.values.errors import expect
from cyclades_core.engine.values.limits import AMOUNT

from ..boards.tiles import Tiles
from ..schema.card_kinds import CardKind
from ..toml import ContentError, Problems
from ..toml.value_shapes import written
from ..vocabulary import all_verbs  # noqa: F401  (it registers verbs)
from ..vocabulary.conditions import reasons
from ..vocabulary.moment_verbs import moment_program
from ..vocabulary.registry import MOMENTS, OBLIGATIONS, OPERATIONS, QUANTITIES
from ..vocabulary.time_and_chance_verbs import check_dice
from .abilities import compile_abilities
from .binding_kinds import (
    EFFECT,
    NOTHING,
    SUBJECT,
    WHERE,
    ParameterKind,
    kind_of_self,
    kind_of_subject,
    parameter,
)
from .condition_dependencies import modes_of, watch_of, zones_of
from .effect_compiler import Compiler
from .game_program import compile_round
from .menu_lines import compile_lines
from .numbering import belongs, number_all
from .termination import check_programs

__all__ = ["Ruleset"]


class Ruleset(ProgramLibrary):
    """What the modules define, as numbers and programs. `Ruleset.load("legacy")` is the door."""

    # slots, because the rules read them all the time; `numbering`, `lines` and `game_program` fill most of them
    __slots__ = (
        *("board_cards", "boards", "card_kind_masks", "card_kinds"),
        *("card_tag_masks", "entries", "extra_folders", "fingerprint", "goods", "modes", "modules", "options"),
        *("outside_gods", "phase_pc", "phases", "piece_tags", "spoken", "tables", "tags_of_unit"),
        *("tiles", "type_tag_masks", "types", "unit_tags", "warnings"),
    )

    # definitions, which are attrs classes of `definitions`; only who compiles, describes or views looks at them
    entries: list[Any]
    card_kinds: dict[str, CardKind]
    goods: list[Any]
    types: list[Any]
    phases: list[Any]
    modes: list[Any]
    cards: list[tuple[str, Any, str]]
    decks: dict[int, Any]
    phase_pc: dict[str, int]
    card_kind_masks: dict[str, int]
    card_tag_masks: dict[str, int]
    type_tag_masks: dict[str, int]
    tags_of_unit: list[set[str]]
    unit_tags: set[str]
    piece_tags: set[str]
    outside_gods: tuple[int, ...]
    board_cards: tuple[int, ...]

    def __init__(self, entries: list[Any], modules: tuple[tuple[str, str], ...], options: dict[str, Any]) -> None:
        self.modules = modules
        self.options = options
        self.entries = entries
        self.boards: list[Any] = []
        self.tiles = Tiles()
        self.fingerprint = ""
        self.extra_folders: tuple[Any, ...] = ()  # expansions that are not installed, for this ruleset only
        self.warnings: tuple[Any, ...] = ()  # problems that do not keep the content from being used
        self.programs: list[Program] = []
        self.named: dict[str, int] = {}
        self.core: dict[str, int] = {}
        self.lines: list[MenuLine] = []
        self.mods: dict[str, list[Modifier]] = {}
        self.lasting_mods: list[Modifier] = []
        self.triggers: dict[str, list[Trigger]] = {}
        self.instead: dict[str, list[Trigger]] = {}
        self.rules: list[StandingRule] = []
        self.abilities: dict[tuple[int, str], tuple[int, Any]] = {}
        self.copiers: dict[int, tuple[int, ...]] = {}
        self.sale_test: dict[int, Any] = {}
        self.tables: dict[Any, Any] = {}
        self.spoken: frozenset[str] | None = None  # the words of notation, when first asked for

    # -- the door ------------------------------------------------------------------------------------------------

    @classmethod
    def load(cls, modules: Any, options: dict[str, Any] | None = None, extra_folders: Any = ()) -> Ruleset:
        """Build the ruleset of these modules: a comma-separated text or a list, with options. `extra_folders`:
        expansions that are not installed, for this ruleset only."""
        from ..modules import collect

        listed = isinstance(modules, (list, tuple)) and all(isinstance(name, str) for name in modules)
        expect(isinstance(modules, str) or listed, "modules", modules, "modules")
        expect(options is None or isinstance(options, Mapping), "options", options, "table")
        several = isinstance(extra_folders, Iterable) and not isinstance(extra_folders, (str, bytes))
        expect(several, "extra_folders", extra_folders, "folders")
        problems = Problems()
        folders = tuple(extra_folders)
        found = collect(modules, options, problems, extra_folders=folders)
        kinds = {entry.kind for entry in found.definitions}
        for kind in ("phase", "mode"):  # without them there is nothing to play, and nobody to play it
            if kind not in kinds and found.origin is not None:
                found.origin.report(problems, "missing-definition", name=f"[[{kind}]]")
        out = cls(list(found.definitions), tuple(found.modules), dict(found.options))
        out.extra_folders = folders
        out.boards = list(found.boards)
        out.tiles = found.tiles
        h = hashlib.blake2b(digest_size=16)
        for part in found.fingerprint_parts:
            h.update(part)
            h.update(b"\0")
        out.fingerprint = h.hexdigest()
        out.compile(problems)
        if problems:
            raise ContentError(problems)
        out.warnings = problems.warnings
        return out

    def __repr__(self) -> str:
        return f"<Ruleset {','.join(m for m, _ in self.modules)}>"

    # -- compiling -----------------------------------------------------------------------------------------------

    def compile(self, problems: Problems) -> None:
        number_all(self, self.entries, problems)
        c = Compiler(self, problems)
        self.leaving = False  # a verb that is compiled below may say otherwise
        by_kind: dict[str, list[Any]] = {}
        for e in self.entries:
            by_kind.setdefault(e.kind, []).append(e)
        self._single(by_kind, c)
        self.program_takes = {name: takes for name, (takes, _) in OBLIGATIONS.items()}
        self.program_takes |= {e.definition.id: e.definition.takes for e in by_kind.get("program", ())}
        for e in by_kind.get("program", ()):
            d = e.definition
            for name in ("self", SUBJECT, WHERE):
                c.parameters.setdefault(parameter(d.id, name), ParameterKind())
            c.subject, c.where = parameter(d.id, SUBJECT), parameter(d.id, WHERE)
            p = c.program(
                d.id,
                d.effect,
                d.origin,
                (*d.origin.path, "effect"),
                takes=d.takes,
                hold=d.hold,
                cite=d.cite,
                me=parameter(d.id, "self"),
            )
            self.named[d.id] = p.number
        c.me, c.subject, c.where = NOTHING, "faction", EFFECT
        self._obligations(c, by_kind.get("obligation", ()))
        self._core(c)
        self._cards(c)
        compile_lines(self, c, by_kind)
        compile_abilities(self, c)
        self.plain_lines: dict[int, list[int]] = {}  # per god, filled when first asked
        self.card_lines: dict[int, dict[int, list[int]]] = {}  # the same, per god and card
        self.lines_of_card: dict[int, list[int]] = {}
        for n in self.common_lines:
            if self.lines[n].card >= 0:
                self.lines_of_card.setdefault(self.lines[n].card, []).append(n)
        self._modifiers(c)
        # kinds of figures whose company widens a move
        self.company_kinds = 0
        for name in ("carries", "adjacent", "may-pass"):
            for mod in self.mods.get(name, ()):
                if mod.company and mod.ref >= 0:
                    self.company_kinds |= 1 << self.kind_of_card[mod.ref]
        self.widened = any(not mod.company for mod in self.mods.get("adjacent", ()))
        self._triggers(c)
        for e in by_kind.get("rule", ()):
            d = e.definition
            if d.effect is not None:
                c.source, c.cite, c.me = d.origin.source, d.cite, NOTHING
                if d.when is None:  # it would hold at every moment
                    c.problem("missing-key", tuple(d.origin.path), name="when", table=f"rule:{d.id}")
                    continue
                when = c.condition(d.when, (*d.origin.path, "when"))
                c.subject = NOTHING if d.for_each == "game" else "faction"
                p = c.program(d.id, d.effect, d.origin, (*d.origin.path, "effect"), cite=d.cite)
                c.subject = "faction"
                p.cause = f"rule-{d.id}"
                if d.order == "at-once" and any(type(op).domain is not Op.domain for op in p.ops):
                    c.one_of(d.order, ("choice", "last"), (*d.origin.path, "order"))  # it would ask somebody
                if isinstance(when, ConstantCondition) and not when.truth:
                    continue  # an option turns it off
                watch = watch_of(d.when, self.mods)
                rule = StandingRule(d.id, when, p.number, d.for_each == "game", d.cite, watch, d.order)
                rule.zones = zones_of(c, d.when, self.mods)
                rule.reasons = reasons(c, d.when, (*d.origin.path, "when"))
                if isinstance(d.when, dict):
                    rule.modes = modes_of(d.when)
                self.rules.append(rule)
        c.me = NOTHING
        self._round(c, by_kind)
        c.check_calls()
        self._refusals(by_kind.get("refusal", ()), c)
        check_programs(self, problems)
        if not problems:  # what could not be compiled cannot be linked
            self._link()

    def _obligations(self, compiler: Compiler, entries: Sequence[Any]) -> None:
        """Compile what the edition does where the rules leave it to the edition. Content may run it, too."""
        self.obligations = {}
        for e in entries:
            d = e.definition
            compiler.source = d.origin.source
            if d.id not in OBLIGATIONS:
                compiler.unknown(d.id, "unknown-id", (*d.origin.path, "id"), OBLIGATIONS, "obligation")
                continue
            takes, _ = OBLIGATIONS[d.id]
            p = compiler.program(
                d.id, d.effect, d.origin, (*d.origin.path, "effect"), takes=takes, hold=d.hold, cite=d.cite
            )
            self.named[d.id] = self.obligations[d.id] = p.number
            if d.id == "gain-control" and not _takes_control(d.effect, p, (*d.origin.path, "effect")):
                wanted = '{ do = "take-control", area = "area", by = "taker" }'
                compiler.problem(
                    "wrong-value", (*d.origin.path, "effect"), name="effect[0]", expected=wanted, found=_first(d.effect)
                )

    def _refusals(self, entries: Sequence[Any], compiler: Compiler) -> None:
        """Give each question its rules of refusals. Those of its verb and of later modules come first."""
        cites: dict[str, dict[str, str]] = {}
        plain: dict[str, str] = {}
        for e in entries:
            d = e.definition
            compiler.source = d.origin.source
            plain[d.id] = d.cite
            cites.setdefault(d.id, {}).update(compiler.cites(d.rules, (*d.origin.path, "rules")))
        for p in self.programs:
            for op in p.ops:
                if op.prompt in cites:
                    op.cite = op.cite or plain[op.prompt]
                    op.cites = {**cites[op.prompt], **op.cites}

    def _link(self) -> None:
        """List what the machine's loop needs of each program, by its number."""
        self.causes = [p.cause for p in self.programs]
        self.holds_others = [p.hold for p in self.programs]
        self.entries_of = [((-1,) * p.size, p.hold) for p in self.programs]
        for p in self.programs:
            for op in p.ops:
                op.link(self, p.ops)
        for line in self.lines:
            link_line(line, self)
        self.rows = [line.row() for line in self.lines]
        self.special_cards = [
            (card, self.deck_of[card])
            for card, row in enumerate(self.cards)
            if self.card_kinds[row[0]].lies == "building"
        ]
        for group in (self.triggers, self.instead):
            for found in group.values():
                for trigger in found:
                    if trigger.source in (FIGURE, SPECIAL, HELD) and not trigger.copied:
                        trigger.bit = 1 << trigger.ref

    def _settled(self, number: Number) -> int:
        """Return a number that options decide. It reads nothing of a game, so an empty table and state will do.

        A value of the wrong type has its own problem, and counts as 0.
        """
        table = GameLayout()
        table.rules = self
        found: object = number(Position(table, State()), Frame())
        return found if isinstance(found, int) else 0

    def _single(self, by_kind: dict[str, list[Any]], compiler: Compiler) -> None:
        """Compile the single tables: offering, battle, setup, modes. The last module that defines one wins."""

        def last(kind: str) -> Any:
            found = by_kind.get(kind)
            return found[-1].definition if found else None

        o = last("offering")
        self.offering_spaces = tuple(o.spaces) if o else ()
        self.offering_open = False
        self.offering_floor = o.floor if o else 0
        self.offering_per_purse = bool(o and o.applies == "per-purse")
        self.offering_always = o.always if o else None
        self.offering_discount = -1
        self.offering_most = 0
        self.offering_apart = False  # do markers of one faction keep apart on the printed god?
        if o is not None:
            compiler.source = o.origin.source
            self.offering_open = _switch(compiler, o.open, (*o.origin.path, "open"))
            self.offering_apart = not _switch(compiler, o.together, (*o.origin.path, "together"))
            if o.discount:
                self.offering_discount = compiler.number_of("goods", o.discount, (*o.origin.path, "discount"))
            if o.most is not None:
                self.offering_most = self._settled(compiler.number(o.most, (*o.origin.path, "most")))
            if not o.spaces and not self.offering_open:
                compiler.problem("wrong-value", (*o.origin.path, "spaces"), expected="[x, ...]", found="[]")
        self.offering_next = Next(self.offering_spaces, self.offering_open, self.offering_most)
        b = last("battle")
        self.die = tuple(b.die) if b else (0,)
        self.dice = b.dice if b else 1
        self.faces = {*self.die}
        self.roll_size = 2
        self.battle_cites = (b.cite, b.cites) if b else ("", {})
        self.fight_on = b is None or b.rearguard == "fight-on"
        self.bridge_other_island = b is not None and b.bridge == "other-island"
        self.retreat_land = self.retreat_sea = lambda position, frame: -1
        if b is not None:
            compiler.source = b.origin.source
            check_dice(compiler, b.dice, b.die, tuple(b.origin.path), "dice", "die")
            for name in b.retreat:
                select = compiler.areas(b.retreat[name], (*b.origin.path, "retreat", name))
                if name == "land":
                    self.retreat_land = select.mask
                else:
                    self.retreat_sea = select.mask
        self.setup = last("setup")
        self.modes = [e.definition for e in by_kind.get("mode", ())]
        for mode in self.modes:
            compiler.source = mode.origin.source
            compiler.cites(mode.cites, (*mode.origin.path, "cites"))  # says what is wrong
            self._check_boards(compiler, mode)
            path = tuple(mode.origin.path)
            target = _chosen(compiler, mode.target, (*path, "target"))
            if isinstance(mode.target, dict) and "option" in mode.target and not (type(target) is int and target > 0):
                compiler.problem("wrong-value", (*path, "target"), expected=f"1 .. {AMOUNT}", found=written(target))
            _chosen(compiler, mode.spares, (*path, "spares"))
        self.needs_harbour_sea = any(
            m.when and "harbour-sea" in m.when for t in self.types for m in t.modifier if isinstance(m.when, dict)
        )
        self.stocks: list[tuple[str, int, int]] = []
        for i, g in enumerate(self.goods):
            compiler.source = g.origin.source
            n = self._stock(compiler, g)
            self.stocks.append(("goods", i, n))
        for i, t in enumerate(self.types):
            compiler.source = t.origin.source
            n = self._stock(compiler, t)
            self.stocks.append(("building", i, n))

    def _check_boards(self, compiler: Compiler, mode: Any) -> None:
        """Report numbers of players for which a mode has no board."""
        path = tuple(mode.origin.path)
        known = [board.id for board in self.boards]
        for players, board in mode.boards.items():
            if board not in known:
                compiler.unknown(board, "unknown-id", (*path, "boards", players), known, "board")
        seated = sorted(
            {number for board in self.boards for number in board.players}
            | {*map(int, filter(str.isdecimal, mode.boards))}
        )
        for at, number in enumerate(mode.players):
            if number not in seated:
                expected = " | ".join(map(str, seated))
                compiler.problem("wrong-value", (*path, "players", at), name="players", expected=expected, found=number)

    def _stock(self, compiler: Compiler, definition: Any) -> int:
        """Return how many there are of goods or a building, as options have it. 255 means without end."""
        if definition.stock is None:
            return 255
        path = (*definition.origin.path, "stock")
        found = self._settled(compiler.number(definition.stock, path))
        if not 0 <= found <= 255:
            compiler.problem("wrong-value", path, expected="0 .. 255", found=found)
        return found

    def _core(self, compiler: Compiler) -> None:
        """Make the programs of the core: battle, expiry, standing rules."""

        def raw(name: str, ops: list[Op], size: int, hold: bool = False) -> None:
            p = Program(len(self.programs), name)
            p.ops, p.size, p.hold = ops, size, hold
            self.programs.append(p)
            self.core[name] = p.number

        def one(operation: Op, prompt: str = "") -> list[Op]:
            operation.next, operation.prompt = 1, prompt
            return [operation, End()]

        order = lambda position: [position.state.battle.sides[0].faction, position.state.battle.sides[1].faction]
        window = Window("assault-begins", order, 3, some=True)
        window.prompt = "window-assault-begins"
        raw("battle", battle_ops(window, *self.battle_cites), 5)
        raw("expire", one(Expire(), "keep-piece"), 0)
        self.programs[self.core["expire"]].cause = "rule-expiry"
        raw("obey", one(ChooseRule(), "choose-rule"), 0, hold=True)

    def _cards(self, compiler: Compiler) -> None:
        """Compile the program of playing each card, and where it goes afterwards."""
        n = self.n_cards
        self.effect_of = [-1] * n
        self.home_discard = [self.zone_groups["removed"][0]] * n
        self.death_zone = list(self.home_discard)
        self.elimination_zone: dict[int, int] = {}
        self.extra_discounts: dict[int, int] = {}
        for zone, deck in self.decks.items():
            for card in range(n):
                kind, d, _ = self.cards[card]
                if belongs(kind, d, deck) and zone in self.discard_of:
                    self.home_discard[card] = self.discard_of[zone]
        for track in self.tracks.values():
            for card in range(n):
                deck = self.decks.get(track.deck)
                if deck is not None and belongs(self.cards[card][0], self.cards[card][1], deck):
                    self.home_discard[card] = track.discard
        done: dict[int, int] = {}
        for card in range(n):
            kind, d, _ = self.cards[card]
            shape = self.card_kinds[kind]
            self.death_zone[card] = self._pile_of(card, shape.dies_to)
            self.elimination_zone[card] = self._pile_of(card, shape.returns_to)
            if shape.lies == "building":
                self.extra_discounts[card] = d.discounts
            if id(d) in done:
                self.effect_of[card] = done[id(d)]
                continue
            effect, origin = getattr(d, shape.plays), d.origin
            prelude: list[Any] = []
            if shape.figure == "piece" and d.piece is not None:
                on = d.piece.on if isinstance(d.piece.on, str) else list(d.piece.on)
                prelude = [{"do": "place-piece", "on": on, "owner": d.piece.owner, "clash": d.piece.clash}]
            elif effect is None and shape.origin is not None:
                effect, origin = shape.effect, shape.origin
            if kind == "god" and effect is None:
                continue
            path = (*origin.path, "effect" if origin is shape.origin else shape.plays)
            p = compiler.program(
                f"{kind}:{d.id}",
                [*prelude, *(effect or [])] if effect is None or isinstance(effect, list) else effect,
                origin,
                path,
                shift=len(prelude),
                front=(*d.origin.path, "piece") if shape.figure == "piece" else None,
                targets=shape.targets,
                cite=d.cite,
                me="god" if kind == "god" else "card",
            )
            if kind == "god":
                p.cause = f"god-{d.id}"  # its bonus, not a line of its menu
            if shape.after == "discard":
                finish = Change(lambda position, frame: finish_card(position, frame.source))
                finish.next = len(p.ops) + 1
                p.ops.append(End())
                end = len(p.ops) - 2
                p.ops[end] = finish
                finish.next = end + 1
            self.effect_of[card] = p.number
            done[id(d)] = p.number

    def _pile_of(self, card: int, name: str) -> int:
        """Return the zone that a kind of card names: by its id, or by what it is for this card."""
        return self.home_discard[card] if name == "discard" else self.zone_groups[name][0]

    # -- modifiers and triggers ----------------------------------------------------------------------------------

    def _owners(self) -> list[tuple[Any, int, int]]:
        """List every definition that can have modifiers or triggers: `(definition, source, number)`."""
        out: list[tuple[Any, int, int]] = []
        for e in self.entries:
            if e.kind == "rule":
                out.append((e.definition, RULE, -1))
            elif e.kind == "building":
                out.append((e.definition, BUILDING, self.numbers["building"][e.definition.id]))
        seen: set[int] = set()
        for card, (kind, d, _) in enumerate(self.cards):
            source = self._source_of_card(card, kind)
            if id(d) not in seen or source == HELD:  # of what lies before people each copy counts
                out.append((d, source, card))
            seen.add(id(d))
        return out

    def _source_of_card(self, card: int, kind: str) -> int:
        """Return what must be there for the modifiers and triggers of a card to count."""
        if kind == "god":
            return GOD
        if self.card_kinds[kind].lies == "building":
            return SPECIAL
        if self.kind_of_card[card] >= 0:
            return FIGURE if self.figure_card[card] else PIECE
        return HELD

    def _modifiers(self, compiler: Compiler) -> None:
        """Compile the modifiers of all definitions. An income is one, too."""
        for d, source, ref in self._owners():
            for i, spec in enumerate(getattr(d, "modifier", ())):
                compiler.source, compiler.cite, compiler.me = d.origin.source, spec.cite or d.cite, kind_of_self(source)
                mod = self.modifier(
                    compiler,
                    {name: getattr(spec, name) for name in ("quantity", "op", "value", "when", "unless")},
                    (*d.origin.path, "modifier", i),
                    source,
                    ref,
                )
                self.mods.setdefault(mod.quantity, []).append(mod)
            income = getattr(d, "income", 0)
            if income:
                mod = Modifier("income", "add", source, ref)
                mod.bit = 1 << ref if source in (PIECE, FIGURE, SPECIAL, HELD) else 0
                mod.value = _fixed(income)
                mod.cite = d.cite
                mod.of_area = source == SPECIAL
                self.mods.setdefault("income", []).append(mod)

    def modifier(
        self, compiler: Compiler, spec: dict[str, Any], path: tuple[Any, ...], source: int, ref: int
    ) -> Modifier:
        """Compile one modifier. `when.area` of a question about areas becomes its mask."""
        name = spec["quantity"]
        if name not in QUANTITIES:
            compiler.unknown(name, "unknown-quantity", (*path, "quantity"), QUANTITIES)
        mod = Modifier(name, spec["op"], source, ref)
        if name not in QUANTITIES:
            return mod  # what the rest means depends on it
        mod.ownerless = source == PIECE and bool(self.ownerless[ref])
        mod.bit = 1 << ref if source in (PIECE, FIGURE, SPECIAL, HELD) and not mod.ownerless else 0
        mod.cite = compiler.cite
        kind = QUANTITIES.get(name, ("", ""))[0]
        allowed = OPERATIONS.get(kind)
        if allowed is not None and mod.op not in allowed:
            compiler.one_of(mod.op, allowed, (*path, "op"))
        if spec.get("value") is not None and kind != "faction":
            mod.value = compiler.number(spec["value"], (*path, "value"))
        elif kind == "number":
            mod.value = lambda position, frame: 1
        when = spec.get("when")
        if isinstance(when, dict):
            if "area" in when and (kind in ("areas", "faction") or name == "income"):
                mod.area = compiler.areas(when["area"], (*path, "when", "area")).mask
                when = {k: v for k, v in when.items() if k != "area"}
            mod.modes = modes_of(when)
            area = spec["when"].get("area")
            mod.on_land = isinstance(area, dict) and area.get("kind") == "land"
            mod.code = "last-area" if isinstance(area, dict) and "last-of" in area else mod.code
            mod.allies = isinstance(area, dict) and area.get("owner") in ("ally", "mover-ally")
            mod.company = source in (PIECE, FIGURE) and when.get("group-has") == "self"
            mod.kind = self.kind_of_card[ref] if ref >= 0 and source in (PIECE, FIGURE) else -1
            if when:
                mod.when = compiler.condition(when, (*path, "when"))
        elif when is not None:
            compiler.table(when, (*path, "when"))
        if spec.get("unless") is not None:
            mod.unless = compiler.condition(spec["unless"], (*path, "unless"))
        return mod

    def lasting_modifier(self, compiler: Compiler, node: Mapping[str, Any], path: tuple[Any, ...]) -> int:
        """Compile a modifier of the verb `lasting`. Return its number, which is what the state keeps."""
        spec = {"quantity": node["quantity"], "op": node["op"], "value": node.get("value")}
        when = dict(node.get("test") or {})
        if "area" in node:
            when["area"] = node["area"]
        spec["when"] = when or None
        mod = self.modifier(compiler, spec, path, RULE, -1)
        self.lasting_mods.append(mod)
        self.mods.setdefault(mod.quantity, [])
        return len(self.lasting_mods) - 1

    def _triggers(self, compiler: Compiler) -> None:
        """Compile the triggers of all definitions, and sort them by their ranks."""
        for d, source, ref in self._owners():
            for i, spec in enumerate(getattr(d, "trigger", ())):
                self.add_trigger(compiler, d, spec, source, ref, (*d.origin.path, "trigger", i))
        for group in (self.triggers, self.instead):
            for found in group.values():
                found.sort(key=lambda tree: tree.rank)

    def add_trigger(
        self, compiler: Compiler, definition: Any, spec: Any, source: int, ref: int, path: tuple[Any, ...]
    ) -> Trigger | None:
        """Compile one trigger and add it to those of its moment. Return None if that moment does not exist."""
        compiler.source, compiler.cite = definition.origin.source, spec.cite or definition.cite
        compiler.me = kind_of_self(source)
        if spec.on not in MOMENTS:
            compiler.unknown(spec.on, "unknown-moment", (*path, "on"), MOMENTS)
            return None
        stage = getattr(spec, "stage", "instead")
        if source == RULE and stage != "instead":
            compiler.subject = parameter(moment_program(spec.on), SUBJECT)
            compiler.parameters.setdefault(compiler.subject, ParameterKind())
        p = compiler.program(
            f"{definition.id}/{spec.on}",
            spec.effect,
            definition.origin,
            (*path, "effect"),
            takes=[(name, kind_of_subject(spec.on, name)) for name in MOMENTS[spec.on][0]],
            targets=False,
            cite=spec.cite or definition.cite,
        )
        compiler.subject = "faction"
        if source in (RULE, GOD):
            p.cause = f"rule-{definition.id}" if source == RULE else f"god-{definition.id}"
        trigger = Trigger(spec.on, stage, source, ref, p.number)
        trigger.rank = getattr(spec, "rank", 5)
        trigger.cite = p.cite
        trigger.word = getattr(spec, "word", "") or definition.id
        trigger.consent = bool(getattr(spec, "consent", ""))
        if trigger.consent:
            compiler.one_of(spec.on, ("unit-lost",), (*path, "on"))
            compiler.one_of(stage, ("instead",), (*path, "stage"))
        if spec.when is not None:
            compiler.source = definition.origin.source
            trigger.when = compiler.condition(spec.when, (*path, "when"))
            if isinstance(spec.when, dict):
                trigger.modes = modes_of(spec.when)
        group = self.instead if stage == "instead" else self.triggers
        group.setdefault(spec.on, []).append(trigger)
        return trigger

    # -- the round -----------------------------------------------------------------------------------------------

    def _round(self, compiler: Compiler, by_kind: dict[str, list[Any]]) -> None:
        """Compile the program of the whole game, and the sets of buildings that its standing rules look for."""
        self.set_types: tuple[int, ...] = ()
        self.set_scope: dict[str, str] = {}
        for e in by_kind.get("rule", ()):
            when = e.definition.when
            if isinstance(when, dict) and "set" in when:
                # what is no building has been reported with the condition
                named = [x for x in when["set"] if isinstance(x, str)] if isinstance(when["set"], list) else []
                self.set_types = tuple(self.numbers["building"].get(x, 0) for x in named)
                if when.get("among") == "side":
                    for mode in modes_of(when) or ("",):
                        self.set_scope[mode] = "side"
        compile_round(self, compiler, by_kind.get("phase", []))


def _fixed(amount: int) -> Number:
    """Return a number that is the same in every position."""
    return lambda position, frame: amount


def _takes_control(effect: Any, program: Program, path: tuple[Any, ...]) -> bool:
    """Return whether the units that arrive get the area before a player is asked: they wait for it off the board."""
    if not isinstance(effect, list):
        return True  # which has been reported
    for number, node in enumerate(effect):
        if not isinstance(node, dict) or "when" in node:
            continue
        if (node.get("do"), node.get("area"), node.get("by")) == ("take-control", "area", "taker"):
            found = [start for start, place in program.verbs if getattr(place, "path", ()) == (*path, number)]
            return all(type(op) is Change for op in program.ops[: found[0] if found else 0])
    return False


def _first(effect: list[Any]) -> str:
    """Return the first verb of an effect, as a message writes it."""
    return written(effect[0].get("do")) if effect and isinstance(effect[0], dict) else "[]"


def _switch(compiler: Compiler, value: Any, path: tuple[Any, ...]) -> bool:
    """Return yes or no, as written or as an option has it (`{ option }`)."""
    return bool(_chosen(compiler, value, path))


def _chosen(compiler: Compiler, value: Any, path: tuple[Any, ...]) -> Any:
    """Return a value as written, or as an option has it (`{ option }`)."""
    if not isinstance(value, dict):
        return value
    for key in value:
        if key != "option":
            compiler.unknown(key, "unknown-key", (*path, key), ["option"])
    if "option" not in value:
        compiler.problem("missing-key", path, name="option")
        return 0
    return compiler.option(value["option"], (*path, "option"))
