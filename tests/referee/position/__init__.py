"""Positions: logs that begin in the middle of a game."""
