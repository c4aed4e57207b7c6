"""What the system beneath is asked for: files that are whole or not there, new folders, the place for caches."""
