"""Find the smallest changes that mend a log, and write them into its file."""
