"""Plots as SVG inside a page (extra `report`: matplotlib). Letters stay text, so that a reader can search for them."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .report_summary import Share, Tenth
from .study_store import StudyError

__all__ = ["bars", "calibration", "histogram", "lines"]

WIDTH, HEIGHT = 7.2, 3.4
INK, BLUE, GREY = "#333333", "#2b6ca3", "#999999"


def _draw(draw: Callable[[Any], None], height: float = HEIGHT) -> str:
    """What `draw` puts on a pair of axes, as an `<svg>` without anything that changes from run to run."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise StudyError("missing-extra", extra="report") from None
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "cyclades", "font.family": "sans-serif"}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes: Any = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    return re.sub(r"^.*?(?=<svg )", "", svg, flags=re.S)


def bars(shares: Sequence[Share], names: Sequence[str], label: str, par: float | None = None) -> str:
    """Shares with their intervals, one below the other."""

    def draw(axes: Any) -> None:
        at = list(range(len(shares)))[::-1]
        values = [each.share.value * 100 for each in shares]
        low = [(each.share.value - each.share.low) * 100 for each in shares]
        high = [(each.share.high - each.share.value) * 100 for each in shares]
        axes.barh(at, values, color=BLUE, xerr=[low, high], ecolor=INK, capsize=3)
        axes.set_yticks(at, names)
        axes.set_xlabel(label)
        if par is not None:
            axes.axvline(par * 100, color=GREY, linestyle="--", linewidth=1)

    return _draw(draw, height=0.8 + 0.32 * max(2, len(shares)))


def histogram(counts: Mapping[int, int], across: str, up: str) -> str:
    def draw(axes: Any) -> None:
        axes.bar(list(counts), list(counts.values()), color=BLUE)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(across)
        axes.set_ylabel(up)

    return _draw(draw)


def lines(rows: Mapping[str, Mapping[int, float]], across: str, up: str) -> str:
    """A line for each name."""

    def draw(axes: Any) -> None:
        for name, row in rows.items():
            axes.plot(list(row), list(row.values()), marker=".", label=name)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.legend(frameon=False, fontsize="small", ncols=2)

    return _draw(draw)


def calibration(points: Sequence[Tenth], across: str, up: str, battles: str, fought: str) -> str:
    """What happened over what was to be expected, in all battles and in those that were fought to their end; on the
    dashed line both are the same.
    """

    def draw(axes: Any) -> None:
        axes.plot([0, 100], [0, 100], color=GREY, linestyle="--", linewidth=1)
        odds = [point.odds * 100 for point in points]
        shares = [point.share for point in points]
        low = [(share.value - share.low) * 100 for share in shares]
        high = [(share.high - share.value) * 100 for share in shares]
        values = [share.value * 100 for share in shares]
        axes.errorbar(odds, values, yerr=[low, high], fmt="o", color=BLUE, ecolor=INK, capsize=3, label=battles)
        ended = [(point.odds * 100, point.fought_share.value * 100) for point in points if point.fought_share]
        if ended:
            axes.plot(*zip(*ended, strict=True), "o", color=GREY, fillstyle="none", label=fought)
        axes.legend(frameon=False, fontsize="small")
        axes.set_xlabel(across)
        axes.set_ylabel(up)

    return _draw(draw)
