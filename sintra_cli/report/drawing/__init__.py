"""Draw a position: palette, symbols of what lies in a cell, the middle of the table, boards, and a picture of all."""
