"""What was played: the journal, saves, replays, and what was true then."""
