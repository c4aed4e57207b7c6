"""Questions and changes that ask nobody: what may happen on the board. Nothing here asks a player."""
