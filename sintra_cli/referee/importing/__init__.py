"""Make a log of the rows of a table."""
