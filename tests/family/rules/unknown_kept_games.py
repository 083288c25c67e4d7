"""Games on side A in which nobody noted any pane that was kept."""

from __future__ import annotations

from typing import Final

TWO_PLAYERS: Final = """format = 1
game = "sintra"
side = "A"
round_colours = "WWRBYG"
[[players]]
name = "Ana"
strips = [
  "GBYRW/BGRYW", "YGRWB/*G*BR", "BWGRY/BGWYR", "YWRBG/YRBGW",
  "GWBYR/YBGRW", "RGBYW/RYWBG", "YBRWG/BWGRY", "RGYBW/WYBRG",
]
[[players]]
name = "Ben"
strips = [
  "RWBYG/BYGWR", "RYBWG/YGRBW", "YRWBG/*Y*GR", "RYWBG/GWYBR",
  "GBYRW/WBRGY", "GRYWB/RGWBY", "RWGBY/RYWGB", "BGRWY/BRGWY",
]
[[rounds]]
displays = ["BGRW", "BGRY", "BGRY", "BGWY", "GRWY"]
moves = '''
3B1 CY1 CG1 CR1 5Y1 CW1 CR1 CG1 4W1=? CB1=? CG1 CY1 2B1 CG1 CY1 CR1 1R1 CW1 CB2 CG3
'''
[[rounds]]
displays = ["BGRW", "BGRY", "BGWY", "BRWY", "BRWY"]
moves = '''
3W3 CY2 CB3 CG2 2R3 4W2 5Y3=? 1R2=? CR3 CG2 CY3 CW2 < < CB1=?
'''
[[rounds]]
displays = ["BGRW", "BGRY", "BGWY", "GRWY", "GRWY"]
moves = '''
3W1=? CG3=? CB2 CY4 2R2=? CG4 CY4 CB4 4G4 CW4 CR4 1R4=? CW4 CG4 CB4=? CY4 5R4 CW4 CY4 CG5
'''
[[rounds]]
displays = ["BGRW", "BGRY", "BGWY", "BRWY", "BRWY"]
moves = '''
4R5 CB4 CW5 3G4 CB5 CW4=? 2Y5=? CR5 CG5 CB5 1R5 CG5 CW5 5Y5 CW6 CR7 < < CB4 CY7
'''
[[rounds]]
displays = ["BGRW", "BGRY", "BGWY", "BRWY", "BRWY"]
moves = '''
5W7 CR4=? CB7 CY5 1G7=? CB5=? CR7 CW7 3G7 CB7 CW7 CY7 4Y7 CR7 CB7=? 2G7=? CW8 CR8 CB8 CY8
'''
[[rounds]]
displays = ["BGRW", "BGWY", "BRWY", "BRWY", "GRWY"]
moves = '''
1B8 CR8 CW8 CG8 5G8=? CY8=? CR8 CW8 4B8 CY8 CW8 CR8 2G8 CB8 CY8=? < < CW5=? 3W2 CR6 CY2 CB6
'''
"""
"""A game of two players, legal."""

THREE_PLAYERS: Final = """format = 1
game = "sintra"
side = "A"
round_colours = "BBRWGY"
[[players]]
name = "Ana"
strips = [
  "YGBWR/GRBYW", "RGYWB/GRWYB", "GWRYB/RGYBW", "YBWGR/*G*WB",
  "BRWYG/WRGYB", "YBGRW/GWRYB", "RGYBW/WGRYB", "RYBGW/GRWYB",
]
[[players]]
name = "Ben"
strips = [
  "YRBGW/GRBYW", "BWYGR/BWYRG", "RYWGB/WGRBY", "GBWYR/BGYWR",
  "WGRBY/RGYWB", "GBYWR/*B*WR", "BYRGW/WGBRY", "BRWGY/RBYWG",
]
[[players]]
name = "Caro"
strips = [
  "WGRYB/*B*YW", "YGRWB/RGBWY", "WGRBY/YRGBW", "WYGRB/RGYBW",
  "WGBRY/YGWRB", "BYGWR/YWGRB", "RGBYW/GBRYW", "BYRGW/RWGYB",
]
[[rounds]]
displays = ["BGRW", "BGRW", "BGRY", "BGWY", "BRWY", "GRWY", "GRWY"]
moves = '''
2R1 CG1 CW2 CB1 7W1 CG2 CY1 CR1 6Y2 CG1 3Y1 CB2 CW1=? 4B1=? 1R2=? CB1 CY2 5W2 CY1 CB2 CW3 CG1 < < CR1
'''
[[rounds]]
displays = ["BGRY", "BGRY", "BGWY", "BGWY", "BRWY", "GRWY", "GRWY"]
moves = '''
6W2 CY2 5W1=? CG2 CB2 CY2 2R2=? CG2 CB2 CY3 7R2=? CW2 CG3 CY3 1R2 CB3 CG3 3G2=? CW3 CB3 4W2 CR3=? CB4 CG2 < <
CY2
'''
[[rounds]]
displays = ["BGRW", "BGRW", "BGRY", "BGWY", "BRWY", "BRWY", "GRWY"]
moves = '''
3R3=? CB2 CG1 CY4 5R2=? CY1 CW4 CB3 6R1 2G4 CR3 1W1 CR4=? CY3 4B1=? CY4 7W3 CR2 CY5 CG3=? CB2 < CW3
'''
[[rounds]]
displays = ["BGRW", "BGRW", "BGRY", "BGRY", "BRWY", "BRWY", "GRWY"]
moves = '''
3R3 CG2 CB4 CY3 6W2 CR4 CB3 CY2=? 2W4 CG3=? CR3 1G4=? CW4 CR4 5R5 CY4 CW4 7G5 CR4 CY4 CW5 4B4 CG4 CB5=? CR5
CY5
'''
[[rounds]]
displays = ["BGRW", "BGRW", "BGRY", "BGRY", "BGWY", "BRWY", "GRWY"]
moves = '''
2B5 CW5 CG5 CR5 3G5 CY5 1G5 6Y5 5B5 7W5=? 4B5 CW5=? < CR5=? < CB4=? < CG4=? < CY1
'''
[[rounds]]
displays = ["BGRW", "BGRW", "BGRY", "BRWY", "BRWY", "BRWY", "GRWY"]
moves = '''
6W1 CB4 CY3 CR1 3G4 CB3 1G1 CY4 CW3 CB1=? 5B4 2G3=? CB1 4W4=? CB4 7R1 CG5 CY4 CW1 CR5
'''
"""
"""A game of three players, legal."""
