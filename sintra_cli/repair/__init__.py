"""Find the smallest changes that mend a log; knows the meaning of a log, not its file."""
