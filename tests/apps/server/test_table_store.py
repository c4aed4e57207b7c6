"""Both stores keep the same promises."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cyclades_apps.server.sqlite_store import Sqlite
from cyclades_apps.server.stored_rows import (
    Archive,
    ConsentRequest,
    StoredTable,
    TableEntry,
    TableSeat,
    Token,
    digest_of,
    new_token,
)
from cyclades_apps.server.table_store import MIGRATIONS, Store, StoreError, Taken


def table(name: str = "k3v9") -> StoredTable:
    return StoredTable(
        name, 1, "running", {"modules": ["legacy"]}, "0.4.0", "f" * 8, "7", "salt", "c", {"name": "Ægina"}
    )


def entry(seq: int, key: str = "", clause: str = "bid zeus 2") -> TableEntry:
    return TableEntry("k3v9", seq, "play", "p1", clause, key or f"key-{seq}", "person", "", "d", 100 + seq)


def begun(store: Store) -> Store:
    seats = [TableSeat("k3v9", "p2", 1, "Bob", bot="greedy"), TableSeat("k3v9", "p1", 0, "Ann", lang="pl")]
    store.add_table(table(), seats, [Token(digest_of("abc"), "k3v9", "seat", "p1", 1)])
    return store


def test_what_is_written_comes_back(store: Store) -> None:
    begun(store)
    assert store.table("k3v9") == table()
    assert store.table("nobody") is None
    assert [seat.seat for seat in store.seats("k3v9")] == ["p1", "p2"]
    assert [found.id for found in store.tables()] == [found.id for found in store.tables("running")] == ["k3v9"]
    assert store.tables("over") == []


def test_an_entry_moves_the_table_on(store: Store) -> None:
    begun(store)
    assert store.commit(entry(1), {"ply": 1, "asked": "p2", "asked_since": 5})
    found = store.table("k3v9")
    assert found is not None
    assert (found.seq, found.ply, found.asked, found.changed) == (1, 1, "p2", 101)
    assert store.entries("k3v9") == [entry(1)]
    assert store.entries("k3v9", after=1) == []
    assert store.seqs(["k3v9", "other"]) == {"k3v9": 1}


def test_whoever_comes_second_is_told(store: Store) -> None:
    begun(store)
    assert store.commit(entry(1, "a"), {})
    assert not store.commit(entry(1, "b"), {})
    assert not store.commit(entry(3, "c"), {}), "no entry is left out"
    assert [found.key for found in store.entries("k3v9")] == ["a"]


def test_a_key_stands_once(store: Store) -> None:
    begun(store)
    assert store.commit(entry(1, "same"), {"ply": 1})
    with pytest.raises(Taken):
        store.commit(entry(2, "same"), {"ply": 2})
    found = store.table("k3v9")
    assert found is not None and (found.seq, found.ply) == (1, 1), "nothing of the second was written"
    first = store.by_key("k3v9", "same")
    assert first is not None and first.seq == 1


def test_of_many_at_once_one_wins(store: Store) -> None:
    begun(store)
    with ThreadPoolExecutor(8) as pool:
        for seq in range(1, 6):
            won = list(pool.map(lambda n, seq=seq: store.commit(entry(seq, f"{seq}-{n}"), {}), range(8)))
            assert sum(won) == 1
    assert [found.seq for found in store.entries("k3v9")] == [1, 2, 3, 4, 5]


def test_links(store: Store) -> None:
    begun(store)
    found = store.token(digest_of("abc"))
    assert found is not None and (found.role, found.seat) == ("seat", "p1")
    new = new_token()
    store.renew(Token(digest_of(new), "k3v9", "seat", "p1", 2))
    store.renew(Token(digest_of("watch"), "k3v9", "spectator", None, 2))
    assert store.token(digest_of("abc")) is None
    assert store.token(digest_of(new)) is not None
    hashes = [digest_of(each) for each in ("abc", new, "watch", "never")]
    assert store.dead(hashes) == {hashes[0], hashes[3]} and store.dead([]) == set()


def test_seats_settings_requests_archives(store: Store) -> None:
    begun(store)
    store.change_seat("k3v9", "p1", name="Zoë", taken=True, standing={"loss": "plain"})
    store.change_table("k3v9", settings={"name": "x"}, status="over")
    seat = store.seats("k3v9")[0]
    assert (seat.name, seat.taken, seat.standing) == ("Zoë", True, {"loss": "plain"})
    request = ConsentRequest("k3v9", "u1", "undo", "p1", 4, "", {"p2": False}, 10, 20)
    store.put_request(request)
    request.votes["p2"] = True
    store.put_request(request)
    assert store.requests("k3v9") == [request]
    store.drop_request("k3v9", "u1")
    assert store.requests("k3v9") == []
    archive = Archive("k3v9", "0.4.0", b"\x1f\x8b\x00", {"winners": ["p1"]})
    store.put_archive(archive)
    assert store.archive("k3v9") == archive
    store.remove_table("k3v9")
    assert store.table("k3v9") is None and store.entries("k3v9") == [] and store.archive("k3v9") is None


def test_who_waits_and_who_is_to_be_told(store: Store) -> None:
    begun(store)
    assert store.commit(entry(1), {"asked": "p2", "asked_since": 50})
    assert store.waiting(101) == ["k3v9"] and store.waiting(100) == []
    assert store.outdated("9.9") == ["k3v9"] and store.outdated("0.4.0") == []
    assert store.idle(101) == ["k3v9"] and store.idle(100) == []
    store.change_seat("k3v9", "p1", contact={"to": "ann@example.org", "times": 0})
    assert store.contacts(1000) == [], "somebody else is asked"
    assert store.commit(entry(2), {"asked": "p1", "asked_since": 60})
    assert store.waiting(1000) == [] and store.contacts(59) == []
    ((found, seat),) = store.contacts(60)
    assert (found.id, seat.seat, seat.contact["to"]) == ("k3v9", "p1", "ann@example.org")
    assert store.claim(seat, {**seat.contact, "times": 1})
    assert not store.claim(seat, {**seat.contact, "times": 1}), "of two who would tell one does"
    store.probe()


def test_migrations_run_once_and_a_newer_database_is_refused(store: Store) -> None:
    begun(store)
    store.migrate()
    assert store.table("k3v9") == table()
    with store.transaction() as cursor:
        cursor.execute("insert into schema_version (version) values (?)", (len(MIGRATIONS) + 1,))
    try:
        with pytest.raises(StoreError, match="newer"):
            store.migrate()
    finally:
        with store.transaction() as cursor:
            cursor.execute("delete from schema_version where version > ?", (len(MIGRATIONS),))


def test_a_copy_while_it_is_used(tmp_path: Path) -> None:
    store = begun(Sqlite(tmp_path / "a.db"))
    store.commit(entry(1), {})
    assert isinstance(store, Sqlite)
    store.backup(tmp_path / "b.db")
    store.commit(entry(2), {})
    copy = Sqlite(tmp_path / "b.db")
    assert [found.seq for found in copy.entries("k3v9")] == [1]
    copy.close()
    store.close()
