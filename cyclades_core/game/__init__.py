"""A running game: the public class `Game`, and everything between it and the engine.

- `game`: `Game`, the class that programs use
- `public_types`: what `Game` returns: `Decision`, `Legal`, `Event`, `Result` and others
- `drafts`: previews of a move that is not finished
- `events`: events and decisions with ids instead of numbers
- `sampling`: games that agree with what one seat knows
- `replay`: a save played again from its start
- `battle_odds`: the exact chance to win a battle
- `internals`: `GameInternals`, the inner interface for the apps of this repository
- `history/`: the log, undo, and save documents
- `notation/`: ids, and moves as text
- `positions/`: positions written as data, and checks that a position is possible
- `setup/`: boards, seats and the setup of a new game
- `views/`: what each seat sees

Nothing is imported here. Import the module that you need.
"""
