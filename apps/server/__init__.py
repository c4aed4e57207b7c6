"""Tables to play at: the server behind `cyclades serve` (installed as `cyclades_apps.server`).

The log is the game. A table is its setup and its entries. Everything else (a game in memory, snapshots, positions of
the past) can be made again from them, so a server may be killed at any moment and loses nothing that it acknowledged.

The server has two halves. The modules here host tables without a network. They need the core, attrs, cattrs and the
standard library. The sub-package `http` serves them with Starlette and uvicorn, and nothing here imports it.

Storage:

    stored_rows.py           rows of the database: tables, entries, seats, tokens, requests, archives
    table_store.py           the SQL statements that both databases share
    sqlite_store.py          tables in one SQLite file, for one process
    postgres_store.py        tables in PostgreSQL, for several processes (the only module that imports psycopg)
    store_addresses.py       opens the store of a URL or a path

Tables:

    undo_history.py          which entries are in force after undo and redo
    event_archive.py         packed events of a game in memory
    rooms.py                 a table in memory: the game, its events by entry, positions of the past
    ruleset_cache.py         rulesets that tables play by
    archives.py              finished tables, readable without replaying them
    server_clock.py          the time, and how much of it has really passed
    tables.py                moves and changes: tried, written, committed, then reported
    consent.py               what other players must agree to: undo, takeovers, the end of a table
    game_import.py           a table from a save
    game_export.py           a save or a record from a table
    table_administration.py  the work of `cyclades tables`

Calls:

    connections.py           a caller: its token, table and seat
    table_request_types.py   parameters of the methods of a server
    table_documents.py       new tables, and what everyone may know about one
    table_notes.py           entries that are no moves, as lines of the log
    clause_labels.py         a clause in words
    rate_limits.py           how often a client may call
    presence.py              who is connected to which table, and what they are sent
    request_handlers.py      the methods: who calls, what they may do, the answer
    sessions.py              a connected client: requests in order, messages in a limited queue
    page_documents.py        documents that the page fetches: content, board, symbols
    page_messages.py         the texts of the page

Bots:

    bot_choices.py           the choice of a move, in this process
    fair_queue.py            the order in which tables get the time of workers
    bot_worker.py            the program of a worker process: keeps rulesets and games, chooses moves
    bot_processes.py         worker processes with time limits (the only module that starts processes)
    bot_turns.py             turns of bots, and standing answers of players who are away

The whole:

    configuration.py         the settings of a service, and the file of `cyclades serve --config`
    notifications.py         turn notifications by mail or web hook
    maintenance.py           a pass every few seconds: bots without a worker, revoked links, notifications, old tables
    log_format.py            the log, one JSON object per line
    table_service.py         ties everything together for a host: begin, connect, answer, end

HTTP:

    http/web_settings.py     the settings of a web server
    http/client_addresses.py the address of a client, and the proxies that are believed
    http/allowed_names.py    what the Host and the Origin of a request may be
    http/connection_limits.py  the protocols of uvicorn with limits of connections and time
    http/request_guard.py    checks before a request reaches its address
    http/web_sockets.py      sessions over WebSockets
    http/script_bundle.py    the scripts of the page in one file
    http/page_routes.py      the answers to each address
    http/web_app.py          the Starlette application around a table service
    http/web_server.py       the uvicorn process of `cyclades serve`
"""
