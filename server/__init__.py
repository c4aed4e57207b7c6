"""Tables to play at: the server behind `cyclades serve` (installed as `cyclades_server`).

The log is the game. A table is its set-up and its entries; whatever else is kept (a game in memory, Looks, pictures of
the past) can be made again from them, so that a server may be killed at any moment and loses nothing that it has
acknowledged.

    records.py    the rows that are kept: tables, entries, seats, tokens, requests, archives
    store.py      what a store can do, in SQL; sqlite.py and postgres.py say how their database is spoken to
    lines.py      which entries stand: undo is an entry too, and a taken line can be taken up again
    rooms.py      a table in memory: the game, its events by entry, pictures of the past
    tables.py     moves, undo by consent, takeovers: written, committed, then told
    calls.py      requests: who calls, and the answer; seating.py what is said of tables
    sitting.py    connections, the bots' chairs, standing answers
    patrol.py     what nobody asks for: forgotten bots, tables of an older engine, days
    importing.py  a table from a save
    app.py        the web: pages, documents, sockets, health

Imports go core < protocol < server; the engine knows nothing of this package.
"""
