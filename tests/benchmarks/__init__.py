"""How well and how fast the program does what no test can settle; run by hand."""
