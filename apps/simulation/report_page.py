"""The page of a report: tables that sort, plots as SVG, and nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from . import report_plots
from .report_summary import Share, Summary

if TYPE_CHECKING:
    from cyclades_core.text.i18n import Messages

__all__ = ["page"]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 52rem; margin: 2rem auto;
  padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #ddd; }
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th button { font: inherit; font-weight: 600; background: none; border: 0; padding: 0; cursor: pointer;
  text-decoration: underline dotted; color: inherit; }
svg { max-width: 100%; height: auto; } .note { color: #555; }
"""  # text: ok a style sheet

# A click on a heading sorts by that column, a second one the other way round.
SCRIPT = """
document.querySelectorAll("th button").forEach(button => button.addEventListener("click", () => {
  const head = button.parentElement, table = head.closest("table"), body = table.tBodies[0];
  const at = [...head.parentElement.children].indexOf(head);
  const down = head.getAttribute("aria-sort") !== "descending";
  head.parentElement.querySelectorAll("th").forEach(each => each.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", down ? "descending" : "ascending");
  const value = row => row.children[at].dataset.value ?? row.children[at].textContent;
  const rows = [...body.rows].sort((a, b) => {
    const x = value(a), y = value(b), both = x !== "" && y !== "" && !isNaN(x) && !isNaN(y);
    const order = both ? x - y : x.localeCompare(y);
    return down ? -order : order;
  });
  body.append(...rows);
}));
"""

SELDOM = 0.01  # cycles that fewer games reach are in the table and not in the plot: their means jump about

Cell = tuple[str, float | None]  # what is read, and what it is sorted by


def page(summary: Summary, settings: Mapping[str, Any], say: Messages) -> str:
    """The whole page of a study."""
    title = say.text("cli-report-title", games=summary.games)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="note">{escape(_about(summary, settings, say))}</p>',
        f'<p class="note">{escape(say.text("cli-report-reading"))}</p>',
    ]
    par = 1 / max(1, len(settings["players"]))
    for key, shares, first in (
        ("seats", summary.by_seat.shares(), "player"),
        ("bots", summary.by_bot.shares(), "bot"),
        ("first-gods", summary.by_first_god.shares(), "god"),
        ("metropolises", summary.by_metropolis.shares(), "way"),
        ("ways", summary.way_shares(), "way"),
    ):
        names = [_name(say, share.name) for share in shares]
        parts += _section(say, key)
        if shares:
            line = None if key == "ways" else par
            parts.append(_figure(report_plots.bars(shares, names, say.text("cli-report-share"), line), say, key))
            parts.append(_share_table(shares, names, first, say, key != "ways"))
    parts += _section(say, "lengths")
    if summary.lengths:
        lengths = dict(sorted(summary.lengths.items()))
        round_, games = say.text("cli-column-round"), say.text("cli-figure-games")
        parts.append(_figure(report_plots.histogram(lengths, round_, games), say, "lengths"))
        parts.append(_table([round_, games], [[_number(n), _number(count)] for n, count in lengths.items()]))
    parts += _prices(summary, say)
    parts += _cards(summary, say)
    parts += _battles(summary, say)
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{escape(say.lang)}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>",
            "<body>",
            *parts,
            f"<script>{SCRIPT}</script>",
            "</body></html>",
            "",
        ]
    )


def _about(summary: Summary, settings: Mapping[str, Any], say: Messages) -> str:
    return say.text(
        "cli-report-about",
        modules=", ".join(module["id"] for module in settings["modules"]),
        bots=", ".join(settings["bots"]),
        players=len(settings["players"]),
        seed=str(settings["seed"]),
        finished=summary.finished,
    )


def _section(say: Messages, key: str) -> list[str]:
    return [f"<h2>{escape(say.text(f'cli-report-{key}'))}</h2>"]


