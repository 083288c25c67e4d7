"""Record a game at the table: what is typed becomes part of the log at once, if it is legal."""
