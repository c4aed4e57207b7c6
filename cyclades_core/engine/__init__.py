"""Run a game, with the standard library only.

- `values`: types, errors and limits that all parts share
- `state`: the data of one position
- `rules`: questions about the board and changes to it, without asking a player
- `operations`: what players are asked, and which rules follow
- `machine`: runs programs of operations until a player must decide
- `program_errors`: errors of programs that never end or overflow
"""