def _figure(svg: str, say: Messages, key: str) -> str:
    label = escape(say.text(f"cli-report-{key}"), quote=True)
    return f'<figure role="img" aria-label="{label}">{svg}</figure>'


def _prices(summary: Summary, say: Messages) -> list[str]:
    rows = {_name(say, god): prices for god, prices in summary.prices().items()}
    out = _section(say, "prices")
    if rows:
        rounds = sorted({n for prices in rows.values() for n in prices})
        reached = [n for n in rounds if summary.longer(n) >= SELDOM * summary.finished]
        drawn = {name: {n: prices[n] for n in reached if n in prices} for name, prices in rows.items()}
        round_, gold = say.text("cli-column-round"), say.text("cli-report-gold")
        out.append(_figure(report_plots.lines(drawn, round_, gold), say, "prices"))
        body = [
            [_number(n), *(_number(prices[n], 1) if n in prices else ("", None) for prices in rows.values())]
            for n in rounds
        ]
        out.append(_table([say.text("cli-column-round"), *rows], body))
    return out


def _cards(summary: Summary, say: Messages) -> list[str]:
    out = _section(say, "cards")
    shares = summary.by_card.shares()
    if shares:
        heads = [say.text("cli-column-card"), say.text("cli-column-uses"), *_heads(say)]
        body = [[(_name(say, s.name), None), _number(summary.uses[s.name]), *_cells(s)] for s in shares]
        out.append(_table(heads, body))
    return out


def _battles(summary: Summary, say: Messages) -> list[str]:
    out = _section(say, "battles")
    points = summary.calibration()
    if points:
        odds, share = say.text("cli-report-odds"), say.text("cli-report-attacker")
        battles, fought = say.text("cli-column-battles"), say.text("cli-report-fought")
        out.append(_figure(report_plots.calibration(points, odds, share, battles, fought), say, "battles"))
        heads = [odds, battles, share, say.text("cli-column-from"), say.text("cli-column-to")]
        heads += [fought, say.text("cli-report-fought-won")]
        body = [
            [
                *(_percent(each.odds), _number(each.battles), *map(_percent, each.share), _number(each.fought)),
                _percent(each.fought_share.value) if each.fought_share is not None else ("", None),
            ]
            for each in points
        ]
        out.append(_table(heads, body))
    return out


def _heads(say: Messages) -> list[str]:
    names = ("cli-figure-games", "cli-column-wins", "cli-column-share", "cli-column-from", "cli-column-to")
    return [say.text(name) for name in names]


def _cells(share: Share) -> list[Cell]:
    return [_number(share.games), _number(share.wins), *(_percent(each) for each in share.share)]


def _share_table(shares: Sequence[Share], names: Sequence[str], first: str, say: Messages, wins: bool) -> str:
    heads, drop = _heads(say), 0 if wins else 1
    if drop:
        del heads[1]
    body = []
    for share, name in zip(shares, names, strict=True):
        cells = _cells(share)
        body.append([(name, None), *(cells if wins else [cells[0], *cells[2:]])])
    return _table([say.text(f"cli-column-{first}"), *heads], body)


def _table(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    head = "".join(f'<th><button type="button">{escape(name)}</button></th>' for name in heads)
    body = "\n".join("<tr>" + "".join(_cell(cell) for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: Cell) -> str:
    text, value = cell
    return f"<td>{escape(text)}</td>" if value is None else f'<td data-value="{value:g}">{escape(text)}</td>'


def _number(value: float, digits: int = 0) -> Cell:
    """With so many digits; without, as it is, and shared victories with one."""
    return f"{value:.{digits or int(value != int(value))}f}", value


def _percent(value: float) -> Cell:
    return f"{value * 100:.1f} %", value


def _name(say: Messages, ident: str) -> str:
    """A card, rule or god by its name; a seat, a bot or anything without one as it is."""
    key = f"cli-report-way-{ident}"
    if say.has(key):
        return say.text(key)
    return say.name(ident) if "-" in ident and say.has(ident) else ident
