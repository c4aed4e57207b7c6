"""Stores to try: a file, and a PostgreSQL that is started once for all tests of a process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from databases import postgres

from cyclades_apps.server.table_store import Store


def pytest_itemcollected(item: pytest.Item) -> None:
    """Run all tests of this folder in one process: they start servers, databases and browsers."""
    item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    found: Store
    if request.param == "sqlite":
        from cyclades_apps.server.sqlite_store import Sqlite

        found = Sqlite(tmp_path / "tables.db")
    else:
        pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
        from cyclades_apps.server.postgres_store import Postgres

        found = Postgres(request.getfixturevalue("database"))
        with found.transaction() as cursor:
            cursor.execute("delete from tables")
    yield found
    found.close()
