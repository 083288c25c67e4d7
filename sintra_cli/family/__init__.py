"""What the games of the family share, under the names of a game's own room."""
