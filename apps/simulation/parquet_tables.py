"""The rows of a study as a Parquet file (extra `parquet`), for whoever reads many of them: columns with fixed types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from cyclades_core.files import replace_file

from .study_store import StudyError, read_rows

__all__ = ["PARQUET", "write_parquet"]

PARQUET = "games.parquet"
BATCH = 500  # rows in memory at a time


def write_parquet(folder: Path) -> Path:
    """Make `games.parquet` of the rows, whole or not at all."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise StudyError("missing-extra", extra="parquet") from None
    schema = _schema(pyarrow)
    with (
        replace_file(folder / PARQUET) as part,
        pyarrow.parquet.ParquetWriter(part, schema, compression="zstd") as writer,
    ):
        for rows in _batches(map(_flat, read_rows(folder))):
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
    return folder / PARQUET


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    rest = iter(rows)
    while batch := list(islice(rest, BATCH)):
        yield batch


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """What has other keys in every game becomes a list; what is anybody's guess a text."""
    return {
        **row,
        "options": json.dumps(row["options"], ensure_ascii=False, sort_keys=True),
        "violations": [json.dumps(each, ensure_ascii=False) for each in row["violations"]],
        "gained": [
            {"seat": seat, "how": how, "count": n} for seat, kinds in row["gained"].items() for how, n in kinds.items()
        ],
        **{name: list(row[name].items()) for name in ("bots", "metropolises", "lost", "gold", "income", "paid")},
    }


def _schema(pa: Any) -> Any:
    text, number, truth = pa.string(), pa.int64(), pa.bool_()

    def records(**fields: Any) -> Any:
        return pa.list_(pa.struct(list(fields.items())))

    of_seats, by_round = pa.map_(text, number), pa.map_(text, pa.list_(number))
    return pa.schema(
        {
            "game": number,
            "modules": pa.list_(text),
            "options": text,
            "mode": text,
            "board": text,
            "bots": pa.map_(text, text),
            "seed": pa.uint64(),
            "decisions": number,
            "forced": number,
            "clauses": number,
            "winners": pa.list_(text),
            "shared": truth,
            "finished": truth,
            "violations": pa.list_(text),
            "rounds": number,
            "won_by": text,
            "decided_by": text,
            "metropolises": of_seats,
            "gained": records(seat=text, how=text, count=number),
            "lost": of_seats,
            "gold": by_round,
            "income": by_round,
            "paid": by_round,
            "gods": records(round=number, seat=text, god=text, offered=number),
            "cards": records(round=number, seat=text, card=text, how=text, price=number),
            "battles": records(
                round=number,
                attacker=text,
                defender=text,
                at_sea=truth,
                rolls=number,
                retreat=truth,
                odds=pa.float64(),
                won=text,
                attack=number,
                defence=number,
                attackers=number,
                defenders=number,
            ),
            "eliminated": records(round=number, seat=text),
        }
    )
