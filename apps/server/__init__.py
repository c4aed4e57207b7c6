"""Tables to play at: the server behind `cyclades serve` (installed as `cyclades_apps.server`).

The log is the game. A table is its set-up and its entries; whatever else is kept (a game in memory, Looks, pictures of
the past) can be made again from them, so that a server may be killed at any moment and loses nothing that it has
acknowledged.

    stored_rows.py    the rows that are kept: tables, entries, seats, tokens, requests, archives
    table_store.py      what a store can do, in SQL; sqlite_store.py and postgres_store.py say how their database is
    spoken to
    undo_history.py      which entries stand: undo is an entry too, and a taken line can be taken up again
    rooms.py      a table in memory: the game, its events by entry, pictures of the past
    tables.py     moves, undo by consent, takeovers: written, committed, then told
    request_handlers.py      requests: who calls, and the answer; table_documents.py what is said of tables
    presence.py    connections, the bots' chairs, standing answers
    maintenance.py     what nobody asks for: forgotten bots, tables of an older engine, days
    game_import.py  a table from a save
    web_app.py        the web: pages, documents, sockets, health

Imports go core < protocol < server; the engine knows nothing of this package.
"""
