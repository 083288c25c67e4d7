"""Two logs of one game compared."""
