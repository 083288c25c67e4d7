"""What was written: from the bytes of a log to a value that can be replayed, or to what is wrong with it."""
